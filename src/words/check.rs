//! Judges the files of a language against those of the program.
//!
//! A *fault* would tell a message wrongly, so the language is not spoken. A *remark* costs
//! nothing but a sentence in English, or a line that nobody reads.

use super::Catalogue;
use super::catalogue::TERMS;
use super::fault::Fault;
use super::signature::{self, Entry};
use crate::limits;
use crate::msg;
use fluent_syntax::parser::{self, ErrorKind};
use std::collections::{BTreeMap, BTreeSet};

/// The most bytes that one file of a language may have.
pub const LARGEST_FILE: usize = 256 << 10;

/// The faults of a language, and remarks about it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Findings {
    /// With any of these the language is not spoken.
    pub faults: Vec<Fault>,
    /// Messages that only English has, and messages that nobody uses.
    pub remarks: Vec<Fault>,
}

/// Judges the files of a language, each with its name without `.ftl` and its text.
pub fn check(files: &[(String, String)]) -> Findings {
    let known = told_by_the_program();
    let mut findings = Findings::default();
    let mut present = BTreeSet::new();
    let is_read = |text: &str| text.len() <= LARGEST_FILE && limits::too_deep(text).is_none();
    let shared = files.iter().find(|(name, text)| name == TERMS && is_read(text));
    let shared = shared.map_or("", |(_, text)| text);
    let shared: BTreeSet<&str> = signature::terms(shared);
    for (name, text) in files {
        let at = |byte: usize, found| Fault::at(name, text, byte, found);
        if text.len() > LARGEST_FILE {
            findings.faults.push(at(0, msg!("words.too-large", most = LARGEST_FILE)));
            continue;
        }
        if let Some(byte) = limits::too_deep(text) {
            findings.faults.push(at(byte, msg!("words.too-deep", most = limits::DEEPEST)));
            continue;
        }
        let resource = match parser::parse_runtime(text.as_str()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                let faults = errors.iter().map(|error| at(error.pos.start, told(&error.kind)));
                findings.faults.extend(faults);
                resource
            }
        };
        let own: BTreeSet<&str> = signature::terms(text);
        let mut here = BTreeSet::new();
        for Entry { name: id, byte, signature } in signature::entries(text, resource) {
            for found in signature.refused {
                findings.faults.push(at(byte, found));
            }
            if !here.insert(id) {
                findings.faults.push(at(byte, msg!("words.twice", name = id)));
            }
            for (term, byte) in &signature.terms {
                if !own.contains(term) && !shared.contains(term) {
                    findings.faults.push(at(*byte, msg!("words.no-term", name = *term)));
                }
            }
            let Some(expected) = known.get(&(name.clone(), id.to_owned())) else {
                if !id.starts_with('-') {
                    findings.remarks.push(at(byte, msg!("words.unused", name = id)));
                }
                continue;
            };
            present.insert((name.clone(), id.to_owned()));
            for (variable, byte) in &signature.variables {
                if !expected.contains(*variable) {
                    let args: Vec<String> = expected.iter().map(|v| format!("${v}")).collect();
                    let found = match args.is_empty() {
                        true => msg!("words.no-arguments", name = *variable, message = id),
                        false => {
                            msg!("words.no-argument", name = *variable, message = id, known = args)
                        }
                    };
                    findings.faults.push(at(*byte, found));
                }
            }
        }
    }
    let missing = known.keys().filter(|place| !present.contains(*place));
    findings.remarks.extend(missing.map(|(file, name)| Fault {
        file: file.clone(),
        line: 0,
        column: 0,
        found: msg!("words.missing", name = name.as_str()),
    }));
    findings
}

/// The arguments of every message of the program. One language may tell an argument that
/// another leaves out.
fn told_by_the_program() -> BTreeMap<(String, String), BTreeSet<String>> {
    let mut all = BTreeMap::<_, BTreeSet<String>>::new();
    for catalogue in Catalogue::tags().filter_map(Catalogue::built_in) {
        for (place, args) in signatures(&catalogue) {
            all.entry(place).or_default().extend(args);
        }
    }
    all
}

impl Catalogue {
    /// A user's language, from the names and texts of its files.
    ///
    /// # Errors
    /// Every fault of every file that would tell a message wrongly. Messages that are not
    /// there are no fault: English tells them.
    pub fn read(tag: &str, files: Vec<(String, String)>) -> Result<Catalogue, Vec<Fault>> {
        let faults = check(&files).faults;
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Catalogue::new(tag, files.into_iter().map(|(name, text)| (name, text.into()))))
    }
}

/// The arguments of every message of a language, by file and name.
pub fn signatures(catalogue: &Catalogue) -> BTreeMap<(String, String), BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for (file, text) in catalogue.texts() {
        let (Ok(resource) | Err((resource, _))) = parser::parse_runtime(text);
        for Entry { name, signature, .. } in signature::entries(text, resource) {
            if !name.starts_with('-') {
                let variables = signature.variables.keys().map(|name| (*name).to_owned());
                all.insert((file.to_owned(), name.to_owned()), variables.collect());
            }
        }
    }
    all
}

/// The parser's complaint, in plain words where a translator will meet it.
fn told(kind: &ErrorKind) -> super::Message {
    match kind {
        ErrorKind::MissingDefaultVariant => msg!("words.no-default"),
        ErrorKind::MultipleDefaultVariants => msg!("words.two-defaults"),
        ErrorKind::UnbalancedClosingBrace => msg!("words.brace-closed"),
        ErrorKind::UnterminatedStringLiteral => msg!("words.quote-open"),
        ErrorKind::UnknownEscapeSequence(_) | ErrorKind::InvalidUnicodeEscapeSequence(_) => {
            msg!("words.bad-escape")
        }
        other => msg!("words.not-fluent", problem = other.to_string()),
    }
}
