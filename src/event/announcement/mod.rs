//! Everything that is announced before the start, item by item.
//!
//! What is announced here is what the event is held to: the rounds and the cut
//! come from [`super::announced()`], the reasons against a start from
//! [`super::obstacles()`], the same that `pair` refuses with.

mod draft;
mod leaders;
mod play;
mod rules;

use super::Event;

/// One thing that is announced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// What scripts call it; it never changes.
    pub key: &'static str,
    pub label: &'static str,
    /// In words, a line each.
    pub says: Vec<String>,
    /// What departs in it from the rules' table or may be a mistake: allowed,
    /// and to be told.
    pub odd: Vec<String>,
    /// What must be mended before the event can start, with what mends it.
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

/// What is to be announced, in the order in which it is read out. Until the
/// first round is paired the numbers follow the players registered.
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
