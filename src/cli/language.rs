//! The languages of the user and of what players read; the theme and the characters of the screens.

use super::output::{Stop, print, say, warn, words};
use crate::event::Event;
use crate::handout::site;
use crate::msg;
use crate::store::{Settings, StoreError, home};
use crate::tui::ui::theme::{
    Palettes, TerminalEnv, Theme, as_file, built_in, built_in_names, not_built_in, read,
};
use crate::words::{Catalogue, Choice, Chosen, Message, Words, check, is_tag};
use clap::{Args, Subcommand};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::PathBuf;

/// The language of the user.
#[derive(Debug, Clone, Args)]
pub(super) struct Speech {
    #[arg(long, value_name = "LANGUAGE", global = true, value_delimiter = ',')]
    lang: Vec<String>,
}

impl Speech {
    /// The language that these arguments ask for, even if something else in them is wrong.
    pub(super) fn in_arguments(args: &[OsString]) -> Speech {
        let args: Vec<&str> = args.iter().filter_map(|word| word.to_str()).collect();
        let after = args.iter().position(|word| *word == "--lang").and_then(|at| args.get(at + 1));
        let with = args.iter().find_map(|word| word.strip_prefix("--lang="));
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
        let of = |tag: &String| find(tag).0.ok_or_else(|| Stop::usage(no_such_language(tag)));
        let named: Vec<Words> = self.lang.iter().map(of).collect::<Result<_, Stop>>()?;
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

    /// Refuses several languages where only one is possible.
    pub(super) fn only_one(&self) -> Result<(), Stop> {
        match self.lang.len() {
            0 | 1 => Ok(()),
            _ => Err(Stop::usage(msg!("cli.several-languages"))),
        }
    }

    /// The languages that a screen cycles through: the program's, then the user's own.
    ///
    /// Without those that have faults.
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

    /// The language of the user. A mistake in the environment or in the settings is only a warning,
    /// because it must not stop anybody's work.
    ///
    /// # Errors
    /// The option names a language that does not exist.
    pub(super) fn words(&self) -> Result<Words, Stop> {
        let variable = |name: &str| std::env::var(name).ok();
        let named = variable("KOMANDOR_LANG");
        let settings = home::settings().map(|path| Settings::read(&path)).transpose();
        let settings = settings.unwrap_or_else(|why| {
            warn(why);
            None
        });
        let setting = settings.unwrap_or_default();
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
/// A language with faults is replaced by English.
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
    let folder = home::words().unwrap_or_else(|| "words".into());
    msg!("cli.no-language-own", tag, known, folder)
}

/// The languages: check the files of your own
#[derive(Debug, Args)]
#[command(disable_help_subcommand = true)]
pub(super) struct WordsArgs {
    #[command(subcommand)]
    what: WordsWhat,
}

#[derive(Debug, Subcommand)]
enum WordsWhat {
    Check { dir: Option<PathBuf> },
}

fn own_folders() -> Result<Vec<PathBuf>, Stop> {
    let folder = home::words().ok_or(StoreError::NoHome)?;
    let all = std::fs::read_dir(&folder).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> =
        all.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    folders.sort();
    match folders.is_empty() {
        true => Err(Stop::refused(msg!("cli.no-own-language", folder))),
        false => Ok(folders),
    }
}

/// Prints what is found, faults first; faults are a refusal.
pub(super) fn run_words(asked: WordsArgs) -> Result<(), Stop> {
    let WordsWhat::Check { dir } = asked.what;
    let folders = dir.map_or_else(own_folders, |dir| match dir.is_dir() {
        true => Ok(vec![dir]),
        false => Err(Stop::refused(msg!("cli.no-such-folder", folder = dir))),
    })?;
    let (mut sentences, mut faults) = (Vec::new(), 0);
    for folder in folders {
        let read = home::language(&folder);
        let findings = check(&read.texts);
        faults += read.problems.len() + findings.faults.len();
        let at = folder.display().to_string();
        sentences.extend(read.problems.iter().cloned());
        let found = findings.faults.iter().chain(&findings.remarks);
        sentences.extend(found.map(|found| found.message(&at)));
        if read.problems.is_empty() && findings.faults.is_empty() {
            sentences.push(msg!("cli.can-be-spoken", folder = at, n = findings.remarks.len()));
        }
    }
    say(Message::lines(sentences))?;
    match faults {
        0 => Ok(()),
        n => Err(Stop::refused(msg!("cli.words-faulty", n))),
    }
}

/// The default theme.
const AUTO: &str = "auto";

#[derive(Debug, Clone, Args)]
pub(super) struct Looks {
    #[arg(long, value_name = "THEME")]
    theme: Option<String>,
    #[arg(long)]
    ascii: bool,
}

impl Looks {
    /// The option that only screens have, if one is given.
    pub(super) fn chosen(&self) -> Option<&'static str> {
        match self {
            Looks { theme: Some(_), .. } => Some("--theme"),
            Looks { ascii: true, .. } => Some("--ascii"),
            _ => None,
        }
    }

    /// The theme from the nearest option, else from the environment, else from the settings.
    ///
    /// Instead of an unusable theme in the settings, the program's own is used, and the message
    /// says what is wrong.
    ///
    /// # Errors
    /// The option or the variable does not name a theme, or the file of that theme has a fault.
    pub(super) fn theme(&self, before: &Looks) -> Result<(Theme, Option<Message>), Stop> {
        let mut warning = None;
        let settings = match home::settings() {
            Some(path) => Settings::read(&path).map_err(Stop::refused),
            None => Ok(Settings::default()),
        };
        let option = self.theme.as_ref().or(before.theme.as_ref());
        let palettes = match (option, variable("KOMANDOR_THEME")) {
            (Some(name), _) => find_theme(name, "--theme").map_err(Stop::usage)?,
            (None, Some(name)) => find_theme(&name, "KOMANDOR_THEME").map_err(Stop::usage)?,
            (None, None) => {
                let name = settings.as_ref().map_err(Stop::clone)?.theme.as_deref();
                let chosen = name.map(|name| find_theme(name, "config.yaml")).transpose();
                let chosen = chosen.unwrap_or_else(|problem| {
                    warning = Some(problem);
                    None
                });
                chosen.map_or_else(|| find_theme(AUTO, AUTO).map_err(Stop::refused), Ok)?
            }
        };
        let around = TerminalEnv::read();
        let ascii = match (self.ascii || before.ascii, variable("KOMANDOR_ASCII")) {
            (true, _) => Some(true),
            (false, Some(word)) => Some(yes_or_no(&word)?),
            (false, None) => settings.ok().and_then(|settings| settings.ascii),
        };
        let mut theme = Theme::chosen(palettes, &around);
        theme.charset = around.charset(ascii);
        Ok((theme, warning))
    }
}

fn variable(name: &str) -> Option<String> {
    let value = std::env::var_os(name).filter(|value| !value.is_empty())?;
    Some(value.to_string_lossy().into_owned())
}

fn yes_or_no(word: &str) -> Result<bool, Stop> {
    match word {
        "1" | "true" => Ok(true),
        "0" | "false" => Ok(false),
        _ => Err(Stop::usage(msg!("cli.ascii-word", word))),
    }
}

/// The names of all themes: the program's, then the user's own.
fn all_names() -> Vec<String> {
    let mut names: Vec<String> = built_in_names().map(str::to_owned).collect();
    let own = home::user_themes().into_iter().filter(|name| built_in(name).is_none());
    names.extend(own);
    names
}

/// The path and text of a theme of the user's own, if there is such a file.
fn own_file(name: &str) -> Result<Option<(String, String)>, Message> {
    let is_a_name = !name.is_empty() && !name.contains(['/', '\\', '.', ':']);
    let folder = home::themes().filter(|_| is_a_name);
    let Some(path) = folder.map(|folder| folder.join(format!("{name}.yaml"))) else {
        return Ok(None);
    };
    let text = home::user_text(&path)?;
    Ok(text.map(|text| (path.display().to_string(), text)))
}

/// The theme of this name, the user's own before the program's; `by` is where it was chosen.
fn find_theme(name: &str, by: &str) -> Result<Palettes, Message> {
    match own_file(name)? {
        Some((path, text)) => read(&path, &text).map_err(|faults| {
            let problem = faults.first().map_or(Message::nothing(), |fault| fault.message());
            msg!("cli.theme-broken", name, problem)
        }),
        None => {
            built_in(name).ok_or_else(|| msg!("common.labelled", label = by, text = no_theme(name)))
        }
    }
}

fn no_theme(name: &str) -> Message {
    let known = all_names();
    let folder = home::themes().unwrap_or_else(|| "themes".into());
    msg!("cli.no-theme", name, known, folder)
}

/// List the colours of the screens, or print some as a file to change
#[derive(Debug, Args)]
#[command(disable_help_subcommand = true)]
pub(super) struct ThemesArgs {
    #[command(subcommand)]
    what: Option<ThemesWhat>,
}

#[derive(Debug, Subcommand)]
enum ThemesWhat {
    Show { name: String },
}

pub(super) fn run_themes(asked: &ThemesArgs) -> Result<(), Stop> {
    match &asked.what {
        None => print(&(all_names().join("\n") + "\n")),
        Some(ThemesWhat::Show { name }) => {
            let unknown = || msg!("common.labelled", label = "themes", text = not_built_in(name));
            print(&as_file(name).ok_or_else(|| Stop::refused(unknown()))?)
        }
    }
}
