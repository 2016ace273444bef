/**
 * 1849: a corporation that fell into Closed with the stock round closes there with the first decision of the operating round. If
 * the one on turn was asked for trains only because it could have bought those of the closing one, its turn is broken off: it is
 * asked nothing more, although it could still issue or redeem shares.
 */
import { cashOf, type CompanyId, companyOf, frameOf, isAt, type State, trainsAt } from '@roundhouse/engine';
import { STEP } from '@roundhouse/titles/1849';

const onTurn = (state: State): CompanyId | undefined => frameOf(state, STEP.operatingTurn)?.company;

const AFTER_TRAINS = [STEP.finance, STEP.bondInterest, STEP.bond, STEP.lastPurchases];

export const cutsTurn = (before: State, after: State): boolean => {
  const company = onTurn(before);
  const held = before.own['heldClosings'];
  if (company === undefined || !Array.isArray(held) || held.length === 0) return false;
  if (onTurn(after) !== company || !isAt(after, ...AFTER_TRAINS)) return false;
  const closed = held.filter(
    (id): id is CompanyId => typeof id === 'string' && companyOf(after, id).status !== 'floated',
  );
  return cashOf(after, company) > 0 && closed.some((id) => trainsAt(before, id).length > 0);
};
