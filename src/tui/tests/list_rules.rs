//! The worked examples of lists, through the editor: the list goes in, its faults come out.

use super::TestApp;
use crate::tui::Msg;

const DESTINY: &str = "Characters:\n1 Luke [15] [hero] [blue]\n1 Han [15] [hero] [yellow]\n\
    Battlefield:\nCliff\nDeck:\n2 Force Speed [blue]\n2 Mind Trick [blue]\n2 Deflect [blue]\n\
    2 Holdout Blaster [yellow]\n2 Disarm [yellow]\n2 Reversal [yellow]\n2 Aim [grey]\n\
    2 All In [grey]\n2 Block [grey]\n2 Dodge [grey]\n2 Flank [grey]\n2 Take Cover [grey]\n\
    2 Grapple Arm [grey]\n2 Comlink [grey]\n2 Jetpack [grey]\n";

const DRAFTED: &str = "Characters:\nLuke [15] [hero] [blue]\nVader [13] [villain] [blue] [elite]\n\
    Plots:\nLong Plan [2]\nBattlefield:\nCliff\nDeck:\n4 Force Speed [blue]\n16 Scavenge [grey]\n";

const ARMY: &str = "Deployment cards:\n\
    1 Luke Skywalker (Luke Skywalker Jedi Knight) [12] [rebel]\n2 Echo Base Troopers [8] [rebel]\n\
    1 Gideon Argus [3] [rebel]\n1 C-3PO [2] [rebel]\n2 Heavy Fire [2] [neutral]\n\
    1 Targeting Network [3] [rebel]\nCommand deck:\n15 Cards\n";

const TWO_DECKS: &str = "Light affiliation:\nJedi\nLight objective sets:\n2 A Hero's Journey\n\
    2 Forgotten Heroes\n2 In You Must Go\n2 Last Minute Rescue\n2 The Secret of Yavin 4\n\
    Dark affiliation:\nSith\nDark objective sets:\n2 Fall of the Jedi\n2 Counsel of the Sith\n\
    2 The Emperor's Web\n2 Shadows of Dathomir\n2 Cruel Interrogations\n2 The Endor Gambit\n";

/// Pastes the list into an event of the game with this key, and hands it in. The editor shows
/// these faults, and so does the list once it is handed in.
#[track_caller]
fn told(game: &str, text: &str, faults: &[&str]) {
    let mut play = TestApp::new();
    play.resize(100, 40)
        .keys(&format!("n {game} Enter a"))
        .text("Weronika")
        .keys("Enter Esc Home h");
    play.send(Msg::Paste(text.to_owned()));
    let count = match faults.len() {
        0 => "no errors".to_owned(),
        1 => "── 1 fault ·".to_owned(),
        n => format!("── {n} faults ·"),
    };
    play.assert_shows(&count);
    faults.iter().for_each(|fault| super::lists::assert_says(&mut play, fault));
    play.keys("Ctrl-s").assert_shows("Weronika handed in a decklist. · saved #2");
    let recorded = &play.event().newest_list(1).unwrap().faults;
    assert_eq!(recorded.len(), faults.len(), "{recorded:?}");
    for (fault, recorded) in faults.iter().zip(recorded) {
        assert!(recorded.eq_ignore_ascii_case(fault), "{recorded}");
    }
    let state = match faults.len() {
        0 => "No errors found.".to_owned(),
        1 => "1 error found.".to_owned(),
        n => format!("{n} errors found."),
    };
    play.assert_shows(&state);
}

#[test]
fn e3_a_name_that_several_cards_share_is_mended_in_the_editor() {
    let shared = DESTINY.replace("2 Deflect", "2 Lightsaber");
    let fault = "Line 9: \"Lightsaber\" could be Kylo Ren's Lightsaber, Luke's Lightsaber or Lightsaber; write the full name, or add its product in brackets";
    told("d", &shared, &[fault]);
    told("d", &shared.replace("2 Lightsaber", "2 Kylo Ren's Lightsaber"), &[]);
    // The organizer completes the list from the cards in use.
    let mut play = TestApp::new();
    play.keys("n d Enter a").text("Weronika").keys("Enter Esc Home h");
    play.send(Msg::Paste(DESTINY.replace("2 Deflect [blue]", "2 Lightsaber")));
    play.keys("Ctrl-s Esc").assert_shows("list: 1 error").keys("h e");
    for _ in 0..13 {
        play.keys("Up");
    }
    play.keys("End Backspace").assert_shows("2 Lightsabe").text("r [Awakenings] [blue]");
    play.assert_shows("no errors").keys("Ctrl-s v");
    play.assert_shows("− Deck: 2 Lightsaber").assert_shows("+ Deck: 2 Lightsaber [Awakenings]");
}

#[test]
fn e3_a_deployment_card_with_its_kind_in_brackets_is_accepted() {
    told(
        "i",
        "Deployment cards:\nLuke Skywalker (Luke Skywalker Jedi Knight) [12] [rebel]\nCommand deck:\nTake Initiative\n",
        &[],
    );
}

#[test]
fn e4_constructed_destiny() {
    told("d", DESTINY, &[]);
    told("d", &DESTINY.replacen("[15]", "[12]", 1), &[]);
    let points = "sections Characters and Plots total 31 points; the rules allow 30";
    told("d", &DESTINY.replacen("[15]", "[16]", 1), &[points]);
    let sides = "the list has hero (line 2) and villain (line 3); the rules allow only one of them";
    told("d", &DESTINY.replace("Han [15] [hero]", "Han [15] [villain]"), &[sides]);
    let few = "section Deck has 29 cards; the rules require exactly 30";
    told("d", &DESTINY.replace("2 Aim", "1 Aim"), &[few]);
    let many = "section Deck has 31 cards; the rules require exactly 30";
    told("d", &format!("{DESTINY}Cunning [yellow]\n"), &[many]);
    let nobody = DESTINY.replace("1 Luke [15] [hero] [blue]\n1 Han [15] [hero] [yellow]\n", "");
    let nobody = nobody.replace("[blue]", "[grey]").replace("[yellow]", "[grey]");
    told("d", &nobody, &["section Characters has 0 cards; the rules require at least 1"]);
    let two = "section Battlefield has 2 cards; the rules require exactly 1";
    told("d", &DESTINY.replace("Cliff", "2 Cliff"), &[two]);
}

#[test]
fn e4_drafted_destiny() {
    told("r", DRAFTED, &[]);
    let few = "section Deck has 19 cards; the rules require from 20 to 30";
    told("r", &DRAFTED.replace("16 Scavenge", "15 Scavenge"), &[few]);
    let many = "section Deck has 31 cards; the rules require from 20 to 30";
    told("r", &DRAFTED.replace("16 Scavenge", "27 Scavenge"), &[many]);
    let elite = "line 3: \"Vader\" is both elite and draft set; the rules allow only one of them";
    told("r", &DRAFTED.replace("[elite]", "[elite] [draft set]"), &[elite]);
    let colour = "line 9: \"Force Speed\" is blue, but nothing under Characters is; the rules require one there";
    let red = DRAFTED.replace("] [blue]\nVader", "] [red]\nVader");
    told("r", &red.replace("[blue] [elite]", "[red] [elite]"), &[colour]);
    told("r", &DRAFTED.replace("4 Force Speed [blue]", "4 Force Speed [grey]"), &[]);
}

#[test]
fn e4_imperial_assault() {
    told("i", ARMY, &[]);
    told("i", &ARMY.replace("C-3PO [2]", "C-3PO [0]"), &[]);
    let points = "section Deployment cards totals 41 points; the rules allow 40";
    told("i", &ARMY.replace("C-3PO [2]", "C-3PO [3]"), &[points]);
    let sides =
        "the list has rebel (line 2) and imperial (line 4); the rules allow only one of them";
    told("i", &ARMY.replace("Gideon Argus [3] [rebel]", "Guards [3] [imperial]"), &[sides]);
}

#[test]
fn e4_the_card_game() {
    told("l", TWO_DECKS, &[]);
    let nine = "section Light objective sets has 9 cards; the rules require at least 10";
    told("l", &TWO_DECKS.replace("2 Last Minute", "1 Last Minute"), &[nine]);
    let without = "section Light affiliation has 0 cards; the rules require exactly 1";
    told("l", &TWO_DECKS.replace("Light affiliation:\nJedi\n", ""), &[without]);
    let light = TWO_DECKS.split("Dark affiliation").next().unwrap();
    told(
        "l",
        light,
        &[
            "section Dark affiliation has 0 cards; the rules require exactly 1",
            "section Dark objective sets has 0 cards; the rules require at least 10",
        ],
    );
}

#[test]
fn a_team_is_offered_the_headings_of_its_four_decks_in_order() {
    let mut play = TestApp::new();
    play.resize(100, 40).keys("n 2 Enter a").text("Anna").keys("Tab").text("Jan").keys("Enter Esc");
    play.assert_shows("no list").keys("Home h e Tab Enter Tab Enter").text("Anna");
    play.keys("Tab Enter").text("Jan").keys("Tab Enter").text("Jedi").keys("Tab Enter");
    play.text("10 Sets").keys("Tab");
    let headings = [
        "First player's light deck:",
        "Player:",
        "Partner:",
        "Affiliation:",
        "Objective sets:",
        "First player's dark deck:",
    ];
    headings.iter().for_each(|heading| _ = play.assert_shows(heading));
    play.assert_shows("Tab Player:");
}
