use super::*;

/// Four players who have all met, before their fourth round.
pub(super) fn all_have_met() -> TestApp {
    let mut play = TestApp::registered(4);
    play.verb("setup structure=custom rounds=4 cut=0");
    for _ in 0..3 {
        play.keys("p").report_all();
    }
    play
}

fn question(play: &TestApp) -> String {
    decide(play.event(), &Command::Pair, Moment::new(0, 0)).unwrap().question.unwrap().to_string()
}

fn rounds(play: &TestApp) -> usize {
    play.event().stages[0].rounds.len()
}

/// The words inside the borders of the box, in one line.
fn boxed(play: &mut TestApp) -> String {
    let screen = play.screen();
    let inside = screen.lines().filter_map(|line| {
        let (from, to) = (line.find('│')?, line.rfind('│')?);
        line.get(from + '│'.len_utf8()..to).map(str::trim)
    });
    inside.filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

#[test]
fn pairing_asks_first_and_says_how_few() {
    let mut play = all_have_met();
    let asked = question(&play);
    assert!(
        asked.starts_with(
            "A rematch can't be avoided. As few rematches as possible: 2 of 2 tables ("
        )
    );
    let ways = "p: pair anyway";
    play.keys("p").assert_shows("Before round 4").assert_shows(ways).assert_shows(" p pair ");
    play.assert_shows(" Esc back");
    play.assert_shows("▸ ! A rematch can't be avoided. As few rematches as");
    play.assert_shows("[1] by hand").resize(40, 12).assert_shows("! A rematch can't be");
    play.assert_shows(ways).resize(80, 24).keys("Esc").assert_hides("Before round 4");
    assert_eq!(rounds(&play), 3, "Esc pairs nothing");
    play.keys("p p").assert_shows("Round 4 is paired: 2 tables.").assert_hides("Before round 4");
    play.assert_hides("A rematch can't be");
    assert_eq!(rounds(&play), 4);
}

#[test]
fn a_colon_leads_to_the_organizers_own_pairing() {
    let mut play = all_have_met();
    play.keys("p :").assert_hides("Before round 4");
    play.assert_shows(":pair manual \"#1 = #3, #2 = #4\"");
    play.assert_shows("▸#1 Anna Żółkiewska – #3 Ewa Zięba · rematch");
    play.assert_shows(" #2 Jan Kowalski – #4 Piotr Wójcik · rematch");
    play.keys("Backspace").text("2").assert_shows("▸#1 Anna Żółkiewska – #2 Jan Kowalski");
    play.keys("Enter").assert_shows("Jan Kowalski is paired twice.");
    play.keys("Right Right Right Right").assert_shows("▸#2 Jan Kowalski – ");
    play.keys("Backspace").text("3").assert_shows(":pair manual \"#1 = #2, #3 = #4\"");
    play.keys("Enter").assert_shows("Paired round 4 by hand.");
    let pairings = &play.event().round().unwrap().pairings;
    assert_eq!((pairings[0].a, pairings[0].b), (1, Some(2)));
}

#[test]
fn what_is_agreed_to_is_what_is_written() {
    let mut play = all_have_met();
    play.keys("p").assert_shows("Before round 4");
    play.elsewhere("ben", "drop #4");
    // The news has not come yet, and one table is left.
    play.keys("p").assert_shows("The event has changed; this is the current state.");
    let asked = boxed(&mut play);
    assert!(asked.contains("rematches as possible: 1 of 1 table ("), "{asked}");
    assert_eq!(rounds(&play), 3);
    play.keys("p").assert_shows("Round 4 is paired: 1 table, bye");
    assert_eq!(rounds(&play), 4);
}

#[test]
fn a_round_that_could_not_be_saved_is_said_in_the_line_that_asked_for_it() {
    let mut play = all_have_met();
    play.verb("pair").assert_shows("Before round 4");
    std::fs::remove_file(play.file()).unwrap();
    play.keys("p").assert_hides("Before round 4").assert_shows(":pair");
    play.assert_shows("the file was deleted or");
    assert_eq!(rounds(&play), 3);
}

#[test]
fn the_line_that_asked_for_a_round_closes_with_the_question() {
    let mut play = all_have_met();
    play.verb("pair").keys("p").assert_shows("Round 4 is paired: 2 tables.");
    assert!(play.app.model.dialogs.is_empty());
    let mut play = all_have_met();
    play.verb("pair").keys(":").assert_shows(":pair manual");
    assert_eq!(play.app.model.dialogs.len(), 1);
}
