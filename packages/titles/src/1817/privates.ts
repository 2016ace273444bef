/** 1817 table 4.6: eleven privates, thirteen more with Volatility. Their names stay English (glossary). */
import type { HexId, PrivateFacts, PrivateId } from '@roundhouse/engine';

const of = (id: PrivateId, name: string, price: number, en: string, ru: string): PrivateFacts => ({
  id,
  name: { en: name, ru: name },
  price,
  revenue: 0,
  power: { en, ru },
});

const BASE: readonly PrivateFacts[] = [
  of(
    'PSM',
    'Pittsburgh Steel Mill',
    40,
    'Can lay the special B tile in Pittsburgh',
    'Может положить в Pittsburgh особый жетон путей B-города',
  ),
  of(
    'ME',
    'Mountain Engineers',
    40,
    '$20 for each yellow tile in mountains',
    '$20 за каждый жёлтый жетон путей в горах',
  ),
  of('OBC', 'Ohio Bridge Company', 40, 'Free rivers, 1 bridge', 'Реки бесплатно, 1 мост'),
  of('UBC', 'Union Bridge Company', 80, 'Free rivers, 2 bridges', 'Реки бесплатно, 2 моста'),
  of('TS', 'Train Station', 80, '1 extra token', 'Ещё 1 станция'),
  of('MINC', 'Minor Coal Mine', 30, '1 mine', '1 шахта'),
  of('CM', 'Coal Mine', 60, '2 mines', '2 шахты'),
  of('MAJC', 'Major Coal Mine', 90, '3 mines', '3 шахты'),
  of(
    'MINM',
    'Minor Mail Contract',
    60,
    '$10 each operating round if the company has a train',
    '$10 каждый операционный раунд, если у компании есть поезд',
  ),
  of(
    'MAIL',
    'Mail Contract',
    90,
    '$15 each operating round if the company has a train',
    '$15 каждый операционный раунд, если у компании есть поезд',
  ),
  of(
    'MAJM',
    'Major Mail Contract',
    120,
    '$20 each operating round if the company has a train',
    '$20 каждый операционный раунд, если у компании есть поезд',
  ),
];

const VOLATILITY: readonly PrivateFacts[] = [
  of(
    'P12',
    'Loan Shark',
    60,
    '$60 right away, $10 each time interest is paid',
    '$60 сразу и $10 при каждой уплате процентов',
  ),
  of('P13', 'Ponzi Scheme', 100, 'No power, just its face value', 'Никаких свойств, только номинал'),
  of(
    'P14',
    'Inventor',
    70,
    '$10 × type for the first train of each type but the 2+',
    '$10 × тип за первый поезд каждого типа, кроме П2+',
  ),
  of(
    'P15',
    'Scrapper',
    40,
    '$30, $30, $75, $150 for a rusted 2, 2+, 3, 4',
    '$30, $30, $75, $150 за списанные П2, П2+, П3, П4',
  ),
  of(
    'P16',
    'Buffalo Rail Center',
    40,
    'Can lay the special B tile in Buffalo',
    'Может положить в Buffalo особый жетон путей B-города',
  ),
  of(
    'P17',
    'Toledo Industry',
    40,
    'Can lay the special B tile in Toledo',
    'Может положить в Toledo особый жетон путей B-города',
  ),
  of('P18', 'Express Track', 30, 'First track action $10, second free', 'Первая прокладка пути $10, вторая бесплатно'),
  of('P19', 'Efficient Track', 40, 'Second track action $10', 'Вторая прокладка пути $10'),
  of(
    'P20',
    'Golden Parachute',
    100,
    '$100 to the president who loses the company',
    '$100 президенту, который теряет компанию',
  ),
  of('P21', 'Station Subsidy', 70, '$50 at each conversion', '$50 при каждом преобразовании'),
  of('P22', 'Country Ranch', 30, '1 ranch', '1 ранчо'),
  of('P23', 'Rural Ranch', 60, '2 ranches', '2 ранчо'),
  of(
    'P24',
    'Indianapolis Market',
    40,
    'Can lay the special B tile in Indianapolis',
    'Может положить в Indianapolis особый жетон путей B-города',
  ),
];

export const privatesFor = (volatility: boolean): Readonly<Record<PrivateId, PrivateFacts>> =>
  Object.fromEntries([...BASE, ...(volatility ? VOLATILITY : [])].map((each) => [each.id, each]));

/** priv.1: mine markers. */
export const MINES: Readonly<Record<PrivateId, number>> = { MINC: 1, CM: 2, MAJC: 3 };
/** vpriv.10: ranch markers. */
export const RANCHES: Readonly<Record<PrivateId, number>> = { P22: 1, P23: 2 };
/** priv.6: bridge markers. */
export const BRIDGES: Readonly<Record<PrivateId, number>> = { OBC: 1, UBC: 2 };
/** priv.8: mail contracts. */
export const MAIL: Readonly<Record<PrivateId, number>> = { MINM: 10, MAIL: 15, MAJM: 20 };
/** priv.4, vpriv.7: where each city private lays the special B tile; the order of 18xx.games. */
export const CITY_TILES: Readonly<Record<PrivateId, HexId>> = { PSM: 'F13', P16: 'C14', P17: 'D7', P24: 'F3' };
/** vpriv.4: what a rusted train brings. */
export const SCRAP: Readonly<Record<string, number>> = { '2': 30, '2+': 30, '3': 75, '4': 150 };

export const MOUNTAIN_ENGINEERS: PrivateId = 'ME';
export const TRAIN_STATION: PrivateId = 'TS';
export const LOAN_SHARK: PrivateId = 'P12';
export const PONZI_SCHEME: PrivateId = 'P13';
export const INVENTOR: PrivateId = 'P14';
export const SCRAPPER: PrivateId = 'P15';
export const EXPRESS_TRACK: PrivateId = 'P18';
export const EFFICIENT_TRACK: PrivateId = 'P19';
export const GOLDEN_PARACHUTE: PrivateId = 'P20';
export const STATION_SUBSIDY: PrivateId = 'P21';
