//! Tests the whole interface except the terminal.
//!
//! Keys go in and a screen comes out, on a real event file.

mod announcement;
mod answers;
mod behind;
mod bindings;
mod card;
mod check_in;
mod clock;
mod cut;
mod day;
mod day_in_polish;
mod desk;
mod dialogs;
mod draft;
mod english_left;
mod events_list;
mod export;
mod first_look;
mod gallery;
mod in_view;
mod inbox;
mod languages;
mod late;
mod lists;
mod narrowing;
mod odds;
mod officials;
mod own_games;
mod people;
mod pile;
mod preflight;
mod previews;
mod results;
mod rosters;
mod round;
mod rules;
mod scenes;
mod scores;
mod seen;
mod setup_form;
mod sides;
mod simulation;
mod small;
mod standings_screen;
mod surprises;
mod terminals;
mod time_call;
mod widths;

use super::keys::{
    BACK_TAB, BACKSPACE, DOWN, END, ENTER, ESC, HOME, Key, LEFT, PAGE_DOWN, PAGE_UP, RIGHT, TAB,
    UP, ch, ctrl,
};
use super::open_event::OpenEvent;
use super::terminal::Screen;
use super::ui::theme::{Background, Depth, Theme};
use super::{App, Flow, Msg, Options};
use crate::event::{Action, Command, Id, Status, decide, standings};
use crate::event::{Event, Moment, Pairing, Verb, read_verb};
use crate::export::Outlets;
use crate::msg;
use crate::ruleset::Library;
use crate::show::odds_playouts;
use crate::show::{Format, ShowRequest, What, show};
use crate::store::{Disk, OnConflict, Request, Session};
use crate::tui::active_keys::{active, chain_of, disabled_reason, name_keys, resolve};
use crate::tui::board::{Board, BoardView};
use crate::tui::dialog::form::FieldKind;
use crate::tui::dialog::{Dialog, Form, HelpLine};
use crate::tui::keys::{Act, Context, View};
use crate::tui::ui::text;
use crate::words::Words;
use crate::words::{Arg, Message};
use announcement::held;
use english_left::EnglishLeft;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use scenes::Start;
use scores::unlimited;
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::fs;
use std::path::Path;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

/// 2026-11-21 10:00 in Poland.
const MORNING: Moment = Moment { unix: 1_795_251_600, offset: 3600 };

struct TestApp {
    app: App,
    terminal: Terminal<TestBackend>,
    now: Moment,
    /// The result of the last message.
    flow: Flow,
    messages: Receiver<Msg>,
    folder: tempfile::TempDir,
}

impl TestApp {
    fn new() -> TestApp {
        let folder = crate::store::tests::folder();
        let (sender, messages) = channel();
        let app = App::at_home(options(folder.path().into(), "anna"), sender);
        let terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
        TestApp { app, terminal, now: MORNING, flow: Flow::IDLE, messages, folder }
    }

    fn registered(players: usize) -> TestApp {
        let mut play = TestApp::new();
        play.register(players);
        play
    }

    fn register(&mut self, players: usize) {
        self.begin("d", &NAMES[..players]);
    }

    /// A new event of the game on this key with these players, still in registration.
    fn of_game(key: &str, names: &[&str]) -> TestApp {
        let mut play = TestApp::new();
        play.begin(key, names);
        play
    }

    fn begin(&mut self, key: &str, names: &[&str]) {
        self.keys("n").keys(key).keys("Enter a");
        for name in names {
            self.text(name).keys("Enter");
        }
        self.keys("Esc");
    }

    fn verb(&mut self, line: &str) -> &mut TestApp {
        self.keys(":").text(line).keys("Enter")
    }

    fn names(&self, table: u32) -> [String; 2] {
        let pairing = self.table(table);
        [pairing.a, pairing.b.unwrap()].map(|id| self.event().label(id))
    }

    fn table(&self, table: u32) -> &Pairing {
        self.event().round().unwrap().at_table(table).unwrap()
    }

    fn open(&self) -> &OpenEvent {
        self.app.model.open_event().unwrap()
    }

    /// Eight players after the only round before a cut to four.
    fn before_the_cut() -> TestApp {
        let mut play = TestApp::registered(8);
        play.verb("setup structure=custom rounds=1 cut=4").keys("p").report_all();
        play
    }

    /// Ben runs this verb at another terminal, and the news of it comes.
    fn hears(&mut self, verb: &str) -> &mut TestApp {
        self.elsewhere("ben", verb);
        self.send(Msg::Changed);
        self
    }

    /// The games at a table of the newest round, if it has a result.
    fn games(&self, table: u32) -> Option<String> {
        let outcome = &self.table(table).outcome;
        outcome.as_ref().map(|outcome| outcome.games.to_string())
    }

    /// Somebody else runs this verb at another terminal.
    fn elsewhere(&self, by: &str, verb: &str) {
        let Ok(Verb::Do(command) | Verb::Correct(command)) = read_verb(verb) else {
            panic!("{verb}")
        };
        let mut session = Session::open(&self.file()).unwrap();
        let knowing = OnConflict::Knowing;
        let request = Request { on_conflict: knowing, ..Request::new(&command, by, self.now) };
        session.commit(request).unwrap();
    }

    fn paired(players: usize) -> TestApp {
        let mut play = TestApp::registered(players);
        play.keys("p");
        play
    }

    /// Presses keys, named as the bindings write them and separated by spaces.
    fn keys(&mut self, keys: &str) -> &mut TestApp {
        for name in keys.split_whitespace() {
            self.press(key(name));
        }
        self
    }

    fn text(&mut self, text: &str) -> &mut TestApp {
        text.chars().for_each(|c| self.press(ch(c)));
        self
    }

    fn press(&mut self, key: Key) {
        self.send(Msg::Key(key.event()));
    }

    fn send(&mut self, msg: Msg) {
        self.flow = self.app.update(msg, self.now);
    }

    /// Lets time pass, with the ticks that a running clock asks for; returns the rings.
    fn wait(&mut self, seconds: i64) -> usize {
        let mut rings = 0;
        for _ in 0..seconds {
            self.now.unix += 1;
            if self.app.wants_tick(self.now).is_some() {
                self.send(Msg::Tick);
                rings += usize::from(self.flow.bell);
            }
        }
        rings
    }

    fn resize(&mut self, width: u16, height: u16) -> &mut TestApp {
        self.terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        self
    }

    fn screen(&mut self) -> String {
        let (app, now) = (&mut self.app, self.now);
        self.terminal.draw(|frame| app.draw(frame, now)).unwrap();
        app.shown();
        let buffer = self.terminal.backend().buffer();
        let width = usize::from(buffer.area.width);
        let lines = buffer.content.chunks(width.max(1)).map(|row| {
            let line: String = row.iter().map(|cell| cell.symbol()).collect();
            line.trim_end().to_owned()
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    #[track_caller]
    fn assert_shows(&mut self, text: &str) -> &mut TestApp {
        let screen = self.screen();
        assert!(screen.contains(text), "{text:?} is not on the screen:\n{screen}");
        self
    }

    #[track_caller]
    fn assert_hides(&mut self, text: &str) -> &mut TestApp {
        let screen = self.screen();
        assert!(!screen.contains(text), "{text:?} is on the screen:\n{screen}");
        self
    }

    fn event(&self) -> &Event {
        self.app.model.event().unwrap()
    }

    fn file(&self) -> PathBuf {
        self.app.model.open_event().unwrap().session.path().to_owned()
    }

    /// Reports at every table that the first-named player won.
    fn report_all(&mut self) -> &mut TestApp {
        let missing: Vec<u32> =
            self.event().round().unwrap().missing().filter_map(|p| p.table).collect();
        for table in missing {
            self.text(&table.to_string()).keys("Enter 1");
        }
        self
    }
}

thread_local! {
    /// The language in which the organizers of this test begin: each test has a thread.
    static LANGUAGE: Cell<&'static str> = const { Cell::new("en") };
}

static LIBRARY: LazyLock<Arc<Library>> = LazyLock::new(|| Library::new(Vec::new()).into());

fn polish() -> Words {
    static POLISH: LazyLock<Words> = LazyLock::new(|| Words::built_in("pl").unwrap());
    POLISH.clone()
}

fn options(folder: PathBuf, by: &str) -> Options {
    Options {
        disk: Disk::default().knowing(folder.join(".here")),
        folder,
        library: LIBRARY.clone(),
        by: by.to_owned(),
        theme: Theme::of(Depth::True, Background::Dark),
        words: if LANGUAGE.get() == "pl" { polish() } else { Words::english().clone() },
        languages: vec![Words::english().clone(), polish()],
        problems: Vec::new(),
        warning: None,
        greeting: None,
        mirror: None,
        outlets: Outlets::default(),
        random_bits: || 11,
        // Tests look at what is told of the playouts, not at how near the truth it comes.
        playouts: |event| odds_playouts(event) / 20,
    }
}

pub(super) fn key(name: &str) -> Key {
    match name {
        "Enter" => ENTER,
        "Esc" => ESC,
        "Tab" => TAB,
        "Shift-Tab" => BACK_TAB,
        "Up" => UP,
        "Down" => DOWN,
        "Left" => LEFT,
        "Right" => RIGHT,
        "Home" => HOME,
        "End" => END,
        "PgUp" => PAGE_UP,
        "PgDn" => PAGE_DOWN,
        "Backspace" => BACKSPACE,
        "Space" => ch(' '),
        _ => match name.strip_prefix("Ctrl-") {
            Some(letter) => ctrl(letter.chars().next().unwrap()),
            None => ch(name.chars().next().unwrap()),
        },
    }
}

#[rustfmt::skip]
const NAMES: [&str; 37] = [
    "Anna Żółkiewska", "Jan Kowalski", "Ewa Zięba", "Piotr Wójcik", "Łukasz Dąbrowski",
    "Maria Nowak", "Tomasz Lis", "Kasia Mazur", "Marek Sowa", "Ola Wilk", "Adam Bąk", "Iga Szpak",
    "Karol Gil", "Zofia Kos", "Jerzy Dzik", "Hanna Łoś", "Filip Jeż", "Nina Kruk", "Oskar Ryś",
    "Lena Żbik", "Borys Tur", "Alicja Kuna", "Igor Bóbr", "Wanda Sęp", "Leon Czyż", "Julia Gołąb",
    "Witold Żubr", "Klara Sarna", "Emil Borsuk", "Róża Wrona", "Cezary Drozd", "Olga Pająk",
    "Daniel Ćma", "Sara Mrówka", "Konrad Świerszcz", "Beata Ślimak", "Eryk Żuraw",
];
