//! The cut, and the entrant who takes a place that becomes free before the finals.

use super::decision::Decision;
use super::refusals::results_missing;
use crate::event::action::{Cut, Declined};
use crate::event::cutting::{cut_size, ranked};
use crate::event::finals::rounds_for;
use crate::event::plan::check_cut;
use crate::event::standings::standings;
use crate::event::{Action, deciding_match};
use crate::event::{CutBy, Event, Id, Phase, Refusal, StageKind, Who, find, phase};
use crate::ruleset::{CutRule, FinalsKind, Replacement};

pub(super) fn cut(event: &Event, by: CutBy) -> Result<Decision, Refusal> {
    if event.ruleset.finals.kind == FinalsKind::None {
        return Err(Refusal::from("This game has no finals: the best in the standings wins."));
    }
    match phase(event) {
        _ if !event.stages.is_empty() && event.preliminary().is_none() => {
            return Err(Refusal::from("This event begins with elimination: there is no cut."));
        }
        _ if event.finals().is_some() => {
            return Err(Refusal::from(match event.may_have_a_deciding_match() {
                true => "The deciding match is seeded already: undo takes it back.",
                false => "The cut is made already: undo takes it back.",
            }));
        }
        Phase::Registration => {
            return Err(Refusal::from("Nothing is played yet: pair draws the first round."));
        }
        Phase::Playing { .. } => return Err(results_missing(event)),
        Phase::BetweenRounds { next } => {
            let rounds = event.plan.map_or(0, |plan| plan.rounds);
            return Err(Refusal::from(format!(
                "{} of {rounds} rounds are played: pair draws the next, or setup rounds={} ends here.",
                next - 1,
                next - 1
            )));
        }
        _ => {}
    }
    if event.may_have_a_deciding_match() {
        return deciding_match(event, by);
    }
    let announced = event.plan.and_then(|plan| plan.cut());
    let by = match by {
        CutBy::Announced => {
            announced.ok_or("No cut is announced: cut N makes one all the same.")?
        }
        other => other,
    };
    allowed(event, by)?;
    let size = cut_size(event, by);
    if size < 2 {
        return Err(Refusal::from(format!(
            "That leaves {size} for the finals, and they need two: cut N takes the best N, or \
             setup cut=0 does without."
        )));
    }
    let seeds: Vec<Id> = ranked(event).take(size).map(|s| s.entrant).collect();
    let kind = match event.ruleset.finals.kind {
        FinalsKind::SingleElimination => StageKind::SingleElimination,
        FinalsKind::DoubleElimination => StageKind::DoubleElimination,
        FinalsKind::DecidingMatch | FinalsKind::None => {
            return Err(Refusal::from("This game has no finals."));
        }
    };
    let shape = event.plan.map_or(event.ruleset.preliminary.shape, |plan| plan.finals_match);
    let told = format!("The cut is made: {size} go on, {} is first seed.", event.label(seeds[0]));
    let warning = (announced != Some(by)).then(|| {
        let phrase = event.plan.map_or("no cut".to_owned(), |plan| plan.cut_phrase().to_string());
        format!("{size} go on where {} was announced.", article(&phrase))
    });
    let cut = Cut { kind, rounds: rounds_for(kind, size), seeds, shape };
    Ok(Decision::new(Action::Cut(cut), told).warned(warning))
}

/// Seeds the best two of those who are level, or the only one of them who is left.
fn deciding_match(event: &Event, by: CutBy) -> Result<Decision, Refusal> {
    if !matches!(by, CutBy::Announced | CutBy::Top(2)) {
        return Err(Refusal::from(
            "A deciding match is for the best two of those who are level: cut alone seeds it.",
        ));
    }
    let seeds = deciding_match::players(event)?;
    let told = match seeds.as_slice() {
        [one, other] => {
            format!("{} and {} play the deciding match.", event.label(*one), event.label(*other))
        }
        _ => format!(
            "{} without a deciding match: nobody else who is level is left.",
            event.crowned(seeds[0])
        ),
    };
    let shape = event.plan.map_or(event.ruleset.preliminary.shape, |plan| plan.finals_match);
    let cut = Cut { kind: StageKind::DecidingMatch, rounds: 1, seeds, shape };
    Ok(Decision::new(Action::Cut(cut), told))
}

/// Checks that the game has this kind of cut, and a bracket for it.
fn allowed(event: &Event, by: CutBy) -> Result<(), Refusal> {
    let players = ranked(event).count() as u32;
    let known = |rule| known_cut(event, rule);
    match by {
        CutBy::TopAndLevel(0) => {
            Err(Refusal::from("Nobody is level with place 0: cut 4 level is the least."))
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
    Err(Refusal::from("This game's rules do not have that kind of cut: cut N takes the best N."))
}

fn article(phrase: &str) -> String {
    if phrase.starts_with("no ") { phrase.to_owned() } else { format!("a {phrase}") }
}

pub(super) fn decline(event: &Event, who: &Who) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let name = event.label(id);
    let decides = event.may_have_a_deciding_match();
    let finals = event.finals().ok_or(match decides {
        true => "There is no place to give up before the deciding match is seeded: cut does that.",
        false => "There is no place to give up before the cut.",
    })?;
    if !finals.rounds.is_empty() {
        return Err(Refusal::from(match decides {
            true => format!("The deciding match is paired: drop {name} gives it to the opponent."),
            false => format!("The finals have begun: drop {name} gives the opponent a bye."),
        }));
    }
    if event.declined.contains(&id) {
        return Ok(Decision::unchanged(format!("{name} has given up the place already.")));
    }
    if !finals.seeds.contains(&id) {
        let finals = event.finals_phrase();
        return Err(Refusal::from(format!("{name} has no place in {finals} to give up.")));
    }
    let (seeds, sentence) = replace(event, id);
    let declined = Declined { id, seeds };
    Ok(Decision::new(Action::Decline(declined), format!("{name} gives up the place. {sentence}")))
}

/// The seeds without this entrant. Lower seeds move up, and the next in the standings comes
/// in as the lowest.
pub(super) fn replace(event: &Event, id: Id) -> (Vec<Id>, String) {
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
            let sentence =
                format!("{} is offered the place, as seed {}.", event.label(next), seeds.len());
            (seeds, sentence)
        }
        None if event.may_have_a_deciding_match() => {
            let sentence = match seeds.first() {
                Some(other) => {
                    format!("Nobody else is level: {}.", event.crowned(*other))
                }
                None => "Nobody who is level is left: there is no champion.".to_owned(),
            };
            (seeds, sentence)
        }
        None => (seeds, "Nobody is left to take the place: the first seeds have byes.".to_owned()),
    }
}
