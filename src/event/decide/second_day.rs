//! The line before the second day.

use super::decision::{Decision, verb};
use super::refusals::{nothing_played, results_missing};
use crate::event::action::{Fact, SecondDayDrawn, Setup};
use crate::event::refuse_if::refuse_if;
use crate::event::{Action, Event, Id, Phase, Refusal, phase};
use crate::msg;
use crate::ruleset::{DayLine, LineBy, MOST_ROUNDS};
use crate::words::{Arg, Message};

/// Draws the line: who is above it plays the second day.
pub(super) fn draw(event: &Event, line: Option<DayLine>) -> Result<Decision, Refusal> {
    let Some(rule) = &event.ruleset.preliminary.second_day else {
        return Err(Refusal(msg!("second-day.unknown", game = &event.ruleset.name)));
    };
    match phase(event) {
        Phase::SecondDayDue { .. } => {}
        Phase::Registration => return Err(nothing_played()),
        Phase::Playing { .. } if event.second_day_ahead().is_some() => {
            return Err(results_missing(event));
        }
        Phase::BetweenRounds { next } if event.second_day_ahead().is_some() => {
            let (played, rounds) = (next - 1, event.plan.map_or(0, |plan| plan.rounds));
            let pair = verb("pair");
            let sentence = msg!("second-day.rounds-to-come", played, rounds, pair);
            return Err(Refusal(sentence));
        }
        _ if event.second_day.is_some() => {
            return Err(Refusal(msg!("second-day.drawn-already", undo = verb("undo"))));
        }
        _ => {
            let setup = verb("setup second_day=N");
            return Err(Refusal(msg!("second-day.not-announced", setup)));
        }
    }
    let day = event.second_day_ahead();
    let announced = day.and_then(|day| day.line);
    let line = line
        .or(announced)
        .ok_or_else(|| Refusal(msg!("second-day.no-line-announced", day2 = verb(usage(event)))))?;
    known(event, line)?;
    let on = event.above(line);
    let here = event.active().count();
    if line.by == LineBy::Top && line.n as usize > here {
        return Err(Refusal(msg!("second-day.not-so-many", n = line.n, here)));
    }
    if on.len() < 2 {
        let day2 = verb(usage(event));
        return Err(Refusal(msg!("second-day.too-few", n = on.len(), day2)));
    }
    let stay = here - on.len();
    let rounds = day.map_or(0, |day| day.rounds);
    let names = event.some_names(&on);
    let told = msg!("second-day.drawn", n = on.len(), all = here, rounds, names);
    let mut warnings = Vec::new();
    warnings.extend(
        announced
            .filter(|known| *known != line)
            .map(|known| msg!("second-day.other-line", line = known.phrase())),
    );
    let everybody = (stay == 0).then(|| msg!("second-day.everybody"));
    warnings.extend(everybody);
    let places = msg!("second-day.others", n = stay, places = rule.places.phrase());
    warnings.extend((stay > 0).then_some(places));
    let after = event.preliminary().map_or(0, |stage| stage.rounds.len() as u32);
    let drawn = SecondDayDrawn { line, after, rounds, on };
    Ok(Decision::new(Action::SecondDay(Box::new(drawn)), told).warned(warnings))
}

/// The players who go on if this line is drawn now; None if it cannot be drawn.
pub(super) fn goes_on(event: &Event, line: Option<DayLine>) -> Option<Vec<Id>> {
    match draw(event, line).ok()?.action?.footprint().fact {
        Fact::SecondDay(drawn) => Some(drawn.on.clone()),
        _ => None,
    }
}

/// The verb that draws the line: with an announced line alone, else with one to fill in.
pub(super) fn usage(event: &Event) -> String {
    if event.second_day_ahead().is_some_and(|day| day.line.is_some()) {
        return "day2".to_owned();
    }
    let rule = event.ruleset.preliminary.second_day.as_ref();
    let by = rule.and_then(|rule| rule.by.first()).map_or("top", |by| by.word());
    format!("day2 {by}=N")
}

/// Checks that the rules of the game have this kind of line.
fn known(event: &Event, line: DayLine) -> Result<(), Refusal> {
    let by = event.ruleset.preliminary.second_day.as_ref().map_or(&[][..], |rule| &rule.by);
    if by.contains(&line.by) {
        return Ok(());
    }
    let known = Arg::Series(by.iter().map(|by| by.phrase().into()).collect());
    Err(Refusal(msg!("second-day.no-such-line", game = &event.ruleset.name, known)))
}

/// Checks what is announced of the second day.
pub(super) fn announced(event: &Event, new: &Setup) -> Result<(), Refusal> {
    let started = !event.stages.is_empty();
    if let Some(drawn) = &event.second_day
        && new.rounds.is_some_and(|rounds| rounds != drawn.after)
    {
        return Err(Refusal(msg!("second-day.first-is-over", undo = verb("undo"))));
    }
    if new.second_day.is_none() && new.second_day_line.is_none() {
        return Ok(());
    }
    if event.ruleset.preliminary.second_day.is_none() {
        return Err(Refusal(msg!("second-day.unknown", game = &event.ruleset.name)));
    }
    refuse_if(event.finals().is_some(), || msg!("second-day.finals-made", undo = verb("undo")))?;
    let paired = event.preliminary().map_or(0, |stage| stage.rounds.len() as u32);
    let first = new.rounds.or(event.plan.map(|plan| plan.rounds)).or(event.setup.rounds);
    if let Some(rounds) = new.second_day {
        let most = MOST_ROUNDS.saturating_sub(first.unwrap_or(1));
        refuse_if(rounds > most, || msg!("second-day.too-many-rounds", n = rounds, most))?;
        if let Some(drawn) = &event.second_day
            && rounds < paired.saturating_sub(drawn.after).max(1)
        {
            let n = paired.saturating_sub(drawn.after).max(1);
            return Err(Refusal(msg!("second-day.rounds-are-paired", n)));
        }
    }
    let Some(line) = new.second_day_line else { return Ok(()) };
    if event.second_day.is_some() {
        return Err(Refusal(msg!("second-day.drawn-already", undo = verb("undo"))));
    }
    if started && event.second_day_ahead().is_none() && new.second_day.is_none_or(|n| n == 0) {
        let setup = verb("setup second_day=N");
        return Err(Refusal(msg!("second-day.not-announced", setup)));
    }
    known(event, line)
}

/// The refusal to bring back somebody who does not play the second day.
pub(super) fn not_in_it(event: &Event, id: Id) -> Option<Message> {
    let drawn = event.second_day.as_ref()?;
    let out = !event.is_house(id) && !drawn.on.contains(&id);
    out.then(|| msg!("second-day.settled", name = event.label(id)))
}
