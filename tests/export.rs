//! Tests sheets that leave the program in a real terminal, with a printer of the test.

use crate::support::{Program, Terminal};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

const KOMANDOR: &str = env!("CARGO_BIN_EXE_komandor");

/// A shop with an event and a script named `lp` on its path.
struct Shop {
    folder: tempfile::TempDir,
}

impl Shop {
    fn open(lp: &str) -> Shop {
        let shop = Shop { folder: tempfile::tempdir().unwrap() };
        let path = shop.at().join("lp");
        fs::write(&path, format!("#!/bin/sh\n{lp}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        shop.run(&["new", "shop.yaml", "--game", "destiny", "--seed", "7"]);
        for name in ["Ala", "Bea", "Cyd", "Dag"] {
            shop.run(&["do", "shop.yaml", "add", name]);
        }
        shop.run(&["do", "shop.yaml", "pair"]);
        shop
    }

    fn at(&self) -> &Path {
        self.folder.path()
    }

    fn path(&self) -> String {
        format!("{}:{}", self.at().display(), std::env::var("PATH").unwrap())
    }

    fn run(&self, arguments: &[&str]) -> String {
        let mut command = Command::new(KOMANDOR);
        command.args(arguments).current_dir(self.at()).env("HOME", self.at());
        command.env("PATH", self.path()).env_remove("KOMANDOR_PRINT");
        let output = command.output().unwrap();
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    fn terminal(&self, arguments: &[&str]) -> Terminal {
        let program = Program::new(KOMANDOR).args(arguments).folder(self.at());
        let program = program.env("HOME", self.at()).env("PATH", self.path());
        Terminal::start(program, 80, 24)
    }
}

#[test]
fn the_screen_and_the_shell_print_the_same() {
    let shop = Shop::open("cat > printed; echo request id is Hall-1");
    let said = shop.run(&["show", "shop.yaml", "slips", "--print"]);
    assert_eq!(said, "Sent Match slips, round 1 to lp: request id is Hall-1\n");
    let printed = fs::read_to_string(shop.at().join("printed")).unwrap();
    assert_eq!(printed, shop.run(&["show", "shop.yaml", "slips"]));
    fs::remove_file(shop.at().join("printed")).unwrap();
    let mut terminal = shop.terminal(&["shop.yaml"]);
    terminal.wait_for("results missing");
    terminal.press("E l 1");
    terminal.wait_for("Sent Match slips, round 1 to lp: request id is Hall-1");
    assert_eq!(fs::read_to_string(shop.at().join("printed")).unwrap(), printed);
    terminal.press("q");
    assert_eq!(terminal.wait_exit().code, Some(0));
}

#[test]
fn the_terminal_gets_the_bytes_for_its_clipboard() {
    let shop = Shop::open("exit 1");
    let mut terminal = shop.terminal(&["show", "shop.yaml", "pairings", "--clipboard"]);
    terminal.wait_for("Copied Pairings, round 1, 6 lines.");
    let bytes = String::from_utf8_lossy(&terminal.bytes()).into_owned();
    let begun = bytes.find("\x1b]52;c;").expect("no order for the clipboard");
    let end = begun + bytes[begun..].find('\x07').unwrap();
    let from_shell = bytes[begun..=end].to_owned();
    let mut terminal = shop.terminal(&["shop.yaml"]);
    terminal.wait_for("results missing");
    terminal.press("E t 3");
    terminal.wait_for("Copied");
    let bytes = String::from_utf8_lossy(&terminal.bytes()).into_owned();
    assert!(bytes.contains(&from_shell), "{bytes:?}");
}

#[test]
fn the_screen_waits_for_the_pager_and_takes_no_key_of_it() {
    let shop = Shop::open("exit 1");
    let pager = "sh -c 'trap : INT; cat > read; echo reading; until read line < /dev/tty; do :; done; echo \"$line\" > typed'";
    let program = Program::new(KOMANDOR).args(["shop.yaml"]).folder(shop.at());
    let program = program.env("HOME", shop.at()).env("PAGER", pager);
    let mut terminal = Terminal::start(program, 80, 24);
    terminal.wait_for("results missing");
    terminal.press("E t 4");
    terminal.wait_for("reading");
    // A key that ends this program elsewhere, and one that would open a dialog.
    terminal.press("<C-c>");
    terminal.press("p Enter");
    terminal.wait_for("Enter goes back");
    terminal.press("Enter");
    terminal.wait_for("results missing");
    let found = |name| fs::read_to_string(shop.at().join(name)).unwrap();
    assert_eq!(found("read"), shop.run(&["show", "shop.yaml", "pairings"]));
    assert_eq!(found("typed"), "p\n");
    terminal.press("q");
    assert_eq!(terminal.wait_exit().code, Some(0));
    assert!(terminal.left_on().is_empty(), "{:?}", terminal.left_on());
}

#[test]
fn without_a_pager_a_sheet_is_printed() {
    let shop = Shop::open("exit 1");
    let start = |arguments: &[&str]| {
        let program = Program::new(KOMANDOR).args(arguments).folder(shop.at());
        let program = program.env("HOME", shop.at()).env("PAGER", "no-such-pager");
        Terminal::start(program, 80, 24)
    };
    let mut terminal = start(&["shop.yaml"]);
    terminal.wait_for("results missing");
    terminal.press("E t 4");
    let screen = terminal.wait_for("Enter goes back");
    assert!(screen.contains("Shop · pairings, round 1"), "{screen}");
    terminal.press("Enter");
    terminal.wait_for("results missing");
    let mut terminal = start(&["show", "shop.yaml", "pairings"]);
    terminal.wait_for("Shop · pairings, round 1");
    assert_eq!(terminal.wait_exit().code, Some(0));
}

#[test]
fn the_shell_shows_a_sheet_in_the_pager_of_a_terminal() {
    let shop = Shop::open("exit 1");
    let program = Program::new(KOMANDOR).args(["show", "shop.yaml", "pairings"]).folder(shop.at());
    let program = program.env("HOME", shop.at()).env("PAGER", "sh -c 'cat > read; echo done'");
    let mut terminal = Terminal::start(program, 80, 24);
    terminal.wait_for("done");
    assert_eq!(terminal.wait_exit().code, Some(0));
    let read = fs::read_to_string(shop.at().join("read")).unwrap();
    assert_eq!(read, shop.run(&["show", "shop.yaml", "pairings"]));
}
