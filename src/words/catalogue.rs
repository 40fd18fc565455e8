//! The messages of one language, in a file for each part of the program.

use super::Message;
use super::entries::{self, Entries};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, include_dir};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{LazyLock, OnceLock, PoisonError, RwLock};
use unic_langid::LanguageIdentifier;

pub(super) static BUILT_IN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../../config/words");

/// The file of terms, which the messages of every file may use.
pub(super) const TERMS: &str = "terms";

/// The messages of one language.
///
/// A message is parsed when it is first told, so that starting the program parses only what the
/// first screen says, and memory holds only what was said.
pub struct Catalogue {
    tag: String,
    files: Files,
    /// What was told lately: a screen says nearly the same after every key.
    told: RwLock<HashMap<Message, String>>,
}

/// The most messages that are kept. With their texts they take a few hundred kilobytes.
const KEPT: usize = 512;
/// The longest text that is kept, in bytes. Longer ones are read once, such as those of a page.
const LONGEST: usize = 200;

/// The files of a language, by name. Nobody speaks most languages, so none is opened before its
/// first message.
type Files = LazyLock<BTreeMap<String, File>, Box<dyn FnOnce() -> BTreeMap<String, File> + Send>>;

/// The text of a file. A built-in file is read when one of its messages is first told.
type Text = LazyLock<Cow<'static, str>, Box<dyn FnOnce() -> Cow<'static, str> + Send>>;

struct File {
    text: Text,
    /// The place of each message and term in the text.
    entries: OnceLock<Entries>,
    /// The parsed text.
    bundle: OnceLock<RwLock<FluentBundle<FluentResource>>>,
}

impl Catalogue {
    /// The language of this tag that is part of the program. It has the files of English, in the
    /// same order. Their names are read there, because those of a language lie between its texts in
    /// the program, and reading them loads all of these.
    pub fn built_in(tag: &str) -> Option<Catalogue> {
        let names = BUILT_IN.get_dir("en")?.files().map(include_dir::File::path);
        let texts = names.zip(BUILT_IN.get_dir(tag)?.files()).filter_map(|(path, file)| {
            let name = path.file_stem()?.to_str()?.to_owned();
            Some((name, move || Cow::Borrowed(file.contents_utf8().unwrap_or_default())))
        });
        Some(Catalogue::new(tag, texts))
    }

    /// The tags of the languages that are part of the program.
    pub fn tags() -> impl Iterator<Item = &'static str> {
        BUILT_IN.dirs().filter_map(|folder| folder.path().to_str())
    }

    pub(super) fn new(
        tag: &str,
        texts: impl Iterator<Item = (String, impl FnOnce() -> Cow<'static, str> + Send + 'static)>
        + Send
        + 'static,
    ) -> Catalogue {
        let file = |text| {
            let text: Box<dyn FnOnce() -> Cow<'static, str> + Send> = Box::new(text);
            File { text: Text::new(text), entries: OnceLock::new(), bundle: OnceLock::new() }
        };
        let files = move || texts.map(|(name, text)| (name, file(text))).collect();
        let files = Files::new(Box::new(files));
        Catalogue { tag: tag.to_owned(), files, told: RwLock::default() }
    }

    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The text of each file, by name.
    pub(super) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(name, file)| (name.as_str(), &**file.text))
    }

    /// The message as it was told lately.
    pub(super) fn told(&self, message: &Message) -> Option<String> {
        self.told.read().unwrap_or_else(PoisonError::into_inner).get(message).cloned()
    }

    /// Keeps the text of a message, if it is short. Every reader of this language is told the same.
    pub(super) fn keep(&self, message: &Message, text: &str) {
        if text.len() > LONGEST {
            return;
        }
        let mut told = self.told.write().unwrap_or_else(PoisonError::into_inner);
        if told.len() >= KEPT {
            told.clear();
        }
        told.insert(message.clone(), text.to_owned());
    }

    /// The message in this language; None if it has no such message.
    pub(super) fn format(&self, file: &str, name: &str, args: &FluentArgs) -> Option<String> {
        let file = self.files.get(file)?;
        file.entry(name)?;
        let bundle = file.bundle.get_or_init(|| self.bundle());
        let told = |bundle: &FluentBundle<FluentResource>| {
            let pattern = bundle.get_message(name)?.value()?;
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
            Some(text).filter(|_| errors.is_empty())
        };
        let known = bundle.read().unwrap_or_else(PoisonError::into_inner);
        if known.has_message(name) {
            return told(&known);
        }
        drop(known);
        let mut bundle = bundle.write().unwrap_or_else(PoisonError::into_inner);
        self.add(&mut bundle, file, name, &mut BTreeSet::new());
        told(&bundle)
    }

    fn bundle(&self) -> RwLock<FluentBundle<FluentResource>> {
        let language: LanguageIdentifier = self.tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Names are not declined and no terminal wants the marks.
        bundle.set_use_isolating(false);
        RwLock::new(bundle)
    }

    /// Parses a message or term of the file or of the terms, and everything that it names.
    fn add<'a>(
        &'a self,
        bundle: &mut FluentBundle<FluentResource>,
        file: &'a File,
        name: &'a str,
        added: &mut BTreeSet<&'a str>,
    ) {
        let entry = file.entry(name).or_else(|| self.files.get(TERMS)?.entry(name));
        let Some(entry) = entry.filter(|_| added.insert(name)) else { return };
        // Faulty entries were refused by `read`, and a test reads the built-in files.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(entry.to_owned());
        bundle.add_resource_overriding(resource);
        for named in entries::named_in(entry) {
            self.add(bundle, file, named, added);
        }
    }
}

impl File {
    fn entry(&self, name: &str) -> Option<&str> {
        self.entries.get_or_init(|| Entries::of(&self.text)).find(&self.text, name)
    }
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Catalogue").field(&self.tag).finish()
    }
}
