use crate::ruleset::{StructureKind, TierKind};

/// The word for a structure, as in the verb `setup`.
pub fn structure(structure: StructureKind) -> &'static str {
    match structure {
        StructureKind::Basic => "basic",
        StructureKind::Advanced => "advanced",
        StructureKind::Custom => "custom",
    }
}

/// The word for a tier, as in the verb `setup`.
pub fn tier(tier: TierKind) -> &'static str {
    match tier {
        TierKind::Relaxed => "relaxed",
        TierKind::Formal => "formal",
        TierKind::Premier => "premier",
    }
}
