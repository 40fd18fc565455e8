use super::list;
use crate::tui::model::{Model, Tone};
use crate::tui::text;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

/// Rows for what is said: one is always kept, so that nothing jumps.
pub fn height(model: &Model, area: Rect) -> u16 {
    let most = (area.height / 3).clamp(1, 8);
    (lines(model, area.width).len() as u16).clamp(1, most)
}

pub fn draw(model: &Model, frame: &mut Frame, area: Rect) {
    let mut said = lines(model, area.width);
    let rows = usize::from(area.height);
    if rows > 0 && said.len() > rows {
        let more = text::more_lines(said.len() - rows + 1);
        said.truncate(rows - 1);
        said.push((more, model.theme.quiet));
    }
    let said: Vec<Line> =
        said.into_iter().map(|(text, style)| Line::styled(format!(" {text}"), style)).collect();
    list::lines(frame, area, &said);
}

fn lines(model: &Model, width: u16) -> Vec<(String, Style)> {
    let Some(message) = &model.message else { return Vec::new() };
    let theme = &model.theme;
    let style = match message.tone {
        Tone::Done => theme.done,
        Tone::Info => theme.text,
        Tone::Refused => theme.refused,
    };
    let columns = usize::from(width).saturating_sub(2);
    let said = text::wrapped(&message.text, columns).into_iter().map(|line| (line, style));
    let warned = (message.warnings.iter())
        .flat_map(|warning| text::wrapped(warning, columns))
        .map(|line| (line, theme.warning));
    said.chain(warned).collect()
}
