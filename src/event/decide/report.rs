//! Results: entered, entered again, or corrected.

use super::decision::{Decision, verb};
use super::leavers;
use super::table_ref::TableRef;
use super::time_call;
use crate::event::action::{Leavers, Reported, TimeCalled};
use crate::event::result_text::last_game;
use crate::event::{
    Action, Event, Game, Games, How, Id, MatchState, Moment, Outcome, Pairing, Refusal, Report,
    ResultText, Round, StageKind, Status,
};
use crate::msg;
use crate::ruleset::MatchShape;
use crate::words::Message;

pub(super) fn report(
    event: &Event,
    table: u32,
    (result, drop): (&Report, Option<Leavers>),
    (stage, round): (Option<u32>, Option<u32>),
    now: Moment,
) -> Result<Decision, Refusal> {
    let at = TableRef::find(event, stage, round, table)?;
    let TableRef { number: stage_number, stage, round, pairing } = at;
    let b = pairing.b.ok_or_else(|| Refusal(msg!("result.bye-needs-none")))?;
    let (mut reported, state) = at.read(event, result)?;
    let (leavers, unmeant) = leavers::with_result(event, &at, &reported, drop)?;
    let same_leavers = leavers == pairing.leavers;
    reported.drop = leavers;
    let mut advice: Vec<Message> = advice(event, &at, &reported, result).into_iter().collect();
    advice.extend(time_call::warnings(event, &at, (&reported, result), now));
    advice.extend(unmeant);
    let outcome = match state {
        MatchState::Open(games) => return goes_on(event, &at, (reported, result), games, advice),
        MatchState::Over(outcome) => outcome,
    };
    advice.extend(unfinished(&at, &outcome, result));
    let noshow = reported.noshow;
    let said = ResultText::of(event, pairing, &outcome);
    let timed = |said: Message| with_time(event, said, &at, reported.time.as_deref());
    let leaving = leavers::told(event, &at, leavers);
    let same_time = !matches!(result, Report::Time(_)) || pairing.time == reported.time;
    let same = pairing.outcome.as_ref() == Some(&outcome) && same_time;
    if same && same_leavers {
        let result = timed(said.message());
        let told = msg!("result.table", table, result);
        return Ok(entered_already(told).warned(advice));
    }
    if same {
        let told = msg!("result.table", table, result = timed(said.message()));
        let told = Message::sentences(std::iter::once(told).chain(leaving).collect());
        return Ok(Decision::new(Action::Report(reported), told).warned(advice));
    }
    if let Some(refusal) = time_call::replaces_unasked(event, &at, result) {
        return Err(refusal);
    }
    let newest = stage.rounds.len() as u32 == round.number;
    let running = stage_number == event.stages.len();
    super::double::check(stage, pairing, &outcome)?;
    let other_winner = pairing.outcome.as_ref().is_some_and(|old| old.winner != outcome.winner);
    if stage.kind == StageKind::SingleElimination && !newest && other_winner {
        let next = stage.round_in_a_sentence(round.number + 1);
        return Err(Refusal(msg!("result.winner-is-paired", round = next, table)));
    }
    let corrects = pairing.outcome.as_ref().map(|old| ResultText::of(event, pairing, old));
    let mut warnings = advice;
    if corrects.is_some() && !running {
        warnings.push(match event.may_have_a_deciding_match() {
            true => msg!("result.match-stays"),
            false => msg!("result.finals-stay"),
        });
    } else if corrects.is_some() && !newest && stage.kind.is_preliminary() {
        warnings.push(msg!("result.rounds-stay"));
    }
    if !stage.kind.is_preliminary() && outcome.winner.is_none() {
        warnings.push(match event.may_have_a_deciding_match() {
            true => msg!("result.nobody-wins-match"),
            false if no_other_winner(round, pairing) => {
                msg!("result.nobody-wins-round", round = stage.round_in_a_sentence(round.number))
            }
            false => msg!("result.nobody-goes-on"),
        });
    }
    let winner = outcome.winner.and_then(|side| pairing.at(side));
    let gone = |id: &Id| !event.absent.contains(id) && !event.is_here(*id);
    if let Some(id) = winner.filter(|id| !stage.kind.is_preliminary() && gone(id)) {
        warnings.push(match event.may_have_a_deciding_match() {
            true => msg!("players.left", name = event.label(id)),
            false => msg!("result.winner-has-left", name = event.label(id)),
        });
    }
    let put_out = winner.filter(|id| {
        let status = event.entrant(*id).map(|entrant| entrant.status);
        pairing.outcome.is_none() && matches!(status, Some(Status::Disqualified { .. }))
    });
    warnings.extend(put_out.map(|id| msg!("preflight.disqualified-wins", name = event.label(id))));
    let absent = noshow.map(|side| pairing.at(side).unwrap_or(pairing.a));
    let removes = |id: &Id| newest && running && event.is_here(*id);
    for id in [pairing.a, b].into_iter().filter(|id| newest && running && event.absent.contains(id))
    {
        if absent != Some(id) {
            warnings.push(msg!("result.in-again", name = event.label(id)));
        }
    }
    if let Some(id) = absent.filter(removes) {
        let name = event.label(id);
        // Nobody comes back into the finals, unless the no-show proves to be wrong.
        warnings.push(match stage.kind.is_preliminary() {
            true => msg!("judge.leaves", name, rejoin = verb("rejoin")),
            false => msg!("result.absent-removed-for-good", name),
        });
    }
    let told = match &corrects {
        None => msg!("result.table", table, result = timed(said.message())),
        Some(old) => {
            let [now, was] = match (&reported.time, &pairing.time) {
                (None, None) => said.distinguish(old),
                (_, was) => {
                    let was = with_time(event, old.message(), &at, was.as_deref());
                    [timed(said.message()), was]
                }
            };
            msg!("result.corrected", table, now, was)
        }
    };
    let told = match leaving.is_empty() {
        true => told,
        false => Message::sentences(std::iter::once(told).chain(leaving).collect()),
    };
    let decision = Decision::new(Action::Report(reported), told).warned(warnings);
    let question = put_out.map(|_| decision.said().into());
    Ok(Decision { question, ..decision })
}

/// Records a game of a match that goes on.
fn goes_on(
    event: &Event,
    at: &TableRef,
    (reported, result): (Reported, &Report),
    games: Games,
    advice: Vec<Message>,
) -> Result<Decision, Refusal> {
    if !event.is_newest(at.number, at.round.number) {
        return Err(at.is_over());
    }
    let play_to = time_call::play_to(event, at, &reported);
    let told = std::iter::once(so_far(event, at, games)).chain(play_to);
    let same_leavers = reported.drop == at.pairing.leavers;
    let told = told.chain(leavers::told(event, at, reported.drop));
    let told = Message::sentences(told.collect());
    if at.pairing.outcome.is_none() && at.pairing.so_far == games && same_leavers {
        return Ok(entered_already(told));
    }
    if let Some(refusal) = time_call::replaces_unasked(event, at, result) {
        return Err(refusal);
    }
    Ok(Decision::new(Action::Report(reported), told).warned(advice))
}

/// The result, and what decided when time was called.
fn with_time(event: &Event, said: Message, at: &TableRef, time: Option<&TimeCalled>) -> Message {
    match time {
        None => said,
        Some(time) => {
            let time = event.time_clause((at.number, at.round.number), time);
            msg!("time-call.with", result = said, time)
        }
    }
}

fn entered_already(told: Message) -> Decision {
    Decision::unchanged(Message::sentences(vec![told, msg!("result.entered-already")]))
}

/// The state of a match that goes on:
/// `Table 3: Ewa conceded game 1 to Jan; it stands 0–3. Game 2 is to be played.`
pub(super) fn so_far(event: &Event, at: &TableRef, games: Games) -> Message {
    let label = |id: Option<Id>| id.map_or_else(String::new, |id| event.label(id));
    let names = [Some(at.pairing.a), at.pairing.b].map(label);
    let [a, b] = event.score_of(at.stage, games);
    msg!(
        "result.goes-on",
        table = at.blank().table,
        last = last_game(&names, games.as_str(), &games.conceded()),
        score = msg!("result.score", a, b),
        next = games.played() + 1,
    )
}

/// The warning about a concession that the rules do not have.
fn advice(event: &Event, at: &TableRef, reported: &Reported, result: &Report) -> Option<Message> {
    let Report::Concede { by, .. } = result else { return None };
    let allowed = &event.ruleset.concessions.games;
    let number = *reported.conceded.last()?;
    let any = at.shape() != MatchShape::TwoGames || allowed.is_empty();
    if any || allowed.contains(&number) {
        return None;
    }
    let who = at.pairing.at(*by).map_or_else(String::new, |id| event.label(id));
    Some(msg!("result.to-be-played-out", n = number, name = who))
}

/// Says that this match was won with fewer wins than it goes to, which only the end of the time
/// can do.
fn unfinished(at: &TableRef, outcome: &Outcome, result: &Report) -> Option<Message> {
    let time = matches!(result, Report::Time(_) | Report::Same);
    if time || outcome.winner.is_none() || !is_short_of_its_wins(at, outcome) {
        return None;
    }
    let [a, b] = games_won(outcome).map(|won| won.to_string());
    let (score, shape) = (msg!("result.score", a, b), at.shape().phrase());
    Some(msg!("result.unfinished", shape, score))
}

/// Whether this match was played, and nobody has the wins it goes to.
pub(super) fn is_short_of_its_wins(at: &TableRef, outcome: &Outcome) -> bool {
    let needed = at.shape().wins_needed().filter(|_| outcome.how == How::Played);
    needed.is_some_and(|needed| !games_won(outcome).contains(&needed))
}

fn games_won(outcome: &Outcome) -> [usize; 2] {
    [Game::Won, Game::Lost].map(|game| outcome.games.count(game))
}

/// Returns whether no other game of this round can have a winner.
fn no_other_winner(round: &Round, pairing: &Pairing) -> bool {
    let mut others = round.pairings.iter().filter(|other| other.a != pairing.a);
    others.all(|other| other.outcome.is_some() && other.winner().is_none())
}
