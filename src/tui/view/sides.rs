//! Which side of the game each plays, in games that have sides.

use crate::event::{Event, Pairing, Side};
use crate::tui::text;

/// Columns that a mark takes, with its space.
pub const MARK: usize = 2;

/// Behind a name: the first letter of the side he plays, or a question mark
/// behind whoever is still to choose. Empty where a game has no sides.
pub fn mark(event: &Event, pairing: &Pairing, seat: Side) -> String {
    let [first, second] = event.ruleset.sides.as_slice() else { return String::new() };
    let id = pairing.at(seat);
    let letter = |name: &str| text::harmless(name).chars().next().unwrap_or(' ');
    let sign = match pairing.on_sides() {
        Some([one, _]) if Some(one) == id => letter(&first.en).to_ascii_uppercase(),
        Some(_) => letter(&second.en).to_ascii_uppercase(),
        None if pairing.chooser().is_some() && pairing.chooser() == id => '?',
        None => ' ',
    };
    format!(" {sign}")
}

/// `Table 3: Jan chooses the side`.
pub fn of_table(event: &Event, pairing: &Pairing, columns: usize) -> Option<String> {
    let table = format!("Table {}: ", pairing.table?);
    let words = words(event, pairing, columns.saturating_sub(text::width(&table)))?;
    Some(table + &words)
}

/// `Jan light, Ewa dark`; in too little room the names make way, not the sides.
pub fn words(event: &Event, pairing: &Pairing, columns: usize) -> Option<String> {
    let whole = text::harmless(&event.side_words(pairing)?);
    if text::width(&whole) <= columns {
        return Some(whole);
    }
    let taken = event.side_words_with(pairing, |_| String::new())?;
    let room = columns.saturating_sub(text::width(&taken));
    let beside = |id| pairing.on_sides()?.into_iter().find(|other| *other != id);
    event.side_words_with(pairing, |id| {
        // Half of the room, and what the other leaves of his.
        let other = beside(id).map(|other| text::width(&text::harmless(&event.label(other))));
        let own = other.map_or(room, |other| (room / 2).max(room.saturating_sub(other)));
        text::cut_name(&event.label(id), own)
    })
}
