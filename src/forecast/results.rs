//! Random results of tables.

use super::play::Play;
use crate::event::{
    Command, Event, Game, Games, Id, NO_GAME, Pairing, Refusal, Report, Round, Side, StageKind,
    Who, supposed,
};
use crate::ruleset::{MatchShape, PointsPer, Scores};

// Each of these happens once in this many matches or games.
const NO_SHOW: u32 = 250;
const CONCESSION: u32 = 80;
const BOTH_LOSE: u32 = 400;
const DRAW: u32 = 15;
const NOT_WRITTEN_DOWN: u32 = 12;
const OUT_OF_TIME: u32 = 20;
const ON_TIME: u32 = 12;
const CORRECTED_AT_ONCE: u32 = 70;
const TAKEN_BACK: u32 = 200;
const PENALTY: u32 = 120;

/// A table: its number and its two players.
pub(super) type Seats = (u32, Id, Id);

impl Play<'_> {
    /// Plays a table of the round in progress.
    pub fn table(&mut self, (table, a, b): Seats) -> Result<(), Refusal> {
        let finals = self.event.finals().is_some();
        if !finals && self.one_in(PENALTY) {
            self.penalty(a)?;
            let over = |round: &Round| round.at_table(table).is_none_or(|p| p.outcome.is_some());
            if self.event.round().is_none_or(over) {
                return Ok(());
            }
        }
        self.side_chosen(table, a, b)?;
        let result = match self.chance.below(NO_SHOW) {
            0 if self.leaving && (finals || self.can_spare_one()) => Report::NoShow(self.side()),
            _ => self.result((a, b), finals, true),
        };
        let drop = match result {
            Report::NoShow(_) => None,
            _ => self.leavers([a, b]),
        };
        self.act(&Command::Report { table, result, round: None, stage: None, drop })?;
        if self.one_in(CORRECTED_AT_ONCE) {
            let result = self.result((a, b), finals, true);
            self.act(&Command::Report { table, result, round: None, stage: None, drop: None })?;
        }
        if self.one_in(TAKEN_BACK) {
            self.act(&Command::Undo(None))?;
            if self.one_in(2) {
                self.act(&Command::Redo(None))?;
            }
        }
        Ok(())
    }

    /// A random result of these two players, other than an absence.
    ///
    /// If `may_go_on`, it may cover only some games of the match.
    pub fn result(&mut self, (a, b): (Id, Id), finals: bool, may_go_on: bool) -> Report {
        let known = self.event.round().and_then(|round| round.of(a)).filter(|p| p.b == Some(b));
        let known = known.map_or(Games::default(), |pairing| pairing.so_far);
        let stage = self.event.stage();
        let shape = stage.map_or(MatchShape::OneGame, |stage| stage.shape);
        if (may_go_on || shape == MatchShape::OneGame) && self.one_in(CONCESSION) {
            return Report::Concede { by: self.side(), after: Some(known.to_string()) };
        }
        let stage = self.event.stage();
        // In double elimination one of the two must go on.
        let double = stage.is_some_and(|stage| stage.kind == StageKind::DoubleElimination);
        if !double && known.is_empty() && self.one_in(BOTH_LOSE) {
            return Report::Games("X".to_owned());
        }
        let draws = !finals && self.event.ruleset.draws();
        let mut games = String::with_capacity(5);
        games.push_str(&known);
        match shape {
            MatchShape::OneGame => games.push(self.game(a, b, draws)),
            // Finals need a winner, and two games may have none.
            MatchShape::TwoGames if finals => {
                let both = self.game(a, b, false);
                games.extend([both, both]);
            }
            MatchShape::TwoGames => {
                if games.is_empty() {
                    games.push(self.game(a, b, draws));
                }
                // If the first game was drawn on time, there may be no time for the second.
                if games != "D" || self.one_in(2) {
                    let both_excluded = self.one_in(BOTH_LOSE);
                    games.push(if both_excluded { 'X' } else { self.game(a, b, draws) });
                }
            }
            MatchShape::FirstToTwo => {
                let needed = shape.games_of_a_clean_win();
                while games.matches('W').count() < needed && games.matches('L').count() < needed {
                    // If a level match counts as a draw, time runs out sometimes.
                    if draws && (games.len() == shape.most_games() || self.one_in(OUT_OF_TIME)) {
                        break;
                    }
                    games.push(self.game(a, b, draws));
                }
                if games.is_empty() {
                    games.push_str(NO_GAME);
                }
            }
        }
        let timed = self.may_be_timed(&games);
        match self.with_margin(games) {
            // Level scores may have made another result of it.
            scores @ Report::Scores(..) => scores,
            result if timed && self.one_in(ON_TIME) => Report::Timed(Box::new(result)),
            result => result,
        }
    }

    /// Whether these games end with a win that may be one on time.
    fn may_be_timed(&self, games: &str) -> bool {
        let ruleset = &self.event.ruleset;
        let here = self.event.stage().is_some_and(|stage| stage.has_timed_wins(ruleset));
        let won = match ruleset.preliminary.points.per {
            PointsPer::Match => games.matches('W').count() != games.matches('L').count(),
            PointsPer::Game => games.ends_with(['W', 'L']),
        };
        here && won
    }

    /// The result with a margin, if the game has margins.
    fn with_margin(&mut self, games: String) -> Report {
        let ruleset = self.event.ruleset.clone();
        let scored = ruleset.preliminary.scores.as_ref();
        let game = match games.as_str() {
            "W" => Some(Game::Won),
            "L" => Some(Game::Lost),
            "D" => Some(Game::Drawn),
            _ => None,
        };
        if let (Some(rule), Some(game)) = (scored, game) {
            return self.with_scores(rule, game, games);
        }
        let most = self.event.stage().and_then(|stage| stage.margin(&self.event.ruleset));
        let won = games.matches('W').count() != games.matches('L').count();
        match most.map(|rule| rule.most).filter(|_| won) {
            Some(most) => Report::WithMargin(games, self.chance.below(most + 1)),
            None => Report::Games(games),
        }
    }

    /// The result with random scores that give it, or with level ones.
    fn with_scores(&mut self, rule: &Scores, game: Game, games: String) -> Report {
        let scores = supposed(rule, game, |n| self.chance.below(n)).unwrap_or_default();
        let level = [scores[0]; 2];
        let allowed = |event: &Event, scores| {
            let stage = event.stage();
            stage.map_or(&[][..], |stage| stage.letters_of(&event.ruleset, scores)).to_vec()
        };
        // Level scores come now and then, whatever the game makes of them.
        let level = match self.one_in(DRAW) && !allowed(&self.event, level).is_empty() {
            true => level,
            false => scores,
        };
        let told = match allowed(&self.event, level).as_slice() {
            [_] => None,
            several if several.contains(&game) => Some(games),
            _ => return Report::Scores(scores, None),
        };
        Report::Scores(level, told)
    }

    /// One game from the view of `a`.
    fn game(&mut self, a: Id, b: Id, draws: bool) -> char {
        if draws && self.one_in(DRAW) {
            return 'D';
        }
        let strength = |id: Id| self.strengths.get(id as usize - 1).copied().unwrap_or(1);
        let (one, two) = (strength(a), strength(b));
        if self.chance.below(one + two) < one { 'W' } else { 'L' }
    }

    /// Records the chosen side in the finals; sometimes it is not written down.
    fn side_chosen(&mut self, table: u32, a: Id, b: Id) -> Result<(), Refusal> {
        let pairing = self.event.round().and_then(|round| round.at_table(table));
        let Some(id) = pairing.and_then(Pairing::chooser) else { return Ok(()) };
        let names = self.event.ruleset.sides.clone();
        if self.event.finals().is_none() || names.is_empty() || self.one_in(NOT_WRITTEN_DOWN) {
            return Ok(());
        }
        debug_assert!(id == a || id == b);
        let side = names[self.chance.index(names.len())].en.clone();
        self.act(&Command::Side { table, who: Who::id(id), side, round: None })
    }

    fn side(&mut self) -> Side {
        if self.one_in(2) { Side::A } else { Side::B }
    }
}
