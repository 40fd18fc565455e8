//! A result told as games won: `2-1`.

use super::games::{Games, NO_GAME, read_games};
use crate::msg;
use crate::ruleset::MatchShape;
use crate::words::Message;

/// Reads a result such as `2-1` of a match of several games.
///
/// It is kept as games won, unless only one order of the games is possible. The games that are
/// `known` come first, and then the others have letters. None: the text is no such result.
///
/// # Errors
/// A clause says why the match cannot end so, or which letters it may mean.
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
/// winner's other games. `decided`: the match was over with the winner's last game. The answer
/// says too whether another order is possible.
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
        let said = texts.map(|text| read(text, FirstToTwo, true, "")).join(", ");
        assert_eq!(said, "WW WW, WLW 2-1, LWL 1-2, LL LL, W W, L L, WL 1-1, none, none, none");
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
