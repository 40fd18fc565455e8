//! Stages, rounds and pairings: what has been drawn and played; and the names of rounds, for every
//! screen and page.

use super::Event;
use super::actions::{Leavers, Plan, Reported, SideCall, StageKind, TimeCalled};
use super::entrant::Id;
use super::moment::Moment;
use super::outcome::{Games, How, Outcome, Side, read_games, read_games_so_far};
use crate::msg;
use crate::pairing::Explanation;
use crate::pairing::double::{Bracket, matches};
use crate::ruleset::{MatchShape, Mission, RoundKind, Ruleset, Scoring};
use crate::words::Message;
use std::sync::Arc;

/// A part of the event with one way of pairing. The cut ends one and begins the next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stage {
    pub kind: StageKind,
    /// The announced rounds; in elimination, the rounds that the bracket needs.
    pub planned: u32,
    pub shape: MatchShape,
    /// Best seed first; empty in the preliminary rounds.
    pub seeds: Vec<Id>,
    /// Shared with stored states, because few rounds ever change.
    pub rounds: Vec<Arc<Round>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Counted from 1 in each stage.
    pub number: u32,
    pub kind: RoundKind,
    /// The length in minutes; 0 means no clock.
    pub minutes: u32,
    pub pairings: Vec<Pairing>,
    /// How often this round was drawn again.
    pub redrawn: u32,
    /// The mission that every table plays, in games that have missions.
    pub mission: Option<Mission>,
    /// How often the mission was drawn again.
    pub mission_redrawn: u32,
    /// The round is held: only the scorekeepers see it until it is posted.
    pub held: bool,
    /// When a held round was posted.
    pub posted: Option<Moment>,
    /// When its pairings last changed after that.
    pub changed: Option<Moment>,
    /// The feature tables of this round.
    pub featured: Vec<u32>,
    /// Players without a place who take a loss; they are not offered a place any more.
    pub losses: Vec<Id>,
}

/// Two entrants at a table, or one with a bye.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pairing {
    /// None for a bye.
    pub table: Option<u32>,
    pub a: Id,
    /// None for a bye.
    pub b: Option<Id>,
    /// The number of the match in the bracket.
    pub number: Option<u32>,
    pub by_hand: bool,
    /// It was made by a repair of the round.
    pub repaired: bool,
    /// The organizer has marked the table as started.
    pub started: bool,
    /// The result; a bye has one from the start.
    pub outcome: Option<Outcome>,
    /// The games so far while the match goes on; empty once it has its outcome.
    pub so_far: Games,
    /// The end of time at this table, if it decided the result.
    pub time: Option<Box<TimeCalled>>,
    /// Those who dropped with the result of this match and have not rejoined during the round.
    pub leavers: Leavers,
    /// The extra minutes of this table.
    pub extra_minutes: u32,
    /// Who may choose a side, or who plays which, in games with sides.
    pub sides: Option<SideCall>,
    /// The seat that plays the first-named side in the first game, once recorded.
    pub chosen: Option<Side>,
    /// The seat that plays the first-named side in a third game, if drawn.
    pub third_game: Option<Side>,
    /// Why the pairing was drawn; None in a bracket, or if it was changed by hand. Boxed, because
    /// it is seldom read, and results then lie closer together in memory.
    pub reason: Option<Box<Explanation>>,
}

/// The state of a match after a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MatchState {
    /// The match goes on after these games.
    Open(Games),
    Over(Outcome),
}

impl MatchState {
    /// The outcome, if the match is over.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            MatchState::Open(_) => None,
            MatchState::Over(outcome) => Some(outcome),
        }
    }
}

impl Pairing {
    /// Whether there is a result, even if only of some of the games.
    pub fn has_started(&self) -> bool {
        self.outcome.is_some() || self.so_far.played() > 0
    }

    /// Whether the match is under way: it has a result, or is marked as started.
    pub fn is_under_way(&self) -> bool {
        self.started || self.has_started()
    }

    pub fn is_bye(&self) -> bool {
        self.b.is_none()
    }

    /// The word for having no opponent: a bye, a rest, an unplayed win.
    pub fn free_word(&self) -> Message {
        match self.outcome.as_ref().map(|outcome| outcome.how) {
            Some(How::Rested) => msg!("result.rests"),
            Some(How::SatOut) => msg!("check-in.state-out"),
            Some(How::AwardedBye) => msg!("pairing.awarded"),
            Some(How::Unplayed) => msg!("result.wins-unplayed"),
            _ => msg!("result.bye"),
        }
    }

    /// `10 extra minutes`; None without any.
    pub fn extra_words(&self) -> Option<Message> {
        (self.extra_minutes > 0).then(|| msg!("pages.extra-minutes", n = self.extra_minutes))
    }

    /// Whether the one entrant here sits the round out, which is not a bye.
    pub fn sits_out(&self) -> bool {
        self.outcome.as_ref().is_some_and(|outcome| outcome.how == How::SatOut)
    }

    /// Whether the one entrant here has an awarded bye.
    pub fn has_awarded_bye(&self) -> bool {
        self.outcome.as_ref().is_some_and(|outcome| outcome.how == How::AwardedBye)
    }

    /// Whether the one entrant here takes no part in the draw of the round.
    ///
    /// They sit it out, or have an awarded bye.
    pub(super) fn is_outside_the_draw(&self) -> bool {
        self.sits_out() || self.has_awarded_bye()
    }

    pub fn has(&self, id: Id) -> bool {
        self.a == id || self.b == Some(id)
    }

    /// The side on which this entrant sits.
    pub fn side(&self, id: Id) -> Option<Side> {
        match id {
            _ if self.a == id => Some(Side::A),
            _ if self.b == Some(id) => Some(Side::B),
            _ => None,
        }
    }

    pub fn at(&self, side: Side) -> Option<Id> {
        match side {
            Side::A => Some(self.a),
            Side::B => self.b,
        }
    }

    /// The entrant on the other side of the table.
    pub fn opponent(&self, id: Id) -> Option<Id> {
        self.side(id).and_then(|side| self.at(side.other()))
    }

    pub fn winner(&self) -> Option<Id> {
        self.outcome.as_ref()?.winner.and_then(|side| self.at(side))
    }

    pub fn loser(&self) -> Option<Id> {
        self.outcome.as_ref()?.winner.and_then(|side| self.at(side.other()))
    }
}

impl Round {
    /// Whether any table has a result, even if only of some of the games.
    pub fn has_started(&self) -> bool {
        self.matches().any(Pairing::has_started)
    }

    pub fn is_complete(&self) -> bool {
        self.pairings.iter().all(|p| p.outcome.is_some())
    }

    /// The pairings of two; a bye is no match.
    pub fn matches(&self) -> impl Iterator<Item = &Pairing> {
        self.pairings.iter().filter(|pairing| !pairing.is_bye())
    }

    /// Tables whose result is missing, in order.
    pub fn missing(&self) -> impl Iterator<Item = &Pairing> {
        self.pairings.iter().filter(|p| p.outcome.is_none())
    }

    pub fn at_table(&self, table: u32) -> Option<&Pairing> {
        self.position(table).map(|at| &self.pairings[at])
    }

    /// The index of this table among the pairings. They are mostly in the order of the table
    /// numbers, so only a few out of thousands need to be searched.
    pub fn position(&self, table: u32) -> Option<usize> {
        let is_it = |p: &Pairing| p.table == Some(table);
        let usual = (table as usize).wrapping_sub(1);
        match self.pairings.get(usual) {
            Some(found) if is_it(found) => Some(usual),
            _ => self.pairings.iter().position(is_it),
        }
    }

    /// Entrants who sit the round out.
    pub fn sitting_out(&self) -> impl Iterator<Item = Id> {
        self.pairings.iter().filter(|pairing| pairing.sits_out()).map(|pairing| pairing.a)
    }

    /// Whether this pairing sits at a feature table.
    pub fn is_featured(&self, pairing: &Pairing) -> bool {
        pairing.table.is_some_and(|table| self.featured.contains(&table))
    }

    pub fn of(&self, id: Id) -> Option<&Pairing> {
        self.pairings.iter().find(|p| p.has(id))
    }
}

impl Stage {
    /// The first stage of an event that follows this plan, before any round.
    pub fn planned(plan: Plan, ruleset: &Ruleset) -> Stage {
        let preliminary = plan.kind.is_preliminary();
        Stage {
            kind: plan.kind,
            planned: plan.rounds,
            shape: if preliminary { ruleset.preliminary.shape } else { plan.finals_match },
            seeds: Vec::new(),
            rounds: Vec::new(),
        }
    }

    /// Whether a game of this stage may end in a draw; a bracket needs a winner.
    pub fn draws(&self, ruleset: &Ruleset) -> bool {
        ruleset.draws() && self.kind.is_preliminary()
    }

    /// The state of a match of this shape after a report.
    ///
    /// # Errors
    /// Why these letters, these scores or this margin are not a result.
    pub fn read(
        &self,
        ruleset: &Ruleset,
        points: &Scoring,
        reported: &Reported,
    ) -> Result<MatchState, Message> {
        let shape = self.shape;
        let (letters, draws) = (&reported.games, self.draws(ruleset));
        if reported.open {
            let games = read_games_so_far(letters, shape, draws)?;
            return Ok(MatchState::Open(games.with_conceded(&reported.conceded)?));
        }
        let outcome = match (reported.concede, reported.noshow) {
            (Some(side), _) => Outcome::forfeit(How::Concession(side), side, shape, points),
            (_, Some(side)) => Outcome::no_show(side, shape, points, ruleset.preliminary.absence),
            _ => {
                let games = read_games(letters, shape, draws)?;
                let games = games.with_conceded(&reported.conceded)?;
                Outcome::played(games, shape, points)
            }
        };
        let outcome = match reported.timed {
            true => self.with_timed_win(ruleset, points, outcome)?,
            false => outcome,
        };
        let outcome = self.with_scores(ruleset, shape, outcome, reported.scores)?;
        self.with_margin(ruleset, outcome, reported.margin).map(MatchState::Over)
    }

    /// Whether every announced round is paired, with or without its results.
    pub fn all_paired(&self) -> bool {
        self.rounds.len() as u32 >= self.planned
    }

    /// Whether every announced round is paired and has all its results.
    pub fn is_complete(&self) -> bool {
        self.all_paired() && self.rounds.iter().rev().all(|round| round.is_complete())
    }
}

impl Event {
    /// A round as the subject of a sentence, with its verb.
    ///
    /// `Round 3` and `is`, or `The semi-finals` and `are`. Stages count from 1.
    pub(super) fn round_with<'v>(
        &self,
        stage: usize,
        number: u32,
        verbs: [&'v str; 2],
    ) -> (Message, &'v str) {
        match stage.checked_sub(1).and_then(|at| self.stages.get(at)) {
            Some(stage) => stage.round_with(number, verbs),
            None => (msg!("screen.number", n = number).capitalised(), verbs[0]),
        }
    }

    /// A round inside a sentence: `round 3`, `the semi-finals`. Rounds of a future stage have only
    /// numbers.
    pub fn round_in_a_sentence(&self, stage: usize, number: u32) -> Message {
        match stage.checked_sub(1).and_then(|at| self.stages.get(at)) {
            Some(stage) => stage.round_in_a_sentence(number),
            None => msg!("screen.number", n = number),
        }
    }
}

impl Stage {
    /// The same as [`Event::round_with`], for a stage that may not be part of the event yet.
    pub(super) fn round_with<'v>(
        &self,
        number: u32,
        [one, many]: [&'v str; 2],
    ) -> (Message, &'v str) {
        // Only these names are plural; round 3, a round of 16 and a final are singular.
        let name = self.round_name(number);
        let is_plural = name == elimination_round(2) || name == elimination_round(4);
        let verb = if is_plural { many } else { one };
        (self.round_in_a_sentence(number).capitalised(), verb)
    }

    /// The name of a round: `round 3`, `quarter-finals`, `finals round 2`, `final`.
    pub fn round_name(&self, number: u32) -> Message {
        match self.kind {
            StageKind::Swiss | StageKind::RoundRobin => msg!("screen.number", n = number),
            StageKind::SingleElimination => {
                let after = self.planned.saturating_sub(number).min(16);
                elimination_round(1 << after)
            }
            StageKind::DoubleElimination => match self.last_match(number) {
                Some(bracket) => bracket.phrase(),
                None => msg!("screen.of-finals", n = number),
            },
            StageKind::DecidingMatch => self.kind.phrase(),
        }
    }

    /// The name inside a sentence: `round 3`, `the quarter-finals`, `finals round 2`,
    /// `the final`.
    pub fn round_in_a_sentence(&self, number: u32) -> Message {
        let name = self.round_name(number);
        let numbered = self.kind.is_preliminary() || name == msg!("screen.of-finals", n = number);
        if numbered { name } else { msg!("screen.the", round = name) }
    }

    /// The name as a title, with the number of rounds before a cut: `Round 3 of 5`,
    /// `Quarter-finals`.
    pub fn round_title(&self, number: u32) -> Message {
        let name = self.round_name(number);
        let title = match self.kind.is_preliminary() {
            true => msg!("screen.results", n = name, all = self.planned.max(number)),
            false => name,
        };
        title.capitalised()
    }

    /// Whether this round of a double elimination is the final, or the deciding game after it; None
    /// for other rounds, which have matches of both brackets.
    fn last_match(&self, number: u32) -> Option<Bracket> {
        let size = u32::try_from(self.seeds.len().next_power_of_two()).ok()?;
        let found = matches(size)?.iter().find(|m| m.round == number && m.bracket.is_final());
        found.map(|m| m.bracket)
    }
}

/// The name of an elimination round of this many games: `round of 16`, `semi-finals`.
pub fn elimination_round(games: usize) -> Message {
    match games {
        0 | 1 => msg!("screen.final"),
        2 => msg!("screen.last-rounds", round = "semi"),
        4 => msg!("screen.last-rounds", round = "quarter"),
        n => msg!("screen.of-players", n = n * 2, games = n),
    }
}
