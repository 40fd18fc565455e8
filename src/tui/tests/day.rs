//! A day from the empty folder to the champion.

use super::TestApp;

#[test]
fn three_keys_make_an_event() {
    let mut play = TestApp::new();
    play.assert_shows("There is no event yet").assert_shows("   Star Wars: Destiny");
    play.keys("n")
        .assert_shows("which game?")
        .keys("d")
        .assert_shows("New event · Star Wars: Destiny");
    play.keys("Enter").assert_shows("Registration").assert_shows("Name").assert_shows("saved");
    assert_eq!(play.event().head.name, "Star Wars: Destiny 2026-11-21");
    assert_eq!(play.event().head.organizer, "anna");
}

#[test]
fn a_game_is_on_its_own_key_and_found_by_typing() {
    let mut play = TestApp::new();
    play.keys("n d")
        .assert_shows("New event · Star Wars: Destiny")
        .keys("Esc")
        .assert_shows("no event yet");
    play.keys("n").text("ny con").keys("Enter").assert_shows("New event · Star Wars: Destiny");
}

#[test]
fn the_form_takes_what_is_typed_and_chosen() {
    let mut play = TestApp::new();
    play.keys("n d")
        .text("Puchar")
        .keys("Tab Tab Right")
        .assert_shows("‹ Formal ›")
        .assert_shows("‹ advanced ›");
    play.keys("Down Right")
        .assert_shows("‹ custom ›")
        .assert_shows("Rounds")
        .keys("Down Right Enter");
    let setup = play.event().head.setup.clone();
    assert_eq!(play.event().head.name, "Puchar");
    assert_eq!((setup.rounds, setup.cut), (Some(5), Some(0)));
}

#[test]
fn the_form_says_what_tier_and_structure_mean_and_follows_the_choice() {
    let mut play = TestApp::new();
    play.keys("n d").says("Store championships and unofficial events: open to everyone");
    play.says(
        "Relaxed: basic structure, officials may play, sleeves not required, lists not required.",
    );
    play.says(
        "Basic: rounds by the number of players (4 or more), a cut from 17 players; finals: one \
         game.",
    );
    play.keys("Tab Tab Right").says("Regional championships: players know the rules");
    play.says(
        "Formal: advanced structure, officials may not play, sleeves required, lists not \
         required.",
    );
    play.says(
        "Advanced: rounds by the number of players (9 or more), a cut from 9 players; finals: \
         first to two wins.",
    );
    play.keys("Down Right").says("Custom: you set the rounds and the cut.");
    play.keys("Esc n h").says("Basic: rounds by the number of players (4 or more), no cut.");
}

#[test]
fn a_form_that_cannot_be_taken_says_why_and_stays() {
    let mut play = TestApp::new();
    play.keys("n d Tab").text("tomorrow").keys("Enter");
    play.assert_shows("Date: \"tomorrow\" is no day; write it as 2026-11-21.")
        .assert_shows("New event");
}

#[test]
fn from_the_first_name_to_the_champion() {
    let mut play = TestApp::registered(9);
    play.assert_shows("9 players:").keys("p").assert_shows("Round 1 of").assert_shows("saved #");
    for round in 1.. {
        play.assert_shows(&format!("Round {round} of"));
        play.report_all().assert_shows("all results are in");
        if play.event().stage().unwrap().is_complete() {
            break;
        }
        play.assert_shows(&format!("Next: p pairs round {}.", round + 1)).keys("p");
    }
    play.assert_shows("is champion").assert_shows("Next: f closes the event.");
    play.keys("f").assert_shows("The event is closed").assert_hides("Enter result").keys("Enter");
    play.assert_shows("The event is closed and its results stand: u opens it again.");
    play.keys("Left 1")
        .assert_shows("its results stand")
        .assert_hides("its result  ")
        .keys("Right q")
        .assert_shows("★")
        .keys("q");
    assert!(play.flow.quit);
}

#[test]
fn the_cut_is_shown_then_made_and_the_bracket_played() {
    let mut play = TestApp::new();
    // The advanced structure has a cut.
    play.keys("n d Down Down Down Right Enter a");
    for name in &super::NAMES[..12] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc p");
    while !play.event().stage().unwrap().is_complete() {
        play.report_all().keys("p");
    }
    let cut = play.event().plan.unwrap().cut;
    play.assert_shows(&format!("Next: c shows the cut to {cut}.")).keys("c");
    play.assert_shows(&format!("The cut to {cut}")).assert_shows("makes the cut").keys("Enter");
    assert_eq!(play.event().finals().unwrap().seeds.len(), cut as usize);
    play.assert_shows("Next: p pairs the finals").assert_shows("▸1 ");
    let second = play.event().finals().unwrap().seeds[1];
    // The cursor moves through the seeds in the order of the screen.
    play.keys("Down").assert_shows(&format!("▸{cut} ")).keys("Down");
    let lines = play.event().log.len();
    let goes = format!("{} gives up the place.", play.event().label(second));
    play.assert_shows("▸2 ").keys("P 3").assert_shows(&goes);
    play.assert_shows(&format!("place, as seed {cut}."));
    assert_eq!(play.event().log.len(), lines);
    play.keys("Enter Esc");
    assert!(!play.event().finals().unwrap().seeds.contains(&second));
    play.keys("r").assert_shows("seed 2").assert_shows("declined").keys("b p");
    assert_eq!(play.app.model.open_event().unwrap().view, crate::tui::keys::View::Bracket);
    play.assert_shows("Next: ");
    while play.app.model.open_event().unwrap().derived.champion.is_none() {
        let missing: Vec<u32> =
            play.event().round().unwrap().missing().filter_map(|p| p.table).collect();
        for table in missing {
            // Longer matches take one letter for each game.
            play.text(&table.to_string()).keys("Enter 1");
            if !play.app.model.dialogs.is_empty() {
                play.keys("1");
            }
        }
        if play.app.model.open_event().unwrap().derived.champion.is_none() {
            play.keys("p");
        }
    }
    play.keys("Esc").assert_shows("is champion").assert_shows("Final places");
    play.keys("s")
        .assert_shows("After ")
        .assert_shows(" Swiss rounds")
        .assert_shows("final pts")
        .assert_hides("Final places");
}

#[test]
fn the_list_shows_events_and_what_cannot_be_read() {
    let mut play = TestApp::paired(4);
    play.keys("q").assert_shows("4  round 1");
    std::fs::write(play.folder.path().join("broken.yaml"), "what: is this\n").unwrap();
    play.keys("Enter q")
        .assert_shows("cannot be read")
        .assert_shows("Star Wars: Destiny 2026-11-21");
    play.keys("End").assert_shows("no event file of Komandor").keys("Enter");
    play.assert_shows("no event file of Komandor");
}

#[test]
fn the_next_step_is_never_pushed_out() {
    let mut play = TestApp::paired(37);
    for (width, height) in [(79, 23), (80, 24), (40, 12), (120, 40)] {
        play.resize(width, height)
            .assert_shows("18 results missing")
            .assert_shows("Next: t starts the clock");
        play.keys("t").assert_shows("Next: a table's number").keys("u Home");
    }
}

#[test]
fn standings_wait_for_the_first_result() {
    let mut play = TestApp::registered(5);
    play.keys("Esc").assert_shows("Standings come with the");
    play.keys("p").assert_shows("Standings come with the");
    play.keys("1 Enter 1").assert_hides("Standings come with the");
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
    for name in &super::NAMES[..12] {
        play.text(name);
        press(&mut play, "Enter");
    }
    press(&mut play, "Esc p");
    while play.app.model.open_event().unwrap().derived.champion.is_none() {
        press(&mut play, "t Space 1 2 1 2 1 2");
        if play.app.model.open_event().unwrap().derived.champion.is_none() {
            press(&mut play, "p");
        }
    }
    press(&mut play, "Esc f q");
    assert!(keys <= 56, "{keys} keys");
}
