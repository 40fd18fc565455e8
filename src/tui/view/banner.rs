use super::list;
use crate::event::capitalised;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// One row while nothing can be written, or while the last action is not saved; otherwise none.
pub fn height(model: &Model) -> u16 {
    u16::from(model.open_event().is_some_and(|open| open.session.trouble().is_some()))
}

pub fn draw(model: &Model, frame: &mut Frame, area: Rect) {
    let Some(open) = model.open_event().filter(|_| area.height > 0) else { return };
    let Some(trouble) = open.session.trouble() else { return };
    let what = match open.session.read_only() {
        Some(_) => format!("Read-only: {}", trouble.cause),
        None => capitalised(&trouble.cause),
    };
    let theme = &model.theme;
    let line = Line::from(vec![
        Span::styled(format!(" {what} "), theme.refused),
        Span::styled(format!(" {}", key_for(Context::Event, Act::ShowTrouble)), theme.key),
        Span::styled(" says what to do", theme.quiet),
    ]);
    list::put(frame, area, line);
}
