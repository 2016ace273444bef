/** How 18xx.games works where its games could not be replayed otherwise. These come with its preset; no table asks for them. */
import { declareRulings, rulingReader } from '../../common/rulings.ts';

export const RECORDED = declareRulings({
  freeToNext: {
    name: { en: 'P1 goes to the next player', ru: 'P1 достаётся следующему' },
    effect: {
      en: 'What nobody buys for L.5 goes to the player after the last who passed, whoever was offered it first.',
      ru: 'Что никто не купил за L.5, достаётся игроку после последнего спасовавшего, кому бы ни предлагали первому.',
    },
    rule: '1849 §8-g',
    standard: false,
    onSite: true,
  },
  siteQueue: {
    name: { en: 'Queue drawn as on 18xx.games', ru: 'Очередь как на 18xx.games' },
    effect: {
      en: 'The founding queue comes from the seed as that site draws it.',
      ru: 'Очередь корпораций получается из числа для жребия так же, как на том сайте.',
    },
    rule: '1849 §2.2-a',
    standard: false,
    onSite: true,
  },
  iftSwaps: {
    name: { en: 'Delayed IFT changes places', ru: 'Отложенная IFT меняется местами' },
    effect: {
      en: 'IFT and the fourth corporation change places; the others do not move up.',
      ru: 'IFT и четвёртая корпорация меняются местами; остальные не сдвигаются.',
    },
    rule: '1849 §2.2-b',
    standard: false,
    onSite: true,
  },
  rsaHomeLater: {
    name: { en: 'Home of the RSA corporation later', ru: 'База корпорации RSA позже' },
    effect: {
      en: 'Its home marker is placed when the first stock round begins.',
      ru: 'Её базовый маркер ставится в начале первого фондового раунда.',
    },
    rule: '1849 §8.1-a',
    standard: false,
    onSite: true,
  },
  movedListKept: {
    name: { en: 'Moved markers are remembered', ru: 'Сдвинутые маркеры запоминаются' },
    effect: {
      en: 'Markers moved in the last stock turn are sorted again by emergency sales.',
      ru: 'Маркеры, сдвинутые в последнем ходу фондового раунда, сортируются снова при экстренных продажах.',
    },
    rule: '1849 §9.2-b',
    standard: false,
    onSite: true,
  },
  siteSales: {
    name: { en: "Presidents' sales as on 18xx.games", ru: 'Продажи президентов как на 18xx.games' },
    effect: {
      en: "Which blocks with the president's certificate may be sold, and change for the last certificate.",
      ru: 'Какие пакеты с сертификатом президента продаются, и размен последнего сертификата.',
    },
    rule: '1849 §9.5-e',
    standard: false,
    onSite: true,
  },
  garibaldiNoticedLate: {
    name: { en: 'Garibaldi noticed later', ru: 'Garibaldi замечают позже' },
    effect: {
      en: 'A free city for AFG is noticed with the next tile or closing only.',
      ru: 'Свободный город для AFG замечают только при следующем тайле или закрытии.',
    },
    rule: '1849 §9.4.1-d',
    standard: false,
    onSite: true,
  },
  fixedOrder: {
    name: { en: 'Operating order drawn up', ru: 'Порядок хода зафиксирован' },
    effect: {
      en: 'The order of an operating round is fixed when it begins and redrawn after emergency sales only.',
      ru: 'Порядок операционного раунда фиксируется в начале и меняется только после экстренных продаж.',
    },
    rule: '1849 §10-b',
    standard: false,
    onSite: true,
  },
  siteSteps: {
    name: { en: 'Steps are asked as on 18xx.games', ru: 'Шаги спрашивают как на 18xx.games' },
    effect: {
      en: 'Steps are offered and skipped as there: discards of trains that are all alike, empty runs, token sales in every turn.',
      ru: 'Шаги предлагаются и пропускаются как там: сброс одинаковых поездов, пустые маршруты, продажа станций в каждый ход.',
    },
    rule: '1849 §10-c',
    standard: false,
    onSite: true,
  },
  keptNetworks: {
    name: { en: 'Networks are remembered', ru: 'Сети путей запоминаются' },
    effect: {
      en: 'A network that was looked at counts until a tile is laid or a station placed: a city freed by a closing is not passed before.',
      ru: 'Осмотренная сеть действует до следующего тайла или станции: через город, освобождённый закрытием, до этого не пройти.',
    },
    rule: '1849 §10.3-d',
    standard: false,
    onSite: true,
  },
  sellOffAtOnce: {
    name: { en: 'Selling off in one go', ru: 'Распродажа разом' },
    effect: {
      en: 'A president who cannot raise enough sells everything with one action.',
      ru: 'Президент, которому не собрать денег, продаёт всё одним действием.',
    },
    rule: '1849 §10.7-h',
    standard: false,
    onSite: true,
  },
  closingsWait: {
    name: { en: 'Closings come last', ru: 'Закрытия в последнюю очередь' },
    effect: {
      en: 'Corporations that fall into Closed together close afterwards, in queue order, and not before somebody acts; a president who gives up pays in everything first.',
      ru: 'Корпорации, вместе попавшие в ячейку «Закрыта», закрываются после всего, в порядке очереди, и не раньше, чем кто-то действует; сдающийся президент сначала вносит все деньги.',
    },
    rule: '1849 §11-a',
    standard: false,
    onSite: true,
  },
  choiceWaits: {
    name: { en: 'Leaving is asked later', ru: 'О выходе спрашивают позже' },
    effect: {
      en: 'With the last corporation of the round closed, its president chooses between leaving and a loan when corporations operate again.',
      ru: 'Если закрылась последняя корпорация раунда, её президент выбирает между выходом и кредитом, когда корпорации снова действуют.',
    },
    rule: '1849 §10.7-h',
    standard: false,
    onSite: true,
  },
  lastCycle: {
    name: { en: 'An end after a hundred cycles', ru: 'Конец после сотого цикла' },
    effect: {
      en: 'The game ends with the hundredth stock round at the latest.',
      ru: 'Игра заканчивается не позже сотого фондового раунда.',
    },
    rule: '1849 §13-b',
    standard: false,
    onSite: true,
  },
  interestTest: {
    name: { en: 'Interest measured by trains', ru: 'Проценты меряют поездом' },
    effect: {
      en: 'Whether a president may give up over interest is tested against the cheapest train.',
      ru: 'Может ли президент сдаться из-за процентов, проверяется по самому дешёвому поезду.',
    },
    rule: '1849 §14.2-d',
    standard: false,
    onSite: true,
  },
});

/** What a recorded game goes by. */
export const recorded = rulingReader(RECORDED);
