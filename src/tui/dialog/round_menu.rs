//! The menu of the round: each number with what it does, or why it does nothing now.

use super::form::{Form, ask_form};
use super::serve::{SERVE_HERE, SERVE_NETWORK};
use super::{Dialog, by_hand, choices, form, palette};
use crate::event::{Command, Event};
use crate::tui::active_keys::{disabled_reason, refusal};
use crate::tui::keys::bindings_of;
use crate::tui::prelude::*;
use crate::tui::screen::log;
use crate::tui::screen::round::{cannot_post, no_round};

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    unhinted!(RoundMenu, &[ch('1')], BY_HAND, msg!("keys.key-help-by-hand")),
    unhinted!(RoundMenu, &[ch('2')], UNPAIR, msg!("keys.key-event-unpair")),
    unhinted!(RoundMenu, &[ch('3')], REPAIR_ROUND, msg!("keys.key-help-repair")).of_verb("repair …"),
    unhinted!(RoundMenu, &[ch('4')], REDRAW, msg!("keys.key-event-redraw")).of_verb("redraw …"),
    unhinted!(RoundMenu, &[ch('5')], POST, msg!("keys.post")).of_verb("post"),
    unhinted!(RoundMenu, &[ch('6')], DRAW_CHECKS, msg!("keys.key-help-draw-checks")).of_verb("check draw"),
    unhinted!(RoundMenu, &[ch('7')], NOTE, msg!("keys.key-event-note")).of_verb("note …"),
    unhinted!(RoundMenu, &[ch('8')], SERVE, msg!("serve.menu")),
    bind!(RoundMenu, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    BY_HAND = changes(|model, _| by_hand::open(model)).unless(no_round);
    UNPAIR = causes(|model, press| log::unpair(model, press.now)).unless(no_round).saves();
    pub REPAIR_ROUND = changes(|model, press| choices::open_repair(model, press.now))
        .unless(choices::nothing_to_repair).saves();
    REDRAW = changes(|model, _| form::redraw(model)).unless(no_round);
    pub POST = causes(|_, _| vec![Effect::Commit(Command::Post)]).unless(cannot_post).saves();
    DRAW_CHECKS = changes(|model, _| ask_form(model, |open| Some(Form::draw_checks(open.event()))))
        .unless(cannot_draw_checks).saves();
    NOTE = changes(|model, _| palette::open(model, "note ")).saves();
    SERVE = changes(|model, _| model.ask(Dialog::Serve));
}

fn cannot_draw_checks(model: &Model) -> Option<Message> {
    refusal(model.event()?, &Command::DrawChecks { n: 1, tables: false })
}

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
        // Most rounds are never held.
        let meant = binding.act != POST || model.event().is_some_and(Event::is_held);
        // The code to scan takes the place of what starts the server.
        let starts = [SERVE_HERE, SERVE_NETWORK].contains(&binding.act);
        let meant = meant && !(starts && model.serving.is_some());
        (key.is_ascii_digit() && meant).then_some((key, binding))
    });
    let mut lines = Vec::new();
    for (key, binding) in numbered {
        let why = disabled_reason(binding.act, model);
        let style = if why.is_some() { theme.quiet } else { theme.text };
        let texts = std::iter::once((words.text(&binding.help), style))
            .chain(why.map(|why| (words.text(&why), theme.quiet)));
        let mut number = format!("{key}  ");
        for (text, style) in texts {
            for line in text::wrapped(&text, columns.saturating_sub(NUMBER)) {
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
