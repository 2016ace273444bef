/** A first game of 1817, guided. */
import { trainsAt } from '@roundhouse/engine';
import type { Guide, Moment } from '../common/guide/moment.ts';
import { after, isAt, may, offered, type Scene, usually } from '../common/guide/scene.ts';
import { usual } from '../common/guide/usual.ts';
import type { Vocabulary } from '../common/guide/vocabulary.ts';
import { STEP } from './steps.ts';
import { inZone, type MarketZone } from './vocabulary.ts';

const vocabulary: Vocabulary = {
  towns: false,
  ru: {
    tile: 'жетон путей',
    tiles: 'жетоны путей',
    litHex: 'подсвеченную клетку',
    president: 'президент',
    asPresident: 'президентом',
    intoTreasury: 'на баланс',
    station: 'Станция',
  },
};

const ownsNothing = ({ state, me }: Scene): boolean => Object.values(state.privates).every(({ owner }) => owner !== me);

const trainless = ({ state, company }: Scene): boolean => company !== null && trainsAt(state, company).length === 0;

const borrows = (scene: Scene) => offered(scene, 'takeLoan')[0];

/** A company of mine that stands in a danger zone. */
const endangered = ({ state, me }: Scene, zone: MarketZone): string | undefined =>
  Object.values(state.companies).find(({ id, president }) => president === me && inZone(state, id, zone))?.id;

const starting: readonly Moment[] = [
  {
    id: 'goal',
    when: (scene) => scene.state.round.kind === 'auction' && ownsNothing(scene),
    words: {
      en: 'The richest player wins: cash, shares less short certificates, privates at face value. The bank never runs dry; the game ends three operating rounds after the one with the first 8-train, or when all but one are bankrupt. First the privates are auctioned.',
      ru: 'Побеждает самый богатый: деньги, акции минус короткие сертификаты, частные компании по номиналу. Деньги банка не заканчиваются; игра завершается через три операционных раунда после того, в котором появился первый П8, или когда все, кроме одного, банкроты. Сначала частные компании продаются с аукциона.',
    },
  },
  {
    id: 'privates',
    when: isAt(STEP.initialAuction, STEP.pyramidAuction),
    words: {
      en: 'A private in your hand brings nothing. Its use is to be put into the capital of a company of yours in place of cash, at face value; there it works. So a private that was bought below its face value is money gained.',
      ru: 'Частная компания на руках ничего не приносит. Её вносят в капитал своей компании вместо денег, по номиналу; там она и работает. Поэтому купленная дешевле номинала — уже выигрыш.',
    },
  },
  {
    id: 'lot',
    when: (scene) => isAt(STEP.lot)(scene) && usually(scene, 'volatility'),
    words: {
      en: 'Raise, or pass for good on this one. Part of the price of cheap ones is paid by the seed money while it lasts; what you keep in cash starts a company, from $100 on.',
      ru: 'Повышайте или выходите из этих торгов. Пока есть Посевной Фонд, разницу до номинала платит он; а на оставшиеся у вас деньги вы основываете компанию — от $100.',
    },
  },
];

const trading: readonly Moment[] = [
  {
    id: 'start',
    when: (scene) => isAt(STEP.stockTurn)(scene) && may(scene, 'bid'),
    words: {
      en: 'You can put a company up: choose a city and a bid from $100 to $400. The whole bid is its capital, and half of it its share price. Others may outbid you. Ask what it will run for in its first turns: the first trains cost $100 and interest comes every round.',
      ru: 'Можно выставить компанию: выберите город и ставку от $100 до $400. Вся ставка — её капитал, половина — котировка. Другие могут перебить. Прикиньте прибыль первых ходов: первые поезда стоят $100, а проценты по займам идут каждый раунд.',
    },
  },
  {
    id: 'startAuction',
    when: isAt(STEP.startAuction),
    words: {
      en: 'The company with its home city is under the hammer. The winner is its president and gets what he pays as its capital: nothing is lost by a high bid except that the share is dearer.',
      ru: 'Торги за компанию вместе с её городом. Победитель станет президентом, а заплаченное — её капиталом: высокая ставка не пропадает, только акция выходит дороже.',
    },
  },
  {
    id: 'contribution',
    when: isAt(STEP.contribution),
    words: {
      en: 'Pay part of the bid with your privates: they belong to the company then and work for it, and you keep the cash.',
      ru: 'Часть ставки можно внести частными компаниями: они перейдут компании и заработают на неё, а деньги останутся у вас.',
    },
  },
  {
    id: 'size',
    when: isAt(STEP.companySize),
    words: {
      en: 'The size is the number of shares and the limit of loans: 2, 5 or 10. A small company is all yours; a larger one can borrow more and lets others in, and may be sold short.',
      ru: 'Размер — это число акций и предел займов: 2, 5 или 10. Малая компания целиком ваша; большая может больше занять, но в неё войдут другие, и её можно продать в короткую.',
    },
  },
  {
    id: 'short',
    when: (scene) => isAt(STEP.stockTurn)(scene) && may(scene, 'short'),
    words: {
      en: 'Selling short: you sell a share that you do not own and get its price; you then pay its dividends, and at the end it counts against you. Right when you expect the price to fall, ruinous when it rises. It is closed by buying a share.',
      ru: 'Продажа в короткую: вы продаёте акцию, которой у вас нет, и получаете её котировку; потом вы платите по ней дивиденды, а в конце она вычитается. Верно, если ждёте падения, разорительно, если котировка растёт. Закрывается покупкой акции.',
    },
    claim: (scene) =>
      offered(scene, 'short').every(
        (each) => (after(scene, each).cash[scene.me] ?? 0) > (scene.state.cash[scene.me] ?? 0),
      ),
  },
  ...usual(vocabulary, 'takeover', 'rival', 'limit', 'buyShares'),
  {
    id: 'sellCalm',
    when: (scene) => isAt(STEP.stockTurn)(scene) && offered(scene, 'sellShares').some((each) => each.for === undefined),
    words: {
      en: 'Selling does not move the price at once. But at the end of the stock round a medium or large company falls one step for every share that lies in the market, and rises one if players hold all of it.',
      ru: 'Сама продажа котировку не меняет. Но в конце фондового раунда средняя и крупная компании падают на шаг за каждую акцию на рынке и растут на шаг, если все акции у игроков.',
    },
    claim: (scene) =>
      offered(scene, 'sellShares').every(
        (each) => after(scene, each).market.at[each.company] === scene.state.market.at[each.company],
      ),
  },
  ...usual(vocabulary, 'pass'),
];

const operating: readonly Moment[] = [
  {
    id: 'loan',
    when: (scene) => scene.state.round.kind === 'operating' && borrows(scene) !== undefined,
    words: {
      en: 'The company may borrow: $100 a loan, its price moves one step left, and every loan costs interest in each operating round, more the more loans are out in the whole game. Loans for trains that earn are the engine of 1817; loans without a plan end in the red zone.',
      ru: 'Компания может занять: $100 за заём, котировка сдвигается на шаг влево, а проценты платятся каждый операционный раунд, и тем больше, чем больше займов у всех вместе. Займы на поезда, которые зарабатывают, — двигатель 1817; займы без плана ведут в красную зону.',
    },
    claim: (scene) => {
      const loan = borrows(scene);
      const company = scene.company ?? '';
      return !!loan && (after(scene, loan).cash[company] ?? 0) === (scene.state.cash[company] ?? 0) + 100;
    },
  },
  ...usual(vocabulary, 'track'),
  {
    id: 'trackCost',
    when: (scene) => usually(scene, 'volatility') && isAt(STEP.layTrack)(scene) && may(scene, 'layTile'),
    words: {
      en: 'One yellow tile or upgrade is free, a further yellow one costs $20, terrain besides. In the first turn lay both if that joins two cities: the company must own a train and run it.',
      ru: 'Один жёлтый жетон путей или улучшение бесплатно, ещё один жёлтый — $20, рельеф отдельно. В первый ход кладите оба, если это соединит два города: компании нужен поезд и маршрут для него.',
    },
  },
  ...usual(vocabulary, 'green', 'brown', 'trackGrow', 'station', 'run'),
  {
    id: 'distribute',
    when: isAt(STEP.distribute),
    words: {
      en: 'Keep all, pay half, or pay all. If what is paid in all reaches the share price the marker moves right one step, with twice the price two; nothing paid moves it left. Half is often right: the shareholders are glad, the interest is covered.',
      ru: 'Оставить всё, выплатить половину или всё. Если выплата достигает котировки, маркер идёт на шаг вправо, если двух котировок — на два; без выплаты — влево. Часто верна половина: и держатели довольны, и на проценты хватит.',
    },
  },
  {
    id: 'trainless',
    when: (scene) => isAt(STEP.buyTrains)(scene) && trainless(scene),
    words: {
      en: 'No train at the end of its turn means liquidation: the company comes under the hammer, and you answer for its loans with your own money. You cannot add money for a train; loans can.',
      ru: 'Нет поезда в конце хода — ликвидация: компания уйдёт с молотка, а за её займы вы ответите своими деньгами. Добавить своих на поезд нельзя; занять компания может.',
    },
  },
  ...usual(vocabulary, 'rust', 'trainFirst', 'trainMore'),
  {
    id: 'repay',
    when: isAt(STEP.settleLoans),
    words: {
      en: 'Interest is paid; now loans may be repaid, $100 each, and each moves the price one step right. Late in the game that is worth more than it costs.',
      ru: 'Проценты уплачены; теперь можно погасить займы, по $100, и за каждый котировка идёт на шаг вправо. К концу игры это стоит больше, чем заплачено.',
    },
  },
  {
    id: 'convert',
    when: (scene) => isAt(STEP.mergerTurn)(scene) && may(scene, 'convert'),
    words: {
      en: 'After every operating round companies may grow. A conversion turns 2 shares into 5, or 5 into 10: the new ones are sold for money into the treasury, but your part becomes smaller, and a station or two must be bought.',
      ru: 'После каждого операционного раунда компании могут расти. Преобразование делает из 2 акций 5, из 5 — 10: новые продаются, деньги идут на баланс, но ваша доля тает, и надо купить станцию-другую.',
    },
  },
  {
    id: 'mergeTwo',
    when: (scene) => isAt(STEP.mergerTurn)(scene) && may(scene, 'merge'),
    words: {
      en: 'Two companies of one size may merge into the next size, wherever they lie: trains, stations, money and loans together. Two small ones give a company of five shares at the sum of their prices.',
      ru: 'Две компании одного размера могут слиться в следующий, где бы они ни стояли: поезда, станции, деньги и займы вместе. Две малые дают компанию из пяти акций по сумме их котировок.',
    },
  },
  {
    id: 'growth',
    when: isAt(STEP.growthTrading, STEP.growthLoans),
    words: {
      en: 'The company has grown: its new shares are for sale out of the treasury now, then it may borrow up to its new size. Think of who holds the most afterwards: that player presides.',
      ru: 'Компания выросла: сейчас продаются новые акции с её баланса, потом она может занять до нового предела. Подумайте, у кого в итоге будет больше всех: тот и президент.',
    },
  },
  {
    id: 'companyAuction',
    when: isAt(STEP.companyAuction),
    words: {
      en: 'A company is for sale, and you bid for one of yours: trains and stations go to the buyer. A liquidated company sells from $10, so a well-filled treasury at this moment buys trains for next to nothing.',
      ru: 'Продаётся компания, и вы ставите от имени одной из своих: поезда и станции достанутся покупателю. Ликвидируемую продают от $10: с деньгами на балансе в этот момент поезда достаются почти даром.',
    },
  },
  {
    id: 'saleOffer',
    when: isAt(STEP.saleOffer),
    words: {
      en: 'You may put your company up for a friendly sale: at least its price times the number of shares. If nobody bids, nothing changes.',
      ru: 'Можно выставить свою компанию на дружественную продажу: не меньше котировки, умноженной на число акций. Если ставок нет, ничего не меняется.',
    },
  },
  {
    id: 'gray',
    when: (scene) => endangered(scene, 'acquisition') !== undefined,
    args: (scene) => ({ company: endangered(scene, 'acquisition') ?? '' }),
    words: {
      en: '{company} has fallen into the gray zone: its shares are worth nothing now, and in the next round of acquisitions others may buy it from under you. Repay loans or pay well to climb out.',
      ru: '{company} упала в серую зону: её акции сейчас ничего не стоят, а в раунде поглощений её могут купить против вашей воли. Гасите займы или платите дивиденды, чтобы выбраться.',
    },
  },
  {
    id: 'crisis',
    when: isAt(STEP.crisis),
    words: {
      en: 'A cash crisis: you owe more than you have. Sell shares one by one until it is paid; who cannot is bankrupt and out of the game.',
      ru: 'Кассовый Разрыв: вы должны больше, чем есть. Продавайте акции по одной, пока не заплатите; кто не может, банкрот и выбывает из игры.',
    },
  },
  ...usual(vocabulary, 'discard', 'answer'),
  {
    id: 'ending',
    when: ({ state }) => state.ending !== null,
    words: {
      en: 'An 8-train is out: the last operating rounds have begun to count. Repay loans to lift prices, pay out all, and do not be short of what will still rise.',
      ru: 'Появился П8: отсчёт последних операционных раундов пошёл. Гасите займы, чтобы поднять котировки, выплачивайте всё и не оставайтесь в короткой по тому, что ещё вырастет.',
    },
  },
];

export const guide: Guide = [...starting, ...trading, ...operating];
