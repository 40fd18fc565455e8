paired = { $round }: pary są gotowe, { $what }.
tables =
    { $n ->
        [one] { $n } stolik
        [few] { $n } stoliki
       *[other] { $n } stolików
    }
nobody-is-left = nie ma już kto grać
bye = wolny los: { $name }
byes = wolne losy: { $n }
rest =
    { $n ->
        [one] pauzuje { $names }
       *[other] pauzują { $names }
    }
start-numbers = Wylosowano numery startowe.
redraw-asked = Sparować rundę { $round } od nowa w ten sposób?
results-first =
    { $n ->
        [one] Jest już { $n } wynik. Najpierw go cofnij ({ $log }).
        [few] Są już { $n } wyniki. Najpierw je cofnij ({ $log }).
       *[other] Jest już { $n } wyników. Najpierw je cofnij ({ $log }).
    }
two = { $a } – { $b }
first-are-level = Wszystkie rundy rozegrane, remis na czele. Rozstawienie meczu rozstrzygającego: { $cut }.
cut-due = Wszystkie rundy rozegrane. Dalej { $what }: { $cut }.
champion-known = Wszystko rozegrane, { $champion }. Zamknięcie turnieju: { $finish }.
everything-played = Wszystko rozegrane. Zamknięcie turnieju: { $finish }.
finals-need-two = Finały wymagają dwóch graczy.
only-swiss-again = Ponownie parować można tylko rundę szwajcarską.
has-results = Runda { $round } ma już wyniki: nie da się jej ponownie sparować.
no-round-by-hand = Nie ma już rund szwajcarskich do parowania.
match-of-two-seeds = W meczu rozstrzygającym gra dwoje rozstawionych. Parowanie: { $pair }.
bracket-is-fixed = Pary w drabince są stałe.
paired-twice = { $name } występuje w dwóch parach.
one-bye-only = Wolny los może mieć tylko jeden gracz.
without-a-game =
    { $n ->
        [one] Bez gry zostaje { $names }: podaj pary dla wszystkich albo daj wolny los, NAZWISKO = bye.
       *[other] Bez gry zostają { $names }: podaj pary dla wszystkich albo daj wolny los, NAZWISKO = bye.
    }
no-draft = Runda 1 jest parowana bez draftu.
rematch-needed = Nie da się uniknąć ponownego meczu.
rematch-needed-with-bye = Nie da się uniknąć ponownego meczu, gdy wolny los ma { $name }.
fewest-rematches = Ponownych meczów najmniej, jak się da: { $n } ({ $who }); w rundzie: { $tables }.
own-instead = Aby ustalić pary ręcznie: { $undo }, potem { $manual }.
bye-again = { $name } znów ma wolny los: każdy już miał swój.
table-taken = Stolik { $table } jest stały dla kilku osób: { $name } siada przy innym.
left-and-won =
    { $n ->
        [one] Po wycofaniu ({ $gone }): { $free } wygrywa bez gry.
       *[other] Po wycofaniu ({ $gone }): { $free } wygrywają bez gry.
    }
left-and-rest =
    { $n ->
        [one] Po wycofaniu ({ $gone }): { $free } pauzuje. Aby liczyć takie gry jako wygrane: { $setup }.
       *[other] Po wycofaniu ({ $gone }): { $free } pauzują. Aby liczyć takie gry jako wygrane: { $setup }.
    }
not-published = Nie opublikowano rundy. Kontrola znalazła błędy: { $faults }.
report-the-fault = Zgłoś to, dołączając plik turnieju. Aby mimo to zagrać tę rundę, bez zmian albo ze zmianami, wpisz:
bye-once-more = { $name } dostaje drugi wolny los, choć inni nie mieli żadnego.
other-draw = Ten turniej losuje pary w inny sposób (draw: { $n }) niż ten program ({ $known }): otwórz go w tej wersji Komandora, która go zapisała.
# Runda zmieniana ręcznie.
title = Zmień pary
mark-one = Zaznacz gracza, wolny los albo numer stolika, a potem zamień z innym.
mark-player = Zaznaczenie: { $name }. Przejdź do innego gracza.
mark-table = Zaznaczenie: stolik { $table }. Przejdź do innego numeru stolika.
breaks-nothing = Zgodne z zasadami.
# Wolne losy poza wolnym losem gracza bez pary: przyznane przed wydarzeniem na pierwsze rundy.
awarded = przyznany wolny los
coming-awarded = wolny los w następnej rundzie
rounds-awarded =
    { $n ->
        [1] jedna z przyznanym wolnym losem
       *[other] przyznane wolne losy: { $n }
    }
have-awarded =
    { $n ->
        [one] przyznany wolny los: { $names }
       *[other] przyznane wolne losy: { $names }
    }
none-awarded = { $game }: bez przyznanych wolnych losów.
house-has-none = Gracz rezerwowy nie ma wolnych losów: gra tylko tam, gdzie ktoś miałby wolny los.
only-swiss = Wolne losy przyznaje się na rundy szwajcarskie, a ten turniej się od nich nie zaczyna.
too-many = Za dużo wolnych losów ({ $n }): limit to { $most }.
paired-already = { $name }: rundy z wolnym losem mają już pary, więc do rundy { $n } nic się nie zmienia.
from-round = Wolne losy liczą się od rundy { $round }: wcześniejsze rundy mają już pary.
too-late = { $name }: za późno na przyznane wolne losy ({ $n }).
not-swapped = { $name } ma przyznany wolny los i go zachowuje. Cofnięcie rundy: { $undo }.
out-as-awarded = { $name } ma w rundzie { $round } przyznany wolny los. Żeby mimo to dostać parę: { $edit }.
too-few-play =
    { $n ->
        [0] Nikt nie gra w tej rundzie. Wolne losy: { $names }. Najpierw je zmień.
        [one] W tej rundzie gra tylko jedna osoba. Wolne losy: { $names }. Najpierw je zmień.
        [few] W tej rundzie grają tylko { $n } osoby. Wolne losy: { $names }. Najpierw je zmień.
       *[other] W tej rundzie gra tylko { $n } osób. Wolne losy: { $names }. Najpierw je zmień.
    }
log-awarded =
    { $n ->
        [0] { $name } nie ma już przyznanych wolnych losów
       *[other] { $name }: przyznane wolne losy, { $n }
    }
item = Wolne losy
announced-awarded =
    Przyznane przed turniejem: po { $points }, { $most ->
        [one] za pierwszą rundę
       *[other] najwyżej za { $most } pierwsze rundy
    }; gracze z wolnymi losami: { $n }
field-awarded = Przyznane wolne losy
describe-awarded =
    { $most ->
        [one] za pierwszą rundę, jako wygrany mecz
       *[other] najwyżej za { $most } pierwsze rundy, jako wygrane mecze
    }
not-drawn = parowanie { $pairing } nie zależy od punktów, więc nikt nie może mieć przyznanego wolnego losu; usuń byes
verify-awarded = przyznane wolne losy: { $recorded }; należą się: { $due }
# Powód pary lub wolnego losu, obok nazwisk. $who to player (gracz) albo team (drużyna).
people =
    { $who ->
        [team]
            { $n ->
                [one] { $word } drużyna
                [few] { $word } drużyny
               *[other] { $word } drużyn
            }
       *[player]
            { $n ->
                [one] { $word } gracz
               *[other] { $word } graczy
            }
    }
group = grupa: { $people }, { $points }
from-above =
    { $who ->
        [team] { $group } (przeciw drużynom z wyższych grup: { $word })
       *[player] { $group } (przeciw graczom z wyższych grup: { $word })
    }
who-have-met = { $group }, po wspólnym meczu
the-only-one =
    { $who ->
        [team] jedyna drużyna do pary w grupie: { $points }
       *[player] jedyny gracz do pary w grupie: { $points }
    }
goes-down =
    { $who ->
        [both] oboje grają niżej
        [all] wszyscy grają niżej
        [only] nikt inny nie mógł zagrać niżej
        [only-other] nikt inny nie mógł
       *[drawn] los wśród tych z nich, którzy mogli zagrać niżej
    }
so-many-go-down =
    { $n ->
        [few] { $word } grają niżej
       *[other] { $word } gra niżej
    }
drawn-among-those = los wśród tych, którzy mogli zagrać niżej: { $word }
drawn-among-all = los wśród nich wszystkich: { $word }
past-groups =
    { $n ->
        [one] z pominięciem grupy pośredniej, bo zasady nie pozwalają pominąć mniej
       *[other] z pominięciem grup pośrednich, bo zasady nie pozwalają pominąć mniej
    }
the-only-opponent = jedyny możliwy przeciwnik w grupie niżej (punkty: { $points })
opponent-among =
    { $who ->
        [team] los wśród możliwych drużyn z grupy niżej (punkty: { $points }): { $word }
       *[player] los wśród możliwych graczy z grupy niżej (punkty: { $points }): { $word }
    }
opponent-possible =
    { $who ->
        [team] los wśród możliwych drużyn z grupy niżej (punkty: { $points })
       *[player] los wśród możliwych graczy z grupy niżej (punkty: { $points })
    }
opponent-not-yet-met =
    { $who ->
        [team] los wśród drużyn bez wspólnego meczu z grupy niżej (punkty: { $points })
       *[player] los wśród graczy bez wspólnego meczu z grupy niżej (punkty: { $points })
    }
paired-down = para w dół: { $clauses }
bye-drawn = wolny los, losowanie: { $people }
reason-bye-again =
    { $n ->
        [1] wolny los: każdy już jeden miał, więc najniższe miejsce wśród tych, którzy mieli ich najmniej
       *[other] wolny los: każdy miał ich co najmniej { $word }, więc najniższe miejsce wśród tych, którzy mieli ich najmniej
    }
first-round = para wylosowana w rundzie 1
in-group = para wylosowana w grupie: { $people }, { $points }
fixed = { $group }; ta para jest w każdej rundzie, którą dopuszczają zasady
unavoidable-rematch =
    { $bye ->
        [yes] ponowny mecz: nieunikniony przy tym wolnym losie, a ta runda ma ich najmniej
       *[no] ponowny mecz: nieunikniony, a ta runda ma ich najmniej
    }
halves = { $group }, górna połowa z dolną według numerów startowych
halves-of-the-others = { $group }, { $apart }; z pozostałych górna połowa z dolną według numerów startowych
against-from-above =
    { $who ->
        [team] przeciw drużynom z wyższych grup: { $word }
       *[player] przeciw graczom z wyższych grup: { $word }
    }
going-down = w dół: { $word }
changed-why =
    { $why ->
        [least] { $reason }, z najmniejszą zmianą, by uniknąć ponownego meczu
        [rematch] { $reason }, ze zmianą, by uniknąć ponownego meczu
        [here] { $reason }, oprócz tego stolika
       *[apart] { $reason }, ze zmianą dla osób rozdzielonych
    }
the-only-one-goes-down =
    { $who ->
        [team] jedyna drużyna do pary w grupie ({ $points }) gra niżej
       *[player] jedyny gracz do pary w grupie ({ $points }) gra niżej
    }
down-of-group =
    { $how ->
        [last] { $group }; niżej gra ostatni numer startowy
        [rematch] { $group }; gra niżej zamiast ostatniego numeru startowego, by uniknąć ponownego meczu
        [apart] { $group }; w dół zamiast ostatniego numeru startowego, ze względu na osoby rozdzielone
        [instead] { $group }; gra niżej zamiast ostatniego numeru startowego
        [both-met] { $group }, po wspólnym meczu: oboje grają niżej
        [both] { $group }; oboje grają niżej
       *[all] { $group }; wszyscy grają niżej
    }
so-many-here =
    { $n ->
        [few] { $group }; { $word } z nich grają niżej
       *[other] { $group }; { $word } z nich gra niżej
    }
to-opponent =
    { $which ->
        [highest]
            { $who ->
                [team] { $reason }; przeciwnik: najwyższa drużyna bez wspólnego meczu (punkty: { $points })
               *[player] { $reason }; przeciwnik: najwyższy gracz bez wspólnego meczu (punkty: { $points })
            }
        [highest-left]
            { $who ->
                [team] { $reason }; przeciwnik: najwyższa drużyna bez wspólnego meczu, z którą nie gra nikt inny z góry (punkty: { $points })
               *[player] { $reason }; przeciwnik: najwyższy gracz bez wspólnego meczu, z którym nie gra nikt inny z góry (punkty: { $points })
            }
        [another]
            { $who ->
                [team] { $reason }; przeciwnik: drużyna bez wspólnego meczu (punkty: { $points })
               *[player] { $reason }; przeciwnik: gracz bez wspólnego meczu (punkty: { $points })
            }
        [another-for-rematch]
            { $who ->
                [team] { $reason }; przeciwnik: drużyna bez wspólnego meczu, nie najwyższa, by uniknąć ponownego meczu (punkty: { $points })
               *[player] { $reason }; przeciwnik: gracz bez wspólnego meczu, nie najwyższy, by uniknąć ponownego meczu (punkty: { $points })
            }
       *[another-apart]
            { $who ->
                [team] { $reason }; przeciwnik: drużyna bez wspólnego meczu, nie najwyższa, ze względu na drużyny rozdzielone (punkty: { $points })
               *[player] { $reason }; przeciwnik: gracz bez wspólnego meczu, nie najwyższy, ze względu na osoby rozdzielone (punkty: { $points })
            }
    }
reason-for =
    { $why ->
        [by-hand] ręcznie: wybór organizatora
        [not-kept] nie zapisano powodu dla tej rundy
        [repaired] Rundę poprawiono; ten stolik zmieniono tak, by przy rozpoczętych stolikach jak najmniej łamać zasady.
        [out] Nieobecność w tej rundzie
       *[awarded] Wolny los przyznany przed turniejem
    }
everybody-meets = każdy gra z każdym
free-has-left = { $free }, bo wycofano gracza: { $name }
free-odd = { $free }, bo grupa jest nieparzysta: { $players }
match = mecz { $n }: { $why }
final-again = ten sam finał jeszcze raz: oboje mają po jednej porażce
against = { $one } kontra { $two }
player-of-match =
    { $who ->
        [winner] zwycięzca meczu { $n }
       *[loser] przegrany meczu { $n }
    }
the-two-level = dwoje z remisem: { $points }
best-two-level = najlepsza dwójka z { $n } z remisem: { $points }
by-bracket =
    { $what ->
        [cut] wynika z odcięcia
        [nobody] drabinka nie ma tu przeciwnika
       *[bracket] wynika z drabinki
    }
drawn-among = para wylosowana: { $players }
bye-in-bracket = wolny los, losowanie: { $players }; wolnych losów w drabince na { $size }: { $byes }
seed-against = rozstawienie { $a } kontra rozstawienie { $b }
no-opponent = bez przeciwnika: { $one }, bo { $why }
in-a-bracket = { $players } w drabince na { $size }
winners = zwycięzcy meczów { $one } i { $two }, { $round }
winner-of-round = zwycięzca meczu { $n }, { $round }
nobody-from = z meczu { $n } nikt nie został
no-loser = mecz { $n } nie ma przegranego
one-game = strony wyrównuje się w meczach jednej gry, a tu mecz to { $shape }; wpisz "match: one_game" albo sides: chosen lub drawn
swiss = strony wyrównuje się między rundami szwajcarskimi, a tu parowanie to { $pairing }; usuń sides albo wpisz inne parowanie
why-less = { $reason }; { $name } { $side }: dotąd rzadziej tą stroną niż { $other }
why-turned =
    { $why ->
        [swaps] { $reason }; { $name } { $side }: w poprzednim meczu tej pary było odwrotnie
       *[alternates] { $reason }; { $name } { $side }: ostatnio było odwrotnie
    }
why-called =
    { $why ->
        [drawn] { $reason }; strony z losowania, bo dotąd wypadły po równo
       *[by-hand] { $reason }; strony ustalone ręcznie
    }
card = Rozegrane strony: { $sides }
both = { $one } { $first }, { $other } { $second }
with-third = { $sides }; gra 3 jak gra { $game }
chooses = stronę wybiera { $name }
recorded = Stolik { $table }: { $one } ({ $first }), { $other } ({ $second }).
settled-otherwise = Według zasad strony były odwrotnie.
later-rounds-stay = Strony w późniejszych rundach zostają bez zmian.
unrecorded = Stolik { $table }, { $round }: strona, którą wybiera { $name }, nie jest zapisana i nikomu się nie liczy. Aby ją policzyć: { $undo }, a potem { $side }.
several-unrecorded = Stoliki { $tables }, { $round }: wybrane strony nie są zapisane i nikomu się nie liczą. Aby je policzyć: { $undo }, a potem { $side }.
of-final-unrecorded = Nie zapisano stron w finale: gracze zamieniają się stronami.
unknown = „{ $side }” nie jest stroną tej gry: wpisz { $first } albo { $second }.
sits-elsewhere = { $name } nie siedzi przy stoliku { $table } ({ $round }).
bye-has-none = Wolny los nie ma stron.
fault-of =
    { $fault ->
        [stranger] { $name } ma parę, a nie gra w tej rundzie
        [left-out] { $name } nie ma pary: każdy potrzebuje jednego stolika albo wolnego losu
       *[twice] { $name } ma więcej niż jedną parę: każdy potrzebuje jednego stolika albo wolnego losu
    }
bye-missing = nie ma wolnego losu: graczy jest { $n }, więc ktoś musi go mieć
bye-needless = { $name } ma wolny los: przy { $n } graczach niepotrzebny
bye-wrong = { $name } ma wolny los, a należy się on komuś innemu: { $right }, najniższe miejsce wśród tych, którzy mieli ich najmniej
too-often =
    { $rule ->
        [rematches] za dużo ponownych meczów: { $tables }; wystarczy { $least }
        [past-group] za dużo pominiętych grup: { $tables }; wystarczy { $least }
        [first-round] w rundzie 1 nie powinni grać ze sobą: { $tables }; wystarczy { $least }
       *[together] nie powinni grać ze sobą: { $tables }; wystarczy { $least }
    }
checker-paired-down =
    { $n ->
        [one] niepotrzebna para w dół z grupy od { $n } punktu wzwyż: { $tables }
       *[other] niepotrzebna para w dół z grupy od { $n } punktów wzwyż: { $tables }
    }
too-many-paired-down =
    { $n ->
        [one] za dużo par w dół z grup od { $n } punktu wzwyż: { $tables }; wystarczy { $least }, a z wyższych grup nie będzie ich więcej
       *[other] za dużo par w dół z grup od { $n } punktów wzwyż: { $tables }; wystarczy { $least }, a z wyższych grup nie będzie ich więcej
    }
not-folded =
    { $n ->
        [one] grupa z { $n } punktem nie jest złożona na pół: { $tables }; górna połowa z dolną według numerów startowych, ze zmianą tylko na tyle, na ile wymaga ponowny mecz, to { $right }
       *[other] grupa z { $n } punktami nie jest złożona na pół: { $tables }; górna połowa z dolną według numerów startowych, ze zmianą tylko na tyle, na ile wymaga ponowny mecz, to { $right }
    }
# Runda wstrzymana: do ogłoszenia widzą ją tylko zapisujący wyniki. $round: runda 3, półfinały.
does-post = ogłasza wstrzymaną rundę
only-here = Gracze jeszcze jej nie widzą. Aby ją ogłosić: { $post }.
posted-already = Ogłoszono już o { $at }: { $round }.
not-held = Wszyscy już widzą: { $round }.
clock-posts = Gracze widzą od teraz: { $round }.
post-first = Gracze jeszcze nie widzą: { $round }. Najpierw ogłoś: { $post }.
log-posted = ogłoszono: { $round }
log-posted-with-clock = ogłoszono: { $round }, start zegara, { $minutes }
fact = { $round }, ogłoszono { $at }
form-hold = Wstrzymuj nowe rundy
mark-key = wstrzymana · { $key }: ogłoś
room-sees = Następna runda jest wstrzymana i jej tu nie ma. Aby ją pokazać: --held.
still = Wstrzymana, nieogłoszona: tylko dla obsługi turnieju.
on-slip = { $title } · ogłoszono { $at }
next = Gracze jeszcze nie widzą: { $round }. { $key }: ogłoś.
still-paired = { $name } wciąż ma parę we wstrzymanej rundzie { $round }. Aby sparować ponownie bez tej osoby: { $redraw }.
redrawn-in-sight = Runda była już ogłoszona: gracze zobaczą zmianę.
not-for-the-room = Widać tu wstrzymaną rundę: tylko dla obsługi turnieju.
# Gracze, których się rozdziela, po nazwisku albo przez to, co ich łączy.
in-round-1 = w rundzie 1
in-rounds = w rundach od 1 do { $last }
in-every-round = w każdej rundzie szwajcarskiej
by-name = po nazwisku
already = { $a } i { $b } już są rozdzieleni { $rounds }.
play-now = Teraz grają ze sobą przy stoliku { $table }: ta runda zostaje bez zmian.
still-by-group = Nadal rozdzielają ich ustawienia turnieju ({ $how }).
log = { $a } i { $b } nie grają ze sobą { $rounds }
log-off = { $a } i { $b } znów mogą ze sobą zagrać
no-swiss = { $game }: nie ma tu rund szwajcarskich, a w grupach, w pucharze i w finałach nikogo się nie rozdziela.
swiss-is-over = Wszystkie rundy szwajcarskie mają już pary, a w finałach nie da się nikogo rozdzielić.
same-player = Podaj dwie różne osoby: { $name } to jedna i ta sama.
rounds-are-paired =
    { $last ->
        [1] Runda 1 ma już pary: podaj rundy co najmniej do rundy { $next } albo always.
       *[other] Rundy od 1 do { $last } mają już pary: podaj rundy co najmniej do rundy { $next } albo always.
    }
not-by-name = { $a } i { $b } nie są rozdzieleni: nie ma czego cofać.
by-group = { $a } i { $b } są rozdzieleni w ustawieniach turnieju ({ $how }), a nie po nazwisku. Zmiana: { $setup }.
group-twice = Grupa { $who } jest podana dwa razy: podaj ją raz.
not-apart =
    { $relation ->
        [family] { $game }: nie rozdziela się tu rodzin. Pomiń family albo włącz rozdzielanie: { $setup }.
       *[travel] { $game }: nie rozdziela się tu tych, którzy przyjechali razem. Pomiń travel albo włącz rozdzielanie: { $setup }.
    }
no-round-possible =
    { $when ->
        [now] Z graczami z obecnej listy nie da się ułożyć żadnej rundy. { $why }
        [after] Przy tej zmianie nie da się ułożyć żadnej rundy. { $why }
       *[drawn] Nie da się ułożyć żadnej rundy. { $why }
    }
from-everybody = { $name } nie może zagrać z nikim z obecnych.
all-of-them =
    { $how ->
        [odd] Mogą grać tylko między sobą, a jest ich nieparzyście ({ $n }): { $names }.
       *[apart] Wszyscy są od siebie rozdzieleni i nikt inny nie może z nimi zagrać ({ $n }): { $names }.
    }
all-apart-but-few =
    { $few ->
        [one] Wszyscy są od siebie rozdzieleni ({ $n }): { $names }. Może z nimi zagrać tylko { $others }.
        [few] Wszyscy są od siebie rozdzieleni ({ $n }): { $names }. Mogą z nimi zagrać tylko { $few } osoby: { $others }.
       *[other] Wszyscy są od siebie rozdzieleni ({ $n }): { $names }. Może z nimi zagrać tylko { $few } osób: { $others }.
    }
odd-parts = Te grupy nie mogą grać ze sobą, a w każdej jest nieparzysta liczba graczy: { $parts }.
odd-parts-but-few =
    { $few ->
        [one] Te grupy nie mogą grać ze sobą, a każda jest nieparzysta: { $parts }. Może z nimi zagrać tylko { $others }.
        [few] Te grupy nie mogą grać ze sobą, a każda jest nieparzysta: { $parts }. Mogą z nimi zagrać tylko { $few } osoby: { $others }.
       *[other] Te grupy nie mogą grać ze sobą, a każda jest nieparzysta: { $parts }. Może z nimi zagrać tylko { $few } osób: { $others }.
    }
remedy = Zwolnienie pary: { $lift }. Zwolnienie wszystkich grup: { $setup }.
meets =
    { $kind ->
        [forbidden] { $a } i { $b } mają być rozdzieleni ({ $how }), a grają ze sobą w rundzie { $round }.
        [unavoidable] { $a } i { $b } grają ze sobą w rundzie { $round } ({ $how }): nie dało się tego uniknąć.
       *[allowed] { $a } i { $b } grają ze sobą w rundzie { $round } ({ $how }).
    }
swap-all-the-same = Zamienić mimo to?
other-bye = Wolny los należy się komuś innemu ({ $right }), ale wtedy zagrałyby ze sobą osoby rozdzielone, więc ma go { $name }.
bye-drawn-among = Wolny los wylosowano wśród { $players }; przy każdym innym musiałyby zagrać ze sobą osoby rozdzielone.
breaks =
    { $rule ->
        [forbidden] nie mogą grać ze sobą: { $tables }
        [together] nie powinni grać ze sobą: { $tables }; można rozdzielić wszystkich
        [first-round] w rundzie 1 nie powinni grać ze sobą: { $tables }; można rozdzielić wszystkich
        [rematch] ponowny mecz: { $tables }; da się go uniknąć
        [past-group] niepotrzebnie pominięta grupa: { $tables }; przeciwnik ma być z najbliższej niższej grupy
       *[met-often] ponowny mecz nie tych graczy: { $tables }; inni grali ze sobą rzadziej albo dawniej
    }
apart-bye-drawn = wolny los, wylosowany: { $people }; przy każdym innym musiałyby zagrać ze sobą osoby rozdzielone
bye-of =
    { $whose ->
        [next] wolny los, następny w kolejności: inaczej musiałyby zagrać ze sobą osoby rozdzielone
       *[lowest] wolny los: najniższe miejsce wśród tych, którzy go jeszcze nie mieli
    }
does = rozdziela dwoje graczy w rundach szwajcarskich, nie w grupach ani w finałach
off-takes-no-rounds = off zwalnia parę we wszystkich rundach: pomiń rounds=.
word-too-many = O jedno słowo za dużo przy { $group }: „{ $word }”.
apart-item = Osobno
announced-pairs =
    { $n ->
        [one] { $n } para wskazana przez organizatora
        [few] { $n } pary wskazane przez organizatora
       *[other] { $n } par wskazanych przez organizatora
    }
sheet-nobody = Nikogo się nie rozdziela.
sheet-swiss-only = Graczy rozdziela się w rundach szwajcarskich, a nie w grupach, pucharze ani finałach.
column-strictly = Ścisłość
strictness =
    { $absolute ->
        [yes] bez wyjątku
       *[no] jeśli to możliwe
    }
reason-meet = { $why }; mieli być rozdzieleni ({ $how })
reason-others = { $why }; rozdzieleni: { $pairs }
reason-pair = { $a } i { $b } ({ $how })
list-title = Rozdzieleni po nazwisku
form-of-two = Rozdzieleni: { $a } i { $b }
name-missing = Podaj obie osoby.
nothing-to-lift = Nikogo nie rozdziela się po nazwisku. { $key }: podaj dwie osoby.
label-other = i
place = gracze rozdzieleni
key-lift-short = zwolnij
why = Dlaczego: { $why }
only-the-bye = { $name } nie może zagrać z nikim, zostaje tylko wolny los.
