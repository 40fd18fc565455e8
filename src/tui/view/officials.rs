use super::dialog_box::{KeyList, Width, boxed};
use super::list;
use crate::event::{Event, LeaderLine, Ruler};
use crate::msg;
use crate::tui::dialog::Officials;
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::Theme;
use crate::words::{Message, Words};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Columns that are enough for most names.
const NAME: usize = 20;

/// The columns before a name.
const CURSOR_AND_BLANK: usize = 2;

pub fn draw(model: &Model, dialog: &Officials, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let Some(event) = model.event() else { return };
    let leaders = event.leader_lines();
    let names = leaders.iter().map(|leader| text::width(&leader.name) + 1);
    let longest = names.max().unwrap_or(0);
    let presence = |leader: &LeaderLine| {
        words.text(&match leader.here {
            true => msg!("officials.is-here"),
            false => msg!("officials.is-away"),
        })
    };
    let beside = leaders.iter().map(|leader| {
        CURSOR_AND_BLANK
            + text::width(&words.text(&task(leader, event)))
            + 1
            + text::width(&presence(leader))
    });
    let beside = beside.max().unwrap_or(0);
    let width = usize::from(Width::Wide.columns(body));
    // With too few columns for a row, the role stands below the name.
    let is_wide = longest + beside <= width;
    let name = longest.max(NAME.min(width.saturating_sub(beside)));
    let count = leaders.len().max(1) as u16 * if is_wide { 1 } else { 2 };
    let below = below(event, theme, words, width);
    let size = (Width::Wide, count + below.len() as u16 + 2);
    let inner = boxed(frame, model, keys, body, size, &words.text(&msg!("handbook.leaders")));
    let organizer = text::sanitise(&event.head.organizer);
    let made_by = words.text(&msg!("dialog.made-the-event", name = organizer));
    let rest = list::titled(frame, inner, &Line::styled(format!("  {made_by}"), theme.quiet));
    let rows = Rect { height: count.min(rest.height), ..rest };
    if leaders.is_empty() {
        let nobody = words.text(&msg!("officials.no-officials"));
        list::titled(frame, rows, &Line::styled(format!("  {nobody}"), theme.quiet));
    }
    let at = dialog.at.min(leaders.len().saturating_sub(1));
    let columns = width.saturating_sub(CURSOR_AND_BLANK);
    let style = |leader: &LeaderLine| if leader.here { theme.text } else { theme.quiet };
    match is_wide {
        true => list::rows(frame, rows, theme, (leaders.len(), Some(at)), true, |row| {
            let leader = &leaders[row];
            let presence = presence(leader);
            let role = columns.saturating_sub(name + text::width(&presence) + 1);
            Line::from(vec![
                Span::styled(text::left(&leader.name, name), style(leader)),
                Span::styled(text::left(&words.text(&task(leader, event)), role), theme.quiet),
                Span::styled(format!(" {presence}"), style(leader)),
            ])
        }),
        false => {
            let entry = |leader: &LeaderLine| {
                let presence = presence(leader);
                let name = columns.saturating_sub(text::width(&presence) + 1);
                let name = format!("{} {presence}", text::left_name(&leader.name, name));
                let role = text::cut(&words.text(&task(leader, event)), columns.saturating_sub(2));
                vec![
                    Line::styled(name, style(leader)),
                    Line::styled(format!("  {role}"), theme.quiet),
                ]
            };
            let all: Vec<Vec<Line>> = leaders.iter().map(entry).collect();
            list::entries(frame, rows, theme, &all, at);
        }
    }
    let place = Rect { y: rows.bottom(), height: rest.bottom() - rows.bottom(), ..rest };
    let lines: Vec<Line> = std::iter::once(Line::default()).chain(below).collect();
    list::lines(frame, place, &lines);
    list::hidden_in_box(frame, place, theme, (0, lines.len()));
}

/// The leader's role, and the table at which they play.
fn task(leader: &LeaderLine, event: &Event) -> Message {
    let role = leader.role.phrase(&event.ruleset);
    match &leader.at {
        Some(at) => msg!("officials.plays-at", role, table = at.table),
        None if leader.plays => msg!("officials.and-plays", role),
        None if leader.by_default => msg!("officials.until-another", role),
        None => role,
    }
}

/// Below the list: who rules where leaders play, and what the rules forbid.
fn below(event: &Event, theme: &Theme, words: &Words, width: usize) -> Vec<Line<'static>> {
    let ruled = event.ruled_tables();
    let ruled = ruled.iter().map(|ruled| {
        let settled = matches!(ruled.ruler, Ruler::Leader { .. });
        (ruled.sentence(&event.ruleset), if settled { theme.text } else { theme.warning })
    });
    let breaches = crate::event::breaches_of_leader_rules(event).into_iter();
    let told = ruled.chain(breaches.map(|breach| (breach, theme.warning)));
    let wrapped = |(said, style)| -> Vec<Line<'static>> {
        let lines = text::wrapped(&words.text(&said), width.saturating_sub(2));
        lines.into_iter().map(|line| Line::styled(line, style)).collect()
    };
    told.flat_map(wrapped).collect()
}
