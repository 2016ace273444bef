/** Where to lay tiles and stations: what the routes gain now, and where the track leads. */
import {
  type ActionOf,
  type Board,
  type CompanyId,
  expand,
  factsOf,
  lyingAt,
  type Offer,
  percentAt,
  rightAfter,
  type State,
} from '@roundhouse/engine';
import type { Proposal } from './bot.ts';
import type { View } from './insight.ts';
import { perPercent } from './judge.ts';
import { promiseOf } from './land.ts';
import { outlookOf } from './outlook.ts';

/** Lays that are looked at closely, after a glance at all. */
const CLOSELY = 7;
/** Lays that are glanced at. */
const AT_A_GLANCE = 90;

type Lay = ActionOf<'layTile'>;

interface Candidate {
  readonly action: Lay;
  readonly after: State;
  readonly glance: number;
  readonly promise: number;
}

/** What the company is worth to the one who decides for it. */
const stake = ({ insight, me, horizon }: View, state: State, company: CompanyId): number => {
  const outlook = outlookOf(state, insight, company, horizon);
  const percent = Math.max(percentAt(state, me, company), 20);
  return percent * perPercent(state, insight, company, outlook) - outlook.bill * (1 + insight.weights.dread / 2);
};

const stopsWorth = (state: State, board: Board, hex: string): number => {
  let sum = 0;
  for (const { revenue } of lyingAt(factsOf(state).track, board, hex).nodes)
    sum += typeof revenue === 'number' ? revenue : Math.max(0, ...Object.values(revenue));
  return sum;
};

const laysOf = (view: View, offer: Extract<Offer, { kind: 'lay' }>): readonly Lay[] => {
  const hexes = offer.hexes ?? Object.keys(factsOf(view.state).track.map.hexes);
  const found: Lay[] = [];
  for (const hex of hexes) {
    const about = offer.power === undefined ? { hex } : { hex, power: offer.power };
    for (const each of expand(view.state, 'layTile', about))
      if (
        each.kind === 'one' &&
        !each.refusal &&
        each.action.type === 'layTile' &&
        each.action.power === offer.power &&
        each.action.by === view.me
      )
        found.push(each.action);
  }
  return found;
};

const spread = <T>(items: readonly T[], most: number): readonly T[] =>
  items.length <= most
    ? items
    : items.filter(
        (_, index) => Math.floor((index * most) / items.length) !== Math.floor(((index - 1) * most) / items.length),
      );

const laysFor = (view: View, offer: Extract<Offer, { kind: 'lay' }>): readonly Proposal[] => {
  const { state, insight } = view;
  const { company } = offer;
  const promised = promiseOf(state, company, state.board);
  const candidates = spread(laysOf(view, offer), AT_A_GLANCE).flatMap((action): readonly Candidate[] => {
    const after = rightAfter(state, action);
    if (!after) return [];
    const promise = promiseOf(after, company, after.board) - promised;
    const grows = stopsWorth(after, after.board, action.hex) - stopsWorth(state, state.board, action.hex);
    return [{ action, after, promise, glance: promise + grows }];
  });
  const close = candidates.toSorted((a, b) => b.glance - a.glance).slice(0, CLOSELY);
  if (close.length === 0) return [];
  const before = stake(view, state, company);
  const now = outlookOf(state, insight, company, view.horizon).now;
  return close.map(({ action, after, promise }): Proposal => {
    const gain = outlookOf(after, insight, company, view.horizon).now - now;
    const value = stake(view, after, company) - before + promise * insight.weights.promise;
    return {
      action,
      value,
      reasons: [
        gain > 0
          ? { key: 'reason.layEarns', args: { hex: action.hex, company, gain } }
          : { key: 'reason.layLeads', args: { hex: action.hex, company } },
      ],
    };
  });
};

export const lays = (view: View, offered: readonly Offer[]): readonly Proposal[] =>
  offered.flatMap((offer) => (offer.kind === 'lay' ? laysFor(view, offer) : []));

const inTurn = (state: State): CompanyId | undefined => {
  const company = state.agenda.findLast((each) => typeof each['company'] === 'string')?.['company'];
  return typeof company === 'string' ? company : undefined;
};

export const stations = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const { state, insight } = view;
  const company = inTurn(state);
  if (company === undefined) return [];
  const before = stake(view, state, company);
  const promised = promiseOf(state, company, state.board);
  return offered.flatMap((offer): readonly Proposal[] => {
    if (offer.kind !== 'one' || offer.action.type !== 'placeToken') return [];
    const after = rightAfter(state, offer.action);
    if (!after) return [];
    const promise = promiseOf(after, company, after.board) - promised;
    // A circle taken is a way that nobody closes any more.
    const held = stopsWorth(state, state.board, offer.action.hex) / 4;
    const value = stake(view, after, company) - before + (promise + held) * insight.weights.promise;
    return [
      {
        action: offer.action,
        value,
        reasons: [{ key: 'reason.stationOpens', args: { hex: offer.action.hex, company } }],
      },
    ];
  });
};
