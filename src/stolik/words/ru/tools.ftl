# Что говорят stolik draw, rules, simulate и список систем проведения.

drawn-round = Тур { $round }
drawn-table = Стол
drawn-resting = отдыхают: { $players }
drawn-commitment = Отпечаток       { $commitment }
drawn-seed = Исходное число  { $seed }
drawn-meetings = Встречи: { $meetings }; повторы: { $repeats }
drawn-met = { $count ->
    [one] { $count } пара { $times }
    [few] { $count } пары { $times }
    [many] { $count } пар { $times }
   *[other] { $count } пары { $times }
}
drawn-never = ни разу
drawn-once = один раз
drawn-twice = два раза
drawn-times = { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}
drawn-pair = { $one } и { $other }
drawn-again = Больше одного раза: { $pairs }
drawn-more = и ещё { $count }
drawn-threes = Игр за столами на троих у одного игрока: от { $least } до { $most }
drawn-letters = Повторы буквы места: { $count }
drawn-apart = Разведённые пары: { $count }
drawn-verified = Проверено: из этого исходного числа получается именно эта жеребьёвка.
drawn-not-verified = Не сходится.
drawn-at-round = тур { $round }: { $text }
drawn-at-table = тур { $round }, стол { $table }: { $text }
drawn-other-seed = это не то исходное число, которое было объявлено
drawn-other-rounds = в опубликованной жеребьёвке другие туры
drawn-other-tables = другие столы, или отдыхает кто-то другой
drawn-other-seats = другие игроки или места

format-title-pl-minute = Польский турнир, 16–36 человек: три тура по две игры, полуфиналы, финал
format-title-pl-forty = Польский турнир, 3–128 человек: туры по три игры, затем игра на выбывание
format-title-knock-out = На выбывание, 6–128 человек: один тур, затем дальше выходят победители столов
format-title-open-four = Открытый турнир, 6–128 человек: четыре тура, четверо лучших играют финал
format-title-league = Лига: сезон из многих вечеров, прийти и уйти можно в любое время
format-title-match = Матч: несколько игр за одним столом

# stolik rules: значения в нескольких словах, рядом с названиями правил.
rules-table-title = Правила
rules-table-differ = { $sign } отмечены правила, в которых они расходятся
rules-table-source = Источник ({ $language }): { $source }
rules-table-rule = правило
rules-table-value = значение
rules-table-clauses = пункты
value-none = нет
value-yes = да
value-no = нет
value-turn-seconds = { $count }{"\u00A0"}с
value-round-seconds = { $count }{"\u00A0"}с
value-round-seconds-none = не задано
value-redeal-doublets = { $count ->
    [one] при { $count } дубле
    [few] при { $count } дублях
    [many] при { $count } дублях
   *[other] при { $count } дубля
}
value-redeal-limit-none = без ограничений
value-timeout-tiles = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
value-unrestorable-tiles = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
value-starter-highest-tile = по старшей фишке
value-starter-seat-a = место A
value-start-joker-drawn-again = тянут снова
value-start-joker-highest = старшая фишка
value-deal-tiles = фишки из запаса
value-deal-blocks = блоки по семь
value-deal-stacks = стопки
value-timeout-revert = ход отменяется
value-timeout-accept-valid = засчитывается, если на столе всё верно
value-timeout-salvage = засчитывается то, что верно
value-late-touch-ignored = не считается
value-late-touch-voids-turn = ход отменяется
value-early-clock-nothing = без последствий
value-early-clock-new-turn-time = следующий ход можно начать заново
value-joker-reuse-anywhere = куда угодно
value-joker-reuse-new-set = в новую комбинацию
value-decline-allowed = всё равно может взять фишку
value-decline-forbidden = не может брать фишку
value-exhaustion-stop = конец игры
value-exhaustion-one-more-turn = ещё по одному ходу
value-exhaustion-play-on = игра продолжается
value-unopened-penalty-replaces-rack-yes = вместо суммы на подставке
value-unopened-penalty-replaces-rack-no = сверх суммы на подставке
value-announcement-nothing = нет
value-announcement-spares-higher-penalty = спасает от большего штрафа
value-winner-records-sum = победителю сумма потерь
value-winner-records-nothing = победителю ничего
value-tied-winners-full = каждому вся сумма
value-tied-winners-split = сумма делится
value-sign-shown-winner-plus = победитель с плюсом
value-sign-shown-winner-minus = победитель с минусом
value-referee-look-paused = видит подставки, пока игра стоит
value-referee-look-never = не видит подставок

# stolik simulate
simulate-title = { $rules }: { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}, { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}, исходное число { $seed }
simulate-bot = бот
simulate-wins = победы
simulate-small = малых очков за игру
simulate-big = больших очков за игру
simulate-ms = мс на решение: в среднем / p99 / дольше всего
simulate-between = { $mean } (от { $low } до { $high })
simulate-decimal-sign = ,
simulate-illegal = бот { $bot } на месте { $seat } предложил то, чего правила не допускают: { $proposed }
simulate-endings = Окончания: { $endings }. Ходов за игру: { $turns }.
simulate-ending-out = игрок закончил: { $count }
simulate-ending-exhausted = запас пуст: { $count }
simulate-ending-round-time = время тура: { $count }
simulate-progress = { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}
