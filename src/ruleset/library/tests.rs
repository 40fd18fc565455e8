use super::*;

fn destiny() -> &'static str {
    BUILT_IN.get_file("destiny.yaml").unwrap().contents_utf8().unwrap()
}

fn told(library: &Library) -> Vec<String> {
    library.problems().iter().map(ToString::to_string).collect()
}

#[test]
fn every_built_in_game_loads_on_its_own_key_in_two_languages() {
    let library = Library::new(Vec::new());
    assert_eq!(told(&library), [""; 0]);
    let files: Vec<_> = BUILT_IN
        .files()
        .filter(|file| file.path().extension().is_some_and(|e| e == "yaml"))
        .collect();
    assert_eq!(library.all().len(), files.len());
    for file in files {
        let (path, text) = (file.path().to_str().unwrap(), file.contents_utf8().unwrap());
        let read = read_located(path, text).map(|(ruleset, _)| ruleset).unwrap();
        assert_eq!(path, format!("{}.yaml", read.id));
        assert_eq!(library.get(&read.id).unwrap().ruleset, read);
        let listed = library.all().iter().find(|entry| entry.ruleset.id == read.id);
        assert_eq!(listed, library.get(&read.id));
    }
    for entry in library.all() {
        let Entry { ruleset, key, .. } = entry;
        assert_eq!(*key, Some(ruleset.key), "{}", ruleset.id);
        for text in [&ruleset.name, &ruleset.format, &ruleset.hint] {
            assert!(text.pl.is_some(), "{}: {text:?}", ruleset.id);
        }
    }
}

#[test]
fn a_game_of_no_library_is_none() {
    assert_eq!(Library::new(Vec::new()).get("chess"), None);
    assert_eq!(Library::new(vec![("mine.yaml".into(), "id: [".into())]).get("chess"), None);
}

#[test]
fn a_user_file_takes_the_place_of_a_built_in_game() {
    let text = destiny().replace("win: 1,", "win: 3,");
    let library = Library::new(vec![("mine.yaml".into(), text)]);
    let entry = library.get("destiny").unwrap();
    assert_eq!(told(&library), [""; 0]);
    assert_eq!(entry.origin, Origin::User("mine.yaml".into()));
    assert!(entry.replaces_built_in);
    assert_eq!(entry.key, Some('d'));
    assert_eq!(entry.ruleset.preliminary.points.win, 3);
}

#[test]
fn a_broken_user_file_leaves_the_rest_alone() {
    let library = Library::new(vec![("mine.yaml".into(), "id: [".into())]);
    assert_eq!(library.get("destiny").unwrap().origin, Origin::BuiltIn);
    assert_eq!(library.problems().len(), 1);
    assert_eq!(library.problems()[0].path, "mine.yaml");
}
