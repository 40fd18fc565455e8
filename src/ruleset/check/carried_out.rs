//! What the schema can say and this version does not do. Such a file is
//! refused in plain words rather than run by halves.

use super::{Findings, Ruleset};
use crate::ruleset::PairingKind;

const ADVICE: &str = "leave it out, or run the game with a version of komandor that does it";

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings) {
    let mut not_yet = |path: &str, what: String| {
        found.add(path, format!("this version of komandor does not carry out {what}"), ADVICE);
    };
    let preliminary = &ruleset.preliminary;
    if preliminary.pairing == PairingKind::RoundRobin {
        not_yet("preliminary.pairing", "round_robin".into());
    }
    if ruleset.draft.is_some() {
        not_yet("draft", "a draft".into());
    }
}
