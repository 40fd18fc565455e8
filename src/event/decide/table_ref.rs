//! Turns a result as entered into the report to record.

use super::{no_round, verb};
use crate::event::actions::{Reported, TableList, time};
use crate::event::outcome::{is_game, read_games_so_far};
use crate::event::scores::read_scores_and_letter;
use crate::event::{
    Entry, Event, Games, How, Id, MatchState, NO_GAME, Pairing, Refusal, Report, Round, Side,
    Stage, fact_at_table, read_games, read_games_won, walkover, written,
};
use crate::msg;
use crate::ruleset::MatchShape;
use crate::words::Message;

/// The table that a result is for.
#[derive(Clone, Copy)]
pub(in crate::event) struct TableRef<'a> {
    pub number: usize,
    pub stage: &'a Stage,
    pub round: &'a Round,
    pub pairing: &'a Pairing,
}

impl<'a> TableRef<'a> {
    /// The table with this number in a round, by default the newest of the current stage.
    pub fn find(
        event: &'a Event,
        stage: Option<u32>,
        round: Option<u32>,
        table: u32,
    ) -> Result<TableRef<'a>, Refusal> {
        let (number, stage, round) = find_round(event, stage, round)?;
        Ok(TableRef { number, stage, round, pairing: find_table(stage, round, table)? })
    }

    /// The table of this player in a round of the current stage, by default the newest. A bye is a
    /// table without an opponent.
    pub(in crate::event) fn of_player(
        event: &'a Event,
        round: Option<u32>,
        id: Id,
    ) -> Result<TableRef<'a>, Refusal> {
        let (number, stage, round) = find_round(event, None, round)?;
        let pairing = round.of(id).ok_or_else(|| {
            let name = event.label(id);
            let round = stage.round_in_a_sentence(round.number);
            Refusal(msg!("judge.no-match", name, round))
        })?;
        Ok(TableRef { number, stage, round, pairing })
    }

    /// The report to record for this result, and the resulting state of the match.
    pub(in crate::event) fn read(
        &self,
        event: &Event,
        result: &Report,
    ) -> Result<(Reported, MatchState), Refusal> {
        let reported = self.reported(event, result)?;
        let state = self.stage.read(&event.ruleset, &event.scoring(), &reported);
        state.map(|state| (reported, state)).map_err(|why| self.no_result(why))
    }

    /// The refusal of something that cannot be a result of this table.
    fn no_result(&self, why: Message) -> Refusal {
        let table = self.pairing.table.unwrap_or_default();
        Refusal(fact_at_table(table, why))
    }

    /// The refusal of an unfinished match in a round that is over.
    pub fn is_over(&self) -> Refusal {
        let (round, verb) = self.stage.round_with(self.round.number, ["is", "are"]);
        let table = self.pairing.table.unwrap_or_default();
        Refusal(msg!("result.round-is-over", round, verb, table))
    }

    /// The shape of the match at this table.
    pub fn shape(&self) -> MatchShape {
        self.stage.shape
    }

    /// A report for this table without any game.
    pub fn blank(&self) -> Reported {
        Reported {
            stage: self.number,
            round: self.round.number,
            table: self.pairing.table.unwrap_or_default(),
            of: [self.pairing.a, self.pairing.b.unwrap_or(self.pairing.a)],
            drop: self.pairing.leavers,
            ..Reported::default()
        }
    }

    fn reported(&self, event: &Event, result: &Report) -> Result<Reported, Refusal> {
        let (stage, shape, blank) = (self.stage, self.shape(), self.blank());
        let single = shape == MatchShape::OneGame;
        match result {
            Report::Same => self.again(event),
            Report::NoShow(side) => Ok(Reported { noshow: Some(*side), ..blank }),
            Report::Concede { by, .. } if single => Ok(Reported { concede: Some(*by), ..blank }),
            Report::ConcedeMatch(by) if single || event.ruleset.concessions.whole_match => {
                Ok(Reported { concede: Some(*by), ..blank })
            }
            Report::ConcedeMatch(by) => {
                let report = verb(format!("report {} concede {}", blank.table, letter_of(*by)));
                Err(Refusal(msg!("result.only-a-game-conceded", report)))
            }
            Report::Concede { by, after } => self.conceded(event, *by, after.as_deref()),
            Report::Time(call) => {
                let verdict = time::verdict(event, self, call)?;
                let conceded = self.still_conceded(verdict.games.as_str());
                Ok(time::reported(blank, verdict, conceded))
            }
            Report::Timed(played) => Ok(Reported { timed: true, ..self.reported(event, played)? }),
            Report::Scores(scores, letter) => {
                if !self.takes_scores(event) {
                    // In a game without scores, the message about letters is the most helpful one.
                    let [a, b] = scores;
                    let text = format!("{a}-{b}");
                    // In a match of several games, such numbers are games won.
                    match (letter, self.games_won(event, &text)) {
                        (None, Some(_)) => return self.reported(event, &Report::Games(text)),
                        (Some(letter), Some(_)) => {
                            return Err(Refusal(msg!("commands.one-too-many", word = letter)));
                        }
                        (_, None) => {}
                    }
                    if event.ruleset.preliminary.scores.is_none() {
                        read_games(&text, shape, stage.draws(&event.ruleset))
                            .map_err(|why| unread(&text, why))?;
                    }
                }
                let read = stage.read_scores(&event.ruleset, shape, *scores, letter.as_deref());
                let Reported { games, scores, margin, .. } =
                    read.map_err(|why| self.no_result(why))?;
                Ok(Reported { games, scores, margin, ..blank })
            }
            // `0-0` means that nobody has scored; where games are counted, that no game was
            // finished.
            Report::Games(text) if text == NO_GAME && self.takes_scores(event) => {
                self.reported(event, &Report::Scores([0, 0], None))
            }
            Report::WithMargin(text, margin) => {
                let scores = read_scores_and_letter(text).filter(|_| text != NO_GAME);
                let played = match scores {
                    Some((scores, letter)) => Report::Scores(scores, letter),
                    None => Report::Games(text.clone()),
                };
                let played = self.reported(event, &played)?;
                match played.margin {
                    Some(_) => Err(self.no_result(msg!("result.margin-follows"))),
                    None => Ok(Reported { margin: Some(*margin), ..played }),
                }
            }
            Report::Games(text) => {
                let read = self
                    .games_won(event, text)
                    .unwrap_or_else(|| read_games(text, shape, stage.draws(&event.ruleset)));
                let games = read.map_err(|why| unread(text, why))?;
                let conceded = self.still_conceded(games.as_str());
                Ok(Reported { games: written(games), conceded, ..blank })
            }
        }
    }

    /// Whether scores may be entered at this table.
    fn takes_scores(&self, event: &Event) -> bool {
        let (rules, shape) = (&event.ruleset, self.shape());
        let kept = self.stage.scores(rules, shape).is_some();
        kept || self.stage.margin_of_scores(rules, shape).is_some()
    }

    /// The games of a result entered as games won; None if it was entered by its letters.
    fn games_won(&self, event: &Event, text: &str) -> Option<Result<Games, Message>> {
        let draws = self.stage.draws(&event.ruleset);
        let read = read_games_won(text, self.shape(), draws, self.pairing.so_far.as_str())?;
        // The same result entered again keeps the order of games already known.
        let present = self.pairing.outcome.as_ref().map(|outcome| outcome.games);
        let same = |games: &Games| present.filter(|present| present.agrees_with(games));
        Some(read.map(|games| same(&games).unwrap_or(games)))
    }

    /// The present result, as it was recorded.
    fn again(&self, event: &Event) -> Result<Reported, Refusal> {
        let blank = self.blank();
        let newest = newest_report(event, blank.stage, blank.round, blank.table);
        let present = newest.and_then(|entry| entry.action.reported()).cloned();
        let started = self.pairing.has_started();
        let present = present.filter(|present| started && present.of == blank.of);
        let drop = blank.drop;
        present
            .map(|present| Reported { drop, ..present })
            .ok_or_else(|| Refusal(msg!("result.no-result-yet", table = blank.table)))
    }

    /// The report with the current game conceded and the games before it kept.
    fn conceded(&self, event: &Event, by: Side, after: Option<&str>) -> Result<Reported, Refusal> {
        let (stage, shape, blank) = (self.stage, self.shape(), self.blank());
        let played = match (after, &self.pairing.outcome) {
            (Some(text), _) => read_games_so_far(text, shape, stage.draws(&event.ruleset))
                .map_err(|why| unread(text, why))?
                .as_str()
                .to_owned(),
            (None, Some(outcome)) => match self.games_left(outcome.games, outcome.how) {
                true => outcome.games.as_str().to_owned(),
                false => {
                    let (table, letter) = (blank.table, letter_of(by));
                    return Err(Refusal(msg!(
                        "result.match-is-over",
                        table,
                        games = verb(format!("report {table} W concede {letter}")),
                        alone = verb(format!("report {table} concede {letter}")),
                        undo = verb("undo"),
                    )));
                }
            },
            (None, None) => self.pairing.so_far.as_str().to_owned(),
        };
        let mut conceded = self.still_conceded(&played);
        conceded.push(played.len() as u32 + 1);
        let games = played + lost_by(by);
        let reported = Reported { open: !is_over(&games, shape), games, conceded, ..blank };
        Ok(self.with_walkover(event, reported))
    }

    fn games_left(&self, games: Games, how: How) -> bool {
        how == How::Played && !games.are_all_of(self.shape())
    }

    /// The numbers of conceded games whose letters are the same in this result.
    pub(super) fn still_conceded(&self, letters: &str) -> Vec<u32> {
        let known = self.pairing.outcome.as_ref().map_or(self.pairing.so_far, |known| known.games);
        let same = |number: &u32| {
            let at = *number as usize - 1;
            known.as_bytes().get(at) == letters.as_bytes().get(at)
        };
        known.conceded().into_iter().filter(same).collect()
    }

    /// Adds the margin and the scores of a walkover to a match that is not played out.
    pub(super) fn with_walkover(&self, event: &Event, reported: Reported) -> Reported {
        let count = |letter| reported.games.matches(letter).count();
        let ends = !reported.open && count('W') != count('L');
        let rule = self.stage.margin(&event.ruleset).filter(|_| ends);
        let winner = if count('W') > count('L') { Side::A } else { Side::B };
        let scores = self.stage.scores(&event.ruleset, self.shape()).filter(|_| ends);
        let scores = scores.map(|rule| walkover(rule, winner));
        // A margin that follows from the scores is not entered.
        let margin = rule.filter(|_| scores.is_none()).map(|rule| rule.walkover);
        Reported { margin, scores, ..reported }
    }
}

/// Whether a match of this shape is over after these letters.
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

/// The refusal of a text that is no result.
fn unread(text: &str, why: Message) -> Refusal {
    let harmless = |c: &char| !crate::event::name::is_hostile(*c);
    let shown: String = text.chars().filter(harmless).take(12).collect();
    let mut letters = shown.chars();
    Refusal(match (letters.next(), letters.next()) {
        // The reason already names the letter.
        (Some(letter), None) if !is_game(letter) => msg!("screen.sentence", text = why),
        _ => msg!("result.report-unread", text = shown, why),
    })
}

fn find_round(
    event: &Event,
    stage: Option<u32>,
    round: Option<u32>,
) -> Result<(usize, &Stage, &Round), Refusal> {
    let number = stage.map_or(event.stages.len(), |stage| stage as usize);
    let found = number.checked_sub(1).and_then(|index| event.stages.get(index));
    let found = found.ok_or_else(|| match event.stages.len() {
        0 => no_round(),
        most => Refusal(msg!("result.no-stage", stage = number, most)),
    })?;
    let rounds = found.rounds.len() as u32;
    let wanted = round.unwrap_or(rounds);
    let round = wanted.checked_sub(1).and_then(|index| found.rounds.get(index as usize));
    // After the cut, a round number without a stage means a round of the finals.
    let swiss = match event.preliminary() {
        Some(swiss) if stage.is_none() && number > 1 => swiss.rounds.len() as u32,
        _ => 0,
    };
    let before_cut = (1..=swiss).contains(&wanted);
    let round = round.ok_or_else(|| {
        let why = match rounds {
            0 if swiss > 0 => msg!("result.no-finals-yet", pair = verb("pair")),
            0 => return no_round(),
            most => msg!("cli.no-such-round", round = wanted, most),
        };
        let elsewhere = match before_cut {
            true => Some(msg!("result.round-before-cut", round = wanted)),
            false => (swiss > 0 && rounds == 0).then(|| msg!("result.any-round-before-cut")),
        };
        Refusal(Message::sentences(std::iter::once(why).chain(elsewhere).collect()))
    })?;
    Ok((number, found, round))
}

fn find_table<'a>(stage: &Stage, round: &'a Round, table: u32) -> Result<&'a Pairing, Refusal> {
    round.at_table(table).ok_or_else(|| {
        let tables: TableList = round.pairings.iter().filter_map(|p| p.table).collect();
        let round = stage.round_in_a_sentence(round.number);
        Refusal(match (tables.range(), tables.is_empty()) {
            (Some((from, to)), _) => msg!("result.no-table", table, round, from, to),
            (None, true) => msg!("result.only-byes", table, round),
            (None, false) => {
                let tables = tables.to_string();
                msg!("settings.no-such-table", table, round, tables)
            }
        })
    })
}

/// The log line that gave the table its present result.
pub(super) fn newest_report(event: &Event, stage: usize, round: u32, table: u32) -> Option<&Entry> {
    let about = |reported: &Reported| {
        (reported.stage, reported.round, reported.table) == (stage, round, table)
    };
    event.counting().find(|entry| entry.action.reported().is_some_and(about))
}
