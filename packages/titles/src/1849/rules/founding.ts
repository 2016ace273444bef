/** 1849 §9.4: founding a corporation. */
import {
  BANK,
  cell,
  type CellId,
  certificatesAt,
  type CompanyId,
  emit,
  flatMap,
  type Move,
  phaseIndex,
  placeMarker,
  type PlayerId,
  presidentsCertificate,
  type State,
  transfer,
  updateCompany,
} from '@roundhouse/engine';
import { TOKEN_FEES } from '../companies.ts';
import { cellsInZone, pay } from '../vocabulary.ts';

/** §9.4-b: the cells of the starting values, and the phase from which each may be chosen. */
const STARTING_ZONES = [
  { zone: 'par', from: '4H' },
  { zone: 'par6H', from: '6H' },
  { zone: 'par10H', from: '10H' },
] as const;

export interface StartingValue {
  readonly cell: CellId;
  readonly value: number;
  /** The phase that allows it. */
  readonly from: string;
  readonly allowed: boolean;
}

export const startingValues = (state: State): readonly StartingValue[] =>
  flatMap(STARTING_ZONES, ({ zone, from }) =>
    cellsInZone(state, zone).map(({ id, price }) => ({
      cell: id,
      value: price,
      from,
      allowed: phaseIndex(state, state.phase) >= phaseIndex(state, from),
    })),
  ).sort((a, b) => a.value - b.value);

/** The corporation comes into being: president, marker, money, token fee. `payer` pays for the president's certificate. */
export const found = (
  move: Move,
  company: CompanyId,
  president: PlayerId,
  at: CellId,
  payer: PlayerId | typeof BANK,
): void => {
  const value = cell(move.state, at).price;
  const certificate = presidentsCertificate(move.state, company);
  if (!certificate || certificatesAt(move.state, company, company).length < 8)
    throw new Error(`${company} has been founded already`);
  placeMarker(move, company, at);
  updateCompany(move, company, { status: 'floated', president, par: value });
  transfer(move, company, [certificate.id], president);
  pay(move, payer, company, 2 * value, 'shares');
  emit(move, { type: 'companyStarted', player: president, company, price: value });
  pay(move, company, BANK, TOKEN_FEES[company] ?? 0, 'tokens');
};
