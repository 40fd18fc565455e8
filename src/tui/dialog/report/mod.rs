//! The dialog for the result of a table. A match of one game takes one key. A longer match takes
//! its games one by one.

pub mod typed;
pub mod view;

use super::{ClosedByOthers, Dialog};
use crate::event::actions::Leavers;
use crate::event::decide::{reported_by, result_since, saved_since, stale};
use crate::event::{
    Command, Event, Id, Moment, Pairing, Report, Side, Stage, Trial, Who, read_games,
};
use crate::msg;
use crate::ruleset::MatchShape;
use crate::tui::active_keys::{active, way};
use crate::tui::keys::{
    Act, BACKSPACE, Binding, Context, DIGITS, DOWN, ENTER, ESC, Key, TAB, UP, bind, ch, key_for,
    unhinted,
};
use crate::tui::model::{Location, Model};
use crate::tui::msg::Effect;
use crate::tui::screen::round::digit;
use crate::tui::ui::scroll::Scroll;
use crate::words::Message;

/// The digits that do not name the winner of a game.
const OTHER_DIGITS: &[Key] = &[ch('3'), ch('4'), ch('5'), ch('6'), ch('7'), ch('8'), ch('9')];

pub const BETWEEN_SCORES: &[Key] = &[ch(' '), ch('-'), TAB];

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Report, &[ENTER], SaveResult, msg!("keys.save")),
    bind!(Report, &[ch('1')], FirstWon, msg!("keys.first-won")),
    bind!(Report, &[ch('2')], SecondWon, msg!("keys.second-won")),
    bind!(Report, &[ch('x')], Outcome, msg!("keys.outcome"), msg!("keys.key-dialog-outcome")),
    bind!(Report, &[ch('=')], Drawn, msg!("odds.draw")),
    bind!(Report, &[ch('-'), ch('0')], TellGamesWon, msg!("result.key"), msg!("keys.games-won")),
    unhinted!(Report, OTHER_DIGITS, OtherTable, msg!("keys.other-table")),
    unhinted!(Report, &[BACKSPACE], EraseGame, msg!("keys.undo")),
    unhinted!(Report, &[UP], Up, msg!("keys.row-up")),
    unhinted!(Report, &[DOWN], Down, msg!("keys.row-down")),
    bind!(Report, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(Outcome, &[ch('1')], NoShow, msg!("keys.no-show")),
    bind!(Outcome, &[ch('2')], Concession, msg!("keys.concession")),
    bind!(Outcome, &[ch('3')], ConcedeMatch, msg!("keys.whole-match")),
    bind!(Outcome, &[ch('4')], BothLost, msg!("keys.both-lost")),
    bind!(Outcome, &[ch('5')], FirstLeaves, msg!("result.hint-first"), msg!("result.key-first")),
    bind!(Outcome, &[ch('6')], SecondLeaves, msg!("result.hint-second"), msg!("result.key-second")),
    bind!(Outcome, &[ch('7')], TimedWin, msg!("time-call.name")),
    bind!(Outcome, &[ch('8')], Sides, msg!("keys.side"), msg!("keys.place-name-sides")),
    bind!(Outcome, &[ESC, BACKSPACE], EraseGame, msg!("keys.back")),
    bind!(Conceded, &[ch('1')], FirstWon, msg!("keys.conceded"), msg!("keys.first-player")),
    bind!(Conceded, &[ch('2')], SecondWon, msg!("keys.conceded"), msg!("keys.second-player")),
    bind!(Conceded, &[ESC, BACKSPACE], EraseGame, msg!("keys.back")),
    bind!(MatchConceded, &[ch('1')], FirstWon, msg!("keys.conceded"), msg!("keys.first-player")),
    bind!(MatchConceded, &[ch('2')], SecondWon, msg!("keys.conceded"), msg!("keys.second-player")),
    bind!(MatchConceded, &[ESC, BACKSPACE], EraseGame, msg!("keys.back")),
    bind!(Absent, &[ch('1')], FirstWon, msg!("keys.no-show"), msg!("keys.first-player")),
    bind!(Absent, &[ch('2')], SecondWon, msg!("keys.no-show"), msg!("keys.second-player")),
    bind!(Absent, &[ESC, BACKSPACE], EraseGame, msg!("keys.back")),
    bind!(Sides, &[ch('1')], FirstWon, msg!("keys.plays-it"), msg!("keys.first-player")),
    bind!(Sides, &[ch('2')], SecondWon, msg!("keys.plays-it"), msg!("keys.second-player")),
    bind!(Sides, &[ESC, BACKSPACE], EraseGame, msg!("keys.back")),
    bind!(Margin, &[ENTER], SaveResult, msg!("keys.save")),
    unhinted!(Margin, DIGITS, MarginDigit, msg!("keys.place-name-margin")),
    bind!(Margin, &[ch('-')], TellGamesWon, msg!("result.key-score")),
    unhinted!(Margin, &[BACKSPACE], EraseGame, msg!("keys.erase-digit")),
    bind!(Margin, &[ESC], LeaveMargin, msg!("keys.back")),
    bind!(GamesWon, &[ENTER], SaveResult, msg!("keys.save")),
    unhinted!(GamesWon, DIGITS, GamesWonDigit, msg!("keys.games-won")),
    bind!(GamesWon, &[ch('-')], TellGamesWon, msg!("result.key-between")),
    unhinted!(GamesWon, &[BACKSPACE], EraseGame, msg!("keys.erase-digit")),
    bind!(GamesWon, &[ESC], LeaveGamesWon, msg!("keys.back")),
    bind!(Scores, DIGITS, ScoreDigit, msg!("result.key-score")),
    unhinted!(Scores, BETWEEN_SCORES, ScoreBetween, msg!("keys.score-between")),
    bind!(Scores, &[ENTER], SaveResult, msg!("keys.save")),
    bind!(Scores, &[ch('x')], Outcome, msg!("keys.outcome"), msg!("keys.key-dialog-outcome")),
    unhinted!(Scores, &[BACKSPACE], EraseGame, msg!("keys.erase-digit")),
    bind!(Scores, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(ScoreWinner, &[ch('1')], FirstWon, msg!("keys.first-won")),
    bind!(ScoreWinner, &[ch('2')], SecondWon, msg!("keys.second-won")),
    bind!(ScoreWinner, &[ESC, BACKSPACE], EraseGame, msg!("keys.back")),
];

impl ReportDialog {
    pub fn follow(mut self, event: &Event, seen: u64) -> Dialog {
        let seats = self.seats_changed(event, seen);
        if self.pairing(event).is_none() {
            let title = msg!("common.table", n = self.table).capitalised();
            let why = seats.unwrap_or_else(|| msg!("dialog.table-is-gone", table = self.table));
            return Dialog::Closed(ClosedByOthers { title, why });
        }
        if seats.is_some() {
            self.forget(event);
        }
        let changed = seats.or_else(|| self.result_changed(event, seen));
        if changed.is_some() || self.changed_by_others {
            (self.pending, self.awaits_confirmation, self.changed_by_others) =
                (None, false, changed.is_some());
            self.error_text = changed;
        } else if let Some(pending) = &self.pending
            && let Some(refusal) = stale(event, &pending.0, seen)
        {
            // A second key press would agree to what was shown before, so it no longer counts.
            (self.pending, self.awaits_confirmation) = (None, false);
            (self.changed_by_others, self.error_text) = (true, Some(refusal.0));
        }
        Dialog::Report(self)
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReportDialog {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
    /// The games typed so far, from the view of the first-named player.
    pub games: String,
    pub awaiting: Option<Awaiting>,
    /// The typed numbers of games won, the first player's first.
    pub games_won: String,
    /// The typed scores of both, in a match whose result is entered so.
    pub scores: Option<String>,
    /// The win is one on time, which is worth less.
    pub timed: bool,
    /// The typed digits of the winner's margin.
    pub margin: String,
    /// Those who leave after the match, as they are marked now.
    pub leavers: Leavers,
    /// The command that was last to be saved, and its key; the same key again saves it.
    pub pending: Option<(Command, Key)>,
    /// Whether the consequences are shown below, so that the same key again saves.
    pub awaits_confirmation: bool,
    /// Whether it was said that leaving drops what is typed, so that the same key again leaves.
    pub asked_to_leave: bool,
    /// Whether the reason below is a change made by others.
    pub changed_by_others: bool,
    /// The reason why nothing was saved, or the consequences of saving.
    pub error_text: Option<Message>,
    /// Moves on in that text, where it does not fit.
    pub scroll: Scroll,
}

/// The dialog waits for a side to be named, or for a margin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Awaiting {
    /// The kind of another end of the match than a win or a draw.
    Outcome,
    WhoConceded,
    WhoConcededTheMatch,
    WhoWasAbsent,
    WhoPlaysFirstSide,
    /// The margin of the win, in games that record it.
    Margin,
    /// The numbers of games that both won.
    GamesWon,
    /// The winner is wanted, because both scores do not tell who won.
    ScoreWinner,
}

/// The most digits a margin may have.
const MARGIN_DIGITS: usize = 5;

impl ReportDialog {
    /// A dialog for a table's result, filled in with the games of a match that still goes on.
    pub fn new(event: &Event, stage: usize, round: u32, table: u32) -> ReportDialog {
        let report = ReportDialog { stage, round, table, ..ReportDialog::default() };
        let report = report.with_scores(event);
        let Some(pairing) = report.pairing(event) else { return report };
        let (games, leavers) = (pairing.so_far.to_string(), pairing.leavers);
        ReportDialog { games, leavers, ..report }
    }

    /// The same without the known games, for somebody who enters the whole result.
    #[must_use]
    pub fn blank(self) -> ReportDialog {
        ReportDialog { games: String::new(), leavers: Leavers::Nobody, ..self }
    }

    /// Marks the player of this side as leaving after the match, or takes the mark away.
    pub fn toggle_leaver(&mut self, side: Side) {
        self.leavers = self.leavers.toggled(side);
    }

    /// Those who leave, if they are others than those known; they are saved with the result.
    pub fn new_leavers(&self, event: &Event) -> Option<Leavers> {
        let known = self.pairing(event).map_or(Leavers::Nobody, |pairing| pairing.leavers);
        (self.leavers != known).then_some(self.leavers)
    }

    /// Whether saving this needs the same key a second time. It does if the command replaces
    /// another result, or corrects a round that later rounds build on.
    pub fn asks(&mut self, event: &Event, command: &Command, key: Key, seen: u64) -> bool {
        // After a refusal because of others' actions, the same key counts as agreement.
        let again = (self.pending.as_ref())
            .is_some_and(|(before, asked)| before == command && self.agrees(*asked, key));
        self.pending = Some((command.clone(), key));
        (self.awaits_confirmation, self.changed_by_others, self.error_text) = (false, false, None);
        self.scroll.top();
        // The refusal tells what others have done, and that comes first.
        let changed = stale(event, command, seen).is_some();
        let others = changed || self.entered_meanwhile(event, seen).is_some();
        if again || others {
            return false;
        }
        let knowing = command.clone().knowingly();
        // No refusal of a result depends on the time.
        let Ok(trial) = Trial::of(event, &knowing, Moment::new(0, 0)) else { return false };
        let told: Vec<Message> = trial.replaces().into_iter().chain(trial.told_first()).collect();
        if !told.is_empty() {
            let ways = again_or_leave(key);
            self.error_text = Some(Message::lines(vec![Message::sentences(told), ways]));
            self.awaits_confirmation = true;
        }
        self.awaits_confirmation
    }

    /// Whether something is typed that is not saved, with this number of games known before.
    pub fn would_lose(&self, event: &Event, known: usize) -> bool {
        let scored = self.scores.is_some() && self.has_typed();
        scored || self.games.len() > known || self.new_leavers(event).is_some()
    }

    /// Whether leaving would drop a part of a result. A whole one was refused or waits for the
    /// same key once more, and that was said.
    pub fn is_half_typed(&self, event: &Event, known: usize) -> bool {
        let whole = self.is_over(event) && self.games.len() > known;
        !self.awaits_confirmation && !whole && self.would_lose(event, known)
    }

    /// The games of this match that are saved already.
    pub fn games_known(&self, event: &Event) -> usize {
        self.pairing(event).map_or(0, |pairing| pairing.so_far.played())
    }

    /// Whether leaving has to be pressed again, because it would drop what is typed.
    pub fn asks_to_stay(&mut self, key: String) -> bool {
        if !std::mem::replace(&mut self.asked_to_leave, true) {
            self.error_text = Some(msg!("screen.half-typed", table = self.table, key));
            return true;
        }
        false
    }

    /// The reason why this key does not save: only the key that was asked about does.
    pub fn waits_for_another(&self, key: Key) -> Option<Message> {
        let (_, asked) = self.pending.as_ref().filter(|_| self.awaits_confirmation)?;
        (!self.agrees(*asked, key)).then(|| again_or_leave(*asked))
    }

    /// Whether this key agrees to what the other one asked. Both numbers of games won may be saved
    /// with the key that saves everything else.
    fn agrees(&self, asked: Key, key: Key) -> bool {
        asked == key || self.awaiting == Some(Awaiting::GamesWon) && key == ENTER
    }

    /// Shows why nothing was saved, or what another organizer has entered meanwhile.
    pub fn refused(&mut self, event: &Event, seen: u64, why: Message) {
        let entered = self.entered_meanwhile(event, seen);
        self.changed_by_others = entered.is_some();
        self.error_text = entered.or(Some(why));
    }

    /// Forgets the typed result: it was meant for other players.
    pub fn forget(&mut self, event: &Event) {
        self.games.clear();
        self.leavers = self.pairing(event).map_or(Leavers::Nobody, |pairing| pairing.leavers);
        self.margin.clear();
        self.games_won.clear();
        self.scores = self.scores.take().map(|_| String::new());
        self.timed = false;
        (self.awaiting, self.pending, self.awaits_confirmation) = (None, None, false);
    }

    /// Says how the seats have changed since the organizer read them, or who has left.
    pub fn seats_changed(&self, event: &Event, seen: u64) -> Option<Message> {
        let probe = self.command(event, Report::Games(String::new()));
        stale(event, &probe, seen).map(|refusal| refusal.0)
    }

    /// Says what others have entered or undone at this table since the organizer read it.
    pub fn result_changed(&self, event: &Event, seen: u64) -> Option<Message> {
        self.entered_meanwhile(event, seen).or_else(|| {
            let at = (self.stage, self.round, self.table);
            result_since(event, at, seen).map(|entry| saved_since(event, entry))
        })
    }

    fn entered_meanwhile(&self, event: &Event, seen: u64) -> Option<Message> {
        let (entry, said) = reported_by(event, (self.stage, self.round, self.table))?;
        (entry.n > seen).then(|| msg!("dialog.entered-meanwhile", by = entry.by.as_str(), said))
    }

    /// Whether this is the newest round, so that a result is saved at once. In an older round
    /// the consequences are told first.
    pub fn is_newest(&self, event: &Event) -> bool {
        event.is_newest(self.stage, self.round)
    }

    /// Whether the next key is one for a winner, or for a game: nothing else is asked or told.
    pub fn asks_for_winner(&self) -> bool {
        self.awaiting.is_none() && self.error_text.is_none() && self.scores.is_none()
    }

    pub fn stage<'a>(&self, event: &'a Event) -> Option<&'a Stage> {
        event.stages.get(self.stage.checked_sub(1)?)
    }

    /// The pairing as it is now.
    pub fn pairing<'a>(&self, event: &'a Event) -> Option<&'a Pairing> {
        let round = self.stage(event)?.rounds.get((self.round as usize).checked_sub(1)?)?;
        round.at_table(self.table)
    }

    pub fn players(&self, event: &Event) -> Option<[Id; 2]> {
        let pairing = self.pairing(event)?;
        Some([pairing.a, pairing.b?])
    }

    pub fn shape(&self, event: &Event) -> MatchShape {
        let stage = self.stage(event).filter(|_| self.pairing(event).is_some());
        stage.map_or(MatchShape::OneGame, |stage| stage.shape)
    }

    /// Whether a game may be drawn here.
    pub fn draws(&self, event: &Event) -> bool {
        event.ruleset.draws() && self.stage(event).is_some_and(|stage| stage.kind.is_preliminary())
    }

    /// A side was named: it won a game, conceded, or was absent. The question stays open until
    /// the result is saved.
    pub fn side(&mut self, event: &Event, side: Side) -> Option<Command> {
        match self.awaiting {
            Some(Awaiting::WhoConceded) => {
                let after = (!self.games.is_empty()).then(|| self.games.clone());
                Some(self.command(event, Report::Concede { by: side, after }))
            }
            Some(Awaiting::WhoConcededTheMatch) => {
                Some(self.command(event, Report::ConcedeMatch(side)))
            }
            Some(Awaiting::WhoWasAbsent) => Some(self.command(event, Report::NoShow(side))),
            Some(Awaiting::WhoPlaysFirstSide) => {
                self.awaiting = None;
                self.record_side(event, side)
            }
            Some(
                Awaiting::Outcome | Awaiting::Margin | Awaiting::GamesWon | Awaiting::ScoreWinner,
            )
            | None => self.game(event, if side == Side::A { 'W' } else { 'L' }),
        }
    }

    /// The command that records which player plays the first side of the game.
    fn record_side(&self, event: &Event, side: Side) -> Option<Command> {
        let id = self.pairing(event)?.at(side)?;
        Some(Command::Side {
            table: self.table,
            who: Who::id(id),
            side: event.ruleset.sides.first()?.en.clone(),
            round: Some(self.round),
        })
    }

    /// Adds a game. The game that ends the match saves the result. If all games are already
    /// typed, this one replaces the last.
    pub fn game(&mut self, event: &Event, letter: char) -> Option<Command> {
        if self.scores.is_some() {
            return self.scored_game(event, letter);
        }
        let asked = self.awaiting.take();
        if self.is_over(event) {
            self.games.pop();
        }
        self.games.push(letter);
        if !self.is_over(event) {
            return None;
        }
        // Where the result is asked about, the same key has to work again.
        self.awaiting = asked.filter(|asked| *asked == Awaiting::Outcome);
        self.finished(event)
    }

    /// The games that both have won, as far as they are typed.
    pub fn games_so_far(&self) -> [usize; 2] {
        ['W', 'L'].map(|letter| self.games.matches(letter).count())
    }

    /// Whether no game of the match is left to type.
    pub fn is_over(&self, event: &Event) -> bool {
        let won = self.games_so_far();
        self.shape(event).is_over(won, self.games.len())
    }

    /// Whether a win may be one on time here.
    pub fn has_timed_wins(&self, event: &Event) -> bool {
        self.stage(event).is_some_and(|stage| stage.has_timed_wins(&event.ruleset))
    }

    /// The command for the typed result, if it can be a result. If the result needs a margin,
    /// the dialog asks for that first.
    pub fn finished(&mut self, event: &Event) -> Option<Command> {
        if self.why_unfinished(event).is_some() {
            return None;
        }
        if self.awaiting == Some(Awaiting::GamesWon) {
            return self.take_games_won(event);
        }
        if self.keeps_result(event) {
            return Some(self.command(event, Report::Same));
        }
        if self.scores.is_some() {
            return self.scored(event);
        }
        let games = self.games.clone();
        if self.awaiting == Some(Awaiting::Margin) {
            let margin = self.margin.parse().ok()?;
            return Some(self.command(event, Report::WithMargin(games, margin)));
        }
        let won = games.matches('W').count() != games.matches('L').count();
        if won && self.most_margin(event).is_some() {
            self.awaiting = Some(Awaiting::Margin);
            return None;
        }
        Some(self.command(event, Report::Games(games)))
    }

    /// The largest margin of this match, if margins are recorded.
    pub fn most_margin(&self, event: &Event) -> Option<u32> {
        self.stage(event)?.margin(&event.ruleset).map(|rule| rule.most)
    }

    /// Adds a digit to the margin.
    pub fn margin_digit(&mut self, digit: char) {
        if self.margin.len() < MARGIN_DIGITS {
            self.margin.push(digit);
        }
    }

    /// Takes back the last digit or game, or the question that waits for a side.
    pub fn erase(&mut self, event: &Event) {
        if self.awaiting == Some(Awaiting::GamesWon) {
            if self.games_won.pop().is_none() {
                self.leave_games_won();
            }
        } else if self.awaiting == Some(Awaiting::Margin) {
            if self.margin.pop().is_none() {
                self.leave_margin(event);
            }
        } else if self.awaiting.take().is_none() {
            self.games.pop();
            self.erase_score(event);
        }
    }

    /// Goes back from the margin to the games; a match of one game starts again.
    pub fn leave_margin(&mut self, event: &Event) {
        self.awaiting = None;
        self.margin.clear();
        if self.shape(event) == MatchShape::OneGame {
            self.games.clear();
        }
    }

    fn why_no_margin(&self, event: &Event) -> Option<Message> {
        let most = self.most_margin(event)?;
        match self.margin.parse::<u32>() {
            Err(_) => Some(msg!("dialog.margin-missing", most)),
            Ok(margin) if margin > most => {
                let key = key_for(Context::Margin, Act::EraseGame);
                Some(msg!("dialog.margin-too-large", most, key))
            }
            Ok(_) => None,
        }
    }

    /// The reason why the typed games are not a result yet.
    pub fn why_unfinished(&self, event: &Event) -> Option<Message> {
        if self.awaiting == Some(Awaiting::Margin) {
            return self.why_no_margin(event);
        }
        if self.awaiting == Some(Awaiting::GamesWon) {
            return self.why_no_games_won(event);
        }
        if self.keeps_result(event) {
            return None;
        }
        if self.scores.is_some() {
            return self.why_no_scores(event);
        }
        let [one, two] = [Act::FirstWon, Act::SecondWon].map(|act| key_for(Context::Report, act));
        if self.games.is_empty() {
            return Some(msg!("slips.nobody-named", one, two));
        }
        if self.shape(event) == MatchShape::TwoGames && matches!(&*self.games, "W" | "L") {
            let drawn = key_for(Context::Report, Act::Drawn);
            return Some(match self.draws(event) {
                true => msg!("dialog.game-missing-or-drawn", one, two, drawn),
                false => msg!("dialog.game-missing", one, two),
            });
        }
        let read = read_games(&self.games, self.shape(event), self.draws(event));
        let won = self.games_so_far();
        if read.is_err() && won[0] == won[1] && won[0] + won[1] == self.games.len() {
            let n = self.games.len() + 1;
            return Some(msg!("dialog.game-decides", one, two, n));
        }
        read.err().map(|why| msg!("screen.sentence", said = why).capitalised())
    }

    /// Whether only those who leave are changed, and the result stays as it is.
    fn keeps_result(&self, event: &Event) -> bool {
        let has_result = self.pairing(event).is_some_and(|pairing| pairing.outcome.is_some());
        has_result && !self.has_typed() && self.new_leavers(event).is_some()
    }

    /// Whether a game or a digit of a score is typed.
    pub fn has_typed(&self) -> bool {
        !self.games.is_empty() || self.scores.as_ref().is_some_and(|typed| !typed.is_empty())
    }

    pub fn command(&self, event: &Event, result: Report) -> Command {
        let result = match result {
            played @ (Report::Games(_) | Report::WithMargin(..) | Report::Scores(..))
                if self.timed =>
            {
                Report::Timed(Box::new(played))
            }
            result => result,
        };
        Command::Report {
            table: self.table,
            result,
            round: Some(self.round),
            stage: u32::try_from(self.stage).ok(),
            drop: self.new_leavers(event),
        }
    }
}

/// The same key saves what was asked about, and Esc keeps the result as it is.
fn again_or_leave(key: Key) -> Message {
    let leave = key_for(Context::Report, Act::CloseDialog);
    msg!("dialog.again-or-leave", key = key.to_string(), leave)
}

/// The result dialog on top, and the event it is about.
fn report(model: &Model) -> Option<(&ReportDialog, &Event)> {
    Some((model.dialogs.last()?.slip()?, model.event()?))
}

/// Why a key does nothing in the slip on top.
pub fn why_not(model: &Model, act: Act) -> Option<Message> {
    let (report, event) = report(model)?;
    let keys = |acts: [Act; 2]| acts.map(|act| key_for(Context::Report, act));
    match act {
        Act::Drawn => (!report.draws(event)).then(|| {
            let [one, two] = keys([Act::FirstWon, Act::SecondWon]);
            msg!("screen.no-draws", one, two, both = key_for(Context::Report, Act::BothLost))
        }),
        Act::EraseGame => {
            let none = report.awaiting.is_none() && !report.has_typed();
            none.then(|| msg!("log.nothing-to-undo"))
        }
        Act::TellGamesWon => {
            let several = report.has_several_games(event) || report.may_take_scores(event);
            let [one, two] = keys([Act::FirstWon, Act::SecondWon]);
            (!several).then(|| msg!("result.one-game", one, two))
        }
        // All rules allow the concession of a game; only some allow that of a match.
        Act::ConcedeMatch => {
            let concedes = event.ruleset.concessions.whole_match;
            let whole = concedes && report.shape(event) != MatchShape::OneGame;
            (!whole).then(|| msg!("screen.no-match-concession"))
        }
        // A digit does not leave a half-entered result.
        Act::OtherTable => {
            let known = report.games_known(event);
            let scores = report.scores.is_some() && report.has_typed();
            let typed = report.games.len() > known || scores;
            (typed && !report.awaits_confirmation).then(|| {
                let (leave, erase) = (way(model, Act::CloseDialog), way(model, Act::EraseGame));
                msg!("screen.half-entered", leave, erase)
            })
        }
        Act::TimedWin => (!report.has_timed_wins(event)).then(|| msg!("time-call.no-timed")),
        // A side needs the running stage of a game with sides.
        Act::Sides if event.ruleset.sides.is_empty() => Some(msg!("screen.no-sides")),
        Act::Sides => (report.stage != event.stages.len()).then(|| msg!("screen.stage-over")),
        // Once later rounds are drawn, nobody leaves after this one.
        Act::FirstLeaves | Act::SecondLeaves => {
            (!report.is_newest(event)).then(|| msg!("result.not-now"))
        }
        Act::SaveResult => {
            let saves = active(model).into_iter().find(|binding| binding.act == act);
            let key = saves.and_then(|binding| binding.keys.first());
            let waits = key.and_then(|key| report.waits_for_another(*key));
            waits.or_else(|| report.why_unfinished(event))
        }
        _ => None,
    }
}

/// Applies a change to the slip on top and commits a complete result.
///
/// If the dialog asks about the result first, it is saved once it is entered again.
fn with_report(
    model: &mut Model,
    key: Key,
    change: impl FnOnce(&mut ReportDialog, &Event) -> Option<Command>,
) -> Vec<Effect> {
    let Model { location: Location::Event(open), dialogs, held, .. } = model else {
        return Vec::new();
    };
    let Some(report) = dialogs.last_mut().and_then(Dialog::slip_mut) else { return Vec::new() };
    report.asked_to_leave = false;
    let Some(command) = change(report, open.session.event()) else {
        (report.error_text, report.pending) = (None, None);
        (report.awaits_confirmation, report.changed_by_others) = (false, false);
        return Vec::new();
    };
    if report.asks(open.session.event(), &command, key, open.seen.read()) {
        open.seen.told(open.session.event());
        return Vec::new();
    }
    *held = dialogs.pop();
    vec![Effect::Commit(command)]
}

/// Types on the slip on top, or saves it. A question about what was typed before is void then.
pub fn enter(model: &mut Model, act: Act, key: Key) -> Vec<Effect> {
    with_report(model, key, |report, event| {
        match act {
            Act::FirstWon => return report.side(event, Side::A),
            Act::SecondWon => return report.side(event, Side::B),
            Act::Drawn => return report.game(event, 'D'),
            Act::BothLost => return report.game(event, 'X'),
            Act::SaveResult => return report.finished(event),
            Act::FirstLeaves | Act::SecondLeaves => {
                report.awaiting = None;
                let first = act == Act::FirstLeaves;
                report.toggle_leaver(if first { Side::A } else { Side::B });
            }
            Act::TimedWin => {
                report.awaiting = None;
                report.timed = !report.timed;
            }
            Act::MarginDigit => report.margin_digit(key.sign()?),
            Act::LeaveMargin => report.leave_margin(event),
            Act::EraseGame => report.erase(event),
            _ => report.score_sign(key),
        }
        None
    })
}

pub fn await_side(model: &mut Model, act: Act) {
    if let Some(report) = model.dialogs.last_mut().and_then(Dialog::slip_mut) {
        report.asked_to_leave = false;
        report.awaiting = Some(match act {
            Act::Outcome => Awaiting::Outcome,
            Act::Concession => Awaiting::WhoConceded,
            Act::ConcedeMatch => Awaiting::WhoConcededTheMatch,
            Act::Sides => Awaiting::WhoPlaysFirstSide,
            _ => Awaiting::WhoWasAbsent,
        });
    }
}

/// Asks for the games that both won, or goes back to the games.
pub fn games_won(model: &mut Model, act: Act, key: Key) -> Vec<Effect> {
    // The number of a table that a hyphen follows was the first number of games.
    let number = match model.dialogs.last_mut() {
        Some(Dialog::Pile(pile)) => pile.number.take(),
        _ => None,
    };
    let effects = with_report(model, key, |report, event| match (act, key.sign()) {
        (Act::GamesWonDigit, Some(digit)) => report.games_won_digit(event, digit),
        (Act::LeaveGamesWon, _) => {
            report.leave_games_won();
            None
        }
        _ => {
            let command = report.ask_games_won(event, key);
            match (number, &mut report.scores) {
                (Some(number), Some(scores)) => *scores = format!("{number} "),
                (Some(number), None) if number.len() == 1 => report.games_won = number,
                _ => {}
            }
            command
        }
    });
    if let Model { location: Location::Event(open), dialogs, .. } = model
        && let Some(report) = dialogs.last_mut().and_then(Dialog::slip_mut)
        && report.has_both_numbers()
    {
        report.error_text = report.why_no_games_won(open.event()).or(report.error_text.take());
    }
    effects
}

/// Starts typing another table's number; the open result is left unchanged.
pub fn other_table(model: &mut Model, key: Key) {
    model.dialogs.pop();
    digit(model, key);
}
