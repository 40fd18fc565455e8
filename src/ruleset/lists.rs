//! The rules for deck and army lists.

use super::check::Findings;
use super::describe::{Page, series};
use super::letters::shown;
use super::{Ruleset, Text};
use crate::msg;
use crate::words::Arg;
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
    pub from: Option<u32>,
    pub to: Option<u32>,
    /// The most copies of one card. Absent: any number.
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

pub(super) fn check_lists(lists: &ListRules, found: &mut Findings<'_>) {
    sections(lists, found);
    names(lists, found);
    for (n, count) in lists.counts.iter().enumerate() {
        let at = format!("lists.counts[{n}]");
        match (count.from, count.to, count.copies) {
            (None, None, None) => found.add(&at, msg!("ruleset.empty-count")),
            (Some(from), Some(to), _) if from > to => {
                found.backwards(&format!("{at}.from"), from, to);
            }
            _ => {}
        }
    }
    let excluding =
        [("never_together", &lists.never_together), ("only_one_of", &lists.only_one_of)];
    for (key, groups) in excluding {
        for (n, group) in groups.iter().enumerate() {
            let at = format!("lists.{key}[{n}]");
            if group.len() < 2 {
                found.add(&at, msg!("ruleset.one-word"));
            }
            no_word_twice(&at, group, found);
        }
    }
    for (n, tagged) in lists.tagged.iter().enumerate() {
        no_word_twice(&format!("lists.tagged[{n}].words"), &tagged.words, found);
    }
    no_word_twice("lists.words", &lists.words, found);
    no_word_twice("lists.not_covered", &lists.not_covered, found);
}

fn no_word_twice(at: &str, words: &[Text], found: &mut Findings<'_>) {
    let words = words.iter().map(|word| word.en.to_lowercase());
    let at = format!("{at}[]");
    found.no_repeats(&at, words, |word| shown(word));
}

/// Checks that sections exist once, and that the rules name only them.
fn sections(lists: &ListRules, found: &mut Findings<'_>) {
    let sections = lists.sections.iter().enumerate();
    let sections =
        sections.map(|(n, name)| (format!("lists.sections[{n}]"), name.en.to_lowercase()));
    let decks = lists.decks.iter().map(|deck| &deck.name).enumerate();
    let decks = decks.map(|(n, name)| (format!("lists.decks[{n}].name"), name.en.to_lowercase()));
    found.no_repeats_at(sections.chain(decks), |name| shown(name));
    for (at, name) in named_sections(lists) {
        if lists.section(name).is_none() {
            found.add(&at, msg!("ruleset.no-section", name = shown(name)));
        }
    }
}

/// Every place of the rules that names a section.
fn named_sections(lists: &ListRules) -> Vec<(String, &String)> {
    fn at<'l, T>(
        key: &'static str,
        entries: &'l [T],
        section: impl Fn(&'l T) -> &'l String + 'l,
    ) -> impl Iterator<Item = (String, &'l String)> {
        let numbered = entries.iter().enumerate();
        numbered.map(move |(n, entry)| (format!("lists.{key}[{n}].section"), section(entry)))
    }
    let added = lists.sums.iter().enumerate().flat_map(|(n, sum)| {
        let with = sum.with.iter().enumerate();
        with.map(move |(m, name)| (format!("lists.sums[{n}].with[{m}]"), name))
    });
    let beside = lists.needs.iter().enumerate();
    let beside = beside.map(|(n, need)| (format!("lists.needs[{n}].beside"), &need.beside));
    let names = lists.names.iter().flat_map(|names| {
        let ListNames { player, partner } = names;
        [("lists.names.player".to_owned(), player), ("lists.names.partner".to_owned(), partner)]
    });
    at("counts", &lists.counts, |count| &count.section)
        .chain(at("sums", &lists.sums, |sum| &sum.section))
        .chain(added)
        .chain(at("needs", &lists.needs, |need| &need.section))
        .chain(beside)
        .chain(at("tagged", &lists.tagged, |tagged| &tagged.section))
        .chain(names)
        .collect()
}

/// Checks the sections that say who plays a deck of a list that has several.
fn names(lists: &ListRules, found: &mut Findings<'_>) {
    let Some(names) = &lists.names else { return };
    if names.player == names.partner {
        let says = msg!("ruleset.own-partner", section = shown(&names.player));
        found.add("lists.names.partner", says);
    }
    if lists.decks.is_empty() {
        found.needs("lists.names", "names", "decks");
    }
}

pub(super) fn describe_lists(page: &mut Page<'_>, ruleset: &Ruleset) {
    let Some(lists) = &ruleset.lists else { return };
    page.list(msg!("settings.lists"), rules(lists));
    page.list(msg!("decklist.how"), form(lists));
    if !lists.example.is_empty() {
        page.heading(msg!("decklist.example"));
        for line in &lists.example {
            page.item("  ", line);
        }
    }
}

/// The rules a list must satisfy, one sentence each.
pub(super) fn rules(lists: &ListRules) -> Vec<Arg> {
    let section = |name: &str| Arg::or_empty(lists.section(name));
    let mut rules = Vec::new();
    if !lists.decks.is_empty() {
        let decks = series(lists.decks.iter().map(|deck| &deck.name));
        rules.push(msg!("decklist.decks", decks));
    }
    rules.push(msg!("handbook.sections", sections = series(&lists.sections)));
    if let Some(names) = &lists.names {
        let (player, partner) = (section(&names.player), section(&names.partner));
        rules.push(msg!("decklist.names", player, partner));
    }
    rules.extend(lists.counts.iter().map(|count| {
        msg!("common.labelled", label = section(&count.section), text = cards(count))
    }));
    rules.extend(lists.sums.iter().map(|sum| {
        let sections = series(std::iter::once(&sum.section).chain(&sum.with).map(|s| section(s)));
        msg!("handbook.points-most", sections, n = sum.to)
    }));
    rules.extend(lists.needs.iter().map(|need| {
        let (section, beside) = (section(&need.section), section(&need.beside));
        msg!("handbook.needs-beside", section, words = series(&need.words), beside)
    }));
    let together = lists.never_together.iter();
    rules.extend(together.map(|group| msg!("handbook.never-together", words = series(group))));
    let one_of = lists.only_one_of.iter();
    rules.extend(one_of.map(|group| msg!("handbook.only-one-of", words = series(group))));
    rules.extend(lists.tagged.iter().map(|tagged| {
        let words = Arg::any_of(&tagged.words);
        msg!("decklist.tagged", section = section(&tagged.section), words)
    }));
    let beyond = lists.not_covered.iter();
    rules.extend(beyond.map(|word| msg!("decklist.list-form-not-covered", word)));
    rules.extend(lists.ambiguous.iter().map(|shared| {
        msg!("handbook.ambiguous", name = &shared.name, cards = series(&shared.cards))
    }));
    rules.into_iter().map(Arg::from).chain(lists.remarks.iter().map(Arg::from)).collect()
}

fn cards(count: &ListCount) -> Arg {
    let number = match (count.from, count.to) {
        (Some(from), Some(to)) if from == to => Some(msg!("handbook.cards-exactly", n = from)),
        (Some(from), Some(to)) => Some(msg!("handbook.cards-range", from, to)),
        (Some(from), None) => Some(msg!("handbook.cards-least", n = from)),
        (None, Some(to)) => Some(msg!("handbook.cards-most", n = to)),
        (None, None) => None,
    };
    let copies = count.copies.map(|copies| msg!("handbook.copies", n = copies));
    series(number.into_iter().chain(copies))
}

/// How a list is written, one sentence each.
pub(super) fn form(lists: &ListRules) -> Vec<Arg> {
    let with_words = lists.example.iter().find(|line| line.en.ends_with(']'));
    let line = with_words.map_or_else(|| msg!("decklist.any-line").into(), Arg::from);
    let mut sentences = vec![msg!("decklist.lines", example = line)];
    if !lists.decks.is_empty() {
        let decks = both_languages(lists.decks.iter().map(|deck| &deck.name));
        sentences.push(msg!("decklist.deck-headings", decks));
    }
    sentences.push(msg!("decklist.headings", sections = both_languages(&lists.sections)));
    let mut words: Vec<&Text> = Vec::new();
    for word in lists.known_words() {
        if !words.contains(&word) {
            words.push(word);
        }
    }
    if !words.is_empty() {
        sentences.push(msg!("decklist.words", words = both_languages(words)));
    }
    sentences.extend([msg!("decklist.product"), msg!("decklist.no-difference")]);
    sentences.into_iter().map(Arg::from).collect()
}

/// Texts in the reader's language, each with the other one beside it.
fn both_languages<'t>(texts: impl IntoIterator<Item = &'t Text>) -> Arg {
    series(texts.into_iter().map(|text| match &text.pl {
        Some(polish) if *polish != text.en => {
            let other = Text { en: polish.clone(), pl: Some(text.en.clone()) };
            Arg::from(msg!("common.bracketed", text, note = other))
        }
        _ => Arg::from(text),
    }))
}
