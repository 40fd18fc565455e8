//! The screen of the standings explains how a place came about.

use super::TestApp;

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
    // The keys stand below the arithmetic.
    let keys = |row: &str| row.starts_with("Enter card") || row.starts_with("p pair");
    rows.take_while(|row| !row.is_empty() && !keys(row)).map(drawn).collect()
}

#[test]
fn a_place_says_first_who_is_beside_it_and_then_all_it_follows_from() {
    let mut play = TestApp::registered(6);
    play.keys(":").text("setup structure=custom rounds=4").keys("Enter");
    for tables in [
        "#1 = #4, #2 = #5, #3 = #6",
        "#1 = #2, #3 = #4, #5 = #6",
        "#1 = #3, #2 = #6, #4 = #5",
        "#1 = #5, #2 = #3, #4 = #6",
    ] {
        play.keys(":").text(&format!("pair manual \"{tables}\"")).keys("Enter");
        play.keys("1 Enter 1 2 Enter 1 3 Enter 1");
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
