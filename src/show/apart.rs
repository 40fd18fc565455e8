//! Players kept apart: each pair named by the organizer, and the players of each group.

use super::page::{Column, Page, Rows, Section, Table};
use crate::event::{Event, Id};
use crate::msg;
use crate::ruleset::{ApartRounds, Relation};
use crate::words::{Arg, Message};

/// Players who are kept apart from one another for one reason.
pub(super) struct Line {
    pub players: Vec<Id>,
    pub rounds: ApartRounds,
    pub absolute: bool,
    /// The relation and the word they share; None for a pair that was named.
    pub shared: Option<(Relation, String)>,
    pub why: Option<String>,
}

pub(super) fn lines(event: &Event) -> Vec<Line> {
    if !event.is_swiss() {
        return Vec::new();
    }
    let named = event.apart.iter().map(|kept| Line {
        players: kept.pair.to_vec(),
        rounds: kept.wish.rounds,
        absolute: !kept.wish.soft,
        shared: None,
        why: kept.why.clone(),
    });
    let groups = event.groups_apart().into_iter().flat_map(|group| {
        let related = event.related_by(group.who).into_iter();
        related.map(move |(word, players)| Line {
            players,
            rounds: group.rounds,
            absolute: group.absolute,
            shared: Some((group.who, word)),
            why: None,
        })
    });
    named.chain(groups).collect()
}

pub(super) fn page(event: &Event) -> Page {
    let lines = lines(event);
    let none = lines.is_empty().then(|| msg!("apart.sheet-nobody"));
    let facts = [msg!("apart.sheet-swiss-only")].into_iter().chain(none);
    let sections = if lines.is_empty() { Vec::new() } else { vec![Section::plain(table(event))] };
    Page {
        title: msg!("apart.sheet-title", event = event.name()).into(),
        facts: facts.map(Arg::from).collect(),
        sections,
    }
}

pub(super) fn table(event: &Event) -> Table {
    let players = |line: &Line| {
        let names = line.players.iter().map(|id| event.label(*id).into());
        msg!("list.text", text = Arg::Series(names.collect()))
    };
    let strictly = |line: &Line| match line.absolute {
        true => msg!("apart.column-absolute"),
        false => msg!("apart.column-soft"),
    };
    let why = |line: &Line| -> Message {
        match (&line.shared, &line.why) {
            (Some((who, word)), _) => msg!("apart.shared", who = who.phrase(), word),
            (None, Some(why)) => msg!("list.text", text = why),
            (None, None) => msg!("apart.by-name"),
        }
    };
    Rows::of(lines(event))
        .column(Column::names(msg!("apart.column-players")), players)
        .column(Column::words(msg!("column.rounds")), |line: &Line| line.rounds.phrase())
        .column(Column::words(msg!("apart.column-strictly")), strictly)
        .column(Column::sentence(msg!("apart.column-why")), why)
        .table()
}
