//! The verb for time called at a table.

use super::Verb;
use super::words::{MissingWord, VerbWords, number};
use crate::event::command::Report;
use crate::event::refuse_if::refuse_if;
use crate::event::{Command, GameNow, Side, TimeCall};
use crate::msg;
use crate::words::Message;

/// Reads `time 6 damage=11:14 holder=B`; which fields there are, only the rules know.
pub(super) fn time(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::Table)?;
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
            "round" => round = Some(number(value, msg!("commands.a-round"))?),
            "stage" => stage = Some(number(value, msg!("commands.a-stage"))?),
            "games" => call.games = Some(value.to_uppercase()),
            "game" if value == "between" => call.game = Some(GameNow::Between),
            "game" => call.game = Some(GameNow::Number(number(value, msg!("commands.a-game"))?)),
            "won" => call.won = Some(winner(value)?),
            "round-of-game" => {
                call.round_of_game = Some(number(value, msg!("time-call.round-of-game"))?);
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

fn winner(word: &str) -> Result<Option<Side>, Message> {
    match word {
        "A" | "a" => Ok(Some(Side::A)),
        "B" | "b" => Ok(Some(Side::B)),
        "none" => Ok(None),
        other => Err(msg!("time-call.no-winner", word = other)),
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
