//! Result slips, one for each table, to cut apart and fill in.

use super::mission;
use super::page::{Column, Page, Section, Table};
use super::rounds::Chosen;
use crate::event::{Event, Game, Id, capitalised};

pub(super) fn page(event: &Event, chosen: &Chosen) -> Page {
    let slips = chosen.round.pairings.iter().filter_map(|pairing| {
        let (table, b) = (pairing.table?, pairing.b?);
        let round = capitalised(&chosen.name());
        let mission = mission::behind(chosen.round);
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
    let points = event.game_by_game(chosen.stage.kind.is_preliminary());
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
    let mut columns = vec![
        Column::words("Event"),
        Column::words("Round"),
        Column::number("Table"),
        Column::words("Player A"),
        Column::words("Player B"),
        Column::number("Minutes"),
    ];
    let sides = !event.ruleset.sides.is_empty();
    columns.extend(sides.then(|| Column::words("Sides")));
    let slips = chosen.round.pairings.iter().filter_map(|pairing| {
        let mut row = vec![
            event.name().to_owned(),
            chosen.name(),
            pairing.table?.to_string(),
            event.label(pairing.a),
            event.label(pairing.b?),
            (chosen.round.minutes + pairing.extra_minutes).to_string(),
        ];
        row.extend(sides.then(|| event.side_words(pairing).unwrap_or_default()));
        Some(row)
    });
    Table { columns, rows: slips.collect() }
}
