/** Whether a game has shares at all: a tutorial may do without. */
import type { Facts } from '@roundhouse/engine';

export const hasShares = ({ companies }: Pick<Facts, 'companies'>): boolean =>
  Object.values(companies).some(({ certificates }) => certificates.length > 0);
