//! The cut, and who takes a place that becomes free before the finals.

use super::pair::results_missing;
use super::{Action, Decision};
use crate::event::action::{Cut, Declined};
use crate::event::announce::check_cut;
use crate::event::finals::rounds_for;
use crate::event::standings::standings;
use crate::event::{CutBy, Event, Id, Phase, Refusal, StageKind, Standing, Who, find, phase};
use crate::ruleset::{CutRule, FinalsKind, Replacement};

pub(super) fn cut(event: &Event, by: CutBy) -> Result<Decision, Refusal> {
    let announced = event.plan.map_or(0, |plan| plan.cut);
    match phase(event) {
        _ if event.finals().is_some() => {
            return Err(Refusal::from("The cut is made already: undo takes it back."));
        }
        Phase::Registration => {
            return Err(Refusal::from("Nothing is played yet: pair draws the first round."));
        }
        Phase::Playing { .. } => return Err(results_missing(event)),
        Phase::BetweenRounds { next } => {
            let rounds = event.plan.map_or(0, |plan| plan.rounds);
            return Err(Refusal(format!(
                "{} of {rounds} rounds are played: pair draws the next, or setup rounds={} ends here.",
                next - 1,
                next - 1
            )));
        }
        _ => {}
    }
    let active = |s: &Standing| event.entrant(s.entrant).is_some_and(|e| e.is_active());
    let table: Vec<Standing> = standings(event).iter().filter(|s| active(s)).cloned().collect();
    let size = match by {
        CutBy::Announced if announced == 0 => {
            return Err(Refusal::from("No cut is announced: cut N makes one all the same."));
        }
        CutBy::Announced => sized(event, &table, announced)?,
        CutBy::Top(size) => sized(event, &table, size)?,
        CutBy::TopAndLevel(size) => {
            allowed(event, CutRule::TopAndLevel)?;
            if size == 0 {
                return Err(Refusal::from(
                    "Nobody is level with place 0: cut 4 level is the least.",
                ));
            }
            let last = sized(event, &table, size)?;
            let points = table.get(last.saturating_sub(1)).map_or(0, |s| s.points);
            table.iter().filter(|s| s.points >= points).count()
        }
        CutBy::Points(points) => {
            allowed(event, CutRule::MinimumPoints)?;
            table.iter().filter(|s| s.points >= points).count()
        }
    };
    if size < 2 {
        return Err(Refusal(format!("That leaves {size} for the finals, and they need two.")));
    }
    let seeds: Vec<Id> = table.iter().take(size).map(|s| s.entrant).collect();
    let kind = match event.ruleset.finals.kind {
        FinalsKind::SingleElimination => StageKind::SingleElimination,
        FinalsKind::DoubleElimination => StageKind::DoubleElimination,
        FinalsKind::DecidingMatch => StageKind::DecidingMatch,
        FinalsKind::None => return Err(Refusal::from("This game has no finals.")),
    };
    let shape = event.plan.map_or(event.ruleset.preliminary.shape, |plan| plan.finals_match);
    let told = format!("The cut is made: {size} go on, {} is first seed.", event.label(seeds[0]));
    let warning = (size != announced as usize).then(|| {
        format!(
            "{size} go on where {} announced.",
            match announced {
                0 => "no cut was".to_owned(),
                n => format!("a cut to {n} was"),
            }
        )
    });
    let cut = Cut { kind, rounds: rounds_for(kind, size), seeds, shape };
    Ok(Decision::new(Action::Cut(cut), told).warned(warning))
}

fn sized(event: &Event, table: &[Standing], size: u32) -> Result<usize, Refusal> {
    check_cut(event, size, table.len() as u32)?;
    Ok(size as usize)
}

fn allowed(event: &Event, rule: CutRule) -> Result<(), Refusal> {
    if event.ruleset.finals.cuts.contains(&rule) {
        return Ok(());
    }
    Err(Refusal::from("This game's rules do not have that kind of cut: cut N takes the best N."))
}

pub(super) fn decline(event: &Event, who: &Who) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let name = event.label(id);
    let finals = event.finals().ok_or("There is no place to give up before the cut.")?;
    if !finals.rounds.is_empty() {
        return Err(Refusal(format!(
            "The finals have begun: drop {name} gives the opponent a bye."
        )));
    }
    if event.declined.contains(&id) {
        return Ok(Decision::already(format!("{name} has given up the place already.")));
    }
    if !finals.seeds.contains(&id) {
        return Err(Refusal(format!("{name} has no place in the finals to give up.")));
    }
    let (seeds, sentence) = replace(event, id);
    let declined = Declined { id, seeds };
    Ok(Decision::new(Action::Decline(declined), format!("{name} gives up the place. {sentence}")))
}

/// The seeds without this one: those below move up, and the next in the
/// standings comes in as the lowest.
pub(super) fn replace(event: &Event, id: Id) -> (Vec<Id>, String) {
    let mut seeds: Vec<Id> = event.finals().map(|f| f.seeds.clone()).unwrap_or_default();
    let before = seeds.clone();
    seeds.retain(|seed| *seed != id);
    let free = |candidate: &Id| {
        !before.contains(candidate)
            && !event.declined.contains(candidate)
            && event.entrant(*candidate).is_some_and(|e| e.is_active())
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
        None => (seeds, "Nobody is left to take the place: the first seeds have byes.".to_owned()),
    }
}
