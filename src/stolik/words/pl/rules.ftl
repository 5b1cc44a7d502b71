# Dlaczego ruch lub polecenie jest niedozwolone.

breach-not-a-set = { $set } to nie układ.
breach-what-is-a-set = Układ to seria (co najmniej trzy kolejne liczby w jednym kolorze) albo grupa (trzy lub cztery takie same liczby w różnych kolorach).
breach-nothing-played = Na stole nie ma żadnej nowej kostki z twojej tabliczki. W ruchu wykłada się co najmniej jedną, a jeśli nie można – dobiera się kostkę.
breach-tile-not-owned = { $count ->
    [one] Tej kostki nie ma ani na stole, ani na twojej tabliczce: { $tiles }.
    [few] Tych kostek nie ma ani na stole, ani na twojej tabliczce: { $tiles }.
    [many] Tych kostek nie ma ani na stole, ani na twojej tabliczce: { $tiles }.
   *[other] Tych kostek nie ma ani na stole, ani na twojej tabliczce: { $tiles }.
}
breach-tile-taken-from-table = { $count ->
    [one] To, co leży na stole, zostaje na stole. Brakuje kostki: { $tiles }.
    [few] To, co leży na stole, zostaje na stole. Brakuje kostek: { $tiles }.
    [many] To, co leży na stole, zostaje na stole. Brakuje kostek: { $tiles }.
   *[other] To, co leży na stole, zostaje na stole. Brakuje kostek: { $tiles }.
}
breach-opening-below-threshold = { $points ->
    [one] Na otwarcie potrzeba co najmniej { $points } punktu w całych układach, wyłącznie z własnej tabliczki.
    [few] Na otwarcie potrzeba co najmniej { $points } punktów w całych układach, wyłącznie z własnej tabliczki.
    [many] Na otwarcie potrzeba co najmniej { $points } punktów w całych układach, wyłącznie z własnej tabliczki.
   *[other] Na otwarcie potrzeba co najmniej { $points } punktu w całych układach, wyłącznie z własnej tabliczki.
}
breach-opening-touches-table = Przed otwarciem nie wolno ruszać układów na stole: { $set }.
breach-joker-not-in-new-set = Uwolniony joker musi utworzyć nowy układ, a tutaj tylko przedłuża stary: { $set }.

refusal-illegal-play = Stołu nie można tak zostawić:
refusal-no-such-seat = Przy tym stoliku nie ma takiego miejsca.
refusal-not-your-turn = Teraz nie twoja kolej.
refusal-wrong-phase = Teraz nie można tego zrobić.
refusal-game-over = Gra jest skończona.
refusal-game-not-over = Gra jeszcze trwa.
refusal-paused = Gra jest wstrzymana, głos ma sędzia.
refusal-not-paused = Gra nie jest wstrzymana.
refusal-time-is-up = Czas na ten ruch minął.
refusal-time-is-left = Czas na ten ruch jeszcze nie minął.
refusal-no-clock = W tej grze nie ma zegara.
refusal-already-drawn = W tym ruchu kostka jest już dobrana; można jej użyć w następnym.
refusal-not-drawn = W tym ruchu nie dobrano jeszcze kostki.
refusal-bank-empty = Bank jest pusty. Jeśli nie możesz nic wyłożyć, spasuj.
refusal-bank-not-empty = W banku są jeszcze kostki: dobierz, zamiast pasować.
refusal-choose-stack = Stos na środku się skończył. Wybierz następny.
refusal-play-possible = Możesz coś wyłożyć, a według tych zasad nie wolno wtedy dobierać. Przed otwarciem chodzi o otwarcie. (I-21)
refusal-no-such-stack = Nie ma takiego stosu.
refusal-stack-not-used-up = Stos na środku jeszcze się nie skończył.
refusal-not-enough-doublets = Masz za mało dubletów, żeby prosić o nowe rozdanie.
refusal-already-kept = To rozdanie zostało już przez ciebie przyjęte.
refusal-already-opened = Otwarcie jest już wyłożone, nie ma czego zapowiadać.
refusal-no-announcement = Teraz nie ma czego zapowiadać.
refusal-nothing-to-claim = Nie ma straconego czasu do odzyskania.
refusal-nothing-to-undo = Nie ma czego cofnąć.
refusal-last-turns-already = Ostatnie ruchy są już ogłoszone.
refusal-tiles-not-there = Tych kostek nie ma we wskazanym miejscu.
refusal-look-not-allowed = Teraz nie wolno zaglądać na tabliczki.
refusal-already-called = Sędzia jest już wezwany: wezwanie czeka, aż sędzia na nie odpowie.
refusal-remark-too-long = To za długie: napisz to w jednym lub dwóch zdaniach.
refusal-bad-value = Ta wartość nie ma tu sensu.
refusal-wrong-seed = To nie jest liczba losowa zapieczętowana przed rozdaniem.

rules-pl-minute = Turniej polski, minuta na ruch
rules-untimed-pl-minute = Turniej polski
rules-pl-forty = Turniej polski, 40 sekund na ruch
rules-untimed-pl-forty = Turniej polski
rules-pl-stacks = Turniej polski przy stole, ze stosami
rules-ru-championship = Mistrzostwa rosyjskie
rules-en-classic = Międzynarodowe zasady rodzinne
