//! Turns messages into text in one language.

use super::{Arg, Catalogue, Message};
use fluent_bundle::{FluentArgs, FluentValue};
use std::fmt;
use std::sync::{Arc, LazyLock};

static ENGLISH: LazyLock<Words> = LazyLock::new(|| {
    let english = Catalogue::built_in("en").unwrap_or_else(|| unreachable!("English is built in"));
    let english = Arc::new(english);
    Words { own: Arc::clone(&english), english, keys: Keys(Arc::new(|_| None)) }
});

/// The key to press for a verb; None if it has to be typed.
type KeyOf = dyn Fn(&str) -> Option<Arg> + Send + Sync;

#[derive(Clone)]
struct Keys(Arc<KeyOf>);

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Keys")
    }
}

/// The words with a capital letter, to begin a sentence or a title.
pub fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A reader's language; a message that it lacks is told in English.
#[derive(Debug, Clone)]
pub struct Words {
    own: Arc<Catalogue>,
    english: Arc<Catalogue>,
    keys: Keys,
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        self.tag() == other.tag()
    }
}

impl Eq for Words {}

impl Words {
    pub fn english() -> &'static Words {
        &ENGLISH
    }

    /// The language of this tag that is part of the program.
    pub fn built_in(tag: &str) -> Option<Words> {
        match tag {
            "en" => Some(ENGLISH.clone()),
            tag => Catalogue::built_in(tag).map(Words::of),
        }
    }

    /// A language of the user's own.
    pub fn of(catalogue: Catalogue) -> Words {
        Words { own: Arc::new(catalogue), ..ENGLISH.clone() }
    }

    /// The same language on a screen, which names a key where a shell names a verb.
    #[must_use]
    pub fn with_keys(self, keys: impl Fn(&str) -> Option<Arg> + Send + Sync + 'static) -> Words {
        Words { keys: Keys(Arc::new(keys)), ..self }
    }

    /// The tag of the language, such as `pl`.
    pub fn tag(&self) -> &str {
        self.own.tag()
    }

    /// The language's own name; its tag if it does not say.
    pub fn name(&self) -> String {
        let message = crate::msg!("words.language");
        let (file, name) = message.place();
        let own = self.own.format(file, name, &FluentArgs::new());
        own.unwrap_or_else(|| self.tag().to_owned())
    }

    /// The message in this language.
    pub fn text(&self, message: &Message) -> String {
        let (file, name) = message.place();
        let mut args = FluentArgs::with_capacity(message.args().len());
        for (name, arg) in message.args() {
            args.set(*name, self.value(arg));
        }
        let text = (self.own.format(file, name, &args))
            .or_else(|| self.english.format(file, name, &args))
            .unwrap_or_else(|| message.id().to_owned());
        match message.is_capitalised() {
            true => capitalised(&text),
            false => text,
        }
    }

    /// The message of this name in this file of the catalogue, if there is one. It has no
    /// arguments.
    pub fn named(&self, file: &str, name: &str) -> Option<String> {
        let args = FluentArgs::new();
        let own = self.own.format(file, name, &args);
        own.or_else(|| self.english.format(file, name, &args))
    }

    fn value(&self, arg: &Arg) -> FluentValue<'_> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            arg => FluentValue::from(self.arg(arg)),
        }
    }

    /// An argument as it stands in a sentence.
    pub fn arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Text(text) => text.clone(),
            Arg::Number(number) => number.to_string(),
            Arg::Decimal(number) => match number.split_once('.') {
                None => number.clone(),
                Some((whole, part)) => self.text(&crate::msg!("number.decimal", whole, part)),
            },
            Arg::Date(day) => match day.split('-').collect::<Vec<_>>()[..] {
                [year, month, day] => self.text(&crate::msg!("number.date", year, month, day)),
                _ => day.clone(),
            },
            Arg::Translated(text) => text.get(self.tag()).to_owned(),
            Arg::Message(message) => self.text(message),
            Arg::Series(items) => self.joined(items, ", "),
            Arg::Clauses(items) => self.joined(items, "; "),
            Arg::List(items) => self.list(items),
            Arg::Sum(terms) => self.joined(terms, " + "),
            Arg::Sentences(all) => self.texts(all).join(" "),
            Arg::Lines(all) => self.texts(all).join("\n"),
            Arg::Verb(line) => match (self.keys.0)(line) {
                Some(key) => self.arg(&key),
                None => line.clone(),
            },
        }
    }

    fn texts(&self, messages: &[Message]) -> Vec<String> {
        messages.iter().map(|message| self.text(message)).collect()
    }

    fn joined(&self, items: &[Arg], between: &str) -> String {
        items.iter().map(|item| self.arg(item)).collect::<Vec<_>>().join(between)
    }

    /// The items as a list in words: `1, 4 and 9`.
    fn list(&self, items: &[Arg]) -> String {
        let words: Vec<String> = items.iter().map(|item| self.arg(item)).collect();
        match words.split_last() {
            None => String::new(),
            Some((only, [])) => only.clone(),
            Some((last, rest)) => {
                let rest = rest.join(", ");
                self.text(&crate::msg!("list.and", rest, last = last.as_str()))
            }
        }
    }
}
