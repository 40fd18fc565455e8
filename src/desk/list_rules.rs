use super::ambiguous::ambiguous;
use super::list::{Card, List, at_line};
use crate::msg;
use crate::ruleset::letters::shown;
use crate::ruleset::{ListCount, ListNeed, ListRules, ListSum, Text, normalise};
use crate::words::{Arg, Message};
use std::collections::BTreeMap;

/// The breaches of a list, one sentence each; none if the list is legal.
///
/// Headings and words match in either language, without regard to case and diacritics. A list does
/// not contain all that is printed on the cards. The judge checks the rest, with the ruleset's
/// remarks.
pub fn check_list(rules: &ListRules, list: &List) -> Vec<Message> {
    let mut told = Vec::new();
    for section in &list.sections {
        if !rules.sections.iter().any(|known| known.matches(&section.name)) {
            let known = Arg::Series(rules.sections.iter().map(Arg::from).collect());
            let name = shown(&section.name);
            let found = msg!("army-list.no-section", section = name, known = known);
            told.push(at_line(section.line, found));
        }
    }
    for count in &rules.counts {
        let cards = cards(rules, list, &count.section);
        let section = section(rules, &count.section);
        told.extend(counted(count, &section, &cards));
        told.extend(copied(count, &section, &cards));
    }
    for sum in &rules.sums {
        let sections = std::iter::once(&sum.section).chain(&sum.with);
        let all: Vec<&Card> = sections.flat_map(|section| cards(rules, list, section)).collect();
        told.extend(added(rules, sum, &all));
    }
    for need in &rules.needs {
        let beside = cards(rules, list, &need.beside);
        let other = section(rules, &need.beside);
        told.extend(needed(need, &other, &cards(rules, list, &need.section), &beside));
    }
    for group in &rules.never_together {
        told.extend(together(group, list));
    }
    for group in &rules.only_one_of {
        told.extend(excluded(group, list));
    }
    told.extend(ambiguous(rules, list));
    told
}

/// The cards under all headings of this section, which is given by its English name.
fn cards<'a>(rules: &ListRules, list: &'a List, section: &str) -> Vec<&'a Card> {
    let text = rules.sections.iter().find(|text| text.en == section);
    let is_it = |name: &str| text.is_some_and(|text| text.matches(name));
    list.sections.iter().filter(|part| is_it(&part.name)).flat_map(|part| &part.cards).collect()
}

/// The section of this English name, in the reader's language.
fn section(rules: &ListRules, name: &str) -> Arg {
    let text = rules.sections.iter().find(|text| text.en == name);
    text.map_or_else(|| name.into(), Arg::from)
}

fn counted(count: &ListCount, section: &Arg, cards: &[&Card]) -> Option<Message> {
    let has: u64 = cards.iter().map(|card| u64::from(card.copies)).sum();
    let (from, to) = (count.from.map(u64::from), count.to.map(u64::from));
    if from.is_none_or(|from| has >= from) && to.is_none_or(|to| has <= to) {
        return None;
    }
    let wanted = match (from, to) {
        (Some(from), Some(to)) if from == to => msg!("army-list.exactly", n = from),
        (Some(from), Some(to)) => msg!("army-list.from-to", from = from, to = to),
        (Some(from), None) => msg!("army-list.at-least", n = from),
        (None, to) => msg!("army-list.at-most", n = to.unwrap_or(has)),
    };
    let section = section.clone();
    Some(msg!("army-list.too-few-or-many", n = has, section = section, wanted = wanted))
}

fn copied(count: &ListCount, section: &Arg, cards: &[&Card]) -> Vec<Message> {
    let Some(most) = count.copies else { return Vec::new() };
    let mut copies: BTreeMap<String, (u64, &str)> = BTreeMap::new();
    for card in cards {
        let sum = copies.entry(normalise(&card.name)).or_insert((0, &card.name));
        sum.0 += u64::from(card.copies);
    }
    let too_many = copies.into_values().filter(|(has, _)| *has > u64::from(most));
    too_many
        .map(|(has, name)| {
            let (section, card) = (section.clone(), shown(name));
            msg!("army-list.too-many-copies", section = section, n = has, card = card, most = most)
        })
        .collect()
}

fn added(rules: &ListRules, sum: &ListSum, cards: &[&Card]) -> Vec<Message> {
    let mut told = Vec::new();
    let mut points: u64 = 0;
    for card in cards {
        match card.points {
            Some(each) => points += u64::from(each) * u64::from(card.copies),
            None => {
                told.push(card.at_line(msg!("army-list.no-points", card = shown(&card.name))));
            }
        }
    }
    if points > u64::from(sum.to) {
        let one = section(rules, &sum.section);
        told.push(match sum.with.as_slice() {
            [] => msg!("army-list.section-points", n = points, section = one, most = sum.to),
            with => {
                let with = with.iter().map(|name| section(rules, name));
                let sections: Vec<Arg> = std::iter::once(one).chain(with).collect();
                msg!("army-list.sections-points", n = points, sections = sections, most = sum.to)
            }
        });
    }
    told
}

/// A sentence for each word that a card carries and no card of the other section does.
fn needed(need: &ListNeed, other: &Arg, cards: &[&Card], beside: &[&Card]) -> Vec<Message> {
    let missing = |word: &&Text| !beside.iter().any(|card| carries(card, word));
    let words = need.words.iter().filter(missing);
    words
        .filter_map(|word| {
            let card = cards.iter().find(|card| carries(card, word))?;
            let (name, section) = (shown(&card.name), other.clone());
            let found =
                msg!("army-list.needed-beside", card = name, word = word, section = section);
            Some(card.at_line(found))
        })
        .collect()
}

/// A sentence for each card that carries two words of a group.
fn together(group: &[Text], list: &List) -> Vec<Message> {
    let all = list.sections.iter().flat_map(|section| &section.cards);
    all.filter_map(|card| {
        let words: Vec<&Text> = group.iter().filter(|word| carries(card, word)).collect();
        let name = shown(&card.name);
        (words.len() > 1).then(|| card.at_line(msg!("army-list.both", card = name, words = words)))
    })
    .collect()
}

fn carries(card: &Card, word: &Text) -> bool {
    card.words.iter().any(|has| word.matches(has))
}

fn excluded(group: &[Text], list: &List) -> Option<Message> {
    let all = || list.sections.iter().flat_map(|section| &section.cards);
    let found = group.iter().filter_map(|word| {
        let card = all().find(|card| carries(card, word))?;
        Some(msg!("army-list.word-at-line", word = word, line = card.line))
    });
    let words: Vec<Message> = found.collect();
    (words.len() > 1).then(|| msg!("army-list.only-one-of", words = words))
}

#[cfg(test)]
mod tests {
    use super::super::read_list;
    use super::*;
    use crate::ruleset::Library;

    const LEGAL: &str = "Characters:\n1 Luke [15] [hero]\n1 Han [15] [hero]\nBattlefield:\nCliff\n\
                         Deck:\n2 Force Speed\n28 Others\n";

    fn destiny() -> ListRules {
        let library = Library::new(Vec::new());
        library.get("destiny").unwrap().ruleset.lists.clone().unwrap()
    }

    #[track_caller]
    fn told(text: &str, sentences: &[&str]) {
        assert_eq!(check_list(&destiny(), &read_list(text).unwrap()), sentences);
    }

    #[test]
    fn legal_destiny_lists() {
        told(LEGAL, &[]);
        told(&LEGAL.replacen("[15]", "[12]", 1), &[]);
        let polish = LEGAL.replace("Characters", "postacie").replace("Battlefield", "POLE BITWY");
        told(&polish.replace("Deck", "Talia").replace("hero", "Bohater"), &[]);
        told(&LEGAL.replace("28 Others", "28 Others [villainous]"), &[]);
    }

    #[test]
    fn points() {
        let sentence = "the section Characters comes to 31 points; the rules allow 30";
        told(&LEGAL.replacen("[15]", "[16]", 1), &[sentence]);
        told(&LEGAL.replace("1 Luke [15]", "2 Luke [8]"), &[sentence]);
        told(
            &LEGAL.replace("Han [15]", "Han"),
            &["line 3: \"Han\" has no points; write them behind the name, such as [13]"],
        );
    }

    #[test]
    fn heroes_and_villains() {
        let sentence =
            "the list has hero (line 2) and villain (line 3); the rules allow one of them";
        told(&LEGAL.replace("Han [15] [hero]", "Han [15] [villain]"), &[sentence]);
        told(&LEGAL.replace("Han [15] [hero]", "Han [15] [Zloczynca]"), &[sentence]);
    }

    #[test]
    fn cards_in_the_deck() {
        told(
            &LEGAL.replace("28", "27"),
            &["the section Deck has 29 cards; the rules ask for exactly 30"],
        );
        told(
            &LEGAL.replace("28", "29"),
            &["the section Deck has 31 cards; the rules ask for exactly 30"],
        );
    }

    #[test]
    fn characters_and_battlefields() {
        told(
            &LEGAL.replace("1 Luke [15] [hero]\n1 Han [15] [hero]\n", ""),
            &["the section Characters has 0 cards; the rules ask for at least 1"],
        );
        let sentence = "the section Battlefield has 2 cards; the rules ask for exactly 1";
        told(&LEGAL.replace("Cliff", "2 Cliff"), &[sentence]);
        told(&format!("{LEGAL}Battlefield:\nCave\n"), &[sentence]);
        told(
            &LEGAL.replace("Battlefield:\nCliff\n", ""),
            &["the section Battlefield has 0 cards; the rules ask for exactly 1"],
        );
    }

    #[test]
    fn unknown_sections_and_copies() {
        told(
            &format!("{LEGAL}Sideboard:\nCave\n"),
            &[
                "line 9: a list has no section \"Sideboard\"; its sections are Characters, Battlefield, Deck",
            ],
        );
        let mut rules = destiny();
        rules.counts =
            vec![ListCount { section: "Deck".into(), from: None, to: Some(60), copies: Some(2) }];
        let list = read_list(&format!("{LEGAL}1 FORCE speed\n61 Rest\n")).unwrap();
        assert_eq!(
            check_list(&rules, &list),
            [
                "the section Deck has 92 cards; the rules ask for at most 60",
                "the section Deck has 3 copies of \"Force Speed\"; the rules allow 2",
                "the section Deck has 28 copies of \"Others\"; the rules allow 2",
                "the section Deck has 61 copies of \"Rest\"; the rules allow 2",
            ]
        );
    }
}
