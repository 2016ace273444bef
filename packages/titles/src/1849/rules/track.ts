/** 1849 §10.3: one tile a turn, with gauges, terrain paid by what is new, and SMS in place of the tile and station steps. */
import {
  type Choice,
  type CompanyId,
  companyOf,
  gaugePays,
  type HexId,
  isPlayer,
  type LayPolicy,
  type LayProblem,
  type Move,
  type NetworkPolicy,
  one,
  phaseFacts,
  pop,
  type State,
} from '@roundhouse/engine';
import { layChoice, policiesByKey, type TrackRules } from '../../common/track.ts';
import { defineTrackStep } from '../../common/trackStep.ts';
import { SCE, SIGI, SMS } from '../companies.ts';
import { ACIREALE, COASTAL_CITIES, EARTHQUAKE_CITY } from '../map.ts';
import { asksInVain } from './closingSteps.ts';
import { couldBuyPrivate } from './privates.ts';
import { messinaLocked } from './slots.ts';
import { note, presidentOf, type StepFrame, operatingTurnOf } from './operatingTurn.ts';
import { cite, refuse, type RuleId, special } from '../vocabulary.ts';
import { removePrivate } from '../../common/privates.ts';

/** §10.3-g: different gauges do not connect. */
export const GAUGES: NetworkPolicy = { gauges: 'separate' };

/** §10.3.1-b, -c: narrow track a quarter, other track in full; -e: SIGI halves standard track. */
const FULL_COST = gaugePays({ narrow: 1 / 4, broad: 1, dual: 1 });
const SIGI_COST = gaugePays({ narrow: 1 / 4, broad: 1 / 2, dual: 1 });

export const UPGRADES = { gaugesMayWiden: true } as const;

/** §7.1-P1: closed to all while a player owns SCE. */
const acirealeClosed = (state: State): boolean => {
  const sce = state.privates[SCE];
  return sce !== undefined && !sce.closed && (sce.owner === null || isPlayer(sce.owner));
};

const policyFor = policiesByKey();

/** One policy for each situation. */
export const layPolicy = (state: State, company: CompanyId, sms: HexId | undefined): LayPolicy => {
  const sigi = state.privates[SIGI]?.owner === company && !state.privates[SIGI].closed;
  const closed = [...(acirealeClosed(state) ? [ACIREALE] : []), ...(messinaLocked.get(state) ? [EARTHQUAKE_CITY] : [])];
  const key = [state.phase, sigi, closed.join(), sms ?? ''].join('|');
  return policyFor(key, () => ({
    upgrades: UPGRADES,
    network: GAUGES,
    connection: sms === undefined ? 'semiRestrictive' : 'none',
    colours: phaseFacts(state).colours,
    cost: sigi ? SIGI_COST : FULL_COST,
    looksOnce: false,
    closed: (hex) => closed.includes(hex),
    ...(sms === undefined ? {} : { power: { hexes: [sms] } }),
  }));
};

const CITED: Readonly<Record<LayProblem | 'notEnoughCash', RuleId>> = {
  noSuchHex: '1849 §10.3-f',
  noSuchTile: '1849 §10.3-l',
  hexTakesNoTile: '1849 §10.3-b',
  hexIsClosed: '1849 §10.3-m',
  stopsDiffer: '1849 §10.3-h',
  colourNotAllowed: '1849 §10.3-c',
  tileIsSpecial: '1849 §7.1-P4',
  colourDoesNotFollow: '1849 §10.3-c',
  labelDiffers: '1849 §10.3-i',
  trackNotKept: '1849 §10.3-j',
  exitLeadsNowhere: '1849 §10.3-f',
  stubNotConnected: '1849 §10.3-f',
  noTileLeft: '1849 §10.3-l',
  tooFewExits: '1849 §10.3-f',
  notConnected: '1849 §10.3-d',
  notEnoughCash: '1849 §10.3.1-a',
};

/** §7.1-P4: closed for one coastal city, before the tile and station steps. */
const useSms: Choice<StepFrame, 'usePower'> = {
  options: (state, { company }) => {
    const by = companyOf(state, company).president;
    const sms = state.privates[SMS];
    if (!by || sms?.owner !== company || sms.closed) return [];
    return COASTAL_CITIES.map((target) => one({ type: 'usePower', by, private: SMS, target }));
  },
  apply: (move, { company }, { target }) => {
    removePrivate(move, SMS);
    note(move, { sms: target });
    special(move, 'smsUsed', { company, hex: target });
  },
};

const rules: TrackRules<StepFrame> = {
  decider: presidentOf,
  rights: [
    {
      policy: (state, { company }) => layPolicy(state, company, operatingTurnOf(state)?.sms),
      laid: (move) => pop(move),
    },
  ],
  cite: (problem) => cite(CITED[problem]),
};

const layOnBoard = layChoice(rules);

/** §7.1-P4: with SMS the tile goes to the city it was closed for. */
const layTile: Choice<StepFrame, 'layTile'> = {
  ...layOnBoard,
  judge: (state, frame, action) => {
    const sms = operatingTurnOf(state)?.sms;
    if (sms !== undefined && action.hex !== sms) return refuse('1849 §7.1-P4', 'oneCoastalCity', { hex: sms });
    return layOnBoard.judge?.(state, frame, action);
  },
};

/** §10-d: a tile, SMS, or a private that is still to be bought and may open another hex or make it cheaper. */
const canBuild = (state: State, frame: StepFrame): boolean =>
  layTile.options(state, frame).length > 0 ||
  useSms.options(state, frame).length > 0 ||
  couldBuyPrivate(state, frame.company);

/** Rounds have followed each other without a question: a president decides, so that a game without decisions cannot run forever. */
const runsOnByItself = (move: Move): boolean => move.events.filter(({ type }) => type === 'roundBegan').length > 2;

export const trackStep = defineTrackStep<StepFrame>({
  ...rules,
  step: 'track',
  layTile,
  choices: { usePower: useSms },
  isOpen: (move, frame) => asksInVain.of(move.state) || canBuild(move.state, frame) || runsOnByItself(move),
  logClosed: (move, { company }) => special(move, 'closed.noTile', { company }),
});
