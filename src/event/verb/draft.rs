//! Verbs for pods and drafts.

use super::Verb;
use super::words::{VerbWords, number};
use crate::event::action::Setup;
use crate::event::{Command, PodsBy, Who};

pub(super) fn pods(words: &mut VerbWords) -> Result<Verb, String> {
    let (plain, settings) = words.settings(&["count", "why"])?;
    let (mut by, mut reason) = (PodsBy::Suggested, None);
    for (key, value) in settings {
        match key {
            "count" => by = PodsBy::Count(number(&value, "a number of pods")?),
            _ => reason = Some(value),
        }
    }
    if let Some(seats) = plain.strip_prefix("manual") {
        if by != PodsBy::Suggested || !seats.starts_with(' ') {
            return Err(
                "Seats by hand are names: commas between players, semicolons between pods."
                    .to_owned(),
            );
        }
        let names = |pod: &str| {
            let names = pod.split(',').map(str::trim).filter(|name| !name.is_empty());
            names.map(|name| Who(name.to_owned())).collect()
        };
        let pods = seats.split(';').map(names).collect();
        return Ok(Verb::Do(Command::PodsByHand { pods, reason }));
    }
    match (plain.as_str(), by) {
        ("", _) => {}
        (_, PodsBy::Count(_)) => {
            return Err("A size and a number of pods are two ways to say it: give one.".to_owned());
        }
        (size, _) => by = PodsBy::Size(at_least_two(number(size, "the size of a pod")?)?),
    }
    Ok(Verb::Do(Command::Pods { by, reason }))
}

fn at_least_two(size: u32) -> Result<u32, String> {
    match size {
        0 | 1 => Err("A pod has two players or more.".to_owned()),
        size => Ok(size),
    }
}

pub(super) fn draft(words: &mut VerbWords) -> Result<Verb, String> {
    match words.next("what to do with the draft")?.as_str() {
        "next" => Ok(Verb::Do(Command::DraftNext)),
        other => Err(format!("\"{other}\" is nothing a draft does.")),
    }
}

pub(super) fn redraft(words: &mut VerbWords) -> Result<Verb, String> {
    let (what, settings) = words.settings(&["pod"])?;
    let pod = settings.first().map(|(_, value)| number(value, "a pod")).transpose()?;
    let command = match (what.as_str(), pod) {
        ("", _) => return Err("The number of cards is missing.".to_owned()),
        ("agreed", None) => Command::Setup(Setup { redraft: Some(true), ..Setup::default() }),
        ("agreed", Some(_)) => {
            return Err("All pods agree or none: leave pod= out.".to_owned());
        }
        ("next", pod) => Command::RedraftNext { pod },
        (cards, pod) => Command::Redraft { cards: number(cards, "a number of cards")?, pod },
    };
    Ok(Verb::Do(command))
}
