//! Shows which side of the game each player plays, in games that have sides.

use crate::event::{Event, Pairing, Side};
use crate::msg;
use crate::tui::text;
use crate::words::{Text, Words, capitalised};

/// Columns of a mark, with its space.
pub const MARK: usize = 2;
/// Stands behind a player who still has to choose.
const CHOOSES: &str = "?";

/// The mark behind a name: the first letter of the player's side. A question mark stands behind
/// a player who still has to choose. The mark is empty in a game without sides.
pub fn mark(event: &Event, pairing: &Pairing, seat: Side, words: &Words) -> String {
    let [first, second] = event.ruleset.sides.as_slice() else { return String::new() };
    let id = pairing.at(seat);
    let letter = |side: &Text| {
        let name = capitalised(&text::sanitise(side.get(words.tag())));
        name.chars().next().map_or_else(String::new, String::from)
    };
    let sign = match pairing.on_sides() {
        Some([one, _]) if Some(one) == id => letter(first),
        Some(_) => letter(second),
        None if open(pairing) && pairing.chooser() == id => CHOOSES.to_owned(),
        None => " ".to_owned(),
    };
    format!(" {sign}")
}

/// Whether a player of this table still has to choose.
fn open(pairing: &Pairing) -> bool {
    pairing.on_sides().is_none() && pairing.chooser().is_some()
}

/// `Table 3: Jan chooses the side (?)`. The mark is named, because other tables have it too.
pub fn of_table(event: &Event, pairing: &Pairing, columns: usize, words: &Words) -> Option<String> {
    let table = pairing.table?;
    let of_table = |sides: &str| {
        let table = msg!("common.table", n = table).capitalised();
        let said = msg!("common.labelled", label = table, text = sides);
        words.text(&match open(pairing) {
            true => msg!("common.bracketed", text = said, note = CHOOSES),
            false => said,
        })
    };
    let room = columns.saturating_sub(text::width(&of_table("")));
    Some(of_table(&in_words(event, pairing, room, words)?))
}

/// `Jan light, Ewa dark`; if there is too little room, the names are cut, not the sides.
pub fn in_words(event: &Event, pairing: &Pairing, columns: usize, words: &Words) -> Option<String> {
    let whole = text::sanitise(&words.text(&event.side_words(pairing)?));
    if text::width(&whole) <= columns {
        return Some(whole);
    }
    let taken = words.text(&event.side_words_with(pairing, |_| String::new())?);
    let room = columns.saturating_sub(text::width(&taken));
    let beside = |id| pairing.on_sides()?.into_iter().find(|other| *other != id);
    let fitted = event.side_words_with(pairing, |id| {
        // A name gets half of the room, and what the other name leaves of its half.
        let other = beside(id).map(|other| text::width(&text::sanitise(&event.label(other))));
        let own = other.map_or(room, |other| (room / 2).max(room.saturating_sub(other)));
        text::cut_name(&event.label(id), own)
    });
    fitted.map(|sides| words.text(&sides))
}
