//! The log in words.

mod aids;
mod judging;
mod repair;

pub(in crate::event) use aids::split_words;

use super::action::{
    Added, ApartSet, Edited, LateSeat, MissionSet, Moved, Paired, Reported, Seat, Settled, Setup,
    Timer, Wish,
};
use super::{Action, Entry, Event, Id, StageKind, Step, hand_cut, result_text};
use crate::msg;
use crate::ruleset::Mission;
use crate::words::{Arg, Message};
use std::collections::HashSet;

impl Event {
    /// An entry in a few words, with the most important fact first:
    /// `round 1 table 3: Ewa beat Jan`.
    pub fn tell(&self, entry: &Entry) -> Message {
        let label = |id: Id| self.label(id);
        match &entry.action {
            Action::Add(Added { name, partner: Some(partner), .. }) => {
                msg!("log.registered-team", name, partner)
            }
            Action::Add(Added { name, leads: Some(role), .. }) => {
                msg!("log.registered-official", name, role = role.phrase(&self.ruleset))
            }
            Action::Add(added) if added.house => {
                msg!("players.log-registered", name = &added.name)
            }
            Action::Add(added) => msg!("log.registered", name = &added.name),
            Action::Import(all) => {
                let players = all.iter().filter(|one| !one.house).count();
                let told = msg!("log.registered-all", entrants = self.count_entrants(players));
                match all.iter().find(|one| one.house) {
                    Some(house) => msg!("players.log-and", what = told, name = &house.name),
                    None => told,
                }
            }
            Action::Edit(Edited { id, house: Some(house), .. }) => match house {
                true => msg!("players.log-is-one", name = label(*id)),
                false => msg!("players.log-is-none", name = label(*id)),
            },
            Action::Edit(Edited { id, byes: Some(byes), .. }) => {
                msg!("pairing.log-awarded", name = label(*id), n = *byes)
            }
            Action::Edit(edited) => msg!("log.details-changed", name = label(edited.id)),
            Action::Official(official) => {
                msg!(
                    "log.official",
                    name = &official.name,
                    role = official.role.phrase(&self.ruleset)
                )
            }
            Action::Dismiss(name) => msg!("log.dismissed", name),
            Action::Presence(presence) => match presence.here {
                true => msg!("officials.log-here", name = &presence.name),
                false => msg!("officials.log-away", name = &presence.name),
            },
            Action::CheckIn(checked) => {
                let name = label(checked.id);
                match (checked.here, checked.paid) {
                    (Some(true), Some(true)) => msg!("check-in.log-here-and-paid", name),
                    (Some(true), _) => msg!("check-in.log-here", name),
                    (Some(false), _) => msg!("check-in.log-away", name),
                    (None, Some(false)) => msg!("check-in.log-owes", name),
                    (None, _) => msg!("check-in.log-paid", name),
                }
            }
            Action::Setup(setup) => settings_changed(setup),
            Action::Apart(set) => self.tell_apart(set),
            Action::Pods(seated) => {
                let pods = msg!("common.pods", n = seated.pods.len());
                match (seated.by_hand, seated.redrawn > 0) {
                    (false, false) => msg!("log.pods-drawn", pods),
                    (false, true) => msg!("log.pods-drawn-again", pods),
                    (true, false) => msg!("log.pods-seated", pods),
                    (true, true) => msg!("log.pods-seated-again", pods),
                }
            }
            Action::Draft(step) => match *step {
                Step::Open => msg!("log.boosters-opened"),
                Step::Pick { phase, pick } => msg!("log.picking", phase, pick),
                Step::Build => msg!("log.building"),
            },
            Action::Redraft(shared) => msg!("log.cards-shared-out", n = shared.cards),
            Action::Take(taken) => msg!("log.card-taken", name = label(taken.id)),
            Action::Pair(paired) => self.tell_paired(paired),
            Action::Mission(set) => self.tell_mission(set),
            Action::Swap(swapped) => {
                let [a, b] = swapped.swap.map(label);
                msg!("log.swapped", a, b)
            }
            Action::Seat(seat) => self.tell_seat(seat),
            Action::Repair(repaired) => self.tell_repaired(repaired),
            Action::Begun(begun) => self.tell_begun(begun),
            Action::Table(moved) => self.tell_moved(moved),
            Action::Post(posted) => {
                let round = self.round_in_a_sentence(posted.stage, posted.round);
                match posted.clock {
                    None => msg!("pairing.log-posted", round),
                    Some(n) => {
                        let minutes = msg!("pages.minutes", n);
                        msg!("pairing.log-posted-with-clock", round, minutes)
                    }
                }
            }
            Action::Side(taken) => {
                let place = self.table_of((taken.stage, taken.round, taken.table));
                let side = Arg::or_empty(self.ruleset.sides.first());
                msg!("log.side", place, name = label(taken.first), side)
            }
            Action::Report(reported) => {
                self.tell_report(reported, self.corrects(entry.n, reported))
            }
            Action::Claim(reported) => {
                let (place, result) = self.claimed(reported);
                msg!("slips.log-claim", place, result)
            }
            Action::Settle(settled) => self.tell_settled_claim(settled),
            Action::Remove(id) => msg!("log.removed", name = label(*id)),
            Action::Drop(left) => msg!("log.left", name = label(left.id)),
            Action::Rejoin(returned) => match returned.missed.len() {
                0 => msg!("log.returned", name = label(returned.id)),
                n => msg!("log.returned-late", name = label(returned.id), n),
            },
            Action::Disqualify(left) => {
                let told = msg!("log.disqualified", name = label(left.id));
                match &left.recommended {
                    Some(marshal) => msg!("judge.log-followed", what = told, marshal),
                    None => told,
                }
            }
            Action::Cut(_) if self.may_have_a_deciding_match() => msg!("log.deciding-match-seeded"),
            Action::Cut(cut) => match &cut.instead_of {
                None => msg!("finals.cut-to", n = cut.seeds.len()),
                Some(computed) => {
                    let changes = hand_cut::changes(self, &cut.seeds, computed);
                    msg!("finals.in-log", n = cut.seeds.len(), changes)
                }
            },
            Action::Decline(declined) => msg!("log.place-given-up", name = label(declined.id)),
            Action::Timer(what) => tell_timer(*what),
            Action::Extend(extended) => {
                let minutes = msg!("pages.extra-minutes", n = extended.minutes);
                msg!("log.extended", table = extended.table, minutes)
            }
            Action::Call(called) => {
                let place = self.table_of((called.stage, called.round, called.table));
                msg!("judge.call-log", place, what = called.phrase())
            }
            Action::Penalty(penalised) => self.tell_penalty(penalised),
            Action::Recommend(recommended) => self.tell_recommended(recommended),
            Action::CheckDraw(drawn) => self.tell_drawn(drawn),
            Action::DeckCheck(checked) => self.tell_checked(checked),
            Action::Component(case) => self.tell_component(case),
            Action::List(handed) => match handed.faults.len() {
                0 => msg!("log.list-handed-in", name = label(handed.id)),
                n => msg!("decklist.log-with-faults", name = label(handed.id), n),
            },
            Action::AcceptList(accepted) => {
                msg!("decklist.log-accepted", name = label(accepted.id), n = accepted.list)
            }
            Action::Note(text) => msg!("log.note", text),
            Action::Auction(_) | Action::Overkill(_) | Action::Rule(_) => {
                self.tell_settled(&entry.action)
            }
            Action::ByHand(what) => msg!("log.edited-by-hand", what),
            Action::Finish(_) => msg!("log.closed"),
            Action::Undo(n) => undone(*n, self.told_of(*n)),
            Action::Redo(n) => redone(*n, self.told_of(*n)),
        }
    }

    /// The place of a table: `round 1 table 3`, `semi-finals table 1`. The finals may be undone.
    fn table_of(&self, (stage, round, table): (usize, u32, u32)) -> Message {
        let found = stage.checked_sub(1).and_then(|at| self.stages.get(at));
        let name = match found.filter(|found| !found.kind.is_preliminary()) {
            Some(finals) => finals.round_name(round),
            None if stage > 1 => msg!("screen.of-finals", n = round),
            None => return msg!("log.table", round, table),
        };
        msg!("log.table-of-finals", round = name, table)
    }

    fn tell_moved(&self, moved: &Moved) -> Message {
        let round = self.round_in_a_sentence(moved.stage, moved.round);
        let two = |[a, b]: [Id; 2]| msg!("pairing.two", a = self.label(a), b = self.label(b));
        let (pair, from, to) = (two(moved.of), moved.from, moved.to);
        match moved.with {
            None => msg!("tables.log-moved", round, pair, from, table = to),
            Some(with) => {
                msg!("tables.log-changed-places", round, pair, from, table = to, other = two(with))
            }
        }
    }

    fn tell_paired(&self, paired: &Paired) -> Message {
        let round = self.round_in_a_sentence(paired.stage, paired.round);
        let what = match (paired.by_hand, paired.redrawn > 0) {
            (false, false) => msg!("log.paired", round),
            (false, true) => msg!("log.paired-again", round),
            (true, false) => msg!("log.paired-by-hand", round),
            (true, true) => msg!("log.paired-again-by-hand", round),
        };
        let what = match paired.mission.and_then(|number| self.mission(number)) {
            Some(mission) => msg!("log.with-mission", what, mission = mission.phrase()),
            None => what,
        };
        let given = self.told_of_byes(&paired.awarded);
        let out = (!paired.out.is_empty()).then(|| {
            let n = paired.out.len();
            msg!("check-in.sit-out", n, names = self.some_names(&paired.out))
        });
        let removed = (!paired.removed.is_empty()).then(|| {
            let n = paired.removed.len();
            msg!("check-in.removed", n, names = self.some_names(&paired.removed))
        });
        let more: Vec<Message> = given.into_iter().chain(out).chain(removed).collect();
        match more.is_empty() {
            true => what,
            false => {
                let said = std::iter::once(what).chain(more).map(Arg::from);
                msg!("common.text", text = Arg::Series(said.collect()))
            }
        }
    }

    /// `round 2 has mission A on Coruscant Landfill, by hand`.
    fn tell_mission(&self, set: &MissionSet) -> Message {
        let round = match set.is_for_next_round() {
            true => msg!("aids.for-next"),
            false => self.round_in_a_sentence(set.stage, set.round),
        };
        let how = match (set.roll, set.redrawn) {
            (Some(roll), _) => msg!("aids.by-die", n = roll),
            (None, 0) => msg!("aids.by-hand"),
            (None, _) => msg!("aids.by-redraw"),
        };
        let mission = Arg::or_empty(self.mission(set.mission).map(Mission::phrase));
        match set.again {
            true => msg!("aids.log-again", round, mission, how),
            false => msg!("aids.log", round, mission, how),
        }
    }

    /// The entry that is undone or redone, in words.
    fn told_of(&self, n: u64) -> Option<Message> {
        let entry = self.entry(n).filter(|entry| !entry.action.is_about_the_log());
        entry.map(|entry| self.tell(entry))
    }

    /// Every entry of the log in words, as [`tell`](Event::tell) gives each. One pass finds the
    /// results that correct others.
    pub fn tell_log(&self) -> Vec<Message> {
        let place = |r: &Reported| (r.stage, r.round, r.table, r.of);
        let mut known = HashSet::new();
        let mut corrects = Vec::with_capacity(self.log.len());
        for entry in self.log.iter() {
            let reported = match &entry.action {
                Action::Report(reported) => Some(reported),
                _ => None,
            };
            corrects.push(reported.is_some_and(|reported| known.contains(&place(reported))));
            if let Some(reported) = reported.filter(|reported| !reported.open)
                && !self.undone.contains(&entry.n)
            {
                known.insert(place(reported));
            }
        }
        let tell = |at: usize| match &self.log[at].action {
            Action::Report(reported) => self.tell_report(reported, corrects[at]),
            _ => self.tell(&self.log[at]),
        };
        let told_of = |n: u64| self.position(n).map(tell);
        let told = |(at, entry): (usize, &Entry)| match &entry.action {
            Action::Undo(n) if self.is_report(*n) => undone(*n, told_of(*n)),
            Action::Redo(n) if self.is_report(*n) => redone(*n, told_of(*n)),
            _ => tell(at),
        };
        self.log.iter().enumerate().map(told).collect()
    }

    fn is_report(&self, n: u64) -> bool {
        let entry = self.position(n).map(|at| &self.log[at]);
        entry.is_some_and(|entry| matches!(entry.action, Action::Report(_)))
    }

    fn tell_report(&self, reported: &Reported, corrects: bool) -> Message {
        let place = match reported.stage > 1 && self.may_have_a_deciding_match() {
            true => StageKind::DecidingMatch.phrase(),
            false => self.table_of((reported.stage, reported.round, reported.table)),
        };
        let result = result_text::reported(self, reported);
        let leavers: Vec<Arg> = reported
            .drop
            .sides()
            .map(|side| self.label(reported.of[side as usize]).into())
            .collect();
        let result = match leavers.is_empty() {
            true => result,
            false => {
                let n = leavers.len();
                msg!("result.in-log", result, n, names = Arg::List(leavers))
            }
        };
        match corrects {
            true => msg!("log.result-corrected", place, result),
            false => msg!("log.result", place, result),
        }
    }

    /// Returns whether an earlier entry that still counts reported the same table.
    fn corrects(&self, n: u64, reported: &Reported) -> bool {
        let same = |entry: &Entry| {
            matches!(&entry.action, Action::Report(earlier) if !earlier.open
                && (earlier.stage, earlier.round, earlier.table, earlier.of)
                    == (reported.stage, reported.round, reported.table, reported.of))
        };
        // A round has no result before the pairing of an earlier round.
        let round = (reported.stage, reported.round);
        let is_earlier = |entry: &Entry| matches!(&entry.action, Action::Pair(paired) if (paired.stage, paired.round) < round);
        self.counting_before(n).take_while(|entry| !is_earlier(entry)).any(same)
    }

    /// `Ewa and Jan are kept apart in every Swiss round`.
    fn tell_apart(&self, set: &ApartSet) -> Message {
        let [a, b] = set.pair.map(|id| self.label(id));
        match set.wish {
            None => msg!("pairing.log-off", a, b),
            Some(Wish { rounds, soft: true }) => {
                msg!("pairing.log-soft", a, b, rounds = rounds.phrase())
            }
            Some(Wish { rounds, soft: false }) => {
                msg!("pairing.log", a, b, rounds = rounds.phrase())
            }
        }
    }

    fn tell_settled_claim(&self, settled: &Settled) -> Message {
        let n = settled.claim;
        if let Some(reported) = &settled.result {
            let (place, result) = self.claimed(reported);
            return msg!("slips.log-accepted", n, place, result);
        }
        match self.entry(n).map(|entry| &entry.action) {
            Some(Action::Claim(reported)) => {
                let (place, result) = self.claimed(reported);
                msg!("slips.log-dismissed", n, place, result)
            }
            _ => msg!("slips.log-dismissed-unknown", n),
        }
    }

    fn claimed(&self, reported: &Reported) -> (Message, Message) {
        let place = self.table_of((reported.stage, reported.round, reported.table));
        (place, result_text::reported(self, reported))
    }

    /// `round 2: Jan plays Ewa at table 7, instead of the bye`.
    fn tell_seat(&self, seat: &LateSeat) -> Message {
        let round = self.round_in_a_sentence(seat.stage, seat.round);
        let name = self.label(seat.id);
        match seat.to {
            Seat::Opponent => {
                let with = seat.with.map(|with| self.label(with)).unwrap_or_default();
                let table = Arg::or_empty(seat.table);
                match seat.instead.map(|gone| self.label(gone)) {
                    Some(gone) => msg!("tables.log-instead", round, name, with, table, gone),
                    None => msg!("tables.log-plays", round, name, with, table),
                }
            }
            Seat::Bye => msg!("tables.log-bye", round, name),
            Seat::Loss => msg!("tables.log-loss", round, name),
            Seat::Next => msg!("tables.log-next", round, name),
        }
    }
}

/// What the log says of an action, as the answer to the command: the same in a whole sentence.
pub(super) fn answer(logged: Message) -> Message {
    msg!("screen.sentence", said = logged)
}

pub(super) fn settings_changed(setup: &Setup) -> Message {
    let what = setup.written().into_iter().map(Arg::from).collect();
    msg!("log.announcement-changed", what = Arg::Series(what))
}

pub(super) fn tell_timer(what: Timer) -> Message {
    let minutes = |n: u32| msg!("pages.minutes", n);
    match what {
        Timer::Start(n) => msg!("log.clock-started", minutes = minutes(n)),
        Timer::Pause => msg!("log.clock-paused"),
        Timer::Resume => msg!("log.clock-resumed"),
        Timer::Stop => msg!("log.clock-stopped"),
        Timer::Add(n) if n < 0 => msg!("log.time-taken", n = n.unsigned_abs()),
        Timer::Add(n) => msg!("log.time-added", n),
        Timer::Left(n) => msg!("log.time-left", minutes = minutes(n)),
        Timer::Set(n) => msg!("log.time-set", minutes = minutes(n)),
    }
}

fn undone(n: u64, what: Option<Message>) -> Message {
    match what {
        Some(what) => msg!("log.undone-action", n, what),
        None => msg!("log.undone", n),
    }
}

fn redone(n: u64, what: Option<Message>) -> Message {
    match what {
        Some(what) => msg!("log.redone-action", n, what),
        None => msg!("log.redone", n),
    }
}
