//! The words on the command line of the shell.

use clap_complete::CompletionCandidate;
use std::ffi::OsString;

/// The options that take a value, where the value is a word of its own.
const WITH_VALUE: [&str; 4] = ["--home", "--rulesets", "--lang", "--theme"];

/// The words typed so far.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Typed {
    /// The words before the cursor's, without the program's name.
    pub(super) before: Vec<String>,
    /// The word at the cursor.
    pub(super) current: String,
    /// Whether the shell takes a candidate as it is, so that a space in it needs a backslash.
    takes_as_is: bool,
    /// The part of the current word that bash holds for a word of its own, up to its `=`.
    split_off: String,
}

impl Typed {
    /// Reads the program's arguments, as the script of a shell gives them.
    pub(super) fn of(given: &[OsString], shell: &str) -> Typed {
        let start = given.iter().position(|word| word == "--").map_or(given.len(), |at| at + 1);
        let words: Vec<String> = given[start..].iter().map(unquoted).collect();
        let index = std::env::var("_CLAP_COMPLETE_INDEX").ok().and_then(|at| at.parse().ok());
        let at = index.unwrap_or(words.len().saturating_sub(1)).min(words.len());
        Typed::at(&words, at, shell == "bash")
    }

    /// The words with the cursor on the word of this index. The first is the program's name.
    fn at(words: &[String], at: usize, is_bash: bool) -> Typed {
        let current = words.get(at).cloned().unwrap_or_default();
        let before = words.get(1..at.max(1)).unwrap_or_default();
        let mut typed = Typed { current, takes_as_is: is_bash, ..Typed::default() };
        for word in before {
            // Bash breaks `club=Orla` into three words.
            let goes_on = typed.before.last().is_some_and(|last| last.ends_with('='));
            match typed.before.last_mut() {
                Some(last) if is_bash && (word == "=" || goes_on) => last.push_str(word),
                _ => typed.before.push(word.clone()),
            }
        }
        if is_bash && typed.before.last().is_some_and(|last| last.ends_with('=')) {
            typed.split_off = typed.before.pop().unwrap_or_default();
            typed.current.insert_str(0, &typed.split_off);
        }
        typed
    }

    /// The value of an option, if it was given.
    pub(super) fn option(&self, name: &str) -> Option<&str> {
        let with = self.before.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
        let after = self.before.iter().position(|word| word == name);
        with.or(after.and_then(|at| self.before.get(at + 1)).map(String::as_str))
    }

    /// The words that are no options, from the command on. Behind the event of `do`, every word is
    /// one of the verb's.
    pub(super) fn operands(&self) -> Vec<&str> {
        let mut operands: Vec<&str> = Vec::new();
        let mut words = self.before.iter().map(String::as_str);
        while let Some(word) = words.next() {
            let in_verb = operands.first() == Some(&"do") && operands.len() > 1;
            match word.starts_with("--") && !in_verb {
                true if WITH_VALUE.contains(&word) => drop(words.next()),
                true => {}
                false => operands.push(word),
            }
        }
        operands
    }

    /// The candidates that go on from what is typed, as the shell wants them written. If none
    /// does, the only one that is meant with other letters: `zolk` means Żółkiewski.
    pub(super) fn fitting(
        &self,
        all: Vec<CompletionCandidate>,
        current: &str,
    ) -> Vec<CompletionCandidate> {
        let current = format!("{}{current}", self.split_off);
        let current = unquoted(&OsString::from(current));
        let value = |one: &CompletionCandidate| one.get_value().to_string_lossy().into_owned();
        let (exact, rest): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|one| value(one).starts_with(&current));
        let fold = |text: &str| crate::event::name::normalise(text);
        let chosen = match exact.is_empty() {
            false => exact,
            true => {
                let meant =
                    |one: &CompletionCandidate| fold(&value(one)).starts_with(&fold(&current));
                let meant: Vec<_> = rest.into_iter().filter(meant).collect();
                if meant.len() == 1 { meant } else { Vec::new() }
            }
        };
        chosen.into_iter().map(|one| self.written(one)).collect()
    }

    fn written(&self, one: CompletionCandidate) -> CompletionCandidate {
        let text = one.get_value().to_string_lossy().into_owned();
        let text = text.strip_prefix(&self.split_off).unwrap_or(&text);
        let text = if self.takes_as_is { escaped(text) } else { text.to_owned() };
        CompletionCandidate::new(text)
            .help(one.get_help().cloned())
            .tag(one.get_tag().cloned())
            .display_order(one.get_display_order())
    }
}

/// The text with a backslash before each character that a shell would take for its own.
fn escaped(text: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./,=+:@%".contains(c);
    let mut out = String::new();
    for c in text.chars() {
        if !is_plain(c) {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// The word without the quotes and backslashes of the shell. A quote that is still open is left
/// out too.
fn unquoted(word: &OsString) -> String {
    let word = word.to_string_lossy();
    match shell_words::split(&word).as_deref() {
        Ok([one]) => one.clone(),
        Ok([]) => String::new(),
        _ => word.chars().filter(|c| !matches!(c, '\'' | '"' | '\\')).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn a_word_that_bash_breaks_at_its_equals_sign_is_one_again() {
        let typed = Typed::at(&words("komandor do shop add Ala club = Or"), 7, true);
        assert_eq!(typed.before, ["do", "shop", "add", "Ala"]);
        assert_eq!((typed.current.as_str(), typed.split_off.as_str()), ("club=Or", "club="));
        let typed = Typed::at(&words("komandor do shop add club = Orla st"), 7, true);
        assert_eq!(typed.before, ["do", "shop", "add", "club=Orla"]);
        assert_eq!(typed.current, "st");
    }

    #[test]
    fn options_are_no_operands_but_behind_the_event_of_do() {
        let typed = Typed::at(&words("komandor --home x do --dry-run shop note --odd w"), 8, false);
        assert_eq!(typed.operands(), ["do", "shop", "note", "--odd"]);
        assert_eq!(typed.option("--home"), Some("x"));
        assert_eq!(typed.option("--lang"), None);
    }

    #[test]
    fn a_name_is_found_by_other_letters_if_nobody_else_is_meant() {
        let fitting = |is_bash, current: &str| -> Vec<String> {
            let all = ["Jan Żółkiewski", "Żółkiewski", "Zola Nowa"].map(CompletionCandidate::new);
            let typed = Typed { takes_as_is: is_bash, ..Typed::default() };
            let found = typed.fitting(all.into(), current);
            found.iter().map(|one| one.get_value().to_string_lossy().into_owned()).collect()
        };
        assert_eq!(fitting(false, "zol"), Vec::<String>::new(), "two are meant");
        assert_eq!(fitting(false, "zolk"), ["Żółkiewski"]);
        assert_eq!(fitting(true, "Zol"), ["Zola\\ Nowa"]);
        assert_eq!(fitting(false, "'Zola N"), ["Zola Nowa"]);
    }
}
