//! Facts settled at a table, in words.

use crate::event::action::{At, Auctioned, Ruled, Shared};
use crate::event::auction::{Auction, Bidder, Call};
use crate::event::{Action, Entry, Event};
use crate::msg;
use crate::ruleset::{Answer, Ruling, Step, step};
use crate::words::{Arg, Message};

/// The place at which an action settled something.
fn settled(action: &Action) -> Option<At> {
    match action {
        Action::Auction(auctioned) => Some(auctioned.at),
        Action::Overkill(shared) => Some(shared.at),
        Action::Rule(ruled) => Some(ruled.at),
        _ => None,
    }
}

impl Event {
    /// The facts settled at this table, each with the time of day, the newest first.
    pub fn settled_at(&self, stage: usize, round: u32, table: u32) -> Vec<Message> {
        let here = At { stage, round, table };
        let of_round = |entry: &&Entry| match &entry.action {
            Action::Pair(paired) => (paired.stage, paired.round) != (stage, round),
            _ => true,
        };
        let since = self.counting().take_while(of_round);
        let told = since.filter(|entry| settled(&entry.action) == Some(here)).filter_map(|entry| {
            self.tell_with_place(&entry.action, Message::verbatim(entry.at.clock()))
        });
        told.collect()
    }

    /// The settled fact with its table; nothing for any other action.
    pub(super) fn tell_settled(&self, action: &Action) -> Message {
        let told = settled(action).and_then(|at| {
            let place = self.table_of((at.stage, at.round, at.table));
            self.tell_with_place(action, place)
        });
        told.unwrap_or_else(Message::nothing)
    }

    fn tell_with_place(&self, action: &Action, place: Message) -> Option<Message> {
        match action {
            Action::Auction(auctioned) => Some(self.tell_auction(auctioned, place)),
            Action::Overkill(shared) => Some(tell_shared(shared, place)),
            Action::Rule(ruled) => Some(self.tell_ruled(ruled, place)),
            _ => None,
        }
    }

    /// A bidding with the units, every call, and its outcome.
    fn tell_auction(&self, auctioned: &Auctioned, place: Message) -> Message {
        let [first, second] = &auctioned.units;
        let unknown = || {
            msg!("aids.in-log-unknown", place = &place, first = &first.name, second = &second.name)
        };
        let Some(auction) = self.auction_of(auctioned) else { return unknown() };
        let told = |bidder: Bidder| -> Option<Message> {
            let side = self.bidder_label(&auction, auctioned, bidder);
            let unit = &auction.unit(bidder).name;
            Some(msg!("aids.unit-sum", side, unit, sum = auction.sum(bidder)?))
        };
        let parts = told(Bidder::First).zip(told(Bidder::Second)).zip(auction.outcome_in_short());
        let Some(((first, second), outcome)) = parts else { return unknown() };
        let calls = auctioned.bids.iter().map(|call: &Call| call.phrase().into()).collect();
        msg!("aids.in-log", place, first, second, calls = Arg::Series(calls), outcome)
    }

    /// The bidding as the ruleset reads it; None if its calls are against it.
    fn auction_of<'a>(&'a self, auctioned: &Auctioned) -> Option<Auction<'a>> {
        let rules = self.ruleset.auction.as_ref()?;
        let auction = Auction::of(rules, auctioned.units.clone(), auctioned.force).ok()?;
        auction.with(&auctioned.bids).ok()
    }

    /// The side, with its player if it is known who that is.
    fn bidder_label(&self, auction: &Auction, auctioned: &Auctioned, bidder: Bidder) -> Arg {
        let side = auction.side_name(bidder);
        let Some(opens) = auctioned.opens else { return side };
        let player = match bidder {
            Bidder::First => Some(opens),
            Bidder::Second => self.opponent_at(auctioned.at, opens),
        };
        match player {
            Some(id) => msg!("aids.side-of-player", side, player = self.label(id)).into(),
            None => side,
        }
    }

    fn opponent_at(&self, at: At, id: u32) -> Option<u32> {
        let stage = self.stages.get(at.stage.checked_sub(1)?)?;
        let round = stage.rounds.get(at.round.checked_sub(1)? as usize)?;
        round.of(id)?.opponent(id)
    }

    /// A guided ruling with its questions, the answers and the verdict.
    fn tell_ruled(&self, ruled: &Ruled, place: Message) -> Message {
        let known = self.ruleset.guided().find(|ruling| ruling.id.as_ref() == Some(&ruled.topic));
        let verdict = known.and_then(|ruling| {
            match step(&ruling.questions, &ruling.verdicts, &ruled.answers) {
                Step::Settled(verdict) => Some((ruling, verdict)),
                Step::Ask(_) | Step::Nothing => None,
            }
        });
        let Some((ruling, verdict)) = verdict else {
            let answers = ruled.answers.iter().map(|answer| answer.phrase().into()).collect();
            let topic = ruled.topic.as_str();
            let answers = Arg::Series(answers);
            return msg!("aids.guided-in-log-unknown", place, topic, answers);
        };
        msg!(
            "aids.guided-in-log",
            place,
            topic = &ruling.topic,
            answers = answered(ruling, &ruled.answers),
            verdict = &verdict.text
        )
    }
}

/// Hits with the units that got them.
fn tell_shared(shared: &Shared, place: Message) -> Message {
    let split = split_words(shared.defender.as_deref(), &shared.others, &shared.split);
    msg!(
        "aids.overkill-in-log",
        place,
        hits = shared.hits,
        health = shared.health,
        counters = shared.counters,
        split
    )
}

/// The questions with their answers: `Does the turn end now? yes, How many …? 7`.
fn answered(ruling: &Ruling, answers: &[Answer]) -> Arg {
    let told = ruling.questions.iter().zip(answers).map(|(question, answer)| {
        msg!("aids.answered", question = &question.text, answer = answer.phrase()).into()
    });
    Arg::Series(told.collect())
}

/// A split with the names of the units, as far as they are known.
pub(in crate::event) fn split_words(
    defender: Option<&str>,
    others: &[String],
    split: &[u32],
) -> Arg {
    let unit = |at: usize| -> Arg {
        match at {
            0 => defender.map_or_else(|| msg!("aids.the-defender").into(), Arg::from),
            _ => others.get(at - 1).map_or_else(|| msg!("aids.another-unit").into(), Arg::from),
        }
    };
    let hit = split.iter().enumerate().filter(|(at, n)| *at == 0 || **n > 0);
    let told = hit.map(|(at, n)| msg!("aids.share", n = *n, unit = unit(at)).into());
    Arg::Series(told.collect())
}
