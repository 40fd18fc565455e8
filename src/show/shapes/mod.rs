//! The reference of the JSON: every sheet and every shape, as a text and as JSON Schemas.
//!
//! Both are made from `config/json/shapes.yaml`. The JSON itself is written elsewhere, so that a
//! test can compare the two.

mod kind;
mod reference;
mod schema;

pub use reference::{reference, reference_of};
pub use schema::schema;

use kind::Kind;
use std::sync::LazyLock;

static SHAPES: LazyLock<Shapes> =
    LazyLock::new(|| Shapes::read(include_str!("../../../config/json/shapes.yaml")));

/// Everything that is written as JSON.
struct Shapes {
    version: u64,
    sheets: Vec<Sheet>,
    shapes: Vec<Shape>,
}

/// A document that a command writes.
struct Sheet {
    name: String,
    about: String,
    of: Of,
}

enum Of {
    /// The keys of a document, besides those that every document has.
    Keys(Vec<SheetKey>),
    /// A shape of its own.
    Shape(String),
}

struct SheetKey {
    name: String,
    optional: bool,
}

/// An object, or one of several kinds.
struct Shape {
    name: String,
    about: String,
    keys: Vec<Key>,
    /// Instead of keys.
    either: Vec<Kind>,
}

struct Key {
    name: String,
    optional: bool,
    kind: Kind,
    about: String,
}

/// The shape of a document, of which each sheet has some keys.
const DOCUMENT: &str = "Document";

/// The keys of every document.
const ALWAYS: [&str; 2] = ["komandor", "event"];

/// The names of the sheets that are written as JSON.
pub fn json_sheets() -> impl Iterator<Item = &'static str> {
    SHAPES.sheets.iter().map(|sheet| sheet.name.as_str())
}

/// The version of the shapes.
pub fn json_version() -> u64 {
    SHAPES.version
}

impl Shapes {
    /// Reads the embedded file; a test reads it with every key.
    fn read(text: &str) -> Shapes {
        let file: serde_yaml::Value = serde_yaml::from_str(text).unwrap_or_default();
        let version = file["version"].as_u64().unwrap_or_default();
        let sheets = pairs(&file["sheets"]).map(|(name, said)| {
            let (of, about) =
                said.as_str().and_then(|said| said.split_once(" — ")).unwrap_or_default();
            let of = match of.starts_with(char::is_uppercase) {
                true => Of::Shape(of.to_owned()),
                false => Of::Keys(of.split(' ').map(SheetKey::read).collect()),
            };
            Sheet { name, about: about.to_owned(), of }
        });
        let shapes = pairs(&file["shapes"]).map(|(name, shape)| Shape {
            name,
            about: shape["about"].as_str().unwrap_or_default().to_owned(),
            keys: pairs(&shape["keys"]).map(Key::read).collect(),
            either: shape["either"]
                .as_str()
                .map_or(Vec::new(), |kinds| kinds.split(", ").map(Kind::read).collect()),
        });
        Shapes { version, sheets: sheets.collect(), shapes: shapes.collect() }
    }

    fn sheet(&self, name: &str) -> Option<&Sheet> {
        self.sheets.iter().find(|sheet| sheet.name == name)
    }

    fn shape(&self, name: &str) -> Option<&Shape> {
        self.shapes.iter().find(|shape| shape.name == name)
    }

    /// The keys of a sheet, as this sheet has them.
    fn keys<'s>(&'s self, sheet: &'s Sheet) -> Vec<(&'s Key, bool)> {
        match &sheet.of {
            Of::Shape(name) => {
                let keys = self.shape(name).map_or(&[][..], |shape| &shape.keys);
                keys.iter().map(|key| (key, key.optional)).collect()
            }
            Of::Keys(names) => {
                let keys = self.shape(DOCUMENT).map_or(&[][..], |shape| &shape.keys);
                let in_sheet = |key: &'s Key| {
                    let own = names.iter().find(|own| own.name == key.name);
                    let always = ALWAYS.contains(&key.name.as_str()).then_some((key, false));
                    own.map(|own| (key, own.optional)).or(always)
                };
                keys.iter().filter_map(in_sheet).collect()
            }
        }
    }

    /// The shapes that these keys lead to, in the order of the file.
    fn reached(&self, keys: &[(&Key, bool)]) -> Vec<&Shape> {
        let mut names: Vec<&str> = keys.iter().flat_map(|(key, _)| key.kind.shapes()).collect();
        let mut at = 0;
        while let Some(shape) = names.get(at).map(|name| self.shape(name)) {
            let below = shape.into_iter().flat_map(Shape::names);
            let new: Vec<&str> = below.filter(|name| !names.contains(name)).collect();
            names.extend(new);
            at += 1;
        }
        self.shapes.iter().filter(|shape| names.contains(&shape.name.as_str())).collect()
    }
}

impl Shape {
    /// The names of the shapes below this one.
    fn names(&self) -> impl Iterator<Item = &str> {
        let below = self.keys.iter().flat_map(|key| key.kind.shapes());
        below.chain(self.either.iter().flat_map(Kind::shapes))
    }
}

impl SheetKey {
    fn read(text: &str) -> SheetKey {
        let (name, optional) = without_mark(text);
        SheetKey { name: name.to_owned(), optional }
    }
}

impl Key {
    fn read((name, said): (String, &serde_yaml::Value)) -> Key {
        let (kind, about) =
            said.as_str().and_then(|said| said.split_once(" — ")).unwrap_or_default();
        let (name, optional) = without_mark(&name);
        Key { name: name.to_owned(), optional, kind: Kind::read(kind), about: about.to_owned() }
    }
}

/// The name without the mark of a key that may be absent.
fn without_mark(name: &str) -> (&str, bool) {
    name.strip_suffix('?').map_or((name, false), |name| (name, true))
}

fn pairs(value: &serde_yaml::Value) -> impl Iterator<Item = (String, &serde_yaml::Value)> {
    let entries = value.as_mapping().into_iter().flatten();
    entries.map(|(key, value)| (key.as_str().unwrap_or_default().to_owned(), value))
}

#[cfg(test)]
mod tests;
