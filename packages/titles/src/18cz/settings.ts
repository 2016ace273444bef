/** What may be chosen when a game is created: the modes. Rulings are in `rulings.ts`. */
import type { Setting, Variant } from '@roundhouse/engine';

/** §III.1-2: what the table has agreed about deals; shown, not enforced. */
const DEALS = ['none', 'permitted', 'binding'] as const;

export const OPTIONS: readonly Setting[] = [
  {
    id: 'tutorial',
    name: { en: 'Tutorial', ru: 'Обучающая игра' },
    effect: {
      en: 'One company each, no shares, ten rounds: learn to build track and run trains.',
      ru: 'По одной компании у каждого, без акций, десять раундов: учимся прокладывать пути и запускать поезда.',
    },
    values: [false, true],
    standard: false,
    players: [2, 3, 4, 5],
    rule: '18CZ §TUT-1',
  },
  {
    id: 'moravia',
    name: { en: 'Moravia-Silesia', ru: 'Моравия-Силезия' },
    effect: {
      en: 'The map of Moravia-Silesia with five large companies and an auction; the map is a reconstruction.',
      ru: 'Карта Моравии-Силезии: пять крупных компаний и аукцион; карта восстановлена по описанию.',
    },
    values: [false, true],
    standard: false,
    players: [2, 3],
    rule: '18CZ §XI.2-1',
  },
  {
    id: 'deals',
    name: { en: 'Deals between players', ru: 'Соглашения между игроками' },
    effect: {
      en: 'What the players agree on before the game: no deals, deals that bind nobody, or binding ones. It is shown at the table; nothing is enforced.',
      ru: 'О чём игроки договорились до игры: соглашений нет, они разрешены, но не обязательны, или обязательны. Показывается за столом; сама игра за этим не следит.',
    },
    values: DEALS,
    standard: 'none',
    rule: '18CZ §III.1-2',
  },
];

export const VARIANTS: readonly Variant[] = [
  {
    id: 'base',
    name: { en: 'Czech lands', ru: 'Чешские земли' },
    effect: { en: 'The whole game on the large map.', ru: 'Полная игра на большой карте.' },
    players: [3, 4, 5, 6],
    options: {},
  },
  {
    id: 'tutorial',
    name: { en: 'Tutorial', ru: 'Обучающая игра' },
    effect: {
      en: 'One company each, no shares: for a first evening.',
      ru: 'По одной компании, без акций: для первого вечера.',
    },
    players: [2, 3, 4, 5],
    options: { tutorial: true },
  },
  {
    id: 'bohemia',
    name: { en: 'Bohemia', ru: 'Богемия' },
    effect: {
      en: 'Two players and Vaclav, a third who plays by rule.',
      ru: 'Два игрока и Вацлав — третий, который играет по правилам.',
    },
    players: [2],
    options: {},
  },
  {
    id: 'moravia',
    name: { en: 'Moravia-Silesia', ru: 'Моравия-Силезия' },
    effect: {
      en: 'Two or three players, large companies only; reconstructed map.',
      ru: 'Два или три игрока, только крупные компании; восстановленная карта.',
    },
    players: [2, 3],
    options: { moravia: true },
  },
];
