/** Positions of 1817 in one readable line: companies of any size with shares, shorts, loans, trains and stations. */
import {
  type Action,
  addToken,
  begin,
  type Certificate,
  type CompanyId,
  type Frame,
  type HexId,
  type Json,
  type Move,
  newGame,
  newMove,
  newPlayerRound,
  type OptionValue,
  type Place,
  placeMarker,
  type PlayerId,
  setCertificates,
  settle,
  type State,
  update,
  updateCompany,
  updatePrivate,
} from '@roundhouse/engine';
import { seatNames, setCash, takeTrain, words } from '../../../test/support/index.ts';
import '../index.ts';
import { short, single } from '../rules/certificates.ts';
import { startAcquisitions } from '../rules/acquisitionRound.ts';
import { startMergers } from '../rules/mergerRound.ts';
import { TURN_STEPS } from '../rules/interest.ts';
import { MARKET } from '../market.ts';
import { STEP, type StepName } from '../steps.ts';

export interface CompanySpec {
  readonly size?: 2 | 5 | 10;
  /** A price, or a cell by its number (`cell: 2`). */
  readonly price?: number;
  readonly cell?: number;
  /** Null: the president's certificate is in the market. */
  readonly president?: PlayerId | null;
  /** Shares of players; the president's two included. */
  readonly shares?: Readonly<Record<PlayerId, number>>;
  readonly shorts?: Readonly<Record<PlayerId, number>>;
  readonly pool?: number;
  readonly poolShorts?: number;
  readonly cash?: number;
  readonly loans?: number;
  readonly trains?: string;
  /** `D9 E22/1`: hexes and cities. */
  readonly tokens?: string;
  /** Markers on the charter. */
  readonly charter?: number;
  readonly turns?: number;
}

export interface Circumstances {
  readonly players?: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly rulings?: Readonly<Record<string, OptionValue>>;
  readonly phase?: string;
  readonly cash?: Readonly<Record<PlayerId, number>>;
  readonly privates?: Readonly<Record<string, PlayerId | CompanyId | null>>;
  readonly tiles?: Readonly<Record<HexId, string>>;
  readonly marks?: Readonly<Record<HexId, readonly string[]>>;
  readonly depot?: string;
  readonly trainPool?: string;
  readonly own?: Readonly<Record<string, Json>>;
  readonly round?: Partial<State['round']>;
  readonly priority?: PlayerId;
}

const cellOf = ({ price, cell }: CompanySpec): string => {
  if (cell !== undefined) return `0,${cell}`;
  const found = Object.values(MARKET.cells).find((each) => each.price === (price ?? 100) && each.column > 3);
  if (!found) throw new Error(`no cell shows ${String(price)}`);
  return found.id;
};

const certificatesFor = (company: CompanyId, spec: CompanySpec): readonly Certificate[] => {
  const { size = 5, president = '@A', shares = {}, shorts = {}, pool = 0, poolShorts = 0 } = spec;
  const unit = 100 / size;
  const held: Record<string, number> = { ...shares };
  if (president && shares[president] === undefined) held[president] = 2;
  const singles: Place[] = Object.entries(held).flatMap(([player, count]) =>
    Array.from({ length: player === president ? count - 2 : count }, () => player as PlayerId),
  );
  singles.push(...Array.from({ length: pool }, () => 'pool' as const));
  const shortsHeld: Place[] = Object.entries(shorts).flatMap(([player, count]) =>
    Array.from({ length: count }, () => player as PlayerId),
  );
  shortsHeld.push(...Array.from({ length: poolShorts }, () => 'pool' as const));
  const treasury = size + shortsHeld.length - 2 - singles.length;
  if (treasury < 0) throw new Error(`${company} has ${-treasury} shares too many`);
  singles.push(...Array.from({ length: treasury }, () => company));
  return [
    { id: `${company}_0`, company, percent: 2 * unit, kind: 'president', at: president ?? 'pool' },
    // Printed shares are numbered first; those of pairs from 10 on.
    ...singles.map((at, index) => single(company, index < size - 2 ? index + 1 : 12 - size + index, unit, at)),
    ...shortsHeld.map((at, index) => short(company, 40 + index, unit, at)),
  ];
};

const setCompany = (move: Move, company: CompanyId, spec: CompanySpec): void => {
  const { size = 5, president = '@A', cash = 0, loans = 0, trains, tokens, charter = 0, turns = 1 } = spec;
  placeMarker(move, company, cellOf(spec));
  setCertificates(move, company, certificatesFor(company, spec));
  updateCompany(move, company, {
    status: 'floated',
    president,
    par: 100,
    size: String(size),
    loans,
    turns,
    tokens: Array.from({ length: charter }, () => 0),
  });
  setCash(move, company, cash);
  for (const name of words(trains)) takeTrain(move, name, company);
  for (const place of words(tokens)) {
    const [hex, city] = place.split('/');
    addToken(move, company, hex ?? '', Number(city ?? 0));
  }
};

/** Everything set, nothing going on yet. */
export const positionOf = (
  companies: Readonly<Record<CompanyId, CompanySpec>> = {},
  about: Circumstances = {},
): State => {
  const { players = 4, options, rulings } = about;
  const game = newGame({
    title: '1817',
    players: seatNames(players).map((id) => ({ id, name: id.slice(1) })),
    seed: 1,
    seating: 'asSeated',
    ...(options ? { options } : {}),
    ...(rulings ? { rulings } : {}),
  });
  const move = newMove(begin(game).state);
  const laid = Object.entries(about.tiles ?? {}).map(([hex, text]) => {
    const [tile, rotation] = text.split('/');
    return [hex, { tile: tile ?? '', rotation: Number(rotation ?? 0) as 0 }] as const;
  });
  update(move, {
    agenda: [],
    phase: about.phase ?? '3',
    priority: about.priority ?? '@A',
    board: { ...move.state.board, tiles: Object.fromEntries(laid), marks: about.marks ?? {} },
    round: { kind: 'stock', set: 2, number: 1, of: 1, ...about.round },
    own: { ...move.state.own, ...about.own },
  });
  const depot = about.depot ?? '3';
  const first = move.state.trains.findIndex((each) => each.name === depot);
  update(move, { trains: move.state.trains.map((each, index) => (index < first ? { ...each, at: 'out' } : each)) });
  for (const [id, spec] of Object.entries(companies)) setCompany(move, id, spec);
  for (const name of words(about.trainPool)) takeTrain(move, name, 'pool');
  for (const [player, amount] of Object.entries(about.cash ?? {})) setCash(move, player, amount);
  for (const id of Object.keys(move.state.privates))
    updatePrivate(move, id, { owner: about.privates?.[id] ?? null, closed: about.privates?.[id] === undefined });
  return move.state;
};

const going = (state: State, agenda: (move: Move) => void): State => {
  const move = newMove(state);
  agenda(move);
  settle(move);
  return move.state;
};

const frames = (move: Move, ...list: readonly Frame[]): void => update(move, { agenda: list });

/** A stock round in which it is this player's turn. */
export const stockTurnOf = (state: State, player: PlayerId): State =>
  going(state, (move) => frames(move, STEP.stockRound.frame(newPlayerRound(player))));

/** Somebody who comes next, so that a round does not end with the turn that is looked at. */
export const NEXT: CompanySpec = { price: 40, president: '@D', tokens: 'B17', trains: '5' };

/** The turn of a company, from a step on, with what its trains have earned; then comes UR. */
export const turnOf = (state: State, company: CompanyId, step: StepName = 'track', revenue = 0): State =>
  going(state, (move) => {
    update(move, { round: { ...move.state.round, kind: 'operating', of: 2 } });
    if (move.state.market.at['UR'] === undefined) setCompany(move, 'UR', NEXT);
    frames(
      move,
      STEP.operatingRound.frame({
        operated: Object.keys(move.state.companies).filter((id) => id !== 'UR'),
        field: null,
      }),
      STEP.operatingTurn.frame({ company, begun: TURN_STEPS.findIndex(({ name }) => name === step), revenue }),
    );
  });

/** An operating round from its beginning. */
export const operatingRoundOf = (state: State): State =>
  going(state, (move) => {
    update(move, { round: { ...move.state.round, kind: 'operating', of: 2 } });
    frames(move, STEP.operatingRound.frame({ operated: [], field: null }));
  });

export const mergersOf = (state: State): State =>
  going(state, (move) => {
    update(move, { round: { ...move.state.round, kind: 'merger', of: 2 }, agenda: [] });
    startMergers(move);
  });

/** Stages 2 to 4; zones are as when the M&A round began. */
export const acquisitionsOf = (state: State): State =>
  going(state, (move) => {
    update(move, { agenda: [] });
    startMergers(move);
    update(move, { agenda: [], round: { ...move.state.round, kind: 'acquisition', of: 2 } });
    startAcquisitions(move);
  });

/** Runs something of the rules on a state as a move and returns what comes of it. */
export const after = (state: State, act: (move: Move) => void): State => going(state, act);

export const pass = (by: PlayerId): Action => ({ type: 'pass', by });
export const bid = (by: PlayerId, item: string, price: number): Action => ({ type: 'bid', by, item, price });
