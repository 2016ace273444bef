/** How 18xx.games works where its games could not be replayed otherwise. These come with its preset; no table asks for them. */
import { declareRulings, rulingReader } from '../../common/rulings.ts';

export const RECORDED = declareRulings({
  freeToNext: {
    name: { en: 'SCE goes to the next player', ru: 'P1 достаётся следующему' },
    effect: {
      en: 'If nobody buys SCE for L.5, it goes to the player after the last one to pass, no matter who was first offered it.',
      ru: 'Если P1 не купили и за L.5, она достаётся игроку, следующему за последним спасовавшим, кому бы её ни предложили первому.',
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
    name: { en: 'Emergency sales restack markers', ru: 'Экстренные продажи меняют порядок маркеров' },
    effect: {
      en: 'After an emergency sale, the price markers that moved on the last stock turn are put in order again, along with those that the sale moved.',
      ru: 'После экстренной продажи заново раскладывают по порядку и те маркеры, которые сдвинулись в последний ход фондового раунда.',
    },
    rule: '1849 §9.2-b',
    standard: false,
    onSite: true,
  },
  siteSales: {
    name: { en: 'President’s sales as on 18xx.games', ru: 'Продажи президентов как на 18xx.games' },
    effect: {
      en: 'Which blocks with the president’s certificate may be sold, and how the last certificate is exchanged, follows 18xx.games instead of the book.',
      ru: 'Какие пакеты с сертификатом президента можно продать и как разменивают последний сертификат — как на 18xx.games.',
    },
    rule: '1849 §9.5-e',
    standard: false,
    onSite: true,
  },
  garibaldiNoticedLate: {
    name: { en: 'AFG comes back later', ru: 'AFG возвращается позже' },
    effect: {
      en: 'AFG, set aside for lack of a city, returns only after the next tile is laid or the next corporation closes, even if a city is already free.',
      ru: 'AFG, отложенная из-за нехватки места, возвращается только после следующего тайла или закрытия корпорации, даже если город уже свободен.',
    },
    rule: '1849 §9.4.1-d',
    standard: false,
    onSite: true,
  },
  fixedOrder: {
    name: { en: 'Fixed operating order', ru: 'Порядок хода зафиксирован' },
    effect: {
      en: 'The operating order is set when the round begins and changes only after emergency sales.',
      ru: 'Порядок операционного раунда определяют в начале и меняют только после экстренных продаж.',
    },
    rule: '1849 §10-b',
    standard: false,
    onSite: true,
  },
  siteSteps: {
    name: { en: 'Order of steps as on 18xx.games', ru: 'Порядок шагов как на 18xx.games' },
    effect: {
      en: 'You choose which of two identical trains to discard, confirm runs that earn nothing, and can buy tokens on every turn.',
      ru: 'Вы выбираете, какой из одинаковых поездов сбросить, подтверждаете пустые маршруты, а чужие маркеры станций можно покупать в каждый ход.',
    },
    rule: '1849 §10-c',
    standard: false,
    onSite: true,
  },
  keptNetworks: {
    name: { en: 'Cities open late after a closing', ru: 'Закрытие открывает города не сразу' },
    effect: {
      en: 'When a corporation closes, others cannot run through the cities it blocked until the next tile is laid or the next token placed.',
      ru: 'Когда корпорация закрывается, через её города нельзя проехать, пока не положат следующий тайл или не поставят маркер станции.',
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
      en: 'Corporations that reach “Closed” together close after the next action, in queue order. A president who gives up first pays all their cash into the treasury.',
      ru: 'Корпорации, вместе попавшие в ячейку «Закрыта», закрываются после следующего действия, по порядку очереди. Президент, который сдаётся, сначала вносит все свои деньги.',
    },
    rule: '1849 §11-a',
    standard: false,
    onSite: true,
  },
  choiceWaits: {
    name: { en: 'Drop out or borrow later', ru: 'Выход из игры — позже' },
    effect: {
      en: 'If the last corporation of the round closes, its president chooses between dropping out and a loan when corporations next operate.',
      ru: 'Если закрылась последняя корпорация раунда, её президент выбирает между выходом и кредитом, когда корпорации снова начнут ходить.',
    },
    rule: '1849 §10.7-h',
    standard: false,
    onSite: true,
  },
  lastCycle: {
    name: { en: 'No more than 100 stock rounds', ru: 'Конец после сотого цикла' },
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
