//! Writes a page: plain text for a terminal or a printer, Markdown for a club's page or a forum, lines
//! for a screen reader, comma-separated values for a spreadsheet, and a self-contained HTML page.

use super::page::{Column, Kind, Page, Section, Strip, Table, harmless};
use super::{ShowRequest, What, page};
use crate::event::{Event, Refusal};
use crate::msg;
use crate::ruleset::TieBreak;
use crate::words::{Arg, Words};
use qrcode::{Color, QrCode};
use std::borrow::Cow;
use unicode_width::UnicodeWidthStr;

pub(super) fn write_text(page: &Page<String>) -> String {
    let mut out = format!("{}\n", page.title);
    page.facts.iter().for_each(|fact| out.push_str(&format!("{fact}\n")));
    for section in &page.sections {
        out.push('\n');
        section.heading.iter().for_each(|heading| out.push_str(&format!("{heading}\n")));
        out.push_str(&aligned(&section.table.for_people()));
    }
    out
}

const WIDTH: usize = 80;
/// The least width for a sentence, however long the names before it are.
const LEAST: usize = 30;
const GAP: &str = "  ";

/// A table with aligned columns, one line per row.
///
/// Only a sentence that does not fit takes more lines.
pub fn aligned(table: &Table<String>) -> String {
    let widths: Vec<usize> = (table.columns.iter().enumerate())
        .map(|(at, column)| {
            let cells = table.rows.iter().map(|row| row[at].width());
            cells.chain([column.name.width()]).max().unwrap_or(0)
        })
        .collect();
    let names: Vec<&str> = table.columns.iter().map(|column| column.name.as_str()).collect();
    let mut out = text_line(&names, &table.columns, &widths);
    for row in &table.rows {
        let cells: Vec<&str> = row.iter().map(String::as_str).collect();
        out.push_str(&row_of(&cells, &table.columns, &widths));
    }
    out
}

fn row_of(cells: &[&str], columns: &[Column<String>], widths: &[usize]) -> String {
    let sentence = columns.last().filter(|column| column.kind == Kind::Sentence);
    let Some((last, others)) = cells.split_last().filter(|_| sentence.is_some()) else {
        return text_line(cells, columns, widths);
    };
    let before: usize = widths[..others.len()].iter().map(|width| width + GAP.len()).sum();
    let lines = wrapped(last.split(' '), WIDTH.saturating_sub(before).max(LEAST));
    let mut lines = lines.iter().map(String::as_str);
    let first = [others, &[lines.next().unwrap_or_default()]].concat();
    let mut out = text_line(&first, columns, widths);
    for more in lines {
        out.push_str(&format!("{}{more}\n", " ".repeat(before)));
    }
    out
}

/// Wraps words into lines of at most `columns`; a longer word gets a line of its own.
pub fn wrapped(words: impl Iterator<Item = impl AsRef<str>>, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        let word = word.as_ref();
        match lines.last_mut().filter(|line| line.width() + 1 + word.width() <= columns) {
            Some(line) => {
                line.push(' ');
                line.push_str(word);
            }
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

fn text_line(cells: &[&str], columns: &[Column<String>], widths: &[usize]) -> String {
    let padded: Vec<String> = (cells.iter().zip(columns).zip(widths))
        .map(|((cell, column), width)| {
            let space = " ".repeat(width - cell.width());
            match column.kind {
                Kind::Words | Kind::Names | Kind::Sentence => format!("{cell}{space}"),
                Kind::Number => format!("{space}{cell}"),
            }
        })
        .collect();
    format!("{}\n", padded.join(GAP).trim_end())
}

pub(super) fn write_markdown(page: &Page<String>) -> String {
    let mut out = format!("# {}\n", markdown_escaped(&page.title));
    if !page.facts.is_empty() {
        out.push('\n');
    }
    for fact in &page.facts {
        out.push_str(&format!("- {}\n", markdown_escaped(fact)));
    }
    for section in &page.sections {
        out.push('\n');
        if let Some(heading) = &section.heading {
            out.push_str(&format!("## {}\n\n", markdown_escaped(heading)));
        }
        out.push_str(&markdown_table(&section.table.for_people()));
        for Strip { name, code, .. } in &section.strips {
            out.push_str(&format!("\n---\n\n{}  \n{code}\n", markdown_escaped(name)));
        }
    }
    out
}

fn markdown_table(table: &Table<String>) -> String {
    let names = table.columns.iter().map(|column| column.name.to_owned());
    let rule = table.columns.iter().map(|column| match column.kind {
        Kind::Words | Kind::Names | Kind::Sentence => "---".to_owned(),
        Kind::Number => "---:".to_owned(),
    });
    let mut out = markdown_line(names) + &markdown_line(rule);
    for row in &table.rows {
        out.push_str(&markdown_line(row.iter().map(|cell| markdown_escaped(cell))));
    }
    out
}

fn markdown_line(cells: impl Iterator<Item = String>) -> String {
    format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "))
}

/// Escapes a text so that it stays plain text.
///
/// A name must not become a table's edge, a link, a heading, a tag, or a formula or template in
/// braces and dollars.
fn markdown_escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        match letter {
            // Bare addresses become links. All readers know entities, but some do not accept a
            // backslash before these letters.
            ':' if text[at + 1..].starts_with('/') => out.push_str("&#58;"),
            '/' if text[..at].ends_with('/') => out.push_str("&#47;"),
            '.' if joins_a_domain(&text[..at], &text[at + 1..]) => out.push_str("\\."),
            // No escape keeps cmark-gfm from linking a mail address, so a look-alike character is
            // used.
            '@' => out.push('＠'),
            '<' => out.push_str("&lt;"),
            '&' => out.push_str("&amp;"),
            '\\' | '|' | '`' | '*' | '_' | '[' | ']' | '~' | '$' | '{' => {
                out.extend(['\\', letter]);
            }
            // At the start of a line these would begin a heading, a list or a quotation.
            '#' | '+' | '-' | '>' if out.is_empty() => out.extend(['\\', letter]),
            _ => out.push(letter),
        }
    }
    out
}

/// Whether the point between the two texts is part of a name such as `example.com`.
fn joins_a_domain(before: &str, after: &str) -> bool {
    let www = before.to_ascii_lowercase().ends_with("www");
    let joined = before.ends_with(char::is_alphanumeric);
    www || joined && after.starts_with(char::is_alphabetic)
}

/// The page with the full names of tie-breaks that have only an abbreviation on paper.
pub(super) fn spelled_out(mut page: Page, tie_breaks: &[TieBreak]) -> Page {
    let names = tie_breaks.iter().map(|by| by.about());
    let names: Vec<[Arg; 2]> = names.map(|by| [by.heading, by.name].map(Arg::from)).collect();
    let full = |message: &mut Arg| {
        if let Some([_, name]) = names.iter().find(|[heading, _]| heading == message) {
            *message = name.clone();
        }
    };
    for Section { table, .. } in &mut page.sections {
        table.columns.iter_mut().for_each(|column| full(&mut column.name));
        table.rows.iter_mut().flatten().for_each(full);
    }
    page
}

pub(super) fn write_plain(page: &Page<String>, words: &Words) -> String {
    let mut lines = vec![page.title.clone()];
    lines.extend(page.facts.iter().cloned());
    for section in &page.sections {
        lines.extend(section.heading.clone());
        lines.extend(rows(&section.table.for_people()));
    }
    let lines = lines.iter().map(|line| spoken(line, words) + "\n");
    lines.collect()
}

/// `Place 1; player Ewa; points 9.`
fn rows(table: &Table<String>) -> impl Iterator<Item = String> {
    table.rows.iter().map(|row| {
        let cells = table.columns.iter().zip(row);
        // Paper has a dash where there is no value.
        let cells = cells.filter(|(_, cell)| !matches!(cell.as_str(), "" | "–"));
        let cells = cells.map(|(column, cell)| match column.name.as_str() {
            "" => cell.clone(),
            name => format!("{name} {cell}"),
        });
        let cells: Vec<String> = cells.collect();
        format!("{}.", cells.join("; ").trim_end_matches('.'))
    })
}

/// The text with words in place of signs that a screen reader skips.
///
/// `1–0` becomes `1 to 0`, and `Ewa – Jan` becomes `Ewa, Jan`.
pub fn spoken(text: &str, words: &Words) -> String {
    const SIGNS: [char; 6] = ['–', '·', '→', '★', '✗', '▸'];
    if !text.contains(SIGNS) {
        return text.to_owned();
    }
    let to = format!(" {} ", words.text(&msg!("plain.to")));
    let text = text.replace(" → ", &to).replace(" · ", ", ").replace(" – ", ", ");
    let text = text.replace("★ ", "");
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '–' if letters.peek().is_some_and(|c| c.is_numeric()) => out.push_str(&to),
            letter => out.push(letter),
        }
    }
    out
}

pub(super) fn write_csv(table: &Table<String>) -> String {
    let mut out = line(table.columns.iter().map(|column| column.name.as_str().into()));
    for row in &table.rows {
        let cells = row.iter().zip(&table.columns);
        out.push_str(&line(cells.map(|(cell, column)| match column.is_number() {
            true => figure(cell),
            false => cell.as_str().into(),
        })));
    }
    out
}

/// The most decimals of a sum of halves of half points, and what they are counted in.
const DECIMALS: usize = 3;
const PARTS: u64 = 1000;

/// A figure as a spreadsheet reads it: `1.5` for `1½`, and for the `3/2` of an exact sum. Every
/// other text stays as it is.
fn figure(text: &str) -> Cow<'_, str> {
    let halves = |whole: u64| Some((whole.checked_mul(2)?.checked_add(1)?, 2));
    let fraction = match (text.strip_suffix('½'), text.split_once('/')) {
        (Some(""), _) => Some((1, 2)),
        (Some(whole), _) => number(whole).and_then(halves),
        (None, Some((part, of))) => number(part).zip(number(of)),
        (None, None) => None,
    };
    fraction.and_then(decimals).map_or(text.into(), Cow::from)
}

fn number(digits: &str) -> Option<u64> {
    digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The fraction in decimals, if these are exact.
fn decimals((part, of): (u64, u64)) -> Option<String> {
    let parts = part.checked_mul(PARTS)?;
    let exact = parts.checked_rem(of)? == 0;
    let (whole, rest) = (parts / of / PARTS, parts / of % PARTS);
    let rest = format!("{rest:0DECIMALS$}");
    let message = format!("{whole}.{rest}");
    exact.then(|| message.trim_end_matches('0').trim_end_matches('.').to_owned())
}

fn line<'a>(cells: impl Iterator<Item = Cow<'a, str>>) -> String {
    format!("{}\n", cells.map(|text| cell(&text)).collect::<Vec<_>>().join(","))
}

fn cell(text: &str) -> String {
    let text = if is_below_zero(text) { text.to_owned() } else { disarmed(text) };
    if text.contains([',', ';', '\t', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

/// Whether the whole cell is a number below zero, such as a difference. A spreadsheet reads it as
/// that number and runs nothing.
fn is_below_zero(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Disarms cells that a spreadsheet would run as a formula.
///
/// With some settings, such as Polish ones, semicolons and tabs separate cells. A cell then starts
/// after each of them, even inside quotation marks.
fn disarmed(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 1);
    let mut rest = text;
    loop {
        let cell = rest.trim_start_matches(['"', ' ']);
        if cell.starts_with(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']) {
            out.push('\'');
        }
        let Some(end) = rest.find([';', '\t', '\n', '\r']) else { break };
        let (before, after) = rest.split_at(end + 1);
        out.push_str(before);
        rest = after;
    }
    out + rest
}

const STYLE: &str = "body{font:16px/1.4 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}\
table{border-collapse:collapse;margin:0 0 1.5rem}\
th,td{padding:.25rem .75rem;border-bottom:1px solid #ccc;text-align:left}\
.n{text-align:right;font-variant-numeric:tabular-nums}\
thead{display:table-header-group}h1,h2{break-after:avoid}.whole,tr{break-inside:avoid}";

/// The most rows that stand together on one sheet of paper.
///
/// A browser moves parts that stay together to the next sheet, which leaves an empty sheet if the
/// part is too long. This many rows fit below a title, even if each takes two lines.
const UNBROKEN_ROWS: usize = 15;

/// Four slips fill a sheet of A4 or Letter, whichever the printer has, and a dashed line says where
/// to cut.
const SLIPS: &str = "body{max-width:none}section{border-bottom:1px dashed #000;padding:.5rem 0}\
h2{font-size:1.1rem;margin:0 0 .5rem}table{width:100%;margin:0}td{height:2.5rem}\
section{overflow:hidden}td:first-child,.strips{overflow-wrap:anywhere}.strips~table{width:calc(100% - 66mm)}\
.strips~table :is(th,td){padding:.25rem .4rem}.strips~table td:last-child{max-width:26mm;overflow:hidden}\
.strips{float:right;width:60mm;margin:0 0 -9mm 4mm;padding-bottom:9mm;border-left:1px dashed;font-size:.85rem;line-height:1.2}\
.strips div{height:25mm;padding:1mm 0 1mm 3mm;overflow:hidden}.strips div+div{border-top:1px dashed}\
.strips svg{float:right}.strips p{margin:0 0 1mm}.strips b{white-space:nowrap}\
@page{margin:10mm}\
@media print{body{margin:0;padding:0}h1,h1~p{display:none}\
section{box-sizing:border-box;height:64mm;padding:4mm 0}\
section:nth-of-type(4n){break-after:page;border-bottom:0}section:last-of-type{break-after:auto}}";

const PACK: &str = "body{max-width:none}article{break-after:page}article:last-of-type{break-after:auto}\
article>p:first-child{text-align:right;margin:0}h1{font-size:1.4rem;margin:.2rem 0 .6rem}\
table{width:100%}\
@page{margin:12mm}@media print{body{margin:0;padding:0;font-size:11pt}}\
.slips h1,.slips h1~p{display:none}\
.slips section{border-bottom:1px dashed #000;padding:6mm 0;box-sizing:border-box;height:63mm}\
.slips section:nth-of-type(4n){break-after:page;border-bottom:0}\
.slips section:last-of-type{break-after:auto}.slips td{height:2.5rem}.slips h2{font-size:1.1rem;margin:0}";

/// One sheet of a pack.
pub struct PackSheet {
    page: Page<String>,
    what: What,
}

impl PackSheet {
    /// The sheet of a request, in the language of its readers.
    ///
    /// # Errors
    /// As [`page`](super::page()).
    pub fn of(event: &Event, request: ShowRequest, words: &Words) -> Result<PackSheet, Refusal> {
        Ok(PackSheet { page: page(event, request)?.in_words(words).harmless(), what: request.what })
    }
}

/// Writes several sheets as one page that prints each on its own sheet of paper. The title names
/// the page; `stands` is a line on every sheet.
pub fn pack((title, stands): (&str, &str), sheets: &[PackSheet], language: &str) -> String {
    let title = html_escaped(&harmless(title.to_owned()));
    let stands = html_escaped(&harmless(stands.to_owned()));
    let mut out = head(&format!("{title} · {stands}"), PACK, language);
    for sheet in sheets {
        let class = if sheet.what == What::Slips { " class=\"slips\"" } else { "" };
        out.push_str(&format!("<article{class}>\n<p>{stands}</p>\n"));
        out.push_str(&format!("<h1>{}</h1>\n", html_escaped(&sheet.page.title)));
        // The names of one letter stay together on a sheet of paper.
        body(&sheet.page, sheet.what == What::ByName, &mut out);
        out.push_str("</article>\n");
    }
    out.push_str("</body>\n</html>\n");
    out
}

/// Writes a page; slips are laid out to be cut apart.
pub(super) fn write_html(page: &Page<String>, slips: bool, language: &str) -> String {
    let title = html_escaped(&page.title);
    let mut out = head(&title, if slips { SLIPS } else { "" }, language);
    out.push_str(&format!("<h1>{title}</h1>\n"));
    body(page, false, &mut out);
    out.push_str("</body>\n</html>\n");
    out
}

fn head(title: &str, style: &str, language: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<style>{STYLE}{style}</style>\n</head>\n<body>\n"
    )
}

/// The part of a slip that one player tears off.
fn strip(strip: &Strip<String>) -> String {
    let scan = strip.address.as_deref().map(scanned).unwrap_or_default();
    let (name, code) = (html_escaped(&strip.name), html_escaped(&strip.code));
    format!("<div>{scan}<p>{name}</p>\n<p><b>{code}</b></p></div>\n")
}

/// A code to scan, as a picture of squares with a margin of four.
fn scanned(address: &str) -> String {
    let Ok(code) = QrCode::new(address.as_bytes()) else { return String::new() };
    let wide = code.width();
    let squares = code.to_colors().into_iter().enumerate();
    let dark = squares.filter(|(_, colour)| *colour == Color::Dark);
    let path: String =
        dark.map(|(at, _)| format!("M{} {}h1v1h-1z", at % wide + 4, at / wide + 4)).collect();
    let side = wide + 8;
    let label = html_escaped(address);
    format!(
        "<svg role=\"img\" aria-label=\"{label}\" viewBox=\"0 0 {side} {side}\" width=\"24mm\" height=\"24mm\">\
         <path d=\"{path}\"/></svg>"
    )
}

/// The facts and the tables of a page.
fn body(page: &Page<String>, by_letter: bool, out: &mut String) {
    for fact in &page.facts {
        out.push_str(&format!("<p>{}</p>\n", html_escaped(fact)));
    }
    for section in &page.sections {
        out.push_str(&format!("<section{}>\n", unbroken(section.table.rows.len())));
        // Paper has room for both beside the whole of the slip.
        if !section.strips.is_empty() {
            let strips: String = section.strips.iter().map(strip).collect();
            out.push_str(&format!("<div class=\"strips\">\n{strips}</div>\n"));
        }
        if let Some(heading) = &section.heading {
            out.push_str(&format!("<h2>{}</h2>\n", html_escaped(heading)));
        }
        out.push_str(&table(&section.table.for_people(), by_letter));
        out.push_str("</section>\n");
    }
}

fn table(table: &Table<String>, by_letter: bool) -> String {
    let kinds: Vec<Kind> = table.columns.iter().map(|column| column.kind).collect();
    let names = table.columns.iter().map(|column| column.name.as_str());
    let mut out = format!("<table>\n<thead>\n{}</thead>\n", html_line("th", names, &kinds));
    let by = kinds.iter().position(|kind| *kind == Kind::Names).filter(|_| by_letter);
    let letter = |row: &Vec<String>| by.and_then(|at| row[at].chars().next());
    for rows in table.rows.chunk_by(|row, next| letter(row) == letter(next)) {
        out.push_str(&format!("<tbody{}>\n", unbroken(rows.len())));
        for row in rows {
            out.push_str(&html_line("td", row.iter().map(String::as_str), &kinds));
        }
        out.push_str("</tbody>\n");
    }
    out.push_str("</table>\n");
    out
}

/// The CSS class of a part that stays together, if it is short enough.
fn unbroken(rows: usize) -> &'static str {
    if rows <= UNBROKEN_ROWS { " class=\"whole\"" } else { "" }
}

fn html_line<'a>(tag: &str, cells: impl Iterator<Item = &'a str>, kinds: &[Kind]) -> String {
    let cells = cells.zip(kinds).map(|(cell, kind)| {
        let class = if *kind == Kind::Number { " class=\"n\"" } else { "" };
        format!("<{tag}{class}>{}</{tag}>", html_escaped(cell))
    });
    format!("<tr>{}</tr>\n", cells.collect::<String>())
}

/// The text with HTML escaped.
pub fn html_escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    use super::{cell, figure, markdown_escaped, write_csv};
    use crate::show::page::{Column, Table};

    #[test]
    fn a_sentence_goes_on_below_itself_where_the_line_is_full() {
        let columns = vec![Column::number("Table"), Column::words("A"), Column::sentence("Why")];
        let why = "paired at random among the four players at 2 points, one of whom meets a player from above";
        let rows = vec![
            vec!["1".to_owned(), "Ewa".to_owned(), why.to_owned()],
            vec![String::new(), "Jan".to_owned(), "bye".to_owned()],
        ];
        let message = aligned(&Table { columns, rows });
        assert_eq!(
            message.lines().collect::<Vec<_>>(),
            [
                "Table  A    Why",
                "    1  Ewa  paired at random among the four players at 2 points, one of whom",
                "            meets a player from above",
                "       Jan  bye",
            ]
        );
        // Even after a very long name, the sentence has space for some words.
        let columns = vec![Column::words("Team"), Column::sentence("Why")];
        let team = "x".repeat(90);
        let message = aligned(&Table { columns, rows: vec![vec![team.clone(), why.to_owned()]] });
        assert_eq!(message.lines().nth(1).unwrap(), format!("{team}  paired at random among the"));
        assert_eq!(message.lines().nth(3).unwrap().trim(), "of whom meets a player from");
    }

    /// Checked by hand in cmark-gfm, markdown-it with links, and python-markdown with extras.
    ///
    /// None of them makes a link of these names.
    #[test]
    fn no_name_becomes_a_link() {
        for (name, written) in [
            ("http://x.com", "http&#58;/&#47;x\\.com"),
            ("FTP://x", "FTP&#58;/&#47;x"),
            ("//x.com/a", "/&#47;x\\.com/a"),
            ("www.x", "www\\.x"),
            ("WWW.1x.pl", "WWW\\.1x\\.pl"),
            ("ewa@x.com", "ewa＠x\\.com"),
            ("mailto:ewa@x.com", "mailto:ewa＠x\\.com"),
            ("[Ewa](x.com)", "\\[Ewa\\](x\\.com)"),
            ("<http://x.com>", "&lt;http&#58;/&#47;x\\.com>"),
            ("J. Nowak 0.6250", "J. Nowak 0.6250"),
            ("J.Nowak: 3/4", "J\\.Nowak: 3/4"),
        ] {
            assert_eq!(markdown_escaped(name), written, "{name}");
        }
    }

    #[test]
    fn signs_between_figures_and_names_have_words() {
        let english = Words::english();
        for (text, expected) in [
            ("Ewa beat Jan 2–1, by 37", "Ewa beat Jan 2 to 1, by 37"),
            ("drew 1½–½", "drew 1½ to ½"),
            ("Ewa – Jan", "Ewa, Jan"),
            ("Shop · pairings", "Shop, pairings"),
            ("Ewa 5 → 2", "Ewa 5 to 2"),
            ("★ Ewa is champion", "Ewa is champion"),
            ("Anna–Maria", "Anna–Maria"),
        ] {
            assert_eq!(spoken(text, english), expected);
        }
        assert_eq!(spoken("2–1", &Words::built_in("pl").unwrap()), "2 do 1");
    }

    #[test]
    fn halves_are_decimals_in_columns_of_figures_alone() {
        for (text, written) in [
            ("½", "0.5"),
            ("1½", "1.5"),
            ("20½", "20.5"),
            ("3", "3"),
            ("", ""),
            ("1½–½", "1½–½"),
            ("3/2", "1.5"),
            ("1/8", "0.125"),
            ("4/2", "2"),
            ("21/4", "5.25"),
            ("5/9", "5/9"),
            ("1/0", "1/0"),
            ("–", "–"),
            ("x½", "x½"),
            ("99999999999999999999½", "99999999999999999999½"),
        ] {
            assert_eq!(figure(text), written);
        }
        let rows = vec![vec!["½".to_owned(), "1½".to_owned()]];
        let table = Table { columns: vec![Column::words("Club"), Column::number("Points")], rows };
        assert_eq!(write_csv(&table), "Club,Points\n½,1.5\n");
    }

    #[test]
    fn no_cell_is_run_whichever_sign_ends_it() {
        for (text, written) in [
            ("Bard", "Bard"),
            ("=1+1", "'=1+1"),
            ("x;=1+1", "\"x;'=1+1\""),
            ("x; \"=1+1\"", "\"x;' \"\"=1+1\"\"\""),
            ("x\t@a", "\"x\t'@a\""),
            ("Bard; Cube", "\"Bard; Cube\""),
            ("a, -b", "\"a, -b\""),
            ("1-0", "1-0"),
            ("-3", "-3"),
            ("-", "'-"),
            ("-3+1", "'-3+1"),
            ("-3;=1", "\"'-3;'=1\""),
        ] {
            assert_eq!(cell(text), written);
        }
    }
}
