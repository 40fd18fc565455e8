//! The views. They read the model and the time, and write cells.

mod announcement;
mod apart;
mod arithmetic;
mod auction;
mod bars;
mod behind;
mod bracket;
mod by_hand;
mod card;
mod check_in;
mod choices;
mod clock;
mod cut_ties;
mod desk;
mod desk_calls;
mod dialog_box;
mod dialogs;
mod draft;
mod events_list;
mod export;
mod guided;
mod hall_clock;
mod handed_in;
mod header;
mod help;
mod hints;
mod inbox;
mod known;
mod list;
mod list_editor;
mod log;
mod main_screen;
mod menu;
mod message;
mod missions;
mod names;
mod narrowing;
mod odds;
mod officials;
mod palette;
mod panes;
mod picker;
mod pile;
mod players;
mod preflight;
mod progress;
mod report;
mod result_sheet;
mod rules;
mod scrolled;
mod seeds;
mod sides;
mod standings;
mod tables;
mod time_call;
mod words;

pub(in crate::tui) use draft::whereabouts as draft_whereabouts;
pub use hints::suggested;
#[cfg(test)]
pub(in crate::tui) use progress::next_here;
pub use words::in_full;
pub(in crate::tui) use words::whereabouts;

use super::dialog::Dialog;
use super::keys::View;
use super::model::{Location, Model};
use crate::event::Moment;
use crate::msg;
use dialog_box::KeyList;
use main_screen::SizeClass;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout};
use ratatui::text::Line;
use ratatui::widgets::Clear;

/// The smallest window in which everything can be done.
const LEAST_WIDTH: u16 = 40;
const LEAST_HEIGHT: u16 = 12;

/// Draws the whole screen.
pub fn draw(model: &Model, frame: &mut Frame, now: Moment) {
    let area = frame.area();
    let tier = SizeClass::of(area);
    let said = message::height(model, area);
    let rule = u16::from(tier != SizeClass::Tiny);
    let layout = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(rule),
        Constraint::Length(header::banner_height(model)),
        Constraint::Fill(1),
        Constraint::Length(said),
        Constraint::Length(1),
    ]);
    let [header, line, banner, body, message, hints] = area.layout(&layout);
    let large = model.open_event().is_some_and(|open| match open.view {
        View::Main => tier == SizeClass::Full,
        view => view == View::HallClock,
    });
    let covered = model.dialogs.iter().any(|dialog| !behind::is_read_along(dialog));
    header::draw(model, frame, header, now, !large || covered);
    list::rule(frame, line, model.theme.rule);
    header::draw_banner(model, frame, banner);
    match &model.location {
        Location::Home(events) => events_list::draw(model, events, frame, body),
        Location::Event(open) => match open.view {
            View::Main => main_screen::draw(model, open, frame, body, tier, now),
            View::Players => players::draw(model, open, frame, body),
            View::Draft => draft::draw(model, open, frame, body, now),
            View::Standings => standings::draw_screen(model, open, frame, body),
            View::Bracket => bracket::draw(model, open, frame, body),
            View::Log => log::draw(model, open, frame, body),
            View::Announcement => announcement::draw(model, open, frame, body, now),
            View::HallClock => hall_clock::draw(model, open, frame, body, now),
        },
    }
    message::draw(model, frame, message);
    let is_small = area.width < LEAST_WIDTH || area.height < LEAST_HEIGHT;
    if is_small && model.message.is_none() {
        let said = msg!(
            "cli.window-small",
            columns = u32::from(LEAST_WIDTH),
            lines = u32::from(LEAST_HEIGHT)
        );
        list::put(frame, message, Line::styled(model.words.text(&said), model.theme.warning));
    }
    let mut listed = false;
    // Only the dialog that has the keys is drawn, so that its frame is whole and nothing else is
    // read with it.
    if let Some(dialog) = model.dialogs.last() {
        if model.open_event().is_some_and(|open| open.view == View::HallClock) {
            // Parts of large digits are no background to read a dialog on.
            frame.render_widget(Clear, body);
        }
        behind::dim(frame, body, dialog, &model.theme);
        let keys = KeyList::new(true);
        dialogs::draw(model, dialog, &keys, frame, body, message);
        listed = keys.listed.get();
    }
    if !listed {
        // If there is no message, its row is free for a second row of hints, unless a line is
        // typed in it.
        let typed = matches!(model.dialogs.last(), Some(Dialog::Find(_) | Dialog::Palette(_)));
        let free = !is_small && model.message.is_none() && !typed && message.height == 1;
        hints::draw(model, frame, hints, free.then_some(message));
    }
}
