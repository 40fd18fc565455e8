//! Facts settled at a table with a judge's help: each is checked and recorded.

use super::decision::{Decision, Given, cleaned_text, verb};
use super::table_ref::TableRef;
use crate::event::action::{At, Auctioned, Ruled, Shared};
use crate::event::auction::{Auction, Bidder, Call, ContestedUnit};
use crate::event::name::clean;
use crate::event::overkill::Overkill;
use crate::event::refuse_if::refuse_if;
use crate::event::tell::split_words;
use crate::event::{Action, Event, Id, Refusal, Who, find};
use crate::msg;
use crate::ruleset::{AuctionRules, AuctionSide, Ruling, Step, step};
use crate::words::{Arg, Message};

/// A bidding as it was asked for.
pub(super) struct AuctionArgs<'a> {
    pub table: u32,
    /// Each unit, with the word of its side.
    pub units: &'a [(String, ContestedUnit)],
    pub bids: &'a [Call],
    pub force: Option<[u32; 2]>,
    pub opens: Option<&'a Who>,
}

pub(super) fn auction(event: &Event, args: AuctionArgs) -> Result<Decision, Refusal> {
    let rules = event.ruleset.auction.as_ref();
    let rules = rules.ok_or_else(|| Refusal(msg!("aids.not-in-this-game")))?;
    let (at, table) = found(event, args.table)?;
    for (word, _) in args.units {
        if !rules.sides.iter().any(|side| side.id == *word) {
            let known = rules.sides.iter().map(|side| side.id.as_str().into()).collect();
            let known = Arg::Series(known);
            return Err(Refusal(msg!("aids.no-such-side", word, known)));
        }
    }
    let unit = |side: &AuctionSide| {
        let found = args.units.iter().find(|(word, _)| *word == side.id);
        let missing = || msg!("aids.unit-missing", side = &side.name, id = &side.id);
        let unit = &found.ok_or_else(|| Refusal(missing()))?.1;
        let name = clean(&unit.name).map_err(|why| Refusal(msg!("aids.bad-name", why)))?;
        Ok::<_, Refusal>(ContestedUnit { name, ..unit.clone() })
    };
    let units: Vec<ContestedUnit> = rules.sides.iter().map(unit).collect::<Result<_, _>>()?;
    let Ok(units) = <[ContestedUnit; 2]>::try_from(units) else {
        return Err(Refusal(msg!("aids.not-in-this-game")));
    };
    refuse_if(args.bids.is_empty(), || msg!("aids.nobody-bid"))?;
    let auction = Auction::of(rules, units.clone(), args.force)?.with(args.bids)?;
    let outcome = auction.outcome().ok_or_else(|| {
        let side = auction.side_name(auction.turn().unwrap_or(Bidder::First));
        Refusal(msg!("aids.not-over", side, advice = Arg::or_empty(auction.advice())))
    })?;
    let opens = match args.opens {
        Some(who) => Some(at_table(event, &table, who)?),
        None => on_first_side(event, &table, rules),
    };
    let auctioned = Auctioned { at, opens, units, force: args.force, bids: args.bids.to_vec() };
    let told = msg!("aids.recorded", table = at.table, outcome = Arg::Sentences(outcome));
    Ok(Decision::new(Action::Auction(Box::new(auctioned)), told))
}

/// The table in the newest round at which something is settled.
fn found(event: &Event, table: u32) -> Result<(At, TableRef<'_>), Refusal> {
    let found = TableRef::find(event, None, None, table)?;
    let at = At { stage: found.number, round: found.round.number, table };
    Ok((at, found))
}

/// The player whom this text means, if they play at this table.
fn at_table(event: &Event, table: &TableRef, who: &Who) -> Result<Id, Refusal> {
    let id = find(event, who)?;
    if table.pairing.side(id).is_some() {
        return Ok(id);
    }
    let players = [Some(table.pairing.a), table.pairing.b].into_iter().flatten();
    let players: Vec<String> = players.map(|id| event.label(id)).collect();
    let (name, table) = (event.label(id), table.pairing.table.unwrap_or_default());
    Err(Refusal(msg!("aids.not-at-table", name, table, players)))
}

/// The player of the side that opens, in a game that records the sides of a table.
fn on_first_side(event: &Event, table: &TableRef, rules: &AuctionRules) -> Option<Id> {
    let [one, other] = table.pairing.on_sides()?;
    let [first, second] = event.ruleset.sides.as_slice() else { return None };
    let opens = &rules.sides.first()?.name;
    if first.en == opens.en { Some(one) } else { (second.en == opens.en).then_some(other) }
}

/// Hits as they were asked about.
pub(super) struct HitArgs<'a> {
    pub table: u32,
    pub hits: u32,
    pub health: u32,
    pub counters: u32,
    pub defender: Option<&'a str>,
    pub others: &'a [String],
    pub split: &'a [u32],
}

/// Without a split, the answer is told and nothing is recorded.
pub(super) fn overkill(event: &Event, args: HitArgs) -> Result<Decision, Refusal> {
    let rules = event.ruleset.overkill.as_ref();
    let rules = rules.ok_or_else(|| Refusal(msg!("aids.overkill-not-in-this-game")))?;
    let (at, _) = found(event, args.table)?;
    let unit = |name: &str| clean(name).map_err(|why| Refusal(msg!("aids.bad-name", why)));
    let defender = args.defender.map(unit).transpose()?;
    let others: Vec<String> =
        args.others.iter().map(|name| unit(name)).collect::<Result<_, _>>()?;
    let attack = Overkill::of(rules, args.hits, args.health, args.counters)?;
    if args.split.is_empty() {
        return Ok(Decision::unchanged(Message::sentences(attack.told())));
    }
    let beside = args.split.len() - 1;
    if !others.is_empty() && beside > others.len() {
        return Err(Refusal(msg!("aids.more-shares", n = beside, units = others.len())));
    }
    attack.check(args.split)?;
    let split = split_words(defender.as_deref(), &others, args.split);
    let remaining = msg!("aids.remaining", n = attack.remaining());
    let told = msg!("aids.overkill-recorded", table = at.table, split, remaining);
    let shared = Shared {
        at,
        hits: args.hits,
        health: args.health,
        counters: args.counters,
        defender,
        others,
        split: args.split.to_vec(),
    };
    Ok(Decision::new(Action::Overkill(Box::new(shared)), told))
}

/// Answers the questions of a ruling. With a table, the verdict is recorded there.
pub(super) fn rule(
    event: &Event,
    topic: &str,
    answers: &[String],
    table: Option<u32>,
) -> Result<Decision, Refusal> {
    let ruling = ruling_on(event, topic)?;
    let at = table.map(|table| found(event, table)).transpose()?.map(|(at, _)| at);
    let mut given = Vec::new();
    let mut typed = answers.iter();
    let verdict = loop {
        match step(&ruling.questions, &ruling.verdicts, &given) {
            Step::Settled(verdict) => break verdict,
            Step::Nothing => return Err(Refusal(msg!("aids.none-known", note = verb("note")))),
            Step::Ask(question) => match typed.next() {
                Some(word) => given.push(question.read(word)?),
                None => {
                    return Err(Refusal(msg!(
                        "aids.asks-next",
                        topic,
                        question = &question.text,
                        answers = question.expected()
                    )));
                }
            },
        }
    };
    if let Some(word) = typed.next() {
        return Err(Refusal(msg!("aids.settled-already", answer = word)));
    }
    let Some(at) = at else {
        let told = match verdict.source.as_ref().or(ruling.source.as_ref()) {
            Some(source) => {
                msg!("aids.verdict-source", topic = &ruling.topic, verdict = &verdict.text, source)
            }
            None => msg!("aids.verdict", topic = &ruling.topic, verdict = &verdict.text),
        };
        return Ok(Decision::unchanged(told));
    };
    let told = msg!(
        "aids.guided-recorded",
        table = at.table,
        topic = &ruling.topic,
        verdict = &verdict.text
    );
    let topic = cleaned_text(Given::Note, topic)?;
    let ruled = Ruled { at, topic, answers: given };
    Ok(Decision::new(Action::Rule(Box::new(ruled)), told))
}

/// The guided ruling of this id.
fn ruling_on<'a>(event: &'a Event, topic: &str) -> Result<&'a Ruling, Refusal> {
    let found = event.ruleset.guided().find(|ruling| ruling.id.as_deref() == Some(topic));
    found.ok_or_else(|| {
        let known: Vec<Arg> = event
            .ruleset
            .guided()
            .filter_map(|ruling| ruling.id.as_deref())
            .map(Arg::from)
            .collect();
        Refusal(match known.is_empty() {
            true => msg!("aids.none-known", note = verb("note")),
            false => msg!("aids.unknown", topic, known = Arg::Series(known)),
        })
    })
}
