item = Nagrody
place = miejsce { $n }
places = miejsca { $from }–{ $to }
last = ostatnie miejsce
everybody = wszyscy
announced = { $places }: { $what }
unread = Nagrody bez zmian. { $why }
no-place = Znak { $at }: „{ $word }” to nie miejsce; wpisz liczbę, zakres, np. 2-4, albo last lub all.
no-colon = Znak { $at }: w „{ $text }” brakuje dwukropka; wpisz np. 1: mata.
nothing-here = Znak { $at }: po średniku brakuje nagrody.
no-prize = Znak { $at }: brakuje nagrody dla: { $places }.
refused = Znak { $at }: nagroda { $why }.
twice = Znak { $at }: { $places } mieści się już w { $others }; podaj każde miejsce raz.
backwards = Znak { $at }: zakres { $from }-{ $to } jest odwrotny; wpisz { $to }-{ $from }.
place-range = Znak { $at }: miejsca liczy się od 1 do { $most }.
nobody-has = Nikt nie zajmuje: { $places }. Zostaje nagroda: { $what }.
title = { $event }: nagrody
not-yet = Kto je dostanie, będzie wiadomo po ostatnim meczu.
none = Nie ma jeszcze nagród. Aby je dodać: { $setup }.
column-place = Miejsce
column-prize = Nagroda
all-players = { $n ->
    [one] { $n } osoba, wszyscy
    [few] wszystkie { $n } osoby
   *[other] wszystkich { $n } osób
}
all-rounds = Nagrody dotyczą całego turnieju: pomiń --round i --stage.
with-place = { $name }: { $what }
label = Nagrody
