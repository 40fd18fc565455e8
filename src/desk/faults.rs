use super::{check_list, read_list};
use crate::ruleset::ListRules;

/// The faults of a list, one sentence each.
///
/// These are the lines that cannot be read; if there are none, the breaches of the rules. A game
/// without rules for lists forbids nothing.
///
/// ```
/// let faults = komandor::desk::faults(None, "Rey\n");
/// assert_eq!(faults.len(), 1);
/// ```
pub fn faults(rules: Option<&ListRules>, text: &str) -> Vec<String> {
    match (read_list(text), rules) {
        (Err(mistakes), _) => mistakes.iter().map(ToString::to_string).collect(),
        (Ok(list), Some(rules)) => check_list(rules, &list),
        (Ok(_), None) => Vec::new(),
    }
}
