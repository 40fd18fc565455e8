//! Assesses a call: what is needed next, or the result.

use super::call::{Asked, GameNow, Setting, TimeCall, Wanted};
use super::counts::{self, Counts, shown};
use super::steps::{self, StepSum};
use crate::event::actions::{DecidedBy, TimeCalled};
use crate::event::decide::refuse_if;
use crate::event::outcome::{Game, Games, Side, read_games_so_far};
use crate::msg;
use crate::ruleset::{AfterWin, GameAtTime, MatchShape, Procedure, Situation, Undecided};
use crate::words::Message;

/// The conclusion from what was entered so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assessment {
    /// The game in progress when time was called, and the games before it.
    pub position: Option<(GameAtTime, Games)>,
    /// The seat of the first-named side, if known.
    pub first_side: Option<Side>,
    /// The steps that were compared; all but the last one are level.
    pub sums: Vec<StepSum>,
    /// What the margin needs, entered or not.
    pub for_margin: Option<Wanted>,
    pub state: State,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum State {
    /// These are needed next.
    Wants(Vec<Wanted>),
    /// The game is to be played on to the end of this round at least.
    PlayOn {
        game: u32,
        to_round: u32,
    },
    Decided(Box<Verdict>),
}

/// The result of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// The games to enter.
    pub games: Games,
    /// The match goes on with another game.
    pub open: bool,
    /// The round to which that game is played at least.
    pub to_round: Option<u32>,
    /// The winner of the match.
    pub winner: Option<Side>,
    pub margin: Option<u32>,
    /// It is a win on time.
    pub timed: bool,
    pub time: TimeCalled,
}

impl Verdict {
    fn new(games: Games, winner: Option<Side>, time: TimeCalled) -> Verdict {
        let (margin, timed) = (None, false);
        Verdict { games, open: false, to_round: None, winner, margin, timed, time }
    }
}

/// What follows from a call.
///
/// # Errors
/// One sentence says what is wrong with an entry.
pub fn assess(setting: &Setting, call: &TimeCall) -> Result<Assessment, Message> {
    let counts = Counts::read(setting, call)?;
    let wants = |wanted| {
        let state = State::Wants(vec![wanted]);
        Assessment { position: None, first_side: None, sums: Vec::new(), for_margin: None, state }
    };
    let (row, before) = match position(setting, call)? {
        Ok(found) => found,
        Err(wanted) => return Ok(wants(wanted)),
    };
    let recorded = setting.first_sides.get(row.game as usize - 1).copied().flatten();
    let first_side = counts.first_side(setting, recorded)?;
    let asked = Asked { setting, call, counts: &counts, row, before, first_side };
    let (state, sums) = asked.state()?;
    let (state, for_margin) = asked.completed(state, sums.len());
    Ok(Assessment { position: Some((row, before)), first_side, sums, for_margin, state })
}

/// The row of the procedure for the game in progress, and the games before it.
#[allow(clippy::type_complexity)]
fn position(
    setting: &Setting,
    call: &TimeCall,
) -> Result<Result<(GameAtTime, Games), Wanted>, Message> {
    let shape = setting.shape;
    let before = match call.games.as_deref() {
        Some(text) => read_games_so_far(text, shape, setting.draws)
            .map_err(|why| msg!("time-call.games-unread", text = shown(text), why))?,
        None => setting.so_far,
    };
    let (next, most) = (before.played() as u32 + 1, shape.most_games() as u32);
    let (game, not_started) = match call.game {
        _ if shape == MatchShape::OneGame => match call.game {
            None | Some(GameNow::Number(1)) if before.is_empty() => (1, false),
            _ => return Err(msg!("time-call.one-game")),
        },
        Some(GameNow::Number(game)) if !(1..=most).contains(&game) => {
            return Err(msg!("time-call.no-game", n = game, most));
        }
        Some(GameNow::Number(game)) if game == next => (game, false),
        Some(GameNow::Number(game)) if game > next && call.games.is_none() => {
            return Ok(Err(Wanted::GamesBefore));
        }
        Some(GameNow::Number(game)) => {
            let letters = before.to_string();
            return Err(msg!("time-call.other-game", n = game, games = letters, next));
        }
        Some(GameNow::Between) if next > 1 => (next, true),
        Some(GameNow::Between) => return Ok(Err(Wanted::GamesBefore)),
        None if call.games.is_some() || next > 1 => (next, false),
        None => return Ok(Err(Wanted::Game)),
    };
    let row = setting.procedure.game(game, not_started);
    row.map(|row| Ok((row, before))).ok_or_else(|| match not_started {
        true => msg!("time-call.not-between", n = game),
        false => msg!("time-call.no-procedure"),
    })
}

type Next = (State, Vec<StepSum>);

impl Asked<'_> {
    fn state(&self) -> Result<Next, Message> {
        let (row, call) = (self.row, self.call);
        if row.not_started && (call.won.flatten().is_some() || call.situation.is_some()) {
            return Err(msg!("time-call.nobody-won-it", n = row.game));
        }
        if call.round_of_game.is_some() && row.to_round.is_none() {
            return Err(msg!("time-call.no-round-needed"));
        }
        if let Some(id) = &call.situation {
            return self.in_situation(id);
        }
        match call.won {
            Some(Some(_)) if !self.counts.is_empty() => Err(self.not_counted()),
            Some(Some(side)) => Ok((self.won_by(side, self.time(DecidedBy::Won)), Vec::new())),
            None if self.asks_for_winner() => {
                let wanted = Wanted::Winner { game: row.game };
                Ok((State::Wants(vec![wanted]), Vec::new()))
            }
            _ => self.undecided(),
        }
    }

    fn not_counted(&self) -> Message {
        msg!("time-call.nothing-counts", n = self.row.game)
    }

    /// Whether the judge must enter who won the game.
    ///
    /// They must in a match of several games, unless counts were entered.
    fn asks_for_winner(&self) -> bool {
        let several = self.setting.shape != MatchShape::OneGame;
        several && !self.row.not_started && self.counts.is_empty() && !self.call.roll
    }

    /// The verdict if the holder of something wins the game without the steps.
    fn in_situation(&self, id: &str) -> Result<Next, Message> {
        refuse_if(self.call.won.is_some(), || msg!("time-call.won-and-situation"))?;
        let procedure = self.setting.procedure;
        let situation = situation(procedure, id)?;
        let holder = self.counts.holder(&situation.holder, self.first_side);
        let Some(holder) = holder else {
            let found = procedure.field(&situation.holder);
            let at = found.map(|(step, field)| {
                let fields = &procedure.steps[step].fields;
                (step, fields.iter().position(|one| one.id == field.id).unwrap_or(0))
            });
            let (step, field) = at.unwrap_or_default();
            return Ok((State::Wants(vec![Wanted::Count { step, field }]), Vec::new()));
        };
        let only = |id: &String| *id == situation.holder;
        let time = TimeCalled {
            situation: Some(situation.id.clone()),
            counted: self.counts.recorded(self.first_side, only),
            ..self.time(DecidedBy::Situation)
        };
        Ok((self.won_by(holder, time), Vec::new()))
    }

    /// The conclusion if this side won the game in progress.
    fn won_by(&self, side: Side, time: TimeCalled) -> State {
        let game = if side == Side::A { Game::Won } else { Game::Lost };
        let games = self.before.with(game);
        let level = games.count(Game::Won) == games.count(Game::Lost);
        let next = self.row.game + 1;
        let procedure = self.setting.procedure;
        match self.row.won {
            _ if games.are_all_of(self.setting.shape) => over(games, time),
            AfterWin::NextGame if level => {
                let to_round = procedure.game(next, false).and_then(|row| row.to_round);
                decided(Verdict { open: true, to_round, ..Verdict::new(games, None, time) })
            }
            AfterWin::NextNotStarted => {
                let draws = procedure.game(next, true).map(|row| row.undecided);
                match draws {
                    Some(Undecided::Draw) => over(games.with(Game::Drawn), time),
                    _ => over(games, time),
                }
            }
            AfterWin::MatchEnds | AfterWin::NextGame => over(games, time),
        }
    }

    /// The conclusion if nobody won the game in progress.
    fn undecided(&self) -> Result<Next, Message> {
        if let Some(least) = self.row.to_round {
            let game = self.row.game;
            match self.call.round_of_game {
                None => {
                    let wanted = Wanted::RoundOfGame { game, least };
                    return Ok((State::Wants(vec![wanted]), Vec::new()));
                }
                Some(round) if round < least => {
                    return Ok((State::PlayOn { game, to_round: least }, Vec::new()));
                }
                Some(_) => {}
            }
        }
        let leads = self.before.count(Game::Won) != self.before.count(Game::Lost);
        match self.row.undecided {
            Undecided::Leader if leads => {
                if !self.counts.is_empty() {
                    return Err(self.not_counted());
                }
                Ok((over(self.before, self.time(DecidedBy::Leader)), Vec::new()))
            }
            Undecided::Draw => {
                if !self.counts.is_empty() {
                    return Err(self.not_counted());
                }
                let games = self.before.with(Game::Drawn);
                Ok((over(games, self.time(DecidedBy::Draw)), Vec::new()))
            }
            Undecided::NotCounted => {
                if !self.counts.is_empty() {
                    return Err(self.not_counted());
                }
                let by = if leads { DecidedBy::Leader } else { DecidedBy::NotCounted };
                Ok((over(self.before, self.time(by)), Vec::new()))
            }
            Undecided::Leader | Undecided::Steps => self.by_steps(),
        }
    }

    fn by_steps(&self) -> Result<Next, Message> {
        refuse_if(self.setting.procedure.steps.is_empty(), || msg!("time-call.no-step-decides"))?;
        let compared = steps::compare(self)?;
        let Some((side, step)) = compared.decided else {
            return Ok((State::Wants(compared.wanted), compared.sums));
        };
        let game = if side == Side::A { Game::Won } else { Game::Lost };
        let time = TimeCalled {
            step: Some(step as u32 + 1),
            first_side: self.first_side.filter(|_| counts::has_sides(self.setting.procedure)),
            counted: self.counts.recorded(self.first_side, |_| true),
            rolls: compared.rolls,
            rolled: compared.rolled,
            ..self.time(DecidedBy::Step)
        };
        Ok((over(self.before.with(game), time), compared.sums))
    }

    fn time(&self, by: DecidedBy) -> TimeCalled {
        let several = self.setting.shape != MatchShape::OneGame;
        TimeCalled {
            by,
            game: several.then_some(self.row.game),
            not_started: self.row.not_started,
            round_of_game: self.call.round_of_game,
            ..TimeCalled::default()
        }
    }
}

fn situation<'a>(procedure: &'a Procedure, id: &str) -> Result<&'a Situation, Message> {
    procedure.situations.iter().find(|known| known.id == id).ok_or_else(|| {
        let known = procedure.situations.iter().map(|known| known.id.as_str());
        match procedure.situations.is_empty() {
            true => msg!("time-call.no-situations"),
            false => {
                let known = crate::words::Arg::any_of(known);
                msg!("time-call.no-situation", id = shown(id), known)
            }
        }
    })
}

fn over(games: Games, time: TimeCalled) -> State {
    let winner = match games.count(Game::Won).cmp(&games.count(Game::Lost)) {
        std::cmp::Ordering::Greater => Some(Side::A),
        std::cmp::Ordering::Less => Some(Side::B),
        std::cmp::Ordering::Equal => None,
    };
    decided(Verdict::new(games, winner, time))
}

fn decided(verdict: Verdict) -> State {
    State::Decided(Box::new(verdict))
}
