use super::dialog_box::{KeyList, boxed};
use super::list;
use crate::msg;
use crate::tui::dialog::Officials;
use crate::tui::model::Model;
use crate::tui::text;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Columns that are enough for most names.
const NAME: usize = 30;

pub fn draw(model: &Model, dialog: &Officials, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let Some(event) = model.event() else { return };
    let breaches: Vec<String> = crate::event::breaches_of_leader_rules(event)
        .iter()
        .flat_map(|breach| text::wrapped(&words.text(breach), 54))
        .collect();
    let count = event.officials.len().max(1) as u16;
    let names = event.officials.iter().map(|official| text::width(&official.name) + 1);
    let name = names.max().unwrap_or(0).max(NAME);
    let width = (56 + name - NAME) as u16;
    // A longer name leaves room for the role beside it.
    let name = name.min(usize::from(body.width.saturating_sub(4)).saturating_sub(56 - NAME));
    let size = (width, count + breaches.len() as u16 + 2);
    let inner = boxed(frame, model, keys, body, size, &words.text(&msg!("dialog.officials")));
    let organizer = text::sanitise(&event.head.organizer);
    let made_by = words.text(&msg!("dialog.made-the-event", name = organizer));
    let below = list::titled(frame, inner, &Line::styled(format!("  {made_by}"), theme.quiet));
    let rows = Rect { height: count.min(below.height), ..below };
    if event.officials.is_empty() {
        let until = words.text(&msg!("dialog.organizer-until-another"));
        let line = Line::styled(format!("  {until}"), theme.quiet);
        list::titled(frame, rows, &line);
    }
    let at = Some(dialog.at.min(event.officials.len().saturating_sub(1)));
    list::rows(frame, rows, theme, (event.officials.len(), at), true, |row| {
        let official = &event.officials[row];
        let role = official.role.phrase();
        let role = match event.plays(official) {
            true => msg!("dialog.plays-as-well", role = role),
            false => role,
        };
        Line::from(vec![
            Span::styled(text::left(&official.name, name), theme.text),
            Span::styled(words.text(&role), theme.quiet),
        ])
    });
    let below = Rect { y: rows.bottom(), height: below.bottom() - rows.bottom(), ..below };
    let lines: Vec<Line> = std::iter::once(Line::default())
        .chain(breaches.into_iter().map(|line| Line::styled(line, theme.warning)))
        .collect();
    list::lines(frame, below, &lines);
}
