//! Deck and army lists: handed in, or accepted with their faults.

use crate::event::decide::{Decision, TextKind, cleaned_text, refuse_if, verb};
use crate::event::name::{clean_text, is_hostile};
use crate::event::verb::{MissingWord, VerbSpec, VerbWords, anybody};
use crate::event::{Action, Entry, Event, Id, Moment, Refusal, Topic, Verb, Who, answer, find};
use crate::msg;
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};

pub(super) const LIST: VerbSpec = VerbSpec::known(
    Topic::Judge,
    "list WHO FILE | list WHO accept REASON",
    msg!("decklist.does-list"),
    msg!("commands.list"),
    anybody,
    read_list,
);

fn read_list(words: &mut VerbWords) -> Result<Verb, Message> {
    let who = Who(words.next(MissingWord::PLAYER)?);
    let path = words.next(MissingWord::LIST_FILE)?;
    Ok(match path.as_str() {
        "accept" => Verb::AcceptList { who, reason: words.rest(MissingWord::REASON)? },
        _ => Verb::ListFile { who, path },
    })
}

/// The most lines of a list. Four decks of the card game need a hundred.
pub const MOST_LINES: usize = 400;

/// The largest list, in bytes.
pub(in crate::event) const MOST_BYTES: usize = 64 * 1024;

pub(super) fn hand_in(
    event: &Event,
    who: &Who,
    lines: &[String],
    faults: &[Message],
    doubts: &[Message],
) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let name = || event.label(id);
    let end = lines.iter().rposition(|line| !line.trim().is_empty()).map_or(0, |last| last + 1);
    let lines = &lines[..end];
    refuse_if(lines.is_empty(), || msg!("decklist.hand-in-empty", name = name()))?;
    if let Some(why) = oversized(lines) {
        return Err(Refusal(why));
    }
    let lines: Vec<String> = lines.iter().zip(1..).map(cleaned).collect::<Result<_, _>>()?;
    if event.newest_list(id).is_some_and(|newest| newest.lines == lines) {
        return Ok(Decision::unchanged(msg!("judge.same-list", name = name())));
    }
    let handed = Handed { id, lines, faults: faults.iter().map(Message::to_string).collect() };
    let message = answer(msg!("log.list-handed-in", name = name()));
    Ok(Decision::new(Action::List(handed), message).warned(faults.iter().chain(doubts).cloned()))
}

/// The refusal of a list that is larger than any game needs.
pub fn oversized<T: AsRef<str>>(lines: &[T]) -> Option<Message> {
    let bytes: usize = lines.iter().map(|line| line.as_ref().len() + 1).sum();
    if bytes > MOST_BYTES {
        return Some(msg!("decklist.hand-in-too-many-bytes", n = bytes, most = MOST_BYTES));
    }
    let n = lines.len();
    (n > MOST_LINES).then(|| msg!("decklist.hand-in-too-many-lines", n, most = MOST_LINES))
}

fn at_line(line: usize, found: Message) -> Refusal {
    Refusal(answer(msg!("decklist.at-line", line, found)))
}

/// A line without harmful characters; empty lines are kept, so that line numbers stay the same.
fn cleaned((line, number): (&String, usize)) -> Result<String, Refusal> {
    let line = line.replace('\t', " ");
    if line.trim().is_empty() {
        return Ok(String::new());
    }
    if let Some(bad) = line.chars().find(|c| is_hostile(*c)) {
        let code = format!("U+{:04X}", u32::from(bad));
        return Err(at_line(number, msg!("common.hostile-letter", code)));
    }
    clean_text(&line).map_err(|why| at_line(number, why))
}

/// The lines of the log that hold the versions of a list, and the acceptance of the newest.
pub(super) fn lines(event: &Event, id: Id) -> Vec<u64> {
    let accepted = event.newest_list(id).and_then(|list| list.accepted.as_ref());
    let versions = event.list_versions(id).iter().map(|version| version.n);
    versions.chain(accepted.map(|accepted| accepted.n)).collect()
}

pub(super) fn accept(
    event: &Event,
    who: &Who,
    list: Option<u64>,
    faults: usize,
    reason: &str,
) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let name = event.label(id);
    let Some(newest) = event.newest_list(id) else {
        return Err(Refusal(msg!("decklist.no-list", name, list = verb("list WHO FILE"))));
    };
    refuse_if(list != Some(newest.n), || msg!("decklist.newer-list", name = &name, n = newest.n))?;
    refuse_if(faults == 0, || msg!("decklist.no-fault", name = &name))?;
    let reason = cleaned_text(TextKind::Reason, reason)?;
    let accepted = newest.accepted.as_ref().and_then(|accepted| accepted.reason.as_ref());
    if accepted == Some(&reason) {
        return Ok(Decision::unchanged(msg!("decklist.accepted-already", name)));
    }
    let message = answer(msg!("decklist.log-accepted", name, n = newest.n));
    let action = Action::AcceptList(ListAccepted { id, list: newest.n });
    Ok(Decision { reason: Some(reason), ..Decision::new(action, message) })
}

/// A deck or army list that an entrant handed in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Handed {
    pub id: Id,
    /// Its lines, as read.
    pub lines: Vec<String>,
    /// The faults that the ruleset finds in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<String>,
}

/// The organizer accepts a list with its faults; the reason is in the log entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListAccepted {
    pub id: Id,
    /// The line of the log with the accepted version.
    pub list: u64,
}

impl Event {
    pub(super) fn apply_list(&mut self, handed: &Handed, entry: &Entry) -> Result<(), Message> {
        self.known(handed.id)?;
        let version = ListVersion {
            n: entry.n,
            at: entry.at,
            by: entry.by.clone(),
            lines: handed.lines.clone(),
            faults: handed.faults.clone(),
            accepted: None,
        };
        self.lists.entry(handed.id).or_default().push(version);
        Ok(())
    }

    pub(super) fn apply_accepted(
        &mut self,
        accepted: &ListAccepted,
        entry: &Entry,
    ) -> Result<(), Message> {
        let versions = self.lists.get_mut(&accepted.id);
        let version = versions.and_then(|all| all.iter_mut().find(|one| one.n == accepted.list));
        let version = version.ok_or_else(|| msg!("log.unfit"))?;
        version.accepted = Some(Acceptance {
            n: entry.n,
            at: entry.at,
            by: entry.by.clone(),
            reason: entry.reason.clone(),
        });
        Ok(())
    }

    pub(super) fn describe_list(&self, handed: &Handed) -> Message {
        let name = self.label(handed.id);
        match handed.faults.len() {
            0 => msg!("log.list-handed-in", name),
            n => msg!("decklist.log-with-faults", name, n),
        }
    }
}

/// A deck or army list as it was handed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListVersion {
    /// The line of the log that holds it.
    pub n: u64,
    pub at: Moment,
    /// The name of the person who took it in.
    pub by: String,
    /// Its lines, empty ones included, so that a fault can name its line.
    pub lines: Vec<String>,
    /// The faults that were found when it was handed in, in English.
    pub faults: Vec<String>,
    pub accepted: Option<Acceptance>,
}

/// The organizer's consent to a list with faults.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acceptance {
    /// The line of the log that records it.
    pub n: u64,
    pub at: Moment,
    pub by: String,
    /// Absent in some files edited by hand.
    pub reason: Option<String>,
}

impl ListVersion {
    /// The list as one text.
    pub fn text(&self) -> String {
        self.lines.join("\n")
    }
}

/// The most names in a sentence.
const MOST_NAMES: usize = 6;

impl Event {
    /// Every version of this entrant's list, oldest first; none without a list.
    pub fn list_versions(&self, id: Id) -> &[ListVersion] {
        self.lists.get(&id).map_or(&[], Vec::as_slice)
    }

    /// The newest version of this entrant's list.
    pub fn newest_list(&self, id: Id) -> Option<&ListVersion> {
        self.list_versions(id).last()
    }

    /// Whether lists are required: as announced, else by the tier.
    pub fn lists_required(&self) -> bool {
        self.setup.lists.unwrap_or_else(|| self.tier_demands_lists())
    }

    /// Whether the tier requires lists; without an announced tier, the ruleset's first.
    pub(in crate::event) fn tier_demands_lists(&self) -> bool {
        let first = self.ruleset.tiers.first();
        let tier = self.setup.tier.and_then(|tier| self.ruleset.tier(tier)).or(first);
        tier.is_some_and(|tier| tier.lists_required)
    }

    /// Whether sleeves are required: as announced, else by the announced tier.
    pub fn sleeves_required(&self) -> bool {
        let tier = self.setup.tier.and_then(|tier| self.ruleset.tier(tier));
        self.setup.sleeves.unwrap_or_else(|| tier.is_some_and(|tier| tier.sleeves_required))
    }

    /// Whether decklists in the cut are announced as open.
    pub fn lists_are_open(&self) -> bool {
        self.setup.open_lists == Some(true)
    }

    /// Active entrants who have handed in no list.
    pub(in crate::event) fn without_list(&self) -> Vec<Id> {
        let entrants = self.active().filter(|entrant| self.newest_list(entrant.id).is_none());
        entrants.map(|entrant| entrant.id).collect()
    }

    /// Names those without a list, if lists are required.
    pub(in crate::event) fn lists_missing(&self) -> Option<Message> {
        let without_list = self.without_list();
        let shown = self.lists_required() && !without_list.is_empty();
        shown.then(|| {
            let (n, all) = (without_list.len(), self.active().count());
            msg!("decklist.missing", n, all, names = self.some_names(&without_list))
        })
    }

    /// Active entrants whose newest list has faults that were not accepted.
    pub(in crate::event) fn with_faulty_list(&self) -> Vec<Id> {
        let is_faulty = |list: &ListVersion| !list.faults.is_empty() && list.accepted.is_none();
        let faulty =
            self.active().filter(|entrant| self.newest_list(entrant.id).is_some_and(is_faulty));
        faulty.map(|entrant| entrant.id).collect()
    }

    /// Names those whose list has faults, if lists are required.
    pub(in crate::event) fn lists_faulty(&self) -> Option<Message> {
        let faulty = self.with_faulty_list();
        let shown = self.lists_required() && !faulty.is_empty();
        let names = || self.some_names(&faulty);
        shown.then(|| msg!("preflight.faulty-lists", n = faulty.len(), names = names()))
    }

    /// The names for a sentence; beyond a few, the rest as a number.
    pub(in crate::event) fn some_names(&self, ids: &[Id]) -> Arg {
        let message = if ids.len() > MOST_NAMES + 1 { MOST_NAMES } else { ids.len() };
        let mut names: Vec<Arg> = ids[..message].iter().map(|id| self.label(*id).into()).collect();
        let more = ids.len() - message;
        names.extend((more > 0).then(|| msg!("common.more", n = more).into()));
        names.into()
    }
}
