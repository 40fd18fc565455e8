//! A fact: an identifier and its arguments, without words of any language.

use deunicode::deunicode;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::path::{Path, PathBuf};

/// A fact, which [`Words`](super::Words) puts into its reader's language.
///
/// Making one formats nothing. [`msg!`](crate::msg) makes them, and a test compares every
/// `msg!` with the catalogues. `Display` writes it in English, for tests and reports.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Message {
    /// The file of the catalogue and the message in it: `board.standings`.
    pub(super) id: &'static str,
    pub(super) args: Vec<(&'static str, Arg)>,
    /// Whether it begins a sentence or a title.
    pub(super) capital: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A name or another text that is the same in every language.
    Text(String),
    /// A count, which also chooses the plural form, or a number such as a table's.
    Number(i64),
    /// A number with a decimal point, which each language writes in its own way.
    Decimal(String),
    /// A day, such as `2026-11-21`.
    Date(String),
    /// A text that a ruleset says in more than one language.
    Translated(Text),
    /// A part of the sentence with words of its own.
    Message(Message),
    /// Several remarks in a row: `by hand, 10 extra minutes`.
    Series(Vec<Arg>),
    /// Clauses of one sentence, with semicolons.
    Clauses(Vec<Arg>),
    /// Several of one kind: `1, 4 and 9`.
    List(Vec<Arg>),
    /// Terms of a sum: `1/2 + 3/4`.
    Sum(Vec<Arg>),
    /// Sentences of one paragraph.
    Sentences(Vec<Message>),
    /// Sentences, each on a line of its own.
    Lines(Vec<Message>),
    /// The verb that mends something, as a line such as `setup rounds=4`. A screen names its
    /// key instead.
    Verb(String),
}

impl Arg {
    /// The argument, or an empty text where there is none.
    pub fn or_empty(arg: Option<impl Into<Arg>>) -> Arg {
        arg.map_or_else(|| Arg::Text(String::new()), Into::into)
    }

    fn with_texts(&self, change: &dyn Fn(&str) -> String) -> Arg {
        let all = |args: &[Arg]| args.iter().map(|arg| arg.with_texts(change)).collect();
        let each = |some: &[Message]| some.iter().map(|one| one.with_texts(change)).collect();
        match self {
            Arg::Text(text) => Arg::Text(change(text)),
            Arg::Message(message) => Arg::Message(message.with_texts(change)),
            Arg::Series(args) => Arg::Series(all(args)),
            Arg::Clauses(args) => Arg::Clauses(all(args)),
            Arg::List(args) => Arg::List(all(args)),
            Arg::Sum(args) => Arg::Sum(all(args)),
            Arg::Sentences(some) => Arg::Sentences(each(some)),
            Arg::Lines(some) => Arg::Lines(each(some)),
            Arg::Number(_) | Arg::Decimal(_) | Arg::Date(_) | Arg::Translated(_) | Arg::Verb(_) => {
                self.clone()
            }
        }
    }

    /// Any one of these: `Ewa, Jan or Ola`; an empty text for none.
    pub fn any_of<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
        let mut rest: Vec<Arg> = items.into_iter().map(Into::into).collect();
        match rest.pop() {
            Some(last) if rest.is_empty() => last,
            Some(last) => crate::msg!("common.or", rest = Arg::Series(rest), last).into(),
            None => Arg::or_empty(None::<Arg>),
        }
    }
}

impl Message {
    /// A message without arguments.
    pub const fn plain(id: &'static str) -> Message {
        Message { id, args: Vec::new(), capital: false }
    }

    /// A text that is the same in every language, such as what another library reports.
    pub fn verbatim(text: impl Into<String>) -> Message {
        crate::msg!("common.text", text = text.into())
    }

    /// No sentence at all.
    pub fn nothing() -> Message {
        Message::verbatim("")
    }

    pub fn is_nothing(&self) -> bool {
        *self == Message::nothing()
    }

    /// Whether this is the other message, or a paragraph that begins with it.
    pub fn begins_with(&self, other: &Message) -> bool {
        let first = match &self.args[..] {
            [(_, Arg::Sentences(all))] => all.first(),
            _ => None,
        };
        self == other || first == Some(other)
    }

    /// Several sentences of one paragraph.
    pub fn sentences(sentences: Vec<Message>) -> Message {
        crate::msg!("common.text", text = Arg::Sentences(sentences))
    }

    /// Several sentences, each on a line of its own.
    pub fn lines(sentences: Vec<Message>) -> Message {
        crate::msg!("common.text", text = Arg::Lines(sentences))
    }

    /// The sentences of a message that has each on a line of its own, else the message itself.
    pub fn paragraphs(self) -> Vec<Message> {
        match self.args.first() {
            Some((_, Arg::Lines(all))) if self.id == "common.text" => all.clone(),
            _ => vec![self],
        }
    }

    /// Whether it is several sentences, each on a line of its own.
    pub fn has_paragraphs(&self) -> bool {
        matches!(self.args.first(), Some((_, Arg::Lines(_)))) && self.id == "common.text"
    }

    /// The message with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }

    #[must_use]
    pub fn with_texts(&self, change: &dyn Fn(&str) -> String) -> Message {
        let args = self.args.iter().map(|(name, arg)| (*name, arg.with_texts(change)));
        Message { args: args.collect(), ..self.clone() }
    }

    /// The message with a capital letter, to begin a sentence or a title.
    #[must_use]
    pub const fn capitalised(mut self) -> Message {
        self.capital = true;
        self
    }

    /// The catalogue's file, and the name of the message in it.
    pub(super) fn place(&self) -> (&'static str, &'static str) {
        self.id.split_once('.').unwrap_or(("", self.id))
    }
}

/// Makes a [`Message`](crate::words::Message): `msg!("place.beside", name, n = 3)`. An argument
/// that is named as its variable is written once.
#[macro_export]
macro_rules! msg {
    (@$name:ident) => { $name };
    (@$name:ident $value:expr) => { $value };
    ($id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::words::Message::plain($id)
            $(.with(stringify!($name), $crate::msg!(@$name $($value)?)))*
    };
}

impl From<&Message> for Message {
    fn from(message: &Message) -> Message {
        message.clone()
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(items: Vec<T>) -> Arg {
        Arg::List(items.into_iter().map(Into::into).collect())
    }
}

macro_rules! arguments {
    ($($from:ty: |$value:ident| $arg:expr,)+) => {$(
        impl From<$from> for Arg {
            fn from($value: $from) -> Arg {
                $arg
            }
        }
    )+};
}
arguments! {
    Message: |message| Arg::Message(message),
    &Message: |message| Arg::Message(message.clone()),
    &str: |text| Arg::Text(text.to_owned()),
    String: |text| Arg::Text(text),
    &String: |text| Arg::Text(text.clone()),
    Cow<'_, str>: |text| Arg::Text(text.into_owned()),
    Text: |text| Arg::Translated(text),
    &Text: |text| Arg::Translated(text.clone()),
    PathBuf: |path| Arg::Text(path.display().to_string()),
    &PathBuf: |path| Arg::Text(path.display().to_string()),
    &Path: |path| Arg::Text(path.display().to_string()),
    u32: |number| Arg::Number(number.into()),
    i32: |number| Arg::Number(number.into()),
    i64: |number| Arg::Number(number),
    u64: |number| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX)),
    usize: |number| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX)),
}

/// A text in English and, optionally, in Polish.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pub en: String,
    pub pl: Option<String>,
}

impl Text {
    /// The text in `language` ("en", "pl"); English if it has no other.
    pub fn get(&self, language: &str) -> &str {
        match (language, &self.pl) {
            ("pl", Some(polish)) => polish,
            _ => &self.en,
        }
    }

    /// Whether `word` is this text in either language, without regard to case and diacritics.
    pub fn matches(&self, word: &str) -> bool {
        let word = normalise(word);
        let polish = self.pl.as_deref();
        normalise(&self.en) == word || polish.is_some_and(|polish| normalise(polish) == word)
    }
}

/// The words without case and diacritics, for comparison.
pub fn normalise(word: &str) -> String {
    // The text is ASCII from here on.
    let mut letters = deunicode(word);
    letters.make_ascii_lowercase();
    letters
}

/// Returns whether the text has only printable ASCII and Latin letters up to U+027F.
///
/// Such a text needs no closer look: none of its characters is hostile, none stands on another,
/// each is a column wide, and none has a second form. Nearly all texts are plain. The bytes
/// are looked at without a branch, so that many are compared at once.
pub fn is_plain(text: &str) -> bool {
    let is_plain = |byte| matches!(byte, b' '..=b'~' | 0x80..=0xbf | 0xc3..=0xc9);
    text.bytes().fold(true, |plain, byte| plain & is_plain(byte))
}

/// Returns whether the character could mislead a terminal, a spreadsheet or a reader's eye.
pub fn is_hostile(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_control();
    }
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
            | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}
