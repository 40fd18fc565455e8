use super::*;

/// Teams `A` & `a`, `B` & `b` and so on, in this many rounds.
fn teams(rounds: u32, names: &[&str]) -> Desk {
    let setup = Setup {
        tier: Some(TierKind::Relaxed),
        structure: Some(StructureKind::Custom),
        rounds: Some(rounds),
        ..Setup::default()
    };
    let mut desk = Desk::of("lcg-2v2", setup, &[]);
    for name in names {
        desk.does(&format!("add 'Kapitan {name}' partner='Druh {name}'"));
    }
    desk
}

/// Pairs a round by hand and reports its results, `A-B:WD` for each table.
fn round(desk: &mut Desk, tables: &[&str]) {
    let split = |table: &&str| {
        let (pair, games) = table.split_once(':').unwrap();
        let (a, b) = pair.split_once('-').unwrap();
        (format!("'Kapitan {a}' = 'Kapitan {b}'"), games.to_owned())
    };
    let (pairs, games): (Vec<String>, Vec<String>) = tables.iter().map(split).unzip();
    desk.decision(&format!("pair manual \"{}\"", pairs.join(", ").replace('\'', "")));
    for (table, games) in (1..).zip(games) {
        desk.decision(&format!("report {table} {games}"));
    }
}

#[test]
fn the_worth_of_a_draw_on_time_is_one_of_two_and_fixed_at_the_start() {
    let mut desk = teams(1, &["X", "Y"]);
    desk.dialogue(
        "setup timed_draw=3 | no: A game drawn on time is worth 2 points by its own rule or 1 like any draw: setup timed_draw=2 or timed_draw=1.
         setup timed_draw=1 · setup structure=custom rounds=1",
    );
    assert_eq!(desk.event.scoring().timed_draw, Some(1));
    desk.does("pair");
    desk.dialogue(
        "setup timed_draw=2 | no: Round 1 is paired, so the points for a game drawn on time can't change. Undo the pairing first.",
    );
    let mut other = Desk::custom(3, 0, &["Ewa", "Jan"]);
    other.dialogue(
        "setup timed_draw=1 | no: Star Wars: Destiny scores a game drawn on time like any other draw.",
    );
}

#[test]
fn e51_of_three_level_teams_the_best_two_play() {
    let mut desk = teams(1, &["P", "Q", "R", "S", "T", "U"]);
    round(&mut desk, &["P-S:WW", "Q-T:WW", "R-U:WW"]);
    let order: Vec<Id> = standings(&desk.event).iter().map(|s| s.entrant).collect();
    assert_eq!(desk.event.level_at_the_top(), order[..3]);
    desk.does("cut");
    assert_eq!(desk.event.finals().unwrap().seeds, order[..2]);
    let name = |place: usize| desk.event.label(order[place]);
    let (first, third) = (name(0), name(2));
    assert_eq!(
        desk.does(&format!("decline #{}", order[0])),
        format!("{first} gives up the place. {third} moves up, as seed 2.")
    );
    let second = desk.event.label(order[1]);
    assert_eq!(
        desk.does(&format!("decline #{}", order[2])),
        format!("{third} gives up the place. Nobody else is tied: {second} are champions.")
    );
    assert_eq!(phase(&desk.event), Phase::Decided { champion: Some(order[1]) });
    desk.does(&format!("drop #{}", order[1]));
    assert_eq!(champion(&desk.event), Some(order[1]));
}

#[test]
fn e51_one_who_leads_alone_is_champion_at_once() {
    let mut desk = teams(1, &["X", "Y", "Z", "V"]);
    round(&mut desk, &["X-Z:WW", "Y-V:WL"]);
    assert_eq!(phase(&desk.event), Phase::Decided { champion: Some(1) });
    desk.dialogue(
        "cut | no: No deciding match: nobody still playing is level with Kapitan X & Druh X at the top.
         setup cut=4 | no: This game has no cut: if the leaders are tied after the last round, the best two of them play a deciding match.",
    );
}

#[test]
fn who_is_level_and_left_does_not_stop_the_other() {
    let mut desk = teams(1, &["X", "Y", "Z", "V"]);
    round(&mut desk, &["X-Z:WW", "Y-V:WW"]);
    desk.does("drop #2");
    desk.dialogue(
        "cut | Kapitan X & Druh X are champions without a deciding match: nobody else tied is left.",
    );
    assert_eq!(phase(&desk.event), Phase::Decided { champion: Some(1) });
    assert_eq!(final_places(&desk.event)[..2], [1, 2]);

    let mut desk = teams(1, &["X", "Y", "Z", "V"]);
    round(&mut desk, &["X-Z:WW", "Y-V:WW"]);
    desk.does("disqualify #2");
    assert_eq!(phase(&desk.event), Phase::Decided { champion: Some(1) });
}

#[test]
fn who_leaves_during_the_match_has_lost_it() {
    let mut desk = teams(1, &["X", "Y", "Z", "V"]);
    round(&mut desk, &["X-Z:WW", "Y-V:WW"]);
    desk.run(["setup finals=one-game", "cut"]);
    assert_eq!(desk.event.finals().unwrap().shape, MatchShape::OneGame);
    desk.dialogue("pair · drop #1 |! Kapitan Y & Druh Y wins the deciding match.");
    assert_eq!(champion(&desk.event), Some(2));
    desk.dialogue(
        "rejoin #1 | no: Kapitan X & Druh X dropped out of the deciding match: nobody can rejoin it.
         add Iga partner=Ola | no: Registration is closed: the deciding match has started.",
    );
}

#[test]
fn a_team_needs_a_partner_and_both_names_are_its_own() {
    let mut desk = teams(3, &["X"]);
    desk.dialogue(
        r#"add Anna | no: Anna needs a partner (teams of two): add partner=NAME.
           add Anna partner=anna | no: Anna can't be their own partner.
           add "Anna Żółkiewska" partner="Łukasz Świątek" | Registered Anna Żółkiewska & Łukasz Świątek (#2)."#,
    );
    assert_eq!(desk.id("swiatek"), 2);
    assert_eq!(desk.id("zolk"), 2);
    assert!(desk.refused("add \"Łukasz Świątek\" partner=Ewa").contains("is already registered"));
    desk.does("edit swiatek partner=\"Iga Łoś\"");
    assert_eq!(desk.event.label(2), "Anna Żółkiewska & Iga Łoś");
    desk.dialogue(r#"edit zolk partner="" | no: This game is played in teams: name a partner."#);
    let roster = read_roster("name,partner\nEwa,Jan\nOla,\n").unwrap();
    let refused =
        crate::event::decide(&desk.event, &crate::event::Command::Import(roster), desk.now());
    assert_eq!(
        refused.unwrap_err().0,
        "Line 3: Ola needs a partner (teams of two): add partner=NAME."
    );
}

#[test]
fn a_partner_changed_after_the_start_has_a_reason_and_is_announced() {
    let mut desk = teams(3, &["X", "Y", "Z", "V"]);
    desk.dialogue(
        "edit 'Kapitan X' partner=Ola |! nothing
         pair
         edit 'Kapitan X' partner=Iga | no: Partners are fixed before the start: add why= with the reason for the change (logged).
         edit 'Kapitan X' partner=Iga 'why=Ola fell ill' | Edited Kapitan X & Ola (#1). |! Partners are fixed before the start: tell the players about the change.",
    );
    let line = desk.event.log.last().unwrap();
    assert_eq!(line.reason.as_deref(), Some("Ola fell ill"));
    assert_eq!(desk.warnings("edit 'Kapitan X' partner=Iga club=Bard"), [""; 0]);
}
