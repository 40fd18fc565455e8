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
pub fn of_table(event: &Event, pairing: &Pairing) -> Option<String> {
    let words = event.side_words(pairing)?;
    Some(format!("Table {}: {}", pairing.table?, text::harmless(&words)))
}
