//! Turns a result that a scorekeeper enters into the fact that is recorded.

use crate::event::action::Reported;
use crate::event::games::read_games_so_far;
use crate::event::{
    Event, Games, How, MatchState, Pairing, Refusal, Report, Round, Side, Stage, read_games,
    written,
};
use crate::ruleset::MatchShape;

/// The table that a result is for.
#[derive(Clone, Copy)]
pub(super) struct TableRef<'a> {
    pub number: usize,
    pub stage: &'a Stage,
    pub round: &'a Round,
    pub pairing: &'a Pairing,
}

impl<'a> TableRef<'a> {
    /// The table with this number in a round. By default it is the newest round of the
    /// running stage.
    pub(super) fn find(
        event: &'a Event,
        stage: Option<u32>,
        round: Option<u32>,
        table: u32,
    ) -> Result<TableRef<'a>, Refusal> {
        let (number, stage, round) = find_round(event, stage, round)?;
        Ok(TableRef { number, stage, round, pairing: find_table(round, table)? })
    }

    /// The fact to record for this result, and the state of the match that follows from it.
    pub(super) fn read(
        &self,
        event: &Event,
        result: &Report,
    ) -> Result<(Reported, MatchState), Refusal> {
        let reported = self.reported(event, result)?;
        let state = self.stage.read(&event.ruleset, &event.scoring(), &reported);
        let table = reported.table;
        state
            .map(|state| (reported, state))
            .map_err(|why| Refusal::from(format!("Table {table}: {why}.")))
    }

    /// The fact for this table without any game.
    pub(super) fn blank(&self) -> Reported {
        Reported {
            stage: self.number,
            round: self.round.number,
            table: self.pairing.table.unwrap_or_default(),
            of: [self.pairing.a, self.pairing.b.unwrap_or(self.pairing.a)],
            ..Reported::default()
        }
    }

    fn reported(&self, event: &Event, result: &Report) -> Result<Reported, Refusal> {
        let (stage, blank) = (self.stage, self.blank());
        let single = stage.shape == MatchShape::OneGame;
        match result {
            Report::NoShow(side) => Ok(Reported { noshow: Some(*side), ..blank }),
            Report::Concede { by, .. } if single => Ok(Reported { concede: Some(*by), ..blank }),
            Report::ConcedeMatch(by) if single || event.ruleset.concessions.whole_match => {
                Ok(Reported { concede: Some(*by), ..blank })
            }
            Report::ConcedeMatch(by) => Err(Refusal::from(format!(
                "These rules let a game be conceded, not a whole match: report {} concede {} gives \
                 up the game being played.",
                blank.table,
                letter_of(*by)
            ))),
            Report::Concede { by, after } => self.conceded(event, *by, after.as_deref()),
            Report::Games(text) | Report::WithMargin(text, _) => {
                let games = read_games(text, stage.shape, stage.draws(&event.ruleset))
                    .map_err(|why| Refusal::from(format!("\"{}\": {why}.", shown(text))))?;
                let margin = match result {
                    Report::WithMargin(_, margin) => Some(*margin),
                    _ => None,
                };
                let conceded = self.still_conceded(games.as_str());
                Ok(Reported { games: written(games), conceded, margin, ..blank })
            }
        }
    }

    /// The game being played is conceded; the games before it stay.
    fn conceded(&self, event: &Event, by: Side, after: Option<&str>) -> Result<Reported, Refusal> {
        let (stage, blank) = (self.stage, self.blank());
        let played = match (after, &self.pairing.outcome) {
            (Some(text), _) => read_games_so_far(text, stage.shape, stage.draws(&event.ruleset))
                .map_err(|why| Refusal::from(format!("\"{}\": {why}.", shown(text))))?
                .as_str()
                .to_owned(),
            (None, Some(outcome)) => match self.games_left(outcome.games, outcome.how) {
                true => outcome.games.as_str().to_owned(),
                false => {
                    return Err(Refusal::from(format!(
                        "The match at table {0} is over: write the games before the concession, as \
                         in report {0} W concede {1}, or report {0} concede {1} after undo.",
                        blank.table,
                        letter_of(by)
                    )));
                }
            },
            (None, None) => self.pairing.so_far.as_str().to_owned(),
        };
        let mut conceded = self.still_conceded(&played);
        conceded.push(played.len() as u32 + 1);
        let games = played + lost_by(by);
        let reported = Reported { open: !is_over(&games, stage.shape), games, conceded, ..blank };
        Ok(self.with_walkover(event, reported))
    }

    fn games_left(&self, games: Games, how: How) -> bool {
        how == How::Played && !games.are_all_of(self.stage.shape)
    }

    /// Numbers of the conceded games whose letters stay the same in this result.
    pub(super) fn still_conceded(&self, letters: &str) -> Vec<u32> {
        let known = self.pairing.outcome.as_ref().map_or(self.pairing.so_far, |known| known.games);
        let same = |number: &u32| {
            let at = *number as usize - 1;
            known.as_bytes().get(at) == letters.as_bytes().get(at)
        };
        known.conceded().into_iter().filter(same).collect()
    }

    /// Gives a match that ends without being played out the margin of a walkover.
    pub(super) fn with_walkover(&self, event: &Event, reported: Reported) -> Reported {
        let count = |letter| reported.games.matches(letter).count();
        let ends = !reported.open && count('W') != count('L');
        let rule = self.stage.margin(&event.ruleset).filter(|_| ends);
        Reported { margin: rule.map(|rule| rule.walkover), ..reported }
    }
}

/// Returns whether a match of this shape is over after these letters.
pub(super) fn is_over(letters: &str, shape: MatchShape) -> bool {
    let count = |letter| letters.matches(letter).count();
    shape.is_over([count('W'), count('L')], letters.len())
}

/// The letter of a game that this side lost, as the first-named player saw it.
pub(super) fn lost_by(side: Side) -> &'static str {
    match side {
        Side::A => "L",
        Side::B => "W",
    }
}

pub(super) fn letter_of(side: Side) -> &'static str {
    match side {
        Side::A => "A",
        Side::B => "B",
    }
}

fn shown(text: &str) -> String {
    text.chars().filter(|c| !crate::event::name::is_hostile(*c)).take(12).collect()
}

fn find_round(
    event: &Event,
    stage: Option<u32>,
    round: Option<u32>,
) -> Result<(usize, &Stage, &Round), Refusal> {
    let number = stage.map_or(event.stages.len(), |stage| stage as usize);
    let found = number.checked_sub(1).and_then(|index| event.stages.get(index));
    let found = found.ok_or_else(|| match event.stages.len() {
        0 => Refusal::from("No round is paired yet: pair draws the first."),
        n => Refusal::from(format!("There is no stage {number}: stages go from 1 to {n}.")),
    })?;
    let rounds = found.rounds.len() as u32;
    let wanted = round.unwrap_or(rounds);
    let round = wanted.checked_sub(1).and_then(|index| found.rounds.get(index as usize));
    // After the cut, a round's number alone means a round of the finals.
    let swiss = match event.preliminary() {
        Some(swiss) if stage.is_none() && number > 1 => swiss.rounds.len() as u32,
        _ => 0,
    };
    let elsewhere = match (1..=swiss).contains(&wanted) {
        true => format!(" For round {wanted} before the cut add stage=1."),
        false => String::new(),
    };
    let round = round.ok_or_else(|| match rounds {
        0 if swiss > 0 => Refusal::from(format!(
            "No round of the finals is paired yet: pair draws it.{}",
            if elsewhere.is_empty() {
                " For a round before the cut add round=N stage=1."
            } else {
                &elsewhere
            }
        )),
        0 => Refusal::from("No round is paired yet: pair draws the first."),
        n => Refusal::from(format!(
            "There is no round {wanted}: rounds go from 1 to {n}.{elsewhere}"
        )),
    })?;
    Ok((number, found, round))
}

fn find_table(round: &Round, table: u32) -> Result<&Pairing, Refusal> {
    round.at_table(table).ok_or_else(|| {
        let tables: Vec<u32> = round.pairings.iter().filter_map(|p| p.table).collect();
        let range = match (tables.iter().min(), tables.iter().max()) {
            (Some(least), Some(most)) => format!("tables go from {least} to {most}"),
            _ => "it has only byes".to_owned(),
        };
        Refusal::from(format!("There is no table {table} in round {}: {range}.", round.number))
    })
}
