use super::TestApp;

fn announced() -> TestApp {
    let mut play = TestApp::registered(8);
    play.verb("setup checkin=yes fee='20 zł' lists=no");
    play
}

pub(super) fn screen(keys: &str) -> TestApp {
    let mut play = announced();
    play.keys("H").keys(keys);
    play
}

pub(super) fn absent(keys: &str) -> TestApp {
    let mut play = announced();
    for id in 1..=6 {
        play.verb(&format!("here #{id}"));
    }
    play.keys(keys);
    play
}

fn here(play: &TestApp) -> Vec<u32> {
    play.event().checked_in.iter().copied().collect()
}

#[test]
fn three_letters_and_enter_check_a_regular_in() {
    let mut play = announced();
    play.assert_shows("0 of 8 here · 8 players").keys("H");
    play.assert_shows("0 of 8 here, 0 paid (0 zł), 8 owe (160 zł)");
    play.text("dab").assert_shows("▸   Dąbrowski, Łukasz").keys("Enter");
    play.assert_shows("Łukasz Dąbrowski checked in, 1 of 8 here. Łukasz Dąbrowski has paid.");
    play.assert_shows("1 of 8 here, 1 paid (20 zł), 7 owe (140 zł)");
    assert_eq!(here(&play), [5]);
}

#[test]
fn where_nobody_checks_in_enter_offers_to_switch_it_on() {
    let mut play = TestApp::registered(4);
    play.keys("H").assert_shows("This event has no check-in. To turn it on: Enter.");
    play.keys("Enter").assert_shows("Turn check-in on?").keys("Esc");
    assert!(!play.event().checks_in());
    play.keys("Enter Enter").assert_shows("0 of 4 here");
    assert!(play.event().checks_in());
    play.keys("Enter").assert_shows("Piotr Wójcik checked in, 1 of 4 here.");
    let mut play = TestApp::registered(4);
    play.verb("setup fee=20").keys("H Enter").assert_hides("Switch");
    assert_eq!(play.event().paid.len(), 1);
}

#[test]
fn a_key_each_says_who_is_away_and_who_owes() {
    let mut play = screen("k o w Enter");
    assert_eq!((here(&play), play.event().paid.len()), (vec![2], 1));
    play.text("kow").keys("Tab").assert_shows("Jan Kowalski owes the entry fee.");
    assert_eq!(play.event().paid.len(), 0);
    play.keys("Ctrl-n").assert_shows("Łukasz Dąbrowski sits out round 1: it counts as a loss.");
    play.keys("Ctrl-z");
    assert_eq!(play.event().away_next_round.len(), 0);
    play.keys("Esc").assert_shows("1 of 8 here");
}

#[test]
fn an_unknown_name_is_offered_to_be_added() {
    let mut play = screen("");
    play.text("Nowa Osoba");
    play.assert_shows("Nobody by that name. Enter: add Nowa Osoba to the event.").keys("Enter");
    assert_eq!(play.event().entrants.len(), 8);
    play.assert_shows("Enter again: add Nowa Osoba and check them in.").keys("Enter");
    play.assert_shows("1 of 9 here, 1 paid (20 zł), 8 owe (160 zł)");
    assert_eq!((here(&play), play.event().entrants[8].name.as_str()), (vec![9], "Nowa Osoba"));
}

#[test]
fn the_preflight_settles_all_who_have_not_come_with_one_key() {
    let mut play = absent("p");
    play.assert_shows("Before round 1");
    play.assert_shows("▸ ✗ 2 of 8 not checked in: Tomasz Lis and Kasia Mazur.");
    play.assert_shows("[1] check-in");
    play.assert_shows("Not checked in: d drop, z keep, N sit out this round.");
    play.assert_shows("Resolve the ✗ items, then p: pair.");
    play.keys("p").assert_shows("Resolve the ✗ items first.");
    assert_eq!(play.event().stages.len(), 0);
    play.keys("N").assert_shows("· Tomasz Lis and Kasia Mazur sit out this round.");
    play.assert_hides("anyway")
        .assert_shows("p: pair")
        .keys("p")
        .assert_shows("Round 1 is paired: 3 tables");
    let round = play.event().round().unwrap();
    assert_eq!(round.sitting_out().collect::<Vec<_>>(), [7, 8]);
    play.assert_shows("Tomasz Lis").assert_shows("sits out");
    play.keys("u").assert_shows("u again: undo it.");
    play.assert_shows("Round 1: pairings undone, 3 tables.").keys("u");
    assert_eq!(play.event().stages.len(), 0);
    play.keys("p d").assert_shows("haven't checked in and will be");
    play.keys("z").assert_shows("haven't checked in but will be").keys("d p");
    assert_eq!(play.event().active().count(), 6);
}

#[test]
fn a_missing_result_leads_to_its_table() {
    let mut play = TestApp::paired(6);
    play.keys("1 Enter 1 2 Enter 1 p").assert_shows("Before round 2");
    play.assert_shows("▸ ✗ Table 3 has no result: ").assert_shows("[1] result").keys("Enter");
    play.assert_shows("Table 3").keys("1 p").assert_shows("Round 2 is paired: 3 tables.");
}

#[test]
fn two_scorekeepers_check_the_same_player_in() {
    let mut play = screen("k o w");
    play.elsewhere("ben", "here #2");
    // The news has not come yet.
    let lines = play.event().log.len() + 1;
    play.keys("Enter").assert_shows("Meanwhile ben saved #10: Jan Kowalski checked in.");
    assert_eq!((here(&play), play.event().paid.len(), play.event().log.len()), (vec![2], 0, lines));
    play.keys("Enter").assert_shows("Jan Kowalski has paid.");
    assert_eq!(play.event().paid.len(), 1);
}

#[test]
fn a_wrong_registration_is_settled_in_the_check_in() {
    let mut play = screen("");
    play.assert_shows("Ctrl-x remove").text("dab").keys("Enter");
    play.text("dab").keys("Ctrl-x");
    play.assert_shows("Łukasz Dąbrowski drops. Łukasz Dąbrowski had paid");
    assert_eq!(play.event().active().count(), 8);
    play.keys("Enter").says("Removed Łukasz Dąbrowski (#5): registered by mistake.");
    play.assert_shows("0 of 7 here").keys("Ctrl-z");
    assert_eq!(play.event().active().count(), 8);
    play.text("kow").keys("Ctrl-x").says("Removed Jan Kowalski (#2)");
    play.text("nobody").keys("Ctrl-x").says("Nobody found yet: type part of a name.");
}

#[test]
fn a_result_is_not_taken_back_unasked_from_the_check_in() {
    let mut play = announced();
    for id in 1..=8 {
        play.verb(&format!("here #{id}"));
    }
    play.keys("p 1 Enter 1 r H Ctrl-z");
    assert!(play.event().has_a_result());
    play.keys("Ctrl-z");
    assert!(!play.event().has_a_result());
}
