use super::list;
use crate::store::Session;
use crate::tui::model::Model;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// A row while nothing can be written, until that is settled.
pub fn height(model: &Model) -> u16 {
    u16::from(model.floor().is_some_and(|floor| floor.session.read_only().is_some()))
}

pub fn draw(model: &Model, frame: &mut Frame, area: Rect) {
    let Some(floor) = model.floor().filter(|_| area.height > 0) else { return };
    let theme = &model.theme;
    let line = Line::from(vec![
        Span::styled(format!(" Read-only: {} ", cause(&floor.session)), theme.refused),
        Span::styled(" !", theme.key),
        Span::styled(" says what to do", theme.quiet),
    ]);
    list::put(frame, area, line);
}

/// Why, in as few words as a row has room for.
fn cause(session: &Session) -> String {
    let Some(damage) = session.damage() else { return "nothing can be saved".to_owned() };
    match damage.misfits.as_slice() {
        [] => format!("line {} is damaged", damage.line),
        [line] => format!("line {line} was changed from outside"),
        lines => format!("{} lines were changed from outside", lines.len()),
    }
}
