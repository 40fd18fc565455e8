use super::content::Content;
use super::footer::KeyHints;
use super::keys::{BoardAct, act_of};
use super::languages::Languages;
use super::rotation::{HOLD, Position, STAY, views_in_turn};
use super::{BoardView, footer, header};
use crate::event::{Event, Moment};
use crate::tui::Flow;
use crate::tui::keys::Key;
use crate::tui::model::next_language;
use crate::tui::theme::{Background, Theme};
use crate::words::{Message, Words};
use crossterm::event::KeyEvent;
use ratatui::Frame;
use ratatui::layout::Rect;
use std::time::Duration;

/// The state of a screen that players look at.
#[derive(Debug, Clone)]
pub struct Board {
    theme: Theme,
    languages: Languages,
    /// The languages that a key goes through.
    choice: Vec<Words>,
    /// The one that the viewer chose, in the place of those that come in turn.
    chosen: Option<Words>,
    view: BoardView,
    position: Position,
    /// The number of pages of the current view, as of the last drawing.
    pages: usize,
    /// The numbers of stages and rounds; a change shows that there is a new round.
    round: (usize, usize),
    shows_keys: bool,
    /// The seconds left on the clock when it was last read.
    left: Option<i64>,
}

impl Board {
    pub fn new(view: BoardView, theme: Theme, event: &Event, now: Moment) -> Board {
        Board {
            theme,
            languages: Languages::english(now.unix),
            choice: Vec::new(),
            chosen: None,
            view,
            position: Position::first(now.unix),
            pages: 1,
            round: round(event),
            shows_keys: true,
            left: event.clock.reading(now.unix).seconds(),
        }
    }

    /// Sets the languages of the board, which come in turn. At first it is English.
    pub fn set_languages(&mut self, languages: Vec<Words>, now: Moment) {
        self.languages.set(languages, now.unix);
    }

    /// Sets the languages that a key goes through.
    pub fn set_choice(&mut self, choice: Vec<Words>) {
        self.choice = choice;
    }

    /// The language on the screen.
    pub fn words(&self) -> &Words {
        self.chosen.as_ref().unwrap_or_else(|| self.languages.words())
    }

    /// The language to which a key leads; None if there is no other.
    fn next_words(&self) -> Option<&Words> {
        Some(next_language(&self.choice, self.words())).filter(|next| *next != self.words())
    }

    /// The view on the screen; in a rotation, the one whose turn it is.
    pub fn view(&self, event: &Event, now: Moment) -> BoardView {
        match self.view {
            BoardView::Rotate => {
                let stops = views_in_turn(event, now.unix);
                stops[self.position.view % stops.len()]
            }
            view => view,
        }
    }

    /// Handles a key.
    pub fn key(&mut self, key: KeyEvent, event: &Event, now: Moment) -> Flow {
        let stops = self.view_count(event, now);
        let until = now.unix + HOLD;
        let turns = self.turns(event, now);
        match act_of(Key::of(key)) {
            Some(BoardAct::Leave) => return Flow::QUIT,
            Some(BoardAct::NextView) => {
                self.view = self.view.next(event);
                self.position = Position::first(now.unix);
            }
            Some(BoardAct::NextLanguage) => {
                self.chosen = self.next_words().or(self.chosen.as_ref()).cloned();
            }
            Some(BoardAct::ToggleKeys) => self.shows_keys = !self.shows_keys,
            Some(BoardAct::NextPage) if turns => {
                self.turn(stops, until, now);
            }
            Some(BoardAct::PageBefore) if turns => {
                self.position = self.position.turned_back(stops, until);
            }
            Some(BoardAct::FirstPage) if turns => {
                self.position = Position { until, ..Position::first(now.unix) };
            }
            _ => return Flow::IDLE,
        }
        Flow::REDRAW
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

    /// Reacts to a change of the event.
    pub fn changed(&mut self, event: &Event, now: Moment) -> Flow {
        let round = round(event);
        if round != self.round {
            // In a new round everybody looks for their table, starting at the first page.
            self.round = round;
            self.position = Position::first(now.unix);
        }
        self.left = event.clock.reading(now.unix).seconds();
        Flow::REDRAW
    }

    /// Reacts to the passing of time.
    pub fn tick(&mut self, event: &Event, now: Moment) -> Flow {
        let mut flow = Flow { redraw: runs(event, now), ..Flow::IDLE };
        let left = event.clock.reading(now.unix).seconds();
        let awaited = event.round().is_some_and(|round| !round.is_complete());
        flow.bell = awaited
            && self.left.is_some_and(|before| before > 0)
            && left.is_some_and(|now| now <= 0);
        self.left = left;
        // A wall clock that was set back must not hold a page for longer than `HOLD`.
        let due = now.unix >= self.position.until || self.position.until - now.unix > HOLD;
        let changes = self.alternates() && self.languages.are_due(now.unix);
        let turns = (due || changes) && self.turns(event, now);
        if due && turns {
            self.turn(self.view_count(event, now), now.unix + STAY, now);
            flow.redraw = true;
        } else if !turns && changes {
            self.languages.turn(true, now.unix);
            flow.redraw = true;
        }
        flow
    }

    /// Whether several languages come in turn; not after the viewer has chosen one.
    fn alternates(&self) -> bool {
        self.chosen.is_none() && self.languages.are_several()
    }

    /// Turns to the next page, and to the next language.
    fn turn(&mut self, stops: usize, until: i64, now: Moment) {
        self.position = self.position.turned(stops, self.pages, until);
        self.languages.turn((self.position.view, self.position.page) == (0, 0), now.unix);
    }

    /// The delay in whole seconds until [`tick`](Board::tick) should be called. Returns None if
    /// there is nothing to wait for.
    pub fn wants_tick(&self, event: &Event, now: Moment) -> Option<Duration> {
        if runs(event, now) {
            return Some(Duration::from_secs(1));
        }
        let wait = match self.turns(event, now) {
            true => (self.position.until - now.unix).clamp(1, HOLD),
            false if self.alternates() => self.languages.wait(now.unix),
            false => return None,
        };
        Some(Duration::from_secs(wait.unsigned_abs()))
    }

    /// Draws the whole board. `note` says what is wrong with the file.
    pub fn draw(&mut self, event: &Event, note: Option<&Message>, frame: &mut Frame, now: Moment) {
        let screen = frame.area();
        let view = self.view(event, now);
        let top = header::height(screen.as_size());
        let inset = if screen.width >= 50 { 2 } else { 0 };
        let bottom = if screen.height > top + 1 { 1 } else { 0 };
        // A blank row above and below the content, if the screen is tall enough.
        let blank = if screen.height >= 20 { 1 } else { 0 };
        let body = Rect {
            x: screen.x + inset,
            y: screen.y + top + blank,
            width: screen.width - 2 * inset,
            height: screen.height.saturating_sub(top + bottom + 2 * blank),
        };
        let content = Content::of(event, view, &self.theme, self.words());
        self.pages = content.pages(body);
        self.position.page = self.position.page.min(self.pages - 1);
        let buffer = frame.buffer_mut();
        let look = (&self.theme, self.words());
        header::draw(event, view, now, screen, buffer, look);
        content.draw(event, now, self.position.page, body, buffer, look);
        if bottom > 0 {
            let page = (self.position.page, self.pages);
            let keys = match self.shows_keys {
                true => KeyHints::Shown {
                    turn: self.turns(event, now),
                    language: self.next_words().map(Words::name),
                },
                false => KeyHints::Hidden,
            };
            footer::draw(note, keys, page, screen, buffer, look);
        }
    }

    /// Whether there is another page or view to turn to.
    fn turns(&self, event: &Event, now: Moment) -> bool {
        self.pages > 1 || self.view_count(event, now) > 1
    }

    fn view_count(&self, event: &Event, now: Moment) -> usize {
        match self.view {
            BoardView::Rotate => views_in_turn(event, now.unix).len(),
            _ => 1,
        }
    }
}

/// Whether a clock on the board changes by itself.
fn runs(event: &Event, now: Moment) -> bool {
    event.clock.is_running() || event.pick_clock(now.unix).is_some()
}

fn round(event: &Event) -> (usize, usize) {
    (event.stages.len(), event.stage().map_or(0, |stage| stage.rounds.len()))
}
