//! The JSON Schema of a ruleset file, for completion and checks in an editor.
//!
//! Nothing is listed twice. `trace` asks the types that read a ruleset for their fields and words.
//! `documented` takes the descriptions from the tables of `config/README.md`. Only the bounds of
//! values stand here, in `bounds`, because the checks compute them.
//!
//! The schema knows one file at a time and no relation between its parts, except what the finals
//! need. A file that it finds no fault in may still be refused by [`super::read()`].

mod bounds;
mod documented;
mod forms;
mod trace;

#[cfg(test)]
mod tests;

use super::halves;
use bounds::{BOUNDS, NEEDED};
use documented::{Documented, Row};
use serde_json::{Map, Value, json};
use std::sync::LazyLock;
use trace::{Field, Group, Shape, Traced, trace};

/// The name of the file beside a game, as the first line of the template has it.
pub const SCHEMA_FILE: &str = "ruleset.schema.json";

/// The version of JSON Schema.
const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";
/// A key that only old event files have.
const OLD_KEY: &str = "swap_sides";

/// The text of the JSON Schema of a ruleset.
///
/// ```
/// let schema: serde_json::Value =
///     serde_json::from_str(komandor_rules::ruleset::json_schema()).unwrap();
/// assert_eq!(schema["properties"]["ruleset"]["const"], 1);
/// ```
pub fn json_schema() -> &'static str {
    static SCHEMA: LazyLock<String> = LazyLock::new(|| {
        let schema = trace().map_or(Value::Bool(true), |traced| whole(&traced));
        format!("{schema:#}\n")
    });
    &SCHEMA
}

/// The schema of the whole file.
fn whole(traced: &Traced) -> Value {
    let document = documented::read();
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

/// A group of keys.
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
    let paths = group.paths.iter().map(|group| match group.as_str() {
        "" => field.key.to_owned(),
        group => format!("{group}.{}", field.key),
    });
    let bounds = paths.filter_map(|path| BOUNDS.iter().find(|(bounded, _)| *bounded == path));
    bounds.for_each(|(_, bound)| bound.narrow(&mut schema));
    if let Some(row) = document.row(&group.paths, field.key) {
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
        Shape::Form(form) if form.expected == halves::POINTS => {
            literal.parse::<u32>().ok().map(Value::from)
        }
        Shape::Form(_) if is_code => Some(literal.trim_matches('"').into()),
        Shape::Form(_) | Shape::Text | Shape::Letter | Shape::List(_) | Shape::Group(_) => None,
    }
}
