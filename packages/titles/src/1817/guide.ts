/** A first game of 1817, guided. */
import { trainsAt } from '@roundhouse/engine';
import type { Guide, Moment } from '../common/guide/moment.ts';
import { after, isAt, may, offered, type Scene, usualIn } from '../common/guide/scene.ts';
import { usual } from '../common/guide/usual.ts';
import type { Vocabulary } from '../common/guide/vocabulary.ts';
import { OPTIONS } from './settings.ts';
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
    station: 'Станция',
    nextTrain: 'П{next}',
    oldTrains: 'П{old}',
    rust: 'спишут',
  },
};

const usually = usualIn(OPTIONS);

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
      en: 'The richest player wins: cash, shares minus shorts, and privates at face value. The bank never breaks: the game ends three operating rounds after the one with the first 8-train, or when only one player isn’t bankrupt. First you auction the privates.',
      ru: 'Побеждает самый богатый. Считаются деньги, акции минус короткие сертификаты и частные компании по номиналу. Деньги в банке не кончаются. Игра закончится через три операционных раунда после того, в котором куплен первый П8, или когда все, кроме одного, обанкротятся. Сначала — аукцион частных компаний.',
    },
  },
  {
    id: 'privates',
    when: isAt(STEP.initialAuction, STEP.pyramidAuction),
    words: {
      en: 'A private earns you nothing by itself. You contribute it to your company in place of cash, at face value, where its power takes effect. So a private you bought below face value is already a profit.',
      ru: 'Сама по себе частная компания ничего не приносит. Её вносят в капитал своей компании вместо денег, по номиналу, и там она работает. Поэтому покупка дешевле номинала — уже выигрыш.',
    },
  },
  {
    id: 'lot',
    when: (scene) => isAt(STEP.privateAuction)(scene) && usually(scene, 'volatility'),
    words: {
      en: 'Raise, or pass and leave this auction. While seed money lasts, it pays the difference up to face value. Keep at least $100 to start a company.',
      ru: 'Повышайте или выходите из торгов. Пока посевной фонд не пуст, он доплачивает до номинала. Оставьте себе хотя бы $100 на компанию.',
    },
  },
];

const trading: readonly Moment[] = [
  {
    id: 'start',
    when: (scene) => isAt(STEP.stockTurn)(scene) && may(scene, 'bid'),
    words: {
      en: 'You can start a company: choose a city and bid from $100 to $400. The whole bid is its capital, and half of it is par. Others can outbid you. Think about its first turns: the first trains cost $100, and interest is due every round.',
      ru: 'Можно основать компанию: выберите город и ставку от $100 до $400. Вся ставка — её капитал, половина — котировка. Другие могут перебить. Прикиньте первые ходы: поезда стоят по $100, а проценты по займам платят каждый раунд.',
    },
  },
  {
    id: 'startAuction',
    when: isAt(STEP.startAuction),
    words: {
      en: 'This company and its home city are up for auction. The winner becomes president, and the bid becomes the company’s capital. A high bid isn’t lost, it just makes the shares more expensive.',
      ru: 'Торги за компанию вместе с её городом. Победитель станет президентом, а ставка — капиталом компании. Высокая ставка не пропадает, просто акции выходят дороже.',
    },
  },
  {
    id: 'contribution',
    when: isAt(STEP.contribution),
    words: {
      en: 'Pay part of the bid with your privates. They’ll work for the company, and you keep the cash.',
      ru: 'Часть ставки можно внести частными компаниями. Они будут работать на компанию, а деньги останутся у вас.',
    },
  },
  {
    id: 'size',
    when: isAt(STEP.companySize),
    words: {
      en: 'Size is the number of shares and the limit on loans: 2, 5, or 10. A small company is all yours. A bigger one borrows more, but others can buy in or sell it short.',
      ru: 'Размер — это и число акций, и предел займов: 2, 5 или 10. Малая компания целиком ваша. Средняя и крупная могут больше занять, но в них войдут другие, и их можно продать в короткую.',
    },
  },
  {
    id: 'short',
    when: (scene) => isAt(STEP.stockTurn)(scene) && may(scene, 'short'),
    words: {
      en: 'You can sell short: sell a share you don’t own and get its price now. You then pay its dividends, and it counts against you at the end. It’s good if the share price falls and ruinous if it rises. Buy a share to close it.',
      ru: 'Можно продать в короткую: вы продаёте акцию, которой у вас нет, и сразу получаете котировку. Потом вы платите по ней дивиденды, а в конце её вычтут. Выгодно, если котировка упадёт, и разорительно, если вырастет. Чтобы закрыть позицию, купите акцию.',
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
      en: 'Selling doesn’t move the share price right away. But at the end of the stock round a medium or large company falls one step for each share in the market, and rises one if players hold all of it.',
      ru: 'Сама продажа котировку не меняет. Но в конце фондового раунда котировка средней или крупной компании падает на шаг за каждую акцию на рынке и растёт на шаг, если все акции у игроков.',
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
      en: 'The company can borrow: $100 a loan, and its share price moves one step left. Interest is due every operating round and grows with all the loans in the game. Loans for trains that earn are the engine of 1817. Loans without a plan end in the red zone.',
      ru: 'Компания может занять: $100 за заём, котировка — на шаг влево. Проценты платят каждый операционный раунд, и они растут с общим числом займов в игре. Займы на поезда, которые зарабатывают, — двигатель 1817. Займы без плана ведут в красную зону.',
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
    when: (scene) => usually(scene, 'volatility') && isAt(STEP.track)(scene) && may(scene, 'layTile'),
    words: {
      en: 'One yellow tile or upgrade is free, and one more yellow tile costs $20. Terrain is extra. On the first turn, lay both if that connects two cities: the company needs a train and a route for it.',
      ru: 'Один жёлтый жетон путей или одна замена — бесплатно, ещё один жёлтый — $20, местность оплачивается отдельно. В первый ход кладите оба, если это соединит два города: компании нужны поезд и маршрут.',
    },
  },
  ...usual(vocabulary, 'green', 'brown', 'trackGrow', 'station', 'run'),
  {
    id: 'distribute',
    when: isAt(STEP.dividend),
    words: {
      en: 'Withhold, pay half, or pay out. A payout of at least the share price moves it one step right, and at least twice the share price moves it two. Pay nothing, and it moves left. Half pay is often best: shareholders are happy and the interest is covered.',
      ru: 'Удержать, выплатить половину или всё. Если выплата не меньше котировки, маркер идёт на шаг вправо, если не меньше двух котировок — на два. Без выплаты — влево. Часто лучше половина: и акционеры довольны, и на проценты хватит.',
    },
  },
  {
    id: 'trainless',
    when: (scene) => isAt(STEP.trains)(scene) && trainless(scene),
    words: {
      en: 'No train at the end of its turn means liquidation: the company is auctioned off, and you answer for its loans with your cash. You can’t add money for a train, but the company can borrow.',
      ru: 'Нет поезда в конце хода — ликвидация: компания уйдёт с молотка, а за её займы вы ответите своими деньгами. Доплатить за поезд из своих нельзя, но компания может занять.',
    },
  },
  ...usual(vocabulary, 'rust', 'trainFirst', 'trainMore'),
  {
    id: 'repay',
    when: isAt(STEP.settleLoans),
    words: {
      en: 'Interest is paid. Now the company can repay loans at $100 each, and each one moves its share price one step right. Late in the game that’s worth more than it costs.',
      ru: 'Проценты уплачены. Теперь можно погасить займы, по $100, и за каждый котировка идёт на шаг вправо. К концу игры это приносит больше, чем стоит.',
    },
  },
  {
    id: 'convert',
    when: (scene) => isAt(STEP.mergerTurn)(scene) && may(scene, 'convert'),
    words: {
      en: 'After every operating round companies can grow. Converting turns 2 shares into 5, or 5 into 10. Selling the new ones brings money to the treasury, but your stake shrinks and the company has to buy a token or two.',
      ru: 'После каждого операционного раунда компании могут расти. Преобразование делает из 2 акций 5, из 5 — 10. Новые продаются, деньги идут на баланс, но ваша доля тает, и надо купить станцию-другую.',
    },
  },
  {
    id: 'mergeTwo',
    when: (scene) => isAt(STEP.mergerTurn)(scene) && may(scene, 'merge'),
    words: {
      en: 'Two companies of the same size can merge into the next size, wherever they are. Trains, tokens, money, and loans come together. Two small ones make a company of 5 shares at the sum of their share prices.',
      ru: 'Две компании одного размера могут слиться в одну побольше, где бы ни стояли их станции. Поезда, станции, деньги и займы складываются. Две малые дают компанию из 5 акций по сумме их котировок.',
    },
  },
  {
    id: 'growth',
    when: isAt(STEP.growthTrading, STEP.growthLoans),
    words: {
      en: 'The company is bigger now. Its new shares are for sale from the treasury, and then it can borrow up to its new size. Watch who ends up with the most shares: that player is president.',
      ru: 'Компания выросла. Сейчас с её баланса продаются новые акции, потом она может занять до нового предела. Следите, у кого в итоге больше всех акций: тот и президент.',
    },
  },
  {
    id: 'companyAuction',
    when: isAt(STEP.companyAuction),
    words: {
      en: 'A company is for sale, and one of yours can buy it: the buyer gets the trains and tokens. A liquidated company can sell for as little as $10, so a full treasury buys trains for next to nothing.',
      ru: 'Продаётся компания, и вы ставите от имени одной из своих: поезда и станции достанутся покупателю. Ликвидируемую продают от $10. С полным балансом поезда сейчас можно взять почти даром.',
    },
  },
  {
    id: 'saleOffer',
    when: isAt(STEP.saleOffer),
    words: {
      en: 'You can offer your company in a friendly sale, for at least its share price times its number of shares. If nobody bids, nothing changes.',
      ru: 'Можно выставить свою компанию на дружественную продажу. Цена — не меньше котировки, умноженной на число акций. Если ставок нет, ничего не изменится.',
    },
  },
  {
    id: 'gray',
    when: (scene) => endangered(scene, 'acquisition') !== undefined,
    args: (scene) => ({ company: endangered(scene, 'acquisition') ?? '' }),
    words: {
      en: '{company} is in the gray zone: its shares are worth nothing now, and in the next acquisition round others can buy it out from under you. Repay loans or pay good dividends to climb out.',
      ru: '{company} в серой зоне: её акции сейчас ничего не стоят, а в раунде поглощений её могут купить против вашей воли. Гасите займы или платите дивиденды, чтобы выбраться.',
    },
  },
  {
    id: 'crisis',
    when: isAt(STEP.crisis),
    words: {
      en: 'A cash crisis: you owe more than you have. Sell shares one at a time until you’ve paid. If you can’t, you’re bankrupt and out.',
      ru: 'Кассовый разрыв: вы должны больше, чем у вас есть. Продавайте акции по одной, пока не расплатитесь. Не сможете — банкротство, и вы вне игры.',
    },
  },
  ...usual(vocabulary, 'discard', 'answer'),
  {
    id: 'ending',
    when: ({ state }) => state.ending !== null,
    words: {
      en: 'Somebody bought an 8-train: the last operating rounds are counting down. Repay loans to raise share prices, pay out everything, and close shorts on companies that will still rise.',
      ru: 'Куплен П8: пошёл отсчёт последних операционных раундов. Гасите займы, чтобы поднять котировки, выплачивайте всё и закройте короткие позиции там, где котировка ещё вырастет.',
    },
  },
];

export const guide: Guide = [...starting, ...trading, ...operating];
