//! Describes a ruleset as readable text, with everything that is in its file.

mod handbook;
mod judging;
mod page;
mod rounds;
mod words;

use super::{Ruleset, Text};
use page::Page;
pub use words::Tongue;

pub use handbook::{Advice, handbook};

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
    let tongue = Tongue::new(language);
    let mut page = Page::default();
    page.item("", &format!("{} ({})", tongue.text(&ruleset.name), tongue.text(&ruleset.format)));
    page.item("", tongue.text(&ruleset.hint));
    page.fields(&[
        (tongue.say("Id", "Id"), ruleset.id.clone()),
        (tongue.say("Key", "Klawisz"), ruleset.key.to_string()),
        (
            tongue.say("Players in a team", "Graczy w drużynie"),
            ruleset.entrants.team_size.to_string(),
        ),
    ]);
    remarks(&mut page, tongue, tongue.say("Good to know", "Warto wiedzieć"), &ruleset.remarks);
    rounds::preliminary(&mut page, tongue, ruleset);
    rounds::finals(&mut page, tongue, ruleset);
    rounds::minutes(&mut page, tongue, ruleset);
    rounds::structures(&mut page, tongue, ruleset);
    rounds::tiers(&mut page, tongue, ruleset);
    judging::missions(&mut page, tongue, ruleset);
    judging::draft(&mut page, tongue, ruleset);
    judging::end_of_time(&mut page, tongue, ruleset);
    judging::lists(&mut page, tongue, ruleset);
    judging::penalties(&mut page, tongue, ruleset);
    let parts = [
        (tongue.say("Errata", "Errata"), &ruleset.errata),
        (tongue.say("Rulings", "Orzeczenia"), &ruleset.rulings),
        (tongue.say("Glossary", "Słowniczek"), &ruleset.glossary),
    ];
    for (heading, rulings) in parts {
        judging::rulings(&mut page, tongue, heading, rulings);
    }
    page.finish()
}

fn remarks(page: &mut Page, tongue: Tongue, heading: &str, remarks: &[Text]) {
    if !remarks.is_empty() {
        page.heading(heading);
        for remark in remarks {
            page.item("  - ", tongue.text(remark));
        }
    }
}

fn joined<T>(items: impl IntoIterator<Item = T>, word: impl Fn(T) -> String) -> String {
    items.into_iter().map(word).collect::<Vec<_>>().join(", ")
}

/// A numbered list for parts that contain commas: `(1) …; (2) …`.
fn numbered<T>(items: &[T], word: impl Fn(&T) -> String) -> String {
    match items {
        [only] => word(only),
        _ => {
            let items = items.iter().enumerate();
            let parts = items.map(|(n, item)| format!("({}) {}", n + 1, word(item)));
            parts.collect::<Vec<_>>().join("; ")
        }
    }
}

#[cfg(test)]
mod tests;
