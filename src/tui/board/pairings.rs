//! The pairings of the round, sorted by table.

use super::sheet::{Sheet, Wide};
use crate::event::name::in_a_list;
use crate::event::{Event, Pairing, Side};
use crate::msg;
use crate::tui::ui::theme::Theme;
use crate::words::Words;
use ratatui::style::{Modifier, Style};

/// The newest round, with its byes last.
pub fn sheet(event: &Event, (theme, words): (&Theme, &Words)) -> Sheet {
    let round = event.round();
    let pairings = round.map_or(&[][..], |round| &round.pairings);
    let featured = |pairing: &Pairing| round.is_some_and(|round| round.is_featured(pairing));
    Sheet {
        columns: vec![
            Sheet::figures(words.text(&msg!("standings.table-short")), 5),
            (words.text(&msg!("aids.player")), Wide::Words),
            (String::new(), Wide::Figures(5)),
            (words.text(&msg!("aids.player")), Wide::Words),
        ],
        rows: (pairings.iter())
            .map(|pairing| row(event, (pairing, featured(pairing)), (theme, words)))
            .collect(),
        block: (48, 86),
        core: 4,
        otherwise: words.text(&msg!("board.no-round")),
        spaced: false,
        legend: None,
    }
}

fn row(
    event: &Event,
    (pairing, featured): (&Pairing, bool),
    (theme, words): (&Theme, &Words),
) -> Vec<(String, Style)> {
    let table = pairing.table.map_or_else(|| "–".to_owned(), |table| table.to_string());
    let table = if featured { format!("★{table}") } else { table };
    let name = |id| words.text(&in_a_list(&event.label(id)));
    let Some(b) = pairing.b else {
        let free = pairing.free_word();
        return vec![
            (table, theme.quiet),
            (name(pairing.a), theme.text),
            (String::new(), theme.quiet),
            (words.text(&free), theme.quiet),
        ];
    };
    let (middle, style) = match &pairing.outcome {
        Some(outcome) => (event.score(pairing, outcome).join("–"), theme.text),
        None if pairing.extra_minutes > 0 => {
            (format!("+{}′", pairing.extra_minutes), theme.warning)
        }
        None => (String::new(), theme.quiet),
    };
    let name_style = |side: Side| match &pairing.outcome {
        None => theme.text,
        Some(outcome) if outcome.winner == Some(side) => theme.text.add_modifier(Modifier::BOLD),
        Some(_) => theme.quiet,
    };
    let number = if pairing.outcome.is_some() { theme.quiet } else { theme.wanted };
    vec![
        (table, number),
        (name(pairing.a), name_style(Side::A)),
        (middle, style),
        (name(b), name_style(Side::B)),
    ]
}
