//! Tests that no sentence stands in the source: what a user reads is in the catalogues.

use komandor::event::VERBS;
use std::fs;
use std::path::{Path, PathBuf};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, ExprMethodCall, ImplItemFn, ItemFn, ItemMod, LitStr, Macro, Token};

const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src");

/// Files whose literals with spaces are no sentences of ours, with what they are.
const EXEMPT: [(&str, &str); 6] = [
    ("event/roster/headings.rs", "words that a roster may have"),
    ("event/roster/line.rs", "words that a roster may have"),
    ("main.rs", "said before there are words"),
    ("ruleset/preliminary.rs", "what the YAML library reports"),
    ("ruleset/yaml.rs", "what the YAML library reports"),
    ("serve/http.rs", "the status lines of the protocol"),
];

/// Literals with spaces that nobody reads, or that stand in the event file.
const EXEMPT_LITERALS: &[&str] = &[
    // Names of draws: the seed depends on them.
    "start numbers",
    "pods draw {redrawn}",
    "code of player {id}",
    "phone of player {player}",
    "tie number of entrant {}",
    "finals round {round} game {game} sides",
    // Texts for a file.
    "# Lines are only ever added at the end. To correct something, use undo or report again. Head: ",
    "marked cards",
    "two sisters sat side by side",
    "simulated event",
    "Simulated event {}",
    "a judge was paired by mistake",
    // What is typed: fields of a ruleset, and a command.
    "kind: number",
    "margin: true",
    "help json",
    // Headings of every man page.
    "EXIT STATUS",
    "VISUAL, EDITOR",
    // Comments of a ruleset that is written.
    "{:31} # what scripts call it: a-z, 0-9 and hyphens",
    "{:31} # its key in the picker: one letter or digit",
    // Texts of the YAML library.
    "a number of players",
    "the range ",
    " at line {line} column {column}",
    "a line of the log with n, at, by, one action, and sum",
    "duplicate field `{key}`",
];

/// Macros and methods whose text only a programmer reads.
const FOR_PROGRAMMERS: [&str; 5] = ["assert", "assert_eq", "assert_ne", "panic", "unreachable"];

/// Collects the literals of a file that could be sentences.
#[derive(Default)]
struct Literals {
    found: Vec<String>,
}

/// Scripts read these, and people type them: they are the same in every language.
const FOR_SCRIPTS: [&str; 3] = ["saved #", "not saved: ", "komandor "];

/// Whether the words of the literal, without its placeholders, are two in a row.
fn is_sentence(text: &str) -> bool {
    let is_verb = VERBS
        .iter()
        .any(|help| text.strip_prefix(help.verb).is_some_and(|rest| rest.starts_with(' ')));
    if is_verb
        || FOR_SCRIPTS.iter().any(|head| text.starts_with(head))
        || EXEMPT_LITERALS.contains(&text)
    {
        return false;
    }
    let mut plain = String::new();
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            letter if depth == 0 => plain.push(letter),
            _ => {}
        }
    }
    let is_word = |word: &str| {
        let word = word.trim_matches(|c: char| ",.:;()\"“”".contains(c));
        word.len() > 1 && word.chars().all(char::is_alphabetic)
    };
    let words: Vec<&str> = plain.split(' ').collect();
    words.windows(2).any(|pair| pair.iter().all(|word| is_word(word)))
}

impl<'ast> Visit<'ast> for Literals {
    fn visit_lit_str(&mut self, literal: &'ast LitStr) {
        if is_sentence(&literal.value()) {
            self.found.push(literal.value());
        }
    }

    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        if !is_test(&function.attrs) {
            visit::visit_item_fn(self, function);
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        if !is_test(&function.attrs) {
            visit::visit_impl_item_fn(self, function);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        self.visit_expr(&call.receiver);
        if call.method != "expect" {
            call.args.iter().for_each(|argument| self.visit_expr(argument));
        }
    }

    fn visit_macro(&mut self, called: &'ast Macro) {
        let name = called.path.segments.last().map(|last| last.ident.to_string());
        if name.is_some_and(|name| FOR_PROGRAMMERS.contains(&name.as_str())) {
            return;
        }
        // A pattern, such as that of `matches!`, has no sentence.
        let list = Punctuated::<Expr, Token![,]>::parse_terminated;
        let Ok(arguments) = called.parse_body_with(list) else { return };
        let mut inner = Literals::default();
        arguments.iter().for_each(|argument| inner.visit_expr(argument));
        self.found.append(&mut inner.found);
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let about = attribute.path();
        let tokens = match &attribute.meta {
            syn::Meta::List(list) => list.tokens.to_string(),
            _ => String::new(),
        };
        about.is_ident("test") || about.is_ident("cfg") && tokens == "test"
    })
}

fn walk(folder: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true if path.ends_with("tests") => {}
            true => all.append(&mut walk(&path)),
            false if path.extension().is_some_and(|kind| kind == "rs") => all.push(path),
            false => {}
        }
    }
    all.sort();
    all
}

/// Whether a line outside comments has a literal with words, or one that goes on below.
///
/// To parse a file takes a hundred times as long.
fn may_have_sentences(source: &str) -> bool {
    let lines = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.map(|line| line.replace("\\\"", "")).any(|line| {
        let parts: Vec<&str> = line.split('"').collect();
        parts.len().is_multiple_of(2)
            || parts.iter().skip(1).step_by(2).any(|text| is_sentence(text))
    })
}

#[test]
fn no_sentence_stands_in_the_source() {
    let mut found = Vec::new();
    for path in walk(Path::new(SOURCES)) {
        let name = path.strip_prefix(SOURCES).unwrap().display().to_string();
        if name.ends_with("tests.rs") || EXEMPT.iter().any(|(exempt, _)| *exempt == name) {
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        if !may_have_sentences(&source) {
            continue;
        }
        let mut literals = Literals::default();
        literals.visit_file(&syn::parse_file(&source).unwrap());
        found.extend(literals.found.into_iter().map(|literal| format!("{name}: {literal:?}")));
    }
    assert!(found.is_empty(), "{} sentences:\n{}", found.len(), found.join("\n"));
}

#[test]
fn a_sentence_is_found_wherever_it_stands() {
    let source = r#"
        const A: &str = "two words";
        fn a() -> String { format!("{} is here {}", f("and here"), 1) }
        fn b() { x.expect("for programmers"); panic!("for programmers"); msg!("a.b", n = "once more"); }
        #[cfg(test)] mod tests { const B: &str = "not here"; }
        fn c() { y("one"); z("{} {}", 1); w("a, b"); }
    "#;
    let mut literals = Literals::default();
    literals.visit_file(&syn::parse_str(source).unwrap());
    assert_eq!(literals.found, ["two words", "{} is here {}", "and here", "once more"]);
}
