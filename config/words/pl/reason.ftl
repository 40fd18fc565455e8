# Powód pary lub wolnego losu, obok nazwisk. $who to player (gracz) albo team (drużyna).
people = { $who ->
    [team] { $n ->
        [one] { $word } drużyna
        [few] { $word } drużyny
       *[other] { $word } drużyn
    }
   *[player] { $n ->
        [one] { $word } gracz
       *[other] { $word } graczy
    }
}
group = grupa: { $people }, { $points }
from-above = { $who ->
    [team] { $group } (przeciw drużynom z wyższych grup: { $word })
   *[player] { $group } (przeciw graczom z wyższych grup: { $word })
}
who-have-met = { $group }, po wspólnym meczu
the-only-one = { $who ->
    [team] jedyna drużyna do pary w grupie: { $points }
   *[player] jedyny gracz do pary w grupie: { $points }
}
both-go-down = oboje grają niżej
all-go-down = wszyscy grają niżej
so-many-go-down = { $n ->
    [few] { $word } grają niżej
   *[other] { $word } gra niżej
}
nobody-else-could-go-down = nikt inny nie mógł zagrać niżej
nobody-else-could = nikt inny nie mógł
drawn-among-those = los wśród tych, którzy mogli zagrać niżej: { $word }
drawn-among-all = los wśród nich wszystkich: { $word }
drawn-among-those-of-them = los wśród tych z nich, którzy mogli zagrać niżej
past-groups = { $n ->
    [one] z pominięciem grupy pośredniej, bo zasady nie pozwalają pominąć mniej
   *[other] z pominięciem grup pośrednich, bo zasady nie pozwalają pominąć mniej
}
the-only-opponent = jedyny możliwy przeciwnik w grupie niżej (punkty: { $points })
opponent-among = { $who ->
    [team] los wśród możliwych drużyn z grupy niżej (punkty: { $points }): { $word }
   *[player] los wśród możliwych graczy z grupy niżej (punkty: { $points }): { $word }
}
opponent-possible = { $who ->
    [team] los wśród możliwych drużyn z grupy niżej (punkty: { $points })
   *[player] los wśród możliwych graczy z grupy niżej (punkty: { $points })
}
opponent-not-yet-met = { $who ->
    [team] los wśród drużyn bez wspólnego meczu z grupy niżej (punkty: { $points })
   *[player] los wśród graczy bez wspólnego meczu z grupy niżej (punkty: { $points })
}
paired-down = para w dół: { $clauses }
bye-drawn = wolny los, losowanie: { $people }
bye-lowest = wolny los: najniższe miejsce wśród tych, którzy go jeszcze nie mieli
bye-again = { $n ->
    [1] wolny los: każdy już jeden miał, więc najniższe miejsce wśród tych, którzy mieli ich najmniej
   *[other] wolny los: każdy miał ich co najmniej { $word }, więc najniższe miejsce wśród tych, którzy mieli ich najmniej
}
first-round = runda 1, losowanie: { $people }
in-group = losowanie w grupie: { $people }, { $points }
fixed = { $group }; ta para jest w każdej rundzie, którą dopuszczają zasady
rematch = ponowny mecz: nieunikniony, a ta runda ma ich najmniej
rematch-with-bye = ponowny mecz: nieunikniony przy tym wolnym losie, a ta runda ma ich najmniej
halves = { $group }, górna połowa z dolną według numerów startowych
halves-of-the-others = { $group }, { $apart }; z pozostałych górna połowa z dolną według numerów startowych
against-from-above = { $who ->
    [team] przeciw drużynom z wyższych grup: { $word }
   *[player] przeciw graczom z wyższych grup: { $word }
}
going-down = w dół: { $word }
changed-least = { $said }, z najmniejszą zmianą, by uniknąć ponownego meczu
changed-for-rematch = { $said }, ze zmianą, by uniknąć ponownego meczu
except-here = { $said }, oprócz tego stolika
the-only-one-goes-down = { $who ->
    [team] jedyna drużyna do pary w grupie ({ $points }) gra niżej
   *[player] jedyny gracz do pary w grupie ({ $points }) gra niżej
}
the-last-goes-down = { $group }; niżej gra ostatni numer startowy
instead-for-rematch = { $group }; gra niżej zamiast ostatniego numeru startowego, by uniknąć ponownego meczu
instead = { $group }; gra niżej zamiast ostatniego numeru startowego
both-met-here = { $group }, po wspólnym meczu: oboje grają niżej
both-here = { $group }; oboje grają niżej
all-here = { $group }; wszyscy grają niżej
so-many-here = { $n ->
    [few] { $group }; { $word } z nich grają niżej
   *[other] { $group }; { $word } z nich gra niżej
}
to-the-highest = { $who ->
    [team] { $said }; przeciwnik: najwyższa drużyna bez wspólnego meczu (punkty: { $points })
   *[player] { $said }; przeciwnik: najwyższy gracz bez wspólnego meczu (punkty: { $points })
}
to-the-highest-left = { $who ->
    [team] { $said }; przeciwnik: najwyższa drużyna bez wspólnego meczu, z którą nie gra nikt inny z góry (punkty: { $points })
   *[player] { $said }; przeciwnik: najwyższy gracz bez wspólnego meczu, z którym nie gra nikt inny z góry (punkty: { $points })
}
to-another = { $who ->
    [team] { $said }; przeciwnik: drużyna bez wspólnego meczu (punkty: { $points })
   *[player] { $said }; przeciwnik: gracz bez wspólnego meczu (punkty: { $points })
}
to-another-for-rematch = { $who ->
    [team] { $said }; przeciwnik: drużyna bez wspólnego meczu, nie najwyższa, by uniknąć ponownego meczu (punkty: { $points })
   *[player] { $said }; przeciwnik: gracz bez wspólnego meczu, nie najwyższy, by uniknąć ponownego meczu (punkty: { $points })
}
by-hand = ręcznie: wybór organizatora
not-kept = nie zapisano powodu dla tej rundy
everybody-meets = każdy gra z każdym
free-has-left = { $free }, bo wycofano gracza: { $name }
free-had-left = { $free }, bo wcześniej wycofano gracza: { $name }
free-odd = { $free }, bo grupa jest nieparzysta: { $players }
match = mecz { $n }: { $why }
final-again = ten sam finał jeszcze raz: oboje mają po jednej porażce
against = { $one } kontra { $two }
winner-of-match = zwycięzca meczu { $n }
loser-of-match = przegrany meczu { $n }
the-two-level = dwoje z remisem: { $points }
best-two-level = najlepsza dwójka z { $n } z remisem: { $points }
by-the-cut = wynika z odcięcia
by-the-bracket = wynika z drabinki
bracket-has-nobody = drabinka nie ma tu przeciwnika
drawn-among = losowanie: { $players }
bye-in-bracket = wolny los, losowanie: { $players }; wolnych losów w drabince na { $size }: { $byes }
seed-against = rozstawienie { $a } kontra rozstawienie { $b }
no-opponent = bez przeciwnika: { $one }, bo { $why }
in-a-bracket = { $players } w drabince na { $size }
winners = zwycięzcy meczów { $one } i { $two }, { $round }
winner-of-round = zwycięzca meczu { $n }, { $round }
has-left = wycofanie: { $one }
nobody-from = z meczu { $n } nikt nie został
no-loser = mecz { $n } nie ma przegranego
