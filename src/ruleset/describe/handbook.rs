//! The entries a judge looks up at a table and finds by their words.

use super::words::Tongue;
use super::{joined, judging};
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
    let tongue = Tongue::new(language);
    let texts = |part: &'static str, rulings: &[Ruling]| -> Vec<Advice> {
        let advice = |ruling: &Ruling| Advice {
            part,
            topic: tongue.text(&ruling.topic).to_owned(),
            text: vec![tongue.text(&ruling.text).to_owned()],
            source: ruling.source.clone(),
        };
        rulings.iter().map(advice).collect()
    };
    [
        texts(tongue.say("Errata", "Errata"), &ruleset.errata),
        texts(tongue.say("Rulings", "Orzeczenia"), &ruleset.rulings),
        texts(tongue.say("Glossary", "Słowniczek"), &ruleset.glossary),
        end_of_time(tongue, ruleset),
        penalties(tongue, ruleset),
        lists(tongue, ruleset),
    ]
    .concat()
}

fn end_of_time(tongue: Tongue, ruleset: &Ruleset) -> Vec<Advice> {
    let advice = ruleset.end_of_time.iter().map(|procedure| {
        let when = tongue.text(&procedure.when).to_owned();
        let steps = procedure.steps.iter().enumerate().map(|(n, step)| {
            let fields = joined(&step.fields, |field| judging::worth(tongue, field));
            let fields = if fields.is_empty() { fields } else { format!(": {fields}") };
            let better = tongue.better(step.better);
            format!("{}. {} ({better}){fields}", n + 1, tongue.text(&step.text))
        });
        Advice {
            part: tongue.say("End of time", "Koniec czasu"),
            topic: tongue.text(&procedure.name).to_owned(),
            text: std::iter::once(when).chain(steps).collect(),
            source: None,
        }
    });
    advice.collect()
}

fn penalties(tongue: Tongue, ruleset: &Ruleset) -> Vec<Advice> {
    let advice = ruleset.penalties.iter().map(|penalty| Advice {
        part: tongue.say("Penalties", "Kary"),
        topic: tongue.text(&penalty.name).to_owned(),
        text: (penalty.about.iter().map(|about| tongue.text(about).to_owned()))
            .chain(tongue.effect(penalty.effect).map(|effect| {
                let program = tongue.say("The program", "Program");
                format!("{program}: {effect}.")
            }))
            .collect(),
        source: None,
    });
    advice.collect()
}

fn lists(tongue: Tongue, ruleset: &Ruleset) -> Vec<Advice> {
    let advice = ruleset.lists.iter().map(|lists| Advice {
        part: tongue.say("Lists", "Spisy"),
        topic: tongue.say("What a list must satisfy", "Co musi spełniać spis").to_owned(),
        text: judging::list_rules(tongue, lists),
        source: None,
    });
    advice.collect()
}
