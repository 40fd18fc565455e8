use super::{GAME, mistakes, mistakes_in, says, told, *};

/// The game's procedure, carried out, with a match of three games in the finals.
fn carried_out(rest: &str) -> String {
    let steps = "    steps:\n      - text: {en: More points}";
    let rounds = format!("    rounds: [elimination]\n{rest}{steps}");
    GAME.replace(steps, &rounds).replace("finals_match: one_game", "finals_match: first_to_two")
}

#[test]
fn every_row_of_a_match_to_two_wins_may_be_said() {
    let rows = "    games:\n      - {game: 1, undecided: steps}\n\
                \x20     - {game: 2, not_started: true, undecided: leader}\n\
                \x20     - {game: 2, undecided: leader, won: next_game}\n\
                \x20     - {game: 3, to_round: 2, undecided: steps}\n";
    says(&carried_out(rows), &[]);
}

#[test]
fn a_game_of_which_nothing_is_said_is_named() {
    says(&carried_out(""), &["my.yaml:50:5: a first_to_two match has no row for game 2; add one"]);
    let rows = "    games:\n      - {game: 1, undecided: steps}\n\
                \x20     - {game: 2, undecided: leader, won: next_game}\n";
    says(
        &carried_out(rows),
        &[
            "my.yaml:53:5: a first_to_two match has no row for game 3; add one",
            "my.yaml:55:43: a win leads to game 3, which has no row; add one, or remove won",
        ],
    );
}

#[test]
fn a_row_that_cannot_be_is_refused_with_what_can() {
    let rows = "      - {game: 1, undecided: steps}\n      - {game: 2, undecided: steps}\n\
                \x20     - {game: 3, undecided: steps}\n";
    mistakes_in(
        &carried_out(&format!("    games:\n{rows}")),
        r#"
{game: 1, undecided: steps} => {game: 1, undecided: leader}
    my.yaml:54:30: nobody leads before game 1; write steps or draw
{game: 1, undecided: steps} => {game: 1, undecided: draw}
    my.yaml:54:30: no game can be drawn here; write steps, or allow drawn games in the preliminary rounds
{game: 1, undecided: steps} => {game: 1, to_round: 0, undecided: steps}
    my.yaml:54:29: to_round is 0; write a number from 1 to 9999
{game: 2, undecided: steps} => {game: 2, undecided: steps}⏎      - {game: 2, not_started: true, undecided: steps}
    my.yaml:56:49: nothing is counted in a game that has not started; write leader or draw
"#,
    );
}

#[test]
fn two_procedures_never_hold_in_one_round() {
    let steps = "    steps:\n      - text: {en: More points}";
    let both = format!("    rounds: [preliminary]\n{steps}");
    let again = "  - name: {en: Again}\n    when: {en: At the end}\n    rounds: [preliminary]\n\
                 \x20   steps: [{text: {en: Points}, better: higher, fields: [{id: p, name: {en: P}}]}]\n\
                 lists:";
    let game = GAME.replace(steps, &both).replace("lists:", again);
    says(
        &game,
        &[
            "my.yaml:68:5: an earlier procedure already covers preliminary rounds of one_game matches; leave each round to one of them",
        ],
    );
}

#[test]
fn a_field_says_what_fits_it() {
    let compared = "write another field's id in part_of, and count both for both players";
    for (with, sentence) in [
        ("side: grey", "\"side\" needs \"sides\"; add \"sides\", or delete \"side\""),
        ("most: 0", "most is 0; write a number from 1 to 9999"),
        ("above: {en: Won}", "\"above\" needs \"most\"; add \"most\", or delete \"above\""),
        ("faces: [1, 2]", "\"points\" is not rolled; faces are for a step with \"better: roll\""),
        ("part_of: points", &format!("\"points\" can't be compared with \"points\"; {compared}")),
        ("part_of: shields", &format!("\"points\" can't be compared with \"shields\"; {compared}")),
        (
            "held: true, most: 3",
            "\"points\" is held or not, so it has no side, most or bands; remove them",
        ),
    ] {
        let field = |rest: &str| format!("Points}}, {rest}}}");
        let told = told(&GAME.replace(&field("hundredths: 400"), &field(with)));
        assert_eq!(told.len(), 1, "{with}: {told:?}");
        let (place, said) = told[0].split_once(": ").unwrap();
        assert_eq!((&place[..11], said), ("my.yaml:56:", sentence), "{with}");
    }
}

#[test]
fn dice_situations_ids_and_rows_that_cannot_be_are_named() {
    mistakes(
        r#"
better: lower⏎        fields:⏎          - id: dial⏎            name: {en: Dial}⏎            bands:⏎              - {from: 0, hundredths: 0}⏎              - {from: 4, hundredths: 400} => better: roll⏎        fields:⏎          - id: dial⏎            name: {en: Dial}⏎            faces: [4, 4]
    my.yaml:62:13: the die of "dial" can't decide; write at most 20 faces, two of them different, none above 9999
    steps:⏎      - text: {en: More points} =>     situations: [{id: both-out, text: {en: both out}, holder: points}]⏎    steps:⏎      - text: {en: More points}
    my.yaml:52:63: no step has a field "points" that exactly one player holds; write the id of one
{id: points, name: {en: Points}, hundredths: 400} => {id: won, name: {en: Points}, hundredths: 400}
    my.yaml:56:18: won is a word of the command time; choose another id
    steps:⏎      - text: {en: More points} =>     matches: [one_game]⏎    steps:⏎      - text: {en: More points}
    my.yaml:50:5: games and matches are for a procedure the program carries out; say where in rounds
    steps:⏎ =>     margin_from: points⏎    steps:⏎
    my.yaml:52:18: "margin" needs "preliminary.margin"; add "preliminary.margin", or delete "margin"
"#,
    );
}

#[test]
fn the_margin_follows_from_a_count_of_both_players() {
    let margin = "  margin: {name: {en: Margin}, most: 100, base: 100, bye: 150, walkover: 100}\n";
    let with = |id: &str| {
        let text = GAME.replace("    steps:\n", &format!("    margin_from: {id}\n    steps:\n"));
        let ties = "  tie_breaks: [sos_mean, esos_mean, random]";
        text.replace(ties, &format!("{margin}  tie_breaks: [margin, random]"))
    };
    says(&with("points"), &[]);
    let none =
        "no step counts \"shields\" for both players; write the id of a field that both count";
    says(&with("shields"), &[&format!("my.yaml:53:18: {none}")]);
    says(
        &with("margin").replace("id: points", "id: margin"),
        &["my.yaml:54:5: margin is a word of the command time; choose another id"],
    );
}

#[test]
fn a_game_is_left_out_only_in_a_match_to_wins_that_may_be_drawn() {
    let rows = "    games:\n      - {game: 1, undecided: not_counted}\n";
    mistakes_in(
        &carried_out(rows).replace("first_to_two", "one_game"),
        r#"
rounds: [elimination] => rounds: [elimination]
    my.yaml:54:30: no game can be drawn here; write steps, or allow drawn games in the preliminary rounds
rounds: [elimination] => rounds: [preliminary]
    my.yaml:54:30: a game may be left out only in matches to two wins; name them in matches, or write draw
"#,
    );
}

/// The start of a ruling at the end of the game.
const COUNCIL: &str = "\
errata:
  - topic: {en: Council}
    text: {en: Seven win.}
";

const QUESTIONS: &str = "    id: council
    questions:
      - {id: ends, text: {en: Over?}, kind: yes_no}
      - {id: members, text: {en: How many?}, kind: number, to: 60}
    verdicts:
";

#[test]
fn whole_rulings_are_read() {
    let verdicts = "      - {when: [{question: ends, is: no}], text: {en: Wait.}}
      - {when: [{question: members, from: 7}], text: {en: Won.}}
      - {text: {en: Go on.}}
";
    let game = read("my.yaml", &format!("{GAME}{COUNCIL}{QUESTIONS}{verdicts}")).unwrap();
    assert_eq!(
        game.guided().map(|ruling| ruling.id.as_deref()).collect::<Vec<_>>(),
        [Some("council")]
    );
}

#[test]
fn verdicts_fit_the_answers_and_conditions_their_questions() {
    mistakes_in(
        &format!("{GAME}{COUNCIL}{QUESTIONS}      @"),
        r#"
@ => - {when: [{question: members, to: 60}], text: {en: Always.}}⏎      - {when: [{question: ends, is: no}], text: {en: Never.}}
    my.yaml:87:9: no answers lead to this verdict, because an earlier one always fits; move it before that one, or delete it
@ => - {when: [{question: ends, is: no}], text: {en: Wait.}}⏎      - {when: [{question: members, from: 7}], text: {en: Won.}}
    my.yaml:85:5: these answers have no verdict: ends = yes, members = 0; add one for them, or a last one without conditions
@ => - {when: [{question: end, is: no}], text: {en: A.}}⏎      - {when: [{question: ends, from: 1}], text: {en: B.}}⏎      - {when: [{question: members, is: yes}], text: {en: C.}}⏎      - {when: [{question: members, from: 9, to: 7}], text: {en: D.}}⏎      - {text: {en: E.}}
    my.yaml:86:28: there is no "end" here; write one of: ends, members
    my.yaml:87:17: the question "ends" is answered yes or no; write "is: yes" or "is: no" alone
    my.yaml:88:17: the question "members" is answered with a number; write from, to or both
    my.yaml:89:43: from 9 is more than to 7; write the smaller number in from
"#,
    );
}

#[test]
fn questions_verdicts_and_ids_belong_together() {
    mistakes_in(
        &format!("{GAME}{COUNCIL}    @\n"),
        r#"
@ => questions: [{id: ends, text: {en: Over?}, kind: yes_no}]⏎    id: council
    my.yaml:81:5: "questions" needs "verdicts"; add "verdicts", or delete "questions"
@ => verdicts: [{text: {en: A.}}]
    my.yaml:81:5: "verdicts" needs "questions"; add "questions", or delete "verdicts"
@ => questions: [{id: ends, text: {en: Over?}, kind: yes_no}]⏎    verdicts: [{text: {en: A.}}]
    my.yaml:81:5: "questions" needs "id"; add "id", or delete "questions"
@ => questions: [{id: many, text: {en: How many?}, kind: number}]⏎    id: council⏎    verdicts: [{text: {en: A.}}]
    my.yaml:81:17: "kind: number" needs "to"; add "to", or delete "kind: number"
"#,
    );
}

#[test]
fn a_bidding_has_two_sides_and_one_of_them_wins_ties() {
    let told = |rest: &str| told(&format!("{GAME}{rest}\n"));
    let auction = |sides: &str| {
        format!(
            "auction: {{name: {{en: A}}, resource: {{en: F}}, sides: [{sides}], ties: grey, \
             beneath: 1, winner: {{en: W}}, loser: {{en: L}}}}"
        )
    };
    let one = "{id: dark, name: {en: Dark}}";
    let found = told(&auction(one).replace("grey", "dark"));
    assert!(found[0].contains("a bidding has two sides, not 1;"), "{found:?}");
    let found = told(&auction(&format!("{one}, {{id: bids, name: {{en: B}}}}")));
    for told in ["\"bids\" is a setting of the command auction", "there is no \"grey\" here"] {
        assert!(found.iter().any(|one| one.contains(told)), "{found:?}");
    }
    let found = told("overkill: {name: {en: O}, other_units: 0}");
    assert!(found[0].contains("no other unit may get hits"), "{found:?}");
}
