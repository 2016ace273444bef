/** What the first question of a game does without, in Russian. */
import type { later as english } from '../en/later.ts';

export const later: Readonly<Record<keyof typeof english, string>> = {
  'mine.worth': 'состояние {worth} · {place}-е из {of}',
  'section.merge': 'Слияния',
  'merge.survivor': 'Слияние: {absorbed} → {survivor}',
  'merge.partner': 'С кем слияние',
  'holders.title': 'До и после',
  'holders.after': 'После: {choice}',
  'holders.holder': 'Кто',
  'holders.certificates': 'Сертификаты',
  'holders.cash': 'Деньги',
  'holders.trains': 'поезда {trains}',
  'holders.stations': '{@tokens} {places}',
  'holders.supposed':
    'Если {players} {count, plural, one {выберет} few {выберут} many {выберут} other {выберут}} «{choice}»',
  'holders.same': 'Доли не изменятся.',
  'loans.fewer': 'Меньше займов',
  'loans.more': 'Больше займов',
  'discard.over':
    '{count, plural, one {# поезд} few {# поезда} many {# поездов} other {# поезда}} при лимите {limit}: сбросить {over}',
  'discard.pool': 'уйдёт {@pool.to}',
  'discard.out': 'выйдет из игры',
  'shares.fewer': 'Продать меньше',
  'shares.more': 'Продать больше',
  'holders.count':
    '{you, select, player {У вас} other {{player}:}} {count, plural, one {# сертификат} few {# сертификата} many {# сертификатов} other {# сертификата}}',
  'worth.same': 'Состояние ни у кого не изменится.',
  'trains.asked': 'Поезда других игроков ({count})',
  'phase.privatesClosed': 'Закрыты: {names}',
  'remove.pays': 'платит {worth}',
  'station.agrees': 'нужно согласие: {player}',
  'lot.title': 'Что продаётся:',
  'lot.trains':
    '{count, plural, =0 {без поездов} one {поезд {trains}} few {поезда {trains}} many {поезда {trains}} other {поезда {trains}}}',
  'lot.privates': '{@^privates}: {names}',
  'lot.tokens': '{@^tokens} ({count}): {places}',
  'lot.buyers': 'Купить могут ваши компании: {companies}',
  'lot.buyer': '{company} (поездов станет {trains}, лимит {limit})',
};
