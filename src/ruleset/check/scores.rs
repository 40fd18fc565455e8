//! Checks the scores of games, and what follows from them.

use super::super::{LevelScores, MatchShape, PointsPer, Ruleset, ScoreRow, Scores};
use super::findings::{Findings, word};
use crate::msg;

/// Scores to write where there are none.
const EXAMPLE: &str = "scores: {name: {en: Score}, most: 100, bye: 50, \
                       walkover: {winner: 100, loser: 0}}";
/// The largest score, so that sums stay small.
const MOST_SCORE: u32 = 100_000;
/// The most tournament points of one game.
const MOST_POINTS: u32 = 1000;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    let of_scores = preliminary.tie_breaks.iter().enumerate().filter(|(_, by)| by.is_of_scores());
    let Some(rule) = &preliminary.scores else {
        for (n, by) in of_scores {
            let at = format!("preliminary.tie_breaks[{n}]");
            found.add(&at, msg!("ruleset-scores.missing", by = word(by), example = EXAMPLE));
        }
        return;
    };
    let all = "preliminary.scores";
    if preliminary.shape != MatchShape::OneGame {
        found.add(all, msg!("ruleset-scores.one-game", shape = word(preliminary.shape)));
    }
    if preliminary.points.per == PointsPer::Game {
        found.add("preliminary.points.per", msg!("ruleset-scores.per-match"));
    }
    if !ruleset.end_of_time.is_empty() {
        found.add("end_of_time", msg!("ruleset-scores.no-end-of-time"));
    }
    numbers(rule, found);
    level(rule, ruleset, found);
    margin(rule, ruleset, found);
    tournament_points(rule, ruleset, found);
}

fn numbers(rule: &Scores, found: &mut Findings<'_>) {
    let at = |key: &str| format!("preliminary.scores.{key}");
    if !(1..=MOST_SCORE).contains(&rule.most) {
        let sentence = msg!("ruleset-scores.most", n = rule.most, most = MOST_SCORE);
        return found.add(&at("most"), sentence);
    }
    let walkover = rule.walkover;
    for (key, value) in [
        ("bye", rule.bye),
        ("walkover.winner", walkover.winner),
        ("walkover.loser", walkover.loser),
    ] {
        if value > rule.most {
            found.add(&at(key), msg!("ruleset-scores.too-large", n = value, most = rule.most));
        }
    }
    let [winner, loser] = [walkover.winner, walkover.loser];
    if winner <= loser {
        found.add(&at("walkover"), msg!("ruleset-scores.walkover", winner, loser));
    }
}

fn level(rule: &Scores, ruleset: &Ruleset, found: &mut Findings<'_>) {
    if rule.level == Some(LevelScores::Draw) && !ruleset.draws() {
        found.add("preliminary.scores.level", msg!("ruleset-scores.no-draws"));
    }
}

/// A margin that is entered beside both scores could contradict them.
fn margin(rule: &Scores, ruleset: &Ruleset, found: &mut Findings<'_>) {
    let at = "preliminary.scores.margin";
    match (&ruleset.preliminary.margin, rule.margin) {
        (None, true) => found.add(at, msg!("ruleset-scores.margin-missing")),
        (Some(_), false) => found.add("preliminary.margin", msg!("ruleset-scores.margin-twice")),
        (Some(margin), true) => {
            let [winner, loser] = [rule.walkover.winner, rule.walkover.loser];
            let due = winner.saturating_sub(loser).min(margin.most);
            if margin.walkover != due {
                let sentence = msg!("ruleset-scores.margin-walkover", n = margin.walkover, due);
                found.add("preliminary.margin.walkover", sentence);
            }
        }
        (None, false) => {}
    }
}

fn tournament_points(rule: &Scores, ruleset: &Ruleset, found: &mut Findings<'_>) {
    let rows = &rule.tournament_points;
    let at = |n: usize, key: &str| format!("preliminary.scores.tournament_points[{n}].{key}");
    let Some(first) = rows.first() else { return };
    if first.from != 0 {
        found.add(&at(0, "from"), msg!("ruleset-scores.first-row", n = first.from));
    }
    for (n, pair) in rows.windows(2).enumerate() {
        let [one, next] = pair else { continue };
        if next.from <= one.from {
            let sentence = msg!("ruleset-scores.row-order", n = next.from, before = one.from);
            found.add(&at(n + 1, "from"), sentence);
        }
    }
    for (n, row) in rows.iter().enumerate() {
        if row.from > rule.most {
            let sentence = msg!("ruleset-scores.row-never", n = row.from, most = rule.most);
            found.add(&at(n, "from"), sentence);
        }
        if row.winner <= row.loser {
            let sentence = msg!("ruleset-scores.row-worth", winner = row.winner, loser = row.loser);
            found.add(&at(n, "winner"), sentence);
        } else if row.winner > MOST_POINTS {
            found.add(
                &at(n, "winner"),
                msg!("ruleset-rounds.win-most", n = row.winner, most = MOST_POINTS),
            );
        }
    }
    // The best and the worst of the table are what a win and a loss can be worth at most.
    let points = &ruleset.preliminary.points;
    if points.units > 1 {
        return found.add("preliminary.points", msg!("halves.whole-rows"));
    }
    let of = |worth: fn(&ScoreRow) -> u32| rows.iter().map(worth);
    let most = of(|row| row.winner).max().unwrap_or_default();
    let least = of(|row| row.loser).min().unwrap_or_default();
    for (key, value, due) in [("win", points.win, most), ("loss", points.loss, least)] {
        if value != due {
            found.add(
                &format!("preliminary.points.{key}"),
                msg!("ruleset-scores.points", key, n = value, due),
            );
        }
    }
}
