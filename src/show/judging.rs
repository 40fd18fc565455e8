//! The sheets of the judge's desk: penalties, deck checks, proxies and components.

use super::page::{Column, Page, Rows, Section, Table};
use super::rounds::date;
use crate::event::action::{
    Action, CheckDrawn, Checked, ComponentCase, Effect, Place, Recommended,
};
use crate::event::{Entry, Event, Given, Id};
use crate::msg;
use crate::words::{Arg, Message};

/// The penalties of everybody, or of one player.
pub(super) fn penalties_page(event: &Event, who: Option<Id>) -> Page {
    let table = penalties(event, who);
    let n = table.rows.len();
    let mut sections = vec![Section::plain(table)];
    let open = recommendations(event, who);
    if !open.rows.is_empty() {
        sections.push(Section::new(msg!("penalty-sheet.recommended"), open));
    }
    let title = match who {
        Some(id) => msg!("penalty-sheet.title-of", event = event.name(), name = event.label(id)),
        None => msg!("penalty-sheet.title", event = event.name()),
    };
    let said = msg!("penalty-sheet.penalties", date = date(event), n);
    Page { title: title.into(), facts: vec![said.into()], sections }
}

/// Every penalty that counts, in the order in which they were given.
pub(super) fn penalties(event: &Event, who: Option<Id>) -> Table {
    let given = event.given();
    let given = given.into_iter().filter(|given| who.is_none_or(|id| given.id == id));
    let offence = |given: &Given| match given.offence(event) {
        Some(offence) if given.is_suspected() => {
            msg!("offence.log-suspected", offence = &offence.name).into()
        }
        offence => Arg::or_empty(offence.map(|offence| &offence.name)),
    };
    Rows::of(given)
        .column(Column::number(msg!("column.number")), |given: &Given| given.entry.n.to_string())
        .column(Column::words(msg!("column.player")), |given| event.label(given.id))
        .column(Column::words(msg!("penalty-sheet.penalty")), |given| given.name(event))
        .column(Column::words(msg!("penalty-sheet.offence")).optional(), offence)
        .column(Column::words(msg!("penalty-sheet.effect")).optional(), effect)
        .column(Column::words(msg!("column.round")), |given| round(event, given.at))
        .column(Column::number(msg!("column.table")).optional(), |given| {
            given.table().map_or(String::new(), |table| table.to_string())
        })
        .column(Column::words(msg!("column.time")), |given| time(given.entry))
        .column(Column::words(msg!("column.by")), |given| given.by().to_owned())
        .column(Column::sentence(msg!("column.note")).optional(), |given| {
            given.note().unwrap_or_default().to_owned()
        })
        .table()
}

/// The effect of the penalty on the result, the points or the presence of the player.
fn effect(given: &Given) -> Arg {
    let Some(penalised) = given.penalised else { return msg!("log.put-out-for-good").into() };
    match &penalised.effect {
        None => Arg::or_empty(None::<Arg>),
        Some(Effect::Result(reported)) => {
            msg!("penalty-sheet.result", table = reported.table, games = reported.games.as_str())
                .into()
        }
        Some(Effect::Points(points)) => msg!("log.points-off", n = *points).into(),
        Some(Effect::Removed(_)) => msg!("log.put-out").into(),
        Some(Effect::Disqualified(_)) => msg!("log.put-out-for-good").into(),
    }
}

fn round(event: &Event, at: Option<Place>) -> Arg {
    Arg::or_empty(at.map(|at| event.round_in_a_sentence(at.stage, at.round)))
}

fn time(entry: &Entry) -> Message {
    msg!("number.moment", day = Arg::Date(entry.at.day()), time = entry.at.clock())
}

/// The recommendations of disqualification that the organizer has not answered.
fn recommendations(event: &Event, who: Option<Id>) -> Table {
    let open = event.recommended.values().filter(|open| who.is_none_or(|id| open.id == id));
    Rows::of(open)
        .column(Column::words(msg!("column.player")), |open: &&Recommended| event.label(open.id))
        .column(Column::words(msg!("column.by")), |open| open.marshal.clone())
        .column(Column::sentence(msg!("column.why")).optional(), |open| {
            open.note.clone().unwrap_or_default()
        })
        .table()
}

/// The deck checks, and the players who were drawn for one.
pub(super) fn checks_page(event: &Event) -> Page {
    let (checks, drawn) = (checks(event), drawn(event));
    let said = msg!("penalty-sheet.checks", date = date(event), n = checks.rows.len());
    let mut sections = vec![Section::plain(checks)];
    if !drawn.rows.is_empty() {
        sections.push(Section::new(msg!("penalty-sheet.drawn"), drawn));
    }
    let title = msg!("penalty-sheet.checks-title", event = event.name());
    Page { title: title.into(), facts: vec![said.into()], sections }
}

/// Every deck check that counts.
pub(super) fn checks(event: &Event) -> Table {
    let checks = event.counting().rev().filter_map(|entry| match &entry.action {
        Action::DeckCheck(checked) => Some((entry, &**checked)),
        _ => None,
    });
    let at = |checked: &Checked| {
        Some(Place { stage: checked.stage, round: checked.round, table: checked.table })
    };
    let found = |checked: &Checked| match &checked.illegal {
        None => msg!("penalty-sheet.legal").into(),
        Some(_) => Arg::from(msg!("penalty-sheet.illegal")),
    };
    Rows::of(checks)
        .column(Column::number(msg!("column.number")), |(e, _): &(&Entry, &Checked)| {
            e.n.to_string()
        })
        .column(Column::words(msg!("column.player")), |(_, c)| event.label(c.id))
        .column(Column::words(msg!("column.round")), |(_, c)| round(event, at(c)))
        .column(Column::number(msg!("column.table")).optional(), |(_, c)| {
            c.table.map_or(String::new(), |table| table.to_string())
        })
        .column(Column::words(msg!("penalty-sheet.found")), |(_, c)| found(c))
        .column(Column::words(msg!("penalty-sheet.cards")).optional(), |(_, c)| {
            c.illegal.as_ref().map_or(String::new(), |deck| deck.cards.clone())
        })
        .column(Column::number(msg!("penalty-sheet.left")).optional(), |(_, c)| {
            let left = c.illegal.as_ref().and_then(|deck| deck.left);
            left.map_or(String::new(), |left| left.to_string())
        })
        .column(Column::words(msg!("column.time")), |(e, _)| time(e))
        .column(Column::words(msg!("column.by")), |(e, _)| e.by.clone())
        .column(Column::sentence(msg!("column.note")).optional(), |(_, c)| {
            c.note.clone().unwrap_or_default()
        })
        .table()
}

fn drawn(event: &Event) -> Table {
    let names = |drawn: &CheckDrawn| {
        Arg::Series(drawn.ids.iter().map(|id| event.label(*id).into()).collect())
    };
    Rows::of(&event.checks_drawn)
        .column(Column::number(msg!("column.number")), |drawn: &&CheckDrawn| drawn.draw.to_string())
        .column(Column::words(msg!("column.round")), |drawn| {
            round(event, Some(Place { stage: drawn.stage, round: drawn.round, table: None }))
        })
        .column(Column::sentence(msg!("penalty-sheet.players")), |drawn| names(drawn))
        .table()
}

/// The proxies, and beside them every component that was lost or damaged.
pub(super) fn proxies_page(event: &Event) -> Page {
    let proxies = proxies(event);
    let said = msg!("penalty-sheet.proxies", date = date(event), n = proxies.rows.len());
    let rule = event.ruleset.components.as_ref().and_then(|all| all.proxy.as_ref());
    let facts = std::iter::once(said.into()).chain(rule.map(Arg::from)).collect();
    let mut sections = vec![Section::plain(proxies)];
    let components = components(event);
    if !components.rows.is_empty() {
        sections.push(Section::new(msg!("component.components"), components));
    }
    let title = msg!("penalty-sheet.proxies-title", event = event.name());
    Page { title: title.into(), facts, sections }
}

/// Every proxy that was made.
pub(super) fn proxies(event: &Event) -> Table {
    let made = event.components.iter().filter_map(|case| Some((case.id, case.proxy.as_ref()?)));
    Rows::of(made)
        .column(Column::words(msg!("column.player")), |(id, _)| event.label(*id))
        .column(Column::words(msg!("penalty-sheet.card")), |(_, proxy)| proxy.card.clone())
        .column(Column::words(msg!("penalty-sheet.organizer")), |(_, proxy)| proxy.made_by.clone())
        .column(Column::words(msg!("penalty-sheet.date")), |(_, proxy)| {
            Arg::Date(proxy.date.clone())
        })
        .column(Column::sentence(msg!("penalty-sheet.unreadable")), |(_, proxy)| {
            proxy.unreadable.clone()
        })
        .table()
}

fn components(event: &Event) -> Table {
    let what = |case: &ComponentCase| match &case.name {
        Some(name) => Arg::from(name.as_str()),
        None => case.component.phrase().into(),
    };
    Rows::of(&event.components)
        .column(Column::words(msg!("column.player")), |case: &&ComponentCase| event.label(case.id))
        .column(Column::words(msg!("penalty-sheet.component")), |case| what(case))
        .column(Column::words(msg!("penalty-sheet.state")), |case| case.state.phrase())
        .column(Column::words(msg!("column.round")), |case| round(event, case.at))
        .column(Column::sentence(msg!("column.what")), |case| event.tell_component(case))
        .table()
}
