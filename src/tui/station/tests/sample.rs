//! Stations on a real event file, with keys in and a screen out.

use crate::event::actions::Setup;
use crate::event::{Action, Entry, Event, Head, Moment, Verb, read_verb};
use crate::ruleset::{Library, Ruleset, StructureKind};
use crate::store::{Mirrors, Request, Session, create};
use crate::tui::keys::Key;
use crate::tui::station::Station;
use crate::tui::station::follow_file::FileStation;
use crate::tui::terminal::Screen;
use crate::tui::tests::key;
use crate::tui::ui::theme::{Background, Depth, Theme};
use crate::tui::{Flow, Msg};
use crate::words::Words;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use std::path::PathBuf;

pub const START: i64 = 1_795_255_200;

pub struct Shop {
    pub path: PathBuf,
    _folder: tempfile::TempDir,
}

impl Shop {
    /// Four players in round 1: Zofia meets Jan, and Ewa meets Ola.
    pub fn paired(game: &str) -> Shop {
        Shop::with(&Library::new(Vec::new()).get(game).unwrap().ruleset)
    }

    pub fn with(ruleset: &Ruleset) -> Shop {
        let folder = crate::store::tests::folder();
        let path = folder.path().join("shop.yaml");
        let head = Head {
            name: "Liga Bard".to_owned(),
            date: "2026-11-21".to_owned(),
            seed: 7_u64.into(),
            organizer: "anna".to_owned(),
            setup: Setup {
                structure: Some(StructureKind::Custom),
                rounds: Some(3),
                ..Setup::default()
            },
            ..Head::default()
        };
        create(&path, &head, ruleset).unwrap();
        let shop = Shop { path, _folder: folder };
        shop.run(&[
            "add 'Zofia Bąk'",
            "add 'Jan Źrebiec'",
            "add Ewa",
            "add Ola",
            "pair manual '#1 = #2, #3 = #4'",
        ]);
        shop
    }

    pub fn run(&self, verbs: &[&str]) {
        let mut session = Session::open(&self.path).unwrap();
        for verb in verbs {
            let Ok(Verb::Do(command)) = read_verb(verb) else { panic!("{verb}") };
            session.commit(Request::new(&command, "ben", Moment::new(START, 3600))).unwrap();
        }
    }

    pub fn event(&self) -> Event {
        Session::open_viewer(&self.path).unwrap().event().clone()
    }

    pub fn newest(&self) -> Entry {
        self.event().log.last().unwrap().clone()
    }

    pub fn station(&self) -> At {
        self.station_that(false)
    }

    pub fn station_that(&self, locked: bool) -> At {
        let choice = ["en", "pl"].iter().filter_map(|tag| Words::built_in(tag)).collect();
        let theme = Theme::of(Depth::None, Background::Unknown);
        let english = Words::english().clone();
        let station = Station::new(theme, english, choice, locked);
        let mut session = Session::open(&self.path).unwrap();
        session.set_named(true);
        let speak: Speak = |_| Words::english().clone();
        let file = FileStation {
            session,
            mirrors: Mirrors::default(),
            station,
            speak,
            by: "station door".to_owned(),
            unread: false,
        };
        let now = Moment::new(START + 60, 3600);
        At { file, now, flow: Flow::IDLE, size: (80, 24) }
    }
}

type Speak = fn(Option<&str>) -> Words;

pub struct At {
    pub file: FileStation<Speak>,
    pub now: Moment,
    pub flow: Flow,
    pub size: (u16, u16),
}

impl At {
    pub fn keys(&mut self, keys: &str) -> &mut At {
        for name in keys.split_whitespace() {
            self.press(key(name));
        }
        self
    }

    pub fn press(&mut self, key: Key) {
        self.send(Msg::Key(key.event()));
    }

    pub fn send(&mut self, msg: Msg) -> &mut At {
        self.flow = self.file.update(msg, self.now);
        self
    }

    /// Lets time pass, with the ticks that the station asks for.
    pub fn wait(&mut self, seconds: i64) -> &mut At {
        for _ in 0..seconds {
            self.now.unix += 1;
            if self.file.wants_tick(self.now).is_some() {
                self.send(Msg::Tick);
            }
        }
        self
    }

    pub fn lines(&mut self) -> Vec<String> {
        let (width, height) = self.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let now = self.now;
        terminal.draw(|frame| self.file.draw(frame, now)).unwrap();
        let buffer = terminal.backend().buffer();
        let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..height).map(|y| line(y).trim_end().to_owned()).collect()
    }

    /// Fails unless the screen shows this text; a sentence may take several lines.
    #[track_caller]
    pub fn shows(&mut self, text: &str) -> &mut At {
        let screen = self.lines().join("\n");
        let said = screen.split_whitespace().collect::<Vec<_>>().join(" ");
        let shown = screen.contains(text) || said.contains(text);
        assert!(shown, "{text:?} is not on the screen:\n{screen}");
        self
    }

    #[track_caller]
    pub fn hides(&mut self, text: &str) -> &mut At {
        let screen = self.lines().join("\n");
        assert!(!screen.contains(text), "{text:?} is on the screen:\n{screen}");
        self
    }
}

/// Whether a line is one that a station may write: a first result, or an entry that waits.
pub fn is_of_a_station(entry: &Entry) -> bool {
    entry.by == "station door" && matches!(entry.action, Action::Report(_) | Action::Claim(_))
}
