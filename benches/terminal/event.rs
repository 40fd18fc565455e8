//! A large event, made as an organizer would make it: by verbs.

use std::{
    env,
    fmt::Write,
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// More players than a screen, a page or a hall holds.
const PLAYERS: usize = 500;
const ROUNDS: usize = 9;

/// An event of 500 players after nine rounds, in `folder`; or the one that
/// `KOMANDOR_BENCH_EVENT` names.
pub fn large_event(folder: &Path) -> Result<PathBuf, String> {
    if let Some(path) = env::var_os("KOMANDOR_BENCH_EVENT") {
        return Ok(path.into());
    }
    let (event, verbs) = (folder.join("big.yaml"), folder.join("big.verbs"));
    fs::write(&verbs, large_verbs()).map_err(|error| error.to_string())?;
    let open = File::open(&verbs).map_err(|error| error.to_string())?;
    let event_name = event.display().to_string();
    let new = ["new", &event_name, "--game", "destiny", "--structure", "custom"];
    run(Command::new(komandor()).args(new).args(["--rounds", "9", "--seed", "7"]))?;
    run(Command::new(komandor()).args(["do", &event_name, "-"]).stdin(open))?;
    match event.is_file() {
        true => Ok(event),
        false => Err("`komandor new` made no event".to_owned()),
    }
}

fn komandor() -> &'static str {
    env!("CARGO_BIN_EXE_komandor")
}

/// The verbs that lead there, a line each.
fn large_verbs() -> String {
    let mut verbs = String::new();
    let mut line = |verb: std::fmt::Arguments| writeln!(verbs, "{verb}").expect("it fits");
    for player in 1..=PLAYERS {
        line(format_args!("add \"Player {player:03}\" club=C{}", player % 20));
    }
    for round in 1..=ROUNDS {
        line(format_args!("pair"));
        for table in 1..=PLAYERS / 2 {
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
