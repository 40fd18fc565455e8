//! Keeps two players apart by name, or lifts that.

use super::{Announced, Setup};
use crate::event::decide::field::contenders;
use crate::event::decide::{Decision, TextKind, cleaned_text, has_left, refuse_if, verb};
use crate::event::name::normalise;
use crate::event::verb::{ALWAYS, MissingWord, VerbSpec, VerbWords, missing, unknown_word};
use crate::event::{
    Action, Command, Entrant, Entry, Event, Id, KeptApart, Pairing, Phase, Refusal, Round, Stage,
    TextDetail, Texts, Topic, Verb, Who, answer, find, phase,
};
use crate::msg;
use crate::pairing::{Explanation, Impossible, impossible};
use crate::ruleset::{ApartRounds, GroupApart, PairingKind, Relation};
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

pub(super) const APART: VerbSpec = VerbSpec::known(
    Topic::Players,
    "apart A B [rounds=1|1-N|always] [soft|absolute] [why=REASON] | apart A B off",
    msg!("pairing.does"),
    msg!("commands.apart"),
    ALWAYS,
    read_apart,
);

/// Reads `apart A B [rounds=1|1-N|always] [soft|absolute] [why=REASON]` and `apart A B off`.
fn read_apart(words: &mut VerbWords) -> Result<Verb, Message> {
    let a = Who(words.next(MissingWord::PLAYER)?);
    let b = Who(words.next(MissingWord::OTHER_PLAYER)?);
    let (plain, settings) = words.settings(&["rounds", "why"])?;
    let value = |key: &str| settings.iter().find(|known| known.0 == key).map(|known| &known.1);
    let reason = value("why").cloned();
    let wish = match (plain.as_str(), value("rounds")) {
        ("off", None) => None,
        ("off", Some(_)) => return Err(msg!("pairing.off-takes-no-rounds")),
        ("" | "absolute" | "soft", rounds) => {
            let rounds = rounds.map_or(Ok(ApartRounds::Always), |text| read_rounds(text))?;
            Some(Wish { rounds, soft: plain == "soft" })
        }
        _ => {
            return Err(unknown_word(&plain, ["absolute", "soft", "off"]));
        }
    };
    Ok(Verb::Do(Command::Apart(ApartRequest { a, b, wish, reason })))
}

fn read_rounds(text: &str) -> Result<ApartRounds, Message> {
    ApartRounds::read(text).ok_or_else(|| unknown_word(text, ["1", "1-3", "always"]))
}

/// The groups as a user types them: `clubs 1-2, relatives always absolute`, or `none`.
pub fn groups_apart(groups: &[GroupApart]) -> String {
    let group = |group: &GroupApart| {
        let strictly = if group.absolute { " absolute" } else { "" };
        format!("{} {}{strictly}", group.who.word(), group.rounds.written())
    };
    match groups {
        [] => "none".to_owned(),
        _ => groups.iter().map(group).collect::<Vec<_>>().join(", "),
    }
}

/// Reads groups as [`groups_apart`] writes them. Without rounds, round 1 is meant.
///
/// # Errors
/// Names the unknown word, and the known ones.
pub fn read_groups_apart(text: &str) -> Result<Vec<GroupApart>, Message> {
    if text.trim() == "none" {
        return Ok(Vec::new());
    }
    text.split(',').map(group).collect()
}

fn group(text: &str) -> Result<GroupApart, Message> {
    let mut words = text.split_whitespace();
    let name =
        words.next().ok_or_else(|| missing(msg!("commands.missing-part", what = "group")))?;
    let Some(who) = Relation::ALL.into_iter().find(|known| known.word() == name) else {
        let words = Relation::ALL.map(Relation::word);
        return Err(unknown_word(name, words.into_iter().chain(["none", "rules"])));
    };
    let mut group = GroupApart { who, rounds: ApartRounds::default(), absolute: false };
    let (mut rounds_given, mut kind_given) = (false, false);
    for word in words {
        let twice = match word {
            "absolute" | "soft" => {
                group.absolute = word == "absolute";
                std::mem::replace(&mut kind_given, true)
            }
            _ => {
                group.rounds = read_rounds(word)?;
                std::mem::replace(&mut rounds_given, true)
            }
        };
        refuse_if(twice, || msg!("pairing.word-too-many", word, group = name))?;
    }
    Ok(group)
}

/// A request to keep two players apart, or to lift that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApartRequest {
    pub a: Who,
    pub b: Who,
    /// None: they may meet again.
    pub wish: Option<Wish>,
    pub reason: Option<String>,
}

pub(super) fn keep_apart(event: &Event, asked: &ApartRequest) -> Result<Decision, Refusal> {
    why_not_apart(event).map_or(Ok(()), |why| Err(Refusal(why)))?;
    let (a, b) = (find(event, &asked.a)?, find(event, &asked.b)?);
    refuse_if(a == b, || msg!("pairing.same-player", name = event.label(a)))?;
    let reason = asked.reason.as_deref();
    let reason = reason.map(|reason| cleaned_text(TextKind::Reason, reason)).transpose()?;
    let mut decision = match asked.wish {
        Some(wish) => apart(event, [a, b], wish, reason.as_deref())?,
        None => lifted(event, [a, b])?,
    };
    decision.reason = reason.filter(|_| decision.action.is_some());
    Ok(decision)
}

/// Why nobody can be kept apart now; None if players can be.
pub fn why_not_apart(event: &Event) -> Option<Message> {
    match next_round(event) {
        _ if !event.is_swiss() => Some(msg!("pairing.no-swiss", game = &event.ruleset.name)),
        None => Some(msg!("pairing.swiss-is-over")),
        Some(_) => None,
    }
}

/// The number of the next Swiss round; None if all are paired.
fn next_round(event: &Event) -> Option<u32> {
    let paired = event.preliminary().map_or(0, |stage| stage.rounds.len() as u32);
    let over = event.finals().is_some() || event.preliminary().is_some_and(Stage::all_paired);
    (!over).then_some(paired + 1)
}

fn apart(
    event: &Event,
    pair: [Id; 2],
    wish: Wish,
    reason: Option<&str>,
) -> Result<Decision, Refusal> {
    if let Some(id) = pair.into_iter().find(|id| !event.is_here(*id)) {
        return Err(has_left(&event.label(id)));
    }
    let next = next_round(event).unwrap_or(1);
    if let ApartRounds::Through(last) = wish.rounds
        && last < next
    {
        return Err(Refusal(msg!("pairing.rounds-are-paired", last, next)));
    }
    let known = event.kept_apart(pair[0], pair[1]);
    if known.is_some_and(|known| {
        known.wish == wish && (reason.is_none() || known.why.as_deref() == reason)
    }) {
        let [a, b] = pair.map(|id| event.label(id));
        return Ok(Decision::unchanged(msg!("pairing.already", a, b, rounds = wish.phrase())));
    }
    let mut with = event.clone();
    with.apart.retain(|kept| kept.pair != pair && kept.pair != [pair[1], pair[0]]);
    with.apart.push(KeptApart { pair, wish, why: None, n: 0 });
    // A soft wish gives way if no other round is possible.
    let impossible = if wish.soft { None } else { still_possible(event, &with)? };
    let mut warnings: Vec<Message> = impossible.into_iter().collect();
    warnings.extend(playing_now(event, pair));
    if !wish.soft && warnings.is_empty() {
        warnings.extend(without_opponents(&with, pair, next));
    }
    let set = ApartSet { pair, wish: Some(wish) };
    let message = answer(event.describe_apart(&set));
    Ok(Decision::new(Action::Apart(set), message).warned(warnings))
}

fn lifted(event: &Event, pair: [Id; 2]) -> Result<Decision, Refusal> {
    let [a, b] = pair.map(|id| event.label(id));
    let next = next_round(event).unwrap_or(1);
    let Some(known) = event.kept_apart(pair[0], pair[1]) else {
        let groups = event.why_apart(pair[0], pair[1], next);
        return Err(Refusal(match groups.is_empty() {
            true => msg!("pairing.not-by-name", a, b),
            false => {
                let how = Arg::Series(groups.into_iter().map(Into::into).collect());
                msg!("pairing.by-group", a, b, how, setup = verb("setup apart=none"))
            }
        }));
    };
    let action = Action::Apart(ApartSet { pair: known.pair, wish: None });
    let mut without = event.clone();
    without.apart.retain(|kept| kept != known);
    let still = without.why_apart(pair[0], pair[1], next);
    let still = (!still.is_empty()).then(|| {
        let how = Arg::Series(still.into_iter().map(Into::into).collect());
        msg!("pairing.still-by-group", how)
    });
    Ok(Decision::new(action, answer(msg!("pairing.log-off", a, b))).warned(still))
}

impl Wish {
    fn phrase(self) -> Message {
        if self.soft { self.rounds.as_strict(false) } else { self.rounds.phrase() }
    }
}

/// Warns of a player who is kept apart from everybody. With only two players the round itself is
/// refused instead.
fn without_opponents(with: &Event, pair: [Id; 2], round: u32) -> Vec<Message> {
    let field = with.apart_in(round);
    let alone = |id: &Id| {
        let apart = field.iter().find(|(entrant, _)| entrant.id == *id).map(|(_, apart)| apart);
        field.len() > 2 && apart.is_some_and(|apart| apart.must.len() + 1 == field.len())
    };
    let describe = |id: Id| msg!("pairing.only-the-bye", name = with.label(id));
    pair.into_iter().filter(alone).map(describe).collect()
}

/// The table at which these two meet now: the round in progress stays as it is.
fn playing_now(event: &Event, [a, b]: [Id; 2]) -> Option<Message> {
    if !matches!(phase(event), Phase::Playing { .. }) {
        return None;
    }
    let pairing = event.round()?.of(a).filter(|pairing| pairing.has(b))?;
    Some(msg!("pairing.play-now", table = pairing.table?))
}

/// Refuses a change after which no next round could be paired.
///
/// Before the first round it only warns, because others may still register.
fn still_possible(event: &Event, with: &Event) -> Result<Option<Message>, Refusal> {
    let Some(next) = next_round(event) else { return Ok(None) };
    if with.active().count() < 2 {
        return Ok(None);
    }
    let Some(cause) = impossible(&contenders(with, next)) else { return Ok(None) };
    let why = why_no_round(with, &cause);
    match event.stages.is_empty() {
        true => Ok(Some(msg!("pairing.no-round-possible", when = "now", why))),
        false => Err(Refusal(msg!("pairing.no-round-possible", when = "after", why))),
    }
}

/// Checks groups that are announced to be kept apart.
pub(super) fn check_groups(event: &Event, new: &Setup) -> Result<Option<Message>, Refusal> {
    let by_rules = new.by_rules.contains(&Announced::Apart);
    if new.apart.is_none() && !by_rules {
        return Ok(None);
    }
    why_not_apart(event).map_or(Ok(()), |why| Err(Refusal(why)))?;
    if let Some(groups) = &new.apart {
        let twice = |at: usize| groups[..at].iter().any(|known| known.who == groups[at].who);
        if let Some(at) = (0..groups.len()).find(|at| twice(*at)) {
            return Err(Refusal(msg!("pairing.group-twice", who = groups[at].who.word())));
        }
    }
    let mut with = event.clone();
    with.setup.apart = new.apart.clone();
    still_possible(event, &with)
}

/// Two players are kept apart from now on, or no longer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ApartSet {
    pub pair: [Id; 2],
    /// None: they may meet again.
    pub wish: Option<Wish>,
}

/// In which Swiss rounds two players are kept apart, and how strictly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    pub rounds: ApartRounds,
    /// Whether they may meet if nothing else is possible.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub soft: bool,
}

impl Event {
    pub(super) fn apply_apart(&mut self, set: &ApartSet, entry: &Entry) -> Result<(), Message> {
        let ApartSet { pair, wish } = set;
        pair.iter().try_for_each(|id| self.known(*id))?;
        let [a, b] = *pair;
        self.apart.retain(|kept| kept.pair != [a, b] && kept.pair != [b, a]);
        self.apart.extend(wish.map(|wish| KeptApart {
            pair: *pair,
            wish,
            why: entry.reason.clone(),
            n: entry.n,
        }));
        Ok(())
    }

    /// `Ewa and Jan are kept apart in every Swiss round`.
    pub(super) fn describe_apart(&self, set: &ApartSet) -> Message {
        let [a, b] = set.pair.map(|id| self.label(id));
        match set.wish {
            None => msg!("pairing.log-off", a, b),
            Some(wish) => msg!("pairing.log", a, b, rounds = wish.phrase()),
        }
    }
}

/// The most pairs listed beside the reason of one table.
const MOST_LISTED: usize = 3;

/// The opponents from whom one player is kept apart in a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Apart {
    /// They should not meet, if that is possible.
    pub should: Vec<Id>,
    /// They must not meet.
    pub must: Vec<Id>,
}

impl Event {
    /// Whether the event has Swiss rounds, in which players can be kept apart.
    pub fn is_swiss(&self) -> bool {
        let swiss = matches!(
            self.ruleset.preliminary.pairing,
            PairingKind::RandomInGroups | PairingKind::HalvesByStart
        );
        swiss && self.setup.rounds != Some(0)
    }

    /// The groups that are kept apart: those announced, else those of the ruleset.
    pub fn groups_apart(&self) -> Vec<GroupApart> {
        match &self.setup.apart {
            Some(groups) => groups.clone(),
            None => self.ruleset.preliminary.groups_apart(),
        }
    }

    /// Whether this relation keeps players apart in some round.
    pub fn keeps_apart(&self, who: Relation) -> bool {
        self.groups_apart().iter().any(|group| group.who == who)
    }

    /// The active entrants who have something in common, by the word they share.
    pub fn related_by(&self, who: Relation) -> Vec<(String, Vec<Id>)> {
        let mut related: Vec<(String, String, Vec<Id>)> = Vec::new();
        for entrant in self.active() {
            let Some(value) = word(entrant, who) else { continue };
            let key = normalise(value);
            match related.iter_mut().find(|known| known.0 == key) {
                Some(known) => known.2.push(entrant.id),
                None => related.push((key, value.to_owned(), vec![entrant.id])),
            }
        }
        related.retain(|(_, _, all)| all.len() > 1);
        related.into_iter().map(|(_, value, all)| (value, all)).collect()
    }

    /// For each entrant of the next round, whom they should not and must not meet in this round.
    ///
    /// In the order of [`Event::next_field`].
    pub(in crate::event) fn apart_in(&self, round: u32) -> Vec<(&Entrant, Apart)> {
        let active: Vec<&Entrant> = self.next_field().collect();
        let mut places: Vec<[Vec<usize>; 2]> = vec![Default::default(); active.len()];
        for group in self.groups_apart().iter().filter(|group| group.rounds.contains(round)) {
            let mut related: HashMap<String, Vec<usize>> = HashMap::new();
            for (at, entrant) in active.iter().enumerate() {
                if let Some(word) = word(entrant, group.who) {
                    related.entry(normalise(word)).or_default().push(at);
                }
            }
            let list = usize::from(group.absolute);
            for all in related.values() {
                let others = |at: usize| all.iter().copied().filter(move |other| *other != at);
                all.iter().for_each(|at| places[*at][list].extend(others(*at)));
            }
        }
        let place = |id: Id| active.iter().position(|entrant| entrant.id == id);
        for kept in self.apart.iter().filter(|kept| kept.wish.rounds.contains(round)) {
            let [Some(a), Some(b)] = kept.pair.map(place) else { continue };
            let list = usize::from(!kept.wish.soft);
            places[a][list].push(b);
            places[b][list].push(a);
        }
        let ids = |mut others: Vec<usize>| -> Vec<Id> {
            others.sort_unstable();
            others.dedup();
            others.into_iter().map(|at| active[at].id).collect()
        };
        let lists = |[should, must]: [Vec<usize>; 2]| {
            let must = ids(must);
            let mut should = ids(should);
            should.retain(|id| must.binary_search(id).is_err());
            Apart { should, must }
        };
        active.iter().copied().zip(places.into_iter().map(lists)).collect()
    }

    /// The rule that keeps these two apart by name.
    pub fn kept_apart(&self, a: Id, b: Id) -> Option<&KeptApart> {
        self.apart.iter().find(|kept| kept.pair == [a, b] || kept.pair == [b, a])
    }

    /// Why these two are kept apart in this round, a word or two for each reason: `relatives`.
    fn why_apart(&self, a: Id, b: Id, round: u32) -> Vec<Message> {
        let (Some(first), Some(second)) = (self.entrant(a), self.entrant(b)) else {
            return Vec::new();
        };
        let groups = self.groups_apart();
        let same = |group: &&GroupApart| {
            let [one, other] = [first, second].map(|e| word(e, group.who).map(normalise));
            group.rounds.contains(round) && one.is_some() && one == other
        };
        let groups = groups.iter().filter(same).map(|group| relation(group.who));
        let named = self.kept_apart(a, b).filter(|kept| kept.wish.rounds.contains(round));
        let named = named.map(|kept| match &kept.why {
            Some(why) => msg!("common.text", text = why),
            None => msg!("pairing.by-name"),
        });
        groups.chain(named).collect()
    }

    /// The reason for a Swiss pairing, followed by who is kept apart from its players in this
    /// round.
    pub fn with_kept_apart(&self, why: Message, round: &Round, pairing: &Pairing) -> Message {
        let number = round.number;
        let groups = self.groups_apart().iter().any(|group| group.rounds.contains(number));
        if !groups && self.apart.is_empty() {
            return why;
        }
        // A pair named after the round was drawn did not affect it.
        let of_round = |entry: &&Entry| matches!(&entry.action, Action::Pair(paired) if (paired.stage, paired.round) == (1, number));
        let paired = self.log.iter().rev().find(of_round).map_or(u64::MAX, |entry| entry.n);
        let known = |a: Id, b: Id| self.kept_apart(a, b).is_none_or(|kept| kept.n < paired);
        let how = |a: Id, b: Id| -> Option<Arg> {
            let how = self.why_apart(a, b, number);
            let shown = !how.is_empty() && known(a, b);
            shown.then(|| Arg::Series(how.into_iter().map(Arg::from).collect()))
        };
        if let Some(how) = pairing.b.and_then(|b| how(pairing.a, b)) {
            return msg!("pairing.reason-meet", why, how);
        }
        let here = round.pairings.iter().flat_map(|p| [Some(p.a), p.b]).flatten();
        let here: Vec<Id> = here.filter(|id| !pairing.has(*id)).collect();
        let of =
            |a: Id| here.iter().filter_map(move |b| Some((a, *b, how(a, *b)?))).collect::<Vec<_>>();
        let all: Vec<(Id, Id, Arg)> =
            [Some(pairing.a), pairing.b].into_iter().flatten().flat_map(of).collect();
        if all.is_empty() {
            return why;
        }
        let more = all.len().saturating_sub(MOST_LISTED);
        let pairs = all.into_iter().take(MOST_LISTED).map(|(a, b, how)| {
            msg!("pairing.reason-pair", a = self.label(a), b = self.label(b), how).into()
        });
        let more = (more > 0).then(|| msg!("common.more", n = more).into());
        let pairs = Arg::Clauses(pairs.chain(more).collect());
        msg!("pairing.reason-others", why, pairs)
    }

    /// Whether these two must not meet in this round.
    pub fn must_not_meet(&self, a: Id, b: Id, round: u32) -> bool {
        let named = self
            .kept_apart(a, b)
            .is_some_and(|kept| !kept.wish.soft && kept.wish.rounds.contains(round));
        let (Some(first), Some(second)) = (self.entrant(a), self.entrant(b)) else {
            return false;
        };
        let same = |group: &GroupApart| {
            let [one, other] = [first, second].map(|e| word(e, group.who).map(normalise));
            group.absolute && group.rounds.contains(round) && one.is_some() && one == other
        };
        named || self.groups_apart().iter().any(same)
    }
}

/// The value of this relation for an entrant. Entrants with equal values are related.
fn word(entrant: &Entrant, relation: Relation) -> Option<&str> {
    entrant.text(TextDetail::of(relation)).as_deref()
}

fn relation(relation: Relation) -> Message {
    match relation {
        Relation::SameClub => msg!("handbook.relation", relation = "club"),
        Relation::Relatives => msg!("handbook.relation", relation = "relatives"),
        Relation::TravelledTogether => msg!("handbook.relation", relation = "travel"),
    }
}

/// The most players named when a whole group is the cause.
const MOST_NAMED: usize = 12;

/// One sentence for every table of this round at which two entrants meet who are kept apart.
pub(super) fn not_kept_apart(
    event: &Event,
    tables: &[[Id; 2]],
    round: u32,
    by_hand: bool,
) -> Vec<Message> {
    let describe = |[a, b]: &[Id; 2]| {
        let how: Vec<Arg> = event.why_apart(*a, *b, round).into_iter().map(Arg::from).collect();
        let must_not = event.must_not_meet(*a, *b, round);
        let (a, b, none) = (event.label(*a), event.label(*b), how.is_empty());
        let how = Arg::Series(how);
        (!none).then(|| match (by_hand, must_not) {
            (_, true) => msg!("pairing.meets", kind = "forbidden", a, b, round, how),
            (true, false) => msg!("pairing.meets", kind = "allowed", a, b, round, how),
            (false, false) => msg!("pairing.meets", kind = "unavoidable", a, b, round, how),
        })
    };
    tables.iter().filter_map(describe).collect()
}

/// Whether players meet at one of these tables who must not.
pub fn forbidden(event: &Event, tables: &[[Id; 2]], round: u32) -> bool {
    tables.iter().any(|[a, b]| event.must_not_meet(*a, *b, round))
}

/// Why no round can be paired, and what can be done.
pub(super) fn why_no_round(event: &Event, cause: &Impossible) -> Message {
    let (lift, setup) = (verb("apart A B off"), verb("setup apart=none"));
    Message::sentences(vec![cause_sentence(event, cause), msg!("pairing.remedy", lift, setup)])
}

fn cause_sentence(event: &Event, cause: &Impossible) -> Message {
    let all: Vec<Id> = cause.parts.iter().flatten().copied().collect();
    let others = names(event, &cause.others);
    let single = cause.parts.iter().all(|part| part.len() == 1);
    match (cause.parts.len(), cause.others.len()) {
        (1, 0) if single => msg!("pairing.from-everybody", name = names(event, &all)),
        (1, 0) => {
            msg!("pairing.all-of-them", how = "odd", names = names(event, &all), n = all.len())
        }
        (n, 0) if single => {
            msg!("pairing.all-of-them", how = "apart", names = names(event, &all), n)
        }
        (n, few) if single => {
            let names = names(event, &all);
            msg!("pairing.all-apart-but-few", names, n, others, few)
        }
        (_, 0) => msg!("pairing.odd-parts", parts = parts(event, &cause.parts)),
        (_, few) => {
            let parts = parts(event, &cause.parts);
            msg!("pairing.odd-parts-but-few", parts, others, few)
        }
    }
}

/// `Ewa, Jan` for each part, the parts set off from one another.
fn parts(event: &Event, parts: &[Vec<Id>]) -> Arg {
    let part = |part: &Vec<Id>| Arg::from(msg!("common.text", text = names(event, part)));
    Arg::Clauses(parts.iter().map(part).collect())
}

fn names(event: &Event, ids: &[Id]) -> Arg {
    let shown = ids.len().min(MOST_NAMED);
    let more = ids.len() - shown;
    let names = ids[..shown].iter().map(|id| Arg::from(event.label(*id)));
    Arg::Series(names.chain((more > 0).then(|| msg!("common.more", n = more).into())).collect())
}

/// The note that keeping players apart has moved the bye.
pub(super) fn other_bye(event: &Event, why: &[Explanation]) -> Option<Message> {
    match *why.last()? {
        Explanation::ByeNext { id, instead_of, .. } => {
            let (name, right) = (event.label(id), event.label(instead_of));
            Some(msg!("pairing.other-bye", name, right))
        }
        Explanation::ByeDrawnApart { among, .. } => {
            Some(msg!("pairing.bye-drawn-among", players = event.count_entrants(among as usize)))
        }
        _ => None,
    }
}

/// Refuses a text such as a team or a family that only serves to keep entrants apart, if the event
/// does not use it.
pub(super) fn asked_for(event: &Event, texts: &impl Texts) -> Result<(), Refusal> {
    for detail in TextDetail::ALL.into_iter().filter(|detail| texts.text(*detail).is_some()) {
        let unused = detail.relation().filter(|relation| !event.keeps_apart(*relation));
        if let Some(relation) = unused {
            let game = &event.ruleset.name;
            let setup = verb(format!("setup apart={}", relation.word()));
            return Err(Refusal(match relation {
                Relation::TravelledTogether => {
                    msg!("pairing.not-apart", relation = "travel", game, setup)
                }
                Relation::Relatives | Relation::SameClub => {
                    msg!("pairing.not-apart", relation = "family", game, setup)
                }
            }));
        }
    }
    Ok(())
}
