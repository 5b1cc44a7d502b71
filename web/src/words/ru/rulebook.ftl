# Страница правил.

book-title = Правила рядом
book-side-by-side = Рядом
book-only-different = Только различия
book-source = Источник: { $source }
book-differs-legend = Черта на полях: здесь своды правил различаются.
book-about = К пунктам
