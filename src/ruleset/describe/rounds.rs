use super::{Page, Tongue, joined, numbered};
use crate::ruleset::{
    ByeShare, FinalsKind, Margin, Minutes, PairingKind, Percentages, Ruleset, Scoring, Structure,
};

pub(super) fn preliminary(page: &mut Page, tongue: Tongue, ruleset: &Ruleset) {
    let preliminary = &ruleset.preliminary;
    page.heading(tongue.say("Preliminary rounds", "Rundy wstępne"));
    let shape = tongue.shape(preliminary.shape);
    let mut fields = vec![
        (tongue.say("Pairing", "Parowanie"), tongue.pairing(preliminary.pairing).to_owned()),
        (tongue.say("Match", "Mecz"), shape.to_owned()),
        (tongue.say("Points", "Punkty"), points(tongue, &preliminary.points)),
        (tongue.say("No-show", "Nieobecność"), tongue.absence(preliminary.absence).to_owned()),
    ];
    if !ruleset.concessions.is_default() {
        let conceded = tongue.concessions(&ruleset.concessions);
        fields.push((tongue.say("Concessions", "Poddania"), conceded));
    }
    if let Some(sides) = preliminary.sides {
        let names: Vec<&str> = ruleset.sides.iter().map(|side| tongue.text(side)).collect();
        let settled = format!("{}; {}", names.join(", "), tongue.first_sides(sides));
        fields.push((tongue.say("Sides", "Strony"), settled));
    }
    if !preliminary.tie_breaks.is_empty() {
        let list = numbered(&preliminary.tie_breaks, |tie| tongue.tie_break(*tie).to_owned());
        fields.push((tongue.say("Ties", "Remisy"), list));
    }
    if let Some(margin) = &preliminary.margin {
        fields.push((tongue.say("Margin", "Przewaga"), self::margin(tongue, margin)));
    }
    if preliminary.tie_breaks.iter().any(|tie_break| tie_break.is_percentage()) {
        let counted = preliminary.percentages.clone().unwrap_or_default();
        fields.push((tongue.say("Percentages", "Odsetki"), percentages(tongue, &counted)));
    }
    if !preliminary.apart_in_first_round.is_empty() {
        let list = joined(&preliminary.apart_in_first_round, |r| tongue.relation(*r).to_owned());
        fields.push((tongue.say("Kept apart in round 1", "Rozdzieleni w rundzie 1"), list));
    }
    page.fields(&fields);
}

fn points(tongue: Tongue, points: &Scoring) -> String {
    let mut parts = vec![format!("{} {}", tongue.say("win", "zwycięstwo"), points.win)];
    if let Some(draw) = points.draw {
        parts.push(format!("{} {draw}", tongue.say("draw", "remis")));
    }
    if let Some(draw) = points.timed_draw {
        parts.push(format!("{} {draw}", tongue.say("draw on time", "remis na czas")));
    }
    parts.push(format!("{} {}", tongue.say("loss", "przegrana"), points.loss));
    let bye = tongue.say("a bye", "wolny los");
    format!("{} {}; {bye} {}", parts.join(", "), tongue.per(points.per), points.bye)
}

fn margin(tongue: Tongue, margin: &Margin) -> String {
    format!(
        "{}, 0-{}; {} {}, {} {}, {} {}",
        tongue.text(&margin.name),
        margin.most,
        tongue.say("every match adds", "każdy mecz dodaje"),
        margin.base,
        tongue.say("a bye", "wolny los"),
        margin.bye,
        tongue.say("a walkover is won by", "walkower wygrany o"),
        margin.walkover,
    )
}

fn percentages(tongue: Tongue, counted: &Percentages) -> String {
    let byes = match counted.byes {
        ByeShare::LeftOut => tongue.say("byes left out", "wolne losy pominięte"),
        ByeShare::Won => tongue.say("byes count as won", "wolne losy jako wygrane"),
    };
    format!(
        "{} {}, {} {}; {byes}",
        tongue.say("matches at least", "mecze co najmniej"),
        counted.match_floor,
        tongue.say("games at least", "gry co najmniej"),
        counted.game_floor,
    )
}

pub(super) fn finals(page: &mut Page, tongue: Tongue, ruleset: &Ruleset) {
    let finals = &ruleset.finals;
    page.heading(tongue.say("Finals", "Finały"));
    let mut fields = vec![(tongue.say("Kind", "Rodzaj"), tongue.finals(finals.kind).to_owned())];
    if !finals.sizes.is_empty() {
        fields.push((tongue.say("Sizes", "Wielkość"), joined(&finals.sizes, u32::to_string)));
    }
    if !finals.cuts.is_empty() {
        let cuts = numbered(&finals.cuts, |cut| tongue.cut(*cut).to_owned());
        fields.push((tongue.say("Cut", "Odcięcie"), cuts));
    }
    if matches!(finals.kind, FinalsKind::SingleElimination | FinalsKind::DoubleElimination) {
        let who = tongue.replacement(finals.replacement).to_owned();
        fields.push((tongue.say("Takes a free place", "Wolne miejsce zajmuje"), who));
    }
    if let Some(sides) = finals.sides {
        fields.push((tongue.say("Sides", "Strony"), tongue.sides(sides).to_owned()));
    }
    page.fields(&fields);
}

pub(super) fn minutes(page: &mut Page, tongue: Tongue, ruleset: &Ruleset) {
    page.heading(tongue.say("Minutes", "Minuty"));
    let rows: Vec<Vec<String>> = ruleset
        .minutes
        .iter()
        .map(|row| {
            let any = tongue.say("any match", "każdy mecz");
            let shape = row.shape.map_or(any, |shape| tongue.shape(shape));
            vec![tongue.round(row.round).to_owned(), shape.to_owned(), length(tongue, row)]
        })
        .collect();
    page.table(2, &rows);
}

fn length(tongue: Tongue, row: &Minutes) -> String {
    let minutes = match row.minutes {
        0 => tongue.say("no clock", "bez zegara").to_owned(),
        minutes => minutes.to_string(),
    };
    match (row.from, row.to) {
        (Some(from), Some(to)) => {
            format!("{minutes} ({} {from}-{to})", tongue.say("by choice", "do wyboru"))
        }
        _ => minutes,
    }
}

pub(super) fn structures(page: &mut Page, tongue: Tongue, ruleset: &Ruleset) {
    let all = &ruleset.structures;
    if let Some(basic) = &all.basic {
        table(page, tongue, tongue.say("Basic structure", "Struktura podstawowa"), basic);
    }
    if let Some(advanced) = &all.advanced {
        table(page, tongue, tongue.say("Advanced structure", "Struktura zaawansowana"), advanced);
    }
    page.heading(tongue.say("Custom structure", "Struktura niestandardowa"));
    let custom = &all.custom;
    let rounds = format!("{}-{}", custom.rounds_from, custom.rounds_to);
    let rounds = match ruleset.preliminary.pairing {
        PairingKind::RoundRobin => tongue
            .say("as many as the largest pod needs", "tyle, ilu wymaga największa grupa")
            .into(),
        _ => rounds,
    };
    let mut fields = vec![(tongue.say("Rounds", "Rundy"), rounds)];
    if !custom.finals_match.is_empty() {
        let shapes = joined(&custom.finals_match, |shape| tongue.shape(*shape).to_owned());
        fields.push((tongue.say("Match in the finals", "Mecz w finałach"), shapes));
    }
    page.fields(&fields);
}

fn table(page: &mut Page, tongue: Tongue, heading: &str, structure: &Structure) {
    page.heading(heading);
    if structure.rows.iter().any(|row| row.cut.is_some()) {
        let shape = tongue.shape(structure.finals_match);
        page.fields(&[(tongue.say("Match in the finals", "Mecz w finałach"), shape.to_owned())]);
    }
    let head = [
        tongue.say("players", "gracze"),
        tongue.say("rounds", "rundy"),
        tongue.say("cut", "odcięcie"),
        "",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for row in &structure.rows {
        let or = row.or_rounds.map(|rounds| format!(" {} {rounds}", tongue.say("or", "lub")));
        rows.push(vec![
            row.players.to_string(),
            format!("{}{}", row.rounds, or.unwrap_or_default()),
            row.cut.map_or_else(|| "-".to_owned(), |cut| cut.to_string()),
            row.note.as_ref().map(|note| tongue.text(note).to_owned()).unwrap_or_default(),
        ]);
    }
    page.table(2, &rows);
}

pub(super) fn tiers(page: &mut Page, tongue: Tongue, ruleset: &Ruleset) {
    let yes_no = |yes: bool| {
        let (english, polish) =
            if yes { ("required", "wymagane") } else { ("not required", "niewymagane") };
        tongue.say(english, polish).to_owned()
    };
    for tier in &ruleset.tiers {
        page.heading(&format!("{}: {}", tongue.say("Tier", "Poziom"), tongue.text(&tier.name)));
        if let Some(about) = &tier.about {
            page.item("  ", tongue.text(about));
        }
        let release = tongue.release(tier.product_release);
        let products = match tier.product_delay_days {
            0 => format!("{} {}", tongue.say("from the day of", "od dnia"), release[0]),
            days => format!("{days} {} {}", tongue.say("days after", "dni po"), release[1]),
        };
        page.fields(&[
            (tongue.say("Structure", "Struktura"), tongue.structure(tier.structure).to_owned()),
            (
                tongue.say("Leaders", "Animatorzy"),
                format!(
                    "{}{}",
                    tongue.leaders(tier.leaders_play),
                    tongue.leaders_meet(tier.leaders_meet)
                ),
            ),
            (tongue.say("Products", "Produkty"), products),
            (tongue.say("Sleeves", "Koszulki"), yes_no(tier.sleeves_required)),
            (tongue.say("Lists", "Spisy"), yes_no(tier.lists_required)),
        ]);
    }
}
