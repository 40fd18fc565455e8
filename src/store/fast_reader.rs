//! A fast reader for YAML lines in exactly the form in which this program writes them.
//!
//! It is ten times as fast as the YAML library, and gives up on any other form. Speed
//! matters because an event of 500 players has some 2,800 lines, and opening it waits for
//! all of them. Every text it accepts means the same to YAML. All other text is left to
//! the YAML library, which also says what is wrong with it.

use serde::de::value::StrDeserializer;
use serde::de::{self, DeserializeSeed, EnumAccess, IntoDeserializer, MapAccess, SeqAccess};
use serde::de::{VariantAccess, Visitor};
use std::fmt;

/// The form of the text is unknown to this reader; the reason does not matter.
#[derive(Debug)]
pub(super) struct Unknown;

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not in the form in which it was written")
    }
}

impl std::error::Error for Unknown {}

impl de::Error for Unknown {
    fn custom<T: fmt::Display>(_: T) -> Unknown {
        Unknown
    }
}

/// The deepest nesting of lists and mappings; the files have far less.
const DEEPEST: usize = 16;

/// Reads one value, which must be the whole text.
pub(super) fn read<'de, T: de::Deserialize<'de>>(text: &'de str) -> Result<T, Unknown> {
    let mut reader = Reader { rest: text, depth: 0 };
    let value = T::deserialize(&mut reader)?;
    if reader.rest.is_empty() { Ok(value) } else { Err(Unknown) }
}

/// A value without content of its own, or the beginning of a list or mapping.
enum Token<'de> {
    Text(&'de str),
    Escaped(String),
    Flag(bool),
    Whole(u64),
    Signed(i64),
    Mapping,
    List,
}

struct Reader<'de> {
    rest: &'de str,
    depth: usize,
}

impl<'de> Reader<'de> {
    /// Passes over this sign, if it comes next. It is one byte, because to compare texts of
    /// any length would take a quarter of the whole time.
    fn eat(&mut self, sign: u8) -> bool {
        let comes = self.rest.as_bytes().first() == Some(&sign);
        if comes {
            self.rest = &self.rest[1..];
        }
        comes
    }

    fn expect(&mut self, sign: u8) -> Result<(), Unknown> {
        if self.eat(sign) { Ok(()) } else { Err(Unknown) }
    }

    /// The part before the first character that is none of `these`.
    fn span(&mut self, these: impl Fn(u8) -> bool) -> &'de str {
        let end = self.rest.bytes().position(|b| !these(b)).unwrap_or(self.rest.len());
        // `these` accepts only ASCII, so the end is never inside a character.
        let (span, rest) = self.rest.split_at_checked(end).unwrap_or(("", self.rest));
        self.rest = rest;
        span
    }

    fn key(&mut self) -> Result<&'de str, Unknown> {
        let key = self.span(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
        if !key.starts_with(|c: char| c.is_ascii_lowercase()) {
            return Err(Unknown);
        }
        self.expect(b':')?;
        self.expect(b' ')?;
        Ok(key)
    }

    /// Reads the next value, or the opening bracket of a list or mapping.
    ///
    /// It is apart from the trait's function, which the compiler makes anew for every type.
    fn token(&mut self) -> Result<Token<'de>, Unknown> {
        if self.eat(b'"') {
            return self.text();
        }
        if self.eat(b'{') {
            return Ok(Token::Mapping);
        }
        if self.eat(b'[') {
            return Ok(Token::List);
        }
        let token = self.span(|b| b.is_ascii_alphanumeric() || b"+-:".contains(&b));
        let digits = token.strip_prefix('-').unwrap_or(token);
        let whole = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        let leading = digits.len() > 1 && digits.starts_with('0');
        match token {
            "true" => Ok(Token::Flag(true)),
            "false" => Ok(Token::Flag(false)),
            _ if is_moment(token) => Ok(Token::Text(token)),
            _ if !whole || leading || token == "-0" => Err(Unknown),
            _ if token.starts_with('-') => token.parse().map(Token::Signed).map_err(|_| Unknown),
            _ => token.parse().map(Token::Whole).map_err(|_| Unknown),
        }
    }

    /// Reads a text whose opening quote has been read.
    fn text(&mut self) -> Result<Token<'de>, Unknown> {
        let end = self.rest.bytes().position(|b| matches!(b, b'"' | b'\\')).ok_or(Unknown)?;
        if self.rest.as_bytes()[end] == b'"' {
            let text = &self.rest[..end];
            self.rest = &self.rest[end + 1..];
            let plain = text.bytes().all(|byte| (b' '..=b'~').contains(&byte));
            return match !plain && text.chars().any(crate::event::name::is_hostile) {
                true => Err(Unknown),
                false => Ok(Token::Text(text)),
            };
        }
        self.escaped().map(Token::Escaped)
    }

    /// Reads a text with escaped quotes. Other escapes are rare, so they are left to the YAML
    /// library.
    fn escaped(&mut self) -> Result<String, Unknown> {
        let mut text = String::new();
        loop {
            let end = self.rest.bytes().position(|b| matches!(b, b'"' | b'\\')).ok_or(Unknown)?;
            let (before, rest) = self.rest.split_at(end);
            text.push_str(before);
            self.rest = &rest[1..];
            if rest.starts_with('"') {
                break;
            }
            let sign = self.rest.chars().next().filter(|c| matches!(c, '"' | '\\'));
            text.push(sign.ok_or(Unknown)?);
            self.rest = &self.rest[1..];
        }
        if text.chars().any(crate::event::name::is_hostile) { Err(Unknown) } else { Ok(text) }
    }

    fn deeper<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, Unknown>,
    ) -> Result<T, Unknown> {
        if self.depth == DEEPEST {
            return Err(Unknown);
        }
        self.depth += 1;
        let value = read(self);
        self.depth -= 1;
        value
    }
}

impl<'de> de::Deserializer<'de> for &mut Reader<'de> {
    type Error = Unknown;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unknown> {
        match self.token()? {
            Token::Text(text) => visitor.visit_borrowed_str(text),
            Token::Escaped(text) => visitor.visit_string(text),
            Token::Flag(flag) => visitor.visit_bool(flag),
            Token::Whole(number) => visitor.visit_u64(number),
            Token::Signed(number) => visitor.visit_i64(number),
            Token::Mapping => self.deeper(|reader| visitor.visit_map(Items::of(reader))),
            Token::List => self.deeper(|reader| {
                let mut items = Items::of(reader);
                let value = visitor.visit_seq(&mut items)?;
                // A visitor that expects two items does not ask for a third.
                if items.closed || !items.another(b']')? { Ok(value) } else { Err(Unknown) }
            }),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unknown> {
        // Absent values are never written.
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unknown> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unknown> {
        if !self.eat(b'{') {
            let name = <&str as de::Deserialize>::deserialize(self)?;
            let name: StrDeserializer<'_, Unknown> = name.into_deserializer();
            return visitor.visit_enum(name);
        }
        let value = self.deeper(|reader| visitor.visit_enum(Variant { reader }))?;
        self.expect(b'}')?;
        Ok(value)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// Whether this is a moment such as `2026-11-21T09:31:07+01:00`.
fn is_moment(token: &str) -> bool {
    token.len() == 25
        && token.bytes().zip(*b"dddd-dd-ddTdd:dd:dd+dd:dd").all(|(b, form)| match form {
            b'd' => b.is_ascii_digit(),
            b'+' => b == b'+' || b == b'-',
            form => b == form,
        })
}

/// The items of a list or mapping whose opening bracket has been read.
struct Items<'a, 'de> {
    reader: &'a mut Reader<'de>,
    first: bool,
    closed: bool,
}

impl<'a, 'de> Items<'a, 'de> {
    fn of(reader: &'a mut Reader<'de>) -> Items<'a, 'de> {
        Items { reader, first: true, closed: false }
    }

    /// Whether another item follows; if not, the closing bracket has been read.
    fn another(&mut self, close: u8) -> Result<bool, Unknown> {
        let first = std::mem::replace(&mut self.first, false);
        if self.reader.eat(close) {
            self.closed = true;
            return Ok(false);
        }
        if !first {
            self.reader.expect(b',')?;
            self.reader.expect(b' ')?;
        }
        Ok(true)
    }
}

impl<'de> SeqAccess<'de> for &mut Items<'_, 'de> {
    type Error = Unknown;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Unknown> {
        if self.another(b']')? { seed.deserialize(&mut *self.reader).map(Some) } else { Ok(None) }
    }
}

impl<'de> MapAccess<'de> for Items<'_, 'de> {
    type Error = Unknown;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Unknown> {
        if !self.another(b'}')? {
            return Ok(None);
        }
        let key: StrDeserializer<'_, Unknown> = self.reader.key()?.into_deserializer();
        seed.deserialize(key).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Unknown> {
        seed.deserialize(&mut *self.reader)
    }
}

/// A mapping of one key, presented as a variant and its content.
struct Variant<'a, 'de> {
    reader: &'a mut Reader<'de>,
}

impl<'de> EnumAccess<'de> for Variant<'_, 'de> {
    type Error = Unknown;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Unknown> {
        let name: StrDeserializer<'_, Unknown> = self.reader.key()?.into_deserializer();
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_, 'de> {
    type Error = Unknown;

    fn unit_variant(self) -> Result<(), Unknown> {
        Err(Unknown)
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Unknown> {
        seed.deserialize(self.reader)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Unknown> {
        Err(Unknown)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Unknown> {
        Err(Unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_yaml::Value;

    /// Asserts that YAML reads every accepted text as the same value.
    fn agree(text: &str) -> bool {
        let read = read::<Value>(text);
        if let Ok(value) = &read {
            assert_eq!(serde_yaml::from_str::<Value>(text).ok().as_ref(), Some(value), "{text}");
        }
        read.is_ok()
    }

    #[test]
    fn what_is_written_is_read_and_nothing_else() {
        for known in [
            r#"{n: 1, at: 2026-11-21T09:31:07+01:00, by: "Żółć", add: {a: [1, -2, []], b: {}}}"#,
            r#"{a: true, b: [[4, 9], [2, 7]], c: "no # & *"}"#,
            "{a: 18446744073709551615, b: -9223372036854775808}",
            r#"{a: "the \"Ż\\ółć\"", b: "\\"}"#,
        ] {
            assert!(agree(known), "{known}");
        }
        for unknown in [
            "",
            "{",
            "{a: 1",
            "{a: 1} ",
            "{a:1}",
            "{ a: 1}",
            "{a: 1,b: 2}",
            "{a: 1, }",
            "{a: [1, ]}",
            "{a: 01}",
            "{a: -0}",
            "{a: 0x10}",
            "{a: 1.5}",
            "{a: 1e3}",
            "{a: ~}",
            "{a: yes}",
            "{a: 12:30}",
            "{a: word}",
            "{\"a\": 1}",
            "{A: 1}",
            "{a: &x 1}",
            "{a: *x}",
            "{a: !t 1}",
            "{<<: 1}",
            r#"{a: "\x41"}"#,
            r#"{a: "b\"}"#,
            r#"{a: "\"\n"}"#,
            r#"{a: "\""#,
            "{a: \"\\\"\u{1b}\"}",
            "{a: \"\u{1b}\"}",
            "{a: \"\u{202e}\"}",
            "{a: 'b'}",
            "{a: 18446744073709551616}",
            "{a: 2026-11-21}",
        ] {
            assert!(!agree(unknown), "{unknown}");
        }
        assert!(!agree(&format!("{{a: {}{}}}", "[".repeat(99), "]".repeat(99))));
    }

    proptest::proptest! {
        #[test]
        fn no_text_means_one_thing_here_and_another_to_yaml(
            text in r#"\{a: [\[\]{}ab:, "0-9T+.#&\\-]{0,12}\}"#,
        ) {
            agree(&text);
        }
    }
}
