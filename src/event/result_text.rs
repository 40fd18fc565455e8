//! A result in words: the one narrator for what was entered, for the log and for a screen.

use super::actions::Reported;
use super::{Event, How, Outcome, Pairing, Side, Stage, read_games, scored};
use crate::msg;
use crate::words::{Arg, Message};

/// A result in words: `Ewa beat Jan 2–1, by 37`.
pub struct ResultText<'a> {
    outcome: &'a Outcome,
    /// The names of side A and of side B.
    names: [String; 2],
    /// A's figure and B's, if the sentence needs them.
    score: Option<[String; 2]>,
    lost_by_both: bool,
    /// The tournament points of A and of B, if they follow from the scores.
    points: Option<[u32; 2]>,
    /// The word for a win on time, if it is one.
    timed: Option<Arg>,
}

impl<'a> ResultText<'a> {
    /// This result, as if it were the table's.
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

    /// The result, and behind it which games of the match were conceded.
    pub fn message(&self) -> Message {
        let Outcome { games, .. } = self.outcome;
        let conceded = games.conceded().into_iter().map(|number| {
            let lost = games.as_bytes().get(number as usize - 1) == Some(&b'L');
            let loser = self.name(if lost { Side::A } else { Side::B });
            msg!("result.game-conceded", loser, n = number).into()
        });
        let conceded: Vec<Arg> = conceded.collect();
        let whole = match &self.timed {
            Some(name) => msg!("common.bracketed", text = self.whole(), note = name.clone()),
            None => self.whole(),
        };
        if conceded.is_empty() {
            return whole;
        }
        let clauses = std::iter::once(whole.into()).chain(conceded).collect();
        msg!("common.text", text = Arg::Clauses(clauses))
    }

    /// Two results of a table. If their words are equal, the games are added, because only
    /// they differ.
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
    fn whole(&self) -> Message {
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
            // The scores say by how much.
            (How::Played, Some(margin)) if outcome_scores.is_none() => {
                msg!("result.by", score = beat, margin = *margin)
            }
            _ => beat,
        }
    }
}

/// A line of the log in words. It may be of a stage or a table that is gone.
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

/// The last game of a match that goes on: `Ewa conceded game 1 to Jan`.
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
