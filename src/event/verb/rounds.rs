//! Verbs for pairing, for rounds in progress, and for the cut.

use super::Verb;
use super::officials::one_of;
use super::words::{MissingWord, Settings, VerbWords, no_number, number};
use crate::event::action::{Leavers, Timer};
use crate::event::command::{CutBy, Report};
use crate::event::refuse_if::refuse_if;
use crate::event::scores::{read_both, read_scores};
use crate::event::{Absentees, Command, MissionBy, MissionRequest, NO_GAME, NewClaim, Side, Who};
use crate::msg;
use crate::words::{Arg, Message};

pub(super) fn pair(words: &mut VerbWords) -> Result<Verb, Message> {
    let [absent] = words.leading_settings(["absent"])?;
    if let Some(word) = absent {
        let known = Absentees::ALL.map(|one| (one.word(), one));
        let wrong = |known| msg!("check-in.no-way", word = &word, known);
        return Ok(Verb::Do(Command::PairSettling(one_of(&word, &known, wrong)?)));
    }
    match words.optional().as_deref() {
        None => Ok(Verb::Do(Command::Pair)),
        Some("manual") => {
            let text = words.rest(MissingWord::PairingByHand)?;
            text.split(',')
                .map(read_pair)
                .collect::<Result<_, _>>()
                .map(|pairs| Verb::Do(Command::PairByHand(pairs)))
        }
        Some(other) => Err(msg!("commands.only-manual", word = other)),
    }
}

fn read_pair(text: &str) -> Result<(Who, Option<Who>), Message> {
    let wrong = || msg!("commands.no-pair", word = text.trim());
    let (a, b) = text.split_once('=').ok_or_else(wrong)?;
    let (a, b) = (a.trim(), b.trim());
    if a.is_empty() || b.is_empty() {
        return Err(wrong());
    }
    let second = (!b.eq_ignore_ascii_case("bye")).then(|| Who(b.to_owned()));
    Ok((Who(a.to_owned()), second))
}

pub(super) fn swap(words: &mut VerbWords) -> Result<Verb, Message> {
    let a = Who(words.next(MissingWord::Player)?);
    let b = Who(words.next(MissingWord::OtherPlayer)?);
    Ok(Verb::Do(Command::Swap(a, b)))
}

pub(super) fn report(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::Table)?;
    let (result, settings) = words.settings(&["round", "stage", "margin", "drop"])?;
    let (mut round, mut stage, mut margin, mut drop) = (None, None, None, None);
    for (key, value) in settings {
        match key {
            "round" => round = Some(number(&value, msg!("commands.a-round"))?),
            "margin" => margin = Some(number(&value, msg!("commands.the-margin"))?),
            "drop" => drop = Some(read_leavers(&value)?),
            _ => stage = Some(number(&value, msg!("commands.a-stage"))?),
        }
    }
    let mut told: Vec<&str> = result.split_whitespace().collect();
    let knowingly = told.len() > 1 && told.pop_if(|word| *word == "correct").is_some();
    let timed = told.len() > 1 && told.pop_if(|word| *word == "timed").is_some();
    let result = match told.as_slice() {
        [] => return Err(words.lacks(MissingWord::Result)),
        ["concede", side, "match"] => Report::ConcedeMatch(read_side(side)?),
        ["concede", side] => Report::Concede { by: read_side(side)?, after: None },
        [letters, "concede", side] => {
            let after = Some(letters.to_uppercase());
            Report::Concede { by: read_side(side)?, after }
        }
        ["noshow", side] => Report::NoShow(read_side(side)?),
        ["same"] if drop.is_some() => Report::Same,
        ["same"] => return Err(msg!("result.same-needs-drop")),
        ["concede" | "noshow"] => return Err(msg!("commands.side-missing")),
        words => played(words, margin.take())?,
    };
    refuse_if(margin.is_some(), || msg!("commands.margin-of-played"))?;
    let result = match (timed, result) {
        (false, result) => result,
        (true, played @ (Report::Games(_) | Report::WithMargin(..) | Report::Scores(..))) => {
            Report::Timed(Box::new(played))
        }
        (true, _) => return Err(msg!("time-call.with-played")),
    };
    let command = Command::Report { table, result, round, stage, drop };
    Ok(if knowingly { Verb::Correct(command) } else { Verb::Do(command) })
}

/// A match that was played, with the winner's margin. Only the table knows whether its game has
/// scores, games won or margins, so any of them is read here.
fn played(words: &[&str], margin: Option<u32>) -> Result<Report, Message> {
    let result = match (scores_of(words), words) {
        (Some(scores), _) => scores,
        (None, [letters]) => Report::Games(letters.to_uppercase()),
        (None, [_, extra, ..]) => return Err(msg!("commands.one-too-many", word = *extra)),
        (None, []) => return Err(msg!("commands.result-missing")),
    };
    Ok(match (margin, result) {
        (None, result) => result,
        (Some(margin), Report::Scores([a, b], None)) => {
            Report::WithMargin(format!("{a}-{b}"), margin)
        }
        (Some(margin), Report::Scores([a, b], Some(told))) => {
            Report::WithMargin(format!("{a}-{b} {told}"), margin)
        }
        (Some(margin), _) => Report::WithMargin(words.concat().to_uppercase(), margin),
    })
}

/// Both scores of a game, and the winner if that is told: `24-17`, `24 17`, `24-24 W`. A match
/// without a finished game is written as `0-0` too, so that stays a text.
fn scores_of(words: &[&str]) -> Option<Report> {
    let (scores, told) = match words {
        [NO_GAME] => return None,
        [word] => (read_scores(word)?, None),
        [a, b] => match read_both(a, b) {
            Some(scores) => (scores, None),
            None => (read_scores(a)?, Some(b)),
        },
        [a, b, told] => (read_both(a, b)?, Some(told)),
        _ => return None,
    };
    Some(Report::Scores(scores, told.map(|told| told.to_uppercase())))
}

/// A result as players enter it: the letters of the games and a margin, or both scores.
pub(super) fn claim(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::Table)?;
    let (letters, settings) = words.settings(&["margin"])?;
    let margin = settings.first().map(|(_, margin)| number(margin, msg!("commands.the-margin")));
    let words: Vec<&str> = letters.split_whitespace().collect();
    let result = played(&words, margin.transpose()?)?;
    Ok(Verb::Do(Command::Claim(NewClaim { table, result, seen: None })))
}

/// The answer to what players entered, by its number.
pub(super) fn inbox(words: &mut VerbWords) -> Result<Verb, Message> {
    let accept = match words.optional().as_deref() {
        Some("accept") => true,
        Some("dismiss") => false,
        Some(other) => return Err(msg!("slips.verb-no-answer", word = other)),
        None => return Err(msg!("slips.verb-shown", key = "I")),
    };
    let claim = words.number(msg!("slips.verb-number"))?.into();
    Ok(Verb::Do(Command::Settle { claim, accept, reason: words.optional_rest() }))
}

/// Reads `table 4 to 12`; the word between the numbers may be left out.
pub(super) fn table(words: &mut VerbWords) -> Result<Verb, Message> {
    let from = words.number(MissingWord::Table)?;
    words.take("to");
    let to = words.number(msg!("tables.another-table"))?;
    Ok(Verb::Do(Command::MoveTable { from, to }))
}

pub(super) fn side(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::Table)?;
    let (rest, settings) = words.settings(&["round"])?;
    let round =
        settings.first().map(|(_, round)| number(round, msg!("commands.a-round"))).transpose()?;
    let (who, side) =
        rest.rsplit_once(' ').ok_or_else(|| msg!("commands.player-and-side-missing"))?;
    let (who, side) = (Who(who.to_owned()), side.to_owned());
    Ok(Verb::Do(Command::Side { table, who, side, round }))
}

fn read_side(word: &str) -> Result<Side, Message> {
    match word {
        "A" | "a" => Ok(Side::A),
        "B" | "b" => Ok(Side::B),
        other => Err(msg!("commands.no-side", word = other)),
    }
}

fn read_leavers(word: &str) -> Result<Leavers, Message> {
    let known = [Leavers::A, Leavers::B, Leavers::Both, Leavers::Nobody];
    let found = known.into_iter().find(|leavers| leavers.word().eq_ignore_ascii_case(word));
    found.ok_or_else(|| {
        let known = Arg::any_of(known.map(Leavers::word));
        msg!("result.no-such-side", word, known)
    })
}

pub(super) fn cut(words: &mut VerbWords) -> Result<Verb, Message> {
    let (size, settings) = words.settings(&["points", "why"])?;
    if let Some(names) = size.strip_prefix("manual") {
        return cut_by_hand(words, names, &settings);
    }
    if settings.iter().any(|(key, _)| *key == "why") {
        return Err(msg!("finals.why-without-seeds", cut = BY_HAND));
    }
    let by = match (size.split_whitespace().collect::<Vec<_>>().as_slice(), settings.as_slice()) {
        ([], []) => CutBy::Announced,
        ([], [(_, points)]) => CutBy::Points(number(points, msg!("result.wants"))?),
        ([size], []) => CutBy::Top(number(size, msg!("commands.cut-size"))?),
        ([size, "level"], []) => CutBy::TopAndLevel(number(size, msg!("commands.cut-size"))?),
        _ => return Err(msg!("commands.no-way-to-cut")),
    };
    Ok(Verb::Do(Command::Cut(by)))
}

/// How seeds by hand begin.
const BY_HAND: &str = "cut manual";

/// Reads the seeds, best first, and the reason.
fn cut_by_hand(words: &mut VerbWords, names: &str, settings: &Settings) -> Result<Verb, Message> {
    let names = names.trim();
    if names.is_empty() {
        return Err(words.lacks(msg!("finals.seeds")));
    }
    let seeds: Vec<Who> = names.split(',').map(|name| Who(name.trim().to_owned())).collect();
    if let Some(at) = seeds.iter().position(|who| who.0.is_empty()) {
        return Err(msg!("finals.no-name", n = at + 1));
    }
    match settings.as_slice() {
        [("why", reason)] if !reason.trim().is_empty() => {
            Ok(Verb::Do(Command::CutByHand { seeds, reason: reason.clone() }))
        }
        _ => Err(words.lacks(msg!("finals.reason"))),
    }
}

pub(super) fn timer(words: &mut VerbWords) -> Result<Verb, Message> {
    let command = match words.next(MissingWord::ClockStep)?.as_str() {
        "start" => Command::StartTimer,
        "pause" => Command::Timer(Timer::Pause),
        "resume" => Command::Timer(Timer::Resume),
        "stop" => Command::Timer(Timer::Stop),
        "add" => {
            let word = words.next(msg!("commands.minutes"))?;
            let minutes = word.parse().map_err(|_| no_number(&word, msg!("commands.minutes")))?;
            Command::Timer(Timer::Add(minutes))
        }
        "left" => Command::Timer(Timer::Left(words.number(msg!("commands.minutes"))?)),
        "set" => Command::Timer(Timer::Set(words.number(msg!("commands.minutes"))?)),
        other => return Err(msg!("commands.no-clock-step", word = other)),
    };
    Ok(Verb::Do(command))
}

pub(super) fn extend(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::Table)?;
    Ok(Verb::Do(Command::Extend { table, minutes: words.number(msg!("commands.minutes"))? }))
}

pub(super) fn mission(words: &mut VerbWords) -> Result<Verb, Message> {
    let (text, settings) = words.settings(&["roll", "why"])?;
    let (mut roll, mut reason) = (None, None);
    for (key, value) in settings {
        match key {
            "roll" => roll = Some(number(&value, msg!("aids.a-roll"))?),
            _ => reason = Some(value),
        }
    }
    let mut rest: Vec<&str> = text.split_whitespace().collect();
    let (mut again, mut next) = (false, false);
    while let Some(word) = rest.pop_if(|word| ["again", "next"].contains(word)) {
        let seen = if word == "again" { &mut again } else { &mut next };
        refuse_if(std::mem::replace(seen, true), || msg!("commands.one-too-many", word))?;
    }
    let by = match (rest.as_slice(), roll) {
        ([], Some(roll)) => MissionBy::Die(roll),
        ([], None) => return Err(msg!("aids.missing")),
        ([first, ..], Some(_)) => return Err(msg!("commands.one-too-many", word = *first)),
        (["roll"], None) if !again && !next && reason.is_none() => {
            return Ok(Verb::Do(Command::MissionDie));
        }
        (["redraw"], None) => MissionBy::Redraw,
        (name, None) => MissionBy::Hand(name.join(" ")),
    };
    match by {
        MissionBy::Hand(_) => {}
        _ if again => return Err(msg!("aids.again-by-hand")),
        MissionBy::Redraw if next => return Err(msg!("aids.nothing-to-redraw")),
        MissionBy::Redraw | MissionBy::Die(_) => {}
    }
    Ok(Verb::Do(Command::Mission(MissionRequest { by, again, next, reason })))
}

pub(super) fn call(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::Table)?;
    let [extra, by] = words.leading_settings(["extra", "by"])?;
    let extra = extra.map(|extra| number(&extra, msg!("commands.minutes"))).transpose()?;
    Ok(Verb::Do(Command::Call { table, extra, by, what: words.optional_rest() }))
}
