//! Officials: who leads the event, who of them is here, and who rules where leaders play.

use super::page::{Column, Page, Rows, Section, Table};
use super::rounds::date;
use crate::event::{Event, LeaderLine};
use crate::msg;
use crate::words::{Arg, Message};

pub(super) fn page(event: &Event) -> Page {
    let ruled = event.ruled_tables();
    let round = event.round().map(|round| {
        let name = event.stage().map(|stage| stage.round_name(round.number).capitalised());
        msg!("official-here.date-and-round", date = date(event), round = Arg::or_empty(name))
    });
    let leaders = event.leader_lines();
    let nobody = leaders.is_empty().then(|| msg!("official-here.no-officials"));
    let none = round.as_ref().filter(|_| ruled.is_empty() && !leaders.is_empty());
    let none = none.map(|_| msg!("official-here.no-tables"));
    let told = ruled.iter().map(|ruled| ruled.sentence(&event.ruleset));
    let facts: Vec<Message> =
        round.clone().into_iter().chain(nobody).chain(none).chain(told).collect();
    Page {
        title: msg!("official-here.title", event = event.name()).into(),
        facts: facts.into_iter().map(Arg::from).collect(),
        sections: vec![Section::plain(table(event))],
    }
}

/// A row for each leader; who rules stands in the rows of those who play.
pub(super) fn table(event: &Event) -> Table {
    let here = |line: &LeaderLine| match line.here {
        true => msg!("official-here.is-here"),
        false => msg!("official-here.is-away"),
    };
    let plays = |line: &LeaderLine| Arg::or_empty(line.plays.then(|| msg!("official-here.yes")));
    let at = |line: &LeaderLine| Arg::or_empty(line.at.as_ref().map(|at| Arg::from(at.table)));
    let game = &event.ruleset;
    let rules = |line: &LeaderLine| Arg::or_empty(line.at.as_ref().map(|at| at.ruler.phrase(game)));
    Rows::of(event.leader_lines())
        .column(Column::words(msg!("form.name")), |line: &LeaderLine| line.name.clone())
        .column(Column::words(msg!("official-here.column-role")), |line| line.role.phrase(game))
        .column(Column::words(msg!("official-here.column-here")), here)
        .column(Column::words(msg!("official-here.column-plays")).optional(), plays)
        .column(Column::number(msg!("column.table")).optional(), at)
        .column(Column::words(msg!("official-here.column-rules")).optional(), rules)
        .table()
}
