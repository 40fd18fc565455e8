//! The lines of the judge's desk about leaders and calls.
//!
//! They tell who rules at the table, and the earlier calls there and of both players.

use crate::event::{Call, Event, Id, Ruler};
use crate::msg;
use crate::tui::dialog::Desk;
use crate::tui::model::Model;
use crate::tui::text;
use crate::words::Message;
use ratatui::style::Style;
use ratatui::text::Line;

/// The newest calls that are told one by one.
const MOST_CALLS: usize = 3;

pub fn lines(
    model: &Model,
    event: &Event,
    desk: &Desk,
    (columns, players): (usize, [Id; 2]),
) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let newest = event.is_newest(desk.stage, desk.round);
    let ruled = event.ruled_table_at(desk.table).filter(|_| newest);
    let ruled = ruled.map(|ruled| {
        let alone = matches!(ruled.ruler, Ruler::Nobody | Ruler::NotSaid);
        (ruled.sentence(&event.ruleset), if alone { theme.warning } else { theme.text })
    });
    let mut calls: Vec<Call> = event.calls_for(desk.table, players).collect();
    let more = calls.len().saturating_sub(MOST_CALLS);
    let calls = calls.split_off(more).into_iter().rev();
    let calls = calls.map(|call| (event.tell(call.entry).capitalised(), theme.quiet));
    let more = (more > 0).then(|| (msg!("judge.more-on-desk", n = more), theme.quiet));
    let told: Vec<(Message, Style)> = ruled.into_iter().chain(calls).chain(more).collect();
    let wrapped = |(said, style): &(Message, Style)| -> Vec<Line<'static>> {
        let lines = text::wrapped(&model.words.text(said), columns);
        lines.into_iter().map(|line| Line::styled(line, *style)).collect()
    };
    let lines: Vec<Line> = told.iter().flat_map(wrapped).collect();
    let gap = (!lines.is_empty()).then(Line::default);
    gap.into_iter().chain(lines).collect()
}
