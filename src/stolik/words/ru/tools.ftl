# Что говорят stolik draw и список систем проведения.

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
