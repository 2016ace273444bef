/** What decided a game, in Russian. */
import type { decided as english } from '../en/decided.ts';

export const decided: Readonly<Record<keyof typeof english, string>> = {
  'decided.heading': 'Что решило партию',
  'decided.text':
    'Упущенные маршруты, удержанные дивиденды, дорогие поезда, потерянные компании и раунды, которые боты считают переломными. Нажмите на строку — откроется тот момент.',
  'decided.start': 'Разобрать партию',
  'decided.busy': 'Идёт разбор',
  'decided.percent': '{percent}%',
  'decided.cancel': 'Отменить',
  'decided.again': 'Ещё раз',
  'decided.failed': 'Разобрать партию не удалось: {error}',
  'decided.nothing': 'Ярких ошибок не нашлось.',
  'decided.look': 'действие {at}',
  'decided.turningPoints':
    '{count, plural, one {# переломный раунд} few {# переломных раунда} many {# переломных раундов} other {# переломного раунда}}',
  'decided.missedRuns':
    '{count, plural, one {# упущенный маршрут} few {# упущенных маршрута} many {# упущенных маршрутов} other {# упущенного маршрута}}',
  'decided.ownMoney':
    '{count, plural, one {# поезд за свои деньги} few {# поезда за свои деньги} many {# поездов за свои деньги} other {# поезда за свои деньги}}',
  'decided.shortLived':
    '{count, plural, one {# поезд куплен слишком поздно} few {# поезда куплены слишком поздно} many {# поездов куплены слишком поздно} other {# поезда куплено слишком поздно}}',
  'decided.companiesLost':
    '{count, plural, one {# потерянная компания} few {# потерянные компании} many {# потерянных компаний} other {# потерянной компании}}',
  'decided.dividendsWithheld':
    '{count, plural, one {# раз удержаны дивиденды} few {# раза удержаны дивиденды} many {# раз удержаны дивиденды} other {# раза удержаны дивиденды}}',
  'decided.rose': '{round}: прогноз ботов улучшился, доля {before} → {after}.',
  'decided.fell': '{round}: прогноз ботов ухудшился, доля {before} → {after}.',
  'decided.missed': '{company} заработала {revenue}, а могла {best} (упущено {cost}).',
  'decided.own': '{company} купила {train} за {price}, из них {amount} из своего кармана доплатил {@chief}.',
  'decided.short':
    '{company} купила {train} за {price}, и {runs, plural, =0 {его списали, не успев запустить} other {его списали после единственной поездки}}.',
  'decided.presidency': '{company}: новый {@chief} — {player}.',
  'decided.nobody': '{company} осталась без {@chief.of}.',
  'decided.withheld': '{company} удержала {revenue}.',
};
