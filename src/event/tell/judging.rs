//! The lines of the judge's desk in words.

use crate::event::action::{
    CheckDrawn, Checked, ComponentCase, Effect, Instead, Penalised, Recommended,
};
use crate::event::{Event, result_text};
use crate::msg;
use crate::words::{Arg, Message};

impl Event {
    pub(super) fn tell_penalty(&self, penalised: &Penalised) -> Message {
        let name = self.label(penalised.id);
        msg!("judge.of", name, what = Arg::Series(self.parts_of_penalty(penalised)))
    }

    /// The kind of the penalty, the offence, what it did, and the organizer's own words.
    fn parts_of_penalty(&self, penalised: &Penalised) -> Vec<Arg> {
        let known = self.ruleset.penalties.iter().find(|known| known.id == penalised.kind);
        let kind =
            known.map_or_else(|| penalised.kind.as_str().into(), |known| (&known.name).into());
        let mut parts: Vec<Arg> = vec![kind];
        let offence = penalised.offence.as_deref().and_then(|id| self.ruleset.offence(id));
        parts.extend(offence.map(|offence| match penalised.suspected {
            true => msg!("judge.log-suspected", offence = &offence.name).into(),
            false => Arg::from(&offence.name),
        }));
        parts.extend(penalised.effect.as_ref().map(|effect| self.tell_effect(effect).into()));
        parts.extend(penalised.note.as_ref().map(Arg::from));
        let official = penalised.official.as_ref();
        parts.extend(official.map(|name| msg!("judge.log-by", name).into()));
        parts
    }

    /// The effect of a penalty besides being recorded.
    fn tell_effect(&self, effect: &Effect) -> Message {
        match effect {
            Effect::Result(reported) => {
                let result = result_text::reported(self, reported);
                msg!("log.penalty-result", table = reported.table, result)
            }
            Effect::Points(points) => msg!("log.points-off", n = *points),
            Effect::Removed(_) => msg!("log.put-out"),
            Effect::Disqualified(left) => match &left.recommended {
                Some(marshal) => {
                    let what = msg!("season.disqualified");
                    msg!("judge.log-followed", what, marshal)
                }
                None => msg!("season.disqualified"),
            },
        }
    }

    pub(super) fn tell_recommended(&self, recommended: &Recommended) -> Message {
        let (name, marshal) = (self.label(recommended.id), &recommended.marshal);
        let told = match recommended.declined {
            true => msg!("judge.log-declined", name, marshal),
            false => msg!("judge.log-recommended", name, marshal),
        };
        match &recommended.note {
            Some(note) => msg!("judge.item-note", item = told, note),
            None => told,
        }
    }

    pub(super) fn tell_drawn(&self, drawn: &CheckDrawn) -> Message {
        let names = drawn.ids.iter().map(|id| self.label(*id).into()).collect();
        let round = self.round_in_a_sentence(drawn.stage, drawn.round);
        msg!("judge.log-drawn", round, names = Arg::Series(names))
    }

    pub(super) fn tell_checked(&self, checked: &Checked) -> Message {
        let name = self.label(checked.id);
        let with_note = |told: Message| match &checked.note {
            Some(note) => msg!("judge.item-note", item = told, note),
            None => told,
        };
        let Some(illegal) = &checked.illegal else {
            return with_note(msg!("judge.log-legal", name, round = checked.round));
        };
        let mut parts: Vec<Arg> = vec![msg!("judge.log-removed", cards = &illegal.cards).into()];
        parts.extend(illegal.left.map(|n| msg!("judge.log-left", n).into()));
        parts.push(match (&illegal.result, illegal.instead) {
            (_, Instead::Same) | (None, _) => msg!("judge.log-stays").into(),
            (Some(_), Instead::Replay) => msg!("judge.log-replayed").into(),
            (Some(reported), _) => {
                let result = result_text::reported(self, reported);
                msg!("judge.log-annulled", table = reported.table, result).into()
            }
        });
        if let Some(penalised) = &illegal.penalty {
            parts.extend(self.parts_of_penalty(penalised));
        }
        parts.extend(illegal.leaves.as_ref().map(|_| msg!("log.put-out").into()));
        let what = Arg::Series(parts);
        with_note(msg!("judge.log-illegal", name, round = checked.round, what))
    }

    pub fn tell_component(&self, case: &ComponentCase) -> Message {
        let mut parts: Vec<Arg> = vec![case.found.phrase().into()];
        parts.extend(match (case.replaced, &case.proxy) {
            (Some(true), _) => Some(msg!("judge.log-replaced").into()),
            (_, Some(proxy)) => Some(
                msg!("judge.log-proxy", organizer = &proxy.made_by, unreadable = &proxy.unreadable)
                    .into(),
            ),
            (Some(false), None) => Some(msg!("judge.log-not-replaced").into()),
            (None, None) => None,
        });
        parts.extend(case.minutes.map(|n| msg!("pages.extra-minutes", n).into()));
        parts.extend(case.result.as_ref().map(|reported| {
            let result = result_text::reported(self, reported);
            msg!("log.penalty-result", table = reported.table, result).into()
        }));
        parts.extend(case.leaves.as_ref().map(|_| msg!("log.put-out").into()));
        let (component, state) = (case.component.phrase(), case.state.phrase());
        let name = self.label(case.id);
        let what = match &case.name {
            Some(called) => msg!("judge.log-called", state, component, called),
            None => msg!("judge.log-unnamed", state, component),
        };
        msg!("judge.log", name, what, parts = Arg::Series(parts))
    }
}
