//! A game spoiled in one place each, with the exact sentence for it.
//!
//! The schema for editors is held against the same table.

use super::{GAME, told};

/// A spoiled file.
pub(in crate::ruleset) struct Spoiled {
    /// Stands once in the game.
    from: &'static str,
    pub to: &'static str,
    sentence: &'static str,
    /// Whether an editor that goes by the schema finds it too.
    pub by_schema: bool,
}

impl Spoiled {
    pub fn text(&self) -> String {
        assert_eq!(GAME.matches(self.from).count(), 1, "{:?}", self.from);
        GAME.replace(self.from, self.to)
    }
}

const fn by_both(from: &'static str, to: &'static str, sentence: &'static str) -> Spoiled {
    Spoiled { from, to, sentence, by_schema: true }
}

/// A mistake that only the program finds.
const fn by_program(from: &'static str, to: &'static str, sentence: &'static str) -> Spoiled {
    Spoiled { from, to, sentence, by_schema: false }
}

pub(in crate::ruleset) const SPOILED: [Spoiled; 30] = [
    by_both(
        "ruleset: 1",
        "ruleset: 2",
        "my.yaml:1:10: the format version is 2, but this program reads version 1; write \"ruleset: 1\"",
    ),
    by_both(
        "id: my-game",
        "id: My Game",
        "my.yaml:2:5: \"My Game\" can't be an id; write lower-case letters a to z, digits and hyphens, a letter first, such as \"my-game\"",
    ),
    by_both("key: m\n", "", "my.yaml:1:1: the key \"key\" is missing; add \"key:\" and its value"),
    by_both(
        "key: m",
        "key: mm",
        "my.yaml:3:6: key: found the text \"mm\", expected a single letter or digit; write one, such as d or 7",
    ),
    by_both(
        "key: m",
        "key: m\nhintt: red",
        "my.yaml:4:1: \"hintt\" is not a key here; did you mean \"hint\"?",
    ),
    by_both(
        "name: {en: My Game, pl: Moja gra}",
        "name: My Game",
        "my.yaml:4:7: name: found the text \"My Game\", expected a text by language; write {en: \"…\", pl: \"…\"}; pl may be left out",
    ),
    by_both(
        "{en: My Game, pl: Moja gra}",
        "{en: Rock, paper, scissors}",
        "my.yaml:4:18: \"paper\" is not a key here; text with a comma or colon needs quotes: write \"Rock, paper, scissors\"",
    ),
    by_both(
        "{en: A game of mine}",
        "{pl: Moja gra}",
        "my.yaml:6:1: the key \"en\" is missing from hint; add \"en:\" and its value",
    ),
    by_both(
        "pairing: random_in_groups",
        "pairing: random_in_group",
        "my.yaml:8:12: pairing: \"random_in_group\" is not a known word here; did you mean \"random_in_groups\"?",
    ),
    by_both(
        "  match: one_game",
        "  match: one_gane",
        "my.yaml:9:10: match: \"one_gane\" is not a known word here; did you mean \"one_game\"?",
    ),
    by_both(
        "win: 3, draw: 1",
        "win: three, draw: 1",
        "my.yaml:10:29: win: found the text \"three\", expected a number of points; write whole numbers, or halves such as 1/2",
    ),
    by_both(
        "win: 3, draw: 1",
        "win: -3, draw: 1",
        "my.yaml:10:29: win: found the number -3, expected a number of 0 or more; write it without the minus sign",
    ),
    by_both(
        "[sos_mean, esos_mean, random]",
        "random",
        "my.yaml:11:15: tie_breaks: found the text \"random\", expected a list; write it in brackets, [a, b], or start each entry with \"- \" on its own line",
    ),
    by_both(
        "[sos_mean, esos_mean, random]",
        "[sos_mean, sos_mean, random]",
        "my.yaml:11:26: \"sos_mean\" is here twice; delete one of the two",
    ),
    by_both(
        "[sos_mean, esos_mean, random]",
        "[sos_mean, esos_meen, random]",
        "my.yaml:11:26: tie_breaks #2: \"esos_meen\" is not a known word here; did you mean \"esos_mean\"?",
    ),
    by_both(
        "  sizes: [4, 8]\n",
        "",
        "my.yaml:12:1: finals of the kind single_elimination need sizes; add \"sizes: [4, 8]\"",
    ),
    by_both(
        "kind: single_elimination",
        "kind: single_eliminaton",
        "my.yaml:13:9: kind: \"single_eliminaton\" is not a known word here; did you mean \"single_elimination\"?",
    ),
    by_both(
        "minutes: 40, from: 30",
        "minutes: 700, from: 30",
        "my.yaml:17:35: minutes is 700; write a number from 1 to 600",
    ),
    by_both(
        "players: \"4-8\"",
        "players: four",
        "my.yaml:24:19: players: found the text \"four\", expected a number of players; write \"4-8\", \"12\" or \"149+\"",
    ),
    by_both(
        "rounds: 4, cut: 4",
        "rouns: 4, cut: 4",
        "my.yaml:25:27: \"rouns\" is not a key here; did you mean \"rounds\"?",
    ),
    by_both(
        "  custom:\n",
        "  costum:\n",
        "my.yaml:27:3: \"costum\" is not a key here; did you mean \"custom\"?",
    ),
    by_both(
        "tier: relaxed",
        "tier: casual",
        "my.yaml:32:11: tier: \"casual\" is not a known word here; known words: relaxed, formal, premier",
    ),
    by_both(
        "leaders_play: with_second_leader",
        "leaders_play: yes",
        "my.yaml:35:19: leaders_play: \"yes\" is not a known word here; known words: with_second_leader, never",
    ),
    by_both("pod: 6", "pod: 1", "my.yaml:42:8: pod is 1; write a number from 2 to 1000"),
    by_both(
        "id: warning,",
        "id: Warning!,",
        "my.yaml:74:10: \"Warning!\" can't be an id; write lower-case letters a to z, digits and hyphens, a letter first, such as \"my-game\"",
    ),
    by_program(
        "{en: My Game, pl: Moja gra}",
        "{en: Chess: the game}",
        "my.yaml:4:17: text with a comma or colon needs quotes: write \"Chess: the game\"",
    ),
    by_program(
        "key: m",
        "key: m\nid: twice",
        "my.yaml:4:1: \"id\" was already given on line 2; keep one of the two",
    ),
    by_program(
        "bye: 3}",
        "bye: 4}",
        "my.yaml:10:55: a bye is worth 4 points, but a match won only 3; write at most 3",
    ),
    by_program(
        "players: \"9-16\"",
        "players: \"8-16\"",
        "my.yaml:25:19: the row 8-16 overlaps the previous row 4-8; write \"9-16\"",
    ),
    by_program(
        "rounds: 4, cut: 4",
        "rounds: 4, cut: 16",
        "my.yaml:25:43: a cut to 16 is not one of the finals sizes (4, 8); write one of them, or add the size to finals.sizes",
    ),
];

#[test]
fn every_spoiled_file_is_refused_with_its_sentence() {
    for spoiled in &SPOILED {
        let sentences = told(&spoiled.text());
        let first = sentences.first().map(String::as_str);
        assert_eq!(first, Some(spoiled.sentence), "{:?}", spoiled.to);
    }
}
