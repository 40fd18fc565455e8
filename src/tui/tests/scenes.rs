//! Scenes for every context in which its keys work.

use super::{NAMES, TestApp, options, own_games, scores};
use crate::tui::keys::Context;
use crate::tui::{App, Msg};
use std::sync::mpsc::channel;

/// Builds an organizer's session at some screen.
pub type Scene = fn() -> TestApp;

/// The scenes of this context, the plain case first.
pub fn of(context: Context) -> Vec<Scene> {
    match context {
        Context::Home => vec![
            || listed(2, ""),
            || listed(2, "Down"),
            || listed(0, ""),
            || listed(2, "M Enter Tab"),
            || listed(2, "d Enter Tab Tab / z Enter Esc"),
        ],
        Context::Main => vec![
            || after(TestApp::paired(6), ""),
            || after(TestApp::paired(6), "Down"),
            || after(TestApp::paired(6), "1"),
            || between(""),
            || second(""),
            || second("Left"),
            || after(cut(), "Esc Tab"),
            || after(TestApp::registered(4), "Esc r Esc"),
            due,
            || decided(""),
            || decided("f"),
        ],
        Context::Players => vec![
            || after(TestApp::registered(6), "Home"),
            || after(TestApp::registered(6), "End"),
            || after(TestApp::paired(6), "r d Enter"),
            || after(TestApp::paired(5), "r a Z o e Enter Esc Esc End"),
            || after(cut(), "r Home"),
            || TestApp::registered(0),
            || after(own_games::registered("n"), "Home"),
        ],
        Context::AddLine => vec![
            || after(TestApp::registered(2), "a Z o e"),
            || after(TestApp::registered(2), "a Z o e Left"),
            || after(TestApp::registered(2), "a Tab"),
            || after(TestApp::registered(2), "u a"),
        ],
        Context::Draft => {
            vec![|| after(drafted(), "Esc W"), || after(drafted(), "Esc W Enter"), || {
                after(drafted(), "Esc W Enter Enter")
            }]
        }
        Context::Standings => vec![|| between("s"), || between("s Down")],
        Context::Bracket => {
            let (first, last) = (|| after(cut(), ""), || after(cut(), "p 1"));
            vec![first, || after(cut(), "Down"), || after(cut(), "p"), last, super::cut::moved]
        }
        Context::Log => vec![|| between("l"), || between("l Down"), || between("u l"), || {
            between("l / x Enter")
        }],
        Context::Announcement => vec![
            || after(TestApp::registered(4), "A"),
            || after(TestApp::registered(4), "A Down"),
            || after(TestApp::registered(4), "A End"),
        ],
        Context::HallClock => {
            vec![|| after(TestApp::paired(6), "F"), || after(TestApp::paired(6), "t F"), || {
                decided("F")
            }]
        }
        // What is there only in some of these scenes comes first: fewer are built.
        Context::Event => [
            vec![|| after(TestApp::paired(6), "t"), || between("u"), altered, || {
                after(drafted(), "Esc")
            }],
            vec![super::officials::paired, super::announcement::held],
            of(Context::Main),
            of(Context::Players),
            of(Context::Draft),
            of(Context::Standings),
            of(Context::Log),
            of(Context::HallClock),
        ]
        .concat(),
        Context::List | Context::Anywhere => [of(Context::Home), of(Context::Event)].concat(),
        Context::Card => vec![
            || between("s Enter"),
            || between("s Down Enter"),
            || between("s Enter w"),
            || after(cut(), "p P"),
            || after(TestApp::paired(6), "r Home d Enter Enter"),
            || super::card::long("Down"),
            || after(super::lists::scene(1, ""), "Esc P"),
        ],
        Context::Choices => vec![
            || after(TestApp::paired(5), "r a Z o e Enter"),
            || after(TestApp::paired(5), "Home z"),
            || low(after(TestApp::paired(5), "Home z"), ""),
            || low(after(TestApp::paired(5), "Home z"), "PgDn"),
        ],
        Context::Repair => vec![
            || after(TestApp::paired(6), "r Home d Enter Esc Esc Z 3"),
            || low(after(TestApp::paired(6), "r Home d Enter Esc Esc Z 3"), "Up"),
            || low(after(TestApp::paired(6), "r Home d Enter Esc Esc Z 3"), "Up PgDn"),
        ],
        Context::Report => vec![
            || after(TestApp::paired(6), "1 Enter"),
            || after(super::sides::paired(), "1 Enter"),
            || after(super::sides::paired(), "1 Enter 1"),
            || after(super::sides::paired(), "1 Enter ="),
            || after(own_games::paired("q"), "1 Enter"),
            || low(corrected(), ""),
            || low(corrected(), "Down"),
            || after(own_games::paired("j"), "1 Enter"),
        ],
        Context::Desk => {
            vec![
                || after(TestApp::paired(6), "1 J"),
                || after(TestApp::paired(6), "1 J 2"),
                || after(super::officials::paired(), "1 J"),
                || super::desk::at_desk(""),
            ]
        }
        Context::ContestedUnits => {
            vec![|| super::desk::at_desk("B"), || super::desk::at_desk("B Down"), || {
                super::desk::units("")
            }]
        }
        Context::Bidding => {
            vec![|| super::desk::units("Enter"), || super::desk::units("Enter 3"), || {
                super::desk::units("Enter 0 Enter 3 Enter")
            }]
        }
        Context::Topics => {
            vec![|| super::desk::at_desk("Q"), || super::desk::at_desk("Q Down")]
        }
        Context::YesOrNo => {
            vec![|| super::desk::at_desk("Q Enter"), || super::desk::at_desk("Q Down Enter 1")]
        }
        Context::HowMany => {
            vec![|| super::desk::quorum("1"), || super::desk::quorum("1 7")]
        }
        Context::Verdict => {
            vec![|| super::desk::quorum("2"), || super::desk::quorum("2 Backspace")]
        }
        Context::TimeCall => vec![
            || after(TestApp::paired(6), "1 J T"),
            || after(TestApp::paired(6), "1 J T 5"),
            || after(TestApp::paired(6), "1 J T x"),
            || after(TestApp::paired(6), "1 J T Tab Tab"),
            super::time_call::level_at_the_die,
            super::time_call::table_after_table,
        ],
        Context::Conceded => vec![|| after(TestApp::paired(6), "1 Enter x 2")],
        Context::MatchConceded => vec![|| after(own_games::paired("q"), "1 Enter x 3")],
        Context::Confirm => vec![
            || after(TestApp::paired(6), "r d"),
            || low(after(TestApp::paired(6), "r d"), ""),
            || low(after(TestApp::paired(6), "r d"), "Down"),
        ],
        Context::Absent => vec![|| after(TestApp::paired(6), "1 Enter x 1")],
        Context::Sides => vec![|| after(super::sides::paired(), "1 Enter x 8")],
        Context::Margin => vec![
            || after(own_games::paired("x"), "1 Enter 1 3"),
            || after(own_games::paired("x"), "1 Enter 1"),
            || after(scores::x_wing(), "1 Enter 1 2 0"),
        ],
        Context::GamesWon => vec![
            || after(own_games::paired("q"), "1 Enter 2 -"),
            || after(own_games::paired("q"), "1 Enter - 3 0"),
            || after(scores::unlimited(), "1 Enter 1 1 1 Enter 2 - 1"),
        ],
        Context::Scores => vec![
            || after(own_games::paired("k"), "1 Enter"),
            || after(own_games::paired("k"), "1 Enter 2 4"),
            || after(own_games::paired("k"), "1 Enter 2 4 Space 1 7"),
            || after(own_games::paired("v"), "1 Enter"),
        ],
        Context::SlipScores => vec![
            || after(own_games::paired("k"), "Space"),
            || after(own_games::paired("k"), "Space 2 4"),
            || after(own_games::paired("k"), "Space 2 4 Space 1 7"),
            || after(own_games::paired("v"), "Space"),
        ],
        Context::ScoreWinner => {
            vec![|| after(own_games::paired("v"), "1 Enter 9 Space 9 Enter")]
        }
        Context::Pile => vec![
            || after(TestApp::paired(6), "Space"),
            || after(TestApp::paired(6), "Space 1"),
            || after(super::sides::paired(), "Space"),
            || after(super::sides::paired(), "Space ="),
            || after(own_games::paired("q"), "Space"),
            || after(own_games::paired("j"), "Space"),
            || after(TestApp::paired(4), "Space 1 1"),
        ],
        Context::TableNumber => {
            vec![|| after(own_games::paired("q"), "Space 0"), || {
                after(TestApp::paired(20), "Space 3")
            }]
        }
        Context::SlipHalt => {
            vec![|| after(TestApp::paired(6), "1 Enter 1 Space . 1"), || {
                after(TestApp::paired(6), "Space 9")
            }]
        }
        Context::Picker => {
            vec![|| listed(1, "n Down"), || listed(1, "n /"), || listed(1, "n z z z")]
        }
        Context::Form => vec![
            || after(TestApp::paired(6), "S"),
            || after(TestApp::paired(6), "S Down"),
            || after(TestApp::paired(6), "r D Enter"),
            || after(TestApp::registered(6), "Home e X"),
            || after(TestApp::registered(6), "o a X Down"),
        ],
        Context::Import => vec![roster, || after(roster(), "Backspace Backspace")],
        Context::Roster => {
            let asked = || after(unsure_roster(), "Enter");
            vec![
                || after(roster(), "Enter"),
                || after(long_roster(), "Enter"),
                || after(long_roster(), "Enter End"),
                asked,
            ]
        }
        Context::Seeds => {
            vec![|| after(due(), "c"), || after(due(), "c Down"), || after(due(), "c Right"), level]
        }
        Context::Preflight => vec![
            || after(super::preflight::all_have_met(), "p"),
            || tight(super::preflight::all_have_met(), "p"),
            || tight(super::preflight::all_have_met(), "p Down"),
            || super::check_in::absent("p"),
            || after(drafted(), "Esc p"),
            || after(TestApp::paired(6), "p"),
            || after(TestApp::paired(6), "p Down"),
        ],
        Context::CheckIn => {
            vec![|| super::check_in::screen(""), || super::check_in::screen("J a n"), || {
                super::check_in::screen("Down")
            }]
        }
        Context::Officials => {
            vec![|| named("o"), || named("o Down"), || after(super::sides::paired(), "o"), || {
                after(TestApp::paired(6), "o")
            }]
        }
        Context::Apart => {
            vec![|| super::people::two_pairs("X"), || super::people::two_pairs("X Down"), || {
                after(TestApp::registered(4), "X")
            }]
        }
        Context::Inbox => vec![|| after(super::inbox::waiting(), "I"), || {
            after(super::inbox::waiting(), "I Down")
        }],
        Context::Export => vec![
            || after(TestApp::paired(6), "E"),
            || after(TestApp::paired(6), "E Down"),
            || after(super::announcement::held(), "E"),
            || after(super::announcement::held(), "E 5"),
        ],
        Context::Missions => vec![
            || after(super::officials::paired(), "m"),
            || after(super::officials::paired(), "m Down"),
            || after(super::officials::paired(), "u m"),
        ],
        Context::MissionDie => vec![|| after(super::officials::paired(), "m v")],
        Context::Find => vec![|| between("F / a"), || between("F / a Down")],
        Context::Narrowing => vec![
            || after(TestApp::paired(6), "/ a"),
            || after(TestApp::paired(6), "/ a Down"),
            || between("/ a Tab"),
            || between("s / a"),
            || between("r / a"),
            || between("s /"),
            || after(cut(), "p / a"),
        ],
        Context::Palette => vec![
            || after(TestApp::paired(6), ": n o t e Space x"),
            || after(TestApp::paired(6), ": d i s q"),
            || after(TestApp::paired(6), ": n o t e Space x Enter :"),
            || after(TestApp::paired(6), ": n o t e Space x Enter : Up"),
        ],
        Context::Help => {
            vec![|| after(TestApp::paired(6), "?"), || after(TestApp::paired(6), "? End")]
        }
        Context::HelpSearch => vec![
            || after(TestApp::paired(6), "? / a"),
            || after(TestApp::paired(6), "? End /"),
            || after(TestApp::registered(4), "$ /"),
        ],
        Context::ResolveFile => vec![gone, older],
        Context::Rules => {
            vec![|| after(TestApp::paired(6), "R"), || after(TestApp::paired(6), "R End"), || {
                super::desk::at_desk("R")
            }]
        }
        Context::HandedIn => vec![
            || super::lists::scene(1, ""),
            || super::lists::scene(2, "Down"),
            || super::lists::scene(2, "End"),
            || super::lists::scene(0, ""),
        ],
        Context::ListEditor => vec![|| super::lists::scene(1, "e"), || super::lists::scene(0, "e")],
        Context::ListFile => vec![
            || super::lists::file_named("deck.txt"),
            || super::lists::file_named("dec"),
            || super::lists::scene(0, "i"),
        ],
        Context::Closed => vec![closed],
        Context::Narrowed => [of(Context::Narrowing), of(Context::HelpSearch)].concat(),
        Context::Reading => of(Context::Help),
        Context::RoundMenu => vec![
            || after(TestApp::paired(6), "Z"),
            || after(TestApp::paired(6), "r Home d Enter Esc Esc Z"),
            || after(super::announcement::held(), "Z"),
        ],
        Context::ByHand => vec![
            || after(TestApp::paired(6), "Z 1"),
            || after(TestApp::paired(6), "Z 1 Enter Down"),
            || after(TestApp::paired(6), "Z 1 End"),
        ],
        Context::Outcome => vec![
            || after(TestApp::paired(6), "1 Enter x"),
            || after(super::sides::paired(), "1 Enter x"),
            || after(own_games::paired("q"), "1 Enter x"),
            || after(own_games::paired("j"), "1 Enter x"),
        ],
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

/// The same in a small window.
fn tight(mut play: TestApp, keys: &str) -> TestApp {
    play.resize(30, 8).keys(keys);
    play
}

/// The list of events, with this many events in it.
fn listed(events: usize, keys: &str) -> TestApp {
    let mut play = TestApp::new();
    for name in &NAMES[..events] {
        play.keys("n d").text(name).keys("Enter Esc Esc q");
        let (sender, messages) = channel();
        play.app = App::at_home(options(play.folder.path().into(), "anna"), sender);
        play.messages = messages;
    }
    after(play, keys)
}

/// All results of the first round are in.
fn between(keys: &str) -> TestApp {
    let mut play = TestApp::paired(6);
    play.report_all();
    after(play, keys)
}

fn second(keys: &str) -> TestApp {
    after(between("p"), keys)
}

/// The cut comes next.
fn due() -> TestApp {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=1 cut=4").keys("p").report_all();
    play
}

/// The cut is made, and the screen shows the bracket.
fn cut() -> TestApp {
    after(due(), "c Enter")
}

fn decided(keys: &str) -> TestApp {
    let mut play = TestApp::registered(4);
    play.verb("setup structure=custom rounds=1 cut=0").keys("p").report_all();
    after(play, keys)
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

/// Two officials are named.
fn named(keys: &str) -> TestApp {
    let mut play = TestApp::paired(6);
    for name in ["Ada", "Bob"] {
        play.verb(&format!("official {name} role=judge"));
    }
    after(play, keys)
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

/// The file is gone.
fn gone() -> TestApp {
    let mut play = TestApp::paired(4);
    std::fs::remove_file(play.file()).unwrap();
    play.send(Msg::Changed);
    after(play, "!")
}

/// The file lacks its last line.
fn older() -> TestApp {
    let mut play = TestApp::paired(4);
    super::behind::shorten(&play);
    play.send(Msg::Changed);
    after(play, "!")
}

/// Somebody else has undone the round.
fn closed() -> TestApp {
    let mut play = TestApp::paired(4);
    play.keys("1 Enter");
    play.elsewhere("ben", "undo");
    play.send(Msg::Changed);
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
