//! Checks the calculations at the table, and the guided rulings.

use super::super::{
    Answer, AuctionRules, Condition, Question, QuestionKind, Ruleset, Ruling, Step, Verdict, step,
};
use super::findings::Findings;
use super::identity::{is_id, not_an_id};
use crate::msg;
use crate::ruleset::letters::shown;
use crate::words::{Arg, Message};

/// The most combinations of answers that a ruling is tried with.
const MOST_TRIED: usize = 20_000;
/// The largest number that a question may ask for.
const MOST_ANSWER: u32 = 100_000;
/// The most that a card beneath the top one may add.
const MOST_BENEATH: u32 = 100;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    if let Some(auction) = &ruleset.auction {
        bidding(auction, found);
    }
    if let Some(overkill) = &ruleset.overkill
        && overkill.other_units == 0
    {
        found.add("overkill.other_units", msg!("ruleset-aids.no-other-unit"));
    }
    let mut ids = Vec::new();
    for (part, rulings) in ruleset.advice() {
        for (n, ruling) in rulings.iter().enumerate() {
            let at = format!("{part}[{n}]");
            guided(ruling, &at, found);
            ids.extend(ruling.id.as_deref().map(|id| (format!("{at}.id"), id)));
        }
    }
    found.no_repeats_at(ids, |id| msg!("ruleset-aids.ruling", id = shown(id)));
}

fn bidding(auction: &AuctionRules, found: &mut Findings<'_>) {
    if auction.sides.len() != 2 {
        let n = auction.sides.len();
        found.add("auction.sides", msg!("ruleset-aids.two-sides", n));
    }
    for (n, side) in auction.sides.iter().enumerate() {
        let taken = crate::ruleset::AUCTION_WORDS.contains(&side.id.as_str());
        if !is_id(&side.id) {
            found.add(&format!("auction.sides[{n}].id"), not_an_id(&side.id));
        } else if taken {
            let says = msg!("ruleset-aids.word-of-the-verb", id = shown(&side.id));
            found.add(&format!("auction.sides[{n}].id"), says);
        }
    }
    let ids = auction.sides.iter().map(|side| side.id.as_str());
    found.no_repeats("auction.sides[].id", ids, |id| msg!("ruleset-aids.side", id = shown(id)));
    if !auction.sides.iter().any(|side| side.id == auction.ties) {
        let known = auction.sides.iter().map(|side| side.id.as_str());
        let known = Arg::Series(known.map(Arg::from).collect());
        let says = msg!("ruleset-aids.no-such-side", id = shown(&auction.ties), known);
        found.add("auction.ties", says);
    }
    if auction.beneath > MOST_BENEATH {
        found.add("auction.beneath", msg!("ruleset-aids.beneath", most = MOST_BENEATH));
    }
}

/// Checks a ruling's questions and verdicts, and that together they leave nothing open.
fn guided(ruling: &Ruling, at: &str, found: &mut Findings<'_>) {
    if let Some(id) = ruling.id.as_ref().filter(|id| !is_id(id)) {
        found.add(&format!("{at}.id"), not_an_id(id));
    }
    match (ruling.questions.is_empty(), ruling.verdicts.is_empty()) {
        (true, true) => return,
        (false, true) => {
            return found.add(&format!("{at}.questions"), msg!("ruleset-aids.no-verdicts"));
        }
        (true, false) => {
            return found.add(&format!("{at}.verdicts"), msg!("ruleset-aids.no-questions"));
        }
        (false, false) => {}
    }
    if ruling.id.is_none() {
        found.add(&format!("{at}.questions"), msg!("ruleset-aids.no-id"));
    }
    let before = found.faults.len();
    for (n, question) in ruling.questions.iter().enumerate() {
        self::question(question, &format!("{at}.questions[{n}]"), found);
    }
    let ids = ruling.questions.iter().map(|question| question.id.as_str());
    let path = format!("{at}.questions[].id");
    found.no_repeats(&path, ids, |id| msg!("ruleset-aids.question", id = shown(id)));
    for (n, verdict) in ruling.verdicts.iter().enumerate() {
        for (m, condition) in verdict.when.iter().enumerate() {
            let at = format!("{at}.verdicts[{n}].when[{m}]");
            self::condition(condition, &ruling.questions, &at, found);
        }
    }
    if found.faults.len() == before {
        reached(ruling, at, found);
    }
}

fn question(question: &Question, at: &str, found: &mut Findings<'_>) {
    if !is_id(&question.id) {
        found.add(&format!("{at}.id"), not_an_id(&question.id));
    }
    match (question.kind, question.from, question.to) {
        (QuestionKind::YesNo, None, None) => {}
        (QuestionKind::YesNo, Some(_), _) => {
            found.add(&format!("{at}.from"), msg!("ruleset-aids.no-range"));
        }
        (QuestionKind::YesNo, None, Some(_)) => {
            found.add(&format!("{at}.to"), msg!("ruleset-aids.no-range"));
        }
        (QuestionKind::Number, _, None) => {
            found.add(at, msg!("ruleset-aids.no-most", id = shown(&question.id)));
        }
        (QuestionKind::Number, from, Some(to)) => {
            if to > MOST_ANSWER {
                found.add(&format!("{at}.to"), msg!("ruleset-aids.most", most = MOST_ANSWER));
            } else if let Some(from) = from.filter(|from| *from > to) {
                let says = msg!("ruleset-judging.from-above-to", from, to);
                found.add(&format!("{at}.from"), says);
            }
        }
    }
}

fn condition(condition: &Condition, questions: &[Question], at: &str, found: &mut Findings<'_>) {
    let id = &condition.question;
    let Some(question) = questions.iter().find(|question| question.id == *id) else {
        let known = questions.iter().map(|question| Arg::from(&question.id)).collect();
        let says =
            msg!("ruleset-aids.no-such-question", id = shown(id), known = Arg::Series(known));
        return found.add(&format!("{at}.question"), says);
    };
    match (question.kind, condition.is, condition.from, condition.to) {
        (QuestionKind::YesNo, Some(_), None, None) => {}
        (QuestionKind::YesNo, ..) => found.add(at, msg!("ruleset-aids.needs-is", id = shown(id))),
        (QuestionKind::Number, None, Some(from), Some(to)) if from > to => {
            let says = msg!("ruleset-judging.from-above-to", from, to);
            found.add(&format!("{at}.from"), says);
        }
        (QuestionKind::Number, None, from, to) if from.is_some() || to.is_some() => {}
        (QuestionKind::Number, ..) => {
            found.add(at, msg!("ruleset-aids.needs-range", id = shown(id)));
        }
    }
}

/// Adds a fault for each verdict that no answers reach, and for answers without a verdict.
///
/// A number is tried where a condition begins or ends to hold: between two such numbers all
/// answers lead to the same verdict.
fn reached(ruling: &Ruling, at: &str, found: &mut Findings<'_>) {
    let tried: Vec<Vec<Answer>> = ruling
        .questions
        .iter()
        .map(|question| representative(question, &ruling.verdicts))
        .collect();
    let all = tried.iter().try_fold(1usize, |all, answers| all.checked_mul(answers.len()));
    if all.is_none_or(|all| all > MOST_TRIED) {
        return found.add(&format!("{at}.questions"), msg!("ruleset-aids.too-many"));
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
                if let Some(at) = at {
                    seen[at] = true;
                }
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
        found.add(&format!("{at}.verdicts[{n}]"), msg!("ruleset-aids.never-reached"));
    }
    if let Some(answers) = open {
        let told = ruling.questions.iter().zip(&answers).map(|(question, answer)| {
            Message::verbatim(format!("{} = {answer}", question.id)).into()
        });
        let says = msg!("ruleset-aids.without-verdict", answers = Arg::Series(told.collect()));
        found.add(&format!("{at}.verdicts"), says);
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
