//! Checks every rule of an event.
//!
//! A command is decided against the present state. It becomes one action or a refusal.

mod again;
mod aids;
mod apart;
mod begun;
mod bracket;
mod byes;
mod call;
mod check;
mod check_in;
mod claims;
mod component;
mod conflict;
mod cut;
mod decision;
mod desk;
mod double;
mod draft;
mod field;
mod hand_cut;
mod held;
mod history;
mod house;
mod keep_apart;
mod leave;
mod leavers;
mod lists;
mod lost_game;
mod mission;
mod newest_report;
mod numbers;
mod officials;
mod pair;
mod pair_by_hand;
mod penalty;
mod pods;
mod question;
mod recommend;
mod refusals;
mod register;
mod registry;
mod repair;
mod report;
mod round_robin;
mod seat;
mod seating;
mod setup;
mod setup_finals;
mod sides;
mod stale;
mod swap;
mod table_ref;
mod time_call;
mod time_result;
mod timer;

pub use again::decided_again;
pub(super) use check_in::absent;
pub use conflict::{Caller, conflict, replaces, reported_by};
pub use decision::{About, Concern, Decision, Refusal};
pub use field::contenders;
pub use hand_cut::why_not_seeds;
pub use keep_apart::why_not_apart;
pub use lists::oversized as oversized_list;
pub use pair_by_hand::manually;
pub(super) use question::without_draft;
pub use register::oversized;
pub(super) use repair::{RepairPlan, UnderWay, and_who_waits, clock_told};
pub use round_robin::PodRound;
pub use seat::{say_where, say_where_or_repair};
pub use sides::sides_to_record;
pub use stale::{result_since, saved_since, stale};

use super::preflight::foreseen::new_facts;
use super::{Action, Command, Event, Moment, afterwards};
use crate::msg;
use crate::words::Message;
use std::cell::OnceCell;

/// Decides a command against the present state.
///
/// # Errors
/// Says why the command cannot be carried out, and what would make it possible.
pub fn decide(event: &Event, command: &Command, now: Moment) -> Result<Decision, Refusal> {
    Ok(Trial::of(event, command, now)?.decision)
}

/// A command that is decided, and the event as it would be afterwards.
#[derive(Debug)]
pub struct Trial<'a> {
    pub(super) event: &'a Event,
    pub(super) command: &'a Command,
    pub(super) now: Moment,
    pub decision: Decision,
    /// Computed on first use; None if nothing would be written.
    after: OnceCell<Option<Event>>,
}

impl<'a> Trial<'a> {
    /// Decides a command against the present state: by its own rules, then by those that hold for
    /// every command. The question and the warnings come last.
    ///
    /// # Errors
    /// Says why the command cannot be carried out, and what would make it possible.
    pub fn of(event: &'a Event, command: &'a Command, now: Moment) -> Result<Trial<'a>, Refusal> {
        let reopens = matches!(command, Command::Undo(_) | Command::Redo(_) | Command::Note(_));
        let decision = match command {
            _ if event.finished.is_none() || reopens => ruled(event, command, now)?,
            Command::Finish => Decision::unchanged(msg!("common.closed-already")),
            _ => return Err(refusals::closed()),
        };
        let mut trial = Trial { event, command, now, decision, after: OnceCell::new() };
        let Some(action) = trial.action() else { return Ok(trial) };
        again::drawn_in_this_way(event, action)?;
        held::not_before_it_is_posted(event, action)?;
        trial.warn(held::still_paired(event, action));
        trial.warn(officials::broken_leader_rules(&trial)?);
        trial.warn(seat::left_without_place(&trial));
        question::ask(&mut trial);
        trial.warn(new_facts(&trial));
        Ok(trial)
    }

    /// The action to record; None if everything is already as asked.
    pub(super) fn action(&self) -> Option<&Action> {
        self.decision.action.as_ref()
    }

    /// The event as the action would leave it; None if nothing would be written.
    pub fn after(&self) -> Option<&Event> {
        let after = || afterwards(self.event, self.action()?, self.now);
        self.after.get_or_init(after).as_ref()
    }

    fn warn(&mut self, warnings: impl IntoIterator<Item = Message>) {
        self.decision.warnings.extend(warnings.into_iter().map(Concern::from));
    }
}

/// Decides by the command's own rules, without the leader rules and the questions.
fn ruled(event: &Event, command: &Command, now: Moment) -> Result<Decision, Refusal> {
    match command {
        Command::Add(new) => register::add(event, new),
        Command::Import(all) => register::import(event, all),
        Command::Edit { who, details, reason } => {
            register::edit(event, who, details, reason.as_deref())
        }
        Command::Official { name, role, playing } => {
            let decision = officials::name(event, name, *role, *playing)?;
            Ok(setup::announced_late(event, decision))
        }
        Command::Dismiss { name } => {
            Ok(setup::announced_late(event, officials::dismiss(event, name)?))
        }
        Command::Presence { name, here } => officials::presence(event, name, *here),
        Command::CheckIn { who, here, paid } => check_in::check_in(event, who, *here, *paid),
        Command::Setup(setup) => setup::setup(event, setup),
        Command::Apart(asked) => keep_apart::keep_apart(event, asked),
        Command::Pods { by, reason } => pods::pods(event, *by, reason.as_deref()),
        Command::PodsByHand { pods, reason } => pods::pods_by_hand(event, pods, reason.as_deref()),
        Command::DraftNext => draft::next(event),
        Command::Redraft { cards, pod } => draft::share(event, *cards, *pod),
        Command::RedraftNext { pod } => draft::take(event, *pod),
        Command::Pair => Ok(drawn(event, pair::pair(event)?)),
        Command::PairSettling(absentees) => {
            Ok(drawn(event, pair::pair_settling(event, *absentees)?))
        }
        Command::PairByHand(pairs) => {
            let decision = pair_by_hand::pair_by_hand(event, pairs)?;
            Ok(held::hold(event, leavers::told_with_round(event, decision)))
        }
        Command::Redraw { reason } => Ok(held::hold(event, pair::redraw(event, reason)?)),
        Command::Mission(asked) => mission::settle(event, asked),
        Command::MissionDie => mission::die(event),
        Command::Swap(a, b) => swap::swap(event, a, b),
        Command::Seat(who, to) => seat::seat(event, who, to),
        Command::Repair { with, reason } => repair::repair(event, with, reason, now),
        Command::Begun { tables, begun } => begun::begun(event, tables, *begun),
        Command::MoveTable { from, to } => seating::move_table(event, *from, *to),
        Command::Post => held::post(event),
        Command::Side { table, who, side, round } => {
            sides::record(event, *table, who, side, *round)
        }
        Command::Report { table, result, round, stage, drop } => {
            report::report(event, *table, (result, *drop), (*stage, *round), now)
        }
        Command::Claim(new) => claims::claim(event, new, now),
        Command::Settle { claim, accept, reason } => {
            claims::settle(event, (*claim, *accept), reason.as_deref(), now)
        }
        Command::Drop(who) => leave::drop(event, who),
        Command::Remove(who) => register::remove(event, who),
        Command::Rejoin(who) => leave::rejoin(event, who),
        Command::Disqualify { who, reason } => leave::disqualify(event, who, reason.as_deref()),
        Command::Cut(by) => cut::cut(event, *by),
        Command::CutByHand { seeds, reason } => hand_cut::cut_by_hand(event, seeds, reason),
        Command::Decline(who) => cut::decline(event, who),
        Command::Timer(what) => timer::timer(event, *what, now),
        Command::StartTimer => timer::start(event, now),
        Command::Extend { table, minutes } => timer::extend(event, *table, *minutes),
        Command::Call { table, extra, by, what } => {
            let args = call::CallArgs { extra: *extra, by: by.as_deref(), what: what.as_deref() };
            call::call(event, *table, args, now)
        }
        Command::Penalty(new) => penalty::penalty(event, new),
        Command::Recommend(new) => recommend::recommend(event, new),
        Command::DrawChecks { n, tables } => check::draw(event, *n, *tables),
        Command::Check(new) => check::check(event, new),
        Command::Component(new) => component::component(event, new, now),
        Command::List { who, lines, faults, doubts } => {
            lists::hand_in(event, who, lines, faults, doubts)
        }
        Command::AcceptList { who, list, faults, reason } => {
            lists::accept(event, who, *list, *faults, reason)
        }
        Command::Note(text) => desk::note(text),
        Command::Auction { table, units, bids, force, opens } => {
            let (table, force, opens) = (*table, *force, opens.as_ref());
            aids::auction(event, aids::AuctionArgs { table, units, bids, force, opens })
        }
        Command::Overkill { table, hits, health, counters, defender, others, split } => {
            let (table, hits, health, counters) = (*table, *hits, *health, *counters);
            let defender = defender.as_deref();
            let args = aids::HitArgs { table, hits, health, counters, defender, others, split };
            aids::overkill(event, args)
        }
        Command::Rule { topic, answers, table } => aids::rule(event, topic, answers, *table),
        Command::Finish => Ok(desk::finish(event)?.warned(claims::waiting(event))),
        Command::Undo(chosen) => history::undo(event, chosen.as_ref()),
        Command::Redo(chosen) => history::redo(event, chosen.as_ref()),
    }
}

/// A round that was drawn, with what it leaves open and with those who left before it.
fn drawn(event: &Event, decision: Decision) -> Decision {
    let decision = decision.warned(component::missed_next_round(event));
    let decision = leavers::told_with_round(event, decision.warned(claims::waiting(event)));
    held::hold(event, decision)
}
