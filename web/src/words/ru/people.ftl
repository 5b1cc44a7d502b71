# Знакомые.

people-title = Люди
people-about = { $name }: что можно сделать
people-follow = Подписаться
people-followed = Вы подписаны
people-invite = Позвать за стол
people-mute = Заглушить
people-mute-off = Больше не заглушать
people-block = Заблокировать
people-block-off = Разблокировать
people-after = Люди за этим столом
people-following = Ваши подписки
people-following-none = Вы пока ни на кого не подписаны. Нажмите «Подписаться» после игры или на странице игрока.
people-opponents = Недавние соперники
people-opponents-none = Пока никого. Здесь появится каждый, с кем вы доиграете игру.
people-met = последняя игра: { $date }
people-explained = Никто не узнает, на кого вы подписаны, кого заглушили или заблокировали. Сообщения заглушённых в чате вам не видны. Заблокированные не попадут к вам в соперники, не смогут вас позвать и сесть за ваши закрытые столы.
people-invitations = Приглашения
people-invites-you = { $name } зовёт вас за стол
people-come = Сесть за стол
people-decline = Отказаться
