# Страница правил.

book-title = Сравнение правил
book-side-by-side = Сравнить
book-only-different = Только различия
book-source = Источник: { $source }
book-differs-legend = Черта на полях: здесь правила различаются.
book-readings = Как мы это понимаем
book-about = К пунктам
