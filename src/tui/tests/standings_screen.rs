use super::{NAMES, TestApp};

#[test]
fn the_table_has_the_rows_and_a_key_reads_the_arithmetic() {
    let mut play = TestApp::paired(12);
    play.report_all().keys("s Home");
    for name in &NAMES[..12] {
        play.assert_shows(name);
    }
    let screen = play.screen();
    let rules: Vec<usize> = (screen.lines().enumerate())
        .filter(|(_, line)| line.starts_with("────"))
        .map(|(at, _)| at)
        .collect();
    // The header's line, twelve players with their heading, and six rows of arithmetic.
    assert_eq!(rules, [1, 15], "{screen}");
    let first = play.open().chosen_player().unwrap();
    let name = play.event().label(first);
    assert!(screen.lines().nth(16).unwrap().starts_with(&format!("  1. {name} · ")), "{screen}");
    play.assert_hides("points / rounds").assert_shows("w why this place").keys("w");
    play.assert_shows(&format!("┌ {name} · #{first}")).assert_shows("SoS").keys("Esc");
    assert!(play.app.model.dialogs.is_empty());
    play.keys("w w").assert_shows("round").keys("Esc").assert_hides("┌");
}

#[test]
fn the_arrows_have_a_heading() {
    let mut play = TestApp::paired(8);
    play.report_all().keys("p").report_all().resize(120, 40);
    play.assert_shows(" ↑↓").keys("s").assert_shows(" moved");
}

/// The rows of the arithmetic, without the list beside or above it.
fn told(play: &mut TestApp) -> Vec<String> {
    let screen = play.screen();
    let cells = screen.lines().map(|line| line.rsplit('│').next().unwrap_or_default().trim());
    let rows = cells.skip_while(|row| !row.starts_with("3. "));
    // The drawn number differs from event to event.
    let drawn = |row: &str| match row.split_once("registration: ") {
        Some((before, _)) => format!("{before}registration"),
        None => row.to_owned(),
    };
    let keys = |row: &str| row.starts_with("Enter card") || row.starts_with("p pair");
    rows.take_while(|row| !row.is_empty() && !keys(row)).map(drawn).collect()
}

#[test]
fn a_place_says_first_who_is_beside_it_and_then_all_it_follows_from() {
    let mut play = TestApp::registered(6);
    play.verb("setup structure=custom rounds=4");
    for tables in [
        "#1 = #4, #2 = #5, #3 = #6",
        "#1 = #2, #3 = #4, #5 = #6",
        "#1 = #3, #2 = #6, #4 = #5",
        "#1 = #5, #2 = #3, #4 = #6",
    ] {
        play.verb(&format!("pair manual \"{tables}\"")).keys("1 Enter 1 2 Enter 1 3 Enter 1");
    }
    play.keys("s Down Down");
    let above = [
        "3. Ewa Zięba",
        "2 points in 4 rounds",
        "behind Jan Kowalski: 3 points to 2",
        "ahead of Piotr Wójcik: SoS 0.5625 to 0.4375",
    ];
    let opponents = [
        "opponent               points/rounds      SoS",
        "Maria Nowak             0/4 = 0.0000   0.5000",
        "Piotr Wójcik            2/4 = 0.5000   0.4375",
        "Anna Żółkiewska         4/4 = 1.0000   0.5000",
        "Jan Kowalski            3/4 = 0.7500   0.4375",
    ];
    let sums = [
        "SoS    (0/4 + 2/4 + 4/4 + 3/4) / 4 = 9/16 = 0.5625",
        "ESoS   (1/2 + 7/16 + 1/2 + 7/16) / 4 = 15/32 = 0.4688",
        "random drawn at registration",
    ];
    // Below the list there are six rows: no opponents, and the points beside the name.
    let name = format!("{} · {}", above[0], above[1]);
    let short = [&[name.as_str()], &above[2..], &sums].concat();
    assert_eq!(told(play.resize(80, 24)), short);
    assert_eq!(told(play.resize(80, 20)), short);
    // The list has no column for the random number, so the sums have room beside it.
    assert_eq!(told(play.resize(112, 40)), [&above[..], &opponents, &sums].concat());
    // The whole of it is read on the card.
    play.resize(80, 24).keys("w");
    for row in [&above[..], &opponents, &sums].concat() {
        play.assert_shows(row);
    }
}
