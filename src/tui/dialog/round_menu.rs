//! The menu of the round: each number with what it does, or why it does nothing now.

use crate::tui::active_keys::disabled_reason;
use crate::tui::keys::bindings_of;
use crate::tui::prelude::*;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    unhinted!(RoundMenu, &[ch('1')], ByHand, msg!("keys.key-help-by-hand")),
    unhinted!(RoundMenu, &[ch('2')], Unpair, msg!("keys.key-event-unpair")),
    unhinted!(RoundMenu, &[ch('3')], RepairRound, msg!("keys.key-help-repair")).of_verb("repair …"),
    unhinted!(RoundMenu, &[ch('4')], Redraw, msg!("keys.key-event-redraw")).of_verb("redraw …"),
    unhinted!(RoundMenu, &[ch('5')], Post, msg!("keys.post")).of_verb("post"),
    unhinted!(RoundMenu, &[ch('6')], DrawChecks, msg!("keys.key-help-draw-checks")).of_verb("check draw"),
    unhinted!(RoundMenu, &[ch('7')], Note, msg!("keys.key-event-note")).of_verb("note …"),
    unhinted!(RoundMenu, &[ch('8')], Serve, msg!("serve.menu")),
    bind!(RoundMenu, &[ESC], CloseDialog, msg!("keys.back")),
];

/// Columns of the number and the space behind it.
const NUMBER: usize = 3;

/// Draws what can be done with the round.
pub fn draw(model: &Model, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let columns = usize::from(Width::Narrow.columns(body));
    let lines = lines(model, Context::RoundMenu, columns);
    let title = model.open_event().and_then(|open| {
        let (_, stage, round) = open.round()?;
        Some(stage.round_title(round.number))
    });
    let title = title.unwrap_or_else(|| msg!("keys.round").capitalised());
    let size = (Width::Narrow, lines.len() as u16);
    let inner = boxed(frame, model, keys, body, size, &model.words.text(&title));
    list::lines(frame, inner, &lines);
}

/// The numbers of a menu, what works first.
pub(super) fn lines(model: &Model, menu: Context, columns: usize) -> Vec<Line<'static>> {
    let (theme, words) = (&model.theme, &model.words);
    let numbered = bindings_of(menu).iter().filter_map(|binding| {
        let key = binding.keys.first()?.sign()?;
        key.is_ascii_digit().then_some((key, binding))
    });
    let mut lines = Vec::new();
    for (key, binding) in numbered {
        let why = disabled_reason(binding.act, model);
        let style = if why.is_some() { theme.quiet } else { theme.text };
        let said = std::iter::once((words.text(&binding.help), style))
            .chain(why.map(|why| (words.text(&why), theme.quiet)));
        let mut number = format!("{key}  ");
        for (said, style) in said {
            for line in text::wrapped(&said, columns.saturating_sub(NUMBER)) {
                let before = std::mem::replace(&mut number, " ".repeat(NUMBER));
                lines.push(Line::from(vec![
                    Span::styled(before, theme.key),
                    Span::styled(line, style),
                ]));
            }
        }
    }
    lines
}
