//! The log in words.

use super::action::{Effect, Reported, Timer};
use super::decide::counted;
use super::{Action, Entry, Event, Id, Outcome, Side, Step, read_games};
use std::collections::HashSet;

impl Event {
    /// An entry in a few words, with the most important fact first:
    /// `round 1 table 3: Ewa beat Jan`.
    pub fn tell(&self, entry: &Entry) -> String {
        let label = |id: Id| self.label(id);
        match &entry.action {
            Action::Add(added) => match &added.partner {
                Some(partner) => format!("registered {} & {partner}", added.name),
                None => match added.leads {
                    Some(role) => format!("registered {}, who is {}", added.name, role.word()),
                    None => format!("registered {}", added.name),
                },
            },
            Action::Import(all) => format!("registered {}", self.count_entrants(all.len())),
            Action::Edit(edited) => format!("changed {}", label(edited.id)),
            Action::Official(official) => format!("{} is {}", official.name, official.role.word()),
            Action::Dismiss(name) => format!("{name} is no official"),
            Action::Setup(_) => "changed the announcement".to_owned(),
            Action::Pods(seated) => {
                let again = if seated.redrawn > 0 { " again" } else { "" };
                let how = if seated.by_hand { "seated" } else { "drew" };
                format!("{how} {}{again}", counted(seated.pods.len(), "pod"))
            }
            Action::Draft(step) => match step {
                Step::Open => "opened the boosters".to_owned(),
                Step::Pick { phase, pick } => format!("draft phase {phase}, pick {pick}"),
                Step::Build => "began to build decks".to_owned(),
            },
            Action::Redraft(shared) => {
                format!("shared out {}", counted(shared.cards as usize, "rare card"))
            }
            Action::Take(taken) => format!("{} took a rare card", label(taken.id)),
            Action::Pair(paired) => {
                let by_hand = if paired.by_hand { " by hand" } else { "" };
                let again = if paired.redrawn > 0 { " again" } else { "" };
                let round = self.round_in_a_sentence(paired.stage, paired.round);
                let mission = self.with_mission(paired.mission);
                format!("paired {round}{again}{by_hand}{mission}")
            }
            Action::Swap(swapped) => {
                format!("swapped {} and {}", label(swapped.swap[0]), label(swapped.swap[1]))
            }
            Action::Side(taken) => {
                let side = self.ruleset.sides.first().map_or("first", |side| side.en.as_str());
                let finals = if taken.stage > 1 { "finals " } else { "" };
                let (round, table) = (taken.round, taken.table);
                format!("{finals}round {round} table {table}: {} plays {side}", label(taken.first))
            }
            Action::Report(reported) => {
                self.tell_report(reported, self.corrects(entry.n, reported))
            }
            Action::Remove(id) => format!("{} was removed: registered by mistake", label(*id)),
            Action::Drop(left) => format!("{} left", label(left.id)),
            Action::Rejoin(returned) => match returned.missed.len() {
                0 => format!("{} returned", label(returned.id)),
                n => format!("{} returned, {n} missed", label(returned.id)),
            },
            Action::Disqualify(left) => format!("{} was disqualified", label(left.id)),
            Action::Cut(_) if self.may_have_a_deciding_match() => {
                "seeded the deciding match".to_owned()
            }
            Action::Cut(cut) => format!("cut to {}", cut.seeds.len()),
            Action::Decline(declined) => format!("{} gave up the place", label(declined.id)),
            Action::Timer(what) => match what {
                Timer::Start(minutes) => {
                    format!("started the clock, {}", counted(*minutes as usize, "minute"))
                }
                Timer::Pause => "paused the clock".to_owned(),
                Timer::Resume => "let the clock go on".to_owned(),
                Timer::Stop => "stopped the clock".to_owned(),
                Timer::Add(minutes) => format!("{minutes:+} minutes"),
                Timer::Left(minutes) => {
                    format!("left the round {}", counted(*minutes as usize, "minute"))
                }
                Timer::Set(minutes) => {
                    format!("set the round to {}", counted(*minutes as usize, "minute"))
                }
            },
            Action::Extend(extended) => {
                let minutes = counted(extended.minutes as usize, "extra minute");
                format!("table {}: {minutes}", extended.table)
            }
            Action::Penalty(penalised) => {
                let note = penalised.note.as_ref().map_or(String::new(), |n| format!(", {n}"));
                let effect = self.tell_effect(penalised.effect.as_ref());
                format!("{}: {}{effect}{note}", label(penalised.id), penalised.kind)
            }
            Action::List(handed) => format!("{} handed in a list", label(handed.id)),
            Action::Note(text) => format!("note: {text}"),
            Action::ByHand(what) => format!("edited the file by hand: {what}"),
            Action::Finish(_) => "closed the event".to_owned(),
            Action::Undo(n) => format!("undid {n}{}", self.told_of(*n)),
            Action::Redo(n) => format!("redid {n}{}", self.told_of(*n)),
        }
    }

    /// The effect of a penalty besides being recorded.
    fn tell_effect(&self, effect: Option<&Effect>) -> String {
        match effect {
            None => String::new(),
            Some(Effect::Result(reported)) => {
                format!(", table {}: {}", reported.table, self.tell_result(reported))
            }
            Some(Effect::Points(points)) => {
                format!(", {} off", counted(*points as usize, "point"))
            }
            Some(Effect::Removed(_)) => ", left the event".to_owned(),
            Some(Effect::Disqualified(_)) => ", out of the event for good".to_owned(),
        }
    }

    /// The entry that is undone or redone, in words.
    fn told_of(&self, n: u64) -> String {
        let step = |entry: &&Entry| entry.action.is_about_the_log();
        let entry = self.entry(n).filter(|entry| !step(entry));
        entry.map_or(String::new(), |entry| format!(": {}", self.tell(entry)))
    }

    /// Every entry of the log in words, as [`tell`](Event::tell) gives each. One pass finds the
    /// results that correct others.
    pub fn tell_log(&self) -> Vec<String> {
        let place = |r: &Reported| (r.stage, r.round, r.table, r.of);
        let mut known = HashSet::new();
        let mut corrects = Vec::with_capacity(self.log.len());
        for entry in &self.log {
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
        let told_of = |n: u64| self.position(n).map(tell).unwrap_or_default();
        let told = |(at, entry): (usize, &Entry)| match &entry.action {
            Action::Undo(n) if self.is_report(*n) => format!("undid {n}: {}", told_of(*n)),
            Action::Redo(n) if self.is_report(*n) => format!("redid {n}: {}", told_of(*n)),
            _ => tell(at),
        };
        self.log.iter().enumerate().map(told).collect()
    }

    fn is_report(&self, n: u64) -> bool {
        let entry = self.position(n).map(|at| &self.log[at]);
        entry.is_some_and(|entry| matches!(entry.action, Action::Report(_)))
    }

    fn tell_report(&self, reported: &Reported, corrects: bool) -> String {
        let finals = if reported.stage > 1 { "finals " } else { "" };
        let corrected = if corrects { " corrected" } else { "" };
        let (round, table) = (reported.round, reported.table);
        let result = self.tell_result(reported);
        if reported.stage > 1 && self.may_have_a_deciding_match() {
            return format!("deciding match{corrected}: {result}");
        }
        format!("{finals}round {round} table {table}{corrected}: {result}")
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

    /// The result in words, with the winner first. A match of several games has its score.
    fn tell_result(&self, reported: &Reported) -> String {
        let [a, b] = reported.of.map(|id| self.label(id));
        let of = |side: Side| if side == Side::A { (&a, &b) } else { (&b, &a) };
        if let Some(side) = reported.concede {
            let (loser, winner) = of(side);
            return format!("{loser} conceded to {winner}");
        }
        if let Some(side) = reported.noshow {
            let (absent, other) = of(side);
            return format!("{absent} did not appear against {other}");
        }
        if reported.open {
            let number = reported.games.len() as u32;
            let a_lost = reported.games.ends_with('L');
            let (loser, winner) = of(if a_lost { Side::A } else { Side::B });
            return match (reported.games.ends_with('X'), reported.conceded.contains(&number)) {
                (true, _) => format!("{a} and {b} both lost game {number}"),
                (_, true) => format!("{loser} conceded game {number} to {winner}"),
                (_, false) => format!("{loser} lost game {number} to {winner}"),
            };
        }
        let stage = reported.stage.checked_sub(1).and_then(|at| self.stages.get(at));
        let preliminary = stage.map_or(reported.stage == 1, |stage| stage.kind.is_preliminary());
        // A line that was undone may be of a stage that is gone.
        let shape = stage.map_or(self.ruleset.preliminary.shape, |stage| stage.shape);
        let Ok(games) = read_games(&reported.games, shape, true) else {
            return format!("{a} and {b}: {}", reported.games);
        };
        let outcome = Outcome::played(games, shape, &self.scoring());
        let score = |first: Side| match self.needs_score(&outcome, preliminary) {
            true => {
                let [a, b] = self.score_figures(&outcome, preliminary);
                if first == Side::A { format!(" {a}–{b}") } else { format!(" {b}–{a}") }
            }
            false => String::new(),
        };
        match outcome.winner {
            None if self.lost_by_both(&outcome, preliminary) => format!("{a} and {b} both lost"),
            None => format!("{a} and {b} drew{}", score(Side::A)),
            Some(side) => {
                let (winner, loser) = of(side);
                let margin = reported.margin.map_or(String::new(), |by| format!(", by {by}"));
                format!("{winner} beat {loser}{}{margin}", score(side))
            }
        }
    }
}
