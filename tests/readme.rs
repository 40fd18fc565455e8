//! Tests that the README's tables match the program's own records.
//!
//! `UPDATE_README=1 cargo test --test readme` writes them again after a change.

use komandor::event::VERBS;
use std::{env, fs};

const README: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");

#[test]
fn the_key_table_is_that_of_the_bindings() {
    holds("keys", &komandor::tui::key_table());
}

#[test]
fn the_verb_table_is_that_of_the_verbs() {
    let row = |help: &komandor::event::VerbHelp| {
        let usages: Vec<String> = help
            .usage
            .split(" | ")
            .map(|usage| format!("`{}`", usage.replace('|', "\\|")))
            .collect();
        format!("| {} | {} |\n", usages.join("<br>"), help.does)
    };
    let rows: String = VERBS.iter().map(row).collect();
    holds("verbs", &format!("| verb | does |\n|---|---|\n{rows}"));
}

#[test]
fn the_games_stand_with_their_keys_in_the_order_of_the_picker() {
    let readme = fs::read_to_string(README).unwrap();
    let section = readme.split("\n## ").find(|section| section.starts_with("The games\n")).unwrap();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    let rows: Vec<[&str; 2]> = rows
        .map(|row| {
            let mut cells = row.split("` | ");
            [cells.next().unwrap(), cells.next().unwrap().trim_start_matches('`')]
        })
        .collect();
    let library = komandor::ruleset::Library::new(Vec::new());
    let keys: Vec<String> =
        library.all().iter().map(|entry| entry.key.unwrap().to_string()).collect();
    let games = library.all().iter().zip(&keys);
    let games: Vec<[&str; 2]> =
        games.map(|(entry, key)| [entry.ruleset.id.as_str(), key.as_str()]).collect();
    assert_eq!(rows, games);
}

#[test]
fn what_the_readme_names_is_there() {
    let readme = fs::read_to_string(README).unwrap();
    for path in ["demo.tape", "demo.png", ".ci/run", "config/ruleset-template.yaml"] {
        assert!(readme.contains(path), "{path} is not named");
        let there = fs::exists(format!("{}/{path}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        assert!(there, "{path} is named and not there");
    }
}

fn holds(name: &str, table: &str) {
    let readme = fs::read_to_string(README).unwrap();
    let (open, close) = (format!("<!-- {name} -->\n"), format!("<!-- /{name} -->"));
    let start = readme.find(&open).unwrap() + open.len();
    let end = readme.find(&close).unwrap();
    if env::var_os("UPDATE_README").is_some() {
        let updated = format!("{}{table}{}", &readme[..start], &readme[end..]);
        fs::write(README, updated).unwrap();
        return;
    }
    assert_eq!(&readme[start..end], table, "run UPDATE_README=1 cargo test --test readme");
}
