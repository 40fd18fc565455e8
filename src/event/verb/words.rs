//! A verb as it was read, and the words that follow it, taken one by one.

use crate::event::{Chosen, Command, Who, capitalised};

/// A verb as it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verb {
    Do(Command),
    /// A result that knowingly replaces another's, entered a moment ago.
    Correct(Command),
    /// The roster in this file.
    ImportFile(String),
    /// The deck or army list in this file.
    ListFile {
        who: Who,
        path: String,
    },
}

/// The words after a verb, taken one by one.
pub(super) struct VerbWords<'a> {
    rest: &'a [String],
}

/// Known keys, with the values given.
pub(super) type Settings = Vec<(&'static str, String)>;

impl<'a> VerbWords<'a> {
    pub(super) fn new(rest: &'a [String]) -> VerbWords<'a> {
        VerbWords { rest }
    }

    pub(super) fn optional(&mut self) -> Option<String> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first.clone())
    }

    pub(super) fn next(&mut self, what: &str) -> Result<String, String> {
        self.optional().ok_or_else(|| format!("{} is missing.", capitalised(what)))
    }

    /// All words that are left, as one text. A name needs no quotation marks if nothing
    /// follows it.
    pub(super) fn rest(&mut self, what: &str) -> Result<String, String> {
        self.optional_rest().ok_or_else(|| format!("{} is missing.", capitalised(what)))
    }

    pub(super) fn optional_rest(&mut self) -> Option<String> {
        let all = std::mem::take(&mut self.rest);
        (!all.is_empty()).then(|| all.join(" "))
    }

    pub(super) fn number(&mut self, what: &str) -> Result<u32, String> {
        let word = self.next(what)?;
        number(&word, what)
    }

    pub(super) fn optional_number(&mut self, what: &str) -> Result<Option<u32>, String> {
        self.optional().map(|word| number(&word, what)).transpose()
    }

    /// An action's number, and the reason after it; None if there is no word.
    pub(super) fn chosen(&mut self) -> Result<Option<Chosen>, String> {
        let Some(n) = self.optional_number("an action's number")? else { return Ok(None) };
        Ok(Some(Chosen { n: n.into(), reason: self.optional_rest() }))
    }

    /// The numbers of these settings, as far as they stand before any other word.
    pub(super) fn leading_numbers<const N: usize>(
        &mut self,
        keys: [&str; N],
    ) -> Result<[Option<u32>; N], String> {
        let mut numbers = [None; N];
        while let Some((first, rest)) = self.rest.split_first() {
            let Some((key, value)) = first.split_once('=') else { break };
            let Some(at) = keys.iter().position(|known| *known == key) else { break };
            if numbers[at].replace(number(value, key)?).is_some() {
                return Err(format!("{key}= is given twice."));
            }
            self.rest = rest;
        }
        Ok(numbers)
    }

    /// Splits the words that are left into plain words and `key=value` pairs with one of
    /// these keys.
    pub(super) fn settings(&mut self, keys: &[&'static str]) -> Result<(String, Settings), String> {
        let mut plain = Vec::new();
        let mut settings = Settings::new();
        for word in std::mem::take(&mut self.rest) {
            let setting = word.split_once('=').and_then(|(key, value)| {
                keys.iter().find(|known| **known == key).map(|known| (*known, value.to_owned()))
            });
            match setting {
                Some((key, _)) if settings.iter().any(|(known, _)| *known == key) => {
                    return Err(format!("{key}= is given twice."));
                }
                Some(setting) => settings.push(setting),
                // A name may contain such a sign, but hardly in its second word.
                None if !plain.is_empty() && looks_like_a_setting(word) => {
                    let known: Vec<String> = keys.iter().map(|key| format!("{key}=")).collect();
                    return Err(format!(
                        "\"{word}\" sets nothing that is known here; known: {}.",
                        known.join(", ")
                    ));
                }
                None => plain.push(word.as_str()),
            }
        }
        Ok((plain.join(" "), settings))
    }

    pub(super) fn finish(&self) -> Result<(), String> {
        match self.rest.first() {
            None => Ok(()),
            Some(word) => Err(format!("\"{word}\" is one word too many.")),
        }
    }
}

fn looks_like_a_setting(word: &str) -> bool {
    word.split_once('=').is_some_and(|(key, _)| {
        !key.is_empty() && key.chars().all(|letter| letter.is_ascii_alphabetic())
    })
}

pub(super) fn number(word: &str, what: &str) -> Result<u32, String> {
    word.parse().map_err(|_| format!("\"{word}\" is no whole number where {what} is expected."))
}
