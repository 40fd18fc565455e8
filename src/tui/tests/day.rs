//! A day from the empty folder to the champion.

use super::Play;

#[test]
fn three_keys_make_an_event() {
    let mut play = Play::new();
    play.sees("There is no event yet").sees("d  Star Wars: Destiny");
    play.keys("n").sees("which game?").keys("d").sees("New event · Star Wars: Destiny");
    play.keys("Enter").sees("Registration").sees("Name").sees("saved");
    assert_eq!(play.event().head.name, "Star Wars: Destiny 2026-11-21");
    assert_eq!(play.event().head.organizer, "anna");
}

#[test]
fn a_game_is_on_its_own_key_and_found_by_typing() {
    let mut play = Play::new();
    play.keys("n d").sees("New event · Star Wars: Destiny").keys("Esc").sees("no event yet");
    play.keys("n").text("ny con").keys("Enter").sees("New event · Star Wars: Destiny");
}

#[test]
fn the_form_takes_what_is_typed_and_chosen() {
    let mut play = Play::new();
    play.keys("n d").text("Puchar").keys("Tab Tab Right").sees("‹Formal›").sees("‹advanced›");
    play.keys("Down Right").sees("‹custom›").sees("Rounds").keys("Down Right Enter");
    let setup = play.event().head.setup.clone();
    assert_eq!(play.event().head.name, "Puchar");
    assert_eq!((setup.rounds, setup.cut), (Some(5), Some(0)));
}

#[test]
fn a_form_that_cannot_be_taken_says_why_and_stays() {
    let mut play = Play::new();
    play.keys("n d Tab").text("tomorrow").keys("Enter");
    play.sees("Date: \"tomorrow\" is no day; write it as 2026-11-21.").sees("New event");
}

#[test]
fn from_the_first_name_to_the_champion() {
    let mut play = Play::registered(9);
    play.sees("9 players:").keys("p").sees("Round 1 of").sees("saved #");
    for round in 1.. {
        play.sees(&format!("Round {round} of"));
        play.report_all().sees("all results are in");
        if play.event().stage().unwrap().is_complete() {
            break;
        }
        play.sees(&format!("Next: p pairs round {}.", round + 1)).keys("p");
    }
    play.sees("is champion").sees("Next: f closes the event.");
    play.keys("f").sees("The event is closed").misses("Enter result").keys("Enter");
    play.sees("The event is closed and its results stand: u opens it again.");
    play.keys("Left 1")
        .sees("its results stand")
        .misses("its result  ")
        .keys("Right q")
        .sees("★")
        .keys("q");
    assert!(play.flow.quit);
}

#[test]
fn the_cut_is_shown_then_made_and_the_bracket_played() {
    let mut play = Play::new();
    // The advanced structure has a cut.
    play.keys("n d Down Down Down Right Enter");
    for name in &super::NAMES[..12] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc p");
    while !play.event().stage().unwrap().is_complete() {
        play.report_all().keys("p");
    }
    let cut = play.event().plan.unwrap().cut;
    play.sees(&format!("Next: c shows the cut to {cut}.")).keys("c");
    play.sees(&format!("The cut to {cut}")).sees("makes the cut").keys("Enter");
    assert_eq!(play.event().finals().unwrap().seeds.len(), cut as usize);
    play.sees("Next: p pairs the finals").sees("▸1 ").sees("g give up place");
    let second = play.event().finals().unwrap().seeds[1];
    // The cursor moves through the seeds in the order of the screen.
    play.keys("Down").sees(&format!("▸{cut} ")).keys("Down");
    let lines = play.event().log.len();
    let goes = format!("{} gives up the place.", play.event().label(second));
    play.sees("▸2 ").keys("g").sees(&goes);
    play.sees(&format!("place, as seed {cut}."));
    assert_eq!(play.event().log.len(), lines);
    play.keys("Enter");
    assert!(!play.event().finals().unwrap().seeds.contains(&second));
    play.keys("r").sees("seed 2").sees("declined").keys("b p");
    assert_eq!(play.app.model.floor().unwrap().view, crate::tui::keys::View::Bracket);
    play.sees("Next: ");
    while play.app.model.floor().unwrap().facts.champion.is_none() {
        let missing: Vec<u32> =
            play.event().round().unwrap().missing().filter_map(|p| p.table).collect();
        for table in missing {
            // Longer matches take one letter for each game.
            play.text(&table.to_string()).keys("Enter 1");
            if !play.app.model.dialogs.is_empty() {
                play.keys("1");
            }
        }
        if play.app.model.floor().unwrap().facts.champion.is_none() {
            play.keys("p");
        }
    }
    play.keys("Esc").sees("is champion").sees("Final places");
    play.keys("s").sees("After ").sees(" Swiss rounds").sees("final pts").misses("Final places");
}

#[test]
fn the_list_shows_events_and_what_cannot_be_read() {
    let mut play = Play::paired(4);
    play.keys("q").sees("round 1").sees("4 players");
    std::fs::write(play.folder.path().join("broken.yaml"), "what: is this\n").unwrap();
    play.keys("Enter q").sees("cannot be read").sees("Star Wars: Destiny 2026-11-21");
    play.keys("End").sees("no event file of Komandor").keys("Enter");
    play.sees("no event file of Komandor");
}

#[test]
fn the_next_step_is_never_pushed_out() {
    let mut play = Play::paired(37);
    for (width, height) in [(79, 23), (80, 24), (40, 12), (120, 40)] {
        play.resize(width, height).sees("18 results missing").sees("Next: t starts the clock");
        play.keys("t").sees("Next: a table's number").keys("u Home");
    }
}

#[test]
fn standings_wait_for_the_first_result() {
    let mut play = Play::registered(5);
    play.keys("Esc").sees("Standings come with the");
    play.keys("p").sees("Standings come with the");
    play.keys("1 Enter 1").misses("Standings come with the");
}
