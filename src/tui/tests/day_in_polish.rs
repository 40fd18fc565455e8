//! A whole day in Polish: after every key the screen holds no English.

use super::*;

/// The sentences that the organizer reads, in the order of the day.
mod told {
    pub const MADE: &str = "Utworzono Puchar Gdyni. a: dopisz graczy · zapisano w";
    pub const REGISTERED: &str = "Dopisano: Jan Kowalski (#2). · zapisano, dziennik 2";
    pub const SAME_NAME: &str =
        "Jan Kowalski jest już na liście (#2). Inna osoba? Dopisz klub albo start=9.";
    pub const PLAN: &str = "9 graczy: 4 rundy, top 4.";
    pub const CORRECTED: &str = "Zmiana danych: Anna Żółkiewska (#1). · zapisano, dziennik 10";
    pub const NO_FILE: &str = "nie ma: nie można odczytać: nie ma takiego pliku ani folderu.";
    pub const OFFICIAL: &str = "Komandor: Wanda Sęp. · zapisano, dziennik 11";
    pub const ALL_SEATED: &str = "Dalej: gdy wszyscy siedzą, włącz zegar rundy (t).";
    pub const RESULTS_MISSING: &str = "✗ 4 stoliki nie mają wyniku: 1, 2, 3";
    pub const NO_DRAWS: &str = "Bez remisów: 1 lub 2 to wygrana, x 3 to porażka obu stron.";
    pub const UNDONE: &str = ": „runda 1, stolik 3: nieobecność: ";
    pub const REDONE: &str = ": „runda 1, stolik 3: nieobecność: ";
    pub const LATE: &str = "Dopisano: Ola Wilk (#10).";
    pub const CUT_COMES: &str = "Dalej: ustal top 4 (c).";
    pub const CUT_IS_MADE: &str = "Odcięcie do top 4; pierwsze rozstawienie: ";
    pub const DECLINED: &str = "Na to miejsce wchodzi";
    pub const CHAMPION: &str = "mistrz: ";
    pub const FINISH: &str = "Dalej: zamknij turniej (f).";
    pub const CLOSED: &str = "Turniej jest zamknięty";
}

/// An organizer who reads Polish, and somebody who looks for English after every key.
struct Day {
    play: TestApp,
    left: EnglishLeft,
    /// The last keys: the place of what is found.
    last: String,
}

impl Day {
    fn new() -> Day {
        let mut left = EnglishLeft::default();
        NAMES.iter().for_each(|name| left.allow(name));
        left.allow("Star Wars");
        let mut day = Day { play: TestApp::new(), left, last: "at the start".to_owned() };
        day.look("");
        day
    }

    fn look(&mut self, typing: &str) {
        self.left.look(&mut self.play, typing, &self.last);
    }

    fn keys(&mut self, keys: &str) -> &mut Day {
        for (at, name) in keys.split_whitespace().enumerate() {
            self.play.press(key(name));
            self.last = format!("after key {} of {keys:?}", at + 1);
            self.look("");
        }
        self
    }

    /// Types a text that may stand on the screen.
    fn text(&mut self, text: &str) -> &mut Day {
        self.left.allow(text);
        self.play.text(text);
        self.last = format!("after typing {text:?}");
        self.look(text);
        self
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

    fn report_all(&mut self) -> &mut Day {
        self.keys("Esc Esc Esc");
        for table in self.missing() {
            self.keys(&format!("{table} Enter 1"));
            if !self.play.app.model.dialogs.is_empty() {
                self.keys("1");
            }
        }
        assert_eq!(self.missing(), [0_u32; 0], "{}", self.play.screen());
        self
    }

    fn missing(&self) -> Vec<u32> {
        let round = self.play.event().round().unwrap();
        round.missing().filter_map(|pairing| pairing.table).collect()
    }

    fn is_champion(&self) -> bool {
        self.play.open().derived.champion.is_some()
    }
}

#[test]
fn from_the_list_of_events_to_the_champion() {
    LANGUAGE.set("pl");
    let mut day = Day::new();
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
    day.reads(told::MADE);
}

fn registration(day: &mut Day) {
    day.keys("a").text(NAMES[0]).keys("Enter").text(NAMES[1]).keys("Enter").reads(told::REGISTERED);
    for name in &NAMES[2..8] {
        day.text(name).keys("Enter");
    }
    day.text("Jan Kowalski").keys("Enter").reads(told::SAME_NAME);
    day.text(" młodszy; Kraków").keys("Enter Esc").reads(told::PLAN);
    day.keys("Home e Tab").text("Gdynia").keys("Enter").reads(told::CORRECTED);
    day.keys("i").text("nie ma").keys("Enter").reads(told::NO_FILE).keys("? Esc Esc");
}

fn before_the_start(day: &mut Day) {
    day.keys("o a").text("Wanda Sęp").keys("Enter").reads(told::OFFICIAL);
    day.keys("a").text("Leon Czyż").keys("Enter Up Enter Right Enter d Esc d Enter ? Esc Esc");
    day.keys("A Down End ? Esc Esc R Down").text("karta").keys("Esc Esc Z 7");
    day.text("Zaczynamy").keys("Enter");
}

fn first_round(day: &mut Day) {
    day.keys("Esc p").reads(told::ALL_SEATED).keys("? End Esc w Esc t + - ? Esc t t s Esc p");
    day.reads(told::RESULTS_MISSING).keys("? Esc Esc f b W c Esc J 3 Esc Esc 1 Enter ? Esc =");
    day.reads(told::NO_DRAWS).keys("Esc 1 Enter 1 1 Enter 2 2 1 Enter 1 1 2 Enter x 2 1 Enter");
    day.keys("3 Enter x 1 1 Enter 7 Enter 9 Backspace Esc u").reads(told::UNDONE);
    day.keys("Ctrl-r").reads(told::REDONE).keys("p").report_all();
}

fn between_rounds(day: &mut Day) {
    day.keys("Tab Enter Down Esc w Esc Tab r Home d Enter d P 1 5 ? Esc Down Right Enter Esc Esc");
    day.keys("D").text("powód").keys("Esc Esc Esc Esc r a").text("Ola Wilk").keys("Enter");
    day.reads(told::LATE).keys("Esc Esc");
}

fn second_round(day: &mut Day) {
    day.keys("p w Esc").report_all();
    day.keys("Left 1 Enter 2 2 Right s Down Enter Down Esc ? Esc Esc l Down Enter Esc l /");
    day.text("stolik").keys("Enter Down u Esc Esc Esc /").text("ewa").keys("Down Enter");
    day.keys("Esc Esc : ? Esc Esc :").typed("setup rounds=");
    day.keys("Tab Enter Esc Esc S Down Down Right Esc Esc Esc r Down Down d Enter Esc Esc Esc");
}

fn the_cut(day: &mut Day) {
    day.reads(told::CUT_COMES).keys("p c Down ? Esc Esc c Enter").reads(told::CUT_IS_MADE);
    day.keys("Down ? End Esc w P 3 Esc Esc P 3 Enter").reads(told::DECLINED);
    day.keys("Esc b p w Esc b");
}

fn the_end(day: &mut Day) {
    day.keys("Esc Esc").reads(told::CHAMPION).reads(told::FINISH).keys("b w Esc Esc l Esc s");
    day.keys("Esc Tab w Down Esc Esc Esc f").reads(told::CLOSED).keys("Enter p u Ctrl-r A Esc r");
    day.keys("? End Esc q q ? Esc M Enter Tab u Enter Tab Tab d Enter Tab q");
}
