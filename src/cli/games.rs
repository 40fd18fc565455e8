use super::known_game::game;
use super::output::{print, told, words};
use super::places::Places;
use super::stop::Stop;
use super::{help, new_game, try_game};
use crate::msg;
use crate::ruleset::{Entry, Library, Origin, Ruleset, describe, json_schema};
use crate::show::{Column, Table, aligned};
use crate::words::Message;
use clap::{Args, Command, Subcommand};

/// List the games, show one, begin or check one of your own
#[derive(Debug, Args)]
pub(super) struct GamesArgs {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    Show { id: String, part: Option<Part> },
    New { id: String },
    Check { file: String },
    Try(try_game::TryArgs),
    Schema,
    Help { command: Option<String> },
}

/// A part of a game that is shown alone.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum Part {
    /// An example of a deck or army list.
    List,
}

/// `all` is every command of the program, for the help of one.
pub(super) fn run(places: &Places, asked: GamesArgs, all: fn() -> Command) -> Result<(), Stop> {
    match asked.what {
        None => print(&aligned(&table(&places.library_with_warnings()?))),
        Some(What::Show { id, part }) => {
            let library = places.library_with_warnings()?;
            let ruleset = &game(&library, &id)?.ruleset;
            match part {
                None => print(&describe(ruleset, words())),
                Some(Part::List) => print(&example_list(ruleset)?),
            }
        }
        Some(What::New { id }) => new_game::new(places, &id),
        Some(What::Check { file }) => new_game::check(places, &file),
        Some(What::Try(asked)) => {
            let library = places.library_with_warnings()?;
            let ruleset = &game(&library, &asked.id)?.ruleset;
            try_game::run(ruleset, &asked)
        }
        Some(What::Schema) => print(json_schema()),
        Some(What::Help { command }) => {
            let words = ["games"].into_iter().chain(command.as_deref());
            help::of_command(&words.collect::<Vec<_>>(), all())
        }
    }
}

/// A list that the game's rules allow, for players to copy.
fn example_list(ruleset: &Ruleset) -> Result<String, Stop> {
    let name = &ruleset.name;
    match &ruleset.lists {
        None => Err(Stop::Refused(msg!("list-form.no-lists", game = name))),
        Some(lists) if lists.example.is_empty() => {
            Err(Stop::Refused(msg!("list-form.no-example", game = name)))
        }
        Some(lists) => Ok(lists.example(words().tag())),
    }
}

fn table(library: &Library) -> Table<String> {
    let columns = vec![
        Column::words(told(msg!("describe.id"))),
        Column::words(told(msg!("describe.key"))),
        Column::words(told(msg!("item.game"))),
        Column::words(told(msg!("library.format"))),
        Column::words(told(msg!("library.from"))),
    ];
    let rows = (library.all().iter())
        .map(|game| {
            vec![
                game.ruleset.id.clone(),
                game.key.map_or(String::new(), String::from),
                game.ruleset.name.get(words().tag()).to_owned(),
                game.ruleset.format.get(words().tag()).to_owned(),
                told(origin(game)),
            ]
        })
        .collect();
    Table { columns, rows }
}

fn origin(game: &Entry) -> Message {
    match (&game.origin, game.replaces_built_in) {
        (Origin::BuiltIn, _) => msg!("library.built-in"),
        (Origin::User(path), true) => msg!("library.replaces", path),
        (Origin::User(path), false) => Message::verbatim(path),
    }
}
