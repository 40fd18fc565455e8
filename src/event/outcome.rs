//! Results: the outcome of a match with its figures, its games, with one letter for each, and its words,
//! the same for answers, the log and screens.

use super::actions::Reported;
use super::{Event, MatchState, Pairing, Stage, scored};
use crate::event::decide::refuse_if;
use crate::msg;
use crate::ruleset::{Absence, MatchShape, PointsPer, Preliminary, Scoring};
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize, Serializer};
use std::ops::Deref;
use std::{fmt, str};

/// One of the two sides of a pairing; the first-named entrant is A.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    A,
    B,
}

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }
}

/// How a result came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    Played,
    /// This side conceded the match.
    Concession(Side),
    /// This side was a no-show.
    NoShow(Side),
    /// This side was removed, and the other advances.
    Removed(Side),
    /// Neither side is left.
    Vacant,
    /// The entrant had nobody to play in this round of a round robin, so there is no
    /// result.
    Rested,
    /// The opponent has dropped, and the organizer counts the game as won.
    Unplayed,
    /// The entrant has an awarded bye.
    AwardedBye,
    /// The entrant sits the round out, so there is no result.
    SatOut,
}

/// A match's result.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// One letter for each game, as A saw it: W, L, D or X.
    pub games: Games,
    pub how: How,
    pub winner: Option<Side>,
    /// Tournament points of A and B.
    pub points: [u32; 2],
    /// The winner's margin, in games that record one.
    pub margin: Option<u32>,
    /// The scores of A and of B, in games that record them.
    pub scores: Option<[u32; 2]>,
    /// The match was won on time, which is worth less.
    pub timed: bool,
}

impl Outcome {
    /// The outcome of a played match: winner and points.
    pub fn played(games: Games, shape: MatchShape, scoring: &Scoring) -> Outcome {
        let winner = match games.count(Game::Won).cmp(&games.count(Game::Lost)) {
            std::cmp::Ordering::Greater => Some(Side::A),
            std::cmp::Ordering::Less => Some(Side::B),
            std::cmp::Ordering::Equal => None,
        };
        let points = match scoring.per {
            PointsPer::Game => game_points(games, shape, scoring),
            PointsPer::Match => match (winner, games.count(Game::BothLost) > 0) {
                (Some(Side::A), _) => [scoring.win, scoring.loss],
                (Some(Side::B), _) => [scoring.loss, scoring.win],
                (None, true) => [scoring.loss; 2],
                (None, false) => [scoring.draw.unwrap_or(scoring.loss); 2],
            },
        };
        Outcome {
            games,
            how: How::Played,
            winner,
            points,
            margin: None,
            scores: None,
            timed: false,
        }
    }

    /// A round without an opponent, worth this many points.
    pub fn bye(how: How, points: u32) -> Outcome {
        Outcome {
            games: Games::default(),
            how,
            winner: Some(Side::A),
            points: [points, 0],
            margin: None,
            scores: None,
            timed: false,
        }
    }

    /// An awarded bye, which counts as a match won.
    pub fn awarded_bye(preliminary: &Preliminary) -> Outcome {
        Outcome::bye(How::AwardedBye, preliminary.match_won())
    }

    /// The outcome of a match that was not finished; `side` loses all of it.
    pub(super) fn forfeit(how: How, side: Side, shape: MatchShape, scoring: &Scoring) -> Outcome {
        let game = if side == Side::A { Game::Lost } else { Game::Won };
        let games = std::iter::repeat_n(game, shape.games_of_a_clean_win()).collect();
        let played = Outcome::played(games, shape, scoring);
        Outcome { how, ..played }
    }

    /// The outcome of a no-show, with the points of the game's own rule.
    pub fn no_show(side: Side, shape: MatchShape, scoring: &Scoring, absence: Absence) -> Outcome {
        let mut outcome = Outcome::forfeit(How::NoShow(side), side, shape, scoring);
        if absence == Absence::Bye {
            outcome.points = match side {
                Side::A => [0, scoring.bye],
                Side::B => [scoring.bye, 0],
            };
        }
        outcome
    }
}

fn game_points(games: Games, shape: MatchShape, scoring: &Scoring) -> [u32; 2] {
    let draw = scoring.draw.unwrap_or(scoring.loss);
    // In a match of two games, a game is drawn only if it ran out of time.
    let drawn =
        if shape == MatchShape::TwoGames { scoring.timed_draw.unwrap_or(draw) } else { draw };
    games.chars().fold([0, 0], |[a, b], game| match game {
        'W' => [a + scoring.win, b + scoring.loss],
        'L' => [a + scoring.loss, b + scoring.win],
        'D' => [a + drawn, b + drawn],
        _ => [a + scoring.loss, b + scoring.loss],
    })
}

impl Event {
    /// The score of a table, A's figure first: `4` and `1`.
    pub fn score(&self, pairing: &Pairing, outcome: &Outcome) -> [String; 2] {
        self.score_figures(outcome, pairing.number.is_none())
    }

    /// The score of these games, which may be only some of a match of this stage.
    pub fn score_of(&self, stage: &Stage, games: Games) -> [String; 2] {
        let outcome = Outcome::played(games, stage.shape, &self.scoring());
        self.score_figures(&outcome, stage.kind.is_preliminary())
    }

    /// The score, for a caller who knows whether the round collects points.
    ///
    /// The scores, if entered. Otherwise the points of the match if every game brings points, else
    /// the games won, where a draw counts half.
    fn score_figures(&self, outcome: &Outcome, preliminary: bool) -> [String; 2] {
        if let Some(scores) = outcome.scores {
            return scores.map(|score| score.to_string());
        }
        if self.counts_game_points(preliminary) {
            return outcome.points.map(|points| self.points_text(points));
        }
        // Nothing was played, and one of them advances.
        if outcome.games.is_empty() {
            return [Side::A, Side::B]
                .map(|side| u8::from(outcome.winner == Some(side)).to_string());
        }
        let drawn = outcome.games.count(Game::Drawn);
        [Game::Won, Game::Lost].map(|won| halves(2 * outcome.games.count(won) + drawn))
    }

    /// The outcome of this table with these scores, and with the winner's letter if entered.
    ///
    /// # Errors
    /// A clause says why they are not a result.
    pub(super) fn outcome_of_scores(
        &self,
        stage: &Stage,
        shape: MatchShape,
        scores: [u32; 2],
        letter: Option<&str>,
    ) -> Result<Outcome, Message> {
        let reported = stage.read_scores(&self.ruleset, shape, scores, letter)?;
        match stage.read(&self.ruleset, &self.scoring(), &reported)? {
            MatchState::Over(outcome) => Ok(outcome),
            MatchState::Open(_) => Err(msg!("result.empty")),
        }
    }

    /// The tournament points of A and B, in a game where they follow from the scores; None in a
    /// bracket.
    pub fn points_by_scores(&self, outcome: &Outcome, preliminary: bool) -> Option<[u32; 2]> {
        let rule = self.ruleset.preliminary.scores.as_ref().filter(|_| preliminary)?;
        let counted = !rule.tournament_points.is_empty() && outcome.scores.is_some();
        counted.then_some(outcome.points)
    }

    /// The figures of one game in that score, for A and for B.
    pub fn figures_of_game(&self, game: Game, preliminary: bool) -> [String; 2] {
        if !self.counts_game_points(preliminary) {
            return match game {
                Game::Won => [2, 0],
                Game::Lost => [0, 2],
                Game::Drawn => [1, 1],
                Game::BothLost => [0, 0],
            }
            .map(halves);
        }
        let scoring = self.scoring();
        let drawn = scoring.timed_draw.or(scoring.draw).unwrap_or(scoring.loss);
        match game {
            Game::Won => [scoring.win, scoring.loss],
            Game::Lost => [scoring.loss, scoring.win],
            Game::Drawn => [drawn; 2],
            Game::BothLost => [scoring.loss; 2],
        }
        .map(|points| self.points_text(points))
    }

    /// Points as a text without a language: `4½`.
    fn points_text(&self, points: u32) -> String {
        match self.ruleset.preliminary.points.units {
            2 => halves(points as usize),
            _ => points.to_string(),
        }
    }

    /// Whether scores are shown in points, because every game brings some. Never in a bracket,
    /// where no points are collected.
    pub fn counts_game_points(&self, preliminary: bool) -> bool {
        preliminary && self.ruleset.preliminary.points.per == PointsPer::Game
    }

    /// Whether a sentence about this result needs its score. For a single game it does not.
    fn needs_score(&self, outcome: &Outcome, preliminary: bool) -> bool {
        let several = self.counts_game_points(preliminary) || outcome.games.played() > 1;
        several || outcome.scores.is_some()
    }

    /// Whether both players lost this match. If every game counts by itself, they may still have
    /// points from another game.
    pub fn lost_by_both(&self, outcome: &Outcome, preliminary: bool) -> bool {
        let lost = outcome.games.count(Game::BothLost);
        let all = lost == outcome.games.played();
        outcome.winner.is_none() && lost > 0 && (all || !self.counts_game_points(preliminary))
    }
}

/// A number of halves as text: `2`, `1½`, `½`.
fn halves(halves: usize) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

/// A game as the first-named entrant saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Game {
    Won,
    Lost,
    Drawn,
    /// Lost by both.
    BothLost,
}

impl Game {
    /// The letter of this game, as the first-named entrant saw it.
    pub fn as_str(self) -> &'static str {
        match self {
            Game::Won => "W",
            Game::Lost => "L",
            Game::Drawn => "D",
            Game::BothLost => "X",
        }
    }

    fn letter(self) -> u8 {
        match self {
            Game::Won => b'W',
            Game::Lost => b'L',
            Game::Drawn => b'D',
            Game::BothLost => b'X',
        }
    }
}

/// The most games a match can have.
const MOST: usize = 5;

/// The games of a match as a text with one letter each, as A saw them: W, L, D or X. The
/// few letters are stored in place, because an event has hundreds of matches.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Games {
    letters: [u8; MOST],
    played: u8,
    /// A bit for each game that was conceded instead of played to its end.
    conceded: u8,
    /// Only the games won are known, so the order of the letters means nothing.
    counted: bool,
}

impl Games {
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.letters[..self.played()]).unwrap_or_default()
    }

    /// Adds one game. A sixth is left out, because no match has one.
    fn push(&mut self, game: Game) {
        let next = self.played();
        if let Some(place) = self.letters.get_mut(next) {
            *place = game.letter();
            self.played += 1;
        }
    }

    /// The same games, and one more.
    #[must_use]
    pub fn with(mut self, game: Game) -> Games {
        self.push(game);
        self
    }

    /// The same games, with these numbers, from 1, marked as conceded.
    ///
    /// # Errors
    /// There is no such game, or it has no single loser.
    pub(super) fn with_conceded(self, numbers: &[u32]) -> Result<Games, Message> {
        let mut games = Games { conceded: 0, ..self };
        for number in numbers {
            let index = (*number as usize).wrapping_sub(1);
            match self.as_str().as_bytes().get(index) {
                Some(b'W' | b'L') => games.conceded |= 1 << index,
                Some(_) => return Err(msg!("result.no-winner", n = *number)),
                None => return Err(msg!("result.no-such-game", n = *number)),
            }
        }
        Ok(games)
    }

    /// Numbers, from 1, of the games that were conceded.
    pub fn conceded(&self) -> Vec<u32> {
        (0..MOST).filter(|index| self.conceded & (1 << index) != 0).map(|i| i as u32 + 1).collect()
    }

    /// The same games, of which only the numbers won are known.
    #[must_use]
    pub(super) fn counted(self) -> Games {
        Games { counted: true, ..self }
    }

    /// Whether only the games won are known, and not their order.
    pub(super) fn is_counted(&self) -> bool {
        self.counted
    }

    /// Whether both are the same, ignoring the order of games if one of them does not know it.
    pub(super) fn agrees_with(&self, other: &Games) -> bool {
        self.letters == other.letters || (self.counted || other.counted) && self.same_score(other)
    }

    /// Whether both are the same, in whatever order.
    pub(super) fn same_score(&self, other: &Games) -> bool {
        let numbers = |of: &Games| [Game::Won, Game::Lost].map(|game| of.count(game));
        self.played == other.played && numbers(self) == numbers(other)
    }

    /// Whether a match of this shape has no game left to play.
    pub fn are_all_of(&self, shape: MatchShape) -> bool {
        shape.is_over([Game::Won, Game::Lost].map(|game| self.count(game)), self.played())
    }

    /// The number of games played.
    pub fn played(&self) -> usize {
        self.played.into()
    }

    /// The number of games with this result.
    pub fn count(&self, game: Game) -> usize {
        self.letters.iter().filter(|letter| **letter == game.letter()).count()
    }
}

impl Deref for Games {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

/// The notation of a result: a letter for each game, or the games won if only those are known.
impl fmt::Display for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.counted {
            true => write!(f, "{}-{}", self.count(Game::Won), self.count(Game::Lost)),
            false => self.as_str().fmt(f),
        }
    }
}

impl Serialize for Games {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromIterator<Game> for Games {
    fn from_iter<I: IntoIterator<Item = Game>>(all: I) -> Games {
        let mut games = Games::default();
        all.into_iter().for_each(|game| games.push(game));
        games
    }
}

/// A match to two wins in which not even the first game was finished. It is drawn,
/// if matches can be drawn.
pub const NO_GAME: &str = "0-0";

/// The text of a result: these games, or a mark that none was finished.
pub fn written(games: Games) -> String {
    if games.is_empty() { NO_GAME.to_owned() } else { games.to_string() }
}

/// Reads the letters of the games played so far in a match that goes on.
///
/// # Errors
/// A clause says which letter is wrong, or that the match is over.
pub fn read_games_so_far(letters: &str, shape: MatchShape, draws: bool) -> Result<Games, Message> {
    let games: Games =
        letters.chars().map(|letter| read_game(letter, draws)).collect::<Result<_, _>>()?;
    if letters.chars().count() > games.played() || games.are_all_of(shape) {
        return Err(msg!("result.games-match-is-over"));
    }
    Ok(games)
}

/// Reads a result: a letter for each game, or the games won, such as `2-1`.
///
/// # Errors
/// A clause says which letter is wrong, or why the sequence is impossible.
pub fn read_games(letters: &str, shape: MatchShape, draws: bool) -> Result<Games, Message> {
    if let Some(won) = read_games_won(letters, shape, draws, "") {
        return won;
    }
    if shape.wins_needed().is_some() && draws && letters == NO_GAME {
        return Ok(Games::default());
    }
    let mut count = 0;
    let mut games = Games::default();
    for letter in letters.chars() {
        games.push(read_game(letter, draws)?);
        count += 1;
    }
    match count {
        0 => return Err(msg!("result.empty")),
        n if n > shape.most_games() => {
            let (shape, most) = (shape.phrase(), shape.most_games());
            return Err(msg!("result.too-many", n, shape, most));
        }
        _ => {}
    }
    if let (MatchShape::TwoGames, "W" | "L") = (shape, games.as_str()) {
        // Only a first game that ran out of time leaves no time for the second.
        let (example, timed) = (format!("{games}W"), format!("{games}D"));
        return Err(match draws {
            true => msg!("result.second-missing-or-time", example, timed),
            false => msg!("result.second-missing", example),
        });
    }
    if let Some(needed) = shape.wins_needed() {
        check_first_to(needed, games, draws)?;
    }
    Ok(games)
}

fn read_game(letter: char, draws: bool) -> Result<Game, Message> {
    match letter.to_ascii_uppercase() {
        'W' => Ok(Game::Won),
        'L' => Ok(Game::Lost),
        'X' => Ok(Game::BothLost),
        'D' if draws => Ok(Game::Drawn),
        'D' => Err(msg!("result.no-draws")),
        other if draws => Err(msg!("result.no-letter", draws = "yes", letter = other.to_string())),
        other => Err(msg!("result.no-letter", draws = "no", letter = other.to_string())),
    }
}

/// Whether this letter means the result of a game.
pub(super) fn is_game(letter: char) -> bool {
    read_game(letter, true).is_ok()
}

/// Checks a match to this many wins, which is over at the last of them. A level match is drawn,
/// by time, if the game has draws. Otherwise it has no winner yet.
fn check_first_to(needed: usize, games: Games, draws: bool) -> Result<(), Message> {
    let mut wins = [0, 0];
    for (played, game) in games.chars().enumerate() {
        refuse_if(wins.contains(&needed), || msg!("result.over-after", n = played))?;
        match game {
            'W' => wins[0] += 1,
            'L' => wins[1] += 1,
            _ => {}
        }
    }
    if wins[0] == wins[1] && !draws && games.count(Game::BothLost) == 0 {
        return Err(msg!("result.third-decides", example = "2-1"));
    }
    Ok(())
}

/// Reads a result such as `2-1` of a match of several games.
///
/// It is kept as games won, unless only one order of the games is possible. `known` games come
/// first, and the others get letters. None if the text is not such a result.
///
/// # Errors
/// A clause says why the match cannot end like this, or which letters may be meant.
pub fn read_games_won(
    text: &str,
    shape: MatchShape,
    draws: bool,
    known: &str,
) -> Option<Result<Games, Message>> {
    let (one, two) = text.split_once(['-', ':', '–'])?;
    let (one, two) = (digit(one)?, digit(two)?);
    let all = shape.most_games();
    let won = match shape {
        MatchShape::OneGame => return None,
        MatchShape::TwoGames => all,
        MatchShape::FirstToTwo => all.div_ceil(2),
    };
    if text == NO_GAME {
        return None;
    }
    let is_whole = one.max(two) <= won && one + two <= all && one + two > 0;
    if !is_whole {
        let example = if won == all { format!("{won}-0") } else { format!("{won}-1") };
        let shape = shape.phrase();
        return Some(Err(msg!("result.impossible", shape, example)));
    }
    if shape == MatchShape::TwoGames && (one, two) == (1, 1) && draws {
        return Some(Err(msg!("result.level", won = "WL", drawn = "DD")));
    }
    let in_order = in_order([one, two], known, one.max(two) == won);
    Some(in_order.and_then(|(letters, order_is_open)| {
        let games = read_games(&letters, shape, draws)?;
        Ok(if order_is_open && known.is_empty() { games.counted() } else { games })
    }))
}

fn digit(text: &str) -> Option<usize> {
    let mut letters = text.chars();
    let digit = letters.next()?.to_digit(10)?;
    letters.next().is_none().then_some(digit as usize)
}

/// Puts the games won in an order: those known, a game of the winner, all games of the loser, the
/// winner's other games. `decided` means that the winner's last game ended the match. Also returns
/// whether another order is possible.
fn in_order(won: [usize; 2], known: &str, decided: bool) -> Result<(String, bool), Message> {
    let started = ['W', 'L'].map(|letter| known.matches(letter).count());
    let others = known.chars().any(|letter| !"WL".contains(letter));
    let left = [0, 1].map(|side| won[side].checked_sub(started[side]));
    let (false, [Some(one), Some(two)]) = (others, left) else {
        return Err(msg!("result.started", games = known));
    };
    let first_leads = won[0] >= won[1];
    let (leads, follows) = if first_leads { (one, two) } else { (two, one) };
    let (lead, follow) = if first_leads { ('W', 'L') } else { ('L', 'W') };
    // The known games may begin with one of the winner's, so that the loser's games are next.
    let head = usize::from(known.is_empty() && leads > 0);
    let mut letters = known.to_owned();
    letters.extend(std::iter::repeat_n(lead, head));
    letters.extend(std::iter::repeat_n(follow, follows));
    letters.extend(std::iter::repeat_n(lead, leads - head));
    let free = if decided { leads.saturating_sub(1) } else { leads };
    Ok((letters, follows > 0 && free > 0))
}

/// A result in words: `Ewa beat Jan 2–1, by 37`.
pub struct ResultText<'a> {
    outcome: &'a Outcome,
    /// The names of side A and of side B.
    names: [String; 2],
    /// The score, if the sentence needs it.
    score: Option<[String; 2]>,
    lost_by_both: bool,
    /// The tournament points of A and of B, if they follow from the scores.
    points: Option<[u32; 2]>,
    /// The word for a win on time, if it is one.
    timed: Option<Arg>,
}

impl<'a> ResultText<'a> {
    /// This outcome in words, as if it were the table's.
    pub fn of(event: &Event, pairing: &Pairing, outcome: &'a Outcome) -> ResultText<'a> {
        let name = |id: Option<u32>| id.map_or_else(String::new, |id| event.label(id));
        let names = [Some(pairing.a), pairing.b].map(name);
        ResultText::named(event, names, outcome, pairing.number.is_none())
    }

    /// The same with other names, for places with little space. The caller knows whether the
    /// round collects points.
    pub fn named(
        event: &Event,
        names: [String; 2],
        outcome: &'a Outcome,
        preliminary: bool,
    ) -> ResultText<'a> {
        let needs_score = event.needs_score(outcome, preliminary);
        ResultText {
            outcome,
            names,
            score: needs_score.then(|| event.score_figures(outcome, preliminary)),
            lost_by_both: event.lost_by_both(outcome, preliminary),
            points: event.points_by_scores(outcome, preliminary),
            timed: outcome.timed.then(|| event.ruleset.preliminary.timed_win_name()),
        }
    }

    /// The result, followed by the conceded games of the match.
    pub fn message(&self) -> Message {
        let Outcome { games, .. } = self.outcome;
        let conceded = games.conceded().into_iter().map(|number| {
            let lost = games.as_bytes().get(number as usize - 1) == Some(&b'L');
            let loser = self.name(if lost { Side::A } else { Side::B });
            msg!("result.game-conceded", loser, n = number).into()
        });
        let conceded: Vec<Arg> = conceded.collect();
        let result = match &self.timed {
            Some(name) => msg!("common.bracketed", text = self.match_result(), note = name.clone()),
            None => self.match_result(),
        };
        if conceded.is_empty() {
            return result;
        }
        let clauses = std::iter::once(result.into()).chain(conceded).collect();
        msg!("common.text", text = Arg::Clauses(clauses))
    }

    /// Two results of a table in words. If the words are equal, the games are added, in which they
    /// then differ.
    pub(super) fn distinguish(&self, other: &ResultText) -> [Message; 2] {
        let both = [self, other].map(ResultText::message);
        if both[0] != both[1] {
            return both;
        }
        [self, other]
            .map(|text| msg!("common.bracketed", text = text.message(), note = text.games()))
    }

    /// The games in words: `game 1 Ewa, game 2 drawn`.
    fn games(&self) -> Arg {
        if self.outcome.games.is_counted() {
            return msg!("result.no-order").into();
        }
        let games = self.outcome.games.chars().zip(1u32..).map(|(game, n)| match game {
            'W' => msg!("result.game-won", n, name = self.name(Side::A)).into(),
            'L' => msg!("result.game-won", n, name = self.name(Side::B)).into(),
            'D' => msg!("result.game-drawn", n).into(),
            _ => msg!("result.game-lost-by-both", n).into(),
        });
        let games: Vec<Arg> = games.collect();
        if games.is_empty() { msg!("result.no-game").into() } else { Arg::Series(games) }
    }

    fn name(&self, side: Side) -> &str {
        &self.names[side as usize]
    }

    /// The score with this side's figure first.
    fn score(&self, first: Side) -> Option<Message> {
        let [a, b] = self.score.as_ref()?;
        let (one, other) = if first == Side::A { (a, b) } else { (b, a) };
        Some(msg!("result.score", a = one, b = other))
    }

    /// The result of the match, without its games.
    fn match_result(&self) -> Message {
        let Outcome { how, winner, margin, scores: outcome_scores, .. } = self.outcome;
        let [a, b] = &self.names;
        let with = |side: Side| (self.name(side), self.name(side.other()));
        let winner = match (how, winner) {
            (How::Concession(side), _) => {
                let (loser, winner) = with(*side);
                return msg!("result.conceded-to", loser, winner);
            }
            (How::NoShow(side), _) => {
                let (absent, winner) = with(*side);
                return msg!("result.did-not-appear", absent, winner);
            }
            (How::Removed(side), _) => {
                let (gone, winner) = with(*side);
                return msg!("result.was-removed", gone, winner);
            }
            (_, None) if self.lost_by_both => return msg!("result.match-lost-by-both", a, b),
            (_, None) => {
                return match self.score(Side::A) {
                    Some(score) => msg!("result.drew-at", a, b, score),
                    None => msg!("result.drew", a, b),
                };
            }
            (_, Some(side)) => *side,
        };
        let (best, loser) = with(winner);
        let beat = match self.score(winner) {
            Some(score) => msg!("result.beat-at", winner = best, loser, score),
            None => msg!("result.beat", winner = best, loser),
        };
        let beat = match self.points {
            Some([a, b]) => {
                let (most, least) = if winner == Side::A { (a, b) } else { (b, a) };
                msg!("result.with-points", result = beat, a = most, b = least)
            }
            None => beat,
        };
        match (how, margin) {
            // The scores already show by how much.
            (How::Played, Some(margin)) if outcome_scores.is_none() => {
                msg!("result.by", score = beat, margin = *margin)
            }
            _ => beat,
        }
    }
}

/// A reported result in words. Its stage or table may no longer exist.
pub fn reported(event: &Event, reported: &Reported) -> Message {
    let result = result_of(event, reported);
    match &reported.time {
        None => result,
        Some(time) => {
            let time = event.time_clause((reported.stage, reported.round), time);
            msg!("common.text", text = Arg::Clauses(vec![result.into(), time.into()]))
        }
    }
}

fn result_of(event: &Event, reported: &Reported) -> Message {
    let names = reported.of.map(|id| event.label(id));
    if reported.open {
        return last_game(&names, &reported.games, &reported.conceded);
    }
    let stage: Option<&Stage> = reported.stage.checked_sub(1).and_then(|at| event.stages.get(at));
    let preliminary = stage.map_or(reported.stage == 1, |stage| stage.kind.is_preliminary());
    let shape = stage.map_or(event.ruleset.preliminary.shape, |stage| stage.shape);
    let scoring = event.scoring();
    let outcome = match (reported.concede, reported.noshow) {
        (Some(side), _) => Outcome::forfeit(How::Concession(side), side, shape, &scoring),
        (_, Some(side)) => Outcome::forfeit(How::NoShow(side), side, shape, &scoring),
        _ => match read_games(&reported.games, shape, true) {
            Ok(games) => {
                let games = games.with_conceded(&reported.conceded).unwrap_or(games);
                let played = Outcome::played(games, shape, &scoring);
                let played = scored(played, reported.scores, &event.ruleset.preliminary);
                Outcome { margin: reported.margin, timed: reported.timed, ..played }
            }
            Err(_) => {
                let [a, b] = names;
                return msg!("result.unread", a, b, games = reported.games.as_str());
            }
        },
    };
    ResultText::named(event, names, &outcome, preliminary).message()
}

/// The last game of an unfinished match: `Ewa conceded game 1 to Jan`.
pub(super) fn last_game(names: &[String; 2], letters: &str, conceded: &[u32]) -> Message {
    let [a, b] = names;
    let number = letters.len() as u32;
    let (loser, winner) = match letters.chars().last() {
        Some('L') => (a, b),
        Some('W') => (b, a),
        Some('X') => return msg!("result.both-lost-game", a, b, n = number),
        _ => return msg!("result.game-drawn", n = number),
    };
    match conceded.contains(&number) {
        true => msg!("result.conceded-game-to", loser, winner, n = number),
        false => msg!("result.lost-game-to", loser, winner, n = number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use MatchShape::{FirstToTwo, TwoGames};

    fn read(text: &str, shape: MatchShape, draws: bool, known: &str) -> String {
        match read_games_won(text, shape, draws, known) {
            None => "none".to_owned(),
            Some(Ok(read)) => format!("{} {read}", read.as_str()).trim().to_owned(),
            Some(Err(why)) => why.to_string(),
        }
    }

    #[test]
    fn games_won_are_kept_as_games_won_unless_one_order_is_possible() {
        let texts = ["2-0", "1-2", "0-2", "1-0", "0–1", "1:1"];
        let message = texts.map(|text| read(text, FirstToTwo, true, "")).join(", ");
        assert_eq!(message, "WW WW, LWL 1-2, LL LL, W W, L L, WL 1-1");
        assert_eq!(read("1-1", TwoGames, false, ""), "WL 1-1");
        assert_eq!(
            read("1-1", TwoGames, true, ""),
            "that could be one win each or two draws: enter WL or DD"
        );
    }

    #[test]
    fn games_that_are_known_come_first() {
        assert_eq!(read("2-1", FirstToTwo, false, "L"), "LWW LWW");
        assert_eq!(read("2-1", FirstToTwo, false, "W"), "WLW WLW");
        assert_eq!(read("1-2", FirstToTwo, false, "WL"), "WLL WLL");
        assert_eq!(
            read("2-0", FirstToTwo, false, "L"),
            "it doesn't match the games already entered (L): enter a letter for each game"
        );
    }
}
