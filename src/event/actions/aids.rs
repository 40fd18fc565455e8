//! Facts settled at a table with a judge's help: a bidding, hits shared out, a guided ruling.

use crate::event::auction::{Auction, Bidder, Call, ContestedUnit};
use crate::event::decide::table_ref::TableRef;
use crate::event::decide::{Decision, TextKind, cleaned_text, refuse_if, verb};
use crate::event::name::clean;
use crate::event::overkill::Overkill;
use crate::event::verb::{ALWAYS, MissingWord, VerbSpec, VerbWords, number, paired, unknown_word};
use crate::event::{
    Action, Command, Entry, Event, Id, Refusal, Topic, Verb, Who, fact_at_table, find,
};
use crate::msg;
use crate::ruleset::{Answer, AuctionRules, AuctionSide, Ruling, Step, step};
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};

pub(super) const AUCTION: VerbSpec = VerbSpec::new(
    Topic::Judge,
    "auction TABLE SIDE=\"UNIT:COST[+BENEATH]\" SIDE=\"UNIT:COST[+BENEATH]\" bids=N|pass,… [force=N:N] [opens=WHO]",
    msg!("aids.does"),
    |event| paired(event) && event.ruleset.auction.is_some(),
    read_auction,
);

pub(super) const OVERKILL: VerbSpec = VerbSpec::new(
    Topic::Judge,
    "overkill TABLE hits=N health=N [counters=N] [defender=NAME] [others=NAME,…] [split=N,…]",
    msg!("aids.overkill-does"),
    |event| paired(event) && event.ruleset.overkill.is_some(),
    read_overkill,
);

pub(super) const RULE: VerbSpec = VerbSpec::new(
    Topic::Judge,
    "rule TOPIC [ANSWER …] [table=N]",
    msg!("aids.guided-does"),
    ALWAYS,
    read_rule,
);

fn read_auction(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::TABLE)?;
    let mut units = Vec::new();
    let (mut bids, mut force, mut opens) = (None, None, None);
    while let Some(word) = words.optional() {
        let Some((key, value)) = word.split_once('=') else {
            return Err(msg!("commands.one-too-many", word = &word));
        };
        let twice = match key {
            "bids" => bids.replace(read_calls(value)?).is_some(),
            "force" => force.replace(read_pools(value)?).is_some(),
            "opens" => opens.replace(Who(value.to_owned())).is_some(),
            side => {
                let known = units.iter().any(|(other, _)| other == side);
                units.push((side.to_owned(), read_unit(value)?));
                known
            }
        };
        refuse_if(twice, || msg!("commands.twice", key))?;
    }
    let bids = bids.unwrap_or_default();
    Ok(Verb::Do(Command::Auction(NewAuction { table, units, bids, force, opens })))
}

/// `Darth Vader B:6+1`: the name, the build cost, and the cards beneath.
fn read_unit(text: &str) -> Result<ContestedUnit, Message> {
    let no_unit = || msg!("aids.no-unit", word = text);
    let (name, worth) = text.rsplit_once(':').ok_or_else(no_unit)?;
    let (cost, beneath) = worth.split_once('+').unwrap_or((worth, "0"));
    let figure = |text: &str| text.trim().parse().map_err(|_| no_unit());
    let name = name.trim().to_owned();
    if name.is_empty() {
        return Err(no_unit());
    }
    Ok(ContestedUnit { name, cost: figure(cost)?, beneath: figure(beneath)? })
}

fn read_calls(text: &str) -> Result<Vec<Call>, Message> {
    let call = |word: &str| match word.trim() {
        "pass" => Ok(Call::Pass),
        word => word.parse().map(Call::Bid).map_err(|_| msg!("aids.no-call", word)),
    };
    text.split(',').map(call).collect()
}

fn read_pools(text: &str) -> Result<[u32; 2], Message> {
    let figure = |text: &str| text.trim().parse().ok();
    let both = text.split_once(':').and_then(|(one, other)| Some([figure(one)?, figure(other)?]));
    both.ok_or_else(|| msg!("aids.no-force", word = text))
}

fn read_overkill(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::TABLE)?;
    let keys = ["hits", "health", "counters", "defender", "others", "split"];
    let (plain, settings) = words.settings(&keys)?;
    refuse_if(!plain.is_empty(), || msg!("commands.one-too-many", word = plain))?;
    let (mut hits, mut health, mut counters) = (None, None, 0);
    let (mut defender, mut others, mut split) = (None, Vec::new(), Vec::new());
    for (key, value) in settings {
        match key {
            "hits" => hits = Some(number(&value)?),
            "health" => health = Some(number(&value)?),
            "counters" => counters = number(&value)?,
            "defender" => defender = Some(value),
            "others" => others = value.split(',').map(|name| name.trim().to_owned()).collect(),
            _ => {
                let share = |word: &str| number(word.trim());
                split = value.split(',').map(share).collect::<Result<_, _>>()?;
            }
        }
    }
    let hits = hits.ok_or_else(|| msg!("aids.hits-missing"))?;
    let health = health.ok_or_else(|| msg!("aids.health-missing"))?;
    let new = NewShares { table, hits, health, counters, defender, others, split };
    Ok(Verb::Do(Command::Overkill(new)))
}

fn read_rule(words: &mut VerbWords) -> Result<Verb, Message> {
    let topic = words.next(msg!("commands.missing-part", what = "topic"))?;
    let (mut answers, mut table) = (Vec::new(), None);
    while let Some(word) = words.optional() {
        match word.strip_prefix("table=") {
            Some(text) => {
                if table.replace(number(text)?).is_some() {
                    return Err(msg!("commands.twice", key = "table"));
                }
            }
            None if word.is_empty() => {
                return Err(words.lacks(msg!("commands.missing-part", what = "answer")));
            }
            None => answers.push(word),
        }
    }
    Ok(Verb::Do(Command::Rule { topic, answers, table }))
}

/// A bidding for contested units at a table of the newest round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewAuction {
    pub table: u32,
    /// Each unit, with the word that the ruleset has for its side.
    pub units: Vec<(String, ContestedUnit)>,
    pub bids: Vec<Call>,
    /// The force that each side can bid with, the one that opens first.
    pub force: Option<[u32; 2]>,
    /// The player of the side that opens.
    pub opens: Option<Who>,
}

pub(super) fn auction(event: &Event, new: &NewAuction) -> Result<Decision, Refusal> {
    let rules = event.ruleset.auction.as_ref();
    let rules = rules.ok_or_else(|| Refusal(msg!("aids.not-in-this-game")))?;
    let (at, table) = found(event, new.table)?;
    for (word, _) in &new.units {
        if !rules.sides.iter().any(|side| side.id == *word) {
            let known = rules.sides.iter().map(|side| side.id.as_str());
            return Err(Refusal(unknown_word(word, known)));
        }
    }
    let unit = |side: &AuctionSide| {
        let found = new.units.iter().find(|(word, _)| *word == side.id);
        let missing = || msg!("aids.unit-missing", side = &side.name, id = &side.id);
        let unit = &found.ok_or_else(|| Refusal(missing()))?.1;
        let name = clean(&unit.name)
            .map_err(|why| Refusal(msg!("common.refused-text", what = "thing", why)))?;
        Ok::<_, Refusal>(ContestedUnit { name, ..unit.clone() })
    };
    let units: Vec<ContestedUnit> = rules.sides.iter().map(unit).collect::<Result<_, _>>()?;
    let Ok(units) = <[ContestedUnit; 2]>::try_from(units) else {
        return Err(Refusal(msg!("aids.not-in-this-game")));
    };
    refuse_if(new.bids.is_empty(), || msg!("aids.nobody-bid"))?;
    let auction = Auction::of(rules, units.clone(), new.force)?.with(&new.bids)?;
    let outcome = auction.outcome().ok_or_else(|| {
        let side = auction.side_name(auction.turn().unwrap_or(Bidder::First));
        Refusal(msg!("aids.not-over", side, advice = Arg::or_empty(auction.advice())))
    })?;
    let opens = match &new.opens {
        Some(who) => Some(at_table(event, &table, who)?),
        None => on_first_side(event, &table, rules),
    };
    let auctioned = Auctioned { at, opens, units, force: new.force, bids: new.bids.clone() };
    let label = msg!("common.table", n = at.table).capitalised();
    let message = msg!("common.labelled", label, text = Arg::Sentences(outcome));
    Ok(Decision::new(Action::Auction(Box::new(auctioned)), message))
}

/// A table of the newest round, with its place for the log.
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

/// How the hits of an attack were shared out; without a split, the valid ones are listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewShares {
    pub table: u32,
    pub hits: u32,
    pub health: u32,
    pub counters: u32,
    pub defender: Option<String>,
    pub others: Vec<String>,
    pub split: Vec<u32>,
}

/// Without a split, it answers with the valid ones and records nothing.
pub(super) fn overkill(event: &Event, new: &NewShares) -> Result<Decision, Refusal> {
    let rules = event.ruleset.overkill.as_ref();
    let rules = rules.ok_or_else(|| Refusal(msg!("aids.overkill-not-in-this-game")))?;
    let (at, _) = found(event, new.table)?;
    let unit = |name: &str| {
        clean(name).map_err(|why| Refusal(msg!("common.refused-text", what = "thing", why)))
    };
    let defender = new.defender.as_deref().map(unit).transpose()?;
    let others: Vec<String> = new.others.iter().map(|name| unit(name)).collect::<Result<_, _>>()?;
    let attack = Overkill::of(rules, new.hits, new.health, new.counters)?;
    if new.split.is_empty() {
        return Ok(Decision::unchanged(Message::sentences(attack.sentences())));
    }
    let beside = new.split.len() - 1;
    if !others.is_empty() && beside > others.len() {
        return Err(Refusal(msg!("aids.more-shares", n = beside, units = others.len())));
    }
    attack.check(&new.split)?;
    let split = split_words(defender.as_deref(), &others, &new.split);
    let remaining = msg!("aids.remaining", n = attack.remaining());
    let message = Message::sentences(vec![fact_at_table(at.table, split), remaining]);
    let shared = Shared {
        at,
        hits: new.hits,
        health: new.health,
        counters: new.counters,
        defender,
        others,
        split: new.split.clone(),
    };
    Ok(Decision::new(Action::Overkill(Box::new(shared)), message))
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
    let mut read = Vec::new();
    let mut typed = answers.iter();
    let verdict = loop {
        match step(&ruling.questions, &ruling.verdicts, &read) {
            Step::Settled(verdict) => break verdict,
            Step::Nothing => return Err(Refusal(msg!("aids.none-known", note = verb("note")))),
            Step::Ask(question) => match typed.next() {
                Some(word) => read.push(question.read(word)?),
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
        let message = match verdict.source.as_ref().or(ruling.source.as_ref()) {
            Some(source) => msg!("handbook.sourced", text = &verdict.text, source).into(),
            None => Arg::from(&verdict.text),
        };
        let message = msg!("common.labelled", label = &ruling.topic, text = message);
        return Ok(Decision::unchanged(message));
    };
    let place = msg!("common.table", n = at.table).capitalised();
    let label = msg!("common.comma", one = place, other = &ruling.topic);
    let message = msg!("common.labelled", label, text = &verdict.text);
    let topic = cleaned_text(TextKind::Note, topic)?;
    let ruled = Ruled { at, topic, answers: read };
    Ok(Decision::new(Action::Rule(Box::new(ruled)), message))
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

/// The table at which something was settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct At {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
}

/// A bidding that is over. The winner and the payments follow from it and from the ruleset.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Auctioned {
    pub at: At,
    /// The player of the side that opens, if known.
    pub opens: Option<Id>,
    /// The units, in the order of the ruleset's sides.
    pub units: [ContestedUnit; 2],
    /// The force that each side could bid with, if it was counted.
    pub force: Option<[u32; 2]>,
    /// The calls in turn, the opening first.
    pub bids: Vec<Call>,
}

/// Hits of one attack that were shared out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    pub at: At,
    pub hits: u32,
    pub health: u32,
    pub counters: u32,
    pub defender: Option<String>,
    /// The names of the other units in the arena, as far as they were entered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<String>,
    /// The defender's hits, then those of every other unit.
    pub split: Vec<u32>,
}

/// A guided ruling with the answers that led to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruled {
    pub at: At,
    /// The id of the ruling in the ruleset.
    pub topic: String,
    pub answers: Vec<Answer>,
}

/// Where an action of this file was recorded; None for any other action.
fn settled(action: &Action) -> Option<At> {
    match action {
        Action::Auction(auctioned) => Some(auctioned.at),
        Action::Overkill(shared) => Some(shared.at),
        Action::Rule(ruled) => Some(ruled.at),
        _ => None,
    }
}

/// Hits with the units that got them.
fn describe_shared(shared: &Shared, place: Message) -> Message {
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
    let pairs = ruling.questions.iter().zip(answers).map(|(question, answer)| {
        msg!("common.spaced", one = &question.text, other = answer.phrase()).into()
    });
    Arg::Series(pairs.collect())
}

/// A split with the names of the units, as far as they are known.
fn split_words(defender: Option<&str>, others: &[String], split: &[u32]) -> Arg {
    let unit = |at: usize| -> Arg {
        match at {
            0 => defender.map_or_else(|| msg!("aids.the-defender").into(), Arg::from),
            _ => others.get(at - 1).map_or_else(|| msg!("aids.another-unit").into(), Arg::from),
        }
    };
    let hit = split.iter().enumerate().filter(|(at, n)| *at == 0 || **n > 0);
    let shares = hit.map(|(at, n)| msg!("aids.share", n = *n, unit = unit(at)).into());
    Arg::Series(shares.collect())
}

impl Event {
    /// The facts recorded at this table, each with the time of day, the newest first.
    pub fn settled_at(&self, stage: usize, round: u32, table: u32) -> Vec<Message> {
        let here = At { stage, round, table };
        let of_round = |entry: &&Entry| match &entry.action {
            Action::Pair(paired) => (paired.stage, paired.round) != (stage, round),
            _ => true,
        };
        let since = self.counting().take_while(of_round);
        let messages =
            since.filter(|entry| settled(&entry.action) == Some(here)).filter_map(|entry| {
                self.describe_with_place(&entry.action, Message::verbatim(entry.at.clock()))
            });
        messages.collect()
    }

    /// The recorded fact with its table; an empty message for any other action.
    pub(super) fn describe_settled(&self, action: &Action) -> Message {
        let message = settled(action).and_then(|at| {
            let place = self.table_of((at.stage, at.round, at.table));
            self.describe_with_place(action, place)
        });
        message.unwrap_or_else(Message::nothing)
    }

    fn describe_with_place(&self, action: &Action, place: Message) -> Option<Message> {
        match action {
            Action::Auction(auctioned) => Some(self.describe_auction(auctioned, place)),
            Action::Overkill(shared) => Some(describe_shared(shared, place)),
            Action::Rule(ruled) => Some(self.describe_ruled(ruled, place)),
            _ => None,
        }
    }

    /// A bidding with the units, every call, and its outcome.
    fn describe_auction(&self, auctioned: &Auctioned, place: Message) -> Message {
        let [first, second] = &auctioned.units;
        let unknown = || {
            msg!("aids.in-log-unknown", place = &place, first = &first.name, second = &second.name)
        };
        let Some(auction) = self.auction_of(auctioned) else { return unknown() };
        let describe = |bidder: Bidder| -> Option<Message> {
            let side = self.bidder_label(&auction, auctioned, bidder);
            let unit = &auction.unit(bidder).name;
            Some(msg!("aids.unit-sum", side, unit, sum = auction.sum(bidder)?))
        };
        let parts =
            describe(Bidder::First).zip(describe(Bidder::Second)).zip(auction.outcome_in_short());
        let Some(((first, second), outcome)) = parts else { return unknown() };
        let calls = auctioned.bids.iter().map(|call: &Call| call.phrase().into()).collect();
        msg!("aids.in-log", place, first, second, calls = Arg::Series(calls), outcome)
    }

    /// The bidding by the ruleset; None if its calls break the rules.
    fn auction_of<'a>(&'a self, auctioned: &Auctioned) -> Option<Auction<'a>> {
        let rules = self.ruleset.auction.as_ref()?;
        let auction = Auction::of(rules, auctioned.units.clone(), auctioned.force).ok()?;
        auction.with(&auctioned.bids).ok()
    }

    /// The side, with its player if known.
    fn bidder_label(&self, auction: &Auction, auctioned: &Auctioned, bidder: Bidder) -> Arg {
        let side = auction.side_name(bidder);
        let Some(opens) = auctioned.opens else { return side };
        let player = match bidder {
            Bidder::First => Some(opens),
            Bidder::Second => self.opponent_at(auctioned.at, opens),
        };
        match player {
            Some(id) => msg!("common.bracketed", text = side, note = self.label(id)).into(),
            None => side,
        }
    }

    fn opponent_at(&self, at: At, id: u32) -> Option<u32> {
        let stage = self.stages.get(at.stage.checked_sub(1)?)?;
        let round = stage.rounds.get(at.round.checked_sub(1)? as usize)?;
        round.of(id)?.opponent(id)
    }

    /// A guided ruling with its questions, the answers and the verdict.
    fn describe_ruled(&self, ruled: &Ruled, place: Message) -> Message {
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
