use crate::event::Entrant;
use crate::ruleset::{ListRules, Ruleset};

/// The rules of the game, and the team, against which a list is checked.
///
/// ```
/// # use komandor_readers::{desk::{self, ListCheck}, ruleset::Library};
/// let library = Library::new(Vec::new());
/// let check = ListCheck::new(&library.get("destiny").unwrap().ruleset);
/// let list = desk::read_list("Characters:\nRey [31] [hero] [blue]\n").unwrap();
/// assert_eq!(desk::summary(&check, &list)[0].to_string(), "31 of 30 points");
/// ```
#[derive(Debug, Clone)]
pub struct ListCheck<'a> {
    /// None: the game has no rules for lists.
    pub(super) rules: Option<&'a ListRules>,
    /// The two people of the team that hands the list in.
    pub(super) team: Option<[&'a str; 2]>,
}

impl<'a> ListCheck<'a> {
    pub fn new(ruleset: &'a Ruleset) -> ListCheck<'a> {
        ListCheck { rules: ruleset.lists.as_ref(), team: None }
    }

    /// The same check for a list that this entrant hands in.
    #[must_use]
    pub fn of_entrant(self, entrant: &'a Entrant) -> ListCheck<'a> {
        let team = entrant.partner.as_deref().map(|partner| [entrant.name.as_str(), partner]);
        ListCheck { team, ..self }
    }
}
