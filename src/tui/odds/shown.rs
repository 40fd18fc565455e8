//! The figures that an open event shows, and how it asks for them.

use super::figures::{Figures, Mark, Odds, OfOne, Wish};
use crate::event::Id;
use crate::msg;
use crate::odds::{Chances, Goal, Prospect};
use crate::show::{odds_assumed, prospect_word};
use crate::words::Words;
use std::cell::Cell;
use std::sync::Arc;

/// The mark of those who are certain.
pub const CERTAIN: &str = "✓";
/// The mark of those who are out.
pub const OUT: &str = "–";

/// The mark before a player; None: neither is known.
pub fn sign(prospect: Prospect) -> Option<&'static str> {
    match prospect {
        Prospect::Certain => Some(CERTAIN),
        Prospect::Out => Some(OUT),
        Prospect::Open => None,
    }
}

/// The meaning of the marks: `✓ certain · – out, if everybody appears and stays`. Without a line
/// of a cut beside them, the goal stands before it.
pub fn legend(goal: Goal, words: &Words) -> String {
    let told = |prospect| {
        let (sign, word) = (sign(prospect).unwrap_or_default(), prospect_word(prospect));
        words.text(&msg!("common.spaced", one = sign, other = word))
    };
    let marks = [Prospect::Certain, Prospect::Out].map(told).join(" · ");
    let said = msg!("common.bracketed", text = marks, note = odds_assumed());
    words.text(&match goal {
        Goal::Cut => said,
        Goal::Win => msg!("odds.card-win", chance = said),
    })
}

/// What the screen drawn last has a place for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct InSight {
    /// Whether odds, or the marks of who is certain or out, have a place on it.
    pub any: bool,
    /// The player whose card is on it.
    pub who: Option<Id>,
}

/// The figures of the state before, until those of the present one are known. So the list of the
/// standings does not move with every result.
#[derive(Debug)]
struct Before {
    figures: Arc<Figures>,
    /// Whether those who were certain or out still are.
    holds: bool,
}

/// The odds of an open event.
#[derive(Debug, Default)]
pub struct OddsShown {
    /// How likely the results of playouts are; None: the odds are not shown.
    pub chances: Option<Chances>,
    /// Only those of the present state.
    figures: Option<Arc<Figures>>,
    before: Option<Before>,
    in_sight: Cell<InSight>,
}

impl OddsShown {
    /// Shows the odds, then those by record, then none.
    pub fn turn(&mut self) {
        self.chances = match self.chances {
            None => Some(Chances::Equal),
            Some(Chances::Equal) => Some(Chances::ByRecord),
            Some(Chances::ByRecord) => None,
        };
    }

    /// The screen is drawn anew, and nothing is on it yet.
    pub fn look_away(&self) {
        self.in_sight.take();
    }

    /// The screen has a place for odds or marks, and perhaps for those of this player.
    pub fn look(&self, who: Option<Id>) {
        let who = who.or(self.in_sight.get().who);
        self.in_sight.set(InSight { any: true, who });
    }

    pub fn in_sight(&self) -> InSight {
        self.in_sight.get()
    }

    /// Whether the figures of the present state tell what this wish asks for.
    pub fn answer(&self, wish: &Wish) -> bool {
        self.figures().is_some_and(|Figures { wish: told, .. }| match (wish.chances, wish.who) {
            (None, _) => true,
            (chances, None) => told.chances == chances,
            (chances, who) => told.chances == chances && told.who == who,
        })
    }

    /// Takes the figures as those of the state before. They hold if only first results were added:
    /// whoever is certain or out is so whatever the results are.
    pub fn outdate(&mut self, holds: bool) {
        let before = self.before.take();
        let known = self.figures.take().map(|figures| Before { figures, holds });
        self.before =
            known.or(before.map(|before| Before { holds: before.holds && holds, ..before }));
    }

    /// Drops all figures: they were of another round.
    pub fn forget(&mut self) {
        (self.figures, self.before) = (None, None);
    }

    /// Takes figures of the state `now`. Others are ignored; then it is false.
    pub fn take(&mut self, figures: Arc<Figures>, now: &Mark) -> bool {
        let fits = figures.wish.mark == *now;
        if fits {
            self.figures = Some(figures);
            self.before = None;
        }
        fits
    }

    /// The figures of the present state, once there are some.
    pub fn figures(&self) -> Option<&Figures> {
        self.figures.as_deref()
    }

    /// The odds as they are asked for now, once they are played out.
    pub fn odds(&self) -> Option<&Odds> {
        self.figures().filter(|figures| figures.wish.chances == self.chances)?.odds.as_ref()
    }

    /// The certainty about this player, if it is known.
    pub fn prospect(&self, id: Id) -> Option<Prospect> {
        let Some(before) = &self.before else {
            return Some(self.figures()?.prospects.as_ref()?.of(id));
        };
        // Whoever was open may be certain or out now.
        let known = before.figures.prospects.as_ref().filter(|_| before.holds)?.of(id);
        (known != Prospect::Open).then_some(known)
    }

    /// The goal of those who are certain, and whether anybody among these players is marked, now or
    /// until the figures of the present state are known.
    pub fn marks(&self, mut players: impl Iterator<Item = Id>) -> Option<Goal> {
        let figures = self.figures().or_else(|| Some(&*self.before.as_ref()?.figures))?;
        let known = figures.prospects.as_ref()?;
        players.any(|id| sign(known.of(id)).is_some()).then_some(known.goal)
    }

    /// How often this player reached the goal, of how many playouts.
    pub fn chance(&self, id: Id) -> Option<(u32, u32)> {
        let odds = self.odds()?;
        Some((*odds.made.get(&id)?, odds.played))
    }

    /// The meaning of each result of the open match for this player.
    pub fn of_one(&self, id: Id) -> Option<&OfOne> {
        self.odds()?.of_one.as_ref().filter(|one| one.id == id)
    }
}
