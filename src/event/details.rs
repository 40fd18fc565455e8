//! The details of an entrant, each defined once.
//!
//! A text such as the club is a field of the entrant, of two actions in the log, and of two
//! requests. [`with_texts!`] adds these fields to each of the structs, and [`Texts`] reads and
//! copies them by [`TextDetail`].

use super::verb::{YES_NO, one_of};
use crate::msg;
use crate::ruleset::Relation;
use crate::words::{Arg, Message};

/// A text that an entrant may have besides the name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TextDetail {
    Club,
    /// The number by which a league or a federation knows the player, the same in every event.
    ///
    /// A team has both, as in `4711 & 0815`.
    Member,
    /// The second player of a team.
    Partner,
    /// The family: entrants with the same text are relatives, and should not meet in the first
    /// round.
    Family,
    /// The group with which the entrant travelled; likewise.
    Travel,
}

/// A struct with these texts, in the order of [`TextDetail::ALL`].
pub trait Texts: Sized {
    fn texts(&self) -> [&Option<String>; TextDetail::ALL.len()];

    fn texts_mut(&mut self) -> [&mut Option<String>; TextDetail::ALL.len()];

    fn text(&self, detail: TextDetail) -> &Option<String> {
        self.texts()[detail as usize]
    }

    fn text_mut(&mut self, detail: TextDetail) -> &mut Option<String> {
        let [club, member, partner, family, travel] = self.texts_mut();
        match detail {
            TextDetail::Club => club,
            TextDetail::Member => member,
            TextDetail::Partner => partner,
            TextDetail::Family => family,
            TextDetail::Travel => travel,
        }
    }

    /// The same with the texts of another struct.
    fn with_texts_of(mut self, other: &impl Texts) -> Self {
        for (own, text) in self.texts_mut().into_iter().zip(other.texts()) {
            own.clone_from(text);
        }
        self
    }
}

/// Defines a struct with the texts in place of `..texts`.
macro_rules! with_texts {
    (
        $(#[$about:meta])*
        pub struct $name:ident {
            $($(#[$before_about:meta])* pub $before:ident: $before_type:ty,)*
            ..texts,
            $($(#[$after_about:meta])* pub $after:ident: $after_type:ty,)*
        }
    ) => {
        $(#[$about])*
        pub struct $name {
            $($(#[$before_about])* pub $before: $before_type,)*
            pub club: Option<String>,
            pub member: Option<String>,
            pub partner: Option<String>,
            pub family: Option<String>,
            pub travel: Option<String>,
            $($(#[$after_about])* pub $after: $after_type,)*
        }

        impl $crate::event::Texts for $name {
            fn texts(&self) -> [&Option<String>; 5] {
                [&self.club, &self.member, &self.partner, &self.family, &self.travel]
            }

            fn texts_mut(&mut self) -> [&mut Option<String>; 5] {
                let $name { club, member, partner, family, travel, .. } = self;
                [club, member, partner, family, travel]
            }
        }
    };
}
pub(super) use with_texts;

impl TextDetail {
    pub const ALL: [TextDetail; 5] = [
        TextDetail::Club,
        TextDetail::Member,
        TextDetail::Partner,
        TextDetail::Family,
        TextDetail::Travel,
    ];

    /// The name in verbs and rosters.
    pub const fn key(self) -> &'static str {
        match self {
            TextDetail::Club => "club",
            TextDetail::Member => "member",
            TextDetail::Partner => "partner",
            TextDetail::Family => "family",
            TextDetail::Travel => "travel",
        }
    }

    /// The text with this name in verbs and rosters.
    pub fn named(key: &str) -> Option<TextDetail> {
        TextDetail::ALL.into_iter().find(|detail| detail.key() == key)
    }

    /// The text by which entrants are related.
    pub fn of(relation: Relation) -> TextDetail {
        match relation {
            Relation::SameClub => TextDetail::Club,
            Relation::Relatives => TextDetail::Family,
            Relation::TravelledTogether => TextDetail::Travel,
        }
    }

    /// The relation for which alone this text is entered, if there is one.
    pub fn relation(self) -> Option<Relation> {
        match self {
            TextDetail::Family => Some(Relation::Relatives),
            TextDetail::Travel => Some(Relation::TravelledTogether),
            TextDetail::Club | TextDetail::Member | TextDetail::Partner => None,
        }
    }

    /// Its label in a form.
    pub fn label(self) -> Message {
        match self {
            TextDetail::Club => msg!("roster.club").capitalised(),
            TextDetail::Member => msg!("roster.member").capitalised(),
            TextDetail::Partner => msg!("roster.partner").capitalised(),
            TextDetail::Family => msg!("roster.family").capitalised(),
            TextDetail::Travel => msg!("dialog.travel"),
        }
    }

    /// Its name within a sentence about a roster.
    pub(super) fn in_roster(self) -> Message {
        match self {
            TextDetail::Club => msg!("roster.club"),
            TextDetail::Member => msg!("roster.member"),
            TextDetail::Partner => msg!("roster.partner"),
            TextDetail::Family => msg!("roster.family"),
            TextDetail::Travel => msg!("roster.travel"),
        }
    }

    /// The refusal of a text that is not valid for it.
    pub(super) fn refused(self, why: impl Into<Arg>) -> Message {
        msg!("common.labelled-stop", label = self.in_roster().capitalised(), text = why)
    }
}

with_texts! {
    /// Details of an entrant as entered; None for those left out.
    #[derive(Debug, Clone, Default, PartialEq, Eq)]
    pub struct Details {
        pub name: Option<String>,
        ..texts,
        pub start: Option<u32>,
        pub table: Option<u32>,
        pub house: Option<bool>,
        pub byes: Option<u32>,
    }
}

impl Details {
    /// The names of the details in verbs and rosters.
    pub const KEYS: [&'static str; 10] = [
        "name",
        TextDetail::Club.key(),
        TextDetail::Member.key(),
        "start",
        TextDetail::Partner.key(),
        "table",
        TextDetail::Family.key(),
        TextDetail::Travel.key(),
        "house",
        "byes",
    ];

    /// Sets the detail with this name; `number` reads a number from its name and text.
    pub(super) fn set(
        &mut self,
        key: &str,
        value: String,
        number: impl Fn(&str, &str) -> Result<u32, Message>,
    ) -> Result<(), Message> {
        match (key, TextDetail::named(key)) {
            (_, Some(detail)) => *self.text_mut(detail) = Some(value),
            ("name", _) => self.name = Some(value),
            ("start", _) => self.start = Some(number(key, &value)?),
            ("byes", _) => self.byes = Some(number(key, &value)?),
            ("house", _) => {
                let house = one_of(&value, &YES_NO);
                self.house = Some(house.map_err(|_| msg!("roster.house-answer", word = value))?);
            }
            _ => self.table = Some(number(key, &value)?),
        }
        Ok(())
    }
}

with_texts! {
    /// An entrant to register, from the desk or from a roster.
    #[derive(Debug, Clone, Default, PartialEq, Eq)]
    pub struct NewEntrant {
        pub name: String,
        ..texts,
        pub start: Option<u32>,
        pub table: Option<u32>,
        /// They are checked in.
        pub here: bool,
        /// They have paid the entry fee.
        pub paid: bool,
        /// Whether they play only where somebody would have a bye.
        pub house: bool,
        /// Byes awarded for the first rounds.
        pub byes: u32,
        /// Their line of the roster.
        pub line: Option<u64>,
    }
}

impl From<Details> for NewEntrant {
    fn from(details: Details) -> NewEntrant {
        let new = NewEntrant::default().with_texts_of(&details);
        let Details { name, start, table, house, byes, .. } = details;
        let (name, house) = (name.unwrap_or_default(), house.unwrap_or_default());
        NewEntrant { name, start, table, house, byes: byes.unwrap_or_default(), ..new }
    }
}
