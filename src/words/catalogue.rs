//! The messages of one language, in a file for each part of the program; and the checks of such files.

use super::{Arg, Message, is_hostile};
use crate::{limits, msg};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Expression, InlineExpression, PatternElement};
use fluent_syntax::parser::ErrorKind;
use fluent_syntax::unicode::unescape_unicode_to_string;
use fluent_syntax::{ast, parser};
use include_dir::{Dir, include_dir};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Arc, OnceLock};
use unic_langid::LanguageIdentifier;

pub(super) static BUILT_IN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/config/words");

/// The file of terms, which the messages of every file may use.
const TERMS: &str = "terms";

/// The messages of one language.
pub struct Catalogue {
    tag: String,
    files: BTreeMap<String, File>,
    terms: OnceLock<Arc<FluentResource>>,
}

/// A file, parsed when one of its messages is first needed. A first screen has messages of a third
/// of all files; to parse all of them takes longer than everything else that it needs.
struct File {
    text: Cow<'static, str>,
    bundle: OnceLock<FluentBundle<Arc<FluentResource>>>,
}

impl Catalogue {
    /// The language of this tag that is part of the program.
    pub fn built_in(tag: &str) -> Option<Catalogue> {
        let texts = BUILT_IN.get_dir(tag)?.files().filter_map(|file| {
            let name = file.path().file_stem()?.to_str()?.to_owned();
            Some((name, Cow::Borrowed(file.contents_utf8()?)))
        });
        Some(Catalogue::new(tag, texts))
    }

    /// The tags of the languages that are part of the program.
    pub fn tags() -> impl Iterator<Item = &'static str> {
        BUILT_IN.dirs().filter_map(|folder| folder.path().to_str())
    }

    pub(super) fn new(
        tag: &str,
        texts: impl Iterator<Item = (String, Cow<'static, str>)>,
    ) -> Catalogue {
        let files = texts.map(|(name, text)| (name, File { text, bundle: OnceLock::new() }));
        Catalogue { tag: tag.to_owned(), files: files.collect(), terms: OnceLock::new() }
    }

    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The text of each file, by name.
    pub(super) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(name, file)| (name.as_str(), &*file.text))
    }

    /// The message in this language; None if it has no such message.
    pub(super) fn format(&self, file: &str, name: &str, args: &FluentArgs) -> Option<String> {
        let file = self.files.get(file)?;
        let bundle = file.bundle.get_or_init(|| self.bundle(&file.text));
        let pattern = bundle.get_message(name)?.value()?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        Some(text).filter(|_| errors.is_empty())
    }

    /// The messages of this text, with all terms.
    fn bundle(&self, text: &str) -> FluentBundle<Arc<FluentResource>> {
        let language: LanguageIdentifier = self.tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Names are not declined and no terminal wants the marks.
        bundle.set_use_isolating(false);
        let terms = || self.files.get(TERMS).map_or("", |file| &*file.text);
        let terms = self.terms.get_or_init(|| parsed(terms())).clone();
        bundle.add_resource_overriding(terms);
        bundle.add_resource_overriding(parsed(text));
        bundle
    }
}

fn parsed(text: &str) -> Arc<FluentResource> {
    // Faulty entries were refused by `read`, and a test reads the built-in files.
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
    resource.into()
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Catalogue").field(&self.tag).finish()
    }
}

/// The most bytes that one file of a language may have.
pub const LARGEST_FILE: usize = 256 << 10;

/// The faults of a language, and remarks about it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Findings {
    /// With any of these the language is not used.
    pub faults: Vec<Fault>,
    /// Messages that only English has, and messages that nobody uses.
    pub remarks: Vec<Fault>,
}

/// Judges the files of a language, each with its name without `.ftl` and its text.
pub fn check(files: &[(String, String)]) -> Findings {
    let known = arguments();
    let mut findings = Findings::default();
    let mut present = BTreeSet::new();
    let is_read = |text: &str| text.len() <= LARGEST_FILE && limits::too_deep(text).is_none();
    let shared = files.iter().find(|(name, text)| name == TERMS && is_read(text));
    let shared = terms(shared.map_or("", |(_, text)| text));
    for (name, text) in files {
        let at = |byte: usize, found| Fault::at(name, text, byte, found);
        if text.len() > LARGEST_FILE {
            findings.faults.push(at(0, msg!("event-file.more-bytes", most = LARGEST_FILE)));
            continue;
        }
        if let Some(byte) = limits::too_deep(text) {
            findings.faults.push(at(byte, msg!("common.too-deep", most = limits::DEEPEST)));
            continue;
        }
        let resource = match parser::parse_runtime(text.as_str()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                let faults = errors.iter().map(|error| at(error.pos.start, complaint(&error.kind)));
                findings.faults.extend(faults);
                resource
            }
        };
        let own = terms(text);
        let mut here = BTreeSet::new();
        for Entry { name: id, byte, signature } in entries(text, resource) {
            for found in signature.refused {
                findings.faults.push(at(byte, found));
            }
            if !here.insert(id) {
                findings.faults.push(at(byte, msg!("common.twice", name = id)));
            }
            for (term, byte) in &signature.terms {
                if !own.contains(term) && !shared.contains(term) {
                    findings.faults.push(at(*byte, msg!("common.no-term", name = *term)));
                }
            }
            let Some(expected) = known.get(&(name.clone(), id.to_owned())) else {
                if !id.starts_with('-') {
                    findings.remarks.push(at(byte, msg!("common.unused", name = id)));
                }
                continue;
            };
            present.insert((name.clone(), id.to_owned()));
            for (variable, byte) in &signature.variables {
                if !expected.contains(*variable) {
                    let args: Vec<String> = expected.iter().map(|v| format!("${v}")).collect();
                    let known = match args.is_empty() {
                        true => msg!("handbook.none").into(),
                        false => Arg::from(args),
                    };
                    let found = msg!("common.no-argument", name = *variable, message = id, known);
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
        found: msg!("common.missing", name = name.as_str()),
    }));
    findings
}

/// The arguments of every message of the program. One language may use an argument that another
/// leaves out.
fn arguments() -> BTreeMap<(String, String), BTreeSet<String>> {
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
    /// Every fault of every file that would make a message wrong. Messages that are not there are no
    /// fault: they are in English.
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
        for Entry { name, signature, .. } in entries(text, resource) {
            if !name.starts_with('-') {
                let variables = signature.variables.keys().map(|name| (*name).to_owned());
                all.insert((file.to_owned(), name.to_owned()), variables.collect());
            }
        }
    }
    all
}

/// The parser's complaint, in plain words where a translator will meet it.
fn complaint(kind: &ErrorKind) -> Message {
    match kind {
        ErrorKind::MissingDefaultVariant => msg!("common.fluent-fault", fault = "no-default"),
        ErrorKind::MultipleDefaultVariants => msg!("common.fluent-fault", fault = "two-defaults"),
        ErrorKind::UnbalancedClosingBrace => msg!("common.fluent-fault", fault = "brace"),
        ErrorKind::UnterminatedStringLiteral => msg!("common.quote-open"),
        ErrorKind::UnknownEscapeSequence(_) | ErrorKind::InvalidUnicodeEscapeSequence(_) => {
            msg!("common.fluent-fault", fault = "escape")
        }
        other => msg!("common.not-fluent", problem = other.to_string()),
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file, without its ending.
    pub file: String,
    /// From 1, or 0 for what the file lacks; the column counts characters.
    pub line: usize,
    pub column: usize,
    pub found: Message,
}

impl Fault {
    pub(super) fn at(file: &str, text: &str, byte: usize, found: Message) -> Fault {
        let before = text.get(..byte).unwrap_or(text);
        let begin = before.rfind('\n').map_or(0, |end| end + 1);
        Fault {
            file: file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before[begin..].chars().count() + 1,
            found,
        }
    }

    /// The fault behind its place in the folder of the language.
    pub fn message(&self, folder: &str) -> Message {
        let file = Path::new(folder).join(format!("{}.ftl", self.file));
        let place = match self.line {
            0 => file.display().to_string(),
            line => format!("{}:{line}:{}", file.display(), self.column),
        };
        msg!("common.labelled", label = place, text = &self.found)
    }
}

/// A message or a term of a file; a term's name begins with `-`.
pub(super) struct Entry<'a> {
    pub name: &'a str,
    pub byte: usize,
    pub signature: Signature<'a>,
}

/// The arguments and terms of a message, each with the byte of its first use.
#[derive(Default)]
pub(super) struct Signature<'a> {
    pub variables: BTreeMap<&'a str, usize>,
    pub terms: BTreeMap<&'a str, usize>,
    /// Its parts that no message may contain.
    pub refused: Vec<Message>,
}

/// The messages and terms of a file.
fn entries<'a>(text: &'a str, resource: ast::Resource<&'a str>) -> impl Iterator<Item = Entry<'a>> {
    resource.body.into_iter().filter_map(move |entry| {
        let (name, value, attributes) = match entry {
            ast::Entry::Message(message) => (message.id.name, message.value, message.attributes),
            ast::Entry::Term(term) => (term.id.name, Some(term.value), term.attributes),
            _ => return None,
        };
        let mut walk = Walk { text, signature: Signature::default() };
        match &value {
            Some(pattern) => walk.pattern(pattern),
            None => walk.refuse(msg!("common.no-text", name)),
        }
        if !attributes.is_empty() {
            walk.refuse(msg!("common.attribute", name));
        }
        let byte = walk.byte(name);
        // A term's identifier is stored without its hyphen.
        let is_term = byte.checked_sub(1).is_some_and(|at| text[at..].starts_with('-'));
        let begin = if is_term { byte - 1 } else { byte };
        let name = &text[begin..byte + name.len()];
        Some(Entry { name, byte: begin, signature: walk.signature })
    })
}

/// The names of the terms that a file defines.
fn terms(text: &str) -> BTreeSet<&str> {
    let (Ok(resource) | Err((resource, _))) = parser::parse_runtime(text);
    let names = resource.body.into_iter().filter_map(|entry| match entry {
        ast::Entry::Term(term) => Some(term.id.name),
        _ => None,
    });
    names.collect()
}

struct Walk<'a> {
    text: &'a str,
    signature: Signature<'a>,
}

impl<'a> Walk<'a> {
    /// The byte of the text at which this part of it begins.
    fn byte(&self, part: &str) -> usize {
        (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize).min(self.text.len())
    }

    fn refuse(&mut self, found: Message) {
        self.signature.refused.push(found);
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&'a str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.letters(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn letters(&mut self, text: &str) {
        if let Some(letter) = text.chars().find(|letter| *letter != '\n' && is_hostile(*letter)) {
            let code = format!("U+{:04X}", u32::from(letter));
            self.refuse(msg!("common.hostile-letter", code));
        }
    }

    fn expression(&mut self, expression: &Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'a str>) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                self.letters(&unescape_unicode_to_string(value));
            }
            InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                let byte = self.byte(id.name);
                self.signature.variables.entry(id.name).or_insert(byte);
            }
            InlineExpression::TermReference { id, .. } => {
                let byte = self.byte(id.name);
                self.signature.terms.entry(id.name).or_insert(byte);
            }
            InlineExpression::MessageReference { id, .. } => {
                self.refuse(msg!("common.reference", name = id.name));
            }
            InlineExpression::FunctionReference { id, .. } => {
                self.refuse(msg!("common.function", name = id.name));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }
}
