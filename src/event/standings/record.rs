use super::super::{Event, Game, How, Id, Pairing, Side, lost_by_walkover, margin_of};
use crate::ruleset::{Absence, Preliminary, TieBreak};

/// What one entrant has done in the preliminary rounds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Record {
    /// Wins and byes, not elimination games.
    pub points: u32,
    /// Matches with a result, byes, and missed rounds charged as losses.
    pub rounds: u32,
    /// Every real opponent met, those who left included.
    pub opponents: Vec<Id>,
    pub byes: u32,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    pub game_wins: u32,
    /// Games of all matches with a result.
    pub games: u32,
    /// Drawn games among them.
    pub game_draws: u32,
    /// Sum of the margins of victory, in games that have them.
    pub margin: i64,
    /// Opponents from whom more matches were won than lost, each once: two
    /// who met twice and won one each have not beaten each other.
    pub beaten: Vec<Id>,
}

/// One record for each entrant, by id from 1.
pub fn records(event: &Event) -> Vec<Record> {
    let mut records = vec![Record::default(); event.entrants.len()];
    let preliminary = &event.ruleset.preliminary;
    for (record, entrant) in records.iter_mut().zip(&event.entrants) {
        record.rounds = entrant.missed.len() as u32;
        record.losses = record.rounds;
        let walkover = preliminary.margin.as_ref().map_or(0, lost_by_walkover);
        record.margin = i64::from(record.rounds) * walkover;
    }
    let Some(stage) = event.preliminary() else { return records };
    for record in &mut records {
        // Grown step by step they would be copied step by step.
        record.opponents.reserve_exact(stage.rounds.len());
    }
    for pairing in stage.rounds.iter().flat_map(|round| &round.pairings) {
        for side in [Side::A, Side::B] {
            if let Some(id) = pairing.at(side)
                && let Some(record) = records.get_mut(id as usize - 1)
            {
                record.take(pairing, side, preliminary);
            }
        }
    }
    let won: Vec<Vec<Id>> =
        records.iter_mut().map(|record| std::mem::take(&mut record.beaten)).collect();
    let times = |winner: Id, loser: Id| {
        let won = won.get(winner as usize - 1).into_iter().flatten();
        won.filter(|beaten| **beaten == loser).count()
    };
    for (id, record) in (1..).zip(&mut records) {
        let mut beaten = won[id as usize - 1].clone();
        beaten.retain(|other| times(id, *other) > times(*other, id));
        beaten.sort_unstable();
        beaten.dedup();
        record.beaten = beaten;
    }
    records
}

impl Record {
    fn take(&mut self, pairing: &Pairing, side: Side, preliminary: &Preliminary) {
        let Some(outcome) = pairing.outcome.as_ref().filter(|o| o.how != How::Rested) else {
            return;
        };
        self.rounds += 1;
        self.points += outcome.points[side as usize];
        self.margin += margin_of(pairing, side, preliminary);
        let Some(opponent) = pairing.at(side.other()) else {
            self.byes += 1;
            return;
        };
        if preliminary.absence == Absence::Bye && outcome.how == How::NoShow(side.other()) {
            self.byes += 1;
            return;
        }
        self.opponents.push(opponent);
        match outcome.winner {
            Some(winner) if winner == side => {
                self.wins += 1;
                if preliminary.tie_breaks.contains(&TieBreak::HeadToHeadSweep) {
                    self.beaten.push(opponent);
                }
            }
            None if outcome.games.count(Game::BothLost) == 0 => self.draws += 1,
            _ => self.losses += 1,
        }
        let won = if side == Side::A { Game::Won } else { Game::Lost };
        self.games += outcome.games.played() as u32;
        self.game_draws += outcome.games.count(Game::Drawn) as u32;
        self.game_wins += outcome.games.count(won) as u32;
    }
}
