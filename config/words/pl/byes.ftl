# Wolne losy poza wolnym losem gracza bez pary: przyznane na pierwsze rundy, na życzenie, za późny zapis.
awarded = przyznany wolny los
requested = wolny los na życzenie
late = późny zapis, wolny los
coming-awarded = zaraz wolny los
coming-requested = zaraz wolny los, na życzenie
why-awarded = Wolny los przyznany przed turniejem
why-requested = Wolny los na życzenie gracza
why-late = Runda sprzed zapisu gracza
rounds-awarded = { $n ->
    [1] jedna z przyznanym wolnym losem
   *[other] przyznane wolne losy: { $n }
}
rounds-requested = { $n ->
    [1] jedna z wolnym losem na życzenie
   *[other] wolne losy na życzenie: { $n }
}
rounds-late = { $n ->
    [1] jedna sprzed zapisu, jako wolny los
   *[other] sprzed zapisu, jako wolne losy: { $n }
}
have-awarded = { $n ->
    [one] przyznany wolny los: { $names }
   *[other] przyznane wolne losy: { $names }
}
have-requested = { $n ->
    [one] wolny los na życzenie: { $names }
   *[other] wolne losy na życzenie: { $names }
}
a-number = liczba wolnych losów przyznanych na pierwsze rundy
none-awarded = { $game }: zasady nie przyznają wolnych losów.
house-has-none = Gracz rezerwowy nie ma wolnych losów: gra tylko tam, gdzie ktoś miałby wolny los.
only-swiss = Wolne losy przyznaje się na rundy szwajcarskie, a ten turniej zaczyna się bez nich.
too-many = Wolnych losów byłoby { $n }, a zasady przyznają najwyżej { $most }.
paired-already = { $name }: rundy z wolnym losem mają już pary; do rundy { $n } nic się nie zmienia.
from-round = Wolne losy liczą się od rundy { $round }: wcześniejsze rundy mają już pary.
too-late = { $name }: zapis po rundach z przyznanym wolnym losem ({ $n }), żaden już nie zostaje.
not-swapped = { $name } ma własny wolny los ({ $bye }) i go zachowuje: { $undo } cofa rundę.
out-as-awarded = { $name } ma w rundzie { $round } przyznany wolny los: { $edit } daje w niej parę.
out-on-request = { $name } ma w rundzie { $round } wolny los na życzenie: { $off } daje w niej parę.
too-few-play = { $n ->
    [0] Nikt nie gra w tej rundzie, bo wolny los mają: { $names }. Najpierw zmień ich wolne losy.
    [one] W tej rundzie gra tylko jedna osoba, bo wolny los mają: { $names }. Najpierw zmień ich wolne losy.
    [few] W tej rundzie grają tylko { $n } osoby, bo wolny los mają: { $names }. Najpierw zmień ich wolne losy.
   *[other] W tej rundzie gra tylko { $n } osób, bo wolny los mają: { $names }. Najpierw zmień ich wolne losy.
}
label-awarded = Przyznane wolne losy
log-awarded = { $n ->
    [0] { $name } nie ma już przyznanych wolnych losów
   *[other] { $name }: przyznane wolne losy, { $n }
}
does = opuszcza rundę szwajcarską na życzenie gracza; off to cofa
none-requested = { $game }: nie ma wolnych losów na życzenie. Rundę można opuścić przez { $away }, jeśli zasady na to pozwalają.
round-is-paired = Runda { $round } nie jest przed nami: następna to runda { $next }.
no-such-round = Rundy { $round } nie ma: { $n ->
    [one] ogłoszono { $n } rundę szwajcarską.
    [few] ogłoszono { $n } rundy szwajcarskie.
   *[other] ogłoszono { $n } rund szwajcarskich.
}
not-so-late = { $game }: w { $n ->
    [one] ostatniej rundzie nie ma wolnych losów na życzenie; najpóźniej runda { $last }.
   *[other] ostatnich rundach ({ $n }) nie ma wolnych losów na życzenie; najpóźniej runda { $last }.
}
has-one-awarded = { $name } i tak ma w rundzie { $round } przyznany wolny los.
had-the-most = { $name } ma już tyle wolnych losów na życzenie, na ile pozwalają zasady: { $most }.
is-asked = { $name } ma na życzenie wolny los w rundzie { $round }: { $points }.
asked-already = { $name } ma już na życzenie wolny los w rundzie { $round }.
plays-after-all = { $name } jednak gra w rundzie { $round }.
not-asked = { $name } nie ma na życzenie wolnego losu w rundzie { $round }.
key-request = daje wybranemu graczowi na życzenie wolny los w najbliższej rundzie albo to cofa
log-asked = { $name }: na życzenie wolny los w rundzie { $round }
log-off = { $name } jednak gra w rundzie { $round }
late-byes = Późny zapis: { $name }, wolne losy za opuszczone rundy: { $n }.
late-free = Późny zapis: { $name }, bez porażki; opuszczone rundy się nie liczą: { $n }.
all-late-byes = Późny zapis, dla każdego wolne losy za opuszczone rundy: { $n }.
all-late-free = Późny zapis, dla nikogo nie ma porażki za opuszczone rundy: { $n }.
item = Wolne losy
announced-awarded = Przyznane przed turniejem: po { $points }, { $most ->
    [one] za pierwszą rundę
   *[other] najwyżej za { $most } pierwsze rundy
}; gracze, którzy je mają: { $n }
announced-requested = Na życzenie: po { $points }, najwięcej dla gracza: { $most }
announced-requested-until = Na życzenie: po { $points }, najwięcej dla gracza: { $most }, { $n ->
    [one] nie w ostatniej rundzie
   *[other] nie w ostatnich rundach ({ $n })
}
announced-late = Rundy sprzed późnego zapisu to { $as_what }
field-awarded = Przyznane wolne losy
field-requested = Wolne losy na życzenie
field-late = Późny zapis
describe-awarded = { $most ->
    [one] za pierwszą rundę, wart tyle, co { $worth }
   *[other] najwyżej za { $most } pierwsze rundy, wart tyle, co { $worth }
}
describe-requested = najwyżej { $most }, wart tyle, co { $worth }
describe-not-in-last = { $n ->
    [one] nie w ostatniej rundzie
   *[other] nie w ostatnich rundach ({ $n })
}
counts-as-bye = liczy się jak wolny los z losowania
worth-bye = wolny los
worth-win = wygrany mecz
worth-draw = remis w meczu
late-loss = porażki
late-nothing = rundy, które się nie liczą
late-bye = wolne losy
wants-worth = wartość wolnego losu
write-worth = wpisz bye, win, draw albo liczbę punktów
not-drawn = przy parowaniu { $pairing } żadnej rundy nie losuje się według punktów, więc nikt nie może mieć własnego wolnego losu; usuń byes
late-not-drawn = przy parowaniu { $pairing } późny zapis nie ma rund do nadrobienia; usuń late_entry
nothing-said = byes nic nie mówi; dodaj awarded albo requested, albo usuń tę grupę
no-draws = wolny los jest wart tyle, co remis, a remisów nie ma; wpisz liczbę punktów, win albo bye
worth-too-much = wolny los jest wart { $n }, a wygrany mecz { $most }; wpisz najwyżej { $most }
most = wolnych losów nie może być { $n }; wpisz liczbę od 1 do { $most }
not-in-last = ostatnich rund nie może być { $n }; wpisz liczbę od 0 do { $most }
verify-awarded = przyznane wolne losy: { $said }; należą się: { $due }
verify-requested = wolne losy na życzenie: { $said }; należą się: { $due }
