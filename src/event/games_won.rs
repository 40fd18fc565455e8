//! A result told as games won: `2-1`. It is kept as one letter for each game.

use super::games::NO_GAME;
use crate::msg;
use crate::ruleset::MatchShape;
use crate::words::Message;

/// The letters of a result that was told as games won.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GamesWon {
    pub letters: String,
    /// Whether the games may have been played in another order.
    pub order_is_open: bool,
}

/// Reads a result such as `2-1` of a match of several games.
///
/// The games that are `known` come first. The others follow in this order: a game of the winner,
/// all games of the loser, the winner's other games. None: the text is no such result.
///
/// # Errors
/// A clause says why the match cannot end so, or which letters it may mean.
pub fn read_games_won(
    text: &str,
    shape: MatchShape,
    draws: bool,
    known: &str,
) -> Option<Result<GamesWon, Message>> {
    let (one, two) = text.split_once(['-', ':', '–'])?;
    let (one, two) = (digit(one)?, digit(two)?);
    let all = shape.most_games();
    let won = match shape {
        MatchShape::OneGame => return None,
        MatchShape::TwoGames => all,
        MatchShape::FirstToTwo | MatchShape::FirstToThree => all.div_ceil(2),
    };
    if text == NO_GAME {
        return None;
    }
    let is_whole = one.max(two) <= won && one + two <= all && one + two > 0;
    if !is_whole {
        let example = if won == all { format!("{won}-0") } else { format!("{won}-1") };
        let shape = shape.phrase();
        return Some(Err(msg!("games-won.impossible", shape, example)));
    }
    if shape == MatchShape::TwoGames && (one, two) == (1, 1) && draws {
        return Some(Err(msg!("games-won.level", won = "WL", drawn = "DD")));
    }
    Some(in_order([one, two], known, one.max(two) == won))
}

fn digit(text: &str) -> Option<usize> {
    let mut letters = text.chars();
    let digit = letters.next()?.to_digit(10)?;
    letters.next().is_none().then_some(digit as usize)
}

/// Puts the games won in an order. `decided`: the match was over with the winner's last game.
fn in_order(won: [usize; 2], known: &str, decided: bool) -> Result<GamesWon, Message> {
    let begun = ['W', 'L'].map(|letter| known.matches(letter).count());
    let others = known.chars().any(|letter| !"WL".contains(letter));
    let left = [0, 1].map(|side| won[side].checked_sub(begun[side]));
    let (false, [Some(one), Some(two)]) = (others, left) else {
        return Err(msg!("games-won.begun", games = known));
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
    Ok(GamesWon { letters, order_is_open: follows > 0 && free > 0 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use MatchShape::{FirstToTwo, OneGame, TwoGames};

    fn letters(text: &str, shape: MatchShape, draws: bool, known: &str) -> String {
        match read_games_won(text, shape, draws, known) {
            None => "none".to_owned(),
            Some(Ok(read)) => read.letters + if read.order_is_open { "?" } else { "" },
            Some(Err(why)) => why.to_string(),
        }
    }

    #[test]
    fn games_won_are_letters_in_an_order_that_can_be() {
        for (text, said) in [
            ("2-0", "WW"),
            ("2-1", "WLW?"),
            ("1-2", "LWL?"),
            ("0-2", "LL"),
            ("1-0", "W"),
            ("0–1", "L"),
            ("1:1", "WL?"),
            ("0-0", "none"),
            ("WLW", "none"),
            ("24-17", "none"),
            (
                "3-0",
                "a match of first to two wins cannot end so: write games won, such as 2-1, or a letter for each game",
            ),
        ] {
            assert_eq!(letters(text, FirstToTwo, true, ""), said, "{text}");
        }
        assert_eq!(letters("1-0", OneGame, true, ""), "none");
        assert_eq!(letters("2-0", TwoGames, true, ""), "WW");
        assert_eq!(letters("1-1", TwoGames, false, ""), "WL?");
        assert_eq!(
            letters("1-1", TwoGames, true, ""),
            "it may be a win each or two draws: write WL or DD"
        );
    }

    #[test]
    fn games_that_are_known_come_first() {
        assert_eq!(letters("2-1", FirstToTwo, false, "L"), "LWW");
        assert_eq!(letters("2-1", FirstToTwo, false, "W"), "WLW");
        assert_eq!(letters("1-2", FirstToTwo, false, "WL"), "WLL");
        assert_eq!(
            letters("2-0", FirstToTwo, false, "L"),
            "it does not fit the games that are in, L: write a letter for each game"
        );
    }
}
