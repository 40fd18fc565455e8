//! The entries a judge looks up at a table and finds by their words.

use super::page::series;
use super::{judging, lists};
use crate::msg;
use crate::ruleset::{Penalty, Procedure, Ruleset, Ruling};
use crate::words::{Arg, Message, Words};

/// One entry of the handbook, which a judge may read out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice {
    /// The part of the ruleset it comes from: errata, rulings, glossary …
    pub part: String,
    pub topic: String,
    /// One string per paragraph.
    pub text: Vec<String>,
    /// The section of the rules it comes from.
    pub source: Option<String>,
}

impl Advice {
    /// All words of the entry, for the search.
    pub fn all(&self) -> String {
        let source = self.source.as_deref().unwrap_or("");
        format!("{} {} {} {source}", self.part, self.topic, self.text.join(" "))
    }
}

/// Everything in the ruleset that a judge looks up, in the language of these words.
///
/// The order is errata, rulings, glossary, the end of the time, penalties, and the rules for lists.
/// Every language has the same entries in the same order.
pub fn handbook(ruleset: &Ruleset, words: &Words) -> Vec<Advice> {
    let advice = |part: &Message, topic: Arg, text: Vec<Arg>, source: Option<String>| Advice {
        part: words.text(part),
        topic: words.arg(&topic),
        text: text.iter().map(|text| words.arg(text)).collect(),
        source,
    };
    let rulings = |part: Message, rulings: &[Ruling]| -> Vec<Advice> {
        let told = |ruling: &Ruling| {
            let text = vec![Arg::from(&ruling.text)];
            advice(&part, Arg::from(&ruling.topic), text, ruling.source.clone())
        };
        rulings.iter().map(told).collect()
    };
    let procedure = |one: &Procedure| {
        advice(&msg!("describe.end-of-time"), Arg::from(&one.name), steps(one), None)
    };
    let penalty = |one: &Penalty| {
        advice(&msg!("describe.penalties"), Arg::from(&one.name), explained(one), None)
    };
    let lists = ruleset.lists.iter().flat_map(|rules| {
        let about = |topic: Message, text| advice(&msg!("item.lists"), topic.into(), text, None);
        let example: Vec<Arg> = rules.example.iter().map(Arg::from).collect();
        let written = about(msg!("list-form.how"), lists::form(ruleset, rules));
        let example = (!example.is_empty()).then(|| about(msg!("list-form.example"), example));
        let must = about(msg!("describe.list-must"), lists::rules(rules));
        std::iter::once(written).chain(example).chain([must])
    });
    [
        rulings(msg!("describe.errata"), &ruleset.errata),
        rulings(msg!("describe.rulings"), &ruleset.rulings),
        rulings(msg!("describe.glossary"), &ruleset.glossary),
        ruleset.end_of_time.iter().map(procedure).collect(),
        ruleset.penalties.iter().map(penalty).collect(),
        lists.collect(),
    ]
    .concat()
}

/// When a procedure applies, and its steps with what is counted in each.
fn steps(procedure: &Procedure) -> Vec<Arg> {
    let steps = (1_usize..).zip(&procedure.steps).map(|(n, step)| {
        let told = judging::step(step);
        let fields = step.fields.iter().map(|field| judging::worth(field, &field.name));
        match step.fields.is_empty() {
            true => msg!("describe.step-number", n = n, step = told).into(),
            false => {
                msg!("describe.step-counts", n = n, step = told, fields = series(fields)).into()
            }
        }
    });
    std::iter::once(Arg::from(&procedure.when)).chain(steps).collect()
}

/// What a penalty is for, and what the program does.
fn explained(penalty: &Penalty) -> Vec<Arg> {
    let effect = penalty.effect.phrase();
    let effect = effect.map(|effect| msg!("describe.program-does", effect = effect).into());
    penalty.about.iter().map(Arg::from).chain(effect).collect()
}
