item = Nagrody
place = miejsce { $n }
places = miejsca { $from }–{ $to }
last = ostatnie miejsce
everybody = wszyscy
announced = { $places }: { $what }
unread = Nagrody pozostają bez zmian. { $why }
no-place = Znak { $at }: „{ $word }” to nie miejsce; oczekiwana liczba, dwie liczby, np. 2-4, słowo last albo all.
no-colon = Znak { $at }: w „{ $text }” brakuje dwukropka; oczekiwane np. 1: mata.
nothing-here = Znak { $at }: po średniku brakuje nagrody.
no-prize = Znak { $at }: brakuje nagrody dla: { $places }.
refused = Znak { $at }: nagroda { $why }.
twice = Znak { $at }: { $places } mieści się już w { $others }; podaj każde miejsce raz.
backwards = Znak { $at }: zakres { $from }-{ $to } biegnie wstecz; oczekiwane { $to }-{ $from }.
place-range = Znak { $at }: miejsca liczy się od 1 do { $most }.
nobody-has = Nikt nie zajmuje: { $places }. Zostaje: { $what }.
title = { $event }: nagrody
not-yet = Ogłoszone; kto je dostaje, będzie wiadomo po ostatnim meczu.
none = Nie ogłoszono nagród: ogłasza je { $setup }.
column-place = Miejsce
column-prize = Nagroda
all-players = { $n ->
    [one] { $n } osoba, wszyscy
    [few] wszystkie { $n } osoby
   *[other] wszystkich { $n } osób
}
all-rounds = Lista nagród dotyczy całego turnieju: pomiń --round i --stage.
with-place = { $name }: { $what }
label = Nagrody
