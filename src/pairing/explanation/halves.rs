//! The sentences for a round by halves.

use super::phrases::{Around, group, number};
use crate::msg;
use crate::words::{Arg, Message};

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
    /// Another change; the slide as it stood had no more rematches, but a pair kept apart.
    ToKeepApart,
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
    /// As [`Goes::Instead`]; the obvious exchange brings together two who are kept apart.
    InsteadToKeepApart,
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
    /// Another player, because meeting the highest one left would bring together two who are kept
    /// apart.
    FurtherToKeepApart,
}

impl Change {
    /// The reason with the change behind it.
    pub(super) fn after(self, said: Message) -> Message {
        match self {
            Change::Least => msg!("reason.changed-least", said),
            Change::ForRematch => msg!("reason.changed-for-rematch", said),
            Change::ToKeepApart => msg!("apart.changed", said),
            Change::NotNeeded => msg!("reason.except-here", said),
        }
    }
}

/// The reason for a pair inside its group.
pub(super) fn slide(points: u32, size: u32, others: Others, around: Around) -> Message {
    let group = group(points, size, 0, around);
    let Others { above, down } = others;
    let met = (above > 0).then(|| {
        let word = number(above);
        msg!("reason.against-from-above", n = above, word, who = around.who()).into()
    });
    let down = (down > 0).then(|| msg!("reason.going-down", word = number(down)).into());
    let apart: Vec<Arg> = met.into_iter().chain(down).collect();
    match apart.is_empty() {
        true => msg!("reason.halves", group),
        false => msg!("reason.halves-of-the-others", group, apart = Arg::List(apart)),
    }
}

/// The floater, as the subject of the reason.
pub(super) fn goes(points: u32, size: u32, above: u32, goes: Goes, around: Around) -> Message {
    let group = group(points, size, above, around);
    match goes {
        _ if size == 1 => {
            msg!(
                "reason.the-only-one-goes-down",
                who = around.who(),
                points = around.points(points)
            )
        }
        Goes::Last => msg!("reason.the-last-goes-down", group),
        Goes::Instead { for_rematch: true } => msg!("reason.instead-for-rematch", group),
        Goes::Instead { for_rematch: false } => msg!("reason.instead", group),
        Goes::InsteadToKeepApart => msg!("apart.goes-instead", group),
        Goes::Both => msg!("reason.both-met-here", group),
        Goes::Several { number: 2 } if size == 2 => msg!("reason.both-here", group),
        Goes::Several { number: n } if n == size => msg!("reason.all-here", group),
        Goes::Several { number: n } => msg!("reason.so-many-here", group, n, word = number(n)),
    }
}

impl To {
    /// The reason with the opponent behind the floater.
    pub(super) fn after(self, said: Message, below: u32, around: Around) -> Message {
        let who = around.who();
        match self {
            To::Highest => msg!("reason.to-the-highest", said, points = below, who),
            To::HighestLeft => msg!("reason.to-the-highest-left", said, points = below, who),
            To::Further { for_rematch: false } => {
                msg!("reason.to-another", said, points = below, who)
            }
            To::FurtherToKeepApart => msg!("apart.to-another", said, points = below, who),
            To::Further { for_rematch: true } => {
                msg!("reason.to-another-for-rematch", said, points = below, who)
            }
        }
    }
}
