//! Pods and drafts, some of them changed by the organizer.

use super::play::Play;
use crate::event::action::{Setup, Unplayed};
use crate::event::{Command, Phase, PodsBy, Refusal, phase};

// Each of these happens in one of this many events.
const PODS_ASKED_FOR: u32 = 3;
const DRAWN_AGAIN: u32 = 10;
const STEPPED: u32 = 20;
const UNPLAYED_WINS: u32 = 3;
const REDRAFT: u32 = 6;
/// The size of the smallest pod asked for, and the number of sizes from it.
const SMALLEST: u32 = 3;
const SIZES: u32 = 7;

impl Play<'_> {
    /// Sets up pods and the draft before the first round of a round robin.
    pub fn draft(&mut self) -> Result<(), Refusal> {
        let draft = self.event.ruleset.draft.clone();
        let passed = draft.as_ref().is_some_and(|draft| !draft.phases.is_empty());
        if self.one_in(UNPLAYED_WINS) {
            let unplayed = Some(Unplayed::Win);
            self.act(&Command::Setup(Setup { unplayed, ..Setup::default() }.into()))?;
        }
        if passed && self.one_in(REDRAFT) {
            self.act(&Command::Setup(Setup { redraft: Some(true), ..Setup::default() }.into()))?;
        }
        // Without this, the first round makes its own pods.
        if !self.one_in(PODS_ASKED_FOR) {
            return Ok(());
        }
        let by = PodsBy::Size(SMALLEST + self.chance.below(SIZES));
        self.act(&Command::Pods { by, reason: None })?;
        if self.one_in(DRAWN_AGAIN) {
            let why = Some("two sisters sat side by side".to_owned());
            self.act(&Command::Pods { by, reason: why })?;
        }
        if self.one_in(STEPPED) {
            while self.event.next_draft_step().is_some() {
                self.act(&Command::DraftNext)?;
            }
        }
        Ok(())
    }

    /// Shares out the rare cards, if all players agreed to that.
    pub fn share_out(&mut self) -> Result<(), Refusal> {
        let over = matches!(phase(&self.event), Phase::Decided { .. });
        if self.event.setup.redraft != Some(true) || !over || !self.event.redrafts.is_empty() {
            return Ok(());
        }
        for pod in 0..self.event.pods.len() {
            if !self.event.pods[pod].iter().any(|id| self.event.is_here(*id)) {
                continue;
            }
            let number = Some(pod as u32 + 1);
            let cards = 1 + self.chance.below(8);
            self.act(&Command::Redraft { cards, pod: number })?;
            while self.event.redraft_turn(pod).is_some() {
                self.act(&Command::RedraftNext { pod: number })?;
            }
        }
        Ok(())
    }
}
