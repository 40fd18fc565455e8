use super::super::{ListNames, ListRules, Text};
use super::findings::Findings;
use crate::msg;
use crate::ruleset::letters::shown;

pub(super) fn check(lists: &ListRules, found: &mut Findings<'_>) {
    sections(lists, found);
    decks(lists, found);
    for (n, count) in lists.counts.iter().enumerate() {
        let at = format!("lists.counts[{n}]");
        match (count.from, count.to, count.copies) {
            (None, None, None) => {
                found.add(&at, msg!("ruleset-judging.empty-count"));
            }
            (Some(from), Some(to), _) if from > to => {
                found.add(&format!("{at}.from"), msg!("ruleset-judging.from-above-to", from, to))
            }
            _ => {}
        }
    }
    for (n, need) in lists.needs.iter().enumerate().filter(|(_, need)| need.words.is_empty()) {
        let says = msg!("ruleset-judging.needs-nothing", section = shown(&need.section));
        found.add(&format!("lists.needs[{n}].words"), says);
    }
    for (n, shared) in lists.ambiguous.iter().enumerate().filter(|(_, one)| one.cards.len() < 2) {
        let says = msg!("ruleset-judging.not-ambiguous", name = shown(&shared.name.en));
        found.add(&format!("lists.ambiguous[{n}].cards"), says);
    }
    let excluding =
        [("never_together", &lists.never_together), ("only_one_of", &lists.only_one_of)];
    for (key, groups) in excluding {
        for (n, group) in groups.iter().enumerate() {
            let at = format!("lists.{key}[{n}]");
            if group.len() < 2 {
                found.add(&at, msg!("ruleset-judging.one-word"));
            }
            no_word_twice(&at, group, found);
        }
    }
    for (n, tagged) in lists.tagged.iter().enumerate() {
        let at = format!("lists.tagged[{n}].words");
        if tagged.words.is_empty() {
            found.add(&at, msg!("list-data.tagged-with-nothing", section = shown(&tagged.section)));
        }
        no_word_twice(&at, &tagged.words, found);
    }
    no_word_twice("lists.words", &lists.words, found);
    no_word_twice("lists.not_covered", &lists.not_covered, found);
}

fn no_word_twice(at: &str, words: &[Text], found: &mut Findings<'_>) {
    let words = words.iter().map(|word| word.en.to_lowercase());
    let at = format!("{at}[]");
    found.no_repeats(&at, words, |word| msg!("ruleset-judging.word", word = shown(word)));
}

/// Checks that sections exist once, and that the rules name only them.
fn sections(lists: &ListRules, found: &mut Findings<'_>) {
    if lists.sections.is_empty() {
        let example = "{en: \"Deck\"}";
        found.add("lists.sections", msg!("ruleset-judging.no-sections", example));
    }
    let sections = headings("sections", &lists.sections);
    let decks = lists.decks.iter().map(|deck| &deck.name).enumerate();
    let decks = decks.map(|(n, name)| (format!("lists.decks[{n}].name"), name.en.to_lowercase()));
    found.no_repeats_at(sections.into_iter().chain(decks), |name| {
        msg!("ruleset-judging.section", name = shown(name))
    });
    for (at, name) in named_sections(lists) {
        if lists.section(name).is_none() {
            found.add(&at, msg!("ruleset-judging.no-section", name = shown(name)));
        }
    }
}

fn headings(key: &str, names: &[Text]) -> Vec<(String, String)> {
    let numbered = names.iter().enumerate();
    numbered.map(|(n, name)| (format!("lists.{key}[{n}]"), name.en.to_lowercase())).collect()
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

/// Checks the decks of a list that has several, and the sections that say who plays them.
fn decks(lists: &ListRules, found: &mut Findings<'_>) {
    for (n, deck) in lists.decks.iter().enumerate() {
        if let Some(player) = deck.player.filter(|player| !(1..=2).contains(player)) {
            let says = msg!("list-data.no-partner", n = player);
            found.add(&format!("lists.decks[{n}].player"), says);
        }
    }
    let Some(names) = &lists.names else { return };
    if names.player == names.partner {
        let says = msg!("list-data.own-partner", section = shown(&names.player));
        found.add("lists.names.partner", says);
    }
    if lists.decks.is_empty() {
        found.add("lists.names", msg!("list-data.names-without-decks"));
    }
}
