/** 1817 part 5: options and variants, what may be chosen when a game is created. */
import { declareOptions, defineVariants, optionReader } from '../common/options.ts';
import { TITLES } from '../registry.ts';

export const OPTIONS = declareOptions({
  uncappedPrivates: {
    name: { en: 'Bids above face value', ru: 'Ставки выше номинала' },
    effect: {
      en: 'You can bid more than face value for a private, and bidding face value doesn’t win it outright.',
      ru: 'На частную компанию можно ставить больше номинала, и ставка в номинал ещё не победа.',
    },
    standard: false,
    rule: '1817 §auc.4',
  },
  tenShorts: {
    name: { en: 'Ten shorts', ru: 'Десять коротких сертификатов' },
    effect: {
      en: 'Up to 10 shorts of a large company instead of 5.',
      ru: 'До 10 коротких сертификатов крупной компании вместо 5.',
    },
    standard: false,
    rule: '1817 §short.3',
    peer: 'five_shorts',
  },
  shortSqueeze: {
    name: { en: 'Short Squeeze', ru: 'Short Squeeze' },
    effect: {
      en: 'If players hold more than 100% of a company, its share price rises two steps at the end of a stock round.',
      ru: 'Если у игроков больше 100% акций компании, в конце фондового раунда её котировка растёт на два шага.',
    },
    standard: false,
    rule: '1817 §srend.2',
    peer: 'short_squeeze',
  },
  modernTrains: {
    name: { en: 'Modern trains', ru: 'Современные поезда' },
    effect: {
      en: 'Each 7-train earns $10 extra, and each 8-train $20, for each city with one of the company’s tokens.',
      ru: 'За каждый город со станцией своей компании П7 приносит на $10 больше, а П8 — на $20.',
    },
    standard: false,
    rule: '1817 §opt.1',
    peer: 'modern_trains',
  },
  volatility: {
    name: { en: 'Volatility', ru: 'Volatility' },
    effect: {
      en: '13 more privates and a pyramid auction without seed money.',
      ru: 'Ещё 13 частных компаний и аукцион пирамидой, без посевного фонда.',
    },
    standard: false,
    rule: '1817 §vauc.1',
    peer: 'volatility',
  },
});

export const option = optionReader(OPTIONS);

const USUAL = { uncappedPrivates: true, tenShorts: true } as const;

export const VARIANTS = defineVariants(
  { options: OPTIONS, players: TITLES['1817'].players },
  {
    base: {
      name: { en: 'Standard', ru: 'Базовые правила' },
      effect: { en: 'The game as printed.', ru: 'По печатным правилам.' },
    },
    usual: {
      name: { en: 'Usual online play', ru: 'Как играют по сети' },
      effect: {
        en: 'How most groups play online: bids above face value and ten shorts.',
        ru: 'Так по сети играет большинство: ставки выше номинала и десять коротких сертификатов.',
      },
      options: USUAL,
    },
    volatility: {
      name: { en: 'Volatility', ru: 'Volatility' },
      effect: {
        en: 'Usual online play with the expansion: 13 more privates and the pyramid auction.',
        ru: 'Как по сети, с дополнением: ещё 13 частных компаний и аукцион пирамидой.',
      },
      options: { ...USUAL, volatility: true },
    },
    'short-squeeze': {
      name: { en: 'Short Squeeze', ru: 'Short Squeeze' },
      effect: {
        en: 'Usual online play, and if players hold more than 100% of a company, its share price rises two steps.',
        ru: 'Как по сети, а если у игроков больше 100% акций компании, её котировка растёт на два шага.',
      },
      options: { ...USUAL, shortSqueeze: true },
    },
    'modern-trains': {
      name: { en: 'Modern trains', ru: 'Современные поезда' },
      effect: {
        en: 'Usual online play, and 7- and 8-trains earn more in cities with their company’s tokens.',
        ru: 'Как по сети, а П7 и П8 приносят больше в городах со станциями своей компании.',
      },
      options: { ...USUAL, modernTrains: true },
    },
  },
);
