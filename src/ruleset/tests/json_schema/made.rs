//! The JSON Schema of a ruleset file as it is made of the types and the document.

use crate::ruleset::{Ruleset, bounds, preliminary, scoring, structures};
use Bound::{Distinct, Entries, Letters, Pattern, Range};
use serde::de::value::{Error, StrDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, IntoDeserializer, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::{Deserialize, forward_to_deserialize_any};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";
/// A key that only old event files have.
pub(super) const OLD_KEY: &str = "swap_sides";

pub(super) fn made() -> String {
    format!("{:#}\n", whole(&trace().unwrap()))
}

fn whole(traced: &Traced) -> Value {
    let document = read();
    let mut groups: Map<String, Value> = Map::new();
    for (name, group) in &traced.groups {
        groups.insert((*name).to_owned(), of_group(group, &document));
    }
    let mut schema = match groups.remove(traced.root) {
        Some(Value::Object(schema)) => schema,
        _ => Map::new(),
    };
    schema.insert("$schema".to_owned(), DIALECT.into());
    schema.insert("title".to_owned(), "Komandor".into());
    schema.insert("$defs".to_owned(), groups.into());
    schema.into()
}

fn of_group(group: &Group, document: &Documented) -> Value {
    let fields = group.fields.iter().filter(|field| field.key != OLD_KEY);
    let properties: Map<String, Value> =
        fields.map(|field| (field.key.to_owned(), of_field(field, group, document))).collect();
    let mut schema = Map::new();
    schema.insert("type".to_owned(), "object".into());
    schema.insert("additionalProperties".to_owned(), false.into());
    schema.insert("properties".to_owned(), properties.into());
    // Some fields may be left out for the type, and the checks ask for them.
    let asked = |key| document.row(&group.paths, key).is_some_and(Row::is_required);
    let required = group.fields.iter().filter(|field| field.required || asked(field.key));
    let required: Vec<&str> = required.map(|field| field.key).collect();
    if !required.is_empty() {
        schema.insert("required".to_owned(), required.into());
    }
    for needed in NEEDED.iter().filter(|needed| group.paths.contains(needed.group)) {
        let condition = json!({
            "required": [needed.key],
            "properties": {needed.key: {"enum": needed.words}},
        });
        schema.insert("if".to_owned(), condition);
        schema.insert("then".to_owned(), json!({"required": needed.needs}));
    }
    schema.into()
}

/// A field: its shape, its bounds, and what the document says of it.
fn of_field(field: &Field, group: &Group, document: &Documented) -> Value {
    let mut schema = of_shape(&field.shape);
    if let Some(row) = document.row(&group.paths, field.key) {
        row.bounds().into_iter().for_each(|bound| bound.narrow(&mut schema));
        schema.insert("description".to_owned(), document.description(row).into());
        if let Some(default) = default(row, &field.shape) {
            schema.insert("default".to_owned(), default);
        }
    }
    schema.into()
}

fn of_shape(shape: &Shape) -> Map<String, Value> {
    let schema = match shape {
        Shape::Whole => json!({"type": "integer", "minimum": 0}),
        Shape::Signed => json!({"type": "integer"}),
        // An unquoted number is read as a text.
        Shape::Text => json!({"type": ["string", "number"]}),
        Shape::Letter => json!({"type": ["string", "integer"], "minLength": 1, "maxLength": 1}),
        Shape::Flag => json!({"type": "boolean"}),
        Shape::Words(words) => json!({"enum": words}),
        Shape::List(entry) => json!({"type": "array", "items": of_shape(entry)}),
        Shape::Group(name) => json!({"$ref": format!("#/$defs/{name}")}),
        Shape::Form(form) => (form.schema)(),
    };
    match schema {
        Value::Object(schema) => schema,
        _ => Map::new(),
    }
}

/// The value if the field is left out, where the document gives it as a value.
fn default(row: &Row, shape: &Shape) -> Option<Value> {
    let literal = row.left_out.trim_matches('`');
    let is_code = row.left_out.len() == literal.len() + 2 && !literal.contains('`');
    match shape {
        Shape::Whole | Shape::Signed => literal.parse::<u32>().ok().map(Value::from),
        Shape::Flag => literal.parse::<bool>().ok().map(Value::from),
        Shape::Words(words) => words.contains(&literal).then(|| literal.into()),
        Shape::Form(form) if form.expected == scoring::POINTS => {
            literal.parse::<u32>().ok().map(Value::from)
        }
        Shape::Form(_) if is_code => Some(literal.trim_matches('"').into()),
        Shape::Form(_) | Shape::Text | Shape::Letter | Shape::List(_) | Shape::Group(_) => None,
    }
}

#[derive(Debug, Clone, Copy)]
pub(super) enum Bound {
    /// The least and the largest number; of a list, that of its entries.
    Range(u32, u32),
    /// This many entries at least and at most.
    Entries(usize, usize),
    /// A list that names nothing twice.
    Distinct,
    /// A text of this many letters at most, in each language.
    Letters(u32),
    /// A text of this pattern.
    Pattern(&'static str),
}

/// Fields that a group needs if one of its fields has one of these words.
#[derive(Debug)]
pub(super) struct Needed {
    pub group: &'static str,
    pub key: &'static str,
    pub words: &'static [&'static str],
    pub needs: &'static [&'static str],
}

const NEEDED: [Needed; 1] = [Needed {
    group: "finals",
    key: "kind",
    words: &["single_elimination", "double_elimination"],
    needs: &["sizes", "cuts"],
}];

impl Bound {
    /// Adds the bound to the schema of a value, or of the entries of a list.
    fn narrow(self, schema: &mut Map<String, Value>) {
        if let (Range(..), Some(Value::Object(entries))) = (self, schema.get_mut("items")) {
            return self.narrow(entries);
        }
        let mut set = |key: &str, value: Value| _ = schema.insert(key.to_owned(), value);
        match self {
            Range(least, largest) => {
                set("minimum", least.into());
                if largest < u32::MAX {
                    set("maximum", largest.into());
                }
            }
            Entries(least, most) => {
                set("minItems", least.into());
                if most < usize::MAX {
                    set("maxItems", most.into());
                }
            }
            Distinct => set("uniqueItems", true.into()),
            Letters(most) => {
                let text = json!({"maxLength": most});
                set("properties", json!({"en": text, "pl": text}));
            }
            Pattern(pattern) => set("pattern", pattern.into()),
        }
    }
}

const DOCUMENT: &str = include_str!("../../../../config/README.md");
const PART: &str = "\n## Every field\n";

#[derive(Debug, Default)]
pub(super) struct Documented {
    rows: BTreeMap<String, BTreeMap<&'static str, Row>>,
    columns: [&'static str; 2],
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Row {
    pub value: &'static str,
    pub left_out: &'static str,
    pub meaning: &'static str,
}

pub(super) fn read() -> Documented {
    let mut document = Documented::default();
    let part = DOCUMENT.split_once(PART).map_or("", |(_, part)| part);
    let part = part.split("\n## ").next().unwrap_or_default();
    for group in part.split("\n### ").skip(1) {
        let (heading, body) = group.split_once('\n').unwrap_or((group, ""));
        let mut rows = BTreeMap::new();
        for line in body.lines() {
            let mut cells = line.trim_matches('|').split(" | ").map(str::trim);
            let mut cell = || cells.next().unwrap_or_default();
            let (field, value, left_out, meaning) = (cell(), cell(), cell(), cell());
            if field == "field" {
                document.columns = [value, left_out];
            }
            if let Some(field) = field.strip_prefix('`').and_then(|name| name.strip_suffix('`')) {
                rows.insert(field, Row { value, left_out, meaning });
            }
        }
        for name in heading.split(", ").map(|name| name.trim_matches('`')) {
            // Only the group that is the whole file has no path for a heading.
            let name = if heading.starts_with('`') { name } else { "" };
            document.rows.insert(name.to_owned(), rows.clone());
        }
    }
    document
}

impl Row {
    fn is_required(&self) -> bool {
        self.left_out == "required"
    }

    /// The bounds that the column *value* names.
    pub fn bounds(&self) -> Vec<Bound> {
        let number = |word: &str| word.parse::<u32>().ok();
        let words: Vec<&str> = self.value.split(' ').collect();
        let words: Vec<&str> =
            words.iter().map(|word| word.trim_matches([',', ';', '`'])).collect();
        let mut bounds = Vec::new();
        match words[..] {
            ["an", "id", ref rest @ ..] if rest.first() != Some(&"of") => {
                bounds.push(Pattern(bounds::ID));
            }
            ["a", "letter", ..] => bounds.push(Pattern("^[a-z0-9]$")),
            ["list", "of", "two", ..] => bounds.push(Entries(2, 2)),
            [only] => bounds.extend(number(only).map(|only| Range(only, only))),
            _ => {}
        }
        if ["list of `", "list of ids", "list of different"]
            .iter()
            .any(|of| self.value.starts_with(of))
        {
            bounds.push(Distinct);
        }
        for three in words.windows(3) {
            bounds.extend(match *three {
                ["at", "least", "one"] => Some(Entries(1, usize::MAX)),
                ["at", "least", "two"] => Some(Entries(2, usize::MAX)),
                ["at", "least", least] => number(least).map(|least| Range(least, u32::MAX)),
                ["up", "to", most] => number(most).map(|most| Range(0, most)),
                [least, "to" | "or", most] => {
                    number(least).zip(number(most)).map(|(least, most)| Range(least, most))
                }
                [most, "letters", "at"] => number(most).map(Letters),
                _ => None,
            });
        }
        bounds
    }
}

impl Documented {
    pub fn fields(&self) -> impl Iterator<Item = (String, &Row)> {
        let path = |group: &str, key: &str| match group {
            "" => String::from(key),
            group => format!("{group}.{key}"),
        };
        let groups = self.rows.iter();
        groups.flat_map(move |(group, rows)| {
            rows.iter().map(move |(key, row)| (path(group, key), row))
        })
    }

    /// The row of a field of a group, which may stand in several places of a file.
    pub fn row(&self, groups: &BTreeSet<String>, field: &str) -> Option<&Row> {
        groups.iter().find_map(|group| self.rows.get(group)?.get(field))
    }

    fn description(&self, row: &Row) -> String {
        let [value, left_out] = self.columns;
        format!("{}\n\n{value}: {}\n\n{left_out}: {}", row.meaning, row.value, row.left_out)
    }
}

/// A form of its own, known by what its reader expects.
#[derive(Debug)]
pub(super) struct Form {
    pub expected: &'static str,
    /// A text that the reader takes.
    pub sample: &'static str,
    pub schema: fn() -> Value,
}

impl PartialEq for Form {
    fn eq(&self, other: &Form) -> bool {
        self.expected == other.expected
    }
}

/// Every form. A reader that expects something else stops the trace, which a test reports.
static FORMS: [Form; 3] = [
    Form {
        expected: structures::NUMBER,
        sample: "2",
        schema: || {
            let range = r"^\s*\d+\s*(-\s*\d+\s*|\+)?$";
            json!({"type": ["string", "integer"], "pattern": range, "minimum": 2})
        },
    },
    Form {
        expected: preliminary::SHARE,
        sample: "0",
        schema: || {
            let share = r"^\s*\d+\s*(/\s*[1-9]\d?\d?\s*)?$";
            json!({"type": ["string", "integer"], "pattern": share, "minimum": 0, "maximum": 1})
        },
    },
    Form {
        expected: scoring::POINTS,
        sample: "1/2",
        schema: || json!({"type": ["string", "integer"], "pattern": r"^\d+/2$", "minimum": 0}),
    },
];

#[derive(Debug, Clone, PartialEq)]
pub(super) enum Shape {
    Whole,
    Signed,
    Text,
    Letter,
    Flag,
    Words(&'static [&'static str]),
    List(Box<Shape>),
    /// A group of keys, by the name of its type.
    Group(&'static str),
    /// A value that its type reads from a text or number of its own form.
    Form(&'static Form),
}

impl Shape {
    /// The words that a field of this shape may be, or each entry of its list.
    pub fn words(&self) -> &'static [&'static str] {
        match self {
            Shape::Words(words) => words,
            Shape::List(entry) => entry.words(),
            _ => &[],
        }
    }
}

#[derive(Debug, Default)]
pub(super) struct Group {
    pub fields: Vec<Field>,
    /// The places in a file at which it stands: `structures.basic.rows`, the whole file is "".
    pub paths: BTreeSet<String>,
}

#[derive(Debug)]
pub(super) struct Field {
    pub key: &'static str,
    pub shape: Shape,
    /// Whether a file without it is refused.
    pub required: bool,
}

/// The groups of a ruleset file.
#[derive(Debug, Default)]
pub(super) struct Traced {
    /// The group that is the whole file.
    pub root: &'static str,
    pub groups: BTreeMap<&'static str, Group>,
    pub sample: Option<Ruleset>,
}

/// Asks the type of a ruleset and all types in it.
///
/// # Errors
/// A type reads a form that [`FORMS`] does not have.
pub(super) fn trace() -> Result<Traced, Error> {
    let mut traced = ask(None)?;
    let names: Vec<(&str, &str)> = (traced.groups.iter())
        .flat_map(|(name, group)| group.fields.iter().map(|field| (*name, field.key)))
        .collect();
    let refused: Vec<bool> = names.iter().map(|left_out| ask(Some(*left_out)).is_err()).collect();
    let fields = traced.groups.values_mut().flat_map(|group| &mut group.fields);
    for (field, required) in fields.zip(refused) {
        field.required = required;
    }
    Ok(traced)
}

/// Reads a ruleset of sample values. The field of this group is left out.
fn ask(left_out: Option<(&str, &str)>) -> Result<Traced, Error> {
    let mut traced = Traced::default();
    let mut shape = Shape::Flag;
    let tracer = Tracer { traced: &mut traced, shape: &mut shape, path: "", left_out };
    traced.sample = Some(Ruleset::deserialize(tracer)?);
    if let Shape::Group(name) = shape {
        traced.root = name;
    }
    Ok(traced)
}

/// Notes what one value is asked for.
struct Tracer<'t> {
    traced: &'t mut Traced,
    shape: &'t mut Shape,
    path: &'t str,
    left_out: Option<(&'t str, &'t str)>,
}

impl Tracer<'_> {
    fn begin(&mut self, name: &'static str) {
        *self.shape = Shape::Group(name);
        let group = self.traced.groups.entry(name).or_default();
        group.paths.insert(self.path.to_owned());
        group.fields.clear();
    }

    /// Gives the sample of the form that the visitor expects.
    fn form<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let expected = (&visitor as &dyn Expected).to_string();
        match FORMS.iter().find(|form| form.expected == expected) {
            Some(form) => {
                *self.shape = Shape::Form(form);
                visitor.visit_str(form.sample)
            }
            None => Err(Error::invalid_type(Unexpected::Other(self.path), &visitor)),
        }
    }
}

impl<'de> Deserializer<'de> for Tracer<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.form(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if (&visitor as &dyn Expected).to_string() != "a string" {
            return self.form(visitor);
        }
        *self.shape = Shape::Text;
        visitor.visit_str("a")
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        *self.shape = Shape::Letter;
        visitor.visit_char('a')
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        *self.shape = Shape::Flag;
        visitor.visit_bool(false)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        *self.shape = Shape::Whole;
        visitor.visit_u32(1)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_u32(visitor)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_u32(visitor)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_u32(visitor)
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        *self.shape = Shape::Signed;
        visitor.visit_i64(1)
    }

    fn deserialize_i32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_i64(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let mut entry = Shape::Flag;
        let Tracer { traced, path, left_out, .. } = self;
        let tracer = Tracer { traced, shape: &mut entry, path, left_out };
        let read = visitor.visit_seq(SeqEntries { tracer: Some(tracer) })?;
        *self.shape = Shape::List(Box::new(entry));
        Ok(read)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        mut self,
        name: &'static str,
        keys: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.begin(name);
        let fields = Fields { of: self, name, keys: keys.iter(), key: None };
        visitor.visit_map(fields)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        words: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        *self.shape = Shape::Words(words);
        visitor.visit_enum(Word(words.first().copied().unwrap_or_default()))
    }

    forward_to_deserialize_any! {
        i8 i16 i128 u128 f32 f64 bytes byte_buf unit unit_struct tuple tuple_struct map identifier
        ignored_any
    }
}

struct SeqEntries<'t> {
    tracer: Option<Tracer<'t>>,
}

impl<'de> SeqAccess<'de> for SeqEntries<'_> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        self.tracer.take().map(|tracer| seed.deserialize(tracer)).transpose()
    }
}

struct Fields<'t> {
    of: Tracer<'t>,
    name: &'static str,
    keys: std::slice::Iter<'static, &'static str>,
    key: Option<&'static str>,
}

// These are apart from the trait's functions, which the compiler makes anew for every type.
impl Fields<'_> {
    /// Goes on to the next key that is not left out.
    fn next_key(&mut self) -> Option<&'static str> {
        let left_out = |key: &&&str| self.of.left_out == Some((self.name, **key));
        self.key = self.keys.find(|key| !left_out(key)).copied();
        self.key
    }

    fn path(&self) -> String {
        let key = self.key.unwrap_or_default();
        match self.of.path {
            "" => key.to_owned(),
            path => format!("{path}.{key}"),
        }
    }

    fn note(&mut self, shape: Shape) {
        if let Some(group) = self.of.traced.groups.get_mut(self.name) {
            let key = self.key.unwrap_or_default();
            group.fields.push(Field { key, shape, required: false });
        }
    }
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Error> {
        let key = self.next_key();
        let key = key.map(|key| -> StrDeserializer<'_, Error> { key.into_deserializer() });
        key.map(|key| seed.deserialize(key)).transpose()
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        let path = self.path();
        let mut shape = Shape::Flag;
        let read = seed.deserialize(Tracer {
            traced: &mut *self.of.traced,
            shape: &mut shape,
            path: &path,
            left_out: self.of.left_out,
        })?;
        self.note(shape);
        Ok(read)
    }
}

struct Word(&'static str);

impl<'de> EnumAccess<'de> for Word {
    type Error = Error;
    type Variant = Word;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Word), Error> {
        let word: StrDeserializer<'_, Error> = self.0.into_deserializer();
        Ok((seed.deserialize(word)?, self))
    }
}

impl<'de> VariantAccess<'de> for Word {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Result<T::Value, Error> {
        Err(Error::custom(self.0))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Error> {
        Err(Error::custom(self.0))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Error> {
        Err(Error::custom(self.0))
    }
}
