//! The kinds of values in the JSON.

use serde_json::{Value, json};

/// The kinds of values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kind {
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
    /// Reads a kind as the file of shapes writes it: `list of id or null`.
    pub(super) fn read(text: &str) -> Kind {
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

    /// The kind as the reference writes it.
    pub(super) fn told(&self) -> String {
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
            Kind::List(kind) => ["list", "of", &kind.told()].join(" "),
            Kind::Pair(kind) => format!("[{0}, {0}]", kind.told()),
            Kind::Map(kind) => ["map", "of", &kind.told()].join(" "),
            Kind::Shape(name) => name.clone(),
            Kind::Either(kinds) => kinds.iter().map(Kind::told).collect::<Vec<_>>().join(" or "),
        }
    }

    /// The kind in the words of JSON Schema.
    pub(super) fn schema(&self) -> Value {
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

    /// The names of the shapes in it.
    pub(super) fn shapes(&self) -> Vec<&str> {
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
