//! A row of a round: a table with its players, their records and the result.

use super::columns::{RoundColumns, own_time};
use crate::event::{Event, Id, Moment, Pairing, Round, Side};
use crate::tui::round_summary::RoundSummary;
use crate::tui::text;
use crate::tui::theme::Theme;
use crate::tui::view::names::ShortNames;
use crate::tui::view::{sides, words::score};
use crate::words::Words;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// The sign in the place of the result at a table that has begun.
const BEGUN: &str = "►";

/// All that the rows of a round have in common.
pub struct Rows<'a> {
    pub event: &'a Event,
    pub round: &'a Round,
    pub summary: &'a RoundSummary,
    pub columns: &'a RoundColumns,
    pub names: &'a ShortNames<'a>,
    pub theme: &'a Theme,
    pub words: &'a Words,
    pub now: Moment,
}

impl Rows<'_> {
    /// The row of a pairing.
    pub fn line(&self, pairing: &Pairing) -> Line<'static> {
        let Rows { event, columns, theme, words, .. } = *self;
        let number = |table: String| text::right(&table, columns.table);
        let Some((table, b)) = pairing.table.zip(pairing.b) else {
            let sides = if self.summary.has_sides { sides::MARK } else { 0 };
            let word = words.text(&pairing.free_word());
            // Nothing stands opposite, so a long name goes on there.
            let room = columns.alone(text::width(&word));
            let name = self.summary.mark_width(pairing.a) + text::width(&self.names.get(pairing.a));
            let name = name.min(room).max(columns.names[0]);
            return Line::from(vec![
                Span::raw(number(String::new()) + " "),
                Span::styled(self.name(pairing.a, name), theme.quiet),
                Span::raw(" ".repeat(sides)),
                Span::styled(self.record_behind(pairing.a), theme.quiet),
                Span::styled(format!(" {word}"), theme.quiet),
            ]);
        };
        let styles = styles(pairing, theme);
        let result = match &pairing.outcome {
            Some(outcome) => words.text(&score(event, pairing, outcome)),
            None => match event.stage().filter(|_| pairing.so_far.played() > 0) {
                Some(stage) => format!("{}…", event.score_of(stage, pairing.so_far).join("–")),
                None if pairing.begun => BEGUN.to_owned(),
                None => "–".to_owned(),
            },
        };
        let second = columns.second(event, pairing, self.now);
        let side = |seat| Span::styled(sides::mark(event, pairing, seat, words), theme.quiet);
        let [name, other] =
            [(pairing.a, columns.names[0]), (b, second)].map(|(id, width)| self.name(id, width));
        Line::from(vec![
            Span::styled(number(table.to_string()), styles.table),
            Span::styled(seat_mark(event, self.round, pairing), theme.quiet),
            Span::styled(name, styles.a),
            side(Side::A),
            Span::styled(self.record_behind(pairing.a), theme.quiet),
            Span::raw(" "),
            Span::styled(centred(&result, columns.result), styles.result),
            Span::raw(" "),
            Span::styled(self.record_before(b), theme.quiet),
            Span::styled(other, styles.b),
            side(Side::B),
            Span::styled(columns.extra(event, pairing, self.now), self.extra_style(pairing)),
        ])
    }

    /// The name with its marks.
    fn name(&self, id: Id, width: usize) -> String {
        let signs: String = self.summary.marks_of(id).iter().map(|mark| mark.sign()).collect();
        let signs = if signs.is_empty() { signs } else { format!(" {signs}") };
        let room = width.saturating_sub(text::width(&signs));
        text::left(&format!("{}{signs}", text::cut(&self.names.get(id), room)), width)
    }

    fn record_behind(&self, id: Id) -> String {
        match self.columns.record {
            0 => String::new(),
            columns => format!(" {}", text::right(&self.summary.record(id), columns)),
        }
    }

    fn record_before(&self, id: Id) -> String {
        match self.columns.record {
            0 => String::new(),
            columns => format!("{} ", text::left(&self.summary.record(id), columns)),
        }
    }

    fn extra_style(&self, pairing: &Pairing) -> Style {
        match (pairing.outcome.is_some(), own_time(self.event, pairing, self.now)) {
            (true, _) => self.theme.quiet,
            (_, Some(left)) if left <= 0 => self.theme.refused,
            _ => self.theme.warning,
        }
    }
}

/// A sign behind the number of a feature table, or of a fixed one.
fn seat_mark(event: &Event, round: &Round, pairing: &Pairing) -> &'static str {
    match round.is_featured(pairing) {
        true => "★",
        false if event.is_at_fixed_table(pairing) => "▪",
        false => " ",
    }
}

struct Styles {
    table: Style,
    a: Style,
    b: Style,
    result: Style,
}

/// A pairing without a result is bright. If there is a result, the winner is readable and
/// everything else is quiet.
fn styles(pairing: &Pairing, theme: &Theme) -> Styles {
    let all = |style| Styles { table: style, a: style, b: style, result: style };
    match pairing.outcome.as_ref().map(|outcome| outcome.winner) {
        None => all(theme.wanted),
        Some(None) => all(theme.quiet),
        Some(Some(Side::A)) => Styles { a: theme.text, ..all(theme.quiet) },
        Some(Some(Side::B)) => Styles { b: theme.text, ..all(theme.quiet) },
    }
}

fn centred(text: &str, columns: usize) -> String {
    let space = columns.saturating_sub(text::width(text)) / 2;
    text::left(&format!("{}{text}", " ".repeat(space)), columns)
}
