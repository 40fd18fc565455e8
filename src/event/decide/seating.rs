//! Fixed tables, and a pairing that goes to another table.

use super::decision::{Decision, two_of};
use super::table_ref::TableRef;
use crate::event::action::{LARGEST_TABLE, Moved};
use crate::event::finals::is_out;
use crate::event::{Action, Event, Id, Refusal, Stage};
use crate::msg;
use crate::words::Message;
use std::collections::{BTreeMap, BTreeSet};

/// The fixed tables of the entrants who may still play.
pub(super) struct Occupancy {
    tables: BTreeMap<Id, u32>,
    kept: BTreeSet<u32>,
}

impl Occupancy {
    /// `bracket` is the stage of an elimination round, in which some are out.
    pub(super) fn of(event: &Event, bracket: Option<&Stage>) -> Occupancy {
        let still_in = |id: Id| bracket.is_none_or(|stage| !is_out(event, stage, id));
        let tables: BTreeMap<Id, u32> = (event.active())
            .filter_map(|entrant| Some((entrant.id, entrant.table?)))
            .filter(|(id, _)| still_in(*id))
            .collect();
        Occupancy { kept: tables.values().copied().collect(), tables }
    }

    /// The fixed table of this entrant.
    pub(super) fn of_entrant(&self, id: Id) -> Option<u32> {
        self.tables.get(&id).copied()
    }

    /// Whether an entrant needs this table.
    pub(super) fn keeps(&self, table: u32) -> bool {
        self.kept.contains(&table)
    }

    /// The entrants who need this table.
    fn holders(&self, table: u32) -> impl Iterator<Item = Id> + '_ {
        self.tables.iter().filter(move |(_, own)| **own == table).map(|(id, _)| *id)
    }
}

/// Moves a pairing of the newest round to another table. If the table is occupied, the two
/// pairings change places.
pub(super) fn move_table(event: &Event, from: u32, to: u32) -> Result<Decision, Refusal> {
    let at = TableRef::find(event, None, None, from)?;
    let of = at.pairing.b.map(|b| [at.pairing.a, b]);
    let of = of.ok_or_else(|| Refusal(msg!("result.bye-needs-none")))?;
    if to == from {
        let pair = two_of(event, of);
        return Ok(Decision::unchanged(msg!("tables.there-already", pair, table = to)));
    }
    if !(1..=LARGEST_TABLE).contains(&to) {
        return Err(Refusal(msg!("tables.no-such-table", n = to, most = LARGEST_TABLE)));
    }
    let other = at.round.at_table(to);
    let begun = [Some(at.pairing), other].into_iter().flatten().find(|table| table.has_begun());
    if let Some(table) = begun.and_then(|pairing| pairing.table) {
        return Err(Refusal(msg!("tables.has-result", table)));
    }
    let with = other.and_then(|other| Some([other.a, other.b?]));
    let mut warnings = Vec::new();
    warnings.extend(with.map(|with| {
        let pair = two_of(event, with);
        msg!("tables.other-goes", pair, table = from)
    }));
    let bracket = Some(at.stage).filter(|stage| !stage.kind.is_preliminary());
    let kept = Occupancy::of(event, bracket);
    warnings.extend(broken(event, &kept, of, to));
    warnings.extend(with.into_iter().flat_map(|with| broken(event, &kept, with, from)));
    let hall = event.setup.tables.as_ref().filter(|hall| !hall.is_empty());
    if hall.is_some_and(|hall| !hall.contains(to)) {
        warnings.push(msg!("tables.not-in-the-hall", table = to));
    }
    let moved = Moved { stage: at.number, round: at.round.number, of, from, to, with };
    let told = msg!("tables.moved", pair = two_of(event, of), from, table = to);
    Ok(Decision::new(Action::Table(moved), told).warned(warnings))
}

/// The fixed tables that are not held if these two sit at this table.
pub(super) fn broken(event: &Event, kept: &Occupancy, of: [Id; 2], table: u32) -> Vec<Message> {
    let own = of.into_iter().filter_map(|id| Some((id, kept.of_entrant(id)?)));
    let moved = own
        .filter(|(_, own)| *own != table)
        .map(|(id, own)| msg!("tables.needs-another", name = event.label(id), table = own));
    let mut all: Vec<Message> = moved.collect();
    let holders: Vec<Id> = kept.holders(table).collect();
    if !holders.iter().any(|id| of.contains(id)) {
        let kept_for = |id: &Id| msg!("tables.kept-for", name = event.label(*id), table);
        all.extend(holders.iter().map(kept_for));
    }
    all
}

/// Warns if others have the same fixed table as this entrant, or the hall has no such table.
/// `others` are the names and fixed tables of the others.
pub(super) fn unusual_fixed(
    event: &Event,
    name: &str,
    table: Option<u32>,
    others: impl Iterator<Item = (String, u32)>,
) -> Vec<Message> {
    let Some(table) = table.filter(|table| *table > 0) else { return Vec::new() };
    let same = others.filter(|(_, own)| *own == table);
    let mut told: Vec<Message> =
        same.map(|(other, _)| msg!("tables.fixed-twice", name, other, table)).collect();
    let hall = event.setup.tables.as_ref().filter(|hall| !hall.is_empty());
    if hall.is_some_and(|hall| !hall.contains(table)) {
        told.push(msg!("tables.fixed-elsewhere", name, table));
    }
    told
}

/// The names and fixed tables of all who are in the event, without this one.
pub(super) fn fixed_tables(
    event: &Event,
    except: Option<Id>,
) -> impl Iterator<Item = (String, u32)> + '_ {
    let others = event.active().filter(move |entrant| Some(entrant.id) != except);
    others.filter_map(|entrant| Some((entrant.label().into_owned(), entrant.table?)))
}
