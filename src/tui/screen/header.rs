use crate::event::{Moment, Reading};
use crate::store::Shelf;
use crate::tui::board::SHORT;
use crate::tui::prelude::*;
use crate::tui::ui::digits::clock_text;
use crate::tui::ui::words::whereabouts;

/// Draws the top line: the event, the game, the stage of the event, and the clock. The clock is
/// left out if it stands below in large digits that no dialog covers.
pub fn draw(model: &Model, frame: &mut Frame, area: Rect, now: Moment, clock: bool) {
    let (theme, words) = (&model.theme, &model.words);
    let look = (theme, words);
    let right = match &model.location {
        Location::Home(_) => Line::default(),
        Location::Event(open) => Line::from(state(open, look, now, clock)),
    };
    let taken = right.width() as u16;
    let width = area.width.saturating_sub(taken + 1);
    let left = match &model.location {
        Location::Home(list) => {
            let title = Span::styled(" Komandor", theme.header);
            let mut spans = vec![title, Span::styled(shelf(list.shelf, words), theme.quiet)];
            if !list.wanted.is_empty() && model.dialogs.is_empty() {
                let wanted = text::sanitise(&list.wanted);
                let note = words.text(&msg!("events.only-with", wanted));
                spans.push(Span::styled(format!(" · {note}"), theme.warning));
            }
            spans
        }
        Location::Event(open) => name(open, look, (area.width, width)),
    };
    list::put(frame, Rect { width, ..area }, Line::from(left));
    if taken < area.width {
        list::put(frame, Rect { x: area.right() - taken, width: taken, ..area }, right);
    }
}

/// The list in which an event is, unless it is that of the events: ` · archive`.
fn shelf(shelf: Shelf, words: &Words) -> String {
    let name = match shelf {
        Shelf::Events => return String::new(),
        Shelf::Archive => msg!("keys.archive"),
        Shelf::Trash => msg!("events.trash"),
    };
    format!(" · {}", words.text(&name))
}

/// The event's name, cut to its room, its shelf, and in a wide window the game. A game without
/// room for all of its name is left out.
fn name(
    open: &OpenEvent,
    (theme, words): (&Theme, &Words),
    (wide, columns): (u16, u16),
) -> Vec<Span<'static>> {
    let event = open.event();
    let shelf = shelf(open.shelf, words);
    let columns = usize::from(columns).saturating_sub(text::width(&shelf));
    let name = text::cut(&format!(" {}", text::sanitise(event.name())), columns);
    let columns = columns - text::width(&name).min(columns);
    let mut spans = vec![Span::styled(name, theme.header), Span::styled(shelf, theme.warning)];
    let game = event.ruleset.name.get(words.tag());
    let behind = format!(" · {}", text::sanitise(game));
    // A name that begins with the game's name already tells the game.
    if wide >= 72 && !event.name().starts_with(game) && text::width(&behind) <= columns {
        spans.push(Span::styled(behind, theme.quiet));
    }
    spans
}

fn state(
    open: &OpenEvent,
    (theme, words): (&Theme, &Words),
    now: Moment,
    clock: bool,
) -> Vec<Span<'static>> {
    let waiting = open.event().inbox().count();
    let mut spans = Vec::new();
    if waiting > 0 {
        let count =
            words.text(&msg!("common.spaced", one = msg!("settings.to-inbox"), other = waiting));
        spans.push(Span::styled(key_for(Context::Event, Act::Inbox), theme.key));
        spans.push(Span::styled(format!(" {count}  "), theme.warning));
    }
    spans.push(Span::styled(words.text(&whereabouts(open.event())), theme.text));
    let reading = open.reading(now.unix);
    if let Some(left) = reading.seconds().filter(|_| clock) {
        // The clock has a blank on each side, which overtime reverses with it.
        spans.push(Span::raw(" "));
        let time = match reading {
            Reading::Paused(_) => {
                msg!("common.spaced", one = msg!("board.paused"), other = clock_text(left))
            }
            _ if ends_soon(open, reading) => msg!("players.ends-soon", time = clock_text(left)),
            _ => Message::verbatim(clock_text(left)),
        };
        let shown = format!(" {} ", words.text(&time));
        spans.push(Span::styled(shown, clock_style(open, theme, reading)));
        return spans;
    }
    spans.push(Span::raw(" "));
    spans
}

/// The style of the clock. It is bright while there is time, amber for the last five minutes,
/// and reversed in overtime. Once all results are in, it is quiet.
pub(super) fn clock_style(open: &OpenEvent, theme: &Theme, reading: Reading) -> Style {
    match reading {
        _ if !open.is_playing() => theme.quiet,
        Reading::Stopped => theme.quiet,
        Reading::Paused(_) => theme.warning,
        Reading::Running(left) if left <= 0 => theme.clock_over,
        Reading::Running(left) if left <= SHORT => theme.clock_short,
        Reading::Running(_) => theme.clock,
    }
}

/// Whether the last minutes run and results are missing. A word says so besides the colour.
pub(super) fn ends_soon(open: &OpenEvent, reading: Reading) -> bool {
    open.is_playing() && matches!(reading, Reading::Running(1..=SHORT))
}

/// One row while nothing can be written, or while the last action is not saved; otherwise none.
pub(super) fn banner_height(model: &Model) -> u16 {
    u16::from(model.open_event().is_some_and(|open| open.session.trouble().is_some()))
}

/// Draws the banner about the file.
pub(super) fn draw_banner(model: &Model, frame: &mut Frame, area: Rect) {
    let Some(open) = model.open_event().filter(|_| area.height > 0) else { return };
    let Some(trouble) = open.session.trouble() else { return };
    let what = match open.session.read_only() {
        Some(_) => msg!("screen.read-only", cause = &trouble.cause),
        None => trouble.cause.clone().capitalised(),
    };
    let theme = &model.theme;
    let key = key_for(Context::Event, Act::ShowTrouble);
    let says = model.words.text(&msg!("screen.says-what-to-do", key = key.as_str()));
    let what = Span::styled(format!(" {} ", model.words.text(&what)), theme.refused);
    let mut spans = vec![what, Span::raw(" ")];
    spans.extend(list::with_key(says, &key, theme, theme.quiet).spans);
    list::put(frame, area, Line::from(spans));
}
