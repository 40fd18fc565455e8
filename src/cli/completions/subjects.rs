//! The names that may stand on the command line: of events, games and themes, and inside an event.

use super::super::output::{sanitise, told};
use super::super::places::Places;
use super::typed::Typed;
use super::verb_words::{Next, next};
use crate::event::name::normalise;
use crate::event::{Event, VERBS, VerbSpec, Who, find};
use crate::ruleset::Origin;
use crate::show;
use crate::store::{Session, home};
use crate::tui::theme::built_in_names;
use clap::Command;
use clap_complete::CompletionCandidate;
use clap_complete::engine::{PathCompleter, ValueCompleter};
use clap_complete::env::{Bash, Fish, Shells, Zsh};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The shells in which this is tried.
pub(super) const SHELLS: Shells<'static> = Shells(&[&Bash, &Zsh, &Fish]);

/// References that `komandor help` makes, beside the help of each command.
const TOPICS: [&str; 5] = ["keys", "verbs", "json", "man", "completions"];

/// Behind every table of the largest event.
const LAST: usize = usize::MAX;

/// The names that may stand next, for the words typed so far.
pub(super) struct Subjects {
    pub(super) typed: Typed,
    /// All commands.
    pub(super) all: fn() -> Command,
}

impl Subjects {
    /// The folders that the options before the cursor name.
    fn places(&self) -> Places {
        let folder = |name| self.typed.option(name).map(PathBuf::from);
        Places { home: folder("--home"), rulesets: folder("--rulesets") }
    }

    /// The events of the home by their files' names, and files of events from here.
    pub(super) fn events_and_files(&self) -> Vec<CompletionCandidate> {
        let found = home::events(self.places().home.as_deref()).map(|home| home::list(&home));
        let found = found.ok().and_then(Result::ok).unwrap_or_default();
        let mut all = Vec::new();
        for event in found {
            let stem = event.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let told = event.seen.map(|seen| format!("{} · {}", seen.name, seen.date));
            all.extend(candidate(&stem, &told.unwrap_or_default()));
        }
        all.extend(self.files("yaml"));
        all
    }

    /// Folders, and files with this ending, that go on from the word at the cursor.
    fn files(&self, ending: &'static str) -> Vec<CompletionCandidate> {
        let fits = move |path: &Path| path.is_dir() || path.extension() == Some(OsStr::new(ending));
        let found = PathCompleter::any().filter(fits).complete(OsStr::new(&self.typed.current));
        found.into_iter().filter(is_harmless).collect()
    }

    /// All games with their names.
    pub(super) fn games(&self) -> Vec<CompletionCandidate> {
        self.games_of(|_| true)
    }

    /// The user's own games, and files of rulesets from here.
    pub(super) fn own_games_and_files(&self) -> Vec<CompletionCandidate> {
        let mut all = self.games_of(|origin| matches!(origin, Origin::User(_)));
        all.extend(self.files("yaml"));
        all
    }

    fn games_of(&self, of: impl Fn(&Origin) -> bool) -> Vec<CompletionCandidate> {
        let Ok((library, _)) = self.places().library() else { return Vec::new() };
        let told = |entry: &crate::ruleset::Entry| {
            let (id, name) = (&entry.ruleset.id, &entry.ruleset.name.en);
            of(&entry.origin).then(|| candidate(id, name)).flatten()
        };
        library.all().iter().filter_map(told).collect()
    }

    pub(super) fn themes(&self) -> Vec<CompletionCandidate> {
        let own = home::user_themes();
        let mut all = plain(built_in_names());
        all.extend(own.iter().map(CompletionCandidate::new));
        all
    }

    /// The topics of `komandor help` behind the words typed so far.
    pub(super) fn help_topics(&self) -> Vec<CompletionCandidate> {
        match self.typed.operands()[..] {
            ["help"] => {
                let commands = (self.all)();
                let mut all = plain(TOPICS);
                all.extend(
                    commands.get_subcommands().map(|one| CompletionCandidate::new(one.get_name())),
                );
                all
            }
            ["help", "json"] => plain(show::json_sheets()),
            ["help", "completions"] => plain(SHELLS.names()),
            ["help", command] => {
                let commands = (self.all)();
                let below = commands.find_subcommand(command).into_iter();
                let names = below.flat_map(|one| one.get_subcommands());
                names.map(|one| CompletionCandidate::new(one.get_name().to_owned())).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The event that stands behind `do` or `show`, as far as it can be read.
    fn event(&self) -> Option<Event> {
        let operands = self.typed.operands();
        let given = Path::new(operands.get(1)?);
        let mut file = given.as_os_str().to_owned();
        file.push(".yaml");
        let in_home = || Some(home::events(self.places().home.as_deref()).ok()?.join(file));
        let path = if given.is_file() { given.to_owned() } else { in_home()? };
        Some(Session::open(&path).ok()?.event().clone())
    }

    /// The players of the event.
    pub(super) fn players(&self) -> Vec<CompletionCandidate> {
        self.event().map(|event| players(&event, &self.typed.current, |_| true)).unwrap_or_default()
    }

    /// The verbs; behind a verb, what its usage lets follow.
    pub(super) fn verb_words(&self) -> Vec<CompletionCandidate> {
        let operands = self.typed.operands();
        let said = operands.get(2..).unwrap_or_default();
        let Some((verb, said)) = said.split_first() else {
            return VERBS.iter().filter_map(|one| candidate(one.verb, &told(&one.does))).collect();
        };
        let Some(spec) = VerbSpec::of(verb) else { return Vec::new() };
        let wanted = next(spec, said, &self.typed.current);
        let asks_event = |next: &Next| {
            matches!(next, Next::Player | Next::Table | Next::Penalty | Next::Official)
        };
        let event = wanted.iter().any(asks_event).then(|| self.event()).flatten();
        let named = wanted.into_iter().flat_map(|next| match (next, &event) {
            (Next::Word(word) | Next::Value(word), _) => plain([word.as_str()]),
            // Words that must come stand above those that may be left out.
            (Next::Setting(word), _) => {
                vec![CompletionCandidate::new(word).display_order(Some(LAST))]
            }
            (Next::File, _) => PathCompleter::file().complete(OsStr::new(&self.typed.current)),
            (_, None) => Vec::new(),
            (Next::Player, Some(event)) => {
                let returns = *verb == "rejoin";
                players(event, &self.typed.current, |is_here| is_here != returns)
            }
            (Next::Table, Some(event)) => tables(event),
            (Next::Penalty, Some(event)) => {
                let kinds = &event.ruleset.penalties;
                kinds.iter().filter_map(|kind| candidate(&kind.id, &kind.name.en)).collect()
            }
            (Next::Official, Some(event)) => {
                event.officials.iter().filter_map(|one| candidate(&one.name, "")).collect()
            }
        });
        named.collect()
    }
}

/// The players by the shortest name that means nobody else: the surname, else the whole name. A
/// player is also found by the first name, once some of it is typed.
fn players(
    event: &Event,
    current: &str,
    wanted: impl Fn(bool) -> bool,
) -> Vec<CompletionCandidate> {
    let mut all = Vec::new();
    for entrant in event.players().filter(|entrant| wanted(entrant.is_active())) {
        let name = entrant.label().into_owned();
        let means =
            |word: &str| find(event, &Who(word.to_owned())).is_ok_and(|id| id == entrant.id);
        let surname = name.rsplit(' ').next().filter(|word| means(word));
        let typed = normalise(current);
        let by_whole = !typed.is_empty() && normalise(&name).starts_with(&typed);
        match surname.filter(|_| !by_whole) {
            Some(surname) => all.extend(candidate(surname, &name)),
            None => all.extend(candidate(&name, entrant.club.as_deref().unwrap_or_default())),
        }
    }
    all
}

/// The tables without a result, with who sits there; where all have one, all tables.
fn tables(event: &Event) -> Vec<CompletionCandidate> {
    let Some(round) = event.round() else { return Vec::new() };
    let open = round.pairings.iter().any(|pairing| pairing.outcome.is_none());
    let shown = round.pairings.iter().filter(|pairing| !open || pairing.outcome.is_none());
    let told = |pairing: &crate::event::Pairing| {
        let names: Vec<String> =
            std::iter::once(pairing.a).chain(pairing.b).map(|id| event.label(id)).collect();
        candidate(&pairing.table?.to_string(), &names.join(" – "))
    };
    shown.enumerate().filter_map(|(at, one)| Some(told(one)?.display_order(Some(at)))).collect()
}

/// Words that need no explanation.
pub(super) fn plain<'a>(words: impl IntoIterator<Item = &'a str>) -> Vec<CompletionCandidate> {
    words.into_iter().map(CompletionCandidate::new).collect()
}

/// A word with what explains it. None: the word holds a character that a terminal would obey.
fn candidate(word: &str, explained: &str) -> Option<CompletionCandidate> {
    let help = (!explained.is_empty()).then(|| sanitise(explained).into_owned().into());
    let one = CompletionCandidate::new(word).help(help);
    Some(one).filter(|one| !word.is_empty() && is_harmless(one))
}

fn is_harmless(one: &CompletionCandidate) -> bool {
    let word = one.get_value().to_string_lossy();
    sanitise(&word) == word && !word.contains('\n')
}
