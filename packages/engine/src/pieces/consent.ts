/** Consent: the one who is asked gets the turn, sees the whole proposal, and answers. */
import type { Action } from '../actions.ts';
import { emit, type Move, pop, push } from '../move.ts';
import { one } from '../offers.ts';
import type { Frame, Json, PlayerId } from '../state.ts';
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
          const action = frame.action as unknown as Action;
          if (accept) proposal?.accepted(move, action, frame);
          else proposal?.refused?.(move, action, frame);
        },
      },
    },
  });
