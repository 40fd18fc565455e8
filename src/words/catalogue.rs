//! The messages of one language, in a file for each part of the program.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, include_dir};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

static BUILT_IN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/config/words");

/// The file of terms, which the messages of every file may use.
pub(super) const TERMS: &str = "terms";

/// The messages of one language.
///
/// A file is parsed when its first message is told, so that starting the program parses
/// only what the first screen says.
pub struct Catalogue {
    tag: String,
    files: BTreeMap<String, File>,
}

struct File {
    text: Cow<'static, str>,
    bundle: OnceLock<FluentBundle<FluentResource>>,
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
        texts: impl IntoIterator<Item = (String, Cow<'static, str>)>,
    ) -> Catalogue {
        let file = |text| File { text, bundle: OnceLock::new() };
        let files = texts.into_iter().map(|(name, text)| (name, file(text))).collect();
        Catalogue { tag: tag.to_owned(), files }
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
        let bundle = self.bundle(file)?;
        let pattern = bundle.get_message(name)?.value()?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        errors.is_empty().then_some(text)
    }

    fn bundle(&self, name: &str) -> Option<&FluentBundle<FluentResource>> {
        let file = self.files.get(name)?;
        Some(file.bundle.get_or_init(|| {
            let language: LanguageIdentifier = self.tag.parse().unwrap_or_default();
            let mut bundle = FluentBundle::new_concurrent(vec![language]);
            // Names are not declined and no terminal wants the marks.
            bundle.set_use_isolating(false);
            let terms = self.files.get(TERMS).filter(|_| name != TERMS);
            for text in terms.into_iter().chain([file]).map(|file| file.text.clone()) {
                // Faulty entries were refused by `read`, and a test reads the built-in files.
                let (Ok(resource) | Err((resource, _))) =
                    FluentResource::try_new(text.into_owned());
                bundle.add_resource_overriding(resource);
            }
            bundle
        }))
    }
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Catalogue").field(&self.tag).finish()
    }
}
