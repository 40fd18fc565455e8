by-table = Pary według stolików
by-name = Pary według nazwisk
clock = Zegar
in-turn = Na zmianę
before-the-finals = Klasyfikacja przed finałami
no-bracket = Nie ma jeszcze drabinki.
no-round = Nie ma jeszcze wylosowanej rundy.
no-clock = Zegar nie biegnie.
nobody-in-the-round = Nikt nie gra w tej rundzie.
not-in-this-round = nie gra w tej rundzie
no-seat = bez miejsca
page = strona { $page } z { $pages }
leave = wyjście
next-view = następny widok
turn-the-page = następna strona
hide-keys = ukryj klawisze
for-this-pick = na ten wybór
not-started = zegar jeszcze nie ruszył
paused = wstrzymany
time = CZAS
ends-at = runda kończy się o { $time }
table-has-left = Stolik { $table }: zostało { $time }
done = zakończone stoliki: { $n } z { $all }
finals-next = Teraz finały
round-next = Są wszystkie wyniki · następna runda: { $n }
cut-next = Są wszystkie wyniki · teraz odcięcie do top { $n }
shown =
    { $how ->
        [before] Turniej w poprzednim stanie: { $cause }.
       *[sound] Czytelna część turnieju: { $cause }.
    }
# Tablica dla sali: co się na niej zmienia i jak długo stoi.
event-info = Informacje o turnieju
hold = zatrzymaj
go-on = zatrzymane: dalej
held = Zatrzymane. { $key }: dalej.
nothing-turns = Jest tylko jedna strona.
stay-key = czas strony
stays = Każda strona: { $n } s.
views = pokaż/ukryj
empty-yet = { $view }: na razie pusto; pojawi się, gdy będzie co pokazać.
rotating = Na zmianę: { $views }
