//! Finds an entrant by the text a user typed.

use super::name::{contains_words, normalise};
use super::{Entrant, Event, Id, Refusal, Who};

/// The one entrant that the text means. The text is an id (`#12`, or `12` if no name
/// contains it), an exact name, or part of a name. An exact name comes first; otherwise
/// case and diacritics do not matter.
///
/// # Errors
/// The text means nobody, or several entrants, who are then named.
pub fn find(event: &Event, who: &Who) -> Result<Id, Refusal> {
    let typed = who.0.trim();
    if let Some(number) = typed.strip_prefix('#') {
        let known =
            number.parse().ok().filter(|id| event.entrant(*id).is_some_and(Entrant::is_registered));
        return known.ok_or_else(|| {
            let most = event.entrants.len();
            Refusal::from(format!("There is no player #{number}: numbers go from #1 to #{most}."))
        });
    }
    let exact = |e: &&Entrant| e.name == typed || e.label() == typed;
    if let Some(entrant) = event.registered().find(exact) {
        return Ok(entrant.id);
    }
    let wanted = normalise(typed);
    if wanted.is_empty() {
        return Err(Refusal::from("No player is named: write a name, a part of one, or #number."));
    }
    let same: Vec<&Entrant> =
        event.registered().filter(|e| normalise(&e.label()) == wanted).collect();
    let found = match same.len() {
        0 => event.registered().filter(|e| contains_words(&e.label(), &wanted)).collect(),
        _ => same,
    };
    match found.as_slice() {
        [] if typed.parse::<Id>().is_ok() => find(event, &Who(format!("#{typed}"))),
        [] => Err(Refusal::from(format!(
            "No player matches \"{typed}\": write a part of the name, or #number."
        ))),
        [one] => Ok(one.id),
        several => Err(Refusal::from(format!(
            "\"{typed}\" could be {}: write more of the name, or #number.",
            listed(several)
        ))),
    }
}

fn listed(several: &[&Entrant]) -> String {
    let shown: Vec<String> =
        several.iter().take(5).map(|e| format!("{} (#{})", e.label(), e.id)).collect();
    match several.len() - shown.len() {
        0 => shown.join(" or "),
        more => format!("{} or {more} more", shown.join(" or ")),
    }
}
