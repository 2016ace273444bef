/**
 * 1862: the companies of an operating round as 18xx.games lists them. The list is made when the round begins; a merger takes
 * one of the two out of it, or puts the survivor in the place of the company on turn.
 */
import {
  type CompanyId,
  frameOf,
  type OperatingRoundFrame,
  type PlayerId,
  type State,
  titleOf,
} from '@roundhouse/engine';
import type { Context } from '../adapter.ts';
import { STEP } from '@roundhouse/titles/1862';

interface RoundOrder {
  readonly round: string;
  readonly list: readonly CompanyId[];
}

interface Union {
  readonly company: CompanyId;
  readonly partner: CompanyId;
  readonly survivor: CompanyId;
}

const ORDER = '1862 order';
const UNION = '1862 union';

/** A merger that is being read; it counts when the shares have folded. */
export const noteUnion = ({ memory }: Context, union: Union): void => {
  memory.set(UNION, union);
};

const afterUnion = (list: readonly CompanyId[], { company, partner, survivor }: Union): readonly CompanyId[] => {
  const operated = list.indexOf(partner) < list.indexOf(company);
  const rest = operated ? list : list.filter((each) => each !== partner);
  return survivor === company ? rest : rest.map((each) => (each === company ? survivor : each));
};

const hasFolded = (state: State, { company, partner, survivor }: Union): boolean =>
  frameOf(state, STEP.excess) !== undefined ||
  state.companies[survivor === company ? partner : company]?.status !== 'floated';

const listOf = (state: State, { operated, field }: OperatingRoundFrame): readonly CompanyId[] => {
  const later = titleOf(state)
    .operatingOrder(state)
    .filter((id) => !operated.includes(id) && (field === null || field.includes(id)));
  return [...operated, ...later];
};

const orderNow = ({ state, memory }: Context, frame: OperatingRoundFrame): readonly CompanyId[] => {
  const round = `${state.round.set}.${state.round.number}`;
  const known = memory.get(ORDER) as RoundOrder | undefined;
  const union = memory.get(UNION) as Union | undefined;
  const begun = known?.round === round ? known.list : listOf(state, frame);
  const folded = union && hasFolded(state, union);
  const list = folded && known?.round === round ? afterUnion(begun, union) : begun;
  if (folded) memory.delete(UNION);
  memory.set(ORDER, { round, list } satisfies RoundOrder);
  return list;
};

/** Who has operated, the one on turn and those who follow; undefined in other rounds. */
export const order1862 = (
  context: Context,
): { readonly order: readonly CompanyId[]; readonly index: number } | undefined => {
  const frame = frameOf(context.state, STEP.operatingRound);
  const onTurn = frameOf(context.state, STEP.operatingTurn)?.company;
  if (!frame || typeof onTurn !== 'string') return undefined;
  const order = orderNow(context, frame);
  // While markers are given up it is the survivor’s turn.
  const union = frameOf(context.state, STEP.excess)?.union as { readonly survivor: CompanyId } | undefined;
  return { order, index: Math.max(0, order.lastIndexOf(union?.survivor ?? onTurn)) };
};

const HEAD = '1862 head of the table';

/** While fines are paid the stock round is not over there, and the players sit as they did in it. */
export const firstAtTable1862 = ({ state, memory }: Context): PlayerId => {
  if (frameOf(state, STEP.fine) === undefined) memory.set(HEAD, state.priority);
  return (memory.get(HEAD) as PlayerId | undefined) ?? state.priority;
};
