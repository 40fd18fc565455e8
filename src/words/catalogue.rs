//! The messages of one language, in a file for each part of the program.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, include_dir};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};
use unic_langid::LanguageIdentifier;

pub(super) static BUILT_IN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../../config/words");

/// The file of terms, which the messages of every file may use.
pub(super) const TERMS: &str = "terms";

/// The messages of one language.
pub struct Catalogue {
    tag: String,
    files: BTreeMap<String, File>,
    terms: OnceLock<Arc<FluentResource>>,
}

/// A file, parsed when one of its messages is first told. A first screen says messages of a third
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
