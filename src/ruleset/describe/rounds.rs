use super::language::Language;
use super::page::{Page, joined, numbered};
use crate::ruleset::{
    ByeShare, FinalsKind, Margin, Minutes, PairingKind, Percentages, Ruleset, Scoring, Structure,
};

pub(super) fn preliminary(page: &mut Page, language: Language, ruleset: &Ruleset) {
    let preliminary = &ruleset.preliminary;
    page.heading(language.say("Preliminary rounds", "Rundy wstępne"));
    let shape = language.of("shape", preliminary.shape);
    let mut fields = vec![
        (
            language.say("Pairing", "Parowanie"),
            language.of("pairing", preliminary.pairing).to_owned(),
        ),
        (language.say("Match", "Mecz"), shape.to_owned()),
        (language.say("Points", "Punkty"), points(language, &preliminary.points)),
        (
            language.say("No-show", "Nieobecność"),
            language.of("absence", preliminary.absence).to_owned(),
        ),
    ];
    if !ruleset.concessions.is_default() {
        let conceded = language.concessions(&ruleset.concessions);
        fields.push((language.say("Concessions", "Poddania"), conceded));
    }
    if let Some(sides) = preliminary.sides {
        let names: Vec<&str> = ruleset.sides.iter().map(|side| language.text(side)).collect();
        let settled = format!("{}; {}", names.join(", "), language.of("first_sides", sides));
        fields.push((language.say("Sides", "Strony"), settled));
    }
    if !preliminary.tie_breaks.is_empty() {
        let list =
            numbered(&preliminary.tie_breaks, |tie| language.of("tie_break", *tie).to_owned());
        fields.push((language.say("Ties", "Remisy"), list));
    }
    if let Some(margin) = &preliminary.margin {
        fields.push((language.say("Margin", "Przewaga"), self::margin(language, margin)));
    }
    if preliminary.tie_breaks.iter().any(|tie_break| tie_break.is_percentage()) {
        let counted = preliminary.percentages.clone().unwrap_or_default();
        fields.push((language.say("Percentages", "Odsetki"), percentages(language, &counted)));
    }
    if !preliminary.apart_in_first_round.is_empty() {
        let list =
            joined(&preliminary.apart_in_first_round, |r| language.of("relation", *r).to_owned());
        fields.push((language.say("Kept apart in round 1", "Rozdzieleni w rundzie 1"), list));
    }
    page.fields(&fields);
}

fn points(language: Language, points: &Scoring) -> String {
    let mut parts = vec![format!("{} {}", language.say("win", "zwycięstwo"), points.win)];
    if let Some(draw) = points.draw {
        parts.push(format!("{} {draw}", language.say("draw", "remis")));
    }
    if let Some(draw) = points.timed_draw {
        parts.push(format!("{} {draw}", language.say("draw on time", "remis na czas")));
    }
    parts.push(format!("{} {}", language.say("loss", "przegrana"), points.loss));
    let bye = language.say("a bye", "wolny los");
    format!("{} {}; {bye} {}", parts.join(", "), language.of("per", points.per), points.bye)
}

fn margin(language: Language, margin: &Margin) -> String {
    format!(
        "{}, 0-{}; {} {}, {} {}, {} {}",
        language.text(&margin.name),
        margin.most,
        language.say("every match adds", "każdy mecz dodaje"),
        margin.base,
        language.say("a bye", "wolny los"),
        margin.bye,
        language.say("a walkover is won by", "walkower wygrany o"),
        margin.walkover,
    )
}

fn percentages(language: Language, counted: &Percentages) -> String {
    let byes = match counted.byes {
        ByeShare::LeftOut => language.say("byes left out", "wolne losy pominięte"),
        ByeShare::Won => language.say("byes count as won", "wolne losy jako wygrane"),
    };
    format!(
        "{} {}, {} {}; {byes}",
        language.say("matches at least", "mecze co najmniej"),
        counted.min_match_share,
        language.say("games at least", "gry co najmniej"),
        counted.min_game_share,
    )
}

pub(super) fn finals(page: &mut Page, language: Language, ruleset: &Ruleset) {
    let finals = &ruleset.finals;
    page.heading(language.say("Finals", "Finały"));
    let mut fields =
        vec![(language.say("Kind", "Rodzaj"), language.of("finals", finals.kind).to_owned())];
    if !finals.sizes.is_empty() {
        fields.push((language.say("Sizes", "Wielkość"), joined(&finals.sizes, u32::to_string)));
    }
    if !finals.cuts.is_empty() {
        let cuts = numbered(&finals.cuts, |cut| language.of("cut", *cut).to_owned());
        fields.push((language.say("Cut", "Odcięcie"), cuts));
    }
    if matches!(finals.kind, FinalsKind::SingleElimination | FinalsKind::DoubleElimination) {
        let who = language.of("replacement", finals.replacement).to_owned();
        fields.push((language.say("Takes a free place", "Wolne miejsce zajmuje"), who));
    }
    if let Some(sides) = finals.sides {
        fields.push((language.say("Sides", "Strony"), language.of("sides", sides).to_owned()));
    }
    page.fields(&fields);
}

pub(super) fn minutes(page: &mut Page, language: Language, ruleset: &Ruleset) {
    page.heading(language.say("Minutes", "Minuty"));
    let rows: Vec<Vec<String>> = ruleset
        .minutes
        .iter()
        .map(|row| {
            let any = language.say("any match", "każdy mecz");
            let shape = row.shape.map_or(any, |shape| language.of("shape", shape));
            vec![
                language.of("round", row.round).to_owned(),
                shape.to_owned(),
                length(language, row),
            ]
        })
        .collect();
    page.table(2, &rows);
}

fn length(language: Language, row: &Minutes) -> String {
    let minutes = match row.minutes {
        0 => language.say("no clock", "bez zegara").to_owned(),
        minutes => minutes.to_string(),
    };
    match (row.from, row.to) {
        (Some(from), Some(to)) => {
            format!("{minutes} ({} {from}-{to})", language.say("by choice", "do wyboru"))
        }
        _ => minutes,
    }
}

pub(super) fn structures(page: &mut Page, language: Language, ruleset: &Ruleset) {
    let all = &ruleset.structures;
    if let Some(basic) = &all.basic {
        table(page, language, language.say("Basic structure", "Struktura podstawowa"), basic);
    }
    if let Some(advanced) = &all.advanced {
        table(
            page,
            language,
            language.say("Advanced structure", "Struktura zaawansowana"),
            advanced,
        );
    }
    page.heading(language.say("Custom structure", "Struktura niestandardowa"));
    let custom = &all.custom;
    let rounds = format!("{}-{}", custom.rounds_from, custom.rounds_to);
    let rounds = match ruleset.preliminary.pairing {
        PairingKind::RoundRobin => language
            .say("as many as the largest pod needs", "tyle, ilu wymaga największa grupa")
            .into(),
        PairingKind::RandomInGroups | PairingKind::HalvesByStart | PairingKind::None => rounds,
    };
    let mut fields = vec![(language.say("Rounds", "Rundy"), rounds)];
    if !custom.finals_match.is_empty() {
        let shapes = joined(&custom.finals_match, |shape| language.of("shape", *shape).to_owned());
        fields.push((language.say("Match in the finals", "Mecz w finałach"), shapes));
    }
    page.fields(&fields);
}

fn table(page: &mut Page, language: Language, heading: &str, structure: &Structure) {
    page.heading(heading);
    if structure.rows.iter().any(|row| row.cut.is_some()) {
        let shape = language.of("shape", structure.finals_match);
        page.fields(&[(language.say("Match in the finals", "Mecz w finałach"), shape.to_owned())]);
    }
    let head = [
        language.say("players", "gracze"),
        language.say("rounds", "rundy"),
        language.say("cut", "odcięcie"),
        "",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    for row in &structure.rows {
        let or = row.or_rounds.map(|rounds| format!(" {} {rounds}", language.say("or", "lub")));
        rows.push(vec![
            row.players.to_string(),
            format!("{}{}", row.rounds, or.unwrap_or_default()),
            row.cut.map_or_else(|| "-".to_owned(), |cut| cut.to_string()),
            row.note.as_ref().map(|note| language.text(note).to_owned()).unwrap_or_default(),
        ]);
    }
    page.table(2, &rows);
}

pub(super) fn tiers(page: &mut Page, language: Language, ruleset: &Ruleset) {
    let yes_no = |yes: bool| {
        let (english, polish) =
            if yes { ("required", "wymagane") } else { ("not required", "niewymagane") };
        language.say(english, polish).to_owned()
    };
    for tier in &ruleset.tiers {
        page.heading(&format!("{}: {}", language.say("Tier", "Poziom"), language.text(&tier.name)));
        if let Some(about) = &tier.about {
            page.item("  ", language.text(about));
        }
        let release = language.release(tier.product_release);
        let products = match tier.product_delay_days {
            0 => format!("{} {}", language.say("from the day of", "od dnia"), release[0]),
            days => format!("{days} {} {}", language.say("days after", "dni po"), release[1]),
        };
        page.fields(&[
            (
                language.say("Structure", "Struktura"),
                language.of("structure", tier.structure).to_owned(),
            ),
            (
                language.say("Leaders", "Animatorzy"),
                format!(
                    "{}{}",
                    language.of("leaders", tier.leaders_play),
                    language.of("leaders_meet", tier.leaders_meet)
                ),
            ),
            (language.say("Products", "Produkty"), products),
            (language.say("Sleeves", "Koszulki"), yes_no(tier.sleeves_required)),
            (language.say("Lists", "Spisy"), yes_no(tier.lists_required)),
        ]);
    }
}
