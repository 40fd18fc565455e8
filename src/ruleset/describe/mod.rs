//! Describes a ruleset as readable text, with everything that is in its file; and lists the entries
//! that a judge looks up at a table and finds by their words.

pub use super::end_of_time::hundredths;

use super::{
    ByeShare, Concessions, DrawShare, FinalsKind, Margin, MarginLoser, Minutes, Offence,
    PairingKind, Penalty, Percentages, PointsPer, Preliminary, Procedure, Row, Ruleset, Ruling,
    Scores, Share, Structure, StructureKind, Text, Tier, aids, end_of_time, judging, lists,
};
use crate::msg;
use crate::words::{Arg, Message, Words};
use unicode_width::UnicodeWidthStr;

/// The whole ruleset in readable sections, at most 80 columns wide.
///
/// Texts of the file that it does not have in this language appear in English.
///
/// ```
/// # use komandor::ruleset::{Library, describe};
/// # use komandor::words::Words;
/// let library = Library::new(Vec::new());
/// let text = describe(&library.get("destiny").unwrap().ruleset, Words::english());
/// assert!(text.contains("final              first to two wins  120\n"));
/// ```
pub fn describe(ruleset: &Ruleset, words: &Words) -> String {
    let mut page = Page { words, text: String::new() };
    page.item("", msg!("common.bracketed", text = &ruleset.name, note = &ruleset.format));
    page.item("", &ruleset.hint);
    let mut fields = vec![
        (msg!("handbook.id"), ruleset.id.as_str().into()),
        (msg!("handbook.key"), ruleset.key.to_string().into()),
        (msg!("handbook.team-size"), ruleset.entrants.team_size.into()),
    ];
    fields.extend(ruleset.marshal().map(|marshal| (msg!("handbook.marshal"), marshal.into())));
    page.fields(fields);
    if !ruleset.remarks.is_empty() {
        page.list(msg!("handbook.good-to-know"), &ruleset.remarks);
    }
    page.heading(msg!("handbook.preliminary-rounds"));
    page.fields(preliminary_fields(ruleset));
    page.heading(msg!("plain.finals").capitalised());
    page.fields(finals_fields(ruleset));
    page.heading(msg!("standings.minutes"));
    page.table(2, ruleset.minutes.iter().map(|row| minutes_row(row).into()).collect());
    for (kind, structure) in ruleset.structures.tables() {
        table(&mut page, heading_of(kind), structure);
    }
    page.heading(heading_of(StructureKind::Custom));
    page.fields(custom_fields(ruleset));
    for tier in &ruleset.tiers {
        page.heading(msg!("handbook.tier", tier = &tier.name));
        if let Some(about) = &tier.about {
            page.item("  ", about);
        }
        page.fields(tier_fields(ruleset, tier));
    }
    judging::describe_missions(&mut page, ruleset);
    judging::describe_draft(&mut page, ruleset);
    end_of_time::describe_end_of_time(&mut page, ruleset);
    lists::describe_lists(&mut page, ruleset);
    judging::describe_penalties(&mut page, ruleset);
    aids::describe_aids(&mut page, ruleset);
    judging::describe_offences(&mut page, ruleset);
    judging::describe_deck_check(&mut page, ruleset);
    judging::describe_components(&mut page, ruleset);
    judging::describe_rulings(&mut page, msg!("handbook.errata"), &ruleset.errata);
    judging::describe_rulings(&mut page, msg!("handbook.rulings"), &ruleset.rulings);
    judging::describe_rulings(&mut page, msg!("handbook.glossary"), &ruleset.glossary);
    page.text
}

/// A width that fits every terminal.
const WIDTH: usize = 80;

/// A text built from sections, fields, items and tables, in the language of its reader.
pub(super) struct Page<'a> {
    words: &'a Words,
    text: String,
}

impl Page<'_> {
    fn line(&mut self, text: &str) {
        self.text.push_str(text.trim_end());
        self.text.push('\n');
    }

    /// Adds a section heading with a blank line above.
    pub fn heading(&mut self, text: impl Into<Arg>) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.line(&self.words.arg(&text.into()));
    }

    /// Adds a section that is a list.
    pub fn list<T: Into<Arg>>(&mut self, heading: Message, items: impl IntoIterator<Item = T>) {
        self.heading(heading);
        for item in items {
            self.item("  - ", item);
        }
    }

    /// Adds a wrapped text that begins with `first`; later lines are indented as far.
    pub fn item(&mut self, first: &str, text: impl Into<Arg>) {
        self.wrapped(first, &self.words.arg(&text.into()));
    }

    fn wrapped(&mut self, first: &str, text: &str) {
        let indent = " ".repeat(first.width());
        let mut line = first.to_owned();
        let mut empty = true;
        for word in text.split_whitespace() {
            if !empty && line.width() + 1 + word.width() > WIDTH {
                self.line(&line);
                line.clone_from(&indent);
                empty = true;
            }
            if !empty {
                line.push(' ');
            }
            line.push_str(word);
            empty = false;
        }
        self.line(&line);
    }

    /// Adds labels in one column and their wrapped values in another.
    pub fn fields(&mut self, fields: Vec<(Message, Arg)>) {
        let text = |(label, value)| (self.words.text(&label), self.words.arg(&value));
        let fields: Vec<(String, String)> = fields.into_iter().map(text).collect();
        let widest = fields.iter().map(|(label, _)| label.width()).max().unwrap_or_default();
        for (label, value) in fields {
            self.wrapped(&format!("  {}  ", padded(&label, widest)), &value);
        }
    }

    /// Adds rows with aligned columns; the last column is wrapped.
    pub fn table(&mut self, indent: usize, rows: Vec<Vec<Arg>>) {
        let texts = |row: Vec<Arg>| row.iter().map(|cell| self.words.arg(cell)).collect();
        let rows: Vec<Vec<String>> = rows.into_iter().map(texts).collect();
        let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
        let width = |column: usize| {
            rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max()
        };
        let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
        for row in &rows {
            let Some((last, cells)) = row.split_last() else { continue };
            let mut first = " ".repeat(indent);
            for (cell, width) in cells.iter().zip(&widths) {
                first.push_str(&padded(cell, *width));
                first.push_str("  ");
            }
            self.wrapped(&first, last);
        }
    }
}

fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// The items in a row, with commas between them.
pub(super) fn series<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
    Arg::Series(items.into_iter().map(Into::into).collect())
}

pub(super) fn clauses(sentences: Vec<Message>) -> Message {
    msg!("common.text", text = Arg::Clauses(sentences.into_iter().map(Arg::from).collect()))
}

/// A numbered list for parts that contain commas: `(1) …; (2) …`.
pub(super) fn numbered(items: impl IntoIterator<Item = Message>) -> Arg {
    let mut items: Vec<Message> = items.into_iter().collect();
    match items.len() {
        1 => items.remove(0).into(),
        _ => {
            let item = |(n, item)| Arg::from(msg!("handbook.numbered", n, item));
            Arg::Clauses((1_usize..).zip(items).map(item).collect())
        }
    }
}

/// Facts, each behind its label.
type Fields = Vec<(Message, Arg)>;

fn preliminary_fields(ruleset: &Ruleset) -> Fields {
    let preliminary = &ruleset.preliminary;
    let mut fields: Fields = vec![
        (msg!("handbook.pairing"), preliminary.pairing.phrase().into()),
        (msg!("standings.match"), preliminary.shape.phrase().into()),
        (msg!("screen.points").capitalised(), points(preliminary).into()),
        (msg!("keys.no-show").capitalised(), preliminary.absence.phrase().into()),
        (msg!("check-in.describe"), preliminary.sitting_out().phrase().into()),
    ];
    if let Some(rule) = preliminary.awarded_byes() {
        let most = msg!("pairing.describe-awarded", most = rule.most);
        fields.push((msg!("pairing.field-awarded"), most.into()));
    }
    if ruleset.concessions != Concessions::default() {
        fields.push((msg!("handbook.concessions"), concessions(&ruleset.concessions).into()));
    }
    if let Some(sides) = preliminary.sides {
        let settled = Arg::Clauses(vec![series(&ruleset.sides), sides.phrase().into()]);
        fields.push((msg!("settings.sides"), settled));
    }
    if !preliminary.tie_breaks.is_empty() {
        let list = numbered(preliminary.tie_breaks.iter().map(|by| by.phrase()));
        fields.push((msg!("settings.ties"), list));
    }
    if let Some(margin) = &preliminary.margin {
        fields.push((msg!("keys.by-how-much").capitalised(), self::margin(margin).into()));
    }
    if let Some(scores) = &preliminary.scores {
        fields.push((msg!("result.key-score").capitalised(), self::scores(scores, ruleset).into()));
    }
    if preliminary.tie_breaks.iter().any(|tie_break| tie_break.is_percentage()) {
        let counted = preliminary.percentages.clone().unwrap_or_default();
        fields.push((msg!("handbook.percentages"), percentages(&counted).into()));
    }
    if !preliminary.apart_in_first_round.is_empty() {
        let list = series(preliminary.apart_in_first_round.iter().map(|who| who.phrase()));
        fields.push((msg!("handbook.apart"), list));
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
        PointsPer::Match => msg!("handbook.points-a-match", points = worth, bye),
        PointsPer::Game => msg!("settings.points-a-game", points = worth, bye),
    }
}

/// The games that may be conceded in a match of several games.
fn concessions(concessions: &Concessions) -> Message {
    let games = match concessions.games.as_slice() {
        [] => msg!("handbook.any-game"),
        [only] => msg!("handbook.only-game", n = *only),
        several => msg!("handbook.games", games = series(several.iter().copied())),
    };
    match concessions.whole_match {
        true => msg!("handbook.whole-match-too", games),
        false => games,
    }
}

fn margin(margin: &Margin) -> Message {
    let Margin { ref name, most, base, bye, walkover, loser, .. } = *margin;
    match loser {
        MarginLoser::Loses => msg!("handbook.margin-counted", name, most, base, bye, walkover),
        MarginLoser::Nothing => msg!("handbook.margin-of-winner", name, most, base, bye, walkover),
    }
}

/// The consequences of both scores of a game.
fn scores(rule: &Scores, ruleset: &Ruleset) -> Message {
    let mut sentences = vec![
        msg!("result.described", name = &rule.name, most = rule.most),
        msg!("result.describe-level", level = rule.level(ruleset.draws()).phrase()),
    ];
    if rule.margin {
        sentences.push(msg!("result.describe-margin"));
    }
    let (winner, loser, bye) = (rule.walkover.winner, rule.walkover.loser, rule.bye);
    sentences.push(msg!("result.describe-unplayed", winner, loser, bye));
    clauses(sentences)
}

fn percentages(counted: &Percentages) -> Message {
    let (matches, games) =
        (counted.min_match_share.to_string(), counted.min_game_share.to_string());
    let mut sentences: Vec<Message> = vec![match counted.byes {
        ByeShare::LeftOut => msg!("handbook.percentages-without-byes", matches, games),
        ByeShare::Won => msg!("handbook.percentages-with-byes", matches, games),
    }];
    if counted.draws == DrawShare::Lost {
        sentences.push(msg!("standings.draws-lost"));
    }
    let leavers = counted.max_match_share_of_leavers;
    if leavers != Share::WHOLE {
        sentences.push(msg!("standings.leavers-match-ceiling", share = leavers.to_string()));
    }
    clauses(sentences)
}

fn finals_fields(ruleset: &Ruleset) -> Fields {
    let finals = &ruleset.finals;
    let mut fields: Fields = vec![(msg!("standings.kind"), finals.kind.phrase().into())];
    if !finals.sizes.is_empty() {
        fields.push((msg!("handbook.sizes"), series(finals.sizes.iter().copied())));
    }
    if !finals.cuts.is_empty() {
        fields.push((
            msg!("keys.cut").capitalised(),
            numbered(finals.cuts.iter().map(|cut| cut.phrase())),
        ));
    }
    if matches!(finals.kind, FinalsKind::SingleElimination | FinalsKind::DoubleElimination) {
        fields.push((msg!("handbook.takes-free-place"), finals.replacement.phrase().into()));
    }
    if let Some(sides) = finals.sides {
        fields.push((msg!("settings.sides"), sides.phrase().into()));
    }
    fields
}

/// A kind of round, the shape of its matches, and its length.
fn minutes_row(row: &Minutes) -> [Arg; 3] {
    let shape = row.shape.map_or_else(|| msg!("handbook.any-match"), |shape| shape.phrase());
    let minutes = match row.minutes {
        0 => msg!("pages.no-clock").into(),
        minutes => Arg::from(minutes),
    };
    let length = match (row.from, row.to) {
        (Some(from), Some(to)) => msg!("handbook.minutes-by-choice", minutes, from, to).into(),
        _ => minutes,
    };
    [row.round.phrase().into(), shape.into(), length]
}

fn heading_of(kind: StructureKind) -> Message {
    msg!("common.labelled", label = msg!("settings.structure"), text = kind.phrase())
}

fn custom_fields(ruleset: &Ruleset) -> Fields {
    let custom = &ruleset.structures.custom;
    let rounds: Arg = match ruleset.preliminary.pairing {
        PairingKind::RoundRobin => msg!("handbook.pod-decides").into(),
        PairingKind::RandomInGroups | PairingKind::HalvesByStart => {
            format!("{}-{}", custom.rounds_from, custom.rounds_to).into()
        }
    };
    let mut fields = vec![(msg!("handbook.column-rounds").capitalised(), rounds)];
    if !custom.finals_match.is_empty() {
        let shapes = series(custom.finals_match.iter().map(|shape| shape.phrase()));
        fields.push((msg!("handbook.finals-match"), shapes));
    }
    fields
}

fn table(page: &mut Page<'_>, heading: Message, structure: &Structure) {
    page.heading(heading);
    if structure.rows.iter().any(|row| row.cut.is_some()) {
        let shape = structure.finals_match.phrase();
        page.fields(vec![(msg!("handbook.finals-match"), shape.into())]);
    }
    let head: Vec<Arg> = vec![
        msg!("pages.players").into(),
        msg!("handbook.column-rounds").into(),
        msg!("handbook.column-cut").into(),
        "".into(),
    ];
    let rows = structure.rows.iter().map(|row| row_cells(row).into());
    page.table(2, std::iter::once(head).chain(rows).collect());
}

/// The players, the rounds, the cut and the note of a row.
fn row_cells(row: &Row) -> [Arg; 4] {
    let rounds = match row.or_rounds {
        Some(other) => msg!("common.or", rest = row.rounds, last = other).into(),
        None => row.rounds.into(),
    };
    let cut = row.cut.map_or("-".into(), Arg::from);
    let note = row.note.as_ref().map_or("".into(), Arg::from);
    [row.players.to_string().into(), rounds, cut, note]
}

/// The demands on an event of this tier.
fn tier_fields(ruleset: &Ruleset, tier: &Tier) -> Fields {
    let required = |yes: bool| match yes {
        true => msg!("handbook.required"),
        false => msg!("handbook.not-required"),
    };
    let release = tier.product_release;
    let products = match tier.product_delay_days {
        0 => msg!("handbook.products-at-once", release = release.phrase()),
        n => msg!("handbook.products-later", n, release = release.phrase_after()),
    };
    vec![
        (msg!("settings.structure"), tier.structure.phrase().into()),
        (msg!("handbook.leaders"), tier.leaders(ruleset.marshal()).into()),
        (msg!("settings.products"), products.into()),
        (msg!("settings.sleeves"), required(tier.sleeves_required).into()),
        (msg!("settings.lists"), required(tier.lists_required).into()),
    ]
}

/// One entry of the handbook, which a judge may read out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice {
    /// The part of the ruleset it comes from: errata, rulings, glossary …
    pub part: String,
    pub topic: String,
    /// One string per paragraph.
    pub text: Vec<String>,
    /// The section of the rules it comes from.
    pub source: Option<String>,
    /// The id of the ruling, if it asks questions.
    pub guided: Option<String>,
}

impl Advice {
    /// All words of the entry but its topic, for the search.
    pub fn body(&self) -> String {
        let source = self.source.as_deref().unwrap_or("");
        format!("{} {} {source}", self.part, self.text.join(" "))
    }
}

/// Everything in the ruleset that a judge looks up, in the language of these words.
///
/// The order is errata, rulings, glossary, calculations at the table, and the end of the time. Then
/// come penalties, offences, deck checks, components, and the rules for lists. Rounds and finals,
/// tiers, and what is good to know stand last. Every language has the same entries in the same
/// order.
pub fn handbook(ruleset: &Ruleset, words: &Words) -> Vec<Advice> {
    let advice = |part: &Message, topic: Arg, text: Vec<Arg>, source: Option<String>| Advice {
        part: words.text(part),
        topic: words.arg(&topic),
        text: text.iter().map(|text| words.arg(text)).collect(),
        source,
        guided: None,
    };
    let rulings = |part: Message, rulings: &[Ruling]| -> Vec<Advice> {
        let entry = |ruling: &Ruling| {
            let text = vec![Arg::from(&ruling.text)];
            let entry = advice(&part, Arg::from(&ruling.topic), text, ruling.source.clone());
            let guided = ruling.id.clone().filter(|_| !ruling.questions.is_empty());
            Advice { guided, ..entry }
        };
        rulings.iter().map(entry).collect()
    };
    let procedure = |one: &Procedure| {
        let (text, source) = (end_of_time::sentences(one), one.source.clone());
        advice(&msg!("handbook.end-of-time"), Arg::from(&one.name), text, source)
    };
    let penalty = |one: &Penalty| {
        let effect = one.effect.phrase();
        let effect = effect.map(|effect| msg!("handbook.program-does", effect).into());
        let text = one.about.iter().map(Arg::from).chain(effect).collect();
        advice(&msg!("judge.key-sheet").capitalised(), Arg::from(&one.name), text, None)
    };
    let offence = |one: &Offence| {
        let text = judging::explained_offence(ruleset, one);
        advice(&msg!("judge.offences"), Arg::from(&one.name), text, one.source.clone())
    };
    let deck_check = ruleset.deck_check.iter().map(|check| {
        let (part, text) = (msg!("verify.deck-check").capitalised(), judging::of_check(check));
        advice(&part, part.clone().into(), text, check.source.clone())
    });
    let components = ruleset.components.iter().map(|all| {
        let (part, text) = (msg!("judge.components"), judging::of_components(all));
        advice(&part, part.clone().into(), text, all.source.clone())
    });
    let lists = ruleset.lists.iter().flat_map(|rules| {
        let about =
            |topic: Message, text| advice(&msg!("settings.lists"), topic.into(), text, None);
        let example: Vec<Arg> = rules.example.iter().map(Arg::from).collect();
        let written = about(msg!("decklist.how"), lists::form(rules));
        let example = (!example.is_empty()).then(|| about(msg!("decklist.example"), example));
        let must = about(msg!("handbook.list-must"), lists::rules(rules));
        std::iter::once(written).chain(example).chain([must])
    });
    let at_the_table = |name: &Text, text: Vec<Arg>| {
        advice(&msg!("handbook.at-the-table"), Arg::from(name), text, None)
    };
    let auction = ruleset.auction.iter().map(|all| at_the_table(&all.name, aids::auction(all)));
    let overkill = ruleset.overkill.iter().map(|all| at_the_table(&all.name, aids::overkill(all)));
    let rounds = rounds_and_finals(ruleset).into_iter();
    let rounds =
        rounds.map(|(topic, text)| advice(&msg!("handbook.rounds"), topic.into(), text, None));
    let tier = |tier: &Tier| {
        let about = tier.about.iter().map(Arg::from);
        let text = about.chain(lines(tier_fields(ruleset, tier))).collect();
        let topic = msg!("handbook.tier", tier = &tier.name).into();
        advice(&msg!("handbook.tiers"), topic, text, None)
    };
    let remark = |remark: &Text| {
        advice(&msg!("handbook.good-to-know"), "".into(), vec![Arg::from(remark)], None)
    };
    [
        rulings(msg!("handbook.errata"), &ruleset.errata),
        rulings(msg!("handbook.rulings"), &ruleset.rulings),
        rulings(msg!("handbook.glossary"), &ruleset.glossary),
        auction.chain(overkill).collect(),
        ruleset.end_of_time.iter().map(procedure).collect(),
        ruleset.penalties.iter().map(penalty).collect(),
        ruleset.offences.iter().map(offence).collect(),
        deck_check.collect(),
        components.collect(),
        lists.collect(),
        rounds.collect(),
        ruleset.tiers.iter().map(tier).collect(),
        ruleset.remarks.iter().map(remark).collect(),
    ]
    .concat()
}

/// Each field on a line: `Pairing: Swiss …`.
fn lines(fields: Fields) -> impl Iterator<Item = Arg> {
    fields.into_iter().map(|(name, text)| msg!("common.labelled", label = name, text).into())
}

/// How rounds are paired, counted and timed, and how many there are.
fn rounds_and_finals(ruleset: &Ruleset) -> Vec<(Message, Vec<Arg>)> {
    let table = |structure: &Structure| -> Vec<Arg> {
        let finals = msg!("handbook.finals-match");
        let shape = (finals, structure.finals_match.phrase().into());
        let cut = structure.rows.iter().any(|row| row.cut.is_some());
        let rows = structure.rows.iter().map(|row| {
            let [players, rounds, cut, note] = row_cells(row);
            let text = msg!("handbook.row", players, rounds, cut);
            match row.note {
                Some(_) => msg!("common.numbered", n = text, item = note).into(),
                None => text.into(),
            }
        });
        lines(cut.then_some(shape).into_iter().collect()).chain(rows).collect()
    };
    let minutes = ruleset.minutes.iter().map(|row| {
        let [round, shape, length] = minutes_row(row);
        let label = msg!("common.comma", one = round, other = shape);
        msg!("common.labelled", label, text = length).into()
    });
    let tables = ruleset.structures.tables().map(|(kind, one)| (heading_of(kind), table(one)));
    let custom = lines(custom_fields(ruleset)).collect();
    let preliminary = lines(preliminary_fields(ruleset)).collect();
    let finals = lines(finals_fields(ruleset)).collect();
    let first = [
        (msg!("handbook.preliminary-rounds"), preliminary),
        (msg!("plain.finals").capitalised(), finals),
        (msg!("handbook.round-times"), minutes.collect()),
    ];
    let last = [(heading_of(StructureKind::Custom), custom)];
    first.into_iter().chain(tables).chain(last).collect()
}

#[cfg(test)]
mod tests;
