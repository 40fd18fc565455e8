//! The rest of an event, played out at random.

use super::certain::{Prospect, certain, index};
use super::rest::{Rest, own};
use crate::event::actions::Unplayed;
use crate::event::decide::{PodRound, contenders};
use crate::event::standings::Running;
use crate::event::{
    Entrant, Event, Game, Games, How, Id, Outcome, Side, StageKind, random_scores, scored,
};
use crate::pairing::{Contender, Draw, tables_by_halves, tables_in_groups};
use crate::ruleset::{HouseGames, MatchShape, PairingKind, Preliminary, Scores, SittingOut};

/// The rest of the event, played out many times by the same pairing and standings code.
///
/// A playout goes on from the results known, and from the games known at open tables. Every
/// round still to come is paired as the program would pair it, with a draw of its own. A bye, a
/// house player and players who sit the next round out count as in the event. Nobody drops,
/// fails to appear or gets a penalty. If a round is impossible, the rounds end there.
///
/// The same state and seed give the same figures, however the playouts are divided.
#[derive(Debug, Clone)]
pub struct Playouts {
    rest: Rest,
    rounds: Vec<Coming>,
    seed: u64,
    chances: Chances,
    played: u32,
    /// How often each entrant reached the goal, by index.
    made: Vec<u32>,
    /// By index and by [`OwnResult`] of the open match: playouts, and those with the goal reached.
    own: Vec<[[u32; 2]; 3]>,
}

/// Neighbouring seeds give unrelated streams.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Playouts {
    /// Prepares to play out the rest. None where [`crate::odds::prospects`] has no answer.
    pub fn new(event: &Event, seed: u64, chances: Chances) -> Option<Playouts> {
        let rest = Rest::of(event)?;
        let entrants = rest.here.len();
        Some(Playouts {
            rounds: coming(event, &rest),
            rest,
            seed,
            chances,
            played: 0,
            made: vec![0; entrants],
            own: vec![[[0; 2]; 3]; entrants],
        })
    }

    /// Plays the rest this many times more.
    pub fn play(&mut self, times: u32) {
        for _ in 0..times {
            let number = u64::from(self.played);
            let mut draw = Draw::new(self.seed.wrapping_add(number.wrapping_mul(STEP)), "playout");
            self.once(&mut draw);
            self.played += 1;
        }
    }

    /// How often the rest was played.
    pub fn played(&self) -> u32 {
        self.played
    }

    /// How often this entrant reached the goal.
    pub fn made(&self, id: Id) -> u32 {
        self.made.get(index(id)).copied().unwrap_or(0)
    }

    /// The meaning of each result of this player's open match; empty without such a match.
    ///
    /// The match is one of the newest round. The results that the game knows come in the order
    /// win, draw, loss; a match that both lose counts as a loss, and no playout has one. The
    /// certainty is worked out with each call.
    pub fn what_if(&self, id: Id) -> Vec<WhatIf> {
        let Some((table, side)) = self.rest.own_table(id) else { return Vec::new() };
        let all = [OwnResult::Win, OwnResult::Draw, OwnResult::Loss].into_iter();
        all.filter_map(|result| {
            let rest = self.rest.with_own(table, side, result)?;
            let prospect = certain(&rest).of(id);
            let [played, made] = self.own[index(id)][result as usize];
            Some(WhatIf { result, prospect, played, made })
        })
        .collect()
    }

    fn once(&mut self, draw: &mut Draw) {
        let Playouts { rest, rounds, chances, .. } = self;
        let mut running = rest.running.clone();
        let open = rest.tables.iter();
        let results: Vec<Outcome> = open
            .map(|table| result(rest, table.seats, table.so_far, &running, *chances, draw))
            .collect();
        let mut played: Vec<[Id; 2]> = rest.tables.iter().map(|table| table.seats).collect();
        for (seats, outcome) in played.iter().zip(&results) {
            running.add(seats.map(Some), outcome, rest.preliminary());
        }
        for round in rounds {
            if !play_round(rest, round, &mut running, &mut played, *chances, draw) {
                break;
            }
        }
        let order = running.order(rest.preliminary());
        let mut made = vec![false; self.made.len()];
        self.rest.reached(&running, &order, |at| made[at] = true);
        for (count, made) in self.made.iter_mut().zip(&made) {
            *count += u32::from(*made);
        }
        let per = self.rest.scoring.per;
        for (table, outcome) in self.rest.tables.iter().zip(&results).filter(|(t, _)| t.is_newest) {
            for side in [Side::A, Side::B] {
                let at = index(table.seats[side as usize]);
                let counts = &mut self.own[at][own(outcome, side, per) as usize];
                counts[0] += 1;
                counts[1] += u32::from(made[at]);
            }
        }
    }
}

/// Pairs and plays a round; returns false if no round is possible.
fn play_round(
    rest: &Rest,
    round: &mut Coming,
    running: &mut Running,
    played: &mut Vec<[Id; 2]>,
    chances: Chances,
    draw: &mut Draw,
) -> bool {
    let preliminary = rest.preliminary();
    let points = &preliminary.points;
    let mut pairs: Vec<[Id; 2]> = Vec::new();
    match round {
        Coming::Swiss(swiss) => {
            let (tables, bye) = swiss.pair(rest, running, played, draw);
            if tables.is_empty() {
                return false;
            }
            running.begin_round();
            pairs.extend(tables.into_iter().map(|(a, b)| [a, b]));
            match (bye, swiss.house) {
                (Some(id), Some(house)) => pairs.push([id, house]),
                (Some(id), None) => {
                    let outcome = Outcome::bye(How::Played, points.bye);
                    running.add([Some(id), None], &outcome, preliminary);
                }
                (None, _) => {}
            }
            for (id, outcome) in &swiss.awarded {
                running.add([Some(*id), None], outcome, preliminary);
            }
            swiss.charged.iter().for_each(|at| running.miss(*at, preliminary));
        }
        Coming::Pods { round, wins } => {
            running.begin_round();
            pairs.extend(&round.pairs);
            let won = Outcome::bye(How::Unplayed, points.win);
            let rests = Outcome { winner: None, ..Outcome::bye(How::Rested, 0) };
            let waiting = round.waiting.iter().map(|(id, _)| (*id, *wins));
            for (id, wins) in waiting.chain(round.resting.iter().map(|id| (*id, false))) {
                let outcome = if wins { &won } else { &rests };
                running.add([Some(id), None], outcome, preliminary);
            }
        }
    }
    let new = Games::default();
    let of = |seats: &[Id; 2]| result(rest, *seats, new, running, chances, draw);
    let results: Vec<Outcome> = pairs.iter().map(of).collect();
    for (seats, outcome) in pairs.iter().zip(&results) {
        running.add(seats.map(Some), outcome, preliminary);
    }
    played.extend(pairs);
    true
}

#[cfg(test)]
impl Playouts {
    pub(super) fn next_round(&mut self, draw: &mut Draw) -> (Vec<(Id, Id)>, Option<Id>) {
        let mut running = self.rest.running.clone();
        match self.rounds.first_mut() {
            Some(Coming::Swiss(swiss)) => swiss.pair(&self.rest, &mut running, &[], draw),
            _ => (Vec::new(), None),
        }
    }
}

/// A round still to be paired.
#[derive(Debug, Clone)]
enum Coming {
    Swiss(SwissRound),
    Pods {
        round: PodRound,
        /// Whether those whose opponent has left win without playing.
        wins: bool,
    },
}

#[derive(Debug, Clone)]
struct SwissRound {
    field: Vec<Contender>,
    /// How many opponents each has met by the results known.
    met: Vec<usize>,
    /// The place of each entrant in the field, by index.
    place: Vec<Option<usize>>,
    /// Indices of those who sit the round out and are charged a loss.
    charged: Vec<usize>,
    /// Those with an awarded bye, and what it brings.
    awarded: Vec<(Id, Outcome)>,
    /// The house player, who meets the player who would have the bye.
    house: Option<Id>,
}

/// The rounds still to be paired. A player who sits the coming round out plays the rounds after it.
fn coming(event: &Event, rest: &Rest) -> Vec<Coming> {
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

/// The event in which the byes of this later round are those of the coming one. The coming round's
/// field is then drawn in place of the later one's. None if nobody has any.
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
            awarded: event.active().filter_map(of).collect(),
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
            let new = self.field.iter().filter(|one| is_new(one));
            let new: Vec<usize> = new.map(|one| one.id as usize - 1).collect();
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
    fn pair(
        &mut self,
        rest: &Rest,
        running: &mut Running,
        played: &[[Id; 2]],
        draw: &mut Draw,
    ) -> (Vec<(Id, Id)>, Option<Id>) {
        self.update(rest, running, played);
        self.rank(rest, running);
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

/// A result of these two, from the games they have played so far. `running` has their points.
fn result(
    rest: &Rest,
    seats: [Id; 2],
    so_far: Games,
    running: &Running,
    chances: Chances,
    draw: &mut Draw,
) -> Outcome {
    let mut game = || match chances {
        Chances::Equal => {
            [Game::Won, Game::Lost, Game::Drawn][draw.index(2 + usize::from(rest.draws))]
        }
        Chances::ByRecord if rest.draws && draw.below(3) == 0 => Game::Drawn,
        // Each wins in proportion to their points and one win more.
        Chances::ByRecord => {
            let more = rest.scoring.win.max(1);
            let [a, b] = seats.map(|id| running.points(id as usize - 1).saturating_add(more));
            if draw.below(a.saturating_add(b)) < a { Game::Won } else { Game::Lost }
        }
    };
    let mut outcome = if rest.shape == MatchShape::OneGame && so_far.is_empty() {
        rest.one_game[game() as usize].clone()
    } else {
        let mut games = so_far;
        while !games.are_all_of(rest.shape) {
            games = games.with(game());
        }
        Outcome::played(games, rest.shape, &rest.scoring)
    };
    let preliminary = rest.preliminary();
    if let Some(rule) = preliminary.scores.as_ref().filter(|_| rest.shape == MatchShape::OneGame) {
        return with_scores(rule, outcome, preliminary, draw);
    }
    if let (Some(rule), Some(_)) = (&preliminary.margin, outcome.winner) {
        outcome.margin = Some(draw.below(rule.most + 1));
    }
    outcome
}

/// The outcome with scores that fit it, each as likely as any other.
fn with_scores(rule: &Scores, outcome: Outcome, rules: &Preliminary, draw: &mut Draw) -> Outcome {
    let game = match outcome.winner {
        Some(Side::A) => Game::Won,
        Some(Side::B) => Game::Lost,
        None => Game::Drawn,
    };
    let outcome = scored(outcome, random_scores(rule, game, |n| draw.below(n)), rules);
    let margin = rules.margin.as_ref().filter(|_| rule.margin);
    let margin = margin.zip(outcome.scores).zip(outcome.winner);
    let margin = margin.map(|((margin, [a, b]), winner)| {
        let (best, other) = if winner == Side::A { (a, b) } else { (b, a) };
        best.saturating_sub(other).min(margin.most)
    });
    Outcome { margin, ..outcome }
}

/// How likely the results of a playout are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chances {
    /// A game that is played is won, lost or, if the rules know draws, drawn, all equally likely.
    /// The margins of a win are equally likely too, and so are the scores that give such a result.
    /// No win is one on time.
    Equal,
    /// Players with more points win more often. Each wins in proportion to their points and those
    /// of one win more. Draws are as likely as in [`Chances::Equal`].
    ByRecord,
}

/// A result of this round, as the player sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OwnResult {
    Win,
    Draw,
    Loss,
}

/// The meaning of one result of this round for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WhatIf {
    pub result: OwnResult,
    /// The certainty with this result.
    pub prospect: Prospect,
    /// The playouts with this result.
    pub played: u32,
    /// Those of them in which the player reached the goal.
    pub made: u32,
}
