use super::*;

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
