//! What a judge is guided through at the table: a bidding, hits shared out, and short questions whose
//! answers choose the verdict.

use super::check::Findings;
use super::describe::{Page, series};
use super::letters::shown;
use super::{Ruleset, Ruling, Text};
use crate::msg;
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The settings of the verb `auction`; no side may have one of these as its word.
pub const AUCTION_WORDS: [&str; 3] = ["bids", "force", "opens"];

/// The bidding of two players for units, only one of which may stay.
///
/// Each total is the build cost of the unit's top card, `beneath` for every card stacked beneath
/// it, and the player's own last bid. The higher total wins and its player pays that bid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AuctionRules {
    pub name: Text,
    /// The resource of the bids, as it stands behind a number: `2 Force`.
    pub resource: Text,
    /// The two sides; the first opens the bidding.
    pub sides: Vec<AuctionSide>,
    /// The id of the side that wins if the totals are equal.
    pub ties: String,
    /// The worth of each card stacked beneath the top one.
    pub beneath: u32,
    /// The fate of the winner's unit, and of the loser's.
    pub winner: Text,
    pub loser: Text,
    /// Sentences that both players should hear before the first bid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Text>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AuctionSide {
    /// The word for the side in the verb `auction`.
    pub id: String,
    pub name: Text,
}

/// Hits beyond a defender's remaining health, which the attacker may give to other units.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OverkillRules {
    pub name: Text,
    /// The most other units that may get hits of one attack.
    pub other_units: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Text>,
}

/// A question of a guided ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The word by which verdicts name the question.
    pub id: String,
    pub text: Text,
    pub kind: QuestionKind,
    /// The least number that may be answered. Absent: 0.
    pub from: Option<u32>,
    /// The largest number that may be answered. Every question for a number has one.
    pub to: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QuestionKind {
    YesNo,
    Number,
}

/// The ruling if these conditions hold. The first verdict that fits is the one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// All of them must hold. Empty: the verdict for every answer left over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<Condition>,
    pub text: Text,
    /// The section of the rules it comes from. Absent: that of the ruling.
    pub source: Option<String>,
}

/// A condition on the answer to one question: a word, or a range of numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Condition {
    pub question: String,
    pub is: Option<YesNo>,
    pub from: Option<u32>,
    pub to: Option<u32>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum YesNo {
    Yes,
    No,
}

/// The answer to a question: `yes`, `no`, or a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Answer {
    Word(YesNo),
    Number(u32),
}

impl Answer {
    pub const YES: Answer = Answer::Word(YesNo::Yes);
    pub const NO: Answer = Answer::Word(YesNo::No);

    pub fn phrase(self) -> Message {
        match self {
            Answer::Word(YesNo::Yes) => msg!("aids.yes"),
            Answer::Word(YesNo::No) => msg!("aids.no"),
            Answer::Number(n) => Message::verbatim(n.to_string()),
        }
    }
}

/// The answer as it is typed and as a file has it.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Word(YesNo::Yes) => f.write_str("yes"),
            Answer::Word(YesNo::No) => f.write_str("no"),
            Answer::Number(n) => write!(f, "{n}"),
        }
    }
}

impl Question {
    pub fn least(&self) -> u32 {
        self.from.unwrap_or(0)
    }

    pub fn most(&self) -> u32 {
        self.to.unwrap_or(u32::MAX)
    }

    /// The answer that this text means.
    ///
    /// # Errors
    /// Says which answers the question has.
    pub fn read(&self, typed: &str) -> Result<Answer, Message> {
        match self.kind {
            QuestionKind::YesNo => match typed.to_lowercase().as_str() {
                "yes" | "y" | "tak" | "t" => Ok(Answer::YES),
                "no" | "n" | "nie" => Ok(Answer::NO),
                _ => Err(msg!("aids.wants-yes-or-no", typed, question = &self.text)),
            },
            QuestionKind::Number => {
                let (question, least, most) = (&self.text, self.least(), self.most());
                let number = typed.parse().ok().filter(|n| (least..=most).contains(n));
                let wrong = || msg!("aids.wants-number", typed, question, least, most);
                number.map(Answer::Number).ok_or_else(wrong)
            }
        }
    }

    /// The answers that are expected: `yes or no`, `0 to 60`.
    pub fn expected(&self) -> Message {
        match self.kind {
            QuestionKind::YesNo => msg!("aids.yes-or-no"),
            QuestionKind::Number => msg!("aids.number", least = self.least(), most = self.most()),
        }
    }
}

impl Condition {
    pub(super) fn holds(&self, answer: Answer) -> bool {
        match answer {
            Answer::Word(word) => self.is == Some(word),
            Answer::Number(n) => {
                self.from.is_none_or(|from| from <= n) && self.to.is_none_or(|to| n <= to)
            }
        }
    }
}

/// The position of a guided ruling after some answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// This question comes next.
    Ask(&'a Question),
    /// The answers settle this verdict; no further one could change it.
    Settled(&'a Verdict),
    /// No verdict fits; a checked ruleset has no such answers.
    Nothing,
}

/// The step of these questions and verdicts after the first answers, in the order of the questions.
pub fn step<'a>(
    questions: &'a [Question],
    verdicts: &'a [Verdict],
    answers: &[Answer],
) -> Step<'a> {
    let answer = |id: &str| {
        let at = questions.iter().position(|question| question.id == id)?;
        answers.get(at).copied()
    };
    for verdict in verdicts {
        let known = |condition: &Condition| answer(&condition.question);
        let fails = |condition: &Condition| known(condition).is_some_and(|a| !condition.holds(a));
        if verdict.when.iter().any(fails) {
            continue;
        }
        if verdict.when.iter().all(|condition| known(condition).is_some()) {
            return Step::Settled(verdict);
        }
        return questions.get(answers.len()).map_or(Step::Nothing, Step::Ask);
    }
    Step::Nothing
}

/// The most combinations of answers that a ruling is tried with.
const MOST_TRIED: usize = 20_000;

pub(super) fn check_aids(ruleset: &Ruleset, found: &mut Findings<'_>) {
    if let Some(auction) = &ruleset.auction {
        bidding(auction, found);
    }
    let mut ids = Vec::new();
    for (part, rulings) in ruleset.advice() {
        for (n, ruling) in rulings.iter().enumerate() {
            let at = format!("{part}[{n}]");
            guided(ruling, &at, found);
            ids.extend(ruling.id.as_deref().map(|id| (format!("{at}.id"), id)));
        }
    }
    found.no_repeats_at(ids, |id| shown(id));
}

fn bidding(auction: &AuctionRules, found: &mut Findings<'_>) {
    for (n, side) in auction.sides.iter().enumerate() {
        if AUCTION_WORDS.contains(&side.id.as_str()) {
            let says = msg!("ruleset.word-of-the-verb", id = shown(&side.id));
            found.add(&format!("auction.sides[{n}].id"), says);
        }
    }
    let ids = auction.sides.iter().map(|side| &side.id);
    found.no_repeats("auction.sides[].id", ids, |id| shown(id));
    if !auction.sides.iter().any(|side| side.id == auction.ties) {
        let known = series(auction.sides.iter().map(|side| &side.id));
        let says = msg!("ruleset.unknown-id", id = shown(&auction.ties), known);
        found.add("auction.ties", says);
    }
}

/// Checks a ruling's questions and verdicts, and that together they leave nothing open.
fn guided(ruling: &Ruling, at: &str, found: &mut Findings<'_>) {
    match (ruling.questions.is_empty(), ruling.verdicts.is_empty()) {
        (true, true) => return,
        (false, true) => return found.needs(&format!("{at}.questions"), "questions", "verdicts"),
        (true, false) => return found.needs(&format!("{at}.verdicts"), "verdicts", "questions"),
        (false, false) => {}
    }
    if ruling.id.is_none() {
        found.needs(&format!("{at}.questions"), "questions", "id");
    }
    let before = found.faults.len();
    for (n, question) in ruling.questions.iter().enumerate() {
        check_question(question, &format!("{at}.questions[{n}]"), found);
    }
    let ids = ruling.questions.iter().map(|question| &question.id);
    found.no_repeats(&format!("{at}.questions[].id"), ids, |id| shown(id));
    for (n, verdict) in ruling.verdicts.iter().enumerate() {
        for (m, condition) in verdict.when.iter().enumerate() {
            let at = format!("{at}.verdicts[{n}].when[{m}]");
            bounds(condition, &ruling.questions, &at, found);
        }
    }
    if found.faults.len() == before {
        reached(ruling, at, found);
    }
}

fn check_question(question: &Question, at: &str, found: &mut Findings<'_>) {
    match (question.kind, question.from, question.to) {
        (QuestionKind::YesNo, None, None) => {}
        (QuestionKind::YesNo, Some(_), _) => {
            found.add(&format!("{at}.from"), msg!("ruleset.no-range"));
        }
        (QuestionKind::YesNo, None, Some(_)) => {
            found.add(&format!("{at}.to"), msg!("ruleset.no-range"));
        }
        (QuestionKind::Number, _, None) => found.needs(at, "kind: number", "to"),
        (QuestionKind::Number, Some(from), Some(to)) if from > to => {
            found.backwards(&format!("{at}.from"), from, to);
        }
        (QuestionKind::Number, _, Some(_)) => {}
    }
}

fn bounds(condition: &Condition, questions: &[Question], at: &str, found: &mut Findings<'_>) {
    let id = &condition.question;
    let Some(question) = questions.iter().find(|question| question.id == *id) else {
        let known = series(questions.iter().map(|question| &question.id));
        let says = msg!("ruleset.unknown-id", id = shown(id), known);
        return found.add(&format!("{at}.question"), says);
    };
    match (question.kind, condition.is, condition.from, condition.to) {
        (QuestionKind::YesNo, Some(_), None, None) => {}
        (QuestionKind::YesNo, ..) => found.add(at, msg!("ruleset.needs-is", id = shown(id))),
        (QuestionKind::Number, None, Some(from), Some(to)) if from > to => {
            found.backwards(&format!("{at}.from"), from, to);
        }
        (QuestionKind::Number, None, from, to) if from.is_some() || to.is_some() => {}
        (QuestionKind::Number, ..) => found.add(at, msg!("ruleset.needs-range", id = shown(id))),
    }
}

/// Adds a fault for each verdict that no answers reach, and for answers without a verdict. A number
/// is tried where a condition begins or ends to hold: between two such numbers all answers lead to
/// the same verdict.
fn reached(ruling: &Ruling, at: &str, found: &mut Findings<'_>) {
    let tried: Vec<Vec<Answer>> = ruling
        .questions
        .iter()
        .map(|question| representative(question, &ruling.verdicts))
        .collect();
    let all = tried.iter().try_fold(1usize, |all, answers| all.checked_mul(answers.len()));
    if all.is_none_or(|all| all > MOST_TRIED) {
        return found.add(&format!("{at}.questions"), msg!("ruleset.too-many"));
    }
    let mut seen = vec![false; ruling.verdicts.len()];
    let mut open = None;
    let mut chosen = vec![0; tried.len()];
    loop {
        let answers: Vec<Answer> =
            tried.iter().zip(&chosen).map(|(answers, at)| answers[*at]).collect();
        match step(&ruling.questions, &ruling.verdicts, &answers) {
            Step::Settled(verdict) => {
                let at = ruling.verdicts.iter().position(|other| std::ptr::eq(other, verdict));
                at.into_iter().for_each(|at| seen[at] = true);
            }
            Step::Ask(_) | Step::Nothing => open = open.or(Some(answers)),
        }
        // The next combination, the last question first.
        let next = (0..tried.len()).rev().find(|at| chosen[*at] + 1 < tried[*at].len());
        let Some(next) = next else { break };
        chosen[next] += 1;
        chosen[next + 1..].fill(0);
    }
    for (n, _) in seen.iter().enumerate().filter(|(_, seen)| !**seen) {
        found.add(&format!("{at}.verdicts[{n}]"), msg!("ruleset.never-reached"));
    }
    if let Some(answers) = open {
        let answers = ruling.questions.iter().zip(&answers);
        let answers =
            series(answers.map(|(question, answer)| {
                Message::verbatim(format!("{} = {answer}", question.id))
            }));
        found.add(&format!("{at}.verdicts"), msg!("ruleset.without-verdict", answers));
    }
}

/// One answer of each kind that the conditions tell apart.
fn representative(question: &Question, verdicts: &[Verdict]) -> Vec<Answer> {
    if question.kind == QuestionKind::YesNo {
        return vec![Answer::YES, Answer::NO];
    }
    let range = question.least()..=question.most();
    let conditions = verdicts.iter().flat_map(|verdict| &verdict.when);
    let here = conditions.filter(|condition| condition.question == question.id);
    let borders = here.flat_map(|one| [one.from, one.to.and_then(|to| to.checked_add(1))]);
    let mut numbers: Vec<u32> = borders.flatten().filter(|n| range.contains(n)).collect();
    numbers.push(question.least());
    numbers.sort_unstable();
    numbers.dedup();
    numbers.into_iter().map(Answer::Number).collect()
}

pub(super) fn describe_aids(page: &mut Page<'_>, ruleset: &Ruleset) {
    let auction = ruleset.auction.iter().map(|rules| (&rules.name, auction(rules)));
    let overkill = ruleset.overkill.iter().map(|rules| (&rules.name, overkill(rules)));
    for (name, rules) in auction.chain(overkill) {
        let label = msg!("handbook.at-the-table");
        page.list(msg!("common.labelled", label, text = name), rules);
    }
}

/// How the bidding goes, one sentence each.
pub(super) fn auction(rules: &AuctionRules) -> Vec<Arg> {
    let name = |id: &str| {
        let side = rules.sides.iter().find(|side| side.id == id);
        side.map_or_else(|| id.into(), |side| Arg::from(&side.name))
    };
    let first = Arg::or_empty(rules.sides.first().map(|side| &side.name));
    let second = Arg::or_empty(rules.sides.get(1).map(|side| &side.name));
    let (resource, winner, loser) = (&rules.resource, &rules.winner, &rules.loser);
    let rule = [
        msg!("handbook.opens", first, second, resource),
        msg!("handbook.raises"),
        msg!("handbook.total", n = rules.beneath),
        msg!("handbook.ties", side = name(&rules.ties)),
        msg!("handbook.fates", resource, winner, loser),
    ];
    rule.into_iter().map(Arg::from).chain(rules.remarks.iter().map(Arg::from)).collect()
}

/// How hits are shared out, one sentence each.
pub(super) fn overkill(rules: &OverkillRules) -> Vec<Arg> {
    let rule = [msg!("handbook.remaining"), msg!("handbook.to-others", n = rules.other_units)];
    rule.into_iter().map(Arg::from).chain(rules.remarks.iter().map(Arg::from)).collect()
}

/// The questions of a guided ruling with their answers, and what each answer leads to.
pub(super) fn questions(ruling: &Ruling) -> Vec<Arg> {
    let asked = (1_usize..).zip(&ruling.questions).map(|(n, question)| {
        let answers = question.expected();
        msg!("handbook.question", n, question = &question.text, answers).into()
    });
    let verdicts = ruling.verdicts.iter().map(|one| verdict(ruling, one));
    asked.chain(verdicts).collect()
}

fn verdict(ruling: &Ruling, verdict: &Verdict) -> Arg {
    let when: Arg = match verdict.when.as_slice() {
        [] => msg!("handbook.otherwise").into(),
        all => series(all.iter().map(|one| describe_condition(ruling, one))),
    };
    let text = match &verdict.source {
        Some(source) => msg!("handbook.sourced", text = &verdict.text, source),
        None => msg!("common.text", text = &verdict.text),
    };
    msg!("common.labelled", label = when, text).into()
}

/// A condition, with the number of its question: `(2) 7 or more`.
fn describe_condition(ruling: &Ruling, condition: &Condition) -> Message {
    let at = ruling.questions.iter().position(|question| question.id == condition.question);
    let n = at.map_or(0, |at| at + 1);
    let item = match (condition.is, condition.from, condition.to) {
        (Some(word), _, _) => Answer::Word(word).phrase(),
        (None, Some(from), Some(to)) if from == to => Message::verbatim(from.to_string()),
        (None, Some(from), Some(to)) => msg!("aids.number", least = from, most = to),
        (None, Some(from), None) => msg!("handbook.or-more", n = from),
        (None, None, Some(to)) => msg!("handbook.at-most", n = to),
        (None, None, None) => Message::nothing(),
    };
    msg!("handbook.numbered", n, item)
}
