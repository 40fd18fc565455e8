//! Tests `komandor --plain`: the dialogue in lines, from a pipe and in a terminal of TERM=dumb.

mod late;
mod words;

use crate::cli::desk;
use crate::support::Terminal;
use regex::Regex;
use rustix::process::Signal;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A desk with an event in `shop.yaml`, in a folder of its own.
struct Desk(desk::Desk);

impl Desk {
    fn new(game: &str) -> Desk {
        Desk(desk::Desk::with(&format!("{game} --seed 7 --date 2026-11-21"), &[]))
    }

    fn playing() -> Desk {
        let desk = Desk::new("destiny");
        desk.0.add(&["Celina Gołębiewska", "Filip Jasiński", "Jan Nowak", "Jan Kowalski"]);
        desk.0.verb("pair");
        desk
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path(name)
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = self.0.command(arguments);
        command.stdin(Stdio::piped());
        command
    }

    /// Carries out a verb in the name of somebody else.
    fn other(&self, by: &str, verb: &str) {
        let mut command = self.0.command(&format!("do shop.yaml {verb}"));
        assert!(command.env("KOMANDOR_BY", by).output().unwrap().status.success(), "{verb}");
    }

    #[track_caller]
    fn run(&self, arguments: &[&str], input: &str, status: i32) -> String {
        self.hear(self.command(arguments), input, status)
    }

    #[track_caller]
    fn hear(&self, mut command: Command, input: &str, status: i32) -> String {
        let mut child = command.spawn().unwrap();
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        let ended = child.wait_with_output().unwrap();
        let said = String::from_utf8(ended.stdout).unwrap();
        let errors = String::from_utf8(ended.stderr).unwrap();
        assert_eq!(ended.status.code(), Some(status), "{command:?}: {said}{errors}");
        assert!(said.chars().all(|c| c == '\n' || !c.is_control()), "{said:?}");
        said
    }

    /// The dialogue about `shop.yaml` for these lines.
    #[track_caller]
    fn dialogue(&self, options: &[&str], input: &str, status: i32) -> String {
        self.run(&[&["shop.yaml", "--plain"], options].concat(), input, status)
    }

    fn terminal(&self, term: &str, words: &str) -> Terminal {
        let program = self.0.program(words).env("TERM", term).env("KOMANDOR_BY", "anna");
        Terminal::start(program, 100, 40)
    }
}

/// Compares a dialogue with the expected one, whose first line is empty.
#[track_caller]
fn same(said: &str, expected: &str) {
    // No test asserts a time.
    let said = Regex::new("[0-9]+:[0-9]{2}").unwrap().replace_all(said, "35:00");
    let said: Vec<&str> = said.lines().map(str::trim_end).collect();
    let expected: Vec<&str> =
        expected.trim_start_matches('\n').lines().map(str::trim_end).collect();
    assert_eq!(said, expected, "\n{}", said.join("\n"));
}

#[test]
fn a_whole_day_in_english() {
    let desk = Desk::new("destiny");
    let lines = include_str!("plain/day.txt");
    let said = desk.dialogue(&[], lines, 1);
    same(&said, include_str!("plain/day-said.txt"));
    desk.0.is_sound();
    assert!(desk.0.text("round.csv").starts_with("Table,"));
}

#[test]
fn a_whole_day_of_the_card_game_in_polish() {
    let desk = Desk::new("lcg --rounds 2 --cut 4");
    let lines = include_str!("plain/dzien.txt");
    let said = desk.run(&["--lang", "pl", "--plain", "shop.yaml"], lines, 0);
    same(&said, include_str!("plain/dzien-said.txt"));
    desk.0.is_sound();
}

#[test]
fn an_event_is_made_and_opened_by_its_number() {
    let desk = Desk::new("destiny");
    let said = desk.run(&["--plain"], "new\nLiga\n3\nadd Ewa\nevents\nopen 1\nquit\n", 0);
    assert!(said.starts_with("No events yet.\nNext: type open and"), "{said}");
    assert!(said.contains("Which game: its number? 3\nCreated Liga, file "), "{said}");
    assert!(said.contains("? add Ewa\nRegistered Ewa (#1). Saved, number 1.\n"), "{said}");
    assert!(said.contains(", Star Wars: Destiny, 1 player, registration.\n"), "{said}");
    let end = "? open 1\nLiga.\n1 player.\nNext: type add and a name to register a player.\n\
               Registration, 1 player. ? quit\n";
    assert!(said.ends_with(end), "{said}");
}

#[test]
fn a_refusal_keeps_the_state_and_the_dialogue_goes_on() {
    let desk = Desk::playing();
    let before = desk.0.bytes("shop.yaml");
    let lines = "9 1\n1 D\nbogus\ndrop Zed\nstandings extra\nswap Jan\n\nfinish\nadd '\n\u{feff}\n";
    let said = desk.dialogue(&[], lines, 1);
    assert_eq!(desk.0.bytes("shop.yaml"), before);
    assert!(said.contains("? 9 1\nNo table 9 in round 1: choose 1 to 2.\n"));
    assert!(said.contains("? bogus\nUnknown command \"bogus\"; type ? for help.\n"));
    assert!(
        said.contains("? drop Zed\nNo player matches \"Zed\": enter part of the name, or #number.")
    );
    assert!(said.contains("? swap Jan\nWhich second player?"), "{said}");
}

#[test]
fn the_end_of_the_input_within_a_question_saves_nothing() {
    let desk = Desk::playing();
    let before = desk.0.bytes("shop.yaml");
    let said = desk.dialogue(&[], "1", 0);
    assert!(said.trim_end().ends_with("Who won: 1 Celina Gołębiewska, 2 Jan Kowalski?"), "{said}");
    // Hostile names and lines stay harmless.
    let lines =
        "\nadd Ewa\u{1b}[2J\nadd \u{202e}Jan\nnote \u{7}\n?\u{1b}]0;x\u{7}\nwho \u{9b}31m\n";
    let said = desk.dialogue(&[], lines, 1);
    assert!(!said.contains(['\u{1b}', '\u{202e}', '\u{7}', '\u{9b}']), "{said:?}");
    assert!(said.contains("isn't allowed in a name or note"), "{said}");
    assert_eq!(desk.0.bytes("shop.yaml"), before);
}

#[test]
fn a_file_that_cannot_be_written_says_what_the_screen_says() {
    let desk = Desk::playing();
    desk.0.write("shop.yaml", desk.0.text("shop.yaml").replacen("Celina", "Helena", 1));
    let said = desk.dialogue(&[], "1 1\n", 3);
    let why = desk.run(&["show", "shop.yaml", "log"], "", 3);
    assert!(why.contains("log"), "{why}");
    let first = said.lines().next().unwrap();
    assert!(first.contains("shop.yaml:"), "{said}");
    assert!(said.contains("Can't save now: "), "{said}");
    assert!(said.contains(", read only. ? 1 1\n"), "{said}");
}

#[test]
fn a_missing_file_and_a_command_without_a_dialogue_are_refused() {
    let desk = Desk::playing();
    desk.run(&["none.yaml", "--plain"], "", 3);
    let ended = desk.command(&["--plain", "show", "shop.yaml", "log"]).output().unwrap();
    assert_eq!(ended.status.code(), Some(2));
    assert_eq!(
        String::from_utf8(ended.stderr).unwrap(),
        "--plain only works with komandor, komandor EVENT and demo\n"
    );
}

#[test]
fn a_reader_that_closes_the_pipe_is_no_error() {
    let desk = Desk::playing();
    let mut child = desk.command(&["shop.yaml", "--plain"]).spawn().unwrap();
    drop(child.stdout.take());
    let _ = child.stdin.take().unwrap().write_all(b"round\nround\n");
    let ended = child.wait_with_output().unwrap();
    assert_eq!((ended.status.code(), ended.stderr), (Some(0), Vec::new()));
}

#[test]
fn a_dumb_terminal_gets_lines_and_news_of_others_before_the_prompt() {
    let desk = Desk::playing();
    let mut terminal = desk.terminal("dumb", "shop.yaml");
    let screen = terminal.wait_for("Round 1, 0 of 2 in. ?").replace('\n', "");
    let said = "This terminal can't show screens (TERM is dumb), so here is the line dialogue. For screensset TERM, as in TERM=xterm-256color, and start or connect again.";
    assert!(screen.contains(said), "{screen}");
    terminal.send("1\r").wait_for("Who won: 1 Celina Gołębiewska, 2 Jan Kowalski?");
    terminal.send("1\r");
    terminal.wait_for("Celina Gołębiewska beat Jan Kowalski. Saved, number 6.");
    desk.other("Ben", "report 2 L");
    terminal.send("round\r");
    let screen = terminal.wait_for("Round 1, all results in. ?");
    assert!(screen.contains("Ben: round 1 table 2: Jan Nowak beat Filip Jasiński.\n"), "{screen}");
    terminal.send("quit\r");
    assert_eq!(terminal.wait_exit().code, Some(0));
    let bytes = terminal.bytes();
    let odd: Vec<u8> = bytes.into_iter().filter(|b| *b < 0x20 && !b"\r\n".contains(b)).collect();
    assert_eq!(odd, [0u8; 0]);
}

#[test]
fn what_somebody_else_has_changed_is_not_overwritten() {
    let desk = Desk::playing();
    let mut terminal = desk.terminal("dumb", "shop.yaml");
    terminal.wait_for("Round 1, 0 of 2 in. ?");
    desk.other("Ben", "report 1 L");
    terminal.send("1 1\r").wait_for("Ben: round 1 table 1: Jan Kowalski beat Celina Gołębiewska.");
    let log = desk.0.done("show shop.yaml log");
    assert!(!log.contains("Celina Gołębiewska beat"), "{log}");
}

#[test]
fn signals_leave_with_everything_saved() {
    for signal in [Signal::INT, Signal::TERM] {
        let desk = Desk::playing();
        let mut terminal = desk.terminal("xterm-256color", "--plain shop.yaml");
        terminal.wait_for("Round 1, 0 of 2 in. ?");
        terminal.send("1 1\r").wait_for("Saved, number 6.");
        terminal.signal(signal);
        terminal.wait_for("Stopped. Everything reported as saved is saved.");
        assert_eq!(terminal.wait_exit().code, Some(0));
        assert_eq!(terminal.left_on(), [""; 0]);
        desk.0.is_sound();
    }
}

#[test]
fn a_sheet_is_told_in_sentences_with_full_names() {
    let desk = Desk::playing();
    desk.0.verb("report 1 W");
    assert_eq!(
        desk.run(&["show", "shop.yaml", "pairings", "--format", "plain"], "", 0),
        "Shop, pairings, round 1\n\
         2026-11-21, 35 minutes, 1 result is missing\n\
         Table 1; Player A Celina Gołębiewska; Player B Jan Kowalski; Result 1 to 0.\n\
         Table 2; Player A Filip Jasiński; Player B Jan Nowak.\n"
    );
    let said = ["show", "shop.yaml", "standings", "--format", "plain", "--lang", "pl"];
    let said = desk.run(&said, "", 0);
    let first = "Miejsce 1; Gracz Celina Gołębiewska; Punkty 1; Rundy 1; Siła Tabeli 0,0000; \
                 Rozszerzona Siła Tabeli 1,0000; losowo ";
    assert!(said.lines().nth(2).unwrap().starts_with(first), "{said}");
}
