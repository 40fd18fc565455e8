//! Penalties, which are recorded and carried out as the ruleset says.

use super::decision::{Decision, cleaned_text};
use super::double;
use super::leave::leaving;
use super::report::{ResultText, so_far};
use super::table_ref::{TableRef, is_over, lost_by};
use crate::event::action::{Effect, Penalised, Reported};
use crate::event::{
    Action, Event, Id, MatchState, Refusal, Side, Status, Who, counted, find, listed,
};
use crate::ruleset::{MatchShape, PenaltyEffect};

/// The penalty as it was args for.
#[derive(Clone, Copy)]
pub(super) struct PenaltyArgs<'a> {
    pub kind: &'a str,
    pub points: Option<u32>,
    pub game: Option<u32>,
}

/// The effect of a penalty, its description, and warnings for the organizer.
struct PenaltyOutcome {
    effect: Option<Effect>,
    told: String,
    warnings: Vec<String>,
}

pub(super) fn penalty(
    event: &Event,
    who: &Who,
    args: PenaltyArgs,
    note: Option<&str>,
) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let known = &event.ruleset.penalties;
    let penalty = known.iter().find(|penalty| penalty.id == args.kind).ok_or_else(|| {
        let kinds: Vec<&str> = known.iter().map(|penalty| penalty.id.as_str()).collect();
        Refusal::from(match kinds.len() {
            0 => "This game's rules name no penalties: note keeps a remark.".to_owned(),
            _ => {
                format!("\"{}\" is no penalty of this game: it has {}.", args.kind, listed(&kinds))
            }
        })
    })?;
    fits(penalty.effect, args)?;
    let note = note.map(|note| cleaned_text("note", note)).transpose()?;
    let outcome = match penalty.effect {
        PenaltyEffect::None => {
            PenaltyOutcome { effect: None, told: String::new(), warnings: Vec::new() }
        }
        PenaltyEffect::GameLoss => game_loss(event, id, args.game)?,
        PenaltyEffect::MatchLoss => match_loss(event, id)?,
        PenaltyEffect::Points => points_off(event, id, args)?,
        PenaltyEffect::Removal => removal(event, id)?,
        PenaltyEffect::Disqualification => disqualification(event, id)?,
    };
    let told = format!("{}: {}. {}", event.label(id), penalty.name.get("en"), outcome.told);
    let earlier = event.penalties.iter().filter(|p| p.id == id).count();
    let warning = match earlier {
        0 => None,
        1 => Some(format!("{} had a penalty before.", event.label(id))),
        n => Some(format!("{} had {n} penalties before.", event.label(id))),
    };
    let penalised = Penalised { id, kind: args.kind.to_owned(), note, effect: outcome.effect };
    let decision = Decision::new(Action::Penalty(penalised), told.trim_end());
    Ok(decision.warned(outcome.warnings).warned(warning))
}

/// Refuses a number that this penalty does not use, rather than ignore it.
fn fits(effect: PenaltyEffect, args: PenaltyArgs) -> Result<(), Refusal> {
    if args.points.is_some() && effect != PenaltyEffect::Points {
        let kind = args.kind;
        return Err(Refusal::from(format!(
            "points= goes with a loss of points, and {kind} is none."
        )));
    }
    if args.game.is_some() && effect != PenaltyEffect::GameLoss {
        let kind = args.kind;
        return Err(Refusal::from(format!(
            "game= goes with the loss of a game, and {kind} is none."
        )));
    }
    Ok(())
}

/// The player's table in the newest round, and their side at it.
fn table_of(event: &Event, id: Id) -> Result<(TableRef<'_>, Side), Refusal> {
    let found = event.stage().zip(event.round()).and_then(|(stage, round)| {
        let pairing = round.of(id).filter(|pairing| !pairing.is_bye())?;
        let at = TableRef { number: event.stages.len(), stage, round, pairing };
        Some((at, pairing.side(id)?))
    });
    found.ok_or_else(|| {
        Refusal::from(format!(
            "{} plays at no table now: a game is lost in the round that is being played.",
            event.label(id)
        ))
    })
}

fn game_loss(event: &Event, id: Id, game: Option<u32>) -> Result<PenaltyOutcome, Refusal> {
    let (at, side) = table_of(event, id)?;
    let (pairing, shape) = (at.pairing, at.stage.shape);
    let known = pairing.outcome.as_ref().map_or(pairing.so_far, |outcome| outcome.games);
    let mut letters: Vec<char> = known.chars().collect();
    let next = letters.len() as u32 + 1;
    let number = match game {
        Some(number) => number,
        None if shape == MatchShape::OneGame => 1,
        None if pairing.outcome.is_some() && is_over(known.as_str(), shape) => {
            return Err(Refusal::from(format!(
                "The match at table {} is over: game=1, game=2 … says which game {} lost.",
                at.blank().table,
                event.label(id)
            )));
        }
        None => next,
    };
    let most = next.min(shape.most_games() as u32);
    if !(1..=most).contains(&number) {
        return Err(Refusal::from(format!(
            "Game {number} is not played yet: games go from 1 to {most}."
        )));
    }
    let lost = lost_by(side).chars().next().unwrap_or('X');
    match letters.get_mut(number as usize - 1) {
        None => letters.push(lost),
        // A penalty has cost the other side a game here as well, so both lose this one.
        Some(letter) if is_penalised(event, &at, side.other()) && *letter != lost => {
            *letter = 'X';
        }
        Some(letter) if *letter == 'X' => {}
        Some(letter) => *letter = lost,
    }
    let mut games = String::new();
    for letter in letters {
        games.push(letter);
        if is_over(&games, shape) {
            break;
        }
    }
    let conceded = at.still_conceded(&games);
    let reported = Reported { open: !is_over(&games, shape), conceded, games, ..at.blank() };
    entered(event, &at, reported)
}

fn match_loss(event: &Event, id: Id) -> Result<PenaltyOutcome, Refusal> {
    let (at, side) = table_of(event, id)?;
    let letter = if is_penalised(event, &at, side.other()) { "X" } else { lost_by(side) };
    let games = letter.repeat(if at.stage.shape == MatchShape::OneGame { 1 } else { 2 });
    entered(event, &at, Reported { games, ..at.blank() })
}

/// Returns whether a penalty has cost this side a game or the match at this table.
fn is_penalised(event: &Event, at: &TableRef, side: Side) -> bool {
    let blank = at.blank();
    event.penalties.iter().any(|penalised| {
        let of_this_table = match &penalised.effect {
            Some(Effect::Result(reported)) => {
                (reported.stage, reported.round, reported.of)
                    == (blank.stage, blank.round, blank.of)
            }
            _ => false,
        };
        of_this_table && Some(penalised.id) == at.pairing.at(side)
    })
}

/// Enters the result of the table as the penalty makes it.
fn entered(event: &Event, at: &TableRef, reported: Reported) -> Result<PenaltyOutcome, Refusal> {
    let reported = at.with_walkover(event, reported);
    let table = reported.table;
    let state = (at.stage.read(&event.ruleset, &event.scoring(), &reported))
        .map_err(|why| Refusal::from(format!("Table {table}: {why}.")))?;
    let told = match &state {
        MatchState::Open(games) => format!("Table {table}: {}", so_far(event, at, *games)),
        MatchState::Over(outcome) => {
            double::check(at.stage, at.pairing, outcome)?;
            format!("Table {table}: {}.", ResultText::of(event, at.pairing, outcome))
        }
    };
    let told = match &at.pairing.outcome {
        Some(old) if state.outcome() == Some(old) => format!("{told} That stood there already."),
        Some(old) => format!("{told} It was: {}.", ResultText::of(event, at.pairing, old)),
        None => told,
    };
    Ok(PenaltyOutcome { effect: Some(Effect::Result(reported)), told, warnings: Vec::new() })
}

fn points_off(event: &Event, id: Id, args: PenaltyArgs) -> Result<PenaltyOutcome, Refusal> {
    let points = args.points.filter(|points| *points > 0).ok_or_else(|| {
        Refusal::from(format!(
            "How many points? penalty #{id} {} points=3 takes off three.",
            args.kind
        ))
    })?;
    let seeded = event.finals().is_some();
    let warnings = seeded.then_some("The finals were seeded before this, and stay as they are.");
    Ok(PenaltyOutcome {
        effect: Some(Effect::Points(points)),
        told: format!("{} off.", counted(points as usize, "tournament point")),
        warnings: warnings.map(str::to_owned).into_iter().collect(),
    })
}

fn removal(event: &Event, id: Id) -> Result<PenaltyOutcome, Refusal> {
    let name = event.label(id);
    if !event.is_here(id) {
        return Err(Refusal::from(format!("{name} has left already.")));
    }
    let (left, warnings) = leaving(event, id);
    let told = format!("{name} leaves the event: rejoin brings {name} back.");
    Ok(PenaltyOutcome { effect: Some(Effect::Removed(left)), told, warnings })
}

fn disqualification(event: &Event, id: Id) -> Result<PenaltyOutcome, Refusal> {
    let name = event.label(id);
    if matches!(event.entrant(id).map(|e| e.status), Some(Status::Disqualified { .. })) {
        return Err(Refusal::from(format!("{name} is disqualified already.")));
    }
    let (left, warnings) = leaving(event, id);
    let told = format!("{name} leaves the event and can never return.");
    Ok(PenaltyOutcome { effect: Some(Effect::Disqualified(left)), told, warnings })
}
