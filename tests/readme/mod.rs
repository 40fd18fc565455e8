//! The documents say what the program does: their commands run, and their
//! tables name what is there.

use komandor::ruleset::Library;
use saphyr_parser::{Event, Parser, ScalarStyle};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

const KOMANDOR: &str = env!("CARGO_BIN_EXE_komandor");
const DOCUMENTS: [&str; 4] =
    ["README.md", "config/README.md", "tests/README.md", "benches/README.md"];

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn text(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap()
}

/// The lines of every block of code, without their comments.
fn commands(text: &str) -> Vec<&str> {
    let blocks = text.split("```").skip(1).step_by(2);
    let lines = blocks.flat_map(|block| block.lines().skip(1));
    let lines = lines.map(|line| line.split(" # ").next().unwrap().trim());
    lines.filter(|line| !line.is_empty()).collect()
}

/// The part of a document below this heading of the second rank.
fn section<'a>(text: &'a str, heading: &str) -> &'a str {
    let start = text.find(&format!("\n## {heading}\n")).unwrap() + 1;
    let rest = &text[start..];
    &rest[..rest[3..].find("\n## ").map_or(rest.len(), |end| end + 3)]
}

/// A shell carries out this line in that folder.
fn shell(folder: &Path, line: &str) -> Output {
    let program = Path::new(KOMANDOR).parent().unwrap();
    let places = env::join_paths([program, Path::new("/usr/bin"), Path::new("/bin")]).unwrap();
    let mut command = Command::new("sh");
    command.args(["-c", line]).current_dir(folder).env_clear().env("PATH", places);
    command.env("HOME", folder).env("USER", "anna").output().unwrap()
}

#[test]
fn the_readme_is_short() {
    let lines = text("README.md").lines().count();
    assert!(lines <= 180, "{lines} lines; what is longer belongs to the document of its folder");
}

#[test]
fn the_scripts_of_the_readme_run_as_they_stand() {
    let folder = tempfile::tempdir().unwrap();
    let names = "name,club\nAla,\nBea,\nCyd,\nDag,\nEwa,\nFil,\n";
    fs::write(folder.path().join("roster.csv"), names).unwrap();
    fs::write(folder.path().join("verbs.txt"), "report 1 W\nreport 2 L\n").unwrap();
    let readme = text("README.md");
    let own = section(&readme, "A game of your own");
    let all = [commands(section(&readme, "Scripts")), commands(own)].concat();
    assert_eq!(all.len(), 11);
    for line in all {
        // The same command, of a size that a test has time for.
        let line =
            line.replace("--events 1000", "--events 2").replace("--events 100", "--events 2");
        let output = shell(folder.path(), &line);
        assert!(output.status.success(), "{line}: {output:?}");
    }
}

#[test]
fn every_command_of_a_document_is_one_of_the_program() {
    for name in DOCUMENTS {
        let document = text(name);
        for line in commands(&document).iter().filter(|line| line.starts_with("komandor ")) {
            let words: Vec<&str> = line.split_whitespace().skip(1).collect();
            let named =
                words.iter().take_while(|word| word.bytes().all(|b| b.is_ascii_lowercase()));
            let topic = match words[0] {
                "games" => named.take(2).copied().collect(),
                "help" => words.iter().take(3).take_while(|word| **word != "|").copied().collect(),
                first => vec![first],
            };
            let topic = if topic[0] == "help" { topic } else { [&["help"], &topic[..]].concat() };
            let output = Command::new(KOMANDOR).args(&topic).output().unwrap();
            assert!(output.status.success(), "{name}: {line}: {output:?}");
        }
    }
}

#[test]
fn the_games_stand_with_their_keys_in_the_order_of_the_picker() {
    let readme = text("README.md");
    let rows = section(&readme, "The games").lines().filter_map(|line| line.strip_prefix("| `"));
    let rows: Vec<[&str; 2]> = rows
        .map(|row| {
            let mut cells = row.split("` | ");
            [cells.next().unwrap(), cells.next().unwrap().trim_start_matches('`')]
        })
        .collect();
    let library = Library::new(Vec::new());
    let keys: Vec<String> =
        library.all().iter().map(|entry| entry.key.unwrap().to_string()).collect();
    let games = library.all().iter().zip(&keys);
    let games: Vec<[&str; 2]> =
        games.map(|(entry, key)| [entry.ruleset.id.as_str(), key.as_str()]).collect();
    assert_eq!(rows, games);
}

#[test]
fn what_a_document_points_to_is_there() {
    for name in DOCUMENTS {
        let document = text(name);
        let folder = path(name).parent().unwrap().to_owned();
        for link in document.split("](").skip(1).map(|rest| rest.split([')', '#']).next().unwrap())
        {
            let there = link.starts_with("https://") || folder.join(link).exists();
            assert!(there, "{name} points to {link}");
        }
        let quoted = document.split('`').skip(1).step_by(2).filter(|word| {
            ["config/", "tests/", "benches/", "src/", "demo.", ".ci/"]
                .iter()
                .any(|at| word.starts_with(at))
        });
        for word in quoted.map(|word| word.split(' ').next().unwrap()) {
            assert!(path(word).exists(), "{name} names {word}");
        }
    }
    // The other way round: what lies at hand is explained.
    let tests = text("tests/README.md");
    for entry in fs::read_dir(path("tests")).unwrap().map(|entry| entry.unwrap().file_name()) {
        let name = entry.into_string().unwrap();
        let known = ["README.md", "support", "rosters"].contains(&name.as_str());
        assert!(known || tests.contains(&format!("`{name}")), "tests/README.md: {name}");
    }
}

#[test]
fn every_hunt_and_every_bench_exists() {
    let manifest = text("Cargo.toml");
    let sources = sources();
    let (tests, benches) = (text("tests/README.md"), text("benches/README.md"));
    let rows = benches.lines().filter_map(|line| line.strip_prefix("* `")?.split('`').next());
    let all: Vec<&str> = commands(&tests).into_iter().chain(rows).collect();
    let mut seen = 0;
    for line in all {
        let words: Vec<&str> = line.split(' ').collect();
        let behind = |flag: &str| Some(words[words.iter().position(|word| *word == flag)? + 1]);
        if let Some(test) = behind("--test") {
            assert!(manifest.contains(&format!("[[test]]\nname = \"{test}\"")), "{line}");
            let filter = words.get(words.iter().position(|word| *word == test).unwrap() + 1);
            let filter = filter.expect("a hunt is one of many tests").rsplit("::").next().unwrap();
            let named = |source: &(PathBuf, String)| {
                source.0.file_stem().is_some_and(|stem| stem == filter)
                    || source.1.lines().any(|line| line.starts_with("fn ") && line.contains(filter))
            };
            assert!(sources.iter().any(named), "{line}: there is no test {filter}");
            for (variable, _) in words.iter().map_while(|word| word.split_once('=')) {
                let read = format!("\"{variable}\"");
                assert!(sources.iter().any(|source| source.1.contains(&read)), "{line}");
            }
            seen += 1;
        } else if let Some(bench) = behind("--bench") {
            assert!(manifest.contains(&format!("[[bench]]\nname = \"{bench}\"")), "{line}");
            if bench == "proof" {
                let main = text("benches/proof/main.rs");
                assert!(main.contains(&format!("[\"{}\"", words.last().unwrap())), "{line}");
            }
            seen += 1;
        } else if words[0].starts_with("benches/") {
            assert!(path(words[0]).exists(), "{line}");
            seen += 1;
        }
    }
    assert_eq!(seen, 22);
}

/// A test by this name: its file, or all files of its folder.
fn sources() -> Vec<(PathBuf, String)> {
    let folders = ["tests", "tests/browser", "tests/cli", "tests/endurance", "tests/hunt"];
    let files = folders.iter().flat_map(|folder| fs::read_dir(path(folder)).unwrap());
    let files = files.map(|entry| entry.unwrap().path());
    let files = files.filter(|file| file.extension().is_some_and(|kind| kind == "rs"));
    files.map(|file| (file.clone(), fs::read_to_string(file).unwrap())).collect()
}

/// A second reader for each YAML file, besides the one of the program. Readers of YAML 1.1 end an
/// unquoted text within brackets at a question mark, so it is quoted there.
#[test]
fn every_yaml_file_of_config_is_read_by_other_programs_too() {
    let (mut faults, mut read) = (Vec::new(), 0);
    let mut folders = vec![path("config")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let file = entry.unwrap().path();
            if file.is_dir() {
                folders.push(file);
            } else if file.extension().is_some_and(|ending| ending == "yaml") {
                let text = std::fs::read_to_string(&file).unwrap();
                faults.extend(
                    yaml_faults(&text).into_iter().map(|at| format!("{}:{at}", file.display())),
                );
                read += 1;
            }
        }
    }
    assert!(read > 15, "{read}");
    assert_eq!(faults, [""; 0]);
}

fn yaml_faults(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let (mut faults, mut in_brackets) = (Vec::new(), Vec::new());
    for event in Parser::new_from_str(text) {
        let (event, span) = match event {
            Ok(read) => read,
            Err(error) => return vec![error.to_string()],
        };
        match event {
            Event::MappingStart(..) | Event::SequenceStart(..) => {
                in_brackets
                    .push(letters.get(span.start.index()).is_some_and(|c| "{[".contains(*c)));
            }
            Event::MappingEnd | Event::SequenceEnd => {
                in_brackets.pop();
            }
            Event::Scalar(word, ScalarStyle::Plain, ..)
                if in_brackets.last() == Some(&true) && word.contains('?') =>
            {
                faults.push(format!("{}: {word}", span.start.line()));
            }
            _ => {}
        }
    }
    faults
}
