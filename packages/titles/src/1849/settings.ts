/** 1849: options and variants. */
import { declareOptions, defineVariants, optionReader } from '../common/options.ts';
import { TITLES } from '../registry.ts';

export const OPTIONS = declareOptions({
  fiveCorporations: {
    name: { en: 'Five corporations', ru: 'Пять корпораций' },
    effect: {
      en: 'With four players: one fewer corporation, three fewer trains, and a certificate limit of 9 instead of 11.',
      ru: 'Для четверых: на одну корпорацию и три поезда меньше, лимит сертификатов 9 вместо 11.',
    },
    standard: false,
    players: [4],
    rule: '1849 §1.1-d',
    peer: 'reduced_4p_corps',
  },
  delayedIft: {
    name: { en: 'Delayed IFT', ru: 'Отложенная IFT' },
    effect: {
      en: 'IFT is never among the first three corporations in the queue.',
      ru: 'IFT не попадает в первую тройку очереди.',
    },
    standard: false,
    rule: '1849 §2.2-b',
    peer: 'delay_ift',
  },
  tokenAcquisition: {
    name: { en: 'Buying tokens', ru: 'Покупка чужих станций' },
    effect: {
      en: 'From phase 6 on, a corporation can buy another one’s token.',
      ru: 'С фазы 6 корпорация может купить маркер станции другой корпорации.',
    },
    standard: false,
    rule: '1849 §14.1-a',
    peer: 'acquiring_station_tokens',
  },
  bonds: {
    name: { en: 'Bonds', ru: 'Облигации' },
    effect: {
      en: 'From phase 8 on, a corporation can issue an L.500 bond and then pays L.50 interest a turn.',
      ru: 'С фазы 8 корпорация может выпустить облигацию на L.500 с процентами L.50.',
    },
    standard: false,
    rule: '1849 §14.2-a',
    peer: 'bonds',
  },
  electricDreams: {
    name: { en: 'Electric Dreams', ru: 'Electric Dreams' },
    effect: {
      en: 'E markers and E-trains once the 12H is sold. Needs both other variants.',
      ru: 'Маркеры E и поезда E после продажи 12H. Вместе с обоими другими вариантами.',
    },
    standard: false,
    requires: ['tokenAcquisition', 'bonds'],
    rule: '1849 §14.3-a',
    peer: 'electric_dreams',
  },
});

export const option = optionReader(OPTIONS);

export const VARIANTS = defineVariants(
  { options: OPTIONS, players: TITLES['1849'].players },
  {
    tokenAcquisition: {
      name: { en: 'Buying tokens', ru: 'Покупка чужих станций' },
      effect: {
        en: 'Corporations can buy each other’s tokens.',
        ru: 'Корпорации покупают друг у друга маркеры станций.',
      },
      options: { tokenAcquisition: true },
      sections: ['1849 §14.1'],
    },
    bonds: {
      name: { en: 'Bonds', ru: 'Облигации' },
      effect: { en: 'Each corporation has an L.500 bond.', ru: 'У каждой корпорации есть облигация на L.500.' },
      options: { bonds: true },
      sections: ['1849 §14.2'],
    },
    electricDreams: {
      name: { en: 'Electric Dreams', ru: 'Electric Dreams' },
      effect: {
        en: 'E-trains, plus bonds and buying tokens.',
        ru: 'Поезда E вместе с покупкой станций и облигациями.',
      },
      options: { tokenAcquisition: true, bonds: true, electricDreams: true },
      sections: ['1849 §14.1', '1849 §14.2', '1849 §14.3'],
    },
  },
);
