//! Checks from outside the process that *saved* is printed only after the flush.
//!
//! It also checks that a limit on file sizes gives an error.

use super::*;

/// The system calls of one `do`, in order; None if they cannot be traced.
fn calls(home: &std::path::Path, words: &[&str]) -> Option<Vec<String>> {
    let trace = home.join("trace");
    let plain = komandor(home);
    let mut command = Command::new("strace");
    command.args(["-f", "-s", "80", "-e", "trace=write,fdatasync,fsync,flock,openat", "-o"]);
    command.arg(&trace).arg(plain.get_program()).args(words).current_dir(home);
    let output = command.env("USER", "anna").output().ok()?;
    assert!(output.status.success(), "{output:?}");
    let text = std::fs::read_to_string(trace).unwrap();
    // Cuts off the number of the thread.
    let call = |line: &str| Some(line.split_once(' ')?.1.trim_start().to_owned());
    Some(text.lines().filter_map(call).collect())
}

#[test]
fn saved_is_said_only_after_the_flush_of_its_bytes() {
    let home = tempfile::tempdir().unwrap();
    new_event(home.path());
    let (mut seen, times) = (0, amount("TRACES", 5));
    for count in 0..times {
        let note = format!("seen from outside {count}");
        let Some(calls) = calls(home.path(), &["do", "shop.yaml", "note", &note]) else {
            println!("acknowledgement after the flush: strace is not here; nothing was looked at");
            return;
        };
        let at = |what: &str, from: usize| {
            let found = calls[from..].iter().position(|call| call.contains(what));
            found.map(|at| at + from).unwrap_or_else(|| panic!("no {what} in {calls:#?}"))
        };
        let opened = at("shop.yaml\", O_RDWR", 0);
        let file = calls[opened].rsplit("= ").next().unwrap().trim().to_owned();
        let locked = at(&format!("flock({file}, LOCK_EX"), opened);
        let placed = at("fsync(", locked);
        let written = at(&format!("write({file}, \"- {{n: "), placed);
        let flushed = at(&format!("fdatasync({file})"), written);
        let said = at("write(1, \"saved #", written);
        assert!(calls[flushed].ends_with("= 0"), "{}", calls[flushed]);
        // The folder, so that the file keeps its name.
        assert!(calls[placed].ends_with("= 0"), "{}", calls[placed]);
        let freed = at("LOCK_UN", written);
        assert!(written < flushed && flushed < freed && flushed < said, "{calls:#?}");
        seen += 1;
    }
    println!("acknowledgement after the flush of its bytes, seen by strace: {seen} of {times}");
}

#[test]
fn a_limit_on_the_size_of_files_is_told_and_loses_nothing() {
    let home = tempfile::tempdir().unwrap();
    new_event(home.path());
    let limited = |blocks: u64| {
        let script = format!("ulimit -f {blocks}; exec \"$0\" do shop.yaml note \"$1\"");
        let mut command = Command::new("sh");
        command.args(["-c", &script, env!("CARGO_BIN_EXE_komandor"), &"x".repeat(400)]);
        command.current_dir(home.path()).env("HOME", home.path()).output().unwrap()
    };
    done(home.path(), &["do", "shop.yaml", "note", "before"]);
    let path = home.path().join("shop.yaml");
    let before = std::fs::read(&path).unwrap();
    // As many blocks of 512 bytes as the file has filled already.
    let output = limited(before.len() as u64 / 512);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "shop.yaml: nothing was saved: File too large (os error 27); the event is unchanged: check the disk, then try again\n"
    );
    assert_eq!(std::fs::read(&path).unwrap(), before);
    assert!(limited(before.len() as u64 / 512 + 4).status.success());
}
