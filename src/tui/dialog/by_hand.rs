//! Changes the round by hand: one place is marked, and exchanged with another.

use super::Dialog;
use super::confirm::ClosedByOthers;
use crate::event::{Command, Event, Id, Moment, Pairing, Who, decide_asking};
use crate::tui::prelude::*;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(ByHand, &[ENTER, ch(' ')], TAKE_PLACE, msg!("keys.mark")),
    bind!(ByHand, &[LEFT], PLACE_BEFORE, msg!("keys.place")),
    bind!(ByHand, &[RIGHT], PLACE_AFTER, msg!("keys.place")).beside(PLACE_BEFORE),
    bind!(ByHand, &[ESC], CloseDialog, msg!("keys.back"), msg!("keys.leave-by-hand")),
];

acts! {
    TAKE_PLACE = causes(|model, _| take(model)).saves();
    pub PLACE_BEFORE = changes(|model, _| aside(model, -1));
    pub PLACE_AFTER = changes(|model, _| aside(model, 1));
}

/// The number of a table, and the places of its two players.
const CELLS: usize = 3;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ByHand {
    pub row: usize,
    pub cell: usize,
    pub marked: Option<Spot>,
}

/// What can be exchanged with another of its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    Table(u32),
    Player(Id),
}

impl ByHand {
    /// With the cursor on the first player of this table.
    pub fn at_table(event: &Event, table: Option<u32>) -> ByHand {
        let row = hand_rows(event).iter().position(|pairing| pairing.table == table);
        ByHand { row: row.unwrap_or(0), cell: 1, marked: None }
    }

    /// The place below the cursor.
    pub fn chosen(&self, event: &Event) -> Option<Spot> {
        let rows = hand_rows(event);
        let pairing = rows.get(self.row.min(rows.len().checked_sub(1)?))?;
        Some(match (self.cell, pairing.table, pairing.b) {
            (0, Some(table), _) => Spot::Table(table),
            (2, _, Some(b)) => Spot::Player(b),
            _ => Spot::Player(pairing.a),
        })
    }

    /// The change that exchanges the marked place with the chosen one.
    pub fn command(&self, event: &Event) -> Option<Command> {
        match (self.marked?, self.chosen(event)?) {
            (Spot::Player(a), Spot::Player(b)) if a != b => {
                Some(Command::Swap(Who::id(a), Who::id(b)))
            }
            (Spot::Table(from), Spot::Table(to)) if from != to => {
                Some(Command::MoveTable { from, to })
            }
            _ => None,
        }
    }

    /// What the change breaks, or why it is not possible; each with whether it warns.
    pub fn findings(&self, event: &Event) -> Vec<(Message, bool)> {
        let Some(command) = self.command(event) else {
            return vec![match self.marked {
                None => (msg!("pairing.mark-one"), false),
                Some(Spot::Player(id)) => {
                    (msg!("pairing.mark-player", name = event.label(id)), false)
                }
                Some(Spot::Table(table)) => (msg!("pairing.mark-table", table), false),
            }];
        };
        match decide_asking(event, &command, Moment::new(0, 0)) {
            Err(refusal) => vec![(refusal.0, true)],
            Ok(decision) if decision.warnings.is_empty() => match (command, decision.question) {
                // It tells which tables change their numbers.
                (Command::MoveTable { .. }, Some(question)) => vec![(question.message, false)],
                _ => vec![(msg!("pairing.breaks-nothing"), false)],
            },
            Ok(decision) => {
                decision.warnings.into_iter().map(|warning| (warning.message, true)).collect()
            }
        }
    }

    pub fn step(&mut self, step: CursorMove, event: Option<&Event>) {
        let count = event.map_or(0, |event| hand_rows(event).len());
        self.row = step.from(self.row, count);
    }

    /// Goes to the next or the previous place of the row.
    pub fn aside(&mut self, step: isize) {
        self.cell = self.cell.saturating_add_signed(step).min(CELLS - 1);
    }

    /// Closes if the round is no longer there.
    pub(super) fn follow(&self, event: &Event) -> Result<(), ClosedByOthers> {
        let gone = || ClosedByOthers::new(msg!("pairing.title"), msg!("board.no-round"));
        event.round().map(drop).ok_or_else(gone)
    }
}

/// The tables of the newest round, then those who have no opponent.
fn hand_rows(event: &Event) -> Vec<&Pairing> {
    let all = event.round().map_or(&[][..], |round| &round.pairings[..]);
    let mut rows: Vec<&Pairing> = all.iter().filter(|pairing| !pairing.sits_out()).collect();
    rows.sort_by_key(|pairing| (pairing.table.is_none(), pairing.table));
    rows
}

/// Opens the newest round, with the cursor at the chosen table.
pub fn open(model: &mut Model) {
    let Some(open) = model.open_event() else { return };
    let by_hand = ByHand::at_table(open.event(), open.chosen_table());
    model.ask(Dialog::ByHand(by_hand));
}

fn aside(model: &mut Model, step: isize) {
    if let Some(Dialog::ByHand(by_hand)) = model.dialogs.last_mut() {
        by_hand.aside(step);
    }
}

/// Marks the place below the cursor, or exchanges it with the marked one.
///
/// What the exchange breaks is on the screen already, so nothing else is asked.
fn take(model: &mut Model) -> Vec<Effect> {
    let Some((by_hand, event)) = model.top_mut::<ByHand>() else { return Vec::new() };
    let chosen = by_hand.chosen(event);
    let Some(command) = by_hand.command(event) else {
        // The same place again takes the mark back.
        by_hand.marked = if by_hand.marked == chosen { None } else { chosen };
        return Vec::new();
    };
    by_hand.marked = None;
    let decided = decide_asking(event, &command, Moment::new(0, 0));
    vec![match decided.ok().and_then(|decision| decision.question) {
        Some(to) => Effect::CommitAgreed { command: command.into(), to: to.message },
        None => Effect::Commit(command),
    }]
}

/// Columns of the cursor and the table's number.
const TABLE: usize = 7;

/// Columns between the two names.
const BETWEEN: usize = 5;

pub fn draw(model: &Model, dialog: &ByHand, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let Some(event) = model.event() else { return };
    let columns = usize::from(Width::Narrow.columns(body));
    let findings = dialog.findings(event);
    let below: Vec<Line> = (findings.iter())
        .flat_map(|(message, warns)| {
            let style = if *warns { theme.warning } else { theme.quiet };
            list::wrapped(&words.text(message), columns, style)
        })
        .collect();
    let rows = hand_rows(event);
    let size = (Width::Narrow, (rows.len() + 1 + below.len()).min(usize::from(u16::MAX)) as u16);
    let inner = boxed(frame, model, keys, body, size, &words.text(&msg!("pairing.title")));
    let fixed = (below.len() as u16 + 1).min(inner.height.saturating_sub(1));
    let above = Rect { height: inner.height - fixed, ..inner };
    let at = dialog.row.min(rows.len().saturating_sub(1));
    let chosen = dialog.chosen(event);
    let line = |row: usize| of_row(model, event, (rows[row], row == at), (dialog, chosen), columns);
    let height = usize::from(above.height);
    let first = list::first_row(rows.len(), Some(at), height);
    let lines: Vec<Line> = (first..rows.len()).take(height).map(line).collect();
    list::lines(frame, above, &lines);
    list::hidden_in_box(frame, above, (theme, &model.words), (first, rows.len()));
    let place = Rect { y: above.bottom() + 1, height: fixed.saturating_sub(1), ..inner };
    list::lines(frame, place, &below);
}

fn of_row(
    model: &Model,
    event: &Event,
    (pairing, is_at): (&Pairing, bool),
    (dialog, chosen): (&ByHand, Option<Spot>),
    columns: usize,
) -> Line<'static> {
    let (theme, words) = (&model.theme, &model.words);
    let style = |place: Spot| -> Style {
        match () {
            () if chosen == Some(place) => theme.cursor,
            () if dialog.marked == Some(place) => theme.wanted,
            () => theme.text,
        }
    };
    let mark = |place: Spot| if dialog.marked == Some(place) { "*" } else { "" };
    let name = columns.saturating_sub(TABLE + BETWEEN) / 2;
    let player = |id: Id| {
        let place = Spot::Player(id);
        let label = text::cut_name(&event.label(id), name.saturating_sub(1));
        Span::styled(format!("{}{label}", mark(place)), style(place))
    };
    let sign = if is_at { CURSOR } else { " " };
    let mut spans = vec![Span::styled(format!("{sign} "), theme.key)];
    match pairing.table {
        Some(table) => {
            let place = Spot::Table(table);
            let number = format!("{}{table}", mark(place));
            let gap = (TABLE - 3).saturating_sub(text::width(&number));
            spans.push(Span::raw(" ".repeat(gap)));
            spans.push(Span::styled(number, style(place)));
            spans.push(Span::raw(" "));
        }
        None => spans.push(Span::raw(" ".repeat(TABLE - 2))),
    }
    let first = player(pairing.a);
    let gap = (name + 1).saturating_sub(first.width());
    spans.push(first);
    spans.push(Span::raw(" ".repeat(gap)));
    match pairing.b {
        Some(b) => {
            spans.push(Span::styled("–  ", theme.quiet));
            spans.push(player(b));
        }
        None => spans.push(Span::styled(words.text(&msg!("result.bye")), theme.quiet)),
    }
    Line::from(spans)
}
