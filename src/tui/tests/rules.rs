//! The judge's screen shows the reference part of the game's own file.

use super::{NAMES, Play};

/// An event of the game on this key, with four players.
fn event(key: &str) -> Play {
    let mut play = Play::new();
    play.keys("n").keys(key).keys("Enter");
    for name in &NAMES[..4] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc");
    play
}

#[test]
fn errata_rulings_and_glossary_are_one_key_away() {
    let mut play = event("t");
    play.keys("R").sees("Rules for the judge: Star Wars: Trading Card Game");
    play.sees("Errata").sees("Jango Fett G.").sees("type any word, English or Polish");
    play.keys("End").sees("Build zone · Strefa budowy").sees("Stack").misses("Jango Fett");
    play.keys("Home").sees("Jango Fett G.");
    play.resize(120, 40).sees("Jango Fett G.").sees("Tyranus's Return");
}

#[test]
fn it_is_found_by_typing_in_either_language() {
    let mut play = event("t");
    play.keys("R").text("quorum").sees("find: quorum").sees("1 of 24 hold it");
    play.sees("seven or more Council Members").misses("Jango");
    // The search matches without Polish diacritics.
    play.keys("Esc").sees("Jango").text("zetony cztery");
    play.sees("Nothing here holds these words; Esc shows everything again.");
    play.keys("Esc").text("koszulki").sees("Homing Missile").sees("30 centimetres");
    play.keys("Tab").sees("30 centymetrów").sees("Orzeczenia");
    // Esc empties the search, then returns to the previous screen.
    play.keys("Esc").sees("Errata").keys("Esc").misses("Rules for the judge").sees("Players");
}

#[test]
fn every_game_has_its_own_rules_at_any_time() {
    let mut play = Play::paired(4);
    play.keys("R").sees("Rules for the judge: Star Wars: Destiny").text("less damage");
    play.sees("End of time").sees("1. Less damage wins").sees("3. Whoever controls");
    play.keys("Tab").sees("Koniec czasu").sees("Wygrywa gracz kontrolujący pole bitwy");
    play.keys("Esc End").sees("W formacie standardowym dozwolone").keys("Esc").sees("Round 1 of 3");
    play.keys("s R").text("proxy").sees("Damaged card or die").keys("Esc Esc").sees("pts");
    let mut play = event("i");
    play.keys("R").text("niebieska kosc").misses("Nothing here holds");
}

#[test]
fn seven_and_more_games_each_have_their_key() {
    let mut play = Play::new();
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
    let replaces = "d  Star Wars: Destiny · Constructed · your own file, in place of the built-in";
    play.sees(replaces).sees("i  Star Wars: Imperial").sees("t  Star Wars: Trading");
    for n in 6..=7 {
        play.sees(&format!("{n}  Star Wars: Trading Card Game · Own {n} · your own file"));
    }
    // The picker shows it too, although it has less space.
    play.keys("n").sees("d  Star Wars: Destiny · your own file, in place of the built-in");
    play.keys("7").sees("New event · Star Wars: Trading Card Game");
}
