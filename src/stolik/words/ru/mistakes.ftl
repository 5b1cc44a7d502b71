# Что не так с файлом, числом или пожеланием: это говорят команды, штаб и печать.

mistake-in-line = строка { $line }: { $text }
mistake-in-column = строка { $line }, столбец { $column }: { $text }
mistake-too-few-players = за столом играют трое или четверо, поэтому { $count } { $count ->
    [one] игрока
    [few] игроков
    [many] игроков
   *[other] игрока
} рассадить нельзя
mistake-too-many-players = слишком много игроков ({ $count }): в жеребьёвке их не больше { $most }
mistake-bad-rounds = в жеребьёвке от 1 до { $most } туров, а не { $count }
mistake-player-twice = «{ $name }» в списке дважды
mistake-no-bracket = система «{ $format }» рассчитана на { $spans } участников, а их { $count }
mistake-unknown-ruleset = правил «{ $typed }» нет; есть { $known }
mistake-no-bot = нет бота «{ $typed }»; есть { $known }, а свой указывается как модуль:Класс
mistake-bot-no-module = не удалось загрузить модуль «{ $module }» ({ $why }); где искать модули, говорит PYTHONPATH
mistake-bot-no-class = в модуле «{ $module }» нет «{ $name }»
mistake-bot-no-choose = «{ $typed }» — не бот: у бота есть choose(view)
mistake-bad-seats = в игре от двух до четырёх мест, а не { $found }

mistake-swap-no-round = жеребьёвки тура { $round } ещё не было
mistake-swap-same-player = для обмена нужны два разных игрока
mistake-swap-no-place = у участника №{"\u00A0"}{ $player } нет места в туре { $round }

mistake-roster-empty = список участников пуст
mistake-file-empty = файл пуст; его первая строка: { $columns }
mistake-no-name = нет имени
mistake-name-twice = «{ $name }» уже есть в строке { $other }
mistake-not-two-names = здесь должно быть два имени, а найдено { $found }
mistake-name-unknown = «{ $name }»: такого участника в списке нет
mistake-not-from-oneself = нельзя развести участника с самим собой: «{ $name }»
mistake-bad-cells = должно быть ячеек: { $expected }, а найдено { $found }
mistake-below-nothing = число меньше нуля: { $typed }
mistake-result-twice = «{ $name }»: результат этой игры уже есть в строке { $other }
mistake-game-too-many = в этой игре больше { $most } игроков
mistake-game-alone = в этой игре только один игрок
mistake-no-text = это не текст; сохраните файл как CSV UTF-8
mistake-not-csv = это не читается как CSV
mistake-no-column = такого столбца нет; столбцы: { $columns }
mistake-odd-column = лишний столбец; столбцы: { $columns }
mistake-no-number = здесь должно быть целое число, не больше { $digits } цифр: «{ $typed }»
mistake-no-published-draw = это не опубликованная жеребьёвка
mistake-published-seats = тур { $round }, стол { $table }: места { $seats }, а должны быть A, B, C, D

mistake-who-plays = кто играет, говорит либо --players N, либо --roster ФАЙЛ.csv
mistake-seed-needed = чтобы повторить жеребьёвку, нужно исходное число
mistake-variant-of-what = вариант правил делают из одних правил: назовите их
mistake-no-change = изменение записывают как ПРАВИЛО=ЗНАЧЕНИЕ, например turn_seconds=90: «{ $typed }»
mistake-variant-name = название варианта правил состоит из букв, цифр и дефисов: «{ $typed }»
mistake-variant-rule = правила «{ $typed }» нет; есть { $known }
mistake-variant-value = «{ $rule }» не может быть «{ $typed }»; что возможно, показывает «stolik rules ПРАВИЛА»
mistake-variant-hand = из блоков и стопок раздают дважды по семь фишек, поэтому hand_size остаётся 14: { $found }

mistake-paper-unplayed = Ещё никто не играл.
mistake-paper-nobody = Рассаживать пока некого.
mistake-paper-no-round = Жеребьёвки ещё не было.
mistake-paper-not-this-round = Жеребьёвки тура { $round } ещё не было.
mistake-paper-no-stage = Этап { $stage } ещё не начался.
mistake-paper-bad-sheet = Протокол рассчитан на 2–4 игроков и не больше { $most } игр.
