//! Verbs for people.

use super::Verb;
use super::words::{MissingWord, VerbWords, number};
use crate::event::{Command, Details, NewEntrant, Role, Who};
use crate::msg;
use crate::words::{Arg, Message};

pub(super) fn add(words: &mut VerbWords) -> Result<Verb, Message> {
    let (name, settings) = words.settings(&Details::KEYS[1..])?;
    if name.is_empty() {
        return Err(words.lacks(MissingWord::Name));
    }
    let (name, here, paid, house) = words_after(&name);
    let house = house.then_some(true);
    let mut details = Details { name: Some(name.to_owned()), house, ..Details::default() };
    for (key, value) in settings {
        details.set(key, value, detail_number)?;
    }
    Ok(Verb::Do(Command::Add(NewEntrant { here, paid, ..details.into() })))
}

/// A name before the words `here`, `paid` and `house`, in any order, and which of them stood
/// there.
fn words_after(text: &str) -> (&str, bool, bool, bool) {
    let (mut name, mut here, mut paid, mut house) = (text, false, false, false);
    while let Some((before, word)) = name.rsplit_once(' ') {
        match word {
            "here" if !here => here = true,
            "paid" if !paid => paid = true,
            "house" if !house => house = true,
            _ => break,
        }
        name = before.trim_end();
    }
    (name, here, paid, house)
}

/// Reads `here WHO [paid]` and `away WHO`.
pub(super) fn check_in(words: &mut VerbWords, here: bool) -> Result<Verb, Message> {
    let text = words.rest(MissingWord::Player)?;
    let (who, paid) = match text.strip_suffix(" paid").filter(|_| here) {
        Some(who) => (who.to_owned(), Some(true)),
        None => (text, None),
    };
    Ok(Verb::Do(Command::CheckIn { who: Who(who), here: Some(here), paid }))
}

/// Reads `paid WHO` and `owes WHO`.
pub(super) fn fee(words: &mut VerbWords, paid: bool) -> Result<Verb, Message> {
    let who = Who(words.rest(MissingWord::Player)?);
    Ok(Verb::Do(Command::CheckIn { who, here: None, paid: Some(paid) }))
}

pub(super) fn edit(words: &mut VerbWords) -> Result<Verb, Message> {
    let (who, mut settings) = words.settings(&[&Details::KEYS[..], &["why"]].concat())?;
    let why = settings.iter().position(|(key, _)| *key == "why");
    let reason = why.map(|at| settings.remove(at).1);
    if who.is_empty() {
        return Err(words.lacks(MissingWord::Player));
    }
    let mut details = Details::default();
    let number_or_none = |key: &str, value: &str| match (key, value) {
        ("table", "") => Ok(0),
        _ => detail_number(key, value),
    };
    for (key, value) in settings {
        details.set(key, value, number_or_none)?;
    }
    Ok(Verb::Do(Command::Edit { who: Who(who), details, reason }))
}

fn detail_number(key: &str, value: &str) -> Result<u32, Message> {
    match key {
        "start" => number(value, msg!("commands.a-start-number")),
        "byes" => number(value, msg!("pairing.a-number")),
        _ => number(value, msg!("commands.a-table")),
    }
}

pub(super) fn disqualify(words: &mut VerbWords) -> Result<Verb, Message> {
    let who = Who(words.next(MissingWord::Player)?);
    Ok(Verb::Do(Command::Disqualify { who, reason: words.optional_rest() }))
}

pub(super) fn list(words: &mut VerbWords) -> Result<Verb, Message> {
    let who = Who(words.next(MissingWord::Player)?);
    let path = words.next(MissingWord::ListFile)?;
    Ok(match path.as_str() {
        "accept" => Verb::AcceptList { who, reason: words.rest(MissingWord::Reason)? },
        _ => Verb::ListFile { who, path },
    })
}

pub(super) fn official(words: &mut VerbWords) -> Result<Verb, Message> {
    let (text, settings) = words.settings(&["role", "here"])?;
    if let Some(presence) = presence(words, &text, &settings)? {
        return Ok(Verb::Do(presence));
    }
    let (name, playing) = match text.strip_suffix(" playing") {
        Some(name) => (name.to_owned(), true),
        None => (text, false),
    };
    if name.is_empty() {
        return Err(words.lacks(MissingWord::Name));
    }
    let [(_, role)] = settings.as_slice() else {
        return Err(msg!("officials.role-or-here"));
    };
    let role = Role::ALL
        .into_iter()
        .find(|known| known.word() == role)
        .ok_or_else(|| msg!("commands.no-role", word = role))?;
    Ok(Verb::Do(Command::Official { name, role, playing }))
}

/// Reads `NAME here`, `NAME away` and `NAME here=yes|no`. With a role, these words are part
/// of the name.
fn presence(
    words: &mut VerbWords,
    text: &str,
    settings: &[(&str, String)],
) -> Result<Option<Command>, Message> {
    let (name, here) = match settings {
        [] => match (text.strip_suffix(" here"), text.strip_suffix(" away")) {
            (Some(name), _) => (name, true),
            (None, Some(name)) => (name, false),
            (None, None) => return Ok(None),
        },
        [("here", value)] => {
            let wrong = |known| msg!("commands.no-answer", word = value, known);
            (text, one_of(value, &YES_NO, wrong)?)
        }
        [("role", _)] => return Ok(None),
        _ => return Err(msg!("officials.one-at-a-time")),
    };
    if name.is_empty() {
        return Err(words.lacks(MissingWord::Name));
    }
    Ok(Some(Command::Presence { name: name.to_owned(), here }))
}

pub(in crate::event) const YES_NO: [(&str, bool); 2] = [("yes", true), ("no", false)];

/// The value of this word; `wrong` is given the words that are known.
pub(in crate::event) fn one_of<T: Copy>(
    word: &str,
    known: &[(&str, T)],
    wrong: impl Fn(Arg) -> Message,
) -> Result<T, Message> {
    let found = known.iter().find(|(name, _)| *name == word);
    found
        .map(|(_, value)| *value)
        .ok_or_else(|| wrong(Arg::any_of(known.iter().map(|(name, _)| *name))))
}
