//! The dialog for the result of a table. A match of one game takes one key. A longer match takes
//! its games one by one.

pub mod view;

use super::pile::no_slip;
use super::{ClosedByOthers, Dialog};
use crate::event::decide::{reported_by, result_since, saved_since, stale};
use crate::event::{Asked, Command, Event, Lack, Moment, Report, ResultEntry, Side, Token, Trial};
use crate::msg;
use crate::tui::active_keys::{active, way};
use crate::tui::keys::{
    Act, BACKSPACE, Binding, Context, DIGITS, DOWN, ENTER, ESC, Key, Press, TAB, UP, acts, bind,
    ch, key_for, unhinted,
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
    bind!(Report, &[ENTER], SAVE_RESULT, msg!("keys.save")),
    bind!(Report, &[ch('1')], FIRST_WON, msg!("keys.first-won")),
    bind!(Report, &[ch('2')], SECOND_WON, msg!("keys.second-won")),
    bind!(Report, &[ch('x')], OUTCOME, msg!("keys.outcome"), msg!("keys.key-dialog-outcome")),
    bind!(Report, &[ch('=')], DRAWN, msg!("odds.draw")),
    bind!(Report, &[ch('-'), ch('0')], TYPE_GAMES_WON, msg!("result.key"), msg!("keys.games-won")),
    unhinted!(Report, OTHER_DIGITS, OtherTable, msg!("keys.other-table")),
    unhinted!(Report, &[BACKSPACE], ERASE_GAME, msg!("keys.erase")).listed(msg!("keys.erase")),
    unhinted!(Report, &[UP], Up, msg!("keys.row-up")),
    unhinted!(Report, &[DOWN], Down, msg!("keys.row-down")),
    bind!(Report, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(Outcome, &[ch('1')], NO_SHOW, msg!("keys.no-show")),
    bind!(Outcome, &[ch('2')], CONCESSION, msg!("keys.concession")),
    bind!(Outcome, &[ch('3')], BOTH_LOST, msg!("keys.both-lost")),
    bind!(Outcome, &[ch('4')], FIRST_LEAVES, msg!("keys.drop"), msg!("result.key-first")),
    bind!(Outcome, &[ch('5')], SECOND_LEAVES, msg!("keys.drop"), msg!("result.key-second")),
    bind!(Outcome, &[ch('6')], CONCEDE_MATCH, msg!("keys.whole-match")),
    bind!(Outcome, &[ch('7')], TIMED_WIN, msg!("time-call.name")),
    bind!(Outcome, &[ch('8')], SIDES, msg!("keys.side"), msg!("keys.place-name-sides")),
    bind!(Outcome, &[ESC, BACKSPACE], ERASE_GAME, msg!("keys.back")),
    bind!(Conceded, &[ch('1')], FIRST_WON, msg!("keys.conceded"), msg!("keys.first-player")),
    bind!(Conceded, &[ch('2')], SECOND_WON, msg!("keys.conceded"), msg!("keys.second-player")),
    bind!(Conceded, &[ESC, BACKSPACE], ERASE_GAME, msg!("keys.back")),
    bind!(MatchConceded, &[ch('1')], FIRST_WON, msg!("keys.conceded"), msg!("keys.first-player")),
    bind!(MatchConceded, &[ch('2')], SECOND_WON, msg!("keys.conceded"), msg!("keys.second-player")),
    bind!(MatchConceded, &[ESC, BACKSPACE], ERASE_GAME, msg!("keys.back")),
    bind!(Absent, &[ch('1')], FIRST_WON, msg!("keys.no-show"), msg!("keys.first-player")),
    bind!(Absent, &[ch('2')], SECOND_WON, msg!("keys.no-show"), msg!("keys.second-player")),
    bind!(Absent, &[ESC, BACKSPACE], ERASE_GAME, msg!("keys.back")),
    bind!(Sides, &[ch('1')], FIRST_WON, msg!("keys.plays-it"), msg!("keys.first-player")),
    bind!(Sides, &[ch('2')], SECOND_WON, msg!("keys.plays-it"), msg!("keys.second-player")),
    bind!(Sides, &[ESC, BACKSPACE], ERASE_GAME, msg!("keys.back")),
    bind!(Margin, &[ENTER], SAVE_RESULT, msg!("keys.save")),
    unhinted!(Margin, DIGITS, MARGIN_DIGIT, msg!("keys.place-name-margin")).listed(msg!("keys.by-how-much")),
    bind!(Margin, &[ch('-')], TYPE_GAMES_WON, msg!("result.key-score")),
    unhinted!(Margin, &[BACKSPACE], ERASE_GAME, msg!("keys.erase")).listed(msg!("keys.erase")),
    bind!(Margin, &[ESC], LEAVE_QUESTION, msg!("keys.back")),
    bind!(GamesWon, &[ENTER], SAVE_RESULT, msg!("keys.save")),
    unhinted!(GamesWon, DIGITS, GAMES_WON_DIGIT, msg!("keys.games-won")).listed(msg!("result.key")),
    unhinted!(GamesWon, &[ch('-')], TYPE_GAMES_WON, msg!("keys.games-won")),
    unhinted!(GamesWon, &[BACKSPACE], ERASE_GAME, msg!("keys.erase")).listed(msg!("keys.erase")),
    bind!(GamesWon, &[ESC], LEAVE_QUESTION, msg!("keys.back")),
    bind!(Scores, DIGITS, SCORE_DIGIT, msg!("result.key-score")),
    unhinted!(Scores, BETWEEN_SCORES, SCORE_BETWEEN, msg!("keys.score-between")),
    bind!(Scores, &[ENTER], SAVE_RESULT, msg!("keys.save")),
    bind!(Scores, &[ch('x')], OUTCOME, msg!("keys.outcome"), msg!("keys.key-dialog-outcome")),
    unhinted!(Scores, &[BACKSPACE], ERASE_GAME, msg!("keys.erase")).listed(msg!("keys.erase")),
    bind!(Scores, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(ScoreWinner, &[ch('1')], FIRST_WON, msg!("keys.first-won")),
    bind!(ScoreWinner, &[ch('2')], SECOND_WON, msg!("keys.second-won")),
    bind!(ScoreWinner, &[ESC, BACKSPACE], ERASE_GAME, msg!("keys.back")),
];

acts! {
    pub SAVE_RESULT = causes(|model, press| enter(model, press, Token::Enter))
        .unless(cannot_save).hinted(ends_on_time);
    pub FIRST_WON = causes(|model, press| enter(model, press, Token::Side(Side::A)))
        .unless(no_slip);
    pub SECOND_WON = causes(|model, press| enter(model, press, Token::Side(Side::B)))
        .unless(no_slip);
    pub OUTCOME = causes(|model, press| enter(model, press, Token::Ask(Asked::Outcome)));
    pub DRAWN = causes(|model, press| enter(model, press, Token::Drawn))
        .unless(|model| slip_or(model, no_draws));
    pub TYPE_GAMES_WON = causes(type_in).unless(|model| slip_or(model, one_game));
    ERASE_GAME = causes(|model, press| enter(model, press, Token::Erase))
        .unless(|model| report(model)?.0.entry.is_blank().then(|| msg!("log.nothing-to-undo")));
    pub NO_SHOW = causes(|model, press| enter(model, press, Token::Ask(Asked::WhoWasAbsent)))
        .unless(no_slip);
    pub CONCESSION = causes(|model, press| enter(model, press, Token::Ask(Asked::WhoConceded)))
        .unless(no_slip);
    pub CONCEDE_MATCH = causes(|model, press| enter(model, press, Token::Ask(Asked::WhoConcededTheMatch)))
        .unless(|model| slip_or(model, no_match_concession));
    BOTH_LOST = causes(|model, press| enter(model, press, Token::BothLost)).unless(no_slip);
    pub FIRST_LEAVES = causes(|model, press| enter(model, press, Token::Leaves(Side::A)))
        .unless(|model| slip_or(model, too_late_to_leave));
    pub SECOND_LEAVES = causes(|model, press| enter(model, press, Token::Leaves(Side::B)))
        .unless(|model| slip_or(model, too_late_to_leave));
    TIMED_WIN = causes(|model, press| enter(model, press, Token::Timed))
        .unless(|model| slip_or(model, no_timed_wins));
    SIDES = causes(|model, press| enter(model, press, Token::Ask(Asked::WhoPlaysFirstSide)))
        .unless(|model| slip_or(model, no_sides));
    MARGIN_DIGIT = causes(type_in);
    GAMES_WON_DIGIT = causes(type_in);
    pub SCORE_DIGIT = causes(type_in);
    pub SCORE_BETWEEN = causes(type_in);
    LEAVE_QUESTION = causes(|model, press| enter(model, press, Token::Back));
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReportDialog {
    pub entry: ResultEntry,
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

impl ReportDialog {
    /// A dialog for a table's result, filled in with the games of a match that still goes on.
    pub fn new(event: &Event, at: (usize, u32, u32)) -> ReportDialog {
        ReportDialog { entry: ResultEntry::new(event, at), ..ReportDialog::default() }
    }

    pub fn follow(mut self, event: &Event, seen: u64) -> Dialog {
        let (at, table) = (self.entry.at(), self.entry.table);
        let seats = seats_changed(event, at, seen);
        if self.entry.pairing(event).is_none() {
            let title = msg!("common.table", n = table).capitalised();
            let why = seats.unwrap_or_else(|| msg!("dialog.table-is-gone", table));
            return Dialog::Closed(ClosedByOthers { title, why });
        }
        if seats.is_some() {
            self.forget(event);
        }
        let changed = seats.or_else(|| result_changed(event, at, seen));
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

    /// Whether saving this needs the same key a second time. It does if the command replaces
    /// another result, or corrects a round that later rounds build on.
    pub fn asks(&mut self, event: &Event, command: &Command, key: Key, seen: u64) -> bool {
        // After a refusal because of others' actions, the same key counts as agreement.
        let again = (self.pending.as_ref())
            .is_some_and(|(before, asked)| before == command && *asked == key);
        self.pending = Some((command.clone(), key));
        (self.awaits_confirmation, self.changed_by_others, self.error_text) = (false, false, None);
        self.scroll.top();
        // The refusal tells what others have done, and that comes first.
        let changed = stale(event, command, seen).is_some();
        let others = changed || entered_meanwhile(event, self.entry.at(), seen).is_some();
        if again || others {
            return false;
        }
        let knowing = command.clone().knowingly();
        // No refusal of a result depends on the time.
        let Ok(trial) = Trial::of(event, &knowing, Moment::new(0, 0)) else { return false };
        let effects: Vec<Message> =
            trial.replaces().into_iter().chain(trial.effects_of_correction()).collect();
        if !effects.is_empty() {
            let ways = again_or_leave(key);
            self.error_text = Some(Message::lines(vec![Message::sentences(effects), ways]));
            self.awaits_confirmation = true;
        }
        self.awaits_confirmation
    }

    /// Whether leaving would drop a part of a result. A whole one was refused or waits for the
    /// same key once more, and that was said.
    pub fn is_half_typed(&self, event: &Event) -> bool {
        !self.awaits_confirmation && self.entry.is_half_typed(event)
    }

    /// Whether leaving has to be pressed again, because it would drop what is typed.
    pub fn asks_to_stay(&mut self, key: String) -> bool {
        if !std::mem::replace(&mut self.asked_to_leave, true) {
            self.error_text = Some(msg!("screen.half-typed", table = self.entry.table, key));
            return true;
        }
        false
    }

    /// The reason why this key does not save: only the key that was asked about does.
    pub fn waits_for_another(&self, key: Key) -> Option<Message> {
        let (_, asked) = self.pending.as_ref().filter(|_| self.awaits_confirmation)?;
        (*asked != key).then(|| again_or_leave(*asked))
    }

    /// Shows why nothing was saved, or what another organizer has entered meanwhile.
    pub fn refused(&mut self, event: &Event, seen: u64, why: Message) {
        let entered = entered_meanwhile(event, self.entry.at(), seen);
        self.changed_by_others = entered.is_some();
        self.error_text = entered.or(Some(why));
    }

    /// Forgets the typed result: it was meant for other players.
    pub fn forget(&mut self, event: &Event) {
        self.entry.forget(event);
        (self.pending, self.awaits_confirmation) = (None, false);
    }

    /// Whether this is the newest round, so that a result is saved at once. In an older round
    /// the consequences are told first.
    pub fn is_newest(&self, event: &Event) -> bool {
        event.is_newest(self.entry.stage, self.entry.round)
    }
}

/// Says how the seats of this table have changed since the organizer read them, or who has left.
pub fn seats_changed(event: &Event, at: (usize, u32, u32), seen: u64) -> Option<Message> {
    let (stage, round, table) = at;
    let probe = Command::Report {
        table,
        result: Report::Games(String::new()),
        round: Some(round),
        stage: u32::try_from(stage).ok(),
        drop: None,
    };
    stale(event, &probe, seen).map(|refusal| refusal.0)
}

/// Says what others have entered or undone at this table since the organizer read it.
pub fn result_changed(event: &Event, at: (usize, u32, u32), seen: u64) -> Option<Message> {
    entered_meanwhile(event, at, seen)
        .or_else(|| result_since(event, at, seen).map(|entry| saved_since(event, entry)))
}

fn entered_meanwhile(event: &Event, at: (usize, u32, u32), seen: u64) -> Option<Message> {
    let (entry, result) = reported_by(event, at)?;
    (entry.n > seen).then(|| msg!("dialog.entered-meanwhile", by = entry.by.as_str(), result))
}

/// Why what is typed is no result yet.
pub fn lacks(lack: Lack) -> Message {
    let [one, two, drawn] = [FIRST_WON, SECOND_WON, DRAWN].map(|act| key_for(Context::Report, act));
    match lack {
        Lack::Winner => msg!("slips.nobody-named", one, two),
        Lack::SecondGame { drawn: true } => msg!("dialog.game-missing-or-drawn", one, two, drawn),
        Lack::SecondGame { drawn: false } => msg!("dialog.game-missing", one, two),
        Lack::Decider(n) => msg!("dialog.game-decides", one, two, n),
        Lack::Margin { most } => msg!("dialog.margin-missing", most),
        Lack::LowerMargin { most } => {
            let key = key_for(Context::Margin, ERASE_GAME);
            msg!("dialog.margin-too-large", most, key)
        }
        Lack::GamesWon(text) => {
            let back = key_for(Context::GamesWon, LEAVE_QUESTION);
            msg!("result.no-result", text, back, one, two)
        }
        Lack::Other(why) => why,
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

/// Why a key does nothing in the slip on top: none is left, or for this reason.
fn slip_or(model: &Model, why: fn(&ReportDialog, &Event) -> Option<Message>) -> Option<Message> {
    no_slip(model).or_else(|| {
        let (report, event) = report(model)?;
        why(report, event)
    })
}

fn no_draws(report: &ReportDialog, event: &Event) -> Option<Message> {
    (!report.entry.draws(event)).then(|| {
        let [one, two, both] =
            [FIRST_WON, SECOND_WON, BOTH_LOST].map(|act| key_for(Context::Report, act));
        msg!("screen.no-draws", one, two, both)
    })
}

fn one_game(report: &ReportDialog, event: &Event) -> Option<Message> {
    let [one, two] = [FIRST_WON, SECOND_WON].map(|act| key_for(Context::Report, act));
    (!report.entry.takes_numbers(event)).then(|| msg!("result.one-game", one, two))
}

/// All rules allow the concession of a game; only some allow that of a match.
fn no_match_concession(report: &ReportDialog, event: &Event) -> Option<Message> {
    let allowed = event.ruleset.concessions.whole_match && report.entry.has_several_games(event);
    (!allowed).then(|| msg!("screen.no-match-concession"))
}

/// Once later rounds are drawn, nobody leaves after this one.
fn too_late_to_leave(report: &ReportDialog, event: &Event) -> Option<Message> {
    (!report.is_newest(event)).then(|| msg!("result.not-now"))
}

fn no_timed_wins(report: &ReportDialog, event: &Event) -> Option<Message> {
    (!report.entry.has_timed_wins(event)).then(|| msg!("time-call.no-timed"))
}

/// A side needs the running stage of a game with sides.
fn no_sides(report: &ReportDialog, event: &Event) -> Option<Message> {
    match event.ruleset.sides.is_empty() {
        true => Some(msg!("screen.no-sides")),
        false => (report.entry.stage != event.stages.len()).then(|| msg!("screen.stage-over")),
    }
}

/// A digit does not leave a half-entered result.
pub fn half_entered(model: &Model) -> Option<Message> {
    let (report, event) = report(model)?;
    (report.entry.has_new(event) && !report.awaits_confirmation).then(|| {
        let (leave, erase) = (way(model, Act::CloseDialog), way(model, ERASE_GAME));
        msg!("screen.half-entered", leave, erase)
    })
}

/// What saving a match means that is not over.
fn ends_on_time(model: &Model) -> Option<Message> {
    let (report, event) = report(model)?;
    let entry = &report.entry;
    let going = entry.asked() == Asked::Games && !entry.games.is_empty() && !entry.is_over(event);
    (going && entry.lack(event).is_none()).then(|| msg!("result.on-time"))
}

fn cannot_save(model: &Model) -> Option<Message> {
    no_slip(model).or_else(|| {
        let (report, event) = report(model)?;
        let saves = active(model).into_iter().find(|binding| binding.act == SAVE_RESULT);
        let key = saves.and_then(|binding| binding.keys.first());
        let waits = key.and_then(|key| report.waits_for_another(*key));
        let has_result = report.entry.pairing(event).is_some_and(|it| it.outcome.is_some());
        waits.or_else(|| match report.entry.lack(event)? {
            Lack::Winner if has_result => {
                let [one, two] = [FIRST_WON, SECOND_WON].map(|act| key_for(Context::Report, act));
                let leave = key_for(Context::Report, Act::CloseDialog);
                Some(msg!("dialog.who-won-or-leave", one, two, leave))
            }
            lack => Some(lacks(lack)),
        })
    })
}

/// Tells the slip on top this digit, or that another number follows.
fn type_in(model: &mut Model, press: Press) -> Vec<Effect> {
    enter(model, press, press.key.digit().map_or(Token::Dash, Token::Digit))
}

/// Tells the slip on top what was typed, and commits a complete result. What was asked about what
/// was typed before is void then.
///
/// If the dialog asks about the result first, it is saved once it is entered again.
pub fn enter(model: &mut Model, Press { key, .. }: Press, token: Token) -> Vec<Effect> {
    let Model { location: Location::Event(open), dialogs, pending, .. } = model else {
        return Vec::new();
    };
    // The number of a table that a hyphen follows was the first number of games.
    let number = match dialogs.last_mut() {
        Some(Dialog::Pile(pile)) => pile.number.take(),
        _ => None,
    };
    let Some(report) = dialogs.last_mut().and_then(Dialog::slip_mut) else { return Vec::new() };
    report.asked_to_leave = false;
    let event = open.session.event();
    let fed = report.entry.feed(event, token);
    number.into_iter().for_each(|number| report.entry.begin_with(number));
    let command = match fed {
        Ok(Some(command)) => command,
        fed => {
            (report.error_text, report.pending) = (fed.err().map(lacks), None);
            (report.awaits_confirmation, report.changed_by_others) = (false, false);
            return Vec::new();
        }
    };
    if report.asks(event, &command, key, open.seen.read()) {
        open.seen.answered(event);
        return Vec::new();
    }
    *pending = dialogs.pop();
    vec![Effect::Commit(command)]
}

/// Starts typing another table's number; the open result is left unchanged.
pub fn other_table(model: &mut Model, key: Key) {
    model.dialogs.pop();
    digit(model, key);
}
