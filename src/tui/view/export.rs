use super::dialog_box::{KeyList, Width, boxed};
use super::list;
use crate::msg;
use crate::tui::dialog::{Export, export_letter};
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use crate::words::Message;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Draws the sheets with their letters, and below them what Enter does.
pub fn draw(model: &Model, menu: &Export, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let columns = usize::from(Width::Narrow.columns(body));
    let key = key_for(Context::Export, Act::ExportAgain);
    let said = |said: &Message, style| -> Vec<Line<'static>> {
        let wrapped = text::wrapped(&words.text(said), columns);
        wrapped.into_iter().map(|line| list::with_key(line, &key, theme, style)).collect()
    };
    let mut below = said(&way(menu, &key), theme.quiet);
    if model.event().is_some_and(crate::event::Event::is_held) {
        below.extend(match menu.looked.held {
            true => said(&msg!("pairing.not-for-the-room"), theme.warning),
            false => said(&held_left_out(), theme.quiet),
        });
    }
    let rows = menu.offers.len() as u16;
    let size = (Width::Narrow, rows + 1 + below.len() as u16);
    let inner = boxed(frame, model, keys, body, size, &words.text(&msg!("pages.title")));
    let fixed = (below.len() as u16 + 1).min(inner.height.saturating_sub(1));
    let above = Rect { height: inner.height - fixed, ..inner };
    list::rows(frame, above, theme, (menu.offers.len(), Some(menu.at)), true, |row| {
        let offer = &menu.offers[row];
        let style = if row == menu.at { theme.wanted } else { theme.text };
        let title = text::cut(&menu.title(offer), columns.saturating_sub(5));
        Line::from(vec![
            Span::styled(format!("{}  ", export_letter(offer.request.what)), theme.key),
            Span::styled(title, style),
        ])
    });
    let place = Rect { y: above.bottom() + 1, height: fixed.saturating_sub(1), ..inner };
    list::lines(frame, place, &below);
}

/// The effect of Enter on the chosen sheet.
fn way(menu: &Export, key: &str) -> Message {
    msg!("common.labelled", label = key, text = menu.enter_does(false))
}

fn held_left_out() -> Message {
    msg!("pages.held-left-out", key = key_for(Context::Export, Act::ExportHeld))
}
