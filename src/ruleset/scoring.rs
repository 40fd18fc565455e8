//! Tournament points: their table, both scores of a game, margins, wins on time.

use super::check::Findings;
use super::describe::series;
use super::schema::word;
use super::{DrawShare, MatchShape, Ruleset, Text, TieBreak};
use crate::msg;
use crate::words::{Arg, Message};
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// Tournament points, in units. Without `draw` there are no draws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Scoring {
    pub per: PointsPer,
    pub win: u32,
    pub draw: Option<u32>,
    pub loss: u32,
    /// Points of a whole bye.
    pub bye: u32,
    /// Points of a game drawn on time, if they differ from `draw`.
    pub timed_draw: Option<u32>,
    /// Points of a win on time, or of another win that is worth less. Absent: there is none.
    pub timed_win: Option<u32>,
    /// Points of its loss, if they differ from `loss`.
    pub timed_loss: Option<u32>,
    /// How many units a point has: 2 where anything is worth half a point, else 1.
    pub units: u32,
}

impl From<Written> for Scoring {
    fn from(written: Written) -> Scoring {
        let units = written.units();
        let of = |Halves(halves)| if units == 2 { halves } else { halves / 2 };
        Scoring {
            per: written.per,
            win: of(written.win),
            draw: written.draw.map(of),
            loss: of(written.loss),
            bye: of(written.bye),
            timed_draw: written.timed_draw.map(of),
            timed_win: written.timed_win.map(of),
            timed_loss: written.timed_loss.map(of),
            units,
        }
    }
}

impl From<Scoring> for Written {
    fn from(points: Scoring) -> Written {
        let of =
            |worth: u32| Halves(if points.units == 2 { worth } else { worth.saturating_mul(2) });
        Written {
            per: points.per,
            win: of(points.win),
            draw: points.draw.map(of),
            loss: of(points.loss),
            bye: of(points.bye),
            timed_draw: points.timed_draw.map(of),
            timed_win: points.timed_win.map(of),
            timed_loss: points.timed_loss.map(of),
        }
    }
}

impl Scoring {
    /// Points for people: `4`, `4½`.
    pub fn shown(&self, points: u32) -> Arg {
        points_figure(points, self.units)
    }

    /// The points for a win, a draw and a loss, in a row.
    pub fn worth(&self, timed_win: Arg) -> Arg {
        let mut worth = vec![msg!("settings.win", n = self.shown(self.win))];
        // A draw on time has its own worth only where time alone makes a draw.
        let draw = self.timed_draw.or(self.draw);
        worth.extend(draw.map(|draw| msg!("settings.draw", n = self.shown(draw))));
        worth.push(msg!("settings.loss", n = self.shown(self.loss)));
        let timed_win = |win| msg!("common.spaced", one = timed_win, other = self.shown(win));
        worth.extend(self.timed_win.map(timed_win));
        let timed_loss = |loss| msg!("time-call.loss-worth", n = self.shown(loss));
        worth.extend(self.timed_loss.map(timed_loss));
        series(worth)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PointsPer {
    Match,
    Game,
}

/// The table of points as a file has it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Scoring")]
struct Written {
    per: PointsPer,
    win: Halves,
    draw: Option<Halves>,
    #[serde(default)]
    loss: Halves,
    bye: Halves,
    timed_draw: Option<Halves>,
    timed_win: Option<Halves>,
    timed_loss: Option<Halves>,
}

impl Written {
    /// How many units a point has: two, if there is a half anywhere.
    fn units(&self) -> u32 {
        let some = [self.draw, self.timed_draw, self.timed_win, self.timed_loss];
        let all = [self.win, self.loss, self.bye].into_iter().chain(some.into_iter().flatten());
        if all.into_iter().any(|worth| worth.0 % 2 == 1) { 2 } else { 1 }
    }
}

/// The rules for the two scores of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scores {
    /// The players' word for a score.
    pub name: Text,
    /// The largest score of one player.
    pub most: u32,
    /// The meaning of level scores. Absent: a draw in a game with draws, else refused.
    pub level: Option<LevelScores>,
    /// The own score that a bye counts, for the tie-breaks that add up scores.
    pub bye: u32,
    pub walkover: WalkoverScores,
    /// Tournament points by the difference of the scores, instead of those for a win and a loss.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tournament_points: Vec<ScoreRow>,
    /// Whether the difference of the scores is the margin of victory.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub margin: bool,
}

worded! {
    pub enum LevelScores {
        Draw => msg!("result.level-value", value = "draw"),
        /// Level scores are no result.
        Refused => msg!("result.level-value", value = "refused"),
        /// The winner is entered with the scores.
        #[serde(rename = "told")]
        WinnerEntered => msg!("result.level-value", value = "told"),
    }
}

/// The scores of a game that was conceded or not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WalkoverScores {
    pub winner: u32,
    pub loser: u32,
}

/// The tournament points of a won game from this difference of the scores on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreRow {
    pub from: u32,
    pub winner: u32,
    pub loser: u32,
}

impl Scores {
    /// Two scores that a game here can end with, for an example.
    pub fn example(&self) -> [u32; 2] {
        let best = self.most.min(24);
        [best, best.checked_sub(7).unwrap_or(best.saturating_sub(1))]
    }

    /// The tournament points of winner and loser; None if the difference does not matter.
    pub fn points(&self, winner: u32, loser: u32) -> Option<[u32; 2]> {
        let difference = winner.saturating_sub(loser);
        let row = self.tournament_points.iter().rfind(|row| row.from <= difference)?;
        Some([row.winner, row.loser])
    }

    /// The points of a match, if they follow from the difference of the scores.
    pub fn worth(&self, draw: Option<u32>, bye: u32) -> Option<Message> {
        // The tournament points of a won game: `from 0 6–5, from 30 7–4`.
        let row = |row: &ScoreRow| {
            msg!("result.row", from = row.from, winner = row.winner, loser = row.loser)
        };
        let rows = series(self.tournament_points.iter().map(row));
        let worth = match draw {
            Some(draw) => msg!("result.points-by-difference-or-draw", rows, draw, bye),
            None => msg!("result.points-by-difference", rows, bye),
        };
        (!self.tournament_points.is_empty()).then_some(worth)
    }

    /// The meaning of level scores, in a game with or without draws.
    pub fn level(&self, draws: bool) -> LevelScores {
        self.level.unwrap_or(if draws { LevelScores::Draw } else { LevelScores::Refused })
    }
}

/// What a reader of this form says it expects; [`super::yaml`] puts the error in plain words.
pub(super) const POINTS: &str = "points";
/// The same, for a whole number that is none.
const WHOLE_NUMBER: &str = "u32";

/// A number of halves of a point.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Halves(pub u32);

impl Serialize for Halves {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 % 2 {
            0 => serializer.serialize_u32(self.0 / 2),
            _ => serializer.collect_str(&format_args!("{}/2", self.0)),
        }
    }
}

impl<'de> Deserialize<'de> for Halves {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Halves, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Halves;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(POINTS)
            }

            fn visit_u64<E: Error>(self, points: u64) -> Result<Halves, E> {
                let halves = u32::try_from(points).ok().and_then(|points| points.checked_mul(2));
                let wrong = || E::invalid_value(Unexpected::Unsigned(points), &WHOLE_NUMBER);
                halves.map(Halves).ok_or_else(wrong)
            }

            fn visit_i64<E: Error>(self, points: i64) -> Result<Halves, E> {
                Err(E::invalid_value(Unexpected::Signed(points), &WHOLE_NUMBER))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Halves, E> {
                let halves = text.strip_suffix("/2").and_then(|halves| {
                    let digits = halves.bytes().all(|byte| byte.is_ascii_digit());
                    halves.parse().ok().filter(|_| digits)
                });
                halves.map(Halves).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

/// Points for people, from units; a point has this many of them: `4`, `4½`.
pub fn points_figure(number: u32, units: u32) -> Arg {
    match (number / units.max(1), number % units.max(1)) {
        (whole, 0) => whole.into(),
        (0, _) => "½".into(),
        (whole, _) => format!("{whole}½").into(),
    }
}

/// Scores to write where there are none.
const EXAMPLE: &str = "scores: {name: {en: Score}, most: 100, bye: 50, \
                       walkover: {winner: 100, loser: 0}}";

pub(super) fn check_scores(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    let of_scores = preliminary.tie_breaks.iter().enumerate().filter(|(_, by)| by.is_of_scores());
    let Some(rule) = &preliminary.scores else {
        for (n, by) in of_scores {
            let at = format!("preliminary.tie_breaks[{n}]");
            found.add(&at, msg!("ruleset.missing", by = word(by), example = EXAMPLE));
        }
        return;
    };
    let all = "preliminary.scores";
    if preliminary.shape != MatchShape::OneGame {
        found.add(all, msg!("ruleset.one-game", shape = word(preliminary.shape)));
    }
    if preliminary.points.per == PointsPer::Game {
        found.add("preliminary.points.per", msg!("ruleset.per-match"));
    }
    if !ruleset.end_of_time.is_empty() {
        found.add("end_of_time", msg!("ruleset.no-end-of-time"));
    }
    numbers(rule, found);
    if rule.level == Some(LevelScores::Draw) && !ruleset.draws() {
        found.add("preliminary.scores.level", msg!("ruleset.ruleset-scores-no-draws"));
    }
    margin(rule, ruleset, found);
    tournament_points(rule, ruleset, found);
}

fn numbers(rule: &Scores, found: &mut Findings<'_>) {
    let at = |key: &str| format!("preliminary.scores.{key}");
    if rule.most == 0 {
        return; // refused by itself
    }
    let WalkoverScores { winner, loser } = rule.walkover;
    let scores = [("bye", rule.bye), ("walkover.winner", winner), ("walkover.loser", loser)];
    for (key, value) in scores {
        found.within(&at(key), key, value, 0..=rule.most);
    }
    if winner <= loser {
        found.add(&at("walkover"), msg!("ruleset.walkover", winner, loser));
    }
}

/// A margin that is entered beside both scores could contradict them.
fn margin(rule: &Scores, ruleset: &Ruleset, found: &mut Findings<'_>) {
    let at = "preliminary.scores.margin";
    match (&ruleset.preliminary.margin, rule.margin) {
        (None, true) => found.needs(at, "margin: true", "preliminary.margin"),
        (Some(_), false) => found.add("preliminary.margin", msg!("ruleset.margin-twice")),
        (Some(margin), true) => {
            let [winner, loser] = [rule.walkover.winner, rule.walkover.loser];
            let due = winner.saturating_sub(loser).min(margin.most);
            if margin.walkover != due {
                let sentence =
                    msg!("ruleset.ruleset-scores-margin-walkover", n = margin.walkover, due);
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
        found.add(&at(0, "from"), msg!("ruleset.first-row", n = first.from));
    }
    for (n, pair) in rows.windows(2).enumerate() {
        let [one, next] = pair else { continue };
        if next.from <= one.from {
            let sentence = msg!("ruleset.row-order", n = next.from, before = one.from);
            found.add(&at(n + 1, "from"), sentence);
        }
    }
    for (n, row) in rows.iter().enumerate() {
        if row.from > rule.most {
            let sentence = msg!("ruleset.row-never", n = row.from, most = rule.most);
            found.add(&at(n, "from"), sentence);
        }
        if row.winner <= row.loser {
            let sentence = msg!("ruleset.row-worth", winner = row.winner, loser = row.loser);
            found.add(&at(n, "winner"), sentence);
        }
    }
    // The best and the worst of the table are what a win and a loss can be worth at most.
    let points = &ruleset.preliminary.points;
    if points.units > 1 {
        return found.add("preliminary.points", msg!("result.whole-rows"));
    }
    let of = |worth: fn(&ScoreRow) -> u32| rows.iter().map(worth);
    let most = of(|row| row.winner).max().unwrap_or_default();
    let least = of(|row| row.loser).min().unwrap_or_default();
    for (key, value, due) in [("win", points.win, most), ("loss", points.loss, least)] {
        if value != due {
            let at = format!("preliminary.points.{key}");
            found.add(&at, msg!("ruleset.points", key, n = value, due));
        }
    }
}

/// A margin to write where there is none.
const MARGIN_EXAMPLE: &str =
    "margin: {name: {en: Margin}, most: 100, base: 100, bye: 150, walkover: 100}";

pub(super) fn check_margin(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    let margin = preliminary.margin.as_ref();
    let used = preliminary.tie_breaks.iter().position(|by| *by == TieBreak::Margin);
    match (margin, used) {
        (None, Some(n)) => {
            let sentence = msg!("ruleset.missing", by = "margin", example = MARGIN_EXAMPLE);
            found.add(&format!("preliminary.tie_breaks[{n}]"), sentence);
        }
        (Some(_), None) => found.add("preliminary.margin", msg!("ruleset.margin-not-counted")),
        _ => {}
    }
    if let Some(margin) = margin {
        let at = |key: &str| format!("preliminary.margin.{key}");
        let (most, base) = (margin.most, margin.base);
        if margin.walkover > most {
            found.add(&at("walkover"), msg!("ruleset.margin-walkover", n = margin.walkover, most));
        }
        let most = base.saturating_add(most);
        if margin.bye > most {
            found.add(&at("bye"), msg!("ruleset.margin-bye", n = margin.bye, most));
        }
    }
    if preliminary.percentages.is_some()
        && !preliminary.tie_breaks.iter().any(|tie_break| tie_break.is_percentage())
    {
        found.add("preliminary.percentages", msg!("ruleset.percentages-not-compared"));
    }
    let Some(counted) = &preliminary.percentages else { return };
    let (floor, ceiling) = (counted.min_match_share, counted.max_match_share_of_leavers);
    if ceiling.is_below(floor) {
        let (key, share) = ("leavers_match_ceiling", ceiling.to_string());
        let says = msg!("standings.ceiling-below", key, share, floor = floor.to_string());
        found.add(&format!("preliminary.percentages.{key}"), says);
    }
    if counted.draws != DrawShare::default() && !ruleset.draws() {
        found.add("preliminary.percentages.draws", msg!("standings.no-draws"));
    }
}

pub(super) fn check_timed(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    let Scoring { win, loss, timed_win, timed_loss, .. } = preliminary.points;
    let at = |key: &str| format!("preliminary.points.{key}");
    let Some(worth) = timed_win else {
        if timed_loss.is_some() {
            found.add(&at("timed_loss"), msg!("time-call.no-win"));
        }
        if preliminary.timed_win_name.is_some() {
            found.add("preliminary.timed_win_name", msg!("time-call.name-only"));
        }
        return;
    };
    let of = |units: u32| preliminary.points.shown(units);
    let lost = timed_loss.unwrap_or(loss);
    if preliminary.scores.as_ref().is_some_and(|rule| !rule.tournament_points.is_empty()) {
        return found.add(&at("timed_win"), msg!("time-call.by-difference"));
    }
    if lost < loss {
        found.add(&at("timed_loss"), msg!("time-call.loss-least", n = of(lost), loss = of(loss)));
    }
    if worth > win {
        found.add(&at("timed_win"), msg!("time-call.win-most", n = of(worth), win = of(win)));
    } else if worth <= lost {
        found.add(&at("timed_win"), msg!("time-call.win-least", n = of(worth), loss = of(lost)));
    } else if (worth, lost) == (win, loss) {
        found.add(&at("timed_win"), msg!("time-call.same"));
    }
}
