//! Messages about a file, in another language than English.

use super::*;
use crate::msg;
use crate::store::Doing;
use crate::words::Words;
use std::io;

fn told(error: &StoreError) -> String {
    Words::built_in("pl").unwrap().text(&error.message())
}

#[test]
fn an_error_is_told_in_the_readers_language_with_its_place_in_front() {
    let path = || PathBuf::from("a b.yaml");
    assert_eq!(
        told(&StoreError::Missing { path: path() }),
        "a b.yaml: nie ma takiego pliku; sprawdź nazwę albo załóż turniej komendą `komandor new`"
    );
    let problem = msg!("yaml.sign", sign = "&");
    assert_eq!(
        told(&StoreError::Head { path: path(), line: 5, column: 7, problem }),
        "a b.yaml:5:7: nie można odczytać nagłówka turnieju: znak & jest tu niedozwolony; wpisz samą wartość, a tekst, który zaczyna się od &, ujmij w cudzysłów; przywróć kopię pliku albo popraw ten wiersz"
    );
    let source = io::ErrorKind::PermissionDenied.into();
    assert_eq!(
        told(&StoreError::Io { path: path(), doing: Doing::Read, source }),
        "a b.yaml: nie można odczytać pliku: brak uprawnień; sprawdź uprawnienia pliku i folderu, potem spróbuj ponownie"
    );
}

#[test]
fn a_reason_of_the_programs_own_is_told_through_an_error_of_the_system() {
    let folder = tempfile::tempdir().unwrap();
    let error = crate::store::read_named(folder.path(), 1).unwrap_err();
    assert_eq!(error.to_string(), "this is a folder, not a file; name the file itself");
    let polish = Words::built_in("pl").unwrap();
    assert_eq!(polish.text(&crate::store::reason(&error)), "to folder, a nie plik; podaj sam plik");
}
