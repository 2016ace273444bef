/** What decided a game, in Russian. */
import type { hindsight as english } from '../en/hindsight.ts';

export const hindsight: Readonly<Record<keyof typeof english, string>> = {
  'hindsight.heading': 'Что решило партию',
  'hindsight.text':
    'Закрытия, слияния, продажи компаний, долги, короткие продажи, списанные поезда, вынужденные покупки, упущенные маршруты, удержанные дивиденды и раунды, которые боты считают переломными. Нажмите на строку — откроется тот момент.',
  'hindsight.start': 'Разобрать партию',
  'hindsight.busy': 'Идёт разбор',
  'hindsight.percent': '{percent}%',
  'hindsight.cancel': 'Отменить',
  'hindsight.again': 'Ещё раз',
  'hindsight.failed': 'Разобрать партию не удалось: {error}',
  'hindsight.nothing': 'Ярких ошибок не нашлось.',
  'hindsight.look': '{round}, действие {at}',
  'hindsight.turningPoints':
    '{count, plural, one {# переломный раунд} few {# переломных раунда} many {# переломных раундов} other {# переломного раунда}}',
  'hindsight.missedRuns':
    '{count, plural, one {# упущенный маршрут} few {# упущенных маршрута} many {# упущенных маршрутов} other {# упущенного маршрута}}',
  'hindsight.ownMoney':
    '{count, plural, one {# поезд за свои деньги} few {# поезда за свои деньги} many {# поездов за свои деньги} other {# поезда за свои деньги}}',
  'hindsight.shortLived':
    '{count, plural, one {# поезд куплен слишком поздно} few {# поезда куплены слишком поздно} many {# поездов куплено слишком поздно} other {# поезда куплено слишком поздно}}',
  'hindsight.companiesLost':
    '{count, plural, one {# потерянная компания} few {# потерянные компании} many {# потерянных компаний} other {# потерянной компании}}',
  'hindsight.dividendsWithheld':
    '{count, plural, one {# раз удержаны дивиденды} few {# раза удержаны дивиденды} many {# раз удержаны дивиденды} other {# раза удержаны дивиденды}}',
  'hindsight.bankruptcies':
    '{count, plural, one {# банкротство} few {# банкротства} many {# банкротств} other {# банкротства}}',
  'hindsight.closings':
    '{count, plural, one {# компания закрыта или обесценена} few {# компании закрыты или обесценены} many {# компаний закрыто или обесценено} other {# компании закрыто или обесценено}}',
  'hindsight.mergers': '{count, plural, one {# слияние} few {# слияния} many {# слияний} other {# слияния}}',
  'hindsight.takeOvers':
    '{count, plural, one {# компания продана} few {# компании проданы} many {# компаний продано} other {# компании продано}}',
  'hindsight.bare':
    '{count, plural, one {# раз компания осталась без поездов} few {# раза компании оставались без поездов} many {# раз компании оставались без поездов} other {# раза компании оставались без поездов}}',
  'hindsight.debts': '{count, plural, one {# долг} few {# долга} many {# долгов} other {# долга}}',
  'hindsight.shorts':
    '{count, plural, one {# короткая продажа} few {# короткие продажи} many {# коротких продаж} other {# короткой продажи}}',
  'hindsight.bankrupt': 'Банкротство. Состояние перед ним — {from}.',
  'hindsight.ruined':
    '{company} {closed, select, true {закрылась} other {обесценилась}}{why, select, none {} other { ({why})}}, состояние {from}\u00a0→\u00a0{to}.',
  'hindsight.merged': '{absorbed} влилась в {company}, состояние {from}\u00a0→\u00a0{to}.',
  'hindsight.takenOver': '{company} купила {absorbed} за {price}, состояние {from}\u00a0→\u00a0{to}.',
  'hindsight.leftTrainless':
    '{company} осталась без поездов, {@rust.done}: {trains}.{revenue, select, none {} other { Последняя поездка принесла {revenue}.}}',
  'hindsight.indebted': 'Новый долг {amount}.',
  'hindsight.shorted':
    '{company} продана в короткую по {price}, в конце курс был {last}: {result, select, gain {заработано {amount} на акцию} loss {потеряно {amount} на акцию} other {вышло в ноль}}.',
  'hindsight.rose': '{round}: прогноз ботов улучшился, доля {before} → {after} (± {within}).',
  'hindsight.fell': '{round}: прогноз ботов ухудшился, доля {before} → {after} (± {within}).',
  'hindsight.missed': '{company} заработала {revenue}, а могла {best} (упущено {cost}).',
  'hindsight.own': '{company} купила {@train.next} за {price}, из них {amount} из своего кармана доплатил {@chief}.',
  'hindsight.short':
    '{company} купила {@train.next} за {price}, и {runs, plural, =0 {его списали, не успев запустить} other {его списали после единственной поездки}}.',
  'hindsight.presidency': '{company}: новый {@chief} — {player}, акция стоила {price}.',
  'hindsight.nobody': '{company} осталась без {@chief.of}, акция стоила {price}.',
  'hindsight.withheld': '{company} удержала {revenue}.',
};
