//! Writes comma-separated values for a spreadsheet.

use super::page::Table;

pub(super) fn write(table: &Table<String>) -> String {
    let mut out = line(table.columns.iter().map(|column| column.name.as_str()));
    for row in &table.rows {
        out.push_str(&line(row.iter().map(String::as_str)));
    }
    out
}

fn line<'a>(cells: impl Iterator<Item = &'a str>) -> String {
    format!("{}\n", cells.map(cell).collect::<Vec<_>>().join(","))
}

fn cell(text: &str) -> String {
    let text = disarmed(text);
    if text.contains([',', ';', '\t', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
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

#[cfg(test)]
mod tests {
    use super::cell;

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
        ] {
            assert_eq!(cell(text), written);
        }
    }
}
