//! The messages of one language, in a file for each part of the program; and the checks of such files.
//! [`Words`] turns messages into text, in the language that was chosen.

use super::{Arg, Message, is_hostile};
use crate::{limits, msg};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser::{self, ErrorKind};
use fluent_syntax::unicode::unescape_unicode_to_string;
use include_dir::{Dir, include_dir};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;
use std::sync::{Arc, LazyLock, OnceLock};
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
struct Entry<'a> {
    pub name: &'a str,
    pub byte: usize,
    pub signature: Signature<'a>,
}

/// The arguments and terms of a message, each with the byte of its first use.
#[derive(Default)]
struct Signature<'a> {
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

static ENGLISH: LazyLock<Words> = LazyLock::new(|| {
    let english = Catalogue::built_in("en").unwrap_or_else(|| unreachable!("English is built in"));
    let english = Arc::new(english);
    Words { own: Arc::clone(&english), english, keys: Arc::new(|_| None) }
});

/// The key to press for a verb; None if it has to be typed.
type KeyOf = dyn Fn(&str) -> Option<Arg> + Send + Sync;

/// The words with a capital letter, to begin a sentence or a title.
pub fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A reader's language; a message that it lacks is in English.
#[derive(Clone)]
pub struct Words {
    own: Arc<Catalogue>,
    english: Arc<Catalogue>,
    keys: Arc<KeyOf>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.tag()).finish()
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        self.tag() == other.tag()
    }
}

impl Eq for Words {}

impl Words {
    pub fn english() -> &'static Words {
        &ENGLISH
    }

    /// The language of this tag that is part of the program.
    pub fn built_in(tag: &str) -> Option<Words> {
        match tag {
            "en" => Some(ENGLISH.clone()),
            tag => Catalogue::built_in(tag).map(Words::of),
        }
    }

    /// A language of the user's own.
    pub fn of(catalogue: Catalogue) -> Words {
        Words { own: Arc::new(catalogue), ..ENGLISH.clone() }
    }

    /// The same language on a screen, which names a key where a shell names a verb.
    #[must_use]
    pub fn with_keys(self, keys: impl Fn(&str) -> Option<Arg> + Send + Sync + 'static) -> Words {
        Words { keys: Arc::new(keys), ..self }
    }

    /// The tag of the language, such as `pl`.
    pub fn tag(&self) -> &str {
        self.own.tag()
    }

    /// The language's own name; its tag if it does not say.
    pub fn name(&self) -> String {
        let message = crate::msg!("common.language");
        let (file, name) = message.place();
        let own = self.own.format(file, name, &FluentArgs::new());
        own.unwrap_or_else(|| self.tag().to_owned())
    }

    pub fn text(&self, message: &Message) -> String {
        let (file, name) = message.place();
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                arg => FluentValue::from(self.arg(arg)),
            };
            args.set(*name, value);
        }
        let text = (self.own.format(file, name, &args))
            .or_else(|| self.english.format(file, name, &args))
            .unwrap_or_else(|| message.id.to_owned());
        if message.capital { capitalised(&text) } else { text }
    }

    /// The message of this name in this file of the catalogue, if there is one. It has no
    /// arguments.
    pub fn named(&self, file: &str, name: &str) -> Option<String> {
        let args = FluentArgs::new();
        let own = self.own.format(file, name, &args);
        own.or_else(|| self.english.format(file, name, &args))
    }

    /// An argument as it stands in a sentence.
    pub fn arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Text(text) => text.clone(),
            Arg::Number(number) => number.to_string(),
            Arg::Decimal(number) => match number.split_once('.') {
                None => number.clone(),
                Some((whole, part)) => self.text(&crate::msg!("common.decimal", whole, part)),
            },
            Arg::Date(day) => match day.split('-').collect::<Vec<_>>()[..] {
                [year, month, day] => self.text(&crate::msg!("common.date", year, month, day)),
                _ => day.clone(),
            },
            Arg::Translated(text) => text.get(self.tag()).to_owned(),
            Arg::Message(message) => self.text(message),
            Arg::Series(items) => self.joined(items, ", "),
            Arg::Clauses(items) => self.joined(items, "; "),
            Arg::List(items) => self.list(items),
            Arg::Sum(terms) => self.joined(terms, " + "),
            Arg::Sentences(all) => self.texts(all).join(" "),
            Arg::Lines(all) => self.texts(all).join("\n"),
            Arg::Verb(line) => match (self.keys)(line) {
                Some(key) => self.arg(&key),
                None => line.clone(),
            },
        }
    }

    fn texts(&self, messages: &[Message]) -> Vec<String> {
        messages.iter().map(|message| self.text(message)).collect()
    }

    fn joined(&self, items: &[Arg], between: &str) -> String {
        items.iter().map(|item| self.arg(item)).collect::<Vec<_>>().join(between)
    }

    /// The items as a list in words: `1, 4 and 9`.
    fn list(&self, items: &[Arg]) -> String {
        let words: Vec<String> = items.iter().map(|item| self.arg(item)).collect();
        match words.split_last() {
            None => String::new(),
            Some((only, [])) => only.clone(),
            Some((last, rest)) => {
                let rest = rest.join(", ");
                self.text(&crate::msg!("common.and", rest, last = last.as_str()))
            }
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::english().text(self))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::english().arg(self))
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self}", self.id)
    }
}

/// Whether the message in English is this text.
impl PartialEq<str> for Message {
    fn eq(&self, text: &str) -> bool {
        Words::english().text(self) == text
    }
}

impl PartialEq<&str> for Message {
    fn eq(&self, text: &&str) -> bool {
        Words::english().text(self) == *text
    }
}

impl PartialEq<String> for Message {
    fn eq(&self, text: &String) -> bool {
        Words::english().text(self) == *text
    }
}

/// The places where a language may be chosen. The first that names one decides.
#[derive(Debug, Clone, Copy, Default)]
pub struct Choice<'a> {
    /// `--lang`.
    pub option: Option<&'a str>,
    /// `KOMANDOR_LANG`.
    pub variable: Option<&'a str>,
    /// `lang:` in the user's settings.
    pub setting: Option<&'a str>,
    /// `LC_ALL`, `LC_MESSAGES` and `LANG`, of which the first that is not empty counts.
    pub locale: [Option<&'a str>; 3],
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chosen {
    /// Somebody named it; a name that is no language's is a mistake.
    Named(String),
    /// The locale has it. English is spoken where there is no such language.
    Locale(String),
}

impl Choice<'_> {
    pub fn chosen(&self) -> Chosen {
        let named = [self.option, self.variable, self.setting];
        if let Some(named) = named.into_iter().flatten().find(|name| !name.is_empty()) {
            return Chosen::Named(named.to_owned());
        }
        let locale = self.locale.into_iter().flatten().find(|locale| !locale.is_empty());
        Chosen::Locale(tag(locale.unwrap_or("en")))
    }
}

/// The letters of the language in a locale: `pl` of `pl_PL.UTF-8`; English for `C`.
fn tag(locale: &str) -> String {
    let letters = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
    match letters {
        "" | "C" | "POSIX" => "en".to_owned(),
        letters => letters.to_lowercase(),
    }
}

/// Whether a folder of this name can hold a language: two or three small letters.
pub fn is_tag(name: &str) -> bool {
    (2..=3).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_lowercase())
}
