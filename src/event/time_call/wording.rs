//! A time call in words: the clause after the result, and what is still needed.

use super::assess::{Assessment, State};
use super::call::{Setting, Wanted};
use super::steps::StepSum;
use crate::event::actions::{DecidedBy, TimeCalled};
use crate::event::outcome::Side;
use crate::msg;
use crate::ruleset::{Better, Procedure, ProcedureStep};
use crate::words::{Arg, Message};

/// The clause after a result: `time called: less damage (14 to 11), step 1`. The winner's number
/// comes first.
///
/// Without the procedure, as in some old events, only the step is named.
pub fn time_clause(procedure: Option<&Procedure>, time: &TimeCalled) -> Message {
    let why = why_decided(procedure, time);
    match time.by {
        // A double defeat can end a game long before time.
        DecidedBy::Situation => why,
        _ => msg!("time-call.called", why),
    }
}

/// The reason for the result: `less damage (11 to 14), step 1`.
pub fn why_decided(procedure: Option<&Procedure>, time: &TimeCalled) -> Message {
    match (time.by, time.game) {
        (DecidedBy::Step, _) => by_step(procedure, time),
        (DecidedBy::Situation, _) => by_situation(procedure, time),
        (DecidedBy::Won, Some(game)) => msg!("time-call.by-game", how = "won", n = game),
        (DecidedBy::Won, None) => msg!("time-call.by-win"),
        (DecidedBy::Leader, game) => {
            let how = if time.not_started { "between" } else { "leader" };
            msg!("time-call.by-game", how, n = game.unwrap_or(2))
        }
        (DecidedBy::Draw, game) => msg!("result.game-drawn", n = game.unwrap_or(1)),
        (DecidedBy::NotCounted, game) => {
            msg!("time-call.by-game", how = "not-counted", n = game.unwrap_or(1))
        }
    }
}

fn by_step(procedure: Option<&Procedure>, time: &TimeCalled) -> Message {
    let n = time.step.unwrap_or(1);
    let index = (n as usize).wrapping_sub(1);
    let Some(step) = procedure.and_then(|procedure| procedure.steps.get(index)) else {
        return msg!("time-call.by-unknown-step", n);
    };
    let why = won_by(step);
    let sums = match step.better {
        Better::Holder => return msg!("time-call.by-holder", why, n),
        Better::Roll => time.rolls.iter().map(|roll| StepSum::of_roll(index, *roll)).collect(),
        Better::Higher | Better::Lower => vec![StepSum::of(index, step, &time.counted)],
    };
    let winner = sums.last().and_then(|sum| sum.winner).unwrap_or(Side::A);
    let numbers = sums.iter().map(|sum| {
        msg!("time-call.to", a = sum.total(winner), b = sum.total(winner.other())).into()
    });
    let numbers = Arg::Series(numbers.collect());
    msg!("time-call.by-numbers", why, numbers, n)
}

fn by_situation(procedure: Option<&Procedure>, time: &TimeCalled) -> Message {
    let id = time.situation.as_deref().unwrap_or_default();
    let situation =
        procedure.and_then(|p| p.situations.iter().find(|situation| situation.id == id));
    let Some((situation, procedure)) = situation.zip(procedure) else {
        return msg!("time-call.by-unknown-situation", id);
    };
    let step = procedure.field(&situation.holder).and_then(|(n, _)| procedure.steps.get(n));
    let why = Arg::or_empty(step.map(won_by));
    msg!("time-call.by-situation", text = &situation.text, why)
}

/// The winner's advantage: `less damage`.
fn won_by(step: &ProcedureStep) -> Arg {
    Arg::from(step.won_by.as_ref().unwrap_or(&step.text))
}

/// Why a call is not decided yet, and what to enter next; None if it is.
pub fn why_undecided(setting: &Setting, assessment: &Assessment) -> Option<Message> {
    let wanted = match &assessment.state {
        State::Decided(_) => return None,
        State::PlayOn { game, to_round } => {
            return Some(msg!("time-call.play-on", n = *game, round = *to_round));
        }
        State::Wants(wanted) => wanted,
    };
    if assessment.for_margin.is_some() {
        let forms = wanted.iter().map(|one| form(setting, *one)).collect();
        return Some(msg!("time-call.margin-needs", forms = Arg::List(forms)));
    }
    Some(match wanted.first()? {
        Wanted::Game => msg!("time-call.which-game"),
        Wanted::GamesBefore => msg!("time-call.who-won-before"),
        Wanted::Winner { game } => msg!("time-call.who-won", n = *game),
        Wanted::RoundOfGame { game, least } => {
            msg!("time-call.which-round", n = *game, least = *least)
        }
        Wanted::FirstSide | Wanted::Count { .. } | Wanted::Margin { .. } | Wanted::Roll { .. } => {
            let forms: Vec<Arg> = wanted.iter().map(|one| form(setting, *one)).collect();
            let forms = Arg::List(forms);
            match assessment.sums.last() {
                None => msg!("time-call.counts", forms),
                Some(level) => msg!(
                    "time-call.level",
                    n = level.step + 1,
                    a = level.total(Side::A),
                    b = level.total(Side::B),
                    forms,
                ),
            }
        }
    })
}

/// How to enter this in the verb: `cards-left=N:N`.
fn form(setting: &Setting, wanted: Wanted) -> Arg {
    let procedure = setting.procedure;
    let text = match wanted {
        Wanted::Count { step, field } => {
            let Some(step) = procedure.steps.get(step) else { return Arg::or_empty(None::<Arg>) };
            let Some(field) = step.fields.get(field) else { return Arg::or_empty(None::<Arg>) };
            match (step.is_held(field), &field.side) {
                (true, _) => format!("{}=A|B", field.id),
                (false, Some(_)) => format!("{}=N", field.id),
                (false, None) => format!("{}=N:N", field.id),
            }
        }
        Wanted::FirstSide => {
            let side = setting.ruleset.sides.first().map_or("", |side| side.en.as_str());
            format!("{side}=A|B")
        }
        Wanted::Roll { step, again } => {
            let field = procedure.steps.get(step).and_then(|step| step.fields.first());
            let id = field.map_or("", |field| field.id.as_str());
            let by_program = field.is_some_and(|field| !field.faces.is_empty());
            let by_hand = if again { format!("{id}=N:N,N:N") } else { format!("{id}=N:N") };
            match by_program && !again {
                true => return msg!("time-call.by-hand-or-program", form = by_hand).into(),
                false => by_hand,
            }
        }
        Wanted::Margin { .. } => {
            let most = setting.margin.map_or(0, |rule| rule.most);
            return msg!("time-call.up-to", form = "margin=N", most).into();
        }
        Wanted::Game | Wanted::GamesBefore | Wanted::Winner { .. } => String::new(),
        Wanted::RoundOfGame { .. } => String::new(),
    };
    text.into()
}
