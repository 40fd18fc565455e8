//! The results that players entered, each beside the one that its table has.

use super::{ClosedByOthers, Dialog};
use crate::event::{Claim, Command, Event, Moment, decide};
use crate::tui::active_keys;
use crate::tui::prelude::*;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Inbox, &[ENTER], ACCEPT_CLAIM, msg!("slips.key-accept")),
    bind!(Inbox, &[ch('d')], DISMISS_CLAIM, msg!("slips.key-dismiss")),
    bind!(Inbox, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    pub ACCEPT_CLAIM = causes(|model, _| answer(model, true)).unless(no_claim).saves();
    pub DISMISS_CLAIM = causes(|model, _| answer(model, false)).unless(no_claim).saves();
}

/// The results of players that wait for a scorekeeper.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Inbox {
    /// The entry that keys act on, so that no key meant for one reaches another; None if
    /// nothing waits.
    pub chosen: Option<u64>,
    /// Why the last key answered nothing.
    pub error_text: Option<Message>,
}

impl Inbox {
    /// Opens on the oldest entry.
    pub fn of(event: &Event) -> Inbox {
        Inbox { chosen: event.inbox().next().map(|claim| claim.n), error_text: None }
    }

    /// Opens on the next entry, until none waits.
    pub(super) fn next(event: &Event) -> Option<Dialog> {
        Some(Inbox::of(event)).filter(|inbox| inbox.chosen.is_some()).map(Dialog::Inbox)
    }

    pub fn step(&mut self, step: CursorMove, event: Option<&Event>) {
        let rows: Vec<u64> =
            event.into_iter().flat_map(Event::inbox).map(|claim| claim.n).collect();
        self.chosen = step.among(&rows, self.chosen);
    }

    pub fn chosen<'a>(&self, event: &'a Event) -> Option<&'a Claim> {
        event.inbox().find(|claim| Some(claim.n) == self.chosen)
    }

    /// The command that answers the chosen entry.
    pub fn answer(&self, accept: bool) -> Option<Command> {
        let claim = self.chosen?;
        Some(Command::Settle { claim, accept, reason: None })
    }

    /// Closes if somebody else has answered the chosen entry.
    pub(super) fn follow(&mut self, event: &Event) -> Result<(), ClosedByOthers> {
        let Some(n) = self.chosen else {
            *self = Inbox::of(event);
            return Ok(());
        };
        if self.chosen(event).is_some() {
            return Ok(());
        }
        let probe = Command::Settle { claim: n, accept: false, reason: None };
        let why = match decide(event, &probe, Moment::new(0, 0)) {
            Err(refusal) => refusal.0,
            Ok(_) => msg!("slips.inbox-over", n),
        };
        Err(ClosedByOthers::new(Inbox::title(), why))
    }

    /// Chooses another entry after a refusal, if the chosen one no longer waits.
    pub(super) fn look_again(&mut self, event: &Event) {
        if self.chosen(event).is_none() {
            *self = Inbox::of(event);
        }
    }

    pub fn title() -> Message {
        msg!("settings.to-inbox").capitalised()
    }
}

pub fn open(model: &mut Model) {
    if let Some(inbox) = model.event().map(Inbox::of) {
        model.ask(Dialog::Inbox(inbox));
    }
}

/// Accepts or dismisses the chosen entry. The dialog closes once that is saved.
fn answer(model: &mut Model, accept: bool) -> Vec<Effect> {
    let Some(Dialog::Inbox(inbox)) = model.dialogs.last() else { return Vec::new() };
    let Some(command) = inbox.answer(accept) else { return Vec::new() };
    model.pending = model.dialogs.pop();
    vec![Effect::Commit(command)]
}

/// Why no entry of the inbox can be answered.
fn no_claim(model: &Model) -> Option<Message> {
    let Some(Dialog::Inbox(inbox)) = model.dialogs.last() else { return None };
    active_keys::closed(model).or_else(|| inbox.chosen.is_none().then(|| msg!("slips.inbox-empty")))
}

pub fn draw(model: &Model, dialog: &Inbox, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let Some(event) = model.event() else { return };
    let entries: Vec<&Claim> = event.inbox().collect();
    let columns = usize::from(Width::Wide.columns(body));
    let refused: Vec<Line> = dialog
        .error_text
        .iter()
        .flat_map(|why| list::wrapped(&model.words.text(why), columns, model.theme.refused))
        .collect();
    let at = entries.iter().position(|claim| Some(claim.n) == dialog.chosen).unwrap_or(0);
    let blocks: Vec<Vec<Line>> = (entries.iter().enumerate())
        .map(|(row, claim)| entry(model, event, claim, row == at, columns))
        .collect();
    let rows = blocks.iter().map(Vec::len).sum::<usize>().saturating_sub(1).max(1);
    let size = (Width::Wide, (rows + refused.len()).min(usize::from(u16::MAX)) as u16);
    let title = match entries.len() {
        0 | 1 => Inbox::title(),
        n => msg!("settings.inbox-title", at = at + 1, n),
    };
    let inner = boxed(frame, model, keys, body, size, &model.words.text(&title));
    let inner = list::lines(frame, inner, &refused);
    let columns = usize::from(inner.width);
    if entries.is_empty() {
        let none = model.words.text(&msg!("slips.inbox-empty"));
        let lines: Vec<Line> = list::wrapped(&none, columns, model.theme.quiet);
        list::lines(frame, inner, &lines);
        return;
    }
    // The chosen entry stays in sight, and the last row counts the entries that do not fit.
    let most_rows = usize::from(inner.height);
    let rows_above = if rows > most_rows { most_rows.saturating_sub(1) } else { most_rows };
    let tall = |some: &[Vec<Line>]| some.iter().map(Vec::len).sum::<usize>().saturating_sub(1);
    let first = (0..at).find(|first| tall(&blocks[*first..=at]) <= rows_above).unwrap_or(at);
    let fit = (first + 1..=blocks.len()).rfind(|end| tall(&blocks[first..*end]) <= rows_above);
    let end = fit.unwrap_or(first + 1).max(at + 1);
    let mut lines: Vec<Line> = blocks[first..end].concat();
    lines.truncate(if end < blocks.len() { rows_above } else { most_rows });
    let more = blocks.len() - end;
    if more > 0 && most_rows > 1 {
        let more = model.words.text(&msg!("screen.and-more", n = more));
        lines.resize(rows_above, Line::default());
        lines.push(Line::styled(format!("  {more}"), model.theme.quiet));
    }
    list::lines(frame, inner, &lines);
}

fn entry(
    model: &Model,
    event: &Event,
    claim: &Claim,
    chosen: bool,
    columns: usize,
) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let (stage, round) = (claim.reported.stage, claim.reported.round);
    let stage = stage.checked_sub(1).and_then(|at| event.stages.get(at));
    let round = stage.map_or_else(Message::nothing, |stage| stage.round_name(round));
    let from = msg!(
        "slips.inbox-row",
        n = claim.n,
        round,
        table = event.table_of_claim(claim),
        by = claim.sender(),
        time = claim.at.clock(),
    );
    let (there, claimed) = event.claim_in_words(claim).unwrap_or((None, Message::nothing()));
    let there = there.unwrap_or_else(|| msg!("slips.no-result"));
    let labels = [msg!("slips.inbox-there"), msg!("slips.inbox-claimed")]
        .map(|label| model.words.text(&label));
    let wide = labels.iter().map(|label| text::width(label) + 1).max().unwrap_or(0);
    let width = columns.saturating_sub(2);
    let wrapped = |message: &Message, width: usize| {
        text::wrapped(&text::sanitise(&model.words.text(message)), width.max(1))
    };
    // A long name takes a second line, so that the score is never cut off.
    let stated = |label: &str, result: &Message, style| {
        let lines = wrapped(result, width.saturating_sub(wide));
        let line = |(at, text): (usize, String)| {
            let label = if at == 0 { label } else { "" };
            Line::from(vec![
                Span::styled(format!("  {}", text::left(label, wide.min(width))), theme.quiet),
                Span::styled(text, style),
            ])
        };
        lines.into_iter().enumerate().map(line).collect::<Vec<_>>()
    };
    let sign = if chosen { CURSOR } else { " " };
    let style = if chosen { theme.cursor } else { theme.text };
    let from = text::cut(&text::sanitise(&model.words.text(&from)), width);
    let mut lines = vec![Line::from(vec![
        Span::styled(format!("{sign} "), theme.key),
        Span::styled(text::left(&from, width), style),
    ])];
    lines.extend(stated(&labels[0], &there, theme.text));
    lines.extend(stated(&labels[1], &claimed, theme.wanted));
    lines.push(Line::default());
    lines
}
