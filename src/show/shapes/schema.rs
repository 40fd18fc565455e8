//! JSON Schemas of the sheets.

use super::{Key, SHAPES, Shape, Shapes};
use serde_json::{Map, Value, json};

/// The JSON Schema of this sheet, draft 2020-12; None if no such sheet is written as JSON.
///
/// It allows keys that it does not name, because later versions add some.
pub fn schema(sheet: &str) -> Option<String> {
    let text = serde_json::to_string_pretty(&SHAPES.schema(sheet)?);
    text.ok().map(|text| text + "\n")
}

impl Shapes {
    pub(super) fn schema(&self, sheet: &str) -> Option<Value> {
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
