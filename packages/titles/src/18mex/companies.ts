/** Privates, minors and majors of 18MEX (18MEX T5–T7), in the order of the charters. */
import type { CompanyFacts, CompanyId, PrivateFacts, PrivateId } from '@roundhouse/engine';
import { byId, TEN_SHARES } from '../common/facts.ts';

const same = (name: string) => ({ en: name, ru: name });

const priv = (
  id: PrivateId,
  name: string,
  price: number,
  revenue: number,
  { power, gift }: Pick<PrivateFacts, 'power' | 'gift'> = {},
): PrivateFacts => ({
  id,
  name: same(name),
  price,
  revenue,
  ...(power ? { power } : {}),
  ...(gift ? { gift } : {}),
});

const MCAR = priv('MCAR', 'Mexico City-Acapulco Railroad', 20, 5);
const KCMO = priv('KCMO', 'Kansas City, Mexico, & Orient Railroad', 40, 10, {
  power: {
    en: 'A major that owns it can lay the Copper Canyon tile for $60, on top of its other tiles and without a connection.',
    ru: 'Крупная компания-владелец может за $60 положить тайл Copper Canyon — сверх других и без соединения.',
  },
});
const MIR = priv('MIR', 'Mexican International Railroad', 100, 20, {
  gift: {
    en: 'The first buyer gets a 10% share of CHI.',
    ru: 'Первый покупатель получает акцию CHI (10%).',
  },
});
const MNR = priv('MNR', 'Mexican National Railroad', 140, 20, {
  gift: {
    en: 'The first buyer gets the president’s certificate of NdM and sets its par.',
    ru: 'Первый покупатель получает сертификат президента NdM и назначает её номинальную стоимость.',
  },
  power: {
    en: 'Majors can’t buy it. It closes when NdM buys its first train.',
    ru: 'Крупным компаниям не продаётся. Закрывается, когда NdM покупает первый поезд.',
  },
});
const CdB = priv('CdB', 'Compagnie du Boleo', 30, 5, {
  power: {
    en: 'Once per game, a major that owns it can place a token in Santa Rosalia, free and without a connection.',
    ru: 'Крупная компания-владелец может один раз бесплатно и без соединения поставить жетон станции в Santa Rosalia.',
  },
});

export const PRIVATES: Readonly<Record<PrivateId, PrivateFacts>> = { MCAR, KCMO, MIR, MNR };
export const BAJA_PRIVATES: Readonly<Record<PrivateId, PrivateFacts>> = { MCAR, CdB, KCMO, MIR, MNR };

/** Face value of a minor’s charter. */
export const MINOR_PRICE = 50;
export const MINORS = ['A', 'B', 'C'] as const;
export const isMinor = (id: string): boolean => id === 'A' || id === 'B' || id === 'C';

const minor = (id: CompanyId, name: string, home: string, colour: string): CompanyFacts => ({
  id,
  name: same(name),
  kind: 'minor',
  size: 'minor',
  certificates: [{ percent: 100, kind: 'president', count: 1 }],
  tokens: [0],
  home: [{ hex: home, city: 0 }],
  floatPercent: 0,
  colour,
  text: '#ffffff',
});

interface MajorRow {
  readonly name: string;
  readonly home: string;
  readonly tokens: readonly number[];
  readonly colour: string;
  readonly text: string;
  readonly size?: string;
  readonly certificates?: CompanyFacts['certificates'];
}

const major = (
  id: CompanyId,
  { name, home, tokens, colour, text, size = 'major', certificates = TEN_SHARES }: MajorRow,
): CompanyFacts => ({
  id,
  name: same(name),
  kind: 'corporation',
  size,
  certificates,
  tokens,
  home: [{ hex: home, city: 0 }],
  floatPercent: 50,
  fullCapital: true,
  colour,
  text,
});

const all: readonly CompanyFacts[] = [
  minor('A', 'Interoceanic Railroad', 'M12', '#32cd32'),
  minor('B', 'Sonora-Baja California Railway', 'K6', '#006400'),
  minor('C', 'Southeastern Railway', 'S12', '#8b008b'),
  major('CHI', {
    name: 'Chihuahua Pacific Railway',
    home: 'E6',
    tokens: [0, 40, 60, 80],
    colour: '#ff4136',
    text: '#ffffff',
  }),
  major('NdM', {
    name: 'National Railways of Mexico',
    home: 'O10',
    tokens: [0, 40, 60, 80],
    colour: '#00ac00',
    text: '#ffffff',
    size: 'ndm',
    certificates: [
      { percent: 20, kind: 'president', count: 1 },
      { percent: 10, kind: 'ordinary', count: 6 },
      { percent: 5, kind: 'half', count: 2, at: 'reserved' },
      { percent: 10, kind: 'ordinary', count: 1, at: 'reserved' },
    ],
  }),
  major('MC', { name: 'Mexican Central Railway', home: 'I8', tokens: [0, 40], colour: '#232b2b', text: '#ffffff' }),
  major('PAC', { name: 'Pacific Railroad', home: 'B3', tokens: [0, 40, 60, 80], colour: '#fff128', text: '#000000' }),
  major('TM', { name: 'Texas Mexican Railway', home: 'I12', tokens: [0, 40], colour: '#ffc502', text: '#000000' }),
  major('MEX', { name: 'Mexican Railway', home: 'P13', tokens: [0, 40, 60], colour: '#a9a9a9', text: '#000000' }),
  major('SPM', {
    name: 'Southern Pacific Railroad of Mexico',
    home: 'O8',
    tokens: [0, 40, 60],
    colour: '#0080ff',
    text: '#ffffff',
  }),
  major('UdY', {
    name: 'United Railways of Yucatan',
    home: 'Q14',
    tokens: [0, 40],
    colour: '#8b008b',
    text: '#ffffff',
    certificates: [
      { percent: 20, kind: 'president', count: 1 },
      { percent: 10, kind: 'ordinary', count: 7 },
      { percent: 10, kind: 'ordinary', count: 1, at: 'reserved' },
    ],
  }),
];

export const COMPANIES: Readonly<Record<CompanyId, CompanyFacts>> = byId(all);

export const MAJORS: readonly CompanyId[] = all.filter((each) => each.kind === 'corporation').map((each) => each.id);

/** 18MEX §5.3(b): those that may merge into NdM. */
export const ELIGIBLE: readonly CompanyId[] = ['CHI', 'MC', 'MEX', 'SPM', 'UdY'];

export const NDM = 'NdM';
export const UDY = 'UdY';
export const CHI = 'CHI';

/** 18MEX §1.3.1: certificates that come with the first purchase of a private. */
export const FREE_CERTIFICATE: Readonly<Record<PrivateId, { readonly company: CompanyId; readonly id: string }>> = {
  MIR: { company: CHI, id: 'CHI_1' },
  MNR: { company: NDM, id: 'NdM_0' },
};

/** 18MEX §5.2: what the owner of a minor receives for it, and who takes over its treasury. */
export const FOR_MINOR: Readonly<Record<string, { readonly company: CompanyId; readonly id: string }>> = {
  A: { company: NDM, id: 'NdM_7' },
  B: { company: NDM, id: 'NdM_8' },
  C: { company: UDY, id: 'UdY_8' },
};

/** 18MEX §5.3(d): what the owner of the merging major’s president’s certificate receives. */
export const MERGER_CERTIFICATE = 'NdM_9';

/** T6 */
export const MINOR_HOMES: Readonly<Record<CompanyId, string>> = { A: 'M12', B: 'K6', C: 'S12' };
