# Co ekran odpowiada na klawisz.
works-in-event = { $key } działa w turnieju: { $way } go otwiera.
works-beside-round = { $key } działa na ekranie rundy: { $way } tam prowadzi.
works-in-players = { $key } działa na liście graczy: { $way } ją otwiera.
works-in-draft = { $key } działa w drafcie: { $way } go otwiera.
works-in-standings = { $key } działa w klasyfikacji: { $way } ją otwiera.
works-in-bracket = { $key } działa w drabince: { $way } ją otwiera.
works-in-log = { $key } działa w dzienniku: { $way } go otwiera.
does-nothing-here = { $key } nic tu nie robi: { $help } pokazuje klawisze, które działają.
language = Język tego ekranu: { $language }. { $key } zmienia go na: { $next }.
no-such-game = Żadna gra nie zawiera tego tekstu: { $key } go kasuje.
no-name-typed = Nie wpisano nazwiska: wpisz je albo { $key } prowadzi do listy.
only-byes = W tej rundzie nie ma stolika, są tylko wolne losy.
no-such-player = Nie ma gracza pasującego do „{ $wanted }”.
nothing-open = Nic tu nie jest otwarte: { $key } wychodzi z turnieju.
why-table = Stolik { $table }, { $a } – { $b }: { $why }.
why-alone = { $name }: { $why }.
fate = { $name }: { $fate }.
sentence = { $said }.
saved-by = #{ $n } zapisuje { $by }: { $action }.
undo-once-more = { $key } jeszcze raz to cofa.
carries-out-once-more = { $key } jeszcze raz to wykonuje.
enter-again = Niczego nie zapisano: jeśli to prawda, wpisz to ponownie.
form-is-refilled = Formularz pokazuje obecny stan: wpisz zmianę ponownie.
the-same-key = Ten sam klawisz
takes-that-back = { $key } jeszcze raz cofa tę czynność.
takes-back = { $key } jeszcze raz cofa #{ $n }: { $action }.
brings-that-back = { $key } jeszcze raz przywraca tę czynność.
brings-back = { $key } jeszcze raz przywraca #{ $n }: { $action }.
does-it-now = { $key } jeszcze raz to teraz wykonuje.
news = { $by }: { $action }
news-and-more = { $by }: { $action } (i jeszcze { $n })
saved = { $done } · zapisano #{ $n }
made = { $name } – turniej gotowy · zapis w { $path }
moved = Nowe miejsce: { $path }.
role-before = { $role ->
    [organizer] Poprzednia funkcja: organizator.
    [marshal] Poprzednia funkcja: komandor.
   *[judge] Poprzednia funkcja: sędzia.
}
so-it-stands-now = Turniej się tymczasem zmienił: taki jest teraz stan.
file-is-sound = Plik jest w porządku: można zapisywać.
put-back = Turniej jest z powrotem w { $path }.
put-back-kept = Turniej jest z powrotem w { $path }; to, co tam było, jest w { $kept }.
goes-on = Turniej toczy się dalej w wersji z pliku.
goes-on-kept = Turniej toczy się dalej w wersji z pliku; dotychczasowa jest w { $kept }.
not-taken = Nikogo nie dopisano: błędne wiersze: { $wrong } z { $n }.
and-more = i jeszcze { $n }
cannot-be-read = { $path }: nie można odczytać: { $problem }.
not-utf8 = { $path }: to nie jest tekst UTF-8; zapisz plik jako UTF-8.
demo-watch = Co widzi sala, pokaże w drugim terminalu: { $command }
disqualified-left-out = Bez osób, które wtedy zdyskwalifikowano: { $names }.
