//! The rest of the event: what is left to play, every result that a match can have, and who reaches the
//! goal when it is over.

use super::certain::{Goal, MOST_ENDS};
use super::playouts::OwnResult;
use crate::event::actions::Reported;
use crate::event::standings::Running;
use crate::event::{
    CutBy, Event, Game, Games, How, Id, NO_GAME, Outcome, Pairing, Round, Side, Stage, margin_of,
    taken,
};
use crate::ruleset::{
    Absence, HouseGames, MatchShape, PointsPer, Preliminary, Reads, Ruleset, Scores, Scoring,
    TieBreak,
};
use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

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
const FEWEST: usize = 2;

/// The players that this cut needs; with fewer it is refused.
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
    pub results: Vec<Outcome>,
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
            let is_house = |side: &Side| event.is_house(seats[*side as usize]);
            let house = [Side::A, Side::B].into_iter().find(is_house);
            Table {
                number: pairing.table,
                is_newest: round.number as usize == stage.rounds.len(),
                seats,
                house,
                so_far: pairing.so_far,
                results: kinds(possible(&results, pairing.so_far), house, preliminary, compared),
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
        let some = possible(&self.results, so_far);
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

/// Larger margins are left out, because no more ends than this are tried.
const MOST_MARGINS: u32 = MOST_ENDS as u32;

/// Every result that a scorekeeper may enter for a match of this stage.
fn every_result(event: &Event, stage: &Stage) -> Vec<Outcome> {
    let (ruleset, scoring) = (&*event.ruleset, event.scoring());
    let mut found: Vec<Outcome> = Vec::new();
    let mut known: HashSet<Outcome> = HashSet::new();
    let mut add = |reported: Reported| {
        let state = stage.read(ruleset, &scoring, &reported).ok();
        let outcome = state.and_then(|state| state.outcome().cloned());
        found.extend(outcome.filter(|outcome| known.insert(outcome.clone())));
    };
    let timed = stage.has_timed_wins(ruleset);
    let margins = stage.margin(ruleset).map(|rule| rule.most.min(MOST_MARGINS));
    if let Some(rule) = stage.scores(ruleset, stage.shape) {
        for (games, scores) in scored_ends(rule) {
            let of = Reported { games, scores: Some(scores), ..Reported::default() };
            if timed {
                add(Reported { timed, ..of.clone() });
            }
            add(of);
        }
    }
    for games in letters(stage.shape.most_games().max(3)) {
        add(Reported { games: games.clone(), ..Reported::default() });
        if timed {
            add(Reported { games: games.clone(), timed, ..Reported::default() });
        }
        for margin in margins.map_or(0..0, |most| 0..most + 1) {
            let of = Reported { games: games.clone(), margin: Some(margin), ..Reported::default() };
            if timed {
                add(Reported { timed, ..of.clone() });
            }
            add(of);
        }
    }
    let conceded = stage.shape.most_games() == 1 || ruleset.concessions.whole_match;
    for side in [Side::A, Side::B] {
        if conceded {
            add(Reported { concede: Some(side), ..Reported::default() });
        }
        add(Reported { noshow: Some(side), ..Reported::default() });
    }
    found
}

/// A letter with scores for each kind of points that they can bring. The scores have the smallest
/// and the largest difference of every row of the table, both ways round. Not every pair of scores
/// is among them. So where tie-breaks compare scores, not every end of an event can be tried.
fn scored_ends(rule: &Scores) -> Vec<(String, [u32; 2])> {
    let rows = rule.tournament_points.iter();
    let next = rows.clone().skip(1).map(|row| row.from.saturating_sub(1)).chain([rule.most]);
    let of_rows = rows.zip(next).flat_map(|(row, last)| [row.from, last]);
    let differences: BTreeSet<u32> = [0, 1, rule.most].into_iter().chain(of_rows).collect();
    let pairs = differences.into_iter().flat_map(|by| [[by, 0], [0, by]]);
    let games = ["W", "L", "D", "X"];
    pairs.flat_map(|pair| games.map(|letter| (letter.to_owned(), pair))).collect()
}

/// The results that a match can still have after these games. Somebody may give up or be gone
/// before the next game.
fn possible(results: &[Outcome], so_far: Games) -> impl Iterator<Item = &Outcome> + Clone {
    results.iter().filter(move |outcome| match outcome.how {
        How::NoShow(_) | How::Concession(_) => true,
        _ => outcome.games.starts_with(so_far.as_str()),
    })
}

/// Texts of up to this many games, and the one for a match without a finished game.
fn letters(most: usize) -> Vec<String> {
    let mut all = vec![String::new(), NO_GAME.to_owned()];
    let mut longest = vec![String::new()];
    for _ in 0..most {
        let with = |games: &String| "WLDX".chars().map(|game| format!("{games}{game}")).collect();
        longest = longest.iter().flat_map(with as fn(&String) -> Vec<String>).collect();
        all.extend(longest.iter().cloned());
    }
    all
}

/// The result as the player on this side sees it. A match that both lost is a loss.
pub(super) fn own(outcome: &Outcome, side: Side, per: PointsPer) -> OwnResult {
    let both_lost = || {
        let lost = outcome.games.count(Game::BothLost);
        lost > 0 && (lost == outcome.games.played() || per == PointsPer::Match)
    };
    match outcome.winner {
        Some(winner) if winner == side => OwnResult::Win,
        Some(_) => OwnResult::Loss,
        None if both_lost() => OwnResult::Loss,
        None => OwnResult::Draw,
    }
}

/// The parts of a result that the standings of an event compare.
#[derive(Debug, Clone, Copy)]
pub(super) struct Compared {
    pub house_games: HouseGames,
    /// Only points decide who reaches the goal.
    pub points_only: bool,
}

/// The facts of a result that the standings can see. Two results with the same facts lead to
/// the same places.
#[derive(Default, PartialEq, Eq, Hash)]
struct Seen {
    points: [u32; 2],
    absent: Option<Side>,
    winner: Option<Side>,
    is_drawn: bool,
    games: [usize; 3],
    margins: [i64; 2],
}

/// One of each kind of these results; the kinds differ for the standings. `house` is the side of
/// a house player.
fn kinds<'a>(
    results: impl Iterator<Item = &'a Outcome>,
    house: Option<Side>,
    preliminary: &Preliminary,
    compared: Compared,
) -> Vec<Outcome> {
    let mut known: HashSet<Seen> = HashSet::new();
    let is_new = |outcome: &&Outcome| known.insert(Seen::of(outcome, house, preliminary, compared));
    results.filter(is_new).cloned().collect()
}

impl Seen {
    fn of(outcome: &Outcome, house: Option<Side>, rules: &Preliminary, compared: Compared) -> Seen {
        let reads = |what| !compared.points_only && TieBreak::any_reads(&rules.tie_breaks, what);
        let (winner, draw) = (reads(Reads::Winner), reads(Reads::Draw));
        let (games, margins) = (reads(Reads::Games), reads(Reads::Margin));
        // The points and the absent player tell who took how many points from whom.
        let absent = match outcome.how {
            How::NoShow(side) if rules.absence == Absence::Bye => Some(side),
            _ => None,
        };
        let mut seen = Seen {
            points: points(outcome, house, rules, compared.house_games),
            absent: absent.filter(|_| !compared.points_only),
            winner: outcome.winner.filter(|_| winner),
            is_drawn: draw && outcome.winner.is_none() && !outcome.games.contains('X'),
            games: [Game::Won, Game::Lost, Game::Drawn]
                .map(|game| if games { outcome.games.count(game) } else { 0 }),
            margins: [Side::A, Side::B].map(|side| match margins {
                true => margin_of(outcome, false, side, rules),
                false => 0,
            }),
        };
        // Both lost a game that nobody won.
        if games && outcome.games.contains('X') {
            seen.games[2] += 4 * outcome.games.count(Game::BothLost);
        }
        if let Some(side) = house.filter(|_| compared.house_games != HouseGames::Opponent) {
            seen.margins[side as usize] = 0;
            let appeared = outcome.how != How::NoShow(side.other());
            if compared.house_games == HouseGames::Bye && appeared {
                return Seen { points: seen.points, ..Seen::default() };
            }
        }
        seen
    }
}

/// The points that a result brings to both. A house player has none that matter.
pub(super) fn points(
    outcome: &Outcome,
    house: Option<Side>,
    preliminary: &Preliminary,
    house_games: HouseGames,
) -> [u32; 2] {
    let mut points = outcome.points;
    let Some(side) = house.filter(|_| house_games != HouseGames::Opponent) else { return points };
    points[side as usize] = 0;
    if house_games == HouseGames::Bye && outcome.how != How::NoShow(side.other()) {
        points[side.other() as usize] = preliminary.points.bye;
    }
    points
}
