//! Hits beyond a defender's remaining health, shared out between it and other units.

use crate::event::decide::refuse_if;
use crate::msg;
use crate::ruleset::OverkillRules;
use crate::words::{Arg, Message};

/// The largest number of hits, health or counters; no unit has more.
pub const MOST: u32 = 99;

/// The most splits listed; in between is an ellipsis.
const LISTED: usize = 24;

/// The hits of one attack, and its defender.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Overkill<'a> {
    rules: &'a OverkillRules,
    hits: u32,
    remaining: u32,
}

impl<'a> Overkill<'a> {
    /// Hits against a unit with this health and this many damage counters.
    ///
    /// # Errors
    /// The numbers are impossible.
    pub fn of(
        rules: &'a OverkillRules,
        hits: u32,
        health: u32,
        counters: u32,
    ) -> Result<Overkill<'a>, Message> {
        if let Some(n) = [hits, health, counters].into_iter().find(|n| *n > MOST) {
            return Err(msg!("aids.overkill-too-large", n, most = MOST));
        }
        refuse_if(health == 0, || msg!("aids.no-health"))?;
        refuse_if(counters > health, || msg!("aids.too-many-counters", counters, health))?;
        Ok(Overkill { rules, hits, remaining: health - counters })
    }

    /// The defender's health less its damage counters.
    pub fn remaining(&self) -> u32 {
        self.remaining
    }

    /// The least that the defender gets.
    fn least(&self) -> u32 {
        self.hits.min(self.remaining)
    }

    /// Every valid split between the defender and one other unit, the least for the defender first.
    pub fn splits(&self) -> impl Iterator<Item = (u32, u32)> {
        let hits = self.hits;
        (self.least()..=hits).map(move |defender| (defender, hits - defender))
    }

    /// The valid splits in words: `(4, 1), (5, 0)`.
    pub fn listed(&self) -> Arg {
        let written = |(defender, other): (u32, u32)| Arg::from(format!("({defender}, {other})"));
        let mut all: Vec<Arg> = self.splits().map(written).collect();
        if all.len() > LISTED {
            all.splice(LISTED - 2..all.len() - 1, [Arg::from("…")]);
        }
        Arg::Series(all)
    }

    /// The rule for these hits, and the choices it leaves.
    pub fn sentences(&self) -> Vec<Message> {
        let remaining = msg!("aids.remaining", n = self.remaining);
        let rule = match self.hits <= self.remaining {
            true => msg!("aids.all-to-the-defender", n = self.hits),
            false => msg!(
                "aids.excess",
                least = self.remaining,
                excess = self.hits - self.remaining,
                others = self.rules.other_units
            ),
        };
        vec![remaining, rule, msg!("aids.splits", splits = self.listed())]
    }

    /// Checks a split: the defender's hits first, then those of every other unit.
    ///
    /// # Errors
    /// Why the split breaks the rules.
    pub fn check(&self, split: &[u32]) -> Result<(), Message> {
        let sum: u64 = split.iter().map(|n| u64::from(*n)).sum();
        if sum != u64::from(self.hits) {
            return Err(msg!("aids.wrong-sum", sum, hits = self.hits));
        }
        let defender = split.first().copied().unwrap_or(0);
        if self.hits <= self.remaining && defender < self.hits {
            return Err(msg!(
                "aids.nothing-in-excess",
                hits = self.hits,
                remaining = self.remaining
            ));
        }
        if defender < self.remaining.min(self.hits) {
            let least = self.remaining;
            return Err(msg!("aids.too-few", n = defender, least));
        }
        let others = split.iter().skip(1).filter(|n| **n > 0).count();
        if others > self.rules.other_units as usize {
            let most = self.rules.other_units;
            return Err(msg!("aids.too-many-units", n = others, most));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::Text;

    fn rules() -> OverkillRules {
        let name = Text { en: "Overkill".to_owned(), pl: None };
        OverkillRules { name, other_units: 1, remarks: Vec::new() }
    }

    #[test]
    fn the_listed_splits_are_exactly_those_that_pass() {
        let rules = rules();
        let seven = Overkill::of(&rules, 7, 7, 3).unwrap();
        let why = seven.check(&[4, 2]).unwrap_err().to_string();
        assert_eq!(why, "The split adds up to 6, but there are 7 hits.");
        for hits in 0..=20 {
            for health in 1..=12 {
                for counters in 0..=health {
                    let attack = Overkill::of(&rules, hits, health, counters).unwrap();
                    let listed: Vec<_> = attack.splits().collect();
                    let passes =
                        |defender: &u32| attack.check(&[*defender, hits - defender]).is_ok();
                    let passing: Vec<_> =
                        (0..=hits).filter(passes).map(|d| (d, hits - d)).collect();
                    assert_eq!(listed, passing, "{hits} on {health} with {counters}");
                    assert!(attack.check(&[hits, 0, 0]).is_ok());
                }
            }
        }
    }
}
