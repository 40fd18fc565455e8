//! Verbs for what is settled at a table: a bidding, hits shared out, a guided ruling.

use super::Verb;
use super::words::{MissingWord, VerbWords, number};
use crate::event::auction::{Call, ContestedUnit};
use crate::event::refuse_if::refuse_if;
use crate::event::{Command, Who};
use crate::msg;
use crate::words::Message;

pub(super) fn auction(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::Table)?;
    let mut units = Vec::new();
    let (mut bids, mut force, mut opens) = (None, None, None);
    while let Some(word) = words.optional() {
        let Some((key, value)) = word.split_once('=') else {
            return Err(msg!("commands.one-too-many", word = &word));
        };
        let twice = match key {
            "bids" => bids.replace(calls(value)?).is_some(),
            "force" => force.replace(pools(value)?).is_some(),
            "opens" => opens.replace(Who(value.to_owned())).is_some(),
            side => {
                let known = units.iter().any(|(other, _)| other == side);
                units.push((side.to_owned(), unit(value)?));
                known
            }
        };
        refuse_if(twice, || msg!("commands.twice", key))?;
    }
    let bids = bids.unwrap_or_default();
    Ok(Verb::Do(Command::Auction { table, units, bids, force, opens }))
}

/// `Darth Vader B:6+1`: the name, the build cost, and the cards beneath.
fn unit(text: &str) -> Result<ContestedUnit, Message> {
    let no_unit = || msg!("aids.no-unit", word = text);
    let (name, worth) = text.rsplit_once(':').ok_or_else(no_unit)?;
    let (cost, beneath) = worth.split_once('+').unwrap_or((worth, "0"));
    let figure = |text: &str| text.trim().parse().map_err(|_| no_unit());
    let name = name.trim().to_owned();
    if name.is_empty() {
        return Err(no_unit());
    }
    Ok(ContestedUnit { name, cost: figure(cost)?, beneath: figure(beneath)? })
}

fn calls(text: &str) -> Result<Vec<Call>, Message> {
    let call = |word: &str| match word.trim() {
        "pass" => Ok(Call::Pass),
        word => word.parse().map(Call::Bid).map_err(|_| msg!("aids.no-call", word)),
    };
    text.split(',').map(call).collect()
}

fn pools(text: &str) -> Result<[u32; 2], Message> {
    let figure = |text: &str| text.trim().parse().ok();
    let both = text.split_once(':').and_then(|(one, other)| Some([figure(one)?, figure(other)?]));
    both.ok_or_else(|| msg!("aids.no-force", word = text))
}

pub(super) fn overkill(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::Table)?;
    let keys = ["hits", "health", "counters", "defender", "others", "split"];
    let (plain, settings) = words.settings(&keys)?;
    refuse_if(!plain.is_empty(), || msg!("commands.one-too-many", word = plain))?;
    let (mut hits, mut health, mut counters) = (None, None, 0);
    let (mut defender, mut others, mut split) = (None, Vec::new(), Vec::new());
    for (key, value) in settings {
        match key {
            "hits" => hits = Some(number(&value, msg!("aids.hits"))?),
            "health" => health = Some(number(&value, msg!("aids.health"))?),
            "counters" => counters = number(&value, msg!("aids.counters"))?,
            "defender" => defender = Some(value),
            "others" => others = value.split(',').map(|name| name.trim().to_owned()).collect(),
            _ => {
                let share = |word: &str| number(word.trim(), msg!("aids.a-share"));
                split = value.split(',').map(share).collect::<Result<_, _>>()?;
            }
        }
    }
    let hits = hits.ok_or_else(|| msg!("aids.hits-missing"))?;
    let health = health.ok_or_else(|| msg!("aids.health-missing"))?;
    Ok(Verb::Do(Command::Overkill { table, hits, health, counters, defender, others, split }))
}

pub(super) fn rule(words: &mut VerbWords) -> Result<Verb, Message> {
    let topic = words.next(msg!("aids.a-topic"))?;
    let (mut answers, mut table) = (Vec::new(), None);
    while let Some(word) = words.optional() {
        match word.strip_prefix("table=") {
            Some(text) => {
                if table.replace(number(text, msg!("commands.a-table"))?).is_some() {
                    return Err(msg!("commands.twice", key = "table"));
                }
            }
            None if word.is_empty() => return Err(words.lacks(msg!("aids.an-answer"))),
            None => answers.push(word),
        }
    }
    Ok(Verb::Do(Command::Rule { topic, answers, table }))
}
