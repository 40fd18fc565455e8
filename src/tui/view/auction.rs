//! Draws the bidding for contested units: both sides beside each other.

use super::dialog_box::{KeyList, Width, boxed};
use super::list;
use crate::event::Event;
use crate::event::auction::{Auction, Bidder, Call};
use crate::msg;
use crate::ruleset::AuctionRules;
use crate::tui::dialog::{AuctionDialog, UnitField, auction_label};
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::CURSOR;
use crate::words::{Arg, Message};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Columns of the words before a row, with room for the longest.
const LABEL: usize = 20;
/// With fewer columns a total and who leads cannot stand beside those of the other side.
const FEW_COLUMNS: usize = 64;

pub fn draw(model: &Model, dialog: &AuctionDialog, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let Some(event) = model.event() else { return };
    let Some(rules) = &event.ruleset.auction else { return };
    let table = msg!("common.table", n = dialog.desk.table);
    let title = msg!("common.dotted", one = &rules.name, other = table);
    let title = model.words.text(&title);
    let columns = usize::from(Width::Wide.columns(body));
    let auction = dialog.auction(rules).ok().filter(|_| dialog.bids);
    let below = match &auction {
        Some(auction) => {
            let Told { calls, mut said, asked } = bids(model, dialog, auction, columns);
            said.splice(0..0, std::iter::once(Line::default()).chain(calls));
            said.extend(asked);
            said
        }
        None => notes(model, dialog, rules, columns),
    };
    let rows = match &auction {
        Some(auction) => 5 + usize::from(auction.pool(Bidder::First).is_some()),
        None => 2 + UnitField::ALL.len(),
    };
    if let Some(auction) = &auction {
        let room = usize::from(keys.room(model, body, columns as u16));
        if columns < FEW_COLUMNS || rows + below.len() > room {
            let lines = short(model, dialog, (auction, event), columns, room);
            let size = (Width::Wide, lines.len() as u16);
            let inner = boxed(frame, model, keys, body, size, &title);
            list::lines(frame, inner, &lines);
            return;
        }
    }
    let size = (Width::Wide, (rows + below.len()) as u16);
    let inner = boxed(frame, model, keys, body, size, &title);
    let side = |bidder: Bidder| Arg::or_empty(rules.sides.get(bidder as usize).map(|s| &s.name));
    let head = Bidder::BOTH.map(|bidder| model.words.arg(&side(bidder)));
    let theme = &model.theme;
    // In a narrow box the names begin behind their own short labels.
    let short = [msg!("aids.player"), msg!("aids.unit")];
    let short = short.map(|label| text::width(&model.words.text(&label)) + 3);
    let before = match columns < FEW_COLUMNS {
        true => short.into_iter().max().unwrap_or(LABEL).min(LABEL),
        false => LABEL,
    };
    // Both brackets around a name, and a blank between the names.
    let of = |bidder: Bidder| text::width(&event.label(dialog.player(bidder))) + 2;
    let names = match auction {
        None => [of(Bidder::First) + 1, of(Bidder::Second)],
        Some(_) => [0; 2],
    };
    let mut row = Row { model, frame, area: inner, before, names };
    row.texts("", head.map(|name| (name, theme.title_focused)));
    match &auction {
        Some(auction) => standing(&mut row, dialog, auction, event),
        None => form(&mut row, dialog, rules, (event, keys.top)),
    }
    let area = row.area;
    list::lines(frame, area, &below);
}

/// The rows of the box, drawn one below the other.
struct Row<'a, 'b> {
    model: &'a Model,
    frame: &'a mut Frame<'b>,
    area: Rect,
    /// The columns of the words before a row.
    before: usize,
    /// The columns that each side needs, if that is more than half of them.
    names: [usize; 2],
}

/// The columns of the first side: half of them, unless that would cut a name that fits.
fn shared(room: usize, [one, other]: [usize; 2]) -> usize {
    let half = room / 2;
    match (one > half, other > half) {
        (true, false) => one.min(room.saturating_sub(other)),
        (false, true) => room.saturating_sub(other).max(one),
        _ => half,
    }
}

impl Row<'_, '_> {
    /// The cells of the next row: its label, and one for each side.
    fn next(&mut self) -> Option<[Rect; 3]> {
        if self.area.height == 0 {
            return None;
        }
        let row = Rect { height: 1, ..self.area };
        self.area = Rect { y: row.y + 1, height: self.area.height - 1, ..self.area };
        let label = (self.before as u16).min(row.width);
        let room = row.width - label;
        let first = shared(room.into(), self.names) as u16;
        let one = Rect { x: row.x + label, width: first, ..row };
        let other = Rect { x: one.right(), width: room - first, ..row };
        Some([Rect { width: label, ..row }, one, other])
    }

    fn label(&mut self, at: Rect, text: &str, focused: bool) {
        let theme = &self.model.theme;
        let style = if focused { theme.key } else { theme.quiet };
        let text = text::left(text, usize::from(at.width));
        list::put(self.frame, at, Line::styled(text, style));
    }

    fn texts(&mut self, label: &str, texts: [(String, Style); 2]) {
        let Some([before, one, other]) = self.next() else { return };
        self.label(before, label, false);
        for (cell, (said, style)) in [one, other].into_iter().zip(texts) {
            let said = text::cut(&said, usize::from(cell.width.saturating_sub(1)));
            list::put(self.frame, cell, Line::styled(said, style));
        }
    }
}

/// The form for both units, with the field that has the keys.
fn form(row: &mut Row, dialog: &AuctionDialog, rules: &AuctionRules, (event, top): (&Event, bool)) {
    let (theme, words) = (&row.model.theme, &row.model.words);
    if let Some([before, one, other]) = row.next() {
        let focused = dialog.focus().is_none();
        let sign = if focused { CURSOR } else { " " };
        row.label(before, &format!("{sign} {}", words.text(&msg!("aids.player"))), focused);
        for (cell, bidder) in [one, other].into_iter().zip(Bidder::BOTH) {
            let blank = if bidder == Bidder::First { 3 } else { 2 };
            let columns = usize::from(cell.width.saturating_sub(blank));
            let name = text::cut_name(&event.label(dialog.player(bidder)), columns);
            let style = if focused { theme.field } else { theme.text };
            list::put(row.frame, cell, Line::styled(format!("‹{name}›"), style));
        }
    }
    for field in UnitField::ALL {
        if field != UnitField::Name {
            (row.before, row.names) = (LABEL, [0; 2]);
        }
        let Some([before, one, other]) = row.next() else { return };
        let here = dialog.focus().filter(|(_, focused)| *focused == field);
        let sign = if here.is_some() { CURSOR } else { " " };
        let label = words.text(&auction_label(rules, field));
        row.label(before, &format!("{sign} {label}"), here.is_some());
        for (cell, bidder) in [one, other].into_iter().zip(Bidder::BOTH) {
            let cell = Rect { width: cell.width.saturating_sub(2), ..cell };
            let focused = top && here.is_some_and(|(at, _)| at == bidder);
            list::field(row.frame, cell, theme, dialog.field(bidder, field), focused);
        }
    }
}

/// Remarks for both players before the first bid, below the reason of a refusal.
fn notes(
    model: &Model,
    dialog: &AuctionDialog,
    rules: &AuctionRules,
    columns: usize,
) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let remarks = rules.remarks.iter().map(|text| msg!("common.text", text));
    let pools = msg!("aids.pool-may-stay-empty");
    let why = dialog.error_text.iter().flat_map(|why| told(model, why, columns, theme.refused));
    let remarks = remarks.chain([pools]);
    let remarks = remarks.flat_map(|said| told(model, &said, columns, theme.quiet));
    why.chain([Line::default()]).chain(remarks).collect()
}

fn told(model: &Model, said: &Message, columns: usize, style: Style) -> Vec<Line<'static>> {
    let lines = text::wrapped(&model.words.text(said), columns);
    lines.into_iter().map(|line| Line::styled(line, style)).collect()
}

/// The units, what each total is made of, who leads, and the least bid that leads.
fn standing(row: &mut Row, dialog: &AuctionDialog, auction: &Auction, event: &Event) {
    let (theme, words) = (&row.model.theme, &row.model.words);
    let tell = |said: Message| words.text(&said);
    let names = Bidder::BOTH
        .map(|bidder| (text::sanitise(&event.label(dialog.player(bidder))), theme.text));
    row.texts(&tell(msg!("aids.player")), names);
    let units = Bidder::BOTH.map(|bidder| (auction.unit(bidder).name.clone(), theme.text));
    row.texts(&tell(msg!("aids.unit")), units);
    let totals = Bidder::BOTH.map(|bidder| total(row.model, auction, bidder));
    row.texts(&tell(msg!("aids.total")), totals);
    let least = Bidder::BOTH.map(|bidder| {
        let least = auction.least_leading(bidder);
        (least.map_or_else(String::new, |n| n.to_string()), theme.field)
    });
    row.texts(&tell(msg!("aids.least-that-leads")), least);
    let pools = Bidder::BOTH.map(|bidder| auction.pool(bidder));
    if let [Some(one), Some(other)] = pools {
        let pools = [one, other].map(|pool| (pool.to_string(), theme.text));
        row.texts(&tell(auction_label(auction.rules(), UnitField::Pool)), pools);
    }
}

/// What a side's total is made of, and whether it leads.
fn total(model: &Model, auction: &Auction, bidder: Bidder) -> (String, Style) {
    let theme = &model.theme;
    let tell = |said: Message| model.words.text(&said);
    let Some(sum) = auction.sum(bidder) else {
        return (tell(msg!("aids.not-opened", worth = auction.worth(bidder))), theme.quiet);
    };
    let sum = tell(sum);
    if auction.leader() != Some(bidder) {
        return (sum, theme.text);
    }
    let word = match auction.winner() {
        Some(_) => msg!("aids.wins-it"),
        None => msg!("aids.leads"),
    };
    (format!("{sum}  {}", tell(word)), theme.wanted)
}

/// The bidding in a small window: each side's total below its player. The bid that is typed is
/// always among the lines, and what it needs comes before what has been.
fn short(
    model: &Model,
    dialog: &AuctionDialog,
    (auction, event): (&Auction, &Event),
    columns: usize,
    room: usize,
) -> Vec<Line<'static>> {
    let (theme, words) = (&model.theme, &model.words);
    let sides = Bidder::BOTH.into_iter().flat_map(|bidder| {
        let side = auction.side_name(bidder);
        let player = event.label(dialog.player(bidder));
        let between = text::width(&words.arg(&side)) + " ()".len();
        let player = text::cut_name(&player, columns.saturating_sub(between));
        let head = words.text(&msg!("aids.side-of-player", side, player));
        let (total, style) = total(model, auction, bidder);
        let head = Line::styled(text::cut(&head, columns), theme.title_focused);
        [head, Line::styled(text::cut(&format!("  {total}"), columns), style)]
    });
    let sides: Vec<Line> = sides.collect();
    let pools = Bidder::BOTH.map(|bidder| auction.pool(bidder));
    let mut pool = Vec::new();
    if let [Some(one), Some(other)] = pools {
        let label = words.text(&auction_label(auction.rules(), UnitField::Pool));
        pool = vec![Line::styled(
            text::cut(&format!("{label}: {one} – {other}"), columns),
            theme.text,
        )];
    }
    let Told { calls, said, asked } = bids(model, dialog, auction, columns);
    // In the order in which they stand, each with its turn to give way.
    let mut parts = [(2, sides), (1, pool), (0, calls), (3, said), (4, asked)];
    for turn in 0..4 {
        let over = parts.iter().map(|(_, lines)| lines.len()).sum::<usize>().saturating_sub(room);
        let giving = parts.iter_mut().find(|(at, _)| *at == turn);
        giving.into_iter().for_each(|(_, lines)| lines.truncate(lines.len().saturating_sub(over)));
    }
    parts.into_iter().flat_map(|(_, lines)| lines).collect()
}

/// The lines about a bidding, which stand one below the other.
struct Told {
    calls: Vec<Line<'static>>,
    /// The advice; at the end, who pays what.
    said: Vec<Line<'static>>,
    /// The bid that is typed, and why the last one was refused.
    asked: Vec<Line<'static>>,
}

fn bids(model: &Model, dialog: &AuctionDialog, auction: &Auction, columns: usize) -> Told {
    let (theme, words) = (&model.theme, &model.words);
    let tell = |said: &Message| told(model, said, columns, theme.text);
    let called: Vec<Arg> = dialog.calls.iter().map(|call: &Call| call.phrase().into()).collect();
    let mut calls = Vec::new();
    if !called.is_empty() {
        let said = msg!("aids.calls-so-far", calls = Arg::Series(called));
        calls = told(model, &said, columns, theme.quiet);
    }
    let outcome = auction.outcome().into_iter().flatten();
    let said = outcome.chain(auction.advice()).flat_map(|said| tell(&said)).collect();
    let typed = auction.turn().map(|turn| {
        let asked = words.text(&msg!("aids.to-call", side = auction.side_name(turn)));
        Line::from(vec![
            Span::styled(asked, theme.warning),
            Span::styled(format!(" {}▏", dialog.typed), theme.field),
        ])
    });
    let why = dialog.error_text.iter().flat_map(|why| told(model, why, columns, theme.refused));
    Told { calls, said, asked: typed.into_iter().chain(why).collect() }
}
