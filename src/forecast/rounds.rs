//! Registration and rounds.

use super::play::Play;
use super::results::Seats;
use crate::event::{Command, Phase, Refusal, StageKind, Who, phase, plan_for};

// Each of these happens once in this many rounds.
const PAIRED_TWICE: u32 = 60;
const DRAWN_AGAIN: u32 = 90;
const SWAPPED: u32 = 90;
const OLD_RESULT_CORRECTED: u32 = 12;

impl Play<'_> {
    pub fn first_round(&mut self) -> Result<(), Refusal> {
        let early = std::mem::take(&mut self.registering);
        self.act(&Command::Import(early))?;
        self.check_in()?;
        // Without a second Swiss round nobody can enter late.
        let plan =
            plan_for(&self.event, self.event.players().count() as u32).map(|(plan, _)| plan)?;
        // Nobody can enter after the pods are made, either.
        let seated = plan.kind == StageKind::RoundRobin;
        if !plan.kind.is_preliminary() || plan.rounds < 2 || seated {
            let late = std::mem::take(&mut self.late_entries);
            late.into_iter().try_for_each(|one| self.act(&Command::Add(one)))?;
            self.check_in()?;
        }
        if seated {
            self.draft()?;
        }
        self.keep_apart()?;
        self.furnish()?;
        self.pair()?;
        self.plan_departures();
        Ok(())
    }

    pub fn next_round(&mut self, next: u32) -> Result<(), Refusal> {
        match self.event.finals().is_some() {
            true => {
                self.before_a_finals_round(next)?;
                // If a declined place left one player alone, they are the champion.
                if !matches!(phase(&self.event), Phase::BetweenRounds { .. }) {
                    return Ok(());
                }
            }
            false => {
                self.between_rounds(next - 1)?;
                if self.one_in(OLD_RESULT_CORRECTED) {
                    self.correct_an_old_result()?;
                }
            }
        }
        // If players left, the only one remaining may be the champion.
        match phase(&self.event) {
            Phase::BetweenRounds { .. } => self.pair(),
            _ => Ok(()),
        }
    }

    fn pair(&mut self) -> Result<(), Refusal> {
        let pair = self.pairing()?;
        self.pair_apart(&pair)?;
        if self.one_in(PAIRED_TWICE) {
            self.act(&Command::Undo(None))?;
            self.act(&pair)?;
        }
        if self.event.stage().is_some_and(|stage| stage.kind == StageKind::Swiss) {
            self.change_the_draw()?;
        }
        self.seat_and_post()
    }

    /// Draws the round again, or swaps two players, now and then.
    fn change_the_draw(&mut self) -> Result<(), Refusal> {
        if self.one_in(DRAWN_AGAIN) {
            self.act(&Command::Redraw { reason: "a judge was paired by mistake".to_owned() })?;
        }
        if self.one_in(SWAPPED) {
            self.swap()?;
        }
        Ok(())
    }

    /// Swaps two players of different tables.
    fn swap(&mut self) -> Result<(), Refusal> {
        let Some(round) = self.event.round() else { return Ok(()) };
        let seats: Vec<[u32; 2]> =
            round.missing().filter_map(|pairing| Some([pairing.a, pairing.b?])).collect();
        let one = self.chance.index(seats.len());
        let two = self.chance.index(seats.len());
        match (seats.get(one), seats.get(two)) {
            (Some([a, _]), Some([_, b])) if one != two => {
                self.act(&Command::Swap(Who::id(*a), Who::id(*b)))
            }
            _ => Ok(()),
        }
    }

    /// Enters the results of a round in random order, until none is missing.
    pub fn play_round(&mut self) -> Result<(), Refusal> {
        self.in_the_middle_of_a_round()?;
        let mut open: Vec<Seats> = self.event.round().map_or_else(Vec::new, |round| {
            round.missing().filter_map(|p| Some((p.table?, p.a, p.b?))).collect()
        });
        self.chance.shuffle(&mut open);
        open.into_iter().try_for_each(|seats| self.table(seats))
    }

    /// Corrects a result of an earlier round.
    fn correct_an_old_result(&mut self) -> Result<(), Refusal> {
        let rounds = self.event.stage().map_or(0, |stage| stage.rounds.len());
        let number = self.chance.index(rounds);
        let round = self.event.stage().and_then(|stage| stage.rounds.get(number));
        let seats: Vec<Seats> = round.map_or_else(Vec::new, |round| {
            round.pairings.iter().filter_map(|p| Some((p.table?, p.a, p.b?))).collect()
        });
        let Some((table, a, b)) = self.one_of(&seats) else { return Ok(()) };
        let result = self.result((a, b), false, false);
        self.act(&Command::Report {
            table,
            result,
            round: Some(number as u32 + 1),
            stage: None,
            drop: None,
        })
    }
}
