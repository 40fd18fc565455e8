//! Result slips, one for each table, to cut apart and fill in.

use super::mission;
use super::page::{Column, Page, Rows, Section, Table};
use super::rounds::Chosen;
use crate::event::{Event, Game, Id, Pairing, capitalised};

pub(super) fn page(event: &Event, chosen: &Chosen) -> Page {
    let slips = chosen.round.pairings.iter().filter_map(|pairing| {
        let (table, b) = (pairing.table?, pairing.b?);
        let round = capitalised(&chosen.name());
        let mission = mission::suffix(chosen.round);
        let sides = event.side_words(pairing).map_or(String::new(), |words| format!(" · {words}"));
        let title = format!("{} · {round} · table {table}{mission}{sides}", event.name());
        Some(Section::new(title, slip(event, chosen, [pairing.a, b])))
    });
    Page {
        title: format!("{} · result slips, {}", event.name(), chosen.name()),
        facts: vec![worth(event, chosen)],
        sections: slips.collect(),
    }
}

/// The points of a game: `Each game: 1 for its winner, 0 for its loser. One game per match.`
fn worth(event: &Event, chosen: &Chosen) -> String {
    let of = |game| event.figures_of_game(game, chosen.stage.kind.is_preliminary());
    let ([won, lost], [drawn, _]) = (of(Game::Won), of(Game::Drawn));
    let drawn = match chosen.stage.draws(&event.ruleset) {
        true => format!(", {drawn} for each where it is drawn"),
        false => String::new(),
    };
    format!(
        "Each game: {won} for its winner, {lost} for its loser{drawn}. {} per match.",
        capitalised(chosen.stage.shape.phrase())
    )
}

fn slip(event: &Event, chosen: &Chosen, players: [Id; 2]) -> Table {
    let points = event.counts_game_points(chosen.stage.kind.is_preliminary());
    let columns = vec![
        Column::words("Player"),
        Column::words(if points { "Points" } else { "Games won" }),
        Column::words("Leaves"),
        Column::words("Signature"),
    ];
    let row = |id| {
        let blank = |width: usize| "_".repeat(width);
        vec![format!("{} (#{id})", event.label(id)), blank(9), "[ ]".to_owned(), blank(24)]
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
        .column(Column::words("Event"), |_| event.name().to_owned())
        .column(Column::words("Round"), |_| chosen.name())
        .column(Column::number("Table"), |(table, ..)| table.to_string())
        .column(Column::words("Player A"), |(_, p, _)| event.label(p.a))
        .column(Column::words("Player B"), |(.., b)| event.label(*b))
        .column(Column::number("Minutes"), |(_, p, _)| minutes(p))
        .column_if(sides, Column::words("Sides"), |(_, p, _)| {
            event.side_words(p).unwrap_or_default()
        })
        .table()
}
