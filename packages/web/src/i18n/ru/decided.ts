/** What decided a game, in Russian. */
import type { decided as english } from '../en/decided.ts';

export const decided: Readonly<Record<keyof typeof english, string>> = {
  'decided.heading': 'Что решило игру',
  'decided.text':
    'Рейсы, которые могли принести больше (по расчёту маршрутов), удержанные дивиденды, дорого обошедшиеся поезда, потерянные компании и раунды, которые боты считают переломными. Каждая строка ведёт к своему моменту.',
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
    '{count, plural, one {# рейс хуже лучшего} few {# рейса хуже лучшего} many {# рейсов хуже лучшего} other {# рейса хуже лучшего}}',
  'decided.ownMoney':
    '{count, plural, one {# поезд за свои деньги} few {# поезда за свои деньги} many {# поездов за свои деньги} other {# поезда за свои деньги}}',
  'decided.shortLived':
    '{count, plural, one {# поезд куплен слишком поздно} few {# поезда куплены слишком поздно} many {# поездов куплены слишком поздно} other {# поезда куплено слишком поздно}}',
  'decided.companiesLost':
    '{count, plural, one {# компания потеряна} few {# компании потеряны} many {# компаний потеряно} other {# компании потеряно}}',
  'decided.dividendsWithheld':
    '{count, plural, one {# раз доход удержан} few {# раза доход удержан} many {# раз доход удержан} other {# раза доход удержан}}',
  'decided.rose': '{round}: по оценке ботов, доля в итоговом состоянии выросла с {before} до {after}.',
  'decided.fell': '{round}: по оценке ботов, доля в итоговом состоянии упала с {before} до {after}.',
  'decided.missed': '{company}: рейсы принесли {revenue}, а могли {best} — недобор {cost}.',
  'decided.own': '{company}: куплен поезд {train} за {price}, из них {amount} — свои деньги игрока.',
  'decided.short':
    '{company}: куплен поезд {train} за {price}; {runs, plural, =0 {он устарел, ни разу не выйдя на линию} other {он устарел после единственного рейса}}.',
  'decided.presidency': 'Компанией {company} теперь управляет {player}.',
  'decided.nobody': 'Компанией {company} больше никто не управляет.',
  'decided.withheld': '{company}: удержано {revenue}.',
};
