# Halls and the timetable, on the public pages and at the desk
timetable-coming = Następnie: { $round }, { $when }
timetable-coming-overnight = Po nocy: { $round }, { $when }
timetable-about-time = około { $time }
timetable-title = Plan
timetable-tight = Poprzednia runda może jeszcze trwać.
timetable-day-ends = Koniec około { $time }
timetable-takes = trwa około { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
timetable-evening-takes = Jeden wieczór trwa około { $hours }{"\u00A0"}h { $minutes }{"\u00A0"}min
timetable-board-of = Tablica: { $hall }
timetable-round = { $stage }, runda { $number }
