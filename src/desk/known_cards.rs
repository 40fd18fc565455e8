use crate::ruleset::{KnownCard, normalise};
use std::collections::{HashMap, HashSet};

/// The known cards by name, in every language and spelling.
#[derive(Debug, Clone, Default)]
pub(super) struct KnownCards<'a> {
    by_name: HashMap<String, Vec<&'a KnownCard>>,
    /// The sections with any known card.
    sections: HashSet<&'a str>,
}

impl<'a> KnownCards<'a> {
    pub fn new(cards: &'a [KnownCard]) -> KnownCards<'a> {
        let mut known = KnownCards::default();
        for card in cards {
            known.sections.insert(&card.section);
            let names = [Some(&card.name.en), card.name.pl.as_ref()].into_iter().flatten();
            let names: HashSet<String> =
                names.chain(&card.also).map(|name| normalise(name)).collect();
            for name in names {
                known.by_name.entry(name).or_default().push(card);
            }
        }
        known
    }

    /// Every known card of this section with this name.
    pub fn named(&self, section: &str, name: &str) -> Vec<&'a KnownCard> {
        let named = self.by_name.get(&normalise(name)).map_or(&[][..], Vec::as_slice);
        named.iter().filter(|card| card.section == section).copied().collect()
    }

    /// Whether the data knows any card of this section.
    pub fn has(&self, section: &str) -> bool {
        self.sections.contains(section)
    }
}
