# Dziennik: wiersz dla każdej czynności, na początku to, co najważniejsze.
registered = dopisano: { $name }
registered-official = dopisano: { $name }, funkcja: { $role }
details-changed = zmiana danych: { $name }
official = { $role }: { $name }
dismissed = odwołanie z funkcji: { $name }
announcement-changed = zmiana ustawień turnieju: { $what }
pods =
    { $how ->
        [redrawn] ponowne losowanie miejsc: { $pods }, graczy: { $sizes }
        [seated] miejsca ustalone ręcznie: { $pods }, graczy: { $sizes }
        [reseated] miejsca ponownie ustalone ręcznie: { $pods }, graczy: { $sizes }
       *[drawn] losowanie miejsc: { $pods }, graczy: { $sizes }
    }
drafting =
    { $what ->
        [opened] otwarcie boosterów
       *[building] początek składania talii
    }
picking = draft, faza { $phase }, wybór { $pick }
cards-shared-out =
    { $n ->
        [one] podział: { $n } rzadka karta
        [few] podział: { $n } rzadkie karty
       *[other] podział: { $n } rzadkich kart
    }
card-taken = wzięta rzadka karta: { $name }
paired =
    { $how ->
        [redrawn] ponowne parowanie: { $round }
        [by-hand] ręczne parowanie: { $round }
        [again-by-hand] ponowne ręczne parowanie: { $round }
       *[drawn] parowanie: { $round }
    }
swapped = zamiana miejsc: { $a } i { $b }
table = runda { $round }, stolik { $table }
table-of-finals = { $round }, stolik { $table }
side = { $place }: { $name } ({ $side })
result-corrected = { $place }, poprawka: { $result }
removed = usunięcie (dopisanie przez pomyłkę): { $name }
left = wycofanie: { $name }
left-after = wycofanie: { $name }, ostatnia rozegrana: { $round }
returned = powrót: { $name }
returned-late = powrót: { $name }, porażki za opuszczone rundy: { $n }
disqualified = dyskwalifikacja bez możliwości powrotu: { $name }
deciding-match-seeded = rozstawienie meczu rozstrzygającego
place-given-up = rezygnacja z miejsca: { $name }
timer-minutes =
    { $what ->
        [started] start zegara, { $minutes }
        [left] do końca rundy: { $minutes }
       *[set] czas rundy: { $minutes }
    }
timer =
    { $what ->
        [paused] wstrzymanie zegara
        [resumed] wznowienie zegara
       *[stopped] zatrzymanie zegara
    }
time-added =
    { $n ->
        [one] dodano { $n } minutę
        [few] dodano { $n } minuty
       *[other] dodano { $n } minut
    }
time-taken =
    { $n ->
        [one] odjęto { $n } minutę
        [few] odjęto { $n } minuty
       *[other] odjęto { $n } minut
    }
points-off =
    { $n ->
        [one] odjęto { $n } punkt turniejowy
        [few] odjęto { $n } punkty turniejowe
       *[other] odjęto { $n } punktów turniejowych
    }
put-out = usunięcie z turnieju
list-handed-in = oddana lista kart: { $name }
note = uwaga: { $text }
edited-by-hand = ręczna zmiana pliku: { $what }
closed = zamknięcie turnieju
undone = cofnięcie { $n }
redone = przywrócenie { $n }
turned =
    { $way ->
        [undone] Cofnięto: „{ $what }” ({ $by }).
       *[redone] Przywrócono: „{ $what }” ({ $by }).
    }
redo-asked = Przywrócić „{ $what }”?
nothing-to-undo = Nie ma czego cofnąć.
nothing-to-redo = Nie ma czego przywrócić.
no-such-action = W dzienniku nie ma czynności { $n }.
is-a-step = Czynność { $n } sama jest cofnięciem albo przywróceniem: użyj { $redo } albo { $undo }.
is-by-hand = Czynność { $n } to ręczna zmiana pliku: cofa ją tylko następna taka zmiana.
undone-already = Czynność { $n } jest już cofnięta. Aby ją przywrócić: { $redo }.
not-undone = Czynności { $n } ({ $what }) nie cofnięto: nie ma czego przywracać.
would-clash =
    { $what ->
        [undo] Nie można cofnąć samej czynności { $n }: { $a } i { $b } mieliby to samo nazwisko lub numer startowy. Aby jedno zmienić: { $edit }.
       *[redo] Nie można przywrócić czynności { $n }: { $a } i { $b } mieliby to samo nazwisko lub numer startowy. Aby jedno zmienić: { $edit }.
    }
does-not-fit = Nie można przywrócić czynności { $n } ({ $what }): już nie pasuje. Wpisz ją od nowa.
happened-since = Nie można przywrócić czynności { $n } ({ $what }), bo od tego czasu jest: { $since }. Wpisz ją od nowa.
is-needed =
    { $count ->
        [one] Nie można cofnąć samej czynności { $n } ({ $what }), bo zależy od niej { $later }. Najpierw cofnij tamtą.
       *[other] Nie można cofnąć samej czynności { $n } ({ $what }), bo zależą od niej: { $later }. Najpierw cofnij tamte, od najnowszej.
    }
result-is-needed =
    { $count ->
        [one] Nie można cofnąć samej czynności { $n } ({ $what }), bo zależy od niej { $later }. Najpierw cofnij tamtą albo popraw wynik, wpisując stolik ponownie.
       *[other] Nie można cofnąć samej czynności { $n } ({ $what }), bo zależą od niej: { $later }. Najpierw cofnij tamte, od najnowszej, albo popraw wynik, wpisując stolik ponownie.
    }
results =
    { $n ->
        [few] od { $from } do { $to } ({ $n } wyniki, { $round })
       *[other] od { $from } do { $to } ({ $n } wyników, { $round })
    }
and-more = { $first } i jeszcze { $n }, najnowsza { $newest }
elsewhere = { $name } (w innym terminalu)
match-goes-on = mecz trwa
has-just-reported = { $who } właśnie wpisuje wynik stolika { $table }: { $theirs }. U Ciebie: { $yours }. Sprawdź, który jest prawdziwy. Aby zastąpić: { $report }.
has-just-saved = { $who } właśnie zapisuje #{ $n }: { $what }. Zapytaj, czy to błąd. Aby to cofnąć: { $undo }.
has-just-undone = { $who } właśnie cofa #{ $n }: { $what }. Zapytaj, czy to błąd. Aby to przywrócić: { $redo }.
saved-meanwhile = Tymczasem { $by } zapisuje #{ $n }: { $what }.
table-now = Stolik { $table }: wcześniej { $was }, teraz { $is }.
table-gone = Stolik { $table }: wcześniej { $was }, teraz go nie ma.
other-consequences = Zmieniły się skutki: { $what }
champion-now = Teraz { $champion }.
no-champion-now = Nie ma już mistrza.
# Wiersz dziennika, który nie pasuje do poprzednich. Zapisał go inny program.
line = wiersz { $n } dziennika nie pasuje: { $reason }
unfit = nie wynika z wierszy przed nim
no-entrant = nie ma uczestnika { $n }
no-round = etap { $stage } nie ma rundy { $round }
no-table = w tej rundzie nie ma stolika { $n }
other-entrant = następny uczestnik to { $expected }, a nie { $n }
others-at-table = uczestnicy { $a } i { $b } nie siedzą przy stoliku { $table }
no-mission = nie ma misji { $n }
reasons = powody nie pasują do stolików
moment = „{ $text }” nie jest czasem; zapisz go jak 2026-11-21T09:31:07+01:00
