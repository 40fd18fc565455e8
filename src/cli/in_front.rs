//! Puts options that stand behind the name of an event before it.
//!
//! The arguments behind an event are not parsed, because the event takes the place of a command.
//! The order of words must not matter to the person who types them.

use clap::Command;
use std::ffi::{OsStr, OsString};

/// These arguments with the program's own options before the event. Arguments that begin with a
/// command stay as they are.
pub(super) fn options_in_front(given: Vec<OsString>, program: &Command) -> Vec<OsString> {
    let takes = |word: &OsStr| words_of_option(word, program);
    let mut at = 1;
    while let Some(words) = given.get(at).and_then(|word| takes(word)) {
        at += words;
    }
    let is_command = |word: &OsString| {
        word.as_encoded_bytes().starts_with(b"-")
            || program.get_subcommands().any(|command| *command.get_name() == **word)
    };
    if given.get(at).is_none_or(is_command) {
        return given;
    }
    let mut front = given[..at].to_vec();
    let mut behind = Vec::new();
    let mut rest = given[at..].iter();
    while let Some(word) = rest.next() {
        match takes(word) {
            Some(words) => {
                front.push(word.clone());
                front.extend(rest.by_ref().take(words - 1).cloned());
            }
            None => behind.push(word.clone()),
        }
    }
    front.extend(behind);
    front
}

/// The number of words that this option of the program takes with its value; None: it is none.
fn words_of_option(word: &OsStr, program: &Command) -> Option<usize> {
    let named = word.to_str()?.strip_prefix("--")?;
    let (name, value) = match named.split_once('=') {
        Some((name, value)) => (name, Some(value)),
        None => (named, None),
    };
    let known = program.get_arguments().find(|option| option.get_long() == Some(name))?;
    let wants = known.get_action().takes_values() && value.is_none();
    Some(1 + usize::from(wants))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::arguments::Arguments;
    use clap::CommandFactory;

    fn ordered(line: &str) -> String {
        let given = line.split(' ').map(OsString::from).collect();
        let words = options_in_front(given, &Arguments::command());
        words.join(OsStr::new(" ")).into_string().unwrap()
    }

    #[test]
    fn the_order_of_options_and_event_does_not_matter() {
        let wanted = "komandor --plain --lang pl shop.yaml";
        assert_eq!(ordered("komandor --plain --lang pl shop.yaml"), wanted);
        assert_eq!(ordered("komandor --plain shop.yaml --lang pl"), wanted);
        assert_eq!(ordered("komandor shop.yaml --plain --lang pl"), wanted);
        assert_eq!(
            ordered("komandor --home x shop.yaml --ascii --theme=light"),
            "komandor --home x --ascii --theme=light shop.yaml"
        );
    }

    #[test]
    fn commands_and_unknown_options_stay_where_they_are() {
        for line in [
            "komandor",
            "komandor --lang",
            "komandor --plain",
            "komandor --lang pl show a.yaml log --lang en",
            "komandor shop.yaml --nonsense 3",
            "komandor -h shop.yaml",
        ] {
            assert_eq!(ordered(line), line);
        }
        assert_eq!(
            ordered("komandor shop.yaml --nonsense --ascii"),
            "komandor --ascii shop.yaml --nonsense"
        );
    }
}
