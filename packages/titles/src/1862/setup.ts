/** 1862 part 2: the state before the first Parliament round. */
import {
  changedCertificate,
  type CompanyId,
  type Dice,
  diceOf,
  newMove,
  newPlayerRound,
  type Rules,
  setCertificates,
  type SetupRequest,
  type State,
} from '@roundhouse/engine';
import { policy } from '../common/policy.ts';
import { initialState } from '../common/setup.ts';
import { companyIds } from './companies.ts';
import { factsFor } from './facts.ts';
import { originalPermits, permits, phaseOfCompany } from './rules/slots.ts';
import { modeOf } from './modes.ts';
import { type TrainType, TYPES } from './trains.ts';
import { STEP } from './steps.ts';

/** Table 2.1. */
const CASH: Readonly<Record<number, number>> = { 2: 1200, 3: 800, 4: 600, 5: 480, 6: 400, 7: 345, 8: 300 };

/** §2.4.1, §2.4.2: four companies leave the game, three with 7 players, two with 8. */
const removedWith = (players: number): number => (players === 8 ? 2 : players === 7 ? 3 : 4);

/** Table 2.1 and §11.1: the permits that are shuffled. */
const permitList = (rules: Rules): readonly TrainType[] => {
  const { types, simple } = modeOf({ rules });
  if (simple) return [];
  const many = rules.players >= 7;
  if (types.length === 2) return Array.from({ length: many ? 18 : 16 }, (_, index) => types[index % 2] ?? 'local');
  // In the order in which 18xx.games lists them; with fewer than seven players the last two are left out.
  const all = Array.from({ length: 6 }, (): readonly TrainType[] => ['freight', 'express', 'local']).flat();
  return many ? all : all.slice(0, -2);
};

interface Draw {
  readonly removed: readonly CompanyId[];
  readonly order: readonly CompanyId[];
  readonly permits: Readonly<Record<CompanyId, readonly TrainType[]>>;
}

const strings = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined;

/** What a file says of the draw already. */
const givenDraw = (fixed: SetupRequest['fixed']): Draw | undefined => {
  const order = strings(fixed?.['order']);
  const removed = strings(fixed?.['removed']);
  const dealt = fixed?.['permits'];
  if (!order || !removed || typeof dealt !== 'object' || dealt === null) return undefined;
  const byCompany = Object.entries(dealt).map(
    ([id, list]) => [id, TYPES.filter((type) => strings(list)?.includes(type))] as const,
  );
  return { order, removed, permits: Object.fromEntries(byCompany) };
};

/** What the seed decides is drawn by these dice. */
export const diceFor = policy<(seed: number) => Pick<Dice, 'shuffle'>>(diceOf);

/** §2.4.1, §2.4.2: companies and permits are shuffled. */
const draw = ({ rules, seed, fixed }: SetupRequest): Draw => {
  const given = givenDraw(fixed);
  if (given) return given;
  const drawn = fixed?.['seed'];
  const from = typeof drawn === 'number' ? drawn : seed;
  const { shuffle } = diceFor.of({ rules })(from);
  const shuffled = shuffle(companyIds);
  const count = removedWith(rules.players);
  const removed = shuffled.slice(0, count);
  const list = shuffle(permitList(rules));
  const { simple, types } = modeOf({ rules });
  const inPlay = companyIds.filter((id) => !removed.includes(id));
  const dealt = inPlay.map((id, index) => [id, simple ? types : [list[index] ?? 'freight']] as const);
  return { removed, order: shuffled.slice(count), permits: Object.fromEntries(dealt) };
};

/** §3.2 (a): the last four from phase C, the four before from phase B, the others at once. */
const phaseAt = (index: number, count: number): 'A' | 'B' | 'C' => {
  if (index >= count - 4) return 'C';
  return index >= count - 8 ? 'B' : 'A';
};

export const setup = (request: SetupRequest): State => {
  const [first] = request.seats;
  if (!first) throw new Error('nobody plays');
  const { removed, order, permits: dealt } = draw(request);
  const from = Object.fromEntries(order.map((id, index) => [id, phaseAt(index, order.length)]));
  const state = initialState(request, factsFor(request.rules), {
    cash: CASH[request.seats.length] ?? 0,
    phase: 'A',
    round: { kind: 'parliament', set: 1, number: 1, of: 2 },
    agenda: [STEP.parliament.frame({ ...newPlayerRound(first), won: [] })],
    company: ({ id }) => {
      if (removed.includes(id)) return { status: 'closed', tokens: [] };
      return { status: from[id] === 'A' ? 'available' : 'waiting' };
    },
    // §7.2 (i): homes are never reserved.
    board: { reservations: [] },
  });
  const move = newMove(state);
  for (const id of removed)
    setCertificates(
      move,
      id,
      (state.certificates[id] ?? []).map((each) => changedCertificate(each, { at: 'out' })),
    );
  phaseOfCompany.set(move, from);
  permits.set(move, dealt);
  originalPermits.set(move, dealt);
  return move.state;
};
