/** Consent: the one who is asked gets the turn, sees the whole proposal, and answers. */
import { type Action, parseAction } from '../actions.ts';
import { stepHandle } from '../handles.ts';
import { emit, type Move, pop, push, slot, topFrame } from '../move.ts';
import { one } from '../offers.ts';
import type { Frame, Json, PlayerId, State } from '../state.ts';
import { defineStep, type StepOf } from '../step.ts';

export interface ConsentFrame extends Frame {
  readonly asked: PlayerId;
  readonly proposer: PlayerId;
  /** Which kind of proposal; a word key and the name of what carries it out. */
  readonly proposal: string;
  readonly action: { readonly [key: string]: Json };
  /** Figures of the proposal, for the one who is asked. */
  readonly args: { readonly [key: string]: Json };
}

export const CONSENT = stepHandle<ConsentFrame, 'consent'>('consent');

export interface Proposal {
  readonly accepted: (move: Move, action: Action, frame: ConsentFrame) => void;
  readonly refused?: (move: Move, action: Action, frame: ConsentFrame) => void;
}

/** What was refused in a round, where the table trades politely. */
export interface RefusedProposal {
  readonly [key: string]: Json;
  readonly round: string;
  readonly asked: PlayerId;
  readonly action: { readonly [key: string]: Json };
  /** No more of the kind is wanted from anybody. */
  readonly noMore: boolean;
}

const refusals = slot<readonly RefusedProposal[]>('refusedProposals', []);

/**
 * The house ruling: what was refused is not proposed again in that round unless it is better. Its id stays as it was: stored games,
 * saved files, the API, and choices kept in browsers name it.
 */
export const POLITE_TRADING = 'manners';

export const tradesPolitely = (state: State): boolean => state.rules.rulings[POLITE_TRADING] === true;

const roundOf = ({ round }: State): string => `${round.kind} ${round.set}.${round.number}`;

/** Proposals that were refused in the present round. */
export const refusedThisRound = (state: State): readonly RefusedProposal[] =>
  refusals.get(state).filter(({ round }) => round === roundOf(state));

const remember = (move: Move, { asked, action }: ConsentFrame, noMore: boolean): void => {
  if (tradesPolitely(move.state))
    refusals.set(move, [...refusedThisRound(move.state), { round: roundOf(move.state), asked, action, noMore }]);
};

const actionOf = (kept: unknown): Action => {
  const parsed = parseAction(kept);
  if ('error' in parsed) throw new Error(`a proposal of no action: ${parsed.error}`);
  return parsed.action;
};

/** What is proposed, where somebody is asked for consent. */
export const proposedAction = (state: State): Action => actionOf(topFrame(state, CONSENT)?.action);

/** Asks a player; somebody who would ask themselves has consented already. */
export const propose = (
  move: Move,
  proposals: Readonly<Record<string, Proposal>>,
  proposal: string,
  asked: PlayerId,
  action: Action,
  args: Readonly<Record<string, Json>> = {},
): void => {
  const frame = CONSENT.frame({ asked, proposer: action.by, proposal, action, args: { ...args } });
  if (asked === action.by) {
    proposals[proposal]?.accepted(move, action, frame);
    return;
  }
  emit(move, { type: 'proposed', player: action.by, to: asked, key: proposal, args });
  push(move, frame);
};

export const defineConsentStep = (proposals: Readonly<Record<string, Proposal>>): StepOf<ConsentFrame> =>
  defineStep<ConsentFrame>({
    decider: (_state, frame) => frame.asked,
    open: false,
    choices: {
      answer: {
        options: (state, { asked }) => [
          one({ type: 'answer', by: asked, accept: true }),
          one({ type: 'answer', by: asked, accept: false }),
          ...(tradesPolitely(state) ? [one({ type: 'answer', by: asked, accept: false, noMore: true })] : []),
        ],
        apply: (move, frame, { accept, noMore }) => {
          pop(move);
          emit(move, { type: 'answered', player: frame.asked, accept, noMore: noMore === true });
          if (!accept) remember(move, frame, noMore === true);
          const proposal = proposals[frame.proposal];
          const action = actionOf(frame.action);
          if (accept) proposal?.accepted(move, action, frame);
          else proposal?.refused?.(move, action, frame);
        },
      },
    },
  });
