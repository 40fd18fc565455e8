//! Completes the path of a roster or a list.

use super::files::{expanded, unquoted};

/// The path completed as far as it is unambiguous, and the possible names. Names are folders,
/// and files that end in one of `ends`, whatever the case of its letters; without any, all files.
pub fn complete(typed: &str, ends: &[&str]) -> (String, Vec<String>) {
    let typed = unquoted(typed);
    let at = typed.rfind('/').map_or(0, |slash| slash + 1);
    let (folder, begun) = typed.split_at(at);
    let entries = std::fs::read_dir(expanded(if folder.is_empty() { "." } else { folder }));
    let mut ways: Vec<String> = entries
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let hidden = name.starts_with('.') && !begun.starts_with('.');
            let fits = name.starts_with(begun) && !hidden;
            // A link to a folder counts as a folder.
            match entry.path().is_dir() {
                true => Some(format!("{name}/")),
                false => is_one(&name, ends).then_some(name),
            }
            .filter(|_| fits)
        })
        .collect();
    ways.sort();
    let shared =
        ways.iter().skip(1).fold(ways.first().map_or(begun, String::as_str), |a, b| shared(a, b));
    (format!("{folder}{shared}"), ways.clone())
}

fn is_one(name: &str, ends: &[&str]) -> bool {
    let name = name.to_lowercase();
    ends.is_empty() || ends.iter().any(|end| name.ends_with(end))
}

/// The common beginning of both.
fn shared<'a>(a: &'a str, b: &str) -> &'a str {
    let same = a.chars().zip(b.chars()).take_while(|(a, b)| a == b);
    let bytes: usize = same.map(|(c, _)| c.len_utf8()).sum();
    &a[..bytes]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_goes_on_as_far_as_there_is_one_way() {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path().to_str().unwrap();
        for name in ["roster.csv", "roster-old.CSV", "rosters.txt", ".hidden.csv"] {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        std::fs::create_dir(folder.path().join("żaba")).unwrap();
        assert_eq!(complete(&format!("{at}/r"), &[".csv"]).0, format!("{at}/roster"));
        assert_eq!(complete(&format!("{at}/roster."), &[".csv"]).0, format!("{at}/roster.csv"));
        assert_eq!(complete(&format!("\"{at}/ż\""), &[".csv"]).0, format!("{at}/żaba/"));
        assert_eq!(complete(&format!("{at}/rosters"), &[]).0, format!("{at}/rosters.txt"));
        assert_eq!(complete(&format!("{at}/x"), &[".csv"]), (format!("{at}/x"), Vec::new()));
    }
}
