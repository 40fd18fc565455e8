//! Verbs for people and for the announcement.

use super::Verb;
use super::words::{Words, number};
use crate::event::action::{Announced, Setup, Unplayed};
use crate::event::{Command, NewEntrant, Role, Who};
use crate::ruleset::{CutRule, MatchShape, StructureKind, TierKind};

const ENTRANT: [&str; 6] = ["club", "start", "partner", "table", "family", "travel"];

pub(super) fn add(words: &mut Words) -> Result<Verb, String> {
    let (name, settings) = words.settings(&ENTRANT)?;
    if name.is_empty() {
        return Err("A name is missing.".to_owned());
    }
    let mut entrant = NewEntrant { name, ..NewEntrant::default() };
    for (key, value) in settings {
        match key {
            "club" => entrant.club = Some(value),
            "partner" => entrant.partner = Some(value),
            "family" => entrant.family = Some(value),
            "travel" => entrant.travel = Some(value),
            "start" => entrant.start = Some(number(&value, "a start number")?),
            _ => entrant.table = Some(number(&value, "a table")?),
        }
    }
    Ok(Verb::Do(Command::Add(entrant)))
}

pub(super) fn edit(words: &mut Words) -> Result<Verb, String> {
    let keys = ["name", "club", "start", "partner", "table", "family", "travel"];
    let (who, settings) = words.settings(&keys)?;
    if who.is_empty() {
        return Err("A player is missing.".to_owned());
    }
    let (mut name, mut club, mut partner) = (None, None, None);
    let (mut family, mut travel, mut start, mut table) = (None, None, None, None);
    for (key, value) in settings {
        match key {
            "name" => name = Some(value),
            "club" => club = Some(value),
            "partner" => partner = Some(value),
            "family" => family = Some(value),
            "travel" => travel = Some(value),
            "start" => start = Some(number(&value, "a start number")?),
            _ if value.is_empty() => table = Some(0),
            _ => table = Some(number(&value, "a table")?),
        }
    }
    let who = Who(who);
    Ok(Verb::Do(Command::Edit { who, name, club, partner, family, travel, start, table }))
}

pub(super) fn official(words: &mut Words) -> Result<Verb, String> {
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

pub(super) fn setup(words: &mut Words) -> Result<Verb, String> {
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
            "tier" => setup.tier = Some(one_of(&value, "tier", &TIERS)?),
            "structure" => setup.structure = Some(one_of(&value, "structure", &STRUCTURES)?),
            "cut_by" => setup.cut_by = Some(one_of(&value, "way to cut", &CUTS)?),
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
            _ => setup.minutes = Some(number(&value, "minutes")?),
        }
    }
    Ok(Verb::Do(Command::Setup(setup)))
}

const TIERS: [(&str, TierKind); 3] =
    [("relaxed", TierKind::Relaxed), ("formal", TierKind::Formal), ("premier", TierKind::Premier)];
const STRUCTURES: [(&str, StructureKind); 3] = [
    ("basic", StructureKind::Basic),
    ("advanced", StructureKind::Advanced),
    ("custom", StructureKind::Custom),
];
const CUTS: [(&str, CutRule); 3] =
    [("top", CutRule::Top), ("level", CutRule::TopAndLevel), ("points", CutRule::MinimumPoints)];
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
