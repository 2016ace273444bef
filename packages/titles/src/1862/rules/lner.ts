/** 1862 §3.2 (a), §9, §10.3: what new phases bring, and the London and North Eastern Railway. */
import {
  BANK,
  cashOf,
  certificatesAt,
  changedCertificate,
  type CompanyId,
  emit,
  type Move,
  percentOf,
  phaseIndex,
  type PlayerId,
  removeMarker,
  setCertificates,
  type State,
  updateCompany,
} from '@roundhouse/engine';
import { ruling } from '../rulings.ts';
import { option } from '../settings.ts';
import { unfounded } from './founding.ts';
import { chartered, lateLimit, lner, phaseOfCompany } from './slots.ts';
import { hand, ordinaryAt, SHARE } from './certificates.ts';
import { pay, special, triggerEnd } from '../vocabulary.ts';

/** §3.2 (a): immediate. */
const openCompanies = (move: Move): void => {
  const now = phaseIndex(move.state, move.state.phase);
  for (const [company, phase] of Object.entries(phaseOfCompany.get(move.state)))
    if (move.state.companies[company]?.status === 'waiting' && phaseIndex(move.state, phase) <= now)
      updateCompany(move, company, { status: 'available' });
};

/** §9 (d), §11.2 (b): the first H train; in the short game the first E train. */
const triggers = (state: State, phase: string): boolean => phase === (option(state, 'shortGame') ? 'E' : 'H');

export const newPhase = (move: Move, phase: string): void => {
  openCompanies(move);
  if (lner.get(move.state) !== 'no' || !triggers(move.state, phase)) return;
  lner.set(move, 'triggered');
  special(move, 'lnerTriggered');
};

const sharesHeld = (state: State, player: PlayerId): number =>
  Object.keys(state.certificates).reduce((sum, company) => sum + percentOf(certificatesAt(state, player, company)), 0) /
  SHARE;

/** §10.3 (b): the certificates of a company go back into the box. */
const intoTheBox = (move: Move, company: CompanyId): void => {
  updateCompany(move, company, { status: 'closed', tokens: [], president: null });
  const list = move.state.certificates[company] ?? [];
  setCertificates(
    move,
    company,
    list.map((each) => changedCertificate(each, { at: 'out' })),
  );
};

/** Founded but never floated: also its money and its token go. */
const dissolve = (move: Move, company: CompanyId): void => {
  pay(move, company, BANK, cashOf(move.state, company), 'closing');
  removeMarker(move, company);
  intoTheBox(move, company);
  emit(move, { type: 'companyClosed', company, why: 'lner' });
};

const notFloated = ({ companies }: State): readonly CompanyId[] =>
  Object.values(companies)
    .filter(({ status }) => status === 'started')
    .map(({ id }) => id);

/** §10.3 (b), §6.5.2 (c). */
export const formLner = (move: Move): void => {
  if (ruling(move.state, 'unfloatedAtLner') === 'leave')
    for (const company of notFloated(move.state)) dissolve(move, company);
  for (const company of chartered.get(move.state)) hand(move, company, ordinaryAt(move.state, 'ipo', company), 'pool');
  for (const company of unfounded(move.state)) intoTheBox(move, company);
  const limit = Math.max(...move.state.seats.map((player) => sharesHeld(move.state, player)));
  lateLimit.set(move, limit);
  lner.set(move, 'formed');
  special(move, 'lnerFormed', { limit });
  triggerEnd(move, { reason: 'lner' });
};
