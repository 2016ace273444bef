/** A first game of 1849, guided. */
import { priceOf, trainsAt } from '@roundhouse/engine';
import type { Guide, Moment } from '../common/guide/moment.ts';
import { after, isAt, lacksMoney, may, offered, type Scene } from '../common/guide/scene.ts';
import { usual } from '../common/guide/usual.ts';
import type { Vocabulary } from '../common/guide/vocabulary.ts';
import { STEP } from './steps.ts';

const vocabulary: Vocabulary = {
  towns: true,
  ru: {
    tile: 'тайл',
    tiles: 'тайлы',
    litHex: 'подсвеченный гекс',
    president: 'президент',
    asPresident: 'президентом',
    station: 'Станция',
    nextTrain: 'поезд {next}',
    oldTrains: 'поезда {old}',
    rust: 'исключат',
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
    when: (scene) => isAt(STEP.privateSale)(scene) && ownsNoPrivate(scene),
    words: {
      en: 'The richest player wins: cash and shares, minus what your loans cost. Money is tight in 1849. First you buy the five privates: each pays its owner every operating round, and RSA makes you president of the first corporation.',
      ru: 'Побеждает самый богатый. Считаются деньги и акции минус долги по кредитам. Денег в 1849 мало. Сначала продают пять частных компаний: каждая платит владельцу каждый операционный раунд, а RSA делает вас президентом первой корпорации.',
    },
  },
  {
    id: 'sale',
    when: (scene) => isAt(STEP.privateSale)(scene) && may(scene, 'bid') && may(scene, 'buyPrivate'),
    words: {
      en: 'Buy the first private in line at its price, or bid more on any of them. A bid ties up your money until that private comes up. Keep enough for a corporation: its first 20% costs at least L.136.',
      ru: 'Купите первую по очереди за её цену или сделайте ставку выше цены на любую. Деньги в ставке заморожены, пока до неё не дойдёт очередь. Оставьте на корпорацию: её первые 20% стоят не меньше L.136.',
    },
  },
  {
    id: 'rsa',
    when: isAt(STEP.rsaStart),
    words: {
      en: 'RSA gives you the president’s certificate of the first corporation for free. L.100 puts more money in its treasury and makes shares costlier for everyone else; L.68 finds buyers more easily.',
      ru: 'RSA даёт вам сертификат президента первой корпорации даром. L.100 — больше денег в кассе, но и акции дороже для остальных. На L.68 легче найти покупателей.',
    },
  },
];

const trading: readonly Moment[] = [
  {
    id: 'found',
    when: (scene) => isAt(STEP.stockTurn)(scene) && may(scene, 'par'),
    words: {
      en: 'You can start the next corporation in the queue, and only that one. It operates from the next round on, however few shares are sold. Its treasury gets only what buyers pay for its shares. Sell too few, and it can’t afford a train.',
      ru: 'Можно основать следующую по очереди корпорацию, и только её. Ходить она начнёт в ближайшем раунде, сколько бы акций ни раскупили. Но в кассе будет ровно столько, сколько заплатят покупатели. Продано мало — не хватит на поезд.',
    },
    claim: (scene) => new Set(offered(scene, 'par').map(({ company }) => company)).size === 1,
  },
  {
    id: 'home',
    when: isAt(STEP.home),
    words: {
      en: 'Garibaldi’s corporation, AFG, can start in any of five cities. Work out what a first four-hex train could earn from each. Mountains nearby are expensive.',
      ru: 'Корпорация Garibaldi (AFG) может начать в одном из пяти городов. Прикиньте, сколько заработает из каждого первый поезд на четыре гекса. Горы вокруг обойдутся дорого.',
    },
  },
  {
    id: 'weak',
    when: (scene) => isAt(STEP.stockTurn)(scene) && weak(scene) !== undefined,
    args: (scene) => ({ company: weak(scene) ?? '' }),
    words: {
      en: 'Shares of {company} are in the market. At the end of every stock round, a corporation with a certificate there drops one row. Buy them up, or hope that others do.',
      ru: 'Акции {company} лежат в банковском пуле. В конце каждого фондового раунда её маркер рынка опускается на строку. Выкупите их сами или надейтесь на других.',
    },
  },
  ...usual(vocabulary, 'takeover', 'rival', 'limit', 'buyShares', 'sellShares', 'pass'),
];

const operating: readonly Moment[] = [
  {
    id: 'hexes',
    when: (scene) => isAt(STEP.track)(scene) && may(scene, 'layTile') && trainless(scene),
    words: {
      en: 'Trains count hexes here, not stops: a 4H enters four hexes, and a narrow-gauge hex counts double. You pay for terrain with every tile and again with every upgrade, but narrow gauge costs only a quarter. You lay one tile a turn, so make each one lead somewhere.',
      ru: 'Поезда здесь считают гексы, а не остановки: 4H входит в четыре гекса, а гекс с узкой колеёй идёт за два. За местность платят при каждой укладке и каждом улучшении, но узкая колея стоит лишь четверть. Тайл один за ход, так что пусть каждый куда-то ведёт.',
    },
  },
  ...usual(vocabulary, 'track', 'green', 'brown', 'trackGrow'),
  {
    id: 'freeStation',
    when: (scene) => isAt(STEP.station)(scene) && may(scene, 'placeToken'),
    words: {
      en: 'One token a turn, and here it’s free. You can’t pass through a city full of other corporations’ tokens. Take the slot your rival needs, but save tokens for the big cities.',
      ru: 'Один маркер станции за ход, и он бесплатный. Через город, занятый чужими маркерами, не проехать. Займите место, нужное сопернику, но приберегите маркеры для больших городов.',
    },
    claim: (scene) =>
      offered(scene, 'placeToken').every(
        (each) => after(scene, each).cash[scene.company ?? ''] === scene.state.cash[scene.company ?? ''],
      ),
  },
  ...usual(vocabulary, 'run', 'dividend'),
  {
    id: 'dividendPrice',
    when: (scene) => isAt(STEP.dividend)(scene) && may(scene, 'dividend'),
    words: {
      en: 'The price rises only if the total payout is at least the price of one share. A smaller payout leaves it where it is, and withholding moves it left. A cheap share rises easily; an expensive one needs big runs.',
      ru: 'Маркер идёт вправо, только если выплачено не меньше цены одной акции. Меньше — он стоит, а если удержать — идёт влево. Дешёвая акция растёт легко, дорогой нужны большие маршруты.',
    },
  },
  {
    id: 'forced',
    when: (scene) =>
      isAt(STEP.trains)(scene) &&
      may(scene, 'buyTrain') &&
      !may(scene, 'pass') &&
      trainless(scene) &&
      lacksMoney(scene),
    words: {
      en: 'This corporation has a route and no train: it has to buy one, and you pay what its treasury lacks. If everything you can raise isn’t enough, the corporation closes.',
      ru: 'У корпорации есть маршрут, но нет поезда: она обязана его купить, а чего не хватает в кассе, доплачиваете вы. Не соберёте — корпорация закроется.',
    },
  },
  {
    id: 'crisis',
    when: (scene) => isAt(STEP.trains)(scene) && may(scene, 'sellShares'),
    words: {
      en: 'The treasury and your cash together don’t cover the cheapest train: sell shares, but no more than you need. You can’t make a sale that changes this corporation’s president.',
      ru: 'Кассы и ваших денег не хватает на самый дешёвый поезд: продавайте акции, но не больше, чем нужно. Сменить президента этой корпорации такой продажей нельзя.',
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
    when: isAt(STEP.leaveOrLoan),
    words: {
      en: 'You can’t pay. An L.500 loan keeps you in the game and costs L.750 at the end. Drop out, and you end with nothing.',
      ru: 'Заплатить нечем. Кредит L.500 оставит вас в игре, но в конце обойдётся в L.750. Выйти — остаться ни с чем.',
    },
  },
  {
    id: 'finance',
    when: (scene) => isAt(STEP.finance)(scene) && issue(scene) !== undefined,
    args: (scene) => {
      const sale = issue(scene);
      return {
        company: scene.company ?? '',
        value: sale ? priceOf(scene.state, sale.company) : 0,
        worth: sale ? priceOf(after(scene, sale), sale.company) : 0,
      };
    },
    words: {
      en: 'The corporation can issue shares from its treasury: it gets their price, and the price drops one row for each ({value} → {worth} for this one). That can pay for the next train without touching your cash.',
      ru: 'Корпорация может выпустить акции из кассы в пул: она получит их цену, но за каждую маркер опустится на строку (за эту {value} → {worth}). Так можно собрать на поезд без ваших денег.',
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
      en: 'The end is near. Trains and treasuries count for nothing, so pay out what you can and push your best shares up.',
      ru: 'Конец близок. Поезда и кассы ничего не стоят. Выплачивайте всё, что можно, и поднимайте самые дорогие акции.',
    },
  },
];

export const guide: Guide = [...starting, ...trading, ...operating];
