//! The margin and the worth of a result that time gives.

use super::asked::Asked;
use super::assess::{State, Verdict};
use super::call::Wanted;
use crate::event::action::DecidedBy;
use crate::event::outcome::Side;
use crate::ruleset::{MatchShape, PointsPer};

impl Asked<'_> {
    /// The state with the margin of its result, and what has to be told for the margin, whether
    /// it was told or not. `compared` is the number of steps that were compared.
    pub(super) fn completed(&self, state: State, compared: usize) -> (State, Option<Wanted>) {
        let State::Decided(mut verdict) = state else { return (state, None) };
        verdict.timed = self.is_timed(&verdict);
        verdict.margin = self.counts.margin;
        let rule = self.setting.margin.filter(|_| !verdict.open);
        let Some((rule, winner)) = rule.zip(verdict.winner) else {
            return (State::Decided(verdict), None);
        };
        let (wanted, counted) = match self.counted_for_margin(&verdict) {
            Some((step, wanted, counted)) if verdict.margin.is_none() => {
                // What was compared is counted already.
                (Some(wanted).filter(|_| step >= compared), counted)
            }
            _ => (Some(Wanted::Margin { winner }), None),
        };
        let by = |[a, b]: [u32; 2]| match winner {
            Side::A => a.saturating_sub(b),
            Side::B => b.saturating_sub(a),
        };
        verdict.margin = verdict.margin.or(counted.map(|both| by(both).min(rule.most)));
        let state = match wanted.filter(|_| verdict.margin.is_none()) {
            Some(wanted) => State::Wants(vec![wanted]),
            None => State::Decided(verdict),
        };
        (state, wanted)
    }

    /// Whether the win is one on time, where the rules have such wins.
    fn is_timed(&self, verdict: &Verdict) -> bool {
        let by_time = match verdict.time.by {
            DecidedBy::Step => true,
            // The leader's last game was won before time was called.
            DecidedBy::Leader => self.setting.timed == Some(PointsPer::Match),
            DecidedBy::Won | DecidedBy::Situation | DecidedBy::Draw | DecidedBy::NotCounted => {
                false
            }
        };
        by_time && verdict.winner.is_some() && self.setting.timed.is_some()
    }

    /// The count whose difference is the margin: its step, and both numbers once they are known.
    fn counted_for_margin(&self, verdict: &Verdict) -> Option<(usize, Wanted, Option<[u32; 2]>)> {
        let decided = verdict.time.by == DecidedBy::Step;
        if !decided || self.setting.shape != MatchShape::OneGame {
            return None;
        }
        let procedure = self.setting.procedure;
        let (step, field) = procedure.field(procedure.margin_from.as_deref()?)?;
        let at = procedure.steps[step].fields.iter().position(|one| one.id == field.id)?;
        let counted = self.counts.count(field, None);
        let numbers = counted.and_then(|counted| Some([counted.a?, counted.b?]));
        Some((step, Wanted::Count { step, field: at }, numbers))
    }
}
