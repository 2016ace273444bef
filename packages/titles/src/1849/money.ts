/** 1849: figures that are no part of a table. */

/** §10.7-h: what the bank lends, and what it costs at the end. */
export const LOAN = 500;
export const LOAN_PENALTY = 750;

/** §14.2-a, -c, -g. */
export const BOND = 500;
export const BOND_INTEREST = 50;
export const BOND_PER_SHARE = 100;
