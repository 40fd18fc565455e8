phrase = każdy gra stroną, którą grał rzadziej; przy równości każdy gra inną stroną niż wtedy, gdy ostatnio się różnili, a w pozostałych wypadkach decyduje los
one-game = strony wyrównuje się w meczach jednej gry, a tu mecz to { $shape }; wpisz "match: one_game" albo sides: chosen lub drawn
swiss = strony wyrównuje się między rundami szwajcarskimi, a tu parowanie to { $pairing }; usuń sides albo wpisz inne parowanie
verify = stolik { $table }: strona { $side } należy się graczowi { $name }, a jej nie ma
why-less = { $reason }; { $name } { $side }: ta strona wypadła rzadziej niż po drugiej stronie stolika ({ $other })
why-alternates = { $reason }; { $name } { $side }: ostatnio było odwrotnie
why-drawn = { $reason }; strony z losowania, bo dotąd wypadły po równo
why-by-hand = { $reason }; strony ustalone ręcznie
