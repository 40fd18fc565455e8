//! Time called at a table: the warnings with the result, the result it replaces, and the record.

use super::{Report, Reported};
use crate::event::decide::table_ref::TableRef;
use crate::event::decide::{refuse_if, verb};
use crate::event::verb::{MissingWord, VerbSpec, VerbWords, number, playing, unknown_word};
use crate::event::{
    Command, Event, GameNow, Moment, Refusal, Side, State, TimeCall, Topic, Verb, Verdict, answer,
    assess, fact_at_table, why_undecided, written,
};
use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};

pub(super) const TIME: VerbSpec = VerbSpec::new(
    Topic::Results,
    "time TABLE [FIELD=N:N] [FIELD=A|B] [roll] [game=N|between] [games=LETTERS] [won=A|B|none] [margin=N] [round-of-game=N] [situation=WORD] [SIDE=A|B] [correct] [round=N] [stage=N]",
    msg!("time-call.does"),
    playing,
    read_time,
);

/// Reads `time 6 damage=11:14 holder=B`; the rules decide which fields there are.
fn read_time(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::TABLE)?;
    let (mut round, mut stage) = (None, None);
    let mut call = TimeCall::default();
    let mut seen: Vec<String> = Vec::new();
    while let Some(word) = words.optional() {
        let Some((key, value)) = word.split_once('=') else {
            match word.as_str() {
                "roll" => call.roll = true,
                "correct" => call.replace = true,
                _ => return Err(msg!("time-call.no-word", word)),
            }
            continue;
        };
        refuse_if(seen.iter().any(|known| known == key), || msg!("commands.twice", key))?;
        seen.push(key.to_owned());
        match key {
            "round" => round = Some(number(value)?),
            "stage" => stage = Some(number(value)?),
            "games" => call.games = Some(value.to_uppercase()),
            "game" if value == "between" => call.game = Some(GameNow::Between),
            "game" => call.game = Some(GameNow::Number(number(value)?)),
            "won" => call.won = Some(read_winner(value)?),
            "round-of-game" => {
                call.round_of_game = Some(number(value)?);
            }
            "situation" => call.situation = Some(value.to_owned()),
            _ => call.counted.push((key.to_owned(), value.to_owned())),
        }
    }
    let knowingly = call.replace;
    let command =
        Command::Report { table, result: Report::Time(Box::new(call)), round, stage, drop: None };
    Ok(if knowingly { Verb::Correct(command) } else { Verb::Do(command) })
}

fn read_winner(word: &str) -> Result<Option<Side>, Message> {
    match word {
        "A" | "a" => Ok(Some(Side::A)),
        "B" | "b" => Ok(Some(Side::B)),
        "none" => Ok(None),
        other => Err(unknown_word(other, ["A", "B", "none"])),
    }
}

impl TimeCall {
    /// The verb for this call, without `correct`.
    pub fn line(&self, table: u32) -> String {
        let mut line = format!("time {table}");
        let mut add = |key: &str, value: &str| line.push_str(&format!(" {key}={value}"));
        if let Some(games) = &self.games {
            add("games", games);
        }
        match self.game {
            Some(GameNow::Number(game)) => add("game", &game.to_string()),
            Some(GameNow::Between) => add("game", "between"),
            None => {}
        }
        match self.won {
            Some(Some(Side::A)) => add("won", "A"),
            Some(Some(Side::B)) => add("won", "B"),
            Some(None) => add("won", "none"),
            None => {}
        }
        if let Some(round) = self.round_of_game {
            add("round-of-game", &round.to_string());
        }
        if let Some(situation) = &self.situation {
            add("situation", situation);
        }
        for (id, value) in &self.counted {
            add(id, value);
        }
        if self.roll {
            line.push_str(" roll");
        }
        line
    }
}

/// Warnings for the judge beside the result.
pub(super) fn warnings(
    event: &Event,
    at: &TableRef,
    reported: &Reported,
    result: &Report,
    now: Moment,
) -> Vec<Message> {
    let (Some(time), Report::Time(_)) = (&reported.time, result) else { return Vec::new() };
    let left = event.time_left_at(at.pairing, now.unix).filter(|left| *left > 0);
    let early = left.map(|left| {
        let left = format!("{}:{:02}", left / 60, left % 60);
        msg!("time-call.time-left", table = reported.table, left)
    });
    let unrecorded = time.first_side.filter(|_| at.pairing.on_sides().is_none());
    let side = unrecorded.zip(event.ruleset.sides.first()).map(|(seat, side)| {
        let who = at.pairing.at(seat).unwrap_or_default();
        let line = verb(format!("side {} #{who} {}", reported.table, side.en));
        msg!("time-call.side-not-recorded", side = line)
    });
    let parts = parts(event, at, time);
    early.into_iter().chain(side).chain(parts).collect()
}

/// Warns of counts greater than those that include them.
fn parts(event: &Event, at: &TableRef, time: &TimeCalled) -> Vec<Message> {
    let Ok(setting) = event.time_setting(at.number, at.round, at.pairing) else {
        return Vec::new();
    };
    let count = |id: &str, side: Side| {
        let counted = time.counted.iter().find(|counted| counted.id == id)?;
        if side == Side::A { counted.a } else { counted.b }
    };
    let mut found = Vec::new();
    for (_, part) in setting.procedure.fields() {
        let whole = part.part_of.as_deref().and_then(|id| setting.procedure.field(id));
        let Some((_, whole)) = whole else { continue };
        for side in [Side::A, Side::B] {
            let both = count(&part.id, side).zip(count(&whole.id, side));
            let Some((n, most)) = both.filter(|(n, most)| n > most) else { continue };
            let name = at.pairing.at(side).map_or_else(String::new, |id| event.label(id));
            let (part, whole) = (&part.name, &whole.name);
            found.push(msg!("time-call.more-than-the-whole", name, n, part, most, whole));
        }
    }
    found
}

/// Refuses a call that would replace a result, unless it says `correct`.
pub(super) fn replaces_unasked(event: &Event, at: &TableRef, result: &Report) -> Option<Refusal> {
    let Report::Time(call) = result else { return None };
    let outcome = at.pairing.outcome.as_ref().filter(|_| !call.replace)?;
    let message = crate::event::ResultText::of(event, at.pairing, outcome).message();
    let why = msg!("time-call.has-result", result = message);
    Some(Refusal(fact_at_table(at.blank().table, why)))
}

/// How far to play the next game of a match that goes on.
pub(super) fn play_to(event: &Event, at: &TableRef, reported: &Reported) -> Option<Message> {
    reported.time.as_ref().filter(|_| reported.open)?;
    let setting = event.time_setting(at.number, at.round, at.pairing).ok()?;
    let next = reported.games.len() as u32 + 1;
    let round = setting.procedure.game(next, false)?.to_round?;
    Some(answer(msg!("time-call.play-on", n = next, round)))
}

/// The result that follows from this call at this table.
pub fn verdict(event: &Event, at: &TableRef, call: &TimeCall) -> Result<Verdict, Refusal> {
    let table = at.pairing.table.unwrap_or_default();
    let refused = |why: Message| Refusal(fact_at_table(table, why));
    refuse_if(at.pairing.b.is_none(), || msg!("result.bye-needs-none"))?;
    let setting = event.time_setting(at.number, at.round, at.pairing).map_err(refused)?;
    let assessment = assess(&setting, call).map_err(refused)?;
    if let Some(why) = why_undecided(&setting, &assessment) {
        return Err(refused(why));
    }
    match assessment.state {
        State::Decided(verdict) => Ok(*verdict),
        State::Wants(_) | State::PlayOn { .. } => Err(refused(msg!("time-call.no-step-decides"))),
    }
}

/// The report to record: the blank one of the table, filled with the verdict.
pub fn reported(blank: Reported, verdict: Verdict, conceded: Vec<u32>) -> Reported {
    let Verdict { open, margin, timed, .. } = verdict;
    let (games, time) = (written(verdict.games), Some(Box::new(verdict.time)));
    Reported { games, open, margin, timed, conceded, time, ..blank }
}

/// The end of time at a table: the counts there, and what decided.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeCalled {
    pub by: DecidedBy,
    /// The number of the step that decided, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
    /// The game that was being played, in a match of several games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u32>,
    /// The game had not started when time was called.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub not_started: bool,
    /// The round of the game that was finished, if the rules ask for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round_of_game: Option<u32>,
    /// The id of the ending that decided without the steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub situation: Option<String>,
    /// The seat that played the first-named side, if the counts depend on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_side: Option<Side>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counted: Vec<Counted>,
    /// Every roll of the die, A's and B's number; all but the last are ties.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<[u32; 2]>,
    /// The program rolled the die.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rolled: bool,
}

/// What decided the result.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    /// A step of the procedure.
    #[default]
    Step,
    /// A rule by which the holder of something wins.
    Situation,
    /// Somebody won the game before play stopped.
    Won,
    /// The games won before: nobody won the one being played.
    Leader,
    /// Nobody won, and the rules make it a draw.
    Draw,
    /// Nobody won the game being played, which is not counted, and the match is level.
    NotCounted,
}

/// The count of one field: two numbers, one for a field of one side, or a holder.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counted {
    pub id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub a: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub b: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holder: Option<Side>,
}

impl Counted {
    pub fn of(&self, side: Side) -> Option<u32> {
        match side {
            Side::A => self.a,
            Side::B => self.b,
        }
    }
}
