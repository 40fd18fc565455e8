//! The card of a player as a sheet, without what only scorekeepers see.

use super::card::{Card, CardRound};
use super::page::{Column, Page, Rows, Section, Table};
use super::standings::where_it_stands;
use crate::event::standings::PlacesByRound;
use crate::event::{Event, Id, Refusal};
use crate::msg;
use crate::words::Arg;

/// The card of the player who is asked for.
pub(super) fn of(event: &Event, who: Option<Id>) -> Result<Card, Refusal> {
    let card = who.and_then(|id| Card::of(event, id, &PlacesByRound::of(event)));
    card.ok_or_else(|| Refusal(msg!("card.whose")))
}

pub(super) fn page(event: &Event, card: &Card) -> Page {
    let name = card.name.as_str();
    let mut facts: Vec<Arg> = vec![where_it_stands(event).into(), card.in_short()];
    facts.extend(card.standing.iter().cloned());
    if card.places.len() > 1 {
        let places = card.places.iter().map(|(_, place)| Arg::from(*place)).collect();
        facts.push(msg!("card.places", places = Arg::Series(places)).into());
    }
    Page {
        title: msg!("page.of-event", event = event.name(), page = name).into(),
        facts,
        sections: if card.rounds.is_empty() {
            Vec::new()
        } else {
            vec![Section::plain(table(card))]
        },
    }
}

/// A row for each round.
pub(super) fn table(card: &Card) -> Table {
    let number = |n: Option<u32>| n.map_or(String::new(), |n| n.to_string());
    Rows::of(&card.rounds)
        .column(Column::number(msg!("column.round")), |round: &&CardRound| round.name.clone())
        .column(Column::number(msg!("column.table")), |round| number(round.table))
        .column(Column::words(msg!("column.opponent")), |round| round.opponent_name.clone())
        .column(Column::words(msg!("card.outcome")), |round| round.result.word())
        .column(Column::words(msg!("column.result")), |round| round.score.clone())
        .column(Column::number(msg!("card.opponent-now")).optional(), |round| {
            number(round.opponent_now)
        })
        .table()
}
