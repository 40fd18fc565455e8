//! Tells how a roster was read.

use super::columns::is_own;
use super::headings::Field;
use super::question::is_own_roster;
use super::{Roster, RosterColumn};
use crate::event::name::is_hostile;
use crate::event::{Event, TextDetail};
use crate::msg;
use crate::words::{Arg, Message};

/// The most players that a preview names.
const NAMED: usize = 5;

impl Roster {
    /// The roster as this event can take it. An event without an entry fee takes no payments, and
    /// one without a check-in takes nobody as here.
    pub fn fitting(mut self, event: &Event) -> Roster {
        let off = [
            (Field::Paid, event.setup.fee().is_some(), msg!("roster.unused", what = "fee")),
            (Field::Here, event.checks_in(), msg!("roster.unused", what = "check-in")),
        ];
        for (field, taken, why) in off {
            let Some(column) = self.columns.iter_mut().find(|it| it.field == Some(field)) else {
                continue;
            };
            if taken {
                continue;
            }
            column.field = None;
            self.doubts.push(msg!("roster.no-use", column = shown(&column.heading), why));
            for player in &mut self.players {
                match field {
                    Field::Paid => player.paid = false,
                    _ => player.here = false,
                }
            }
        }
        self
    }

    /// How the file was read: `37 players; UTF-8, values between semicolons`.
    pub fn summary(&self) -> Message {
        let sign = match self.sign {
            ';' => msg!("roster.semicolons"),
            '\t' => msg!("roster.tabs"),
            '|' => msg!("roster.bars"),
            _ => msg!("roster.commas"),
        };
        let (n, encoding) = (self.players.len(), self.encoding.name());
        msg!("roster.summary", n, encoding, sign)
    }

    /// Each column that is taken: its heading, and what it gives.
    pub fn taken(&self) -> Vec<(String, Message)> {
        let taken = self.columns.iter().filter_map(|column| {
            let gives = msg!("roster.gives", what = named(column.field?), n = column.filled);
            Some((shown(&column.heading), gives))
        });
        taken.collect()
    }

    /// The headings of the columns that are left out.
    pub fn columns_left_out(&self) -> Option<Message> {
        let out = |column: &&RosterColumn| column.field.is_none() && !column.heading.is_empty();
        let out: Vec<Arg> =
            self.columns.iter().filter(out).map(|it| Arg::from(shown(&it.heading))).collect();
        (!out.is_empty()).then(|| msg!("roster.left-out", columns = Arg::Series(out)))
    }

    /// The first players, as they would be registered.
    pub fn first_players(&self) -> Message {
        let named = self.players.iter().take(NAMED).map(|player| {
            let name = match &player.partner {
                Some(partner) => format!("{} & {partner}", player.name),
                None => player.name.clone(),
            };
            let name = shown(&name);
            match &player.club {
                Some(club) => Arg::from(format!("{name} ({})", shown(club))),
                None => Arg::from(name),
            }
        });
        let named = Arg::Series(named.collect());
        let names = match self.players.len().saturating_sub(NAMED) {
            0 => named,
            n => msg!("common.spaced", one = named, other = msg!("common.named-more", n)).into(),
        };
        msg!("roster.players", names)
    }

    /// Those who are left out, and the doubts.
    pub fn to_look_at(&self) -> Vec<Message> {
        let guessed = self.encoding.is_guessed();
        let guessed = guessed.then(|| msg!("roster.guessed", encoding = self.encoding.name()));
        guessed.into_iter().chain(self.left_out.clone()).chain(self.doubts.clone()).collect()
    }

    /// Told if the players are registered without a preview: everything that was left out or
    /// guessed. A roster of our own has nothing of that.
    pub fn asides(&self) -> Vec<Message> {
        let mut told = Vec::new();
        if !is_own_roster(&self.columns) {
            let other = |column: &&RosterColumn| column.field.is_some() && !is_own(&column.heading);
            let read = self.columns.iter().filter(other).filter_map(|column| {
                let (heading, what) = (shown(&column.heading), named(column.field?));
                Some(Arg::from(msg!("roster.as", column = heading, what)))
            });
            let read: Vec<Arg> = read.collect();
            told.extend(
                (!read.is_empty()).then(|| msg!("roster.read", columns = Arg::Series(read))),
            );
        }
        told.extend(self.columns_left_out());
        told.extend(self.to_look_at());
        told
    }

    /// Everything there is to know before the players are registered.
    pub fn told(&self) -> Vec<Message> {
        let taken = self.taken().into_iter();
        let taken =
            taken.map(|(heading, gives)| msg!("common.labelled", label = heading, text = gives));
        let mut told = vec![self.summary()];
        told.extend(taken);
        told.extend(self.columns_left_out());
        told.push(self.first_players());
        told.extend(self.to_look_at());
        told
    }
}

/// The name of a field within a sentence.
fn named(field: Field) -> Message {
    match field {
        Field::SurnameFirst => msg!("roster.surname-first"),
        Field::FirstName => msg!("roster.first-name"),
        Field::LastName => msg!("roster.last-name"),
        Field::Nickname => msg!("roster.nickname"),
        Field::Paid => msg!("roster.paid"),
        Field::Here => msg!("roster.here"),
        Field::Standing => msg!("roster.standing"),
        Field::Left => msg!("roster.left"),
        Field::Detail("name") => msg!("roster.name"),
        Field::Detail("start") => msg!("roster.start"),
        Field::Detail("table") => msg!("tables.fixed"),
        Field::Detail("house") => msg!("roster.house"),
        Field::Detail(key) => match TextDetail::named(key) {
            Some(text) => text.in_roster(),
            // The key of a verb is the same in every language.
            None => msg!("common.text", text = key),
        },
    }
}

/// The text made short and harmless.
pub(super) fn shown(text: &str) -> String {
    let harmless = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    harmless.filter(|c| !is_hostile(*c)).take(40).collect()
}
