//! The rounds of a simulated event: random results, who leaves or comes, the cut and the finals.

use super::play::Play;
use crate::event::actions::{Leavers, Setup};
use crate::event::{
    Command, CutBy, Event, Game, Games, Id, NO_GAME, NewPenalty, Pairing, Phase, Refusal, Report,
    Round, Side, StageKind, Status, Who, announced_cut_size, phase, plan_for, random_scores,
    ranked,
};
use crate::ruleset::{CutRule, MatchShape, PenaltyEffect, PointsPer, Scores};

// Each of these happens once in this many rounds.
const PAIRED_TWICE: u32 = 60;
const DRAWN_AGAIN: u32 = 90;
const SWAPPED: u32 = 90;
const OLD_RESULT_CORRECTED: u32 = 12;

/// One in this many leaving players does not wait for the end of the round.
const LEAVES_AT_ONCE: u32 = 8;
/// One in this many dropped players comes back before the next round.
const COMES_BACK: u32 = 8;
/// One in this many late players is not there yet for the next round.
const LATER_STILL: u32 = 3;
/// One round in this many is the last of the house player, who may come back.
const HOUSE_PLAYER_GOES: u32 = 10;
/// One round in this many has a disqualification.
const DISQUALIFIED: u32 = 50;
/// One cut in this many also takes everybody level with the last place.
const LEVEL_GO_ON: u32 = 15;
/// One announced cut in this many is made by hand, in an event that players leave.
const BY_HAND: u32 = 12;
/// One final in this many has a declined place, and a second one is as likely again.
const DECLINED: u32 = 6;
/// One finals round in this many loses a player, before or during it.
const LOST: u32 = 15;
/// One in this many lost players is disqualified.
const DISQUALIFIED_IN_FINALS: u32 = 3;

impl Play<'_> {
    pub fn first_round(&mut self) -> Result<(), Refusal> {
        let early = std::mem::take(&mut self.registering);
        self.act(&Command::Import(early))?;
        self.check_in()?;
        // Without a second Swiss round nobody can enter late.
        let plan =
            plan_for(&self.event, self.event.players().count() as u32).map(|(plan, _)| plan)?;
        // Nobody can enter after the pods are made, either.
        let seated = plan.kind == StageKind::RoundRobin;
        if !plan.kind.is_preliminary() || plan.rounds < 2 || seated {
            let late = std::mem::take(&mut self.late_entries);
            late.into_iter().try_for_each(|one| self.act(&Command::Add(one)))?;
            self.check_in()?;
        }
        if seated {
            self.draft()?;
        }
        self.keep_apart()?;
        self.furnish()?;
        self.pair()?;
        // The round after which each leaving player will leave.
        let rounds = self.event.plan.map_or(0, |plan| plan.rounds);
        for _ in 0..self.strengths.len() {
            let goes = rounds > 1 && self.chance.below(100) < self.drops;
            self.leaves.push(goes.then(|| 1 + self.chance.below(rounds - 1)));
        }
        Ok(())
    }

    pub fn next_round(&mut self, next: u32) -> Result<(), Refusal> {
        match self.event.finals().is_some() {
            true => {
                self.before_a_finals_round(next)?;
                // If a declined place left one player alone, they are the champion.
                if !matches!(phase(&self.event), Phase::BetweenRounds { .. }) {
                    return Ok(());
                }
            }
            false => {
                self.between_rounds(next - 1)?;
                if self.one_in(OLD_RESULT_CORRECTED) {
                    self.correct_an_old_result()?;
                }
            }
        }
        // If players left, the only one remaining may be the champion.
        match phase(&self.event) {
            Phase::BetweenRounds { .. } => self.pair(),
            _ => Ok(()),
        }
    }

    fn pair(&mut self) -> Result<(), Refusal> {
        let pair = self.pairing()?;
        self.pair_apart(&pair)?;
        if self.one_in(PAIRED_TWICE) {
            self.act(&Command::Undo(None))?;
            self.act(&pair)?;
        }
        if self.event.stage().is_some_and(|stage| stage.kind == StageKind::Swiss) {
            if self.one_in(DRAWN_AGAIN) {
                let reason = "a judge was paired by mistake".to_owned();
                self.act(&Command::Redraw { reason })?;
            }
            if self.one_in(SWAPPED) {
                self.swap()?;
            }
        }
        self.seat_and_post()
    }

    /// Swaps two players of different tables.
    fn swap(&mut self) -> Result<(), Refusal> {
        let Some(round) = self.event.round() else { return Ok(()) };
        let seats: Vec<[u32; 2]> =
            round.missing().filter_map(|pairing| Some([pairing.a, pairing.b?])).collect();
        let one = self.chance.index(seats.len());
        let two = self.chance.index(seats.len());
        match (seats.get(one), seats.get(two)) {
            (Some([a, _]), Some([_, b])) if one != two => {
                self.act(&Command::Swap(Who::id(*a), Who::id(*b)))
            }
            _ => Ok(()),
        }
    }

    /// Enters the results of a round in random order, until none is missing.
    pub fn play_round(&mut self) -> Result<(), Refusal> {
        // Players who leave during a round still need a result.
        match self.event.finals().is_some() {
            true => self.leave_the_finals()?,
            false => {
                let round = self.event.round().map_or(0, |round| round.number);
                self.leave(round, LEAVES_AT_ONCE)?;
            }
        }
        let mut open = self.open_tables();
        self.chance.shuffle(&mut open);
        open.into_iter().try_for_each(|seats| self.table(seats))
    }

    fn correct_an_old_result(&mut self) -> Result<(), Refusal> {
        let rounds = self.event.stage().map_or(0, |stage| stage.rounds.len());
        let number = self.chance.index(rounds);
        let round = self.event.stage().and_then(|stage| stage.rounds.get(number));
        let seats: Vec<Seats> = round
            .map_or_else(Vec::new, |round| round.pairings.iter().filter_map(Seats::of).collect());
        let Some(seats) = self.one_of(&seats) else { return Ok(()) };
        let result = self.result(seats, false, false);
        self.act(&Command::Report {
            table: seats.table,
            result,
            round: Some(number as u32 + 1),
            stage: None,
            drop: None,
        })
    }
}

// Each of these happens once in this many matches or games.
const NO_SHOW: u32 = 250;
const CONCESSION: u32 = 80;
const BOTH_LOSE: u32 = 400;
const DRAW: u32 = 15;
const NOT_WRITTEN_DOWN: u32 = 12;
const OUT_OF_TIME: u32 = 20;
const ON_TIME: u32 = 12;
const CORRECTED_AT_ONCE: u32 = 70;
const TAKEN_BACK: u32 = 200;
const PENALTY: u32 = 120;

/// A table and its two players.
#[derive(Clone, Copy)]
pub(super) struct Seats {
    pub table: u32,
    a: Id,
    b: Id,
}

impl Seats {
    fn of(pairing: &Pairing) -> Option<Seats> {
        Some(Seats { table: pairing.table?, a: pairing.a, b: pairing.b? })
    }
}

impl Play<'_> {
    /// The tables of the newest round without a result.
    pub fn open_tables(&self) -> Vec<Seats> {
        let round = self.event.round();
        round.map_or_else(Vec::new, |round| round.missing().filter_map(Seats::of).collect())
    }

    pub fn table(&mut self, seats: Seats) -> Result<(), Refusal> {
        let Seats { table, a, b } = seats;
        let finals = self.event.finals().is_some();
        if !finals && self.one_in(PENALTY) {
            self.penalty(a)?;
            let over = |round: &Round| round.at_table(table).is_none_or(|p| p.outcome.is_some());
            if self.event.round().is_none_or(over) {
                return Ok(());
            }
        }
        self.side_chosen(table)?;
        let result = match self.chance.below(NO_SHOW) {
            0 if self.leaving && (finals || self.can_spare_one()) => Report::NoShow(self.side()),
            _ => self.result(seats, finals, true),
        };
        let drop = match result {
            Report::NoShow(_) => None,
            _ => self.leavers([a, b]),
        };
        self.act(&Command::Report { table, result, round: None, stage: None, drop })?;
        if self.one_in(CORRECTED_AT_ONCE) {
            let result = self.result(seats, finals, true);
            self.act(&Command::Report { table, result, round: None, stage: None, drop: None })?;
        }
        if self.one_in(TAKEN_BACK) {
            self.act(&Command::Undo(None))?;
            if self.one_in(2) {
                self.act(&Command::Redo(None))?;
            }
        }
        Ok(())
    }

    /// A random result of these two players, other than an absence. If `may_go_on`, it may cover
    /// only some games of the match.
    pub fn result(&mut self, seats: Seats, finals: bool, may_go_on: bool) -> Report {
        let Seats { a, b, .. } = seats;
        let known = self.event.round().and_then(|round| round.of(a)).filter(|p| p.b == Some(b));
        let known = known.map_or(Games::default(), |pairing| pairing.so_far);
        let stage = self.event.stage();
        let shape = stage.map_or(MatchShape::OneGame, |stage| stage.shape);
        if (may_go_on || shape == MatchShape::OneGame) && self.one_in(CONCESSION) {
            return Report::Concede { by: self.side(), after: Some(known.to_string()) };
        }
        let stage = self.event.stage();
        // In double elimination one of the two must go on.
        let double = stage.is_some_and(|stage| stage.kind == StageKind::DoubleElimination);
        if !double && known.is_empty() && self.one_in(BOTH_LOSE) {
            return Report::Games("X".to_owned());
        }
        let draws = !finals && self.event.ruleset.draws();
        let mut games = String::with_capacity(5);
        games.push_str(&known);
        match shape {
            MatchShape::OneGame => games.push(self.game(a, b, draws)),
            // Finals need a winner, and two games may have none.
            MatchShape::TwoGames if finals => {
                let both = self.game(a, b, false);
                games.extend([both, both]);
            }
            MatchShape::TwoGames => {
                if games.is_empty() {
                    games.push(self.game(a, b, draws));
                }
                // If the first game was drawn on time, there may be no time for the second.
                if games != "D" || self.one_in(2) {
                    let both_excluded = self.one_in(BOTH_LOSE);
                    games.push(if both_excluded { 'X' } else { self.game(a, b, draws) });
                }
            }
            MatchShape::FirstToTwo => {
                let needed = shape.games_of_a_clean_win();
                while games.matches('W').count() < needed && games.matches('L').count() < needed {
                    // If a level match counts as a draw, time runs out sometimes.
                    if draws && (games.len() == shape.most_games() || self.one_in(OUT_OF_TIME)) {
                        break;
                    }
                    games.push(self.game(a, b, draws));
                }
                if games.is_empty() {
                    games.push_str(NO_GAME);
                }
            }
        }
        let timed = self.may_be_timed(&games);
        match self.with_margin(games) {
            // Level scores may have made another result of it.
            scores @ Report::Scores(..) => scores,
            result if timed && self.one_in(ON_TIME) => Report::Timed(Box::new(result)),
            result => result,
        }
    }

    /// Whether these games end with a win that may be one on time.
    fn may_be_timed(&self, games: &str) -> bool {
        let ruleset = &self.event.ruleset;
        let here = self.event.stage().is_some_and(|stage| stage.has_timed_wins(ruleset));
        let won = match ruleset.preliminary.points.per {
            PointsPer::Match => games.matches('W').count() != games.matches('L').count(),
            PointsPer::Game => games.ends_with(['W', 'L']),
        };
        here && won
    }

    fn with_margin(&mut self, games: String) -> Report {
        let ruleset = self.event.ruleset.clone();
        let scored = ruleset.preliminary.scores.as_ref();
        let game = match games.as_str() {
            "W" => Some(Game::Won),
            "L" => Some(Game::Lost),
            "D" => Some(Game::Drawn),
            _ => None,
        };
        if let (Some(rule), Some(game)) = (scored, game) {
            return self.with_scores(rule, game, games);
        }
        let most = self.event.stage().and_then(|stage| stage.margin(&self.event.ruleset));
        let won = games.matches('W').count() != games.matches('L').count();
        match most.map(|rule| rule.most).filter(|_| won) {
            Some(most) => Report::WithMargin(games, self.chance.below(most + 1)),
            None => Report::Games(games),
        }
    }

    /// The result with random scores that give it, or with level ones.
    fn with_scores(&mut self, rule: &Scores, game: Game, games: String) -> Report {
        let scores = random_scores(rule, game, |n| self.chance.below(n)).unwrap_or_default();
        let level = [scores[0]; 2];
        let allowed = |event: &Event, scores| {
            let stage = event.stage();
            stage.map_or(&[][..], |stage| stage.letters_of(&event.ruleset, scores)).to_vec()
        };
        // Level scores come now and then, whatever the game makes of them.
        let level = match self.one_in(DRAW) && !allowed(&self.event, level).is_empty() {
            true => level,
            false => scores,
        };
        match allowed(&self.event, level).as_slice() {
            [_] => Report::Scores(level, None),
            several if several.contains(&game) => Report::Scores(level, Some(games)),
            _ => Report::Scores(scores, None),
        }
    }

    /// One game from the view of `a`.
    fn game(&mut self, a: Id, b: Id, draws: bool) -> char {
        if draws && self.one_in(DRAW) {
            return 'D';
        }
        let strength = |id: Id| self.strengths.get(id as usize - 1).copied().unwrap_or(1);
        let (one, two) = (strength(a), strength(b));
        if self.chance.below(one + two) < one { 'W' } else { 'L' }
    }

    /// Records the chosen side in the finals; sometimes it is not written down.
    fn side_chosen(&mut self, table: u32) -> Result<(), Refusal> {
        let pairing = self.event.round().and_then(|round| round.at_table(table));
        let Some(id) = pairing.and_then(Pairing::chooser) else { return Ok(()) };
        let names = self.event.ruleset.sides.clone();
        if self.event.finals().is_none() || names.is_empty() || self.one_in(NOT_WRITTEN_DOWN) {
            return Ok(());
        }
        let side = names[self.chance.index(names.len())].en.clone();
        self.act(&Command::Side { table, who: Who::id(id), side, round: None })
    }

    fn side(&mut self) -> Side {
        if self.one_in(2) { Side::A } else { Side::B }
    }

    pub fn between_rounds(&mut self, after: u32) -> Result<(), Refusal> {
        self.leave(after, 1)?;
        if self.one_in(DISQUALIFIED) && self.can_spare_one() {
            let out = self.somebody();
            out.map_or(Ok(()), |id| self.disqualify(id))?;
        }
        // Like any volunteer, the house player has to go now and then.
        let house = self.event.house_player().map(|house| house.id);
        if let Some(id) = house
            && self.leaving
            && self.one_in(HOUSE_PLAYER_GOES)
        {
            self.act(&Command::Drop(Who::id(id)))?;
        }
        let left: Vec<Id> = (self.event.entrants.iter())
            .filter(|entrant| matches!(entrant.status, Status::Dropped { .. }))
            .map(|entrant| entrant.id)
            .collect();
        for id in left {
            if self.one_in(COMES_BACK) {
                self.act(&Command::Rejoin(Who::id(id)))?;
            }
        }
        let last = self.event.plan.is_some_and(|plan| after + 1 >= plan.rounds);
        while !self.late_entries.is_empty() && (last || !self.one_in(LATER_STILL)) {
            let late = self.late_entries.remove(0);
            self.act(&Command::Add(late))?;
        }
        Ok(())
    }

    /// The players of a table who say with its result that they leave, as half of those do who
    /// are due to.
    pub fn leavers(&mut self, of: [Id; 2]) -> Option<Leavers> {
        if !self.leaving || self.event.finals().is_some() {
            return None;
        }
        let round = self.event.round().map_or(0, |round| round.number);
        let goes = |id: Id| {
            self.leaves.get(id as usize - 1) == Some(&Some(round)) && self.event.is_here(id)
        };
        let leavers = Leavers::of(|side| goes(of[side as usize]));
        // Two have to be left to be paired.
        let enough = self.event.active().nth(1 + leavers.sides().count()).is_some();
        (!leavers.is_nobody() && enough && self.one_in(2)).then_some(leavers)
    }

    /// Drops the players who are due to leave after this round, or one in `share` of them.
    fn leave(&mut self, round: u32, share: u32) -> Result<(), Refusal> {
        let due = |id: &Id| self.leaves.get(*id as usize - 1) == Some(&Some(round));
        let due: Vec<Id> = self.event.active().map(|e| e.id).filter(due).collect();
        for id in due {
            if self.one_in(share) && self.can_spare_one() {
                self.act(&Command::Drop(Who::id(id)))?;
            }
        }
        Ok(())
    }

    pub fn disqualify(&mut self, id: Id) -> Result<(), Refusal> {
        let reason = Some("marked cards".to_owned());
        self.act(&Command::Disqualify { who: Who::id(id), reason })
    }

    /// Gives a penalty of the game; it never removes a player who is needed.
    pub fn penalty(&mut self, id: Id) -> Result<(), Refusal> {
        let kinds: Vec<(String, PenaltyEffect)> = (self.event.ruleset.penalties.iter())
            .map(|penalty| (penalty.id.clone(), penalty.effect))
            .collect();
        if kinds.is_empty() {
            return Ok(());
        }
        let (kind, effect) = kinds[self.chance.index(kinds.len())].clone();
        let leaves = matches!(effect, PenaltyEffect::Removal | PenaltyEffect::Disqualification);
        let known = self.event.is_here(id);
        if leaves && !(known && self.can_spare_one()) {
            return Ok(());
        }
        let points = (effect == PenaltyEffect::Points).then(|| 1 + self.chance.below(3));
        self.act(&Command::Penalty(NewPenalty { points, ..NewPenalty::new(Who::id(id), kind) }))
    }

    pub fn cut(&mut self) -> Result<(), Refusal> {
        if self.event.may_have_a_deciding_match() {
            return self.act(&Command::Cut(CutBy::Announced));
        }
        let announced = self.event.plan.map_or(0, |plan| plan.cut);
        let present = self.event.active().count() as u32;
        let rules = &self.event.ruleset.finals;
        let level = rules.cuts.contains(&CutRule::TopAndLevel);
        let smaller = rules.sizes.iter().filter(|size| **size <= present).max().copied();
        let by = match smaller {
            _ if announced <= present && level && self.one_in(LEVEL_GO_ON) => {
                CutBy::TopAndLevel(announced)
            }
            _ if announced <= present => CutBy::Announced,
            Some(size) => CutBy::Top(size),
            None => {
                let setup = Setup { cut: Some(0), ..Setup::default() };
                return self.act(&Command::Setup(setup.into()));
            }
        };
        if by == CutBy::Announced && self.leaving && self.one_in(BY_HAND) {
            return self.cut_by_hand();
        }
        self.act(&Command::Cut(by))
    }

    /// Makes the announced cut with the next player in the standings instead of the last seed.
    fn cut_by_hand(&mut self) -> Result<(), Refusal> {
        let size = announced_cut_size(&self.event) as usize;
        let best: Vec<Id> = ranked(&self.event).take(size + 1).map(|s| s.entrant).collect();
        let by_size = self.event.plan.is_some_and(|plan| plan.cut_by == CutRule::Top);
        if best.len() <= size || size < 2 || !by_size {
            return self.act(&Command::Cut(CutBy::Announced));
        }
        let seeds = best.iter().enumerate().filter(|(at, _)| at + 1 != size);
        let seeds = seeds.map(|(_, id)| Who::id(*id)).collect();
        self.act(&Command::CutByHand { seeds, reason: "withdrawn".to_owned() })
    }

    fn before_a_finals_round(&mut self, next: u32) -> Result<(), Refusal> {
        if next > 1 {
            return self.leave_the_finals();
        }
        let least = if self.event.may_have_a_deciding_match() { 1 } else { 2 };
        while self.one_in(DECLINED) {
            let seeds = self.event.finals().map_or_else(Vec::new, |finals| finals.seeds.clone());
            let Some(id) = self.one_of(&seeds).filter(|_| seeds.len() > least) else { break };
            match self.leaving && self.one_in(2) {
                true => self.lose(id)?,
                false => self.act(&Command::Decline(Who::id(id)))?,
            }
        }
        Ok(())
    }

    fn leave_the_finals(&mut self) -> Result<(), Refusal> {
        if !self.leaving || !self.one_in(LOST) {
            return Ok(());
        }
        let pairings = self.event.round().map_or(&[][..], |round| &round.pairings);
        let there: Vec<Id> = pairings.iter().flat_map(|p| [Some(p.a), p.b]).flatten().collect();
        self.one_of(&there).map_or(Ok(()), |id| self.lose(id))
    }

    fn lose(&mut self, id: Id) -> Result<(), Refusal> {
        match self.one_in(DISQUALIFIED_IN_FINALS) {
            true => self.disqualify(id),
            false => self.act(&Command::Drop(Who::id(id))),
        }
    }
}
