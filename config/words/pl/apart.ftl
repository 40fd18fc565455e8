# Gracze, których się rozdziela, po nazwisku albo przez to, co ich łączy.
in-round-1 = w rundzie 1
in-rounds = w rundach od 1 do { $last }
in-every-round = w każdej rundzie szwajcarskiej
group-absolute = { $who }: { $rounds }, bez wyjątku
group-soft = { $who }: { $rounds }, jeśli to możliwe
by-name = po nazwisku
done = { $a } i { $b } nie zagrają ze sobą { $rounds }.
done-soft = { $a } i { $b } nie zagrają ze sobą { $rounds }, jeśli to możliwe.
already = { $a } i { $b } już są rozdzieleni { $rounds }.
already-soft = { $a } i { $b } już są rozdzieleni { $rounds }, jeśli to możliwe.
off = { $a } i { $b } znów mogą ze sobą zagrać.
play-now = Teraz grają ze sobą przy stoliku { $table }: ta runda zostaje bez zmian.
still-by-group = Nadal rozdzielają ich ustawienia turnieju ({ $how }).
log = { $a } i { $b } nie grają ze sobą { $rounds }
log-soft = { $a } i { $b } nie grają ze sobą { $rounds }, jeśli to możliwe
log-off = { $a } i { $b } znów mogą ze sobą zagrać
no-swiss = { $game }: nie ma tu rund szwajcarskich, a w grupach, w pucharze i w finałach nikogo się nie rozdziela.
swiss-is-over = Wszystkie rundy szwajcarskie mają już pary, a w finałach nie da się nikogo rozdzielić.
same-player = Podaj dwie różne osoby: { $name } to jedna i ta sama.
rounds-are-paired = { $last ->
    [1] Runda 1 ma już pary: podaj rundy co najmniej do rundy { $next } albo always.
   *[other] Rundy od 1 do { $last } mają już pary: podaj rundy co najmniej do rundy { $next } albo always.
}
not-by-name = { $a } i { $b } nie są rozdzieleni: nie ma czego cofać.
by-group = { $a } i { $b } są rozdzieleni w ustawieniach turnieju ({ $how }), a nie po nazwisku. Zmiana: { $setup }.
group-twice = Grupa { $who } jest podana dwa razy: podaj ją raz.
no-family = { $game }: nie rozdziela się tu rodzin. Pomiń family albo włącz rozdzielanie: { $setup }.
no-travel = { $game }: nie rozdziela się tu tych, którzy przyjechali razem. Pomiń travel albo włącz rozdzielanie: { $setup }.
impossible = Przy tej zmianie nie da się ułożyć żadnej rundy. { $why }
impossible-now = Z graczami z obecnej listy nie da się ułożyć żadnej rundy. { $why }
impossible-round = Nie da się ułożyć żadnej rundy. { $why }
from-everybody = { $name } nie może zagrać z nikim z obecnych.
odd-among-themselves = Mogą grać tylko między sobą, a jest ich nieparzyście ({ $n }): { $names }.
all-apart = Wszyscy są od siebie rozdzieleni i nikt inny nie może z nimi zagrać ({ $n }): { $names }.
all-apart-but-few = { $few ->
    [one] Wszyscy są od siebie rozdzieleni ({ $n }): { $names }. Może z nimi zagrać tylko { $others }.
    [few] Wszyscy są od siebie rozdzieleni ({ $n }): { $names }. Mogą z nimi zagrać tylko { $few } osoby: { $others }.
   *[other] Wszyscy są od siebie rozdzieleni ({ $n }): { $names }. Może z nimi zagrać tylko { $few } osób: { $others }.
}
odd-parts = Te grupy nie mogą grać ze sobą, a w każdej jest nieparzysta liczba graczy: { $parts }.
odd-parts-but-few = { $few ->
    [one] Te grupy nie mogą grać ze sobą, a każda jest nieparzysta: { $parts }. Może z nimi zagrać tylko { $others }.
    [few] Te grupy nie mogą grać ze sobą, a każda jest nieparzysta: { $parts }. Mogą z nimi zagrać tylko { $few } osoby: { $others }.
   *[other] Te grupy nie mogą grać ze sobą, a każda jest nieparzysta: { $parts }. Może z nimi zagrać tylko { $few } osób: { $others }.
}
part = { $names }
remedy = Zwolnienie pary: { $lift }. Zwolnienie wszystkich grup: { $setup }.
meet = { $a } i { $b } grają ze sobą w rundzie { $round } ({ $how }).
could-not-be-kept = { $a } i { $b } grają ze sobą w rundzie { $round } ({ $how }): nie dało się tego uniknąć.
must-not-meet = { $a } i { $b } mają być rozdzieleni ({ $how }), a grają ze sobą w rundzie { $round }.
swap-all-the-same = Zamienić mimo to?
other-bye = Wolny los należy się komuś innemu ({ $right }), ale wtedy zagrałyby ze sobą osoby rozdzielone, więc ma go { $name }.
bye-drawn-among = Wolny los wylosowano wśród { $players }; przy każdym innym musiałyby zagrać ze sobą osoby rozdzielone.
breach = nie mogą grać ze sobą: { $tables }
breach-together = nie powinni grać ze sobą: { $tables }; można rozdzielić wszystkich
breach-too-many = nie powinni grać ze sobą: { $tables }; wystarczy { $least }
bye-drawn = wolny los, wylosowany: { $people }; przy każdym innym musiałyby zagrać ze sobą osoby rozdzielone
bye-next = wolny los, następny w kolejności: inaczej musiałyby zagrać ze sobą osoby rozdzielone
changed = { $said }, ze zmianą dla osób rozdzielonych
goes-instead = { $group }; w dół zamiast ostatniego numeru startowego, ze względu na osoby rozdzielone
to-another = { $who ->
    [team] { $said }; przeciwnik: drużyna bez wspólnego meczu, nie najwyższa, ze względu na drużyny rozdzielone (punkty: { $points })
   *[player] { $said }; przeciwnik: gracz bez wspólnego meczu, nie najwyższy, ze względu na osoby rozdzielone (punkty: { $points })
}
does = rozdziel dwoje graczy w rundach szwajcarskich, nie w grupach ani w finałach
off-takes-no-rounds = off zwalnia parę we wszystkich rundach: pomiń rounds=.
no-such-word = Nieznane słowo „{ $word }”; wpisz { $known }.
no-rounds = „{ $word }” nie oznacza rund; wpisz 1, 1-3 albo always.
a-group = grupa
no-group = „{ $word }” to nie jest grupa; wpisz { $known }.
word-too-many = O jedno słowo za dużo przy { $group }: „{ $word }”.
item = Osobno
nobody = Nikogo się nie rozdziela
announced-pairs = { $n ->
    [one] { $n } para wskazana przez organizatora
    [few] { $n } pary wskazane przez organizatora
   *[other] { $n } par wskazanych przez organizatora
}
sheet-title = { $event }: osobno
sheet-nobody = Nikogo się nie rozdziela.
sheet-swiss-only = Graczy rozdziela się w rundach szwajcarskich, a nie w grupach, pucharze ani finałach.
sheet-all-rounds = To zestawienie obejmuje wszystkie rundy: pomiń --round i --stage.
column-players = Gracze
column-strictly = Ścisłość
column-absolute = bez wyjątku
column-soft = jeśli to możliwe
column-why = Dlaczego
shared = { $who }: { $word }
reason-meet = { $why }; mieli być rozdzieleni ({ $how })
reason-others = { $why }; rozdzieleni: { $pairs }
reason-pair = { $a } i { $b } ({ $how })
list-title = Rozdzieleni po nazwisku
list-nobody = Nikogo nie rozdziela się po nazwisku
form-title = Rozdziel dwóch graczy
form-of-two = Rozdzieleni: { $a } i { $b }
name-missing = Podaj obie osoby.
nothing-to-lift = Nikogo nie rozdziela się po nazwisku. { $key }: podaj dwie osoby.
label-other = i
label-player = Gracz
place = gracze rozdzieleni
key-lift-short = zwolnij
why = Dlaczego: { $why }
only-the-bye = { $name } nie może zagrać z nikim, zostaje tylko wolny los.
