use super::{NAMES, TestApp};

/// The first ten minutes of the README, by the keys that stand there.
#[test]
fn the_first_ten_minutes_of_the_readme_go_as_it_says() {
    let readme = include_str!("../../../README.md");
    let table = readme.split("\n| keys | what happens |\n|---|---|\n").nth(1).unwrap();
    let rows = table.lines().map_while(|line| line.strip_prefix("| ")?.split(" | ").next());
    let mut play = TestApp::new();
    for row in rows {
        for typed in row.split('`').skip(1).step_by(2) {
            match typed.contains(' ') {
                true => play.text(typed),
                false => play.keys(typed),
            };
        }
        match row {
            "`t`" => play.assert_shows("35:00"),
            "`p`" => play.assert_shows(" of 3"),
            "`f`" => play.assert_shows("is champion"),
            _ => &mut play,
        };
    }
    play.assert_shows("Players").assert_shows("4  ★ ");
    play.keys("Enter").assert_shows("Round 3 of 3 · all results in");
    let results = |round: usize| {
        let round = &play.event().stage().unwrap().rounds[round];
        round.pairings.iter().map(|table| table.outcome.as_ref().unwrap().winner).collect()
    };
    use crate::event::Side::{A, B};
    let all: Vec<Vec<_>> = (0..3).map(results).collect();
    assert_eq!(all, [[Some(A), Some(B)], [Some(A), Some(A)], [Some(B), Some(A)]]);
}

#[test]
fn the_form_says_what_tier_and_structure_mean_and_follows_the_choice() {
    let mut play = TestApp::new();
    play.keys("n d").says("Store championships and unofficial events: open to everyone");
    play.says(
        "Relaxed: basic structure, officials may play, sleeves not required, lists not required.",
    );
    play.keys("Tab Tab Right").says("Regional championships: players know the rules");
    play.says(
        "Advanced: rounds and cut by the number of players (at least 9; a top cut only with 9 \
         or more); finals: first to two wins.",
    );
    play.keys("Down Right").says("Custom: you set the rounds and the cut.");
    play.keys("Esc n h").says("Basic: rounds by the number of players (4 or more), no cut.");
}

#[test]
fn a_form_that_cannot_be_taken_says_why_and_stays() {
    let mut play = TestApp::new();
    play.keys("n d Tab").text("tomorrow").keys("Enter");
    play.assert_shows("Date: \"tomorrow\" isn't a day; write it as 2026-11-21.")
        .assert_shows("New event");
}

#[test]
fn the_cut_is_shown_then_made_and_the_bracket_played() {
    let mut play = TestApp::new();
    // The advanced structure has a cut.
    play.keys("n d Down Down Down Right Enter a");
    for name in &NAMES[..12] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc p");
    while !play.event().stage().unwrap().is_complete() {
        play.report_all().keys("p");
    }
    let cut = play.event().plan.unwrap().cut;
    play.assert_shows(&format!("Next: cut to top {cut} (c).")).keys("c");
    play.assert_shows(&format!("Cut to top {cut}"))
        .assert_hides("To give up a place")
        .keys("Enter");
    assert_eq!(play.event().finals().unwrap().seeds.len(), cut as usize);
    play.assert_shows("Next: pair the semi-finals (p). To give up a place: P, then 3.")
        .assert_shows("▸1 ");
    let second = play.event().finals().unwrap().seeds[1];
    play.keys("Down").assert_shows(&format!("▸{cut} ")).keys("Down");
    let lines = play.event().log.len();
    let goes = format!("{} gives up the place.", play.event().label(second));
    play.assert_shows("▸2 ").keys("P 3").assert_shows(&goes);
    play.says(&format!("moves up, as seed {cut}."));
    assert_eq!(play.event().log.len(), lines);
    play.keys("Enter Esc");
    assert!(!play.event().finals().unwrap().seeds.contains(&second));
    play.keys("r").assert_shows("seed 2").assert_shows("declined").keys("b p");
    assert_eq!(play.open().view, crate::tui::keys::View::Bracket);
    play.assert_shows("Next: ");
    while play.open().derived.champion.is_none() {
        let missing: Vec<u32> =
            play.event().round().unwrap().missing().filter_map(|p| p.table).collect();
        for table in missing {
            // Longer matches take one letter for each game.
            play.text(&table.to_string()).keys("Enter 1");
            if !play.app.model.dialogs.is_empty() {
                play.keys("1");
            }
        }
        if play.open().derived.champion.is_none() {
            play.keys("p");
        }
    }
    play.keys("Esc").assert_shows("is champion").assert_shows("Final places");
    play.keys("s").assert_shows("Final places").assert_shows("Swiss pts");
    play.assert_hides("After ");
}

#[test]
fn the_list_shows_events_and_what_cannot_be_read() {
    let mut play = TestApp::paired(4);
    play.keys("q").assert_shows("4  round 1");
    std::fs::write(play.folder.path().join("broken.yaml"), "what: is this\n").unwrap();
    play.keys("Enter q").assert_shows("unreadable").assert_shows("Star Wars: Destiny 2026-11-21");
    play.keys("End").assert_shows("broken.yaml: not a Komandor event file: it doesn't start with");
    play.keys("Enter");
    play.assert_shows("broken.yaml: not a Komandor event file: it doesn't start with");
}

#[test]
fn the_next_step_is_never_pushed_out() {
    let mut play = TestApp::paired(37);
    for (width, height) in [(79, 23), (80, 24), (40, 12), (120, 40)] {
        play.resize(width, height).assert_shows("18 results missing");
        play.assert_shows("Next: start the round timer (t) once");
        play.keys("t").assert_shows("Next: table number, Enter, then 1 or 2").keys("u Home");
    }
}

/// Two keys a round, one for the pile and one for each slip; those of the players' names are theirs.
#[test]
fn a_day_of_twelve_players_takes_few_keys() {
    let mut play = TestApp::new();
    let mut keys = 0;
    let mut press = |play: &mut TestApp, pressed: &str| {
        keys += pressed.split_whitespace().count();
        play.keys(pressed);
    };
    press(&mut play, "n d Enter a");
    for name in &NAMES[..12] {
        play.text(name);
        press(&mut play, "Enter");
    }
    press(&mut play, "Esc p");
    while play.open().derived.champion.is_none() {
        press(&mut play, "t Space 1 2 1 2 1 2");
        if play.open().derived.champion.is_none() {
            press(&mut play, "p");
        }
    }
    press(&mut play, "Esc f");
    let closed = "The event is closed. To reopen it: u.";
    play.assert_shows("The event is closed").assert_hides("Enter result").keys("Enter");
    play.assert_shows(closed).keys("Left 1").assert_shows(closed).keys("Right");
    press(&mut play, "q");
    assert!(keys <= 56, "{keys} keys");
    play.assert_shows("★");
}

/// Where players report from their phones, a round takes the key for the timer and the next pairing.
#[test]
fn a_day_with_phones_takes_half_of_the_keys() {
    let mut play = TestApp::new();
    let mut keys = 0;
    let mut press = |play: &mut TestApp, pressed: &str| {
        keys += pressed.split_whitespace().count();
        play.keys(pressed);
    };
    press(&mut play, "n d Enter a");
    for name in &NAMES[..12] {
        play.text(name);
        press(&mut play, "Enter");
    }
    press(&mut play, "Esc p");
    play.hears("setup reports=confirmed");
    for _ in 0..4 {
        press(&mut play, "t");
        for table in 1..=6 {
            play.hears(&format!("claim {table} W")).screen();
        }
        if play.open().derived.champion.is_none() {
            press(&mut play, "p");
        }
    }
    press(&mut play, "Esc f q");
    // The server is started by `Z 8 1 Esc`.
    assert!(keys + 4 <= 33, "{keys} keys");
    play.assert_shows("★");
}
