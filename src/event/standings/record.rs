use super::super::entrant::Status;
use super::super::{Event, Game, How, Id, Outcome, Pairing, Side, lost_by_walkover, margin_of};
use super::lists::Lists;
use crate::ruleset::{Absence, Preliminary, TieBreak};

/// What one entrant has done in the preliminary rounds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Record {
    /// Wins and byes, not elimination games.
    pub points: u32,
    /// Matches with a result, byes, and missed rounds charged as losses.
    pub rounds: u32,
    pub byes: u32,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    pub game_wins: u32,
    /// Games of all matches with a result.
    pub games: u32,
    /// Drawn games among them.
    pub game_draws: u32,
    /// Disqualified: ranked behind all the others.
    pub is_out: bool,
    /// Sum of the margins of victory, in games that have them.
    pub margin: i64,
}

/// Everybody's record, and who met whom; entrants by index from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Records {
    pub all: Vec<Record>,
    opponents: Lists,
    /// Whom they won a match against, as often as they did, where the game
    /// compares that.
    won_against: Lists,
}

impl Records {
    pub(super) fn of(event: &Event) -> Records {
        let preliminary = &event.ruleset.preliminary;
        let walkover = preliminary.margin.as_ref().map_or(0, lost_by_walkover);
        let begin = |entrant: &super::super::Entrant| {
            let missed = entrant.missed.len() as u32;
            Record {
                rounds: missed,
                losses: missed,
                is_out: matches!(entrant.status, Status::Disqualified { .. }),
                margin: i64::from(missed) * walkover,
                ..Record::default()
            }
        };
        let all: Vec<Record> = event.entrants.iter().map(begin).collect();
        let rounds = event.preliminary().map_or(&[][..], |stage| &stage.rounds);
        let compared = preliminary.tie_breaks.contains(&TieBreak::HeadToHeadSweep);
        let mut records = Records {
            opponents: Lists::new(all.len(), rounds.len()),
            won_against: Lists::new(all.len(), if compared { rounds.len() } else { 0 }),
            all,
        };
        for pairing in rounds.iter().flat_map(|round| &round.pairings) {
            let rested = |outcome: &&Outcome| outcome.how == How::Rested;
            let Some(outcome) = pairing.outcome.as_ref().filter(|o| !rested(o)) else { continue };
            for side in [Side::A, Side::B] {
                records.take(pairing, outcome, side, preliminary, compared);
            }
        }
        records
    }

    /// Every real opponent met, those who left included, in the order in which
    /// they were met.
    pub(super) fn opponents(&self, at: usize) -> &[Id] {
        self.opponents.of(at)
    }

    /// Opponents from whom more matches were won than lost, each once: two
    /// who met twice and won one each have not beaten each other.
    pub(super) fn beaten(&self, at: usize) -> Vec<Id> {
        let mut beaten = self.won_against.of(at).to_vec();
        beaten.sort_unstable();
        beaten.dedup();
        beaten.retain(|other| self.beat(at, *other as usize - 1));
        beaten
    }

    /// Whether the first has beaten the second.
    pub(super) fn beat(&self, one: usize, other: usize) -> bool {
        let times = |winner: usize, loser: usize| {
            let won = self.won_against.of(winner).iter();
            won.filter(|id| **id as usize == loser + 1).count()
        };
        let won = times(one, other);
        won > 0 && won > times(other, one)
    }

    /// Whether somebody has won enough matches to have beaten so many.
    pub(super) fn may_have_beaten(&self, at: usize, others: usize) -> bool {
        self.won_against.of(at).len() >= others
    }

    fn take(
        &mut self,
        pairing: &Pairing,
        outcome: &Outcome,
        side: Side,
        preliminary: &Preliminary,
        compared: bool,
    ) {
        let at = pairing.at(side).and_then(|id| (id as usize).checked_sub(1));
        let Some((at, record)) = at.and_then(|at| Some((at, self.all.get_mut(at)?))) else {
            return;
        };
        record.rounds += 1;
        record.points += outcome.points[side as usize];
        record.margin += margin_of(pairing, side, preliminary);
        let Some(opponent) = pairing.at(side.other()) else {
            record.byes += 1;
            return;
        };
        if preliminary.absence == Absence::Bye && outcome.how == How::NoShow(side.other()) {
            record.byes += 1;
            return;
        }
        self.opponents.push(at, opponent);
        match outcome.winner {
            Some(winner) if winner == side => {
                record.wins += 1;
                if compared {
                    self.won_against.push(at, opponent);
                }
            }
            None if outcome.games.count(Game::BothLost) == 0 => record.draws += 1,
            _ => record.losses += 1,
        }
        let won = if side == Side::A { Game::Won } else { Game::Lost };
        record.games += outcome.games.played() as u32;
        record.game_draws += outcome.games.count(Game::Drawn) as u32;
        record.game_wins += outcome.games.count(won) as u32;
    }
}
