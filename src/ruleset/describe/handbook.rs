//! The entries a judge looks up at a table and finds by their words.

use super::rounds::{self, Fields};
use super::{aids, end_of_time, lists, offences};
use crate::msg;
use crate::ruleset::{Offence, Penalty, Procedure, Ruleset, Ruling, Structure, Tier};
use crate::words::{Arg, Message, Text, Words};

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
    /// The id of the ruling, if it asks questions.
    pub guided: Option<String>,
}

impl Advice {
    /// All words of the entry but its topic, for the search.
    pub fn body(&self) -> String {
        let source = self.source.as_deref().unwrap_or("");
        format!("{} {} {source}", self.part, self.text.join(" "))
    }
}

/// Everything in the ruleset that a judge looks up, in the language of these words.
///
/// The order is errata, rulings, glossary, calculations at the table, and the end of the time. Then
/// come penalties, offences, deck checks, components, and the rules for lists. Rounds and finals,
/// tiers, and what is good to know stand last. Every language has the same entries in the same
/// order.
pub fn handbook(ruleset: &Ruleset, words: &Words) -> Vec<Advice> {
    let advice = |part: &Message, topic: Arg, text: Vec<Arg>, source: Option<String>| Advice {
        part: words.text(part),
        topic: words.arg(&topic),
        text: text.iter().map(|text| words.arg(text)).collect(),
        source,
        guided: None,
    };
    let rulings = |part: Message, rulings: &[Ruling]| -> Vec<Advice> {
        let told = |ruling: &Ruling| {
            let text = vec![Arg::from(&ruling.text)];
            let told = advice(&part, Arg::from(&ruling.topic), text, ruling.source.clone());
            let guided = ruling.id.clone().filter(|_| !ruling.questions.is_empty());
            Advice { guided, ..told }
        };
        rulings.iter().map(told).collect()
    };
    let procedure = |one: &Procedure| {
        let source = one.source.clone();
        advice(&msg!("describe.end-of-time"), Arg::from(&one.name), end_of_time::told(one), source)
    };
    let penalty = |one: &Penalty| {
        advice(&msg!("describe.penalties"), Arg::from(&one.name), explained(one), None)
    };
    let offence = |one: &Offence| {
        let text = offences::explained(ruleset, one);
        advice(&msg!("offence.offences"), Arg::from(&one.name), text, one.source.clone())
    };
    let deck_check = ruleset.deck_check.iter().map(|check| {
        let (part, text) = (msg!("deck-check.deck-check"), offences::of_check(check));
        advice(&part, part.clone().into(), text, check.source.clone())
    });
    let components = ruleset.components.iter().map(|all| {
        let (part, text) = (msg!("component.components"), offences::of_components(all));
        advice(&part, part.clone().into(), text, all.source.clone())
    });
    let lists = ruleset.lists.iter().flat_map(|rules| {
        let about = |topic: Message, text| advice(&msg!("item.lists"), topic.into(), text, None);
        let example: Vec<Arg> = rules.example.iter().map(Arg::from).collect();
        let written = about(msg!("list-form.how"), lists::form(rules));
        let example = (!example.is_empty()).then(|| about(msg!("list-form.example"), example));
        let must = about(msg!("describe.list-must"), lists::rules(rules));
        std::iter::once(written).chain(example).chain([must])
    });
    let at_the_table = |name: &Text, told: Vec<Arg>| {
        let part = msg!("handbook.at-the-table");
        advice(&part, Arg::from(name), told, None)
    };
    let auction = ruleset.auction.iter().map(|all| at_the_table(&all.name, aids::auction(all)));
    let overkill = ruleset.overkill.iter().map(|all| at_the_table(&all.name, aids::overkill(all)));
    let rounds = rounds_and_finals(ruleset).into_iter();
    let rounds =
        rounds.map(|(topic, text)| advice(&msg!("handbook.rounds"), topic.into(), text, None));
    let tier = |tier: &Tier| {
        let about = tier.about.iter().map(Arg::from);
        let text = about.chain(lines(rounds::tier_fields(ruleset, tier))).collect();
        let topic = msg!("describe.tier", tier = &tier.name).into();
        advice(&msg!("handbook.tiers"), topic, text, None)
    };
    let remark = |remark: &Text| {
        advice(&msg!("describe.good-to-know"), "".into(), vec![Arg::from(remark)], None)
    };
    [
        rulings(msg!("describe.errata"), &ruleset.errata),
        rulings(msg!("describe.rulings"), &ruleset.rulings),
        rulings(msg!("describe.glossary"), &ruleset.glossary),
        auction.chain(overkill).collect(),
        ruleset.end_of_time.iter().map(procedure).collect(),
        ruleset.penalties.iter().map(penalty).collect(),
        ruleset.offences.iter().map(offence).collect(),
        deck_check.collect(),
        components.collect(),
        lists.collect(),
        rounds.collect(),
        ruleset.tiers.iter().map(tier).collect(),
        ruleset.remarks.iter().map(remark).collect(),
    ]
    .concat()
}

/// Each field on a line: `Pairing: Swiss …`.
fn lines(fields: Fields) -> impl Iterator<Item = Arg> {
    fields.into_iter().map(|(name, text)| msg!("describe.part", name, text).into())
}

/// How rounds are paired, counted and timed, and how many there are.
fn rounds_and_finals(ruleset: &Ruleset) -> Vec<(Message, Vec<Arg>)> {
    let table = |structure: &Structure| -> Vec<Arg> {
        let finals = msg!("describe.finals-match");
        let shape = (finals, structure.finals_match.phrase().into());
        let cut = structure.rows.iter().any(|row| row.cut.is_some());
        let rows = structure.rows.iter().map(|row| {
            let [players, rounds, cut, note] = rounds::row_cells(row);
            let told = msg!("handbook.row", players, rounds, cut);
            match row.note {
                Some(_) => msg!("handbook.row-note", row = told, note).into(),
                None => told.into(),
            }
        });
        lines(cut.then_some(shape).into_iter().collect()).chain(rows).collect()
    };
    let minutes = ruleset.minutes.iter().map(|row| {
        let [round, shape, length] = rounds::minutes_row(row);
        msg!("handbook.minutes", round, shape, length).into()
    });
    let all = &ruleset.structures;
    let basic = all.basic.iter().map(|one| (msg!("describe.basic-structure"), table(one)));
    let advanced = all.advanced.iter().map(|one| (msg!("describe.advanced-structure"), table(one)));
    let custom = lines(rounds::custom_fields(ruleset)).collect();
    let preliminary = lines(rounds::preliminary_fields(ruleset)).collect();
    let finals = lines(rounds::finals_fields(ruleset)).collect();
    let first = [
        (msg!("describe.preliminary-rounds"), preliminary),
        (msg!("item.finals"), finals),
        (msg!("handbook.round-times"), minutes.collect()),
    ];
    let last = [(msg!("describe.custom-structure"), custom)];
    first.into_iter().chain(basic).chain(advanced).chain(last).collect()
}

/// The reason for a penalty, and the program's action.
fn explained(penalty: &Penalty) -> Vec<Arg> {
    let effect = penalty.effect.phrase();
    let effect = effect.map(|effect| msg!("describe.program-does", effect).into());
    penalty.about.iter().map(Arg::from).chain(effect).collect()
}
