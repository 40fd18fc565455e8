# Co łamie zasady rundy szwajcarskiej. $tables: Ewa – Jan, Ola – Piotr.
table = { $a } – { $b }
stranger = { $name } ma parę, a nie gra w tej rundzie
left-out = { $name } nie ma pary: każdy potrzebuje jednego stolika albo wolnego losu
twice = { $name } ma więcej niż jedną parę: każdy potrzebuje jednego stolika albo wolnego losu
bye-missing = nie ma wolnego losu: graczy jest { $n }, więc ktoś musi go mieć
bye-needless = { $name } ma wolny los: przy { $n } graczach niepotrzebny
bye-wrong = { $name } ma wolny los, a należy się on komuś innemu: { $right }, najniższe miejsce wśród tych, którzy mieli ich najmniej
rematch = ponowny mecz: { $tables }; da się go uniknąć
rematches = za dużo ponownych meczów: { $tables }; wystarczy { $least }
met-too-often = ponowny mecz nie tych graczy: { $tables }; inni grali ze sobą rzadziej albo dawniej
paired-down = { $n ->
    [one] niepotrzebna para w dół z grupy od { $n } punktu wzwyż: { $tables }
   *[other] niepotrzebna para w dół z grupy od { $n } punktów wzwyż: { $tables }
}
too-many-paired-down = { $n ->
    [one] za dużo par w dół z grup od { $n } punktu wzwyż: { $tables }; wystarczy { $least }, a z wyższych grup nie będzie ich więcej
   *[other] za dużo par w dół z grup od { $n } punktów wzwyż: { $tables }; wystarczy { $least }, a z wyższych grup nie będzie ich więcej
}
past-a-group = niepotrzebnie pominięta grupa: { $tables }; przeciwnik ma być z najbliższej niższej grupy
past-too-many = za dużo pominiętych grup: { $tables }; wystarczy { $least }
together = w rundzie 1 nie powinni grać ze sobą: { $tables }; można rozdzielić wszystkich
too-many-together = w rundzie 1 nie powinni grać ze sobą: { $tables }; wystarczy { $least }
not-folded = { $n ->
    [one] grupa z { $n } punktem nie jest złożona na pół: { $tables }; górna połowa z dolną według numerów startowych, ze zmianą tylko na tyle, na ile wymaga ponowny mecz, to { $right }
   *[other] grupa z { $n } punktami nie jest złożona na pół: { $tables }; górna połowa z dolną według numerów startowych, ze zmianą tylko na tyle, na ile wymaga ponowny mecz, to { $right }
}
