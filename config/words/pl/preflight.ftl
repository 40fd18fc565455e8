# Kontrola przed rundą: co jest nie tak i jak to naprawić.
no-result = Stolik { $table } nie ma wyniku: { $a } – { $b }.
no-results =
    { $n ->
        [one] { $n } stolik nie ma wyniku: { $tables }.
        [few] { $n } stoliki nie mają wyniku: { $tables }.
        [many] { $n } stolików nie ma wyniku: { $tables }.
       *[other] { $n } stolika nie ma wyniku: { $tables }.
    }
no-place =
    { $n ->
        [one] Bez pary w rundzie { $round } jest { $names }.
       *[other] Bez pary w rundzie { $round } są { $names }.
    }
not-checked-in =
    { $will ->
        [leave]
            { $n ->
                [one] Brak na liście obecności, do wycofania: { $names }.
                [few] Brak na liście obecności, do wycofania: { $names }.
                [many] Brak na liście obecności, do wycofania: { $names }.
               *[other] Brak na liście obecności, do wycofania: { $names }.
            }
       *[play]
            { $n ->
                [one] Brak na liście obecności, ale zagra { $names }.
                [few] Brak na liście obecności, ale zagrają { $names }.
                [many] Brak na liście obecności, ale zagrają { $names }.
               *[other] Brak na liście obecności, ale zagrają { $names }.
            }
    }
penalty = { $name } ma karę { $penalty }, a wynik stolika { $table } jej nie uwzględnia.
bye = Wolny los: { $name }.
down =
    { $n ->
        [one] W dół gra { $names }.
       *[other] W dół grają: { $names }.
    }
sit-out =
    { $n ->
        [one] W tej rundzie nie gra { $names }.
        [few] W tej rundzie nie grają { $names }.
        [many] W tej rundzie nie grają { $names }.
       *[other] W tej rundzie nie grają { $names }.
    }
gone =
    { $n ->
        [one] Po tej rundzie wycofuje się { $names }.
        [few] Po tej rundzie wycofują się { $names }.
        [many] Po tej rundzie wycofują się { $names }.
       *[other] Po tej rundzie wycofują się { $names }.
    }
clock = Zegar rundy wciąż chodzi; parowanie go zatrzyma.
left-in-the-cut =
    { $n ->
        [one] W topie zagrałaby też osoba już wycofana: { $names }.
       *[other] W topie zagrałyby też osoby już wycofane: { $names }.
    }
seeds-without-list =
    { $n ->
        [one] Listy kart są wymagane, a w topie jedna osoba jej nie ma: { $names }.
       *[other] Listy kart są wymagane, a w topie brakuje kilku: { $names }.
    }
to-seat = posadź
to-list = lista kart
# Okno.
place = Kontrola przed rundą
before-round = Przed rundą { $n }
settle-absent = Nieobecni: { $remove } wycofaj, { $keep } zostaw, { $out } bez gry w tej rundzie.
then-pair =
    { $what ->
        [cut] Najpierw usuń ✗, potem { $key }.
       *[pair] Najpierw usuń ✗, potem { $key }.
    }
anyway =
    { $what ->
        [cut] { $key }: ustal top mimo to
        [pair-simply] { $key }: paruj
       *[pair] { $key }: paruj mimo to
    }
no-cut-now = To nie jest już następny krok.
blocked = Najpierw usuń ✗.
nothing-to-settle = Nie ma tu nic do załatwienia.
nobody-missing = Nikogo nie brakuje.
hint-number = załatw sprawę
hint-settle = załatw
hint-keep = zostaw
hint-out = bez gry
after-last-round = Po ostatniej rundzie
no-further-round = Więcej rund nie ma w planie. Wpisz wszystkie wyniki, aby zobaczyć następny krok.
# Bramka: stoliki, od których ktoś odszedł, spisy z błędami, zegar.
left-at-table =
    { $n ->
        [one] Wycofanie: { $names }. Stolik { $table } nie ma wyniku: { $a } – { $b }.
       *[other] Wycofanie: { $names }. Stolik { $table } nie ma wyniku: { $a } – { $b }.
    }
left-at-tables =
    { $n ->
        [one] Stolik bez wyniku z wycofanym graczem: { $tables }.
       *[other] Stoliki bez wyniku z wycofanymi graczami ({ $n }): { $tables }.
    }
faulty-lists =
    { $n ->
        [one] { $n } lista kart ma błędy, których nikt nie zaakceptował: { $names }.
        [few] { $n } listy kart mają błędy, których nikt nie zaakceptował: { $names }.
       *[other] { $n } list kart ma błędy, których nikt nie zaakceptował: { $names }.
    }
before-finals = Co dalej: { $round }
# Co działanie zmienia poza swoim wierszem. $tables to „12 stolików”.
round-gone = { $round }: pary cofnięte, { $tables }.
round-gone-with =
    { $n ->
        [one] { $round }: pary cofnięte, { $tables }, przepada { $n } wynik.
        [few] { $round }: pary cofnięte, { $tables }, przepadają { $n } wyniki.
       *[other] { $round }: pary cofnięte, { $tables }, przepada { $n } wyników.
    }
round-back = { $round }: pary przywrócone, { $tables }.
# $tables to pozycje takie jak „2 Ewa – Jan”.
other-tables = { $round }, nowe pary: { $tables }.
other-tables-and-more = { $round }, nowe pary: { $tables } i jeszcze { $n }.
clock-stops = Zegar rundy zostanie zatrzymany.
table = { $table } { $a } – { $b }
previews-no-result =
    { $n ->
        [one] { $round }: stolik { $tables } traci wynik.
       *[other] { $round }: stoliki { $tables } tracą wyniki.
    }
previews-no-results = { $round }: stoliki { $tables } i jeszcze { $n } tracą wyniki.
nobody-seeded = Rozstawienie cofnięte: odcięcie dopiero będzie.
# $seeds to numery i nazwiska: „1. Ewa, 2. Jan”.
seeds = Rozstawienie: { $seeds }.
other-champion = Mistrz: { $name }, a nie { $was }.
no-champion = { $name } traci tytuł mistrza.
byes =
    { $bye ->
        [one] Graczy w następnej rundzie: { $n }; ktoś dostanie wolny los.
       *[none] Graczy w następnej rundzie: { $n }; bez wolnego losu.
    }
halves = Następna runda łączy połówki według numerów startowych; nowy numer: { $names }.
# Nie brakuje żadnego ustawienia, ale rundy nie da się jeszcze wylosować.
preflight-blocks = coś innego wstrzymuje rundę 1: { $key }
# Polecenie: $word i $meant to słowa przed znakiem równości.
misspelt = Nie ma ustawienia { $word }=: może { $meant }=?
# Co jest dalej po wykonaniu polecenia; mówi się to przed wykonaniem.
# $what mówi, co jest dalej: „półfinały”, „odcięcie do 4”.
next = Dalej: { $what }.
the-cut = odcięcie do top { $n }
the-first-round = pierwsza runda
level = mecz rozstrzygający (równy wynik na czele)
then =
    { $what ->
        [registration] Powrót do zapisów.
        [played] Wtedy wszystko jest rozegrane.
       *[closed] Wtedy turniej jest zamknięty.
    }
# Liczba rund zmienia się w trakcie gry.
fewer-rounds = Liczba rund: { $n } zamiast { $was }; ostatnia jest runda { $n }.
# Organizator odpowiada na to pytanie, zanim wynik zostanie zapisany.
disqualified-wins = { $name } ma dyskwalifikację, ale z tym wynikiem wygrywa mecz.
# Tekst, który się nie mieści: ile jeszcze jest i który klawisz prowadzi dalej.
more-lines =
    { $n ->
        [one] … { $key }: jeszcze { $n } wiersz
        [few] … { $key }: jeszcze { $n } wiersze
       *[other] … { $key }: jeszcze { $n } wierszy
    }
# Za dużo trzeba by losować od nowa.
redraws-not-counted = Przy tylu graczach i rundach zmian wolnych losów i rozstawień się nie wylicza.
offer-not-counted = Powyżej { $most } graczy nieaktualne pary nie są wykrywane automatycznie. { $key }: sprawdź.
