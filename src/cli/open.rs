//! Opens the screens: the list of events, an event, the demonstration, the players' board, the station.

use super::event_file::{Places, user};
use super::games::game;
use super::language::{Looks, Speech};
use super::new::random_bits;
use super::output::{Stop, warn, words};
use super::{handouts, help, new, plain};
use crate::event::name::clean;
use crate::event::{Command, Moment, STATION, Seed, Verb, read_roster, read_verb};
use crate::export::Outlets;
use crate::ruleset::Library;
use crate::show::odds_playouts;
use crate::store::{Disk, Request, Session, StoreError, home, in_shell};
use crate::tui::board::{BoardView, STAYS, Tour};
use crate::tui::clock::now;
use crate::tui::station::StationOptions;
use crate::tui::ui::theme::Theme;
use crate::tui::{Options, RunError, board, station};
use crate::words::{Arg, Message, Text};
use crate::{msg, store, tui};
use clap::Args;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Show an event to the players: read-only, follows the file
#[derive(Debug, Args)]
pub(super) struct WatchArgs {
    event: Option<PathBuf>,
    #[arg(long, value_name = "VIEW", default_value = "rotate", value_delimiter = ',')]
    view: Vec<BoardView>,
    #[arg(long, value_name = "SECONDS", default_value = "10",
        value_parser = clap::value_parser!(i64).range(STAYS))]
    stay: i64,
    #[arg(long)]
    big: bool,
    #[command(flatten)]
    looks: Looks,
}

/// Try the program on an event under way, in a temporary folder
#[derive(Debug, Args)]
pub(super) struct DemoArgs {
    #[command(flatten)]
    looks: Looks,
    #[arg(long)]
    plain: bool,
}

pub(super) fn events(
    (places, speech): (&Places, &Speech),
    looks: &Looks,
    plain: bool,
) -> Result<(), Stop> {
    if plain::is_wanted(plain) {
        return plain::run((places, speech), None, None, None);
    }
    needs_terminal(either("komandor show EVENT WHAT", "komandor do EVENT VERB"))?;
    tui::run_home(options(places, looks, None)?)?.iter().for_each(warn);
    Ok(())
}

/// Opens the event file that the arguments name.
///
/// For a first argument that is not a command. The event file must be the only argument.
pub(super) fn event(
    (places, speech): (&Places, &Speech),
    looks: &Looks,
    (plain, mirror): (bool, Option<&Path>),
    words: &[OsString],
) -> Result<(), Stop> {
    let [first, rest @ ..] = words else {
        return events((places, speech), looks, plain);
    };
    let path = Path::new(first);
    let word = in_shell(path);
    if rest.first().is_some_and(|word| word.as_encoded_bytes().starts_with(b"-")) {
        let options: Vec<String> = rest.iter().map(|word| in_shell(Path::new(word))).collect();
        let command = format!("komandor {} {word}", options.join(" "));
        return Err(Stop::usage(msg!("cli.options-first", command)));
    }
    if !rest.is_empty() {
        return Err(Stop::usage(msg!(
            "cli.too-many-words",
            path,
            show = format!("komandor show {word} WHAT"),
            do = format!("komandor do {word} VERB"),
        )));
    }
    let Some(path) = places.event_named(path)? else {
        let is_mistyped_command = path.extension().is_none() && path.components().count() == 1;
        return Err(match is_mistyped_command {
            true => Stop::usage(msg!("cli.no-command", word = path, help = "komandor --help")),
            false => places.nowhere(path),
        });
    };
    places.refuse_trash(&path)?;
    let mirror = handouts::asked_mirror(&path, mirror)?;
    if plain::is_wanted(plain) {
        return plain::run((places, speech), Some(&path), mirror, None);
    }
    let shown = in_shell(&path);
    needs_terminal(either(
        format!("komandor show {shown} event"),
        format!("komandor do {shown} VERB"),
    ))?;
    let options = Options { mirror, ..options(places, looks, path.parent())? };
    tui::run_event(&path, options)?.iter().for_each(warn);
    Ok(())
}

/// Opens the board of the named event, or of the running one.
pub(super) fn watch(
    places: &Places,
    asked: &WatchArgs,
    looks: &Looks,
    speech: &Speech,
) -> Result<(), Stop> {
    let event = match &asked.event {
        Some(typed) => places.event(typed)?,
        None => places.running_event(&now().day())?,
    };
    needs_terminal(format!("komandor show {} standings", in_shell(&event)))?;
    let (theme, warning) = asked.looks.theme(looks)?;
    warning.iter().for_each(warn);
    let speak = speech.for_board()?;
    // Several views replace the usual rotation.
    let (view, views) = match asked.view[..] {
        [view] => (view, Vec::new()),
        _ => (BoardView::Rotate, asked.view.clone()),
    };
    let views = views.into_iter().filter(|view| *view != BoardView::Rotate).collect();
    let tour = Tour { views, stay: asked.stay, big: asked.big, paused: false };
    Ok(board::run(&event, (view, tour), theme, speak, Speech::all())?)
}

/// Opens the demonstration, in a folder that is deleted afterwards.
pub(super) fn demonstration(
    (places, speech): (&Places, &Speech),
    asked: &DemoArgs,
    looks: &Looks,
    plain: bool,
) -> Result<(), Stop> {
    let plain = plain::is_wanted(plain || asked.plain);
    if !plain {
        needs_terminal("komandor new FILE --game ID")?;
    }
    let theme = asked.looks.theme(looks)?;
    let cannot = |error: io::Error| Stop::refused(msg!("cli.no-folder", error = error.to_string()));
    let folder = tempfile::Builder::new().prefix("komandor-demo-").tempdir().map_err(cannot)?;
    let path = folder.path().join("demo.yaml");
    make(&path, now(), words().tag())?;
    if plain {
        return plain::run((places, speech), Some(&path), None, Some(folder.path()));
    }
    let command = format!("komandor watch {}", in_shell(&path));
    let options = Options {
        greeting: Some(msg!("screen.demo-watch", key = tui::key_of_leaving(), command)),
        ..screen(folder.path().to_owned(), Library::new(Vec::new()), theme)?
    };
    let ran = tui::run_event(&path, options);
    folder
        .close()
        .unwrap_or_else(|error| warn(msg!("cli.folder-stays", error = error.to_string())));
    ran?;
    Ok(())
}

/// The options of a screen; without a home folder, events are listed from `beside`.
fn options(places: &Places, looks: &Looks, beside: Option<&Path>) -> Result<Options, Stop> {
    let (library, problems) = places.library()?;
    let folder = home::events(places.home.as_deref());
    let theme = looks.theme(looks)?;
    let folder = folder.or_else(|error| beside.map(Path::to_owned).ok_or(error))?;
    Ok(Options { problems, ..screen(folder, library, theme)? })
}

fn screen(
    folder: PathBuf,
    library: Library,
    (theme, fault): (Theme, Option<Message>),
) -> Result<Options, Stop> {
    let faults: Vec<Message> = fault.into_iter().chain(help::install()).collect();
    Ok(Options {
        disk: Disk::default(),
        folder,
        library: Arc::new(library),
        by: user()?,
        theme,
        words: words().clone(),
        languages: Speech::all(),
        problems: Vec::new(),
        warning: (!faults.is_empty()).then(|| Message::lines(faults)),
        greeting: None,
        mirror: None,
        outlets: Outlets::of_environment(),
        random_bits,
        playouts: odds_playouts,
    })
}

fn either(one: impl Into<Arg>, other: impl Into<Arg>) -> Message {
    msg!("common.or", rest = one, last = other)
}

/// Refuses to open a screen without a terminal, because a script would hang.
fn needs_terminal(instead: impl Into<Arg>) -> Result<(), Stop> {
    match io::stdin().is_terminal() && io::stdout().is_terminal() {
        false => Err(Stop::usage(msg!("cli.no-terminal", instead))),
        true if is_dumb() => Err(Stop::usage(msg!("cli.dumb-terminal", instead))),
        true => Ok(()),
    }
}

/// Whether the terminal cannot move its cursor.
pub(super) fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|name| name == "dumb")
}

impl From<RunError> for Stop {
    fn from(error: RunError) -> Stop {
        match error {
            RunError::Store(error) => error.into(),
            RunError::Terminal(_) | RunError::Thread(_) => Stop::refused(error.message()),
        }
    }
}

/// Let players enter the results of their own tables
#[derive(Debug, Args)]
pub(super) struct StationArgs {
    event: PathBuf,
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[arg(long)]
    locked: bool,
    #[command(flatten)]
    looks: Looks,
}

pub(super) fn run_station(
    places: &Places,
    mut asked: StationArgs,
    looks: &Looks,
    speech: &Speech,
) -> Result<(), Stop> {
    asked.event = places.event_to_write(&asked.event)?;
    let by = by(asked.name.as_deref())?;
    needs_terminal(format!("komandor do {} claim TABLE RESULT", in_shell(&asked.event)))?;
    let (theme, warning) = asked.looks.theme(looks)?;
    warning.iter().for_each(warn);
    let speak = speech.for_board()?;
    let speak = move |tag: Option<&str>| {
        let first = speak(tag).into_iter().next();
        first.unwrap_or_else(|| words().clone())
    };
    let options = StationOptions { by, locked: asked.locked, theme, choice: Speech::all() };
    station::run(&asked.event, options, speak).map_err(|error| match error {
        // A result in a copy would reach no scorekeeper.
        RunError::Store(StoreError::NotYours { path, owner }) => {
            Stop::unreadable(msg!("settings.station-not-yours", path, owner))
        }
        error => error.into(),
    })
}

/// The name of a station in the log: `station`, or `station door`.
fn by(name: Option<&str>) -> Result<String, Stop> {
    let Some(name) = name else { return Ok(STATION.to_owned()) };
    let bad = |why| Stop::usage(msg!("common.refused-text", what = "thing", why));
    let name = clean(name).map_err(bad)?;
    clean(&format!("{STATION} {name}")).map_err(bad)
}

const EVENT: &str = include_str!("../../config/demo/event.yaml");
const ROSTER: &str = include_str!("../../config/demo/roster.csv");
const VERBS: &str = include_str!("../../config/demo/verbs.txt");

#[derive(Deserialize)]
struct Demonstration {
    game: String,
    name: Text,
    seed: Seed,
    organizer: String,
    seconds: i64,
    texts: BTreeMap<String, Text>,
}

/// Creates the demonstration event as if it had started a while ago, with texts in this language.
fn make(path: &Path, now: Moment, language: &str) -> Result<(), Stop> {
    let spoilt = |why: Message| Stop::refused(msg!("cli.demo-spoilt", error = why));
    let demonstration: Demonstration = serde_yaml::from_str(EVENT)
        .map_err(|error| spoilt(Message::verbatim(error.to_string())))?;
    let library = Library::new(Vec::new());
    let game = game(&library, &demonstration.game)?;
    let asked = new::NewArgs {
        file: path.to_owned(),
        game: demonstration.game.clone(),
        seed: Some(demonstration.seed),
        name: Some(demonstration.name.get(language).to_owned()),
        organizer: Some(demonstration.organizer.clone()),
        ..new::NewArgs::default()
    };
    let (head, _) = new::head(&game.ruleset, &asked, now)?;
    let disk = Disk::unflushed();
    store::create_on(&disk, path, &head, &game.ruleset)?;
    let roster = read_roster(ROSTER).map_err(|problems| spoilt(Message::lines(problems)))?;
    let mut commands = vec![Command::Import(roster)];
    let verbs = demonstration.texts.iter().fold(VERBS.to_owned(), |verbs, (name, text)| {
        verbs.replace(&format!("{{{name}}}"), text.get(language))
    });
    for line in verbs.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match read_verb(line).map_err(spoilt)? {
            Verb::Do(command) | Verb::Correct(command) => commands.push(command),
            _ => return Err(spoilt(msg!("cli.no-files", line))),
        }
    }
    let mut session = Session::open_on(disk, path)?;
    for (left, command) in (1..=commands.len()).rev().zip(&commands) {
        let at = Moment { unix: now.unix - left as i64 * demonstration.seconds, ..now };
        session.commit(Request::new(command, &demonstration.organizer, at))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::event::{Phase, Reading, phase};

    #[test]
    fn the_demonstration_is_a_third_round_with_results_missing_and_the_clock_running() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("demo.yaml");
        let now = Moment::new(1_795_000_000, 3600);
        make(&path, now, "en").unwrap();
        let session = Session::open(&path).unwrap();
        let event = session.event();
        assert_eq!(event.entrants.len(), 24);
        assert_eq!(event.round().unwrap().number, 3);
        assert_eq!(phase(event), Phase::Playing { missing: 7 });
        let Reading::Running(left) = event.clock.reading(now.unix) else { panic!("no clock") };
        assert!((1..35 * 60).contains(&left), "{left}");
    }

    #[test]
    fn the_demonstration_is_written_in_its_language() {
        let folder = tempfile::tempdir().unwrap();
        let name_and_log = |language: &str| {
            let path = folder.path().join(format!("{language}.yaml"));
            make(&path, Moment::new(1_795_000_000, 3600), language).unwrap();
            let session = Session::open(&path).unwrap();
            let log = std::fs::read_to_string(&path).unwrap();
            (session.event().name().to_owned(), log)
        };
        let (name, log) = name_and_log("en");
        assert_eq!(name, "Demonstration");
        assert!(log.contains("Number 13 comes a few minutes late"), "{log}");
        let (name, log) = name_and_log("pl");
        assert_eq!(name, "Pokaz");
        assert!(log.contains("Numer 13 spóźni się kilka minut"), "{log}");
        assert!(log.contains("spóźnienie na rundę"), "{log}");
        // Other languages have no texts of their own.
        assert_eq!(name_and_log("de").0, "Demonstration");
    }
}
