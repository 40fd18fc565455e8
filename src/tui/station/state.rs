use super::keys::{StationAct, Wait, act_of};
use crate::event::actions::TableList;
use crate::event::{
    Action, Asked, Command, Event, Id, Lack, Moment, NewClaim, ResultEntry, SeenMatch, Side, Token,
    decide, reported,
};
use crate::msg;
use crate::tui::Flow;
use crate::tui::dialog::report;
use crate::tui::keys::Key;
use crate::tui::model::next_language;
use crate::tui::ui::theme::{Background, Theme};
use crate::words::{Message, Words};
use crossterm::event::KeyEvent;
use std::time::Duration;

/// Seconds without a key after which the station is free for the next player.
pub const IDLE: i64 = 30;
/// Seconds for which the thanks for a result stay.
pub const THANKS: i64 = 5;
/// The most digits that the number of a table has.
const TABLE_DIGITS: usize = 5;

/// The station's answer to a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reaction {
    Flow(Flow),
    /// Two players agree on this result. It is always a [`Command::Claim`].
    Commit(Box<Command>),
}

/// The content of a station's screen.
#[derive(Debug, Clone)]
pub struct Station {
    pub(super) theme: Theme,
    /// The language in which the station waits, and the one of the player at hand.
    own: Words,
    words: Words,
    /// The languages that a key goes through.
    choice: Vec<Words>,
    /// Whether no key ends the program.
    locked: bool,
    pub(super) step: Step,
    /// The second at which the station is free for the next player.
    until: i64,
    /// Whether the last key asked to end the program.
    closing: bool,
    /// Whether the last key neither confirmed the result nor took it back.
    pub(super) missed: bool,
}

#[derive(Debug, Clone)]
pub(super) enum Step {
    Table {
        digits: String,
        note: Option<Message>,
    },
    Result {
        entry: ResultEntry,
        /// The two who sat at the table when its number was typed.
        of: [Id; 2],
        note: Option<Message>,
    },
    Confirmation {
        entry: ResultEntry,
        of: [Id; 2],
        agreed: Box<Agreed>,
    },
    Answer {
        text: Message,
        saved: bool,
        /// Whether the answer is that no round is being played.
        no_round: bool,
    },
}

/// A result that waits for the opponent's word.
#[derive(Debug, Clone)]
pub(super) struct Agreed {
    command: Command,
    /// The result as a sentence.
    pub text: Message,
    /// The player who confirms it: the one who lost, because a mistake costs that player most.
    ///
    /// None if nobody lost; then it is the one who has not typed.
    pub by: Option<Id>,
    /// Whether the table has another result, so that a scorekeeper decides.
    pub differs: bool,
}

impl Step {
    const START: Step = Step::Table { digits: String::new(), note: None };
}

impl Station {
    pub fn new(theme: Theme, own: Words, choice: Vec<Words>, locked: bool) -> Station {
        let words = own.clone();
        let step = Step::START;
        Station { theme, own, words, choice, locked, step, until: 0, closing: false, missed: false }
    }

    pub fn words(&self) -> &Words {
        &self.words
    }

    /// The language to which a key leads; None if there is no other.
    pub(super) fn next_words(&self) -> Option<&Words> {
        Some(next_language(&self.choice, &self.words)).filter(|next| *next != &self.words)
    }

    /// Sets the language in which the station waits.
    pub fn set_own_language(&mut self, own: Words) {
        if self.words == self.own {
            self.words = own.clone();
        }
        self.own = own;
    }

    /// The input that the station waits for.
    pub(super) fn wait(&self) -> Wait {
        match &self.step {
            Step::Table { .. } => Wait::Table,
            Step::Result { entry, .. } => match entry.asked() {
                Asked::Scores => Wait::Scores,
                Asked::Margin => Wait::Margin,
                Asked::GamesWon => Wait::GamesWon,
                _ => Wait::Result,
            },
            Step::Confirmation { .. } => Wait::Confirmation,
            Step::Answer { .. } => Wait::Reader,
        }
    }

    /// Whether the next key of the organizer ends the program.
    pub(super) fn is_closing(&self) -> bool {
        self.closing
    }

    /// Handles a key. No key but the organizer's leads anywhere else than to another step.
    pub fn key(&mut self, key: KeyEvent, event: &Event, now: Moment) -> Reaction {
        let key = Key::of(key);
        let act = act_of(self.wait(), key);
        let closing = std::mem::take(&mut self.closing);
        self.until = now.unix + IDLE;
        let Some(act) = act else {
            let before = self.missed;
            self.missed = self.wait() == Wait::Confirmation;
            let changed = closing || self.missed != before;
            return Reaction::Flow(if changed { Flow::REDRAW } else { Flow::IDLE });
        };
        self.missed = false;
        match act {
            StationAct::Close if self.locked => return Reaction::Flow(Flow::IDLE),
            StationAct::Close if closing => return Reaction::Flow(Flow::QUIT),
            StationAct::Close => self.closing = true,
            StationAct::NextLanguage => {
                self.words = next_language(&self.choice, &self.words).clone();
            }
            StationAct::Confirm => {
                if let Step::Confirmation { agreed, .. } = &self.step {
                    return Reaction::Commit(Box::new(agreed.command.clone()));
                }
            }
            _ => self.step(act, key, event),
        }
        Reaction::Flow(Flow::REDRAW)
    }

    fn step(&mut self, act: StationAct, key: Key, event: &Event) {
        let digit = key.digit();
        let step = std::mem::replace(&mut self.step, Step::START);
        self.step = match step {
            Step::Table { digits, .. } => table_key(act, digit, digits, event),
            Step::Result { entry, of, .. } => result_key(act, key, (entry, of), event),
            Step::Confirmation { mut entry, of, .. } => {
                // The typed result was wrong, so it is typed again.
                entry.forget(event);
                Step::Result { entry, of, note: None }
            }
            Step::Answer { .. } => match digit.filter(|_| event.visible_round().is_some()) {
                Some(digit) => Step::Table { digits: digit.to_string(), note: None },
                None => self.start(),
            },
        };
    }

    /// The first step, for the next player.
    fn start(&mut self) -> Step {
        self.words = self.own.clone();
        Step::START
    }

    /// Shows what became of a result: the action that was saved, or why nothing was.
    pub fn answered(
        &mut self,
        answer: Result<(Option<&Action>, Message), Message>,
        no_round: bool,
        now: Moment,
    ) {
        self.until = now.unix + IDLE;
        self.step = match answer {
            Ok((Some(Action::Report(_)), text)) => {
                self.until = now.unix + THANKS;
                Step::Answer { text, saved: true, no_round: false }
            }
            Ok((_, text)) | Err(text) => Step::Answer { text, saved: false, no_round },
        };
    }

    /// Follows a change of the event: a match that is no longer there is not entered.
    pub fn changed(&mut self, event: &Event, now: Moment) -> Flow {
        let plays = event.visible_round().is_some();
        match &self.step {
            Step::Result { entry, of, .. } | Step::Confirmation { entry, of, .. } => {
                if let Some(why) = why_gone(event, entry, *of) {
                    self.until = now.unix + IDLE;
                    self.step = Step::Answer { text: why, saved: false, no_round: false };
                } else if let Step::Confirmation { entry, of, agreed } = &self.step {
                    // The table may have another result by now, or none.
                    let step = to_confirm(event, (entry.clone(), *of), agreed.command.clone());
                    if !matches!(step, Step::Confirmation { .. }) {
                        self.until = now.unix + IDLE;
                    }
                    self.step = step;
                }
            }
            Step::Answer { no_round: true, .. } if plays => {
                self.step = self.start();
            }
            // The number was typed for a round that is gone.
            Step::Table { .. } if !plays => self.step = Step::START,
            Step::Table { .. } | Step::Answer { .. } => {}
        }
        Flow::REDRAW
    }

    /// Reacts to the passing of time: what was half entered is forgotten.
    pub fn tick(&mut self, now: Moment) -> Flow {
        match self.is_busy() && self.is_due(now) {
            true => {
                self.closing = false;
                self.step = self.start();
                Flow::REDRAW
            }
            false => Flow::IDLE,
        }
    }

    fn is_due(&self, now: Moment) -> bool {
        // A wall clock that was set back must not hold a step for longer.
        now.unix >= self.until || self.until - now.unix > IDLE
    }

    /// Whether anything stands on the screen that the next player should not find.
    fn is_busy(&self) -> bool {
        let fresh = matches!(&self.step, Step::Table { digits, note: None } if digits.is_empty());
        !fresh || self.words != self.own || self.closing
    }

    /// The delay in whole seconds until [`tick`](Station::tick) should be called.
    pub fn wants_tick(&self, now: Moment) -> Option<Duration> {
        let left = (self.until - now.unix).clamp(1, IDLE);
        self.is_busy().then(|| Duration::from_secs(left.unsigned_abs()))
    }

    /// The theme. It says whether the terminal's answer about its background is wanted.
    pub fn theme(&self) -> &Theme {
        &self.theme
    }

    /// Takes the terminal's answer about its background.
    pub fn set_background(&mut self, background: Background) -> Flow {
        self.theme.set_background(background);
        Flow::REDRAW
    }
}

/// The step after a key of somebody who types the number of a table.
fn table_key(act: StationAct, digit: Option<char>, mut digits: String, event: &Event) -> Step {
    if event.visible_round().is_none() {
        return Step::START;
    }
    match act {
        StationAct::Digit if digits.len() < TABLE_DIGITS => digits.extend(digit),
        StationAct::Erase => _ = digits.pop(),
        StationAct::Enter if !digits.is_empty() => return found(event, &digits),
        _ => {}
    }
    Step::Table { digits, note: None }
}

/// The step for the table of this number, or the first step with the reason why there is none.
fn found(event: &Event, digits: &str) -> Step {
    let start = |note| Step::Table { digits: String::new(), note: Some(note) };
    let Some((stage, _, round)) = event.visible_round() else {
        return Step::START;
    };
    let at_table = digits.parse().ok().and_then(|table: u32| {
        round.at_table(table).and_then(|pairing| Some((table, pairing.a, pairing.b?)))
    });
    match at_table {
        Some((table, a, b)) => {
            let entry = ResultEntry::blank(event, (stage, round.number, table));
            Step::Result { entry, of: [a, b], note: None }
        }
        None => {
            let all = round.pairings.iter().filter(|p| !p.is_bye());
            let tables: TableList = all.filter_map(|p| p.table).collect();
            start(match tables.is_empty() {
                true => msg!("screen.only-byes"),
                false => {
                    let tables = tables.to_string();
                    msg!("settings.no-table-here", table = digits, tables)
                }
            })
        }
    }
}

/// The step after a key of somebody who enters a result.
fn result_key(
    act: StationAct,
    key: Key,
    (mut entry, of): (ResultEntry, [Id; 2]),
    event: &Event,
) -> Step {
    let token = match act {
        StationAct::FirstWon => Token::Side(Side::A),
        StationAct::SecondWon => Token::Side(Side::B),
        StationAct::Drawn if entry.may_draw(event) => Token::Drawn,
        StationAct::Drawn | StationAct::Other => {
            let note = Some(msg!("slips.judge", table = entry.table));
            return Step::Result { entry, of, note };
        }
        StationAct::Enter => Token::Enter,
        StationAct::Erase if entry.is_blank() => return Step::START,
        StationAct::Erase => Token::Erase,
        StationAct::Back if !entry.has_question() => return Step::START,
        StationAct::Back => Token::Back,
        _ => key.digit().map_or(Token::Dash, Token::Digit),
    };
    match entry.feed(event, token) {
        Ok(Some(Command::Report { table, result, .. })) => {
            let seen = Some(SeenMatch { stage: entry.stage, round: entry.round, of });
            let command = Command::Claim(NewClaim { table, result, seen, by_code: None });
            to_confirm(event, (entry, of), command)
        }
        fed => Step::Result { entry, of, note: fed.err().map(lacks) },
    }
}

/// Why what is typed is no result yet, in words for players.
fn lacks(lack: Lack) -> Message {
    match lack {
        Lack::SecondGame { .. } | Lack::Decider(_) => msg!("slips.game-missing"),
        lack => report::lacks(lack),
    }
}

/// Asks the opponent, unless the result is the one that the table has, or cannot be entered.
fn to_confirm(event: &Event, (mut entry, of): (ResultEntry, [Id; 2]), command: Command) -> Step {
    // Nothing that is told here depends on the time.
    let decision = match decide(event, &command, Moment::new(0, 0)) {
        Ok(decision) => decision,
        Err(refusal) => {
            entry.forget(event);
            return Step::Result { entry, of, note: Some(refusal.0) };
        }
    };
    let pairing = entry.pairing(event);
    let has_result =
        pairing.is_some_and(|pairing| pairing.outcome.is_some() || !pairing.so_far.is_empty());
    let (stated, differs) = match &decision.action {
        Some(Action::Report(stated)) => (stated, false),
        Some(Action::Claim(stated)) => (stated, has_result),
        _ => return Step::Answer { text: decision.message, saved: false, no_round: false },
    };
    let [won, lost] = stated.games_won();
    let by = match won.cmp(&lost) {
        std::cmp::Ordering::Greater => Some(of[1]),
        std::cmp::Ordering::Less => Some(of[0]),
        std::cmp::Ordering::Equal => None,
    };
    let agreed = Agreed { text: reported(event, stated), by, differs, command };
    Step::Confirmation { entry, of, agreed: Box::new(agreed) }
}

/// Why this match is no longer one that can be entered here; None if it still is.
fn why_gone(event: &Event, entry: &ResultEntry, of: [Id; 2]) -> Option<Message> {
    let table = entry.table;
    let Some((stage, _, round)) = event.visible_round() else {
        return Some(msg!("slips.station-round-gone", table));
    };
    if (stage, round.number) != (entry.stage, entry.round) {
        return Some(msg!("slips.other-round", table));
    }
    event.why_gone(round, table, of)
}
