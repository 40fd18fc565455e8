//! The judge's screen shows the reference part of the game's own file.

use super::*;

fn event(key: &str) -> TestApp {
    TestApp::of_game(key, &NAMES[..4])
}

#[test]
fn errata_rulings_and_glossary_are_one_key_away() {
    let mut play = event("t");
    play.keys("R").assert_shows("Rules: Star Wars: Trading Card Game").assert_shows("Errata");
    play.assert_shows("Jango Fett G.").assert_shows("type any word, English or Polish");
    play.keys("End").assert_shows("Good to know");
    play.assert_shows("The rules of this game do not say how a tournament is run.");
    play.assert_hides("Jango Fett").keys("Home").assert_shows("Jango Fett G.");
    play.resize(120, 40).assert_shows("Jango Fett G.").assert_shows("Tyranus's Return");
}

#[test]
fn it_is_found_by_typing_in_either_language() {
    let mut play = event("t");
    play.keys("R").text("quorum").assert_shows("find: quorum").assert_shows("1 of 34 matches");
    play.assert_shows("seven or more Council Members").assert_hides("Jango");
    play.keys("Esc").assert_shows("Jango").text("zetony zebra").assert_shows("no full match,");
    play.keys("Esc").text("zebra").assert_shows("Nothing found. Esc: show all.").keys("Esc");
    play.text("koszulki").assert_shows("Homing Missile").assert_shows("30 centimetres");
    play.keys("Tab").assert_shows("30 centymetrów").assert_shows("Orzeczenia");
    play.keys("Esc").assert_shows("Errata").keys("Esc").assert_hides("Rules: Star Wars");
    play.assert_shows("Players");
}

#[test]
fn every_game_has_its_own_rules_at_any_time() {
    let mut play = TestApp::paired(4);
    play.keys("R").assert_shows("Rules: Star Wars: Destiny");
    play.text("less damage").assert_shows("End of time").assert_shows("1. Less damage wins");
    play.assert_shows("3. Whoever controls").keys("Tab").assert_shows("Koniec czasu");
    play.assert_shows("Wygrywa gracz kontrolujący pole bitwy");
    play.keys("Esc End").assert_shows("Warto wiedzieć");
    play.assert_shows("Uruchom zegar, gdy gracze zajęli już miejsca");
    play.keys("Esc").assert_shows("Round 1 of 3").keys("s R");
    play.text("proxy").assert_shows("Damaged card or die").keys("Esc Esc").assert_shows("pts");
    let mut play = event("i");
    play.keys("R").text("niebieska kosc").assert_hides("Nothing found");
}

#[test]
fn seven_and_more_games_each_have_their_key() {
    let mut play = TestApp::new();
    let tcg = include_str!("../../../config/rulesets/tcg.yaml");
    let own = |n: usize| {
        let text = tcg.replace("id: tcg", &format!("id: own-{n}"));
        let text = text.replace("key: t", &format!("key: {n}"));
        (format!("own-{n}.yaml"), text.replace("en: Jedi Guardians", &format!("en: Own {n}")))
    };
    let replaced = include_str!("../../../config/rulesets/destiny.yaml").to_owned();
    let mut files: Vec<_> = (6..=7).map(own).collect();
    files.push(("mine.yaml".to_owned(), replaced));
    play.app.model.library = crate::ruleset::Library::new(files).into();
    let replaces = "   Star Wars: Destiny · Constructed · yours, not the built-in";
    play.resize(80, 40).assert_shows(replaces).assert_shows("   Star Wars: Imperial");
    play.assert_shows("   Star Wars: Trading");
    for n in 6..=7 {
        play.assert_shows(&format!("   Star Wars: Trading Card Game · Own {n} · your own file"));
    }
    play.keys("n").assert_shows("d  Star Wars: Destiny ").assert_shows("· yours, not the built-in");
    play.keys("7").assert_shows("New event · Star Wars: Trading Card Game");
}

/// The words that a judge types, the game, and a part of the first lines found.
const ASKED: [(&str, &str, &str); 22] = [
    ("mulligan", "l", "shuffle the six cards back"),
    ("mulligan", "d", "may once shuffle any number of cards back"),
    ("remis czas", "l", "jest remis, po jednym punkcie. Pierwszą"),
    ("remis czas", "d", "Gra zawsze ma zwycięzcę."),
    ("remis czas", "2", "daje każdej drużynie 2"),
    ("proxy", "d", "It bears the card's name"),
    ("proxy", "i", "Made by the organizer only"),
    ("tarcza", "l", "liczba na tarczy Gwiazdy Śmierci"),
    ("tarcza", "d", "rozmieszcza na swoich postaciach dwie tarcze. Kości"),
    ("second game", "l", "It gets the time that is left of the round"),
    ("second game", "d", "The loser of the game before chooses the battlefield"),
    ("kość", "d", "Kości w puli leżą z dala od kart"),
    ("kość", "i", "obaj używali jednego zestawu kości"),
    ("seating", "2", "The dark players sit so that the first has the second on the right"),
    ("seating", "d", "Tables are numbered"),
    ("sleeves", "d", "the deck must be sleeved"),
    ("sleeves", "i", "Sleeves of the command deck are identical and unmarked."),
    ("sleeves", "l", "Required at regional, national, world and invitational events"),
    ("bye", "d", "which is a win of that round"),
    ("bye", "r", "Resting is not a win"),
    ("wolny los", "l", "6 punktów, i nic nie dodaje do wagi zwycięstw"),
    ("wolny los", "i", "zwycięstwo w tej rundzie"),
];

#[test]
fn what_the_table_notes_stands_where_the_structure_is_chosen_and_in_the_book() {
    let mut play = TestApp::registered(4);
    play.keys("S Down Down").assert_shows("The printed rules have a letter");
    // A structure without a row for so few has no note.
    play.keys("Right").assert_hides("The printed rules").keys("Esc A");
    play.assert_shows("The printed rules have a letter").keys("Esc R").text("printed letter");
    play.assert_shows("4-8 players: rounds 3, cut -. The printed rules have a letter");
}

#[test]
fn what_a_judge_types_is_answered_on_the_first_screen() {
    let mut missing = Vec::new();
    let mut books = BTreeMap::new();
    for (asked, game, answer) in ASKED {
        let play = books.entry(game).or_insert_with(|| event(game));
        play.keys("R").text(asked);
        let other = answer.contains(|letter: char| !letter.is_ascii());
        if other {
            play.keys("Tab");
        }
        let screen: String = play.screen().replace('│', " ");
        let screen = screen.split_whitespace().collect::<Vec<_>>().join(" ");
        if !screen.contains(answer) {
            missing.push(format!("{asked} in {game}: {answer}\n{}", play.screen()));
        }
        play.keys("Esc Esc");
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
