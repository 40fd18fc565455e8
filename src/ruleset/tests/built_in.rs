use crate::ruleset::{Library, Ruleset, Structure};

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
