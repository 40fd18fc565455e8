//! The reference of the JSON: every sheet and every shape, as a text and as JSON Schemas.

use super::wrapped;
use serde_json::{Map, Value, json};
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
    /// Parses the embedded file; a test checks every key.
    fn read(text: &str) -> Shapes {
        let file: serde_yaml::Value = serde_yaml::from_str(text).unwrap_or_default();
        let version = file["version"].as_u64().unwrap_or_default();
        let sheets = pairs(&file["sheets"]).map(|(name, value)| {
            let (of, about) =
                value.as_str().and_then(|value| value.split_once(" — ")).unwrap_or_default();
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

    /// The keys of this sheet.
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

    /// The shapes that these keys refer to, in the order of the file.
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
    fn read((name, value): (String, &serde_yaml::Value)) -> Key {
        let (kind, about) =
            value.as_str().and_then(|value| value.split_once(" — ")).unwrap_or_default();
        let (name, optional) = without_mark(&name);
        Key { name: name.to_owned(), optional, kind: Kind::read(kind), about: about.to_owned() }
    }
}

/// The name without the mark of an optional key.
fn without_mark(name: &str) -> (&str, bool) {
    name.strip_suffix('?').map_or((name, false), |name| (name, true))
}

fn pairs(value: &serde_yaml::Value) -> impl Iterator<Item = (String, &serde_yaml::Value)> {
    let entries = value.as_mapping().into_iter().flatten();
    entries.map(|(key, value)| (key.as_str().unwrap_or_default().to_owned(), value))
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Kind {
    Text,
    Whole,
    /// A whole number, or a fraction as text.
    Exact,
    Yes,
    /// The number of an entrant.
    Id,
    Null,
    /// One of these words.
    Any(Vec<String>),
    List(Box<Kind>),
    /// A list of two.
    Pair(Box<Kind>),
    /// An object with any keys.
    Map(Box<Kind>),
    Shape(String),
    Either(Vec<Kind>),
}

impl Kind {
    /// Parses a kind in the notation of the file of shapes: `list of id or null`.
    fn read(text: &str) -> Kind {
        if text.contains(" or ") {
            return Kind::Either(text.split(" or ").map(Kind::read).collect());
        }
        if let Some((head, of)) = text.split_once(" of ") {
            let kind = || Box::new(Kind::read(of));
            return match head {
                "list" => Kind::List(kind()),
                "pair" => Kind::Pair(kind()),
                "map" => Kind::Map(kind()),
                _ => Kind::Any(of.split('/').map(str::to_owned).collect()),
            };
        }
        match text {
            "text" => Kind::Text,
            "whole" => Kind::Whole,
            "exact" => Kind::Exact,
            "yes" => Kind::Yes,
            "id" => Kind::Id,
            "null" => Kind::Null,
            name => Kind::Shape(name.to_owned()),
        }
    }

    /// The kind for the reference.
    fn name(&self) -> String {
        match self {
            Kind::Text => "string".to_owned(),
            Kind::Whole => "integer".to_owned(),
            Kind::Exact => "exact".to_owned(),
            Kind::Yes => "boolean".to_owned(),
            Kind::Id => "id".to_owned(),
            Kind::Null => "null".to_owned(),
            Kind::Any(words) => {
                words.iter().map(|word| format!("{word:?}")).collect::<Vec<_>>().join(", ")
            }
            Kind::List(kind) => ["list", "of", &kind.name()].join(" "),
            Kind::Pair(kind) => format!("[{0}, {0}]", kind.name()),
            Kind::Map(kind) => ["map", "of", &kind.name()].join(" "),
            Kind::Shape(name) => name.clone(),
            Kind::Either(kinds) => kinds.iter().map(Kind::name).collect::<Vec<_>>().join(" or "),
        }
    }

    /// The kind in the words of JSON Schema.
    fn schema(&self) -> Value {
        match self {
            Kind::Text => json!({"type": "string"}),
            Kind::Whole => json!({"type": "integer"}),
            Kind::Exact => json!({"anyOf": [
                {"type": "integer"},
                {"type": "string", "pattern": "^-?[0-9]+/[0-9]+$"},
            ]}),
            Kind::Yes => json!({"type": "boolean"}),
            Kind::Id => json!({"type": "integer", "minimum": 1}),
            Kind::Null => json!({"type": "null"}),
            Kind::Any(words) => json!({"enum": words}),
            Kind::List(kind) => json!({"type": "array", "items": kind.schema()}),
            Kind::Pair(kind) => json!({
                "type": "array", "items": kind.schema(), "minItems": 2, "maxItems": 2,
            }),
            Kind::Map(kind) => json!({"type": "object", "additionalProperties": kind.schema()}),
            Kind::Shape(name) => json!({"$ref": format!("#/$defs/{name}")}),
            Kind::Either(kinds) => {
                json!({"anyOf": kinds.iter().map(Kind::schema).collect::<Vec<_>>()})
            }
        }
    }

    fn shapes(&self) -> Vec<&str> {
        match self {
            Kind::Shape(name) => vec![name],
            Kind::List(kind) | Kind::Pair(kind) | Kind::Map(kind) => kind.shapes(),
            Kind::Either(kinds) => kinds.iter().flat_map(Kind::shapes).collect(),
            Kind::Text
            | Kind::Whole
            | Kind::Exact
            | Kind::Yes
            | Kind::Id
            | Kind::Null
            | Kind::Any(_) => Vec::new(),
        }
    }
}

/// The columns of a text that fits every terminal.
const WIDTH: usize = 80;

/// Columns for a key.
const KEY: usize = 22;

/// Every sheet with its keys, and every shape.
pub fn reference() -> String {
    let mut out = String::new();
    for sheet in &SHAPES.sheets {
        out.push_str(&heading(sheet));
        let names = match &sheet.of {
            Of::Shape(name) => name.clone(),
            Of::Keys(_) => {
                let keys = SHAPES.keys(sheet).into_iter().map(|(key, optional)| {
                    format!("{}{}", key.name, if optional { "?" } else { "" })
                });
                keys.collect::<Vec<_>>().join(", ")
            }
        };
        out.push_str(&indented(&names, 2));
    }
    SHAPES.shapes.iter().for_each(|shape| out.push_str(&described(shape)));
    out
}

/// One sheet with the shapes that it refers to; None if there is no such JSON.
pub fn reference_of(sheet: &str) -> Option<String> {
    let sheet = SHAPES.sheet(sheet)?;
    let keys = SHAPES.keys(sheet);
    let mut out = heading(sheet);
    keys.iter().for_each(|(key, optional)| out.push_str(&line(key, *optional)));
    let below = SHAPES.reached(&keys);
    below.into_iter().filter(|shape| shape.name != DOCUMENT).for_each(|shape| {
        out.push_str(&described(shape));
    });
    Some(out)
}

fn heading(sheet: &Sheet) -> String {
    format!("\n{}\n{}", sheet.name, indented(&sheet.about, 2))
}

fn described(shape: &Shape) -> String {
    let mut out = format!("\n{}\n{}", shape.name, indented(&shape.about, 2));
    shape.keys.iter().for_each(|key| out.push_str(&line(key, key.optional)));
    for kind in &shape.either {
        out.push_str(&indented(&kind.name(), 4));
    }
    out
}

fn line(key: &Key, optional: bool) -> String {
    let name = format!("{}{}", key.name, if optional { "?" } else { "" });
    let says = format!("{}. {}", key.kind.name(), key.about);
    let mut lines = wrapped(says.split(' '), WIDTH - KEY - 4).into_iter();
    let first = lines.next().unwrap_or_default();
    let mut out = format!("    {name:<KEY$}{first}\n");
    lines.for_each(|line| out.push_str(&format!("    {:KEY$}{line}\n", "")));
    out
}

fn indented(text: &str, by: usize) -> String {
    let lines = wrapped(text.split(' '), WIDTH - by);
    lines.into_iter().map(|line| format!("{:by$}{line}\n", "")).collect()
}

/// The JSON Schema (draft 2020-12) of this sheet; None if there is no such JSON.
///
/// It allows unknown keys, because later versions may add some.
pub fn schema(sheet: &str) -> Option<String> {
    let text = serde_json::to_string_pretty(&SHAPES.schema(sheet)?);
    text.ok().map(|text| text + "\n")
}

impl Shapes {
    fn schema(&self, sheet: &str) -> Option<Value> {
        let sheet = self.sheet(sheet)?;
        let keys = self.keys(sheet);
        let mut schema = object(&sheet.about, &keys);
        let defs: Map<String, Value> = self
            .reached(&keys)
            .into_iter()
            .map(|shape| (shape.name.clone(), definition(shape)))
            .collect();
        let version = self.version;
        let about = Map::from_iter([
            ("$schema".to_owned(), json!("https://json-schema.org/draft/2020-12/schema")),
            ("$id".to_owned(), json!(format!("urn:komandor:json:{version}:{}", sheet.name))),
            ("title".to_owned(), json!(format!("Komandor: {}", sheet.name))),
        ]);
        let parts = schema.as_object_mut()?;
        parts.insert("$defs".to_owned(), Value::Object(defs));
        parts.extend(about);
        if let Some(komandor) = parts["properties"].get_mut("komandor") {
            komandor["const"] = json!(version);
        }
        Some(schema)
    }
}

fn definition(shape: &Shape) -> Value {
    if shape.either.is_empty() {
        let keys: Vec<(&Key, bool)> = shape.keys.iter().map(|key| (key, key.optional)).collect();
        return object(&shape.about, &keys);
    }
    let kinds: Vec<Value> = shape.either.iter().map(|kind| kind.schema()).collect();
    json!({"description": shape.about, "anyOf": kinds})
}

fn object(about: &str, keys: &[(&Key, bool)]) -> Value {
    let property = |(key, _): &(&Key, bool)| {
        let mut kind = key.kind.schema();
        kind["description"] = json!(key.about);
        (key.name.clone(), kind)
    };
    let properties: Map<String, Value> = keys.iter().map(property).collect();
    let required: Vec<&str> =
        keys.iter().filter(|(_, optional)| !optional).map(|(key, _)| key.name.as_str()).collect();
    json!({
        "description": about,
        "type": "object",
        "properties": properties,
        "required": required,
    })
}

#[cfg(test)]
mod tests;
