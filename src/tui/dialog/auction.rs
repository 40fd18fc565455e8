//! The bidding for contested units: first both units, then call by call.

use super::Dialog;
use super::follow::ClosedByOthers;
use crate::event::action::NewAuction;
use crate::event::auction::{Auction, Bidder, Call, ContestedUnit};
use crate::event::{Command, Event, Id, Side, Who};
use crate::msg;
use crate::ruleset::AuctionRules;
use crate::tui::cursor_move::CursorMove;
use crate::tui::dialog::Desk;
use crate::tui::keys::Key;
use crate::tui::text_field::TextField;
use crate::words::Message;

/// The digits of a bid; no pool has more.
const DIGITS: usize = 3;

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
    pub fn has_begun_text(&self) -> bool {
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
                let label = label(rules, UnitField::Pool);
                Err(msg!("aids.pool-too-large", label, n, most))
            }
            None => Ok(number),
        }
    }

    fn number(&self, of: Bidder, field: UnitField) -> Result<Option<u32>, Message> {
        match self.field(of, field).value().trim() {
            "" => Ok(None),
            text => text
                .parse()
                .map(Some)
                .map_err(|_| msg!("aids.no-number", label = plain_label(field), text)),
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
    pub fn units_again(&mut self) {
        (self.bids, self.typed, self.error_text) = (false, String::new(), None);
    }

    pub fn digit(&mut self, key: Key) {
        self.error_text = None;
        if let Some(sign) = key.sign().filter(|_| self.typed.len() < DIGITS) {
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
    pub(super) fn follow(self, event: &Event) -> Dialog {
        if self.desk.players(event) == Some(self.players) {
            return Dialog::Auction(Box::new(self));
        }
        let title = msg!("common.table", n = self.desk.table).capitalised();
        let why = msg!("dialog.table-is-gone", table = self.desk.table);
        Dialog::Closed(ClosedByOthers { title, why })
    }
}

/// The words before a line of the form.
pub fn label(rules: &AuctionRules, field: UnitField) -> Message {
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
