//! The phase of an event, and the next step, as a fact: screens word it with keys, the dialogue with
//! verbs.

use super::finals::{announced_cut_size, champion, winners};
use super::{Event, Id, StageKind, Step, double, plan_for};
use crate::msg;
use crate::words::Message;

/// The phase of an event, by what the organizer waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Before the first round.
    Registration,
    /// A round is being played, and this many results are missing.
    Playing { missing: usize },
    /// The next round can be paired.
    BetweenRounds { next: u32 },
    /// The preliminary rounds are over, and the announced cut takes this many; or the first are
    /// level, and two of them play a deciding match.
    CutDue { size: u32 },
    /// Everything announced has been played.
    Decided { champion: Option<Id> },
    /// The event is closed.
    Finished,
}

/// The present phase of this event.
pub fn phase(event: &Event) -> Phase {
    if event.finished.is_some() {
        return Phase::Finished;
    }
    let Some(stage) = event.stage() else { return Phase::Registration };
    let missing = stage.rounds.last().map_or(0, |round| round.missing().count());
    if missing > 0 {
        return Phase::Playing { missing };
    }
    let next = stage.rounds.len() as u32 + 1;
    if stage.kind.is_preliminary() {
        let cut = event.plan.is_some_and(|plan| plan.cut().is_some());
        return match (stage.is_complete(), cut) {
            (false, _) => Phase::BetweenRounds { next },
            (true, _) if !event.level_at_the_top().is_empty() => Phase::CutDue { size: 2 },
            (true, false) => Phase::Decided { champion: champion(event) },
            (true, true) => Phase::CutDue { size: announced_cut_size(event) },
        };
    }
    if let Some(double) = double::state(event) {
        return match double.is_over() {
            true => Phase::Decided { champion: champion(event) },
            false => Phase::BetweenRounds { next },
        };
    }
    let open = match stage.rounds.is_empty() {
        true => stage.seeds.len() > 1,
        // The last game has been played, or nobody is left to play the next.
        false => {
            let winners = winners(event, stage);
            winners.len() > 1 && winners.iter().any(Option::is_some)
        }
    };
    match champion(event) {
        None if open => Phase::BetweenRounds { next },
        champion => Phase::Decided { champion },
    }
}

/// The state of the event in a few words: `before round 3`, `everything is played`.
pub fn phase_phrase(event: &Event) -> Message {
    match phase(event) {
        Phase::Registration if event.draft.is_some() => msg!("keys.draft"),
        Phase::Registration => msg!("verify.registration"),
        Phase::Playing { missing } => msg!("screen.playing", n = missing),
        Phase::CutDue { .. } if event.may_have_a_deciding_match() => {
            msg!("screen.level-at-the-top")
        }
        Phase::BetweenRounds { next } => match event.stage() {
            Some(_) if event.may_have_a_deciding_match() && event.finals().is_some() => {
                msg!("screen.before-deciding-match")
            }
            Some(stage) => msg!("screen.before", round = stage.round_name(next)),
            None => msg!("screen.before-the-first-round"),
        },
        Phase::CutDue { size } => msg!("screen.before-the-cut", n = size),
        Phase::Decided { .. } => msg!("screen.decided"),
        Phase::Finished => msg!("screen.closed"),
    }
}

/// Whether a Swiss round comes next with fewer than two players left.
pub fn swiss_lacks_players(event: &Event) -> bool {
    let swiss = event.stage().is_some_and(|stage| stage.kind == StageKind::Swiss);
    swiss && matches!(phase(event), Phase::BetweenRounds { .. }) && event.active().count() < 2
}

/// The organizer's next step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NextStep {
    /// Too few players are registered for a round.
    Register,
    /// The draft has not started.
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
        Err(_) if players < 2 => msg!("screen.sentence", text = count),
        Err(refusal) => Message::sentences(vec![msg!("screen.sentence", text = count), refusal]),
    }
}

impl Event {
    /// Whether the draft is still due or in progress.
    pub fn has_draft_ahead(&self) -> bool {
        let built = self.draft.is_some_and(|at| at.step == Step::Build);
        self.ruleset.draft.is_some() && !built
    }
}
