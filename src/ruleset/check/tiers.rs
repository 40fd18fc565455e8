use super::super::{Ruleset, StructureKind};
use super::findings::{Findings, word};
use crate::msg;

/// The longest delay of a product, in days.
const LONGEST_DELAY: u32 = 3650;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let tiers = &ruleset.tiers;
    if tiers.is_empty() {
        found.add("tiers", msg!("ruleset.no-tier"));
    }
    let named = tiers.iter().map(|tier| tier.tier);
    found.no_repeats("tiers[].tier", named, |tier| msg!("ruleset.tier", tier = word(tier)));
    for (n, tier) in tiers.iter().enumerate() {
        let structures = &ruleset.structures;
        let exists = match tier.structure {
            StructureKind::Basic => structures.basic.is_some(),
            StructureKind::Advanced => structures.advanced.is_some(),
            StructureKind::Custom => true,
        };
        if !exists {
            let name = word(tier.structure);
            found.add(&format!("tiers[{n}].structure"), msg!("ruleset.tier-structure", name));
        }
        if tier.product_delay_days > LONGEST_DELAY {
            found.add(
                &format!("tiers[{n}].product_delay_days"),
                msg!("ruleset.tier-delay", n = tier.product_delay_days, most = LONGEST_DELAY),
            );
        }
    }
}
