# Слова, общие для всех страниц.

app-name = Столик
app-home = На главную
app-loading = Минутку…
app-file-choose = Выбрать файл
app-file-none = файл не выбран
app-missing-title = Здесь ничего нет
app-missing = Возможно, в адресе опечатка или этого стола уже нет. Начните с главной страницы.
app-broken-title = Страница не загрузилась
app-broken = Возможно, пропала связь. Попробуйте ещё раз.
app-offline-works = Без связи можно читать правила, проходить уроки и решать задачи. Для игры, и с ботами тоже, и для разбора нужен сервер.
app-again = Попробовать ещё раз
app-close = Закрыть
app-language = Язык
app-theme = Оформление
app-theme-system = Как в системе
app-theme-paper = День
app-theme-evening = Вечер
