# Co stolik verify mówi o zapisie gry.

proof-rules = zasady: { $rules }, takie jak opublikowane
proof-variant = zasady: { $rules }, wariant zasad { $base }
proof-seed = liczba losowa pasuje do pieczęci
proof-shuffles = { $count ->
    [one] { $count } tasowanie powtórzone, wynik ten sam
    [few] { $count } tasowania powtórzone, wynik ten sam
    [many] { $count } tasowań powtórzonych, wynik ten sam
   *[other] { $count } tasowania powtórzone, wynik ten sam
}
proof-played-on = Dalszy ciąg zakończonej gry od ruchu { $turn }: wszystko wcześniej jest jej kopią.
proof-draws = { $count ->
    [one] { $count } kostka dobrana w kolejności z banku
    [few] { $count } kostki dobrane w kolejności z banku
    [many] { $count } kostek dobranych w kolejności z banku
   *[other] { $count } kostki dobrane w kolejności z banku
}
proof-turns = ruchy zgodne z zasadami: { $turns }, ponownie ocenione wyłożenia: { $plays }, pasy: { $passes }, przekroczenia czasu: { $timeouts }
proof-tiles = po każdym zdarzeniu jest komplet 106 kostek
proof-score = punkty policzone ponownie, wynik ten sam
proof-stopped = gra przerwana tam, gdzie stanęła, bo zostało zbyt mało osób: tabliczek nie liczono
proof-done = Sprawdzono: rozdanie było uczciwe, a gra przebiegła zgodnie z zasadami.
proof-names = Dowód nie obejmuje nazw graczy ({ $names }). Stoją w pierwszym wierszu, który każdy może zmienić; dowiedzione jest to, co działo się na kolejnych miejscach.
proof-cut-off = zapis nie został zamknięty: urywa się po zdarzeniu { $event }, jak po zamknięciu terminala w trakcie gry
proof-no-text = bajt { $byte } nie jest tekstem UTF-8
proof-bad-record = to nie jest pełny zapis gry: { $what }
proof-left = { $count ->
    [one] Dalej nie da się odtworzyć gry: niesprawdzone zostało { $count } zdarzenie.
    [few] Dalej nie da się odtworzyć gry: niesprawdzone zostały { $count } zdarzenia.
    [many] Dalej nie da się odtworzyć gry: niesprawdzonych zostało { $count } zdarzeń.
   *[other] Dalej nie da się odtworzyć gry: niesprawdzone zostały { $count } zdarzenia.
}
proof-not-yet = Tego jeszcze nie można potwierdzić.
proof-wrong = Niepotwierdzone: z tym zapisem coś jest nie tak.

proof-at = zdarzenie { $event } (wiersz { $line }): { $text }
proof-difference = { $field }: jest { $found }, powinno być { $expected }
proof-more = { $count ->
    [one] i jeszcze { $count } różnica
    [few] i jeszcze { $count } różnice
    [many] i jeszcze { $count } różnic
   *[other] i jeszcze { $count } różnicy
}
proof-not-a-game = zapis nie zaczyna się od gry dla dwóch do czterech osób
proof-rules-altered = to nie są opublikowane zasady, za które są podane; różnią się w polach: { $fields }
proof-no-commitment = przed rozdaniem nie podano pieczęci, więc rozdania nie da się sprawdzić
proof-seed-not-committed = liczba losowa nie pasuje do pieczęci podanej przed rozdaniem
proof-seed-not-revealed = gra jest skończona, ale liczby losowej nie ujawniono: rozdania nie można jeszcze sprawdzić
proof-unfinished = gra nie jest skończona: na razie wszystko się zgadza, ale niczego jeszcze nie można potwierdzić
proof-wrong-start = losowanie, kto zaczyna, nie wynika z liczby losowej i zasad: { $what }
proof-wrong-deal = rozdanie nie wynika z liczby losowej: { $what }
proof-wrong-draw = dobrane kostki nie są następnymi z banku: { $what }
proof-illegal-play = niedozwolony ruch: { $what }
proof-wrong-play = ruch zapisano inaczej, niż go oceniono: { $what }
proof-wrong-timeout = przekroczenie czasu nie mogło się tak skończyć: { $what }
proof-wrong-score = punkty są źle policzone: { $what }
proof-wrong-event = { $found } wygląda inaczej, niż powinno: { $what }
proof-unexpected-event = { $found } nie może stać w tym miejscu; powinno tu być: { $expected }
proof-not-allowed = { $found } jest tu niedozwolone: { $why }
proof-missing-events = zapis urywa się tam, gdzie powinno nastąpić { $expected }
proof-tiles-not-conserved = na stole, tabliczkach i w banku nie ma już kompletu 106 kostek
