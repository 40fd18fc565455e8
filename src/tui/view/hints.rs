use super::list;
use super::progress::drafts;
use crate::event::Event;
use crate::tui::act::Act;
use crate::tui::dialog::Dialog;
use crate::tui::floor::{Pane, View};
use crate::tui::keys::{
    Binding, Context, DOWN, END, HOME, Key, LEFT, PAGE_DOWN, PAGE_UP, RIGHT, UP, active, bindings,
    key_for,
};
use crate::tui::model::{Model, Tone};
use crate::tui::text;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The keys that work now, as many as fit; help and leaving always. Those
/// that do not fit stand in the row `above`, where that is free.
pub fn draw(model: &Model, frame: &mut Frame, area: Rect, above: Option<Rect>) {
    let theme = &model.theme;
    let typed = model.floor().map_or("", |floor| floor.digits.as_str());
    if !typed.is_empty() && model.dialogs.is_empty() {
        let line = Line::from(vec![
            Span::styled(format!(" Table {typed}"), theme.field),
            Span::styled("▏", theme.field),
            Span::styled(format!("  {}", key_for(Context::Main, Act::Enter)), theme.key),
            Span::styled(" its result  ", theme.quiet),
            Span::styled(key_for(Context::Event, Act::Back), theme.key),
            Span::styled(" back", theme.quiet),
        ]);
        return list::put(frame, area, line);
    }
    let spans = |binding: &Binding| {
        let key = key(binding);
        [
            Span::styled(format!(" {key} "), theme.key),
            Span::styled(format!("{} ", worded(model, binding, area.width)), theme.quiet),
        ]
    };
    let (last, mut first): (Vec<&Binding>, Vec<&Binding>) =
        shown(model).into_iter().partition(|binding| {
            matches!(binding.act, Act::Back | Act::CloseDialog | Act::Leave | Act::Help)
        });
    // What was just done is the likeliest to be taken back.
    if model.message.as_ref().is_some_and(|message| message.tone == Tone::Done) {
        first.sort_by_key(|binding| binding.act != Act::Undo);
    }
    let tail: Line = last.iter().flat_map(|b| spans(b)).collect();
    let room = usize::from(area.width).saturating_sub(tail.width());
    let (mut line, mut over) = (Line::default(), Line::default());
    for binding in first {
        let more: Line = spans(binding).into_iter().collect();
        let fits = line.width() + more.width() <= room;
        let row = if fits { &mut line } else { &mut over };
        if fits || row.width() + more.width() <= usize::from(area.width) {
            row.spans.extend(more.spans);
        }
    }
    line.spans.extend(tail.spans);
    list::put(frame, area, line);
    if let Some(above) = above {
        list::put(frame, above, over);
    }
}

/// The bindings with a hint that do something here and now, in the order of
/// the records, which is that of their use.
fn shown(model: &Model) -> Vec<&'static Binding> {
    let here = model.floor().map(|floor| floor.view);
    let shown = |binding: &&Binding| {
        let leads_here = here.is_some() && binding.act.leads_to() == here;
        // On the main screen there is nothing to go back to, and room is dear.
        let nowhere = binding.act == Act::Back && at_home(model);
        let idle = is_idle(model, binding) || too_early(model, binding);
        let unsaid = binding.hint.is_empty() || leads_here || nowhere || idle;
        !unsaid && binding.reason(model).is_none()
    };
    // By what they are: two uses of one table need not be at one address.
    let live = active(model);
    let is_live = |binding: &&Binding| {
        live.iter().any(|known| (known.context, known.keys) == (binding.context, binding.keys))
    };
    bindings().filter(is_live).filter(shown).collect()
}

/// All keys of the dialog on top that do something now, wrapped.
pub fn listed(model: &Model, columns: usize) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let live = active(model);
    let works = |binding: &&&Binding| {
        let dialog = binding.context != Context::Always;
        dialog && !is_idle(model, binding) && binding.reason(model).is_none()
    };
    let mut lines: Vec<Line> = Vec::new();
    for binding in live.iter().filter(works) {
        let Some((key, does)) = in_list(model, binding, columns) else { continue };
        let wide = text::width(&key) + 1 + text::width(&does);
        let spans = [Span::styled(key, theme.key), Span::styled(format!(" {does}"), theme.quiet)];
        match lines.last_mut().filter(|line| line.width() + 2 + wide <= columns) {
            Some(line) => {
                line.push_span(Span::raw("  "));
                line.spans.extend(spans);
            }
            None => lines.push(Line::from_iter(spans)),
        }
    }
    lines
}

/// The key and a word or two. Ways of the same kind, such as up and down, are
/// one entry; None for the second of them.
fn in_list(model: &Model, binding: &Binding, columns: usize) -> Option<(String, String)> {
    // Each may have a line of its own.
    let hint = || worded(model, binding, 2 * columns as u16);
    let or = |word: &str| if binding.hint.is_empty() { word.to_owned() } else { hint() };
    let both = |one: Key, other: Key| format!("{one}{other}");
    Some(match binding.act {
        Act::Up | Act::PageUp | Act::First | Act::ChoiceBefore => return None,
        Act::Down => (both(UP, DOWN), or("move")),
        Act::PageDown => (format!("{PAGE_UP} {PAGE_DOWN}"), or("page")),
        Act::Last => (format!("{HOME} {END}"), or("ends")),
        Act::ChoiceAfter => (both(LEFT, RIGHT), or("choice")),
        Act::EraseGame => (key(binding), or("take back")),
        Act::OtherTable => {
            let keys =
                [binding.keys.first(), binding.keys.last()].map(|key| key.map(Key::to_string));
            (keys.map(Option::unwrap_or_default).join("–"), or("another table"))
        }
        Act::MarginDigit => ("0…9".to_owned(), or("by how much")),
        _ => (key(binding), or(binding.help)),
    })
}

/// The key it is known by; in a form, with the one that goes the other way.
fn key(binding: &Binding) -> String {
    match (binding.context, binding.act) {
        (Context::Form, Act::Down) => "↑↓".to_owned(),
        (Context::Form, Act::ChoiceAfter) => "←→".to_owned(),
        _ => binding.keys.first().map_or(String::new(), ToString::to_string),
    }
}

/// Whether there is nothing in the form for it to move.
fn is_idle(model: &Model, binding: &Binding) -> bool {
    let Some(Dialog::Form(form)) = model.dialogs.last() else { return false };
    match binding.act {
        Act::Down => form.shown() < 2,
        Act::ChoiceAfter => !form.at_choice(),
        _ => false,
    }
}

/// Round 1 can be paired without the draft, but nobody is led to that.
fn too_early(model: &Model, binding: &Binding) -> bool {
    let before = |event: &Event| event.stages.is_empty() && drafts(event);
    binding.act == Act::Pair && model.event().is_some_and(before)
}

/// Whether the player chosen in the standings beside the round is what keys act on.
fn in_standings(model: &Model) -> bool {
    model.floor().is_some_and(|floor| floor.pane == Pane::Standings)
}

/// Where Tab leads from the field that is typed into.
fn next_field(model: &Model) -> &'static str {
    let add = model.floor().map(|floor| &floor.add);
    add.and_then(|add| add.parts.get(add.at + 1)).map_or("list", |part| part.label)
}

fn decides(model: &Model) -> bool {
    model.event().is_some_and(Event::may_have_a_deciding_match)
}

/// The hint; of whom it is said, where a side is to be named.
fn worded(model: &Model, binding: &Binding, width: u16) -> String {
    use Context::{Absent, Conceded, MatchConceded, Sides};
    let side = match (binding.context, binding.act) {
        (Conceded | MatchConceded | Absent | Sides, Act::FirstWon) => 0,
        (Conceded | MatchConceded | Absent | Sides, Act::SecondWon) => 1,
        (Context::AddLine, Act::AddNext) => return next_field(model).to_lowercase(),
        (Context::Main, Act::Enter) if in_standings(model) => return "place".to_owned(),
        (_, Act::Cut) if decides(model) => return "deciding match".to_owned(),
        (_, Act::MakeCut) if decides(model) => return "seed the match".to_owned(),
        _ => return binding.hint.to_owned(),
    };
    let event = model.event();
    let players = match (model.dialogs.last(), event) {
        (Some(Dialog::Report(report)), Some(event)) => report.players(event),
        _ => None,
    };
    let Some((event, players)) = event.zip(players) else { return binding.hint.to_owned() };
    // Both names and the way back share the line.
    let room = (usize::from(width).saturating_sub(10) / 2).saturating_sub(binding.hint.len() + 5);
    format!("{} {}", text::cut_name(&event.label(players[side]), room.max(3)), binding.hint)
}

/// Whether the main screen shows the newest round.
fn at_home(model: &Model) -> bool {
    model.floor().is_some_and(|floor| floor.view == View::Main && !floor.looks_back())
}
