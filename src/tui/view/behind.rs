//! Dims what is behind a dialog, so that the eye stays with the question.

use crate::tui::dialog::{Among, Dialog};
use crate::tui::theme::Theme;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

/// Dims the area before this dialog is drawn over it. Without colours only the cursor goes.
pub fn dim(frame: &mut Frame, area: Rect, dialog: &Dialog, theme: &Theme) {
    // The sheet of a result covers nothing, and whoever enters it reads the round.
    if matches!(dialog, Dialog::Report(_)) {
        return;
    }
    if theme.behind == Style::new() {
        if !is_read_along(dialog) {
            let still = Style::new().remove_modifier(Modifier::REVERSED);
            frame.buffer_mut().set_style(area, still);
        }
        return;
    }
    if is_read_along(dialog) {
        // It stays legible, and nothing in it is as bright as the question.
        frame.buffer_mut().set_style(area, Style::new().remove_modifier(Modifier::BOLD));
        return;
    }
    let loud = Modifier::BOLD | Modifier::REVERSED;
    // A cursor behind a dialog moves nothing, so it has no background either.
    let dim = theme.behind.bg(Color::Reset).remove_modifier(loud);
    let buffer = frame.buffer_mut();
    for place in area.intersection(*buffer.area()).positions() {
        let cell = &mut buffer[place];
        let line = theme.rule.fg.filter(|colour| *colour == cell.fg);
        cell.set_style(dim);
        // A line is fainter than text behind a dialog, too.
        cell.fg = line.unwrap_or(cell.fg);
    }
}

/// Whether the screen behind the dialog is read while it is open. Somebody who enters results reads
/// the round; somebody who narrows a list reads the list.
pub fn is_read_along(dialog: &Dialog) -> bool {
    match dialog {
        Dialog::Report(_) => true,
        Dialog::Find(find) => find.among != Among::Players,
        _ => false,
    }
}
