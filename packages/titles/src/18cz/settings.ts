/** What may be chosen when a game is created: the modes. Rulings are in `rulings.ts`. */
import { declareOptions, defineVariants, optionReader } from '../common/options.ts';
import { TITLES } from '../registry.ts';

/** §III.1-2: what the table has agreed about deals; shown, not enforced. */
const DEALS = ['none', 'permitted', 'binding'] as const;

export const OPTIONS = declareOptions({
  tutorial: {
    name: { en: 'Tutorial', ru: 'Учебная партия' },
    effect: {
      en: 'One company each, no shares, ten rounds: learn to lay track and run trains.',
      ru: 'По одной компании у каждого, без акций, десять раундов: учимся строить пути и запускать поезда.',
    },
    standard: false,
    players: [2, 3, 4, 5],
    rule: '18CZ §TUT-1',
  },
  moravia: {
    name: { en: 'Moravia-Silesia', ru: 'Моравия-Силезия' },
    effect: {
      en: 'The Moravia-Silesia map, with five large companies and an auction. The map is our reconstruction.',
      ru: 'Карта Моравии-Силезии: пять крупных компаний и аукцион. Карта восстановлена по описанию.',
    },
    standard: false,
    players: [2, 3],
    rule: '18CZ §XI.2-1',
  },
  deals: {
    name: { en: 'Deals between players', ru: 'Соглашения между игроками' },
    effect: {
      en: 'What you agree on before the game: no deals, non-binding deals, or binding ones. The table shows it but enforces nothing.',
      ru: 'Договоритесь заранее: сделки запрещены, ни к чему не обязывают или обязательны к исполнению. Стол показывает, о чём договорились, но программа за этим не следит.',
    },
    values: DEALS,
    standard: 'none',
    rule: '18CZ §III.1-2',
  },
});

export const option = optionReader(OPTIONS);

export const VARIANTS = defineVariants(
  { options: OPTIONS, players: TITLES['18CZ'].players },
  {
    base: {
      name: { en: 'Czech lands', ru: 'Чешские земли' },
      effect: { en: 'The full game on the large map.', ru: 'Полная игра на большой карте.' },
      players: [3, 4, 5, 6],
    },
    tutorial: {
      name: { en: 'Tutorial', ru: 'Учебная партия' },
      effect: {
        en: 'One company each, no shares. Good for a first evening.',
        ru: 'По одной компании, без акций. Для первого вечера.',
      },
      players: [2, 3, 4, 5],
      options: { tutorial: true },
      sections: ['18CZ §TUT'],
    },
    bohemia: {
      name: { en: 'Bohemia', ru: 'Богемия' },
      effect: {
        en: 'Two players and Vaclav, a third player run by the rules.',
        ru: 'Два игрока и Вацлав — третий, который ходит по правилам сам.',
      },
      players: [2],
      sections: ['18CZ §XI.1'],
    },
    moravia: {
      name: { en: 'Moravia-Silesia', ru: 'Моравия-Силезия' },
      effect: {
        en: 'Two or three players, large companies only, on our reconstructed map.',
        ru: 'Два-три игрока, только крупные компании. Карта восстановлена.',
      },
      players: [2, 3],
      options: { moravia: true },
      sections: ['18CZ §XI.2'],
    },
  },
);
