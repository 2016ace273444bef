/** §VIII.10: which trains a company may buy, from whom, for how much, and why not. */
import {
  type ActionOf,
  cashOf,
  type CompanyId,
  flatMap,
  nextTrain,
  one,
  type Option,
  type PlayerId,
  type Refusal,
  type State,
  titleOf,
  type Train,
  trainsAt,
} from '@roundhouse/engine';
import { policy } from '../../common/policy.ts';
import { modeOf } from '../modes.ts';
import { phaseOfTrade } from './locals.ts';
import { BESIDE_THE_MAP, isScrapped, letterOf, sideOf, sidesOf, topOfStack } from './cards.ts';
import { ruling } from '../rulings.ts';
import { canRunSide, hasRunnableTrain, isPrivateTrain, mayOwnSide } from './classes.ts';
import { companyDecider, isVaclavs } from './vaclav.ts';
import { phaseHas, refuse } from '../vocabulary.ts';

/** Places left under the limit. */
export const trainsBelowLimit = (state: State, company: CompanyId): number =>
  titleOf(state).trainLimit(state, company) - trainsAt(state, company).length;

const isTutorial = (state: State): boolean => modeOf(state) === 'tutorial';

const isRunnable = (state: State, company: CompanyId, card: Train): boolean =>
  sidesOf(state, card).some((side) => canRunSide(state, company, side.name) && !isScrapped(state, side));

/**
 * §VIII.10-13: a-trains lie beside the map, so an export can begin phase b while some are left. A company that needs a train
 * and could run none of them buys from the stack: the duty goes before the order of the letters.
 */
const besideATrains = (state: State, company: CompanyId, next: Train | undefined): Train | undefined => {
  if (next?.name !== BESIDE_THE_MAP || isTutorial(state) || ruling(state, 'aCardsInStack')) return undefined;
  const open = ruling(state, 'stackBesideATrains')
    ? phaseHas(state, 'trade')
    : !hasRunnableTrain(state, company) && !isRunnable(state, company, next);
  return open ? topOfStack(state) : undefined;
};

/** Cards the bank sells: the next one, the top of the stack where that is another, and the pool; one of each kind that shows the same. */
export const bankCards = (state: State, company: CompanyId): readonly Train[] => {
  const next = nextTrain(state);
  const beside = besideATrains(state, company, next);
  const pool = trainsAt(state, 'pool');
  const kinds = pool.filter(
    (each, index) => pool.findIndex((other) => other.name === each.name && other.side === each.side) === index,
  );
  return [...(next ? [next] : []), ...(beside ? [beside] : []), ...kinds];
};

/** §XI.1-17: Vaclav's companies buy no trains. */
export const vaclavBuysNoTrains = policy(true);

/** §VIII.10-5: anyone who must buy a train beyond the limit buys one that it can run. */
export const dutyAsksForRunnable = policy(true);

/** §VIII.10-1, §VIII.11: the duty, which the treasury need not be able to meet; not in the tutorial (§TUT-13). */
export const mustBuy = (state: State, company: CompanyId): boolean =>
  !hasRunnableTrain(state, company) &&
  !(isVaclavs(state, company) && vaclavBuysNoTrains.of(state)) &&
  bankCards(state, company).some((card) =>
    sidesOf(state, card).some(
      (side) =>
        canRunSide(state, company, side.name) &&
        !isScrapped(state, side) &&
        (!isTutorial(state) || side.price <= cashOf(state, company)),
    ),
  );

/** §VIII.10-4, -5, -12: room under the limit for this side. */
const noRoom = (state: State, company: CompanyId, side: string): Refusal | undefined => {
  const left = trainsBelowLimit(state, company);
  const limit = titleOf(state).trainLimit(state, company);
  const needed = !hasRunnableTrain(state, company);
  const runs = canRunSide(state, company, side);
  const excepted = needed && (runs || !dutyAsksForRunnable.of(state));
  if (left <= 0 && !excepted) return refuse('18CZ §VIII.10-4', 'trainLimit', { limit });
  if (left === 1 && needed && !runs) return refuse('18CZ §VIII.10-12', 'lastPlace', { limit });
  return undefined;
};

const whyNotFromBank = (
  state: State,
  company: CompanyId,
  card: Train,
  side: string,
  cash: number,
): Refusal | undefined => {
  const facts = sideOf(state, card, side);
  if (!facts) return refuse('18CZ §VIII.10-6', 'noSuchSide', { side });
  if (isScrapped(state, facts)) return refuse('18CZ §VIII.12-5', 'sideScrapped', { side });
  if (!mayOwnSide(state, company, side)) return refuse('18CZ §VIII.10-9', 'trainTooBig', { side });
  const full = noRoom(state, company, side);
  if (full) return full;
  const helped = mustBuy(state, company) && canRunSide(state, company, side) && !isTutorial(state);
  return facts.price > cash && !helped
    ? refuse('18CZ §VIII.11-1', 'notEnoughCash', { cost: facts.price, cash })
    : undefined;
};

/** §VIII.10-9: a smaller train may be owned, and does not run. */
const marked = (state: State, company: CompanyId, side: string, option: Option): Option =>
  (option.kind !== 'one' && option.kind !== 'price') || canRunSide(state, company, side)
    ? option
    : { ...option, remark: { key: 'remark.cannotRun', args: { company } } };

const bankOptions = (state: State, company: CompanyId, by: PlayerId, money: number): readonly Option[] =>
  flatMap(bankCards(state, company), (card) =>
    sidesOf(state, card).map(({ name, price }) =>
      marked(
        state,
        company,
        name,
        one(
          { type: 'buyTrain', by, train: card.id, from: card.at, price, side: name },
          whyNotFromBank(state, company, card, name, money),
        ),
      ),
    ),
  );

/** §VIII.10-7, §XI.1-18: started companies of players, never one's own. */
const sellersTo = (state: State, company: CompanyId): readonly CompanyId[] =>
  isTutorial(state) || isVaclavs(state, company)
    ? []
    : Object.values(state.companies)
        .filter(({ id, status }) => id !== company && status === 'floated' && !isVaclavs(state, id))
        .map(({ id }) => id);

const whyNotFromCompany = (state: State, company: CompanyId, sold: Train, cash: number): Refusal | undefined => {
  if (!phaseHas(state, 'trade') && !ruling(state, 'earlyTrainTrade'))
    return refuse('18CZ §VIII.10-7', 'noTradeYet', { phase: phaseOfTrade(state) });
  if (isPrivateTrain(sold)) return refuse('18CZ §XI.2-14', 'privateTrain');
  if (!mayOwnSide(state, company, sold.side)) return refuse('18CZ §VIII.10-9', 'trainTooBig', { side: sold.side });
  const full = noRoom(state, company, sold.side);
  if (full) return full;
  return cash < 1 ? refuse('18CZ §VIII.11-2', 'notEnoughCash', { cost: 1, cash }) : undefined;
};

const companyOptions = (
  state: State,
  company: CompanyId,
  by: PlayerId,
  money: number,
  price?: number,
): readonly Option[] =>
  flatMap(sellersTo(state, company), (seller) => {
    const theirs = trainsAt(state, seller);
    const kinds = theirs.filter((each, index) => theirs.findIndex((other) => other.side === each.side) === index);
    return kinds.map((each): Option => {
      const action = { type: 'buyTrain', by, train: each.id, from: seller, price: 1 } as const;
      const poor =
        price !== undefined && price > money
          ? refuse('18CZ §VIII.11-2', 'notEnoughCash', { cost: price, cash: money })
          : undefined;
      const refusal = whyNotFromCompany(state, company, each, money) ?? poor;
      const max = Math.max(1, money);
      const offer: Option = { kind: 'price', action, min: 1, max, step: 1, ...(refusal ? { refusal } : {}) };
      return marked(state, company, each.side, offer);
    });
  });

/** A card of the bank that is not offered so: it costs something else, comes later, or is not the bank's. */
export const whyNotSold = (
  state: State,
  company: CompanyId,
  { train, from, side }: ActionOf<'buyTrain'>,
): Refusal | undefined => {
  const card = state.trains.find(({ id }) => id === train);
  if (!card || state.companies[from]) return undefined;
  if (card.at !== from) return refuse('18CZ §VIII.10-6', 'notInBank');
  const [next, ...others] = bankCards(state, company);
  if (next && ![next, ...others].includes(card))
    return refuse('18CZ §VIII.10-6', 'notNextCard', { name: letterOf(next) });
  const sides = sidesOf(state, card);
  const wanted = side === undefined && sides.length === 1 ? sides[0] : sides.find(({ name }) => name === side);
  return wanted
    ? refuse('18CZ §VIII.10-6', 'fixedPrice', { price: wanted.price })
    : refuse('18CZ §VIII.10-6', 'chooseSide', { sides: sides.map(({ name }) => name).join(', ') });
};

/** With this money; `price` is one that somebody tries. */
export const trainOptions = (
  state: State,
  company: CompanyId,
  money = cashOf(state, company),
  price?: number,
): readonly Option[] => {
  const by = companyDecider(state, company);
  return by ? [...bankOptions(state, company, by, money), ...companyOptions(state, company, by, money, price)] : [];
};
