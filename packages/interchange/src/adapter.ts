/** What a title knows about its games on 18xx.games: names, conditions, and what each action means in a position. */
import {
  type Action,
  type CompanyId,
  type Frame,
  type FrameOf,
  type Game,
  memo,
  type NamedStep,
  type OptionValue,
  type PlayerId,
  type State,
  type TurnFrame,
  type TypedStep,
} from '@roundhouse/engine';
import type { PeerAction, PeerFile } from './peer.ts';

/** Where an import or export stands. `memory` is the adapter's own, for what the state does not say. */
export interface Context {
  state: State;
  readonly file: PeerFile;
  /** Tile copies on the board by hex, as 18xx.games numbers them: `57-0`. */
  readonly copies: Map<string, string>;
  readonly memory: Map<string, unknown>;
}

export interface Conditions {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly rulings: Readonly<Record<string, OptionValue>>;
  readonly fixed?: Readonly<Record<string, unknown>>;
}

/** Thrown by `translate` where an action shows that the game was played under other conditions than its file says. */
export class PlayedOtherwise extends Error {
  readonly conditions: Conditions;
  constructor(conditions: Conditions) {
    super('played under other conditions');
    this.conditions = conditions;
  }
}

/** A step of ours as it is called there, who has the turn in it, and what may be done where that is more or less than what is offered here. */
export interface Asked {
  readonly step: string;
  readonly active: 'player' | 'company' | CompanyId;
  readonly can?: readonly string[];
}

type AskedIn<F extends Frame> = string | Asked | ((context: Context, frame: F) => Asked | undefined);

/** By step of ours: the step's name there where a company has the turn, or all about it. */
export type AskedSteps = Readonly<Record<string, AskedIn<Frame>>>;

/** The steps of a title that are asked for there, each with the frame of its handle. */
export const askedSteps = <H extends Readonly<Record<string, NamedStep>>>(
  _steps: H,
  asked: { readonly [K in keyof H]?: AskedIn<FrameOf<H[K]>> },
): AskedSteps => asked as AskedSteps;

export interface Adapter {
  /** Our title id and its name there. */
  readonly title: string;
  readonly peerTitle: string;
  readonly conditions: (file: PeerFile) => Conditions;
  /**
   * The decisions of ours that an action there stands for, in the present position; none where we need none (it was
   * decided by itself here); `later` where the position it belongs to has not been reached (silent decisions come first).
   */
  readonly translate: (context: Context, action: PeerAction) => readonly Action[] | 'later';
  /**
   * A decision that is asked for here and was taken silently there (a step skipped because nothing was possible, a
   * consent taken for granted), with the next recorded action as a hint. Absent or undefined: pass, where it is offered.
   */
  readonly filler?: (context: Context, next: PeerAction | undefined) => Action | undefined;
  /** Names that differ there: companies, privates, trains; ours → theirs. */
  readonly names?: Readonly<Record<string, string>>;
  /** Corrections to a trace line for what that system shows differently. */
  readonly trace?: (context: Context, line: TraceLine) => TraceLine;
  /** Corrections to a line in which trains, markers and privates stand in order. */
  readonly afterLists?: (context: Context, line: TraceLine) => TraceLine;
  /** For traces: the next question. */
  readonly asked?: AskedSteps;
  /** For traces: how many steps of its turn a company has begun once it has operated there. */
  readonly operatedFrom?: { readonly turn: TypedStep<TurnFrame>; readonly begun: number };
  /** For traces: what may be done there besides, whatever the step. */
  readonly alwaysCan?: (context: Context, active: string | number) => readonly string[];
  /** For traces: actions that return a marker to its charter: it is the next to be placed, and listed where it was. */
  readonly leavesGaps?: readonly string[];
  /** For traces: reasons for which a game ends in the middle of a step there. */
  readonly endsInStep?: readonly string[];
  /** For traces: reasons for which a game ends there before its round is played to the end. */
  readonly endsAtOnce?: readonly string[];
  /**
   * For traces: where a company takes over the markers of another, those in cities of its own take the place of its own:
   * the actions of that company with which it does, or `gains`: known by what it gets.
   */
  readonly absorbs?: readonly string[] | 'gains';
  /** For traces: what is listed first in a step there, in that order, where it is not the usual one. */
  readonly canFirst?: (step: string, can: readonly string[]) => readonly string[];
  /** For traces: the companies of the round in order, where it is not the operating order. */
  readonly roundOrder?: (context: Context) => { readonly order: readonly string[]; readonly index: number } | undefined;
  /** For traces: the player at the head of the table there; absent: the holder of the priority deal. */
  readonly firstAtTable?: (context: Context) => PlayerId;
  /** For traces: bids that stand until what they are for is sold, where there are such. */
  readonly standingBids?: (
    state: State,
  ) => readonly (readonly [item: string, bids: readonly (readonly [PlayerId, number])[]])[];
  /** Order of companies in a trace (their engine's order, minors first), ours; absent: order of the facts. */
  readonly companyOrder?: (state: State) => readonly string[];
  /**
   * The recorded actions that stand for an action of ours, given the position before and after it. Throws `NotExportable`
   * where a ruling leads elsewhere, `DeadEnd` where that system cannot play on.
   */
  readonly exportAction: (context: ExportContext, action: Action, before: State, after: State) => readonly PeerAction[];
  /** Options as that system names them; undefined where it does not know the variant. */
  readonly peerOptions: (game: Game) => readonly string[] | undefined;
}

export interface ExportContext {
  readonly game: Game;
  readonly copies: Map<string, string>;
  readonly memory: Map<string, unknown>;
}

export type TraceLine = Readonly<Record<string, unknown>>;

export const playerFromPeer = (id: string | number): PlayerId => `@${id}`;
export type PeerPlayer = number | string;

/** Players are numbers there; in a game at one table they may be their names. */
export const playerToPeer = (id: PlayerId): PeerPlayer => (/^@\d+$/.test(id) ? Number(id.slice(1)) : id.slice(1));

/** Their name of ours, and the way back. */
export const toPeer = (adapter: Adapter, name: string): string => adapter.names?.[name] ?? name;
export const fromPeer = ({ names }: Adapter, name: string): string => (names && ourNames(names).get(name)) ?? name;

const ourNames = memo((names: NonNullable<Adapter['names']>): ReadonlyMap<string, string> => {
  const ours = new Map<string, string>();
  for (const [our, their] of Object.entries(names)) if (!ours.has(their)) ours.set(their, our);
  return ours;
});
