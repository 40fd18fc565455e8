//! Shows which side of the game each player plays, in games that have sides.

use crate::event::{Event, Pairing, Side};
use crate::tui::text;

/// Columns of a mark, with its space.
pub const MARK: usize = 2;

/// The mark behind a name: the first letter of the player's side. A question mark stands behind
/// a player who still has to choose. The mark is empty in a game without sides.
pub fn mark(event: &Event, pairing: &Pairing, seat: Side) -> String {
    let [first, second] = event.ruleset.sides.as_slice() else { return String::new() };
    let id = pairing.at(seat);
    let letter = |name: &str| text::sanitise(name).chars().next().unwrap_or(' ');
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

/// `Jan light, Ewa dark`; if there is too little room, the names are cut, not the sides.
pub fn words(event: &Event, pairing: &Pairing, columns: usize) -> Option<String> {
    let whole = text::sanitise(&event.side_words(pairing)?.to_string());
    if text::width(&whole) <= columns {
        return Some(whole);
    }
    let taken = event.side_words_with(pairing, |_| String::new())?.to_string();
    let room = columns.saturating_sub(text::width(&taken));
    let beside = |id| pairing.on_sides()?.into_iter().find(|other| *other != id);
    let fitted = event.side_words_with(pairing, |id| {
        // A name gets half of the room, and what the other name leaves of its half.
        let other = beside(id).map(|other| text::width(&text::sanitise(&event.label(other))));
        let own = other.map_or(room, |other| (room / 2).max(room.saturating_sub(other)));
        text::cut_name(&event.label(id), own)
    });
    fitted.map(|words| words.to_string())
}
