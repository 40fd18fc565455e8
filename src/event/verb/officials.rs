//! Verbs for people and for the announcement.

use super::Verb;
use super::words::{VerbWords, number};
use crate::event::action::{Announced, Setup, Unplayed};
use crate::event::{Command, Details, Role, Who};
use crate::ruleset::{CutRule, MatchShape, StructureKind, TierKind};

pub(super) fn add(words: &mut VerbWords) -> Result<Verb, String> {
    let (name, settings) = words.settings(&Details::KEYS[1..])?;
    if name.is_empty() {
        return Err("A name is missing.".to_owned());
    }
    let mut details = Details { name: Some(name), ..Details::default() };
    for (key, value) in settings {
        details.set(key, value, detail_number)?;
    }
    Ok(Verb::Do(Command::Add(details.into())))
}

pub(super) fn edit(words: &mut VerbWords) -> Result<Verb, String> {
    let (who, settings) = words.settings(&Details::KEYS)?;
    if who.is_empty() {
        return Err("A player is missing.".to_owned());
    }
    let mut details = Details::default();
    let number_or_none = |key: &str, value: &str| match (key, value) {
        ("table", "") => Ok(0),
        _ => detail_number(key, value),
    };
    for (key, value) in settings {
        details.set(key, value, number_or_none)?;
    }
    Ok(Verb::Do(Command::Edit { who: Who(who), details }))
}

fn detail_number(key: &str, value: &str) -> Result<u32, String> {
    number(value, if key == "start" { "a start number" } else { "a table" })
}

pub(super) fn official(words: &mut VerbWords) -> Result<Verb, String> {
    let (text, settings) = words.settings(&["role"])?;
    let (name, playing) = match text.strip_suffix(" playing") {
        Some(name) => (name.to_owned(), true),
        None => (text, false),
    };
    if name.is_empty() {
        return Err("A name is missing.".to_owned());
    }
    let [(_, role)] = settings.as_slice() else {
        return Err("The role is missing: role=organizer, role=marshal or role=judge.".to_owned());
    };
    let role = Role::ALL.into_iter().find(|known| known.word() == role).ok_or_else(|| {
        format!("\"{role}\" is no role; write role=organizer, role=marshal or role=judge.")
    })?;
    Ok(Verb::Do(Command::Official { name, role, playing }))
}

pub(super) fn setup(words: &mut VerbWords) -> Result<Verb, String> {
    let keys = [
        "name",
        "tier",
        "structure",
        "rounds",
        "cut",
        "cut_by",
        "finals",
        "minutes",
        "finals_minutes",
        "timed_draw",
        "boosters",
        "pick_seconds",
        "redraft",
        "unplayed",
        "language",
    ];
    let (plain, settings) = words.settings(&keys)?;
    if !plain.is_empty() {
        return Err(format!("\"{plain}\" is no setting."));
    }
    if settings.is_empty() {
        return Err("Nothing to set is given.".to_owned());
    }
    let mut setup = Setup::default();
    for (key, value) in settings {
        match key {
            "name" => setup.name = Some(value),
            "tier" => {
                setup.tier =
                    Some(one_of(&value, "tier", &TierKind::ALL.map(|tier| (tier.word(), tier)))?)
            }
            "structure" => {
                setup.structure = Some(one_of(
                    &value,
                    "structure",
                    &StructureKind::ALL.map(|kind| (kind.word(), kind)),
                )?)
            }
            "cut_by" => {
                setup.cut_by = Some(one_of(
                    &value,
                    "way to cut",
                    &CutRule::ALL.map(|rule| (rule.word(), rule)),
                )?)
            }
            "rounds" | "cut" | "finals" | "minutes" | "finals_minutes" if value == BY_RULES => {
                setup.by_rules.push(match key {
                    "rounds" => Announced::Rounds,
                    "cut" => Announced::Cut,
                    "finals" => Announced::FinalsMatch,
                    "finals_minutes" => Announced::FinalsMinutes,
                    _ => Announced::Minutes,
                });
            }
            "finals" => setup.finals_match = Some(one_of(&value, "finals match", &SHAPES)?),
            "rounds" => setup.rounds = Some(number(&value, "a number of rounds")?),
            "cut" => setup.cut = Some(number(&value, "the number of the cut")?),
            "timed_draw" => setup.timed_draw = Some(number(&value, "points")?),
            "finals_minutes" => {
                setup.finals_minutes = Some(number(&value, "minutes of the finals")?);
            }
            "boosters" => setup.boosters = Some(number(&value, "a number of boosters")?),
            "pick_seconds" => setup.pick_seconds = Some(number(&value, "seconds")?),
            "redraft" => setup.redraft = Some(one_of(&value, "answer", &YES_NO)?),
            "unplayed" => setup.unplayed = Some(one_of(&value, "worth of a game", &UNPLAYED)?),
            "language" => setup.language = Some(value),
            _ => setup.minutes = Some(number(&value, "minutes")?),
        }
    }
    Ok(Verb::Do(Command::Setup(setup)))
}

/// The value that returns a setting to the rules.
const BY_RULES: &str = "rules";
const YES_NO: [(&str, bool); 2] = [("yes", true), ("no", false)];
const UNPLAYED: [(&str, Unplayed); 2] = [("win", Unplayed::Win), ("nothing", Unplayed::Nothing)];
const SHAPES: [(&str, MatchShape); 2] =
    [("one-game", MatchShape::OneGame), ("first-to-two", MatchShape::FirstToTwo)];

fn one_of<T: Copy>(word: &str, what: &str, known: &[(&str, T)]) -> Result<T, String> {
    known.iter().find(|(name, _)| *name == word).map(|(_, value)| *value).ok_or_else(|| {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        format!("\"{word}\" is no {what}; write {}.", names.join(" or "))
    })
}
