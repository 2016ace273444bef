/** What decided a game, in Russian. */
import type { decided as english } from '../en/decided.ts';

export const decided: Readonly<Record<keyof typeof english, string>> = {
  'decided.heading': 'Что решило игру',
  'decided.text':
    'Маршруты, которые могли принести больше, удержанные дивиденды, дорого обошедшиеся поезда, потерянные компании и раунды, которые боты считают переломными. Каждая строка ведёт к своему моменту.',
  'decided.start': 'Разобрать партию',
  'decided.busy': 'Идёт разбор',
  'decided.percent': '{percent} %',
  'decided.cancel': 'Отменить',
  'decided.again': 'Ещё раз',
  'decided.failed': 'Разобрать партию не удалось: {error}',
  'decided.nothing': 'Ничего примечательного.',
  'decided.look': 'ход {at}',
  'decided.turningPoints':
    '{count, plural, one {# переломный раунд} few {# переломных раунда} many {# переломных раундов} other {# переломного раунда}}',
  'decided.missedRuns':
    '{count, plural, one {# маршрут хуже лучшего} few {# маршрута хуже лучшего} many {# маршрутов хуже лучшего} other {# маршрута хуже лучшего}}',
  'decided.ownMoney':
    '{count, plural, one {# поезд за свои деньги} few {# поезда за свои деньги} many {# поездов за свои деньги} other {# поезда за свои деньги}}',
  'decided.shortLived':
    '{count, plural, one {# поезд куплен слишком поздно} few {# поезда куплены слишком поздно} many {# поездов куплены слишком поздно} other {# поезда куплено слишком поздно}}',
  'decided.companiesLost':
    '{count, plural, one {# компания потеряна} few {# компании потеряны} many {# компаний потеряно} other {# компании потеряно}}',
  'decided.dividendsWithheld':
    '{count, plural, one {# раз дивиденды удержаны} few {# раза дивиденды удержаны} many {# раз дивиденды удержаны} other {# раза дивиденды удержаны}}',
  'decided.rose': '{round}: по оценке ботов, доля в итоговом состоянии выросла с {before} до {after}.',
  'decided.fell': '{round}: по оценке ботов, доля в итоговом состоянии упала с {before} до {after}.',
  'decided.missed': '{company}: маршруты принесли {revenue}, а могли принести {best}: на {cost} меньше.',
  'decided.own': '{company}: куплен поезд {train} за {price}, из них {amount} — личные деньги {@chief.of}.',
  'decided.short':
    '{company}: куплен поезд {train} за {price}; {runs, plural, =0 {он ушёл из игры, ни разу не проехав} other {он ушёл из игры, проехав один раз}}.',
  'decided.presidency': '{company}: новый {@chief} — {player}.',
  'decided.nobody': '{company}: {@chief.of} больше нет.',
  'decided.withheld': '{company}: удержано {revenue}.',
};
