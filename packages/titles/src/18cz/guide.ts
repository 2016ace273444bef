/** A first game of 18CZ, guided. The tutorial has moments of its own: `guide/tutorial.ts`. */
import { trainsAt } from '@roundhouse/engine';
import type { Guide, Moment } from '../common/guide/moment.ts';
import { isAt, may, offered, type Scene } from '../common/guide/scene.ts';
import { usual } from '../common/guide/usual.ts';
import { modeOf } from './modes.ts';
import { mustBuy } from './rules/trainOffers.ts';
import { tutorial } from './guide/tutorial.ts';
import { vocabulary } from './guide/vocabulary.ts';
import { STEP } from './steps.ts';

const ownsNoLocal = ({ state, me }: Scene): boolean => Object.values(state.privates).every(({ owner }) => owner !== me);

const sizeOf = ({ state, company }: Scene): string => (company === null ? '' : (state.companies[company]?.size ?? ''));

/** Sizes of the companies that may be started now; Moravia-Silesia has rules of its own for that. */
const startable = (scene: Scene): readonly string[] =>
  modeOf(scene.state) === 'moravia'
    ? []
    : offered(scene, 'par').map(({ company }) => scene.state.companies[company]?.size ?? '');

const game: readonly Moment[] = [
  {
    id: 'goal',
    when: (scene) => isAt(STEP.draft)(scene) && ownsNoLocal(scene),
    words: {
      en: 'The richest player after thirteen operating rounds wins: money and shares; what companies own counts for nobody. First everybody buys local railways: they pay in every operating round, and their common price climbs from 40 K to 120 K.',
      ru: 'Побеждает самый богатый после тринадцати операционных раундов: деньги и акции; имущество компаний не считается. Сначала все покупают местные железные дороги: они платят каждый операционный раунд, а их общая цена растёт с 40 K до 120 K.',
    },
  },
  {
    id: 'draft',
    when: (scene) => isAt(STEP.draft)(scene) && may(scene, 'buyPrivate') && may(scene, 'pass'),
    words: {
      en: 'A local bought for little is sold later to a company of yours for up to the common price, and counts 120 K if you keep it. But leave money: a small company needs twice its starting price, 100 K to 140 K, from you.',
      ru: 'Дёшево купленную местную ж/д позже можно продать своей компании, вплоть до общей цены, а в конце она стоит 120 K. Но оставьте деньги: чтобы начать малую компанию, нужны две начальные цены, от 100 K до 140 K.',
    },
  },
  {
    id: 'startSmall',
    when: (scene) => isAt(STEP.stockTurn)(scene) && startable(scene).includes('small'),
    words: {
      en: 'A company starts when half of it is bought; a small one has certificates of 50, 25 and 25%, so its director certificate alone starts it. The bank then gives it four times the starting price. Small companies live short: they are there to be absorbed later by a bigger one, at a good price.',
      ru: 'Компания начинает работать, когда куплена половина; у малой сертификаты 50, 25 и 25%, так что хватает сертификата директора. Банк даёт ей четыре начальные цены. Век малых недолог: позже их поглотит компания покрупнее — за хорошую цену.',
    },
  },
  {
    id: 'startMedium',
    when: (scene) => isAt(STEP.stockTurn)(scene) && startable(scene).includes('medium'),
    words: {
      en: 'Medium companies are to be had now: 40, 20, 20 and 20%; one starts with 60% and gets five times its price. They run the blue plus-trains, which visit towns beside the cities.',
      ru: 'Теперь доступны средние компании: 40, 20, 20 и 20%; для начала нужны 60%, и она получит пять цен. Они ездят на синих плюс-поездах: кроме городов, те заезжают и в посёлки.',
    },
  },
  {
    id: 'startLarge',
    when: (scene) => isAt(STEP.stockTurn)(scene) && startable(scene).includes('large'),
    words: {
      en: 'State railways are to be had now: 20% and eight times 10%; one starts with half of it sold and gets ten times its price. Their price moves two cells with each dividend, and they can swallow the smaller ones, trains, stations and all. The end of the game belongs to them.',
      ru: 'Теперь доступны крупные компании: 20% и восемь по 10%; для начала нужна половина, и она получит десять цен. При выплате их курс идёт на две клетки, и они могут поглощать меньших вместе с поездами и станциями. Конец игры за ними.',
    },
  },
  {
    id: 'debt',
    when: (scene) => isAt(STEP.stockTurn)(scene) && may(scene, 'repayLoan'),
    words: {
      en: 'You owe the bank: as long as the loan is not repaid you buy no shares. The penalty stays either way, so repay as soon as something is worth buying.',
      ru: 'Вы должны банку: пока займ не погашен, акции покупать нельзя. Штраф останется в любом случае, поэтому гасите, как только есть что покупать.',
    },
    claim: (scene) => !may(scene, 'buyShares'),
  },
  ...usual(vocabulary, 'takeover', 'rival', 'limit', 'buyShares', 'sellShares', 'pass'),
  {
    id: 'homeTile',
    when: (scene) => isAt(STEP.home)(scene) && sizeOf(scene) === 'large',
    words: {
      en: 'A state railway lays its red home tile on one of two border hexes. Every train of its own that reaches it earns 50 K more, so choose the one that your track can reach soonest.',
      ru: 'Крупная компания кладёт красный домашний тайл на один из двух приграничных гексов. Каждый её поезд, который до него доедет, приносит на 50 K больше, поэтому выбирайте тот, до которого скорее дотянутся пути.',
    },
  },
  ...usual(vocabulary, 'track'),
  {
    id: 'locals',
    when: ({ state, me, open }) =>
      open.some(
        (each) =>
          'action' in each &&
          each.action.type === 'buyPrivate' &&
          each.action.for !== undefined &&
          state.privates[each.action.private]?.owner === me,
      ),
    words: {
      en: 'Your company may buy your locals now, for up to their common price: money of the treasury becomes yours. Each also lets the company once lay a purple-edged tile, or a tile without paying for the terrain.',
      ru: 'Теперь ваша компания может купить у вас местные ж/д, вплоть до общей цены: деньги из казны становятся вашими. К тому же каждая раз за игру позволяет положить тайл с фиолетовой кромкой или обычный тайл без платы за местность.',
    },
  },
  ...usual(vocabulary, 'green', 'brown', 'trackGrow', 'station', 'run', 'dividend'),
  {
    id: 'absorb',
    when: (scene) => isAt(STEP.absorb)(scene) && may(scene, 'merge'),
    words: {
      en: 'This company may absorb a smaller one for 50 to 150% of its price per share, paid to the players out of the treasury. It takes over money, trains, stations and locals. If both are yours, it is a way to turn a treasury into your own cash.',
      ru: 'Эта компания может поглотить меньшую, заплатив игрокам из казны 50–150% курса за акцию. Она забирает деньги, поезда, станции и местные ж/д. Если обе ваши, так казна превращается в ваши деньги.',
    },
  },
  {
    id: 'inherit',
    when: isAt(STEP.inherit),
    words: {
      en: 'The trains of the absorbed company: take them, turn the card to the side that your company can run (paying the difference), or scrap them. A card turned to the right side is the cheapest new train there is.',
      ru: 'Поезда поглощённой компании: оставьте их, переверните карту на сторону, на которой ваша компания может ездить (доплатив разницу), или спишите. Перевёрнутая карта — самый дешёвый новый поезд.',
    },
  },
  {
    id: 'forced',
    when: (scene) =>
      isAt(STEP.trains)(scene) && scene.company !== null && mustBuy(scene.state, scene.company) && !may(scene, 'pass'),
    words: {
      en: 'At the end of its turn a company must own a train that it can run. What its treasury lacks you pay; what you lack is a loan, with a penalty of the same amount at the end. Shares cannot be sold for it.',
      ru: 'В конце хода у компании должен быть поезд, на котором она может ездить. Чего не хватает в казне, платите вы; чего не хватает у вас — займ и такой же штраф в конце. Продавать акции ради этого нельзя.',
    },
  },
  {
    id: 'sides',
    when: (scene) => isAt(STEP.trains)(scene) && may(scene, 'buyTrain'),
    words: {
      en: 'A card has a red, a blue and a green side: small companies run red trains, medium ones blue, large ones green. A train scraps only older ones of its own colour, and after each set of rounds the top card leaves the game: the clock never stops.',
      ru: 'На карте до трёх сторон: малые компании ездят на красных поездах, средние на синих, крупные на зелёных. Поезд списывает только старые поезда своего цвета, а после каждой серии раундов верхняя карта уходит из игры: часы не остановить.',
    },
    claim: (scene) =>
      offered(scene, 'buyTrain').every(
        ({ from }) => from === 'depot' || from === 'pool' || scene.state.companies[from] !== undefined,
      ),
  },
  {
    id: 'trainFirst',
    when: (scene) =>
      isAt(STEP.trains)(scene) && may(scene, 'buyTrain') && trainsAt(scene.state, scene.company ?? '').length === 0,
    words: {
      en: 'Without a train the company earns nothing. What is bought now runs from the next round on. The cheapest train need not be the best: ask which one will still be there in three rounds.',
      ru: 'Без поезда компания ничего не заработает. Купленный сейчас поедет со следующего раунда. Самый дешёвый не всегда лучший: спросите себя, какой будет ездить и через три раунда.',
    },
  },
  ...usual(vocabulary, 'trainMore', 'discard', 'answer'),
];

/** What is said of companies of three sizes does not hold in Moravia-Silesia, which has large ones only. */
const OF_THREE_SIZES: readonly string[] = [
  'forced',
  'sides',
  'homeTile',
  'locals',
  'absorb',
  'inherit',
  'debt',
  'trainFirst',
];

const inGame = (moment: Moment): Moment => ({
  ...moment,
  when: (scene) => {
    const mode = modeOf(scene.state);
    return mode !== 'tutorial' && !(mode === 'moravia' && OF_THREE_SIZES.includes(moment.id)) && moment.when(scene);
  },
});

export const guide: Guide = [...tutorial, ...game.map(inGame)];
