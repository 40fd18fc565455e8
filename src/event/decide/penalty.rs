//! Penalties, which are recorded and carried out as the ruleset says.

use super::decision::{Decision, Given, cleaned_text, verb};
use super::double;
use super::leave::leaving;
use super::report::so_far;
use super::table_ref::{TableRef, is_over, lost_by};
use crate::event::action::{Effect, Penalised, Reported};
use crate::event::{Action, Event, Id, MatchState, Refusal, ResultText, Side, Status, Who, find};
use crate::msg;
use crate::ruleset::{MatchShape, PenaltyEffect};
use crate::words::Message;

/// The penalty as it was asked for.
#[derive(Clone, Copy)]
pub(super) struct PenaltyArgs<'a> {
    pub kind: &'a str,
    pub points: Option<u32>,
    pub game: Option<u32>,
}

/// The effect of a penalty, its description, and warnings for the organizer.
struct PenaltyOutcome {
    effect: Option<Effect>,
    told: Vec<Message>,
    warnings: Vec<Message>,
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
        Refusal(match kinds.len() {
            0 => msg!("penalty.none-known", note = verb("note")),
            _ => msg!("penalty.unknown", kind = args.kind, kinds = kinds),
        })
    })?;
    fits(penalty.effect, args)?;
    let note = note.map(|note| cleaned_text(Given::Note, note)).transpose()?;
    let outcome = match penalty.effect {
        PenaltyEffect::None => {
            PenaltyOutcome { effect: None, told: Vec::new(), warnings: Vec::new() }
        }
        PenaltyEffect::GameLoss => game_loss(event, id, args.game)?,
        PenaltyEffect::MatchLoss => match_loss(event, id)?,
        PenaltyEffect::Points => points_off(event, id, args)?,
        PenaltyEffect::Removal => removal(event, id)?,
        PenaltyEffect::Disqualification => disqualification(event, id)?,
    };
    let mut told = vec![msg!("penalty.given", name = event.label(id), penalty = &penalty.name)];
    told.extend(outcome.told);
    let earlier = event.penalties.iter().filter(|p| p.id == id).count();
    let warning =
        (earlier > 0).then(|| msg!("penalty.earlier", name = event.label(id), n = earlier));
    let penalised = Penalised { id, kind: args.kind.to_owned(), note, effect: outcome.effect };
    let decision = Decision::new(Action::Penalty(penalised), Message::sentences(told));
    Ok(decision.warned(outcome.warnings).warned(warning))
}

/// Refuses a number that this penalty does not use, rather than ignore it.
fn fits(effect: PenaltyEffect, args: PenaltyArgs) -> Result<(), Refusal> {
    if args.points.is_some() && effect != PenaltyEffect::Points {
        return Err(Refusal(msg!("penalty.takes-no-points", kind = args.kind)));
    }
    if args.game.is_some() && effect != PenaltyEffect::GameLoss {
        return Err(Refusal(msg!("penalty.takes-no-game", kind = args.kind)));
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
    found.ok_or_else(|| Refusal(msg!("penalty.plays-nowhere", name = event.label(id))))
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
            let (table, name) = (at.blank().table, event.label(id));
            return Err(Refusal(msg!("penalty.which-game", table = table, name = name)));
        }
        None => next,
    };
    let most = next.min(shape.most_games() as u32);
    if !(1..=most).contains(&number) {
        return Err(Refusal(msg!("penalty.no-such-game", n = number, most = most)));
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
        .map_err(|why| Refusal(msg!("report.no-result", table = table, why = why)))?;
    let result = |outcome| ResultText::of(event, at.pairing, outcome).message();
    let mut told = vec![match &state {
        MatchState::Open(games) => so_far(event, at, *games),
        MatchState::Over(outcome) => {
            double::check(at.stage, at.pairing, outcome)?;
            msg!("report.table", table = table, result = result(outcome))
        }
    }];
    told.extend(at.pairing.outcome.as_ref().map(|old| match state.outcome() == Some(old) {
        true => msg!("penalty.stood-already"),
        false => msg!("penalty.it-was", result = result(old)),
    }));
    Ok(PenaltyOutcome { effect: Some(Effect::Result(reported)), told, warnings: Vec::new() })
}

fn points_off(event: &Event, id: Id, args: PenaltyArgs) -> Result<PenaltyOutcome, Refusal> {
    let points = args.points.filter(|points| *points > 0).ok_or_else(|| {
        let penalty = format!("penalty #{id} {} points=3", args.kind);
        Refusal(msg!("penalty.how-many-points", penalty = penalty))
    })?;
    let warning = event.finals().is_some().then(|| msg!("penalty.finals-seeded"));
    Ok(PenaltyOutcome {
        effect: Some(Effect::Points(points)),
        told: vec![msg!("penalty.points-off", n = points)],
        warnings: warning.into_iter().collect(),
    })
}

fn removal(event: &Event, id: Id) -> Result<PenaltyOutcome, Refusal> {
    let name = event.label(id);
    if !event.is_here(id) {
        return Err(Refusal(msg!("leave.left-already", name = name)));
    }
    let (left, warnings) = leaving(event, id);
    let told = vec![msg!("penalty.leaves", name = name, rejoin = verb("rejoin"))];
    Ok(PenaltyOutcome { effect: Some(Effect::Removed(left)), told, warnings })
}

fn disqualification(event: &Event, id: Id) -> Result<PenaltyOutcome, Refusal> {
    let name = event.label(id);
    if matches!(event.entrant(id).map(|e| e.status), Some(Status::Disqualified { .. })) {
        return Err(Refusal(msg!("leave.disqualified-already", name = name)));
    }
    let (left, warnings) = leaving(event, id);
    let told = vec![msg!("penalty.leaves-for-good", name = name)];
    Ok(PenaltyOutcome { effect: Some(Effect::Disqualified(left)), told, warnings })
}
