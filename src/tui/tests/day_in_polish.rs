//! A whole day in Polish: after every key the screen holds no English.

use super::english_left::EnglishLeft;
use super::{LANGUAGE, NAMES, TestApp, key};
use crate::tui::keys::ch;

/// An organizer who reads Polish, and somebody who looks for English after every key.
pub struct Day {
    pub play: TestApp,
    pub left: EnglishLeft,
    /// The last keys: the place of what is found.
    last: String,
}

impl Day {
    pub fn new(mut left: EnglishLeft) -> Day {
        NAMES.iter().for_each(|name| left.allow(name));
        let mut day = Day { play: TestApp::new(), left, last: "at the start".to_owned() };
        day.look("");
        day
    }

    fn look(&mut self, typing: &str) {
        self.left.look(&mut self.play, typing, &self.last);
    }

    pub fn keys(&mut self, keys: &str) -> &mut Day {
        for (at, name) in keys.split_whitespace().enumerate() {
            self.play.press(key(name));
            self.last = format!("after key {} of {keys:?}", at + 1);
            self.look("");
        }
        self
    }

    /// Types a text that may stand on the screen.
    pub fn text(&mut self, text: &str) -> &mut Day {
        self.left.allow(text);
        self.typed(text)
    }

    /// Types a verb, which only the line for verbs may hold.
    fn typed(&mut self, text: &str) -> &mut Day {
        for (at, sign) in text.char_indices() {
            self.play.press(ch(sign));
            self.last = format!("while typing {text:?}");
            self.look(&text[..at + sign.len_utf8()]);
        }
        self
    }

    #[track_caller]
    fn reads(&mut self, text: &str) -> &mut Day {
        self.play.assert_shows(text);
        self
    }

    /// Reports at every table that the first-named player won.
    pub fn report_all(&mut self) -> &mut Day {
        self.keys("Esc Esc Esc");
        for table in self.missing() {
            self.keys(&format!("{table} Enter 1"));
            for another in ["1", "1", "Enter"] {
                if !self.play.app.model.dialogs.is_empty() {
                    self.keys(another);
                }
            }
        }
        assert_eq!(self.missing(), [0_u32; 0], "{}", self.play.screen());
        self
    }

    /// The tables of the round that have no result.
    fn missing(&self) -> Vec<u32> {
        let round = self.play.event().round().unwrap();
        round.missing().filter_map(|pairing| pairing.table).collect()
    }

    fn is_champion(&self) -> bool {
        self.play.app.model.open_event().unwrap().derived.champion.is_some()
    }
}

#[test]
fn from_the_list_of_events_to_the_champion() {
    LANGUAGE.set("pl");
    let mut day = Day::new(EnglishLeft::default());
    new_event(&mut day);
    registration(&mut day);
    before_the_start(&mut day);
    first_round(&mut day);
    between_rounds(&mut day);
    second_round(&mut day);
    while !day.play.event().stage().unwrap().is_complete() {
        let round = day.play.event().round().unwrap().number;
        day.keys("p").report_all();
        assert!(day.play.event().round().unwrap().number > round);
    }
    the_cut(&mut day);
    for _ in ["semifinals", "final"] {
        day.report_all().keys("p b");
    }
    assert!(day.is_champion());
    the_end(&mut day);
    day.left.assert_none();
}

fn new_event(day: &mut Day) {
    day.keys("? End Esc n Down Up d").text("Puchar Gdyni").keys("Tab Tab Right ? Esc Enter");
}

/// Nine players, one of them refused at first and one corrected.
fn registration(day: &mut Day) {
    for name in &NAMES[..8] {
        day.text(name).keys("Enter");
    }
    day.text("Jan Kowalski").keys("Enter").text(" młodszy; Kraków").keys("Enter Esc");
    day.keys("Home e Tab").text("Gdynia").keys("Enter i").text("nie ma").keys("Enter ? Esc Esc");
}

/// Officials, the announcement, the rules and a note.
fn before_the_start(day: &mut Day) {
    day.keys("o a").text("Wanda Sęp").keys("Tab Right Enter a").text("Leon Czyż").keys("Enter Up");
    day.keys("Enter Right Enter d Esc d Enter ? Esc Esc A Down End ? Esc Esc R Down");
    day.text("karta").keys("Esc Esc n").text("Zaczynamy").keys("Enter");
}

/// A clock, every kind of result, refusals, undo and redo.
fn first_round(day: &mut Day) {
    day.keys("Esc p ? End Esc w Esc t + - ? Esc t t s Esc p f b W c Esc e Esc");
    day.keys("1 Enter ? Esc d Esc 1 Enter 1 1 Enter 2 2 1 Enter 1 1 2 Enter c 1 Enter");
    day.keys("3 Enter n 1 Enter 7 Enter 9 Backspace Esc u Ctrl-r p");
    day.report_all();
}

/// Standings with their arithmetic, a drop, a return, a penalty and a late entry.
fn between_rounds(day: &mut Day) {
    day.keys(
        "Tab Enter Down Esc w Esc Tab r Home d Enter d J P ? Esc Down Right Enter Esc Esc r D",
    );
    day.text("powód").keys("Esc Esc r a").text("Ola Wilk").keys("Enter Esc Esc");
}

/// A wrong result of the round before, the log, a search and a verb.
fn second_round(day: &mut Day) {
    day.keys("p w Esc").report_all();
    day.keys("Left 1 Enter 2 2 Right s Down Enter Down Esc ? Esc Esc l Down Enter Esc l /");
    day.text("stolik").keys("Enter Down u Esc Esc Esc /").text("ewa").keys("Down Enter");
    day.keys("Esc Esc : ? Esc Esc :")
        .typed("setup rounds=")
        .keys("Tab Enter Esc Esc S Down Down Right Esc");
    day.keys("Esc Esc r Down Down d Enter Esc Esc Esc");
}

/// The cut, a seed who declines, and the bracket.
fn the_cut(day: &mut Day) {
    day.keys("p c Down ? Esc Esc c Enter Down ? End Esc w Esc g Esc g Enter b p w Esc b");
}

fn the_end(day: &mut Day) {
    day.keys("w Esc Esc l Esc s Esc Tab w Down Esc f Enter p u Ctrl-r A Esc r ? End Esc q");
    // The list of events.
    day.keys("? Esc a Enter Tab b Enter Tab Tab d Enter Tab q");
}
