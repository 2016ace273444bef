/** Loans: a player in debt to the bank may not buy shares, so cash is idle until the loan is repaid. */
import { cashOf, type Offer } from '@roundhouse/engine';
import { debtOf } from '@roundhouse/titles/18cz';
import type { Proposal } from '../bot.ts';
import type { View } from '../insight.ts';
import { judgedClosely } from '../propose.ts';

/** What it is worth to be free to buy, and what a dollar brings that is then put into shares. */
const FREE = 200;
const YIELD = 0.5;

/** All of it is paid back or nothing: a part would leave its owner without money and still without shares. */
export const repayments = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const { state, me } = view;
  const left = cashOf(state, me) - debtOf(state, me);
  if (left < 0) return [];
  const actions = offered.flatMap((each) => (each.kind === 'one' ? [each.action] : []));
  return judgedClosely(view)(actions).map((each) => ({ ...each, value: each.value + FREE + YIELD * left }));
};
