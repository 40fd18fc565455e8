//! The plan that is announced before the start.

use crate::event::action::Setup;
use crate::pairing::Draw;
use crate::ruleset::{CutRule, FinalsKind, MOST_ROUNDS, PairingKind, Ruleset, StructureKind};

/// One custom event in this many starts with elimination, if the game has it.
const STARTS_WITH_ELIMINATION: u32 = 12;
/// One custom cut in this many takes everybody level with the last place.
const LEVEL_ANNOUNCED: u32 = 8;

/// The structure asked for, or a custom one if its table has no row.
pub(super) fn plan(
    ruleset: &Ruleset,
    wanted: Option<StructureKind>,
    players: u32,
    chance: &mut Draw,
) -> Setup {
    let tier = ruleset.tiers.first().map(|tier| tier.tier);
    let kind = wanted.unwrap_or(StructureKind::Basic);
    let table = match kind {
        StructureKind::Basic => ruleset.structures.basic.as_ref(),
        StructureKind::Advanced => ruleset.structures.advanced.as_ref(),
        StructureKind::Custom => None,
    };
    let fits = |cut: Option<u32>| cut.is_none_or(|cut| cut <= players);
    if table.and_then(|table| table.row(players)).is_some_and(|row| fits(row.cut)) {
        return Setup { tier, structure: Some(kind), ..Setup::default() };
    }
    // A game without a table has no default, so its organizers choose every time.
    let tables = [&ruleset.structures.basic, &ruleset.structures.advanced];
    let no_table = tables.iter().all(|table| table.is_none());
    let varied = kind == StructureKind::Custom || no_table;
    Setup { tier, ..custom(ruleset, players, varied, chance) }
}

/// Enough rounds to separate the players.
///
/// If `varied`, chance adds more rounds, a cut and the organizer's other options.
fn custom(ruleset: &Ruleset, players: u32, varied: bool, chance: &mut Draw) -> Setup {
    let own = &ruleset.structures.custom;
    let structure = Some(StructureKind::Custom);
    let kind = ruleset.finals.kind;
    let knows_finals =
        matches!(kind, FinalsKind::SingleElimination | FinalsKind::DoubleElimination);
    let at_once = varied && knows_finals && chance.below(STARTS_WITH_ELIMINATION) == 0;
    if at_once {
        return Setup { structure, rounds: Some(0), ..Setup::default() };
    }
    if ruleset.preliminary.pairing == PairingKind::RoundRobin {
        return Setup { structure, ..Setup::default() };
    }
    let most = own.rounds_to.min(MOST_ROUNDS);
    let enough = players.next_power_of_two().trailing_zeros();
    let more = if varied { chance.below(3) } else { 0 };
    let rounds = (enough + more).clamp(own.rounds_from.clamp(1, most), most);
    let mut setup = Setup { structure, rounds: Some(rounds), ..Setup::default() };
    if varied {
        let fits = |size: &&u32| knows_finals && 2 * **size <= players.max(4);
        let sizes: Vec<u32> = ruleset.finals.sizes.iter().filter(fits).copied().collect();
        let chosen = chance.index(sizes.len() + 1);
        setup.cut = Some(sizes.get(chosen).copied().unwrap_or(0));
        let level = ruleset.finals.cuts.contains(&CutRule::TopAndLevel) && setup.cut > Some(0);
        setup.cut_by =
            (level && chance.below(LEVEL_ANNOUNCED) == 0).then_some(CutRule::TopAndLevel);
        let shapes = &own.finals_match;
        setup.finals_match = shapes.get(chance.index(shapes.len())).copied();
        let points = &ruleset.preliminary.points;
        if let Some(worth) = points.timed_draw.zip(points.draw).map(<[u32; 2]>::from) {
            setup.timed_draw = Some(worth[chance.index(2)]);
        }
    }
    setup
}
