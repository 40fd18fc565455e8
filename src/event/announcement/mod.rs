//! The announcement: every item that is told before the start.
//!
//! The event is held to these items. The rounds and the cut come from
//! [`super::announced()`]. The reasons against a start come from [`super::obstacles()`],
//! and `pair` refuses with the same ones.

mod draft;
mod leaders;
mod play;
mod rules;

use super::Event;

/// One announced item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// The name that scripts use; it never changes.
    pub key: &'static str,
    pub label: &'static str,
    /// The item in words, with one entry for each line.
    pub says: Vec<String>,
    /// Departures from the rules' table and possible mistakes. They are allowed, but must
    /// be told.
    pub odd: Vec<String>,
    /// Faults that must be mended before the event can start, each with its remedy.
    pub missing: Vec<String>,
}

impl Item {
    fn new(key: &'static str, label: &'static str, says: impl Into<String>) -> Item {
        let (odd, missing) = (Vec::new(), Vec::new());
        Item { key, label, says: vec![says.into()], odd, missing }
    }

    fn lines(key: &'static str, label: &'static str, says: Vec<String>) -> Item {
        Item { says, ..Item::new(key, label, "") }
    }
}

/// All items, in the order in which they are read out. Until the first round is paired, the
/// numbers follow the registered players.
pub fn announcement(event: &Event) -> Vec<Item> {
    let items = [
        Some(play::game(event)),
        Some(play::date(event)),
        play::tier(event),
        Some(play::players(event)),
        Some(play::structure(event)),
        draft::pods(event),
        draft::boosters(event),
        draft::picks(event),
        draft::rare_cards(event),
        Some(play::rounds(event)),
        draft::unplayed(event),
        play::sides(event),
        Some(play::cut(event)),
        Some(play::finals(event)),
        Some(play::minutes(event)),
        rules::points(event),
        rules::tie_breaks(event),
        rules::apart(event),
        rules::missions(event),
        rules::lists(event),
        rules::sleeves(event),
        rules::products(event),
        Some(leaders::organizer(event)),
        Some(leaders::marshal(event)),
        Some(leaders::judges(event)),
        Some(leaders::playing(event)),
    ];
    items.into_iter().flatten().collect()
}
