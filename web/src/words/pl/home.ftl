# Strona główna.

home-title = Rummikub według prawdziwych zasad
home-lead = Zagraj z botami albo ze znajomymi. Każde rozdanie można sprawdzić, każda odmowa ma podany powód, a przypadkowy ruch niczego nie psuje.
home-play-now = Graj
home-dealing = Rozdajemy…
home-players = Gracze
home-bots = Przeciwnicy
home-rules = Zasady
home-about-pl-forty = 40 sekund na ruch; prawidłowy stół po upływie czasu jest ważny.
home-about-pl-minute = Minuta na ruch; niedokończony ruch jest cofany i kosztuje kostkę.
home-about-pl-stacks = Jak przy prawdziwym stole: stosy po siedem, zegar szachowy, sędzia.
home-about-ru-championship = 40 sekund na ruch, trzy kostki kary, joker na tabliczce liczy się za 100.
home-about-en-classic = Gra rodzinna, którą zna każdy: bez zegara, otwarcie od 30 punktów.
home-friends = Ze znajomymi
home-friends-lead = Przygotuj stolik, wyślij link i zaczynajcie, gdy wszyscy usiądą.
home-make = Nowy stolik
home-make-go = Przygotuj stolik
home-join = Kod albo link do stolika
home-code-example = na przykład K7M4QX
home-join-go = Dołącz
home-no-code = Żaden stolik nie ma takiego kodu. Sprawdź go u osoby, która ci go podała.
home-open = Otwarte stoliki
home-open-none = Teraz nikt nie czeka. Przygotuj otwarty stolik, a inni go tu znajdą.
home-nobody = Jeszcze pusty
home-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
home-seconds = { $count }{"\u00A0"}s na ruch
home-watch = Gry do oglądania
home-watch-none = Teraz nie ma gier otwartych dla widzów.
home-more = Więcej
home-to-tournaments = Turnieje
home-to-tournaments-about = Losowania, stoliki i klasyfikacja na żywo.
home-to-bench = Analiza
home-to-bench-about = Czy to prawidłowe? Jaki był najlepszy ruch? Czy było otwarcie?
home-to-rules = Zasady
home-to-rules-about = Pięć odmian obok siebie, punkt po punkcie.
home-to-replay = Powtórka
home-to-replay-about = Przejdź krok po kroku przez zapisaną grę.
home-who = Kto siada do gry
home-seat-you = Ty
home-seat = Miejsce { $letter }
home-person = Człowiek
home-clock = Zegar
home-clock-rules = Jak w zasadach
home-clock-own = Własny
home-clock-none = Brak
home-clock-seconds = Sekundy na ruch
home-access = Kto może dołączyć
home-access-link = Tylko z linkiem
home-access-lobby = Każdy
home-watched = Widzowie mile widziani
home-rated = Liczy się do rankingu
home-rated-people = Gry z botami nie liczą się do rankingu.
home-games = Liczba gier
home-own = Twoje stoliki
home-back = Wróć do stolika
home-leaving = Gdy ktoś nie wróci
home-leaving-bot = Zastępuje bot
home-leaving-forfeit = Przegrywa grę
home-referee = Sędziuję, nie gram
home-rated-account = Do rankingu liczą się tylko gry osób z kontem: załóż je, klikając swoje imię u góry.
