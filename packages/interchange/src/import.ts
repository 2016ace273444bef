/** A game of 18xx.games becomes one of ours, action by action; the state decides what each of its actions means. */
import {
  type Action,
  apply,
  asksFor,
  begin,
  decider,
  type Event,
  explain,
  fieldsOf,
  type Game,
  isRefusal,
  newGame,
  offers,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import {
  type Adapter,
  type Conditions,
  type Context,
  fromPeer,
  PlayedOtherwise,
  playerFromPeer,
  playerToPeer,
  type TraceLine,
} from './adapter.ts';
import { type Bids, BIDS, isUpForAuction, withBid } from './asked.ts';
import { flatActions, hasEffect } from './flatten.ts';
import { type PeerAction, PeerError, type PeerFile } from './peer.ts';
import {
  withRecordedRevenue,
  endedOnSite,
  finalLine,
  hasPaid,
  PAID,
  LAST_RUN,
  type LastRun,
  traceLine,
} from './trace.ts';

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
  /** Empty where it was not asked for. */
  readonly trace: readonly TraceLine[];
}

/** More silent decisions than this between two recorded actions are a misunderstanding. */
const MOST_SILENT = 200;
/** After the last action a game may still go on for many rounds in which nobody can do anything. */
const MOST_SILENT_AT_THE_END = 5000;

const passIfOffered = (state: State): Action | undefined => {
  const by = decider(state);
  const pass: Action | undefined = by ? { type: 'pass', by } : undefined;
  return pass && offers(state, 'pass').length > 0 && !explain(state, pass) ? pass : undefined;
};

/** Notes taken on the way, which can be put back as they stood; between two changes they are copied once. */
class Notes<V> extends Map<string, V> {
  private copy: ReadonlyMap<string, V> | undefined;

  override set(name: string, value: V): this {
    this.copy = undefined;
    return super.set(name, value);
  }

  override delete(name: string): boolean {
    this.copy = undefined;
    return super.delete(name);
  }

  override clear(): void {
    this.copy = undefined;
    super.clear();
  }

  asTheyStand(): ReadonlyMap<string, V> {
    return (this.copy ??= new Map(this));
  }

  putBack(stood: ReadonlyMap<string, V>): void {
    if (this.copy === stood) return;
    super.clear();
    for (const [name, value] of stood) super.set(name, value);
    this.copy = stood;
  }
}

class Importer {
  readonly context: Context;
  readonly copies = new Notes<string>();
  readonly memory = new Notes<unknown>();
  readonly played: Action[] = [];
  /** What was understood last: silent decisions are taken ahead of an action, which is then played where it was understood. */
  private understood:
    | { readonly at: State; readonly next: PeerAction; readonly actions: readonly Action[] }
    | undefined;

  constructor(
    readonly adapter: Adapter,
    file: PeerFile,
    start: State,
    /** Whether lines are written of what happens, which some of it is kept for. */
    private readonly traced: boolean,
  ) {
    this.context = { state: start, file, copies: this.copies, memory: this.memory };
  }

  private play(action: Action): Refusal | undefined {
    const result = apply(this.context.state, action);
    if (isRefusal(result)) return result;
    if (this.traced) this.remember(result.events, result.state);
    this.context.state = result.state;
    this.played.push(action);
    return undefined;
  }

  /** Bids stay for later lines; runs are traced with their dividend. */
  private remember(events: readonly Event[], after: State): void {
    const { memory, state } = this.context;
    for (const event of events) {
      if (event.type === 'bid') {
        const { [event.item]: earlier = [], ...others } = (memory.get(BIDS) as Bids | undefined) ?? {};
        const goesOn = this.adapter.standingBids !== undefined || isUpForAuction(state, event.item);
        const bids = { ...others, [event.item]: goesOn ? earlier : [] };
        memory.set(BIDS, withBid(bids, event.item, event.player, event.price));
      }
      if (event.type === 'dividend' && !hasPaid(memory, event.company))
        memory.set(PAID, [...((memory.get(PAID) as readonly string[] | undefined) ?? []), event.company]);
      if (event.type !== 'trainsRan') continue;
      const subsidy = after.agenda.map((frame) => fieldsOf(frame)['subsidy']).find((each) => typeof each === 'number');
      const nameOf = (id: string): string => {
        const train = state.trains.find((each) => each.id === id);
        return train ? train.side + '*'.repeat(train.warranties) : id;
      };
      const ran: LastRun = {
        revenue: event.revenue,
        subsidy: subsidy ?? 0,
        runs: event.runs.map(({ train, revenue }) => ({ train, name: nameOf(train), revenue })),
      };
      memory.set(LAST_RUN, ran);
    }
  }

  /** What was played from here on can be taken back. */
  private wayBack(): () => void {
    const { context } = this;
    const { state } = context;
    const played = this.played.length;
    const memory = this.memory.asTheyStand();
    return () => {
      context.state = state;
      this.played.length = played;
      this.memory.putBack(memory);
    };
  }

  private filler(next: PeerAction | undefined): Action | undefined {
    return this.adapter.filler?.(this.context, next) ?? passIfOffered(this.context.state);
  }

  /** Takes the silent decisions that lie between here and a position in which the action can be understood and played. */
  private approach(next: PeerAction, known?: () => void): readonly Action[] | Refusal {
    const { context, understood } = this;
    if (understood?.next === next && understood.at === context.state) return understood.actions;
    const back = known ?? this.wayBack();
    let first: Refusal | undefined;
    for (let silent = 0; silent < MOST_SILENT; silent++) {
      const actions = this.adapter.translate(context, next);
      if (actions !== 'later') {
        const [head] = actions;
        const refusal = head && explain(context.state, head);
        if (!refusal) {
          this.understood = { at: context.state, next, actions };
          return actions;
        }
        first ??= refusal;
      }
      const filler = this.filler(next);
      if (!filler || this.play(filler)) break;
    }
    back();
    return first ?? this.whyNotNow(next);
  }

  /** Nothing that could be decided here is what was recorded: somebody else is asked, or for something else. */
  private whyNotNow({ entity, entity_type }: PeerAction): Refusal {
    const { state } = this.context;
    const company = typeof entity === 'string' ? state.companies[fromPeer(this.adapter, entity)] : undefined;
    const by = entity_type === 'player' ? playerFromPeer(entity ?? '') : company?.president;
    const refusal = by ? explain(state, { type: 'pass', by }) : undefined;
    return refusal ?? { rule: '', key: 'notOffered', args: {} };
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
    if (this.traced) this.keepRecordedRevenue(action);
    this.agree();
    return undefined;
  }

  private keepRecordedRevenue(action: PeerAction): void {
    const { memory } = this.context;
    const ran = action.type === 'run_routes' ? (memory.get(LAST_RUN) as LastRun | undefined) : undefined;
    if (ran) memory.set(LAST_RUN, withRecordedRevenue(this.adapter, ran, action));
  }

  /** There nobody is asked for consent: it is given with the action. */
  private agree(): void {
    for (let silent = 0; silent < MOST_SILENT && asksFor(this.context.state, 'answer'); silent++) {
      const answer = this.adapter.filler?.(this.context, undefined);
      if (answer?.type !== 'answer' || this.play(answer)) return;
    }
  }

  /** What cannot be understood yet is reported when its turn comes. */
  private approachIfClear(next: PeerAction): void {
    const back = this.wayBack();
    try {
      this.approach(next, back);
    } catch (error) {
      if (!(error instanceof PeerError)) throw error;
      back();
    }
  }

  /** Silent decisions up to the point where the next recorded action can be played; none if that cannot be reached. */
  lookAhead(next: PeerAction | undefined): void {
    if (next) {
      this.approachIfClear(next);
      return;
    }
    // After the last action of a finished game only what was decided silently is left.
    const back = this.wayBack();
    for (let silent = 0; silent < MOST_SILENT_AT_THE_END && !this.context.state.outcome; silent++) {
      const filler = this.filler(undefined);
      if (!filler || this.play(filler)) break;
    }
    if (!this.context.state.outcome) back();
  }
}

/** How far back a pass may have been misunderstood, in recorded actions, and how often that is tried for one refusal. */
const FARTHEST_BACK = 40;
const MOST_SECOND_THOUGHTS = 60;

/** A pass that was taken for ours: where it turns out that the step was none of ours, play goes on from here without it. */
interface Doubt {
  readonly index: number;
  readonly state: State;
  readonly played: number;
  readonly lines: number;
  readonly copies: ReadonlyMap<string, string>;
  readonly memory: ReadonlyMap<string, unknown>;
}

export interface ImportOptions {
  /** Whether the state after each action is written down. */
  readonly trace?: boolean;
}

/** Each of them makes a game begin anew. */
const MOST_LESSONS = 3;

/** Plays a file; where it shows on the way under which other conditions it was played, it is played under those. */
export const importGame = (adapter: Adapter, file: PeerFile, options: ImportOptions = {}): Imported => {
  let conditions = adapter.conditions(file);
  for (let lesson = 0; ; lesson++) {
    try {
      return importUnder(conditions, adapter, file, options);
    } catch (error) {
      if (!(error instanceof PlayedOtherwise) || lesson === MOST_LESSONS) throw error;
      ({ conditions } = error);
    }
  }
};

const importUnder = (
  conditions: Conditions,
  adapter: Adapter,
  file: PeerFile,
  { trace: traced = false }: ImportOptions,
): Imported => {
  const game = newGame({
    title: adapter.title,
    players: file.players.map(({ id, name }) => ({ id: playerFromPeer(id), name })),
    seed: Math.abs(Math.trunc(file.settings?.seed ?? 1)) % 2 ** 31,
    seating: 'asSeated',
    ...conditions,
  });
  const importer = new Importer(adapter, file, begin(game).state, traced);
  const { context } = importer;
  const recorded = flatActions(file);
  const trace: TraceLine[] = [];
  const doubts: Doubt[] = [];
  const ignored = new Set<number>();
  let secondThoughts = 0;
  let farthest: Imported['refusal'];

  const nextAfter = (index: number): PeerAction | undefined => {
    for (let at = index + 1; at < recorded.length; at++) {
      const action = recorded[at] as PeerAction;
      if (hasEffect(action) && !ignored.has(at)) return action;
    }
    return undefined;
  };
  const doubt = (index: number, state: State, played: number): void => {
    // Nobody goes back farther: what lies behind need not be kept.
    while (doubts[0] && doubts[0].index < index - FARTHEST_BACK) doubts.shift();
    doubts.push({
      index,
      state,
      played,
      lines: trace.length,
      copies: importer.copies.asTheyStand(),
      memory: importer.memory.asTheyStand(),
    });
  };
  /** Goes back to the last pass in doubt; undefined when there is none near enough. */
  const thinkAgain = (failed: number): number | undefined => {
    const last = doubts.pop();
    if (!last || last.index < failed - FARTHEST_BACK || ++secondThoughts > MOST_SECOND_THOUGHTS) return undefined;
    for (const index of ignored) if (index > last.index) ignored.delete(index);
    ignored.add(last.index);
    context.state = last.state;
    importer.played.length = last.played;
    trace.length = last.lines;
    importer.copies.putBack(last.copies);
    importer.memory.putBack(last.memory);
    return last.index;
  };

  const write = (action: PeerAction | undefined, before: State | undefined, at: number): void => {
    if (traced) trace.push(traceLine(adapter, context, action, before, at));
  };

  importer.lookAhead(nextAfter(-1));
  write(undefined, undefined, -1);
  let index = 0;
  let applied = 0;
  while (index < recorded.length) {
    const action = recorded[index];
    if (!action) break;
    const before = context.state;
    const played = importer.played.length;
    if (hasEffect(action) && !ignored.has(index)) {
      const refused = attempt(importer, action);
      if (refused) {
        if (!farthest || index + 1 > farthest.action) {
          farthest = { ...refused, action: index + 1 };
          secondThoughts = 0;
        }
        const back = thinkAgain(index);
        if (back === undefined) break;
        index = back;
        continue;
      }
      if (action.type === 'pass' && importer.played.length > played) doubt(index, before, played);
      // In a game that is still going on nothing is decided beyond the last action.
      const next = nextAfter(index);
      if (file.status === 'finished' || next) importer.lookAhead(next);
    }
    write(action, before, index);
    index++;
    applied = index;
  }
  const { state } = context;
  if (traced) trace.push(finalLine(state, applied));
  return {
    game: { ...game, actions: importer.played },
    state,
    recorded: recorded.length,
    applied,
    finished: state.outcome !== null,
    reason: endedOnSite(state),
    result: Object.fromEntries(
      Object.entries(state.outcome?.scores ?? {}).map(([id, score]) => [playerToPeer(id as `@${string}`), score]),
    ),
    ...(farthest && applied < recorded.length ? { refusal: farthest } : {}),
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
