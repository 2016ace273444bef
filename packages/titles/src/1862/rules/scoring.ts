/** 1862 §10.4: what a player is worth. */
import { cashOf, certificatesAt, type PlayerId, type State } from '@roundhouse/engine';
import { ruling } from '../rulings.ts';
import { STEP } from '../steps.ts';
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

/** What is still to be paid of a fine. */
const owedBy = (state: State, player: PlayerId): number =>
  state.agenda.reduce((sum, frame) => (STEP.fine.is(frame) && frame.player === player ? sum + frame.owed : sum), 0);

/** Treasuries do not count (§3.0 (c)). A fine takes no more than there is: the rest is forgiven (§4.3 (f)). */
export const worth = (state: State, player: PlayerId): number => {
  const owned = Object.keys(state.certificates).reduce(
    (sum, company) => sum + worthOfCompany(state, player, company),
    cashOf(state, player),
  );
  return Math.max(Math.min(owned, 0), owned - owedBy(state, player));
};
