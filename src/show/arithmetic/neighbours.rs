//! The neighbours of a place, and what separates them from it.

use super::super::tie_break::{exactly, tie_break_value};
use super::Arithmetic;
use crate::event::standings::{Value, parted_by_head_to_head, put_ahead};
use crate::event::{Id, Standing, standings};
use crate::msg;
use crate::ruleset::{PairingKind, TieBreak};
use crate::words::Message;
use std::collections::BTreeSet;

/// A neighbour in the standings, and what separates it from the place.
pub struct Neighbour {
    pub id: Id,
    pub is_ahead: bool,
    /// The tie-break that decides; None: the points decide.
    pub by: Option<TieBreak>,
    /// One of the two is disqualified, and stands behind everybody who is not.
    pub by_disqualification: bool,
    /// The comparison, such as `SoS 0.7500 to 0.5000`.
    pub sentence: Message,
}

impl<'e> Arithmetic<'e> {
    /// The next player above and the next below, with the reason.
    ///
    /// It is empty in an event without points.
    pub fn neighbours(&self) -> Vec<Neighbour> {
        if !self.has_points() {
            return Vec::new();
        }
        let all = self.compared_with();
        let own = all.iter().position(|other| other.entrant == self.standing.entrant);
        let Some(at) = own else { return Vec::new() };
        let above = at.checked_sub(1).and_then(|at| all.get(at));
        let ahead = above.map(|other| self.between(other, self.standing, true));
        let behind = all.get(at + 1).map(|other| self.between(self.standing, other, false));
        ahead.into_iter().chain(behind).collect()
    }

    /// The reason why the first stands before the second.
    fn between(&self, first: &Standing, second: &Standing, is_ahead: bool) -> Neighbour {
        let id = if is_ahead { first.entrant } else { second.entrant };
        let by_disqualification = self.is_out(second) && !self.is_out(first);
        let told =
            |by, sentence: Message| Neighbour { id, is_ahead, by, by_disqualification, sentence };
        if self.is_out(first) == self.is_out(second) && first.points != second.points {
            return told(None, {
                let [n, other] = [first, second].map(|of| self.event.points_figure(of.points));
                msg!("place.points-to", n, other)
            });
        }
        if by_disqualification {
            return told(None, msg!("place.disqualified-last"));
        }
        // Head to head decides only if one player has beaten all the others. Its values may differ
        // without deciding; then a later tie-break decides.
        let [one, two] = [first, second].map(|s| standings(self.event).tie_breaks(s.entrant));
        let mut pairs = one.iter().zip(&two);
        let ahead = self.put_ahead().contains(&first.entrant);
        let decided = |(a, b): &(&(TieBreak, Value), &(TieBreak, Value))| match a.0 {
            TieBreak::HeadToHeadSweep => a.1 != b.1 && ahead,
            TieBreak::HeadToHead => self.parted([first.entrant, second.entrant]),
            _ => a.1 != b.1,
        };
        match pairs.find(decided) {
            // Those who were still level were compared once more, among themselves.
            Some(((by @ TieBreak::HeadToHead, a), (_, b))) if !is_more(*a, *b) => {
                let name = self.event.label(first.entrant);
                told(Some(*by), msg!("tied.among-the-rest", name))
            }
            Some(((TieBreak::HeadToHeadSweep, _), _)) => told(
                Some(TieBreak::HeadToHeadSweep),
                msg!("place.beat-all-level", name = self.event.label(first.entrant)),
            ),
            Some(((by, a), (_, b))) => told(Some(*by), compared(*by, *a, *b)),
            None => told(None, msg!("place.level")),
        }
    }

    /// Whether the matches of tied players against each other part these two.
    fn parted(&self, [one, other]: [Id; 2]) -> bool {
        let among: Vec<Id> = self.compared_with().iter().map(|one| one.entrant).collect();
        parted_by_head_to_head(self.event, &among, one, other)
    }

    /// Whether head to head put this place ahead of level players.
    pub fn is_put_ahead(&self) -> bool {
        self.put_ahead().contains(&self.standing.entrant)
    }

    /// The players who stand before level ones because they have beaten them all.
    pub(super) fn put_ahead(&self) -> BTreeSet<Id> {
        let lines: Vec<Standing> = self.compared_with().into_iter().copied().collect();
        put_ahead(self.event, &lines)
    }

    /// The players among whom the place is decided, best first.
    ///
    /// If there are several pods, these are the players of the same pod, because nobody meets
    /// players of another.
    pub(super) fn compared_with(&self) -> Vec<&'e Standing> {
        match self.pod() {
            Some(pod) => self.event.pod_standings(pod),
            None => standings(self.event).iter().collect(),
        }
    }

    /// The player's pod, from 0, if there are several and each plays for itself.
    fn pod(&self) -> Option<usize> {
        let apart = self.event.ruleset.preliminary.pairing == PairingKind::RoundRobin;
        let several = apart && self.event.pods.len() > 1;
        self.event.pod_of(self.standing.entrant).filter(|_| several)
    }

    /// `place 2 of 6 in pod 1`, if there are several pods.
    pub(super) fn place_in_pod(&self) -> Option<Message> {
        let (pod, all) = (self.pod()?, self.compared_with());
        let at = all.iter().position(|other| other.entrant == self.standing.entrant)?;
        Some(msg!("place.in-pod", place = at + 1, all = all.len(), pod = pod + 1))
    }

    fn is_out(&self, one: &Standing) -> bool {
        self.record(one.entrant).is_some_and(|record| record.is_out)
    }
}

fn is_more(one: Value, other: Value) -> bool {
    matches!((one, other), (Value::Exact(one), Value::Exact(other)) if one > other)
}

/// `SoS 0.7500 to 0.5000`; exact values if four decimals are equal.
fn compared(by: TieBreak, one: Value, two: Value) -> Message {
    let (mut said, mut other) = (tie_break_value(by, one), tie_break_value(by, two));
    if said == other {
        (said, other) = (exactly(one).into(), exactly(two).into());
    }
    msg!("place.compared", by = by.about().heading, one = said, two = other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Fraction;
    use crate::event::action::Setup;
    use crate::event::fixture::Desk;

    #[test]
    fn fractions_alike_in_four_decimals_are_told_exactly() {
        let mean = |part, whole| Value::Exact(Fraction::new(part, whole));
        let told = compared(TieBreak::EsosMean, mean(1069, 2058), mean(509, 980));
        assert_eq!(told.to_string(), "ESoS 1069/2058 to 509/980");
        let told = compared(TieBreak::SosMean, mean(3, 4), mean(1, 2));
        assert_eq!(told.to_string(), "SoS 0.7500 to 0.5000");
        let told = compared(TieBreak::GameWinPercentage, mean(1, 3), mean(33331, 100_000));
        assert_eq!(told.to_string(), "Game wins 1/3 to 33331/100000");
        assert_eq!(
            compared(TieBreak::SosSum, mean(30, 1), mean(24, 1)).to_string(),
            "SoS 30 to 24"
        );
    }

    /// The points of a player, and their neighbours as the screen words them.
    fn told(desk: &Desk, name: &str) -> (String, Vec<String>) {
        let arithmetic = Arithmetic::of(&desk.event, desk.id(name)).unwrap();
        let neighbours = arithmetic.neighbours().into_iter().map(|neighbour| {
            let side = if neighbour.is_ahead { "behind" } else { "ahead of" };
            format!("{side} {}: {}", desk.event.label(neighbour.id), neighbour.sentence)
        });
        (arithmetic.points().to_string(), neighbours.collect())
    }

    #[test]
    fn who_is_disqualified_stands_last_whatever_the_points() {
        use crate::event::standings::PlacesByRound;
        use crate::show::card::Card;
        let mut desk = Desk::custom(2, 0, &["A", "B", "C", "D"]);
        desk.round("A-B C-D");
        desk.decision("disqualify A");
        let card = |name: &str| {
            let places = PlacesByRound::of(&desk.event);
            let card = Card::of(&desk.event, desk.id(name), &places).unwrap();
            card.standing.last().unwrap().to_string()
        };
        let last = card("A");
        assert!(last.starts_with("last, behind ") && last.ends_with(", because disqualified"));
    }

    #[test]
    fn neighbours_are_of_the_same_pod() {
        let mut desk = Desk::of("destiny-draft", Setup::default(), &["A", "B", "C", "D", "E", "F"]);
        desk.decision("pods manual \"A, B, C; D, E, F\"");
        for _ in 0..3 {
            desk.decision("pair");
            desk.play(|_, a, b| a < b);
        }
        // In the standings of all pods: A and D with two points, B and E with one, C and F.
        let between = |one: &str, sentence: &str| format!("{one}: {sentence}");
        assert_eq!(
            told(&desk, "B"),
            (
                "1 point in 2 rounds; place 2 of 3 in pod 1".to_owned(),
                vec![between("behind A", "2 points to 1"), between("ahead of C", "1 point to 0")]
            )
        );
        assert_eq!(told(&desk, "D").1, ["ahead of E: 2 points to 1"]);
        assert_eq!(told(&desk, "F").1, ["behind E: 1 point to 0"]);
        let arithmetic = Arithmetic::of(&desk.event, desk.id("E")).unwrap();
        assert_eq!(arithmetic.made_of(TieBreak::HeadToHeadSweep).to_string(), "nobody is tied");
    }

    /// Head to head is given as a reason only for players whom it put ahead.
    #[test]
    fn head_to_head_says_what_decided() {
        let names: Vec<String> = (1..=10).map(|n| format!("P{n:02}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let setup = Setup { rounds: Some(4), ..Setup::default() };
        let mut seen = 0;
        for event in 0..12_u64 {
            let mut desk = Desk::of("lcg", setup.clone(), &names);
            desk.event.head.seed = event.into();
            for round in 0..4 {
                desk.told("pair");
                for table in 1..=5 {
                    let games = ["WW", "WL", "LL", "WD", "DL"]
                        [((event * 3 + round * 7 + table * (event + 2)) % 5) as usize];
                    desk.told(&format!("report {table} {games}"));
                }
            }
            let lines = standings(&desk.event).to_vec();
            let ahead = put_ahead(&desk.event, &lines);
            for pair in lines.windows(2) {
                let [first, second] = pair else { continue };
                let arithmetic = Arithmetic::of(&desk.event, first.entrant).unwrap();
                let below = arithmetic.neighbours().into_iter().find(|other| !other.is_ahead);
                let by_it = below.unwrap().by == Some(TieBreak::HeadToHeadSweep);
                assert_eq!(by_it, ahead.contains(&first.entrant));
                assert!(!by_it || standings(&desk.event).beat(first.entrant, second.entrant));
                seen += u32::from(by_it);
            }
        }
        assert!(seen > 2, "{seen}");
    }
}
