//! Writes a self-contained HTML page, without scripts or external files.

use super::page::{Kind, Page, Table};

const STYLE: &str = "body{font:16px/1.4 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}\
table{border-collapse:collapse;margin:0 0 1.5rem}\
th,td{padding:.25rem .75rem;border-bottom:1px solid #ccc;text-align:left}\
.n{text-align:right;font-variant-numeric:tabular-nums}\
section{break-inside:avoid}";

/// Four slips fill a sheet of A4, and a dashed line says where to cut.
const SLIPS: &str = "body{max-width:none}section{border-bottom:1px dashed #000;padding:.5rem 0}\
h2{font-size:1.1rem;margin:0 0 .5rem}table{width:100%;margin:0}td{height:2.5rem}\
@page{size:A4;margin:10mm}\
@media print{body{margin:0;padding:0}h1,p{display:none}\
section{box-sizing:border-box;height:69mm;padding:8mm 0}\
section:nth-of-type(4n){break-after:page;border-bottom:0}section:last-of-type{break-after:auto}}";

/// Writes a page; slips are laid out to be cut apart.
pub(super) fn write(page: &Page<String>, slips: bool, language: &str) -> String {
    let title = escaped(&page.title);
    let slips = if slips { SLIPS } else { "" };
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<style>{STYLE}{slips}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
    );
    for fact in &page.facts {
        out.push_str(&format!("<p>{}</p>\n", escaped(fact)));
    }
    for section in &page.sections {
        out.push_str("<section>\n");
        if let Some(heading) = &section.heading {
            out.push_str(&format!("<h2>{}</h2>\n", escaped(heading)));
        }
        out.push_str(&table(&section.table.for_people()));
        out.push_str("</section>\n");
    }
    out.push_str("</body>\n</html>\n");
    out
}

fn table(table: &Table<String>) -> String {
    let kinds: Vec<Kind> = table.columns.iter().map(|column| column.kind).collect();
    let names = table.columns.iter().map(|column| column.name.as_str());
    let mut out = format!("<table>\n<thead>\n{}</thead>\n<tbody>\n", line("th", names, &kinds));
    for row in &table.rows {
        out.push_str(&line("td", row.iter().map(String::as_str), &kinds));
    }
    out.push_str("</tbody>\n</table>\n");
    out
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
