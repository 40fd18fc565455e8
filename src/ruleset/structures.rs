//! The rounds that a number of players plays, the tiers of events, and drafts.

use super::check::Findings;
use super::describe::series;
use super::schema::word;
use super::{FinalsKind, MatchShape, PairingKind, Ruleset, Text};
use crate::msg;
use crate::words::Message;
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize, de};
use std::fmt;

/// The most preliminary rounds of an event.
///
/// In a round robin the pods decide the number, and it may be larger.
pub const MOST_ROUNDS: u32 = 20;

/// The structures an event may follow.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Structures {
    pub basic: Option<Structure>,
    pub advanced: Option<Structure>,
    pub custom: Custom,
}

/// A structure as a table: rounds and cut by attendance.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Structure {
    /// The shape of a match in the finals. Absent: one game.
    #[serde(default)]
    pub finals_match: MatchShape,
    /// From the smallest attendance to the largest, without gaps.
    pub rows: Vec<Row>,
}

/// One row of a structure's table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub players: Attendance,
    pub rounds: u32,
    /// The number of players in the finals. Absent: no finals.
    pub cut: Option<u32>,
    /// Another number of rounds that the organizer may announce within the structure.
    pub or_rounds: Option<u32>,
    pub note: Option<Text>,
}

/// The limits of a structure that an organizer sets up themselves.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Custom {
    /// The fewest and the most preliminary rounds.
    pub rounds_from: u32,
    pub rounds_to: u32,
    /// The shapes a finals match may have; the first is the default.
    ///
    /// It is needed where there are elimination rounds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub finals_match: Vec<MatchShape>,
}

impl Structures {
    /// The table of this structure, if the game has it. A custom one has none.
    pub fn table(&self, kind: StructureKind) -> Option<&Structure> {
        match kind {
            StructureKind::Basic => self.basic.as_ref(),
            StructureKind::Advanced => self.advanced.as_ref(),
            StructureKind::Custom => None,
        }
    }

    pub fn tables(&self) -> impl Iterator<Item = (StructureKind, &Structure)> {
        StructureKind::ALL.into_iter().filter_map(|kind| Some((kind, self.table(kind)?)))
    }
}

impl Structure {
    pub fn row(&self, players: u32) -> Option<&Row> {
        self.rows.iter().find(|row| row.players.contains(players))
    }
}

/// What a reader of this form says it expects; [`super::yaml`] puts the error in plain words.
pub(super) const NUMBER: &str = "a number of players";
/// The same before a range that would be right.
pub(super) const RANGE: &str = "the range ";

/// The numbers of players a row covers: `4-8`, `12`, or `149+` without an upper end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(into = "String")]
pub struct Attendance {
    pub from: u32,
    /// None: no upper end.
    pub to: Option<u32>,
}

impl Attendance {
    pub fn contains(self, players: u32) -> bool {
        players >= self.from && self.to.is_none_or(|to| players <= to)
    }
}

/// Uses a visitor instead of `TryFrom`, so an error has the position of the value. With `TryFrom`
/// it would have the position of the whole row.
impl<'de> de::Deserialize<'de> for Attendance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Words;
        impl Visitor<'_> for Words {
            type Value = Attendance;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(NUMBER)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Attendance, E> {
                let found = Unexpected::Str(text);
                Attendance::try_from(text.to_owned()).map_err(|misfit| match misfit {
                    Misfit::NoNumber => E::invalid_value(found, &self),
                    Misfit::Backwards(mended) => {
                        E::invalid_value(found, &format!("{RANGE}{mended}").as_str())
                    }
                })
            }
        }
        deserializer.deserialize_str(Words)
    }
}

/// Why a text is no number of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misfit {
    NoNumber,
    /// The range from the larger number to the smaller one; here it is the right way round.
    Backwards(Attendance),
}

impl TryFrom<String> for Attendance {
    type Error = Misfit;

    fn try_from(text: String) -> Result<Self, Misfit> {
        let number = |part: &str| part.trim().parse::<u32>().ok().filter(|n| *n >= 2);
        let parsed = match (text.strip_suffix('+'), text.split_once('-')) {
            (Some(from), _) => number(from).map(|from| (from, None)),
            (None, Some((from, to))) => number(from).zip(number(to)).map(|(a, b)| (a, Some(b))),
            (None, None) => number(&text).map(|n| (n, Some(n))),
        };
        match parsed {
            Some((from, Some(to))) if to < from => {
                Err(Misfit::Backwards(Attendance { from: to, to: Some(from) }))
            }
            Some((from, to)) => Ok(Attendance { from, to }),
            None => Err(Misfit::NoNumber),
        }
    }
}

impl From<Attendance> for String {
    fn from(row: Attendance) -> String {
        row.to_string()
    }
}

impl fmt::Display for Attendance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to {
            None => write!(f, "{}+", self.from),
            Some(to) if to == self.from => write!(f, "{to}"),
            Some(to) => write!(f, "{}-{to}", self.from),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tier {
    pub tier: TierKind,
    pub name: Text,
    /// The structure an event of this tier starts from.
    pub structure: StructureKind,
    pub leaders_play: LeaderRule,
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub leaders_meet: LeadersMeet,
    /// The release of a product that counts.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub product_release: ProductRelease,
    /// Days after a product's release until it is legal.
    #[serde(default)]
    pub product_delay_days: u32,
    #[serde(default)]
    pub sleeves_required: bool,
    #[serde(default)]
    pub lists_required: bool,
    pub about: Option<Text>,
}

worded! {
    pub enum TierKind {
        Relaxed: "relaxed",
        Formal: "formal",
        Premier: "premier",
    }

    /// The release from which a product is legal.
    #[derive(Default)]
    pub enum ProductRelease {
        /// The rules do not say which release.
        #[default]
        Any: "any",
        Polish: "polish",
        Worldwide: "worldwide",
    }

    pub enum StructureKind {
        Basic: "basic" => msg!("handbook.structure", kind = "basic"),
        Advanced: "advanced" => msg!("handbook.structure", kind = "advanced"),
        Custom: "custom" => msg!("handbook.structure", kind = "custom"),
    }
}

impl ProductRelease {
    /// The release behind *from the day of*: `the Polish release`.
    pub fn phrase(self) -> Message {
        msg!("handbook.release", kind = self.word())
    }

    /// The release behind *days after*.
    pub fn phrase_after(self) -> Message {
        msg!("handbook.release-after", kind = self.word())
    }
}

worded! {
    /// Whether organizer, marshal and judges may play in their own event.
    pub enum LeaderRule {
        /// Only if another leader is announced before the start; that leader may play as well.
        WithSecondLeader => msg!("handbook.leaders-play", rule = "second"),
        Never => msg!("handbook.leaders-play", rule = "never"),
    }
}

/// The judge of a table where two leaders play each other.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeadersMeet {
    #[default]
    NotSaid,
    /// The marshal, so there must be one besides the two players.
    Marshal,
}

impl Tier {
    /// The rule which leaders may play, and who rules if two of them meet.
    pub fn leaders(&self, marshal: Option<Message>) -> Message {
        let rule = self.leaders_play.phrase();
        match marshal.filter(|_| self.leaders_meet == LeadersMeet::Marshal) {
            Some(marshal) => msg!("handbook.leaders-marshal", rule, marshal),
            None => rule,
        }
    }
}

/// A draft or sealed procedure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The suggested size of a pod.
    pub pod: u32,
    /// Cards that every player adds from a fixed set.
    pub set_cards: u32,
    /// Boosters each player needs in total.
    pub boosters: u32,
    /// Cards in a booster.
    pub booster_cards: u32,
    /// The phases of passing. Empty for sealed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<DraftPhase>,
}

/// Boosters opened together, and the direction the hands are passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DraftPhase {
    pub boosters: u32,
    pub pass: Pass,
}

impl DraftPhase {
    /// Cards in each hand when the phase is opened.
    pub fn hand(&self, draft: &Draft) -> u32 {
        self.boosters * draft.booster_cards
    }
}

impl Draft {
    /// Cards that each player picks, or keeps from their own boosters.
    pub fn kept_cards(&self) -> u32 {
        self.boosters * self.booster_cards
    }

    /// Cards that each player builds from.
    pub fn pool(&self) -> u32 {
        self.kept_cards() + self.set_cards
    }

    /// Cards of each hand at this pick, before anything is taken.
    pub fn hand_at(&self, phase: u32, pick: u32) -> u32 {
        let phase = self.phases.get((phase as usize).wrapping_sub(1));
        phase.map_or(0, |phase| (phase.hand(self) + 1).saturating_sub(pick))
    }

    /// The direction in which hands go in this phase.
    pub fn pass(&self, phase: u32) -> Option<Pass> {
        self.phases.get((phase as usize).checked_sub(1)?).map(|phase| phase.pass)
    }
}

worded! {
    pub enum Pass {
        Left => msg!("handbook.passing", way = "left"),
        Right => msg!("handbook.passing", way = "right"),
    }
}

/// The most rounds in the ruleset of an event under way. Such an event may have started before
/// [`crate::ruleset::MOST_ROUNDS`] was checked, and it must always open.
pub(super) const CARRIED_ROUNDS: u32 = 50;
/// The largest attendance a table may name.
const MOST_PLAYERS: u32 = 100_000;

pub(super) fn check_structures(ruleset: &Ruleset, found: &mut Findings<'_>) {
    for (kind, structure) in ruleset.structures.tables() {
        let at = format!("structures.{}", kind.word());
        if ruleset.preliminary.pairing == PairingKind::RoundRobin {
            found.add(&at, msg!("ruleset.table-in-pods"));
        }
        table(ruleset, structure, &at, found);
    }
    custom(ruleset, found);
}

fn table(ruleset: &Ruleset, structure: &Structure, path: &str, found: &mut Findings<'_>) {
    for (n, row) in structure.rows.iter().enumerate() {
        let at = format!("{path}.rows[{n}]");
        rounds(row, &at, found);
        cut(ruleset, row, &at, found);
        if row.players.from > MOST_PLAYERS || row.players.to.is_some_and(|to| to > MOST_PLAYERS) {
            let row = row.players.to_string();
            let says = msg!("ruleset.row-too-large", row, most = MOST_PLAYERS);
            found.add(&format!("{at}.players"), says);
        }
    }
    let mut before: Option<Attendance> = None;
    for (n, row) in structure.rows.iter().enumerate() {
        let row = row.players;
        if let Some(before) = before {
            follows(before, row, &format!("{path}.rows[{n}].players"), found);
        }
        // A row out of order is reported once, not again for the row after it.
        if before.is_none_or(|before| before.from <= row.from) {
            before = Some(row);
        }
    }
}

/// Checks that a row begins where the one before ends.
fn follows(before: Attendance, row: Attendance, at: &str, found: &mut Findings<'_>) {
    let (here, above) = (row.to_string(), before.to_string());
    let Some(end) = before.to else {
        found.add(at, msg!("ruleset.row-after-open", row = here, before = above));
        return;
    };
    let next = end.saturating_add(1);
    let mended = Attendance { from: next, to: row.to.filter(|to| *to >= next) }.to_string();
    if row.from < before.from {
        found.add(at, msg!("ruleset.row-out-of-order", row = here, before = above));
    } else if row.from <= end {
        found.add(at, msg!("ruleset.row-overlaps", row = here, before = above, mended));
    } else if row.from > next {
        let gap = Attendance { from: next, to: Some(row.from - 1) }.to_string();
        found.add(at, msg!("ruleset.row-missing", gap, before = above, row = here, mended));
    }
}

fn rounds(row: &Row, at: &str, found: &mut Findings<'_>) {
    let most = found.most_rounds;
    for (key, n) in [("rounds", Some(row.rounds)), ("or_rounds", row.or_rounds)] {
        let Some(n) = n.filter(|n| !(1..=most).contains(n)) else { continue };
        let players = row.players.to_string();
        found.add(&format!("{at}.{key}"), msg!("ruleset.rounds", n, players, most));
    }
    if row.or_rounds == Some(row.rounds) {
        found.add(&format!("{at}.or_rounds"), msg!("ruleset.or-rounds-same", n = row.rounds));
    }
}

fn cut(ruleset: &Ruleset, row: &Row, at: &str, found: &mut Findings<'_>) {
    let Some(cut) = row.cut else { return };
    let at = format!("{at}.cut");
    let finals = &ruleset.finals;
    if matches!(finals.kind, FinalsKind::None | FinalsKind::DecidingMatch) {
        found.add(&at, msg!("ruleset.cut-without-finals", cut));
        return;
    }
    if !finals.sizes.is_empty() && !finals.sizes.contains(&cut) {
        let sizes = series(finals.sizes.iter().copied());
        found.add(&at, msg!("ruleset.cut-without-size", cut, sizes));
    }
    if cut > row.players.from {
        found.add(&at, msg!("ruleset.cut-too-large", cut, players = row.players.from));
    }
}

fn custom(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let custom = &ruleset.structures.custom;
    let swiss = ruleset.preliminary.is_swiss();
    let (least, most) = (1, if swiss { found.most_rounds } else { CARRIED_ROUNDS });
    let (from, to) = (custom.rounds_from, custom.rounds_to);
    if from < least || to > most {
        found.add("structures.custom", msg!("ruleset.custom", from, to, least, most));
    }
    if from > to {
        let fault = msg!("ruleset.backwards", low = "rounds_from", from, high = "rounds_to", to);
        found.add("structures.custom.rounds_from", fault);
    }
}

pub(super) fn check_tiers(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let tiers = &ruleset.tiers;
    let named = tiers.iter().map(|tier| tier.tier);
    found.no_repeats("tiers[].tier", named, |tier| word(tier));
    for (n, tier) in tiers.iter().enumerate() {
        let kind = tier.structure;
        if kind != StructureKind::Custom && ruleset.structures.table(kind).is_none() {
            let name = word(tier.structure);
            found.add(&format!("tiers[{n}].structure"), msg!("ruleset.tier-structure", name));
        }
    }
}
