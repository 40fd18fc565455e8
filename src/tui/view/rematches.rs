use super::dialog_box::{KeyList, boxed};
use super::list;
use crate::msg;
use crate::tui::dialog::Rematches;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use crate::words::Message;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

const WIDTH: u16 = 64;

/// The possible actions, with the key of each.
fn possible() -> [(String, Message); 3] {
    let key = |act| key_for(Context::Rematches, act);
    let [agree, close, change] =
        [Act::AcceptRematches, Act::CloseDialog, Act::PairManually].map(key);
    [
        (agree.clone(), msg!("dialog.pairs-it-so", key = agree)),
        (close.clone(), msg!("dialog.leaves-it", key = close)),
        (change.clone(), msg!("dialog.lets-you-change-it", key = change)),
    ]
}

/// Draws the question, and below it the possible actions, which always stay in sight.
pub fn draw(model: &Model, dialog: &Rematches, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let columns = usize::from(WIDTH.min(body.width.saturating_sub(4)));
    let said = [Some(dialog.question.clone()), dialog.advice()];
    let question: Vec<Line> = (said.into_iter().flatten())
        .flat_map(|said| text::wrapped(&model.words.text(&said), columns))
        .map(|line| Line::styled(line, theme.text))
        .collect();
    let ways = ways(model, columns);
    let size = (WIDTH, (question.len() + 1 + ways.len()) as u16);
    let title = model.words.text(&msg!("dialog.a-rematch"));
    let inner = boxed(frame, model, keys, body, size, &title);
    let fixed = (ways.len() as u16).min(inner.height.saturating_sub(1));
    let rows = usize::from(inner.height - fixed);
    let first = dialog.scroll.first(question.len(), rows);
    let shown = &question[first..question.len().min(first + rows)];
    list::lines(frame, inner, shown);
    let below = Rect { y: inner.bottom() - fixed, height: fixed, ..inner };
    list::lines(frame, below, &ways);
}

/// The possible actions, as many in a line as fit.
fn ways(model: &Model, columns: usize) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let mut lines: Vec<Line> = Vec::new();
    for (key, does) in possible() {
        let way = list::with_key(model.words.text(&does), &key, theme, theme.quiet);
        match lines.last_mut().filter(|line| line.width() + 3 + way.width() <= columns) {
            Some(line) => {
                line.push_span(Span::styled(" · ", theme.quiet));
                line.spans.extend(way.spans);
            }
            None => lines.push(way),
        }
    }
    lines
}
