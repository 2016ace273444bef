/** 1849: a step in which nothing at all can be done closes by itself, and the log says why. */
import { type CompanyId, type Json, type Move, pop } from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import { type Closing, special } from '../vocabulary.ts';

/** Whether anyone who could only pass is asked all the same. */
export const asksInVain = policy(false);

export const closeStep = (
  move: Move,
  company: CompanyId,
  why: Closing,
  figures: Readonly<Record<string, Json>> = {},
): true => {
  pop(move);
  special(move, `closed.${why}`, { company, ...figures });
  return true;
};
