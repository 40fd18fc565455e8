//! A blank list, to print and fill in by hand: the sections of the game's lists with free lines.

use super::page::{Column, Page, Section, Table};
use crate::event::{Event, Refusal};
use crate::msg;
use crate::ruleset::{ListRules, Text};
use crate::words::Arg;

/// The most lines of a section, so that a list with one large deck is one sheet of paper.
const MOST_LINES: usize = 30;
/// Free lines behind the cards of the example, where the rules set no number of cards.
const SPARE_LINES: usize = 3;

pub(super) fn page(event: &Event) -> Result<Page, Refusal> {
    let rules = rules(event)?;
    let name = rules.names.is_none().then(|| msg!("list-form.blank-name", line = "_".repeat(40)));
    let section = |(heading, section): (Arg, &Text)| Section::new(heading, lines(rules, section));
    Ok(Page {
        title: msg!("list-form.blank", event = event.name()).into(),
        facts: name.into_iter().map(Arg::from).collect(),
        sections: headings(rules).into_iter().map(section).collect(),
    })
}

/// The sections one below the other, for a template of one's own.
pub(super) fn table(event: &Event) -> Result<Table, Refusal> {
    let rules = rules(event)?;
    let rows = headings(rules).into_iter().map(|(heading, _)| vec![heading]).collect();
    Ok(Table { columns: vec![Column::words(msg!("list-form.blank-section"))], rows })
}

fn rules(event: &Event) -> Result<&ListRules, Refusal> {
    let none = || Refusal(msg!("list-form.no-blank", game = &event.ruleset.name));
    event.ruleset.lists.as_ref().ok_or_else(none)
}

/// The sections with their headings; where a list has several decks, each deck has them all.
fn headings(rules: &ListRules) -> Vec<(Arg, &Text)> {
    let sections = || rules.sections.iter();
    if rules.decks.is_empty() {
        return sections().map(|section| (section.into(), section)).collect();
    }
    let of_deck = |deck| {
        sections().map(move |section| {
            (msg!("list-form.blank-part", deck = deck, section).into(), section)
        })
    };
    rules.decks.iter().flat_map(|deck| of_deck(&deck.name)).collect()
}

/// Free lines for the cards of a section. Points are asked for where the rules add them up.
fn lines(rules: &ListRules, section: &Text) -> Table {
    let name = &section.en;
    let counts = rules.counts.iter().find(|count| count.section == *name);
    let (from, to) = counts.map_or((None, None), |count| (count.from, count.to));
    let spare = in_the_example(rules, section).max(from.unwrap_or(0) as usize) + SPARE_LINES;
    let n = to.map_or(spare, |to| to as usize).min(MOST_LINES);
    let points = rules.sums.iter().any(|sum| sum.section == *name || sum.with.contains(name));
    let one = to == Some(1);
    let cells = [
        (!one).then(|| (msg!("list-form.blank-copies"), "_".repeat(4))),
        Some((msg!("list-form.blank-card"), "_".repeat(48))),
        points.then(|| (msg!("column.points"), "_".repeat(6))),
    ];
    let cells: Vec<_> = cells.into_iter().flatten().collect();
    let row: Vec<Arg> = cells.iter().map(|(_, blank)| blank.as_str().into()).collect();
    let columns = cells.into_iter().map(|(name, _)| Column::words(name)).collect();
    Table { columns, rows: vec![row; n] }
}

/// The lines that this section has in the game's example of a list.
fn in_the_example(rules: &ListRules, section: &Text) -> usize {
    let heading = format!("{}:", section.en);
    let below = rules.example.iter().skip_while(|line| line.en != heading).skip(1);
    below.take_while(|line| !line.en.ends_with(':')).count()
}
