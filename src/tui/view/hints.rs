use crate::tui::act::Act;
use crate::tui::keys::{Binding, active};
use crate::tui::model::Model;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The keys that work now, as many as fit; help and leaving always.
pub fn draw(model: &Model, frame: &mut Frame, area: Rect) {
    let theme = &model.theme;
    let typed = model.floor().map_or("", |floor| floor.digits.as_str());
    if !typed.is_empty() && model.dialogs.is_empty() {
        let line = Line::from(vec![
            Span::styled(format!(" Table {typed}"), theme.field),
            Span::styled("▏", theme.field),
            Span::styled("  Enter", theme.key),
            Span::styled(" its result  ", theme.quiet),
            Span::styled("Esc", theme.key),
            Span::styled(" back", theme.quiet),
        ]);
        frame.buffer_mut().set_line(area.x, area.y, &line, area.width);
        return;
    }
    let spans = |binding: &Binding| {
        let key = binding.keys.first().map_or(String::new(), ToString::to_string);
        [
            Span::styled(format!(" {key} "), theme.key),
            Span::styled(format!("{} ", binding.hint), theme.quiet),
        ]
    };
    let shown =
        |binding: &&'static Binding| !binding.hint.is_empty() && (binding.why)(model).is_none();
    let all: Vec<&'static Binding> = active(model).filter(shown).collect();
    let (last, first): (Vec<&Binding>, Vec<&Binding>) = all
        .into_iter()
        .partition(|binding| matches!(binding.act, Act::Back | Act::Quit | Act::Help));
    let tail: Line = last.iter().flat_map(|b| spans(b)).collect();
    let room = usize::from(area.width).saturating_sub(tail.width());
    let mut line = Line::default();
    for binding in first {
        let more: Line = spans(binding).into_iter().collect();
        if line.width() + more.width() > room {
            break;
        }
        line.spans.extend(more.spans);
    }
    line.spans.extend(tail.spans);
    frame.buffer_mut().set_line(area.x, area.y, &line, area.width);
}
