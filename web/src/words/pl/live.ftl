# Nagłówek stron, konto, kłopoty, nazwy zasad.

live-menu = Strony
live-play = Gra
live-games = Moje gry
live-learn = Nauka
live-tournaments = Turnieje
live-puzzles = Zadania
live-analysis = Analiza
live-rules = Zasady
live-to-day = Wygląd dzienny
live-to-evening = Wygląd wieczorny
live-guest = Gość
live-you = Ty
live-name = Twoja nazwa gracza
live-save = Zapisz
live-saved = Zapisane. Od teraz inni widzą tę nazwę.
live-name-full = Nazwa gracza może mieć najwyżej 40 znaków.
live-sounds = Dźwięki
live-large-tiles = Duże kostki
live-account = Konto
live-why-account = Grać można bez konta. Z kontem twoja nazwa gracza, gry i ranking są z tobą na każdym urządzeniu.
live-has-account = Korzystasz ze swojego konta.
live-rating = { $games ->
    [one] Twój ranking: { $shown } po { $games } grze rankingowej.
    [few] Twój ranking: { $shown } po { $games } grach rankingowych.
    [many] Twój ranking: { $shown } po { $games } grach rankingowych.
   *[other] Twój ranking: { $shown } po { $games } gry rankingowej.
}
live-rating-provisional = Na razie to ranking tymczasowy.
live-rating-none = Nie ma jeszcze żadnej gry rankingowej.
rating-settled = Ranking { $shown }
rating-provisional = Ranking { $shown }, tymczasowy: gry rankingowe do tej pory: { $games }
rating-why-place = Miejsce { $place }; z rankingów wynikało średnio { $expected }.
rating-why-same = Miejsce { $place }: tyle wynikało z rankingów.
rating-why-provisional = Ranking tymczasowy (gry rankingowe: { $games }), więc jeszcze mocno się zmienia.
rating-why-repeated = Nie liczy się: ci gracze spotkali się w ciągu doby w dziesięciu grach rankingowych.
rating-why-early = Bez zmian: ktoś poddał grę w pierwszych ruchach.
rating-why-gave-up = Gra poddana w pierwszych ruchach.
live-register = Załóż konto
live-log-in = Zaloguj się
live-log-out = Wyloguj się
live-login = Login
live-login-hint = Od 3 do 30 znaków: litery a–z, cyfry, kropki, łączniki i podkreślenia.
live-password = Hasło
live-password-hint = Co najmniej 8 znaków.
live-offline = Serwer jest chwilowo nieosiągalny. Strona próbuje dalej; ułożone tu kostki nie przepadną.
live-no-connection = Brak połączenia.
live-joker = Joker
live-hidden-tile = Zakryta kostka
live-tile-red = Czerwona { $number }
live-tile-blue = Niebieska { $number }
live-tile-black = Czarna { $number }
live-tile-orange = Pomarańczowa { $number }
live-copy = Kopiuj
live-share = Wyślij
live-copied = Skopiowano

problem-offline = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
problem-unknown = Nie udało się. Spróbuj jeszcze raz.
problem-bad-body = Serwer nie zrozumiał strony. Wczytaj ją jeszcze raz.
problem-no-session = Serwer już cię nie rozpoznaje. Wczytaj stronę jeszcze raz.
problem-csrf = Ta strona jest nieaktualna. Wczytaj ją jeszcze raz.
problem-wrong-origin = To polecenie przyszło z obcej strony i nie zostało wykonane.
problem-too-large = To za dużo naraz. Wyślij coś krótszego.
problem-no-such-path = Pod tym adresem nic nie ma. Zacznij od strony głównej.
problem-wrong-method = Serwer nie zrozumiał strony. Wczytaj ją jeszcze raz.
problem-wrong-type = Serwer nie zrozumiał strony. Wczytaj ją jeszcze raz.
problem-unavailable = Serwer nie ma teraz dostępu do swoich danych; nic nie przepadło. Spróbuj za chwilę.
problem-internal = Coś poszło nie tak po naszej stronie. Spróbuj jeszcze raz.
problem-not-readable = Serwer nie zrozumiał strony. Wczytaj ją jeszcze raz.
problem-hello-first = Błąd połączenia. Wczytaj stronę jeszcze raz.
problem-bad-ticket = Połączenie nawiązywało się zbyt długo. Wczytaj stronę jeszcze raz.
problem-too-slow = Łącze nie nadąża za stolikiem. Sprawdź połączenie; stolik na ciebie czeka.
problem-session-ended = Sesja się skończyła. Wczytaj stronę jeszcze raz.
problem-silent = Połączenie zamilkło. Sprawdź je; stolik na ciebie czeka.
problem-too-many-sockets = Masz to otwarte w zbyt wielu kartach. Zamknij kilka z nich.
problem-stopping = Serwer uruchamia się ponownie i zaraz wróci; nic nie przepadło.
problem-no-such-room = Nie ma takiego stolika albo już go usunięto.
problem-no-such-puzzle = Nie ma takiego zadania. Wybierz inne na stronie z zadaniami.
problem-not-watched = Gracze przy tym stoliku grają bez widzów.
problem-not-allowed = Przy tym stoliku nie możesz tego zrobić.
problem-busy = Serwer jest bardzo zajęty. Spróbuj za chwilę.
problem-no-help-in-rated-game = Trwa twoja gra rankingowa albo turniejowa; analiza będzie dostępna po jej zakończeniu.
problem-too-often = Trochę za szybko. Odczekaj chwilę i spróbuj ponownie.
problem-too-many-logins = Zbyt wiele prób logowania. Spróbuj ponownie za { $seconds } s.
problem-wrong-host = Ten serwer nie działa pod taką nazwą. Otwórz go pod jego adresem.
problem-no-paper = Ten serwer nie tworzy plików PDF.
problem-no-such-seat = Przy tym stoliku nie ma takiego miejsca.
problem-bad-id = Nie udało się. Wczytaj stronę jeszcze raz.
problem-used-id = Nie udało się. Wczytaj stronę jeszcze raz.
problem-no-such-code = Żaden stolik nie ma takiego kodu.
problem-look-first = Najpierw zobacz tabliczki, żeby wszyscy o tym wiedzieli; potem wskaż kostki.
problem-round-stands = Organizator zatrzymał całą rundę: ten stolik ruszy razem z nią.

rules-seconds = { $count }{"\u00A0"}s na ruch
