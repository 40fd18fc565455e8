//! Refusals that several commands share.

use crate::event::{Event, Refusal, counted, listed};

pub(super) fn results_missing(event: &Event) -> Refusal {
    let Some(round) = event.round() else { return Refusal::from("No round is paired.") };
    let tables: Vec<u32> = round.missing().filter_map(|p| p.table).collect();
    let (shown, more) = tables.split_at(tables.len().min(8));
    let shown = match more.len() {
        0 => listed(shown),
        n => format!(
            "{} and {n} more",
            shown.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
        ),
    };
    let (what, has) = event.round_with(event.stages.len(), round.number, ["has", "have"]);
    Refusal::from(format!(
        "{what} {has} {} missing: report {} {shown} first.",
        counted(tables.len(), "result"),
        if tables.len() == 1 { "table" } else { "tables" }
    ))
}

/// Refuses a round that has too few entrants left, and says what can be done instead.
pub(super) fn too_few(event: &Event, number: u32) -> Refusal {
    let one = event.entrant_word();
    let left = if event.active().next().is_none() { "nobody" } else { "one" };
    let ends = match number {
        1 => String::new(),
        _ => format!(", or setup rounds={} ends here", number - 1),
    };
    Refusal::from(format!(
        "A round needs two {one}s who are still in, and {left} is: rejoin brings one back{ends}."
    ))
}

/// The refusal in a round robin, in which the seats decide and nothing is drawn.
pub(super) fn round_robin_refusal() -> Refusal {
    Refusal::from(
        "Everybody meets everybody of their pod once, in the order of the seats: \
         undo to before round 1 and pods change who sits together.",
    )
}
