//! The entries a judge looks up at a table and finds by their words.

use super::judging;
use super::language::Language;
use super::page::joined;
use crate::ruleset::{Ruleset, Ruling};

/// One entry of the handbook, which a judge may read out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice {
    /// The part of the ruleset it comes from: errata, rulings, glossary …
    pub part: &'static str,
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

/// Everything in the ruleset that a judge looks up, in `language`.
///
/// The order is errata, rulings, glossary, the end of the time, penalties, and the rules for lists.
/// Every language has the same entries in the same order.
pub fn handbook(ruleset: &Ruleset, language: &str) -> Vec<Advice> {
    let language = Language::new(language);
    let texts = |part: &'static str, rulings: &[Ruling]| -> Vec<Advice> {
        let advice = |ruling: &Ruling| Advice {
            part,
            topic: language.text(&ruling.topic).to_owned(),
            text: vec![language.text(&ruling.text).to_owned()],
            source: ruling.source.clone(),
        };
        rulings.iter().map(advice).collect()
    };
    [
        texts(language.say("Errata", "Errata"), &ruleset.errata),
        texts(language.say("Rulings", "Orzeczenia"), &ruleset.rulings),
        texts(language.say("Glossary", "Słowniczek"), &ruleset.glossary),
        end_of_time(language, ruleset),
        penalties(language, ruleset),
        lists(language, ruleset),
    ]
    .concat()
}

fn end_of_time(language: Language, ruleset: &Ruleset) -> Vec<Advice> {
    let advice = ruleset.end_of_time.iter().map(|procedure| {
        let when = language.text(&procedure.when).to_owned();
        let steps = procedure.steps.iter().enumerate().map(|(n, step)| {
            let fields = joined(&step.fields, |field| judging::worth(language, field));
            let fields = if fields.is_empty() { fields } else { format!(": {fields}") };
            let better = language.of("better", step.better);
            format!("{}. {} ({better}){fields}", n + 1, language.text(&step.text))
        });
        Advice {
            part: language.say("End of time", "Koniec czasu"),
            topic: language.text(&procedure.name).to_owned(),
            text: std::iter::once(when).chain(steps).collect(),
            source: None,
        }
    });
    advice.collect()
}

fn penalties(language: Language, ruleset: &Ruleset) -> Vec<Advice> {
    let advice = ruleset.penalties.iter().map(|penalty| Advice {
        part: language.say("Penalties", "Kary"),
        topic: language.text(&penalty.name).to_owned(),
        text: (penalty.about.iter().map(|about| language.text(about).to_owned()))
            .chain(language.effect(penalty.effect).map(|effect| {
                let program = language.say("The program", "Program");
                format!("{program}: {effect}.")
            }))
            .collect(),
        source: None,
    });
    advice.collect()
}

fn lists(language: Language, ruleset: &Ruleset) -> Vec<Advice> {
    let advice = ruleset.lists.iter().map(|lists| Advice {
        part: language.say("Lists", "Spisy"),
        topic: language.say("What a list must satisfy", "Co musi spełniać spis").to_owned(),
        text: judging::list_rules(language, lists),
        source: None,
    });
    advice.collect()
}
