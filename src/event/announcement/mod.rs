//! The announcement: every item to announce before the start.
//!
//! The event must follow it. The rounds and the cut come from [`super::plan_for()`], the reasons
//! against a start from [`super::start_blockers()`], with which `pair` refuses, too.

mod hall;
mod item;
mod play;
mod rules;

pub use item::Item;

use super::Event;

/// All items, in the order to read them out. Until the first round is paired, the numbers depend on
/// the registered players.
pub fn announcement(event: &Event) -> Vec<Item> {
    let items = [
        Some(play::game(event)),
        Some(play::date(event)),
        play::tier(event),
        Some(play::players(event)),
        Some(play::structure(event)),
        play::pods(event),
        play::boosters(event),
        play::picks(event),
        play::rare_cards(event),
        Some(play::rounds(event)),
        play::unplayed(event),
        play::sides(event),
        Some(play::cut(event)),
        Some(play::finals(event)),
        Some(play::minutes(event)),
        play::day(event),
        hall::tables(event),
        hall::feature(event),
        hall::prospects(event),
        hall::address(event),
        rules::points(event),
        rules::byes(event),
        rules::house_player(event),
        rules::tie_breaks(event),
        rules::apart(event),
        rules::missions(event),
        rules::lists(event),
        rules::open_lists(event),
        rules::check_in(event),
        rules::fee(event),
        hall::prizes(event),
        rules::sleeves(event),
        rules::products(event),
        Some(hall::organizer(event)),
        hall::marshal(event),
        Some(hall::judges(event)),
        Some(hall::playing(event)),
        hall::note(event),
    ];
    items.into_iter().flatten().collect()
}
