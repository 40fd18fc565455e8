//! The bidding for contested units: first both units, then call by call.

use super::confirm::ClosedByOthers;
use super::guided::{ERASE_TYPED, TYPE_DIGIT};
use super::{Desk, Dialog};
use crate::event::actions::NewAuction;
use crate::event::auction::{Auction, Bidder, Call, ContestedUnit};
use crate::event::{Command, Event, Id, Side, Who};
use crate::ruleset::AuctionRules;
use crate::tui::keys::{BACKSPACE, DIGITS};
use crate::tui::prelude::*;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(ContestedUnits, &[ENTER], START_BIDDING, msg!("keys.start")),
    bind!(ContestedUnits, &[DOWN, TAB], Down, msg!("time-call.field"), msg!("keys.next-field")),
    unhinted!(ContestedUnits, &[UP, BACK_TAB], Up, msg!("keys.add-before")),
    bind!(ContestedUnits, &[LEFT, RIGHT], OTHER_PLAYER, msg!("keys.other-player")),
    bind!(ContestedUnits, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(Bidding, &[ENTER], BID, msg!("keys.bid")),
    bind!(Bidding, &[ch('-')], PASS, msg!("aids.pass")),
    unhinted!(Bidding, DIGITS, TYPE_DIGIT, msg!("keys.digit-of-number")),
    bind!(Bidding, &[BACKSPACE], ERASE_TYPED, msg!("keys.undo")),
    bind!(Bidding, &[ESC], UNITS_AGAIN, msg!("keys.units")),
];

acts! {
    START_BIDDING = changes(|model, _| change(model, |dialog, rules| dialog.start(rules)));
    pub OTHER_PLAYER = changes(|model, press| change(model, |dialog, _| dialog.aside(press.key)));
    BID = causes(|model, _| bid(model)).unless(no_bid);
    PASS = changes(|model, _| change(model, |dialog, rules| dialog.call(rules, Call::Pass)))
        .unless(|model| no_more_calls(model).or_else(|| cannot_pass(model)));
    UNITS_AGAIN = changes(|model, _| change(model, |dialog, _| dialog.units_again()));
}

/// The digits of a bid; no pool has more.
const MOST_DIGITS: usize = 3;

/// A line of the form, the same for both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnitField {
    Name,
    Cost,
    Beneath,
    Pool,
}

impl UnitField {
    pub const ALL: [UnitField; 4] =
        [UnitField::Name, UnitField::Cost, UnitField::Beneath, UnitField::Pool];
}

#[derive(Debug)]
pub struct AuctionDialog {
    pub desk: Desk,
    /// The players at the table when the dialog was opened.
    pub players: [Id; 2],
    /// The player of the side that opens.
    pub opens: Side,
    /// The fields of each side, in the order of [`UnitField::ALL`].
    pub fields: [[TextField; 4]; 2],
    /// The line with the keys: 0 for who opens, then the first side's fields, then the second's.
    pub at: usize,
    pub calls: Vec<Call>,
    /// Whether the units are entered, and bids are.
    pub bids: bool,
    /// The digits of the next bid.
    pub typed: String,
    pub error_text: Option<Message>,
}

/// The lines that take the keys: who opens, and each side's fields.
const LINES: usize = 1 + 2 * UnitField::ALL.len();

impl AuctionDialog {
    pub fn new(event: &Event, desk: Desk) -> Option<AuctionDialog> {
        let players = desk.players(event)?;
        let fields = || {
            UnitField::ALL.map(|field| match field {
                UnitField::Beneath => TextField::suggested("0"),
                UnitField::Name | UnitField::Cost | UnitField::Pool => TextField::default(),
            })
        };
        Some(AuctionDialog {
            desk,
            players,
            opens: Side::A,
            fields: [fields(), fields()],
            at: 0,
            calls: Vec::new(),
            bids: false,
            typed: String::new(),
            error_text: None,
        })
    }

    /// The player of this side of the bidding.
    pub fn player(&self, of: Bidder) -> Id {
        let [a, b] = self.players;
        match (self.opens, of) {
            (Side::A, Bidder::First) | (Side::B, Bidder::Second) => a,
            (Side::B, Bidder::First) | (Side::A, Bidder::Second) => b,
        }
    }

    /// The field with the keys; None for the line that says who opens.
    pub fn focus(&self) -> Option<(Bidder, UnitField)> {
        let at = self.at.checked_sub(1)?;
        let bidder = Bidder::BOTH[usize::from(at >= UnitField::ALL.len())];
        Some((bidder, UnitField::ALL[at % UnitField::ALL.len()]))
    }

    pub fn field(&self, of: Bidder, field: UnitField) -> &TextField {
        &self.fields[of as usize][field as usize]
    }

    fn focused_field(&mut self) -> Option<&mut TextField> {
        let (bidder, field) = self.focus()?;
        Some(&mut self.fields[bidder as usize][field as usize])
    }

    pub fn step(&mut self, step: CursorMove) {
        self.at = match step {
            // Tab starts again at the first line.
            CursorMove::By(1) if self.at + 1 == LINES => 0,
            _ => step.from(self.at, LINES),
        };
    }

    /// Handles ← and →: the other player opens, or the cursor moves in a text.
    pub fn aside(&mut self, key: Key) {
        match self.focused_field() {
            Some(field) => drop(field.key(key)),
            None => self.opens = self.opens.other(),
        }
        self.error_text = None;
    }

    pub fn handle_text_key(&mut self, key: Key) {
        match self.focused_field() {
            Some(field) => drop(field.key(key)),
            None if key.sign().is_some() => self.opens = self.opens.other(),
            None => {}
        }
        self.error_text = None;
    }

    /// Whether the field with the keys is a text that is not empty.
    pub fn has_input(&self) -> bool {
        let field = self.focus().filter(|_| !self.bids);
        field.is_some_and(|(bidder, field)| !self.field(bidder, field).is_empty())
    }

    pub fn paste(&mut self, text: &str) {
        if let Some(field) = self.focused_field() {
            field.paste(text.trim());
        }
        self.error_text = None;
    }

    /// The bidding as far as it has come.
    ///
    /// # Errors
    /// Says which field is missing or wrong, or which call the units no longer allow.
    pub fn auction<'a>(&self, rules: &'a AuctionRules) -> Result<Auction<'a>, Message> {
        let units = [self.unit(rules, Bidder::First)?, self.unit(rules, Bidder::Second)?];
        let pools = match Bidder::BOTH.map(|bidder| self.pool(rules, bidder)) {
            [Ok(Some(one)), Ok(Some(other))] => Some([one, other]),
            [Ok(None), Ok(None)] => None,
            [Err(why), _] | [_, Err(why)] => return Err(why),
            _ => return Err(msg!("aids.both-pools")),
        };
        Auction::of(rules, units, pools)?.with(&self.calls)
    }

    fn unit(&self, rules: &AuctionRules, of: Bidder) -> Result<ContestedUnit, Message> {
        let side =
            || rules.sides.get(of as usize).map(|side| side.name.clone()).unwrap_or_default();
        let name = self.field(of, UnitField::Name).value().trim().to_owned();
        if name.is_empty() {
            return Err(msg!("aids.name-missing", side = side()));
        }
        let cost = self.number(of, UnitField::Cost)?;
        let cost = cost.ok_or_else(|| msg!("aids.cost-missing", side = side()))?;
        let beneath = self.number(of, UnitField::Beneath)?.unwrap_or(0);
        Ok(ContestedUnit { name, cost, beneath })
    }

    fn pool(&self, rules: &AuctionRules, of: Bidder) -> Result<Option<u32>, Message> {
        let number = self.number(of, UnitField::Pool)?;
        match number.filter(|n| *n > crate::event::auction::MOST) {
            Some(n) => {
                let most = crate::event::auction::MOST;
                let label = auction_label(rules, UnitField::Pool);
                Err(msg!("aids.pool-too-large", label, n, most))
            }
            None => Ok(number),
        }
    }

    fn number(&self, of: Bidder, field: UnitField) -> Result<Option<u32>, Message> {
        match self.field(of, field).value().trim() {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| {
                let text = msg!("commands.no-number", word = text);
                msg!("common.labelled", label = plain_label(field), text)
            }),
        }
    }

    /// Goes on to the bids, once both units are entered.
    pub fn start(&mut self, rules: &AuctionRules) {
        match self.auction(rules) {
            Ok(_) => (self.bids, self.error_text) = (true, None),
            Err(why) => self.error_text = Some(why),
        }
    }

    /// Goes back to the units; the bids stay.
    fn units_again(&mut self) {
        (self.bids, self.typed, self.error_text) = (false, String::new(), None);
    }

    pub fn digit(&mut self, key: Key) {
        self.error_text = None;
        if let Some(sign) = key.sign().filter(|_| self.typed.len() < MOST_DIGITS) {
            self.typed.push(sign);
        }
    }

    /// Takes back the last digit; without any, the newest call.
    pub fn erase(&mut self) {
        self.error_text = None;
        if self.typed.pop().is_none() {
            self.calls.pop();
        }
    }

    /// Takes a call of the player whose turn it is. A refused bid stays to be corrected.
    pub fn call(&mut self, rules: &AuctionRules, call: Call) {
        let called = self.auction(rules).and_then(|mut auction| auction.call(call));
        match called {
            Ok(()) => {
                self.calls.push(call);
                self.typed.clear();
                self.error_text = None;
            }
            Err(why) => self.error_text = Some(why),
        }
    }

    /// The command that records the bidding.
    pub fn command(&self, rules: &AuctionRules) -> Result<Command, Message> {
        let auction = self.auction(rules)?;
        let unit = |bidder: Bidder| {
            let id = auction.side(bidder).map(|side| side.id.clone()).unwrap_or_default();
            (id, auction.unit(bidder).clone())
        };
        let force = auction.pool(Bidder::First).zip(auction.pool(Bidder::Second));
        Ok(Command::Auction(NewAuction {
            table: self.desk.table,
            units: Bidder::BOTH.map(unit).into(),
            bids: self.calls.clone(),
            force: force.map(|(one, other)| [one, other]),
            opens: Some(Who::id(self.player(Bidder::First))),
        }))
    }

    /// Closes if other players sit at the table now.
    pub(super) fn follow(&self, event: &Event) -> Result<(), ClosedByOthers> {
        match self.desk.players(event) == Some(self.players) {
            true => Ok(()),
            false => Err(ClosedByOthers::without_table(self.desk.table)),
        }
    }
}

/// The words before a line of the form.
fn auction_label(rules: &AuctionRules, field: UnitField) -> Message {
    match field {
        UnitField::Pool => msg!("aids.pool-of", resource = &rules.resource),
        field => plain_label(field),
    }
}

fn plain_label(field: UnitField) -> Message {
    match field {
        UnitField::Name => msg!("aids.unit"),
        UnitField::Cost => msg!("aids.cost-of"),
        UnitField::Beneath => msg!("aids.beneath-of"),
        UnitField::Pool => msg!("aids.pool"),
    }
}

/// Opens the bidding at the desk's table.
pub fn open(model: &mut Model) {
    let Some(desk) = model.desk().cloned() else { return };
    let dialog = model.event().and_then(|event| AuctionDialog::new(event, desk));
    if let Some(dialog) = dialog {
        model.ask(Dialog::Auction(Box::new(dialog)));
    }
}

/// The bidding on top, with the rules of its game.
fn bidding_mut(model: &mut Model) -> Option<(&mut AuctionDialog, &AuctionRules)> {
    let (dialog, event) = model.top_mut::<AuctionDialog>()?;
    Some((dialog, event.ruleset.auction.as_ref()?))
}

/// Changes the bidding by a key that saves nothing.
fn change(model: &mut Model, change: impl FnOnce(&mut AuctionDialog, &AuctionRules)) {
    if let Some((dialog, rules)) = bidding_mut(model) {
        change(dialog, rules);
    }
}

/// Handles Enter in the bidding: it makes the typed bid, and records a bidding that is over.
fn bid(model: &mut Model) -> Vec<Effect> {
    let Some((dialog, rules)) = bidding_mut(model) else { return Vec::new() };
    let over = dialog.auction(rules).is_ok_and(|auction| auction.turn().is_none());
    match (over, dialog.command(rules)) {
        (true, Ok(command)) => {
            model.pending = model.dialogs.pop();
            return vec![Effect::Commit(command)];
        }
        (true, Err(why)) => dialog.error_text = Some(why),
        (false, _) => {
            if let Ok(n) = dialog.typed.parse() {
                dialog.call(rules, Call::Bid(n));
            }
        }
    }
    Vec::new()
}

pub fn no_auction(model: &Model) -> Option<Message> {
    model.event()?.ruleset.auction.is_none().then(|| msg!("aids.not-in-this-game"))
}

/// The bidding on top, with the rules of its game.
fn bidding(model: &Model) -> Option<(&AuctionDialog, Auction<'_>)> {
    let (dialog, event) = model.top::<AuctionDialog>()?;
    Some((dialog, dialog.auction(event.ruleset.auction.as_ref()?).ok()?))
}

/// Why Enter does nothing: no bid is typed.
fn no_bid(model: &Model) -> Option<Message> {
    let (dialog, auction) = bidding(model)?;
    let pass = || key_for(Context::Bidding, PASS);
    let none = dialog.typed.is_empty() && auction.turn().is_some();
    none.then(|| msg!("aids.type-a-bid", pass = pass()))
}

pub fn no_more_calls(model: &Model) -> Option<Message> {
    let (_, auction) = bidding(model)?;
    let save = || key_for(Context::Bidding, BID);
    auction.turn().is_none().then(|| msg!("aids.no-more-calls", save = save()))
}

fn cannot_pass(model: &Model) -> Option<Message> {
    let (_, mut auction) = bidding(model)?;
    auction.call(Call::Pass).err()
}

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
            let BidLines { calls, mut advice, asked } = bids(model, dialog, auction, columns);
            advice.splice(0..0, std::iter::once(Line::default()).chain(calls));
            advice.extend(asked);
            advice
        }
        None => notes(model, dialog, rules, columns),
    };
    let rows = match &auction {
        Some(auction) => 5 + usize::from(auction.pool(Bidder::First).is_some()),
        None => 2 + UnitField::ALL.len(),
    };
    if let Some(auction) = &auction {
        let most_rows = usize::from(keys.room(model, body, columns as u16));
        if columns < FEW_COLUMNS || rows + below.len() > most_rows {
            let lines = short(model, dialog, (auction, event), columns, most_rows);
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
    let short = [msg!("keys.player").capitalised(), msg!("aids.unit")];
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
        None => form(&mut row, dialog, rules, event),
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
fn shared(columns: usize, [one, other]: [usize; 2]) -> usize {
    let half = columns / 2;
    match (one > half, other > half) {
        (true, false) => one.min(columns.saturating_sub(other)),
        (false, true) => columns.saturating_sub(other).max(one),
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
        let columns = row.width - label;
        let first = shared(columns.into(), self.names) as u16;
        let one = Rect { x: row.x + label, width: first, ..row };
        let other = Rect { x: one.right(), width: columns - first, ..row };
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
        for (cell, (text, style)) in [one, other].into_iter().zip(texts) {
            let text = text::cut(&text, usize::from(cell.width.saturating_sub(1)));
            list::put(self.frame, cell, Line::styled(text, style));
        }
    }
}

/// The form for both units, with the field that has the keys.
fn form(row: &mut Row, dialog: &AuctionDialog, rules: &AuctionRules, event: &Event) {
    let (theme, words) = (&row.model.theme, &row.model.words);
    if let Some([before, one, other]) = row.next() {
        let focused = dialog.focus().is_none();
        let sign = if focused { CURSOR } else { " " };
        row.label(
            before,
            &format!("{sign} {}", words.text(&msg!("keys.player").capitalised())),
            focused,
        );
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
            let focused = here.is_some_and(|(at, _)| at == bidder);
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
    let why = dialog.error_text.iter().flat_map(|why| wrapped(model, why, columns, theme.refused));
    let remarks = remarks.chain([pools]);
    let remarks = remarks.flat_map(|remark| wrapped(model, &remark, columns, theme.quiet));
    why.chain([Line::default()]).chain(remarks).collect()
}

fn wrapped(model: &Model, message: &Message, columns: usize, style: Style) -> Vec<Line<'static>> {
    list::wrapped(&model.words.text(message), columns, style)
}

/// The units, what each total is made of, who leads, and the least bid that leads.
fn standing(row: &mut Row, dialog: &AuctionDialog, auction: &Auction, event: &Event) {
    let (theme, words) = (&row.model.theme, &row.model.words);
    let in_words = |message: Message| words.text(&message);
    let names = Bidder::BOTH
        .map(|bidder| (text::sanitise(&event.label(dialog.player(bidder))), theme.text));
    row.texts(&in_words(msg!("keys.player").capitalised()), names);
    let units = Bidder::BOTH.map(|bidder| (auction.unit(bidder).name.clone(), theme.text));
    row.texts(&in_words(msg!("aids.unit")), units);
    let totals = Bidder::BOTH.map(|bidder| total(row.model, auction, bidder));
    row.texts(&in_words(msg!("aids.total")), totals);
    let least = Bidder::BOTH.map(|bidder| {
        let least = auction.least_leading(bidder);
        (least.map_or_else(String::new, |n| n.to_string()), theme.field)
    });
    row.texts(&in_words(msg!("aids.least-that-leads")), least);
    let pools = Bidder::BOTH.map(|bidder| auction.pool(bidder));
    if let [Some(one), Some(other)] = pools {
        let pools = [one, other].map(|pool| (pool.to_string(), theme.text));
        row.texts(&in_words(auction_label(auction.rules(), UnitField::Pool)), pools);
    }
}

/// What a side's total is made of, and whether it leads.
fn total(model: &Model, auction: &Auction, bidder: Bidder) -> (String, Style) {
    let theme = &model.theme;
    let in_words = |message: Message| model.words.text(&message);
    let Some(sum) = auction.sum(bidder) else {
        return (in_words(msg!("aids.not-opened", worth = auction.worth(bidder))), theme.quiet);
    };
    let sum = in_words(sum);
    if auction.leader() != Some(bidder) {
        return (sum, theme.text);
    }
    let word = match auction.winner() {
        Some(_) => msg!("aids.wins-it"),
        None => msg!("aids.leads"),
    };
    (format!("{sum}  {}", in_words(word)), theme.wanted)
}

/// The bidding in a small window: each side's total below its player. The bid that is typed is
/// always among the lines, and what it needs comes before what has been.
fn short(
    model: &Model,
    dialog: &AuctionDialog,
    (auction, event): (&Auction, &Event),
    columns: usize,
    rows: usize,
) -> Vec<Line<'static>> {
    let (theme, words) = (&model.theme, &model.words);
    let sides = Bidder::BOTH.into_iter().flat_map(|bidder| {
        let side = auction.side_name(bidder);
        let player = event.label(dialog.player(bidder));
        let between = text::width(&words.arg(&side)) + " ()".len();
        let player = text::cut_name(&player, columns.saturating_sub(between));
        let head = words.text(&msg!("common.bracketed", text = side, note = player));
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
    let BidLines { calls, advice, asked } = bids(model, dialog, auction, columns);
    // In the order in which they stand, each with its turn to give way.
    let mut parts = [(2, sides), (1, pool), (0, calls), (3, advice), (4, asked)];
    for turn in 0..4 {
        let over = parts.iter().map(|(_, lines)| lines.len()).sum::<usize>().saturating_sub(rows);
        let giving = parts.iter_mut().find(|(at, _)| *at == turn);
        giving.into_iter().for_each(|(_, lines)| lines.truncate(lines.len().saturating_sub(over)));
    }
    parts.into_iter().flat_map(|(_, lines)| lines).collect()
}

/// The lines about a bidding, which stand one below the other.
struct BidLines {
    calls: Vec<Line<'static>>,
    /// The advice; at the end, who pays what.
    advice: Vec<Line<'static>>,
    /// The bid that is typed, and why the last one was refused.
    asked: Vec<Line<'static>>,
}

fn bids(model: &Model, dialog: &AuctionDialog, auction: &Auction, columns: usize) -> BidLines {
    let (theme, words) = (&model.theme, &model.words);
    let called: Vec<Arg> = dialog.calls.iter().map(|call: &Call| call.phrase().into()).collect();
    let mut calls = Vec::new();
    if !called.is_empty() {
        let sentence = msg!("aids.calls-so-far", calls = Arg::Series(called));
        calls = wrapped(model, &sentence, columns, theme.quiet);
    }
    let outcome = auction.outcome().into_iter().flatten();
    let in_lines = |line: Message| wrapped(model, &line, columns, theme.text);
    let advice = outcome.chain(auction.advice()).flat_map(in_lines).collect();
    let typed = auction.turn().map(|turn| {
        let asked = words.text(&msg!("aids.to-call", side = auction.side_name(turn)));
        Line::from(vec![
            Span::styled(asked, theme.warning),
            Span::styled(format!(" {}▏", dialog.typed), theme.field),
        ])
    });
    let why = dialog.error_text.iter().flat_map(|why| wrapped(model, why, columns, theme.refused));
    BidLines { calls, advice, asked: typed.into_iter().chain(why).collect() }
}
