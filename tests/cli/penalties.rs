use super::*;

fn event(game: &str, players: &[&str]) -> Desk {
    Desk::with(
        &format!("{game} --date 2026-11-21 --seed 8 --structure custom --rounds 3 --cut 0"),
        players,
    )
}

/// The tournament points of every entrant, in the order of their ids.
fn points(desk: &Desk) -> Vec<u64> {
    let standings = desk.json("standings");
    let mut points: Vec<(u64, u64)> = (standings["standings"].as_array().unwrap().iter())
        .map(|line| (line["entrant"].as_u64().unwrap(), line["points"].as_u64().unwrap()))
        .collect();
    points.sort_unstable();
    points.into_iter().map(|(_, points)| points).collect()
}

#[test]
fn the_history_and_the_ladder_are_told_before_the_next_penalty() {
    let desk = event("lcg", &["Ala", "Bea"]);
    desk.verbs(["pair", "penalty Ala warning for=collusion suspected whispers"]);
    assert_eq!(
        desk.warned("penalty Ala game-loss for=collusion game=1"),
        "warning: Ala has an earlier penalty: Warning (round 1, table 1, Collusion, suspected): whispers.\nwarning: Collusion, confirmed. By the rules: Penalty, Exclusion from a game, Exclusion from a match, Loss of tournament points or Disqualification.\n"
    );
    let penalties = &desk.json("penalties")["penalties"];
    assert_eq!(penalties[0]["offence"], "collusion");
    assert_eq!(
        (&penalties[0]["suspected"], &penalties[1]["suspected"]),
        (&json!(true), &json!(false))
    );
    desk.is_sound();
}

#[test]
fn the_sheet_has_every_penalty_that_counts_in_every_format() {
    let desk = event("lcg", &["Ala", "Bea", "Cyd", "Dag", "Ewa"]);
    desk.verbs([
        "official Olga role=organizer",
        "pair manual 'Ala = Bea, Cyd = Dag, Ewa = bye'",
        "penalty Ala warning for=misleading by=Olga slow play",
        "penalty Bea warning 'a mistake'",
        "undo",
        "penalty Ewa points-loss points=2 'marked | cards'",
    ]);
    let text = desk.done("show shop.yaml penalties");
    assert!(text.contains("shop · penalties") || text.contains("· penalties"), "{text}");
    assert!(text.contains("2 penalties"), "{text}");
    let row = |name: &str| text.lines().find(|line| line.contains(name)).unwrap_or_default();
    let ala = row("Ala");
    for word in ["Warning", "Misleading", "round 1", "1", "Olga", "slow play"] {
        assert!(ala.contains(word), "{word}: {ala}");
    }
    assert!(row("Ewa").contains("2 tournament points deducted"), "{text}");
    assert!(!text.contains("a mistake"), "{text}");
    let csv = desk.done("show shop.yaml penalties --format csv");
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "No.,Player,Penalty,Offence,Effect,Round,Table,Time,By,Note");
    assert!(lines[1].starts_with("8,Ala,Warning,Misleading,,round 1,1,"), "{csv}");
    assert!(lines[1].ends_with(",Olga,slow play"), "{csv}");
    assert_eq!(lines.len(), 3, "{csv}");
    let json = desk.json("penalties");
    assert_eq!(
        (&json["penalties"][1]["effect"], &json["penalties"][1]["points"]),
        (&json!("points"), &json!(2))
    );
    let markdown = desk.done("show shop.yaml penalties --format markdown");
    assert!(markdown.contains("marked \\| cards"), "{markdown}");
    let html = desk.done("show shop.yaml penalties --format html");
    assert!(html.contains("<td>slow play</td>"), "{html}");
    let one = desk.done("show shop.yaml penalties Ewa");
    assert!(one.contains("penalties: Ewa") && !one.contains("slow play"), "{one}");
    let polish = desk.done("--lang pl show shop.yaml penalties");
    assert!(polish.contains("2 kary") && polish.contains("Wprowadzanie w błąd"), "{polish}");
    let arithmetic = desk.done("show shop.yaml place Ewa");
    let sum = "4 points in 1 round, including a bye, 2 deducted (Loss of tournament points, round 1, #11)";
    assert!(arithmetic.contains(sum), "{arithmetic}");
    desk.is_sound();
}

#[test]
fn e53_a_deck_check_annuls_the_result_and_penalises_in_one_line() {
    let desk = event("lcg", &["Ala", "Bea", "Cyd", "Dag"]);
    desk.plays(
        "> pair manual 'Ala = Bea, Cyd = Dag'
         ! check Ala legal
         Table 1 has no result yet: check decks once the result is on the sheet.
         > report 1 WW
         > report 2 WD",
    );
    assert_eq!(points(&desk), [6, 0, 4, 1]);
    desk.plays(
        "> check Ala illegal 'Dark Memories' left=10 result=match-loss penalty=warning
         saved #8: Ala: illegal deck. Removed Dark Memories and annulled the result. The rest is legal: 10 objective sets. Table 1: Bea beat Ala 6–0. Before: Ala beat Bea 6–0. Ala: Warning.
         $ show shop.yaml log
         …result annulled, now table 1: Bea beat Ala 6–0…",
    );
    assert_eq!(points(&desk), [0, 6, 4, 1]);
    desk.is_sound();
    desk.verb("undo");
    assert_eq!(points(&desk), [6, 0, 4, 1]);
    desk.verb("check Ala illegal 'Dark Memories' left=9 result=match-loss");
    let ala = &desk.event()["entrants"][0];
    assert_eq!((&ala["status"], &ala["left_after"]), (&json!("dropped"), &json!(1)));
    let checks = &desk.json("checks")["checks"];
    assert_eq!((&checks[0]["legal"], &checks[0]["left"]), (&json!(false), &json!(9)));
    desk.verb("check Dag illegal Rancor left=12 result=replay penalty=none");
    let tables = &desk.event()["stages"][0]["rounds"][0];
    assert_eq!(
        (&tables["complete"], &tables["pairings"][1]["result"]),
        (&json!(false), &json!(null))
    );
    desk.is_sound();
}

#[test]
fn a_proxy_stands_on_its_sheet_with_the_rule_about_the_original() {
    let desk = event("destiny", &["Ala", "Bea"]);
    desk.verbs([
        "official Olga role=organizer",
        "pair",
        "component Ala card damaged Luke replaced=no 'unreadable=cost and text'",
    ]);
    let sheet = desk.done("show shop.yaml proxies");
    assert!(sheet.contains("face down, and may be looked at when the proxy is played"), "{sheet}");
    let proxy = &desk.json("proxies")["proxies"][0];
    assert_eq!(
        (&proxy["card"], &proxy["unreadable"], &proxy["made_by"]),
        (&json!("Luke"), &json!("cost and text"), &json!("Olga"))
    );
    assert_eq!(proxy["date"].as_str().unwrap().len(), 10);
    desk.verb("component Bea card lost Vader minutes=5");
    let slip = desk.json("pairings");
    assert_eq!(slip["stages"][0]["rounds"][0]["pairings"][0]["result"], json!(null));
    desk.verb("component Bea card lost Vader replaced=no");
    let result = &desk.event()["stages"][0]["rounds"][0]["pairings"][0]["result"];
    assert_eq!((&result["winner"], &result["how"]), (&json!(1), &json!("concession")));
    desk.is_sound();
}

#[test]
fn what_is_wrong_is_said_in_one_sentence_and_nothing_is_lost() {
    event("destiny", &["Ala", "Bea"]).plays(
        r#"> pair
           ! penalty Ala warning for=theft
           …Unknown word "theft"; write …
           ? check Ala maybe
           …Unknown word "maybe"; write legal or illegal…
           ? check Ala legal left=3
           …left= is only for an illegal deck…
           ? component Ala card burnt
           …Unknown word "burnt"; write lost or damaged…
           ! component Ala card damaged replaced=no
           …A proxy needs the card's name…
           ? component Ala card lost minutes=-5
           …"-5" is not a whole number…
           ! recommend Zed
           …No player matches "Zed"…
           $1 show shop.yaml checks --round 1
           With checks, leave out --round and --stage."#,
    );
}

#[test]
fn e52_a_concession_gives_up_the_game_and_not_the_match() {
    let desk = event("lcg", &["Ala", "Bea", "Cyd", "Dag"]);
    desk.verb("pair manual 'Ala = Bea, Cyd = Dag'");
    assert_eq!(
        desk.verb("report 1 concede A"),
        "saved #6: Table 1: Ala conceded game 1 to Bea; score 0–3. Next: game 2.\n"
    );
    assert_eq!(desk.round()["pairings"][0]["result"], json!(null));
    assert_eq!(desk.round()["pairings"][0]["so_far"], "L");
    let pairings = desk.done("show shop.yaml pairings");
    assert!(pairings.contains("0–3 so far"), "{pairings}");
    desk.verb("report 1 LW");
    let result = &desk.round()["pairings"][0]["result"];
    assert_eq!((&result["points"], &result["conceded"]), (&json!([3, 3]), &json!([1])));
    desk.plays(
        "> report 2 W concede B
         warning: Game 2 must be played to the end: warn Dag, or undo this.
         ! report 2 concede A match
         Only a game can be conceded here, not a match. To concede the current game: report 2 concede A.",
    );
    desk.is_sound();
}

#[test]
fn whoever_was_registered_by_mistake_or_never_paired_has_no_place() {
    for game in ["destiny", "lcg"] {
        let desk = event(game, &["Ala", "Bea", "Mistake", "Cyd", "Dag", "Ewa"]);
        desk.verbs(["remove Mistake", "drop Ewa", "pair manual 'Ala = Bea, Cyd = Dag'"]);
        desk.report_all(if game == "lcg" { "LL" } else { "L" });
        let event = desk.event();
        let mut ranked: Vec<_> = (event["standings"].as_array().unwrap().iter())
            .map(|line| line["entrant"].as_u64().unwrap())
            .collect();
        ranked.sort_unstable();
        assert_eq!(ranked, [1, 2, 4, 5], "{game}");
        assert_eq!(event["entrants"].as_array().unwrap().len(), 5, "{game}");
        desk.is_sound();
    }
}

#[test]
fn points_have_a_limit_and_the_log_names_the_penalty_as_the_rules_do() {
    event("lcg", &["Ala", "Bea"]).plays(
        "> pair
         ! penalty Ala points-loss points=1000
         A penalty deducts at most 999 points.
         > penalty Ala points-loss points=999
         > penalty Ala points-loss points=1
         > report 1 WW
         > check Ala legal sleeves are new
         $ show shop.yaml log --lang pl
         …Ala: Utrata punktów turniejowych, odjęto 1 punkt turniejowy…
         …sleeves are new…",
    );
}
