//! The rules for lists, how a list is written, and an example.

use super::page::{Page, series};
use crate::msg;
use crate::ruleset::{ListCount, ListRules, Ruleset};
use crate::words::{Arg, Text};

pub(super) fn lists(page: &mut Page<'_>, ruleset: &Ruleset) {
    let Some(lists) = &ruleset.lists else { return };
    page.heading(msg!("item.lists"));
    for rule in rules(lists) {
        page.item("  - ", rule);
    }
    page.heading(msg!("list-form.how"));
    for sentence in form(lists) {
        page.item("  - ", sentence);
    }
    if !lists.example.is_empty() {
        page.heading(msg!("list-form.example"));
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
        rules.push(msg!("list-form.decks", decks));
    }
    rules.push(msg!("describe.sections", sections = series(&lists.sections)));
    if let Some(names) = &lists.names {
        let (player, partner) = (section(&names.player), section(&names.partner));
        rules.push(msg!("list-form.names", player, partner));
    }
    rules.extend(
        lists.counts.iter().map(|count| {
            msg!("describe.part", name = section(&count.section), text = cards(count))
        }),
    );
    rules.extend(lists.sums.iter().map(|sum| {
        let sections = series(std::iter::once(&sum.section).chain(&sum.with).map(|s| section(s)));
        msg!("describe.points-most", sections, n = sum.to)
    }));
    rules.extend(lists.needs.iter().map(|need| {
        msg!(
            "describe.needs-beside",
            section = section(&need.section),
            words = series(&need.words),
            beside = section(&need.beside)
        )
    }));
    let together = lists.never_together.iter();
    rules.extend(together.map(|group| msg!("describe.never-together", words = series(group))));
    let one_of = lists.only_one_of.iter();
    rules.extend(one_of.map(|group| msg!("describe.only-one-of", words = series(group))));
    rules.extend(lists.tagged.iter().map(|tagged| {
        let words = Arg::any_of(&tagged.words);
        msg!("list-form.tagged", section = section(&tagged.section), words)
    }));
    let beyond = lists.not_covered.iter();
    rules.extend(beyond.map(|word| msg!("list-form.not-covered", word)));
    rules.extend(lists.ambiguous.iter().map(|shared| {
        msg!("describe.ambiguous", name = &shared.name, cards = series(&shared.cards))
    }));
    rules.into_iter().map(Arg::from).chain(lists.remarks.iter().map(Arg::from)).collect()
}

fn cards(count: &ListCount) -> Arg {
    let number = match (count.from, count.to) {
        (Some(from), Some(to)) if from == to => Some(msg!("describe.cards-exactly", n = from)),
        (Some(from), Some(to)) => Some(msg!("describe.cards-range", from, to)),
        (Some(from), None) => Some(msg!("describe.cards-least", n = from)),
        (None, Some(to)) => Some(msg!("describe.cards-most", n = to)),
        (None, None) => None,
    };
    let copies = count.copies.map(|copies| msg!("describe.copies", n = copies));
    series(number.into_iter().chain(copies))
}

/// How a list is written, one sentence each.
pub(super) fn form(lists: &ListRules) -> Vec<Arg> {
    let with_words = lists.example.iter().find(|line| line.en.ends_with(']'));
    let line = with_words.map_or_else(|| msg!("list-form.any-line").into(), Arg::from);
    let mut told = vec![msg!("list-form.lines", example = line)];
    if !lists.decks.is_empty() {
        let decks = both_languages(lists.decks.iter().map(|deck| &deck.name));
        told.push(msg!("list-form.deck-headings", decks));
    }
    told.push(msg!("list-form.headings", sections = both_languages(&lists.sections)));
    let mut words: Vec<&Text> = Vec::new();
    for word in lists.known_words() {
        if !words.contains(&word) {
            words.push(word);
        }
    }
    if !words.is_empty() {
        told.push(msg!("list-form.words", words = both_languages(words)));
    }
    told.push(msg!("list-form.product"));
    told.push(msg!("list-form.no-difference"));
    told.into_iter().map(Arg::from).collect()
}

/// Texts in the reader's language, each with the other one beside it.
fn both_languages<'t>(texts: impl IntoIterator<Item = &'t Text>) -> Arg {
    series(texts.into_iter().map(|text| match &text.pl {
        Some(polish) if *polish != text.en => {
            let other = Text { en: polish.clone(), pl: Some(text.en.clone()) };
            Arg::from(msg!("describe.beside", text, beside = other))
        }
        _ => Arg::from(text),
    }))
}
