//! The ladder: which penalty the rules suggest for an offence, given what came before.

use super::{Event, Given, Id};
use crate::msg;
use crate::ruleset::{Offence, Penalty};
use crate::words::{Arg, Message};

/// The ladder's suggestion for a player and an offence.
#[derive(Debug, Clone, PartialEq)]
pub struct Suggestion<'e> {
    /// None if the rules name no penalty for this.
    pub penalty: Option<&'e Penalty>,
    /// The penalties that fit, the lightest first.
    pub fits: Vec<&'e Penalty>,
    /// The reason, which names what came before.
    pub why: Message,
}

/// The penalty that the ruleset suggests for this offence of this player.
///
/// A suspicion takes the lightest penalty of `suspected`, anything else that of `confirmed`.
/// A repetition takes the step above the heaviest one given before from the same list. If an
/// offence with a list `repeated` was confirmed before, that list applies, unless the penalty was
/// one that suits a mere suspicion.
pub fn suggested<'e>(
    event: &'e Event,
    id: Id,
    offence: &'e Offence,
    suspected: bool,
) -> Suggestion<'e> {
    let earlier = event.given_to(id);
    let again = |given: &Given| {
        let known = given.offence(event).filter(|of| !of.repeated.is_empty());
        let light = |of: &Offence| of.suspected.iter().any(|id| id == given.kind(event));
        given.is_confirmed() && known.is_some_and(|of| !light(of))
    };
    let repeated = !suspected && !offence.repeated.is_empty() && earlier.iter().any(again);
    let list = match (suspected, repeated) {
        (true, _) => &offence.suspected,
        (false, true) => &offence.repeated,
        (false, false) => &offence.confirmed,
    };
    let fits: Vec<&Penalty> = list.iter().filter_map(|id| event.ruleset.penalty(id)).collect();
    // Only what was given for an offence of the same certainty counts as a step.
    let same = |given: &&Given| {
        given.penalised.is_some_and(|p| p.offence.is_some()) && given.is_suspected() == suspected
    };
    let heaviest = earlier
        .iter()
        .filter(same)
        .filter_map(|given| fits.iter().position(|penalty| penalty.id == given.kind(event)));
    let heaviest = heaviest.max();
    let last = fits.len().saturating_sub(1);
    let step = heaviest.map_or(0, |before| (before + 1).min(last));
    let penalty = fits.get(step).copied();
    let fitting = Arg::any_of(fits.iter().map(|penalty| &penalty.name));
    let name = &offence.name;
    let why = match penalty {
        None => msg!("judge.unsaid", offence = name),
        Some(penalty) if repeated && heaviest.is_none() => {
            msg!("judge.suggests-repeated", penalty = &penalty.name, offence = name)
        }
        Some(penalty) if heaviest.is_some() && step == last && heaviest == Some(last) => {
            msg!("judge.suggests-last", penalty = &penalty.name, offence = name)
        }
        Some(penalty) if heaviest.is_some() => {
            msg!("judge.suggests-step", penalty = &penalty.name, offence = name)
        }
        Some(penalty) if suspected => {
            msg!("judge.suggests-suspected", penalty = &penalty.name, offence = name)
        }
        Some(penalty) => {
            let (penalty, fits) = (&penalty.name, fitting);
            msg!("judge.suggests", penalty, offence = name, fits)
        }
    };
    Suggestion { penalty, fits, why }
}
