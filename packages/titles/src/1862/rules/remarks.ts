/** What a company's card says beyond the usual: home, permits, charter, obligation, receivership, and when it can be founded. */
import { type CompanyId, companyOf, factsOf, type Remark, type State } from '@roundhouse/engine';
import { homeOf } from '../../common/homeToken.ts';
import { modeOf } from '../modes.ts';
import type { TrainType } from '../trains.ts';
import { inReceivership, isChartered, obligations, permits, phaseOfCompany, sheetsTurned } from './slots.ts';

/** Trains of a type, as the words call them. */
const TRAINS: Readonly<Record<TrainType, string>> = { freight: 'freights', local: 'locals', express: 'expresses' };

const remark = (key: string, args: Remark['args'] = {}): Remark => ({ key: `remark.${key}`, args });

export const remarks = (state: State, company: CompanyId): readonly Remark[] => {
  const phase = phaseOfCompany.get(state)[company];
  const home = homeOf(state, company);
  const place = remark('home', { place: factsOf(state).track.map.hexes[home]?.name ?? home });
  // §2.4.1: its home is an ordinary city.
  if (phase === undefined) return [remark('removed'), place];
  const { status } = companyOf(state, company);
  // §11.1 (a): in simple games there are no permits.
  const types = modeOf(state).simple ? [] : (permits.get(state)[company] ?? []);
  // §7.5.6 (f): a company that has merged shows the other side of its sheet.
  const charter = isChartered(state, company) && !sheetsTurned.get(state).includes(company);
  const player = obligations.get(state)[company];
  return [
    ...(inReceivership(state, company) ? [remark('receivership')] : []),
    ...(status === 'waiting' ? [remark('fromPhase', { phase })] : []),
    ...(types.length > 0 ? [remark('permits', { count: types.length, types: types.map((type) => TRAINS[type]) })] : []),
    place,
    ...(charter ? [remark('charter')] : []),
    ...(player === undefined ? [] : [remark('obligation', { player })]),
  ];
};
