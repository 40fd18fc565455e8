//! A round that is still to be paired, and its pairing in a playout.

use super::rest::Rest;
use crate::event::action::Unplayed;
use crate::event::decide::{PodRound, contenders};
use crate::event::standings::Running;
use crate::event::{Entrant, Event, Id, Outcome, StageKind};
use crate::pairing::{Contender, Draw, tables_by_halves, tables_in_groups};
use crate::ruleset::{HouseGames, PairingKind, SittingOut};

/// A round still to be paired.
#[derive(Debug, Clone)]
pub(super) enum Coming {
    Swiss(SwissRound),
    /// A round of every pod.
    Pods {
        round: PodRound,
        /// Whether those whose opponent has left win without playing.
        wins: bool,
    },
}

/// A Swiss round still to be paired.
#[derive(Debug, Clone)]
pub(super) struct SwissRound {
    field: Vec<Contender>,
    /// How many opponents each has met by the results known.
    met: Vec<usize>,
    /// The place of each entrant in the field, by index.
    place: Vec<Option<usize>>,
    /// Indices of those who sit the round out and are charged a loss.
    pub charged: Vec<usize>,
    /// Those with a bye that is not the odd player's, and what it brings.
    pub given: Vec<(Id, Outcome)>,
    /// The house player, who meets the player who would have the bye.
    pub house: Option<Id>,
}

/// The rounds still to be paired. A player who sits the coming round out plays the rounds after it.
pub(super) fn coming(event: &Event, rest: &Rest) -> Vec<Coming> {
    let Some(stage) = event.preliminary() else { return Vec::new() };
    let first = stage.rounds.len() as u32 + 1;
    let later = (!event.away_next_round.is_empty() && rest.coming > 1).then(|| {
        let mut later = event.clone();
        later.away_next_round.clear();
        later
    });
    (first..first + rest.coming)
        .map(|number| match stage.kind {
            StageKind::RoundRobin => Coming::Pods {
                round: PodRound::of(event, &event.pods, number),
                wins: event.setup.unplayed == Some(Unplayed::Win),
            },
            _ => {
                let now = later.as_ref().filter(|_| number > first).unwrap_or(event);
                match with_byes_of(now, number, first) {
                    Some(moved) => Coming::Swiss(SwissRound::of(&moved, number)),
                    None => Coming::Swiss(SwissRound::of(now, number)),
                }
            }
        })
        .collect()
}

/// The event in which the byes of this later round are those of the coming one.
///
/// The coming round's field is then drawn in place of the later one's. None if nobody has any.
fn with_byes_of(event: &Event, number: u32, first: u32) -> Option<Event> {
    if number == first || !event.knows_awarded_byes() {
        return None;
    }
    let all = event.active().filter(|one| event.has_awarded_bye(one, number));
    let all: Vec<Id> = all.map(|one| one.id).collect();
    Some(event.with_byes_in_next_round(&all))
}

impl SwissRound {
    fn of(event: &Event, number: u32) -> SwissRound {
        let field = contenders(event, number);
        let mut place = vec![None; event.entrants.len()];
        for (at, one) in field.iter().enumerate() {
            place[one.id as usize - 1] = Some(at);
        }
        let away = event.sits_out_next().into_iter().map(|id| id as usize - 1);
        let charged = match event.ruleset.preliminary.sitting_out() {
            SittingOut::Loss => away.filter(|at| !event.entrants[*at].house).collect(),
            SittingOut::Nothing | SittingOut::Refused => Vec::new(),
        };
        let of = |one: &Entrant| {
            let bye = || (one.id, Outcome::awarded_bye(&event.ruleset.preliminary));
            event.has_awarded_bye_next(one).then(bye)
        };
        SwissRound {
            given: event.active().filter_map(of).collect(),
            met: field.iter().map(|one| one.met.len()).collect(),
            field,
            place,
            charged,
            house: event.house_player().map(|house| house.id),
        }
    }

    /// Brings the field up to date, after these matches that were only supposed.
    fn update(&mut self, rest: &Rest, running: &Running, played: &[[Id; 2]]) {
        for (one, known) in self.field.iter_mut().zip(&self.met) {
            let at = one.id as usize - 1;
            one.met.truncate(*known);
            (one.points, one.byes) = (running.points(at), running.byes(at));
        }
        let opponents = rest.compared.house_games == HouseGames::Opponent;
        for seats in played {
            let house = seats.iter().any(|id| running.is_house(*id as usize - 1));
            for (id, opponent) in [(seats[0], seats[1]), (seats[1], seats[0])] {
                if let Some(at) = self.place[id as usize - 1].filter(|_| opponents || !house) {
                    self.field[at].met.push(opponent);
                }
            }
        }
    }

    /// Gives everybody their place, on which only the bye depends.
    fn rank(&mut self, rest: &Rest, running: &mut Running) {
        if !self.field.len().is_multiple_of(2) {
            let ranked = running.order(rest.preliminary());
            let is_new = |one: &Contender| !running.is_ranked(one.id as usize - 1);
            let new: Vec<usize> = self
                .field
                .iter()
                .filter(|one| is_new(one))
                .map(|one| one.id as usize - 1)
                .collect();
            let new = running.order_of(new, rest.preliminary());
            for (rank, at) in (1..).zip(ranked.into_iter().chain(new)) {
                if let Some(place) = self.place[at] {
                    self.field[place].place = rank;
                }
            }
        }
    }

    /// The tables and the bye that this draw gives after these matches. There are none if no
    /// round is possible.
    pub(super) fn pair(
        &mut self,
        rest: &Rest,
        running: &mut Running,
        played: &[[Id; 2]],
        draw: &mut Draw,
    ) -> (Vec<(Id, Id)>, Option<Id>) {
        self.update(rest, running, played);
        self.rank(rest, running);
        let drawn = self.drawn(rest, draw);
        drawn
    }

    /// The tables and the bye of the field as it was last brought up to date.
    fn drawn(&self, rest: &Rest, draw: &mut Draw) -> (Vec<(Id, Id)>, Option<Id>) {
        if self.field.len() < 2 {
            return (Vec::new(), None);
        }
        match rest.preliminary().pairing {
            PairingKind::HalvesByStart => tables_by_halves(&self.field, false, draw),
            PairingKind::RandomInGroups | PairingKind::RoundRobin => {
                tables_in_groups(&self.field, false, draw)
            }
        }
    }
}
