//! A call at a known place of the match.

use super::call::{Setting, TimeCall};
use super::counts::Counts;
use crate::event::games::Games;
use crate::event::outcome::Side;
use crate::ruleset::GameAtTime;

/// A call at a known place of the match.
pub(super) struct Asked<'a> {
    pub setting: &'a Setting<'a>,
    pub call: &'a TimeCall,
    pub counts: &'a Counts<'a>,
    pub row: GameAtTime,
    pub before: Games,
    pub first_side: Option<Side>,
}
