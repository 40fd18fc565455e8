//! Completes commands, options, events, verbs and players in bash, zsh and fish.

use super::event_file::Places;
use super::language::Speech;
use super::output::{self, Stop, in_words, sanitise};
use crate::event::name::normalise;
use crate::event::{Event, UsageWord, VERBS, VerbSpec, Who, find};
use crate::ruleset::Origin;
use crate::store::{Session, home};
use crate::tui::ui::theme::built_in_names;
use crate::words::{Catalogue, Words};
use crate::{msg, show};
use clap::{Arg, Command};
use clap_complete::engine::{PathCompleter, SubcommandCandidates, ValueCompleter};
use clap_complete::env::{Bash, Fish, Shells, Zsh};
use clap_complete::{ArgValueCompleter, CompleteEnv, CompletionCandidate};
use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

/// The variable that names the asking shell. Without it, the program does not complete.
const VARIABLE: &str = "KOMANDOR_COMPLETE";

/// The script that makes a shell ask the program, with a note where to install it.
pub(super) fn script(shell: Option<&str>) -> Result<String, Stop> {
    let known = SHELLS.names().collect::<Vec<&str>>().join("|");
    let Some(shell) = shell else {
        return Err(Stop::usage(msg!("cli.which", known)));
    };
    let Some(completer) = SHELLS.completer(shell) else {
        return Err(Stop::usage(msg!("cli.unknown", shell, known)));
    };
    let mut script = Vec::new();
    // Writing to memory cannot fail.
    let _ = completer.write_registration(VARIABLE, "komandor", "komandor", "komandor", &mut script);
    let script = String::from_utf8_lossy(&script);
    let (file, line) = place(completer.name());
    let belongs = output::in_words(msg!("cli.belongs", file));
    Ok(format!("{}\n\n# {belongs}\n#   {line}\n", script.trim()))
}

/// The startup file of a shell, and the line that loads the script there: a copy of the script
/// would become outdated.
fn place(shell: &str) -> (&'static str, String) {
    let script = ["komandor", "help", "completions", shell].join(" ");
    match shell {
        "fish" => ("~/.config/fish/config.fish", script + " | source"),
        "zsh" => ("~/.zshrc", format!("source <({script})")),
        _ => ("~/.bashrc", format!("source <({script})")),
    }
}

/// Answers the shell that asks for candidates; None if no shell asks.
pub(super) fn answer(args: &[OsString], all: fn() -> Command) -> Option<ExitCode> {
    let shell = std::env::var(VARIABLE).ok().filter(|shell| !shell.is_empty())?;
    let typed = Typed::of(args, &shell);
    // An unknown language is reported by the command itself later.
    let words = Speech::in_arguments(args).words();
    output::speak(words.unwrap_or_else(|_| Words::english().clone()));
    let subjects = Arc::new(Subjects { typed, all });
    let factory = || with_candidates(all(), "", &subjects);
    let done = CompleteEnv::with_factory(factory)
        .var(VARIABLE)
        .shells(SHELLS)
        .try_complete(args.iter().cloned(), std::env::current_dir().ok().as_deref());
    // A shell shows no errors here; it then completes file names.
    Some(if done.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The command with the candidates for each argument.
///
/// `path` is its name behind `komandor`, such as `games-show`.
fn with_candidates(command: Command, path: &str, subjects: &Arc<Subjects>) -> Command {
    // After a verb, an option would be one of its words.
    let in_verb = path == "do" && subjects.typed.operands().len() > 2;
    let command = command.mut_args(|arg| match arg.is_positional() {
        false if in_verb => arg.hide(true),
        _ => of_argument(arg, path, subjects),
    });
    let command = match path {
        "" => {
            let subjects = Arc::clone(subjects);
            command.add(SubcommandCandidates::new(move || subjects.events_and_files()))
        }
        _ => command,
    };
    command.mut_subcommands(|below| {
        let name = below.get_name().to_owned();
        let path = if path.is_empty() { name } else { format!("{path}-{name}") };
        with_candidates(below, &path, subjects)
    })
}

fn of_argument(arg: Arg, path: &str, subjects: &Arc<Subjects>) -> Arg {
    type Found = fn(&Subjects) -> Vec<CompletionCandidate>;
    let found: Found = match (path, arg.get_id().as_str()) {
        (_, "event" | "events") => Subjects::events_and_files,
        ("do", "verb") => Subjects::verb_words,
        ("show", "who") => Subjects::players,
        (_, "game") | ("games-show" | "games-try", "id") => Subjects::games,
        ("games-check", "file") => Subjects::own_games_and_files,
        ("themes-show", "name") => |_| plain(built_in_names()),
        (_, "theme") => Subjects::themes,
        (_, "lang") => |_| plain(Catalogue::tags()),
        ("help", "topic") => Subjects::help_topics,
        ("help", "schema") => |_| plain(show::json_sheets()),
        _ => return arg,
    };
    let subjects = Arc::clone(subjects);
    arg.add(ArgValueCompleter::new(move |current: &OsStr| {
        let all = found(&subjects);
        subjects.typed.fitting(all, &current.to_string_lossy())
    }))
}

/// The shells in which this is tried.
const SHELLS: Shells<'static> = Shells(&[&Bash, &Zsh, &Fish]);

/// References that `komandor help` makes, beside the help of each command.
const TOPICS: [&str; 5] = ["keys", "verbs", "json", "man", "completions"];

/// Sorts after every table of the largest event.
const LAST: usize = usize::MAX;

/// The candidates for the words typed so far.
struct Subjects {
    typed: Typed,
    /// All commands.
    all: fn() -> Command,
}

impl Subjects {
    /// The folders that the options before the cursor name.
    fn places(&self) -> Places {
        let folder = |name| self.typed.option(name).map(PathBuf::from);
        Places { home: folder("--home"), rulesets: folder("--rulesets") }
    }

    /// The events of the home folder by file name, and event files from here.
    fn events_and_files(&self) -> Vec<CompletionCandidate> {
        let found = home::events(self.places().home.as_deref()).map(|home| home::list(&home));
        let found = found.ok().and_then(Result::ok).unwrap_or_default();
        let mut all = Vec::new();
        for event in found {
            let stem = event.path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let what = event.seen.map(|seen| format!("{} · {}", seen.name, seen.date));
            all.extend(candidate(&stem, &what.unwrap_or_default()));
        }
        all.extend(self.files("yaml"));
        all
    }

    /// Folders, and files with this extension, that continue the word at the cursor.
    fn files(&self, ending: &'static str) -> Vec<CompletionCandidate> {
        let fits = move |path: &Path| path.is_dir() || path.extension() == Some(OsStr::new(ending));
        let found = PathCompleter::any().filter(fits).complete(OsStr::new(&self.typed.current));
        found.into_iter().filter(is_harmless).collect()
    }

    fn games(&self) -> Vec<CompletionCandidate> {
        self.games_of(|_| true)
    }

    /// The user's own games, and files of rulesets from here.
    fn own_games_and_files(&self) -> Vec<CompletionCandidate> {
        let mut all = self.games_of(|origin| matches!(origin, Origin::User(_)));
        all.extend(self.files("yaml"));
        all
    }

    fn games_of(&self, of: impl Fn(&Origin) -> bool) -> Vec<CompletionCandidate> {
        let Ok((library, _)) = self.places().library() else { return Vec::new() };
        let candidate_of = |entry: &crate::ruleset::Entry| {
            let (id, name) = (&entry.ruleset.id, &entry.ruleset.name.en);
            of(&entry.origin).then(|| candidate(id, name)).flatten()
        };
        library.all().iter().filter_map(candidate_of).collect()
    }

    fn themes(&self) -> Vec<CompletionCandidate> {
        let own = home::user_themes();
        let mut all = plain(built_in_names());
        all.extend(own.iter().map(CompletionCandidate::new));
        all
    }

    /// The topics of `komandor help` after the words typed so far.
    fn help_topics(&self) -> Vec<CompletionCandidate> {
        match self.typed.operands()[..] {
            ["help"] => {
                let commands = (self.all)();
                let names = commands.get_subcommands().map(Command::get_name);
                plain(TOPICS.into_iter().chain(names))
            }
            ["help", "json"] => plain(show::json_sheets()),
            ["help", "completions"] => plain(SHELLS.names()),
            ["help", command] => {
                let commands = (self.all)();
                let below = commands.find_subcommand(command).into_iter();
                plain(below.flat_map(Command::get_subcommands).map(Command::get_name))
            }
            _ => Vec::new(),
        }
    }

    /// The event after `do` or `show`, if it can be read.
    fn event(&self) -> Option<Event> {
        let operands = self.typed.operands();
        let operand = Path::new(operands.get(1)?);
        let mut file = operand.as_os_str().to_owned();
        file.push(".yaml");
        let in_home = || Some(home::events(self.places().home.as_deref()).ok()?.join(file));
        let path = if operand.is_file() { operand.to_owned() } else { in_home()? };
        Some(Session::open(&path).ok()?.event().clone())
    }

    fn players(&self) -> Vec<CompletionCandidate> {
        self.event().map(|event| players(&event, &self.typed.current, |_| true)).unwrap_or_default()
    }

    /// The verbs; after a verb, what may follow by its usage.
    fn verb_words(&self) -> Vec<CompletionCandidate> {
        let operands = self.typed.operands();
        let rest = operands.get(2..).unwrap_or_default();
        let Some((verb, rest)) = rest.split_first() else {
            return VERBS
                .iter()
                .filter_map(|one| candidate(one.verb, &in_words(&one.does)))
                .collect();
        };
        let Some(spec) = VerbSpec::of(verb) else { return Vec::new() };
        let wanted = next(spec, rest, &self.typed.current);
        let asks_event = |next: &Next| {
            matches!(next, Next::Player | Next::Table | Next::Penalty | Next::Official)
        };
        let event = wanted.iter().any(asks_event).then(|| self.event()).flatten();
        let named = wanted.into_iter().flat_map(|next| match (next, &event) {
            (Next::Word(word) | Next::Value(word), _) => plain([word.as_str()]),
            // Required words are listed before optional ones.
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

/// The players by the shortest unambiguous name: the surname, else the full name. A player is also
/// found by a first name that is partly typed.
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

/// The tables without a result, with their players; all tables if none is missing.
fn tables(event: &Event) -> Vec<CompletionCandidate> {
    let Some(round) = event.round() else { return Vec::new() };
    let open = round.pairings.iter().any(|pairing| pairing.outcome.is_none());
    let shown = round.pairings.iter().filter(|pairing| !open || pairing.outcome.is_none());
    let candidate_of = |pairing: &crate::event::Pairing| {
        let names: Vec<String> =
            std::iter::once(pairing.a).chain(pairing.b).map(|id| event.label(id)).collect();
        candidate(&pairing.table?.to_string(), &names.join(" – "))
    };
    shown
        .enumerate()
        .filter_map(|(at, one)| Some(candidate_of(one)?.display_order(Some(at))))
        .collect()
}

/// Words that need no explanation.
fn plain<'a>(words: impl IntoIterator<Item = &'a str>) -> Vec<CompletionCandidate> {
    words.into_iter().map(CompletionCandidate::new).collect()
}

/// A word with its explanation; None if it has a control character.
fn candidate(word: &str, explained: &str) -> Option<CompletionCandidate> {
    let help = (!explained.is_empty()).then(|| sanitise(explained).into_owned().into());
    let one = CompletionCandidate::new(word).help(help);
    Some(one).filter(|one| !word.is_empty() && is_harmless(one))
}

fn is_harmless(one: &CompletionCandidate) -> bool {
    let word = one.get_value().to_string_lossy();
    sanitise(&word) == word && !word.contains('\n')
}

/// The options that take a value, where the value is a word of its own.
const WITH_VALUE: [&str; 4] = ["--home", "--rulesets", "--lang", "--theme"];

#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Typed {
    /// The words before the cursor's, without the program's name.
    pub(super) before: Vec<String>,
    /// The word at the cursor.
    pub(super) current: String,
    /// Whether the shell inserts a candidate unquoted, so that a space needs a backslash.
    takes_as_is: bool,
    /// The part of the current word, up to its `=`, that bash treats as a separate word.
    split_off: String,
}

impl Typed {
    /// Reads the program's arguments, as the script of a shell gives them.
    pub(super) fn of(args: &[OsString], shell: &str) -> Typed {
        let start = args.iter().position(|word| word == "--").map_or(args.len(), |at| at + 1);
        let words: Vec<String> = args[start..].iter().map(unquoted).collect();
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

    pub(super) fn option(&self, name: &str) -> Option<&str> {
        let with = self.before.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
        let after = self.before.iter().position(|word| word == name);
        with.or(after.and_then(|at| self.before.get(at + 1)).map(String::as_str))
    }

    /// The words that are not options, from the command on. After the event of `do`, every word
    /// belongs to the verb.
    fn operands(&self) -> Vec<&str> {
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

    /// The candidates that continue what is typed, quoted for the shell. If none does, the only one
    /// that matches without diacritics: `zolk` means Żółkiewski.
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
        let chosen = match exact.is_empty() {
            false => exact,
            true => {
                let meant = |one: &CompletionCandidate| {
                    normalise(&value(one)).starts_with(&normalise(&current))
                };
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

/// The text with a backslash before each special character of a shell.
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

/// The word without the shell's quotes and backslashes, also without an unclosed quote.
fn unquoted(word: &OsString) -> String {
    let word = word.to_string_lossy();
    match shell_words::split(&word).as_deref() {
        Ok([one]) => one.clone(),
        Ok([]) => String::new(),
        _ => word.chars().filter(|c| !matches!(c, '\'' | '"' | '\\')).collect(),
    }
}

/// A candidate.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Next {
    /// A word as it is, such as `concede`.
    Word(String),
    /// A setting with its value, such as `drop=A`.
    Value(String),
    /// A setting with a free value, such as `club=`.
    Setting(String),
    Player,
    Table,
    Penalty,
    Official,
    File,
}

/// Everything that may follow these words by the usage of a verb. `current` is the word at the
/// cursor.
fn next(spec: &VerbSpec, words: &[&str], current: &str) -> Vec<Next> {
    let settings_said: Vec<&str> =
        words.iter().filter_map(|word| Some(word.split_once('=')?.0)).collect();
    let plain: Vec<&str> = words.iter().copied().filter(|word| !word.contains('=')).collect();
    let mut found = Vec::new();
    for way in spec.ways() {
        let (settings, places): (Vec<UsageWord>, Vec<UsageWord>) =
            way.into_iter().partition(|word| word.key.is_some());
        let Some(at) = reached(&places, &plain, spec.usage) else { continue };
        let here = at.into_iter().filter_map(|at| places.get(at));
        found.extend(here.flat_map(alternatives));
        let open = settings.iter().filter_map(|setting| Some((setting.key?, setting)));
        for (key, setting) in open.filter(|(key, _)| !settings_said.contains(key)) {
            let asked = current.split_once('=').is_some_and(|(typed, _)| typed == key);
            match (asked, is_free(setting)) {
                (true, true) => {}
                (true, false) => {
                    let value = |value| Next::Value(format!("{key}={value}"));
                    found.extend(setting.alternatives().map(value));
                }
                (false, _) => found.push(Next::Setting(format!("{key}="))),
            }
        }
    }
    found.sort();
    found.dedup();
    found
}

/// The places of the usage that may follow the words so far.
///
/// None if the words do not fit this form. A literal word of the usage is accepted only in its own
/// place.
fn reached(places: &[UsageWord], words: &[&str], usage: &str) -> Option<BTreeSet<usize>> {
    let mut at = with_skipped(places, BTreeSet::from([0]));
    for word in words {
        let mut all = usage.split(|c: char| !c.is_alphanumeric());
        let is_small = is_word(word) && all.any(|one| one == *word);
        let fits = |place: &UsageWord| {
            let mut words = place.alternatives();
            !place.repeats() && words.any(|one| one == *word || !is_small && !is_word(one))
        };
        let next = at.into_iter().filter(|at| places.get(*at).is_some_and(fits)).map(|at| at + 1);
        at = with_skipped(places, next.collect());
    }
    (!at.is_empty()).then_some(at)
}

/// These places, and those that may follow them directly.
///
/// A place follows if everything between is optional, or if the word before may be repeated.
fn with_skipped(places: &[UsageWord], at: BTreeSet<usize>) -> BTreeSet<usize> {
    let mut all = at.clone();
    for from in at {
        let mut here = from;
        while places.get(here).is_some_and(|place| place.optional || place.repeats()) {
            if places[here].repeats() {
                all.insert(here - 1);
            }
            here += 1;
            all.insert(here);
        }
    }
    all
}

fn alternatives(place: &UsageWord) -> Vec<Next> {
    match place.values {
        _ if place.is_player() => vec![Next::Player],
        "KIND" => vec![Next::Penalty],
        "FILE" => vec![Next::File],
        _ => place.alternatives().filter_map(alternative).collect(),
    }
}

fn alternative(word: &str) -> Option<Next> {
    match word {
        "TABLE" => Some(Next::Table),
        "OFFICIAL" => Some(Next::Official),
        // The first-named and the second-named player of a table.
        "A" | "B" => Some(Next::Word(word.to_owned())),
        _ => is_word(word).then(|| Next::Word(word.to_owned())),
    }
}

/// Whether the word of the usage is literal, not a placeholder.
fn is_word(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_lowercase())
}

/// Whether the value after the `=` is free text.
fn is_free(setting: &UsageWord) -> bool {
    !setting.alternatives().all(|value| is_word(value) || matches!(value, "A" | "B"))
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

    fn after(verb: &str, entered: &[&str], current: &str) -> Vec<String> {
        let word_of = |next: Next| match next {
            Next::Word(word) | Next::Value(word) | Next::Setting(word) => word,
            other => format!("<{other:?}>"),
        };
        next(VerbSpec::of(verb).unwrap(), entered, current).into_iter().map(word_of).collect()
    }

    #[test]
    fn what_follows_in_a_verb_is_what_its_usage_says() {
        let won = "concede correct timed drop=A drop=B drop=both drop=none margin= round= stage=";
        for (verb, entered, current, words) in [
            ("drop", &["Ala"][..], "", ""),
            ("drop", &[], "", "<Player>"),
            ("swap", &["Ala"], "", "<Player>"),
            ("report", &["3"], "", "concede noshow same drop= margin= round= stage="),
            ("report", &["3", "noshow"], "", "A B"),
            ("report", &["3", "W"], "drop=", won),
            ("started", &["1", "2"], "", "no <Table>"),
            ("seat", &["Ala"], "", "bye loss next opponent for= <Table>"),
            ("list", &["Ala"], "", "accept <File>"),
            ("timer", &[], "", "add left pause resume set start stop"),
        ] {
            assert_eq!(after(verb, entered, current).join(" "), words, "{verb} {entered:?}");
        }
        assert_eq!(after("setup", &["hold=yes"], "hold="), after("setup", &["hold=yes"], ""));
        assert!(after("setup", &[], "checkin=").contains(&"checkin=no".to_owned()));
    }
}
