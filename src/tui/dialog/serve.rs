//! The menu of the server for phones: what starts and stops it, and its address as a code to scan.

use super::round_menu;
use crate::tui::board::address::Address;
use crate::tui::prelude::*;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    unhinted!(Serve, &[ch('1')], ServeHere, msg!("serve.here")),
    unhinted!(Serve, &[ch('2')], ServeNetwork, msg!("serve.network")),
    unhinted!(Serve, &[ch('3')], StopServing, msg!("serve.stop")),
    bind!(Serve, &[ESC], CloseDialog, msg!("keys.back")),
];

/// Rows that a code takes, with the address below it.
const CODE: u16 = 20;

/// Why the server cannot be started or stopped.
pub fn why_not(model: &Model, act: Act) -> Option<Message> {
    match (act, &model.serving) {
        (Act::StopServing, None) => Some(msg!("serve.not-serving")),
        (Act::StopServing, Some(_)) | (_, None) => None,
        (_, Some(_)) => Some(msg!("serve.serves-already")),
    }
}

pub fn draw(model: &Model, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let columns = usize::from(Width::Narrow.columns(body));
    let mut lines = round_menu::lines(model, Context::Serve, columns);
    if let Some(serving) = &model.serving {
        let said = match serving.is_local {
            true => msg!("serve.only-here"),
            false => msg!("serve.plain-http"),
        };
        lines.push(Line::default());
        lines.extend(list::wrapped(&words.text(&said), columns, theme.warning));
    }
    let rows = lines.len() as u16;
    let code = model.serving.as_ref().map_or(0, |_| CODE);
    let title = words.text(&msg!("serve.title"));
    let inner = boxed(frame, model, keys, body, (Width::Narrow, rows + code), &title);
    list::lines(frame, inner, &lines);
    if let Some(serving) = &model.serving {
        let used = (rows + 1).min(inner.height);
        let place = Rect { y: inner.y + used, height: inner.height - used, ..inner };
        Address::of(&serving.address).draw(place, frame.buffer_mut(), (theme, words));
    }
}
