/** Which sentences guide a beginner through the tutorial in this position. */
import {
  companyOf,
  type CompanyId,
  factsOf,
  hasRoute,
  phaseFacts,
  type Remark,
  type State,
  topFrame,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import { TUTORIAL_ROUNDS } from '../modes.ts';
import { mustBuy } from './trainOffers.ts';

const say = (key: string, args: Remark['args'] = {}): Remark => ({ key: `guide.${key}`, args });

const aboutTrack = (state: State, company: CompanyId): readonly Remark[] => {
  const [home] = factsOf(state).companies[company]?.home ?? [];
  const first = companyOf(state, company).turns === 0;
  const laid = topFrame(state)?.['yellow'];
  if (home && first && laid === undefined && !state.board.tiles[home.hex])
    return [say('goal', { company }), say('trackHome', { hex: home.hex })];
  const { colours } = phaseFacts(state);
  const better = colours.includes('brown') ? 'trackBrown' : colours.includes('green') ? 'trackUpgrade' : null;
  const grow = hasRoute(factsOf(state).track, state.board, company) ? 'trackGrow' : 'trackConnect';
  return [
    say(grow),
    ...(first && laid === 1 ? [say('trackSecond')] : []),
    ...(better !== null && grow === 'trackGrow' ? [say(better)] : []),
  ];
};

/** Trains that the next kind to come makes worthless. */
const aboutOldTrains = (state: State, company: CompanyId): readonly Remark[] => {
  const coming = factsOf(state).trains.find(({ name }) => trainsAt(state, 'depot').some((each) => each.name === name));
  const threat = factsOf(state).trains.find(
    ({ name }) =>
      trainsAt(state, 'depot').some((each) => each.name === name) &&
      trainsAt(state, company).some((each) => trainFacts(state, each.name).rustsOn.includes(name)),
  );
  const old = trainsAt(state, company).find(
    (each) => threat && trainFacts(state, each.name).rustsOn.includes(threat.name),
  );
  // A warning is due when the kind before it is on sale, not from the first minute.
  if (!threat || !old || !coming || (coming.name !== threat.name && coming.name === old.name)) return [];
  return [say('trainsOld', { next: threat.distance, old: trainFacts(state, old.name).distance })];
};

const aboutTrains = (state: State, company: CompanyId): readonly Remark[] => {
  const owned = trainsAt(state, company).map((each) => each.side);
  if (owned.length === 0 || mustBuy(state, company)) return [say('trainFirst')];
  return [
    state.round.number >= TUTORIAL_ROUNDS - 2 ? say('trainLast') : say('trainMore', { trains: owned }),
    ...aboutOldTrains(state, company),
  ];
};

/** At most three sentences for the decision at hand. */
export const coach = (state: State): readonly Remark[] => {
  const frame = topFrame(state);
  const company = frame?.['company'];
  if (!frame || typeof company !== 'string') return [];
  switch (frame.step) {
    case 'track':
      return aboutTrack(state, company);
    case 'station':
      return [say('station', { price: companyOf(state, company).tokens[0] ?? 0 })];
    case 'trains':
      return aboutTrains(state, company);
    case 'tutorialRun':
    case 'discardTrains':
    case 'returnOther':
      return [say(frame.step)];
    default:
      return [];
  }
};
