//! Writes a self-contained HTML page, without scripts or external files.

use super::page::{Kind, Page, Table, harmless};
use super::{ShowRequest, What};
use crate::event::{Event, Refusal};
use crate::words::Words;

const STYLE: &str = "body{font:16px/1.4 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}\
table{border-collapse:collapse;margin:0 0 1.5rem}\
th,td{padding:.25rem .75rem;border-bottom:1px solid #ccc;text-align:left}\
.n{text-align:right;font-variant-numeric:tabular-nums}\
thead{display:table-header-group}h1,h2{break-after:avoid}.whole,tr{break-inside:avoid}";

/// The most rows that stand together on one sheet of paper.
///
/// A browser moves what shall stay together to the next sheet. If that is longer than a sheet, an
/// empty one stays before it. So many rows fit under a title, even if each fills two lines.
const WHOLE: usize = 15;

/// Four slips fill a sheet of A4 or Letter, whichever the printer has, and a dashed line says where
/// to cut.
const SLIPS: &str = "body{max-width:none}section{border-bottom:1px dashed #000;padding:.5rem 0}\
h2{font-size:1.1rem;margin:0 0 .5rem}table{width:100%;margin:0}td{height:2.5rem}\
@page{margin:10mm}\
@media print{body{margin:0;padding:0}h1,p{display:none}\
section{box-sizing:border-box;height:64mm;padding:8mm 0}\
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
    is_slips: bool,
    /// Whether its rows are in the order of names.
    ///
    /// A letter of the alphabet then stands whole on one sheet of paper.
    by_letter: bool,
}

impl PackSheet {
    /// The sheet of a request, in the language of its readers.
    ///
    /// # Errors
    /// As [`page`](super::page()).
    pub fn of(event: &Event, request: ShowRequest, words: &Words) -> Result<PackSheet, Refusal> {
        let page = super::page(event, request)?.told(words).harmless();
        let is_slips = request.what == What::Slips;
        Ok(PackSheet { page, is_slips, by_letter: request.what == What::ByName })
    }
}

/// Writes several sheets as one page that prints each on paper of its own. The title names the
/// page; `stands` is a line on every sheet.
pub fn pack((title, stands): (&str, &str), sheets: &[PackSheet], language: &str) -> String {
    let title = escaped(&harmless(title.to_owned()));
    let stands = escaped(&harmless(stands.to_owned()));
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title} · {stands}</title>\n<style>{STYLE}{PACK}</style>\n</head>\n<body>\n"
    );
    for sheet in sheets {
        let class = if sheet.is_slips { " class=\"slips\"" } else { "" };
        out.push_str(&format!("<article{class}>\n<p>{stands}</p>\n"));
        out.push_str(&format!("<h1>{}</h1>\n", escaped(&sheet.page.title)));
        body(&sheet.page, sheet.by_letter, &mut out);
        out.push_str("</article>\n");
    }
    out.push_str("</body>\n</html>\n");
    out
}

/// Writes a page; slips are laid out to be cut apart.
pub(super) fn write(page: &Page<String>, slips: bool, language: &str) -> String {
    let title = escaped(&page.title);
    let slips = if slips { SLIPS } else { "" };
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<style>{STYLE}{slips}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
    );
    body(page, false, &mut out);
    out.push_str("</body>\n</html>\n");
    out
}

/// The facts and the tables of a page.
fn body(page: &Page<String>, by_letter: bool, out: &mut String) {
    for fact in &page.facts {
        out.push_str(&format!("<p>{}</p>\n", escaped(fact)));
    }
    for section in &page.sections {
        out.push_str(&format!("<section{}>\n", whole(section.table.rows.len())));
        if let Some(heading) = &section.heading {
            out.push_str(&format!("<h2>{}</h2>\n", escaped(heading)));
        }
        out.push_str(&table(&section.table.for_people(), by_letter));
        out.push_str("</section>\n");
    }
}

fn table(table: &Table<String>, by_letter: bool) -> String {
    let kinds: Vec<Kind> = table.columns.iter().map(|column| column.kind).collect();
    let names = table.columns.iter().map(|column| column.name.as_str());
    let mut out = format!("<table>\n<thead>\n{}</thead>\n", line("th", names, &kinds));
    let by = kinds.iter().position(|kind| *kind == Kind::Names).filter(|_| by_letter);
    let letter = |row: &Vec<String>| by.and_then(|at| row[at].chars().next());
    for rows in table.rows.chunk_by(|row, next| letter(row) == letter(next)) {
        out.push_str(&format!("<tbody{}>\n", whole(rows.len())));
        for row in rows {
            out.push_str(&line("td", row.iter().map(String::as_str), &kinds));
        }
        out.push_str("</tbody>\n");
    }
    out.push_str("</table>\n");
    out
}

/// The class of a part that stays together, if it is short enough.
fn whole(rows: usize) -> &'static str {
    if rows <= WHOLE { " class=\"whole\"" } else { "" }
}

fn line<'a>(tag: &str, cells: impl Iterator<Item = &'a str>, kinds: &[Kind]) -> String {
    let cells = cells.zip(kinds).map(|(cell, kind)| {
        let class = if *kind == Kind::Number { " class=\"n\"" } else { "" };
        format!("<{tag}{class}>{}</{tag}>", escaped(cell))
    });
    format!("<tr>{}</tr>\n", cells.collect::<String>())
}

fn escaped(text: &str) -> String {
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
