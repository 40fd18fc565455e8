//! One reader for both forms of the text.

use super::token::Token;
use super::tokens::Tokens;
use super::unread::Unread;
use super::written::{Written, unknown};
use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};

/// The deepest nesting of lists and mappings; the files have far less.
const DEEPEST: usize = 16;

pub(super) enum Source<'de> {
    Written(Written<'de>),
    Tokens(Tokens<'de>),
}

pub(super) struct Reader<'de> {
    source: Source<'de>,
    depth: usize,
}

// What does not depend on a type is apart from the traits' functions, which the compiler makes
// anew for every type.
impl<'de> Reader<'de> {
    pub fn of(source: Source<'de>) -> Reader<'de> {
        Reader { source, depth: 0 }
    }

    /// # Errors
    /// Text is left.
    pub fn finish(self) -> Result<(), Unread> {
        match self.source {
            Source::Written(written) if !written.rest.is_empty() => Err(unknown()),
            Source::Written(_) | Source::Tokens(_) => Ok(()),
        }
    }

    /// The report with the place where the reader stands.
    pub fn placed(&self, report: &str) -> Unread {
        match &self.source {
            Source::Written(_) => Unread::custom(report),
            Source::Tokens(tokens) => tokens.placed(report),
        }
    }

    fn token(&mut self) -> Result<Token<'de>, Unread> {
        match &mut self.source {
            Source::Written(written) => written.token(),
            Source::Tokens(tokens) => tokens.token(),
        }
    }

    fn text(&mut self) -> Result<Token<'de>, Unread> {
        match &mut self.source {
            Source::Written(written) => written.token(),
            Source::Tokens(tokens) => tokens.text(),
        }
    }

    fn key(&mut self) -> Result<StrDeserializer<'de, Unread>, Unread> {
        let key = match &mut self.source {
            Source::Written(written) => written.key()?,
            Source::Tokens(tokens) => tokens.key()?,
        };
        Ok(key.into_deserializer())
    }

    fn eats_mapping(&mut self) -> bool {
        match &mut self.source {
            Source::Written(written) => written.eat(b'{'),
            Source::Tokens(tokens) => tokens.eats_mapping(),
        }
    }

    /// Whether nothing comes next. It is never written.
    fn eats_nothing(&mut self) -> bool {
        match &mut self.source {
            Source::Written(_) => false,
            Source::Tokens(tokens) => tokens.eats_nothing(),
        }
    }

    /// Reads the end of a mapping of one key.
    fn ends_mapping(&mut self) -> Result<(), Unread> {
        match &mut self.source {
            Source::Written(written) => written.expect(b'}'),
            Source::Tokens(tokens) => match tokens.another() {
                true => Err(Unread::custom("a second key")),
                false => Ok(()),
            },
        }
    }

    fn enter(&mut self) -> Result<(), Unread> {
        self.depth += 1;
        if self.depth > DEEPEST { Err(Unread::custom("nested too deep")) } else { Ok(()) }
    }

    fn leave(&mut self) {
        self.depth -= 1;
    }
}

impl<'de> Deserializer<'de> for &mut Reader<'de> {
    type Error = Unread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.token()? {
            Token::Nothing => visitor.visit_unit(),
            Token::Text(text) => visitor.visit_borrowed_str(text),
            Token::Made(text) => visitor.visit_string(text),
            Token::Flag(flag) => visitor.visit_bool(flag),
            Token::Whole(number) => visitor.visit_u64(number),
            Token::Signed(number) => visitor.visit_i64(number),
            Token::Fraction(number) => visitor.visit_f64(number),
            Token::Mapping => {
                self.enter()?;
                let value = visitor.visit_map(Items::of(self))?;
                self.leave();
                Ok(value)
            }
            Token::List => {
                self.enter()?;
                let mut items = Items::of(self);
                let value = visitor.visit_seq(&mut items)?;
                items.end_list()?;
                self.leave();
                Ok(value)
            }
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.text()? {
            Token::Text(text) => visitor.visit_borrowed_str(text),
            Token::Made(text) => visitor.visit_string(text),
            Token::Mapping => Err(Unread::invalid_type(Unexpected::Map, &visitor)),
            Token::List => Err(Unread::invalid_type(Unexpected::Seq, &visitor)),
            _ => Err(unknown()),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        if self.eats_nothing() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        if !self.eats_mapping() {
            return match self.text()? {
                Token::Text(name) => {
                    let name: StrDeserializer<'_, Unread> = name.into_deserializer();
                    visitor.visit_enum(name)
                }
                Token::List => Err(Unread::invalid_type(Unexpected::Seq, &visitor)),
                _ => Err(unknown()),
            };
        }
        self.enter()?;
        let value = visitor.visit_enum(Variant { reader: self })?;
        self.leave();
        self.ends_mapping()?;
        Ok(value)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char bytes byte_buf
        unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// The items of a list or mapping whose opening bracket has been read.
struct Items<'a, 'de> {
    reader: &'a mut Reader<'de>,
    read: usize,
    closed: bool,
}

impl<'a, 'de> Items<'a, 'de> {
    fn of(reader: &'a mut Reader<'de>) -> Items<'a, 'de> {
        Items { reader, read: 0, closed: false }
    }

    /// Whether another item follows; if not, the end has been read.
    fn another(&mut self, close: u8) -> Result<bool, Unread> {
        let follows = match &mut self.reader.source {
            Source::Written(written) => written.another(close, self.read == 0)?,
            Source::Tokens(tokens) => tokens.another(),
        };
        self.read += usize::from(follows);
        self.closed = !follows;
        Ok(follows)
    }

    /// A visitor that expects two items does not ask for a third.
    fn end_list(mut self) -> Result<(), Unread> {
        let wanted = self.read;
        if self.closed || !self.another(b']')? {
            return Ok(());
        }
        de::Deserialize::deserialize(&mut *self.reader).map(|_: de::IgnoredAny| ())?;
        while self.another(b']')? {
            de::Deserialize::deserialize(&mut *self.reader).map(|_: de::IgnoredAny| ())?;
        }
        let items = if wanted == 1 { "element" } else { "elements" };
        let expected = format!("sequence of {wanted} {items}");
        Err(Unread::invalid_length(self.read, &expected.as_str()))
    }
}

impl<'de> SeqAccess<'de> for &mut Items<'_, 'de> {
    type Error = Unread;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Unread> {
        if self.another(b']')? { seed.deserialize(&mut *self.reader).map(Some) } else { Ok(None) }
    }
}

impl<'de> MapAccess<'de> for Items<'_, 'de> {
    type Error = Unread;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Unread> {
        if !self.another(b'}')? {
            return Ok(None);
        }
        seed.deserialize(self.reader.key()?).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Unread> {
        seed.deserialize(&mut *self.reader)
    }
}

/// A mapping of one key, presented as a variant and its content.
struct Variant<'a, 'de> {
    reader: &'a mut Reader<'de>,
}

impl<'de> EnumAccess<'de> for Variant<'_, 'de> {
    type Error = Unread;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Unread> {
        let name = self.reader.key()?;
        Ok((seed.deserialize(name)?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_, 'de> {
    type Error = Unread;

    fn unit_variant(self) -> Result<(), Unread> {
        Err(Unread::invalid_type(Unexpected::Map, &"a word"))
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Unread> {
        seed.deserialize(self.reader)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unread> {
        self.reader.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        self.reader.deserialize_any(visitor)
    }
}
