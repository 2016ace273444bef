/** 1849 tables 4.5 and 4.6: corporations and private companies. */
import type { CertificateFacts, CompanyFacts, CompanyId, PrivateFacts, PrivateId } from '@roundhouse/engine';
import { GARIBALDI_HOMES } from './map.ts';

/** §7.2-a: president, six ordinary certificates, and the last certificate. */
const CERTIFICATES: readonly CertificateFacts[] = [
  { percent: 20, kind: 'president', count: 1, at: 'treasury' },
  { percent: 10, kind: 'ordinary', count: 6, at: 'treasury' },
  { percent: 20, kind: 'last', count: 1, at: 'treasury' },
];

const corporation = (
  id: CompanyId,
  en: string,
  ru: string,
  homes: readonly string[],
  colour: string,
  text = '#ffffff',
): CompanyFacts => ({
  id,
  name: { en, ru },
  kind: 'corporation',
  size: 'corporation',
  certificates: CERTIFICATES,
  // §7.2-d: three markers, paid for together when the corporation is founded.
  tokens: [0, 0, 0],
  home: homes.map((hex) => ({ hex, city: 0 })),
  floatPercent: 20,
  colour,
  text,
});

export const GARIBALDI: CompanyId = 'AFG';
export const TRINACRIA: CompanyId = 'IFT';

export const COMPANIES: Readonly<Record<CompanyId, CompanyFacts>> = {
  AFG: corporation('AFG', 'Azienda Ferroviaria Garibaldi', 'Azienda Ferroviaria Garibaldi', GARIBALDI_HOMES, '#ff0000'),
  ATA: corporation('ATA', 'Azienda Trasporti Archimede', 'Azienda Trasporti Archimede', ['M13'], '#008000'),
  CTL: corporation('CTL', 'Compagnia Trasporti Lilibeo', 'Compagnia Trasporti Lilibeo', ['E1'], '#f9b231', '#000000'),
  IFT: corporation('IFT', 'Impresa Ferroviaria Trinacria', 'Impresa Ferroviaria Trinacria', ['H12'], '#0189d1'),
  RCS: corporation('RCS', 'Rete Centrale Sicula', 'Rete Centrale Sicula', ['C5'], '#f48221'),
  SFA: corporation('SFA', 'Società Ferroviaria Akragas', 'Società Ferroviaria Akragas', ['J6'], '#ffc0cb', '#000000'),
};

/** Table 4.6: the fee for all three markers. */
export const TOKEN_FEES: Readonly<Record<CompanyId, number>> = {
  AFG: 40,
  ATA: 30,
  CTL: 40,
  IFT: 90,
  RCS: 130,
  SFA: 40,
};

export const SCE: PrivateId = 'SCE';
export const SIGI: PrivateId = 'SIGI';
export const CNM: PrivateId = 'CNM';
export const SMS: PrivateId = 'SMS';
export const RSA: PrivateId = 'RSA';

export const PRIVATES: Readonly<Record<PrivateId, PrivateFacts>> = {
  SCE: {
    id: SCE,
    name: { en: 'Società Corriere Etnee', ru: 'Società Corriere Etnee' },
    price: 20,
    revenue: 5,
    power: {
      en: 'While a player owns it, nobody can lay track in Acireale (G13).',
      ru: 'Пока ею владеет игрок, в Acireale (G13) никто не строит.',
    },
  },
  SIGI: {
    id: SIGI,
    name: { en: 'Studio di Ingegneria Giuseppe Incorpora', ru: 'Studio di Ingegneria Giuseppe Incorpora' },
    price: 45,
    revenue: 10,
    power: {
      en: 'The corporation that owns it pays half the terrain cost for standard gauge.',
      ru: 'Корпорация-владелец платит половину стоимости местности за путь стандартной колеи.',
    },
  },
  CNM: {
    id: CNM,
    name: { en: 'Compagnia Navale Mediterranea', ru: 'Compagnia Navale Mediterranea' },
    price: 75,
    revenue: 15,
    power: {
      en: 'The corporation that owns it can close it to get +L.20 in one port.',
      ru: 'Корпорация-владелец может закрыть её и получать +L.20 в одном из портов.',
    },
  },
  SMS: {
    id: SMS,
    name: { en: 'Società Marittima Siciliana', ru: 'Società Marittima Siciliana' },
    price: 110,
    revenue: 20,
    power: {
      en: 'The corporation that owns it can close it to lay a tile and place a token in any coastal city.',
      ru: 'Корпорация-владелец может закрыть её, чтобы положить тайл и поставить станцию в любом прибрежном городе.',
    },
  },
  RSA: {
    id: RSA,
    name: { en: 'Reale Società d’Affari', ru: 'Reale Società d’Affari' },
    price: 150,
    revenue: 25,
    power: {
      en: 'Comes with the president’s certificate of the first corporation in the queue.',
      ru: 'Приносит сертификат президента первой корпорации в очереди.',
    },
  },
};

/** §8-b: the order in which they are sold. */
export const PRIVATE_ORDER: readonly PrivateId[] = [SCE, SIGI, CNM, SMS, RSA];
