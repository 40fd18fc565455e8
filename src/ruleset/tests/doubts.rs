use super::super::{Library, TEMPLATE, read_with_doubts};
use super::{GAME, cases};

fn doubts(text: &str) -> Vec<String> {
    let (_, doubts) = read_with_doubts("my.yaml", text).unwrap();
    doubts.iter().map(ToString::to_string).collect()
}

#[test]
fn a_game_as_it_should_be_leaves_no_doubt() {
    assert_eq!(doubts(GAME), [""; 0]);
    assert_eq!(doubts(TEMPLATE), [""; 0]);
    for game in Library::new(Vec::new()).all() {
        let text = serde_yaml::to_string(&game.ruleset).unwrap();
        assert_eq!(doubts(&text), [""; 0], "{}", game.ruleset.id);
    }
}

#[test]
fn what_is_probably_not_meant_is_told_with_its_place() {
    let table = r#"
preliminary:⏎ => sides: [{en: red}, {en: blue}]⏎preliminary:⏎
    my.yaml:7:1: no part of the file uses these sides; set sides in preliminary or finals, or delete them
esos_mean, random] => esos_mean]
    my.yaml:11:3: players may still be tied after these tie-breaks; add random as the last one
[sos_mean, => [sos_mean, opponents_match_wins,
    my.yaml:11:26: opponents_match_wins uses the default percentages; write percentages: {match_floor: "1/3", game_floor: "1/3", byes: left_out} under preliminary, with your game's numbers
  tie_breaks: [sos_mean, =>   percentages: {byes: won}⏎  tie_breaks: [sos_mean, opponents_match_wins,
  tie_breaks: [sos_mean, =>   percentages: {match_floor: 1/3, game_floor: 1/4, byes: won}⏎  tie_breaks: [sos_mean, opponents_match_wins,
    my.yaml:11:47: no tie-break compares games, so this has no effect; delete it, or add game_win_percentage or opponents_game_wins to tie_breaks
  tie_breaks: [sos_mean, =>   percentages: {match_floor: 1/3, game_floor: 1/4, byes: won}⏎  tie_breaks: [sos_mean, opponents_game_wins,
"17+" => "17-32"
    my.yaml:26:19: no row covers more than 32 players, so such an event needs the structure custom; for all of them write "17+"
"#;
    for (old, new, sentences) in cases(table) {
        assert_eq!(doubts(&GAME.replace(&old, &new)), sentences, "{old} => {new}");
    }
    let sides = GAME.replace("preliminary:\n", "sides: [{en: red}, {en: blue}]\npreliminary:\n");
    for (old, new) in
        [("cuts: [top]", "cuts: [top]\n  sides: drawn"), ("id: points,", "id: points, side: red,")]
    {
        assert_eq!(doubts(&sides.replace(old, new)), [""; 0], "{new}");
    }
}
