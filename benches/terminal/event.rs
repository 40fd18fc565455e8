//! Events, made by verbs as an organizer would make them.

use std::{
    fmt::Write,
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// An event in `folder`, whose last round has no results yet.
pub fn event_in(folder: &Path, players: usize, rounds: usize) -> Result<PathBuf, String> {
    event_of(folder, &players.to_string(), players, rounds, rounds - 1)
}

/// An event with this many rounds paired, and this many of these played.
fn event_of(
    folder: &Path,
    name: &str,
    players: usize,
    rounds: usize,
    played: usize,
) -> Result<PathBuf, String> {
    let (event, verbs) =
        (folder.join(format!("{name}.yaml")), folder.join(format!("{name}.verbs")));
    fs::write(&verbs, verbs_for(players, rounds, played)).map_err(|error| error.to_string())?;
    let open = File::open(&verbs).map_err(|error| error.to_string())?;
    let event_name = event.display().to_string();
    let new = ["new", &event_name, "--game", "destiny", "--structure", "custom"];
    run(Command::new(komandor()).args(new).args(["--rounds", &rounds.to_string(), "--seed", "7"]))?;
    run(Command::new(komandor()).args(["do", &event_name, "-"]).stdin(open))?;
    match event.is_file() {
        true => Ok(event),
        false => Err("`komandor new` made no event".to_owned()),
    }
}

fn komandor() -> &'static str {
    env!("CARGO_BIN_EXE_komandor")
}

/// The verbs that make such an event, one on each line.
fn verbs_for(players: usize, rounds: usize, played: usize) -> String {
    let mut verbs = String::new();
    let mut line = |verb: std::fmt::Arguments| writeln!(verbs, "{verb}").expect("it fits");
    for player in 1..=players {
        line(format_args!("add \"Player {player:03}\" club=C{}", player % 20));
    }
    for round in 1..=rounds {
        line(format_args!("pair"));
        let tables = if round <= played { players / 2 } else { 0 };
        for table in 1..=tables {
            let result = if (table * 7 + round) % 3 == 0 { "L" } else { "W" };
            line(format_args!("report {table} {result}"));
        }
    }
    verbs
}

fn run(command: &mut Command) -> Result<(), String> {
    let output = command.stdout(Stdio::null()).stderr(Stdio::piped()).output();
    let output = output.map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(()),
        false => Err(String::from_utf8_lossy(&output.stderr).trim().to_owned()),
    }
}
