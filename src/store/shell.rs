use std::path::Path;

/// The path as one word of a shell command, on one line.
pub fn in_shell(path: &Path) -> String {
    let word = path.to_string_lossy();
    if !word.contains(|c: char| c.is_ascii_control()) {
        return shell_words::quote(&word).into_owned();
    }
    let quoted = word.chars().map(|c| match c {
        '\'' | '\\' => format!("\\{c}"),
        '\n' => "\\n".to_owned(),
        c if c.is_ascii_control() => format!("\\x{:02x}", u32::from(c)),
        c => c.to_string(),
    });
    format!("$'{}'", quoted.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_a_line_break_is_one_word_in_one_line() {
        let word = |name| in_shell(Path::new(name));
        assert_eq!(word("a b.yaml"), "'a b.yaml'");
        assert_eq!(word("a\nb\u{1b}'c\\.yaml"), "$'a\\nb\\x1b\\'c\\\\.yaml'");
    }
}
