//! A whole day in Polish: after every key the screen holds no English.

use super::english_left::EnglishLeft;
use super::{NAMES, TestApp, key, scenes};
use crate::tui::keys::{Context, ch};
use crate::words::Words;

/// An organizer who reads Polish, and somebody who looks for English after every key.
struct Day {
    play: TestApp,
    left: EnglishLeft,
    /// The last keys, to name the place of a finding.
    last: String,
}

impl Day {
    fn new() -> Day {
        let mut play = TestApp::new();
        play.app.model.words = Words::built_in("pl").unwrap();
        let mut left = EnglishLeft::default();
        NAMES.iter().for_each(|name| left.allow(name));
        let mut day = Day { play, left, last: "at the start".to_owned() };
        day.look();
        day
    }

    fn look(&mut self) {
        self.left.look(&mut self.play, &self.last);
        dump(&self.last, &mut self.play);
    }

    fn keys(&mut self, keys: &str) -> &mut Day {
        for (at, name) in keys.split_whitespace().enumerate() {
            self.play.press(key(name));
            self.last = format!("after key {} of {keys:?}", at + 1);
            self.look();
        }
        self
    }

    /// Types a text that is allowed to stand on the screen.
    fn text(&mut self, text: &str) -> &mut Day {
        self.left.allow(text);
        for (at, sign) in text.char_indices() {
            self.play.press(ch(sign));
            // Half a name may look like an English word.
            self.left.allow(&text[..at + sign.len_utf8()]);
            self.last = format!("while typing {text:?}");
            self.look();
        }
        self
    }

    #[track_caller]
    fn reads(&mut self, text: &str) -> &mut Day {
        self.play.assert_shows(text);
        self
    }

    /// The tables of the round that have no result.
    fn missing(&self) -> Vec<u32> {
        let round = self.play.event().round().unwrap();
        round.missing().filter_map(|pairing| pairing.table).collect()
    }

    /// Reports at every table that the first-named player won.
    fn report_all(&mut self) -> &mut Day {
        for table in self.missing() {
            self.keys(&format!("{table} Enter 1"));
            while !self.play.app.model.dialogs.is_empty() {
                self.keys("1");
            }
        }
        self
    }

    fn is_champion(&self) -> bool {
        self.play.app.model.open_event().unwrap().derived.champion.is_some()
    }
}

fn dump(place: &str, play: &mut TestApp) {
    use std::io::Write;
    let mut file = std::fs::OpenOptions::new().append(true).create(true).open("/tmp/day-screens.txt").unwrap();
    writeln!(file, "==== {place}\n{}", play.screen()).unwrap();
}

#[test]
fn from_the_list_of_events_to_the_champion() {
    let mut day = Day::new();
    day.keys("? End Esc n Down Up d").text("Puchar Gdyni").keys("Tab Tab Right Right Left Tab ? Esc");
    day.keys("Enter ? Esc").keys("Esc o a").text("Wanda Sęp").keys("Tab Right Enter");
    day.keys("a").text("Leon Czyż").keys("Enter Up Enter Right Enter d Esc ? Esc Esc");
    // Registration, with a correction.
    day.keys("a");
    for name in &NAMES[..8] {
        day.text(name).keys("Enter");
    }
    day.text("Jan Kowalski").keys("Enter Esc Home e Tab").text("Bard").keys("Enter");
    day.keys("a").text("Marek Sowa; Kraków").keys("Enter Esc Esc p Esc");
    // The announcement and the rules.
    day.keys("A Down End ? Esc Esc R Down End Tab").text("karta").keys("Esc Esc n");
    day.text("Zaczynamy").keys("Enter");
    // The first round, with its clock and results.
    day.keys("p ? End Esc w Esc t t t + - s Esc p c f b W e Esc");
    day.keys("1 Enter d Esc 1 Enter ? Esc 1 1 Enter 1 Enter 2 2 2 Enter c 1 Enter 3 Enter n Esc");
    day.keys("9 Enter 9 Backspace p 3 Enter n 2 Enter u Ctrl-r u p");
    day.report_all();
    // Between the rounds: a drop, a return, a late entry, a penalty.
    day.keys("Tab Enter Down Esc w Esc Tab r Home Down d Enter d J J d Enter P Down Right Enter Esc");
    day.keys("a").text("Ola Wilk").keys("Enter Esc ? Esc D").text("powód").keys("Enter Esc Esc Esc");
    day.keys("r End ? Esc Esc p w Esc");
    day.report_all();
    // A wrong result of an earlier round.
    day.keys("Left 1 Enter 1 2 Enter 1 Esc 2 Enter 2 2 Right 1 Enter 2 2");
    day.keys("s Down Enter Down Esc ? Esc Esc l Down Enter ? Esc / ");
    day.text("stolik").keys("Enter Down u Esc Esc Esc / ").text("ewa").keys("Down Enter : ? Esc");
    day.keys(": ").text("setup rounds=").keys("Enter Tab Esc Esc S Down Down Right Esc");
    while !day.play.event().stage().unwrap().is_complete() {
        day.keys("p");
        day.report_all();
    }
    // The cut, a seed who declines, and the finals.
    day.keys("p c Down ? Esc Esc c Enter Down ? End Esc w Esc g Esc g Enter b p w Esc r End Esc b");
    while !day.is_champion() {
        day.report_all();
        if !day.is_champion() {
            day.keys("p b");
        }
    }
    day.keys("w Esc Esc l Esc s Esc Tab w Down Esc Esc f Enter u Ctrl-r f p A Esc ? End Esc q");
    // The list of events.
    day.keys("? Esc a Enter Tab b Tab d Enter Tab b L L q");
    day.left.assert_none();
}

#[test]
fn every_game_is_played_in_polish() {
    let mut left = EnglishLeft::default();
    for game in ["d", "r", "s", "i", "l", "2", "t"] {
        let mut day = Day::new();
        day.left = left;
        day.keys("n").keys(game).keys("Enter");
        for name in &NAMES[..8] {
            day.text(name).keys("Enter");
        }
        left = day.left;
    }
    left.assert_none();
}

#[test]
fn every_scene_is_told_in_polish() {
    let mut left = EnglishLeft::default();
    NAMES.iter().for_each(|name| left.allow(name));
    for context in Context::all().filter(|context| context.is_a_place()) {
        for (at, scene) in scenes::of(context).into_iter().enumerate() {
            let mut play = scene();
            play.resize(80, 24).app.model.words = Words::built_in("pl").unwrap();
            left.look(&mut play, &format!("in scene {at} of {context:?}"));
            dump(&format!("scene {at} of {context:?}"), &mut play);
            play.resize(80, 200).keys("?");
            left.look(&mut play, &format!("in the help of {context:?}"));
        }
    }
    left.assert_none();
}
