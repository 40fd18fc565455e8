use std::path::Path;

/// The path as one word of a shell command.
pub fn in_shell(path: &Path) -> String {
    shell_words::quote(&path.to_string_lossy()).into_owned()
}
