/** What a round brought: the card that closes it. */
import type { Event } from '../events.ts';
import { cashOf } from '../money.ts';
import { priceOf } from '../market.ts';
import type { CompanyId, PlayerId, RoundMark, State } from '../state.ts';
import { trainFacts, trainsAt } from '../trains.ts';
import { type History, ledgerOf, worthByRound } from './ledger.ts';
import { operatingTurns } from './operatingTurns.ts';
import { type Rusting, rustingAhead } from './rusting.ts';

export interface RoundCard {
  readonly mark: RoundMark;
  readonly from: number;
  readonly to: number;
  /** Richest first. */
  readonly players: readonly {
    readonly player: PlayerId;
    readonly cash: number;
    readonly worth: number;
    readonly change: number;
    /** What they were worth after every round until then. */
    readonly worths: readonly number[];
  }[];
  /** `why`: what moved them, each reason once, in the order in which it came. */
  readonly prices: readonly {
    readonly company: CompanyId;
    readonly from: number;
    readonly to: number;
    readonly why: readonly string[];
  }[];
  /** Trains left of every type that the depot sells, in its order. */
  readonly depot: readonly { readonly name: string; readonly left: number | 'unlimited' }[];
  readonly rusting: readonly Rusting[];
  /** Who operates next, in this order. */
  readonly order: readonly CompanyId[];
}

const pricesBetween = (before: State, after: State, events: readonly Event[]): RoundCard['prices'] =>
  Object.keys(after.companies).flatMap((company) => {
    const [from, to] = [priceOf(before, company), priceOf(after, company)];
    const why = events.flatMap((each) => (each.type === 'priceMoved' && each.company === company ? [each.why] : []));
    return from > 0 && to > 0 && from !== to ? [{ company, from, to, why: [...new Set(why)] }] : [];
  });

const depotOf = (state: State): RoundCard['depot'] => {
  const left = new Map<string, number>();
  for (const { name } of trainsAt(state, 'depot')) left.set(name, (left.get(name) ?? 0) + 1);
  return [...left].map(([name, count]) => ({
    name,
    left: trainFacts(state, name).unlimited ? 'unlimited' : count,
  }));
};

/** The card of the last round that was over at a position; null in the first. */
export const roundCardOf = (history: History, position: number): RoundCard | null => {
  const rounds = worthByRound(ledgerOf(history).rounds, history.states);
  const last = rounds.at(-1);
  // The round that is being played ends with the newest position, but is not over, unless the game is.
  const over = (round: (typeof rounds)[number]): boolean =>
    round !== last || (history.states[round.to]?.outcome ?? null) !== null;
  const round = rounds.findLast((each) => each.to <= position && each.to > each.from && over(each));
  const [before, after] = [history.states[round?.from ?? -1], history.states[round?.to ?? -1]];
  if (!round || !before || !after) return null;
  const sofar = rounds.slice(0, rounds.indexOf(round) + 1);
  const worthsOf = (player: PlayerId): readonly number[] =>
    sofar.flatMap(({ players }) => players.flatMap((each) => (each.player === player ? [each.worth] : [])));
  return {
    mark: round.mark,
    from: round.from,
    to: round.to,
    players: round.players
      .map(({ player, worth, change }) => ({
        player,
        worth,
        change,
        cash: cashOf(after, player),
        worths: worthsOf(player),
      }))
      .toSorted((a, b) => b.worth - a.worth),
    prices: pricesBetween(before, after, history.events.slice(round.from, round.to).flat()),
    depot: depotOf(after),
    rusting: rustingAhead(after),
    order: operatingTurns(after).flatMap(({ company, turn }) => (turn === 'done' ? [] : [company])),
  };
};
