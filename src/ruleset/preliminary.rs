//! The preliminary rounds: pairing, byes, absences, margins, shares of wins, players kept apart.

use super::check::Findings;
use super::finals::MatchShape;
use super::schema::{Form, word};
use super::scoring::{Scores, Scoring};
use super::structures::MOST_ROUNDS;
use super::tie_break::{Source, TieBreak};
use super::{CutRule, PointsPer, Ruleset, Text};
use crate::msg;
use crate::words::{Arg, Message};
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// The rounds before the finals.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preliminary {
    pub pairing: PairingKind,
    #[serde(rename = "match")]
    pub shape: MatchShape,
    /// How the sides of the first of two games are settled; the second swaps them. Or how they are
    /// balanced over matches of one game. Absent: sides do not matter.
    pub sides: Option<FirstSides>,
    pub points: Scoring,
    /// The players' name for a win on time.
    pub timed_win_name: Option<Text>,
    #[serde(default)]
    pub absence: Absence,
    /// The treatment of a round that a player sits out. Absent: a loss in Swiss rounds, and refused
    /// elsewhere.
    pub sitting_out: Option<SittingOut>,
    /// Absent: only the odd player has a bye.
    pub byes: Option<Byes>,
    /// Absent: a match is won or not, and no margin is entered.
    pub margin: Option<Margin>,
    /// Absent: a game is won, lost or drawn, and no scores are entered.
    pub scores: Option<Scores>,
    /// How shares of matches and games won are counted. Absent: the default.
    pub percentages: Option<Percentages>,
    /// In the order they are applied. If `random` is in the list, it comes last.
    pub tie_breaks: Vec<TieBreak>,
    /// Relations that keep two players apart in the first round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub apart_in_first_round: Vec<Relation>,
    /// A key of older event files, always false. It is read and ignored.
    #[serde(default, skip_serializing)]
    swap_sides: Ignored,
}

worded! {
    /// How the sides of a match's first or only game are settled.
    pub enum FirstSides {
        /// The player who chooses a side is drawn.
        Chosen => msg!("handbook.first-sides", how = "chosen"),
        /// The side of each player is drawn.
        Drawn => msg!("handbook.first-sides", how = "drawn"),
        /// In matches of one game: each plays the side they have played less.
        Balanced => msg!("handbook.first-sides", how = "balanced"),
    }

    pub enum PairingKind {
        /// Swiss: at random inside groups of equal points.
        RandomInGroups => msg!("handbook.pairing-kind", kind = "random"),
        /// Swiss: a group's top half by start number against its bottom half.
        HalvesByStart => msg!("handbook.pairing-kind", kind = "halves"),
        /// Every player meets every other player of their pod.
        RoundRobin => msg!("handbook.pairing-kind", kind = "round-robin"),
    }

    /// The value of a no-show for the player who is present.
    #[derive(Default)]
    pub enum Absence {
        /// A win. The absent player counts as an opponent and has a loss.
        #[default]
        Win => msg!("handbook.absence", value = "win"),
        /// The points of a bye, and no opponent.
        Bye => msg!("handbook.absence", value = "bye"),
    }

    /// The treatment of a round that a player sits out and stays in the event.
    pub enum SittingOut {
        /// No round of theirs: no points, no loss, and tie-breaks do not count it.
        Nothing => msg!("check-in.value", value = "nothing"),
        /// A missed round, which counts as a loss.
        Loss => msg!("check-in.value", value = "loss"),
        /// Nobody may sit a round out.
        Refused => msg!("result.level-value", value = "refused"),
    }
}

impl Preliminary {
    /// All groups that the rules keep apart, in round 1.
    pub fn groups_apart(&self) -> Vec<GroupApart> {
        let group = |who: &Relation| GroupApart {
            who: *who,
            rounds: ApartRounds::default(),
            absolute: false,
        };
        self.apart_in_first_round.iter().map(group).collect()
    }

    /// The least and the most points that a match can bring. A second game may not be started, so
    /// the least is that of one game.
    pub fn points_of_a_match(&self) -> [u32; 2] {
        let rows = self.scores.iter().flat_map(|scores| &scores.tournament_points);
        let by_results = [self.points.loss, self.match_won()];
        rows.fold(by_results, |[least, most], row| [least.min(row.loser), most.max(row.winner)])
    }

    /// The players' word for a win on time.
    pub fn timed_win_name(&self) -> Arg {
        match &self.timed_win_name {
            Some(name) => name.into(),
            None => msg!("time-call.name").into(),
        }
    }

    /// Whether a tie-break adds up the scores of games.
    pub fn compares_scores(&self) -> bool {
        self.scores.is_some() && self.tie_breaks.iter().any(|by| by.is_of_scores())
    }

    /// The treatment of a round that a player sits out. Only Swiss rounds can be sat out.
    pub fn sitting_out(&self) -> SittingOut {
        match self.is_swiss() {
            true => self.sitting_out.unwrap_or(SittingOut::Loss),
            false => SittingOut::Refused,
        }
    }
}

/// Margin of victory: by how much a match was won, entered with its result.
///
/// Every match adds `base` for both players. The margin is added for the winner and subtracted for
/// the loser. With a base of 0 the sum shows how far a player is ahead or behind. With a base as
/// large as `most` it never falls below 0, as in miniatures games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Margin {
    /// The players' word for it.
    pub name: Text,
    /// The largest margin of a match.
    pub most: u32,
    #[serde(default)]
    pub base: u32,
    /// The sum a bye adds; `base` is not added as well.
    pub bye: u32,
    /// The margin of a match that was conceded or not played.
    ///
    /// It applies to a concession, a no-show and a missed round. If both players lose a match, it
    /// is subtracted for both.
    pub walkover: u32,
    /// Whether the margin is taken from the loser too. Absent: it is.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub loser: MarginLoser,
    /// Whether both scores may be entered instead. The higher one wins, by the difference.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub of_scores: bool,
}

/// The effect of the margin on the loser's sum.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarginLoser {
    /// It is taken from the loser's base.
    #[default]
    Loses,
    /// The loser has the base, as in Armada.
    Nothing,
}

impl Margin {
    /// The amount that a match lost by this margin adds to the loser's sum.
    pub fn lost_by(&self, margin: u32) -> i64 {
        match self.loser {
            MarginLoser::Loses => i64::from(self.base) - i64::from(margin),
            MarginLoser::Nothing => self.base.into(),
        }
    }
}

/// A key that older files have and that no longer means anything.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Ignored;

/// What a reader of this form says it expects; [`super::yaml`] puts the error in plain words.
pub(super) const NO_SWAP: &str = "no swap of sides";

impl<'de> Deserialize<'de> for Ignored {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ignored, D::Error> {
        match bool::deserialize(deserializer)? {
            true => Err(D::Error::invalid_value(Unexpected::Bool(true), &NO_SWAP)),
            false => Ok(Ignored),
        }
    }
}

worded! {
    pub enum Relation {
        SameClub: "clubs" => msg!("handbook.relation", relation = "club"),
        Relatives: "relatives" => msg!("handbook.relation", relation = "relatives"),
        TravelledTogether: "travel" => msg!("handbook.relation", relation = "travel"),
    }
}

/// Players with something in common who are kept apart in Swiss rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupApart {
    pub who: Relation,
    /// Absent: round 1.
    #[serde(default)]
    pub rounds: ApartRounds,
    /// Whether they must not meet. Otherwise they are kept apart if possible.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub absolute: bool,
}

/// The Swiss rounds in which players are kept apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ApartRounds {
    /// From round 1 to this one.
    Through(u32),
    Always,
}

impl Default for ApartRounds {
    fn default() -> ApartRounds {
        ApartRounds::Through(1)
    }
}

impl ApartRounds {
    pub fn contains(self, round: u32) -> bool {
        match self {
            ApartRounds::Through(last) => round <= last,
            ApartRounds::Always => true,
        }
    }

    /// The rounds as a user types them: `1`, `1-3` or `always`.
    pub fn written(self) -> String {
        match self {
            ApartRounds::Through(1) => "1".to_owned(),
            ApartRounds::Through(last) => format!("1-{last}"),
            ApartRounds::Always => "always".to_owned(),
        }
    }

    /// Reads `1`, `1-3` or `always`.
    pub fn read(text: &str) -> Option<ApartRounds> {
        let last = match text {
            "always" => return Some(ApartRounds::Always),
            "1" => 1,
            _ => text.strip_prefix("1-")?.parse().ok()?,
        };
        (1..=MOST_ROUNDS).contains(&last).then_some(ApartRounds::Through(last))
    }

    /// `in round 1`, `in rounds 1 to 3`, `in every Swiss round`.
    pub fn phrase(self) -> Message {
        match self {
            ApartRounds::Through(1) => msg!("pairing.in-round-1"),
            ApartRounds::Through(last) => msg!("pairing.in-rounds", last),
            ApartRounds::Always => msg!("pairing.in-every-round"),
        }
    }

    /// `in round 1, if possible`.
    pub fn as_strict(self, absolute: bool) -> Message {
        msg!("common.comma", one = self.phrase(), other = strictness(absolute))
    }
}

/// `without exception`, or `if possible`.
pub fn strictness(absolute: bool) -> Message {
    msg!("pairing.strictness", absolute = if absolute { "yes" } else { "no" })
}

impl Serialize for ApartRounds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ApartRounds::Through(last) => serializer.serialize_u32(*last),
            ApartRounds::Always => serializer.serialize_str("always"),
        }
    }
}

/// Uses a visitor, so an error has the position of the value.
impl<'de> Deserialize<'de> for ApartRounds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ApartRounds, D::Error> {
        struct Rounds;
        impl Visitor<'_> for Rounds {
            type Value = ApartRounds;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("rounds")
            }

            fn visit_u64<E: Error>(self, last: u64) -> Result<ApartRounds, E> {
                match u32::try_from(last) {
                    Ok(last) if (1..=MOST_ROUNDS).contains(&last) => Ok(ApartRounds::Through(last)),
                    _ => Err(E::invalid_value(Unexpected::Unsigned(last), &self)),
                }
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<ApartRounds, E> {
                match text {
                    "always" => Ok(ApartRounds::Always),
                    _ => Err(E::invalid_value(Unexpected::Str(text), &self)),
                }
            }
        }
        deserializer.deserialize_any(Rounds)
    }
}

impl GroupApart {
    /// `relatives in round 1, if possible`.
    pub fn phrase(&self) -> Message {
        let rounds = self.rounds.as_strict(self.absolute);
        msg!("common.labelled", label = self.who.phrase(), text = rounds)
    }
}

/// The byes that the rules know beside the odd player's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Byes {
    /// Byes for the first rounds, won before the event. Each is a match won.
    pub awarded: AwardedByes,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AwardedByes {
    /// The most byes that a player may have, for the rounds from the first.
    pub most: u32,
}

impl Preliminary {
    /// Whether rounds are drawn by points, so that somebody may be left out of one.
    pub fn is_swiss(&self) -> bool {
        match self.pairing {
            PairingKind::RandomInGroups | PairingKind::HalvesByStart => true,
            PairingKind::RoundRobin => false,
        }
    }

    /// The byes awarded before the event, if the rules know them.
    pub fn awarded_byes(&self) -> Option<&AwardedByes> {
        self.byes.as_ref().map(|byes| &byes.awarded).filter(|_| self.is_swiss())
    }

    /// The points of a match in which every game was won.
    pub fn match_won(&self) -> u32 {
        let games = match (self.points.per, self.shape) {
            (PointsPer::Match, _) | (PointsPer::Game, MatchShape::OneGame) => 1,
            (PointsPer::Game, MatchShape::TwoGames | MatchShape::FirstToTwo) => 2,
        };
        self.points.win.saturating_mul(games)
    }
}

/// Settings of the tie-breaks that compare shares of matches or games won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Percentages {
    /// The minimum share of matches won; a smaller share counts as this one.
    #[serde(rename = "match_floor")]
    pub min_match_share: Share,
    /// The minimum share of games won; a smaller share counts as this one.
    #[serde(rename = "game_floor")]
    pub min_game_share: Share,
    /// The maximum share of matches won by a player who left before the last round.
    #[serde(
        rename = "leavers_match_ceiling",
        skip_serializing_if = "crate::ruleset::preliminary::Share::is_whole"
    )]
    pub max_match_share_of_leavers: Share,
    pub byes: ByeShare,
    #[serde(skip_serializing_if = "super::is_default")]
    pub draws: DrawShare,
}

/// How a bye counts in a player's share.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ByeShare {
    /// It does not count, as if the round had not been played.
    #[default]
    LeftOut,
    /// It counts as a match won without losing a game.
    Won,
}

/// How a drawn match or game counts in a player's share.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawShare {
    /// It counts as its points divided by those of a win. If points are given for each game, a
    /// drawn match counts as half a match won.
    #[default]
    ByPoints,
    Lost,
}

/// An exact fraction from 0 to 1, written `"1/3"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    pub part: u32,
    pub of: u32,
}

/// The largest denominator; means of such shares still fit the arithmetic.
pub(super) const FINEST: u32 = 100;

/// What a reader of this form says it expects; [`super::yaml`] puts the error in plain words.
pub(super) const SHARE: &str = "a share";

impl Default for Percentages {
    /// A third for both floors, as in most games, and no ceiling.
    fn default() -> Percentages {
        let third = Share { part: 1, of: 3 };
        Percentages {
            min_match_share: third,
            min_game_share: third,
            max_match_share_of_leavers: Share::WHOLE,
            byes: ByeShare::LeftOut,
            draws: DrawShare::ByPoints,
        }
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part {
            0 => f.write_str("0"),
            part => write!(f, "{part}/{}", self.of),
        }
    }
}

impl Serialize for Share {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Share {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Form { expected: SHARE, read: Share::read })
    }
}

impl Share {
    pub const WHOLE: Share = Share { part: 1, of: 1 };

    fn is_whole(&self) -> bool {
        self.part == self.of
    }

    /// Whether this share is smaller than the other.
    pub(super) fn is_below(self, other: Share) -> bool {
        self.part * other.of < other.part * self.of
    }

    fn read(text: &str) -> Option<Share> {
        let (part, of) = text.split_once('/').unwrap_or((text, "1"));
        let share = Share { part: part.trim().parse().ok()?, of: of.trim().parse().ok()? };
        ((1..=FINEST).contains(&share.of) && share.part <= share.of).then_some(share)
    }
}

pub(super) fn check_preliminary(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    points(preliminary, found);
    if preliminary.points.units > 1 {
        let cuts = ruleset.finals.cuts.iter();
        if let Some(n) = cuts.clone().position(|cut| *cut == CutRule::MinimumPoints) {
            found.add(&format!("finals.cuts[{n}]"), msg!("result.whole-cut"));
        }
    }
    tie_breaks(ruleset, found);
    let apart = &preliminary.apart_in_first_round;
    let possible = preliminary.sitting_out.is_some_and(|out| out != SittingOut::Refused);
    let pairing = word(preliminary.pairing);
    if possible && !preliminary.is_swiss() {
        let not_drawn = msg!("check-in.not-drawn", pairing = pairing.as_str());
        found.add("preliminary.sitting_out", not_drawn);
    }
    if !apart.is_empty() && !preliminary.is_swiss() {
        found.add("preliminary.apart_in_first_round", msg!("ruleset.not-apart", pairing));
    }
}

fn points(preliminary: &Preliminary, found: &mut Findings<'_>) {
    let (points, shape) = (&preliminary.points, preliminary.shape);
    let Scoring { per, win, draw, loss, bye, timed_draw, units, .. } = *points;
    let of = |number: u32| points.shown(number);
    let at = |key: &str| format!("preliminary.points.{key}");
    if win <= loss {
        found.add(&at("win"), msg!("ruleset.win-not-more", win = of(win), loss = of(loss)));
    }
    for (key, value) in [("draw", draw), ("timed_draw", timed_draw)] {
        let Some(value) = value.filter(|value| *value < loss || *value >= win) else { continue };
        let fault = msg!("ruleset.draw-worth", key, n = of(value), win = of(win), loss = of(loss));
        found.add(&at(key), fault);
    }
    if timed_draw.is_some() && units > 1 {
        found.add(&at("timed_draw"), msg!("result.whole-draw"));
    }
    if timed_draw.is_some() && draw.is_none() {
        found.add(&at("timed_draw"), msg!("ruleset.no-draws"));
    }
    if timed_draw.is_some()
        && draw.is_some()
        && (per, shape) != (PointsPer::Game, MatchShape::TwoGames)
    {
        found.add(&at("timed_draw"), msg!("ruleset.no-timed-draws"));
    }
    let most = preliminary.match_won();
    if bye > most {
        found.add(&at("bye"), msg!("ruleset.bye-worth", n = of(bye), most = of(most)));
    }
}

/// Refuses tie-breaks that can separate nobody. `scoring` checks those that need a margin or scores.
fn tie_breaks(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    let list = &preliminary.tie_breaks;
    let at = |n: usize| format!("preliminary.tie_breaks[{n}]");
    for (n, tie_break) in list.iter().enumerate() {
        let single = preliminary.shape == MatchShape::OneGame && !ruleset.draws();
        let source = tie_break.about().source;
        let by = word(tie_break);
        match preliminary.pairing {
            PairingKind::RoundRobin if source == Source::Opponents => {
                found.add(&at(n), msg!("ruleset.tie-break-same-opponents", by));
            }
            _ if *tie_break == TieBreak::Wins && wins_are_points(ruleset) => {
                found.add(&at(n), msg!("standings.wins-as-points"));
            }
            _ if *tie_break == TieBreak::HeadToHead
                && list.contains(&TieBreak::HeadToHeadSweep) =>
            {
                found.add(&at(n), msg!("standings.sweep-and-points"));
            }
            _ if source == Source::Games && single => {
                found.add(&at(n), msg!("ruleset.tie-break-as-points", by));
            }
            PairingKind::RandomInGroups | PairingKind::HalvesByStart | PairingKind::RoundRobin => {}
        }
        if source == Source::Draw && n + 1 < list.len() {
            found.add(&at(n), msg!("ruleset.random-last"));
        }
    }
}

/// Whether the number of matches won follows from the points.
fn wins_are_points(ruleset: &Ruleset) -> bool {
    let preliminary = &ruleset.preliminary;
    let points = &preliminary.points;
    let by_scores =
        preliminary.scores.as_ref().is_some_and(|scores| !scores.tournament_points.is_empty());
    let same = points.loss == 0 && points.bye == points.win && !by_scores;
    points.per == PointsPer::Match && !ruleset.draws() && same && preliminary.byes.is_none()
}

pub(super) fn check_byes(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    if preliminary.byes.is_some() && !preliminary.is_swiss() {
        let pairing = word(preliminary.pairing);
        found.add("preliminary.byes", msg!("pairing.not-drawn", pairing));
    }
}
