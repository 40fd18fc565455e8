use super::Text;
use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};

/// The requirements of a tier.
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Text>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TierKind {
    Relaxed,
    Formal,
    Premier,
}

impl TierKind {
    pub const ALL: [TierKind; 3] = [TierKind::Relaxed, TierKind::Formal, TierKind::Premier];

    /// The word in files and in the verb `setup`.
    pub fn word(self) -> &'static str {
        match self {
            TierKind::Relaxed => "relaxed",
            TierKind::Formal => "formal",
            TierKind::Premier => "premier",
        }
    }
}

/// The release from which a product is legal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProductRelease {
    /// The rules do not say which release.
    #[default]
    Any,
    Polish,
    Worldwide,
}

impl ProductRelease {
    /// The release behind *from the day of*: `the Polish release`.
    pub fn phrase(self) -> Message {
        match self {
            ProductRelease::Any => msg!("value.release-any"),
            ProductRelease::Polish => msg!("value.release-polish"),
            ProductRelease::Worldwide => msg!("value.release-worldwide"),
        }
    }

    /// The release behind *days after*.
    pub fn phrase_after(self) -> Message {
        match self {
            ProductRelease::Any => msg!("value.after-any"),
            ProductRelease::Polish => msg!("value.after-polish"),
            ProductRelease::Worldwide => msg!("value.after-worldwide"),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StructureKind {
    Basic,
    Advanced,
    Custom,
}

impl StructureKind {
    pub const ALL: [StructureKind; 3] =
        [StructureKind::Basic, StructureKind::Advanced, StructureKind::Custom];

    /// The word in files and in the verb `setup`.
    pub fn word(self) -> &'static str {
        match self {
            StructureKind::Basic => "basic",
            StructureKind::Advanced => "advanced",
            StructureKind::Custom => "custom",
        }
    }

    /// The word for people.
    pub fn phrase(self) -> Message {
        match self {
            StructureKind::Basic => msg!("value.basic"),
            StructureKind::Advanced => msg!("value.advanced"),
            StructureKind::Custom => msg!("value.custom"),
        }
    }
}

/// Whether organizer, marshal and judges may play in their own event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaderRule {
    /// Only if another leader is announced before the start; that leader may play as well.
    WithSecondLeader,
    Never,
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
        let rule = match self.leaders_play {
            LeaderRule::WithSecondLeader => msg!("value.leaders-second"),
            LeaderRule::Never => msg!("value.leaders-never"),
        };
        match (self.leaders_meet, marshal) {
            (LeadersMeet::Marshal, Some(marshal)) => msg!("value.leaders-marshal", rule, marshal),
            (LeadersMeet::NotSaid, _) | (_, None) => rule,
        }
    }
}
