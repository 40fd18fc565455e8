use crate::support::{Program, Terminal, terminal::PATIENCE};
use std::path::Path;
use std::process::Command;
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
        let mut terminal = started(home, arguments, environment, "No events yet");
        terminal.press("n").wait_for(which);
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
    let known = "There is no theme \"pink\": choose auto, dark, light, high-contrast and \
                 colour-blind, or a file of your own in ";
    assert!(said.starts_with(&format!("--theme: {known}")), "{said}");
    let (code, said) = refused(&[], &[("KOMANDOR_THEME", "pink")]);
    assert_eq!(code, Some(2));
    assert!(said.starts_with(&format!("KOMANDOR_THEME: {known}")), "{said}");
    let only = "--theme only works with komandor, komandor EVENT, watch, station and demo";
    assert_eq!(refused(&["--theme", "dark", "games"], &[]), (Some(2), only.to_owned()));
    // Options stand before the event or behind it.
    let missing =
        "./shop.yaml: no such file; check the name, or create an event with `komandor new`";
    assert_eq!(refused(&["./shop.yaml", "--theme", "dark"], &[]), (Some(3), missing.to_owned()));
    // A fault in the settings keeps nobody from working.
    settings(home, "theme: pink\n");
    let mut terminal = started(home, &[], &[], "No events yet");
    terminal.wait_for("config.yaml: There is no theme \"pink\"");
}

/// The bytes that the program writes until the list of events is there, on this terminal.
fn written(term: &str, environment: &[(&str, &str)], arguments: &[&str]) -> Vec<u8> {
    let home = tempfile::tempdir().unwrap();
    let program = Program::new(KOMANDOR).args(arguments).folder(home.path());
    let program = program.env("HOME", home.path()).env("TERM", term);
    let program =
        environment.iter().fold(program, |program, (name, value)| program.env(name, value));
    let mut terminal = Terminal::start(program, 80, 24);
    terminal.wait_for("Star Wars: ");
    terminal.press("S").wait_for("Esc");
    terminal.press("Esc q").wait_exit();
    terminal.bytes().to_vec()
}

fn has(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|at| at == text.as_bytes())
}

#[test]
fn every_terminal_gets_the_colours_and_sequences_that_it_knows() {
    for (term, cube, asked) in
        [("xterm", false, true), ("tmux-256color", true, true), ("linux", false, false)]
    {
        let bytes = written(term, &[], &["demo", "--theme", "dark"]);
        assert_eq!(has(&bytes, "38;5;"), cube, "{term}");
        // The cyan of the sixteen colours.
        assert_eq!(has(&bytes, "[36") || has(&bytes, ";36m"), !cube, "{term}");
        assert!(!has(&bytes, "38;2;"), "{term}");
        assert!(has(&bytes, "\x1b[?1049h") && has(&bytes, "\x1b[?2026h"), "{term}");
        let bytes = written(term, &[], &["demo"]);
        assert_eq!(has(&bytes, "\x1b]11;?"), asked, "{term}");
    }
    let plain = written("xterm-256color", &[("NO_COLOR", "1")], &["demo"]);
    assert!(!has(&plain, "38;5;") && (has(&plain, "[7m") || has(&plain, ";7m")));
}

#[test]
fn a_terminal_without_unicode_gets_ascii_only() {
    for (term, environment, arguments) in [
        ("xterm", [("LANG", "pl_PL.ISO-8859-2")], &["demo"][..]),
        ("xterm", [("LC_ALL", "C")], &["demo"]),
        ("xterm", [("LC_ALL", "C")], &["--ascii", "demo", "--lang", "pl"]),
    ] {
        let bytes = written(term, &environment, arguments);
        assert!(bytes.is_ascii(), "{term} {environment:?}");
        assert!(has(&bytes, "Zrodlowski"), "{term} {environment:?}");
    }
    // If the locale knows them, letters keep their marks.
    let bytes = written("xterm", &[("KOMANDOR_ASCII", "1")], &["demo"]);
    let text = String::from_utf8(bytes).unwrap();
    assert!(text.chars().all(|c| c.is_ascii() || c.is_alphabetic()));
    assert!(!text.is_ascii());
}

#[test]
fn a_theme_of_ones_own_is_used_and_its_faults_are_told() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let folder = home.join(".config/komandor/themes");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("mine.yaml"), "over: dark\ncursor: \"#010203\"\n").unwrap();
    let mut terminal = started(home, &["--theme", "mine"], &[], "No events yet");
    terminal.press("n").wait_for("which game?");
    has_a_row_on(&mut terminal, Color::Rgb(1, 2, 3));
    // A variant is taken without a question to the terminal.
    let mut terminal = started(home, &["--theme", "colour-blind:light"], &[], "No events yet");
    terminal.press("n").wait_for("which game?");
    has_a_row_on(&mut terminal, ON_LIGHT);
    let run = |arguments: &[&str]| {
        let run = Command::new(KOMANDOR).args(arguments).env("HOME", home).output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        (run.status.code(), text(&run.stdout) + &text(&run.stderr))
    };
    let listed = "auto\ndark\nlight\nhigh-contrast\ncolour-blind\nmine\n".to_owned();
    assert_eq!(run(&["themes"]), (Some(0), listed));
    let light = "over: light\nquiet: \"#585E6A\"\nrule: \"#C4C8D0\"\naccent: \"#005C96\"\n\
                 done: \"#196923\"\nwarning: \"#914B00\"\nrefused: \"#AF1419\"\n\
                 champion: \"#7D5500\"\nbehind: \"#868C98\"\ncursor: \"#DCE6F4\"\n";
    assert_eq!(run(&["themes", "show", "light"]), (Some(0), light.to_owned()));
    let unknown = "themes: there is no built-in theme \"mine\"; choose from auto, dark, light, high-contrast, colour-blind\n";
    assert_eq!(run(&["themes", "show", "mine"]), (Some(1), unknown.to_owned()));
    std::fs::write(folder.join("mine.yaml"), "over: dark\ncursor: pinkish\n").unwrap();
    let mut terminal = Terminal::start(program(home, &["--theme", "mine"], &[]), 200, 24);
    assert_eq!(terminal.wait_exit().code, Some(2));
    let said = terminal.screen();
    assert!(said.contains("Can't use the theme \"mine\". "), "{said}");
    assert!(said.contains("mine.yaml:2:9: \"pinkish\" isn't a colour; write "), "{said}");
}

/// A terminal's answer that arrives late, while a name is typed.
#[test]
fn what_the_terminal_answers_never_arrives_as_keys() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = started(home.path(), &["demo"], &[], "Next:");
    has_a_row_on(&mut terminal, ON_DARK);
    terminal.press("/").wait_for(" shown");
    terminal.send("Ma").send("\x1b]11;rgb:fdfd/f6f6/e3e3\x1b\\");
    terminal.send("ć");
    has_a_row_on(&mut terminal, ON_LIGHT);
    terminal.wait_for("Mać");
    terminal.press("q").wait_for("Maćq");
}
