/** 18CZ 4.5, 4.8: companies of three sizes and local railways. Names are those of the rulebook, in German in both languages. */
import type { CertificateFacts, CompanyFacts, CompanyId, PrivateFacts, PrivateId } from '@roundhouse/engine';
import { MORAVIA } from './moravia.ts';

export const SIZES = ['small', 'medium', 'large'] as const;
export type Size = (typeof SIZES)[number];

export interface SizeFacts {
  /** Percent of one share. */
  readonly share: number;
  /** How many shares there are: the capital is so many times the starting price. */
  readonly shares: number;
  /** §VII.4-2. */
  readonly ownership: number;
  /** §VII.3-8: percent in players' hands that starts the company. */
  readonly float: number;
  readonly tokens: readonly number[];
}

export const BY_SIZE: Readonly<Record<Size, SizeFacts>> = {
  small: { share: 25, shares: 4, ownership: 75, float: 50, tokens: [0, 40, 100] },
  medium: { share: 20, shares: 5, ownership: 60, float: 60, tokens: [0, 40, 100] },
  large: { share: 10, shares: 10, ownership: 60, float: 50, tokens: [0, 40] },
};

export const isSize = (size: string): size is Size => SIZES.some((each) => each === size);

/** §IV.2: the director certificate is two shares. */
const certificates = ({ share, shares }: SizeFacts): readonly CertificateFacts[] => [
  { percent: 2 * share, kind: 'president', count: 1 },
  { percent: share, kind: 'ordinary', count: shares - 2 },
];

type Home = CompanyFacts['home'];

const company = (
  id: CompanyId,
  name: string,
  size: Size,
  home: Home,
  colour: string,
  text: '#000000' | '#ffffff',
): CompanyFacts => ({
  id,
  name: { en: name, ru: name },
  kind: 'corporation',
  size,
  certificates: certificates(BY_SIZE[size]),
  tokens: BY_SIZE[size].tokens,
  home,
  floatPercent: BY_SIZE[size].float,
  fullCapital: true,
  colour,
  text,
});

const at = (...hexes: readonly string[]): Home => hexes.map((hex) => ({ hex }));
const city = (hex: string, index = 0): Home => [{ hex, city: index }];

/** In the order of 4.5, which is also the order in which companies over their limit return trains. */
export const COMPANIES: readonly CompanyFacts[] = [
  company('EKJ', 'Eisenbahn Karlsbad – Johanngeorgenstadt', 'small', city('D5'), '#faebd7', '#000000'),
  company('OFE', 'Ostrau-Friedlander Eisenbahn', 'small', city('C26'), '#f3b1b3', '#000000'),
  company('BCB', 'Böhmische Commercialbahn', 'small', city('E16'), '#fabc48', '#000000'),
  company('MW', 'Mährische Westbahn', 'small', city('F23'), '#b1cec7', '#000000'),
  company('VBW', 'Vereinigte Böhmerwaldbahnen', 'small', city('I10'), '#009846', '#ffffff'),
  company('BN', 'Böhmische Nordbahn', 'medium', city('E12', 1), '#a9a9a9', '#000000'),
  company('NWB', 'Österreichische Nordwestbahn', 'medium', city('E12', 0), '#e1af33', '#000000'),
  company('ATE', 'Aussig-Teplitzer Eisenbahn', 'medium', at('B9'), '#ffd700', '#000000'),
  company('BTE', 'Buschtehrader Eisenbahn', 'medium', city('D3'), '#dbe285', '#000000'),
  company('KFN', 'Kaiser Ferdinands-Nordbahn', 'medium', city('G20'), '#a2d9f7', '#000000'),
  company('SX', 'Sächsische Eisenbahn', 'large', at('A8', 'B5'), '#e31e24', '#ffffff'),
  company('PR', 'Preußische Eisenbahn', 'large', at('A22', 'B19'), '#2b2a29', '#ffffff'),
  company('BY', 'Bayrische Staatsbahn', 'large', at('F3', 'H5'), '#0971b7', '#ffffff'),
  company('kk', 'kk Staatsbahn', 'large', at('J15', 'I18'), '#cc6f3c', '#ffffff'),
  company('Ug', 'Ungarische Staatsbahn', 'large', at('G28', 'I24'), '#ae4a84', '#ffffff'),
];

const byId = (list: readonly CompanyFacts[]): Readonly<Record<CompanyId, CompanyFacts>> =>
  Object.fromEntries(list.map((each) => [each.id, each]));

export const BASE_COMPANIES = byId(COMPANIES);

/** §XI.1-3. */
const NOT_IN_BOHEMIA = ['OFE', 'MW', 'KFN', 'PR', 'Ug'];
export const BOHEMIA_COMPANIES = byId(COMPANIES.filter((each) => !NOT_IN_BOHEMIA.includes(each.id)));

/** §TUT-7: in the order of play; there are no shares. */
export const TUTORIAL_ORDER = ['BCB', 'EKJ', 'VBW', 'BN', 'NWB'] as const;
export const TUTORIAL_COMPANIES = byId(
  TUTORIAL_ORDER.flatMap((id) => COMPANIES.filter((each) => each.id === id)).map((each) => ({
    ...each,
    certificates: [],
  })),
);

/** §XI.2-1, §XI.2-2: the large companies with homes on the map and a third marker; MW as the name on a private's marker. */
export const MORAVIA_COMPANIES = byId(
  COMPANIES.flatMap((each): readonly CompanyFacts[] => {
    const hex = MORAVIA.homes[each.id];
    if (hex !== undefined) return [{ ...each, home: city(hex), tokens: [0, 40, 100] }];
    return each.id === 'MW' ? [{ ...each, size: 'private', certificates: [], tokens: [] }] : [];
  }),
);

/** §IV.1-1 and 2.3: income, and the price of the first local of the size; each further one costs 5 more. */
const LOCAL_BY_SIZE: Readonly<Record<Size, { readonly income: number; readonly price: number }>> = {
  small: { income: 5, price: 25 },
  medium: { income: 10, price: 40 },
  large: { income: 20, price: 55 },
};

const LOCAL_NAMES: Readonly<Record<Size, readonly string[]>> = {
  small: [
    'Plan – Tachau',
    'Melnik – Mscheno',
    'Zwittau – Politschka',
    'Wolframs – Teltsch',
    'Strakonice – Blatna – Bresnitz',
    'Martinitz – Rochlitz',
  ],
  medium: [
    'Raudnitz – Kmetnowes',
    'Schweißing – Hayd',
    'Deutschbrod – Tischnowitz',
    'Troppau – Grätz',
    'Hannsdorf – Mährisch Altstadt',
    'Friedland – Bila',
  ],
  large: [
    'Aujezd – Luhatschowitz',
    'Neuhaus – Wobratain',
    'Opočno – Dobruschka',
    'Wekelsdorf – Parschnitz – Trautenau',
    'Nezamislitz – Morkowitz',
    'Taus – Tachau',
  ],
};

const POWER: Readonly<Record<Size, { readonly en: string; readonly ru: string }>> = {
  small: {
    en: 'Once, the company that owns it can lay a purple-edged green tile or skip a river’s cost.',
    ru: 'Один раз: компания-владелец кладёт зелёный тайл с фиолетовой кромкой или не платит за реку.',
  },
  medium: {
    en: 'Once, the company that owns it can lay a purple-edged green or brown tile or skip the cost of a river or hill.',
    ru: 'Один раз: компания-владелец кладёт зелёный или коричневый тайл с фиолетовой кромкой или не платит за реку или холм.',
  },
  large: {
    en: 'Once, the company that owns it can lay any purple-edged tile or skip the cost of a river, hill, or mountain.',
    ru: 'Один раз: компания-владелец кладёт любой тайл с фиолетовой кромкой или не платит за реку, холм или гору.',
  },
};

const LOCALS: readonly PrivateFacts[] = SIZES.flatMap((size) =>
  LOCAL_NAMES[size].map((name, row) => ({
    id: `${size.charAt(0).toUpperCase()}${row + 1}`,
    name: { en: name, ru: name },
    price: LOCAL_BY_SIZE[size].price + 5 * row,
    revenue: LOCAL_BY_SIZE[size].income,
    power: POWER[size],
  })),
);

const privatesById = (list: readonly PrivateFacts[]): Readonly<Record<PrivateId, PrivateFacts>> =>
  Object.fromEntries(list.map((each) => [each.id, each]));

/** §III.3-1: the id of a local says its size, as its certificate does. */
export const sizeOfLocal = (id: PrivateId): Size => {
  const size = SIZES.find((each) => id.startsWith(each.charAt(0).toUpperCase()));
  if (!size || id === 'MW') throw new Error(`${id} is not a private`);
  return size;
};

export const isLocal = (id: PrivateId): boolean => /^[SML]\d$/.test(id);

export const BASE_LOCALS = privatesById(LOCALS);
/** §XI.1-4: the top three rows. */
export const BOHEMIA_LOCALS = privatesById(LOCALS.filter((each) => Number(each.id.slice(1)) <= 3));

/** §XI.2-13 ff.: three locals, the 3E-train and MW. */
export const MORAVIA_PRIVATES = privatesById([
  ...LOCALS.filter((each) => MORAVIA.locals.some((id) => id === each.id)),
  {
    id: '3E',
    name: { en: '3E-train', ru: '3E-поезд' },
    price: MORAVIA.bids['3E'],
    revenue: 0,
    power: {
      en: 'Its owner can hand it to a company they run. It runs once, along with the company’s other trains, and is then removed.',
      ru: 'Владелец передаёт его своей компании. Поезд один раз проедет вместе с остальными, и его уберут из игры.',
    },
  },
  {
    id: 'MW',
    name: { en: 'Mährische Westbahn', ru: 'Mährische Westbahn' },
    price: MORAVIA.bids.MW,
    revenue: 0,
    power: {
      en: 'Builds on its home hex and pays that tile’s value each operating round. Sold to a company, its marker becomes a token.',
      ru: 'Строит на своём домашнем гексе и каждый операционный раунд приносит доход его тайла. Её можно продать компании: тогда она закрывается, а её маркер становится станцией покупателя.',
    },
  },
]);

export const NO_PRIVATES: Readonly<Record<PrivateId, PrivateFacts>> = {};
