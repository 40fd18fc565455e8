confirm =
    { $command ->
        [pair] Sparować rundę?
        [drop] Wycofać gracza?
        [remove] Usunąć gracza z listy?
        [disqualify] Zdyskwalifikować?
        [decline] Zrezygnować z miejsca?
        [rejoin] Przywrócić gracza?
        [penalty] Nałożyć karę?
        [report] Zapisać ten wynik?
        [mission] Ustawić tę misję?
        [timer] Ustawić zegar?
       *[other] Potwierdzić?
    }
goes-on = { $key }: dalej. Niczego tu nie zapisano.
table-is-gone = Stolika { $table } już nie ma.
now = Teraz:
asks-winner =
    { $how ->
        [before] Kto wygrywa: { $one } czy { $two }? Najpierw widać skutki.
        [replaces] Kto wygrywa: { $one } czy { $two }?
        [margin] Kto wygrywa: { $one } czy { $two }? Potem przewaga.
        [each-game] Gra po grze: kto wygrywa, { $one } czy { $two }?
       *[at-once] Kto wygrywa: { $one } czy { $two }? Zapis od razu.
    }
who-won-or-leave = Kto wygrywa: { $one } czy { $two }? { $leave }: bez zmian.
who-of-match =
    { $what ->
        [conceded] Kto poddaje mecz: { $one } czy { $two }?
       *[absent] Kogo nie ma: { $one } czy { $two }?
    }
who-conceded-game = Kto poddaje grę { $game }: { $one } czy { $two }?
who-plays-side =
    { $game ->
        [first] Strona: { $side }. Kto nią gra w grze 1: { $one } czy { $two }?
       *[only] Strona: { $side }. Kto nią gra: { $one } czy { $two }?
    }
again-or-leave = { $key } jeszcze raz: zapisz · { $leave }: bez zmian
entered-meanwhile = Przed chwilą { $by } podaje: { $result }. Sprawdź, który wynik jest prawdziwy; wpisany jeszcze raz zastąpi tamten.
game-decides = Równo w grach. Kto wygrywa grę { $n }: { $one } czy { $two }?
game-missing = Brakuje gry 2: { $one } lub { $two }.
game-missing-or-drawn = Brakuje gry 2: { $one }, { $two } lub { $drawn }, jeśli skończył się czas.
margin-missing = Jaka przewaga? Wpisz od 0 do { $most }.
margin-too-large = Przewaga to najwyżej { $most }. { $key }: usuń cyfrę.
the-cut = Odcięcie
cut-line = Wchodzi { $name }, a { $other } nie: { $why }
cut-to = Odcięcie do top { $n }
too-many-tables =
    { $n ->
        [one] { $n } stolik nie zmieści się w jednym wierszu: wylosuj mimo to, a potem { $swap } zamienia dwoje graczy.
        [few] { $n } stoliki nie zmieszczą się w jednym wierszu: wylosuj mimo to, a potem { $swap } zamienia dwoje graczy.
       *[other] { $n } stolików nie zmieści się w jednym wierszu: wylosuj mimo to, a potem { $swap } zamienia dwoje graczy.
    }
made-the-event = Turniej utworzony przez: { $name }
which-game = Nowy turniej: jaka gra?
key-or-name = Naciśnij jej klawisz albo { $key } i część nazwy.
find-a-player = Szukanie gracza
nobody-has-such-a-name = Nikt się tak nie nazywa.
what-outcome = Inny wynik: wybierz numer.
cut-takes = Odcięcie wg
finals-match = Mecz finałowy
final-minutes = Finał
event-name = Nazwa
name = Gracz
official = Osoba
pick-seconds = Sekundy na wybór
plays-as-well = Także gra
rare-redraft = Podział rzadkich
reason = Powód
role = Funkcja
sheets-in = Język wydruków
travel = Przyjazd
worth-nothing = nic
worth-a-win = zwycięstwo
by-the-table = według zasad
position = { $n }/{ $all }
by-the-rules = { $value } (domyślnie)
your-language = Twój język
cut-top-and-level = top N i remisy
cut-points = minimum punktów
import-columns = Pierwszy wiersz nazywa kolumny: name albo Imię i Nazwisko, Klub, Wpisowe … Przed zapisem zobaczysz, co odczytano.
asks-event =
    { $what ->
        [delete] Usunąć turniej { $name }?
        [archive] Odłożyć turniej { $name } do archiwum?
       *[restore] Przywrócić turniej { $name }?
    }
moves-to = Plik trafi do folderu { $folder } obok turniejów.
form-disqualify = Dyskwalifikacja: { $name }
never-returns = Powrót do tego turnieju będzie niemożliwy.
action =
    { $what ->
        [undo] Cofnięcie czynności { $n }
       *[redo] Ponowienie czynności { $n }
    }
reason-in-the-log = Powód trafia do dziennika; można go pominąć.
an-official = Osoba z obsługi
dismiss = Odwołanie: { $name }
drawn-on-time = Gra zremisowana: { $points }.
day-missing = Data: wpisz dzień, np. 21.11.2026.
no-day = Data: „{ $text }” to nie dzień; wpisz np. 21.11.2026.
path-missing = Wpisz ścieżkę pliku.
reason-missing = Wpisz powód (trafi do dziennika).
no-such-game = Tej gry już nie ma.
no-such-penalty = Tej kary już nie ma.
no-such-player = Tego gracza nie ma już na liście.
tier-sets =
    { $name }: struktura { $structure }, obsługa { $play ->
        [never] nie może grać
       *[may] może grać
    }, koszulki { $sleeves }, listy { $lists }.
structure-cut = { $structure }: rundy i top zależą od liczby graczy (co najmniej { $least }, top dopiero od { $from }); finały: { $finals }.
structure-no-cut = { $structure }: liczba rund zależy od liczby graczy (od { $least }), bez odcięcia.
structure-set =
    { $what ->
        [custom] { $structure }: rundy i odcięcie ustalasz samodzielnie.
       *[rounds] { $structure }: liczbę rund ustalasz samodzielnie.
    }
same-people = Zapisuje graczy z turnieju { $event }, oprócz zdyskwalifikowanych.
