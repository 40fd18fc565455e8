use crate::ruleset::{Library, Ruleset, Structure, read};

fn game(id: &str) -> Ruleset {
    Library::new(Vec::new()).get(id).expect("built in").ruleset.clone()
}

/// Rounds, perhaps by choice, and the cut for so many players.
fn rows<const N: usize>(structure: &Option<Structure>, players: [u32; N]) -> String {
    let structure = structure.as_ref().expect("the structure is there");
    let row = |players: u32| {
        let Some(row) = structure.row(players) else { return format!("{players}: none") };
        let or = row.or_rounds.map_or(String::new(), |rounds| format!(" or {rounds}"));
        let cut = row.cut.map_or(String::new(), |cut| format!(" to {cut}"));
        format!("{players}: {}{or}{cut}", row.rounds)
    };
    players.map(row).join(", ")
}

#[test]
fn basic_structure() {
    let [destiny, assault] = ["destiny", "imperial-assault"].map(|id| game(id).structures.basic);
    assert_eq!(
        rows(&destiny, [3, 4, 8, 9, 16, 17, 24, 25, 40, 41, 44, 45, 76, 77, 148, 149, 5000]),
        "3: none, 4: 3, 8: 3, 9: 4, 16: 4, 17: 4 to 4, 24: 4 to 4, 25: 5 to 4, 40: 5 to 4, \
         41: 5 to 8, 44: 5 to 8, 45: 6 to 8, 76: 6 to 8, 77: 6 to 16, 148: 6 to 16, 149: 7 to 16, \
         5000: 7 to 16"
    );
    // E1: it is the same in the sister game.
    for players in 2..400 {
        assert_eq!(rows(&assault, [players]), rows(&destiny, [players]));
    }
}

#[test]
fn e1_advanced_structure() {
    let [destiny, assault] = ["destiny", "imperial-assault"].map(|id| game(id).structures.advanced);
    assert_eq!(
        rows(&destiny, [8, 9, 12, 13, 24, 25, 40, 41, 76, 77, 148, 149, 288, 289, 5000]),
        "8: none, 9: 4 to 4, 12: 4 to 4, 13: 5 to 4, 24: 5 to 4, 25: 6 to 8, 40: 6 to 8, \
         41: 7 to 8, 76: 7 to 8, 77: 7 or 8 to 8, 148: 7 or 8 to 8, 149: 8 to 16, 288: 8 to 16, \
         289: 9 to 16, 5000: 9 to 16"
    );
    assert_eq!(
        rows(&assault, [8, 9, 12, 13, 24, 25, 40, 41, 76, 77, 148, 149, 288, 289, 512, 513, 5000]),
        "8: none, 9: 4 to 4, 12: 4 to 4, 13: 4 to 8, 24: 4 to 8, 25: 5 to 8, 40: 5 to 8, \
         41: 6 to 8, 76: 6 to 8, 77: 6 to 16, 148: 6 to 16, 149: 6 to 32, 288: 6 to 32, \
         289: 7 to 32, 512: 7 to 32, 513: 8 to 32, 5000: 8 to 32"
    );
}

#[test]
fn every_text_is_there_in_polish() {
    fn walk(value: &serde_json::Value) {
        match value {
            serde_json::Value::Object(fields) => {
                if fields.contains_key("en") {
                    assert!(fields.contains_key("pl"), "{value}");
                }
                // The names of cards in an example stay as they are printed.
                let told = fields.iter().filter(|(key, _)| *key != "example");
                told.for_each(|(_, value)| walk(value));
            }
            serde_json::Value::Array(items) => items.iter().for_each(walk),
            _ => {}
        }
    }
    for game in Library::new(Vec::new()).all() {
        walk(&serde_json::to_value(&game.ruleset).unwrap());
    }
}

const FILE: &str = include_str!("../../../config/rulesets/lcg-2v2.yaml");

fn problems(from: &str, to: &str) -> Vec<String> {
    assert!(FILE.contains(from), "{from}");
    let problems = read("my.yaml", &FILE.replace(from, to)).err().unwrap_or_default();
    // Positions change with the file, so they are cut off.
    problems
        .iter()
        .map(|problem| problem.to_string().splitn(2, ": ").last().unwrap().to_owned())
        .collect()
}

#[test]
fn a_deciding_match_needs_a_winner() {
    assert_eq!(
        problems("[first_to_two, one_game]", "[two_games]"),
        [
            "a match of two games can end in a tie, but the finals need a winner; write one_game or first_to_two"
        ]
    );
    assert_eq!(
        problems("    finals_match: [first_to_two, one_game]\n", ""),
        ["the custom structure has no match for the finals; add \"finals_match: [one_game]\""]
    );
    assert_eq!(
        problems("  - {round: final, minutes: 0}\n", ""),
        [
            "the length of the round final with one_game is missing; add {round: final, match: one_game, minutes: 60}",
            "the length of the round final with first_to_two is missing; add {round: final, match: first_to_two, minutes: 60}"
        ]
    );
}

#[test]
fn a_draw_on_time_has_its_worth_only_in_two_games() {
    let sentence = "a draw on time has its own worth only if points are per game and a match is two games; delete timed_draw, or write \"per: game\" and \"match: two_games\"";
    let found = problems("per: game, ", "per: match, ");
    assert!(found.contains(&sentence.to_owned()), "{found:?}");
}
