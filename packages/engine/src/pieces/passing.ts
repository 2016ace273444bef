/** Logs a pass, once: where a step has closed by itself the log has said why, and nobody passes. */
import { emit, type Move, pop } from '../move.ts';
import type { CompanyId, PlayerId } from '../state.ts';

const saidWhy = ({ events }: Move): boolean => {
  const last = events.at(-1);
  return last?.type === 'special' && last.key.startsWith('closed.');
};

interface Left {
  readonly company: CompanyId;
  readonly step: string;
}

export const logPassed = (move: Move, player: PlayerId, left?: Left): void => {
  if (!saidWhy(move)) emit(move, { type: 'passed', player, ...left });
};

/** A company leaves this step of its turn: what `pass` does there. */
export const leaving =
  (step: string) =>
  (move: Move, { company }: { readonly company: CompanyId }, { by }: { readonly by: PlayerId }): void => {
    pop(move);
    logPassed(move, by, { company, step });
  };
