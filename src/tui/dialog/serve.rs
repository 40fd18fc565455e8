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

/// The rows of a code that has its whole margin.
const CODE: u16 = 17;

fn serves_already(model: &Model) -> Option<Message> {
    model.serving.as_ref().map(|_| msg!("serve.serves-already"))
}

pub fn draw(model: &Model, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let title = words.text(&msg!("serve.title"));
    let Some(serving) = &model.serving else {
        let columns = usize::from(Width::Narrow.columns(body));
        let lines = round_menu::lines(model, Context::Serve, columns);
        let size = (Width::Narrow, lines.len() as u16);
        let inner = boxed(frame, model, keys, body, size, &title);
        list::lines(frame, inner, &lines);
        return;
    };
    let inner = boxed(frame, model, keys, body, (Width::Narrow, CODE), &title);
    let address = Address::of(&serving.address);
    let left = address.draw_beside(inner, frame.buffer_mut(), theme);
    let warning = match serving.is_local {
        true => msg!("serve.only-here"),
        false => msg!("serve.plain-http"),
    };
    let mut lines = round_menu::lines(model, Context::Serve, left.width.into());
    lines.push(Line::default());
    lines.extend(list::wrapped(&words.text(&warning), left.width.into(), theme.warning));
    lines.push(Line::default());
    let letters = address.lines(&words.text(&msg!("pages.scan")), left.width, theme);
    lines.extend(letters.into_iter().map(|(line, style)| Line::styled(line, style)));
    list::lines(frame, left, &lines);
}
