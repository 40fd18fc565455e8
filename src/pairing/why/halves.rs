//! What there is to say of a round by halves.

use super::{count, from_above, people, word};

/// Members of the group who do not meet inside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Others {
    /// Those who meet somebody from above.
    pub above: u32,
    /// Those who go below.
    pub down: u32,
}

/// How a group departs from top half against bottom half.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// The first order of the bottom half without a rematch; as it was it had one.
    Least,
    /// Otherwise; as it was it had more rematches.
    ForRematch,
    /// As it was it had no more rematches.
    None,
}

/// Who of the group goes below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goes {
    /// Alone, and he is the last.
    Last,
    /// Alone, and he is not the last. For a rematch: if the last had gone to this opponent
    /// instead, and he had met the last one's, two would have met again.
    Instead { for_rematch: bool },
    /// The group is two who have met.
    Both,
    /// So many of the group.
    Several { number: u32 },
}

/// Whom he meets below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum To {
    /// The highest not yet met.
    Highest,
    /// The highest not yet met of those who meet nobody else from above.
    HighestLeft,
    /// Another one not yet met. For a rematch: with the highest left, the two who would then
    /// remain have met.
    Further { for_rematch: bool },
}

impl Change {
    pub(super) fn words(self) -> &'static str {
        match self {
            Change::Least => ", changed as little as possible to avoid a rematch",
            Change::ForRematch => ", changed to avoid a rematch",
            Change::None => ", except at this table",
        }
    }
}

/// Those who meet inside their group.
pub(super) fn folded(points: u32, size: u32, others: Others) -> String {
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

/// Somebody who goes below.
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
