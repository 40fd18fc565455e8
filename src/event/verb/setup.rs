//! The verb for the announcement.

use super::Verb;
use super::apart::read_groups_apart;
use super::officials::{YES_NO, one_of};
use super::words::{VerbWords, number};
use crate::event::action::{Announced, NO_FEE, NO_NOTE, NO_PRIZES, Setup, Unplayed};
use crate::event::address::NO_ADDRESS;
use crate::event::outputs::{NOT_WRITTEN, PAPER_ON};
use crate::event::refuse_if::refuse_if;
use crate::event::{Command, TimeOfDay};
use crate::msg;
use crate::ruleset::{CutRule, HouseGames, MatchShape, StructureKind, TierKind};
use crate::words::Message;

pub(super) fn setup(words: &mut VerbWords) -> Result<Verb, Message> {
    let (plain, settings) = words.settings(&SETTINGS.map(|(key, _)| key))?;
    refuse_if(!plain.is_empty(), || msg!("verb.no-setting", word = plain))?;
    refuse_if(settings.is_empty(), || msg!("verb.nothing-to-set"))?;
    let mut setup = Setup::default();
    for (key, value) in settings {
        let by_rules = OF_THE_RULES.iter().find(|(known, _)| *known == key && value == BY_RULES);
        match by_rules {
            Some((_, setting)) => setup.by_rules.push(*setting),
            None => {
                let read = SETTINGS.iter().find(|(known, _)| *known == key);
                read.map_or(Ok(()), |(_, read)| read(&mut setup, &value))?;
            }
        }
    }
    Ok(Verb::Do(Command::Setup(setup.into())))
}

/// Reads the value of a setting.
type Read = fn(&mut Setup, &str) -> Result<(), Message>;

/// The settings, each with how its value is read.
const SETTINGS: [(&str, Read); 36] = [
    ("name", |it, word| text(&mut it.name, word)),
    ("tier", |it, word| {
        let known = TierKind::ALL.map(|tier| (tier.word(), tier));
        put(&mut it.tier, one_of(word, &known, |known| msg!("verb.no-tier", word, known)))
    }),
    ("structure", |it, word| {
        let known = StructureKind::ALL.map(|kind| (kind.word(), kind));
        put(&mut it.structure, one_of(word, &known, |known| msg!("verb.no-structure", word, known)))
    }),
    ("rounds", |it, word| put(&mut it.rounds, number(word, msg!("verb.rounds")))),
    ("cut", |it, word| put(&mut it.cut, number(word, msg!("verb.cut-size")))),
    ("cut_by", |it, word| {
        let known = CutRule::ALL.map(|rule| (rule.word(), rule));
        put(&mut it.cut_by, one_of(word, &known, |known| msg!("verb.no-cut-rule", word, known)))
    }),
    ("finals", |it, word| put(&mut it.finals_match, shape(word))),
    ("minutes", |it, word| put(&mut it.minutes, number(word, msg!("verb.minutes")))),
    ("finals_minutes", |it, word| {
        put(&mut it.finals_minutes, number(word, msg!("verb.finals-minutes")))
    }),
    ("final_minutes", |it, word| {
        put(&mut it.final_minutes, number(word, msg!("verb.final-minutes")))
    }),
    ("timed_draw", |it, word| put(&mut it.timed_draw, number(word, msg!("verb.points")))),
    ("boosters", |it, word| put(&mut it.boosters, number(word, msg!("verb.boosters")))),
    ("pick_seconds", |it, word| put(&mut it.pick_seconds, number(word, msg!("verb.seconds")))),
    ("redraft", |it, word| put(&mut it.redraft, answer(word))),
    ("unplayed", |it, word| {
        put(&mut it.unplayed, one_of(word, &UNPLAYED, |known| msg!("verb.no-worth", word, known)))
    }),
    ("language", |it, word| text(&mut it.language, word)),
    ("lists", |it, word| put(&mut it.lists, answer(word))),
    ("open_lists", |it, word| put(&mut it.open_lists, answer(word))),
    ("sleeves", |it, word| put(&mut it.sleeves, answer(word))),
    ("note", |it, word| text(&mut it.note, or_by_rules(word, NO_NOTE))),
    ("checkin", |it, word| put(&mut it.checkin, answer(word))),
    ("fee", |it, word| text(&mut it.fee, or_by_rules(word, NO_FEE))),
    ("house", |it, word| {
        let known = HouseGames::ALL.map(|games| (games.word(), games));
        put(&mut it.house, one_of(word, &known, |known| msg!("house-player.no-word", word, known)))
    }),
    ("pause", |it, word| put(&mut it.pause, number(word, msg!("verb.minutes")))),
    ("closes", |it, word| match word {
        // The rules say nothing of it, so there is none.
        "none" => {
            it.by_rules.push(Announced::Closes);
            Ok(())
        }
        _ => put(&mut it.closes, TimeOfDay::read(word)),
    }),
    ("apart", |it, word| put(&mut it.apart, read_groups_apart(word))),
    ("prizes", |it, word| text(&mut it.prizes, or_by_rules(word, NO_PRIZES))),
    ("hold", |it, word| put(&mut it.hold, answer(word))),
    ("tables", |it, word| put(&mut it.tables, word.parse())),
    ("feature", |it, word| put(&mut it.feature, word.parse())),
    ("prospects", |it, word| put(&mut it.prospects, answer(word))),
    ("paper", |it, word| text(&mut it.paper, or_by_rules(word, PAPER_ON))),
    ("publish", |it, word| text(&mut it.publish, or_by_rules(word, NOT_WRITTEN))),
    ("mirror", |it, word| text(&mut it.mirror, or_by_rules(word, NOT_WRITTEN))),
    // The same setting as `prospects`, named after what the board shows.
    ("certain", |it, word| {
        let known = [("shown", true), ("hidden", false)];
        put(&mut it.prospects, one_of(word, &known, |known| msg!("verb.no-answer", word, known)))
    }),
    ("address", |it, word| text(&mut it.address, or_by_rules(word, NO_ADDRESS))),
];

/// The settings that the rules know as well.
const OF_THE_RULES: [(&str, Announced); 11] = [
    ("rounds", Announced::Rounds),
    ("cut", Announced::Cut),
    ("finals", Announced::FinalsMatch),
    ("minutes", Announced::Minutes),
    ("finals_minutes", Announced::FinalsMinutes),
    ("final_minutes", Announced::FinalMinutes),
    ("lists", Announced::Lists),
    ("house", Announced::House),
    ("pause", Announced::Pause),
    ("closes", Announced::Closes),
    ("apart", Announced::Apart),
];

/// The value that returns a setting to the rules.
const BY_RULES: &str = "rules";
const UNPLAYED: [(&str, Unplayed); 2] = [("win", Unplayed::Win), ("nothing", Unplayed::Nothing)];
const SHAPES: [(&str, MatchShape); 2] =
    [("one-game", MatchShape::OneGame), ("first-to-two", MatchShape::FirstToTwo)];

fn put<T>(setting: &mut Option<T>, value: Result<T, Message>) -> Result<(), Message> {
    *setting = Some(value?);
    Ok(())
}

fn text(setting: &mut Option<String>, word: &str) -> Result<(), Message> {
    put(setting, Ok(word.to_owned()))
}

/// The word, or this one if it returns the setting to the rules.
fn or_by_rules<'a>(word: &'a str, rules: &'a str) -> &'a str {
    if word == BY_RULES { rules } else { word }
}

fn answer(word: &str) -> Result<bool, Message> {
    one_of(word, &YES_NO, |known| msg!("verb.no-answer", word, known))
}

fn shape(word: &str) -> Result<MatchShape, Message> {
    one_of(word, &SHAPES, |known| msg!("verb.no-finals-match", word, known))
}
