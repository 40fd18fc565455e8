//! The cut, and the entrant who takes a place that becomes free before the finals.

use super::decision::{Decision, verb};
use super::refusals::{announced_cut, nothing_played, results_missing};
use crate::event::Action;
use crate::event::action::{Cut, Declined};
use crate::event::cutting::{byes_of_the_first, ranked, taken_by};
use crate::event::finals::{deciding_players, rounds_for};
use crate::event::plan::check_cut;
use crate::event::refuse_if::refuse_if;
use crate::event::standings::standings;
use crate::event::{CutBy, Event, Id, Phase, Refusal, StageKind, Who, find, phase};
use crate::msg;
use crate::ruleset::{CutRule, FinalsKind, Replacement};
use crate::words::Message;

pub(super) fn cut(event: &Event, by: CutBy) -> Result<Decision, Refusal> {
    may_cut(event)?;
    if event.may_have_a_deciding_match() {
        return deciding_match(event, by);
    }
    let announced = event.plan.and_then(|plan| plan.cut());
    let by = match by {
        CutBy::Announced => {
            announced.ok_or_else(|| Refusal(msg!("finals.none-announced", cut = verb("cut N"))))?
        }
        other => other,
    };
    allowed(event, by)?;
    let seeds = taken_by(event, by);
    let size = seeds.len();
    if size < 2 {
        let (cut, none) = (verb("cut N"), verb("setup cut=0"));
        return Err(Refusal(msg!("finals.too-few", n = size, cut, none)));
    }
    let told = msg!("finals.made", n = size, name = event.label(seeds[0]));
    let byes = byes_of_the_first(event, size);
    let told = Message::sentences(std::iter::once(told).chain(byes).collect());
    let warning = (announced != Some(by)).then(|| match announced {
        Some(_) => msg!("finals.other-than-announced", n = size, cut = announced_cut(event)),
        None => msg!("finals.made-unannounced", n = size),
    });
    Ok(Decision::new(Action::Cut(cut_with(event, seeds)?), told).warned(warning))
}

/// The cut with these seeds, in the kind of finals that the game has.
pub(super) fn cut_with(event: &Event, seeds: Vec<Id>) -> Result<Cut, Refusal> {
    let kind = match event.ruleset.finals.kind {
        FinalsKind::SingleElimination => StageKind::SingleElimination,
        FinalsKind::DoubleElimination => StageKind::DoubleElimination,
        FinalsKind::DecidingMatch | FinalsKind::None => {
            return Err(Refusal(msg!("finals.no-finals")));
        }
    };
    let shape = event.plan.map_or(event.ruleset.preliminary.shape, |plan| plan.finals_match);
    let rounds = rounds_for(kind, seeds.len());
    Ok(Cut { kind, rounds, seeds, shape, instead_of: None })
}

/// Checks that the preliminary rounds are played and that nothing follows them yet.
pub(super) fn may_cut(event: &Event) -> Result<(), Refusal> {
    refuse_if(event.ruleset.finals.kind == FinalsKind::None, || msg!("finals.no-finals"))?;
    match phase(event) {
        _ if !event.stages.is_empty() && event.preliminary().is_none() => {
            return Err(Refusal(msg!("finals.begins-with-elimination")));
        }
        _ if event.finals().is_some() => {
            return Err(Refusal(match event.may_have_a_deciding_match() {
                true => msg!("finals.match-seeded-already", undo = verb("undo")),
                false => msg!("finals.made-already", undo = verb("undo")),
            }));
        }
        Phase::Registration => return Err(nothing_played()),
        Phase::Playing { .. } => return Err(results_missing(event)),
        Phase::BetweenRounds { next } => {
            return Err(Refusal(msg!(
                "finals.rounds-to-come",
                played = next - 1,
                rounds = event.stage().map_or(0, |stage| stage.planned),
                pair = verb("pair"),
                end = verb(format!("setup rounds={}", next - 1)),
            )));
        }
        _ => {}
    }
    Ok(())
}

/// Seeds the best two of those who are level, or the only one of them who is left.
fn deciding_match(event: &Event, by: CutBy) -> Result<Decision, Refusal> {
    if !matches!(by, CutBy::Announced | CutBy::Top(2)) {
        return Err(Refusal(msg!("finals.match-of-two", cut = verb("cut"))));
    }
    let seeds = deciding_players(event)?;
    let told = match seeds.as_slice() {
        [one, other] => msg!("finals.match-seeded", a = event.label(*one), b = event.label(*other)),
        _ => msg!("finals.won-without-match", champion = event.crowned(seeds[0])),
    };
    let shape = event.plan.map_or(event.ruleset.preliminary.shape, |plan| plan.finals_match);
    let kind = StageKind::DecidingMatch;
    let cut = Cut { kind, rounds: 1, seeds, shape, instead_of: None };
    Ok(Decision::new(Action::Cut(cut), told))
}

/// Checks that the game has this kind of cut, and a bracket for it.
fn allowed(event: &Event, by: CutBy) -> Result<(), Refusal> {
    let players = ranked(event).count() as u32;
    let known = |rule| known_cut(event, rule);
    match by {
        CutBy::TopAndLevel(0) => {
            Err(Refusal(msg!("finals.level-with-nobody", cut = verb("cut 4 level"))))
        }
        CutBy::Announced | CutBy::Top(0) => Ok(()),
        CutBy::Top(size) => Ok(check_cut(event, size, CutRule::Top, players)?),
        CutBy::TopAndLevel(size) => known(CutRule::TopAndLevel)
            .and_then(|()| Ok(check_cut(event, size, CutRule::TopAndLevel, players)?)),
        CutBy::Points(points) => known(CutRule::MinimumPoints)
            .and_then(|()| Ok(check_cut(event, points, CutRule::MinimumPoints, players)?)),
    }
}

/// Checks that the rules of the game have this kind of cut.
pub(super) fn known_cut(event: &Event, rule: CutRule) -> Result<(), Refusal> {
    if rule == CutRule::Top || event.ruleset.finals.cuts.contains(&rule) {
        return Ok(());
    }
    Err(Refusal(msg!("finals.no-such-kind", cut = verb("cut N"))))
}

pub(super) fn decline(event: &Event, who: &Who) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let name = event.label(id);
    let decides = event.may_have_a_deciding_match();
    let finals = event.finals().ok_or_else(|| {
        Refusal(match decides {
            true => msg!("finals.no-place-before-match", cut = verb("cut")),
            false => msg!("finals.no-place-before-cut"),
        })
    })?;
    let too_late = || {
        let drop = verb(format!("drop {name}"));
        match decides {
            true => msg!("finals.match-paired", drop),
            false => msg!("finals.finals-begun", drop),
        }
    };
    refuse_if(event.finals_have_begun(), too_late)?;
    if event.declined.contains(&id) {
        return Ok(Decision::unchanged(msg!("finals.given-up-already", name)));
    }
    if !finals.seeds.contains(&id) {
        return Err(Refusal(match decides {
            true => msg!("finals.no-place-in-match", name),
            false => msg!("finals.no-place-in-finals", name),
        }));
    }
    let (seeds, sentence) = replaced(event, id).ok_or_else(|| Refusal(too_late()))?;
    let declined = Declined { id, seeds };
    let told = Message::sentences(vec![msg!("finals.gives-up", name), sentence]);
    Ok(Decision::new(Action::Decline(declined), told))
}

/// The seeds without this entrant, if they have a place in finals whose games have not begun.
///
/// A bracket that is paired already stays as it is if nobody comes in.
pub(super) fn replaced(event: &Event, id: Id) -> Option<(Vec<Id>, Message)> {
    let finals = event.finals().filter(|finals| finals.seeds.contains(&id))?;
    if event.finals_have_begun() {
        return None;
    }
    let (seeds, sentence) = replace(event, id);
    if finals.rounds.is_empty() {
        return Some((seeds, sentence));
    }
    let anew = msg!("finals.pair-anew", pair = verb("pair"));
    let comes_in = seeds.len() == finals.seeds.len();
    comes_in.then(|| (seeds, Message::sentences(vec![sentence, anew])))
}

/// The seeds without this entrant. Lower seeds move up, and the next in the standings comes
/// in as the lowest.
fn replace(event: &Event, id: Id) -> (Vec<Id>, Message) {
    let mut seeds: Vec<Id> = event.finals().map(|f| f.seeds.clone()).unwrap_or_default();
    let before = seeds.clone();
    seeds.retain(|seed| *seed != id);
    let free = |candidate: &Id| {
        !before.contains(candidate)
            && !event.declined.contains(candidate)
            && event.is_here(*candidate)
            && (!event.may_have_a_deciding_match() || event.is_level_with(id, *candidate))
    };
    let next = match event.ruleset.finals.replacement {
        Replacement::NextInStandings => standings(event).iter().map(|s| s.entrant).find(free),
        Replacement::Nobody => None,
    };
    match next {
        Some(next) => {
            seeds.push(next);
            let sentence = msg!("finals.offered", name = event.label(next), seed = seeds.len());
            (seeds, sentence)
        }
        None if event.may_have_a_deciding_match() => {
            let sentence = match seeds.first() {
                Some(other) => msg!("finals.nobody-else-level", champion = event.crowned(*other)),
                None => msg!("finals.nobody-level"),
            };
            (seeds, sentence)
        }
        None => (seeds, msg!("finals.nobody-takes-place")),
    }
}
