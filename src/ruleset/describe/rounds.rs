use super::page::{Page, numbered, series};
use crate::msg;
use crate::ruleset::{
    ByeShare, Concessions, DrawShare, FinalsKind, Margin, MarginLoser, Minutes, PairingKind,
    Percentages, PointsPer, Preliminary, Row, Ruleset, Scores, Share, Structure, Tier,
};
use crate::words::{Arg, Message};

/// The facts to tell, each with the words before it.
pub(super) type Fields = Vec<(Message, Arg)>;

pub(super) fn preliminary(page: &mut Page<'_>, ruleset: &Ruleset) {
    page.heading(msg!("describe.preliminary-rounds"));
    page.fields(preliminary_fields(ruleset));
}

pub(super) fn preliminary_fields(ruleset: &Ruleset) -> Fields {
    let preliminary = &ruleset.preliminary;
    let mut fields: Vec<(Message, Arg)> = vec![
        (msg!("describe.pairing"), preliminary.pairing.phrase().into()),
        (msg!("column.match"), preliminary.shape.phrase().into()),
        (msg!("item.points"), points(preliminary).into()),
        (msg!("describe.no-show"), preliminary.absence.phrase().into()),
    ];
    fields.push((msg!("check-in.describe"), preliminary.sitting_out().phrase().into()));
    if let Some(rule) = preliminary.awarded_byes() {
        let said = msg!("byes.describe-awarded", most = rule.most);
        fields.push((msg!("byes.field-awarded"), said.into()));
    }
    if ruleset.concessions != Concessions::default() {
        fields.push((msg!("describe.concessions"), concessions(&ruleset.concessions).into()));
    }
    if let Some(sides) = preliminary.sides {
        let settled = msg!("describe.sides", names = series(&ruleset.sides), how = sides.phrase());
        fields.push((msg!("item.sides"), settled.into()));
    }
    if !preliminary.tie_breaks.is_empty() {
        let list = numbered(preliminary.tie_breaks.iter().map(|by| by.phrase()));
        fields.push((msg!("describe.ties"), list));
    }
    if let Some(margin) = &preliminary.margin {
        fields.push((msg!("describe.margin"), self::margin(margin).into()));
    }
    if let Some(scores) = &preliminary.scores {
        fields.push((msg!("scores.describe"), self::scores(scores, ruleset).into()));
    }
    if preliminary.tie_breaks.iter().any(|tie_break| tie_break.is_percentage()) {
        let counted = preliminary.percentages.clone().unwrap_or_default();
        fields.push((msg!("describe.percentages"), percentages(&counted).into()));
    }
    if !preliminary.apart_in_first_round.is_empty() {
        let list = series(preliminary.apart_in_first_round.iter().map(|who| who.phrase()));
        fields.push((msg!("describe.apart"), list));
    }
    fields
}

fn points(preliminary: &Preliminary) -> Message {
    let points = &preliminary.points;
    if let Some(worth) =
        preliminary.scores.as_ref().and_then(|rule| rule.worth(points.draw, points.bye))
    {
        return worth;
    }
    let (worth, bye) = (points.worth(preliminary.timed_win_name()), points.shown(points.bye));
    match points.per {
        PointsPer::Match => msg!("describe.points-a-match", points = worth, bye),
        PointsPer::Game => msg!("announce.points-a-game", points = worth, bye),
    }
}

/// The games that may be conceded in a match of several games.
fn concessions(concessions: &Concessions) -> Message {
    let games = match concessions.games.as_slice() {
        [] => msg!("describe.any-game"),
        [only] => msg!("describe.only-game", n = *only),
        several => msg!("describe.games", games = series(several.iter().copied())),
    };
    match concessions.whole_match {
        true => msg!("describe.whole-match-too", games),
        false => games,
    }
}

fn margin(margin: &Margin) -> Message {
    let Margin { name, most, base, bye, walkover, loser, .. } = margin;
    match loser {
        MarginLoser::Loses => msg!(
            "describe.margin-counted",
            name,
            most = *most,
            base = *base,
            bye = *bye,
            walkover = *walkover
        ),
        MarginLoser::Nothing => msg!(
            "describe.margin-of-winner",
            name,
            most = *most,
            base = *base,
            bye = *bye,
            walkover = *walkover
        ),
    }
}

/// The consequences of both scores of a game.
fn scores(rule: &Scores, ruleset: &Ruleset) -> Message {
    let mut said = vec![msg!("scores.described", name = &rule.name, most = rule.most,)];
    said.push(msg!("scores.describe-level", level = rule.level(ruleset.draws()).phrase()));
    if rule.margin {
        said.push(msg!("scores.describe-margin"));
    }
    said.push(msg!(
        "scores.describe-unplayed",
        winner = rule.walkover.winner,
        loser = rule.walkover.loser,
        bye = rule.bye,
    ));
    msg!("list.text", text = Arg::Clauses(said.into_iter().map(Arg::from).collect()))
}

fn percentages(counted: &Percentages) -> Message {
    let (matches, games) =
        (counted.min_match_share.to_string(), counted.min_game_share.to_string());
    let mut said: Vec<Message> = vec![match counted.byes {
        ByeShare::LeftOut => {
            msg!("describe.percentages-without-byes", matches, games)
        }
        ByeShare::Won => msg!("describe.percentages-with-byes", matches, games),
    }];
    said.extend(match counted.draws {
        DrawShare::ByPoints => None,
        DrawShare::Lost => Some(msg!("percentages.draws-lost")),
    });
    let leavers = counted.max_match_share_of_leavers;
    let leavers = (leavers != Share::WHOLE).then(|| leavers.to_string());
    said.extend(leavers.map(|share| msg!("percentages.leavers-match-ceiling", share)));
    msg!("list.text", text = Arg::Clauses(said.into_iter().map(Arg::from).collect()))
}

pub(super) fn finals(page: &mut Page<'_>, ruleset: &Ruleset) {
    page.heading(msg!("item.finals"));
    page.fields(finals_fields(ruleset));
}

pub(super) fn finals_fields(ruleset: &Ruleset) -> Fields {
    let finals = &ruleset.finals;
    let mut fields: Vec<(Message, Arg)> = vec![(msg!("column.kind"), finals.kind.phrase().into())];
    if !finals.sizes.is_empty() {
        fields.push((msg!("describe.sizes"), series(finals.sizes.iter().copied())));
    }
    if !finals.cuts.is_empty() {
        fields.push((msg!("item.cut"), numbered(finals.cuts.iter().map(|cut| cut.phrase()))));
    }
    if matches!(finals.kind, FinalsKind::SingleElimination | FinalsKind::DoubleElimination) {
        fields.push((msg!("describe.takes-free-place"), finals.replacement.phrase().into()));
    }
    if let Some(sides) = finals.sides {
        fields.push((msg!("item.sides"), sides.phrase().into()));
    }
    fields
}

pub(super) fn minutes(page: &mut Page<'_>, ruleset: &Ruleset) {
    page.heading(msg!("column.minutes"));
    page.table(2, ruleset.minutes.iter().map(|row| minutes_row(row).into()).collect());
}

/// A kind of round, the shape of its matches, and its length.
pub(super) fn minutes_row(row: &Minutes) -> [Arg; 3] {
    let shape = row.shape.map_or_else(|| msg!("describe.any-match"), |shape| shape.phrase());
    [row.round.phrase().into(), shape.into(), length(row)]
}

fn length(row: &Minutes) -> Arg {
    let minutes = match row.minutes {
        0 => msg!("page.no-clock").into(),
        minutes => Arg::from(minutes),
    };
    match (row.from, row.to) {
        (Some(from), Some(to)) => msg!("describe.minutes-by-choice", minutes, from, to).into(),
        _ => minutes,
    }
}

pub(super) fn structures(page: &mut Page<'_>, ruleset: &Ruleset) {
    let all = &ruleset.structures;
    if let Some(basic) = &all.basic {
        table(page, msg!("describe.basic-structure"), basic);
    }
    if let Some(advanced) = &all.advanced {
        table(page, msg!("describe.advanced-structure"), advanced);
    }
    page.heading(msg!("describe.custom-structure"));
    page.fields(custom_fields(ruleset));
}

pub(super) fn custom_fields(ruleset: &Ruleset) -> Fields {
    let custom = &ruleset.structures.custom;
    let rounds: Arg = match ruleset.preliminary.pairing {
        PairingKind::RoundRobin => msg!("describe.pod-decides").into(),
        PairingKind::RandomInGroups | PairingKind::HalvesByStart => {
            format!("{}-{}", custom.rounds_from, custom.rounds_to).into()
        }
    };
    let mut fields = vec![(msg!("column.rounds"), rounds)];
    if !custom.finals_match.is_empty() {
        let shapes = series(custom.finals_match.iter().map(|shape| shape.phrase()));
        fields.push((msg!("describe.finals-match"), shapes));
    }
    fields
}

fn table(page: &mut Page<'_>, heading: Message, structure: &Structure) {
    page.heading(heading);
    if structure.rows.iter().any(|row| row.cut.is_some()) {
        let shape = structure.finals_match.phrase();
        page.fields(vec![(msg!("describe.finals-match"), shape.into())]);
    }
    let head: Vec<Arg> = vec![
        msg!("describe.column-players").into(),
        msg!("describe.column-rounds").into(),
        msg!("describe.column-cut").into(),
        "".into(),
    ];
    let rows = structure.rows.iter().map(|row| row_cells(row).into());
    page.table(2, std::iter::once(head).chain(rows).collect());
}

/// The players, the rounds, the cut and the note of a row.
pub(super) fn row_cells(row: &Row) -> [Arg; 4] {
    let rounds = match row.or_rounds {
        Some(other) => msg!("describe.or-rounds", n = row.rounds, other).into(),
        None => row.rounds.into(),
    };
    let cut = row.cut.map_or("-".into(), Arg::from);
    let note = row.note.as_ref().map_or("".into(), Arg::from);
    [row.players.to_string().into(), rounds, cut, note]
}

pub(super) fn tiers(page: &mut Page<'_>, ruleset: &Ruleset) {
    for tier in &ruleset.tiers {
        page.heading(msg!("describe.tier", tier = &tier.name));
        if let Some(about) = &tier.about {
            page.item("  ", about);
        }
        page.fields(tier_fields(ruleset, tier));
    }
}

/// The demands on an event of this tier.
pub(super) fn tier_fields(ruleset: &Ruleset, tier: &Tier) -> Fields {
    let required = |yes: bool| match yes {
        true => msg!("describe.required"),
        false => msg!("describe.not-required"),
    };
    let release = tier.product_release;
    let products = match tier.product_delay_days {
        0 => msg!("describe.products-at-once", release = release.phrase()),
        n => msg!("describe.products-later", n, release = release.phrase_after()),
    };
    vec![
        (msg!("item.structure"), tier.structure.phrase().into()),
        (msg!("describe.leaders"), tier.leaders(ruleset.marshal()).into()),
        (msg!("item.products"), products.into()),
        (msg!("item.sleeves"), required(tier.sleeves_required).into()),
        (msg!("item.lists"), required(tier.lists_required).into()),
    ]
}
