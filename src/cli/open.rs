//! Opens the screens: the list of events, an event, the demonstration, the players' board.

use super::demo;
use super::keys;
use super::language::Speech;
use super::looks::Looks;
use super::mirroring;
use super::new::random_bits;
use super::output::{warn, words};
use super::places::{Places, user};
use super::plain;
use super::stop::Stop;
use crate::export::Outlets;
use crate::msg;
use crate::ruleset::Library;
use crate::store::{Disk, home, in_shell};
use crate::tui::board::{self, BoardView, STAYS, Tour};
use crate::tui::clock::now;
use crate::tui::{self, Options, RunError};
use crate::words::{Arg, Message};
use clap::Args;
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

/// Opens the list of events.
pub(super) fn events(
    (places, speech): (&Places, &Speech),
    looks: &Looks,
    plain: bool,
) -> Result<(), Stop> {
    if plain::is_wanted(plain) {
        return plain::run((places, speech), None, None, None);
    }
    needs_terminal(either("komandor show EVENT WHAT", "komandor do EVENT VERB"))?;
    tell(tui::run_home(options(places, looks, None)?)?);
    Ok(())
}

/// Opens the event file that the arguments name.
///
/// This runs if the first argument is no command. The event file must be the only argument.
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
    let (shown, word) = (path.display().to_string(), in_shell(path));
    if rest.first().is_some_and(|word| word.as_encoded_bytes().starts_with(b"-")) {
        let options: Vec<String> = rest.iter().map(|word| in_shell(Path::new(word))).collect();
        return Err(Stop::usage(msg!(
            "cli.options-first",
            command = format!("komandor {} {word}", options.join(" "))
        )));
    }
    if !rest.is_empty() {
        return Err(Stop::usage(msg!(
            "cli.too-many-words",
            path = shown,
            show = format!("komandor show {word} WHAT"),
            do = format!("komandor do {word} VERB"),
        )));
    }
    let Some(path) = places.event_named(path)? else {
        if is_a_word(path) {
            return Err(Stop::usage(msg!(
                "cli.no-command",
                word = shown,
                help = "komandor --help"
            )));
        }
        return Err(places.nowhere(path));
    };
    places.refuse_trash(&path)?;
    let mirror = mirroring::asked(&path, mirror)?;
    if plain::is_wanted(plain) {
        return plain::run((places, speech), Some(&path), mirror, None);
    }
    let shown = in_shell(&path);
    needs_terminal(either(
        format!("komandor show {shown} event"),
        format!("komandor do {shown} VERB"),
    ))?;
    let options = Options { mirror, ..options(places, looks, path.parent())? };
    tell(tui::run_event(&path, options)?);
    Ok(())
}

/// Prints the warning that a closed screen has left for the organizer.
fn tell(parting: Option<Message>) {
    parting.iter().for_each(warn);
}

/// Whether it looks like a mistyped command rather than a file.
fn is_a_word(path: &Path) -> bool {
    path.extension().is_none() && path.components().count() == 1
}

/// Opens the board of the named event, or of the one that runs.
pub(super) fn watch(
    places: &Places,
    asked: &WatchArgs,
    looks: &Looks,
    speech: &Speech,
) -> Result<(), Stop> {
    let event = match &asked.event {
        Some(given) => places.event(given)?,
        None => places.running_event(&now().day())?,
    };
    needs_terminal(format!("komandor show {} standings", in_shell(&event)))?;
    let (theme, warning) = asked.looks.theme(looks)?;
    warning.iter().for_each(|warning| warn(warning.clone()));
    let speak = speech.for_board()?;
    // Several views are a rotation of their own.
    let (view, views) = match asked.view[..] {
        [view] => (view, Vec::new()),
        _ => (BoardView::Rotate, asked.view.clone()),
    };
    let views = views.into_iter().filter(|view| *view != BoardView::Rotate).collect();
    let tour = Tour { views, stay: asked.stay, big: asked.big, held: false };
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
    let (theme, warning) = asked.looks.theme(looks)?;
    let cannot = |error: io::Error| Stop::refused(msg!("cli.no-folder", error = error.to_string()));
    let folder = tempfile::Builder::new().prefix("komandor-demo-").tempdir().map_err(cannot)?;
    let path = folder.path().join("demo.yaml");
    demo::make(&path, now(), words().tag())?;
    if plain {
        return plain::run((places, speech), Some(&path), None, Some(folder.path()));
    }
    let options = Options {
        disk: Disk::default(),
        folder: folder.path().to_owned(),
        library: Arc::new(Library::new(Vec::new())),
        by: user()?,
        theme,
        words: words().clone(),
        languages: Speech::all(),
        problems: Vec::new(),
        warning: both(warning, keys::install()),
        mirror: None,
        greeting: Some(msg!(
            "told.demo-watch",
            command = format!("komandor watch {}", in_shell(&path))
        )),
        outlets: Outlets::of_environment(),
        random_bits,
    };
    let ran = tui::run_event(&path, options);
    folder
        .close()
        .unwrap_or_else(|error| warn(msg!("cli.folder-stays", error = error.to_string())));
    ran?;
    Ok(())
}

/// The options of a screen; without a home folder, events are listed from `beside`.
pub(super) fn options(
    places: &Places,
    looks: &Looks,
    beside: Option<&Path>,
) -> Result<Options, Stop> {
    let (library, problems) = places.library()?;
    let folder = home::events(places.home.as_deref());
    let (theme, warning) = looks.theme(looks)?;
    Ok(Options {
        disk: Disk::default(),
        folder: folder.or_else(|error| beside.map(Path::to_owned).ok_or(error))?,
        library: Arc::new(library),
        by: user()?,
        theme,
        words: words().clone(),
        languages: Speech::all(),
        problems,
        warning: both(warning, keys::install()),
        greeting: None,
        mirror: None,
        outlets: Outlets::of_environment(),
        random_bits,
    })
}

/// The faults in two files of the user's own.
fn both(one: Option<Message>, other: Option<Message>) -> Option<Message> {
    match (one, other) {
        (Some(one), Some(other)) => Some(Message::lines(vec![one, other])),
        (one, other) => one.or(other),
    }
}

fn either(one: impl Into<Arg>, other: impl Into<Arg>) -> Message {
    msg!("cli.or", one, other)
}

/// Refuses to open a screen without a terminal, because a script would hang.
pub(super) fn needs_terminal(instead: impl Into<Arg>) -> Result<(), Stop> {
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        return match is_dumb() {
            false => Ok(()),
            true => Err(Stop::usage(msg!("cli.dumb-terminal", instead))),
        };
    }
    Err(Stop::usage(msg!("cli.no-terminal", instead)))
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
