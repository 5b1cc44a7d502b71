# Zadania: o co się pyta; strony, wydruki i terminal mówią to tak samo.

puzzle-task-go-out = Wyłóż wszystkie kostki i zakończ grę.
puzzle-task-lay-most = Wyłóż jak najwięcej kostek.
puzzle-task-open = Wyłóż otwarcie za co najmniej { $points } punktów.
puzzle-task-free-joker = Uwolnij jokera i wyłóż jak najwięcej kostek.
puzzle-task-place-tile = Znajdź miejsce dla swojej kostki.
puzzle-task-hold-or-play = Wyłożyć teraz, co się da, czy poczekać i dobrać kostkę?
puzzle-one-other = Przeciwnik ma kostek: { $racks }.
puzzle-others = Pozostali mają kostek: { $racks } (w kolejności ruchów).
puzzle-situation = { $others } { $bank ->
    [one] W banku jest { $bank } kostka.
    [few] W banku są { $bank } kostki.
    [many] W banku jest { $bank } kostek.
   *[other] W banku jest { $bank } kostki.
}
puzzle-rack-closed = { $tiles } (bez otwarcia)
puzzle-answer-hold = Poczekać
puzzle-answer-play = Wyłożyć
puzzle-level = Poziom { $level } z 5

puzzles-progress = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
}
puzzles-wrong = wiersz { $line }, { $id }: { $why }
puzzles-checked = Zadania: { $count }. Błędne: { $wrong }.
puzzles-unreadable = To nie jest plik z zadaniami: utwórz go przez „stolik puzzles make --out PLIK”.
puzzles-none = Nie ma takich zadań: wybierz inny rodzaj albo poziom.
puzzles-written = { $file }: { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
}
puzzle-fault-unreadable = nie da się odczytać
puzzle-fault-no-answer = nie ma rozwiązania
puzzle-fault-other-answer = rozwiązanie jest inne
puzzle-fault-two-answers = pasuje więcej niż jeden wybór kostek
puzzle-fault-unclear = wyłożenie i czekanie wygrywają mniej więcej równie często
puzzle-fault-not-its-kind = to zadanie innego rodzaju
puzzle-fault-twice = inne zadanie ma ten sam identyfikator
