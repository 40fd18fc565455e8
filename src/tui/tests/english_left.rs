//! Looks for English on a Polish screen.
//!
//! A word is English if it stands in a short list, or if the texts of the program have it in
//! English and not in Polish. A word with a small first letter is suspect as well if the
//! English screen of the same moment has it. This rule finds a text without a message.

use super::*;
use crate::event::VERBS;
use serde_yaml::Value;

/// Words of a screen that somebody has typed.
const TYPED: [(&str, &str); 3] = [
    ("anna", "the user who runs the program"),
    ("ben", "the user who runs another program"),
    ("zzz", "the part of a game's name that no game has"),
];

/// The lines of screens that hold English, each with its words and where it was first seen.
#[derive(Debug, Default)]
pub struct EnglishLeft {
    found: BTreeMap<String, (BTreeSet<String>, String)>,
    seen: BTreeSet<String>,
    typed: BTreeSet<String>,
}

impl EnglishLeft {
    /// Takes the words of this text for names.
    pub fn allow(&mut self, text: &str) {
        self.typed.extend(words(text).map(str::to_lowercase));
    }

    /// Whether somebody has typed the word, or it is the end of it in a narrow field.
    fn is_typed(&self, word: &str) -> bool {
        let end = |typed: &String| typed == word || word.len() > 2 && typed.ends_with(word);
        TYPED.iter().any(|(typed, _)| *typed == word) || self.typed.iter().any(end)
    }

    /// Looks at the screen, which is drawn in Polish. The words of `typing` stand in a field of it.
    pub fn look(&mut self, play: &mut TestApp, typing: &str, place: &str) {
        assert_eq!(play.app.model.words.tag(), "pl", "{place}");
        let rules = play.app.model.dialogs.iter().any(|one| matches!(one, Dialog::Rules(_)));
        let english = |play: &mut TestApp| {
            let polish = std::mem::replace(&mut play.app.model.words, Words::english().clone());
            let english = play.screen();
            play.app.model.words = polish;
            english
        };
        let screen = play.screen();
        self.compare(&screen, || english(play), rules, typing, place);
    }

    /// Looks at the lines of the screen that have not been seen yet.
    pub fn compare(
        &mut self,
        screen: &str,
        english: impl FnOnce() -> String,
        rules: bool,
        typing: &str,
        place: &str,
    ) {
        let fresh: Vec<&str> =
            screen.lines().filter(|line| self.seen.insert((*line).to_owned())).collect();
        if fresh.is_empty() {
            return;
        }
        let english = english();
        let also: BTreeSet<&str> = words(&english).collect();
        let typing: BTreeSet<&str> = words(typing).collect();
        for line in fresh {
            // A topic of the rules stands there in the other language as well.
            let told = match line.split_once(" · ") {
                Some((topic, _)) if rules => topic,
                _ => line,
            };
            // The end of a word in a narrow field is no word.
            let whole = told.split(' ').filter(|word| !word.starts_with('…'));
            let whole = whole.collect::<Vec<_>>().join(" ");
            for word in words(&plain(&whole)) {
                let small = word.to_lowercase();
                // A text without a message is the same on both screens.
                let untold = also.contains(word)
                    && word == small
                    && word.is_ascii()
                    && !DICTIONARY.polish.contains(word);
                if (untold || DICTIONARY.english.contains(&small))
                    && !typing.contains(word)
                    && !self.is_typed(&small)
                {
                    let found = self.found.entry(line.trim().to_owned());
                    let (words, _) = found.or_insert_with(|| (BTreeSet::new(), place.to_owned()));
                    words.insert(word.to_owned());
                }
            }
        }
    }

    /// Fails if any English was seen, with all of it.
    #[track_caller]
    pub fn assert_none(self) {
        let told = |(line, (words, place)): (&String, &(BTreeSet<String>, String))| {
            format!("{words:?} {place}:\n    {line}\n")
        };
        let found: String = self.found.iter().map(told).collect();
        assert!(found.is_empty(), "{} lines hold English:\n{found}", self.found.len());
    }
}

/// English words that cannot stand in a Polish sentence, whatever the catalogues hold.
const ENGLISH: &str = "\
    the is are of and or an in it its for from with without not this that was were has have \
    been which who what why there here before after again now nothing nobody round rounds \
    table tables player players result results event events press key keys saved undone beat \
    won lost place places point points rules standings missing paired seed next number type";

/// Files of the catalogue that only the command line tells.
///
/// They quote what is typed in a shell, and that is English in every language.
const OF_THE_SHELL: [&str; 3] = ["cli", "usage", "commands"];

/// Texts that Polish and English have in common, with the reason.
const SHARED: [(&str, &str); 16] = [
    ("do --dry-run", "a command, as it is typed"),
    ("L English", "a language is offered under its own name"),
    ("Home End", "names of keys"),
    ("End  ", "the name of a key"),
    ("Tab", "the name of a key"),
    ("timer set MIN", "a verb, as it is typed"),
    ("setup structure", "a verb, as it is typed"),
    ("set to cały czas, left to", "words of the verb `timer`, as they are typed"),
    ("`mv", "a command of the shell, as it is typed"),
    ("Magic: The Gathering", "the name of a game from the tests, whose file has it in English"),
    ("folderu archive", "the name of a folder"),
    ("kolumny: name,", "a column of a roster, as the file has it"),
    ("start, partner, table.", "columns of a roster, as the file has them"),
    ("playing dopisuje", "a word of the verb `official`, as it is typed"),
    ("(rounds,", "a name in the verb `setup`, as it is typed"),
    ("cut, finals, minutes, finals_minutes)", "names in the verb `setup`, as they are typed"),
];

/// The words of the catalogues and of the games.
pub struct Dictionary {
    /// The words that only the English texts have.
    pub english: BTreeSet<String>,
    pub polish: BTreeSet<String>,
}

pub static DICTIONARY: LazyLock<Dictionary> = LazyLock::new(|| {
    let words = |tag: &str| {
        let mut all = of_catalogue(tag);
        for path in files("config/rulesets") {
            let game = serde_yaml::from_str(&fs::read_to_string(path).unwrap()).unwrap();
            of_game(&game, tag, &mut all);
        }
        all
    };
    let (mut english, polish) = (words("en"), words("pl"));
    english.retain(|word| !polish.contains(word));
    english.extend(ENGLISH.split_whitespace().map(str::to_owned));
    Dictionary { english, polish }
});

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

/// The words of a catalogue, without what it puts between braces.
fn of_catalogue(tag: &str) -> BTreeSet<String> {
    let stem = |path: &PathBuf| path.file_stem().unwrap().to_str().unwrap().to_owned();
    let of_screens = files(&format!("config/words/{tag}")).into_iter();
    let of_screens = of_screens.filter(|path| !OF_THE_SHELL.contains(&stem(path).as_str()));
    let texts = of_screens.map(|path| fs::read_to_string(path).unwrap());
    texts.flat_map(|text| text.lines().flat_map(of_line).collect::<Vec<_>>()).collect()
}

fn of_line(line: &str) -> Vec<String> {
    let text = match line.trim_start() {
        comment if comment.starts_with('#') => "",
        variant if line.starts_with(' ') => variant.split_once(']').map_or(variant, |of| of.1),
        _ => line.split_once('=').map_or("", |of| of.1),
    };
    let (mut plain, mut inside) = (String::new(), false);
    for sign in text.chars() {
        inside = sign == '{' || inside && sign != '}';
        plain.push(if inside { ' ' } else { sign });
    }
    words(&plain).map(str::to_lowercase).collect()
}

/// Adds the words that a game's file has in this language.
fn of_game(value: &Value, tag: &str, all: &mut BTreeSet<String>) {
    match value {
        Value::Sequence(items) => items.iter().for_each(|item| of_game(item, tag, all)),
        Value::Mapping(fields) => {
            // The section of the Polish regulations that a rule stands in.
            let polish = |name: &Value| tag == "pl" && name.as_str() == Some("source");
            for (name, field) in fields {
                match field {
                    Value::String(text) if name.as_str() == Some(tag) || polish(name) => {
                        all.extend(words(text).map(str::to_lowercase));
                    }
                    _ => of_game(field, tag, all),
                }
            }
        }
        _ => {}
    }
}

/// The words of at least two letters; one that the screen cuts is none.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split(|sign: char| !sign.is_alphabetic());
    let cut = |word: &str| {
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        // A dialog cuts the words beside its frame.
        text[..at].ends_with(['│', '┐', '┘'])
            || text[at + word.len()..].starts_with(['│', '┌', '└', '…'])
    };
    parts.filter(move |word| word.chars().count() > 1 && !cut(word))
}

/// A line of the screen without what is the same in every language.
pub fn plain(line: &str) -> String {
    // A typed verb is English.
    if line.starts_with(':') {
        return String::new();
    }
    let mut line = line.replace(" :", " ");
    for (shared, _) in SHARED {
        line = line.replace(shared, "  ");
    }
    without_usage(&line)
}

/// A line without the words that show how a verb is written.
fn without_usage(line: &str) -> String {
    let tokens: Vec<&str> = line.split(' ').collect();
    let first = tokens.iter().position(|token| !["", "│"].contains(token));
    let (mut kept, mut at) = (Vec::new(), 0);
    while let Some(token) = tokens.get(at) {
        let longest = run(&tokens[at..]);
        let verb = Some(at) == first && VERBS.iter().any(|help| help.verb == *token);
        let sign = token.contains(['=', '/', '[', ']', '|']);
        if longest > 1 || verb || sign {
            kept.push("");
            at += longest.max(1);
        } else {
            kept.push(token);
            at += 1;
        }
    }
    kept.join(" ")
}

/// The usages of all verbs from each of their words on, by that word.
static USAGES: LazyLock<HashMap<&str, Vec<&[&str]>>> = LazyLock::new(|| {
    let mut usages: HashMap<&str, Vec<&[&str]>> = HashMap::new();
    for help in &VERBS {
        let usage: &[&str] = help.usage.split(' ').collect::<Vec<_>>().leak();
        (0..usage.len()).for_each(|at| usages.entry(usage[at]).or_default().push(&usage[at..]));
    }
    usages
});

/// How many words from here on a usage has in one piece.
fn run(tokens: &[&str]) -> usize {
    let same = |usage: &&[&str]| usage.iter().zip(tokens).take_while(|(a, b)| a == b).count();
    USAGES.get(tokens[0]).into_iter().flatten().map(same).max().unwrap_or(0)
}
