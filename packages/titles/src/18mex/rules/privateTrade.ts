/** §3.2(b), §3.2(c)(4), §4.3.5: privates change hands by agreement. */
import {
  cashOf,
  type CompanyId,
  companyOf,
  emit,
  factsOf,
  firstRefusal,
  flatMap,
  isPlayer,
  type Move,
  type Option,
  phaseIndex,
  type PlayerId,
  priced,
  privateOf,
  privatesOf,
  type Proposal,
  type Refusal,
  type State,
  updatePrivate,
} from '@roundhouse/engine';
import { ruling } from '../rulings.ts';
import { option } from '../settings.ts';
import { roomForOne } from './trading.ts';
import { pay, phaseHas, refuse, cite, type RuleId } from '../vocabulary.ts';

const handOver = (move: Move, id: string, from: PlayerId, to: PlayerId | CompanyId, price: number): void => {
  pay(move, to, from, price, 'private');
  updatePrivate(move, id, { owner: to });
  emit(move, { type: 'privateBought', who: to, from, private: id, price });
};

const ownerOf = (state: State, id: string): PlayerId | null => {
  const { owner, closed } = privateOf(state, id);
  return owner && !closed && isPlayer(owner) ? owner : null;
};

/** §3.3(b)#1: a private is a certificate. */
const room = (state: State, buyer: PlayerId): Refusal | undefined =>
  ruling(state, 'privateTradeIgnoresLimit') ? undefined : roomForOne(state, buyer);

const agreed = (
  action: Extract<Option, { kind: 'price' }>['action'],
  max: number,
  refusal: Refusal | undefined,
): Option =>
  priced(
    action,
    { min: 1, max, rule: cite(action.type === 'sellPrivate' ? '18MEX §3.2(b)#1' : '18MEX §3.2(c)(4)') },
    refusal ??
      (max < 1
        ? refuse(action.type === 'sellPrivate' ? '18MEX §3.2(b)#1' : '18MEX §3.2(c)(4)', 'notEnoughCash', {
            cost: 1,
            cash: max,
          })
        : undefined),
  );

/** §3.2(b)#1: any private of one's own to any other player who can pay. */
export const offersToSell = (state: State, seller: PlayerId, closed?: Refusal, most?: number): readonly Option[] =>
  flatMap(ruling(state, 'privateSales') ? privatesOf(state, seller) : [], (id) =>
    state.seats
      .filter((buyer) => buyer !== seller && !state.out.includes(buyer))
      .map((buyer) =>
        agreed(
          { type: 'sellPrivate', by: seller, private: id, price: 1, to: buyer },
          Math.min(cashOf(state, buyer), most ?? Number.MAX_SAFE_INTEGER),
          closed ?? room(state, buyer),
        ),
      ),
  );

/** D-15 */
const isTraded = (state: State, id: string): boolean => id !== 'MNR' || ruling(state, 'mnrBetweenPlayers');

/** §3.2(c)(4): any private of another player. */
export const offersToBuy = (state: State, buyer: PlayerId, closed?: Refusal): readonly Option[] =>
  flatMap(
    Object.keys(state.privates).filter((id) => isTraded(state, id)),
    (id) => {
      const owner = ownerOf(state, id);
      if (!owner || owner === buyer) return [];
      return [
        agreed(
          { type: 'buyPrivate', by: buyer, private: id, price: 1 },
          cashOf(state, buyer),
          closed ?? room(state, buyer),
        ),
      ];
    },
  );

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly rule: RuleId;
}

/** §4.3.5#1: half to one and a half times the face value; other bounds for single privates before Phase 3. */
const bounds = (state: State, id: string): Bounds | undefined => {
  const face = factsOf(state).privates[id]?.price ?? 0;
  if (id === 'CdB')
    return phaseIndex(state, state.phase) < phaseIndex(state, '5')
      ? { min: face / 2, max: face, rule: '18MEX Baja' }
      : undefined;
  if (phaseHas(state, 'privatesToMajors')) return { min: face / 2, max: (face * 3) / 2, rule: '18MEX §4.3.5#1' };
  const early =
    id === 'KCMO' && option(state, 'earlyKcmo') === true && phaseIndex(state, state.phase) < phaseIndex(state, '3');
  return early ? { min: 1, max: face, rule: '18MEX §8(b)#1' } : undefined;
};

const majorPurchase = (state: State, company: CompanyId, by: PlayerId, id: string): readonly Option[] => {
  if (!ownerOf(state, id)) return [];
  const face = factsOf(state).privates[id]?.price ?? 0;
  const range: Bounds = bounds(state, id) ?? { min: face / 2, max: (face * 3) / 2, rule: '18MEX §4.3.5#1' };
  const cash = cashOf(state, company);
  const action = { type: 'buyPrivate', by, private: id, price: range.min, for: company } as const;
  const refusal = firstRefusal(
    () => (id === 'MNR' ? refuse('18MEX §4.3.5#1', 'neverToMajors', { private: id }) : undefined),
    () => (bounds(state, id) ? undefined : refuse('18MEX §4.3.5#1', 'privatesFromPhase', { phase: '3' })),
    () => (range.min > cash ? refuse(range.rule, 'notEnoughCash', { cost: range.min, cash }) : undefined),
  );
  return [priced(action, { min: range.min, max: Math.min(range.max, cash), rule: cite(range.rule) }, refusal)];
};

export const majorOffers = (state: State, company: CompanyId): readonly Option[] => {
  const by = companyOf(state, company).president;
  return by ? flatMap(Object.keys(state.privates), (id) => majorPurchase(state, company, by, id)) : [];
};

export const majorCanBuyPrivate = (state: State, company: CompanyId): boolean =>
  majorOffers(state, company).some((each) => !each.refusal);

/** The buyer is a player, or the major that the action names. */
export const privateProposals: Readonly<Record<string, Proposal>> = {
  buyPrivate: {
    accepted: (move, action, { asked }) => {
      if (action.type === 'buyPrivate') handOver(move, action.private, asked, action.for ?? action.by, action.price);
    },
  },
  sellPrivate: {
    accepted: (move, action, { asked }) => {
      if (action.type === 'sellPrivate') handOver(move, action.private, action.by, asked, action.price);
    },
  },
};
