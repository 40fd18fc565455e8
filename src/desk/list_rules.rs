use super::ambiguous::ambiguous;
use super::decks::{Deck, decks};
use super::findings::{Fault, Findings, some_of};
use super::list::{Card, List};
use super::list_check::ListCheck;
use super::names::names;
use crate::msg;
use crate::ruleset::letters::shown;
use crate::ruleset::{ListCount, ListNeed, ListRules, ListSum, Text, normalise};
use crate::words::{Arg, Message};
use std::collections::BTreeMap;

/// The faults of a list, and the questions that the check cannot decide.
///
/// Headings and words match in either language, without regard to case and diacritics. A list does
/// not contain all that is printed on the cards. The judge checks the rest, with the ruleset's
/// remarks.
pub fn check_list(check: &ListCheck<'_>, list: &List) -> Findings {
    let Some(rules) = check.rules else { return Findings::default() };
    let (decks, headings) = decks(rules, list);
    let mut found = Findings { faults: headings, doubts: Vec::new() };
    for deck in &decks {
        let own = of_deck(rules, deck);
        found.faults.extend(own.faults.into_iter().map(|told| deck.told(told)));
        found.doubts.extend(own.doubts.into_iter().map(|told| deck.told(told)));
    }
    if let Some(sections) = &rules.names {
        found.faults.extend(names(check, rules, sections, &decks));
    }
    about_words(rules, list, &mut found);
    found.faults.extend(ambiguous(rules, list));
    found
}

/// The rules that hold for each deck alone.
fn of_deck(rules: &ListRules, deck: &Deck<'_>) -> Findings {
    let mut found = Findings::default();
    for count in &rules.counts {
        let section = Arg::or_empty(rules.section(&count.section));
        let counted = counted(count, &section, &deck.cards(rules, &count.section));
        found.faults.extend(counted.map(Fault::from));
    }
    for section in &rules.sections {
        let counts = rules.counts.iter().filter(|count| count.section == section.en);
        let most = counts.filter_map(|count| count.copies).min();
        let copied = copied(most, section, &deck.cards(rules, &section.en));
        found.faults.extend(copied.into_iter().map(Fault::from));
    }
    for sum in &rules.sums {
        let sections = std::iter::once(&sum.section).chain(&sum.with);
        let all: Vec<&Card> = sections.flat_map(|section| deck.cards(rules, section)).collect();
        found.faults.extend(added(rules, sum, &all));
    }
    for need in &rules.needs {
        needed(rules, need, deck, &mut found);
    }
    for tagged in &rules.tagged {
        let cards = deck.cards(rules, &tagged.section);
        let section = Arg::or_empty(rules.section(&tagged.section));
        found.doubts.extend(untagged(&tagged.words, &section, &cards).map(Fault::from));
    }
    found
}

/// The rules about the words of all cards together.
fn about_words(rules: &ListRules, list: &List, found: &mut Findings) {
    for group in &rules.never_together {
        found.faults.extend(together(group, list));
    }
    let beyond = not_covered(rules, list);
    for group in &rules.only_one_of {
        let told = excluded(group, list);
        match beyond.is_empty() {
            true => {
                found.faults.extend(told.map(|words| msg!("decklist.only-one-of", words).into()))
            }
            false => found.doubts.extend(told.map(|words| {
                msg!("decklist.list-check-only-one-of", words, cards = some_of(&beyond)).into()
            })),
        }
    }
    for card in beyond {
        let word = rules.not_covered.iter().find(|word| carries(card, word));
        let (name, word) = (shown(&card.name), Arg::or_empty(word));
        found.doubts.push(card.at_line(msg!("decklist.not-covered", card = name, word)));
    }
}

fn counted(count: &ListCount, section: &Arg, cards: &[&Card]) -> Option<Message> {
    let has: u64 = cards.iter().map(|card| u64::from(card.copies)).sum();
    let (from, to) = (count.from.map(u64::from), count.to.map(u64::from));
    if from.is_none_or(|from| has >= from) && to.is_none_or(|to| has <= to) {
        return None;
    }
    let wanted = match (from, to) {
        (Some(from), Some(to)) if from == to => msg!("decklist.exactly", n = from),
        (Some(from), Some(to)) => msg!("decklist.from-to", from, to),
        (Some(from), None) => msg!("decklist.at-least", n = from),
        (None, to) => msg!("handbook.at-most", n = to.unwrap_or(has)),
    };
    let section = section.clone();
    Some(msg!("decklist.too-few-or-many", n = has, section, wanted))
}

/// A sentence for each card with more copies than its section may have.
fn copied(most: Option<u32>, section: &Text, cards: &[&Card]) -> Vec<Message> {
    let Some(most) = most else { return Vec::new() };
    let mut copies: BTreeMap<String, (u64, &str)> = BTreeMap::new();
    for card in cards {
        let sum = copies.entry(normalise(&card.name)).or_insert((0, &card.name));
        sum.0 += u64::from(card.copies);
    }
    let too_many = copies.into_values().filter(|(has, _)| *has > u64::from(most));
    let told = too_many.map(|(has, name)| {
        msg!("decklist.too-many-copies", section, n = has, card = shown(name), most)
    });
    told.collect()
}

fn added(rules: &ListRules, sum: &ListSum, cards: &[&Card]) -> Vec<Fault> {
    let mut told = Vec::new();
    let mut points: u64 = 0;
    for card in cards {
        match card.points {
            Some(each) => points += u64::from(each) * u64::from(card.copies),
            None => {
                told.push(card.at_line(msg!("decklist.no-points", card = shown(&card.name))));
            }
        }
    }
    if points > u64::from(sum.to) {
        let section = |name: &String| Arg::or_empty(rules.section(name));
        let sections = std::iter::once(&sum.section).chain(&sum.with).map(section);
        let sections: Vec<Arg> = sections.collect();
        told.push(msg!("decklist.sections-points", n = points, sections, most = sum.to).into());
    }
    told
}

/// A sentence for each word that a card carries and no card of the other section does.
///
/// It is a doubt if a card of the other section does not say which of the words it carries.
fn needed(rules: &ListRules, need: &ListNeed, deck: &Deck<'_>, found: &mut Findings) {
    let cards = deck.cards(rules, &need.section);
    let beside = deck.cards(rules, &need.beside);
    for word in need.words.iter().filter(|word| !beside.iter().any(|card| carries(card, word))) {
        let Some(card) = cards.iter().find(|card| carries(card, word)) else { continue };
        let (name, section) = (shown(&card.name), Arg::or_empty(rules.section(&need.beside)));
        let silent = silent_about(rules, &need.beside, word, &beside);
        if silent.is_empty() {
            let says = msg!("decklist.needed-beside", card = name, word, section);
            found.faults.push(card.at_line(says));
        } else {
            let silent = some_of(&silent);
            found.doubts.push(card.at_line(msg!(
                "decklist.perhaps-beside",
                card = name,
                word,
                section,
                silent
            )));
        }
    }
}

/// The cards of a section that should carry one word of the same group, and carry none.
fn silent_about<'c>(
    rules: &ListRules,
    section: &str,
    word: &Text,
    cards: &[&'c Card],
) -> Vec<&'c Card> {
    let groups = rules.tagged.iter().filter(|tagged| tagged.section == section);
    let group = groups.map(|tagged| &tagged.words).find(|words| words.contains(word));
    group.map_or_else(Vec::new, |words| without(words, cards))
}

/// The cards that carry none of these words.
fn without<'c>(words: &[Text], cards: &[&'c Card]) -> Vec<&'c Card> {
    let carries_none = |card: &&&Card| !words.iter().any(|word| carries(card, word));
    cards.iter().filter(carries_none).copied().collect()
}

fn untagged(words: &[Text], section: &Arg, cards: &[&Card]) -> Option<Message> {
    let silent = without(words, cards);
    (!silent.is_empty()).then(|| {
        let (cards, section, n) = (some_of(&silent), section.clone(), silent.len());
        let words = Arg::any_of(words);
        msg!("decklist.untagged", n, cards, section, words)
    })
}

/// The cards that these rules do not cover.
fn not_covered<'l>(rules: &ListRules, list: &'l List) -> Vec<&'l Card> {
    let all = list.sections.iter().flat_map(|section| &section.cards);
    all.filter(|card| rules.not_covered.iter().any(|word| carries(card, word))).collect()
}

/// A sentence for each card that carries two words of a group.
fn together(group: &[Text], list: &List) -> Vec<Fault> {
    let all = list.sections.iter().flat_map(|section| &section.cards);
    all.filter_map(|card| {
        let words: Vec<&Text> = group.iter().filter(|word| carries(card, word)).collect();
        let name = shown(&card.name);
        (words.len() > 1).then(|| card.at_line(msg!("decklist.both", card = name, words)))
    })
    .collect()
}

fn carries(card: &Card, word: &Text) -> bool {
    card.words.iter().any(|has| word.matches(has))
}

/// The words of a group that the list has, each with its line, if there are several.
fn excluded(group: &[Text], list: &List) -> Option<Vec<Message>> {
    let all = || list.sections.iter().flat_map(|section| &section.cards);
    let found = group.iter().filter_map(|word| {
        let card = all().find(|card| carries(card, word))?;
        Some(msg!("decklist.word-at-line", word, line = card.line))
    });
    let words: Vec<Message> = found.collect();
    (words.len() > 1).then_some(words)
}
