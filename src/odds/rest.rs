//! The rest of the event: what is left to play, and who reaches the goal when it is over.

use super::figures::OwnResult;
use super::prospect::Goal;
use super::results::{Compared, every_result, house_side, kinds, own, still};
use crate::event::standings::Running;
use crate::event::{CutBy, Event, Game, Games, How, Id, Outcome, Pairing, Round, Side, taken};
use crate::ruleset::{MatchShape, Preliminary, Ruleset, Scoring};
use std::sync::Arc;

/// The target that has to be reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Target {
    Cut(CutBy),
    /// The first place of the standings.
    First,
    /// The most points, alone or level with others, in a game with a deciding match.
    Level,
}

/// A table without a result.
#[derive(Debug, Clone)]
pub(super) struct Table {
    pub number: Option<u32>,
    /// Whether it is one of the newest round.
    pub is_newest: bool,
    pub seats: [Id; 2],
    /// The side of a house player.
    pub house: Option<Side>,
    pub so_far: Games,
    /// One result of each kind that it can have, after the games known.
    pub results: Vec<Outcome>,
}

/// A cut that takes fewer is refused.
pub(super) const FEWEST: usize = 2;

/// A cut with fewer players than this is refused.
pub(super) fn least_players(by: CutBy) -> usize {
    match by {
        CutBy::Top(size) | CutBy::TopAndLevel(size) => (size as usize).max(FEWEST),
        CutBy::Points(_) | CutBy::Announced => FEWEST,
    }
}

/// The rest of the event, and all that its end depends on. Entrants count by index from 0.
#[derive(Debug, Clone)]
pub(super) struct Rest {
    pub ruleset: Arc<Ruleset>,
    pub scoring: Scoring,
    pub shape: MatchShape,
    pub target: Target,
    pub compared: Compared,
    /// Everybody's record by the results known.
    pub running: Running,
    pub tables: Vec<Table>,
    /// The number of rounds still to be paired.
    pub coming: u32,
    /// Entrants who are here and play for a place.
    pub here: Vec<bool>,
    /// Whether a game can be drawn.
    pub draws: bool,
    /// A match of one game that is won, lost or drawn.
    pub one_game: [Outcome; 3],
    /// Every result that a match can have.
    results: Vec<Outcome>,
}

impl Rest {
    /// None before the first round, after the cut, in finals, and when the event is finished.
    pub(super) fn of(event: &Event) -> Option<Rest> {
        let stage = event.preliminary().filter(|stage| !stage.rounds.is_empty())?;
        if event.finished.is_some() || event.finals().is_some() {
            return None;
        }
        let target = match event.plan?.cut() {
            _ if event.may_have_a_deciding_match() => Target::Level,
            Some(by) => Target::Cut(by),
            None => Target::First,
        };
        let points_only = matches!(target, Target::Cut(CutBy::TopAndLevel(_) | CutBy::Points(_)));
        let compared = Compared { house_games: event.house_games(), points_only };
        let results = every_result(event, stage);
        let preliminary = &event.ruleset.preliminary;
        let tables = stage.rounds.iter().flat_map(|round| {
            let open = round.missing().filter_map(move |pairing| Some((pairing, pairing.b?)));
            open.map(move |(pairing, b)| (&**round, pairing, [pairing.a, b]))
        });
        let table = |(round, pairing, seats): (&Round, &Pairing, [Id; 2])| {
            let house = house_side(event, seats);
            Table {
                number: pairing.table,
                is_newest: round.number as usize == stage.rounds.len(),
                seats,
                house,
                so_far: pairing.so_far,
                results: kinds(still(&results, pairing.so_far), house, preliminary, compared),
            }
        };
        let (scoring, shape) = (event.scoring(), stage.shape);
        let played = |game| Outcome::played(Games::default().with(game), shape, &scoring);
        Some(Rest {
            draws: event.ruleset.draws(),
            one_game: [Game::Won, Game::Lost, Game::Drawn].map(played),
            scoring,
            shape,
            target,
            compared,
            running: Running::of(event),
            tables: tables.map(table).collect(),
            coming: stage.planned.saturating_sub(stage.rounds.len() as u32),
            here: event.entrants.iter().map(|one| one.is_active() && !one.house).collect(),
            ruleset: event.ruleset.clone(),
            results,
        })
    }

    pub(super) fn preliminary(&self) -> &Preliminary {
        &self.ruleset.preliminary
    }

    /// Every result that a match can have.
    pub(super) fn every_result(&self) -> impl Iterator<Item = &Outcome> {
        self.results.iter()
    }

    /// Those whom the cut would take of these final standings, and whether it can be made.
    pub(super) fn taken<'a>(
        &'a self,
        end: &'a Running,
        order: &'a [usize],
    ) -> (impl Iterator<Item = usize> + 'a, bool) {
        let ranked = order.iter().copied().filter(|at| self.here[*at]);
        let (size, is_made) = match self.target {
            Target::Cut(by) => {
                let size = taken(by, ranked.clone().map(|at| end.points(at)));
                (size, size >= FEWEST && ranked.clone().count() >= least_players(by))
            }
            Target::First | Target::Level => (0, true),
        };
        (ranked.take(size), is_made)
    }

    pub(super) fn goal(&self) -> Goal {
        match self.target {
            Target::Cut(_) => Goal::Cut,
            Target::First | Target::Level => Goal::Win,
        }
    }

    /// The open table of the newest round at which this entrant sits, and the side.
    pub(super) fn own_table(&self, id: Id) -> Option<(usize, Side)> {
        let newest = self.tables.iter().enumerate().filter(|(_, table)| table.is_newest);
        let mut seats = newest.flat_map(|(at, table)| {
            [Side::A, Side::B].map(|side| (table.seats[side as usize], (at, side)))
        });
        seats.find(|(seated, _)| *seated == id).map(|(_, found)| found)
    }

    /// The same rest if this table ends as one of its sides sees it in this way. None if it
    /// cannot end so.
    pub(super) fn with_own(&self, table: usize, side: Side, wanted: OwnResult) -> Option<Rest> {
        let per = self.scoring.per;
        let Table { house, so_far, .. } = self.tables[table];
        let some = still(&self.results, so_far);
        let some = some.filter(|outcome| own(outcome, side, per) == wanted);
        // After a game that is known, some results come only by a concession or a no-show. No
        // playout has one.
        if !some.clone().any(|outcome| outcome.how == How::Played && !outcome.games.contains('X')) {
            return None;
        }
        let results = kinds(some, house, self.preliminary(), self.compared);
        let mut rest = self.clone();
        rest.tables[table].results = results;
        Some(rest)
    }

    /// Names everybody who reached the goal, if these are the final standings. Nobody reaches a
    /// cut that cannot be made.
    pub(super) fn reached(&self, end: &Running, order: &[usize], mut mark: impl FnMut(usize)) {
        match self.target {
            Target::Cut(_) => {
                let (first, is_made) = self.taken(end, order);
                first.filter(|_| is_made).for_each(mark);
            }
            Target::First => {
                order.iter().take(1).filter(|at| !end.is_out(**at)).for_each(|at| mark(*at));
            }
            Target::Level => {
                let Some(first) = order.first().copied().filter(|at| !end.is_out(*at)) else {
                    return;
                };
                let most = end.points(first);
                let level = || {
                    let on_most = order.iter().copied().take_while(|at| end.points(*at) == most);
                    on_most.filter(|at| !end.is_out(*at))
                };
                match level().any(|at| self.here[at]) && level().nth(1).is_some() {
                    true => level().filter(|at| self.here[*at]).for_each(mark),
                    false => mark(first),
                }
            }
        }
    }
}
