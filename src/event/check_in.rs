//! Who has come, who sits the coming round out, and who has paid the entry fee.

use super::command::Absentees;
use super::{Entrant, Event, Id, StageKind, Status};
use crate::ruleset::SittingOut;
use std::sync::Arc;

/// What the check-in knows of an entrant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attendance {
    /// They have come.
    pub here: bool,
    /// They sit the coming round out.
    pub out: bool,
    /// They have paid the entry fee.
    pub paid: bool,
}

impl Event {
    /// Whether players check in before they are paired.
    pub fn checks_in(&self) -> bool {
        self.setup.checkin == Some(true)
    }

    /// What the check-in knows of this entrant.
    pub fn attendance(&self, id: Id) -> Attendance {
        Attendance {
            here: self.checked_in.contains(&id),
            out: self.away_next_round.contains(&id),
            paid: self.paid.contains(&id),
        }
    }

    /// The number of entrants who have come, and of all who are in the event.
    pub fn come(&self) -> (usize, usize) {
        let come = self.active().filter(|entrant| self.checked_in.contains(&entrant.id));
        (come.count(), self.active().count())
    }

    /// Whether this entrant is paired in the coming round.
    pub fn plays_next(&self, id: Id) -> bool {
        self.is_here(id) && !self.away_next_round.contains(&id)
    }

    /// The entrants of the coming round.
    pub fn next_field(&self) -> impl Iterator<Item = &Entrant> {
        self.active().filter(|entrant| !self.away_next_round.contains(&entrant.id))
    }

    /// Entrants who sit the coming round out, in the order of registration.
    pub fn sits_out_next(&self) -> Vec<Id> {
        let away = self.active().filter(|entrant| self.away_next_round.contains(&entrant.id));
        away.map(|entrant| entrant.id).collect()
    }

    /// Whether somebody may sit the coming round out. Only Swiss rounds can be sat out.
    pub fn may_sit_out(&self) -> bool {
        let swiss = match self.stage() {
            Some(stage) => stage.kind == StageKind::Swiss,
            None => self.setup.rounds != Some(0),
        };
        swiss && self.ruleset.preliminary.sitting_out() != SittingOut::Refused
    }

    /// Entrants of whom nobody knows whether they play the coming round: the event has a
    /// check-in, and they have neither come nor been marked as away. In a bracket nobody is.
    pub fn not_checked_in(&self) -> Vec<Id> {
        if !self.checks_in() || self.finals().is_some() {
            return Vec::new();
        }
        let missing = self.next_field().map(|entrant| entrant.id);
        missing.filter(|id| !self.checked_in.contains(id)).collect()
    }

    /// This event after these entrants were settled, before the round is paired.
    pub(in crate::event) fn settled(&self, absentees: Absentees, ids: &[Id]) -> Event {
        let mut event = self.clone();
        match absentees {
            Absentees::Remove => {
                event.standings.forget();
                let after = self.stage().map_or(0, |stage| stage.rounds.len() as u32);
                let entrants = Arc::make_mut(&mut event.entrants);
                for entrant in entrants.iter_mut().filter(|entrant| ids.contains(&entrant.id)) {
                    entrant.status = Status::Dropped { stage: 1, after };
                }
            }
            Absentees::Keep => event.checked_in.extend(ids),
            Absentees::Out => event.away_next_round.extend(ids),
        }
        event
    }
}

/// An entry fee that is an amount, perhaps with a currency: `20`, `12.50 €`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fee {
    /// In hundredths.
    hundredths: u64,
    /// The text behind the amount, with the space before it.
    unit: String,
}

impl Fee {
    /// Reads an announced fee; None if it does not begin with an amount.
    pub fn of(text: &str) -> Option<Fee> {
        let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let (whole, rest) = text.split_at(end);
        let whole: u64 = whole.parse().ok().filter(|n| *n <= 1_000_000)?;
        let cents = rest.strip_prefix(['.', ',']).and_then(|rest| {
            let (cents, rest) = rest.split_at_checked(2)?;
            let cents = cents.bytes().all(|b| b.is_ascii_digit()).then(|| cents.parse().ok())??;
            let ends = !rest.starts_with(|c: char| c.is_ascii_digit());
            ends.then_some((cents, rest))
        });
        let (cents, unit): (u64, &str) = cents.unwrap_or((0, rest));
        // `20 + 5` and `20/15` are texts, not amounts.
        let is_amount = !unit.contains(|c: char| c.is_ascii_digit());
        is_amount.then(|| Fee { hundredths: whole * 100 + cents, unit: unit.to_owned() })
    }

    /// The sum of this many fees, written as the fee is.
    pub fn times(&self, n: usize) -> String {
        let sum = self.hundredths * n as u64;
        match sum % 100 {
            0 => format!("{}{}", sum / 100, self.unit),
            cents => format!("{}.{cents:02}{}", sum / 100, self.unit),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Fee;

    #[test]
    fn a_fee_is_an_amount_with_or_without_a_currency() {
        let sum = |fee: &str, n: usize| Fee::of(fee).map(|fee| fee.times(n));
        assert_eq!(sum("20", 3).as_deref(), Some("60"));
        assert_eq!(sum("20 zł", 31).as_deref(), Some("620 zł"));
        assert_eq!(sum("12,50 zł", 3).as_deref(), Some("37.50 zł"));
        assert_eq!(sum("12.50€", 2).as_deref(), Some("25€"));
        assert_eq!(sum("0", 9).as_deref(), Some("0"));
        for text in ["", "a booster", "zł 20", "20 zł, members 15 zł", "20/15", "12.5", "1.234"]
        {
            assert_eq!(sum(text, 2), None, "{text}");
        }
    }
}
