/** 18CZ: what 18xx.games asks for next. */
import { type Frame, frameOf, type OperatingRoundFrame, topFrame } from '@roundhouse/engine';
import { VACLAV } from '@roundhouse/titles/18cz';
import { type Adapter, type AskedSteps, type Context, playerToPeer, type TraceLine } from './adapter.ts';

export const asked18CZ: AskedSteps = {
  draft: { step: 'Draft', active: 'player', can: ['bid', 'pass'] },
  stockTurn: { step: 'BuySellParShares', active: 'player' },
  // A border tile is laid; ATE chooses a city.
  home: (_context, { company }) => ({ step: company === 'ATE' ? 'HomeToken' : 'HomeTrack', active: 'company' }),
  track: 'Track',
  assignMarker: 'HomeToken',
  station: 'Token',
  run: 'Route',
  dividend: 'Dividend',
  trains: 'BuyTrain',
  discardTrains: 'DiscardTrain',
  absorb: 'BuyCorporation',
  inherit: 'UpgradeOrDiscardTrain',
  locals: 'BuyCompany',
};

const companyOn = (agenda: readonly Frame[]): string | undefined => {
  for (const { company } of agenda.toReversed()) if (typeof company === 'string') return company;
  return undefined;
};

/** The companies as they stood when the round began, those included that have been absorbed since. */
export const order18CZ: NonNullable<Adapter['roundOrder']> = ({ state }) => {
  const round = frameOf<OperatingRoundFrame>(state, 'operating');
  if (!round?.field) return undefined;
  const turn = companyOn(state.agenda) ?? round.operated.at(-1) ?? '';
  return { order: round.field, index: Math.max(0, round.field.indexOf(turn)) };
};

/** Steps in which one of the two players acts for Vaclav; in the others all may, he himself included. */
const ASSIGNED = ['track', 'station'];

export const acting18CZ = ({ state }: Context): TraceLine => {
  const step = topFrame(state)?.step;
  const company = companyOn(state.agenda);
  if (step === undefined || company === undefined || state.companies[company]?.president !== VACLAV) return {};
  return ASSIGNED.includes(step) ? {} : { acting: [...state.seats.map(playerToPeer), -1] };
};
