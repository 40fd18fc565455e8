//! Describes a ruleset as readable text, with everything that is in its file.

mod handbook;
mod judging;
mod language;
mod page;
mod rounds;

use super::{Ruleset, Text};
use page::Page;

pub use handbook::{Advice, handbook};
pub use language::Language;

/// The whole ruleset in readable sections, at most 80 columns wide.
///
/// `language` is "en" or "pl"; anything else gives English. Texts without a Polish version appear
/// in English.
///
/// ```
/// # use komandor::ruleset::{Library, describe};
/// let library = Library::new(Vec::new());
/// let text = describe(&library.get("destiny").unwrap().ruleset, "en");
/// assert!(text.contains("final              first to two wins  120\n"));
/// ```
pub fn describe(ruleset: &Ruleset, language: &str) -> String {
    let language = Language::new(language);
    let mut page = Page::default();
    page.item(
        "",
        &format!("{} ({})", language.text(&ruleset.name), language.text(&ruleset.format)),
    );
    page.item("", language.text(&ruleset.hint));
    page.fields(&[
        (language.say("Id", "Id"), ruleset.id.clone()),
        (language.say("Key", "Klawisz"), ruleset.key.to_string()),
        (
            language.say("Players in a team", "Graczy w drużynie"),
            ruleset.entrants.team_size.to_string(),
        ),
    ]);
    remarks(&mut page, language, language.say("Good to know", "Warto wiedzieć"), &ruleset.remarks);
    rounds::preliminary(&mut page, language, ruleset);
    rounds::finals(&mut page, language, ruleset);
    rounds::minutes(&mut page, language, ruleset);
    rounds::structures(&mut page, language, ruleset);
    rounds::tiers(&mut page, language, ruleset);
    judging::missions(&mut page, language, ruleset);
    judging::draft(&mut page, language, ruleset);
    judging::end_of_time(&mut page, language, ruleset);
    judging::lists(&mut page, language, ruleset);
    judging::penalties(&mut page, language, ruleset);
    let parts = [
        (language.say("Errata", "Errata"), &ruleset.errata),
        (language.say("Rulings", "Orzeczenia"), &ruleset.rulings),
        (language.say("Glossary", "Słowniczek"), &ruleset.glossary),
    ];
    for (heading, rulings) in parts {
        judging::rulings(&mut page, language, heading, rulings);
    }
    page.finish()
}

fn remarks(page: &mut Page, language: Language, heading: &str, remarks: &[Text]) {
    if !remarks.is_empty() {
        page.heading(heading);
        for remark in remarks {
            page.item("  - ", language.text(remark));
        }
    }
}

#[cfg(test)]
mod tests;
