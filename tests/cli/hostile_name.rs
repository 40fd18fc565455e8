//! Runs every command on a file whose name contains terminal control characters.

use super::desk::{Desk, Ended, ended};

/// A name that turns text red and backwards.
const NAME: &str = "sh\u{1b}[31m\u{202e}\u{7}\u{9b}2Jop.yaml";

/// Checks that the output contains nothing but text.
#[track_caller]
fn text(words: &[&str], ended: &Ended) {
    let obeyed = |c: &char| {
        (c.is_control() && *c != '\n')
            || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    for said in [&ended.out, &ended.err] {
        let found: Vec<char> = said.chars().filter(obeyed).collect();
        assert!(found.is_empty(), "{words:?}: {found:?} in {said:?}");
    }
}

#[test]
fn no_command_says_a_file_name_that_a_terminal_would_obey() {
    let desk = Desk::new();
    let mut walked = Vec::new();
    let mut run = |status: i32, words: &[&str]| {
        walked.push(words[0].to_owned());
        let mut command = desk.command(words);
        let ended = ended(command.env("EDITOR", "true").output().unwrap());
        text(words, &ended);
        assert_eq!(ended.status, status, "{words:?}: {}{}", ended.out, ended.err);
        ended
    };
    let made = run(0, &["new", NAME, "--game", "destiny", "--seed", "7", "--name", "Shop"]);
    assert!(made.out.starts_with("Made sh\u{fffd}[31m"), "{}", made.out);
    run(1, &["new", NAME, "--game", "destiny"]);
    run(1, &["new", "x.yaml", "--game", NAME]);
    run(2, &["new", "x.yaml", "--game", "destiny", "--seed", NAME]);
    run(2, &["new", "x.yaml", &format!("--{NAME}")]);
    for name in ["Ala", "Bea", "Cyd", "Dag"] {
        run(0, &["do", NAME, "add", name]);
    }
    run(1, &["do", NAME, "import", NAME]);
    run(1, &["do", NAME, "list", "Ala", "no\u{1b}[31m.txt"]);
    run(2, &["do", NAME, NAME]);
    run(0, &["do", "--dry-run", NAME, "pair"]);
    run(0, &["do", NAME, "pair"]);
    for what in ["standings", "log", "event"] {
        run(0, &["show", NAME, what]);
    }
    for format in ["text", "markdown", "csv", "json", "html"] {
        run(0, &["show", NAME, "pairings", "--format", format]);
    }
    run(2, &["show", NAME, NAME]);
    run(3, &["show", "no\u{1b}[31m.yaml", "log"]);
    for format in ["text", "json"] {
        run(0, &["verify", NAME, "--format", format]);
        run(3, &["verify", "no\u{1b}[31m.yaml", NAME, "--format", format]);
    }
    run(2, &["watch", NAME]);
    run(2, &["station", NAME]);
    run(2, &["demo"]);
    run(2, &[NAME]);
    run(2, &["help", NAME]);
    run(0, &["help", "man"]);
    run(2, &[NAME, NAME]);
    run(2, &["--theme", NAME, NAME]);
    run(0, &["edit", NAME]);
    let mut file = desk.bytes(NAME);
    let at = file.windows(3).rposition(|three| three == b"Ala").unwrap();
    file[at] = b'O';
    desk.write(NAME, &file);
    run(3, &["do", NAME, "pair"]);
    run(3, &["show", NAME, "log"]);
    run(3, &["verify", NAME]);
    run(1, &["edit", NAME]);
    run(0, &["edit", NAME, "--accept"]);
    run(1, &["edit", NAME, "--from", "no\u{1b}[31m.txt"]);
    // Folders have names too.
    std::fs::create_dir(desk.path("r\u{1b}[32m\u{202e}")).unwrap();
    desk.write("r\u{1b}[32m\u{202e}/bad\u{1b}[33m.yaml", "ruleset: 1\n");
    for words in [
        &["games"][..],
        &["games", "new", "sea-battle"],
        &["games", "check", "sea-battle"],
        &["games", "show", "sea-battle"],
    ] {
        run(0, &[words, &["--rulesets", "r\u{1b}[32m\u{202e}"]].concat());
    }
    run(1, &["games", "check", "r\u{1b}[32m\u{202e}/bad\u{1b}[33m.yaml"]);
    run(1, &["games", "show", NAME]);
    run(1, &["games", "new", NAME]);
    run(0, &["words", "check", "r\u{1b}[32m\u{202e}"]);
    desk.write("r\u{1b}[32m\u{202e}/bad\u{1b}[33m.ftl", "a = { $\u{1b}[31m\n");
    run(1, &["words", "check", "r\u{1b}[32m\u{202e}"]);
    run(0, &["publish", NAME, "r\u{1b}[32m\u{202e}/site"]);
    run(1, &["publish", NAME, "r\u{1b}[32m\u{202e}"]);
    run(0, &["season", NAME]);
    run(1, &["season", NAME, "--rules", NAME]);
    run(2, &["recover", NAME]);
    run(0, &["recover", "--yes", NAME, "r\u{1b}[32m\u{202e}/again.yaml"]);
    run(3, &["recover", "r\u{1b}[32m\u{202e}/bad\u{1b}[33m.yaml", NAME]);
    run(1, &["themes", "show", NAME]);
    run(0, &["keys"]);
    run(2, &["show", NAME, "log", "--lang", NAME]);
    let simulate = ["simulate", "--game", "destiny", "--players", "4", "--rulesets"];
    run(0, &[&simulate[..], &["r\u{1b}[32m\u{202e}"]].concat());
    run(1, &["simulate", "--game", NAME, "--players", "4"]);

    let help = desk.done("--help");
    let commands = help.split_once("Commands:\n").unwrap().1.split("\n\n").next().unwrap();
    let commands = commands.lines().filter_map(|line| line.strip_prefix("  "));
    let names =
        commands.filter(|line| !line.starts_with(' ')).filter_map(|line| line.split(' ').next());
    let missed: Vec<&str> = names.filter(|name| !walked.iter().any(|word| word == name)).collect();
    assert_eq!(missed, [""; 0], "{help}");
}
