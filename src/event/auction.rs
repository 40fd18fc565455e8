//! The bidding of two players for units, only one of which may stay.
//!
//! It knows whose turn it is, who leads, and who pays what.

use crate::msg;
use crate::ruleset::{AuctionRules, AuctionSide};
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};

/// The largest number in a bidding; no card and no pool has more.
pub const MOST: u32 = 999;

/// One of the two who bid, in the order of the ruleset's sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bidder {
    /// The one who opens.
    First,
    Second,
}

impl Bidder {
    pub const BOTH: [Bidder; 2] = [Bidder::First, Bidder::Second];

    pub fn other(self) -> Bidder {
        match self {
            Bidder::First => Bidder::Second,
            Bidder::Second => Bidder::First,
        }
    }

    fn of_call(at: usize) -> Bidder {
        if at.is_multiple_of(2) { Bidder::First } else { Bidder::Second }
    }
}

/// A unit that is contested: the top card's name and build cost, and the cards beneath it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContestedUnit {
    pub name: String,
    pub cost: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub beneath: u32,
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// A bid or a pass, in the file a number or the word `pass`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenCall", into = "WrittenCall")]
pub enum Call {
    Bid(u32),
    Pass,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum WrittenCall {
    Bid(u32),
    Word(PassWord),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PassWord {
    Pass,
}

impl From<WrittenCall> for Call {
    fn from(written: WrittenCall) -> Call {
        match written {
            WrittenCall::Bid(n) => Call::Bid(n),
            WrittenCall::Word(PassWord::Pass) => Call::Pass,
        }
    }
}

impl From<Call> for WrittenCall {
    fn from(call: Call) -> WrittenCall {
        match call {
            Call::Bid(n) => WrittenCall::Bid(n),
            Call::Pass => WrittenCall::Word(PassWord::Pass),
        }
    }
}

impl Call {
    pub fn phrase(self) -> Message {
        match self {
            Call::Bid(n) => Message::verbatim(n.to_string()),
            Call::Pass => msg!("aids.pass"),
        }
    }
}

/// A bidding as far as it has come.
///
/// The first side opens, then the second does; after that they take turns, raising or passing.
/// A raise exceeds the player's own last bid. Two passes in a row end the bidding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Auction<'a> {
    rules: &'a AuctionRules,
    units: [ContestedUnit; 2],
    /// The force that each side can bid with; None if it was not counted.
    pools: Option<[u32; 2]>,
    calls: Vec<Call>,
}

impl<'a> Auction<'a> {
    /// A bidding without any calls yet.
    ///
    /// # Errors
    /// A number is larger than any in the game.
    pub fn of(
        rules: &'a AuctionRules,
        units: [ContestedUnit; 2],
        pools: Option<[u32; 2]>,
    ) -> Result<Auction<'a>, Message> {
        let numbers = units.iter().flat_map(|unit| [unit.cost, unit.beneath]);
        if let Some(n) = numbers.chain(pools.into_iter().flatten()).find(|n| *n > MOST) {
            return Err(msg!("aids.overkill-too-large", n, most = MOST));
        }
        Ok(Auction { rules, units, pools, calls: Vec::new() })
    }

    /// The same with these calls, each checked.
    ///
    /// # Errors
    /// The first call that breaks the rules, and why.
    pub fn with(mut self, calls: &[Call]) -> Result<Auction<'a>, Message> {
        for (at, call) in calls.iter().enumerate() {
            self.call(*call).map_err(|why| msg!("aids.call-number", n = at + 1, why))?;
        }
        Ok(self)
    }

    /// Takes the call of the player whose turn it is.
    ///
    /// # Errors
    /// The call breaks the rules; the bidding is unchanged.
    pub fn call(&mut self, call: Call) -> Result<(), Message> {
        let Some(turn) = self.turn() else { return Err(msg!("aids.over")) };
        let own = self.bid(turn);
        let side = || self.side_name(turn);
        match (call, own) {
            (Call::Pass, None) => return Err(msg!("aids.opens-with-a-bid", side = side())),
            (Call::Bid(n), _) if n > MOST => {
                return Err(msg!("aids.overkill-too-large", n, most = MOST));
            }
            (Call::Bid(n), Some(own)) if n <= own => {
                return Err(msg!("aids.no-raise", side = side(), n, own));
            }
            (Call::Bid(n), _) => {
                if let Some(pool) = self.pool(turn).filter(|pool| n > *pool) {
                    let resource = &self.rules.resource;
                    return Err(msg!("aids.beyond-pool", side = side(), n, pool, resource));
                }
            }
            (Call::Pass, Some(_)) => {}
        }
        self.calls.push(call);
        Ok(())
    }

    pub fn unit(&self, of: Bidder) -> &ContestedUnit {
        &self.units[of as usize]
    }

    pub fn pool(&self, of: Bidder) -> Option<u32> {
        self.pools.map(|pools| pools[of as usize])
    }

    pub fn rules(&self) -> &'a AuctionRules {
        self.rules
    }

    pub fn side(&self, of: Bidder) -> Option<&'a AuctionSide> {
        self.rules.sides.get(of as usize)
    }

    pub fn side_name(&self, of: Bidder) -> Arg {
        Arg::or_empty(self.side(of).map(|side| &side.name))
    }

    /// The player whose turn it is; None once both have passed in a row.
    pub fn turn(&self) -> Option<Bidder> {
        let over = self.calls.ends_with(&[Call::Pass, Call::Pass]);
        (!over).then(|| Bidder::of_call(self.calls.len()))
    }

    /// The player's own last bid; None before they open.
    pub fn bid(&self, of: Bidder) -> Option<u32> {
        let own = self.calls.iter().enumerate().rev().filter(|(at, _)| Bidder::of_call(*at) == of);
        own.map(|(_, call)| call).find_map(|call| match call {
            Call::Bid(n) => Some(*n),
            Call::Pass => None,
        })
    }

    /// The value of the unit without any bid.
    pub fn worth(&self, of: Bidder) -> u32 {
        let unit = self.unit(of);
        unit.cost + unit.beneath * self.rules.beneath
    }

    /// The unit's value plus the player's own last bid; None before they open.
    pub fn total(&self, of: Bidder) -> Option<u32> {
        Some(self.worth(of) + self.bid(of)?)
    }

    fn wins_ties(&self, of: Bidder) -> bool {
        self.side(of).is_some_and(|side| side.id == self.rules.ties)
    }

    /// The player who leads, once both have opened.
    pub fn leader(&self) -> Option<Bidder> {
        let [first, second] = Bidder::BOTH.map(|bidder| self.total(bidder));
        let (first, second) = (first?, second?);
        Some(match first.cmp(&second) {
            std::cmp::Ordering::Greater => Bidder::First,
            std::cmp::Ordering::Less => Bidder::Second,
            std::cmp::Ordering::Equal if self.wins_ties(Bidder::First) => Bidder::First,
            std::cmp::Ordering::Equal => Bidder::Second,
        })
    }

    /// The least bid with which this player leads; None before the other one opens.
    ///
    /// It may be more than the player has. For the player who already leads, it is at most their
    /// last bid.
    pub fn least_leading(&self, of: Bidder) -> Option<u32> {
        let wanted = self.total(of.other())? + u32::from(!self.wins_ties(of));
        Some(wanted.saturating_sub(self.worth(of)))
    }

    /// The winner, once the bidding is over.
    pub fn winner(&self) -> Option<Bidder> {
        if self.turn().is_some() { None } else { self.leader() }
    }

    /// The payments and the fate of each unit, the winner first; None while the bidding goes on.
    pub fn outcome(&self) -> Option<Vec<Message>> {
        let winner = self.winner()?;
        let loser = winner.other();
        let (high, low) = (self.total(winner)?, self.total(loser)?);
        let (side, rules) = (self.side_name(winner), self.rules);
        let won = match high == low {
            true => msg!("aids.wins-tie", side, n = high),
            false => msg!("aids.wins", side, high, low),
        };
        let paid = msg!(
            "aids.pays",
            side = self.side_name(winner),
            n = self.bid(winner)?,
            resource = &rules.resource,
            unit = &self.unit(winner).name,
            fate = &rules.winner
        );
        let kept = msg!(
            "aids.pays-nothing",
            side = self.side_name(loser),
            unit = &self.unit(loser).name,
            fate = &rules.loser
        );
        Some(vec![won, paid, kept])
    }

    /// The winner and the price, in a few words; None while the bidding goes on.
    pub(super) fn outcome_in_short(&self) -> Option<Message> {
        let winner = self.winner()?;
        let (side, resource) = (self.side_name(winner), &self.rules.resource);
        Some(msg!("aids.won", side, n = self.bid(winner)?, resource))
    }

    /// The sum behind this player's total: `6 + 1 + 2 = 9`; None before they open.
    pub fn sum(&self, of: Bidder) -> Option<Message> {
        let (unit, bid) = (self.unit(of), self.bid(of)?);
        let beneath = (unit.beneath > 0).then_some(unit.beneath * self.rules.beneath);
        let terms = [Some(unit.cost), beneath, Some(bid)];
        let terms = terms.into_iter().flatten().map(Arg::from).collect();
        Some(msg!("aids.sum", terms = Arg::Sum(terms), total = self.worth(of) + bid))
    }

    /// Advises the player whose turn it is: the least bid that leads, if any can.
    pub fn advice(&self) -> Option<Message> {
        let turn = self.turn()?;
        let side = self.side_name(turn);
        let resource = &self.rules.resource;
        let Some(least) = self.least_leading(turn) else {
            return Some(msg!("aids.opens", side, resource));
        };
        Some(match (self.leader() == Some(turn), self.pool(turn)) {
            (true, _) => msg!("aids.leads-already", side),
            (false, Some(pool)) if pool < least => {
                msg!("aids.cannot-lead", side, least, pool, resource)
            }
            (false, _) => msg!("aids.least", side, least),
        })
    }
}

#[cfg(test)]
mod tests;
