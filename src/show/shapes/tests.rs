//! The file of shapes holds together.

use super::{Kind, SHAPES, json_sheets, reference, reference_of, schema};
use crate::show::What;
use serde_json::Value;

#[test]
fn every_sheet_has_its_schema_and_every_shape_its_words() {
    assert_eq!(SHAPES.version, 1);
    for what in What::ALL {
        assert!(json_sheets().any(|name| name == what.word()), "{}", what.word());
    }
    for shape in &SHAPES.shapes {
        assert!(!shape.about.is_empty(), "{}", shape.name);
        assert!(shape.keys.is_empty() != shape.either.is_empty(), "{}", shape.name);
        for key in &shape.keys {
            let place = format!("{}.{}", shape.name, key.name);
            assert!(key.about.ends_with('.'), "{place}: {}", key.about);
            for name in key.kind.shapes() {
                assert!(SHAPES.shape(name).is_some(), "{place}: there is no shape {name}");
            }
        }
    }
    for sheet in &SHAPES.sheets {
        assert!(!sheet.about.is_empty(), "{}", sheet.name);
        let keys = SHAPES.keys(sheet);
        if let super::Of::Keys(names) = &sheet.of {
            assert_eq!(keys.len(), names.len() + 2, "{}: a key is not in Document", sheet.name);
        }
        let schema: Value = serde_json::from_str(&schema(&sheet.name).unwrap()).unwrap();
        assert_eq!(schema["properties"]["komandor"]["const"], 1);
        assert!(reference_of(&sheet.name).unwrap().lines().all(|line| line.chars().count() <= 80));
    }
    assert!(reference().lines().all(|line| line.chars().count() <= 80));
    assert_eq!((schema("all"), reference_of("nothing")), (None, None));
}

#[test]
fn kinds_are_read_as_they_are_written() {
    let list = Kind::Either(vec![Kind::List(Box::new(Kind::Id)), Kind::Null]);
    assert_eq!(Kind::read("list of id or null"), list);
    assert_eq!(list.name(), "list of id or null");
    assert_eq!(Kind::read("any of a/b").name(), "\"a\", \"b\"");
}
