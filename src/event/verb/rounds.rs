//! Verbs for pairing, for rounds in progress, and for the cut.

use super::Verb;
use super::words::{VerbWords, number};
use crate::event::action::Timer;
use crate::event::command::{CutBy, Report};
use crate::event::{Command, Side, Who};

pub(super) fn pair(words: &mut VerbWords) -> Result<Verb, String> {
    match words.optional().as_deref() {
        None => Ok(Verb::Do(Command::Pair)),
        Some("manual") => {
            let text = words.rest("the pairing, as in \"A = B, C = D, E = bye\"")?;
            text.split(',')
                .map(read_pair)
                .collect::<Result<_, _>>()
                .map(|pairs| Verb::Do(Command::PairByHand(pairs)))
        }
        Some(other) => Err(format!("\"{other}\" does not follow pair; only manual does.")),
    }
}

fn read_pair(text: &str) -> Result<(Who, Option<Who>), String> {
    let wrong = || format!("\"{}\" is no pair; write A = B, or A = bye.", text.trim());
    let (a, b) = text.split_once('=').ok_or_else(wrong)?;
    let (a, b) = (a.trim(), b.trim());
    if a.is_empty() || b.is_empty() {
        return Err(wrong());
    }
    let second = (!b.eq_ignore_ascii_case("bye")).then(|| Who(b.to_owned()));
    Ok((Who(a.to_owned()), second))
}

pub(super) fn report(words: &mut VerbWords) -> Result<Verb, String> {
    let table = words.number("a table")?;
    let (result, settings) = words.settings(&["round", "stage", "margin"])?;
    let (mut round, mut stage, mut margin) = (None, None, None);
    for (key, value) in settings {
        match key {
            "round" => round = Some(number(&value, "a round")?),
            "margin" => margin = Some(number(&value, "the margin")?),
            _ => stage = Some(number(&value, "a stage")?),
        }
    }
    let mut words: Vec<&str> = result.split_whitespace().collect();
    let knowingly = words.len() > 1 && words.pop_if(|word| *word == "correct").is_some();
    let result = match words.as_slice() {
        [] => return Err("The result is missing.".to_owned()),
        ["concede", side, "match"] => Report::ConcedeMatch(read_side(side)?),
        ["concede", side] => Report::Concede { by: read_side(side)?, after: None },
        [letters, "concede", side] => {
            let after = Some(letters.to_uppercase());
            Report::Concede { by: read_side(side)?, after }
        }
        ["noshow", side] => Report::NoShow(read_side(side)?),
        ["concede" | "noshow"] => {
            return Err(
                "The side is missing: A is the first-named player, B the second.".to_owned()
            );
        }
        [letters] => match margin.take() {
            Some(margin) => Report::WithMargin(letters.to_uppercase(), margin),
            None => Report::Games(letters.to_uppercase()),
        },
        [_, extra, ..] => return Err(format!("\"{extra}\" is one word too many.")),
    };
    if margin.is_some() {
        return Err("margin= goes with games that were played.".to_owned());
    }
    let command = Command::Report { table, result, round, stage };
    Ok(if knowingly { Verb::Correct(command) } else { Verb::Do(command) })
}

pub(super) fn side(words: &mut VerbWords) -> Result<Verb, String> {
    let table = words.number("a table")?;
    let (rest, settings) = words.settings(&["round"])?;
    let round = settings.first().map(|(_, round)| number(round, "a round")).transpose()?;
    let (who, side) =
        rest.rsplit_once(' ').ok_or("A player and the side they play are missing.")?;
    let (who, side) = (Who(who.to_owned()), side.to_owned());
    Ok(Verb::Do(Command::Side { table, who, side, round }))
}

fn read_side(word: &str) -> Result<Side, String> {
    match word {
        "A" | "a" => Ok(Side::A),
        "B" | "b" => Ok(Side::B),
        other => Err(format!("\"{other}\" is no side: A is the first-named player, B the second.")),
    }
}

pub(super) fn cut(words: &mut VerbWords) -> Result<Verb, String> {
    let (size, settings) = words.settings(&["points"])?;
    let by = match (size.split_whitespace().collect::<Vec<_>>().as_slice(), settings.as_slice()) {
        ([], []) => CutBy::Announced,
        ([], [(_, points)]) => CutBy::Points(number(points, "points")?),
        ([size], []) => CutBy::Top(number(size, "the size of the cut")?),
        ([size, "level"], []) => CutBy::TopAndLevel(number(size, "the size of the cut")?),
        _ => return Err("That is no way to cut.".to_owned()),
    };
    Ok(Verb::Do(Command::Cut(by)))
}

pub(super) fn timer(words: &mut VerbWords) -> Result<Verb, String> {
    let command = match words.next("what to do with the clock")?.as_str() {
        "start" => Command::StartTimer,
        "pause" => Command::Timer(Timer::Pause),
        "resume" => Command::Timer(Timer::Resume),
        "stop" => Command::Timer(Timer::Stop),
        "add" => {
            let word = words.next("minutes")?;
            let minutes = word.parse().map_err(|_| {
                format!("\"{word}\" is no whole number where minutes are expected.")
            })?;
            Command::Timer(Timer::Add(minutes))
        }
        "left" => Command::Timer(Timer::Left(words.number("minutes")?)),
        "set" => Command::Timer(Timer::Set(words.number("minutes")?)),
        other => return Err(format!("\"{other}\" is nothing the clock does.")),
    };
    Ok(Verb::Do(command))
}
