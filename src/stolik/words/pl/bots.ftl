# Boty, z którymi się gra: jak się nazywają i jak każdy z nich gra, w jednym zdaniu.

bot-novice = Bot początkujący
bot-novice-about = Wykłada całe układy z tabliczki i nigdy nie rusza stołu: na pierwsze gry.
bot-casual = Bot niedzielny
bot-casual-about = Dokłada też pojedyncze kostki do układów na stole, ale niczego nie przestawia: łatwy.
bot-club = Bot klubowy
bot-club-about = Przestawia po kilka układów naraz i czasem coś przeoczy, jak gracze w klubie.
bot-exact = Bot dokładny
bot-exact-about = Widzi każdy możliwy ruch i zawsze wykłada tyle kostek, ile się da.
bot-keeper = Bot oszczędny
bot-keeper-about = Gra jak bot dokładny, ale trzyma jokery, dopóki nie może wyłożyć wszystkiego.
bot-hoarder = Bot chomik
bot-hoarder-about = Gotowe układy trzyma na tabliczce, a wykłada tylko luźne kostki.
bot-lurker = Bot przyczajony
bot-lurker-about = Wykłada małe otwarcie, a potem tylko dobiera, aż wyłoży całą tabliczkę w jednym ruchu.
bot-swift = Bot szybki
bot-swift-about = Nie szuka: każdy ruch ocenia od razu, tak jak nauczył się z wielu gier.
bot-master = Bot mistrzowski
bot-master-about = Domyśla się, co możesz mieć, i zanim ruszy, wiele razy rozgrywa każdy pomysł do końca: najsilniejszy.
bot-speed = Tempo botów
bot-speed-slow = Wolne
bot-speed-normal = Normalne
bot-speed-fast = Szybkie
bot-rating = Ranking { $rating }
