//! The tree, built from a stage.

use crate::event::{Event, Id, Pairing, Round, Side, Stage, StageKind};
use crate::pairing::{self, first_games, next_games};
use crate::tui::bracket::entry::{DrawnGame, Fate, Notice, Slot};
use crate::words::Words;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    /// The first round first; the games of each round from top to bottom.
    pub(super) rounds: Vec<Vec<DrawnGame>>,
    pub(super) notice: Notice,
    pub(super) champion: Option<String>,
    /// The tree is the deciding match, which some rules have instead of finals.
    pub(super) decides: bool,
    pub(super) words: Words,
}

impl Tree {
    /// Returns None if there are no games, because there is only one finalist.
    pub fn of(event: &Event, stage: &Stage, notice: Notice, words: &Words) -> Option<Tree> {
        let rounds = rounds(event, stage);
        let last = rounds.last()?.first()?;
        let champion = last.winner().map(|place| place.name.clone());
        let decides = stage.kind == StageKind::DecidingMatch;
        Some(Tree { rounds, notice, champion, decides, words: words.clone() })
    }

    pub fn games(&self) -> impl Iterator<Item = &DrawnGame> {
        self.rounds.iter().flatten()
    }

    pub fn head_rows(&self) -> u16 {
        if self.notice.is_some() { 4 } else { 2 }
    }

    /// The first round that is not over, or else the final.
    pub(super) fn current(&self) -> usize {
        let open = |round: &Vec<DrawnGame>| !round.iter().all(DrawnGame::is_settled);
        self.rounds.iter().position(open).unwrap_or(self.rounds.len().saturating_sub(1))
    }
}

/// The rounds of a single elimination up to its final, with those that are not drawn yet. The
/// games of a round are in the order in which they are drawn, from top to bottom.
fn rounds(event: &Event, stage: &Stage) -> Vec<Vec<DrawnGame>> {
    let builder = TreeBuilder { event, stage };
    let mut fixtures = first(stage);
    let mut rounds: Vec<Vec<DrawnGame>> = Vec::new();
    loop {
        let before = rounds.last();
        let drawn = stage.rounds.get(rounds.len());
        let (games, winners): (Vec<DrawnGame>, Vec<Option<Id>>) = (fixtures.iter())
            .map(|fixture| match drawn {
                Some(round) => builder.drawn(fixture, round),
                None => (builder.expected(fixture, fixtures.len(), before), None),
            })
            .unzip();
        rounds.push(games);
        if fixtures.len() <= 1 {
            break;
        }
        fixtures = next_games(&winners);
    }
    let orders = orders(rounds.len());
    let sorted = |(games, order): (Vec<DrawnGame>, Vec<usize>)| {
        order.into_iter().filter_map(|at| games.get(at).cloned()).collect()
    };
    rounds.into_iter().zip(orders).map(sorted).collect()
}

/// The first round. It comes from the seeds, or from the draw in an event that starts with
/// elimination.
fn first(stage: &Stage) -> Vec<pairing::Game> {
    if !stage.seeds.is_empty() {
        return first_games(&stage.seeds);
    }
    let pairings = stage.rounds.first().map_or(&[][..], |round| &round.pairings);
    let numbers = pairings.iter().filter_map(|p| p.number);
    let most = numbers.max().unwrap_or(pairings.len() as u32).max(1).next_power_of_two();
    (1..=most).map(|number| pairing::Game { number, a: None, b: None }).collect()
}

/// For each round, the positions of its games in the rules' order, from top to bottom. The
/// first winner of a round of n games meets the last, the second the last but one, and so on.
/// Games i and n + 1 - i of one round therefore feed game i of the next.
fn orders(rounds: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![vec![0]];
    for _ in 1..rounds {
        let newest = orders.last().map_or(&[][..], Vec::as_slice);
        let games = newest.len() * 2;
        let feeding = newest.iter().flat_map(|at| [*at, games - 1 - at]).collect();
        orders.push(feeding);
    }
    orders.reverse();
    orders
}

pub(super) struct TreeBuilder<'a> {
    pub event: &'a Event,
    pub stage: &'a Stage,
}

impl TreeBuilder<'_> {
    /// A game of a round that is drawn, and the player who advances from it.
    fn drawn(&self, fixture: &pairing::Game, round: &Round) -> (DrawnGame, Option<Id>) {
        let number = fixture.number;
        let at = |(index, p): &(usize, &Pairing)| p.number.unwrap_or(*index as u32 + 1) == number;
        let Some((_, pairing)) = round.pairings.iter().enumerate().find(at) else {
            let places = [Slot::empty(), Slot::empty()];
            return (DrawnGame { number, table: None, places }, None);
        };
        let mut places = [Side::A, Side::B].map(|side| self.seated(pairing, side));
        // A bye is recorded without its side, so the winner keeps the place they came from.
        if pairing.is_bye() && fixture.b == Some(pairing.a) {
            places.reverse();
        }
        // A player may leave the event after winning.
        let advances = pairing.winner().filter(|id| self.event.is_here(*id));
        (DrawnGame { number, table: pairing.table, places }, advances)
    }

    pub(super) fn seated(&self, pairing: &Pairing, side: Side) -> Slot {
        let Some(id) = pairing.at(side) else { return Slot::empty() };
        let fate = match &pairing.outcome {
            None => Fate::Playing,
            Some(outcome) if outcome.winner == Some(side) => Fate::Won,
            Some(_) => Fate::Lost,
        };
        Slot::of(self.event, self.stage, id, fate).with_score(self.event, pairing, id)
    }

    /// A game of a round that is not drawn yet; `games` is the number of games in that round.
    fn expected(
        &self,
        fixture: &pairing::Game,
        games: usize,
        before: Option<&Vec<DrawnGame>>,
    ) -> DrawnGame {
        let upper = fixture.number as usize - 1;
        let lower = games * 2 - 1 - upper;
        let place = |who: Option<Id>, feeding: usize| match (who, before) {
            (Some(id), _) => Slot::of(self.event, self.stage, id, Fate::Waiting),
            (None, Some(before)) if !before.get(feeding).is_some_and(DrawnGame::is_settled) => {
                Slot::default()
            }
            _ => Slot::empty(),
        };
        let places = [place(fixture.a, upper), place(fixture.b, lower)];
        DrawnGame { number: fixture.number, table: None, places }
    }
}
