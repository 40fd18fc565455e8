use super::desk::Desk;

fn paired(game: &str) -> Desk {
    let desk = Desk::with(
        &format!("{game} --date 2026-11-21 --seed 3 --structure custom --rounds 2 --cut 0"),
        &["Ala", "Bea", "Cyd", "Dag"],
    );
    desk.verb("pair manual 'Ala = Bea, Cyd = Dag'");
    desk
}

const VADER: &str = "'dark=Darth Vader B:6+1'";
const ANAKIN: &str = "'light=Anakin Skywalker C:5'";

#[track_caller]
fn bid_refused(desk: &Desk, calls: &str, sentence: &str) {
    let said = desk.refused(&format!("auction 1 {VADER} {ANAKIN} bids={calls}"));
    assert_eq!(said, sentence, "{calls}");
}

#[test]
fn e58_the_bidding_is_recorded_with_who_pays_what() {
    let desk = paired("tcg");
    let bids = format!("auction 1 {VADER} {ANAKIN} bids=0,3,1,4,2,pass,pass opens=Bea");
    assert_eq!(
        desk.verb(&bids),
        "saved #6: Table 1: Dark Side wins the tie, 9 to 9. Dark Side pays 2 Force, Darth Vader B: stays in battle. Light Side pays nothing, Anakin Skywalker C: retreats untapped.\n"
    );
    desk.plays(
        "$ show shop.yaml log
         …round 1 table 1, bidding: Dark Side (Bea), Darth Vader B 6 + 1 + 2 = 9; Light Side (Ala), Anakin Skywalker C 5 + 4 = 9; bids 0, 3, 1, 4, 2, pass, pass; Dark Side wins and pays 2 Force…",
    );
    let file = desk.text("shop.yaml");
    assert!(
        file.contains(
            "auction: {at: {stage: 1, round: 1, table: 1}, opens: 2, units: [{name: \"Darth \
             Vader B\", cost: 6, beneath: 1}, {name: \"Anakin Skywalker C\", cost: 5}], bids: [0, \
             3, 1, 4, 2, \"pass\", \"pass\"]}"
        ),
        "{file}"
    );
    desk.is_sound();
    // Before both have passed, the refusal says where the bidding stands.
    for (calls, next, stands) in [
        ("0", "Light Side", "Light Side needs 3 or more to lead."),
        ("0,3", "Dark Side", "Dark Side needs 1 or more to lead."),
        ("0,3,1", "Light Side", "Light Side needs 4 or more to lead."),
        ("0,3,1,4", "Dark Side", "Dark Side needs 2 or more to lead."),
        ("0,3,1,4,2,pass", "Dark Side", "Dark Side already leads and may pass."),
    ] {
        let both = format!("{next} is next, and both must pass in a row.");
        bid_refused(&desk, calls, &format!("The bidding isn't over: {both} {stands}"));
    }
}

#[test]
fn e59_a_bid_against_the_limits_is_refused_with_the_limit() {
    let desk = paired("tcg");
    for (calls, sentence) in [
        ("0,3 force=5:2", "Bid 2: Light Side has 2 Force and can't bid 3."),
        ("0,3,1,3", "Bid 4: 3 isn't a raise: Light Side has bid 3 and must go higher or pass."),
        ("pass", "Bid 1: Dark Side must open with a bid of 0 or more before passing."),
        ("0,0,pass,pass,3", "Bid 5: The bidding is over: both passed in a row."),
    ] {
        bid_refused(&desk, calls, sentence);
    }
    // A pass is not final, and an opening of 2 leaves it level, which dark wins.
    desk.verb(&format!("auction 1 {VADER} {ANAKIN} bids=0,3,1,pass,2,5,pass,pass"));
    let said = desk.verb(&format!("auction 2 {VADER} {ANAKIN} bids=0,2,pass,pass"));
    assert!(said.contains("Dark Side wins the tie, 7 to 7."), "{said}");
}

#[test]
fn a_bidding_that_lacks_something_says_what_to_write() {
    paired("tcg").plays(
        r#"! auction 1 'dark=Darth Vader B:6+1' bids=0
           Name the unit of Light Side: light="NAME:COST", or "NAME:COST+1" with 1 card beneath.
           ! auction 1 'dark=Darth Vader B:6+1' grey=Yoda:5 bids=0
           Unknown word "grey"; write dark or light.
           ! auction 1 'dark=Darth Vader B:6+1' light=Anakin:5
           Give the bids: bids=0,3,1,pass,pass.
           ! auction 1 'dark=Darth Vader B:6+1' light=Anakin:5 bids=0,0,pass,pass opens=Cyd
           Cyd doesn't play at table 1: Ala and Bea do.
           ! auction 1 dark=Vader:1000 light=Anakin:5 bids=0,0,pass,pass
           1000 is too many: the limit is 999.
           ? auction 1 dark=Vader bids=0
           "Vader" isn't a unit: write "NAME:COST", or "NAME:COST+1" with 1 card beneath. Usage: auction TABLE…"#,
    );
    paired("destiny").plays(
        "! auction 1 dark=Vader:7 light=Anakin:5 bids=0,0,pass,pass
         This game has no bidding.",
    );
}

#[test]
fn e60_every_valid_split_and_why_another_is_none() {
    let desk = paired("tcg");
    let before = desk.bytes("shop.yaml");
    desk.plays(
        r#"> overkill 1 hits=3 health=7 counters=3
           Remaining health 4. All 3 hits go to the defender. Valid splits (defender, other): (3, 0)
           > overkill 1 hits=5 health=7 counters=3
           Remaining health 4. At least 4 go to the defender, the other 1 to it or to one other unit in the arena. Valid splits (defender, other): (4, 1), (5, 0)
           > overkill 1 hits=7 health=7 counters=3
           …(4, 3), (5, 2), (6, 1), (7, 0)
           ! overkill 1 hits=3 health=7 counters=3 split=2,1
           All 3 hits go to the defender: its remaining health is 4.
           ! overkill 1 hits=5 health=7 counters=3 split=3,2
           The defender gets 3, but must get at least 4: its remaining health comes first.
           ! overkill 1 hits=7 health=7 counters=3 split=3,4
           The defender gets 3, but must get at least 4: its remaining health comes first.
           ! overkill 1 hits=7 health=7 counters=3 split=4,1,2
           2 other units get hits, but only 1 may: give the rest to one unit.
           ! overkill 1 hits=1000 health=7
           1000 is too many: the limit is 99.
           ! overkill 1 hits=5 health=0
           A defender's health must be at least 1.
           ! overkill 1 hits=5 health=3 counters=4
           4 damage counters on a health of 3: count them again.
           ? overkill 1 hits=-1 health=7
           "-1" is not a whole number…"#,
    );
    assert_eq!(desk.bytes("shop.yaml"), before);
    let legion = "'defender=Clone Trooper Legion' 'others=Coruscant Air Bus,Coruscant Speeder'";
    desk.plays(&format!(
        "> overkill 1 hits=7 health=7 counters=3 {legion} split=4,3
         saved #6: Table 1: 4 to Clone Trooper Legion, 3 to Coruscant Air Bus. Remaining health 4.
         > overkill 1 hits=7 health=7 counters=3 {legion} split=6,0,1
         …6 to Clone Trooper Legion, 1 to Coruscant Speeder…",
    ));
    desk.is_sound();
}

#[test]
fn e61_the_quorum_wins_at_the_end_of_the_turn() {
    paired("tcg").plays(
        r#"> rule quorum yes 7 yes
           Jedi Council Quorum: The light side wins; the end of the turn comes before the control of arenas. [II Uzupełnienie zasad do TCG]
           // Seven members that are only partly built are none that count.
           > rule quorum yes 0
           Jedi Council Quorum: No win; retreated members count, partly built ones do not, and there must be seven. [II Uzupełnienie zasad do TCG]
           > rule quorum yes 6
           Jedi Council Quorum: No win; retreated members count, partly built ones do not, and there must be seven. [II Uzupełnienie zasad do TCG]
           > rule quorum no
           …Nothing yet; it is looked at when the turn ends.…
           > rule quorum yes 7 no table=2
           saved #6: Table 2, Jedi Council Quorum: The light side wins.
           ! rule quorum yes
           quorum, next question: How many complete Council Members are in arenas or in the build zone? (0 to 60)
           ! rule quorum yes -1
           Answer "How many complete Council Members are in arenas or in the build zone?" with a number from 0 to 60, not "-1".
           ! rule quorum no 7
           The verdict is clear without "7": leave it out.
           ! rule cantina
           No questions about "cantina". This game has questions about …
           ! rule quorum no table=9
           No table 9 in round 1: choose 1 to 2."#,
    );
}

#[test]
fn e62_reserves_are_for_retreated_units() {
    paired("tcg").plays(
        "> rule reserves no
         Reserves: Not usable; Reserves are for retreated units…
         > rule reserves yes yes
         …Tap the unit; R2-D2 E prevents 1 damage…",
    );
}

#[test]
fn e63_a_copied_card_keeps_its_condition() {
    paired("tcg").plays(
        "> rule dark-dreams yes yes yes yes no
         Dark Dreams: No effect of the copied card may be used. [II Uzupełnienie zasad do TCG]
         > rule dark-dreams yes yes yes no
         …gets the effect of the copied card…",
    );
}

#[test]
fn other_games_ask_where_a_decision_helps() {
    paired("destiny").plays(
        "> rule missed yes no
         …It may not be used any more.…
         > rule leaders yes no
         …The official may not play without a second one.…
         > rule return no no
         …No return; a stage that was left is over…",
    );
    paired("imperial-assault").plays(
        "> rule missed yes yes
         …It is no missed opportunity.…",
    );
    paired("lcg").plays(
        "> rule mulligan yes no
         …six new ones are drawn and kept…
         > rule concede no
         …The second game is to be played out…",
    );
}

#[test]
fn the_note_on_77_to_148_players_is_announced() {
    let desk = Desk::with("destiny --tier formal --seed 3", &[]);
    let names: String = (1..=77).map(|n| format!("name,Gracz {n}\n")).collect();
    let roster = names.replace("name,", "");
    std::fs::write(desk.path("roster.csv"), format!("name\n{roster}")).unwrap();
    desk.verb("import roster.csv");
    let note = "Seven rounds are printed, the same as in the row above; events have played eight \
                from 77 players on. Announce which it is.";
    let announced = desk.done("show shop.yaml announcement");
    assert!(announced.contains(note), "{announced}");
    // Once the organizer has decided, there is nothing left to announce about it.
    desk.verb("setup rounds=8");
    let announced = desk.done("show shop.yaml announcement");
    assert!(!announced.contains(note), "{announced}");
}
