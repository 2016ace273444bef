/** 1817 part 2: seats, cash, and with Volatility the pyramid of privates. */
import { newMove, peerDice, type PrivateId, type SetupRequest, type State, updatePrivate } from '@roundhouse/engine';
import { initialState } from '../common/setup.ts';
import { factsFor } from './facts.ts';
import { firstFrame } from './flow.ts';
import { CITY_TILES } from './privates.ts';
import { layRows } from './rules/pyramid.ts';
import { pyramid } from './rules/slots.ts';
import { option } from './settings.ts';

/** Table 2.1: cash of each player. */
const CASH: Readonly<Record<number, number>> = {
  3: 420,
  4: 315,
  5: 252,
  6: 210,
  7: 180,
  8: 158,
  9: 140,
  10: 126,
  11: 115,
  12: 105,
};

export const startingCash = (players: number): number => {
  const cash = CASH[players];
  if (cash === undefined) throw new Error(`1817 is not for ${players} players`);
  return cash;
};

const texts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** vauc.1: one of the four city privates stays, on top; the other twenty are shuffled. Drawn as 18xx.games draws it. */
const drawRows = ({ seed, fixed }: SetupRequest, ids: readonly PrivateId[]): readonly PrivateId[] => {
  const rows: unknown = fixed?.['auction_rows'];
  if (Array.isArray(rows) && rows.every(texts)) return rows.flat();
  const other = fixed?.['seed'];
  const dice = peerDice(typeof other === 'number' ? other : seed);
  const [kept] = dice.shuffle(Object.keys(CITY_TILES));
  if (kept === undefined) throw new Error('no city private');
  const others = ids.filter((id) => id === kept || CITY_TILES[id] === undefined);
  return [kept, ...dice.shuffle(others).filter((id) => id !== kept)];
};

export const setup = (request: SetupRequest): State => {
  const { rules, seats } = request;
  const facts = factsFor(rules);
  const [first] = seats;
  if (!first) throw new Error('nobody plays');
  const volatility = option(request, 'volatility');
  const start = initialState(request, facts, {
    cash: startingCash(rules.players),
    phase: '2',
    round: { kind: 'auction', set: 1, number: 1, of: 1 },
    agenda: [firstFrame(volatility, first)],
  });
  if (!volatility) return start;
  const move = newMove(start);
  const order = drawRows(request, Object.keys(facts.privates));
  for (const id of Object.keys(facts.privates)) if (!order.includes(id)) updatePrivate(move, id, { closed: true });
  pyramid.set(move, layRows(order));
  return move.state;
};
