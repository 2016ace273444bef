/** A bot never stops a game: where its choice is refused it takes the next best, and at last whatever is mild or offered. */
import {
  type Action,
  apply,
  diceOf,
  type Event,
  isRefusal,
  randomAction,
  type Refusal,
  type State,
} from '@roundhouse/engine';
import { mildest } from '@roundhouse/engine/orders';
import type { Choice, Proposal } from './bot.ts';

/** What a bot wanted to do and could not; without an action it could not think at all. */
export interface Setback {
  readonly action?: Action;
  readonly why: string;
}

export interface Accepted {
  readonly choice: Choice;
  readonly state: State;
  readonly events: readonly Event[];
  /** In the order in which they were tried; empty in all but a faulty position. */
  readonly setbacks: readonly Setback[];
}

const sentence = ({ rule, key }: Refusal): string => `${rule} ${key}`.trim();

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const tried = (state: State, action: Action): ReturnType<typeof apply> | string => {
  try {
    return apply(state, action);
  } catch (error) {
    return messageOf(error);
  }
};

/** Offers that are drawn at random before giving up. */
const DRAWS = 50;

const asProposal = (action: Action): Proposal => ({
  action,
  value: 0,
  reasons: [{ key: 'reason.onlyOne', args: {} }],
});

/** Everything that may be tried, from the best: what the bot proposed, what is mild, what is offered. */
function* candidates(state: State, choice: Choice | undefined, seed: number): Generator<Proposal> {
  if (choice) yield* [choice, ...choice.alternatives];
  const mild = mildest(state);
  if (mild) yield asProposal(mild);
  const dice = diceOf(seed);
  for (let draw = 0; draw < DRAWS; draw++) yield asProposal(randomAction(state, dice));
}

/** Thinks, and takes the best that the rules accept. */
export const acceptable = (state: State, seed: number, think: () => Choice): Accepted => {
  const setbacks: Setback[] = [];
  let choice: Choice | undefined;
  try {
    choice = think();
  } catch (error) {
    setbacks.push({ why: messageOf(error) });
  }
  for (const proposal of candidates(state, choice, seed)) {
    const result = tried(state, proposal.action);
    if (typeof result === 'string') setbacks.push({ action: proposal.action, why: result });
    else if (isRefusal(result)) setbacks.push({ action: proposal.action, why: sentence(result) });
    else {
      const alternatives = (choice?.alternatives ?? []).filter((each) => each !== proposal);
      return { choice: { ...proposal, alternatives }, state: result.state, events: result.events, setbacks };
    }
  }
  throw new Error(`nothing that was tried is accepted: ${setbacks.map(({ why }) => why).join('; ')}`);
};
