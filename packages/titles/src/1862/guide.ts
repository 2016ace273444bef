/** A first game of 1862, guided. */
import { companyOf, percentAt, trainsAt } from '@roundhouse/engine';
import type { Guide, Moment } from '../common/guide/moment.ts';
import { after, isAt, joined, hasStation, may, offered, type Scene, usualIn } from '../common/guide/scene.ts';
import { usual } from '../common/guide/usual.ts';
import type { Vocabulary } from '../common/guide/vocabulary.ts';
import { OPTIONS } from './settings.ts';
import { STEP } from './steps.ts';

const vocabulary: Vocabulary = {
  towns: true,
  ru: {
    tile: 'тайл пути',
    tiles: 'тайлы путей',
    litHex: 'подсвеченный гекс',
    president: 'директор',
    asPresident: 'директором',
    station: 'Маркер станции',
    nextTrain: 'поезд {next}',
    oldTrains: 'поезда {old}',
    rust: 'заржавеют',
  },
};

const usually = usualIn(OPTIONS);

const holdsNothing = ({ state, me }: Scene): boolean =>
  Object.keys(state.companies).every((company) => percentAt(state, me, company) === 0);

const trainless = ({ state, company }: Scene): boolean => company !== null && trainsAt(state, company).length === 0;

const firstTurn = ({ state, company }: Scene): boolean => company !== null && companyOf(state, company).turns === 0;

/** A company of mine that has started but not floated. */
const unfloated = ({ state, me }: Scene): string | undefined =>
  Object.values(state.companies).find(({ president, status }) => president === me && status === 'started')?.id;

const starting: readonly Moment[] = [
  {
    id: 'goal',
    when: (scene) =>
      usually(scene, 'trainTypes', 'beginner') && isAt(STEP.parliamentTurn)(scene) && holdsNothing(scene),
    words: {
      en: 'The richest player wins: cash and shares. What a company owns counts for nothing. All companies are alike except for their home and their permit, the one type of train (Freight, Local, or Express) they can run. Look at both before you bid.',
      ru: 'Побеждает самый богатый. Считаются деньги и акции, имущество компаний — нет. Компании различаются только базой и разрешением — единственным типом поездов (грузовые, местные или экспрессы), на которых они могут ездить. Взгляните на то и другое, прежде чем делать ставку.',
    },
  },
  {
    id: 'parliament',
    when: (scene) => isAt(STEP.parliamentTurn)(scene) && may(scene, 'bid'),
    words: {
      en: 'Parliament auctions charters. A chartered company gets ten times par once half of it is sold, so it’s rich right away. But it has to float before the end of the next stock round, or the player who won the charter pays a fine of five times par. Keep enough cash to float it.',
      ru: 'В парламенте разыгрывают поддержку. Чартерная компания получит десять номиналов, когда раскупят половину: она сразу богата. Но запустить её нужно до конца следующего фондового раунда, иначе победитель аукциона платит штраф в пять номиналов. Приберегите деньги на её акции.',
    },
  },
  {
    id: 'auction',
    when: isAt(STEP.auction),
    words: {
      en: 'Raise by at least £5, or you’re out of this auction. The bid goes to the bank for good, and on top of it you pay three times par. A good home is worth a few pounds, but not a fortune.',
      ru: 'Повышайте хотя бы на £5 или уходите с этого аукциона совсем. Ставка достаётся банку, а сверх неё вы платите три номинала. Пара фунтов за хорошую базу — не жалко, больше — уже дорого.',
    },
  },
  {
    id: 'charter',
    when: isAt(STEP.charter),
    words: {
      en: 'Set par: three times par buys the 30% president’s certificate, and you can add one or two shares right away. Five shares float the company, so with two more you float it on your own. Set par too high and you risk the fine; too low, and the company stays poor.',
      ru: 'Назначьте номинальную стоимость: за три номинала вы получаете сертификат директора (30%) и можете сразу докупить одну-две акции. Пять акций запускают компанию, так что с двумя вы справитесь сами. Слишком высокий номинал грозит штрафом, слишком низкий оставит компанию бедной.',
    },
  },
];

const trading: readonly Moment[] = [
  {
    id: 'launch',
    when: (scene) => isAt(STEP.stockTurn)(scene) && unfloated(scene) !== undefined,
    args: (scene) => ({ company: unfloated(scene) ?? '' }),
    words: {
      en: '{company} has started but hasn’t floated: it operates once five of its ten shares are bought, by you or by others.',
      ru: '{company} создана, но ещё не запущена: она начнёт работать, когда вы или другие раскупите пять из десяти её акций.',
    },
  },
  {
    id: 'found',
    when: (scene) => isAt(STEP.stockTurn)(scene) && may(scene, 'par'),
    words: {
      en: 'You can also start a company here, without a charter: you pay three times the price you choose into its own treasury, and it lives on what its shares bring. There’s no fine, and the price can be higher, but it never gets ten times par.',
      ru: 'Создать компанию можно и здесь, без парламентской поддержки: вы платите три выбранные цены в её же кассу, и она живёт на то, что приносят акции. Штрафа нет, и цена может быть выше, но десяти номиналов при запуске не будет.',
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
      en: 'A share of a company without a train sells for half its price. Sell while the trains are still there, or not at all.',
      ru: 'Акция компании без поезда продаётся за половину стоимости. Продавайте, пока поезда ещё есть, или не продавайте вовсе.',
    },
  },
  {
    id: 'fine',
    when: isAt(STEP.fine),
    words: {
      en: 'A company whose charter you won didn’t float in time: the fine is five times par. You sell shares for what your cash doesn’t cover.',
      ru: 'Компания, для которой вы получили поддержку, не запущена вовремя: штраф — пять номиналов. Чего не хватает деньгами, добирают продажей акций.',
    },
  },
  ...usual(vocabulary, 'pass'),
];

const operating: readonly Moment[] = [
  {
    id: 'merge',
    when: (scene) => usually(scene, 'trainTypes', 'beginner') && isAt(STEP.merge)(scene) && may(scene, 'merge'),
    words: {
      en: 'Two companies connected by track can merge: every two shares become one, and trains, money, and permits are pooled. The new price is the lower one plus half the higher. With both permits the company runs two types of train in a turn. The other company’s president has to agree.',
      ru: 'Две компании, соединённые путями, могут слиться: две акции превращаются в одну, поезда, деньги и разрешения складываются, новая стоимость — меньшая плюс половина большей. С двумя разрешениями компания водит два типа поездов за ход. Если у второй другой директор, нужно его согласие.',
    },
  },
  {
    id: 'markers',
    when: (scene) => isAt(STEP.markers)(scene) && usually(scene, 'maxMarkers'),
    words: {
      en: 'Choose how many tokens the company gets, two to seven including home. Each costs £40 now and nothing later. Three or four usually do. Save money for a train.',
      ru: 'Сколько маркеров станций будет у компании? От двух до семи вместе с базовым, каждый стоит £40 сейчас и ничего потом. Обычно хватает трёх-четырёх. Оставьте денег на поезд.',
    },
  },
  {
    id: 'track',
    when: (scene) => isAt(STEP.track)(scene) && may(scene, 'layTile') && hasStation(scene) && !joined(scene),
    words: {
      en: 'Lay track first: a route starts and ends in a city (circle), a port, or a red area. Tap a highlighted hex, pick a tile, rotate it until its track leads from your home to the next city, and lay it. You get two yellow tiles a turn, or one upgrade.',
      ru: 'Сначала стройте: маршрут начинается и заканчивается на большой станции (круг), в порту или в красной области. Нажмите на подсвеченный гекс, выберите тайл пути, поверните так, чтобы он вёл от базы к следующей большой станции, и положите. За ход — два жёлтых тайла или одно улучшение.',
    },
  },
  ...usual(vocabulary, 'green', 'brown'),
  {
    id: 'trackGrow',
    when: (scene) =>
      usually(scene, 'trainTypes', 'beginner') && isAt(STEP.track)(scene) && may(scene, 'layTile') && joined(scene),
    words: {
      en: 'Build for the type you run. A Freight earns by the straight-line distance between its ends, a Local by many stops and a £10 subsidy per hex, and an Express by rich cities, ports, and red areas. Every stop counts once per company.',
      ru: 'Стройте под свой тип. Грузовой поезд зарабатывает на расстоянии по прямой между концами, местный — на множестве станций и £10 субсидии за гекс, экспресс — на дорогих больших станциях, портах и красных областях. Каждая станция засчитывается компании один раз.',
    },
  },
  {
    id: 'freeMarker',
    when: (scene) => isAt(STEP.station)(scene) && may(scene, 'placeToken') && !firstTurn(scene),
    words: {
      en: 'Your tokens are already paid for, so placing one is free. Homes aren’t reserved here: a token in the right city can shut a rival out of its own home. And every route needs a city with your token.',
      ru: 'Маркеры уже оплачены, ставить их ничего не стоит. Базы здесь ни за кем не закреплены: маркер в нужном городе закроет сопернику его же базу. И каждому маршруту нужен город с вашим маркером.',
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
      en: 'Your trains run, and the best routes are already drawn. They all connect through cities, and one includes your home. Your trains can share track here.',
      ru: 'Поезда едут, лучшие маршруты уже нарисованы. Все они связаны через большие станции, и один проходит через базу. Пути у поездов одной компании здесь могут быть общими.',
    },
  },
  ...usual(vocabulary, 'dividend'),
  {
    id: 'dividendSteps',
    when: (scene) => isAt(STEP.dividend)(scene) && usually(scene, 'beginner'),
    words: {
      en: 'The payout moves the price: less than the share price leaves it, one to four times the price moves it up that many steps, and nothing moves it down one. If you’re just short of the price, the treasury can top it up: the George Hudson Maneuver.',
      ru: 'Выплата двигает стоимость акций. Выплачено меньше одной стоимости — она не изменится, от одной до четырёх — вырастет на столько же шагов, ничего — упадёт на шаг. Если до стоимости чуть-чуть не хватает, касса может добавить: это манёвр Хадсона.',
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
      en: 'The company has to end its turn with a train. Mind the type: only trains it has a permit for will run. A £50 warranty keeps a train from rusting for one turn; one comes off after every run. Nobody pays for the company: without money it refinances or goes bankrupt.',
      ru: 'В конце хода у компании должен быть поезд. Следите за типом: поедут только те, на которые есть разрешение. Гарантия за £50 продлевает жизнь поезда на ход, и каждый ход одну снимают. Никто за компанию не доплатит: без денег её ждёт рефинансирование или банкротство.',
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
      en: 'More trains help in different ways: Freights join into one long train, while Locals and Expresses need stops of their own, since each stop counts once. And every purchase brings the next group closer.',
      ru: 'Новые поезда помогают по-разному: грузовые складываются в один длинный, а местным и экспрессам нужны свои станции, ведь каждая засчитывается один раз. И каждая покупка приближает следующую группу.',
    },
  },
  {
    id: 'redeem',
    when: isAt(STEP.redeem),
    words: {
      en: 'The company can redeem one of its own shares from the market at the share price. From then on that share pays into its treasury.',
      ru: 'Компания может забрать из банковского пула одну свою акцию по рыночной цене: её дивиденды пойдут в кассу.',
    },
  },
  {
    id: 'fold',
    when: isAt(STEP.fold, STEP.excess),
    words: {
      en: 'Every two shares become one. An odd share left over is an option: redeem it for half the new price, or give it up for the same amount.',
      ru: 'Две акции складываются в одну. Нечётная становится опционом: его можно выкупить за половину новой цены или отдать за столько же.',
    },
  },
  ...usual(vocabulary, 'answer'),
  {
    id: 'ending',
    when: ({ state }) => state.ending !== null,
    words: {
      en: 'The end has been triggered. Only cash and shares will count, so pay out and hold shares that are still rising.',
      ru: 'Скоро конец. Считаться будут только деньги и акции: выплачивайте прибыль и держите те акции, что ещё растут.',
    },
  },
];

export const guide: Guide = [...starting, ...trading, ...operating];
