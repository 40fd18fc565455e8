//! Players who leave with the result of their match.

use super::facts::{Facts, Person, Presence};
use super::judge::Judge;
use super::order::LEAVING;
use crate::event::action::Reported;
use crate::msg;

impl Facts {
    /// Those said to leave with this result, and those said before who now stay.
    pub(super) fn leave_with(&mut self, reported: &Reported) {
        let now = (reported.stage, reported.round);
        for id in reported.of {
            if self.leaving.remove(&id)
                && let Some(person) = self.person_mut(id)
                && (person.presence, person.left) == (Presence::Gone, now)
            {
                person.presence = Presence::Here;
            }
        }
        for id in reported.drop.sides().map(|side| reported.of[side as usize]) {
            if let Some(person) = self.person_mut(id)
                && person.presence == Presence::Here
            {
                (person.presence, person.left) = (Presence::Gone, now);
                self.leaving.insert(id);
            }
        }
    }
}

impl Judge {
    /// Checks that those who leave with a result of the newest round had not left before.
    pub fn leavers_of(&mut self, reported: &Reported) {
        let stages = &self.facts.stages;
        let rounds = stages.last().map_or(0, |stage| stage.rounds.len());
        if (stages.len(), rounds) != (reported.stage, reported.round as usize) {
            return;
        }
        for id in reported.drop.sides().map(|side| reported.of[side as usize]) {
            let gone = |p: &Person| p.presence != Presence::Here;
            // The old result of the table may have put this player out before it was entered again.
            let by_result = self.facts.absent.contains(&id) || self.facts.leaving.contains(&id);
            if self.facts.person(id).is_some_and(gone) && !by_result {
                let name = self.facts.name(id);
                self.breach_at(&LEAVING, "drop", msg!("verify.left-already", name));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::event::Action;
    use crate::event::action::Left;
    use crate::event::fixture::Desk;
    use crate::verify::verify;

    fn found(desk: &Desk) -> [Vec<String>; 2] {
        let verdict = verify(&desk.event);
        [verdict.breaches, verdict.remarks].map(|all| all.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn drops_with_results_are_judged_as_they_were_entered() {
        let mut desk = Desk::custom(3, 0, &["A", "B", "C", "D", "E", "F"]);
        desk.told("pair manual 'A = B, C = D, E = F'");
        desk.told("report 1 W drop=both");
        desk.told("report 1 L");
        desk.told("report 1 same drop=B");
        desk.told("report 2 noshow A drop=both");
        desk.told("report 2 W");
        desk.told("report 3 W drop=A");
        desk.told("rejoin E");
        desk.told("disqualify B");
        desk.told("report 1 W");
        desk.told("pair");
        assert_eq!(found(&desk)[0], [""; 0]);
        desk.told("report 1 L round=1");
        assert_eq!(found(&desk)[0], [""; 0]);
    }

    /// A cut of four whose bracket is paired, and the order of the standings.
    fn paired_bracket() -> (Desk, Vec<crate::event::Id>) {
        let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D", "E", "F"]);
        desk.round("A-B C-D E-F");
        let order = crate::event::standings(&desk.event).iter().map(|s| s.entrant).collect();
        desk.told("cut");
        desk.told("pair");
        (desk, order)
    }

    /// Changes the newest line, in which a player leaves.
    fn forge(desk: &mut Desk, change: impl Fn(&mut Left)) {
        let log = std::sync::Arc::make_mut(&mut desk.event.log);
        let Action::Drop(left) = &mut log.last_mut().unwrap().action else { panic!() };
        change(left);
    }

    #[test]
    fn whoever_leaves_a_paired_bracket_is_replaced_until_a_game_begins() {
        let (mut desk, order) = paired_bracket();
        desk.told(&format!("drop #{}", order[1]));
        assert_eq!(found(&desk)[0], [""; 0]);
        desk.told("pair");
        desk.play(|_, a, b| a < b);
        desk.told("pair");
        assert_eq!(found(&desk)[0], [""; 0]);

        let (mut desk, order) = paired_bracket();
        let [second, fifth] = [order[1], order[4]].map(|id| desk.event.label(id));
        desk.told(&format!("drop #{}", order[1]));
        forge(&mut desk, |left| (left.seeds, left.after) = (None, 1));
        assert_eq!(
            found(&desk)[0],
            [format!("leaving: no game had begun, so {fifth} takes the place of {second}")]
        );

        for begins in ["begun 2", "timer start", "claim 1 W", "report 1 W"] {
            let (mut desk, order) = paired_bracket();
            desk.told(begins);
            desk.told(&format!("drop #{}", order[1]));
            assert_eq!(found(&desk)[0], [""; 0], "{begins}");
            let seeds = [0, 2, 3, 4].map(|place| order[place]).to_vec();
            forge(&mut desk, |left| (left.seeds, left.after) = (Some(seeds.clone()), 0));
            let late =
                format!("leaving: the games had begun, so nobody takes the place of {second}");
            assert!(found(&desk)[0].contains(&late), "{begins}: {:?}", found(&desk)[0]);
        }
    }

    #[test]
    fn a_cut_by_hand_is_remarked_on() {
        let mut desk = Desk::custom(1, 4, &["A", "B", "C", "D", "E", "F"]);
        desk.round("A-B C-D E-F");
        let best = desk.table();
        let name = |at: usize| best[at].split(' ').next().unwrap().to_owned();
        let seeds = [name(2), name(0), name(1), name(5)].join(", ");
        desk.told(&format!("cut manual '{seeds}' why=x"));
        desk.told("pair");
        let remark =
            format!("cut: made by hand, without {}, whom the standings would have taken", name(3));
        let [breaches, remarks] = found(&desk);
        assert_eq!(breaches, [""; 0]);
        assert!(remarks.contains(&remark), "{remarks:?}");
    }
}
