//! Every result that a match can have, and which of them differ for the standings.

use super::figures::OwnResult;
use super::prospect::MOST_ENDS;
use crate::event::action::Reported;
use crate::event::{Event, Game, Games, How, Id, NO_GAME, Outcome, Side, Stage, margin_of};
use crate::ruleset::{Absence, HouseGames, PointsPer, Preliminary, Reads, Scores, TieBreak};
use std::collections::{BTreeSet, HashSet};

/// Larger margins are left out, because no more ends than this are tried.
const MOST_MARGINS: u32 = MOST_ENDS as u32;

/// Every result that a scorekeeper may enter for a match of this stage.
pub(super) fn every_result(event: &Event, stage: &Stage) -> Vec<Outcome> {
    let (ruleset, scoring) = (&*event.ruleset, event.scoring());
    let mut found: Vec<Outcome> = Vec::new();
    let mut known: HashSet<Outcome> = HashSet::new();
    let mut add = |reported: Reported| {
        let state = stage.read(ruleset, &scoring, &reported).ok();
        let outcome = state.and_then(|state| state.outcome().cloned());
        found.extend(outcome.filter(|outcome| known.insert(outcome.clone())));
    };
    let margins = stage.margin(ruleset).map(|rule| rule.most.min(MOST_MARGINS));
    if let Some(rule) = stage.scores(ruleset, stage.shape) {
        for (games, scores) in scored_ends(rule) {
            let of = Reported { games, scores: Some(scores), ..Reported::default() };
            if stage.has_timed_wins(ruleset) {
                add(Reported { timed: true, ..of.clone() });
            }
            add(of);
        }
    }
    for games in letters(stage.shape.most_games().max(3)) {
        add(Reported { games: games.clone(), ..Reported::default() });
        if stage.has_timed_wins(ruleset) {
            add(Reported { games: games.clone(), timed: true, ..Reported::default() });
        }
        for margin in margins.map_or(0..0, |most| 0..most + 1) {
            let of = Reported { games: games.clone(), margin: Some(margin), ..Reported::default() };
            if stage.has_timed_wins(ruleset) {
                add(Reported { timed: true, ..of.clone() });
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

/// A letter with scores for each kind of points that they can bring.
///
/// The scores have the smallest and the largest difference of every row of the table, both ways
/// round.
///
/// Not every pair of scores is among them. So where tie-breaks compare scores, not every end of
/// an event can be tried.
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
pub(super) fn still(results: &[Outcome], so_far: Games) -> impl Iterator<Item = &Outcome> + Clone {
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
#[derive(PartialEq, Eq, Hash)]
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
pub(super) fn kinds<'a>(
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
    fn of(
        outcome: &Outcome,
        house: Option<Side>,
        preliminary: &Preliminary,
        compared: Compared,
    ) -> Seen {
        let reads =
            |what| !compared.points_only && TieBreak::any_reads(&preliminary.tie_breaks, what);
        let (winner, draw) = (reads(Reads::Winner), reads(Reads::Draw));
        let (games, margins) = (reads(Reads::Games), reads(Reads::Margin));
        // The points and the absent player tell who took how many points from whom.
        let absent = match outcome.how {
            How::NoShow(side) if preliminary.absence == Absence::Bye => Some(side),
            _ => None,
        };
        let mut seen = Seen {
            points: points(outcome, house, preliminary, compared.house_games),
            absent: absent.filter(|_| !compared.points_only),
            winner: outcome.winner.filter(|_| winner),
            is_drawn: draw && outcome.winner.is_none() && !outcome.games.contains('X'),
            games: [Game::Won, Game::Lost, Game::Drawn]
                .map(|game| if games { outcome.games.count(game) } else { 0 }),
            margins: [Side::A, Side::B].map(|side| match margins {
                true => margin_of(outcome, false, side, preliminary),
                false => 0,
            }),
        };
        // Both lost a game that nobody won; the number of games tells of it.
        if games && outcome.games.contains('X') {
            seen.games[2] += 4 * outcome.games.count(Game::BothLost);
        }
        if let Some(side) = house.filter(|_| compared.house_games != HouseGames::Opponent) {
            seen.margins[side as usize] = 0;
            let appeared = outcome.how != How::NoShow(side.other());
            if compared.house_games == HouseGames::Bye && appeared {
                let points = seen.points;
                return Seen { points, ..Seen::NOTHING };
            }
        }
        seen
    }

    const NOTHING: Seen = Seen {
        points: [0; 2],
        absent: None,
        winner: None,
        is_drawn: false,
        games: [0; 3],
        margins: [0; 2],
    };
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

/// The side of this table at which a house player sits.
pub(super) fn house_side(event: &Event, seats: [Id; 2]) -> Option<Side> {
    [Side::A, Side::B].into_iter().find(|side| event.is_house(seats[*side as usize]))
}
