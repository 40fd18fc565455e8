//! The list of pairs that are kept apart by name.

use super::dialog_box::{KeyList, Width, boxed};
use super::list;
use crate::event::KeptApart;
use crate::msg;
use crate::tui::dialog::Pairs;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use crate::words::{Arg, Message};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Columns for the two names, unless they need fewer.
const NAMES: usize = 34;

/// Columns for the rounds and how strictly.
const HOW: usize = 42;

/// Rows of the list that come before the remarks below it: two pairs in a narrow window.
const LEAST_ROWS: u16 = 4;

pub fn draw(model: &Model, dialog: &Pairs, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let Some(event) = model.event() else { return };
    let pairs = &event.apart;
    let names = |kept: &KeptApart, columns: usize| {
        let labels = kept.pair.map(|id| event.label(id));
        let whole = words.text(&msg!("pairing.two", a = &labels[0], b = &labels[1]));
        let own = labels.each_ref().map(|label| text::width(label));
        let between = text::width(&whole).saturating_sub(own.iter().sum());
        let shares = text::divide_columns(&own, columns.saturating_sub(between));
        let [a, b] = [0, 1].map(|at| text::cut_name(&labels[at], shares[at]));
        words.text(&msg!("pairing.two", a, b))
    };
    let how = |kept: &KeptApart| {
        let strictly = match kept.wish.soft {
            true => msg!("pairing.column-soft"),
            false => msg!("pairing.column-absolute"),
        };
        words.arg(&Arg::Series(vec![kept.wish.rounds.phrase().into(), strictly.into()]))
    };
    // If a player of a pair has left, the pair waits for their return.
    let style = |kept: &KeptApart| {
        let here = kept.pair.iter().all(|id| event.is_here(*id));
        if here { theme.text } else { theme.quiet }
    };
    let width = usize::from(Width::Wide.columns(body));
    let is_narrow = width < NAMES + HOW;
    let longest = pairs.iter().map(|kept| text::width(&names(kept, width)) + 2).max().unwrap_or(0);
    let name = longest.max(NAMES).min(width.saturating_sub(HOW));
    // In a narrow window the rounds stand below the two names.
    let entries: Vec<Vec<Line>> = (pairs.iter().filter(|_| is_narrow))
        .map(|kept| {
            let names = names(kept, width.saturating_sub(2));
            let how = text::cut(&how(kept), width.saturating_sub(4));
            vec![Line::styled(names, style(kept)), Line::styled(format!("  {how}"), theme.quiet)]
        })
        .collect();
    let count = if is_narrow { (2 * pairs.len()).max(1) } else { pairs.len().max(1) };
    let wrapped = |said: &Message| text::wrapped(&words.text(said), width.saturating_sub(2));
    let reason = dialog.chosen(event).and_then(|kept| kept.why.as_ref());
    let reason = reason.map_or_else(Vec::new, |why| wrapped(&msg!("pairing.why", why)));
    let note = wrapped(&msg!("pairing.sheet-swiss-only"));
    let size = (Width::Wide, (count + reason.len() + note.len() + 1) as u16);
    let inner = boxed(frame, model, keys, body, size, &words.text(&msg!("pairing.list-title")));
    let below = (reason.len() + note.len()) as u16 + 1;
    let least = LEAST_ROWS.min(count as u16).min(inner.height);
    let below = below.min(inner.height - least);
    let rows = Rect { height: (count as u16).min(inner.height - below), ..inner };
    if pairs.is_empty() {
        let nobody = words
            .text(&msg!("pairing.nothing-to-lift", key = key_for(Context::Apart, Act::KeepApart)));
        list::titled(frame, rows, &Line::styled(format!("  {nobody}"), theme.quiet));
    }
    let at = dialog.at.min(pairs.len().saturating_sub(1));
    if is_narrow {
        list::entries(frame, rows, theme, &entries, at);
    } else {
        list::rows(frame, rows, theme, (pairs.len(), Some(at)), true, |row| {
            let kept = &pairs[row];
            let rest = width.saturating_sub(name + 2);
            Line::from(vec![
                Span::styled(text::left(&names(kept, name - 2), name), style(kept)),
                Span::styled(text::left(&how(kept), rest), theme.quiet),
            ])
        });
    }
    let place = Rect { y: rows.bottom(), height: inner.bottom() - rows.bottom(), ..inner };
    let note = note.into_iter().map(|line| Line::styled(line, theme.quiet));
    let reason = reason.into_iter().map(|line| Line::styled(line, theme.text));
    let said: Vec<Line> = reason.chain(note).collect();
    let gap = (usize::from(place.height) > said.len()).then(Line::default);
    list::lines(frame, place, &gap.into_iter().chain(said).collect::<Vec<_>>());
}
