//! The middle part of a board.

use super::address::Address;
use super::announced::Announced;
use super::sheet::{Sheet, centred};
use super::{BoardView, clock, names, pairings, standings};
use crate::event::{Event, Moment};
use crate::msg;
use crate::odds::Prospects;
use crate::tui::bracket::Bracket;
use crate::tui::podium::Podium;
use crate::tui::ui::theme::Theme;
use crate::words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::widgets::Widget;

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
            BoardView::Standings => sheet(standings::sheet(event, marks, look)),
            BoardView::Pairings => sheet(pairings::sheet(event, look)),
            BoardView::ByName | BoardView::Rotate => sheet(names::sheet(event, look)),
            BoardView::Announcement => Content::Announced(Announced::of(event, now, big, words)),
            BoardView::Bracket => match Bracket::told(event, words) {
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
            Content::Clock => clock::draw(event, now, area, buffer, (theme, words)),
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
