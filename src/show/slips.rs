//! Result slips, one for each table, to cut apart and fill in.

use super::mission;
use super::page::{Column, Page, Rows, Section, Table};
use super::rounds::{Chosen, shown_since};
use crate::event::{Event, Game, Id, Pairing};
use crate::msg;
use crate::words::{Arg, Message};

pub(super) fn page(event: &Event, chosen: &Chosen) -> Page {
    let slips = chosen.round.pairings.iter().filter_map(|pairing| {
        let (table, b) = (pairing.table?, pairing.b?);
        let round = chosen.name().capitalised();
        let title = msg!("page.slip", event = event.name(), round = round, table = table);
        let title = mission::heading(title, chosen.round);
        let title = match event.side_words(pairing) {
            Some(sides) => msg!("page.with-sides", title = title, sides = sides),
            None => title,
        };
        let title = match chosen.round.posted {
            Some(at) => msg!("held.on-slip", title = title, at = at.clock()),
            None => title,
        };
        let title = match event.table_mark(chosen.round, pairing) {
            Some(marks) => msg!("page.with-sides", title = title, sides = marks),
            None => title,
        };
        Some(Section::new(title, slip(event, chosen, [pairing.a, b])))
    });
    Page {
        title: msg!("page.slips", event = event.name(), round = chosen.name()).into(),
        facts: std::iter::once(worth(event, chosen).into()).chain(shown_since(chosen)).collect(),
        sections: slips.collect(),
    }
}

/// The points of a game: `Each game: 1 for its winner, 0 for its loser. One game per match.`
fn worth(event: &Event, chosen: &Chosen) -> Message {
    let of = |game| event.figures_of_game(game, chosen.stage.kind.is_preliminary());
    let ([won, lost], [drawn, _]) = (of(Game::Won), of(Game::Drawn));
    let shape = chosen.stage.shape.phrase().capitalised();
    match chosen.stage.draws(&event.ruleset) {
        true => msg!("page.worth-drawn", won = won, lost = lost, drawn = drawn, shape = shape),
        false => msg!("page.worth", won = won, lost = lost, shape = shape),
    }
}

fn slip(event: &Event, chosen: &Chosen, players: [Id; 2]) -> Table {
    let points = event.counts_game_points(chosen.stage.kind.is_preliminary());
    let columns = vec![
        Column::words(msg!("column.player")),
        Column::words(if points { msg!("column.points") } else { msg!("column.games-won") }),
        Column::words(msg!("column.leaves")),
        Column::words(msg!("column.signature")),
    ];
    let row = |id| {
        let blank = |width: usize| "_".repeat(width).into();
        let who = format!("{} (#{id})", event.label(id));
        vec![who.into(), blank(9), "[ ]".into(), blank(24)]
    };
    Table { columns, rows: players.map(row).to_vec() }
}

/// The slips as a table, to merge with a user's own template.
pub(super) fn table(event: &Event, chosen: &Chosen) -> Table {
    let sides = !event.ruleset.sides.is_empty();
    let minutes = |p: &Pairing| (chosen.round.minutes + p.extra_minutes).to_string();
    let slips = chosen.round.pairings.iter();
    let slips = slips.filter_map(|pairing| Some((pairing.table?, pairing, pairing.b?)));
    Rows::of(slips)
        .column(Column::words(msg!("column.event")), |_| event.name().to_owned())
        .column(Column::words(msg!("column.round")), |_| chosen.name())
        .column(Column::number(msg!("column.table")), |(table, ..)| table.to_string())
        .column(Column::words(msg!("column.player-a")), |(_, p, _)| event.label(p.a))
        .column(Column::words(msg!("column.player-b")), |(.., b)| event.label(*b))
        .column(Column::number(msg!("column.minutes")), |(_, p, _)| minutes(p))
        .column_if(sides, Column::words(msg!("column.sides")), |(_, p, _)| {
            Arg::or_empty(event.side_words(p))
        })
        .table()
}
