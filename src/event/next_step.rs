//! The next step of an event, as a fact: screens word it with keys, the dialogue with verbs.

use super::{Event, Id, Phase, Step, plan_for, swiss_lacks_players};
use crate::msg;
use crate::words::Message;

/// The organizer's next step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NextStep {
    /// Too few players are registered for a round.
    Register,
    /// The draft has not begun.
    HoldDraft,
    GoOnWithDraft,
    /// This many of all registered players are checked in.
    CheckIn {
        come: usize,
        all: usize,
    },
    /// The structure has no row for this many players.
    ChangeStructure,
    PairFirst,
    /// This round is held, not posted yet.
    Post {
        round: Message,
    },
    /// This player has no place in the round under way.
    Seat {
        id: Id,
        round: u32,
    },
    StartClock,
    /// Time is up at tables whose result follows from counts.
    CallTime,
    /// Enter the winner of a table.
    EnterWinner,
    /// Enter the games of a table.
    EnterGames,
    PairDecidingMatch,
    PairFinals,
    /// The first are level, so the cut decides who plays the deciding match.
    Level,
    /// Nobody is left to play: somebody rejoins, or the event ends after this many rounds.
    BringBack {
        rounds: u32,
    },
    Pair {
        round: Message,
    },
    Cut {
        size: u32,
    },
    Finish,
    /// The event is closed.
    Nothing,
}

/// The next step in this phase. `time_is_up` means that the round's time is over and results are
/// missing; `waits` is a player without a place in the round under way.
pub fn next_step(event: &Event, phase: Phase, time_is_up: bool, waits: Option<Id>) -> NextStep {
    let decides = event.may_have_a_deciding_match();
    let in_finals = event.finals().is_some();
    match phase {
        Phase::Registration => registration(event),
        Phase::Playing { .. } => playing(event, time_is_up, waits),
        Phase::BetweenRounds { .. } if decides && in_finals => NextStep::PairDecidingMatch,
        Phase::CutDue { .. } if decides => NextStep::Level,
        Phase::BetweenRounds { next: 1 } if in_finals => NextStep::PairFinals,
        Phase::BetweenRounds { next } if swiss_lacks_players(event) => {
            NextStep::BringBack { rounds: next - 1 }
        }
        Phase::BetweenRounds { next } => {
            let finals = event.stages.last().filter(|_| in_finals);
            let round = finals.map_or_else(
                || msg!("screen.number", n = next),
                |stage| stage.round_in_a_sentence(next),
            );
            NextStep::Pair { round }
        }
        Phase::CutDue { size } => NextStep::Cut { size },
        Phase::Decided { .. } => NextStep::Finish,
        Phase::Finished => NextStep::Nothing,
    }
}

fn registration(event: &Event) -> NextStep {
    match event.active().count() {
        0 | 1 => NextStep::Register,
        _ if event.has_draft_ahead() && event.draft.is_some() => NextStep::GoOnWithDraft,
        _ if event.has_draft_ahead() => NextStep::HoldDraft,
        _ if !event.not_checked_in().is_empty() => {
            let (come, all) = event.check_in_counts();
            NextStep::CheckIn { come, all }
        }
        there if plan_for(event, there as u32).is_err() => NextStep::ChangeStructure,
        _ => NextStep::PairFirst,
    }
}

/// The next step while results are missing.
fn playing(event: &Event, time_is_up: bool, waits: Option<Id>) -> NextStep {
    let round = event.round();
    if let Some(round) = round.filter(|round| round.held) {
        let round = event.round_in_a_sentence(event.stages.len(), round.number);
        return NextStep::Post { round };
    }
    if let (Some(id), Some(round)) = (waits, round) {
        return NextStep::Seat { id, round: round.number };
    }
    let is_untouched = round.is_some_and(|round| {
        round.minutes > 0 && round.matches().all(|pairing| pairing.outcome.is_none())
    });
    if is_untouched && event.clock.is_stopped() {
        return NextStep::StartClock;
    }
    if time_is_up && event.ruleset.end_of_time.iter().any(|p| !p.rounds.is_empty()) {
        return NextStep::CallTime;
    }
    if event.plays_several_games() { NextStep::EnterGames } else { NextStep::EnterWinner }
}

/// The plan for the players registered now: `12 players: 4 rounds, no cut.`
pub fn plan_in_words(event: &Event) -> Message {
    let players = event.active().count() as u32;
    let count = event.count_entrants(players as usize);
    match plan_for(event, players) {
        Ok((plan, _)) if !plan.kind.is_preliminary() => {
            msg!("common.labelled-stop", label = count, text = plan.kind.phrase())
        }
        Ok((plan, _)) => {
            let rounds = msg!("common.rounds", n = plan.rounds);
            // With the points for a draw on time, which the organizer may have changed.
            let timed = event.timed_draws().and_then(|_| event.scoring().timed_draw);
            match (event.may_have_a_deciding_match(), timed) {
                (false, _) => msg!("screen.plan", players = count, rounds, cut = plan.cut_phrase()),
                (true, None) => msg!("screen.plan-of-match", players = count, rounds),
                (true, Some(points)) => {
                    msg!("screen.plan-of-match-and-draws", players = count, rounds, points)
                }
            }
        }
        Err(_) if players < 2 => msg!("screen.sentence", said = count),
        Err(refusal) => Message::sentences(vec![msg!("screen.sentence", said = count), refusal]),
    }
}

impl Event {
    /// Whether the draft is still due or in progress.
    pub fn has_draft_ahead(&self) -> bool {
        let built = self.draft.is_some_and(|at| at.step == Step::Build);
        self.ruleset.draft.is_some() && !built
    }
}
