//! Parts of the reasons: numbers, groups, points.

use crate::msg;
use crate::ruleset::points_figure;
use crate::words::Message;

/// Facts about the rest of the round that a sentence needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Around {
    /// Whether somebody has the bye.
    pub bye: bool,
    /// Whether the group has only two players, who have met and both float down.
    pub met: bool,
    /// Whether teams play.
    pub teams: bool,
    /// How many units a point has; 0 counts as one.
    pub units: u32,
}

impl Around {
    /// `3 points`.
    pub(super) fn points(self, n: u32) -> Message {
        points_phrase(n, self.units)
    }

    /// The word by which a message chooses its noun.
    pub(super) fn who(self) -> &'static str {
        if self.teams { "team" } else { "player" }
    }
}

/// A small number as a word, where a language likes that beside points in figures.
pub(super) fn number(n: u32) -> Message {
    msg!("number.word", n)
}

/// `five players`.
pub(super) fn people(n: u32, around: Around) -> Message {
    msg!("reason.people", n, word = number(n), who = around.who())
}

/// `3 points`, from units; a point has this many of them.
pub fn points_phrase(n: u32, units: u32) -> Message {
    match n % units.max(1) {
        0 => msg!("count.points", n = n / units.max(1)),
        _ => msg!("halves.points", n = points_figure(n, units)),
    }
}

/// `five players at 3 points`, and how many of them meet somebody from above.
pub(super) fn group(points: u32, size: u32, above: u32, around: Around) -> Message {
    let group = msg!("reason.group", people = people(size, around), points = around.points(points));
    match above {
        0 => group,
        n => msg!("reason.from-above", group, n, word = number(n), who = around.who()),
    }
}
