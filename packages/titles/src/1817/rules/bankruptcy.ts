/** §bankrupt: the player leaves; their certificates go to the market, their companies turn red. */
import {
  BANK,
  cashOf,
  certificatesOf,
  type CompanyId,
  companyOf,
  inMarketOrder,
  type Move,
  type PlayerId,
  privatesOf,
  rankedBy,
  type Ranking,
  setPresident,
  type State,
} from '@roundhouse/engine';
import { ruling } from '../rulings.ts';
import { debtOf, writeOff } from './debts.ts';
import { cancelPairs, give, singlesAt, unitOf } from './certificates.ts';
import { leaveBankrupt } from '../../common/leaving.ts';
import { closePrivate } from '../../common/privates.ts';
import { sellable } from './sellable.ts';
import { sell } from './trading.ts';
import { turnRed } from './zones.ts';
import { endGame, pay } from '../vocabulary.ts';

/** Everything that may be sold is sold first. */
const sellAll = (move: Move, player: PlayerId): void => {
  for (const company of inMarketOrder(move.state))
    for (let left = sellable(move.state, player, company); left > 0; left--) {
      const [share] = singlesAt(move.state, player, company);
      if (!share) break;
      sell(move, {
        type: 'sellShares',
        by: player,
        company,
        certificates: [share.id],
        percent: unitOf(move.state, company),
      });
    }
};

/** bankrupt.1, bankrupt.2: what is left goes to the market unpaid; companies without president turn red, the dearest first. */
const abandon = (move: Move, player: PlayerId): void => {
  for (const company of inMarketOrder(move.state)) {
    const held = certificatesOf(move.state, company).filter((each) => each.at === player);
    if (held.length === 0) continue;
    give(
      move,
      company,
      held.map((each) => each.id),
      'pool',
    );
    if (companyOf(move.state, company).president === player) {
      turnRed(move, company, 'noPresident');
      setPresident(move, company, null);
    }
    cancelPairs(move, company, 'pool');
  }
  if (ruling(move.state, 'bankruptsKeepPrivates')) return;
  for (const id of privatesOf(move.state, player)) closePrivate(move, id);
};

export const survivors = (state: State): readonly PlayerId[] => state.seats.filter((each) => !state.out.includes(each));

/** end.1: who is still in the game comes before who is not, whatever they are worth; the last to leave comes next. */
export const ranking = (state: State, scores: Readonly<Record<PlayerId, number>>): Ranking => [
  ...rankedBy(survivors(state), (player) => scores[player] ?? 0),
  ...state.out.toReversed().map((player) => [player]),
];

export const bankrupt = (move: Move, player: PlayerId, interest: CompanyId | null, asked: number): void => {
  sellAll(move, player);
  abandon(move, player);
  // bankrupt.4: what they raised for interest goes to that company; the bank has it from their debt so far.
  const raised = asked - debtOf(move.state, player);
  if (interest && raised > 0 && !ruling(move.state, 'bankruptInterestToBank'))
    pay(move, BANK, interest, raised, 'interest');
  writeOff(move, player);
  pay(move, player, BANK, cashOf(move.state, player), 'bankruptcy');
  leaveBankrupt(move, player);
};

/** end.1: the game ends when one player is left; whether it did. */
export const endIfOneLeft = (move: Move): boolean => {
  if (survivors(move.state).length > 1) return false;
  endGame(move, 'bankrupt');
  return true;
};
