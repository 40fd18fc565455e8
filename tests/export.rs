use crate::cli::desk::{Desk, ended};
use crate::support::{Program, Terminal};
use std::fs;
use std::os::unix::fs::PermissionsExt;

fn shop() -> Desk {
    let shop = Desk::with("destiny --seed 7", &["Ala", "Bea", "Cyd", "Dag"]);
    shop.verb("pair");
    shop
}

/// The program with a pager and no printer.
fn paged(shop: &Desk, words: &str, pager: &str) -> Program {
    shop.program(words).env("PAGER", pager)
}

#[test]
fn the_screen_and_the_shell_print_the_same() {
    let shop = shop();
    shop.write("lp", "#!/bin/sh\ncat > printed; echo request id is Hall-1\n");
    fs::set_permissions(shop.path("lp"), fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", shop.home().display(), std::env::var("PATH").unwrap());
    let mut command = shop.command("show shop.yaml slips --print");
    let said = ended(command.env("PATH", &path).output().unwrap()).out;
    assert_eq!(said, "Sent Match slips, round 1 to lp: request id is Hall-1\n");
    let printed = shop.text("printed");
    assert_eq!(printed, shop.done("show shop.yaml slips"));
    fs::remove_file(shop.path("printed")).unwrap();
    let mut terminal = Terminal::start(shop.program("shop.yaml").env("PATH", path), 80, 24);
    terminal.wait_for("results missing");
    terminal.press("E l 1").wait_for("Sent Match slips, round 1 to lp: request id is Hall-1");
    assert_eq!(shop.text("printed"), printed);
    terminal.press("q");
    assert_eq!(terminal.wait_exit().code, Some(0));
}

#[test]
fn the_terminal_gets_the_bytes_for_its_clipboard() {
    let shop = shop();
    let copies = "show shop.yaml pairings --clipboard";
    let terminal = shop.screen(copies, "Copied Pairings, round 1, 6 lines.");
    let bytes = String::from_utf8_lossy(&terminal.bytes()).into_owned();
    let started = bytes.find("\x1b]52;c;").expect("no order for the clipboard");
    let end = started + bytes[started..].find('\x07').unwrap();
    let from_shell = bytes[started..=end].to_owned();
    let mut terminal = shop.screen("shop.yaml", "results missing");
    terminal.press("E t 3").wait_for("Copied");
    let bytes = String::from_utf8_lossy(&terminal.bytes()).into_owned();
    assert!(bytes.contains(&from_shell), "{bytes:?}");
}

#[test]
fn the_screen_waits_for_the_pager_and_takes_no_key_of_it() {
    let shop = shop();
    let pager = "sh -c 'trap : INT; cat > read; echo reading; until read line < /dev/tty; do :; done; echo \"$line\" > typed'";
    let mut terminal = Terminal::start(paged(&shop, "shop.yaml", pager), 80, 24);
    terminal.wait_for("results missing");
    terminal.press("E t 4").wait_for("reading");
    // A key that ends this program elsewhere, and one that would open a dialog.
    terminal.press("<C-c> p Enter").wait_for("Enter goes back");
    terminal.press("Enter").wait_for("results missing");
    assert_eq!(shop.text("read"), shop.done("show shop.yaml pairings"));
    assert_eq!(shop.text("typed"), "p\n");
    terminal.press("q");
    assert_eq!(terminal.wait_exit().code, Some(0));
    assert!(terminal.left_on().is_empty(), "{:?}", terminal.left_on());
}

#[test]
fn without_a_pager_a_sheet_is_printed() {
    let shop = shop();
    let start = |words: &str| Terminal::start(paged(&shop, words, "no-such-pager"), 80, 24);
    let mut terminal = start("shop.yaml");
    terminal.wait_for("results missing");
    terminal.press("E t 4");
    let screen = terminal.wait_for("Enter goes back");
    assert!(screen.contains("Shop · pairings, round 1"), "{screen}");
    terminal.press("Enter").wait_for("results missing");
    let mut terminal = start("show shop.yaml pairings");
    terminal.wait_for("Shop · pairings, round 1");
    assert_eq!(terminal.wait_exit().code, Some(0));
}

#[test]
fn the_shell_shows_a_sheet_in_the_pager_of_a_terminal() {
    let shop = shop();
    let program = paged(&shop, "show shop.yaml pairings", "sh -c 'cat > read; echo done'");
    let mut terminal = Terminal::start(program, 80, 24);
    terminal.wait_for("done");
    assert_eq!(terminal.wait_exit().code, Some(0));
    assert_eq!(shop.text("read"), shop.done("show shop.yaml pairings"));
}
