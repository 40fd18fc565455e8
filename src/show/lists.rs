//! Lists: who has handed one in, and the lists of those in the cut.

use super::page::{Column, Page, Rows, Section, Table};
use crate::desk::{ListState, list_state};
use crate::event::{Entrant, Event, Id, Refusal};
use crate::msg;
use crate::words::{Arg, Message};

/// An entrant with what is known of the list.
pub(super) struct Row<'a> {
    pub(super) entrant: &'a Entrant,
    pub(super) state: ListState<'a>,
}

/// Everybody who handed in a list, or who is in the event without one.
pub(super) fn rows(event: &Event) -> Vec<Row<'_>> {
    let rows =
        event.registered().map(|entrant| Row { entrant, state: list_state(event, entrant.id) });
    rows.filter(|row| row.entrant.is_active() || row.state != ListState::Missing).collect()
}

pub(super) fn page(event: &Event) -> Page {
    let required = match event.lists_required() {
        true => msg!("hand-in.required"),
        false => msg!("hand-in.lists-not-required"),
    };
    Page {
        title: msg!("page.of-event", event = event.name(), page = msg!("item.lists")).into(),
        facts: vec![required.into(), counts(event).into()],
        sections: vec![Section::plain(table(event))],
    }
}

/// How many lists are in, and how many of them have faults or are missing.
fn counts(event: &Event) -> Message {
    let rows = rows(event);
    let count = |word: &str| rows.iter().filter(|row| row.state.word() == word).count();
    let missing = count(ListState::Missing.word());
    let (faulty, accepted) = (count("faults"), count("accepted"));
    let mut said = vec![msg!("hand-in.count-in", n = rows.len() - missing).into()];
    said.extend((faulty > 0).then(|| msg!("hand-in.count-faulty", n = faulty).into()));
    said.extend((accepted > 0).then(|| msg!("hand-in.count-accepted", n = accepted).into()));
    said.push(msg!("hand-in.count-missing", n = missing).into());
    msg!("list.text", text = Arg::Series(said)).capitalised()
}

/// The state of a list in a word or two.
pub fn list_state_words(state: ListState<'_>) -> Message {
    match state {
        ListState::Missing => msg!("hand-in.state-missing"),
        ListState::Sound(_) => msg!("hand-in.state-handed-in"),
        ListState::Faulty(_, n) => msg!("hand-in.state-faults", n),
        ListState::Accepted(..) => msg!("hand-in.state-accepted"),
    }
}

pub(super) fn table(event: &Event) -> Table {
    let newest = |row: &Row| event.newest_list(row.entrant.id);
    let versions = |row: &Row| event.list_versions(row.entrant.id).len();
    let reason = |row: &Row| match row.state {
        ListState::Accepted(_, _, accepted) => accepted.reason.clone().unwrap_or_default(),
        _ => String::new(),
    };
    let faults = |row: &Row| match row.state {
        ListState::Missing => String::new(),
        state => state.faults().to_string(),
    };
    Rows::of(rows(event))
        .column(Column::number(msg!("column.id")), |row: &Row| row.entrant.id.to_string())
        .column(Column::names(msg!("column.player")), |row| row.entrant.label().into_owned())
        .column(Column::words(msg!("hand-in.column-list")), |row| list_state_words(row.state))
        .column(Column::number(msg!("hand-in.column-faults")), faults)
        .column(Column::number(msg!("hand-in.column-version")), |row| match versions(row) {
            0 => String::new(),
            n => n.to_string(),
        })
        .column(Column::words(msg!("column.time")), |row| {
            newest(row).map_or(String::new(), |list| list.at.clock())
        })
        .column(Column::words(msg!("column.by")), |row| {
            newest(row).map_or(String::new(), |list| list.by.clone())
        })
        .column(Column::sentence(msg!("hand-in.column-accepted")).optional(), reason)
        .table()
}

/// Those in the cut, best seed first, whose lists everybody may see.
///
/// # Errors
/// It was not announced, or the cut has not been made.
pub(super) fn of_the_cut(event: &Event) -> Result<Vec<Id>, Refusal> {
    if !event.lists_are_open() {
        let setup = Arg::Verb("setup open_lists=yes".to_owned());
        return Err(Refusal(msg!("hand-in.not-announced", setup)));
    }
    let cut = Arg::Verb("cut".to_owned());
    let finals = event.finals().ok_or_else(|| Refusal(msg!("hand-in.no-cut-yet", cut)))?;
    Ok(finals.seeds.clone())
}

/// The lists of those in the cut, whole.
pub(super) fn cut_page(event: &Event) -> Result<Page, Refusal> {
    let seeds = of_the_cut(event)?;
    let sections = seeds.iter().zip(1usize..).map(|(id, seed)| {
        let column = Column::words(msg!("hand-in.column-list"));
        let lines = event.newest_list(*id).map_or(&[][..], |list| &list.lines);
        let mut rows: Vec<Vec<Arg>> = lines.iter().map(|line| vec![line.into()]).collect();
        if rows.is_empty() {
            rows.push(vec![msg!("hand-in.state-missing").into()]);
        }
        let heading = msg!("hand-in.seed", seed, name = event.label(*id));
        Section::new(heading, Table { columns: vec![column], rows })
    });
    Ok(Page {
        title: msg!("page.of-event", event = event.name(), page = msg!("hand-in.item-open-lists"))
            .into(),
        facts: Vec::new(),
        sections: sections.collect(),
    })
}

/// A row for every line of the lists of those in the cut.
pub(super) fn cut_table(event: &Event) -> Result<Table, Refusal> {
    let seeds = of_the_cut(event)?;
    let lines = seeds.iter().zip(1usize..).flat_map(|(id, seed)| {
        let lines = event.newest_list(*id).map_or(&[][..], |list| &list.lines);
        lines.iter().zip(1usize..).map(move |(text, line)| (seed, *id, line, text))
    });
    type Line<'a> = (usize, Id, usize, &'a String);
    Ok(Rows::of(lines)
        .column(Column::number(msg!("column.seed")), |(seed, ..): &Line| seed.to_string())
        .column(Column::number(msg!("column.id")), |(_, id, ..)| id.to_string())
        .column(Column::words(msg!("column.player")), |(_, id, ..)| event.label(*id))
        .column(Column::number(msg!("hand-in.column-line")), |(_, _, line, _)| line.to_string())
        .column(Column::words(msg!("column.text")), |(.., text)| (*text).clone())
        .table())
}
