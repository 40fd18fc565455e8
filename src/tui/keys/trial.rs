//! The binding for a game that is tried.

use super::Context::Trial;
use super::binding::{Binding, bind};
use super::{Act, ENTER};
use crate::msg;

pub(super) static BINDINGS: &[Binding] =
    &[bind(Trial, &[ENTER], Act::TrialStep, msg!("author.key-step"), msg!("author.key-step-help"))];
