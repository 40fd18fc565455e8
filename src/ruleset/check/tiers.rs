use super::super::{Ruleset, StructureKind};
use super::findings::{Findings, word};

/// The longest delay of a product, in days.
const LONGEST_DELAY: u32 = 3650;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let tiers = &ruleset.tiers;
    if tiers.is_empty() {
        found.add(
            "tiers",
            "the game has no tier, an event needs one",
            "add at least one, with tier, name, structure and leaders_play",
        );
    }
    let named = tiers.iter().map(|tier| tier.tier);
    found.no_repeats("tiers[].tier", named, |tier| format!("the tier {}", word(tier)));
    for (n, tier) in tiers.iter().enumerate() {
        let structures = &ruleset.structures;
        let exists = match tier.structure {
            StructureKind::Basic => structures.basic.is_some(),
            StructureKind::Advanced => structures.advanced.is_some(),
            StructureKind::Custom => true,
        };
        if !exists {
            let name = word(tier.structure);
            found.add(
                &format!("tiers[{n}].structure"),
                format!("the tier starts from the structure {name}, which the game does not have"),
                format!("add structures.{name}, or write custom"),
            );
        }
        if tier.product_delay_days > LONGEST_DELAY {
            found.add(
                &format!("tiers[{n}].product_delay_days"),
                format!("a product is legal only after {} days", tier.product_delay_days),
                format!("write at most {LONGEST_DELAY}"),
            );
        }
    }
}
