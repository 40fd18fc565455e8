//! Verbs for people and for the announcement.

use super::Verb;
use super::words::{VerbWords, missing, number};
use crate::event::action::{
    Announced, NO_FEE, NO_PRIZES, NOT_WRITTEN, PAPER_ON, PrizeTies, Setup, Unplayed,
};
use crate::event::address::NO_ADDRESS;
use crate::event::{Command, Details, NewEntrant, Role, TimeOfDay, Who};
use crate::msg;
use crate::ruleset::{CutRule, DayLine, HouseGames, MatchShape, StructureKind, TierKind};
use crate::words::{Arg, Message};

pub(super) fn add(words: &mut VerbWords) -> Result<Verb, Message> {
    let (name, settings) = words.settings(&Details::KEYS[1..])?;
    if name.is_empty() {
        return Err(missing(msg!("verb.a-name")));
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
    let text = words.rest(msg!("verb.a-player"))?;
    let (who, paid) = match text.strip_suffix(" paid").filter(|_| here) {
        Some(who) => (who.to_owned(), Some(true)),
        None => (text, None),
    };
    Ok(Verb::Do(Command::CheckIn { who: Who(who), here: Some(here), paid }))
}

/// Reads `paid WHO` and `owes WHO`.
pub(super) fn fee(words: &mut VerbWords, paid: bool) -> Result<Verb, Message> {
    let who = Who(words.rest(msg!("verb.a-player"))?);
    Ok(Verb::Do(Command::CheckIn { who, here: None, paid: Some(paid) }))
}

pub(super) fn edit(words: &mut VerbWords) -> Result<Verb, Message> {
    let (who, settings) = words.settings(&Details::KEYS)?;
    if who.is_empty() {
        return Err(missing(msg!("verb.a-player")));
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

fn detail_number(key: &str, value: &str) -> Result<u32, Message> {
    match key {
        "start" => number(value, msg!("verb.a-start-number")),
        "byes" => number(value, msg!("byes.a-number")),
        _ => number(value, msg!("verb.a-table")),
    }
}

pub(super) fn official(words: &mut VerbWords) -> Result<Verb, Message> {
    let (text, settings) = words.settings(&["role", "here"])?;
    if let Some(presence) = presence(&text, &settings)? {
        return Ok(Verb::Do(presence));
    }
    let (name, playing) = match text.strip_suffix(" playing") {
        Some(name) => (name.to_owned(), true),
        None => (text, false),
    };
    if name.is_empty() {
        return Err(missing(msg!("verb.a-name")));
    }
    let [(_, role)] = settings.as_slice() else {
        return Err(msg!("official-here.role-or-here"));
    };
    let role = Role::ALL
        .into_iter()
        .find(|known| known.word() == role)
        .ok_or_else(|| msg!("verb.no-role", word = role))?;
    Ok(Verb::Do(Command::Official { name, role, playing }))
}

/// Reads `NAME here`, `NAME away` and `NAME here=yes|no`. With a role, these words are part
/// of the name.
fn presence(text: &str, settings: &[(&str, String)]) -> Result<Option<Command>, Message> {
    let (name, here) = match settings {
        [] => match (text.strip_suffix(" here"), text.strip_suffix(" away")) {
            (Some(name), _) => (name, true),
            (None, Some(name)) => (name, false),
            (None, None) => return Ok(None),
        },
        [("here", value)] => {
            let wrong = |known| msg!("verb.no-answer", word = value, known = known);
            (text, one_of(value, &YES_NO, wrong)?)
        }
        [("role", _)] => return Ok(None),
        _ => return Err(msg!("official-here.one-at-a-time")),
    };
    if name.is_empty() {
        return Err(missing(msg!("verb.a-name")));
    }
    Ok(Some(Command::Presence { name: name.to_owned(), here }))
}

pub(super) fn setup(words: &mut VerbWords) -> Result<Verb, Message> {
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
        "final_minutes",
        "finals_final",
        "third_place",
        "timed_draw",
        "boosters",
        "pick_seconds",
        "redraft",
        "unplayed",
        "language",
        "lists",
        "open_lists",
        "checkin",
        "fee",
        "house",
        "pause",
        "closes",
        "apart",
        "prizes",
        "prize_ties",
        "hold",
        "tables",
        "feature",
        "prospects",
        "paper",
        "publish",
        "mirror",
        "certain",
        "address",
        "second_day",
        "second_day_line",
    ];
    let (plain, settings) = words.settings(&keys)?;
    if !plain.is_empty() {
        return Err(msg!("verb.no-setting", word = plain));
    }
    if settings.is_empty() {
        return Err(msg!("verb.nothing-to-set"));
    }
    let mut setup = Setup::default();
    for (key, value) in settings {
        match key {
            "name" => setup.name = Some(value),
            "tier" => {
                let known = TierKind::ALL.map(|tier| (tier.word(), tier));
                let wrong = |known| msg!("verb.no-tier", word = &value, known = known);
                setup.tier = Some(one_of(&value, &known, wrong)?);
            }
            "structure" => {
                let known = StructureKind::ALL.map(|kind| (kind.word(), kind));
                let wrong = |known| msg!("verb.no-structure", word = &value, known = known);
                setup.structure = Some(one_of(&value, &known, wrong)?);
            }
            "cut_by" => {
                let known = CutRule::ALL.map(|rule| (rule.word(), rule));
                let wrong = |known| msg!("verb.no-cut-rule", word = &value, known = known);
                setup.cut_by = Some(one_of(&value, &known, wrong)?);
            }
            "rounds" | "cut" | "finals" | "minutes" | "finals_minutes" | "final_minutes"
            | "finals_final" | "third_place" | "lists" | "house" | "pause" | "closes" | "apart"
            | "second_day" | "second_day_line"
                if value == BY_RULES =>
            {
                setup.by_rules.push(match key {
                    "rounds" => Announced::Rounds,
                    "cut" => Announced::Cut,
                    "finals" => Announced::FinalsMatch,
                    "finals_minutes" => Announced::FinalsMinutes,
                    "final_minutes" => Announced::FinalMinutes,
                    "finals_final" => Announced::FinalsFinal,
                    "third_place" => Announced::ThirdPlace,
                    "lists" => Announced::Lists,
                    "house" => Announced::House,
                    "pause" => Announced::Pause,
                    "closes" => Announced::Closes,
                    "apart" => Announced::Apart,
                    "second_day" | "second_day_line" => Announced::SecondDay,
                    _ => Announced::Minutes,
                });
            }
            // The rules say nothing of these, so there is none.
            "closes" if value == NONE => setup.by_rules.push(Announced::Closes),
            "fee" if value == BY_RULES => setup.fee = Some(NO_FEE.to_owned()),
            "prizes" if value == BY_RULES => setup.prizes = Some(NO_PRIZES.to_owned()),
            "finals" => {
                let wrong = |known| msg!("verb.no-finals-match", word = &value, known = known);
                setup.finals_match = Some(one_of(&value, &SHAPES, wrong)?);
            }
            "finals_final" => {
                let wrong = |known| msg!("verb.no-finals-match", word = &value, known = known);
                setup.finals_final = Some(one_of(&value, &SHAPES, wrong)?);
            }
            "rounds" => setup.rounds = Some(number(&value, msg!("verb.rounds"))?),
            "cut" => setup.cut = Some(number(&value, msg!("verb.cut-size"))?),
            "timed_draw" => setup.timed_draw = Some(number(&value, msg!("verb.points"))?),
            "finals_minutes" => {
                setup.finals_minutes = Some(number(&value, msg!("verb.finals-minutes"))?);
            }
            "final_minutes" => {
                setup.final_minutes = Some(number(&value, msg!("verb.final-minutes"))?);
            }
            "boosters" => setup.boosters = Some(number(&value, msg!("verb.boosters"))?),
            "pick_seconds" => setup.pick_seconds = Some(number(&value, msg!("verb.seconds"))?),
            "fee" => setup.fee = Some(value),
            "redraft" | "lists" | "open_lists" | "checkin" | "hold" | "prospects"
            | "third_place" => {
                let wrong = |known| msg!("verb.no-answer", word = &value, known = known);
                let answer = Some(one_of(&value, &YES_NO, wrong)?);
                match key {
                    "redraft" => setup.redraft = answer,
                    "lists" => setup.lists = answer,
                    "checkin" => setup.checkin = answer,
                    "hold" => setup.hold = answer,
                    "prospects" => setup.prospects = answer,
                    "third_place" => setup.third_place = answer,
                    _ => setup.open_lists = answer,
                }
            }
            // The same setting, named after what the board shows.
            "certain" => {
                let wrong = |known| msg!("verb.no-answer", word = &value, known = known);
                setup.prospects = Some(one_of(&value, &SHOWN_HIDDEN, wrong)?);
            }
            "unplayed" => {
                let wrong = |known| msg!("verb.no-worth", word = &value, known = known);
                setup.unplayed = Some(one_of(&value, &UNPLAYED, wrong)?);
            }
            "house" => {
                let known = HouseGames::ALL.map(|games| (games.word(), games));
                let wrong = |known| msg!("house-player.no-word", word = &value, known = known);
                setup.house = Some(one_of(&value, &known, wrong)?);
            }
            "second_day" => setup.second_day = Some(number(&value, msg!("verb.rounds"))?),
            "second_day_line" => {
                let line = DayLine::read(&value);
                let line = line.ok_or_else(|| msg!("second-day.no-line", word = &value))?;
                setup.second_day_line = Some(line);
            }
            "pause" => setup.pause = Some(number(&value, msg!("verb.minutes"))?),
            "closes" => setup.closes = Some(TimeOfDay::read(&value)?),
            "apart" => setup.apart = Some(super::apart::read_groups_apart(&value)?),
            "prizes" => setup.prizes = Some(value),
            "prize_ties" => {
                let known = PrizeTies::ALL.map(|ties| (ties.word(), ties));
                let wrong = |known| msg!("prizes.no-ties", word = &value, known = known);
                setup.prize_ties = Some(one_of(&value, &known, wrong)?);
            }
            "tables" => setup.tables = Some(value.parse()?),
            "feature" => setup.feature = Some(value.parse()?),
            "address" if value == BY_RULES => setup.address = Some(NO_ADDRESS.to_owned()),
            "address" => setup.address = Some(value),
            "language" => setup.language = Some(value),
            "paper" if value == BY_RULES => setup.paper = Some(PAPER_ON.to_owned()),
            "paper" => setup.paper = Some(value),
            "publish" if value == BY_RULES => setup.publish = Some(NOT_WRITTEN.to_owned()),
            "publish" => setup.publish = Some(value),
            "mirror" if value == BY_RULES => setup.mirror = Some(NOT_WRITTEN.to_owned()),
            "mirror" => setup.mirror = Some(value),
            _ => setup.minutes = Some(number(&value, msg!("verb.minutes"))?),
        }
    }
    Ok(Verb::Do(Command::Setup(setup.into())))
}

/// The value that returns a setting to the rules.
const BY_RULES: &str = "rules";
/// The value that clears a setting.
const NONE: &str = "none";
const YES_NO: [(&str, bool); 2] = [("yes", true), ("no", false)];
const SHOWN_HIDDEN: [(&str, bool); 2] = [("shown", true), ("hidden", false)];
const UNPLAYED: [(&str, Unplayed); 2] = [("win", Unplayed::Win), ("nothing", Unplayed::Nothing)];
const SHAPES: [(&str, MatchShape); 3] = [
    ("one-game", MatchShape::OneGame),
    ("first-to-two", MatchShape::FirstToTwo),
    ("first-to-three", MatchShape::FirstToThree),
];

/// The value of this word; `wrong` is given the words that are known.
pub(super) fn one_of<T: Copy>(
    word: &str,
    known: &[(&str, T)],
    wrong: impl Fn(Arg) -> Message,
) -> Result<T, Message> {
    let found = known.iter().find(|(name, _)| *name == word);
    found
        .map(|(_, value)| *value)
        .ok_or_else(|| wrong(Arg::any_of(known.iter().map(|(name, _)| *name))))
}
