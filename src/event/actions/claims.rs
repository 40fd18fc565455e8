//! The inbox: results that players report, and the answers of scorekeepers.

use super::results::played;
use super::{Footprint, Leavers, Report, Reported, Reports, results};
use crate::event::decide::meanwhile::{Subject, agrees};
use crate::event::decide::table_ref::TableRef;
use crate::event::decide::{About, Concern, Decision, TextKind, cleaned_text, verb};
use crate::event::verb::{MissingWord, VerbSpec, VerbWords, number, one_of, playing};
use crate::event::{
    Action, Command, Entry, Event, Id, MatchState, Moment, Outcome, Pairing, Refusal, ResultText,
    Round, Stage, Status, Topic, Verb, answer, outcome,
};
use crate::msg;
use crate::pairing::Draw;
use crate::ruleset::MatchShape;
use crate::words::Message;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

pub(super) const CLAIM: VerbSpec = VerbSpec::new(
    Topic::Results,
    "claim TABLE RESULT [margin=N] | claim TABLE N-N [W|L|D]",
    msg!("slips.does-claim"),
    playing,
    read_claim,
);

pub(super) const INBOX: VerbSpec = VerbSpec::new(
    Topic::Results,
    "inbox accept N [WHY] | inbox dismiss N [WHY]",
    msg!("slips.does-inbox"),
    |event| !event.claims.is_empty(),
    read_inbox,
);

/// A result as players report it: the letters of the games and a margin, or both scores.
fn read_claim(words: &mut VerbWords) -> Result<Verb, Message> {
    let table = words.number(MissingWord::TABLE)?;
    let (letters, settings) = words.settings(&["margin"])?;
    let margin = settings.first().map(|(_, margin)| number(margin));
    let words: Vec<&str> = letters.split_whitespace().collect();
    let result = played(&words, margin.transpose()?)?;
    Ok(Verb::Do(Command::Claim(NewClaim { table, result, seen: None, by_code: None })))
}

/// Reads the answer to a report, by its number.
fn read_inbox(words: &mut VerbWords) -> Result<Verb, Message> {
    let accept = match words.optional() {
        Some(word) => one_of(&word, &[("accept", true), ("dismiss", false)])?,
        None => return Err(msg!("slips.verb-shown", key = "I")),
    };
    let claim = words.number(msg!("commands.missing-part", what = "entry"))?.into();
    Ok(Verb::Do(Command::Settle { claim, accept, reason: words.optional_rest() }))
}

/// A result that players report for their table in the round they see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewClaim {
    pub table: u32,
    pub result: Report,
    /// What the screen showed at which it was entered; None if entered elsewhere.
    pub seen: Option<SeenMatch>,
    /// The player whose code it came with; None if it was entered at a station, where both stand.
    pub by_code: Option<ByCode>,
}

/// A match as a screen showed it. Stages and rounds count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeenMatch {
    pub stage: usize,
    pub round: u32,
    pub of: [Id; 2],
}

/// A player who reports alone, by the code that only they have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ByCode {
    pub player: Id,
    /// Whether this player leaves after the match.
    pub leaves: bool,
}

pub(super) fn claim(event: &Event, new: &NewClaim, now: Moment) -> Result<Decision, Refusal> {
    let table = new.table;
    if new.by_code.is_some() && event.takes_reports().is_none() {
        return Err(Refusal(msg!("serve.closed")));
    }
    let (number, stage, round) =
        event.visible_round().ok_or_else(|| Refusal(msg!("slips.no-round")))?;
    if let Some(seen) = new.seen {
        if (seen.stage, seen.round) != (number, round.number) {
            return Err(Refusal(msg!("slips.other-round", table)));
        }
        if let Some(why) = event.why_gone(round, table, seen.of) {
            return Err(Refusal(why));
        }
    }
    let pairing = round.at_table(table).filter(|pairing| !pairing.is_bye());
    let Some(pairing) = pairing else {
        let why = TableRef::find(event, None, None, table).err();
        return Err(why.unwrap_or_else(|| Refusal(msg!("result.bye-needs-none"))));
    };
    let at = TableRef { number, stage, round, pairing };
    let side = new.by_code.map(|by| pairing.side(by.player).ok_or(by.player)).transpose();
    let side =
        side.map_err(|id| Refusal(msg!("serve.not-there", name = event.label(id), table)))?;
    let (mut reported, state) = match &new.result {
        Report::Games(games) | Report::WithMargin(games, _) if !is_for_a_judge(&at, games) => {
            at.read(event, &new.result)?
        }
        Report::Scores(..) => at.read(event, &new.result)?,
        _ => return Err(Refusal(msg!("slips.judge", table))),
    };
    let MatchState::Over(outcome) = state else {
        return Err(Refusal(msg!("slips.judge", table)));
    };
    // Only the end of time can end such a match early, and that is a judge's call.
    if results::is_short_of_its_wins(&at, &outcome) {
        return Err(Refusal(msg!("slips.game-missing")));
    }
    let result = ResultText::of(event, pairing, &outcome).message();
    let leaves = new.by_code.is_some_and(|by| by.leaves) && stage.kind.is_preliminary();
    reported.drop = Leavers::of(|of| leaves && side == Some(of));
    let shape = at.shape();
    let is_there = pairing.outcome.as_ref().is_some_and(|there| agrees(shape, there, &outcome));
    let player = new.by_code.map(|by| by.player);
    let of_player = |known: &&Claim| {
        player.is_some()
            && known.player == player
            && match_of(&known.reported) == match_of(&reported)
    };
    let too_often = event.claims.iter().filter(of_player).count() >= MOST_REPORTS;
    if is_there && reported.drop.without(pairing.leavers).is_nobody() {
        let same = msg!("slips.same", table, result);
        // What the player said before would count again once the result is undone.
        return match event.inbox().any(|known| of_player(&known)) {
            false => Ok(Decision::unchanged(same)),
            true if too_often => Err(Refusal(msg!("serve.too-often"))),
            true => Ok(Decision::new(Action::Claim(reported), same)),
        };
    }
    let opponent = player.and_then(|id| pairing.opponent(id));
    let first = opponent.and_then(|id| event.claim_of(id, &reported));
    let theirs = first.and_then(|claim| event.claimed_outcome(claim));
    let agreed = theirs.as_ref().is_some_and(|theirs| agrees(shape, theirs, &outcome));
    let started = pairing.so_far.as_str();
    let fits = pairing.outcome.is_none() && reported.games.starts_with(started);
    let mode = event.setup.reports.unwrap_or_default();
    let disqualified = |id: &Id| {
        let status = event.entrant(*id).map(|entrant| entrant.status);
        matches!(status, Some(Status::Disqualified { .. }))
    };
    let for_a_judge = player.iter().chain(&opponent).any(disqualified);
    let counts = match mode {
        _ if for_a_judge => false,
        Reports::Confirmed | Reports::Off => player.is_none() || agreed || is_there,
        // Nobody who is out of the event decides alone.
        Reports::First => agreed || player.is_none_or(|id| event.is_here(id)),
        Reports::Inbox => false,
    };
    if counts && (fits || is_there) {
        let place = (u32::try_from(number).ok(), Some(round.number));
        // Of two orders of the same games, the one that was reported first is saved.
        let first = first.filter(|claim| agreed && claim.reported.games.starts_with(started));
        let result = match first.filter(|claim| claim.reported.games != reported.games) {
            _ if is_there => Report::Same,
            Some(first) => first.report(),
            None => new.result.clone(),
        };
        let leavers = event.leavers_with_claims(pairing, &reported, player);
        return results::report(event, table, &result, leavers, place, now);
    }
    let waits = match theirs {
        _ if !fits && !is_there => msg!("slips.waits", table, result),
        Some(_) if !agreed => msg!("serve.contradicts", table, result),
        None if !counts && !for_a_judge && mode == Reports::Confirmed => {
            msg!("serve.waits-for-opponent", table, result)
        }
        _ => msg!("serve.waits-for-scorekeeper", table, result),
    };
    let is_known = |known: &Claim| {
        let there = Reported { table, ..known.reported.clone() };
        there == reported
            && (player.is_none() || known.player == player)
            && !event.is_outdated(known)
    };
    if too_often {
        return Err(Refusal(msg!("serve.too-often")));
    }
    if event.claims.iter().any(is_known) {
        return Ok(Decision::unchanged(Message::sentences(vec![
            waits,
            msg!("slips.waits-already"),
        ])));
    }
    Ok(Decision::new(Action::Claim(reported), waits))
}

/// Whether only a judge may enter this.
///
/// A game that both lost, or a game of several that was not finished in time.
fn is_for_a_judge(at: &TableRef, games: &str) -> bool {
    let several = at.shape() != MatchShape::OneGame;
    games.contains(['x', 'X']) || several && games.contains(['d', 'D'])
}

pub(super) fn settle(
    event: &Event,
    n: u64,
    accept: bool,
    why: Option<&str>,
    now: Moment,
) -> Result<Decision, Refusal> {
    let claim = event.claims.iter().find(|claim| claim.n == n);
    let claim = claim.ok_or_else(|| not_waiting(event, n))?;
    if let Some(newer) = newer(event, claim) {
        let (by, table) = (&claim.by, event.table_of_claim(claim));
        return Err(Refusal(msg!("settings.inbox-replaced", n, by, table, newer)));
    }
    let reason = why.map(|why| cleaned_text(TextKind::Reason, why)).transpose()?;
    if !accept {
        let settled = Settled { claim: n, result: None };
        let message = answer(event.describe_settled_claim(&settled));
        return Ok(Decision { reason, ..Decision::new(Action::Settle(settled), message) });
    }
    let table = event.table_of_claim(claim);
    let Some(pairing) = event.claimed_table(claim) else {
        let dismiss = verb(format!("inbox dismiss {n}"));
        return Err(Refusal(msg!("slips.no-such-match", n, table, dismiss)));
    };
    let (stage, round) = (claim.reported.stage, claim.reported.round);
    let place = (u32::try_from(stage).ok(), Some(round));
    let leavers = event.leavers_with_claims(pairing, &claim.reported, claim.player);
    let decision = results::report(event, table, &claim.report(), leavers, place, now)?;
    let Some(Action::Report(reported)) = decision.action else { return Ok(decision) };
    let settled = Settled { claim: n, result: Some(Box::new(reported)) };
    let mut sentences = vec![answer(event.describe_settled_claim(&settled))];
    // The message names the replaced result.
    sentences.extend(pairing.outcome.is_some().then_some(decision.message));
    let message = Message::sentences(sentences);
    Ok(Decision {
        reason,
        ..Decision::new(Action::Settle(settled), message).warned(decision.warnings)
    })
}

/// Whether a report is still pending, and the result of its table.
pub(super) fn subject(event: &Event, claim: u64) -> Subject {
    let found = event.claims.iter().find(|known| known.n == claim && !known.replaced);
    let table = found.and_then(|claim| event.claimed_table(claim));
    Subject::facts((found.is_some(), table.and_then(|pairing| pairing.outcome.as_ref())))
}

/// The number of the report by which the same station has replaced this one.
fn newer(event: &Event, claim: &Claim) -> Option<u64> {
    let of = |claim: &Claim| (claim.player, match_of(&claim.reported));
    let same = |other: &Claim| claim.player.is_some() || claim.by == other.by;
    let mut all = event.claims.iter();
    let later = all.rfind(|other| !other.replaced && of(other) == of(claim) && same(other));
    later.filter(|_| claim.replaced).map(|later| later.n)
}

/// The warning that reports by players are pending.
pub(super) fn waiting(event: &Event) -> Option<Concern> {
    let n = event.inbox().count();
    (n > 0).then(|| Concern::new(About::Inbox, msg!("slips.inbox-sentence", n)))
}

/// Why this number is not in the inbox: it was answered, or was never a report.
fn not_waiting(event: &Event, n: u64) -> Refusal {
    let answers = |action: &Action| matches!(action, Action::Settle(settled) if settled.claim == n);
    let answer = event.counting().find(|entry| answers(&entry.action));
    Refusal(match answer {
        Some(entry) => msg!(
            "slips.settled-already",
            by = &entry.by,
            what = event.describe(entry),
            undo = verb(format!("undo {}", entry.n)),
        ),
        None => msg!("slips.no-entry", n),
    })
}

/// A scorekeeper's answer to a report by players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settled {
    /// The line of the log with the report.
    pub claim: u64,
    /// The table's result from now on; None if the report is dismissed. Boxed, because few lines
    /// have one.
    pub result: Option<Box<Reported>>,
}

impl Event {
    pub(super) fn apply_claim(
        &mut self,
        reported: &Reported,
        entry: &Entry,
    ) -> Result<(), Message> {
        let player = player_of(&entry.by);
        for older in &mut self.claims {
            let same = if player.is_some() { older.player == player } else { older.by == entry.by };
            let same = same && match_of(&older.reported) == match_of(reported);
            older.replaced = older.replaced || same;
        }
        self.claims.push(Claim {
            n: entry.n,
            at: entry.at,
            by: entry.by.clone(),
            player,
            reported: reported.clone(),
            replaced: false,
        });
        Ok(())
    }

    pub(super) fn apply_settled(&mut self, settled: &Settled) -> Result<(), Message> {
        let at = self.claims.iter().position(|claim| claim.n == settled.claim);
        let at = at.ok_or_else(|| msg!("log.unfit"))?;
        self.claims.remove(at);
        match &settled.result {
            Some(reported) => self.apply_reported(reported),
            None => Ok(()),
        }
    }

    pub(super) fn describe_settled_claim(&self, settled: &Settled) -> Message {
        let n = settled.claim;
        if let Some(reported) = &settled.result {
            let (place, result) = self.claimed(reported);
            return msg!("slips.log-settled", answer = "accepted", n, place, result);
        }
        match self.entry(n).map(|entry| &entry.action) {
            Some(Action::Claim(reported)) => {
                let (place, result) = self.claimed(reported);
                msg!("slips.log-settled", answer = "dismissed", n, place, result)
            }
            _ => msg!("slips.log-dismissed-unknown", n),
        }
    }

    fn claimed(&self, reported: &Reported) -> (Message, Message) {
        let place = self.table_of((reported.stage, reported.round, reported.table));
        (place, self.with_leavers(outcome::reported(self, reported), reported))
    }

    pub(super) fn describe_claim(&self, reported: &Reported) -> Message {
        let (place, result) = self.claimed(reported);
        msg!("slips.log-claim", place, result)
    }
}

impl Settled {
    pub fn footprint(&self) -> Footprint<'_> {
        self.result.as_deref().map_or_else(Footprint::default, Footprint::entering)
    }
}

/// A result that players reported, pending until a scorekeeper answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// Its line of the log, which is its number in the inbox.
    pub n: u64,
    pub at: Moment,
    /// The station at which it was entered, or the player with whose code.
    pub by: String,
    /// The player with whose code it was entered.
    pub player: Option<Id>,
    pub reported: Reported,
    /// Whether the same station has reported another result for this table since. Such a report is
    /// no longer pending; lines of older files may still answer it.
    pub replaced: bool,
}

/// The most reports of one match with one code: each is a line of the file.
const MOST_REPORTS: usize = 10;

/// The stage, the round and the two players of a result; the match may move to another table.
fn match_of(of: &Reported) -> (usize, u32, [Id; 2]) {
    (of.stage, of.round, of.of)
}

/// The author in the log of what is entered at a station; a station with a name adds it.
pub const STATION: &str = "station";

/// The first word of the name under which the log has what came with a player's code; the number
/// and the name of the player follow.
const PLAYER: &str = "player";

/// The player with whose code this author wrote; None: it was written otherwise.
fn player_of(by: &str) -> Option<Id> {
    let (number, _) = by.strip_prefix(PLAYER)?.strip_prefix(' ')?.split_once(' ')?;
    number.parse().ok()
}

impl Claim {
    /// The result as the verb `report` takes it.
    pub fn report(&self) -> Report {
        let Reported { games, margin, scores, .. } = &self.reported;
        match (scores, margin) {
            (Some(scores), _) => Report::Scores(*scores, Some(games.clone())),
            (None, Some(margin)) => Report::WithMargin(games.clone(), *margin),
            (None, None) => Report::Games(games.clone()),
        }
    }

    /// The station in words; the log names it `station`, or `station door`.
    pub fn sender(&self) -> Message {
        sender(&self.by)
    }
}

/// The author that the log records if the user's name is unknown: the same in every language, so
/// that changing the language changes no author.
pub const NOBODY_KNOWN: &str = "organizer";

/// The author of an action in words.
pub fn sender(by: &str) -> Message {
    match by.split_once(' ') {
        Some((STATION, name)) => msg!("plain.station", name),
        Some((PLAYER, of)) if player_of(by).is_some() => {
            let (number, name) = of.split_once(' ').unwrap_or_default();
            msg!("serve.by-code", name, number)
        }
        _ if by == STATION => msg!("plain.unnamed-station"),
        _ if by == NOBODY_KNOWN => msg!("officials.role", role = "organizer"),
        _ => Message::verbatim(by),
    }
}

impl Event {
    /// The round whose results players may report, with its stage and the stage's number. It is the
    /// newest round, unless that is held or the event is closed.
    pub fn visible_round(&self) -> Option<(usize, &Stage, &Round)> {
        let round = self.round().filter(|round| !round.held && self.finished.is_none())?;
        Some((self.stages.len(), self.stage()?, round))
    }

    /// Why these two no longer meet at this table; None while they do. Somebody who has dropped may
    /// still report the match they sit in.
    pub fn why_gone(&self, round: &Round, table: u32, of: [Id; 2]) -> Option<Message> {
        let there = round.at_table(table).filter(|pairing| !pairing.is_bye());
        if there.is_some_and(|pairing| [Some(pairing.a), pairing.b] == of.map(Some)) {
            return None;
        }
        let gone = |id: &Id| self.entrant(*id).is_some_and(|entrant| !entrant.is_active());
        let left = of.into_iter().find(|id| gone(id) && round.of(*id).is_none());
        Some(match left {
            Some(id) => msg!("slips.has-left", name = self.label(id)),
            None => msg!("slips.other-players", table),
        })
    }

    /// The pending reports, oldest first. A report is not pending if it agrees with the recorded
    /// result, or if its station or its player has replaced it.
    pub fn inbox(&self) -> impl Iterator<Item = &Claim> {
        self.claims.iter().filter(|claim| {
            let Some(pairing) = self.claimed_table(claim) else { return false };
            let leaves = !claim.reported.drop.without(pairing.leavers).is_nobody();
            let newest = self.is_newest(claim.reported.stage, claim.reported.round);
            let stage = claim.reported.stage.checked_sub(1).and_then(|at| self.stages.get(at));
            let differs = match (stage, &pairing.outcome, self.claimed_outcome(claim)) {
                (Some(stage), Some(there), Some(claimed)) => !agrees(stage.shape, there, &claimed),
                (_, there, claimed) => *there != claimed,
            };
            (differs || leaves && newest) && !self.is_outdated(claim)
        })
    }

    /// Whether the same station or player has said something newer of the match. What a player said
    /// last stays the last, although it counted or was undone since.
    fn is_outdated(&self, claim: &Claim) -> bool {
        let is_newer = |entry: &Entry| match &entry.action {
            Action::Report(reported) | Action::Claim(reported) => {
                match_of(reported) == match_of(&claim.reported)
                    && player_of(&entry.by) == claim.player
            }
            _ => false,
        };
        let mut later = self.log.iter().rev().take_while(|entry| entry.n > claim.n);
        claim.replaced || claim.player.is_some() && later.any(is_newer)
    }

    /// The report that this player's code has made of the same match, and that still stands.
    fn claim_of(&self, player: Id, of: &Reported) -> Option<&Claim> {
        let same = |claim: &&Claim| {
            claim.player == Some(player) && match_of(&claim.reported) == match_of(of)
        };
        self.claims.iter().filter(same).find(|claim| !self.is_outdated(claim))
    }

    /// What players reported last of this match of the newest round, confirmed or not.
    pub fn unconfirmed_report(&self, pairing: &Pairing) -> Option<Outcome> {
        let newest = self.claims.iter().rfind(|claim| {
            let Reported { stage, round, of, .. } = &claim.reported;
            [Some(pairing.a), pairing.b] == of.map(Some)
                && self.is_newest(*stage, *round)
                && !self.is_outdated(claim)
        });
        self.claimed_outcome(newest?)
    }

    /// What this player's code has reported of their match in the round that players see.
    pub fn reported_by_code(&self, player: Id) -> Option<&Claim> {
        let (stage, _, round) = self.visible_round()?;
        let pairing = round.of(player)?;
        let of = [pairing.a, pairing.b?];
        self.claim_of(player, &Reported { stage, round: round.number, of, ..Reported::default() })
    }

    /// Those who leave with this result, which is `by` a player, and those who have reported that
    /// they leave; None: no others than are known.
    fn leavers_with_claims(
        &self,
        pairing: &Pairing,
        reported: &Reported,
        by: Option<Id>,
    ) -> Option<Leavers> {
        let leaves = |side| {
            let other = pairing.at(side).filter(|id| Some(*id) != by);
            let claim = other.and_then(|id| self.claim_of(id, reported));
            pairing.leavers.has(side)
                || reported.drop.has(side)
                || claim.is_some_and(|claim| claim.reported.drop.has(side))
        };
        Some(Leavers::of(leaves)).filter(|leavers| *leavers != pairing.leavers)
    }

    /// The match of a report, at whichever table its two players sit now.
    pub fn claimed_table(&self, claim: &Claim) -> Option<&Pairing> {
        let Reported { stage, round, of, .. } = &claim.reported;
        let stage = self.stages.get(stage.checked_sub(1)?)?;
        let pairing = stage.rounds.get((*round as usize).checked_sub(1)?)?.of(of[0])?;
        Some(pairing).filter(|pairing| [Some(pairing.a), pairing.b] == of.map(Some))
    }

    /// The table at which the match of a report is played now, or was when it was reported.
    pub fn table_of_claim(&self, claim: &Claim) -> u32 {
        let now = self.claimed_table(claim).and_then(|pairing| pairing.table);
        now.unwrap_or(claim.reported.table)
    }

    /// The outcome that an entry states.
    fn claimed_outcome(&self, claim: &Claim) -> Option<Outcome> {
        let stage = self.stages.get(claim.reported.stage.checked_sub(1)?)?;
        self.claimed_table(claim)?;
        match stage.read(&self.ruleset, &self.scoring(), &claim.reported).ok()? {
            MatchState::Over(outcome) => Some(outcome),
            MatchState::Open(_) => None,
        }
    }

    /// The result at the table and the one in the entry, worded so that the two can be told apart.
    /// The first is None while the table has no result.
    pub fn claim_in_words(&self, claim: &Claim) -> Option<(Option<Message>, Message)> {
        let pairing = self.claimed_table(claim)?;
        let outcome = self.claimed_outcome(claim)?;
        let claimed = ResultText::of(self, pairing, &outcome);
        let (there, claimed) = match &pairing.outcome {
            None => (None, claimed.message()),
            // They differ in nothing but who drops.
            Some(there) if *there == outcome => (Some(claimed.message()), claimed.message()),
            Some(there) => {
                let [there, claimed] = ResultText::of(self, pairing, there).distinguish(&claimed);
                (Some(there), claimed)
            }
        };
        Some((there, self.with_leavers(claimed, &claim.reported)))
    }
}

/// The letters of a code: no vowels, so that no words arise, and none that sounds or looks like
/// another.
const LETTERS: &[u8; 16] = b"BCDFGHJKLMPRSTWX";

/// How many letters a code has.
const CODE_LETTERS: usize = 6;

/// How many letters a phone keeps: 128 bits.
const TOKEN_LETTERS: usize = 32;

fn letter(draw: &mut Draw) -> char {
    char::from(LETTERS[draw.below(LETTERS.len() as u32) as usize])
}

/// The codes with which players report. They follow from the event's secret, so no file lists them.
impl Event {
    /// The code of each player of these numbers, from 1 on. None has the code of another.
    fn codes(&self) -> Vec<(Id, String)> {
        let Some(secret) = self.head.secret else { return Vec::new() };
        let last = self.entrants.iter().map(|entrant| entrant.id).max().unwrap_or(0);
        let mut known = HashSet::new();
        let code_of = |id| {
            let mut letters = secret.draw(&format!("code of player {id}"));
            loop {
                let code: String = (0..CODE_LETTERS).map(|_| letter(&mut letters)).collect();
                if known.insert(code.clone()) {
                    return (id, code);
                }
            }
        };
        (1..=last).map(code_of).collect()
    }

    /// What a phone keeps of the player whose code it had: too long to be guessed.
    pub fn phone_token(&self, player: Id) -> Option<String> {
        let mut letters = self.head.secret?.draw(&format!("phone of player {player}"));
        Some((0..TOKEN_LETTERS).map(|_| letter(&mut letters)).collect())
    }

    /// How results from phones are taken; None: not at all.
    pub fn takes_reports(&self) -> Option<Reports> {
        self.setup.reports.filter(|reports| *reports != Reports::Off)
    }

    /// The code of this player, while players may report.
    pub fn code_of(&self, player: Id) -> Option<String> {
        self.takes_reports()?;
        self.codes().into_iter().find(|(id, _)| *id == player).map(|(_, code)| code)
    }

    /// The player with this code, however it is typed.
    ///
    /// Each code is compared to its end, so that the time taken tells nothing.
    pub fn holder_of(&self, typed: &str) -> Option<Id> {
        self.takes_reports()?;
        let letters = typed.bytes().filter(u8::is_ascii_alphabetic).take(CODE_LETTERS + 1);
        let typed: Vec<u8> = letters.map(|letter| letter.to_ascii_uppercase()).collect();
        if typed.len() != CODE_LETTERS {
            return None;
        }
        let differ = |code: &str| {
            code.bytes().zip(&typed).fold(0, |differ, (one, other)| differ | (one ^ other))
        };
        let holder = self.codes().iter().fold(None, |found, (id, code)| match differ(code) {
            0 => Some(*id),
            _ => found,
        });
        holder.filter(|id| self.entrant(*id).is_some())
    }

    /// The name under which the log has what comes with this player's code.
    pub fn author_by_code(&self, player: Id) -> String {
        format!("{PLAYER} {player} {}", self.label(player))
    }

    /// Where this player reports, with the code; None: players have no codes, or the event has no
    /// public address.
    pub fn address_of_report(&self, player: Id) -> Option<String> {
        let (address, code) = (self.setup.address()?, self.code_of(player)?);
        Some(format!("{}/report?code={code}", address.trim_end_matches('/')))
    }
}
