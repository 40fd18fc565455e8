//! Verbs for pods and drafts.

use super::Verb;
use super::words::{VerbWords, number};
use crate::event::action::Setup;
use crate::event::refuse_if::refuse_if;
use crate::event::{Command, PodsBy, Who};
use crate::msg;
use crate::words::Message;

pub(super) fn pods(words: &mut VerbWords) -> Result<Verb, Message> {
    let (plain, settings) = words.settings(&["count", "why"])?;
    let (mut by, mut reason) = (PodsBy::Suggested, None);
    for (key, value) in settings {
        match key {
            "count" => by = PodsBy::Count(number(&value, msg!("commands.pods"))?),
            _ => reason = Some(value),
        }
    }
    if let Some(seats) = plain.strip_prefix("manual") {
        if by != PodsBy::Suggested || !seats.starts_with(' ') {
            return Err(msg!("commands.seats-by-hand"));
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
        (_, PodsBy::Count(_)) => return Err(msg!("commands.size-or-number")),
        (size, _) => {
            let size = number(size, msg!("commands.pod-size"))?;
            refuse_if(size < 2, || msg!("commands.pod-of-two"))?;
            by = PodsBy::Size(size);
        }
    }
    Ok(Verb::Do(Command::Pods { by, reason }))
}

pub(super) fn draft(words: &mut VerbWords) -> Result<Verb, Message> {
    match words.next(msg!("commands.draft-step"))?.as_str() {
        "next" => Ok(Verb::Do(Command::DraftNext)),
        other => Err(msg!("commands.no-draft-step", word = other)),
    }
}

pub(super) fn redraft(words: &mut VerbWords) -> Result<Verb, Message> {
    let (what, settings) = words.settings(&["pod"])?;
    let pod =
        settings.first().map(|(_, value)| number(value, msg!("commands.a-pod"))).transpose()?;
    let command = match (what.as_str(), pod) {
        ("", _) => return Err(msg!("commands.cards-missing")),
        ("agreed", None) => {
            Command::Setup(Setup { redraft: Some(true), ..Setup::default() }.into())
        }
        ("agreed", Some(_)) => return Err(msg!("commands.all-agree")),
        ("next", pod) => Command::RedraftNext { pod },
        (cards, pod) => Command::Redraft { cards: number(cards, msg!("commands.cards"))?, pod },
    };
    Ok(Verb::Do(command))
}
