//! The program: passes its arguments to the library and returns the library's exit status.

use std::process::ExitCode;

fn main() -> ExitCode {
    if let Err(error) = color_eyre::install() {
        eprintln!("warning: crashes will be reported without detail: {error}");
    }
    komandor::cli::run(std::env::args_os())
}
