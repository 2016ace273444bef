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
      en: 'The richest player after thirteen operating rounds wins: cash and shares. What a company owns counts for nothing. First everyone drafts privates: they pay every operating round, and their common price climbs from 40 K to 120 K.',
      ru: 'Побеждает самый богатый после тринадцати операционных раундов. Считаются деньги и акции, имущество компаний — нет. Сначала все покупают местные ж/д: они платят каждый операционный раунд, а их общая цена растёт с 40 K до 120 K.',
    },
  },
  {
    id: 'draft',
    when: (scene) => isAt(STEP.draft)(scene) && may(scene, 'buyPrivate') && may(scene, 'pass'),
    words: {
      en: 'A cheap private can be sold to your company later for up to the common price, and it counts 120 K if you keep it. But leave some cash: a small company costs you twice its par, 100 K to 140 K.',
      ru: 'Дёшево купленную местную ж/д позже можно продать своей компании, вплоть до общей цены, а в конце она стоит 120 K. Но приберегите деньги: чтобы открыть малую компанию, нужны две начальные цены, от 100 K до 140 K.',
    },
  },
  {
    id: 'startSmall',
    when: (scene) => isAt(STEP.stockTurn)(scene) && startable(scene).includes('small'),
    words: {
      en: 'A company floats when half of it is bought. A small one has certificates of 50, 25, and 25%, so its president’s certificate is enough, and the bank pays it four times par. Small companies don’t live long: a bigger one acquires them later, at a good price.',
      ru: 'Компания стартует, когда куплена половина. У малой сертификаты 50, 25 и 25%, так что хватит сертификата директора, и банк даст ей четыре начальные цены. Век малых недолог: позже их поглотит компания покрупнее — за хорошую цену.',
    },
  },
  {
    id: 'startMedium',
    when: (scene) => isAt(STEP.stockTurn)(scene) && startable(scene).includes('medium'),
    words: {
      en: 'Medium companies are available now: 40, 20, 20, and 20%. One floats at 60% and gets five times par. They run the blue plus-trains, which stop at towns as well as cities.',
      ru: 'Теперь доступны средние компании: 40, 20, 20 и 20%. Средняя стартует с 60% и получает пять начальных цен. Они ездят на синих плюс-поездах: те заезжают и в города, и в посёлки.',
    },
  },
  {
    id: 'startLarge',
    when: (scene) => isAt(STEP.stockTurn)(scene) && startable(scene).includes('large'),
    words: {
      en: 'Large companies are available now: 20% and eight times 10%. One floats at half sold and gets ten times par. A payout moves their price two steps, and they can acquire smaller companies, trains, tokens, and all. They decide the endgame.',
      ru: 'Теперь доступны крупные компании: 20% и восемь по 10%. Крупная стартует с половины и получает десять начальных цен. Выплата двигает их цену на две клетки, и они поглощают компании поменьше вместе с поездами и станциями. В конце игры всё зависит от них.',
    },
  },
  {
    id: 'debt',
    when: (scene) => isAt(STEP.stockTurn)(scene) && may(scene, 'repayLoan'),
    words: {
      en: 'You owe the bank, and until you repay the loan you can’t buy shares. The penalty stays either way, so repay as soon as there’s something worth buying.',
      ru: 'Вы должны банку, и, пока не вернёте заём, акции покупать нельзя. Штраф никуда не денется, так что гасите заём, когда появится что купить.',
    },
    claim: (scene) => !may(scene, 'buyShares'),
  },
  ...usual(vocabulary, 'takeover', 'rival', 'limit', 'buyShares', 'sellShares', 'pass'),
  {
    id: 'homeTile',
    when: (scene) => isAt(STEP.home)(scene) && sizeOf(scene) === 'large',
    words: {
      en: 'A large company lays its red home tile on one of two border hexes. Each of its trains that gets there earns 50 K more, so pick the one your track can reach first.',
      ru: 'Крупная компания кладёт красный домашний тайл на один из двух приграничных гексов. Каждый её поезд, который туда доедет, приносит на 50 K больше. Выбирайте тот, до которого скорее дотянутся пути.',
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
      en: 'Your company can now buy your privates for up to their common price: the treasury’s money becomes yours. Each one also lets the company lay a purple-edged tile, or skip a terrain cost, once.',
      ru: 'Теперь ваша компания может купить у вас местные ж/д, вплоть до общей цены: деньги из казны станут вашими. К тому же каждая один раз позволяет положить тайл с фиолетовой кромкой или не платить за местность.',
    },
  },
  ...usual(vocabulary, 'green', 'brown', 'trackGrow', 'station', 'run', 'dividend'),
  {
    id: 'absorb',
    when: (scene) => isAt(STEP.absorb)(scene) && may(scene, 'merge'),
    words: {
      en: 'This company can acquire a smaller one for 50 to 150% of its share price, paid to the players from the treasury. It gets the money, trains, tokens, and privates. If both are yours, that turns a treasury into your cash.',
      ru: 'Эта компания может поглотить меньшую, заплатив игрокам из казны 50–150% цены за акцию. Ей достанутся деньги, поезда, станции и местные ж/д. Если обе компании ваши, так вы переложите казну себе в карман.',
    },
  },
  {
    id: 'inherit',
    when: isAt(STEP.inherit),
    words: {
      en: 'The acquired company’s trains: keep them, flip the card to a side your company can run (for the difference in price), or discard them. A flipped card is the cheapest new train there is.',
      ru: 'Поезда поглощённой компании: оставьте их, переверните карту на сторону своего размера (доплатив разницу) или сбросьте. Перевёрнутая карта — самый дешёвый новый поезд.',
    },
  },
  {
    id: 'forced',
    when: (scene) =>
      isAt(STEP.trains)(scene) && scene.company !== null && mustBuy(scene.state, scene.company) && !may(scene, 'pass'),
    words: {
      en: 'At the end of its turn a company must own a train it can run. You pay what the treasury lacks; what you lack becomes a loan, with a penalty of the same amount at the end. You can’t sell shares for it.',
      ru: 'В конце хода у компании должен быть поезд, на котором она может ездить. Чего не хватает в казне, доплачиваете вы. Чего не хватает и у вас — заём и такой же штраф в конце. Продавать акции ради этого нельзя.',
    },
  },
  {
    id: 'sides',
    when: (scene) => isAt(STEP.trains)(scene) && may(scene, 'buyTrain'),
    words: {
      en: 'A train card has up to three sides: red for small companies, blue for medium, green for large. A train rusts only older ones of its own color, and after each set of rounds the top card is exported. The clock never stops.',
      ru: 'У карты поезда до трёх сторон: красная для малых компаний, синяя для средних, зелёная для крупных. Поезд списывает только старые поезда своего цвета, а после каждой серии раундов верхняя карта уходит на экспорт. Время не остановить.',
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
      en: 'Without a train the company earns nothing. A train you buy now runs from the next round on. The cheapest isn’t always the best: ask which one will still be running in three rounds.',
      ru: 'Без поезда компания ничего не заработает. Купленный сейчас поедет со следующего раунда. Самый дешёвый не всегда лучший: спросите себя, какой ещё будет ездить через три раунда.',
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
