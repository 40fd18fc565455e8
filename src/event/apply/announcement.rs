//! Applies settings, the cut, and changes of the seeds.

use super::super::action::{Announced, Cut, DayPlan, Setup};
use super::super::finals::rounds_for;
use super::super::stage::Stage;
use super::super::{Event, Id};
use crate::msg;
use crate::words::Message;

impl Event {
    pub(super) fn apply_setup(&mut self, new: &Setup) {
        let now = &mut self.setup;
        // A new structure uses its own rounds and cut, unless this change gives them.
        if new.structure.is_some() && new.structure != now.structure {
            *now = Setup {
                name: now.name.take(),
                tier: now.tier,
                third_place: now.third_place,
                minutes: now.minutes,
                timed_draw: now.timed_draw,
                finals_minutes: now.finals_minutes,
                final_minutes: now.final_minutes,
                boosters: now.boosters,
                pick_seconds: now.pick_seconds,
                redraft: now.redraft,
                unplayed: now.unplayed,
                language: now.language.take(),
                lists: now.lists,
                open_lists: now.open_lists,
                checkin: now.checkin,
                fee: now.fee.take(),
                house: now.house,
                pause: now.pause,
                closes: now.closes,
                apart: now.apart.take(),
                prizes: now.prizes.take(),
                prize_ties: now.prize_ties,
                hold: now.hold,
                tables: now.tables.take(),
                feature: now.feature.take(),
                prospects: now.prospects,
                address: now.address.take(),
                paper: now.paper.take(),
                publish: now.publish.take(),
                mirror: now.mirror.take(),
                ..Setup::default()
            };
        }
        now.name = new.name.clone().or(now.name.take());
        now.tier = new.tier.or(now.tier);
        now.structure = new.structure.or(now.structure);
        now.rounds = new.rounds.or(now.rounds);
        now.cut = new.cut.or(now.cut);
        now.cut_by = new.cut_by.or(now.cut_by);
        now.finals_match = new.finals_match.or(now.finals_match);
        now.finals_final = new.finals_final.or(now.finals_final);
        now.third_place = new.third_place.or(now.third_place);
        now.minutes = new.minutes.or(now.minutes);
        now.boosters = new.boosters.or(now.boosters);
        now.pick_seconds = new.pick_seconds.or(now.pick_seconds);
        now.redraft = new.redraft.or(now.redraft);
        now.unplayed = new.unplayed.or(now.unplayed);
        now.language = new.language.clone().or(now.language.take());
        now.lists = new.lists.or(now.lists);
        now.open_lists = new.open_lists.or(now.open_lists);
        now.checkin = new.checkin.or(now.checkin);
        now.fee = new.fee.clone().or(now.fee.take());
        if new.checkin == Some(true) {
            // Players who have played have come.
            let seated = self.stages.iter().flat_map(|stage| &stage.rounds);
            let seated = seated.flat_map(|round| &round.pairings).filter(|one| !one.sits_out());
            self.checked_in.extend(seated.flat_map(|one| [Some(one.a), one.b]).flatten());
        }
        now.house = new.house.or(now.house);
        now.pause = new.pause.or(now.pause);
        now.closes = new.closes.or(now.closes);
        now.apart = new.apart.clone().or(now.apart.take());
        now.prizes = new.prizes.clone().or(now.prizes.take());
        now.prize_ties = new.prize_ties.or(now.prize_ties);
        now.hold = new.hold.or(now.hold);
        now.tables = new.tables.clone().or(now.tables.take());
        now.feature = new.feature.clone().or(now.feature.take());
        now.prospects = new.prospects.or(now.prospects);
        now.address = new.address.clone().or(now.address.take());
        now.paper = new.paper.clone().or(now.paper.take());
        now.publish = new.publish.clone().or(now.publish.take());
        now.mirror = new.mirror.clone().or(now.mirror.take());
        now.second_day = new.second_day.or(now.second_day);
        now.second_day_line = new.second_day_line.or(now.second_day_line);
        now.finals_minutes = new.finals_minutes.or(now.finals_minutes);
        now.final_minutes = new.final_minutes.or(now.final_minutes);
        now.timed_draw = new.timed_draw.or(now.timed_draw);
        for setting in &new.by_rules {
            match setting {
                Announced::Rounds => now.rounds = None,
                Announced::Cut => (now.cut, now.cut_by) = (None, None),
                Announced::FinalsMatch => now.finals_match = None,
                Announced::FinalsFinal => now.finals_final = None,
                Announced::ThirdPlace => now.third_place = None,
                Announced::Minutes => now.minutes = None,
                Announced::FinalsMinutes => now.finals_minutes = None,
                Announced::FinalMinutes => now.final_minutes = None,
                Announced::Lists => now.lists = None,
                Announced::House => now.house = None,
                Announced::Pause => now.pause = None,
                Announced::Closes => now.closes = None,
                Announced::Apart => now.apart = None,
                Announced::SecondDay => (now.second_day, now.second_day_line) = (None, None),
            }
        }
        if let Some(plan) = &mut self.plan {
            plan.rounds = new.rounds.unwrap_or(plan.rounds);
            plan.cut = new.cut.unwrap_or(plan.cut);
            plan.cut_by = new.cut_by.unwrap_or(plan.cut_by);
            plan.finals_match = new.finals_match.unwrap_or(plan.finals_match);
            if let Some(rounds) = new.second_day {
                let line = plan.second_day.and_then(|day| day.line);
                plan.second_day = (rounds > 0).then_some(DayPlan { rounds, line });
            }
            if let (Some(day), Some(line)) = (&mut plan.second_day, new.second_day_line) {
                day.line = Some(line);
            }
        }
        let rounds = self.plan.map(|plan| plan.rounds);
        if let (Some(first), Some(rounds)) = (self.stages.first_mut(), rounds)
            && first.kind.is_preliminary()
        {
            let later = self.second_day.as_ref().map_or(0, |day| day.rounds);
            first.planned = rounds.saturating_add(later);
        }
    }

    pub(super) fn apply_cut(&mut self, cut: &Cut) -> Result<(), Message> {
        for id in &cut.seeds {
            self.known(*id)?;
        }
        if self.finals().is_some() {
            return Err(msg!("misread.cut-twice"));
        }
        self.stages.push(Stage {
            kind: cut.kind,
            planned: cut.rounds,
            shape: cut.shape,
            seeds: cut.seeds.clone(),
            rounds: Vec::new(),
        });
        self.absent.clear();
        self.clock = Default::default();
        Ok(())
    }

    pub(super) fn apply_seeds(&mut self, seeds: &[Id]) -> Result<(), Message> {
        for id in seeds {
            self.known(*id)?;
        }
        let stage = self.stages.last_mut().filter(|stage| !stage.kind.is_preliminary());
        let stage = stage.ok_or_else(|| msg!("misread.no-cut"))?;
        stage.seeds = seeds.to_vec();
        // If nobody could come in, there are fewer seeds, which may need fewer rounds.
        stage.planned = rounds_for(stage.kind, seeds.len());
        Ok(())
    }
}
