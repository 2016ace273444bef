/** A game of 18xx.games becomes one of ours, action by action; the state decides what each of its actions means. */
import {
  type Action,
  apply,
  begin,
  decider,
  explain,
  type Game,
  isRefusal,
  newGame,
  offers,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import { type Adapter, type Context, playerFromPeer, playerToPeer, type TraceLine } from './adapter.ts';
import { flatActions, hasEffect } from './flatten.ts';
import { type PeerAction, PeerError, type PeerFile } from './peer.ts';
import { finalLine, traceLine } from './trace.ts';

export interface Imported {
  readonly game: Game;
  readonly state: State;
  /** Recorded actions, and how many of them were played. */
  readonly recorded: number;
  readonly applied: number;
  readonly finished: boolean;
  readonly reason: string | null;
  readonly result: Readonly<Record<string, number>>;
  /** Why the first action that could not be played was refused. */
  readonly refusal?: Refusal & { readonly action: number };
  readonly trace: readonly TraceLine[];
}

/** More silent decisions than this between two recorded actions are a misunderstanding. */
const MOST_SILENT = 200;

const passIfOffered = (state: State): Action | undefined => {
  const by = decider(state);
  const pass: Action | undefined = by ? { type: 'pass', by } : undefined;
  return pass && offers(state, 'pass').length > 0 && !explain(state, pass) ? pass : undefined;
};

class Importer {
  readonly context: Context;
  readonly played: Action[] = [];

  constructor(
    readonly adapter: Adapter,
    file: PeerFile,
    start: State,
  ) {
    this.context = { state: start, file, copies: new Map(), memory: new Map() };
  }

  private play(action: Action): Refusal | undefined {
    const result = apply(this.context.state, action);
    if (isRefusal(result)) return result;
    this.context.state = result.state;
    this.played.push(action);
    return undefined;
  }

  private filler(next: PeerAction | undefined): Action | undefined {
    return this.adapter.filler?.(this.context, next) ?? passIfOffered(this.context.state);
  }

  /** Takes the silent decisions that lie between here and a position in which the action can be understood and played. */
  private approach(next: PeerAction): readonly Action[] | Refusal {
    const { context } = this;
    const start = { state: context.state, played: this.played.length };
    let first: Refusal | undefined;
    for (let silent = 0; silent < MOST_SILENT; silent++) {
      const actions = this.adapter.translate(context, next);
      if (actions !== 'later') {
        const [head] = actions;
        const refusal = head && explain(context.state, head);
        if (!refusal) return actions;
        first ??= refusal;
      }
      const filler = this.filler(next);
      if (!filler || this.play(filler)) break;
    }
    context.state = start.state;
    this.played.length = start.played;
    return first ?? { rule: '', key: 'notOffered', args: {} };
  }

  /** Plays one recorded action; silent decisions before the next one are taken at once, as they were there. */
  step(action: PeerAction): Refusal | undefined {
    const actions = this.approach(action);
    if (!Array.isArray(actions)) return actions as Refusal;
    for (const each of actions as readonly Action[]) {
      let refusal = this.play(each);
      // Several of ours for one of theirs may be parted by steps that were skipped there.
      for (let silent = 0; refusal && silent < MOST_SILENT; silent++) {
        const filler = this.filler(action);
        if (!filler || this.play(filler)) return refusal;
        refusal = this.play(each);
      }
      if (refusal) return refusal;
    }
    return undefined;
  }

  /** Silent decisions up to the point where the next recorded action can be played; none if that cannot be reached. */
  lookAhead(next: PeerAction | undefined): void {
    if (next) {
      this.approach(next);
      return;
    }
    // After the last action of a finished game only what was decided silently is left.
    const start = { state: this.context.state, played: this.played.length };
    for (let silent = 0; silent < MOST_SILENT && !this.context.state.outcome; silent++) {
      const filler = this.filler(undefined);
      if (!filler || this.play(filler)) break;
    }
    if (this.context.state.outcome) return;
    this.context.state = start.state;
    this.played.length = start.played;
  }
}

export const importGame = (adapter: Adapter, file: PeerFile): Imported => {
  const conditions = adapter.conditions(file);
  const game = newGame({
    title: adapter.title,
    players: file.players.map(({ id, name }) => ({ id: playerFromPeer(id), name })),
    seed: Math.abs(Math.trunc(file.settings?.seed ?? 1)) % 2 ** 31,
    ...conditions,
  });
  const importer = new Importer(adapter, file, begin(game).state);
  const recorded = flatActions(file);
  const effective = recorded.map((action, index) => ({ action, index })).filter(({ action }) => hasEffect(action));
  const trace: TraceLine[] = [];
  let applied = 0;
  let refusal: Imported['refusal'];
  const nextAfter = (index: number): PeerAction | undefined => effective.find((each) => each.index > index)?.action;

  importer.lookAhead(effective[0]?.action);
  trace.push(traceLine(adapter, importer.context, undefined, undefined, -1));
  for (const [index, action] of recorded.entries()) {
    const before = importer.context.state;
    if (hasEffect(action)) {
      const refused = attempt(importer, action);
      if (refused) {
        refusal = { ...refused, action: index + 1 };
        break;
      }
      importer.lookAhead(file.status === 'finished' || nextAfter(index) ? nextAfter(index) : action);
    }
    applied++;
    trace.push(traceLine(adapter, importer.context, action, before, index));
  }
  const { state } = importer.context;
  trace.push(finalLine(state, applied));
  return {
    game: { ...game, actions: importer.played },
    state,
    recorded: recorded.length,
    applied,
    finished: state.outcome !== null,
    reason: state.outcome?.reason ?? null,
    result: Object.fromEntries(
      Object.entries(state.outcome?.scores ?? {}).map(([id, score]) => [playerToPeer(id as `@${string}`), score]),
    ),
    ...(refusal ? { refusal } : {}),
    trace,
  };
};

const attempt = (importer: Importer, action: PeerAction): Refusal | undefined => {
  try {
    return importer.step(action);
  } catch (error) {
    if (error instanceof PeerError) return { rule: '', key: 'malformed', args: { error: error.message } };
    throw error;
  }
};
