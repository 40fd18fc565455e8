//! The figures of playouts.

use super::prospect::Prospect;

/// How likely the results of a playout are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chances {
    /// A game that is played is won, lost or, if the rules know draws, drawn, all equally likely.
    ///
    /// The margins of a win are equally likely too, and so are the scores that give such a result.
    /// No win is one on time.
    Equal,
    /// Players with more points win more often.
    ///
    /// Each wins in proportion to their points and those of one win more. Draws are as likely as in
    /// [`Chances::Equal`].
    ByRecord,
}

/// A result of this round, as the player sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OwnResult {
    Win,
    Draw,
    Loss,
}

/// The meaning of one result of this round for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WhatIf {
    pub result: OwnResult,
    /// The certainty with this result.
    pub prospect: Prospect,
    /// The playouts with this result.
    pub played: u32,
    /// Those of them in which the player reached the goal.
    pub made: u32,
}
