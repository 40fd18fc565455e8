//! What a match is worth: points, margins, both scores of a game and wins on time, and their sums
//! for tie-breaks.

use super::actions::Reported;
use super::{Event, Game, How, Id, Outcome, Pairing, Refusal, Side, Stage};
use crate::event::decide::refuse_if;
use crate::msg;
use crate::pairing::points_phrase;
use crate::ruleset::{
    Absence, HouseGames, LevelScores, Margin, MatchShape, PointsPer, Preliminary, Ruleset, Scores,
    Scoring,
};
use crate::words::{Arg, Message};
use std::cmp::Ordering;

impl Stage {
    /// The rule for scores in a match of this shape, if scores are entered.
    pub fn scores<'a>(&self, ruleset: &'a Ruleset, shape: MatchShape) -> Option<&'a Scores> {
        ruleset.preliminary.scores.as_ref().filter(|_| shape == MatchShape::OneGame)
    }

    /// The letters of a result that these scores allow, as the first-named entrant saw it. A single
    /// letter follows from the scores; of several, one must be entered; none means the scores are
    /// impossible.
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
                LevelScores::Draw | LevelScores::WinnerEntered => &[Game::Won, Game::Lost],
                LevelScores::Refused => &[],
            },
        }
    }

    /// The letter of a match with these scores.
    ///
    /// # Errors
    /// A clause says which score is impossible, that the winner must be entered, or that the
    /// entered letter contradicts the scores.
    pub(super) fn letter_of(
        &self,
        ruleset: &Ruleset,
        shape: MatchShape,
        scores: [u32; 2],
        letter: Option<&str>,
    ) -> Result<Game, Message> {
        let own = self.scores(ruleset, shape).map(|rule| rule.most);
        let most = own.or(self.margin_of_scores(ruleset, shape).map(|rule| rule.most));
        let most = most.ok_or_else(no_scores)?;
        if let Some(score) = scores.into_iter().find(|score| *score > most) {
            return Err(msg!("result.too-large", score, most));
        }
        let [a, b] = scores;
        let allowed = self.letters_of(ruleset, scores);
        match (letter, allowed) {
            (_, []) => Err(msg!("result.level-refused", a, b)),
            (None, [only]) => Ok(*only),
            (None, several) => Err({
                let example = format!("{a}-{b} {}", several[0].as_str());
                msg!("result.winner-missing", a, b, letters = letters(several), example)
            }),
            (Some(letter), several) => {
                let found = several.iter().find(|game| game.as_str() == letter).copied();
                found.ok_or_else(|| {
                    msg!("result.no-such-letter", a, b, letters = letters(several), letter)
                })
            }
        }
    }

    /// The games, the scores and the margin of a match with these scores.
    ///
    /// # Errors
    /// As of [`Stage::letter_of`].
    pub(super) fn read_scores(
        &self,
        ruleset: &Ruleset,
        shape: MatchShape,
        scores: [u32; 2],
        letter: Option<&str>,
    ) -> Result<Reported, Message> {
        let games = self.letter_of(ruleset, shape, scores, letter)?.as_str().to_owned();
        let kept = self.scores(ruleset, shape).is_some();
        let margin = self.margin(ruleset).filter(|_| !kept);
        Ok(Reported {
            games,
            scores: kept.then_some(scores),
            margin: margin.map(|_| scores[0].abs_diff(scores[1])),
            ..Reported::default()
        })
    }

    /// The outcome with both scores: as entered, or those of a walkover. In a game whose points
    /// follow from the scores, with those points.
    ///
    /// # Errors
    /// Why these scores are impossible, or that they are missing.
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

/// What this result adds to the sums of the player on `side`: scored, and conceded. A bye has no
/// opponent.
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

/// What a bye adds.
pub fn of_bye(rule: &Scores) -> [u64; 2] {
    [rule.bye.into(), 0]
}

/// What a match lost without playing adds; so does a missed round.
pub fn of_missed_round(rule: &Scores) -> [u64; 2] {
    [rule.walkover.loser.into(), rule.walkover.winner.into()]
}

/// Random scores of such a game, for simulations. `below` draws a number below another, each
/// equally likely.
pub fn random_scores(
    rule: &Scores,
    game: Game,
    mut below: impl FnMut(u32) -> u32,
) -> Option<[u32; 2]> {
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

/// Reads `24-17`, and the winner's letter after it if there is one.
pub(super) fn read_scores_and_letter(text: &str) -> Option<([u32; 2], Option<String>)> {
    let (scores, letter) = match text.split_once(' ') {
        Some((scores, letter)) => (scores, Some(letter.to_owned())),
        None => (text, None),
    };
    Some((read_scores(scores)?, letter))
}

/// Reads two scores, each of digits only.
pub(super) fn read_both(a: &str, b: &str) -> Option<[u32; 2]> {
    let read = |word: &str| {
        let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        word.parse().ok().filter(|_| digits)
    };
    Some([read(a)?, read(b)?])
}

/// These letters for a message: `W or L`.
fn letters(games: &[Game]) -> Arg {
    Arg::any_of(games.iter().map(|game| game.as_str()))
}

fn no_scores() -> Message {
    msg!("result.none-here")
}

impl Event {
    /// The points of the rules, with the organizer's changes.
    pub fn scoring(&self) -> Scoring {
        let points = self.ruleset.preliminary.points;
        Scoring { timed_draw: self.setup.timed_draw.or(points.timed_draw), ..points }
    }

    /// Points for people: `4`, `4½`.
    pub fn points_figure(&self, points: u32) -> Arg {
        self.ruleset.preliminary.points.shown(points)
    }

    /// Points in a sentence: `4 points`.
    pub fn points_phrase(&self, points: u32) -> Message {
        points_phrase(points, self.ruleset.preliminary.points.units)
    }

    /// The two possible values of a game drawn on time, if the rules give two answers: by their own
    /// sentence on it, and as any draw.
    pub fn timed_draws(&self) -> Option<[u32; 2]> {
        let points = &self.ruleset.preliminary.points;
        points.timed_draw.zip(points.draw).map(<[u32; 2]>::from)
    }
}

/// Checks that points for a draw on time are one of the two values, and set before the first round.
pub(super) fn check_timed_draw(event: &Event, points: u32) -> Result<(), Refusal> {
    let Some([special, general]) = event.timed_draws() else {
        return Err(Refusal(msg!("result.no-timed-draw", game = &event.ruleset.name)));
    };
    if ![special, general].contains(&points) {
        return Err(Refusal(msg!("result.timed-draw-worth", special, general)));
    }
    if !event.stages.is_empty() && event.scoring().timed_draw != Some(points) {
        return Err(Refusal(msg!("result.timed-draw-fixed")));
    }
    Ok(())
}

impl Stage {
    /// Whether wins on time differ here. In a bracket every win is worth the same.
    pub fn has_timed_wins(&self, ruleset: &Ruleset) -> bool {
        self.kind.is_preliminary() && ruleset.preliminary.points.timed_win.is_some()
    }

    /// The outcome with the points of a win on time.
    ///
    /// The match was won on time, or its last game if every game brings points.
    ///
    /// # Errors
    /// A clause says why this cannot be a win on time.
    pub(super) fn with_timed_win(
        &self,
        ruleset: &Ruleset,
        scoring: &Scoring,
        outcome: Outcome,
    ) -> Result<Outcome, Message> {
        let Some(worth) = scoring.timed_win else { return Err(msg!("time-call.none-here")) };
        refuse_if(!self.has_timed_wins(ruleset), || msg!("time-call.none-here"))?;
        refuse_if(outcome.how != How::Played, || msg!("time-call.none-here"))?;
        let loss = scoring.timed_loss.unwrap_or(scoring.loss);
        let last = outcome.games.chars().last();
        let last = match last {
            Some('W') => Some(Side::A),
            Some('L') => Some(Side::B),
            _ => None,
        };
        let (winner, before) = match scoring.per {
            PointsPer::Match => (outcome.winner, [0; 2]),
            // The points of the games before the last one.
            PointsPer::Game => (last, outcome.points),
        };
        let winner = winner.ok_or_else(|| msg!("time-call.none-here"))?;
        let mut points = before;
        for (side, full, timed) in
            [(winner, scoring.win, worth), (winner.other(), scoring.loss, loss)]
        {
            let own = &mut points[side as usize];
            *own = match scoring.per {
                PointsPer::Match => timed,
                PointsPer::Game => *own - full + timed,
            };
        }
        Ok(Outcome { points, timed: true, ..outcome })
    }
}

/// The amounts that one round adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundSums {
    /// 0 in a game without margins.
    pub margin: i64,
    /// 0 in a game whose scores are not entered.
    pub own_score: u64,
}

impl Event {
    /// The amounts that the rounds before the finals add for this entrant.
    ///
    /// The rounds in order, then each missed round.
    pub fn sums_of_rounds(&self, id: Id) -> Vec<RoundSums> {
        let stages = self.stages.iter().filter(|stage| stage.kind.is_preliminary());
        let pairings = stages.flat_map(|stage| &stage.rounds).flat_map(|round| &round.pairings);
        let pairings = pairings.filter(|pairing| pairing.has(id) && !pairing.sits_out());
        let missed = self.entrant(id).into_iter().flat_map(|entrant| &entrant.missed);
        let missed = missed.map(|_| self.sums_of_missed());
        pairings.filter_map(|pairing| self.sums_of_pairing(pairing, id)).chain(missed).collect()
    }

    fn sums_of_pairing(&self, pairing: &Pairing, id: Id) -> Option<RoundSums> {
        let preliminary = &self.ruleset.preliminary;
        let (outcome, side) = (pairing.outcome.as_ref()?, pairing.side(id)?);
        if outcome.how == How::Rested {
            return None;
        }
        let seats = [Side::A, Side::B].into_iter().filter_map(|side| pairing.at(side));
        let house = { seats }.any(|id| self.entrant(id).is_some_and(|entrant| entrant.house));
        let as_bye = house && self.house_games() == HouseGames::Bye;
        if as_bye && outcome.how != How::NoShow(side) {
            return Some(RoundSums {
                margin: preliminary.margin.as_ref().map_or(0, |rule| rule.bye.into()),
                own_score: preliminary.scores.as_ref().map_or(0, |rule| of_bye(rule)[0]),
            });
        }
        let alone = pairing.b.is_none();
        Some(RoundSums {
            margin: margin_of(outcome, alone, side, preliminary),
            own_score: scores_of(outcome, alone, side, preliminary)[0],
        })
    }

    fn sums_of_missed(&self) -> RoundSums {
        let preliminary = &self.ruleset.preliminary;
        RoundSums {
            margin: preliminary.margin.as_ref().map_or(0, lost_by_walkover),
            own_score: preliminary.scores.as_ref().map_or(0, |rule| of_missed_round(rule)[0]),
        }
    }
}

impl Stage {
    /// The rule for the margins of this stage, if they are entered.
    pub fn margin<'a>(&self, ruleset: &'a Ruleset) -> Option<&'a Margin> {
        ruleset.preliminary.margin.as_ref().filter(|_| self.kind.is_preliminary())
    }

    /// The rule for margins, if both scores of a match of this shape may be entered instead; also
    /// in the finals, where only the winner counts.
    pub(super) fn margin_of_scores<'a>(
        &self,
        ruleset: &'a Ruleset,
        shape: MatchShape,
    ) -> Option<&'a Margin> {
        let rule = ruleset.preliminary.margin.as_ref().filter(|rule| rule.of_scores);
        rule.filter(|_| shape == MatchShape::OneGame)
    }

    /// The outcome with the margin entered for it, or with the fixed margin of its kind.
    ///
    /// # Errors
    /// Why this margin is impossible, or that it is missing.
    pub fn with_margin(
        &self,
        ruleset: &Ruleset,
        outcome: Outcome,
        entered: Option<u32>,
    ) -> Result<Outcome, Message> {
        let entered = match self.margin_by_scores(ruleset, &outcome) {
            None => entered,
            Some(_) if entered.is_some() => return Err(msg!("result.margin-follows")),
            Some(margin) => margin,
        };
        let margin = match (self.margin(ruleset), entered, outcome.winner) {
            (None, None, _) => None,
            (None, Some(_), _) => return Err(msg!("result.no-margins")),
            (Some(rule), entered, Some(_)) if outcome.how != How::Played => match entered {
                None => Some(rule.walkover),
                Some(_) => return Err(msg!("result.margin-of-forfeit", margin = rule.walkover)),
            },
            (Some(rule), Some(entered), Some(_)) if entered > rule.most => {
                return Err(msg!("result.margin-too-large", margin = entered, most = rule.most));
            }
            (Some(rule), None, Some(_)) => {
                return Err(msg!("result.margin-missing", most = rule.most));
            }
            (Some(_), Some(_), None) => return Err(msg!("result.no-margins")),
            (Some(_), entered, _) => entered,
        };
        Ok(Outcome { margin, ..outcome })
    }

    /// The margin by the scores: `Some(None)` if nobody won by playing, None if margins do not
    /// follow from scores here.
    fn margin_by_scores(&self, ruleset: &Ruleset, outcome: &Outcome) -> Option<Option<u32>> {
        let (rule, scores) = (self.margin(ruleset)?, self.scores(ruleset, self.shape)?);
        if !scores.margin {
            return None;
        }
        let by = |winner| {
            let [a, b] = outcome.scores?;
            let (best, other) = if winner == Side::A { (a, b) } else { (b, a) };
            Some(best.saturating_sub(other).min(rule.most))
        };
        let winner = outcome.winner.filter(|_| outcome.how == How::Played);
        Some(winner.and_then(by))
    }
}

/// What this result adds to the margin sum of the player on `side`. A bye has no opponent.
pub fn margin_of(outcome: &Outcome, is_bye: bool, side: Side, preliminary: &Preliminary) -> i64 {
    let Some(rule) = &preliminary.margin else { return 0 };
    let absent = preliminary.absence == Absence::Bye && outcome.how == How::NoShow(side.other());
    if is_bye || absent {
        return rule.bye.into();
    }
    let margin = outcome.margin.unwrap_or(0);
    match outcome.winner {
        Some(winner) if winner == side => i64::from(rule.base) + i64::from(margin),
        Some(_) => rule.lost_by(margin),
        None if outcome.games.contains('X') => lost_by_walkover(rule),
        None => rule.base.into(),
    }
}

/// What a match lost without playing adds; so does a missed round.
pub fn lost_by_walkover(rule: &Margin) -> i64 {
    rule.lost_by(rule.walkover)
}
