use crate::ruleset::word::word;
use crate::ruleset::{Concessions, PenaltyEffect, ProductRelease, Text};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The words for the values of a ruleset, by the part they belong to.
pub(super) static WORDS: LazyLock<BTreeMap<String, BTreeMap<String, Text>>> =
    LazyLock::new(|| serde_yaml::from_str(include_str!("words.yaml")).unwrap_or_default());

/// The language of a description, with its words for the values of a ruleset.
#[derive(Debug, Clone, Copy)]
pub struct Language {
    polish: bool,
}

impl Language {
    pub fn new(language: &str) -> Language {
        Language { polish: language == "pl" }
    }

    /// The text in both languages.
    pub fn both(say: impl Fn(Language) -> String) -> Text {
        let polish = say(Language { polish: true });
        Text { en: say(Language { polish: false }), pl: Some(polish) }
    }

    pub fn say(self, english: &'static str, polish: &'static str) -> &'static str {
        if self.polish { polish } else { english }
    }

    pub fn text(self, text: &Text) -> &str {
        text.get(self.say("en", "pl"))
    }

    /// The words for a value, from this part of `words.yaml`.
    pub fn of(self, part: &str, value: impl Serialize) -> &'static str {
        let text = WORDS.get(part).and_then(|words| words.get(&word(value)));
        text.map_or("", |text| self.text(text))
    }

    /// The action the program takes for a penalty besides recording it.
    pub fn effect(self, effect: PenaltyEffect) -> Option<&'static str> {
        (effect != PenaltyEffect::None).then(|| self.of("effect", effect))
    }

    /// The games that may be conceded in a match of several games.
    pub fn concessions(self, concessions: &Concessions) -> String {
        let games = match concessions.games.as_slice() {
            [] => self.say("any game", "każda gra").to_owned(),
            [only] => format!("{} {only}", self.say("only game", "tylko gra")),
            several => {
                let numbers: Vec<String> = several.iter().map(u32::to_string).collect();
                format!("{} {}", self.say("games", "gry"), numbers.join(", "))
            }
        };
        match concessions.whole_match {
            true => format!("{games}; {}", self.say("a whole match too", "także cały mecz")),
            false => games,
        }
    }

    /// The release that counts: after *from the day of*, and after *days after*.
    pub fn release(self, release: ProductRelease) -> [&'static str; 2] {
        let polish = match release {
            ProductRelease::Any => ["premiery", "premierze"],
            ProductRelease::Polish => ["polskiej premiery", "polskiej premierze"],
            ProductRelease::Worldwide => ["światowej premiery", "światowej premierze"],
        };
        polish.map(|words| self.say(release.phrase(), words))
    }
}
