//! The menu of the server for phones: what starts and stops it, and its address as a code to scan.

use super::round_menu;
use crate::serve::Listen;
use crate::tui::board::address::Address;
use crate::tui::prelude::*;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    unhinted!(Serve, &[ch('1')], SERVE_HERE, msg!("serve.here")),
    unhinted!(Serve, &[ch('2')], SERVE_NETWORK, msg!("serve.network")),
    unhinted!(Serve, &[ch('3')], STOP_SERVING, msg!("serve.stop")),
    bind!(Serve, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    pub SERVE_HERE = causes(|_, _| vec![Effect::Serve(Listen::Here)]).unless(serves_already).saves();
    pub SERVE_NETWORK = causes(|_, _| vec![Effect::Serve(Listen::Network)])
        .unless(serves_already).saves();
    STOP_SERVING = causes(|_, _| vec![Effect::StopServing])
        .unless(|model| model.serving.is_none().then(|| msg!("serve.not-serving")));
}

/// Rows that a code takes, with the address below it.
const CODE: u16 = 20;

fn serves_already(model: &Model) -> Option<Message> {
    model.serving.as_ref().map(|_| msg!("serve.serves-already"))
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
