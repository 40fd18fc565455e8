use super::*;
use ratatui::style::Style;
use ratatui::text::Span;

#[test]
fn a_path_is_never_cut() {
    let said = wrapped("written to /home/anna/turnieje/łódź.txt", 12);
    assert_eq!(said, ["written to", "/home/anna/", "turnieje/", "łódź.txt"]);
    assert_eq!(wrapped("a considerable word", 8), ["a", "conside…", "word"]);
}

#[test]
fn every_cell_is_as_wide_as_was_asked() {
    for text in ["", "Jan", "Żółkiewski-Świętosławska", "日本語の名前", "a\u{1b}[2Jb"] {
        for columns in 0..30 {
            assert_eq!(left(text, columns).width(), columns, "{text:?} {columns}");
            assert_eq!(right(text, columns).width(), columns, "{text:?} {columns}");
        }
    }
}

#[test]
fn marks_do_not_pile_up_into_the_lines_around() {
    let piled = format!("Z{}ofia", "\u{301}".repeat(1000));
    let few = format!("Z{}ofia", "\u{301}".repeat(4));
    assert_eq!(sanitise(&piled), few);
    assert_eq!(left(&piled, 6), format!("{few} "));
    assert_eq!(cut_plain(&piled, 5), few);
    assert_eq!(wrapped(&piled, 10), [few]);
    assert_eq!(left("\u{2764}\u{fe0f} Ewa", 6), "\u{2764} Ewa ");
}

#[test]
fn every_given_name_is_an_initial_before_the_surname_is_cut() {
    let names = [
        ("Maximilian Alexander von Hohenzollern-Sigmaringen", "M. A. Hohenzo…"),
        ("Wilhelmina Konstancja Brzęczyszczykiewicz-Nowakowska", "W. K. Brzęczy…"),
        ("Jean-Baptiste Emmanuel de La Rochefoucauld", "J. E. La Roch…"),
        ("Krzysztof Szczepan Chrząszczyżewoszycki", "K. S. Chrząsz…"),
        ("Jan \"Solo\" Kowalski-Nowak", "J. S. Kowalsk…"),
        ("Bartholomew Featherstonehaugh", "B. Feathersto…"),
        ("Jan Kowalski-Nowakowski 2", "J. Kowalski-N…"),
    ];
    for (name, short) in names {
        assert_eq!(cut_name(name, 14), short);
    }
    assert_eq!(cut_name("Krzysztof Szczepan Chrząszcz", 10), "K. Chrząs…");
    assert_eq!(cut_name("Anna Maria von der Ende", 18), "A. M. von der Ende");
    assert_eq!(cut_name("Anna Maria von der Ende", 17), "A. von der Ende");
    assert_eq!(cut_name("Anna Maria von der Ende", 14), "von der Ende");
    assert_eq!(cut_name("Anna Maria von der Ende", 11), "A. Ende");
    assert_eq!(cut_name("Anna Maria Żółkiewska & Jan Lis", 16), "Żółkiewska & Lis");
    assert_eq!(cut_name("Jan Kowalski 12", 13), "J. Kowalski …");
}

#[test]
fn no_name_is_wider_than_its_columns() {
    for name in
        ["", "Jan", "Jan ", " Jan", "Anna  Maria de", "a b c d", "A & B", "李 小龍 & Z", "& "]
    {
        for columns in 0..20 {
            assert!(cut_name(name, columns).width() <= columns, "{name:?} {columns}");
        }
    }
}

#[test]
fn plain_characters_take_one_column_each_and_pass_as_they_are() {
    let plain: String = ('\0'..='\u{ffff}').filter(|c| takes_one_column(*c)).collect();
    for told in ["Żółć", "a–b", "…", "─│▸█", "ĳ", "Ñandú"] {
        assert!(is_plain(told), "{told}");
    }
    for other in ["日", "e\u{301}", "\u{ad}", "\u{200b}", "\u{202e}", "\t", "✌"] {
        assert!(!is_plain(other), "{other:?}");
    }
    assert!(plain.chars().all(|c| c.width() == Some(1) && !is_hostile(c)));
    assert_eq!(plain.width(), plain.chars().count());
    assert_eq!(with_few_marks(plain.clone()), plain);
    let drawn = Span::raw(&plain);
    assert!(drawn.styled_graphemes(Style::new()).all(|one| one.symbol.chars().count() == 1));
}

#[test]
fn a_text_is_cut_with_a_mark() {
    assert_eq!(cut("Żółkiewski", 5), "Żółk…");
    assert_eq!(cut("Jan", 5), "Jan");
}

#[test]
fn a_text_is_cut_at_a_word() {
    assert_eq!(cut_at_a_word("registers a player", 14), "registers a…");
    assert_eq!(cut_at_a_word("registers", 5), "regi…");
}

#[test]
fn a_name_loses_first_names_before_letters() {
    assert_eq!(cut_name("Anna Żółkiewska & Jan Lis", 30), "Anna Żółkiewska & Jan Lis");
    assert_eq!(cut_name("Anna Żółkiewska & Jan Lis", 22), "A. Żółkiewska & J. Lis");
    assert_eq!(cut_name("Anna Żółkiewska & Jan Lis", 16), "Żółkiewska & Lis");
    assert_eq!(cut_name("Anna Żółkiewska & Ola Dąbrowska", 17), "Żółkie… & Dąbrow…");
    assert_eq!(cut_name("Anna Żółkiewska", 13), "A. Żółkiewska");
    assert_eq!(cut_name("Anna Żółkiewska", 12), "A. Żółkiews…");
    assert_eq!(cut_name("Anna Maria Żółkiewska", 20), "A. Maria Żółkiewska");
    assert_eq!(cut_name("Anna Maria Żółkiewska", 16), "A. M. Żółkiewska");
    assert_eq!(cut_name("Anna Maria Żółkiewska", 14), "A. M. Żółkiew…");
}

#[test]
fn a_name_in_a_list_loses_the_first_name_first() {
    assert_eq!(cut_list_name("Wiśniewska-Brzęczek, Maria", 26), "Wiśniewska-Brzęczek, Maria");
    assert_eq!(cut_list_name("Wiśniewska-Brzęczek, Maria", 16), "Wiśniewska-B… M.");
    assert_eq!(cut_list_name("Żółkiewska, Anna & Lis, Jan", 22), "Żółkiewska A. & Lis J.");
    assert_eq!(cut_list_name("Żółkiewska, Anna & Lis, Jan", 16), "Żółkiewska & Lis");
}

#[test]
fn columns_share_what_there_is() {
    assert_eq!(divide_columns(&[5, 20], 30), [5, 20]);
    assert_eq!(divide_columns(&[5, 40], 30), [5, 25]);
    assert_eq!(divide_columns(&[30, 40], 30), [15, 15]);
}

#[test]
fn a_text_is_wrapped_to_so_many_lines() {
    assert_eq!(wrapped_to("one two three four", 8, 2), ["one two", "three f…"]);
    assert_eq!(wrapped_to("one two three four", 8, 3), ["one two", "three", "four"]);
}
