//! The views. They read the model and the time, and write cells.

mod announcement;
mod arithmetic;
mod banner;
mod bracket;
mod clock;
mod dialog_box;
mod dialogs;
mod draft;
mod events_list;
mod header;
mod help;
mod hints;
mod list;
mod log;
mod main_screen;
mod message;
mod names;
mod officials;
mod palette;
mod players;
mod progress;
mod rematches;
mod report;
mod rules;
mod seeds;
mod sides;
mod standings;
mod tables;
mod words;

pub(in crate::tui) use draft::whereabouts as draft_whereabouts;
pub use words::in_full;
pub(in crate::tui) use words::whereabouts;

use super::keys::View;
use super::model::{Model, Place};
use crate::event::Moment;
use main_screen::Tier;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout};

/// Draws the whole screen.
pub fn draw(model: &Model, frame: &mut Frame, now: Moment) {
    let area = frame.area();
    let tier = Tier::of(area);
    let said = message::height(model, area);
    let rule = u16::from(tier != Tier::Tiny);
    let layout = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(rule),
        Constraint::Length(banner::height(model)),
        Constraint::Fill(1),
        Constraint::Length(said),
        Constraint::Length(1),
    ]);
    let [header, line, banner, body, message, hints] = area.layout(&layout);
    let large = tier == Tier::Full && model.floor().is_some_and(|floor| floor.view == View::Main);
    header::draw(model, frame, header, now, !large);
    list::rule(frame, line, model.theme.rule);
    banner::draw(model, frame, banner);
    match &model.place {
        Place::Home(events) => events_list::draw(model, events, frame, body),
        Place::Event(floor) => match floor.view {
            View::Main => main_screen::draw(model, floor, frame, body, tier, now),
            View::Players => players::draw(model, floor, frame, body),
            View::Draft => draft::draw(model, floor, frame, body, now),
            View::Standings => standings::draw_screen(model, floor, frame, body),
            View::Bracket => bracket::draw(model, floor, frame, body),
            View::Log => log::draw(model, floor, frame, body),
            View::Announcement => announcement::draw(model, floor, frame, body),
        },
    }
    message::draw(model, frame, message);
    let mut listed = false;
    for (at, dialog) in model.dialogs.iter().enumerate() {
        let top = at + 1 == model.dialogs.len();
        listed = dialogs::draw(model, (dialog, top), frame, body, message);
    }
    if !listed {
        // If there is no message, its row is free for a second row of hints.
        let free = model.message.is_none() && model.dialogs.is_empty() && message.height == 1;
        hints::draw(model, frame, hints, free.then_some(message));
    }
}
