/** How 18xx.games works where its games could not be replayed otherwise. These come with its preset; no table asks for them. */
import { declareRulings, rulingReader } from '../../common/rulings.ts';

export const RECORDED = declareRulings({
  freeToNext: {
    name: { en: 'P1 goes to the next player', ru: 'P1 достаётся следующему' },
    effect: {
      en: 'If nobody buys P1 for L.5, it goes to the player after the last one to pass, no matter who was first offered it.',
      ru: 'Если P1 не купили и за L.5, она достаётся игроку после последнего спасовавшего, кому бы её ни предложили первому.',
    },
    rule: '1849 §8-g',
    standard: false,
    onSite: true,
  },
  siteQueue: {
    name: { en: 'Queue drawn as on 18xx.games', ru: 'Очередь как на 18xx.games' },
    effect: {
      en: 'The corporation queue is drawn from the seed the way 18xx.games does it.',
      ru: 'Очередь корпораций определяется по коду расклада так же, как на 18xx.games.',
    },
    rule: '1849 §2.2-a',
    standard: false,
    onSite: true,
  },
  iftSwaps: {
    name: { en: 'Delayed IFT swaps places', ru: 'Отложенная IFT меняется местами' },
    effect: {
      en: 'IFT swaps places with the fourth corporation, and the others do not move up.',
      ru: 'IFT и четвёртая корпорация меняются местами, остальные не сдвигаются.',
    },
    rule: '1849 §2.2-b',
    standard: false,
    onSite: true,
  },
  rsaHomeLater: {
    name: { en: 'Home of the RSA corporation placed later', ru: 'База корпорации RSA — позже' },
    effect: {
      en: 'Its home token is placed when the first stock round begins.',
      ru: 'Её базовый маркер ставят в начале первого фондового раунда.',
    },
    rule: '1849 §8.1-a',
    standard: false,
    onSite: true,
  },
  movedListKept: {
    name: { en: 'Moved markers are remembered', ru: 'Сдвинутые маркеры запоминаются' },
    effect: {
      en: 'Price markers moved on the last stock turn are sorted again by emergency sales.',
      ru: 'Маркеры, сдвинутые в последний ход фондового раунда, снова сортируют при экстренных продажах.',
    },
    rule: '1849 §9.2-b',
    standard: false,
    onSite: true,
  },
  siteSales: {
    name: { en: 'President’s sales as on 18xx.games', ru: 'Продажи президентов как на 18xx.games' },
    effect: {
      en: 'Settles which blocks with the president’s certificate may be sold and how the last certificate is changed, as on 18xx.games.',
      ru: 'Какие пакеты с сертификатом президента можно продать и как разменивают последний сертификат — как на 18xx.games.',
    },
    rule: '1849 §9.5-e',
    standard: false,
    onSite: true,
  },
  garibaldiNoticedLate: {
    name: { en: 'AFG comes back later', ru: 'AFG возвращается позже' },
    effect: {
      en: 'A free city for AFG is noticed only when the next tile is laid or a corporation closes.',
      ru: 'Свободный город для AFG замечают только при следующем тайле или закрытии корпорации.',
    },
    rule: '1849 §9.4.1-d',
    standard: false,
    onSite: true,
  },
  fixedOrder: {
    name: { en: 'Fixed operating order', ru: 'Порядок хода зафиксирован' },
    effect: {
      en: 'The order of an operating round is fixed when it begins and redrawn only after emergency sales.',
      ru: 'Порядок операционного раунда определяют в начале и меняют только после экстренных продаж.',
    },
    rule: '1849 §10-b',
    standard: false,
    onSite: true,
  },
  siteSteps: {
    name: { en: 'Order of steps as on 18xx.games', ru: 'Порядок шагов как на 18xx.games' },
    effect: {
      en: 'Steps are offered and skipped as there: discarding identical trains, empty runs, token sales on every turn.',
      ru: 'Шаги предлагаются и пропускаются как там: сброс одинаковых поездов, пустые маршруты, продажа маркеров станций в каждый ход.',
    },
    rule: '1849 §10-c',
    standard: false,
    onSite: true,
  },
  keptNetworks: {
    name: { en: 'Networks are remembered', ru: 'Сети путей запоминаются' },
    effect: {
      en: 'A computed network counts until a tile is laid or a token placed. Until then, nobody can pass through a city freed by a closing.',
      ru: 'Найденная сеть путей действует до следующего тайла или станции. До этого через город, освобождённый закрытием, не проехать.',
    },
    rule: '1849 §10.3-d',
    standard: false,
    onSite: true,
  },
  sellOffAtOnce: {
    name: { en: 'Selling everything at once', ru: 'Распродажа разом' },
    effect: {
      en: 'A president who cannot raise enough sells everything in one action.',
      ru: 'Президент, которому не собрать денег, продаёт всё одним действием.',
    },
    rule: '1849 §10.7-h',
    standard: false,
    onSite: true,
  },
  closingsWait: {
    name: { en: 'Closings come last', ru: 'Закрытия в последнюю очередь' },
    effect: {
      en: 'Corporations that enter Closed together close afterward, in queue order, once somebody acts. A president who gives up pays in all their cash first.',
      ru: 'Корпорации, вместе попавшие в ячейку «Закрыта», закрываются потом, по очереди корпораций, после чьего-либо действия. Сдающийся президент сначала вносит все деньги.',
    },
    rule: '1849 §11-a',
    standard: false,
    onSite: true,
  },
  choiceWaits: {
    name: { en: 'Leaving is decided later', ru: 'Выход из игры — позже' },
    effect: {
      en: 'If the last corporation of the round closes, its president chooses between leaving and a loan when corporations next operate.',
      ru: 'Если закрылась последняя корпорация раунда, её президент выбирает между выходом и кредитом, когда корпорации снова начнут ходить.',
    },
    rule: '1849 §10.7-h',
    standard: false,
    onSite: true,
  },
  lastCycle: {
    name: { en: 'The end after 100 cycles', ru: 'Конец после сотого цикла' },
    effect: {
      en: 'The game ends with the 100th stock round at the latest.',
      ru: 'Игра заканчивается не позже сотого фондового раунда.',
    },
    rule: '1849 §13-b',
    standard: false,
    onSite: true,
  },
  interestTest: {
    name: { en: 'Giving up over interest', ru: 'Сдаться из-за процентов' },
    effect: {
      en: 'Whether a president may give up over interest depends on the price of the cheapest train.',
      ru: 'Может ли президент сдаться из-за процентов, зависит от цены самого дешёвого поезда.',
    },
    rule: '1849 §14.2-d',
    standard: false,
    onSite: true,
  },
});

/** What a recorded game goes by. */
export const recorded = rulingReader(RECORDED);
