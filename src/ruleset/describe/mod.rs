//! Describes a ruleset as readable text, with everything that is in its file.

mod aids;
mod end_of_time;
mod handbook;
mod judging;
mod lists;
mod offences;
mod page;
mod rounds;

use super::{Ruleset, Text};
use crate::msg;
use crate::words::{Message, Words};
use page::Page;

pub use end_of_time::hundredths;
pub use handbook::{Advice, handbook};

/// The whole ruleset in readable sections, at most 80 columns wide.
///
/// Texts of the file that it does not have in this language appear in English.
///
/// ```
/// # use komandor_rules::ruleset::{Library, describe};
/// # use komandor_rules::words::Words;
/// let library = Library::new(Vec::new());
/// let text = describe(&library.get("destiny").unwrap().ruleset, Words::english());
/// assert!(text.contains("final              first to two wins  120\n"));
/// ```
pub fn describe(ruleset: &Ruleset, words: &Words) -> String {
    let mut page = Page::new(words);
    page.item("", msg!("describe.beside", text = &ruleset.name, beside = &ruleset.format));
    page.item("", &ruleset.hint);
    let mut fields = vec![
        (msg!("describe.id"), ruleset.id.as_str().into()),
        (msg!("describe.key"), ruleset.key.to_string().into()),
        (msg!("describe.team-size"), ruleset.entrants.team_size.into()),
    ];
    fields.extend(ruleset.marshal().map(|marshal| (msg!("describe.marshal"), marshal.into())));
    page.fields(fields);
    remarks(&mut page, msg!("describe.good-to-know"), &ruleset.remarks);
    rounds::preliminary(&mut page, ruleset);
    rounds::finals(&mut page, ruleset);
    rounds::minutes(&mut page, ruleset);
    rounds::structures(&mut page, ruleset);
    rounds::tiers(&mut page, ruleset);
    judging::missions(&mut page, ruleset);
    judging::draft(&mut page, ruleset);
    end_of_time::end_of_time(&mut page, ruleset);
    lists::lists(&mut page, ruleset);
    judging::penalties(&mut page, ruleset);
    aids::aids(&mut page, ruleset);
    offences::offences(&mut page, ruleset);
    offences::deck_check(&mut page, ruleset);
    offences::components(&mut page, ruleset);
    judging::rulings(&mut page, msg!("describe.errata"), &ruleset.errata);
    judging::rulings(&mut page, msg!("describe.rulings"), &ruleset.rulings);
    judging::rulings(&mut page, msg!("describe.glossary"), &ruleset.glossary);
    page.finish()
}

fn remarks(page: &mut Page<'_>, heading: Message, remarks: &[Text]) {
    if !remarks.is_empty() {
        page.heading(heading);
        for remark in remarks {
            page.item("  - ", remark);
        }
    }
}

#[cfg(test)]
mod tests;
