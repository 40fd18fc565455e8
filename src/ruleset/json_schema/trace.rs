//! Asks the types that read a ruleset what they would read.
//!
//! A type reads itself from a [`Deserializer`]. This one has no text: it answers every request
//! with a sample value, and notes what was asked for. So a field or a word that is new in a type
//! is in the schema without another line of code.

use super::super::Ruleset;
use super::forms::{FORMS, Form};
use serde::de::value::{Error, StrDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, IntoDeserializer, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::{Deserialize, forward_to_deserialize_any};
use std::collections::{BTreeMap, BTreeSet};

/// The kind of a value.
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

/// A group of keys.
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
    /// Every group by the name of its type.
    pub groups: BTreeMap<&'static str, Group>,
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
    Ruleset::deserialize(Tracer { traced: &mut traced, shape: &mut shape, path: "", left_out })?;
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
        let read = visitor.visit_seq(Entries { tracer: Some(tracer) })?;
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

/// A list of one entry.
struct Entries<'t> {
    tracer: Option<Tracer<'t>>,
}

impl<'de> SeqAccess<'de> for Entries<'_> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        self.tracer.take().map(|tracer| seed.deserialize(tracer)).transpose()
    }
}

/// The fields of a group, one after the other.
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

/// A word of an enumeration.
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
