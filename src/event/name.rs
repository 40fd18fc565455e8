//! Names as users type them: cleaned when entered, and compared without case or diacritics.

use crate::event::decide::refuse_if;
use crate::msg;
use crate::words::Message;

pub use crate::words::{is_hostile, is_plain, normalise};
use std::borrow::Cow;
use unicode_normalization::{IsNormalized, UnicodeNormalization, is_nfc_quick};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The longest name, in characters.
pub const LONGEST: usize = 80;
/// The longest remark or reason, in characters.
pub const LONGEST_TEXT: usize = 500;
/// The most marks on one letter; no script in use writes more.
const MOST_MARKS: usize = 4;

/// Cleans a name or another short line that a person typed.
///
/// Control characters are refused, and so are characters that change the direction of text or
/// cannot be seen. A run of white space becomes one space. A letter with its mark becomes one
/// character if Unicode has one.
///
/// # Errors
/// A clause that says what is wrong with it.
///
/// ```
/// # use komandor::event::name::clean;
/// assert_eq!(clean("  Anna   Żółć ").unwrap(), "Anna Żółć");
/// assert!(clean("evil\u{1b}[2J").is_err());
/// ```
pub fn clean(text: &str) -> Result<String, Message> {
    clean_to(text, LONGEST)
}

/// Cleans a remark or a reason as [`clean`] does a name; it may be longer.
///
/// # Errors
/// A clause that says what is wrong with it.
pub fn clean_text(text: &str) -> Result<String, Message> {
    clean_to(text, LONGEST_TEXT)
}

fn clean_to(text: &str, longest: usize) -> Result<String, Message> {
    if text.len() <= longest && is_clean(text) {
        return Ok(text.to_owned());
    }
    let spaced = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let folded = composed(&spaced).into_owned();
    if let Some(bad) = folded.chars().find(|c| is_hostile(*c)) {
        let code = format!("U+{:04X}", u32::from(bad));
        return Err(msg!("common.hostile", code));
    }
    if let Some(letter) = crowded(&folded) {
        let letter = letter.to_string();
        return Err(msg!("common.too-many-marks", most = MOST_MARKS, letter));
    }
    // Marks without a letter have no width.
    refuse_if(folded.width() == 0, || msg!("common.empty"))?;
    refuse_if(folded.chars().count() > longest, || msg!("common.too-long", most = longest))?;
    Ok(folded)
}

/// Whether a plain text has words, with one space between them: nothing is to be cleaned.
fn is_clean(text: &str) -> bool {
    let spaces = text.starts_with(' ') || text.ends_with(' ') || text.contains("  ");
    !text.is_empty() && !spaces && is_plain(text)
}

/// A letter with so many marks that they would run into the lines above and below.
fn crowded(text: &str) -> Option<char> {
    let (mut letter, mut marks) = ('\u{25cc}', 0);
    for c in text.chars() {
        if !c.is_ascii() && c.width() == Some(0) {
            marks += 1
        } else {
            (letter, marks) = (c, 0)
        }
        if marks > MOST_MARKS {
            return Some(letter);
        }
    }
    None
}

/// Removes marks beyond the number that any script uses. A foreign file may pile up thousands on a
/// letter.
pub fn with_few_marks(text: String) -> String {
    if is_plain(&text) || crowded(&text).is_none() {
        return text;
    }
    let mut marks = 0;
    let fits = |c: &char| {
        marks = if c.width() == Some(0) { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    };
    text.chars().filter(fits).collect()
}

/// Whether both are the same name, apart from case. Old files may hold names in another Unicode
/// form.
pub fn same(a: &str, b: &str) -> bool {
    // A fast path, because every new entrant is compared with everybody: neither case nor marks
    // turn one ASCII letter into another.
    let first = |name: &str| name.bytes().next().filter(u8::is_ascii_alphabetic);
    match first(a).zip(first(b)) {
        Some((a, b)) if !a.eq_ignore_ascii_case(&b) => false,
        _ if a.is_ascii() && b.is_ascii() => a.eq_ignore_ascii_case(b),
        _ => lower_case(a).eq(lower_case(b)),
    }
}

/// The text with each letter and its mark as one character, if there is one.
fn composed(text: &str) -> Cow<'_, str> {
    if is_composed(text) { text.into() } else { text.nfc().collect() }
}

/// A quick check whether each letter and its mark already are one character.
fn is_composed(text: &str) -> bool {
    is_plain(text) || is_nfc_quick(text.chars()) == IsNormalized::Yes
}

/// Whether the text contains all words of `wanted`, which is already normalised.
pub fn contains_words(text: &str, wanted: &str) -> bool {
    holds_words(&normalise(text), wanted)
}

/// The same for a text that is already normalised.
pub fn holds_words(text: &str, wanted: &str) -> bool {
    text.contains(wanted) || wanted.split_whitespace().all(|word| text.contains(word))
}

/// How many words of `wanted` are whole words of the text.
///
/// None if one of them does not even begin a word. Both texts are normalised already.
pub fn whole_words(text: &str, wanted: &str) -> Option<usize> {
    let ends = |next: Option<char>| next.is_none_or(|c| !c.is_alphanumeric());
    let found = |word: &str| {
        let begins = text.match_indices(word).map(|(at, _)| at);
        let is_whole = begins
            .filter(|at| ends(text[..*at].chars().next_back()))
            .map(|at| ends(text[at + word.len()..].chars().next()));
        is_whole.max()
    };
    wanted.split_whitespace().try_fold(0, |all, word| Some(all + usize::from(found(word)?)))
}

/// The name in lower case, as a key: no two entrants share one.
pub fn lower_case(name: &str) -> impl Iterator<Item = char> {
    // The Greek sigma has another lower case at the end of a word.
    let sigma = |letter| if letter == 'ς' { 'σ' } else { letter };
    let (known, other) = if is_composed(name) { (name, "") } else { ("", name) };
    known.chars().chain(other.nfc()).flat_map(char::to_lowercase).map(sigma)
}

/// Suffixes that belong to a surname.
const SUFFIXES: [&str; 6] = ["jr", "sr", "ii", "iii", "iv", "phd"];

/// A name for an alphabetical list, the surname first; for a team, of both partners.
///
/// The surname is the last word with small words before it, such as `van der`, and a suffix after
/// it, such as `Jr.`.
pub fn in_a_list(name: &str) -> Message {
    if let Some((one, other)) = name.split_once(" & ") {
        return msg!("decklist.team", one = in_a_list(one), other = in_a_list(other));
    }
    let is_small = |word: &&str| word.starts_with(char::is_lowercase);
    let is_suffix = |word: &&str| {
        let word = word.trim_end_matches('.').to_lowercase();
        SUFFIXES.contains(&word.as_str())
    };
    let words: Vec<&str> = name.split(' ').collect();
    let behind = words.iter().rev().take_while(|word| is_suffix(word)).count();
    let behind = if behind < words.len() { behind } else { 0 };
    let before = words.iter().rev().skip(1 + behind);
    let small = before.take_while(|word| is_small(word)).count();
    let (given, surname) = words.split_at(words.len() - 1 - behind - small);
    match given.is_empty() {
        true => Message::verbatim(name),
        false => msg!("common.comma", other = given.join(" "), one = surname.join(" ")),
    }
}

/// The sort key of a name in a Polish list: ą after a, ć after c, ł after l, ż after ź
/// after z. Other marks and case make no difference, and neither does a comma behind a surname.
///
/// ```
/// # use komandor::event::name::collation_key;
/// assert!(collation_key("Łoś") > collation_key("Lwów"));
/// assert!(collation_key("Łoś") < collation_key("Mazur"));
/// ```
pub fn collation_key(text: &str) -> Vec<(char, u8)> {
    let letters_only = text.chars().filter(|c| *c != ',');
    letters_only.flat_map(char::to_lowercase).flat_map(letters).collect()
}

/// A letter as its base letter, with its rank after the base.
fn letters(c: char) -> Vec<(char, u8)> {
    let own = match c {
        'ą' => ('a', 1),
        'ć' => ('c', 1),
        'ę' => ('e', 1),
        'ł' => ('l', 1),
        'ń' => ('n', 1),
        'ó' => ('o', 1),
        'ś' => ('s', 1),
        'ź' => ('z', 1),
        'ż' => ('z', 2),
        other => return normalise(&other.to_string()).chars().map(|c| (c, 0)).collect(),
    };
    vec![own]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;

    #[test]
    fn a_surname_comes_first_in_a_list() {
        let polish = Words::built_in("pl").unwrap();
        for (name, listed) in [
            ("Jan Łoś", "Łoś, Jan"),
            ("Jan Maria van der Berg", "van der Berg, Jan Maria"),
            ("Ewa", "Ewa"),
            ("de la Cruz", "de la Cruz"),
            ("John Smith Jr.", "Smith Jr., John"),
            ("Henry Ford II", "Ford II, Henry"),
            ("Smith Jr", "Smith Jr"),
            ("Iv", "Iv"),
            ("Anna Nowak-Łoś & Jan van Dyck", "Nowak-Łoś, Anna & van Dyck, Jan"),
        ] {
            assert_eq!(polish.text(&in_a_list(name)), listed);
            assert_eq!(in_a_list(name), listed);
        }
    }

    #[test]
    fn case_tells_nobody_apart() {
        let lower = |name| lower_case(name).collect::<String>();
        assert_eq!(lower("ŻÓŁW"), "żółw");
        assert_eq!(lower("ΝΙΚΟΣ"), lower("Νίκος").replace('ί', "ι"));
    }

    #[test]
    fn a_letter_and_its_mark_are_one_character_however_typed() {
        assert_eq!(clean("Jose\u{301}").unwrap(), "Jos\u{e9}");
        assert_eq!(clean("Z\u{307}ółć").unwrap(), "Żółć");
        assert!(same("E\u{301}va Jose\u{301}", "ÉVA JOSÉ"));
        assert!(!same("Jose", "José"));
        assert!(!same("Éva", "Adam") && !same("Eva", "Éva") && same("\u{212a}im Żuk", "kim żuk"));
    }

    #[test]
    fn hostile_names_are_refused_with_the_character() {
        let selectors = "\u{180b}\u{fe00}\u{fe0f}\u{e0100}\u{e01ef}";
        for letter in "\u{202e}\u{1b}\u{2800}".chars().chain(selectors.chars()) {
            assert_eq!(
                clean(&format!("Ewa{letter}[31m")).unwrap_err(),
                format!(
                    "the character U+{:04X} isn't allowed in a name or note; leave it out",
                    letter as u32
                )
            );
        }
        for blank in [" \t ", "\u{a0}\u{3000}", "\u{301}\u{302}"] {
            assert_eq!(clean(blank).unwrap_err(), "it is empty; write at least one letter");
        }
        let marked = |marks: usize| clean(&format!("Z{}ofia", "\u{301}".repeat(marks)));
        assert_eq!(marked(4).unwrap(), "\u{179}\u{301}\u{301}\u{301}ofia");
        assert_eq!(
            marked(1000).unwrap_err(),
            "the letter \"\u{179}\" has more than 4 marks; leave some out"
        );
        let piled = format!("Z{}ofia\nE{0}", "\u{301}".repeat(1000));
        let four = "\u{301}".repeat(4);
        assert_eq!(with_few_marks(piled), format!("Z{four}ofia\nE{four}"));
        assert_eq!(with_few_marks("Zo\u{301}fia".to_owned()), "Zo\u{301}fia");
        assert_eq!(
            clean(&"x".repeat(81)).unwrap_err(),
            "it is longer than 80 characters; shorten it"
        );
    }

    #[test]
    fn a_plain_text_needs_no_closer_look() {
        let mut plain = 0;
        for letter in '\0'..=char::MAX {
            let text = letter.to_string();
            if is_plain(&text) {
                plain += 1;
                assert!(!is_hostile(letter) && letter.width() == Some(1), "{letter:?}");
                assert_eq!(is_nfc_quick(text.chars()), IsNormalized::Yes, "{letter:?}");
            }
        }
        // Printable ASCII, and U+00C0 to U+027F.
        assert_eq!(plain, 95 + 448);
        assert!(is_plain("Anna Żółć-Łoś") && !is_plain("Zo\u{301}fia") && !is_plain("Ewa\tŁoś"));
    }

    #[test]
    fn no_ruleset_holds_a_character_that_no_name_may_hold() {
        let passes = |c: &char| is_hostile(*c) && !crate::ruleset::letters::hostile(*c);
        assert_eq!(('\0'..=char::MAX).filter(passes).collect::<Vec<char>>(), Vec::<char>::new());
    }
}
