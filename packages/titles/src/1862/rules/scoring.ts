/** 1862 §10.4: what a player is worth. */
import { cashOf, certificatesAt, type PlayerId, type State } from '@roundhouse/engine';
import { ruling } from '../rulings.ts';
import { sharesOf } from './certificates.ts';
import { fullPrice, hasTrain } from './prices.ts';

/** §10.4: shares count what they cost; at a table that plays so, half where the company has no train. */
const worthOfCompany = (state: State, player: PlayerId, company: string): number => {
  const certificates = certificatesAt(state, player, company);
  if (certificates.length === 0) return 0;
  const price = fullPrice(state, company);
  const lots = certificates.map(sharesOf);
  if (ruling(state, 'trainlessAtEnd') === 'full' || hasTrain(state, company))
    return lots.reduce((sum, shares) => sum + shares * price, 0);
  const half = (shares: number): number =>
    ruling(state, 'finalTrainlessRounding') === 'perCertificate'
      ? Math.floor((shares * price) / 2)
      : shares * Math.floor(price / 2);
  return lots.reduce((sum, shares) => sum + half(shares), 0);
};

/** Treasuries do not count (§3.0 (c)). */
export const worth = (state: State, player: PlayerId): number =>
  Object.keys(state.certificates).reduce(
    (sum, company) => sum + worthOfCompany(state, player, company),
    cashOf(state, player),
  );
