//! The rules for deck and army lists, as data.

use super::Text;
use serde::{Deserialize, Serialize};

/// The rules a deck or army list must satisfy.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListRules {
    /// The decks of a list, if it has several. Every deck then has all sections, and every rule
    /// except those about words holds for each deck alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decks: Vec<ListDeck>,
    /// The sections of a list, in the order they are written. `counts` and `sums` refer to them by
    /// their English names; a list may use either language.
    pub sections: Vec<Text>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counts: Vec<ListCount>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sums: Vec<ListSum>,
    /// Cards of one section that need a card with the same word in another section.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<ListNeed>,
    /// Groups of words; one card may carry only one word of a group.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never_together: Vec<Vec<Text>>,
    /// Groups of words, such as hero and villain; a list may carry only one word of a group.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only_one_of: Vec<Vec<Text>>,
    /// Cards that carry one word of a group, because a check depends on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tagged: Vec<ListTagged>,
    /// Words that a list may carry in brackets, and that no rule asks about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<Text>,
    /// Words of cards that these rules do not cover, such as alliance cards. A judge decides
    /// what such a card allows.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not_covered: Vec<Text>,
    /// The sections of each deck that say who plays it and with whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<ListNames>,
    /// Names that several cards share, so a list must give the full name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ambiguous: Vec<ListAmbiguous>,
    /// Whether a player may change the list between games.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_change: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Text>,
    /// The lines of a list that these rules allow.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub example: Vec<Text>,
}

impl ListRules {
    /// The lines of the example list, in `language` ("en", "pl").
    pub fn example(&self, language: &str) -> String {
        self.example.iter().map(|line| format!("{}\n", line.get(language))).collect()
    }

    /// The section with this English name.
    pub fn section(&self, name: &str) -> Option<&Text> {
        self.sections.iter().find(|section| section.en == name)
    }

    /// Every word that a list may carry.
    pub fn known_words(&self) -> impl Iterator<Item = &Text> {
        let groups = self.only_one_of.iter().chain(&self.never_together).flatten();
        let needs = self.needs.iter().flat_map(|need| &need.words);
        let tagged = self.tagged.iter().flat_map(|tagged| &tagged.words);
        groups.chain(needs).chain(tagged).chain(&self.words).chain(&self.not_covered)
    }
}

/// One deck of a list that has several.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListDeck {
    /// The heading under which the deck's sections stand.
    pub name: Text,
    /// The partner of a team who plays it, 1 or 2. Decks with the same number have the same player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<u32>,
}

/// The sections that say who plays a deck, by their English names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListNames {
    pub player: String,
    pub partner: String,
}

/// A group of words, one of which every card of a section carries.
///
/// For example, a character is a hero, a villain or neutral. If a card has none, a check that
/// depends on the word cannot decide.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListTagged {
    pub section: String,
    pub words: Vec<Text>,
}

/// The number of cards a section must have. At least one of the three limits is given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListCount {
    pub section: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
    /// The most copies of one card. Absent: any number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub copies: Option<u32>,
}

/// The most points a section may add up to; each copy counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListSum {
    pub section: String,
    /// Sections whose points are added to this one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<String>,
    pub to: u32,
}

/// A rule by which a card needs a matching card in another section.
///
/// A card of `section` that carries one of these words needs a card with the same word in `beside`.
/// For example, a blue card needs a blue character.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListNeed {
    pub section: String,
    /// The section of the other card.
    pub beside: String,
    pub words: Vec<Text>,
}

/// A card name that several cards share.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListAmbiguous {
    pub name: Text,
    /// The full names of the cards it may mean, at least two.
    pub cards: Vec<Text>,
}
