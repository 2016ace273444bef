/** How a board looks, as data. Colours are what ink on cardboard looks like; the companies' colours are the brightest thing. */
import type { Colour } from '@roundhouse/engine/track/types';

export interface Theme {
  readonly id: 'light' | 'dark' | 'contrast' | 'colourblind';
  /** The table around the map. */
  readonly table: string;
  /** What is written on the table. */
  readonly onTable: string;
  readonly hex: Readonly<Record<Colour, string>>;
  /** Boxes of values by phase, by the colour names that titles use. */
  readonly phase: Readonly<Record<string, string>>;
  readonly ink: string;
  /** Small print. */
  readonly faint: string;
  /** The thin edge of track and the halo of names. */
  readonly paper: string;
  readonly rim: string;
  /** Edges between tiles of one colour: track alone must not hold them apart. */
  readonly tileRim: string;
  readonly rimWidth: number;
  readonly water: string;
  readonly barrier: string;
  readonly lit: string;
  readonly selected: string;
  readonly reachable: string;
  /** Route colours with dash patterns, in the order of the trains. */
  readonly routes: readonly { readonly colour: string; readonly dash: string }[];
  readonly zones: Readonly<Record<string, string>>;
  readonly fonts: { readonly text: string; readonly name: string };
  /** Colour of a tile also shown by pips, of a token by its pattern. */
  readonly patterns: boolean;
}

const FONTS = {
  text: '"Golos Text Variable", "Helvetica Neue", Arial, "Liberation Sans", sans-serif',
  name: 'Literata, Georgia, "Liberation Serif", "Times New Roman", serif',
} as const;

const DASHES = ['', '16 7', '4 6', '18 5 4 5', '9 6'] as const;
const routes = (colours: readonly string[]): Theme['routes'] =>
  colours.map((colour, i) => ({ colour, dash: DASHES[i % DASHES.length] ?? '' }));

/** Zones as titles name them; a zone that is not listed has no colour of its own. */
const ZONES = {
  par: '#f3b7c0',
  par6H: '#b7d3a4',
  par10H: '#d6b48c',
  small: '#e3a79a',
  medium: '#b9d3e6',
  large: '#b7d3a4',
  par_1: '#b7d3a4',
  par_2: '#d6b48c',
  par_overlap: '#b9d3e6',
  safe_par: '#f7ecc4',
  repar: '#f3dcc4',
  yellow: '#f2d675',
  no_cert_limit: '#f2d675',
  acquisition: '#c4c1b9',
  orange: '#ecb679',
  brown: '#c9a27a',
  red: '#dc9a8a',
  liquidation: '#dc9a8a',
  close: '#b9b4ab',
  closed: '#b9b4ab',
  gray: '#b9b4ab',
  phase_limited: '#b4d0e0',
  blue: '#b4d0e0',
  endgame: '#cdb3d8',
  end: '#cdb3d8',
  ignore_one_sale: '#dfe0b5',
  ignore_two_sales: '#b9d0a6',
  green: '#b7d3a4',
} as const;

export const LIGHT: Theme = {
  id: 'light',
  table: '#e9e3d5',
  onTable: '#5c5448',
  hex: {
    white: '#faf6ec',
    yellow: '#f3d773',
    green: '#9dc58c',
    brown: '#c79d6f',
    gray: '#c4c0b7',
    red: '#df9282',
    blue: '#b3d4e2',
  },
  phase: {
    white: '#fffdf6',
    yellow: '#f6de86',
    green: '#a9cd99',
    brown: '#cfa97e',
    gray: '#cbc7be',
    red: '#e0968a',
    blue: '#b7d8e6',
    black: '#45413b',
    purple: '#c6a5d2',
  },
  ink: '#1f1c19',
  faint: '#37322a',
  paper: '#fffdf7',
  rim: '#a79f8e',
  tileRim: '#6d6452',
  rimWidth: 1.6,
  water: '#4f8fae',
  barrier: '#1f1c19',
  lit: '#c8452d',
  selected: '#1f1c19',
  reachable: '#2d6fa3',
  routes: routes(['#c8322b', '#1f6fb2', '#6a2f8f', '#0d7f6f', '#d07a12', '#97114f', '#4d5b12']),
  zones: ZONES,
  fonts: FONTS,
  patterns: false,
};

export const DARK: Theme = {
  ...LIGHT,
  id: 'dark',
  table: '#1d1f21',
  onTable: '#a9a294',
  hex: {
    white: '#d3ccbc',
    yellow: '#cfae4d',
    green: '#76a168',
    brown: '#9f7950',
    gray: '#97948d',
    red: '#b8685a',
    blue: '#6c98ab',
  },
  phase: {
    ...LIGHT.phase,
    white: '#e6e0d2',
    yellow: '#d9bb5f',
    green: '#86ad78',
    brown: '#ad875d',
    gray: '#a7a49d',
    purple: '#a884b6',
    black: '#2a2825',
  },
  ink: '#141210',
  faint: '#141210',
  paper: '#ece6d8',
  rim: '#6b675e',
  tileRim: '#2b2924',
  selected: '#ffffff',
  lit: '#ff6a4d',
  reachable: '#5fa8e0',
  zones: {
    par: '#c98f9b',
    par6H: '#86ad78',
    par10H: '#ad875d',
    small: '#c07c6e',
    medium: '#7fa6b8',
    large: '#86ad78',
    par_1: '#86ad78',
    par_2: '#ad875d',
    par_overlap: '#7fa6b8',
    safe_par: '#d6cb9c',
    repar: '#c9ab88',
    yellow: '#cfae4d',
    no_cert_limit: '#cfae4d',
    acquisition: '#98958d',
    orange: '#c08f55',
    brown: '#a5825c',
    red: '#b9796b',
    liquidation: '#b9796b',
    endgame: '#a487b1',
    end: '#a487b1',
    close: '#7e7b75',
    closed: '#7e7b75',
    gray: '#7e7b75',
    phase_limited: '#7fa6b8',
    blue: '#7fa6b8',
    ignore_one_sale: '#b8b98a',
    ignore_two_sales: '#93ac80',
    green: '#86ad78',
  },
};

export const CONTRAST: Theme = {
  ...LIGHT,
  id: 'contrast',
  table: '#ffffff',
  onTable: '#000000',
  hex: {
    white: '#ffffff',
    yellow: '#ffe34d',
    green: '#7fd67f',
    brown: '#d9a066',
    gray: '#c8c8c8',
    red: '#ff8f80',
    blue: '#a6dcff',
  },
  phase: {
    white: '#ffffff',
    yellow: '#ffe34d',
    green: '#7fd67f',
    brown: '#d9a066',
    gray: '#c8c8c8',
    red: '#ff8f80',
    blue: '#a6dcff',
    black: '#000000',
    purple: '#d9a6f0',
  },
  ink: '#000000',
  faint: '#333333',
  paper: '#ffffff',
  rim: '#000000',
  tileRim: '#000000',
  rimWidth: 2,
  barrier: '#000000',
  lit: '#d4002a',
  selected: '#000000',
  reachable: '#0044cc',
};

/** Hues that red-green and blue-yellow blindness keep apart, with pips and patterns besides. */
export const COLOURBLIND: Theme = {
  ...LIGHT,
  id: 'colourblind',
  hex: {
    white: '#fbf8f0',
    yellow: '#f4e16a',
    green: '#79c0b4',
    brown: '#b98560',
    gray: '#b9b9b9',
    red: '#d98aa8',
    blue: '#b5d5ee',
  },
  phase: {
    white: '#ffffff',
    yellow: '#f4e16a',
    green: '#79c0b4',
    brown: '#b98560',
    gray: '#b9b9b9',
    red: '#d98aa8',
    blue: '#b5d5ee',
    black: '#333333',
    purple: '#b9a3d9',
  },
  faint: '#26231e',
  lit: '#d55e00',
  reachable: '#0072b2',
  routes: routes(['#d55e00', '#0072b2', '#000000', '#009e73', '#cc79a7', '#7a5c00', '#56b4e9']),
  patterns: true,
};

export const THEMES = { light: LIGHT, dark: DARK, contrast: CONTRAST, colourblind: COLOURBLIND } as const;
