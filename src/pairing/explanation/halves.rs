//! The sentences for a round by halves.

use super::phrases::{count, from_above, people, word};

/// How many players of a group do not meet inside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Others {
    /// Players who meet somebody from above.
    pub above: u32,
    /// Players who float down.
    pub down: u32,
}

/// How a group departs from the slide, top half against bottom half.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// The first order of the bottom half without a rematch; the slide as it stood had one.
    Least,
    /// Another change; the slide as it stood had more rematches.
    ForRematch,
    /// A change although the slide as it stood had no more rematches.
    NotNeeded,
}

/// The choice of the player who floats down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goes {
    /// The only floater is the last of the group.
    Last,
    /// The only floater is not the last of the group.
    ///
    /// `for_rematch` holds if the obvious exchange repeats a match. In that exchange the last meets
    /// this opponent, and the floater meets the opponent of the last.
    Instead { for_rematch: bool },
    /// The group consists of two players who have met.
    Both,
    /// This many players of the group float down.
    Several { number: u32 },
}

/// The choice of the opponent below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum To {
    /// The highest player not yet met.
    Highest,
    /// The highest player not yet met who meets nobody else from above.
    HighestLeft,
    /// Another player not yet met.
    ///
    /// `for_rematch` holds if meeting the highest one left would repeat a match between the two
    /// others concerned.
    Further { for_rematch: bool },
}

impl Change {
    pub(super) fn words(self) -> &'static str {
        match self {
            Change::Least => ", changed as little as possible to avoid a rematch",
            Change::ForRematch => ", changed to avoid a rematch",
            Change::NotNeeded => ", except at this table",
        }
    }
}

/// The sentence for a pair inside its group.
pub(super) fn slide(points: u32, size: u32, others: Others) -> String {
    let above = (others.above > 0).then(|| {
        let whom = if others.above == 1 { "a player" } else { "players" };
        format!("{} of them against {whom} from above", word(others.above))
    });
    let down = (others.down > 0).then(|| format!("{} going down", word(others.down)));
    let apart: Vec<String> = above.into_iter().chain(down).collect();
    let apart = match apart.is_empty() {
        true => ",".to_owned(),
        false => format!(", {}; of the others", apart.join(" and ")),
    };
    let group = format!("{} at {}", people(size), count(points));
    format!("{group}{apart} top half against bottom half by start number")
}

/// The sentence for a floater.
pub(super) fn down(points: u32, size: u32, below: u32, above: u32, goes: Goes, to: To) -> String {
    let group = format!("{} at {}{}", people(size), count(points), from_above(above));
    let place = "goes down in the place of the last by start number";
    let who = match goes {
        _ if size == 1 => format!("the only player to be paired at {} goes down", count(points)),
        Goes::Last => format!("{group}; the last by start number goes down"),
        Goes::Instead { for_rematch: true } => format!("{group}; {place}, to avoid a rematch,"),
        Goes::Instead { for_rematch: false } => format!("{group}; {place}"),
        Goes::Both => format!("{group} who have met: both go down, here"),
        Goes::Several { number: 2 } if size == 2 => format!("{group}; both go down, here"),
        Goes::Several { number } if number == size => format!("{group}; all go down, here"),
        Goes::Several { number } => format!("{group}; {} of them go down, here", word(number)),
    };
    let highest = format!("to the highest {below}-point player not yet met");
    match to {
        To::Highest => format!("{who} {highest}"),
        To::HighestLeft => format!("{who} {highest} whom nobody else from above meets"),
        To::Further { for_rematch: false } => {
            format!("{who} to a {below}-point player not yet met")
        }
        To::Further { for_rematch: true } => format!(
            "{who} to a {below}-point player not yet met, not the highest, to avoid a rematch"
        ),
    }
}
