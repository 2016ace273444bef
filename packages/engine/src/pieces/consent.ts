/** Consent: the one who is asked gets the turn, sees the whole proposal, and answers. */
import { type Action, parseAction } from '../actions.ts';
import { emit, type Move, pop, push, topFrame } from '../move.ts';
import { one } from '../offers.ts';
import type { Frame, Json, PlayerId, State } from '../state.ts';
import { defineStep, type Step } from '../step.ts';

export interface ConsentFrame extends Frame {
  readonly step: 'consent';
  readonly asked: PlayerId;
  readonly proposer: PlayerId;
  /** Which kind of proposal; a word key and the name of what carries it out. */
  readonly proposal: string;
  readonly action: { readonly [key: string]: Json };
  /** Figures of the proposal, for the one who is asked. */
  readonly args: { readonly [key: string]: Json };
}

export interface Proposal {
  readonly accepted: (move: Move, action: Action, frame: ConsentFrame) => void;
  readonly refused?: (move: Move, action: Action, frame: ConsentFrame) => void;
}

const actionOf = (kept: unknown): Action => {
  const parsed = parseAction(kept);
  if ('error' in parsed) throw new Error(`a proposal of no action: ${parsed.error}`);
  return parsed.action;
};

/** What is proposed, where somebody is asked for consent. */
export const proposedAction = (state: State): Action => actionOf(topFrame(state)?.['action']);

/** Asks a player; somebody who would ask himself has consented already. */
export const propose = (
  move: Move,
  proposals: Readonly<Record<string, Proposal>>,
  proposal: string,
  asked: PlayerId,
  action: Action,
  args: Readonly<Record<string, Json>> = {},
): void => {
  const frame: ConsentFrame = {
    step: 'consent',
    asked,
    proposer: action.by,
    proposal,
    action,
    args: { ...args },
  };
  if (asked === action.by) {
    proposals[proposal]?.accepted(move, action, frame);
    return;
  }
  emit(move, { type: 'proposed', player: action.by, to: asked, key: proposal, args });
  push(move, frame);
};

export const consentStep = (proposals: Readonly<Record<string, Proposal>>): Step =>
  defineStep<ConsentFrame>({
    decider: (_state, frame) => frame.asked,
    open: false,
    choices: {
      answer: {
        options: (_state, { asked }) => [
          one({ type: 'answer', by: asked, accept: true }),
          one({ type: 'answer', by: asked, accept: false }),
        ],
        apply: (move, frame, { accept }) => {
          pop(move);
          emit(move, { type: 'answered', player: frame.asked, accept });
          const proposal = proposals[frame.proposal];
          const action = actionOf(frame.action);
          if (accept) proposal?.accepted(move, action, frame);
          else proposal?.refused?.(move, action, frame);
        },
      },
    },
  });
