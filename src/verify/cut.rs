//! The seeds of the finals, and the players who take places given up.

use super::double::rounds_with_two_losses;
use super::judge::Judge;
use crate::event::action::Cut;
use crate::event::{Id, StageKind};
use crate::msg;
use crate::ruleset::{CutRule, FinalsKind, Replacement};
use crate::words::Message;

const CUT: Message = msg!("verify.cut");

impl Judge {
    pub fn cut(&mut self, cut: &Cut) {
        let swiss = self.facts.preliminary();
        let played = swiss.map_or(0, |swiss| swiss.rounds.len() as u32);
        let tables = swiss.into_iter().flat_map(|swiss| swiss.tables());
        let open = tables.filter(|table| !table.is_over()).count();
        let all = self.facts.rounds;
        if played < all || open > 0 {
            self.breach(&CUT, msg!("verify.cut-too-early", n = played, all, open));
        }
        let kind = match self.facts.ruleset.finals.kind {
            FinalsKind::None => None,
            FinalsKind::SingleElimination => Some(StageKind::SingleElimination),
            FinalsKind::DoubleElimination => Some(StageKind::DoubleElimination),
            FinalsKind::DecidingMatch => Some(StageKind::DecidingMatch),
        };
        if kind != Some(cut.kind) {
            self.breach(&CUT, msg!("verify.no-such-finals", kind = cut.kind.phrase()));
        } else {
            self.rounds_of(&CUT, cut.kind, cut.rounds, cut.seeds.len());
        }
        self.compare_standings(&msg!("verify.standings-before-cut"));
        self.announced_size(cut.seeds.len());
        let best: Vec<Id> = match cut.kind {
            StageKind::DecidingMatch => self.facts.level_first().into_iter().take(2).collect(),
            StageKind::SingleElimination
            | StageKind::DoubleElimination
            | StageKind::Swiss
            | StageKind::RoundRobin => self.best_here().take(cut.seeds.len()).collect(),
        };
        match &cut.instead_of {
            None => self.seeds(&CUT, &cut.seeds, &best),
            Some(computed) => self.seeds_by_hand(&cut.seeds, computed, &best),
        }
    }

    /// Seeds chosen by hand are remarked on. They are players who are here, each once, and no
    /// house player; the line also holds the seeds by the standings.
    fn seeds_by_hand(&mut self, given: &[Id], computed: &[Id], best: &[Id]) {
        for (at, id) in given.iter().enumerate() {
            let name = self.facts.name(*id);
            if !self.facts.is_here(*id) {
                self.breach_at(&CUT, "seeds", msg!("hand-cut.seed-is-gone", name));
            } else if self.facts.is_house(*id) {
                self.breach_at(&CUT, "seeds", msg!("hand-cut.seed-is-house", name));
            } else if given[..at].contains(id) {
                self.breach_at(&CUT, "seeds", msg!("hand-cut.seed-twice", name));
            }
        }
        let wrong = (1..).zip(computed.iter().zip(best)).find(|(_, (said, due))| said != due);
        if let Some((seed, (said, due))) = wrong {
            let (given, due) = (self.facts.name(*said), self.facts.name(*due));
            let sentence = msg!("verify.seed-of-other", n = seed, due, given);
            self.breach_at(&CUT, "instead_of", sentence);
        } else if computed.len() != best.len() {
            let sentence = msg!("verify.seeds", n = computed.len(), due = best.len());
            self.breach_at(&CUT, "instead_of", sentence);
        }
        let out = best.iter().filter(|id| !given.contains(id)).map(|id| self.facts.name(*id));
        let out: Vec<String> = out.collect();
        let remark = match (out.len(), given == best) {
            (0, true) => msg!("hand-cut.remark-same"),
            (0, false) => msg!("hand-cut.remark-order"),
            (n, _) => msg!("hand-cut.remark-without", n, names = out),
        };
        self.remark(&CUT, remark);
    }

    /// The organizer may take more or fewer than were announced; that is a remark.
    fn announced_size(&mut self, given: usize) {
        let (number, rule) = (self.facts.cut, self.facts.cut_by);
        let tallies = self.facts.tallies();
        let points: Vec<u32> = self.best_here().map(|id| tallies[id as usize - 1].points).collect();
        let least = match rule {
            CutRule::MinimumPoints => number,
            CutRule::Top | CutRule::TopAndLevel => {
                points.get((number as usize).saturating_sub(1)).copied().unwrap_or(0)
            }
        };
        let due = match rule {
            CutRule::Top => number as usize,
            CutRule::TopAndLevel | CutRule::MinimumPoints => {
                points.iter().filter(|points| **points >= least).count()
            }
        };
        if number > 0 && due != given {
            self.remark(&CUT, msg!("verify.went-on", n = given, due));
        }
    }

    /// Checks that the finals have as many rounds as their bracket needs.
    pub fn rounds_of(&mut self, place: &Message, kind: StageKind, rounds: u32, players: usize) {
        let size = players.next_power_of_two();
        let due = match kind {
            StageKind::DecidingMatch => 1,
            StageKind::DoubleElimination => rounds_with_two_losses(players),
            StageKind::SingleElimination | StageKind::Swiss | StageKind::RoundRobin => size.ilog2(),
        };
        if rounds != due {
            let rounds = msg!("count.rounds", n = rounds);
            let sentence = match kind {
                StageKind::DecidingMatch => msg!("verify.rounds-of-match", rounds),
                _ => msg!("verify.rounds-of-bracket", rounds, size, due),
            };
            self.breach_at(place, "rounds", sentence);
        }
    }

    /// Checks the seeds after a place was given up before the games of the finals began.
    pub fn replaced(&mut self, id: Id, seeds: &[Id]) {
        let before = self.facts.finals().map_or(&[][..], |finals| &finals.seeds);
        let mut due: Vec<Id> = before.iter().copied().filter(|seed| *seed != id).collect();
        due.extend(self.next_in(id));
        let place = msg!("verify.seeds-without", name = self.facts.name(id));
        self.seeds(&place, seeds, &due);
    }

    /// The next in the standings, who comes into the finals if this player leaves them.
    fn next_in(&self, id: Id) -> Option<Id> {
        let replaces = self.facts.ruleset.finals.replacement == Replacement::NextInStandings;
        if !replaces {
            return None;
        }
        let before = self.facts.finals().map_or(&[][..], |finals| &finals.seeds);
        let decides = self.facts.ruleset.finals.kind == FinalsKind::DecidingMatch;
        let tallies = self.facts.tallies();
        let points = |id: Id| tallies.get(id as usize - 1).map(|tally| tally.points);
        let free = |one: &Id| {
            !before.contains(one)
                && !self.facts.event.declined.contains(one)
                && (!decides || points(*one) == points(id))
        };
        self.best_here().find(free)
    }

    fn seeds(&mut self, place: &Message, given: &[Id], due: &[Id]) {
        if given.len() != due.len() {
            self.breach(place, msg!("verify.seeds", n = given.len(), due = due.len()));
        }
        let wrong = (1..).zip(given.iter().zip(due)).find(|(_, (given, due))| given != due);
        if let Some((seed, (given, due))) = wrong {
            let (given, due) = (self.facts.name(*given), self.facts.name(*due));
            let sentence = msg!("verify.seed-of-other", n = seed, due, given);
            self.breach(place, sentence);
        }
    }

    fn best_here(&self) -> impl Iterator<Item = Id> {
        let places = self.facts.places(&self.facts.tallies());
        places.into_iter().map(|place| place.id).filter(|id| self.facts.is_here(*id))
    }
}
