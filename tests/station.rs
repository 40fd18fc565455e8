use crate::cli::desk::Desk;
use crate::support::Terminal;
use rustix::process::Signal;
use std::time::Duration;

/// An event of four players in its first round: table 1 is Ala and Bea, table 2 Cyd and Dag.
fn shop() -> Desk {
    let shop = Desk::with("destiny --seed 7 --rounds 3", &["Ala", "Bea", "Cyd", "Dag"]);
    shop.verb("pair manual 'Ala = Bea, Cyd = Dag'");
    shop
}

/// The lines of the log after those of the opening.
fn written(shop: &Desk) -> Vec<String> {
    let text = shop.text("shop.yaml");
    text.lines().filter(|line| line.starts_with("- {n:")).skip(5).map(str::to_owned).collect()
}

fn station(shop: &Desk, more: &str) -> Terminal {
    shop.screen(&format!("station shop.yaml {more}"), "Enter your result")
}

#[test]
fn two_players_enter_their_result() {
    let shop = shop();
    let mut at = station(&shop, "--name door");
    at.press("1 Enter").wait_for("Who won?");
    at.press("2").wait_for("Ala: press Y to confirm.");
    assert!(written(&shop).is_empty());
    at.press("Y").wait_for("Thank you.");
    let written = written(&shop);
    assert_eq!(written.len(), 1);
    assert!(written[0].contains("by: \"station door\", report: {stage: 1, round: 1, table: 1"));
    assert!(shop.done("show shop.yaml log").contains("station door"));
}

/// Nobody but the station writes: no screen is open that could see to the mirror.
#[test]
fn a_result_of_a_station_is_on_the_mirror_too() {
    let shop = shop();
    shop.verb("setup mirror=stick.yaml");
    let mut at = station(&shop, "");
    at.press("1 Enter").wait_for("Who won?");
    at.press("2").wait_for(": press Y to confirm.");
    at.press("Y").wait_for("Thank you.");
    assert_eq!(shop.text("stick.yaml"), shop.text("shop.yaml"));
    assert!(shop.text("stick.yaml").contains("by: \"station\", report: "));
}

/// A station elsewhere reaches no stick of this computer, so the organizer's screen sees to it.
#[test]
fn the_organizers_screen_mirrors_what_a_station_has_saved() {
    let shop = shop();
    shop.verb("setup mirror=stick.yaml");
    let mut screen = shop.screen("shop.yaml", "Round 1");
    let before = shop.text("stick.yaml");
    // As a station without a mirror has written.
    let mut station = shop.command("do --mirror elsewhere.yaml shop.yaml claim 1 W");
    assert!(station.env("KOMANDOR_BY", "station door").output().unwrap().status.success());
    screen.wait_for("station door");
    let started = std::time::Instant::now();
    while shop.text("stick.yaml") == before && started.elapsed() < Duration::from_secs(30) {
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(shop.text("stick.yaml"), shop.text("shop.yaml"));
}

#[test]
fn of_two_processes_at_one_table_one_enters_the_result() {
    let shop = shop();
    let (mut here, mut there) = (station(&shop, ""), station(&shop, "--name two"));
    for (at, key) in [(&mut here, "1"), (&mut there, "2")] {
        at.press("1 Enter").wait_for("Who won?");
        at.press(key).wait_for(": press Y to confirm.");
    }
    here.press("y");
    there.press("y");
    let answer = r"(Thank you\.|a\s+scorekeeper\s+will\s+decide\.)";
    let answer = regex::Regex::new(answer).unwrap();
    let told = [here.wait_for(&answer), there.wait_for(&answer)];
    let thanked = told.iter().filter(|screen| screen.contains("Thank you.")).count();
    assert_eq!(thanked, 1, "{told:?}");
    let written = written(&shop);
    assert!(written[0].contains(", report: {") && written[1].contains(", claim: {"), "{written:?}");
    let inbox = shop.done("show shop.yaml inbox");
    assert!(inbox.contains("1 report pending"), "{inbox}");
}

#[test]
fn no_key_leads_to_a_shell() {
    let shop = shop();
    let mut at = station(&shop, "--locked");
    for sent in [
        "\u{3}",
        "\u{4}",
        "\u{1a}",
        "\u{1c}",
        "\u{11}\u{11}\u{11}",
        "\u{1b}",
        "\u{1b}:q!\r",
        "\u{1b}[999;999H",
        "\u{1b}]0;x\u{7}",
        "\u{1b}P+q\u{1b}\\",
        "\u{1b}[200~1\r1y\u{1b}[201~",
        ":undo\r",
        "!sh\r",
        "/etc/passwd\r",
        "q",
        "\u{0}",
    ] {
        at.send(sent);
    }
    at.send("\u{1b}").settle(Duration::from_millis(300));
    at.resize(40, 12).resize(3, 2).resize(80, 24);
    at.press("Backspace Backspace Backspace Backspace Backspace Esc");
    at.wait_for("Type the number of your table");
    let before = written(&shop);
    assert!(before.is_empty(), "{before:?}");
    at.signal(Signal::HUP);
    at.wait_exit();
    assert_eq!(at.left_on(), [""; 0]);
}

#[test]
fn a_hundred_thousand_bytes_write_nothing_else_than_results() {
    let shop = shop();
    let mut at = station(&shop, "--locked");
    let flood: String = ('a'..='z').cycle().take(100_000).collect();
    for part in flood.as_bytes().chunks(10_000) {
        at.send(std::str::from_utf8(part).unwrap()).wait_read();
    }
    at.paste(&"1\r1y".repeat(25_000)).wait_read();
    at.settle(Duration::from_millis(300));
    assert!(written(&shop).is_empty());
    at.press("1 Enter").wait_for("Who won?");
    at.signal(Signal::TERM);
    at.wait_exit();
}

#[test]
fn the_organizer_closes_it_with_one_key_twice() {
    let shop = shop();
    let mut at = station(&shop, "");
    at.press("<C-q>").wait_for("Press Ctrl-q again to close the station.");
    at.press("x").wait_gone("again to close");
    at.press("<C-q> <C-q>");
    assert_eq!(at.wait_exit().code, Some(0));
    assert_eq!(at.left_on(), [""; 0]);
}

#[test]
fn a_lost_connection_ends_it() {
    let shop = shop();
    let mut at = station(&shop, "--locked");
    at.press("1 Enter 1").hang_up();
    at.wait_exit();
    assert!(written(&shop).is_empty());
}

#[test]
fn a_name_that_cannot_be_written_down_is_refused() {
    let shop = shop();
    let ended = shop.run(&["station", "shop.yaml", "--name", "a\u{7}"]);
    assert_eq!(ended.status, 2);
    assert!(ended.err.starts_with("Can't use this name: "), "{}", ended.err);
}
