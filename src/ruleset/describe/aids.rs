//! Describes the calculations at the table, and the questions of guided rulings.

use super::page::{Page, series};
use crate::msg;
use crate::ruleset::{AuctionRules, Condition, OverkillRules, Ruleset, Ruling, Verdict};
use crate::words::{Arg, Message};

pub(super) fn aids(page: &mut Page<'_>, ruleset: &Ruleset) {
    let auction = ruleset.auction.iter().map(|rules| (&rules.name, auction(rules)));
    let overkill = ruleset.overkill.iter().map(|rules| (&rules.name, overkill(rules)));
    for (name, rules) in auction.chain(overkill) {
        page.heading(msg!("describe-aids.at-the-table", name));
        for rule in rules {
            page.item("  - ", rule);
        }
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
    let told = [
        msg!("describe-aids.opens", first, second, resource = &rules.resource),
        msg!("describe-aids.raises"),
        msg!("describe-aids.total", n = rules.beneath),
        msg!("describe-aids.ties", side = name(&rules.ties)),
        msg!(
            "describe-aids.fates",
            resource = &rules.resource,
            winner = &rules.winner,
            loser = &rules.loser
        ),
    ];
    told.into_iter().map(Arg::from).chain(rules.remarks.iter().map(Arg::from)).collect()
}

/// How hits are shared out, one sentence each.
pub(super) fn overkill(rules: &OverkillRules) -> Vec<Arg> {
    let told =
        [msg!("describe-aids.remaining"), msg!("describe-aids.to-others", n = rules.other_units)];
    told.into_iter().map(Arg::from).chain(rules.remarks.iter().map(Arg::from)).collect()
}

/// The questions of a guided ruling with their answers, and what each answer leads to.
pub(super) fn questions(ruling: &Ruling) -> Vec<Arg> {
    let asked = (1_usize..).zip(&ruling.questions).map(|(n, question)| {
        let answers = question.expected();
        msg!("describe-aids.question", n, question = &question.text, answers).into()
    });
    let verdicts = ruling.verdicts.iter().map(|one| verdict(ruling, one));
    asked.chain(verdicts).collect()
}

fn verdict(ruling: &Ruling, verdict: &Verdict) -> Arg {
    let when: Arg = match verdict.when.as_slice() {
        [] => msg!("describe-aids.otherwise").into(),
        all => series(all.iter().map(|one| condition(ruling, one))),
    };
    let text = match &verdict.source {
        Some(source) => msg!("describe-aids.sourced", text = &verdict.text, source),
        None => msg!("list.text", text = &verdict.text),
    };
    msg!("describe-aids.verdict", when, text).into()
}

/// A condition, with the number of its question: `(2) 7 or more`.
fn condition(ruling: &Ruling, condition: &Condition) -> Message {
    let at = ruling.questions.iter().position(|question| question.id == condition.question);
    let n = at.map_or(0, |at| at + 1);
    let said = match (condition.is, condition.from, condition.to) {
        (Some(word), _, _) => crate::ruleset::Answer::Word(word).phrase(),
        (None, Some(from), Some(to)) if from == to => Message::verbatim(from.to_string()),
        (None, Some(from), Some(to)) => msg!("guided.number", least = from, most = to),
        (None, Some(from), None) => msg!("describe-aids.or-more", n = from),
        (None, None, Some(to)) => msg!("describe-aids.at-most", n = to),
        (None, None, None) => Message::nothing(),
    };
    msg!("describe.numbered", n, item = said)
}
