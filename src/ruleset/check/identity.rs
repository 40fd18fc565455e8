use super::super::Ruleset;
use super::super::letters::shown;
use super::findings::Findings;
use crate::msg;
use crate::words::Message;

/// The longest id, in letters. People type it in commands.
const LONGEST_ID: usize = 40;
/// The longest name that fits the picker's columns.
const LONGEST_NAME: usize = 60;
const LONGEST_HINT: usize = 100;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    if ruleset.ruleset != 1 {
        let version = ruleset.ruleset;
        found.add("ruleset", msg!("ruleset.version", version));
    }
    if !is_id(&ruleset.id) {
        found.add("id", not_an_id(&ruleset.id));
    }
    if !ruleset.key.is_ascii_lowercase() && !ruleset.key.is_ascii_digit() {
        found.add("key", msg!("ruleset.bad-key", key = shown(&ruleset.key.to_string())));
    }
    let short = [
        ("name", Some(&ruleset.name), LONGEST_NAME),
        ("family", ruleset.family.as_ref(), LONGEST_NAME),
        ("format", Some(&ruleset.format), LONGEST_NAME),
        ("marshal", ruleset.marshal.as_ref(), LONGEST_NAME),
        ("hint", Some(&ruleset.hint), LONGEST_HINT),
    ];
    for (key, text, most) in short {
        let Some(text) = text else { continue };
        let languages = [("en", Some(text.en.as_str())), ("pl", text.pl.as_deref())];
        for (language, text) in languages {
            let letters = text.unwrap_or_default().chars().count();
            if letters > most {
                found.add(
                    &format!("{key}.{language}"),
                    msg!("ruleset.too-long", key, letters, most),
                );
            }
        }
    }
    if !matches!(ruleset.entrants.team_size, 1 | 2) {
        found.add("entrants.team_size", msg!("ruleset.team-size", n = ruleset.entrants.team_size));
    }
}

/// Whether the text can be an id in scripts and commands.
pub(in crate::ruleset) fn is_id(id: &str) -> bool {
    let fits =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    id.starts_with(|letter: char| letter.is_ascii_lowercase())
        && id.len() <= LONGEST_ID
        && id.chars().all(fits)
        && !id.ends_with('-')
}

pub(in crate::ruleset) fn not_an_id(id: &str) -> Message {
    msg!("ruleset.bad-id", id = shown(id))
}
