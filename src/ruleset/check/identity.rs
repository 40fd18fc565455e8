use super::super::Ruleset;
use super::super::letters::quoted;
use super::findings::Findings;

/// The longest id, in letters. People type it in commands.
const LONGEST_ID: usize = 40;
/// The longest name that fits the picker's columns.
const LONGEST_NAME: usize = 60;
const LONGEST_HINT: usize = 100;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    if ruleset.ruleset != 1 {
        let version = ruleset.ruleset;
        found.add(
            "ruleset",
            format!("the format's version is {version}, this program reads version 1"),
            "write \"ruleset: 1\"",
        );
    }
    if !is_id(&ruleset.id) {
        found.add("id", bad_id(&ruleset.id), ID_ADVICE);
    }
    if !ruleset.key.is_ascii_lowercase() && !ruleset.key.is_ascii_digit() {
        found.add(
            "key",
            format!("the key {} cannot be pressed in the picker", quoted(&ruleset.key.to_string())),
            "write one lower-case letter from a to z, or a digit",
        );
    }
    let short = [
        ("name", &ruleset.name, LONGEST_NAME),
        ("format", &ruleset.format, LONGEST_NAME),
        ("hint", &ruleset.hint, LONGEST_HINT),
    ];
    for (key, text, most) in short {
        let languages = [("en", Some(text.en.as_str())), ("pl", text.pl.as_deref())];
        for (language, text) in languages {
            let letters = text.unwrap_or_default().chars().count();
            if letters > most {
                found.add(
                    &format!("{key}.{language}"),
                    format!("the {key} has {letters} letters, the picker has room for {most}"),
                    "shorten it; remarks may be long",
                );
            }
        }
    }
    if !matches!(ruleset.entrants.team_size, 1 | 2) {
        found.add(
            "entrants.team_size",
            format!("{} players in a team cannot be paired", ruleset.entrants.team_size),
            "write 1 for single players or 2 for teams of two",
        );
    }
}

pub(in crate::ruleset) const ID_ADVICE: &str =
    "write lower-case letters a to z, digits and hyphens, a letter first, such as \"my-game\"";

/// Whether the text can be an id in scripts and commands.
pub(in crate::ruleset) fn is_id(id: &str) -> bool {
    let fits =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    id.starts_with(|letter: char| letter.is_ascii_lowercase())
        && id.len() <= LONGEST_ID
        && id.chars().all(fits)
        && !id.ends_with('-')
}

pub(in crate::ruleset) fn bad_id(id: &str) -> String {
    format!("{} cannot be an id", quoted(id))
}
