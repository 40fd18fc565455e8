//! The announcement, the plan that follows from it, who is kept apart, and the cut.

use super::table_list::TableList;
use crate::event::address::{NO_ADDRESS, is_address};
use crate::event::entrant::Id;
use crate::event::groups_apart;
use crate::event::time_of_day::TimeOfDay;
use crate::msg;
use crate::ruleset::{
    ApartRounds, CutRule, GroupApart, HouseGames, MatchShape, StructureKind, TierKind,
};
use crate::words::Message;
use serde::{Deserialize, Serialize};
use serde_yaml::Value;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StageKind {
    Swiss,
    RoundRobin,
    SingleElimination,
    DoubleElimination,
    DecidingMatch,
}

impl StageKind {
    /// Returns whether the stage collects points over rounds; otherwise losers leave.
    pub fn is_preliminary(self) -> bool {
        match self {
            StageKind::Swiss | StageKind::RoundRobin => true,
            StageKind::SingleElimination
            | StageKind::DoubleElimination
            | StageKind::DecidingMatch => false,
        }
    }

    pub fn phrase(self) -> Message {
        match self {
            StageKind::Swiss => msg!("finals.swiss"),
            StageKind::RoundRobin => msg!("finals.round-robin"),
            StageKind::SingleElimination => msg!("finals.single-elimination"),
            StageKind::DoubleElimination => msg!("finals.double-elimination"),
            StageKind::DecidingMatch => msg!("finals.stage-deciding-match"),
        }
    }
}

/// The rounds, the cut and the finals match that the event follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    pub kind: StageKind,
    pub rounds: u32,
    /// 0 means no finals. Otherwise it is a number of players or of points, as `cut_by`
    /// says.
    pub cut: u32,
    #[serde(default, skip_serializing_if = "is_top")]
    pub cut_by: CutRule,
    pub finals_match: MatchShape,
}

fn is_top(rule: &CutRule) -> bool {
    *rule == CutRule::Top
}

/// The organizer's announcement. An action in the log holds only the settings that change.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub name: Option<String>,
    pub tier: Option<TierKind>,
    pub structure: Option<StructureKind>,
    /// Preliminary rounds; if absent, the structure's table decides.
    pub rounds: Option<u32>,
    /// Size of the cut; 0 means no cut. If absent, the structure's table decides.
    pub cut: Option<u32>,
    /// How the number of the cut is read; if absent, the ruleset's first rule applies.
    pub cut_by: Option<CutRule>,
    pub finals_match: Option<MatchShape>,
    /// Minutes of a preliminary round; if absent, the ruleset's number.
    pub minutes: Option<u32>,
    /// Minutes of a finals round before the final; if absent, the ruleset's number.
    pub finals_minutes: Option<u32>,
    /// Minutes of the final; if absent, the ruleset's number.
    pub final_minutes: Option<u32>,
    /// Points for a game drawn on time; if absent, the ruleset's number.
    pub timed_draw: Option<u32>,
    /// Sealed boosters available in the hall.
    pub boosters: Option<u32>,
    /// Seconds for each pick of a draft; if 0 or absent, there is no clock.
    pub pick_seconds: Option<u32>,
    /// Whether all players have agreed to share out the rare cards at the end.
    pub redraft: Option<bool>,
    /// The worth of a round-robin game that is not played because a player has left.
    pub unplayed: Option<Unplayed>,
    /// The language of what players read, such as `pl`; `own` or absent: the organizer's.
    pub language: Option<String>,
    /// Whether lists have to be handed in; if absent, the tier decides.
    pub lists: Option<bool>,
    /// Whether everybody may see the lists of those in the cut.
    pub open_lists: Option<bool>,
    /// Whether decks have to be sleeved; if absent, the tier decides.
    pub sleeves: Option<bool>,
    /// A line of the organizer's own for the players; `none` or absent: there is none.
    pub note: Option<String>,
    /// Whether players check in before the first round; if absent, they do not.
    pub checkin: Option<bool>,
    /// The entry fee as it is announced, such as `20` or `20 zł`; `none` or absent: no fee.
    pub fee: Option<String>,
    /// How a game against a house player counts; if absent, as the ruleset says.
    pub house: Option<HouseGames>,
    /// Minutes between two rounds. Only the estimate of the schedule reads them.
    pub pause: Option<u32>,
    /// The time at which the hall closes.
    pub closes: Option<TimeOfDay>,
    /// Groups that are kept apart, none of them if empty; if absent, the ruleset decides.
    pub apart: Option<Vec<GroupApart>>,
    /// The prizes, as in `1: playmat; 2-4: promo card`; `none` or absent: there are none.
    pub prizes: Option<String>,
    /// Whether a new round is held: only the scorekeepers see it until it is posted.
    pub hold: Option<bool>,
    /// The tables of the hall; empty or absent: 1, 2, 3 and so on.
    pub tables: Option<TableList>,
    /// The feature tables, to which the highest pairings go; empty or absent: none.
    pub feature: Option<TableList>,
    /// Whether the board marks who is certain of the cut and who is out; if absent, it does not.
    pub prospects: Option<bool>,
    /// The public address of the event, such as `https://example.org/cup`; `none` or absent:
    /// there is none. See [`Setup::address`].
    pub address: Option<String>,
    /// The places of sheets, site and mirror, which no file may name: the verb has them here on
    /// their way to [`Outputs`](crate::event::Outputs), and nothing follows them in a file.
    pub paper: Option<String>,
    pub publish: Option<String>,
    pub mirror: Option<String>,
    /// Settings that were announced before and now follow the rules again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by_rules: Vec<Announced>,
}

/// The word for an event without an entry fee.
pub const NO_FEE: &str = "none";

/// The word that returns to the organizer's language.
pub const OWN_LANGUAGE: &str = "own";

impl Setup {
    /// The settings of this change as they are typed: `rounds=5`, `cut=rules`.
    pub fn written(&self) -> Vec<String> {
        let Ok(Value::Mapping(all)) = serde_yaml::to_value(self) else { return Vec::new() };
        let word = |value: Value| match value {
            Value::Bool(yes) => Some(if yes { "yes" } else { "no" }.to_owned()),
            Value::Number(number) => Some(number.to_string()),
            Value::String(text) => Some(text),
            _ => None,
        };
        let mut written = Vec::new();
        for (key, value) in all {
            let Some(key) = key.as_str() else { continue };
            let word_of = match key {
                "finals_match" => self.finals_match.map(|shape| ("finals", shape.word())),
                "cut_by" => self.cut_by.map(|rule| (key, rule.word())),
                "house" => self.house.map(|games| (key, games.word())),
                _ => None,
            };
            match value {
                _ if word_of.is_some() => {
                    written.extend(word_of.map(|(key, word)| format!("{key}={word}")));
                }
                Value::Null => {}
                Value::String(text) if text.is_empty() => written.push(format!("{key}=none")),
                Value::Sequence(some) if key == "by_rules" => {
                    let settings = some.into_iter().filter_map(word);
                    let settings = settings.map(|one| one.replace("finals_match", "finals"));
                    written.extend(settings.map(|setting| format!("{setting}=rules")));
                }
                Value::Sequence(_) if key == "apart" => {
                    let groups = self.apart.as_deref().map(groups_apart).unwrap_or_default();
                    written.push(format!("apart={groups}"));
                }
                Value::Sequence(some) => {
                    let some: Vec<String> = some.into_iter().filter_map(word).collect();
                    let some = if some.is_empty() { "none".to_owned() } else { some.join(",") };
                    written.push(format!("{key}={some}"));
                }
                value => written.extend(word(value).map(|word| format!("{key}={word}"))),
            }
        }
        written
    }

    /// The tag of the language of what players read; None: the organizer's.
    pub fn language(&self) -> Option<&str> {
        self.language.as_deref().filter(|tag| *tag != OWN_LANGUAGE)
    }

    /// The announced entry fee; None: there is none.
    pub fn fee(&self) -> Option<&str> {
        self.fee.as_deref().filter(|fee| *fee != NO_FEE)
    }

    /// The announced public address; None: there is none, or a file states what is none.
    pub fn address(&self) -> Option<&str> {
        self.address.as_deref().filter(|text| *text != NO_ADDRESS && is_address(text))
    }

    /// The organizer's own line; None: there is none.
    pub fn note(&self) -> Option<&str> {
        self.note.as_deref().filter(|text| *text != NO_NOTE)
    }

    /// The text of the announced prizes; None: there are none.
    pub fn prizes(&self) -> Option<&str> {
        self.prizes.as_deref().filter(|text| *text != NO_PRIZES)
    }
}

/// The word that takes the organizer's own line back.
pub const NO_NOTE: &str = "none";

/// The word that announces no prizes any more.
pub const NO_PRIZES: &str = "none";

/// A setting that has a value in the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Announced {
    Rounds,
    Cut,
    FinalsMatch,
    Minutes,
    FinalsMinutes,
    FinalMinutes,
    Lists,
    House,
    Pause,
    Closes,
    Apart,
}

/// The worth of a game for a player whose opponent has left.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unplayed {
    #[default]
    Nothing,
    Win,
}

/// The cut: the entrants who go on, best seed first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cut {
    pub kind: StageKind,
    pub seeds: Vec<Id>,
    #[serde(rename = "match")]
    pub shape: MatchShape,
    pub rounds: u32,
    /// The seeds by the standings, for as many players, if the organizer chose these by
    /// hand.
    pub instead_of: Option<Vec<Id>>,
}

/// Two players are kept apart from now on, or no longer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ApartSet {
    pub pair: [Id; 2],
    /// None: they may meet again.
    pub wish: Option<Wish>,
}

/// In which Swiss rounds two players are kept apart, and how strictly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    pub rounds: ApartRounds,
    /// Whether they may meet if nothing else is possible.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub soft: bool,
}
