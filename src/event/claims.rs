//! The inbox: results that players entered and that differ from what the tables have.

use super::action::Reported;
use super::claim::Claim;
use super::{Event, Id, MatchState, Outcome, Pairing, Report, ResultText, Round, Stage};
use crate::msg;
use crate::words::Message;

/// The first word of the name under which the log has the results of every station.
pub const STATION: &str = "station";

impl Claim {
    /// The result as the verb `report` takes it.
    pub fn report(&self) -> Report {
        let Reported { games, margin, scores, .. } = &self.reported;
        match (scores, margin) {
            (Some(scores), _) => Report::Scores(*scores, Some(games.clone())),
            (None, Some(margin)) => Report::WithMargin(games.clone(), *margin),
            (None, None) => Report::Games(games.clone()),
        }
    }

    /// The author of the entry, for a reader; the log names a station `station`, or `station door`.
    pub fn sender(&self) -> Message {
        sender(&self.by)
    }
}

/// The name that the log records where the user's own is unknown. It is the same in every language,
/// so that nobody becomes somebody else by changing the language.
pub const NOBODY_KNOWN: &str = "organizer";

/// The author of an action, for a reader.
pub fn sender(by: &str) -> Message {
    match by.split_once(' ') {
        Some((STATION, name)) => msg!("plain.station", name),
        _ if by == STATION => msg!("plain.unnamed-station"),
        _ if by == NOBODY_KNOWN => msg!("officials.organizer"),
        _ => Message::verbatim(by),
    }
}

impl Event {
    /// The round whose results players may enter, and its stage with its number. It is the
    /// newest round, unless that is held or the event is closed.
    pub fn visible_round(&self) -> Option<(usize, &Stage, &Round)> {
        let round = self.round().filter(|round| !round.held && self.finished.is_none())?;
        Some((self.stages.len(), self.stage()?, round))
    }

    /// Why these two no longer meet at this table of the round that players see; None while they
    /// do. Somebody who has left the event may still enter the result of a match they sit in.
    pub fn why_gone(&self, round: &Round, table: u32, of: [Id; 2]) -> Option<Message> {
        let there = round.at_table(table).filter(|pairing| !pairing.is_bye());
        if there.is_some_and(|pairing| [Some(pairing.a), pairing.b] == of.map(Some)) {
            return None;
        }
        let gone = |id: &Id| self.entrant(*id).is_some_and(|entrant| !entrant.is_active());
        let left = of.into_iter().find(|id| gone(id) && round.of(*id).is_none());
        Some(match left {
            Some(id) => msg!("slips.has-left", name = self.label(id)),
            None => msg!("slips.other-players", table),
        })
    }

    /// The entries that wait for a scorekeeper, oldest first. One that says the same as the
    /// result of its table by now waits no longer, and neither does one that its station has
    /// replaced.
    pub fn inbox(&self) -> impl Iterator<Item = &Claim> {
        self.claims.iter().filter(|claim| !claim.replaced).filter(|claim| {
            let pairing = self.claimed_table(claim);
            pairing.is_some_and(|pairing| pairing.outcome != self.claimed_outcome(claim))
        })
    }

    /// The table that an entry is about, while its two players still sit there.
    pub fn claimed_table(&self, claim: &Claim) -> Option<&Pairing> {
        let Reported { stage, round, table, of, .. } = &claim.reported;
        let stage = self.stages.get(stage.checked_sub(1)?)?;
        let pairing = stage.rounds.get((*round as usize).checked_sub(1)?)?.at_table(*table)?;
        Some(pairing).filter(|pairing| [Some(pairing.a), pairing.b] == of.map(Some))
    }

    /// The outcome that an entry states.
    pub fn claimed_outcome(&self, claim: &Claim) -> Option<Outcome> {
        let stage = self.stages.get(claim.reported.stage.checked_sub(1)?)?;
        self.claimed_table(claim)?;
        match stage.read(&self.ruleset, &self.scoring(), &claim.reported).ok()? {
            MatchState::Over(outcome) => Some(outcome),
            MatchState::Open(_) => None,
        }
    }

    /// The result at the table and the one in the entry, worded so that the two can be told apart.
    /// The first is None while the table has no result.
    pub fn claim_in_words(&self, claim: &Claim) -> Option<(Option<Message>, Message)> {
        let pairing = self.claimed_table(claim)?;
        let outcome = self.claimed_outcome(claim)?;
        let claimed = ResultText::of(self, pairing, &outcome);
        let Some(there) = &pairing.outcome else { return Some((None, claimed.message())) };
        let [there, claimed] = ResultText::of(self, pairing, there).distinguish(&claimed);
        Some((Some(there), claimed))
    }
}
