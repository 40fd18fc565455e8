//! Reads the mapping of a line: its number, its time, who did it, and one action.

use super::yaml_reader::harmless;
use crate::event::{Action, Entry};
use crate::msg;
use crate::words::Message;
use serde::de::value::StrDeserializer;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, IgnoredAny, IntoDeserializer,
    MapAccess, Unexpected, VariantAccess, Visitor,
};
use std::fmt;

/// A line that YAML can read; it may still record no action, or more than one.
pub(super) struct Line(pub Result<Entry, Odd>);

/// A mapping that is no line of the log.
pub(super) struct Odd {
    /// The key at fault.
    pub key: Option<String>,
    pub problem: Message,
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Line, D::Error> {
        deserializer.deserialize_map(LineVisitor).map(Line)
    }
}

struct LineVisitor;

impl<'de> Visitor<'de> for LineVisitor {
    type Value = Result<Entry, Odd>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a line of the log with n, at, by, one action, and sum")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let (mut n, mut at, mut by, mut why) = (None, None, None, None);
        let mut sum: Option<AnyText> = None;
        let mut action = None;
        while let Some(key) = map.next_key::<Key>()? {
            match key {
                Key::N => n = Some(once(&n, "n", &mut map)?),
                Key::At => at = Some(once(&at, "at", &mut map)?),
                Key::By => by = Some(once(&by, "by", &mut map)?),
                Key::Why => why = Some(once(&why, "why", &mut map)?),
                Key::Sum => sum = Some(once(&sum, "sum", &mut map)?),
                Key::Action(key) if action.is_some() => {
                    let problem = msg!("file-line.second-action", key = harmless(&key));
                    return odd(map, key, problem);
                }
                Key::Action(key) => {
                    let mut unknown = false;
                    let named = Named { key: &key, map: &mut map, unknown: &mut unknown };
                    match Action::deserialize(named) {
                        Ok(read) => action = Some(read),
                        Err(_) if unknown => {
                            let key_shown = harmless(&key);
                            let problem = msg!("file-line.unknown-action", key = key_shown);
                            return odd(map, key, problem);
                        }
                        Err(error) => return Err(error),
                    }
                }
            }
        }
        let Some(action) = action else {
            return Ok(Err(Odd { key: None, problem: msg!("file-line.no-action") }));
        };
        Ok(Ok(Entry {
            n: n.ok_or_else(|| A::Error::missing_field("n"))?,
            at: at.ok_or_else(|| A::Error::missing_field("at"))?,
            by: by.ok_or_else(|| A::Error::missing_field("by"))?,
            reason: why,
            action,
        }))
    }
}

/// Passes over the value of this key and the rest of the line.
fn odd<'de, A: MapAccess<'de>>(
    mut map: A,
    key: String,
    problem: Message,
) -> Result<Result<Entry, Odd>, A::Error> {
    map.next_value::<IgnoredAny>()?;
    while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
    Ok(Err(Odd { key: Some(key), problem }))
}

/// A key of the line; all but one of them are known.
enum Key {
    N,
    At,
    By,
    Why,
    Sum,
    Action(String),
}

impl<'de> Deserialize<'de> for Key {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Key, D::Error> {
        struct Keys;
        impl Visitor<'_> for Keys {
            type Value = Key;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a string")
            }

            fn visit_str<E: Error>(self, key: &str) -> Result<Key, E> {
                Ok(match key {
                    "n" => Key::N,
                    "at" => Key::At,
                    "by" => Key::By,
                    "why" => Key::Why,
                    "sum" => Key::Sum,
                    action => Key::Action(action.to_owned()),
                })
            }
        }
        deserializer.deserialize_str(Keys)
    }
}

/// A text; its content does not matter.
struct AnyText;

impl<'de> Deserialize<'de> for AnyText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AnyText, D::Error> {
        struct Texts;
        impl Visitor<'_> for Texts {
            type Value = AnyText;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a string")
            }

            fn visit_str<E: Error>(self, _: &str) -> Result<AnyText, E> {
                Ok(AnyText)
            }
        }
        deserializer.deserialize_str(Texts)
    }
}

/// The value of a key that has not come before.
fn once<'de, T: Deserialize<'de>, A: MapAccess<'de>>(
    before: &Option<T>,
    key: &'static str,
    map: &mut A,
) -> Result<T, A::Error> {
    match before {
        None => map.next_value(),
        Some(_) => Err(A::Error::duplicate_field(key)),
    }
}

/// A key of the line and its value, presented as a variant of an enum and its content.
struct Named<'a, A> {
    key: &'a str,
    map: &'a mut A,
    /// Set if there is no such action.
    unknown: &'a mut bool,
}

impl<'de, A: MapAccess<'de>> Deserializer<'de> for Named<'_, A> {
    type Error = A::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_enum(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        option unit unit_struct newtype_struct seq tuple tuple_struct map struct enum
        identifier ignored_any
    }
}

impl<'de, A: MapAccess<'de>> EnumAccess<'de> for Named<'_, A> {
    type Error = A::Error;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), A::Error> {
        let name: StrDeserializer<'_, A::Error> = self.key.into_deserializer();
        match seed.deserialize(name) {
            Ok(variant) => Ok((variant, self)),
            Err(error) => {
                *self.unknown = true;
                Err(error)
            }
        }
    }
}

impl<'de, A: MapAccess<'de>> VariantAccess<'de> for Named<'_, A> {
    type Error = A::Error;

    fn unit_variant(self) -> Result<(), A::Error> {
        self.map.next_value()
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, A::Error> {
        self.map.next_value_seed(seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, A::Error> {
        Err(A::Error::invalid_type(Unexpected::Map, &"one value"))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, A::Error> {
        Err(A::Error::invalid_type(Unexpected::Map, &"one value"))
    }
}
