//! The middle part of a board.

use super::address::Address;
use super::frame::{Announced, Bottom, KeyHints};
use super::keys::{BoardAct, act_of, view_of};
use super::sheet::{Sheet, centred, shows_marks};
use super::tour::{Position, STAY, Tour};
use super::{frame, sheet};
use crate::event::{Event, Moment};
use crate::msg;
use crate::odds::Prospects;
use crate::tui::Flow;
use crate::tui::bracket::Bracket;
use crate::tui::keys::{Key, ch};
use crate::tui::model::next_language;
use crate::tui::podium::Podium;
use crate::tui::ui::theme::{Background, Theme};
use crate::words::{Arg, Message, Words};
use crossterm::event::KeyEvent;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::widgets::Widget;
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
    tour: Tour,
    position: Position,
    /// The number of pages of the current view, as of the last drawing.
    pages: usize,
    /// The numbers of stages and rounds; a change shows that there is a new round.
    round: (usize, usize),
    shows_keys: bool,
    /// The change that the last key made, until the next key or page.
    note: Option<Message>,
    /// Those who are certain and those who are out, once known for the present state.
    prospects: Option<Prospects>,
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
            tour: Tour::default(),
            position: Position::first(now.unix + STAY),
            pages: 1,
            round: round(event),
            shows_keys: true,
            note: None,
            prospects: None,
            left: event.clock.reading(now.unix).seconds(),
        }
    }

    /// Sets what comes in turn, and how.
    pub(super) fn set_tour(&mut self, tour: Tour, now: Moment) {
        self.tour = tour;
        self.position = self.first(now);
    }

    /// The beginning of the first page.
    fn first(&self, now: Moment) -> Position {
        Position::first(now.unix + self.tour.stay)
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
                let stops = self.tour.stops(event, now.unix);
                stops[self.position.view % stops.len()]
            }
            view => view,
        }
    }

    /// Handles a key.
    pub fn key(&mut self, key: KeyEvent, event: &Event, now: Moment) -> Flow {
        let stops = self.view_count(event, now);
        let until = now.unix + self.tour.hold();
        let turns = self.turns(event, now);
        let act = act_of(Key::of(key));
        if act.is_some() {
            self.note = None;
        }
        match act {
            Some(BoardAct::Leave) => return Flow::QUIT,
            Some(BoardAct::Hold) if turns || self.tour.paused => {
                self.tour.paused = !self.tour.paused;
                self.position.until = now.unix + self.tour.stay;
            }
            Some(BoardAct::Hold) => self.note = Some(msg!("board.nothing-turns")),
            Some(BoardAct::StayLonger | BoardAct::StayShorter) => {
                self.tour.stay_longer(act == Some(BoardAct::StayLonger));
                self.position.until = now.unix + self.tour.stay;
                self.note = Some(msg!("board.stays", n = self.tour.stay));
            }
            Some(BoardAct::ChooseView) => {
                let Some(view) = view_of(Key::of(key)) else { return Flow::IDLE };
                self.choose(view, event, now);
            }
            Some(BoardAct::NextView) => {
                self.view = self.view.next(event);
                self.position = self.first(now);
            }
            Some(BoardAct::NextLanguage) => {
                self.chosen = self.next_words().or(self.chosen.as_ref()).cloned();
            }
            Some(BoardAct::ToggleKeys) => self.shows_keys = !self.shows_keys,
            Some(BoardAct::NextPage) if turns => self.turn(event, self.tour.hold(), now),
            Some(BoardAct::PageBefore) if turns => {
                self.position = self.position.turned_back(stops, until);
            }
            Some(BoardAct::FirstPage) if turns => {
                self.position = Position { until, ..self.first(now) };
            }
            _ => return Flow::IDLE,
        }
        Flow::REDRAW
    }

    /// Shows a view at once and keeps it in the rotation. One that is on the screen already is
    /// left out of it.
    fn choose(&mut self, view: BoardView, event: &Event, now: Moment) {
        let is_shown = self.view == BoardView::Rotate && self.view(event, now) == view;
        match is_shown {
            true => self.tour.leave_out(view, event, now.unix),
            false => self.tour.keep(view, event, now.unix),
        }
        self.view = BoardView::Rotate;
        self.position = self.first(now);
        let stops = self.tour.stops(event, now.unix);
        self.position.view = stops.iter().position(|stop| *stop == view).unwrap_or(0);
        let titles = self.tour.views.iter().map(|view| Arg::from(view.title())).collect();
        self.note = Some(match view.has_content(event) {
            true => msg!("board.rotating", views = Arg::Series(titles)),
            false => msg!("board.empty-yet", view = view.title()),
        });
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
            self.position = self.first(now);
        }
        self.left = event.clock.reading(now.unix).seconds();
        // The figures belong to the state before.
        self.prospects = None;
        Flow::REDRAW
    }

    /// What is known to be certain in the present state.
    pub fn prospects(&self) -> Option<&Prospects> {
        self.prospects.as_ref()
    }

    /// Takes what is certain in the present state.
    pub fn set_prospects(&mut self, prospects: Option<Prospects>) -> Flow {
        self.prospects = prospects;
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
        // A wall clock that was set back must not hold a page for longer than a key does.
        let left = self.position.until - now.unix;
        let due = left <= 0 || left > self.tour.longest();
        let changes = self.alternates() && self.languages.are_due(now.unix);
        let turns = (due || changes) && !self.tour.paused && self.turns(event, now);
        if due && turns {
            self.turn(event, 0, now);
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

    /// Turns to the next page, and to the next language. The page stays for at least this many
    /// seconds.
    fn turn(&mut self, event: &Event, least: i64, now: Moment) {
        self.note = None;
        self.position = self.position.turned(self.view_count(event, now), self.pages, now.unix);
        self.position.until += least.max(self.tour.stay_of(self.view(event, now)));
        self.languages.turn((self.position.view, self.position.page) == (0, 0), now.unix);
    }

    /// The delay in whole seconds until [`tick`](Board::tick) should be called. Returns None if
    /// there is nothing to wait for.
    pub fn wants_tick(&self, event: &Event, now: Moment) -> Option<Duration> {
        if runs(event, now) {
            return Some(Duration::from_secs(1));
        }
        let wait = match !self.tour.paused && self.turns(event, now) {
            true => (self.position.until - now.unix).clamp(1, self.tour.longest()),
            false if self.alternates() => self.languages.wait(now.unix),
            false => return None,
        };
        Some(Duration::from_secs(wait.unsigned_abs()))
    }

    /// Draws the whole board. `note` says what is wrong with the file.
    pub fn draw(&mut self, event: &Event, note: Option<&Message>, frame: &mut Frame, now: Moment) {
        let screen = frame.area();
        let view = self.view(event, now);
        let big = self.tour.big;
        // The clock view has no figures in its header: the rows are for the clock itself.
        let big_header = big && view != BoardView::Clock;
        let top = frame::height(screen.as_size(), big_header);
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
        let marks = self.prospects.as_ref().filter(|_| shows_marks(event));
        let look = (&self.theme, self.words());
        let content = Content::of(event, now, (view, big), marks, look);
        self.pages = content.pages(body);
        self.position.page = self.position.page.min(self.pages - 1);
        let buffer = frame.buffer_mut();
        let look = (&self.theme, self.words());
        frame::draw_header(event, (view, big_header), now, screen, buffer, look);
        content.draw(event, now, self.position.page, body, buffer, look);
        if bottom > 0 {
            let page = (self.position.page, self.pages);
            let keys = match self.shows_keys {
                true => KeyHints::Shown {
                    turn: self.turns(event, now),
                    paused: self.tour.paused,
                    language: self.next_words().map(Words::name),
                },
                false => KeyHints::Hidden,
            };
            let paused = self.tour.paused.then(|| msg!("board.held", key = ch(' ')));
            let note = match (&keys, note) {
                (_, Some(note)) => Some((note.clone(), self.theme.warning)),
                (KeyHints::Hidden, None) => {
                    self.note.clone().or(paused).map(|note| (note, self.theme.title_focused))
                }
                (KeyHints::Shown { .. }, None) => {
                    self.note.clone().map(|note| (note, self.theme.title_focused))
                }
            };
            frame::draw_footer(&Bottom { note, keys, page, rows: 1 + blank }, screen, buffer, look);
        }
    }

    /// Whether there is another page or view to turn to.
    fn turns(&self, event: &Event, now: Moment) -> bool {
        self.pages > 1 || self.view_count(event, now) > 1
    }

    fn view_count(&self, event: &Event, now: Moment) -> usize {
        match self.view {
            BoardView::Rotate => self.tour.stops(event, now.unix).len(),
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

/// The content of a view, ready to be divided into pages and drawn.
pub enum Content {
    Sheet(Sheet),
    Bracket(Bracket),
    Announced(Announced),
    Clock,
    Podium(Podium),
    Address(Address),
    /// There is nothing to show yet; the text says why.
    Nothing(String),
}

impl Content {
    /// With `big` it is drawn for the back row of a hall. With `marks` the standings tell who is
    /// certain and who is out.
    pub fn of(
        event: &Event,
        now: Moment,
        (view, big): (BoardView, bool),
        marks: Option<&Prospects>,
        look: (&Theme, &Words),
    ) -> Content {
        let words = look.1;
        let sheet =
            |sheet: Sheet| Content::Sheet(if big { sheet.for_the_back_row() } else { sheet });
        match view {
            BoardView::Standings => sheet(sheet::standing_sheet(event, marks, look)),
            BoardView::Pairings => sheet(sheet::pairing_sheet(event, look)),
            BoardView::ByName | BoardView::Rotate => sheet(sheet::names_sheet(event, look)),
            BoardView::Announcement => Content::Announced(Announced::of(event, now, big, words)),
            BoardView::Bracket => match Bracket::in_words(event, words) {
                Some(bracket) => Content::Bracket(bracket),
                None => Content::Nothing(words.text(&msg!("board.no-bracket"))),
            },
            BoardView::Clock => Content::Clock,
            BoardView::Address => match event.setup.address() {
                Some(address) => Content::Address(Address::of(address)),
                None => Content::Nothing(words.text(&msg!("pages.no-address"))),
            },
            BoardView::Podium => match Podium::of(event) {
                Some(podium) => Content::Podium(podium),
                None => Content::Nothing(words.text(&msg!("players.no-champion-yet"))),
            },
        }
    }

    pub fn pages(&self, area: Rect) -> usize {
        match self {
            Content::Sheet(sheet) => sheet.pages(area),
            Content::Announced(announced) => announced.pages(area),
            Content::Bracket(bracket) => pages_below(bracket, area) * pages_aside(bracket, area),
            Content::Clock | Content::Podium(_) | Content::Address(_) | Content::Nothing(_) => 1,
        }
    }

    pub fn draw(
        &self,
        event: &Event,
        now: Moment,
        page: usize,
        area: Rect,
        buffer: &mut Buffer,
        (theme, words): (&Theme, &Words),
    ) {
        match self {
            Content::Sheet(sheet) => sheet.draw(page, area, buffer, theme),
            Content::Announced(announced) => announced.draw(page, area, buffer, theme),
            Content::Bracket(bracket) => {
                let room = area.height.saturating_sub(bracket.head_rows(area.as_size())).max(1);
                let below = pages_below(bracket, area).max(1);
                let scroll = u16::try_from(page % below).unwrap_or(u16::MAX).saturating_mul(room);
                let columns = bracket.columns(area.as_size(), (None, None), 0);
                let moved = (page / below * columns.shown).min(columns.after) as isize;
                let drawn = bracket.drawn(theme).scroll(scroll).moved(moved);
                drawn.render(middle(area, bracket.size(area.as_size())), buffer);
            }
            Content::Podium(podium) => podium.draw(area, buffer, (theme, words)),
            Content::Address(address) => address.draw(area, buffer, (theme, words)),
            Content::Clock => frame::draw_clock(event, now, area, buffer, (theme, words)),
            Content::Nothing(why) if !area.is_empty() => {
                centred(why, area.y + area.height / 2, theme.quiet, area, buffer);
            }
            Content::Nothing(_) => {}
        }
    }
}

/// The pages of a bracket that is too high, one below the other.
fn pages_below(bracket: &Bracket, area: Rect) -> usize {
    let head = bracket.head_rows(area.as_size());
    let rows = bracket.height(area.as_size()) - head;
    usize::from(rows.div_ceil(area.height.saturating_sub(head).max(1)))
}

/// The pages of a bracket that is too wide, from the rounds that are played to the final.
fn pages_aside(bracket: &Bracket, area: Rect) -> usize {
    let columns = bracket.columns(area.as_size(), (None, None), 0);
    1 + columns.after.div_ceil(columns.shown.max(1))
}

/// The part of the area that has this width, centred from left to right.
fn middle(area: Rect, size: Size) -> Rect {
    let width = size.width.min(area.width);
    Rect { x: area.x + (area.width - width) / 2, width, ..area }
}

/// The content of a board.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum BoardView {
    /// Places, points and tie-breaks.
    Standings,
    /// The pairings, by table.
    #[value(alias = "tables")]
    Pairings,
    /// Every player's table, by name.
    #[value(alias = "names")]
    ByName,
    /// The elimination rounds.
    Bracket,
    /// The round clock, as large as the screen.
    Clock,
    /// The first places, once there is a champion.
    Podium,
    /// The public address, in letters and as a code to scan.
    Address,
    /// What was announced, the estimated end and the prizes.
    Announcement,
    /// The pages that matter now, in turn.
    #[default]
    Rotate,
}

impl BoardView {
    /// In the order in which the key for the next view goes through them.
    pub const ALL: [BoardView; 9] = [
        BoardView::Rotate,
        BoardView::ByName,
        BoardView::Pairings,
        BoardView::Standings,
        BoardView::Bracket,
        BoardView::Clock,
        BoardView::Announcement,
        BoardView::Podium,
        BoardView::Address,
    ];

    /// The view's name in the header.
    pub fn title(self) -> Message {
        match self {
            BoardView::Standings => msg!("pages.standings").capitalised(),
            BoardView::Pairings => msg!("board.by-table"),
            BoardView::ByName => msg!("board.by-name"),
            BoardView::Bracket => msg!("keys.bracket").capitalised(),
            BoardView::Clock => msg!("board.clock"),
            BoardView::Podium => msg!("players.podium"),
            BoardView::Address => msg!("pages.on-a-phone"),
            BoardView::Announcement => msg!("board.event-info"),
            BoardView::Rotate => msg!("board.in-turn"),
        }
    }

    /// The next view that has something to show.
    pub fn next(self, event: &Event) -> BoardView {
        let at = BoardView::ALL.iter().position(|view| *view == self).unwrap_or(0);
        let following = BoardView::ALL.iter().cycle().skip(at + 1).take(BoardView::ALL.len());
        following.copied().find(|view| view.has_content(event)).unwrap_or(self)
    }

    /// Whether the view already has something to show.
    pub(super) fn has_content(self, event: &Event) -> bool {
        match self {
            BoardView::Rotate | BoardView::ByName | BoardView::Announcement => true,
            BoardView::Pairings | BoardView::Clock => event.round().is_some(),
            BoardView::Standings => event.preliminary().is_some(),
            BoardView::Bracket => Bracket::new(event).is_some(),
            BoardView::Podium => Podium::of(event).is_some(),
            BoardView::Address => event.setup.address().is_some(),
        }
    }
}

/// Seconds for which a language stays while there is no page to turn.
const ALTERNATE: i64 = 15;

/// One language, or several that change with each page.
#[derive(Debug, Clone)]
pub struct Languages {
    /// Never empty.
    all: Vec<Words>,
    at: usize,
    /// The language of the first page, since it was last turned to.
    first: usize,
    /// The second at which the language changes by itself.
    until: i64,
}

impl Languages {
    pub fn english(now: i64) -> Languages {
        Languages { all: vec![Words::english().clone()], at: 0, first: 0, until: now + ALTERNATE }
    }

    /// Shows these languages from now on; none are English.
    pub fn set(&mut self, all: Vec<Words>, now: i64) {
        *self = Languages::english(now);
        if !all.is_empty() {
            self.all = all;
        }
    }

    pub fn words(&self) -> &Words {
        &self.all[self.at]
    }

    fn are_several(&self) -> bool {
        self.all.len() > 1
    }

    /// Changes the language with the page. Each tour of the pages begins with another language,
    /// so that every page is shown in each of them, however many pages there are.
    pub fn turn(&mut self, to_first_page: bool, now: i64) {
        if to_first_page {
            self.first = (self.first + 1) % self.all.len();
            self.at = self.first;
        } else {
            self.at = (self.at + 1) % self.all.len();
        }
        self.until = now + ALTERNATE;
    }

    /// Whether the language changes now, while there is no page to turn.
    fn are_due(&self, now: i64) -> bool {
        // A wall clock that was set back must not hold a language for longer.
        now >= self.until || self.until - now > ALTERNATE
    }

    /// The seconds until the language changes by itself.
    pub fn wait(&self, now: i64) -> i64 {
        (self.until - now).clamp(1, ALTERNATE)
    }
}
