use super::fixture::{Desk, basic};

#[test]
fn a_second_person_of_a_name_is_known_by_what_tells_them_apart() {
    let mut desk = Desk::destiny(basic(), &[]);
    desk.told("add 'Jan Kowalski' club=Bard member=7");
    let known =
        "jan kowalski is already registered (#1). Another jan kowalski? Add a club, or start=2.";
    for typed in ["", " club=bard", " club=Bard table=2"] {
        assert_eq!(desk.refused(&format!("add 'jan kowalski'{typed}")), known, "{typed}");
    }
    desk.dialogue(
        "add 'Jan  Kowalski' club=Smok |! Jan Kowalski alone is ambiguous now: write #1 or #2, or the whole name.",
    );
    // The third shares a club, and only the first has a member number.
    assert!(desk.refused("add 'Jan Kowalski' club=Bard member=8").contains("start=3"));
    desk.told("add 'Jan Kowalski' club=Bard start=30");
    assert_eq!(desk.event.entrants[2].name, "Jan Kowalski (30)");
    let several = "could be Jan Kowalski (#1), Jan Kowalski (Smok) (#2) or Jan Kowalski (30) (#3): \
                   enter more of the name, or #number.";
    for verb in
        ["drop 'Jan Kowalski'", "penalty 'Jan Kowalski' warning", "edit 'Jan Kowalski' club="]
    {
        assert_eq!(desk.refused(verb), format!("\"Jan Kowalski\" {several}"), "{verb}");
    }
    assert_eq!(desk.refused("drop 'jan kowalski'"), format!("\"jan kowalski\" {several}"));
    desk.dialogue(
        "remove 'Jan Kowalski (Smok)' | Removed Jan Kowalski (Smok) (#2): registered by mistake.",
    );
    desk.run(["remove #3", "edit 'Jan Kowalski' club=Kos"]);
}

#[test]
fn a_name_that_somebody_wrote_with_a_bracket_stays_a_name_of_its_own() {
    let mut desk = Desk::destiny(basic(), &["Anna", "Anna (Smok)"]);
    assert_eq!(desk.told("remove Anna"), "Removed Anna (#1): registered by mistake.");
}
