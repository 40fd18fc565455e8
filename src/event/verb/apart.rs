//! The verb for players who are kept apart, and the setting for groups of them.

use super::Verb;
use super::words::{MissingWord, VerbWords, missing};
use crate::event::action::Wish;
use crate::event::refuse_if::refuse_if;
use crate::event::{ApartRequest, Command, Who};
use crate::msg;
use crate::ruleset::{ApartRounds, GroupApart, Relation};
use crate::words::{Arg, Message};

/// Reads `apart A B [rounds=1|1-N|always] [soft|absolute] [why=REASON]` and `apart A B off`.
pub(super) fn apart(words: &mut VerbWords) -> Result<Verb, Message> {
    let a = Who(words.next(MissingWord::Player)?);
    let b = Who(words.next(MissingWord::OtherPlayer)?);
    let (plain, settings) = words.settings(&["rounds", "why"])?;
    let value = |key: &str| settings.iter().find(|known| known.0 == key).map(|known| &known.1);
    let reason = value("why").cloned();
    let wish = match (plain.as_str(), value("rounds")) {
        ("off", None) => None,
        ("off", Some(_)) => return Err(msg!("pairing.off-takes-no-rounds")),
        ("" | "absolute" | "soft", rounds) => {
            let rounds = rounds.map_or(Ok(ApartRounds::Always), |text| read_rounds(text))?;
            Some(Wish { rounds, soft: plain == "soft" })
        }
        _ => {
            let known = Arg::any_of(["absolute", "soft", "off"]);
            return Err(msg!("judge.no-such-word", word = plain, known));
        }
    };
    Ok(Verb::Do(Command::Apart(ApartRequest { a, b, wish, reason })))
}

fn read_rounds(text: &str) -> Result<ApartRounds, Message> {
    ApartRounds::read(text).ok_or_else(|| msg!("pairing.no-rounds", word = text))
}

/// The groups as a user types them: `clubs 1-2, relatives always absolute`, or `none`.
pub fn groups_apart(groups: &[GroupApart]) -> String {
    let group = |group: &GroupApart| {
        let strictly = if group.absolute { " absolute" } else { "" };
        format!("{} {}{strictly}", group.who.word(), group.rounds.written())
    };
    match groups {
        [] => "none".to_owned(),
        _ => groups.iter().map(group).collect::<Vec<_>>().join(", "),
    }
}

/// Reads groups as [`groups_apart`] writes them. Rounds left out mean round 1.
///
/// # Errors
/// Names the word that is not known, and the words that are.
pub fn read_groups_apart(text: &str) -> Result<Vec<GroupApart>, Message> {
    if text.trim() == "none" {
        return Ok(Vec::new());
    }
    text.split(',').map(group).collect()
}

fn group(text: &str) -> Result<GroupApart, Message> {
    let mut words = text.split_whitespace();
    let name = words.next().ok_or_else(|| missing(msg!("pairing.a-group")))?;
    let Some(who) = Relation::ALL.into_iter().find(|known| known.word() == name) else {
        let words = Relation::ALL.map(Relation::word);
        let known = Arg::any_of(words.into_iter().chain(["none", "rules"]));
        return Err(msg!("pairing.no-group", word = name, known));
    };
    let mut group = GroupApart { who, rounds: ApartRounds::default(), absolute: false };
    let (mut rounds_given, mut kind_given) = (false, false);
    for word in words {
        let twice = match word {
            "absolute" | "soft" => {
                group.absolute = word == "absolute";
                std::mem::replace(&mut kind_given, true)
            }
            _ => {
                group.rounds = read_rounds(word)?;
                std::mem::replace(&mut rounds_given, true)
            }
        };
        refuse_if(twice, || msg!("pairing.word-too-many", word, group = name))?;
    }
    Ok(group)
}
