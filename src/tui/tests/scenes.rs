//! Scenes for every context in which its keys work.

use super::*;
use crate::tui::tests::check_in::{absent, screen};
use crate::tui::tests::desk::{at_desk, quorum, units};
use crate::tui::tests::inbox::waiting;
use crate::tui::tests::lists::{file_named, scene};
use crate::tui::tests::preflight::all_have_met;
use crate::tui::tests::scores::x_wing;
use crate::tui::tests::time_call::{level_at_the_die, table_after_table};

pub type Start = fn() -> TestApp;

/// A session at some screen: how it starts, and the keys that lead there.
#[derive(Clone, Copy)]
pub struct Scene(Start, &'static str);

impl Scene {
    pub fn play(self) -> TestApp {
        after((self.0)(), self.1)
    }
}

fn at(start: Start, keys: &[&'static str]) -> Vec<Scene> {
    keys.iter().map(|keys| Scene(start, keys)).collect()
}

pub fn of(context: Context) -> Vec<Scene> {
    let registered: Start = || TestApp::registered(6);
    let [four, five, six]: [Start; 3] =
        [|| TestApp::registered(4), || TestApp::paired(5), || TestApp::paired(6)];
    let [none, list, lists]: [Start; 3] = [|| scene(0, ""), || scene(1, ""), || scene(2, "")];
    let desk: Start = || at_desk("");
    let [magic, levels, sums, fleet]: [Start; 4] = [
        || own_games::paired("q"),
        || own_games::paired("j"),
        || own_games::paired("k"),
        || own_games::paired("v"),
    ];
    match context {
        Context::Home => [
            at(|| listed(2), &["", "Down"]),
            at(TestApp::new, &[""]),
            at(|| listed(2), &["M Enter Tab", "d Enter Tab Tab / z Enter Esc"]),
        ]
        .concat(),
        Context::Main => [
            at(six, &["", "Down", "1"]),
            at(between, &["", "p", "p Left"]),
            at(cut, &["Esc Tab"]),
            at(four, &["Esc r Esc"]),
            at(TestApp::before_the_cut, &[""]),
            at(decided, &["", "f"]),
        ]
        .concat(),
        Context::Players => [
            at(registered, &["Home", "End"]),
            at(six, &["r d Enter"]),
            at(five, &["r a Z o e Enter Esc Esc End"]),
            at(cut, &["r Home"]),
            at(|| TestApp::registered(0), &[""]),
            at(|| own_games::registered("n"), &["Home"]),
        ]
        .concat(),
        Context::AddLine => {
            at(|| TestApp::registered(2), &["a Z o e", "a Z o e Left", "a Tab", "u a"])
        }
        Context::Draft => at(drafted, &["Esc W", "Esc W Enter", "Esc W Enter Enter"]),
        Context::Standings => at(between, &["s", "s Down"]),
        Context::Bracket => {
            [at(cut, &["", "Down", "p", "p 1"]), at(super::cut::moved, &[""])].concat()
        }
        Context::Log => at(between, &["l", "l Down", "u l", "l / x Enter"]),
        Context::Announcement => at(four, &["A", "A Down", "A End"]),
        Context::HallClock => [at(six, &["F", "t F"]), at(decided, &["F"])].concat(),
        // What is there only in some of these scenes comes first: fewer are built.
        Context::Event => [
            at(six, &["t"]),
            at(between, &["u"]),
            at(altered, &[""]),
            at(drafted, &["Esc"]),
            at(officials::paired, &[""]),
            at(held, &[""]),
            of(Context::Main),
            of(Context::Players),
            of(Context::Draft),
            of(Context::Standings),
            of(Context::Log),
            of(Context::HallClock),
        ]
        .concat(),
        Context::List | Context::Anywhere => [of(Context::Home), of(Context::Event)].concat(),
        Context::Card => [
            at(between, &["s Enter", "s Down Enter", "s Enter w"]),
            at(cut, &["p P"]),
            at(six, &["r Home d Enter Enter"]),
            at(|| card::long("Down"), &[""]),
            at(list, &["Esc P"]),
        ]
        .concat(),
        Context::Choices => [
            at(five, &["r a Z o e Enter", "Home z"]),
            at(|| low(after(TestApp::paired(5), "Home z"), ""), &[""]),
            at(|| low(after(TestApp::paired(5), "Home z"), "PgDn"), &[""]),
        ]
        .concat(),
        Context::Repair => [
            at(left, &["Z 3"]),
            at(|| low(after(left(), "Z 3"), "Up"), &[""]),
            at(|| low(after(left(), "Z 3"), "Up PgDn"), &[""]),
        ]
        .concat(),
        Context::Report => [
            at(six, &["1 Enter"]),
            at(sides::paired, &["1 Enter", "1 Enter 1", "1 Enter ="]),
            at(magic, &["1 Enter"]),
            at(|| low(corrected(), ""), &[""]),
            at(|| low(corrected(), "Down"), &[""]),
            at(levels, &["1 Enter"]),
        ]
        .concat(),
        Context::Desk => {
            [at(six, &["1 J", "1 J 2"]), at(officials::paired, &["1 J"]), at(desk, &[""])].concat()
        }
        Context::ContestedUnits => [at(desk, &["B", "B Down"]), at(|| units(""), &[""])].concat(),
        Context::Bidding => at(|| units(""), &["Enter", "Enter 3", "Enter 0 Enter 3 Enter"]),
        Context::Topics => at(desk, &["Q", "Q Down"]),
        Context::YesOrNo => at(desk, &["Q Enter", "Q Down Enter 1"]),
        Context::HowMany => at(|| quorum(""), &["1", "1 7"]),
        Context::Verdict => at(|| quorum(""), &["2", "2 Backspace"]),
        Context::TimeCall => [
            at(six, &["1 J T", "1 J T 5", "1 J T x", "1 J T Tab Tab"]),
            at(level_at_the_die, &[""]),
            at(table_after_table, &[""]),
        ]
        .concat(),
        Context::Conceded => at(six, &["1 Enter x 2"]),
        Context::MatchConceded => at(magic, &["1 Enter x 6"]),
        Context::Confirm => [
            at(six, &["r d"]),
            at(|| low(after(TestApp::paired(6), "r d"), ""), &[""]),
            at(|| low(after(TestApp::paired(6), "r d"), "Down"), &[""]),
        ]
        .concat(),
        Context::Absent => at(six, &["1 Enter x 1"]),
        Context::Sides => at(sides::paired, &["1 Enter x 8"]),
        Context::Margin => [
            at(|| own_games::paired("x"), &["1 Enter 1 3", "1 Enter 1"]),
            at(x_wing, &["1 Enter 1 2 0"]),
        ]
        .concat(),
        Context::GamesWon => [
            at(magic, &["1 Enter 2 -", "1 Enter - 3 0"]),
            at(unlimited, &["1 Enter 1 1 1 Enter 2 - 1 Enter"]),
        ]
        .concat(),
        Context::Scores => [
            at(sums, &["1 Enter", "1 Enter 2 4", "1 Enter 2 4 Space 1 7"]),
            at(fleet, &["1 Enter"]),
        ]
        .concat(),
        Context::SlipScores => {
            [at(sums, &["Space", "Space 2 4", "Space 2 4 Space 1 7"]), at(fleet, &["Space"])]
                .concat()
        }
        Context::ScoreWinner => at(fleet, &["1 Enter 9 Space 9 Enter"]),
        Context::Pile => [
            at(six, &["Space", "Space 1"]),
            at(sides::paired, &["Space", "Space ="]),
            at(magic, &["Space"]),
            at(levels, &["Space"]),
            at(|| TestApp::paired(4), &["Space 1 1"]),
        ]
        .concat(),
        Context::TableNumber => {
            [at(magic, &["Space 0"]), at(|| TestApp::paired(20), &["Space 3"])].concat()
        }
        Context::SlipHalt => at(six, &["1 Enter 1 Space . 1", "Space 9"]),
        Context::Picker => at(|| listed(1), &["n Down", "n /", "n z z z"]),
        Context::Form => {
            [at(six, &["S", "S Down", "r D Enter"]), at(registered, &["Home e X", "o a X Down"])]
                .concat()
        }
        Context::Import => at(roster, &["", "Backspace Backspace"]),
        Context::Roster => [
            at(roster, &["Enter"]),
            at(long_roster, &["Enter", "Enter End"]),
            at(unsure_roster, &["Enter"]),
        ]
        .concat(),
        Context::Seeds => {
            [at(TestApp::before_the_cut, &["c", "c Down", "c Right"]), at(level, &[""])].concat()
        }
        Context::Preflight => [
            at(all_have_met, &["p"]),
            at(tight, &["p", "p Down"]),
            at(|| absent("p"), &[""]),
            at(drafted, &["Esc p"]),
            at(six, &["p", "p Down"]),
        ]
        .concat(),
        Context::CheckIn => at(|| screen(""), &["", "J a n", "Down"]),
        Context::Officials => {
            [at(named, &["o", "o Down"]), at(sides::paired, &["o"]), at(six, &["o"])].concat()
        }
        Context::Apart => {
            [at(|| people::two_pairs(""), &["X", "X Down"]), at(four, &["X"])].concat()
        }
        Context::Inbox => at(waiting, &["I", "I Down"]),
        Context::Export => [at(six, &["E", "E Down"]), at(held, &["E", "E 5"])].concat(),
        Context::Missions => at(officials::paired, &["m", "m Down", "u m"]),
        Context::MissionDie => at(officials::paired, &["m v"]),
        Context::Find => at(between, &["F / a", "F / a Down"]),
        Context::Narrowing => [
            at(six, &["/ a", "/ a Down"]),
            at(between, &["/ a Tab", "s / a", "r / a", "s /"]),
            at(cut, &["p / a"]),
        ]
        .concat(),
        Context::Palette => {
            let noted = ": n o t e Space x Enter :";
            at(six, &[": n o t e Space x", ": d i s q", noted, ": n o t e Space x Enter : Up"])
        }
        Context::Help => at(six, &["?", "? End"]),
        Context::HelpSearch => [at(six, &["? / a", "? End /"]), at(four, &["$ /"])].concat(),
        Context::ResolveFile => [at(gone, &["!"]), at(older, &["!"])].concat(),
        Context::Rules => [at(six, &["R", "R End"]), at(desk, &["R"])].concat(),
        Context::HandedIn => {
            [at(list, &[""]), at(lists, &["Down", "End"]), at(none, &[""])].concat()
        }
        Context::ListEditor => [at(list, &["e"]), at(none, &["e"])].concat(),
        Context::ListFile => [
            at(|| file_named("deck.txt"), &[""]),
            at(|| file_named("dec"), &[""]),
            at(none, &["i"]),
        ]
        .concat(),
        Context::Closed => at(closed, &[""]),
        Context::Narrowed => [of(Context::Narrowing), of(Context::HelpSearch)].concat(),
        Context::Reading => of(Context::Help),
        Context::RoundMenu => [at(six, &["Z"]), at(left, &["Z"]), at(held, &["Z"])].concat(),
        Context::Serve => at(six, &["Z 8"]),
        Context::ByHand => at(six, &["Z 1", "Z 1 Enter Down", "Z 1 End"]),
        Context::Outcome => {
            let starts: [Start; 4] = [six, sides::paired, magic, levels];
            starts.into_iter().flat_map(|start| at(start, &["1 Enter x"])).collect()
        }
        Context::Dialog => [of(Context::Report), of(Context::Officials)].concat(),
        Context::Always => Context::all()
            .filter(|context| context.is_a_place() && *context != Context::Always)
            .filter_map(|context| of(context).first().copied())
            .collect(),
    }
}

impl Context {
    /// Whether keys can go to this context itself; the others are shared by several.
    pub fn is_a_place(self) -> bool {
        let shared = [
            Context::Event,
            Context::List,
            Context::Narrowed,
            Context::Reading,
            Context::Anywhere,
            Context::Dialog,
            Context::Always,
        ];
        !shared.contains(&self)
    }
}

fn after(mut play: TestApp, keys: &str) -> TestApp {
    play.keys(keys);
    play
}

/// Players who have all met, in a small window.
fn tight() -> TestApp {
    let mut play = all_have_met();
    play.resize(30, 8);
    play
}

fn left() -> TestApp {
    after(TestApp::paired(6), "r Home d Enter Esc Esc")
}

fn listed(events: usize) -> TestApp {
    let mut play = TestApp::new();
    for name in &NAMES[..events] {
        play.keys("n d").text(name).keys("Enter Esc Esc q");
        let (sender, messages) = channel();
        play.app = App::at_home(options(play.folder.path().into(), "anna"), sender);
        play.messages = messages;
    }
    play
}

/// All results of the first round are in.
fn between() -> TestApp {
    let mut play = TestApp::paired(6);
    play.report_all();
    play
}

/// The cut is made, and the screen shows the bracket.
fn cut() -> TestApp {
    after(TestApp::before_the_cut(), "c Enter")
}

fn decided() -> TestApp {
    let mut play = TestApp::registered(4);
    play.verb("setup structure=custom rounds=1 cut=0").keys("p").report_all();
    play
}

fn drafted() -> TestApp {
    TestApp::of_game("r", &NAMES[..8])
}

/// The first two teams are level.
fn level() -> TestApp {
    let mut play = TestApp::new();
    play.keys("n 2 Enter a");
    for pair in NAMES[..8].chunks(2) {
        play.text(pair[0]).keys("Tab").text(pair[1]).keys("Enter");
    }
    play.keys("Esc :").text("setup rounds=1 lists=no").keys("Enter p");
    after(play, "1 Enter 1 1 2 Enter 1 1 c")
}

fn named() -> TestApp {
    let mut play = TestApp::paired(6);
    for name in ["Ada", "Bob"] {
        play.verb(&format!("official {name} role=judge"));
    }
    play
}

/// The form for a roster holds the path of an existing one.
fn roster() -> TestApp {
    roster_with("name\nEwa\nJan\n")
}

/// The same, with a status that nobody knows.
fn unsure_roster() -> TestApp {
    roster_with("name,status\nEwa,ok\nJan,Lwów\n")
}

fn roster_with(text: &str) -> TestApp {
    let mut play = TestApp::registered(0);
    let path = play.folder.path().join("roster.csv");
    std::fs::write(&path, text).unwrap();
    play.keys("i").text(path.to_str().unwrap());
    play
}

/// The preview of this roster is longer than the screen.
fn long_roster() -> TestApp {
    let mut play = TestApp::registered(0);
    let path = play.folder.path().join("long.csv");
    let rows: String = (0..60).map(|n| format!("Player {n},perhaps\n")).collect();
    std::fs::write(&path, format!("name,paid\n{rows}")).unwrap();
    play.keys("i").text(path.to_str().unwrap());
    play
}

/// The file was changed from outside.
fn altered() -> TestApp {
    let mut play = TestApp::paired(4);
    let text = std::fs::read_to_string(play.file()).unwrap();
    std::fs::write(play.file(), text.replace(NAMES[0], "Anna")).unwrap();
    play.send(Msg::Changed);
    play
}

fn gone() -> TestApp {
    let mut play = TestApp::paired(4);
    std::fs::remove_file(play.file()).unwrap();
    play.send(Msg::Changed);
    play
}

fn older() -> TestApp {
    let mut play = TestApp::paired(4);
    super::behind::shorten(&play);
    play.send(Msg::Changed);
    play
}

/// Somebody else has undone the round.
fn closed() -> TestApp {
    let mut play = TestApp::paired(4);
    play.keys("1 Enter").hears("undo");
    play
}

/// The scene in a low terminal, drawn before each key: a text learns its length there.
fn low(mut play: TestApp, keys: &str) -> TestApp {
    play.resize(32, 9).screen();
    keys.split_whitespace().for_each(|key| _ = play.keys(key).screen());
    play
}

/// The oldest of three results is corrected, and what follows is told.
fn corrected() -> TestApp {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=4 cut=4");
    for _ in 0..3 {
        play.keys("p").report_all();
    }
    after(play, "Left Left 1 Enter 2")
}
