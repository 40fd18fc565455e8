//! Both scores of a game: the winner and the points that follow, and the sums for tie-breaks.

use super::action::Reported;
use super::{Game, How, Outcome, Side, Stage};
use crate::msg;
use crate::ruleset::{Absence, LevelScores, MatchShape, Preliminary, Ruleset, Scores};
use crate::words::{Arg, Message};
use std::cmp::Ordering;

impl Stage {
    /// The rule for the scores of a match of this shape, if both are entered.
    pub fn scores<'a>(&self, ruleset: &'a Ruleset, shape: MatchShape) -> Option<&'a Scores> {
        ruleset.preliminary.scores.as_ref().filter(|_| shape == MatchShape::OneGame)
    }

    /// The letters of a result that these scores allow, as the first-named entrant saw it. One
    /// letter follows from the scores; of several, one is told; without any, the scores are
    /// refused.
    pub fn letters_of(&self, ruleset: &Ruleset, scores: [u32; 2]) -> &'static [Game] {
        let Some(rule) = &ruleset.preliminary.scores else {
            return match (self.margin_of_scores(ruleset, MatchShape::OneGame), scores) {
                (None, _) => &[],
                (Some(_), [a, b]) if a > b => &[Game::Won],
                (Some(_), [a, b]) if a < b => &[Game::Lost],
                (Some(_), _) => &[Game::Won, Game::Lost],
            };
        };
        let preliminary = self.kind.is_preliminary();
        match scores[0].cmp(&scores[1]) {
            Ordering::Greater => &[Game::Won],
            Ordering::Less => &[Game::Lost],
            Ordering::Equal => match rule.level(ruleset.draws()) {
                LevelScores::Draw if preliminary => &[Game::Drawn],
                // A bracket needs a winner.
                LevelScores::Draw | LevelScores::Told => &[Game::Won, Game::Lost],
                LevelScores::Refused => &[],
            },
        }
    }

    /// The letter of a match with these scores.
    ///
    /// # Errors
    /// A clause says which score is impossible, who has to be told, or that the letter told is
    /// another than the scores say.
    pub fn letter_of(
        &self,
        ruleset: &Ruleset,
        shape: MatchShape,
        scores: [u32; 2],
        told: Option<&str>,
    ) -> Result<Game, Message> {
        let own = self.scores(ruleset, shape).map(|rule| rule.most);
        let most = own.or(self.margin_of_scores(ruleset, shape).map(|rule| rule.most));
        let most = most.ok_or_else(no_scores)?;
        if let Some(score) = scores.into_iter().find(|score| *score > most) {
            return Err(msg!("result.too-large", score, most));
        }
        let [a, b] = scores;
        let allowed = self.letters_of(ruleset, scores);
        match (told, allowed) {
            (_, []) => Err(msg!("result.level-refused", a, b)),
            (None, [only]) => Ok(*only),
            (None, several) => Err({
                let example = format!("{a}-{b} {}", several[0].as_str());
                msg!("result.winner-missing", a, b, letters = letters(several), example)
            }),
            (Some(told), several) => {
                let found = several.iter().find(|game| game.as_str() == told).copied();
                found.ok_or_else(|| {
                    msg!("result.no-such-letter", a, b, letters = letters(several), told)
                })
            }
        }
    }

    /// The games, the scores and the margin that both scores make of a match.
    ///
    /// # Errors
    /// As of [`Stage::letter_of`].
    pub fn read_scores(
        &self,
        ruleset: &Ruleset,
        shape: MatchShape,
        scores: [u32; 2],
        told: Option<&str>,
    ) -> Result<Reported, Message> {
        let games = self.letter_of(ruleset, shape, scores, told)?.as_str().to_owned();
        let kept = self.scores(ruleset, shape).is_some();
        let margin = self.margin(ruleset).filter(|_| !kept);
        Ok(Reported {
            games,
            scores: kept.then_some(scores),
            margin: margin.map(|_| scores[0].abs_diff(scores[1])),
            ..Reported::default()
        })
    }

    /// The outcome with both scores: those entered, or those of a match that was not played.
    /// In a game whose points follow from the scores, it has those points.
    ///
    /// # Errors
    /// Says why these scores are impossible, or that they are missing.
    pub fn with_scores(
        &self,
        ruleset: &Ruleset,
        shape: MatchShape,
        outcome: Outcome,
        entered: Option<[u32; 2]>,
    ) -> Result<Outcome, Message> {
        let Some(rule) = self.scores(ruleset, shape) else {
            return match entered {
                None => Ok(outcome),
                Some(_) => Err(no_scores()),
            };
        };
        let scores = match (entered, outcome.winner) {
            (Some(_), _) if outcome.how != How::Played => {
                let (winner, loser) = (rule.walkover.winner, rule.walkover.loser);
                return Err(msg!("result.of-forfeit", winner, loser));
            }
            (Some(scores), _) => {
                self.letter_of(ruleset, shape, scores, Some(&outcome.games))?;
                Some(scores)
            }
            (None, Some(winner)) if outcome.how != How::Played => Some(walkover(rule, winner)),
            (None, None) if outcome.games.count(Game::BothLost) > 0 => None,
            (None, _) => {
                let [a, b] = rule.example();
                let letters = self.letters_of(ruleset, [a, b]);
                let example = match letters {
                    [first, _, ..] => format!("{a}-{b} {}", first.as_str()),
                    _ => format!("{a}-{b}"),
                };
                return Err(msg!("result.scores-missing", example, most = rule.most));
            }
        };
        Ok(scored(outcome, scores, &ruleset.preliminary))
    }
}

/// The outcome with these scores, and with the points that follow from them.
pub fn scored(outcome: Outcome, scores: Option<[u32; 2]>, preliminary: &Preliminary) -> Outcome {
    let absent = preliminary.absence == Absence::Bye && matches!(outcome.how, How::NoShow(_));
    let by_difference = || {
        let (rule, winner, [a, b]) = (preliminary.scores.as_ref()?, outcome.winner?, scores?);
        let (best, other) = if winner == Side::A { (a, b) } else { (b, a) };
        let [most, least] = rule.points(best, other)?;
        Some(if winner == Side::A { [most, least] } else { [least, most] })
    };
    let points = by_difference().filter(|_| !absent).unwrap_or(outcome.points);
    Outcome { points, scores, ..outcome }
}

/// The scores of a match that this side won without playing it.
pub fn walkover(rule: &Scores, winner: Side) -> [u32; 2] {
    let scores = [rule.walkover.winner, rule.walkover.loser];
    if winner == Side::A { scores } else { [scores[1], scores[0]] }
}

/// The share of this result in the sums of the player on `side`: the own score, and the one
/// against it. A bye has no opponent.
pub fn scores_of(
    outcome: &Outcome,
    is_bye: bool,
    side: Side,
    preliminary: &Preliminary,
) -> [u64; 2] {
    let Some(rule) = &preliminary.scores else { return [0; 2] };
    let absent = preliminary.absence == Absence::Bye && outcome.how == How::NoShow(side.other());
    if is_bye || absent {
        return of_bye(rule);
    }
    match (outcome.scores, side) {
        (Some([a, b]), Side::A) => [a.into(), b.into()],
        (Some([a, b]), Side::B) => [b.into(), a.into()],
        (None, _) => of_missed_round(rule),
    }
}

/// The share of a bye.
pub fn of_bye(rule: &Scores) -> [u64; 2] {
    [rule.bye.into(), 0]
}

/// The share of a match lost without being played; a missed round is one.
pub fn of_missed_round(rule: &Scores) -> [u64; 2] {
    [rule.walkover.loser.into(), rule.walkover.winner.into()]
}

/// Scores that such a game could end with, for a match that is only supposed. `below` draws a
/// number below another. Each score is as likely as any other.
pub fn supposed(rule: &Scores, game: Game, mut below: impl FnMut(u32) -> u32) -> Option<[u32; 2]> {
    let most = rule.most;
    let [mut low, mut high] = [below(most.saturating_add(1)), below(most.saturating_add(1))];
    if low > high {
        (low, high) = (high, low);
    }
    if low == high {
        (low, high) = if high < most { (low, high + 1) } else { (low.saturating_sub(1), high) };
    }
    match game {
        Game::Won => Some([high, low]),
        Game::Lost => Some([low, high]),
        Game::Drawn => Some([low; 2]),
        Game::BothLost => None,
    }
}

/// Reads `24-17`, `24:17` or `24–17`.
pub(super) fn read_scores(word: &str) -> Option<[u32; 2]> {
    let (a, b) = word.split_once(['-', ':', '–'])?;
    read_both(a, b)
}

/// Reads `24-17`, and the letter of the winner behind it if there is one.
pub(super) fn read_told(text: &str) -> Option<([u32; 2], Option<String>)> {
    let (scores, told) = match text.split_once(' ') {
        Some((scores, told)) => (scores, Some(told.to_owned())),
        None => (text, None),
    };
    Some((read_scores(scores)?, told))
}

/// Reads two scores, each of digits only.
pub(super) fn read_both(a: &str, b: &str) -> Option<[u32; 2]> {
    let read = |word: &str| {
        let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        word.parse().ok().filter(|_| digits)
    };
    Some([read(a)?, read(b)?])
}

/// The letters of one game each, for a message: `W or L`.
fn letters(games: &[Game]) -> Arg {
    Arg::any_of(games.iter().map(|game| game.as_str()))
}

fn no_scores() -> Message {
    msg!("result.none-here")
}
