/** A first game of 1862, guided. */
import { companyOf, percentAt, trainsAt } from '@roundhouse/engine';
import type { Guide, Moment } from '../common/guide/moment.ts';
import { after, isAt, joined, hasStation, may, offered, type Scene, usually } from '../common/guide/scene.ts';
import { usual } from '../common/guide/usual.ts';
import type { Vocabulary } from '../common/guide/vocabulary.ts';
import { STEP } from './steps.ts';

const vocabulary: Vocabulary = {
  towns: true,
  ru: {
    tile: 'тайл пути',
    tiles: 'тайлы пути',
    litHex: 'подсвеченный гекс',
    president: 'директор',
    asPresident: 'директором',
    intoTreasury: 'в кассу',
    station: 'Маркер станции',
  },
};

const holdsNothing = ({ state, me }: Scene): boolean =>
  Object.keys(state.companies).every((company) => percentAt(state, me, company) === 0);

const trainless = ({ state, company }: Scene): boolean => company !== null && trainsAt(state, company).length === 0;

const firstTurn = ({ state, company }: Scene): boolean => company !== null && companyOf(state, company).turns === 0;

/** A company of mine that is founded but not launched. */
const unlaunched = ({ state, me }: Scene): string | undefined =>
  Object.values(state.companies).find(({ president, status }) => president === me && status === 'started')?.id;

const starting: readonly Moment[] = [
  {
    id: 'goal',
    when: (scene) =>
      usually(scene, 'trainTypes', 'beginner') && isAt(STEP.parliamentTurn)(scene) && holdsNothing(scene),
    words: {
      en: 'The richest player wins: cash and shares; what companies own counts for nobody. All companies are alike but for their home and their permit: the one type of train (Freight, Local or Express) that a company may run. Look at both before you bid.',
      ru: 'Побеждает самый богатый: деньги и акции; имущество компаний не считается. Все компании одинаковы, кроме базы и разрешения — единственного типа поездов (грузовые, местные или экспрессы), на которых компания может ездить. Посмотрите на то и другое, прежде чем делать ставку.',
    },
  },
  {
    id: 'parliament',
    when: (scene) => isAt(STEP.parliamentTurn)(scene) && may(scene, 'bid'),
    words: {
      en: 'Parliament sells charters by auction. A chartered company gets ten times its par when half of it is sold: rich at once. But it must be launched before the end of the next stock round, or whoever won the charter pays five times par. Keep the money to fill it.',
      ru: 'Парламентскую Поддержку разыгрывают на аукционе. Чартерная компания получит десять номиналов, когда продана половина: она сразу богата. Но её нужно запустить до конца следующего фондового раунда, иначе победитель аукциона платит штраф в пять номиналов. Оставьте деньги, чтобы её выкупить.',
    },
  },
  {
    id: 'auction',
    when: isAt(STEP.auction),
    words: {
      en: 'Raise by at least £5 or leave this auction for good. The bid goes to the bank and is lost; besides it you must be able to pay three times par. A few pounds for a good home are well spent, many are not.',
      ru: 'Повышайте хотя бы на £5 или уходите с этого аукциона совсем. Ставка достаётся банку и пропадает; кроме неё вы платите три номинала. Несколько фунтов за хорошую базу — не жалко, большая сумма — жалко.',
    },
  },
  {
    id: 'charter',
    when: isAt(STEP.charter),
    words: {
      en: 'Choose the par value: three times it buys the director’s certificate of 30%, and one or two more shares may be bought with it. Five shares launch the company: with two more you do it alone. A par that you cannot fill is a fine; a low one leaves the company poor.',
      ru: 'Назначьте номинал: за три номинала вы получаете сертификат директора (30%), и можно сразу купить ещё одну-две акции. Пять акций запускают компанию: с двумя вы справитесь сами. Номинал, который не потянуть, — это штраф; слишком низкий оставит компанию бедной.',
    },
  },
];

const trading: readonly Moment[] = [
  {
    id: 'launch',
    when: (scene) => isAt(STEP.stockTurn)(scene) && unlaunched(scene) !== undefined,
    args: (scene) => ({ company: unlaunched(scene) ?? '' }),
    words: {
      en: '{company} is founded but not launched: it begins to operate once five of its ten shares are bought, by you or by others.',
      ru: '{company} создана, но не запущена: она начнёт работать, когда будут куплены пять из десяти её акций, вами или другими.',
    },
  },
  {
    id: 'found',
    when: (scene) => isAt(STEP.stockTurn)(scene) && may(scene, 'par'),
    words: {
      en: 'A company can also be founded here, without a charter: you pay three times a price of your choice, into its own treasury, and it lives on what its shares bring. No fine threatens, and the price may be higher; but it never gets ten times par at its launch.',
      ru: 'Создать компанию можно и здесь, без Парламентской Поддержки: вы платите три выбранные цены в её же кассу, и она живёт на то, что приносят акции. Штрафа нет и цена может быть выше, но десяти номиналов при запуске она не получит.',
    },
  },
  ...usual(vocabulary, 'takeover', 'rival', 'limit', 'sellShares', 'buyShares'),
  {
    id: 'halfPrice',
    when: ({ state, me, frame, open }) =>
      STEP.stockTurn.is(frame) &&
      open.some(
        (each) =>
          each.kind === 'one' &&
          each.action.type === 'sellShares' &&
          each.action.by === me &&
          trainsAt(state, each.action.company).length === 0,
      ),
    words: {
      en: 'A share of a company without a train sells for half its price only. Sell before the trains are gone, or not at all.',
      ru: 'Акция компании без поезда продаётся лишь за полцены. Продавайте, пока поезда ещё есть, или не продавайте вовсе.',
    },
  },
  {
    id: 'fine',
    when: isAt(STEP.fine),
    words: {
      en: 'A company whose charter you won was not launched in time: the fine is five times its par. What cash does not cover is paid by selling shares.',
      ru: 'Компания, для которой вы получили Поддержку, не запущена вовремя: штраф — пять номиналов. Чего не хватает деньгами, добирают продажей акций.',
    },
  },
  ...usual(vocabulary, 'pass'),
];

const operating: readonly Moment[] = [
  {
    id: 'merge',
    when: (scene) => usually(scene, 'trainTypes', 'beginner') && isAt(STEP.merge)(scene) && may(scene, 'merge'),
    words: {
      en: 'Two companies joined by track may merge: shares fold two into one, trains, money and permits go together, the price is the lower one and half of the higher. With both permits the new company runs two types of train in one turn. Where a director of another company is needed, he must agree.',
      ru: 'Две компании, соединённые путями, могут слиться: две акции превращаются в одну, поезда, деньги и разрешения складываются, цена — меньшая плюс половина большей. С двумя разрешениями новая компания водит два типа поездов за ход. Если у второй компании другой директор, нужно его согласие.',
    },
  },
  {
    id: 'markers',
    when: (scene) => isAt(STEP.markers)(scene) && usually(scene, 'maxMarkers'),
    words: {
      en: 'Choose how many station markers the company has, two to seven with its home; each costs £40 now and none later. Three or four are enough for most; without money left there is no train.',
      ru: 'Решите, сколько маркеров станций будет у компании: от двух до семи вместе с базовым; каждый стоит £40 сейчас и ничего потом. Обычно хватает трёх-четырёх; без денег не будет и поезда.',
    },
  },
  {
    id: 'track',
    when: (scene) => isAt(STEP.build)(scene) && may(scene, 'layTile') && hasStation(scene) && !joined(scene),
    words: {
      en: 'Build first: a run begins and ends at a large station (a city circle), a port or a red area. Tap a lit hex, pick a tile, turn it until its track leads from your home to the next large station, and lay it. Two yellow tiles a turn, or one upgrade.',
      ru: 'Сначала стройте: маршрут начинается и заканчивается на большой станции (круг), в порту или в красной области. Нажмите на подсвеченный гекс, выберите тайл пути, поверните так, чтобы он вёл от базы к следующей большой станции, и положите. За ход — два жёлтых тайла или одно улучшение.',
    },
  },
  ...usual(vocabulary, 'green', 'brown'),
  {
    id: 'trackGrow',
    when: (scene) =>
      usually(scene, 'trainTypes', 'beginner') && isAt(STEP.build)(scene) && may(scene, 'layTile') && joined(scene),
    words: {
      en: 'Build for the type you run: a Freight earns by the straight distance between its two ends, a Local by many stations and £10 of subsidy for every hex, an Express by dear large stations, ports and red areas. Every station counts once for the company.',
      ru: 'Стройте под свой тип: грузовой поезд зарабатывает на расстоянии по прямой между концами, местный — на множестве станций и £10 субсидии за каждый гекс, экспресс — на дорогих больших станциях, портах и красных областях. Каждая станция засчитывается компании один раз.',
    },
  },
  {
    id: 'freeMarker',
    when: (scene) => isAt(STEP.station)(scene) && may(scene, 'placeToken') && !firstTurn(scene),
    words: {
      en: 'The markers are paid for already: placing one costs nothing. Homes are not reserved here, so a marker in the right city can shut a rival out of his own, and every run needs a city with a marker of yours.',
      ru: 'Маркеры уже оплачены: поставить маркер ничего не стоит. Базы здесь не зарезервированы, так что маркер в нужном городе может закрыть сопернику его же базу, а каждому маршруту нужен город с вашим маркером.',
    },
    claim: (scene) =>
      offered(scene, 'placeToken').every(
        (each) => after(scene, each).cash[scene.company ?? ''] === scene.state.cash[scene.company ?? ''],
      ),
  },
  {
    id: 'run',
    when: (scene) => may(scene, 'runTrains'),
    words: {
      en: 'The trains run: the best run is drawn already. All runs hang together through large stations, and one of them includes the home. Trains may share track here.',
      ru: 'Поезда едут: лучшие маршруты уже нарисованы. Все они должны быть связаны через большие станции, и один должен включать базу. Пути у поездов одной компании здесь могут быть общими.',
    },
  },
  ...usual(vocabulary, 'dividend'),
  {
    id: 'dividendSteps',
    when: (scene) => isAt(STEP.dividend)(scene) && usually(scene, 'beginner'),
    words: {
      en: 'What is paid moves the price: below the price it stays, from one, two, three or four times the price it rises as many steps; without a dividend it falls one. Where a little is missing to the price, the treasury may add it: George Hudson’s way.',
      ru: 'Выплата двигает цену: меньше цены акции — стоит; от одной, двух, трёх, четырёх цен — столько же шагов вверх; без выплаты — шаг вниз. Если чуть-чуть не хватает до цены, касса может добавить: так делал Джордж Хадсон.',
    },
  },
  {
    id: 'trainFirst',
    when: (scene) =>
      usually(scene, 'trainTypes', 'beginner') &&
      isAt(STEP.trains)(scene) &&
      may(scene, 'buyTrain') &&
      trainless(scene),
    words: {
      en: 'The company must own a train at the end of its turn. Choose the type: only trains for which it has a permit will run. A warranty, £50, lets a train run once more after it should rust. Nobody pays for the company: without money it refinances or is bankrupt.',
      ru: 'В конце хода у компании должен быть поезд. Выберите тип: поедут только те, на которые есть разрешение. Гарантия за £50 даёт поезду ещё один проезд после срока. Никто не доплатит за компанию: без денег её ждёт рефинансирование или банкротство.',
    },
  },
  {
    id: 'trainMore',
    when: (scene) =>
      usually(scene, 'trainTypes', 'beginner') &&
      isAt(STEP.trains)(scene) &&
      may(scene, 'buyTrain') &&
      !trainless(scene),
    words: {
      en: 'More trains of a type help in different ways: Freights join into one long train, Locals and Expresses each need stations of their own, since every station counts once. And each purchase brings the next group nearer.',
      ru: 'Новые поезда помогают по-разному: грузовые складываются в один длинный, а местным и экспрессам нужны свои станции, ведь каждая засчитывается один раз. И каждая покупка приближает следующую группу.',
    },
  },
  {
    id: 'redeem',
    when: isAt(STEP.redeem),
    words: {
      en: 'The company may take one of its own shares out of the bank pool at the market price: from then on that share pays into its treasury.',
      ru: 'Компания может забрать из банковского пула одну свою акцию по рыночной цене: её дивиденды пойдут в кассу.',
    },
  },
  {
    id: 'fold',
    when: isAt(STEP.fold, STEP.excess),
    words: {
      en: 'Shares are folded two into one. Decide about what is left over: an odd share is an option that you redeem for half the new price, or give up for as much.',
      ru: 'Акции складываются две в одну. Решите, что делать с остатком: нечётная акция — опцион; его можно выкупить за половину новой цены или отдать за столько же.',
    },
  },
  ...usual(vocabulary, 'answer'),
  {
    id: 'ending',
    when: ({ state }) => state.ending !== null,
    words: {
      en: 'The end has been called. Only cash and shares will count: pay out, and hold the shares that still rise.',
      ru: 'Конец игры объявлен. Считаться будут только деньги и акции: выплачивайте прибыль и держите те акции, что ещё растут.',
    },
  },
];

export const guide: Guide = [...starting, ...trading, ...operating];
