//! The language of the user, and of what players read.

use super::output::{warn, words};
use super::stop::Stop;
use crate::event::Event;
use crate::handout::site;
use crate::msg;
use crate::store::{Settings, home};
use crate::words::{Catalogue, Choice, Chosen, Message, Words, is_tag};
use clap::Args;
use std::collections::BTreeSet;
use std::ffi::OsString;

/// The language in which the program speaks to its user.
#[derive(Debug, Clone, Args)]
pub(super) struct Speech {
    #[arg(long, value_name = "LANGUAGE", global = true, value_delimiter = ',')]
    lang: Vec<String>,
}

impl Speech {
    /// The language that these arguments ask for, although something in them is wrong.
    pub(super) fn in_arguments(given: &[OsString]) -> Speech {
        let given: Vec<&str> = given.iter().filter_map(|word| word.to_str()).collect();
        let after =
            given.iter().position(|word| *word == "--lang").and_then(|at| given.get(at + 1));
        let with = given.iter().find_map(|word| word.strip_prefix("--lang="));
        let first = with.or(after.copied()).and_then(|tags| tags.split(',').next());
        Speech { lang: first.map(str::to_owned).into_iter().collect() }
    }

    /// The language of what players read: the option, else the event's own, else the
    /// organizer's.
    pub(super) fn for_players(&self, event: &Event) -> Words {
        let Some(tag) = event.setup.language().filter(|_| self.lang.is_empty()) else {
            return words().clone();
        };
        let (found, problems) = find(tag);
        problems.iter().for_each(warn);
        if found.is_none() {
            warn(no_such_language(tag));
        }
        found.unwrap_or_else(|| words().clone())
    }

    /// The languages of a screen that players read, which shows them in turn.
    ///
    /// The function turns the tag of the event's own language into their words.
    ///
    /// # Errors
    /// The option names a language that does not exist.
    pub(super) fn for_board(&self) -> Result<impl Fn(Option<&str>) -> Vec<Words> + use<>, Stop> {
        let named = self
            .lang
            .iter()
            .map(|tag| find(tag).0.ok_or_else(|| Stop::usage(no_such_language(tag))));
        let named: Vec<Words> = named.collect::<Result<_, Stop>>()?;
        Ok(move |tag: Option<&str>| match named.is_empty() {
            false => named.clone(),
            true => vec![tag.and_then(|tag| find(tag).0).unwrap_or_else(|| words().clone())],
        })
    }

    /// The languages of a site that players read.
    ///
    /// They are those of the option, else the event's own and then every other language of the
    /// program.
    ///
    /// # Errors
    /// The option names a language that does not exist.
    pub(super) fn for_site(&self) -> Result<impl Fn(&Event) -> Vec<Words> + use<>, Stop> {
        let (for_board, is_named) = (self.for_board()?, !self.lang.is_empty());
        Ok(move |event: &Event| {
            let mut named = for_board(event.setup.language());
            let mut seen = BTreeSet::new();
            named.retain(|words| seen.insert(words.tag().to_owned()));
            match &named[..] {
                [one] if !is_named => site::languages(one),
                _ => named,
            }
        })
    }

    /// Refuses several languages, where only one can be spoken.
    ///
    /// # Errors
    /// The option names several.
    pub(super) fn only_one(&self) -> Result<(), Stop> {
        match self.lang.len() {
            0 | 1 => Ok(()),
            _ => Err(Stop::usage(msg!("cli.several-languages"))),
        }
    }

    /// The languages that a screen goes through: the program's, then the user's own.
    ///
    /// One that cannot be spoken is left out.
    pub(super) fn all() -> Vec<Words> {
        let own = home::words().map_or_else(Vec::new, |folder| {
            let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
            let named = entries.filter_map(|entry| entry.file_name().into_string().ok());
            let mut tags: Vec<String> = named.filter(|tag| is_tag(tag)).collect();
            tags.sort();
            tags
        });
        let built_in = Catalogue::tags().map(str::to_owned);
        let mut tags: Vec<String> = built_in.chain(own).collect();
        let mut seen = BTreeSet::new();
        tags.retain(|tag| seen.insert(tag.clone()));
        let spoken = |tag: &String| find(tag).0.filter(|words| words.tag() == tag);
        tags.iter().filter_map(spoken).collect()
    }

    /// The language of the user. A mistake in the environment or in the settings is a warning,
    /// because it must keep nobody from working.
    ///
    /// # Errors
    /// The option names a language that does not exist.
    pub(super) fn words(&self) -> Result<Words, Stop> {
        let variable = |name: &str| std::env::var(name).ok();
        let named = variable("KOMANDOR_LANG");
        let settings =
            home::settings().map_or(Ok(Settings::default()), |path| Settings::read(&path));
        let setting = settings.unwrap_or_else(|why| {
            warn(why);
            Settings::default()
        });
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].map(variable);
        let choice = Choice {
            option: self.lang.first().map(String::as_str),
            variable: named.as_deref(),
            setting: setting.lang.as_deref(),
            locale: [0, 1, 2].map(|at| locale[at].as_deref()),
        };
        let chosen = choice.chosen();
        let (Chosen::Named(tag) | Chosen::Locale(tag)) = &chosen;
        let (found, problems) = find(tag);
        problems.iter().for_each(warn);
        match (found, &chosen) {
            (Some(words), _) => Ok(words),
            (None, Chosen::Named(tag)) if !self.lang.is_empty() => {
                Err(Stop::usage(no_such_language(tag)))
            }
            (None, Chosen::Named(tag)) => {
                warn(no_such_language(tag));
                Ok(Words::english().clone())
            }
            (None, Chosen::Locale(_)) => Ok(Words::english().clone()),
        }
    }
}

/// The language of this tag, the user's own before the program's, and what is wrong with it.
///
/// A language with faults is not spoken: English is.
fn find(tag: &str) -> (Option<Words>, Vec<Message>) {
    let own = home::words().filter(|_| is_tag(tag)).map(|folder| folder.join(tag));
    let Some(folder) = own.filter(|folder| folder.is_dir()) else {
        return (Words::built_in(tag), Vec::new());
    };
    let home::UserTexts { texts, mut problems } = home::language(&folder);
    let read = Catalogue::read(tag, texts);
    if let Err(faults) = &read {
        problems.extend(faults.iter().map(|fault| fault.message(&folder.to_string_lossy())));
    }
    match read {
        Ok(catalogue) if problems.is_empty() => (Some(Words::of(catalogue)), problems),
        _ => (Some(Words::english().clone()), problems),
    }
}

fn no_such_language(tag: &str) -> Message {
    let known: Vec<&str> = Catalogue::tags().collect();
    match home::words() {
        Some(folder) => {
            let folder = folder.display().to_string();
            msg!("cli.no-language-own", tag, known, folder)
        }
        None => msg!("cli.no-language", tag, known),
    }
}
