//! The games of a match, with one letter for each.

use crate::event::decide::decision::refuse_if;
use crate::msg;
use crate::ruleset::MatchShape;
use crate::words::Message;
use serde::{Serialize, Serializer};
use std::ops::Deref;
use std::{fmt, str};

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
    pub fn with_conceded(self, numbers: &[u32]) -> Result<Games, Message> {
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
    pub fn agrees_with(&self, other: &Games) -> bool {
        let numbers = |of: &Games| [Game::Won, Game::Lost].map(|game| of.count(game));
        let same_numbers = self.played == other.played && numbers(self) == numbers(other);
        self.letters == other.letters || (self.counted || other.counted) && same_numbers
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
    let begun = ['W', 'L'].map(|letter| known.matches(letter).count());
    let others = known.chars().any(|letter| !"WL".contains(letter));
    let left = [0, 1].map(|side| won[side].checked_sub(begun[side]));
    let (false, [Some(one), Some(two)]) = (others, left) else {
        return Err(msg!("result.begun", games = known));
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

#[cfg(test)]
mod tests {
    use super::*;
    use MatchShape::{FirstToTwo, OneGame, TwoGames};

    fn read(text: &str, shape: MatchShape, draws: bool, known: &str) -> String {
        match read_games_won(text, shape, draws, known) {
            None => "none".to_owned(),
            Some(Ok(read)) => format!("{} {read}", read.as_str()).trim().to_owned(),
            Some(Err(why)) => why.to_string(),
        }
    }

    #[test]
    fn games_won_are_kept_as_games_won_unless_one_order_is_possible() {
        let texts = ["2-0", "2-1", "1-2", "0-2", "1-0", "0–1", "1:1", "0-0", "WLW", "24-17"];
        let message = texts.map(|text| read(text, FirstToTwo, true, "")).join(", ");
        assert_eq!(message, "WW WW, WLW 2-1, LWL 1-2, LL LL, W W, L L, WL 1-1, none, none, none");
        assert_eq!(
            read("3-0", FirstToTwo, true, ""),
            "a match of first to two wins can't end that way: enter games won, such as 2-1, or a letter for each game"
        );
        assert_eq!(read("1-0", OneGame, true, ""), "none");
        assert_eq!(read("2-0", TwoGames, true, ""), "WW WW");
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
