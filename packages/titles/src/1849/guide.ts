/** A first game of 1849, guided. */
import { priceOf, trainsAt } from '@roundhouse/engine';
import type { Guide, Moment } from '../common/guide/moment.ts';
import { after, isAt, lacksMoney, may, offered, type Scene } from '../common/guide/scene.ts';
import { usual } from '../common/guide/usual.ts';
import type { Vocabulary } from '../common/guide/vocabulary.ts';

const vocabulary: Vocabulary = {
  towns: true,
  ru: {
    tile: 'тайл',
    tiles: 'тайлы',
    litHex: 'подсвеченный гекс',
    president: 'президент',
    asPresident: 'президентом',
    intoTreasury: 'в кассу',
    station: 'Станция',
  },
};

const ownsNoPrivate = ({ state, me }: Scene): boolean =>
  Object.values(state.privates).every(({ owner }) => owner !== me);

const trainless = ({ state, company }: Scene): boolean => company !== null && trainsAt(state, company).length === 0;

/** A corporation of mine with shares in the bank pool. */
const weak = ({ state, me }: Scene): string | undefined =>
  Object.values(state.companies).find(
    ({ id, president }) => president === me && (state.certificates[id] ?? []).some(({ at }) => at === 'pool'),
  )?.id;

const issue = (scene: Scene) => offered(scene, 'sellShares').find((each) => each.for !== undefined);

const starting: readonly Moment[] = [
  {
    id: 'goal',
    when: (scene) => isAt('privateSale')(scene) && ownsNoPrivate(scene),
    words: {
      en: 'The richest player wins: cash and shares, less what a loan costs. Money is scarce in 1849. First the five private companies are sold: each pays its owner every operating round, and RSA brings the presidency of the first corporation.',
      ru: 'Побеждает самый богатый: деньги и акции минус долги по кредитам. Денег в 1849 мало. Сначала продаются пять частных компаний: каждая платит владельцу каждый операционный раунд, а RSA даёт президентство в первой корпорации.',
    },
  },
  {
    id: 'sale',
    when: (scene) => isAt('privateSale')(scene) && may(scene, 'bid') && may(scene, 'buyPrivate'),
    words: {
      en: 'Buy the first one in line at its price, or bid on a later one; the money of a bid is bound until its turn comes. Keep enough for a corporation: its first 20% cost at least L.136.',
      ru: 'Купите первую по очереди за её цену или сделайте ставку на другую; деньги ставки связаны, пока до неё не дойдёт очередь. Оставьте на корпорацию: её первые 20% стоят не меньше L.136.',
    },
  },
  {
    id: 'rsa',
    when: isAt('rsaStart'),
    words: {
      en: 'RSA gives you the president’s certificate of the first corporation for nothing. L.100 means more money in its treasury and a dearer share for everybody else; L.68 is easier to fill with buyers.',
      ru: 'RSA даёт вам сертификат президента первой корпорации даром. L.100 — больше денег в кассе, но и акции дороже для остальных; на L.68 легче найти покупателей.',
    },
  },
];

const trading: readonly Moment[] = [
  {
    id: 'found',
    when: (scene) => isAt('stockTurn')(scene) && may(scene, 'par'),
    words: {
      en: 'You can found the next corporation of the queue; nobody chooses which. It operates from the next round on, however few shares are sold, with no more money than its buyers pay: its treasury gets the value of every share sold out of it. Too few shares sold, and it cannot buy a train.',
      ru: 'Можно основать следующую по очереди корпорацию; выбрать другую нельзя. Работать она начнёт в ближайшем раунде, сколько бы акций ни продали, но денег у неё будет ровно столько, сколько заплатят покупатели: касса получает цену каждой проданной из неё акции. Продано мало — не хватит на поезд.',
    },
    claim: (scene) => new Set(offered(scene, 'par').map(({ company }) => company)).size === 1,
  },
  {
    id: 'home',
    when: isAt('chooseHome'),
    words: {
      en: 'Garibaldi’s corporation may begin in one of five cities. Count what a first train of four hexes could earn from each; mountains around it cost dear.',
      ru: 'Корпорация Garibaldi (AFG) может начать в одном из пяти городов. Прикиньте, что заработает из каждого первый поезд на четыре гекса; горы вокруг обойдутся дорого.',
    },
  },
  {
    id: 'weak',
    when: (scene) => isAt('stockTurn')(scene) && weak(scene) !== undefined,
    args: (scene) => ({ company: weak(scene) ?? '' }),
    words: {
      en: 'Shares of {company} lie in the bank pool. At the end of every stock round a corporation with a certificate there falls one row: it is worth buying them up, or having others do it.',
      ru: 'Акции {company} лежат в банковском пуле. В конце каждого фондового раунда корпорация, у которой там есть сертификат, падает на ряд: стоит выкупить их или дождаться, чтобы выкупили другие.',
    },
  },
  ...usual(vocabulary, 'takeover', 'rival', 'limit', 'buyShares', 'sellShares', 'pass'),
];

const operating: readonly Moment[] = [
  {
    id: 'hexes',
    when: (scene) => isAt('layTrack')(scene) && may(scene, 'layTile') && trainless(scene),
    words: {
      en: 'Trains count hexes here, not stops: a 4H enters four hexes, and a hex with narrow track counts double. Terrain is paid for every tile, again for each upgrade; narrow track costs only a quarter of it. One tile a turn, so it must lead somewhere.',
      ru: 'Поезда здесь считают гексы, а не остановки: 4H входит в четыре гекса, а гекс с узкой колеёй считается за два. За рельеф платят при каждой укладке и при каждом улучшении; узкая колея обходится в четверть цены. Один тайл за ход, поэтому каждый должен куда-то вести.',
    },
  },
  ...usual(vocabulary, 'track', 'green', 'brown', 'trackGrow'),
  {
    id: 'freeStation',
    when: (scene) => isAt('placeStation')(scene) && may(scene, 'placeToken'),
    words: {
      en: 'One station marker a turn, and it costs nothing here: a city full of others’ markers cannot be passed. Take the place that your rival needs, but keep markers for the great cities.',
      ru: 'Один маркер станции за ход, и здесь он бесплатный: город, заполненный чужими маркерами, не проехать. Займите место, нужное сопернику, но берегите маркеры для больших городов.',
    },
    claim: (scene) =>
      offered(scene, 'placeToken').every(
        (each) => after(scene, each).cash[scene.company ?? ''] === scene.state.cash[scene.company ?? ''],
      ),
  },
  ...usual(vocabulary, 'run', 'dividend'),
  {
    id: 'dividendPrice',
    when: (scene) => isAt('dividend')(scene) && may(scene, 'dividend'),
    words: {
      en: 'The marker moves right only if what is paid in all is at least the value of one share; less than that leaves it where it is, and withholding moves it left. A cheap share rises easily, a dear one needs great runs.',
      ru: 'Маркер идёт вправо, только если выплачено не меньше цены одной акции; если меньше, он стоит, а если удержать — идёт влево. Дешёвая акция растёт легко, дорогой нужны большие маршруты.',
    },
  },
  {
    id: 'forced',
    when: (scene) =>
      isAt('buyTrains')(scene) &&
      may(scene, 'buyTrain') &&
      !may(scene, 'pass') &&
      trainless(scene) &&
      lacksMoney(scene),
    words: {
      en: 'The corporation has a route and no train: it must buy one, and what its treasury lacks for that you add from your own money. If all you can raise is not enough, the corporation closes.',
      ru: 'У корпорации есть маршрут и нет поезда: она обязана купить его, а чего не хватает в кассе, добавляете вы из своих денег. Если собрать не удастся, корпорация закроется.',
    },
  },
  {
    id: 'crisis',
    when: (scene) => isAt('buyTrains')(scene) && may(scene, 'sellShares'),
    words: {
      en: 'The treasury and your purse together do not pay for the cheapest train: sell shares, no more than is needed. Sales that would change the president of this corporation are not allowed.',
      ru: 'Кассы и ваших денег вместе не хватает на самый дешёвый поезд: продавайте акции, но не больше, чем нужно. Продажи, после которых сменится президент этой корпорации, запрещены.',
    },
    // A corporation whose own shares are sold may close; another president it does not get.
    claim: (scene) =>
      offered(scene, 'sellShares').every((sale) => {
        const then = after(scene, sale).companies[scene.company ?? ''];
        return then?.president === scene.me || then?.status === 'waiting';
      }),
  },
  {
    id: 'loan',
    when: isAt('leaveOrLoan'),
    words: {
      en: 'You cannot pay. A loan of L.500 keeps you in the game and costs L.750 at the end; leaving means that you have nothing.',
      ru: 'Заплатить нечем. Кредит в L.500 оставит вас в игре и обойдётся в L.750 в конце; выйти — остаться ни с чем.',
    },
  },
  {
    id: 'finance',
    when: (scene) => isAt('finance')(scene) && issue(scene) !== undefined,
    args: (scene) => {
      const sale = issue(scene);
      return {
        company: scene.company ?? '',
        value: sale ? priceOf(scene.state, sale.company) : 0,
        worth: sale ? priceOf(after(scene, sale), sale.company) : 0,
      };
    },
    words: {
      en: 'The corporation may issue shares of its treasury into the pool: it gets their value, and the marker falls one row for each ({value} → {worth} for this one). A way to the next train without your own money.',
      ru: 'Корпорация может выпустить акции из кассы в пул: она получит их цену, а маркер упадёт на ряд за каждую акцию (за эту {value} → {worth}). Так можно набрать на поезд без ваших денег.',
    },
    claim: (scene) => {
      const sale = issue(scene);
      return !!sale && priceOf(after(scene, sale), sale.company) <= priceOf(scene.state, sale.company);
    },
  },
  ...usual(vocabulary, 'rust', 'trainFirst', 'trainMore', 'discard', 'answer'),
  {
    id: 'ending',
    when: ({ state }) => state.ending !== null,
    words: {
      en: 'The end is near. Trains and treasuries count for nothing then: pay out what can be paid, and let the dearest shares rise.',
      ru: 'Конец близок. Поезда и кассы ничего не стоят: выплачивайте всё, что можно, и поднимайте самые дорогие акции.',
    },
  },
];

export const guide: Guide = [...starting, ...trading, ...operating];
