//! Tests the theme in a real terminal: chosen, set, or reported by the terminal.
#![cfg(unix)]

mod support;

use std::path::Path;
use std::process::Command;
use support::{Program, Terminal, terminal::PATIENCE};
use vt100::Color;

const KOMANDOR: &str = env!("CARGO_BIN_EXE_komandor");

/// The background of the selected row.
const ON_DARK: Color = Color::Rgb(40, 52, 70);
const ON_LIGHT: Color = Color::Rgb(220, 230, 244);

fn program(home: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Program {
    let program = Program::new(KOMANDOR).args(arguments).folder(home).env("HOME", home);
    let program = program.env("COLORTERM", "truecolor");
    environment.iter().fold(program, |program, (name, value)| program.env(name, value))
}

/// The program once `seen` is on the screen.
fn started(home: &Path, arguments: &[&str], environment: &[(&str, &str)], seen: &str) -> Terminal {
    let mut terminal = Terminal::start(program(home, arguments, environment), 80, 24);
    terminal.wait_for(seen);
    terminal
}

#[track_caller]
fn has_a_row_on(terminal: &mut Terminal, back: Color) {
    let on = |terminal: &mut Terminal| {
        let cells = terminal.cells();
        let mut all = (0..24 * 80).filter_map(|at| cells.cell(at / 80, at % 80));
        all.any(|cell| cell.bgcolor() == back)
    };
    assert!(terminal.wait_screen(PATIENCE, on), "no row on {back:?}\n{}", terminal.picture());
}

fn settings(home: &Path, text: &str) {
    let folder = home.join(".config/komandor");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("config.yaml"), text).unwrap();
}

#[test]
fn the_option_comes_before_the_environment_and_that_before_the_settings() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let which = "which game?";
    let row = |arguments: &[&str], environment: &[(&str, &str)], back| {
        let mut terminal = started(home, arguments, environment, "no event");
        terminal.press("n");
        terminal.wait_for(which);
        has_a_row_on(&mut terminal, back);
    };
    // This terminal reports a dark background.
    row(&[], &[], ON_DARK);
    settings(home, "theme: light\n");
    row(&[], &[], ON_LIGHT);
    row(&[], &[("KOMANDOR_THEME", "dark")], ON_DARK);
    row(&[], &[("KOMANDOR_THEME", "auto")], ON_DARK);
    row(&["--theme", "light"], &[("KOMANDOR_THEME", "dark")], ON_LIGHT);
}

#[test]
fn every_command_that_draws_takes_a_theme() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let new = ["new", "shop.yaml", "--game", "destiny"];
    assert!(Command::new(KOMANDOR).args(new).current_dir(home).status().unwrap().success());
    for arguments in [&["--theme", "light", "demo"][..], &["demo", "--theme", "light"]] {
        let mut terminal = started(home, arguments, &[], "Next:");
        has_a_row_on(&mut terminal, ON_LIGHT);
    }
    // The players' board has no selected row, so the colour of its keys shows the theme.
    for (theme, key) in [("dark", Color::Rgb(110, 190, 235)), ("light", Color::Rgb(0, 92, 150))] {
        let arguments = ["watch", "shop.yaml", "--theme", theme];
        let mut terminal = started(home, &arguments, &[], "leave");
        let told = |terminal: &mut Terminal| {
            let cells = terminal.cells();
            (0..80).any(|column| cells.cell(23, column).is_some_and(|cell| cell.fgcolor() == key))
        };
        assert!(terminal.wait_screen(PATIENCE, told), "{}", terminal.picture());
    }
}

#[test]
fn a_theme_that_there_is_not_is_refused_with_those_there_are() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let refused = |arguments: &[&str], environment: &[(&str, &str)]| {
        let mut terminal = Terminal::start(program(home, arguments, environment), 200, 24);
        let code = terminal.wait_exit().code;
        (code, terminal.screen().trim_end().to_owned())
    };
    let (code, said) = refused(&["--theme", "pink"], &[]);
    assert_eq!(code, Some(2));
    assert!(said.contains("[possible values: dark, light, auto]"), "{said}");
    let sentence = "KOMANDOR_THEME is \"pink\": it may be dark, light or auto.";
    assert_eq!(refused(&[], &[("KOMANDOR_THEME", "pink")]), (Some(2), sentence.to_owned()));
    let only = "--theme is for the screens: komandor, komandor EVENT, watch, station and demo";
    assert_eq!(refused(&["--theme", "dark", "games"], &[]), (Some(2), only.to_owned()));
    let before = "Options stand before the event: komandor --theme dark shop.yaml";
    assert_eq!(refused(&["shop.yaml", "--theme", "dark"], &[]), (Some(2), before.to_owned()));
    settings(home, "theme: pink\n");
    let (code, said) = refused(&[], &[]);
    assert_eq!(code, Some(1));
    let end = "\"theme: dark\", \"theme: light\" or \"theme: auto\"";
    assert!(said.replace('\n', "").ends_with(end), "{said}");
}

/// A terminal's answer that arrives late, while a name is typed.
#[test]
fn what_the_terminal_answers_never_arrives_as_keys() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = started(home.path(), &["demo"], &[], "Next:");
    has_a_row_on(&mut terminal, ON_DARK);
    terminal.press("/");
    terminal.wait_for("Find a player");
    terminal.send("Zi");
    terminal.send("\x1b]11;rgb:fdfd/f6f6/e3e3\x1b\\");
    terminal.send("ę");
    has_a_row_on(&mut terminal, ON_LIGHT);
    terminal.wait_for("Zię");
    terminal.press("q");
    terminal.wait_for("Zięq");
}

/// Important text is not white: it is the terminal's own foreground in bold.
#[test]
fn open_tables_and_what_comes_next_are_the_terminals_own_foreground_in_bold() {
    let home = tempfile::tempdir().unwrap();
    for theme in ["dark", "light"] {
        let mut terminal = started(home.path(), &["demo", "--theme", theme], &[], "Next:");
        let screen = terminal.screen();
        let row = screen.lines().position(|line| line.contains("Next:")).unwrap() as u16;
        let cell = terminal.cells().cell(row, 4).unwrap();
        assert_eq!((cell.fgcolor(), cell.bold()), (Color::Default, true), "{theme}\n{screen}");
    }
}
