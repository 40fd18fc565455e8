//! Results in which a player loses a game or a match by a penalty.

use super::table_ref::{TableRef, is_over, lost_by};
use super::{bracket, verb};
use crate::event::actions::results::so_far;
use crate::event::actions::{Effect, Reported};
use crate::event::decide::refuse_if;
use crate::event::history::fact_at_table;
use crate::event::{Event, Id, MatchState, Refusal, ResultText, Side, StageKind};
use crate::msg;
use crate::ruleset::MatchShape;
use crate::words::Message;

/// A result to record, with the sentences of the answer.
pub(in crate::event) struct NewResult {
    pub reported: Reported,
    pub sentences: Vec<Message>,
}

/// The player's table in the newest round, and their side; None without one.
pub fn table_of(event: &Event, id: Id) -> Option<(TableRef<'_>, Side)> {
    let (stage, round) = event.stage().zip(event.round())?;
    let pairing = round.of(id).filter(|pairing| !pairing.is_bye())?;
    let at = TableRef { number: event.stages.len(), stage, round, pairing };
    Some((at, pairing.side(id)?))
}

/// The result in which this side has lost a game; by default the one being played.
pub(in crate::event) fn game_lost(
    event: &Event,
    at: &TableRef,
    side: Side,
    game: Option<u32>,
) -> Result<NewResult, Refusal> {
    let (pairing, shape) = (at.pairing, at.shape());
    let known = pairing.outcome.as_ref().map_or(pairing.so_far, |outcome| outcome.games);
    refuse_if(game.is_some() && known.is_counted(), || {
        let table = at.blank().table;
        let report = verb(format!("report {table} {}", known.as_str()));
        msg!("result.order-needed", table, games = known.to_string(), report)
    })?;
    let mut letters: Vec<char> = known.chars().collect();
    let next = letters.len() as u32 + 1;
    let number = match game {
        Some(number) => number,
        None if shape == MatchShape::OneGame => 1,
        None if pairing.outcome.is_some() && is_over(known.as_str(), shape) => {
            let name = event.label(pairing.at(side).unwrap_or(pairing.a));
            return Err(Refusal(msg!("judge.which-game", table = at.blank().table, name)));
        }
        None => next,
    };
    let most = next.min(shape.most_games() as u32);
    refuse_if(!(1..=most).contains(&number), || msg!("judge.no-such-game", n = number, most))?;
    let lost = lost_by(side).chars().next().unwrap_or('X');
    match letters.get_mut(number as usize - 1) {
        None => letters.push(lost),
        // A penalty has cost the other side a game here as well, so both lose this one.
        Some(letter) if is_penalised(event, at, side.other()) && *letter != lost => *letter = 'X',
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
    entered(event, at, reported)
}

/// The result in which this side has lost the whole match.
pub fn match_lost(event: &Event, at: &TableRef, side: Side) -> Result<NewResult, Refusal> {
    let letter = if is_penalised(event, at, side.other()) { "X" } else { lost_by(side) };
    let games = letter.repeat(at.shape().games_of_a_clean_win());
    entered(event, at, Reported { games, ..at.blank() })
}

/// Whether a penalty has cost this side a game or the match at this table.
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

/// Checks this result of the table, and words it beside the previous one.
fn entered(event: &Event, at: &TableRef, reported: Reported) -> Result<NewResult, Refusal> {
    let reported = at.with_walkover(event, reported);
    let table = reported.table;
    let state = (at.stage.read(&event.ruleset, &event.scoring(), &reported))
        .map_err(|why| Refusal(fact_at_table(table, why)))?;
    let newest = event.is_newest(at.number, at.round.number);
    let result = |outcome| ResultText::of(event, at.pairing, outcome).message();
    let mut sentences = vec![match &state {
        MatchState::Open(_) if !newest => return Err(at.is_over()),
        MatchState::Open(games) => so_far(event, at, *games),
        MatchState::Over(outcome) => {
            bracket::check_double(at.stage, at.pairing, outcome)?;
            let winner = at.pairing.outcome.as_ref().map(|old| old.winner);
            let paired_on = at.stage.kind == StageKind::SingleElimination && !newest;
            if paired_on && winner != Some(outcome.winner) {
                let next = at.stage.round_in_a_sentence(at.round.number + 1);
                return Err(Refusal(msg!("result.winner-is-paired", round = next, table)));
            }
            fact_at_table(table, result(outcome))
        }
    }];
    sentences.extend(at.pairing.outcome.as_ref().map(|old| match state.outcome() == Some(old) {
        true => msg!("officials.so-already"),
        false => msg!("judge.before", item = result(old)),
    }));
    Ok(NewResult { reported, sentences })
}
