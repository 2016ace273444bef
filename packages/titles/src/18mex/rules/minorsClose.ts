/** §5.2: the minors close; their owners receive the reserved certificates, their treasuries go to NdM and UdY. */
import {
  cashOf,
  certificate,
  certificatesOf,
  changeTrain,
  type CompanyId,
  companyOf,
  dropReservation,
  emit,
  type Move,
  removeAllTokens,
  trainsAt,
  transfer,
  updateCompany,
} from '@roundhouse/engine';
import { settlePresidency } from '../../common/presidency.ts';
import { FOR_MINOR, MINORS, NDM, UDY } from '../companies.ts';
import { ruling } from '../rulings.ts';
import { hasFloated, floatMajorIfSold } from './floating.ts';
import { noExtraYellow } from './slots.ts';
import { askNewPresident } from './trading.ts';
import { pay, special } from '../vocabulary.ts';

const closeMinor = (move: Move, minor: CompanyId): void => {
  const { president } = companyOf(move.state, minor);
  const received = FOR_MINOR[minor];
  if (!president || !received) return;
  // §5.3(h), §8(c): a major that has merged meanwhile gives no share; by our reading the money follows it into NdM.
  const isGone = companyOf(move.state, received.company).status === 'closed';
  if (!isGone) transfer(move, received.company, [received.id], president);
  pay(move, minor, isGone ? NDM : received.company, cashOf(move.state, minor), 'closing');
  for (const { id } of trainsAt(move.state, minor)) changeTrain(move, id, { at: 'out' });
  removeAllTokens(move, minor);
  dropReservation(move, minor);
  transfer(
    move,
    minor,
    certificatesOf(move.state, minor).map((each) => each.id),
    'out',
  );
  // The log need not say that nobody leads it anymore.
  updateCompany(move, minor, { status: 'closed', tokens: [], president: null });
  emit(move, { type: 'companyClosed', company: minor, why: 'phase' });
  if (isGone) return;
  const percent = certificate(move.state, received.company, received.id)?.percent ?? 0;
  special(move, 'minorExchanged', { player: president, percent, company: received.company, minor });
};

/** §3.4#3: the exchange can float UdY, even in an operating round. */
const floatUdY = (move: Move): void => {
  if (companyOf(move.state, UDY).status === 'closed') return;
  const before = hasFloated(move.state, UDY);
  floatMajorIfSold(move, UDY);
  const floated = !before && hasFloated(move.state, UDY);
  if (floated && move.state.round.kind === 'operating' && !ruling(move.state, 'extraYellowUdY'))
    noExtraYellow.set(move, [...noExtraYellow.get(move.state), UDY]);
};

export const closeMinors = (move: Move): void => {
  for (const minor of MINORS) if (hasFloated(move.state, minor)) closeMinor(move, minor);
  for (const { company } of Object.values(FOR_MINOR))
    if (companyOf(move.state, company).president) settlePresidency(move, company, askNewPresident(move.state, company));
  floatUdY(move);
};
