/** Moments that decide a game, in Russian. */
import type { moments as english } from '../en/moments.ts';

export const moments: Readonly<Record<keyof typeof english, string>> = {
  'warn.closes': '{trainless, select, true {{company} без поездов и закрывается} other {{company} закрывается}}',
  'warn.liquidates':
    '{trainless, select, true {{company} без поездов: } other {{company}: }}{zone, select, none {} other {{zone}, }}{from}\u00a0→\u00a0{to}',
  'warn.bankrupts': '{you, select, player {вы — банкрот} other {{player} — банкрот}}',
  'warn.ends': 'партия заканчивается',
  'warn.place': '{you, select, player {у вас} other {{player}:}} {place}-е место, {score}',
  'warn.pays':
    '{you, select, player {вы платите} other {{player} платит}} {amount}{why, select, none {} other { ({why})}}',
  'warn.owes': '{you, select, player {ваш долг} other {{player}: долг}} {amount}',
  'warn.discards': '{company}: поездов {trains}, лимит {limit}, лишние придётся сбросить',
  'warn.removes': '{company}: {@tokens} сверх лимита, лишние придётся снять',
  'warn.sells':
    '{you, select, player {вам придётся} other {{player}: придётся}} продать акции, чтобы заплатить{due, select, none {} other { ({due})}}',
  'warn.buysTrain':
    '{company} обязана купить {@train.named} за {price}, {you, select, player {вы доплачиваете} other {{player} доплачивает}} {missing}',
  'warn.loses': '{you, select, player {ваше состояние} other {{player}: состояние}} {from}\u00a0→\u00a0{to}',
  'warn.then': 'Потом: {what}',
  'warn.again': 'Нажмите ещё раз, если согласны',

  'end.lastRound': 'Последний раунд',
  'end.lastSet': 'Последний цикл: конец после {round}',
  'end.after': 'Конец после {round}',
  'end.effect': 'конец игры после {round}',
  'end.effectTurn': 'конец игры после хода {company}',
  'end.turn': 'Конец после хода {company}',
  'end.bank': 'В банке {left}',
  'end.price': '{what}: до {total} ещё {left}',
  'end.trains':
    '{left, plural, =0 {Следующий — {@train.next}} one {{@^train.next}: до него # поезд} few {{@^train.next}: до него # поезда} many {{@^train.next}: до него # поездов} other {{@^train.next}: до него # поезда}}',
  'end.rounds':
    '{left, plural, one {Остался # операционный раунд} few {Осталось # операционных раунда} many {Осталось # операционных раундов} other {Осталось # операционного раунда}}',
  'end.ways': 'Что закончит игру:',
  'end.triggers': 'до финала около {count, plural, one {# ОР} few {# ОР} many {# ОР} other {# ОР}}',
  'end.about': 'примерно {count, plural, one {# ОР} few {# ОР} many {# ОР} other {# ОР}}',

  'effect.asks': 'дальше {you, select, player {отвечаете вы} other {отвечает {player}}}: «{ask}»',
  'ask.mustBuy': 'Обязательно купите поезд',
  'effect.token': 'теряет {@token.put}: {place}',
  'over.why': 'Партия окончена: {reason}.',
  'phase.rust': '{@rust.done} {@train.all}:',
  'phase.fade': '{@train.all}, последняя поездка:',
  'phase.nobody': 'ни у кого нет',
  'assets.then': 'итого:',
  'assets.left': 'останется:',
  'assets.trains': 'поезда {count}/{limit}{count, plural, =0 {} other { ({trains})}}',
  'assets.tokens': '{@tokens}: на карте {placed}, в запасе {left}',
  'assets.treasury': '{@treasury} {cash}',
  'assets.loans': '{count, plural, one {# заём} few {# займа} many {# займов} other {# займа}}',
  'assets.over': 'поездов больше лимита: лишние придётся сбросить',
  'shares.cover': 'Откупить {percent}% за {price}',
  'shares.swap': 'Обменять свои {given}% + {price} на {percent}%',
  'shares.issue': 'Выпустить {percent}% за {price}',
  'shares.issuePart': '{percent}% за {price}',
  'shares.issueWord': 'Выпустить',
  'shares.treasury': '{@^treasury}: {percent}%',

  'effect.limit': 'лимит поездов {from}\u00a0→\u00a0{to}',
  'effect.limitOf': 'лимит поездов {companies} {from}\u00a0→\u00a0{to}',
  'effect.over': 'лишние поезда: {companies}',
  'effect.worth': 'Сост.',
};
