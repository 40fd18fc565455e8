//! Turns messages into text in one language, and chooses the language.

use super::{Arg, Catalogue, Message};
use fluent_bundle::{FluentArgs, FluentValue};
use std::fmt;
use std::sync::{Arc, LazyLock};

static ENGLISH: LazyLock<Words> = LazyLock::new(|| {
    let english = Catalogue::built_in("en").unwrap_or_else(|| unreachable!("English is built in"));
    let english = Arc::new(english);
    Words { own: Arc::clone(&english), english, keys: Arc::new(|_| None) }
});

/// The key to press for a verb; None if it has to be typed.
type KeyOf = dyn Fn(&str) -> Option<Arg> + Send + Sync;

/// The words with a capital letter, to begin a sentence or a title.
pub fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A reader's language; a message that it lacks is in English.
#[derive(Clone)]
pub struct Words {
    own: Arc<Catalogue>,
    english: Arc<Catalogue>,
    keys: Arc<KeyOf>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.tag()).finish()
    }
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
        Words { keys: Arc::new(keys), ..self }
    }

    /// The tag of the language, such as `pl`.
    pub fn tag(&self) -> &str {
        self.own.tag()
    }

    /// The language's own name; its tag if it does not say.
    pub fn name(&self) -> String {
        let message = crate::msg!("common.language");
        let (file, name) = message.place();
        let own = self.own.format(file, name, &FluentArgs::new());
        own.unwrap_or_else(|| self.tag().to_owned())
    }

    pub fn text(&self, message: &Message) -> String {
        let (file, name) = message.place();
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                arg => FluentValue::from(self.arg(arg)),
            };
            args.set(*name, value);
        }
        let text = (self.own.format(file, name, &args))
            .or_else(|| self.english.format(file, name, &args))
            .unwrap_or_else(|| message.id.to_owned());
        if message.capital { capitalised(&text) } else { text }
    }

    /// The message of this name in this file of the catalogue, if there is one. It has no
    /// arguments.
    pub fn named(&self, file: &str, name: &str) -> Option<String> {
        let args = FluentArgs::new();
        let own = self.own.format(file, name, &args);
        own.or_else(|| self.english.format(file, name, &args))
    }

    /// An argument as it stands in a sentence.
    pub fn arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Text(text) => text.clone(),
            Arg::Number(number) => number.to_string(),
            Arg::Decimal(number) => match number.split_once('.') {
                None => number.clone(),
                Some((whole, part)) => self.text(&crate::msg!("common.decimal", whole, part)),
            },
            Arg::Date(day) => match day.split('-').collect::<Vec<_>>()[..] {
                [year, month, day] => self.text(&crate::msg!("common.date", year, month, day)),
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
            Arg::Verb(line) => match (self.keys)(line) {
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
                self.text(&crate::msg!("common.and", rest, last = last.as_str()))
            }
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::english().text(self))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::english().arg(self))
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self}", self.id)
    }
}

/// Whether the message in English is this text.
impl PartialEq<str> for Message {
    fn eq(&self, text: &str) -> bool {
        Words::english().text(self) == text
    }
}

impl PartialEq<&str> for Message {
    fn eq(&self, text: &&str) -> bool {
        Words::english().text(self) == *text
    }
}

impl PartialEq<String> for Message {
    fn eq(&self, text: &String) -> bool {
        Words::english().text(self) == *text
    }
}

/// The places where a language may be chosen. The first that names one decides.
#[derive(Debug, Clone, Copy, Default)]
pub struct Choice<'a> {
    /// `--lang`.
    pub option: Option<&'a str>,
    /// `KOMANDOR_LANG`.
    pub variable: Option<&'a str>,
    /// `lang:` in the user's settings.
    pub setting: Option<&'a str>,
    /// `LC_ALL`, `LC_MESSAGES` and `LANG`, of which the first that is not empty counts.
    pub locale: [Option<&'a str>; 3],
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chosen {
    /// Somebody named it; a name that is no language's is a mistake.
    Named(String),
    /// The locale has it. English is spoken where there is no such language.
    Locale(String),
}

impl Choice<'_> {
    pub fn chosen(&self) -> Chosen {
        let named = [self.option, self.variable, self.setting];
        if let Some(named) = named.into_iter().flatten().find(|name| !name.is_empty()) {
            return Chosen::Named(named.to_owned());
        }
        let locale = self.locale.into_iter().flatten().find(|locale| !locale.is_empty());
        Chosen::Locale(tag(locale.unwrap_or("en")))
    }
}

/// The letters of the language in a locale: `pl` of `pl_PL.UTF-8`; English for `C`.
fn tag(locale: &str) -> String {
    let letters = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
    match letters {
        "" | "C" | "POSIX" => "en".to_owned(),
        letters => letters.to_lowercase(),
    }
}

/// Whether a folder of this name can hold a language: two or three small letters.
pub fn is_tag(name: &str) -> bool {
    (2..=3).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_goes_before_the_variable_the_setting_and_the_locale() {
        let all = Choice {
            option: Some("en"),
            variable: Some("pl"),
            setting: Some("de"),
            locale: [Some("cs_CZ"), None, None],
        };
        let named = |tag: &str| Chosen::Named(tag.to_owned());
        let spoken = |tag: &str| Chosen::Locale(tag.to_owned());
        assert_eq!(all.chosen(), named("en"));
        assert_eq!(Choice { option: None, ..all }.chosen(), named("pl"));
        assert_eq!(Choice { option: None, variable: Some(""), ..all }.chosen(), named("de"));
        let locale = |locale| Choice { locale, ..Choice::default() }.chosen();
        assert_eq!(locale([None, None, Some("pl_PL.UTF-8")]), spoken("pl"));
        assert_eq!(locale([Some(""), Some("pl"), Some("en_GB")]), spoken("pl"));
        assert_eq!(locale([Some("C.UTF-8"), None, Some("pl_PL")]), spoken("en"));
        assert_eq!(locale([None; 3]), spoken("en"));
    }
}
