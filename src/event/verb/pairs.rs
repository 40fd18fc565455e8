//! `pair`, and the organizer's own pairing.

use super::Verb;
use super::words::Words;
use crate::event::{Command, Who};

pub(super) fn pair(words: &mut Words) -> Result<Verb, String> {
    match words.optional().as_deref() {
        None => Ok(Verb::Do(Command::Pair)),
        Some("manual") => {
            let text = words.rest("the pairing, as in \"A = B, C = D, E = bye\"")?;
            text.split(',')
                .map(one)
                .collect::<Result<_, _>>()
                .map(|pairs| Verb::Do(Command::PairByHand(pairs)))
        }
        Some(other) => Err(format!("\"{other}\" does not follow pair; only manual does.")),
    }
}

fn one(text: &str) -> Result<(Who, Option<Who>), String> {
    let wrong = || format!("\"{}\" is no pair; write A = B, or A = bye.", text.trim());
    let (a, b) = text.split_once('=').ok_or_else(wrong)?;
    let (a, b) = (a.trim(), b.trim());
    if a.is_empty() || b.is_empty() {
        return Err(wrong());
    }
    let second = (!b.eq_ignore_ascii_case("bye")).then(|| Who(b.to_owned()));
    Ok((Who(a.to_owned()), second))
}
