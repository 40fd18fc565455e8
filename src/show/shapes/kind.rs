//! The kinds of values in the JSON.

use serde_json::{Value, json};

/// What a value may be.
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
        let of = |word: &str| text.strip_prefix(word).map(|rest| Box::new(Kind::read(rest)));
        if let Some(kind) = of("list of ") {
            return Kind::List(kind);
        }
        if let Some(kind) = of("pair of ") {
            return Kind::Pair(kind);
        }
        if let Some(kind) = of("map of ") {
            return Kind::Map(kind);
        }
        if let Some(words) = text.strip_prefix("any of ") {
            return Kind::Any(words.split('/').map(str::to_owned).collect());
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
            Kind::Text => "text".to_owned(),
            Kind::Whole => "whole number".to_owned(),
            Kind::Exact => "exact number".to_owned(),
            Kind::Yes => "true or false".to_owned(),
            Kind::Id => "id".to_owned(),
            Kind::Null => "null".to_owned(),
            Kind::Any(words) => {
                words.iter().map(|word| format!("{word:?}")).collect::<Vec<_>>().join(", ")
            }
            Kind::List(kind) => format!("list of {}", kind.told()),
            Kind::Pair(kind) => format!("[{0}, {0}]", kind.told()),
            Kind::Map(kind) => format!("object of {}", kind.told()),
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
