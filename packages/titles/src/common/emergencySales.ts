/**
 * Sales that raise what a company lacks for a train it must buy: as in a stock round, but no more than is needed
 * and without a change of president; and bankruptcy where all of them are not enough.
 *
 * Plain: `emergencySales({ sale, companies, keeps, rules })` with the rules of sales of the stock round. `keeps` says which
 * presidencies must not change: the operating company's only, or any. Titles with other kinds of sales say how they are listed
 * and carried out.
 */
import {
  type ActionOf,
  BANK,
  cashOf,
  type Certificate,
  certificate,
  certificatesOf,
  type CompanyId,
  emit,
  endGame,
  flatMap,
  type Move,
  newMove,
  type Option,
  pay,
  type PlayerId,
  type Refusal,
  refuse,
  type RuleRef,
  type State,
  update,
} from '@roundhouse/engine';
import { losesPresidency } from './presidency.ts';
import { salesOf, sameSale, type SaleRules, sell } from './sales.ts';

type Sale = ActionOf<'sellShares'>;

/** A president who sells for the operating company. */
export interface Seller {
  readonly player: PlayerId;
  readonly operating: CompanyId;
}

export interface EmergencyRules {
  readonly sale: SaleRules;
  readonly companies: (state: State) => readonly CompanyId[];
  /** Which presidencies no sale may change. */
  readonly keeps: 'operating' | 'all';
  /** Sales beyond plain blocks, and blocks that are left out; absent: none. `whyNot` forbids a change of president. */
  readonly list?: (
    state: State,
    player: PlayerId,
    blocks: readonly Option[],
    about: Sale | undefined,
    whyNot: (company: CompanyId, percent: number) => Refusal | undefined,
  ) => readonly Option[];
  /** Whether two sales are the same; absent: alike certificates of the same company. */
  readonly same?: EmergencySales['same'];
  /** Carries out a sale that is no plain block; whether it did. */
  readonly carryOut?: (move: Move, action: Sale) => boolean;
  readonly rules: { readonly tooMuch: RuleRef; readonly presidency: RuleRef };
}

export interface EmergencySales {
  /** Sales that raise so much, and no more. */
  readonly options: (state: State, seller: Seller, raise: number, about?: Sale) => readonly Option[];
  /** Whether an offered sale and one that was named are the same. */
  readonly same: (state: State, offered: Sale, action: Sale) => boolean;
  readonly sell: (move: Move, seller: Seller, action: Sale) => void;
  /** The most that all permitted sales together can bring. */
  readonly raisable: (state: State, seller: Seller) => number;
  readonly cannotRaise: (state: State, seller: Seller, raise: number) => boolean;
  /** The bankrupt player sells all that they may, forfeits their cash, and the game ends. */
  readonly goBankrupt: (move: Move, seller: Seller) => void;
}

const salesIn = (options: readonly Option[]): readonly Sale[] =>
  flatMap(options, (each) =>
    !each.refusal && each.kind === 'one' && each.action.type === 'sellShares' ? [each.action] : [],
  );

/** What matters for further sales of a company: where its certificates and its marker are. */
const situation = (state: State, of: CompanyId): string =>
  JSON.stringify([state.market.at[of], certificatesOf(state, of).map(({ id, at }) => [id, at])]);

const pickOf = (state: State, { company, certificates }: Sale): readonly Certificate[] =>
  flatMap(certificates, (id) => certificate(state, company, id) ?? []);

/** Whether a sale would change a presidency that has to stay. */
export const changesKeptPresidency = (
  state: State,
  { player, operating }: { readonly player: PlayerId; readonly operating: CompanyId | undefined },
  keeps: EmergencyRules['keeps'],
  company: CompanyId,
  percent: number,
): boolean => (keeps === 'all' || company === operating) && losesPresidency(state, player, company, percent);

export const emergencySales = (given: EmergencyRules): EmergencySales => {
  const { sale, companies, keeps, rules } = given;

  const mayNotLose = (state: State, seller: Seller, of: CompanyId, percent: number) =>
    changesKeptPresidency(state, seller, keeps, of, percent)
      ? refuse(rules.presidency, 'losesPresidency', { company: of })
      : undefined;

  const saleFor = (seller: Seller): SaleRules => ({
    ...sale,
    mayNotSellBlock: (state, _player, of, percent) => mayNotLose(state, seller, of, percent),
  });

  const permitted = (state: State, seller: Seller, of: readonly CompanyId[], about?: Sale): readonly Option[] => {
    const blocks = salesOf(state, seller.player, of, saleFor(seller), about);
    const whyNot = (company: CompanyId, percent: number) => mayNotLose(state, seller, company, percent);
    return given.list?.(state, seller.player, blocks, about, whyNot) ?? blocks;
  };

  const carryOut = (move: Move, seller: Seller, action: Sale, besides: Partial<SaleRules> = {}): void => {
    const { by, company, certificates, percent } = action;
    if (given.carryOut?.(move, action)) return;
    sell(move, by, company, certificates, percent, { ...saleFor(seller), ...besides });
  };

  /** A block without a certificate that could be left out. */
  const sellsTooMuch = (state: State, action: Sale, raise: number): boolean => {
    if (action.exchange !== undefined) return false;
    const pick = pickOf(state, action);
    const plain = pick.filter((each) => each.kind !== 'president');
    const parts = plain.map((each) => each.percent);
    if (plain.length < pick.length) parts.push(sale.unit(state, action.company));
    return parts.some(
      (part) => action.percent > part && sale.proceeds(state, action.company, action.percent - part) >= raise,
    );
  };

  /** The most that sales of one company can bring, one after the other, each as it may be made then. */
  const mostFrom = (state: State, seller: Seller, of: CompanyId): number => {
    const known = new Map<string, number>();
    const most = (at: State): number => {
      const key = situation(at, of);
      const before = known.get(key);
      if (before !== undefined) return before;
      let best = 0;
      for (const action of salesIn(permitted(at, seller, [of])).filter((each) => each.company === of)) {
        const move = newMove(at);
        carryOut(move, seller, action, { askNewPresident: () => false });
        best = Math.max(best, cashOf(move.state, seller.player) - cashOf(at, seller.player) + most(move.state));
      }
      known.set(key, best);
      return best;
    };
    return most(state);
  };

  // Sales of one company do not touch the others.
  const raisable = (state: State, seller: Seller): number =>
    companies(state).reduce((sum, of) => sum + mostFrom(state, seller, of), 0);

  /** Most often one block of each company is enough, and no order of sales need be tried out. */
  const blocksBring = (state: State, seller: Seller): number => {
    const best = new Map<CompanyId, number>();
    for (const { company: of, percent, exchange } of salesIn(permitted(state, seller, companies(state))))
      if (exchange === undefined) best.set(of, Math.max(best.get(of) ?? 0, sale.proceeds(state, of, percent)));
    return [...best.values()].reduce((sum, each) => sum + each, 0);
  };

  /** Blocks, and what else may be sold: nothing is asked anymore. */
  const sellAll = (move: Move, seller: Seller): void => {
    const { player } = seller;
    const once: SaleRules = { ...saleFor(seller), askNewPresident: () => false };
    const largest = (of: CompanyId): Sale | undefined => {
      const blocks = salesOf(move.state, player, [of], once);
      const listed = given.list?.(move.state, player, blocks, undefined, () => undefined) ?? blocks;
      return [...salesIn(listed)]
        .filter((each) => each.company === of && each.exchange === undefined)
        .sort((a, b) => b.percent - a.percent)[0];
    };
    /** The same sales with change that count when it is asked whether the money can be raised. */
    const other = (of: CompanyId): Sale | undefined =>
      salesIn(permitted(move.state, seller, [of])).find((each) => each.company === of && each.exchange !== undefined);
    // Some shares may have to go one by one.
    for (const of of companies(move.state))
      for (let best = largest(of) ?? other(of); best; best = largest(of) ?? other(of))
        if (best.exchange === undefined) sell(move, player, of, best.certificates, best.percent, once);
        else carryOut(move, seller, best, { askNewPresident: () => false });
  };

  return {
    options: (state, seller, raise, about) =>
      permitted(state, seller, companies(state), about).map((each) =>
        !each.refusal &&
        each.kind === 'one' &&
        each.action.type === 'sellShares' &&
        sellsTooMuch(state, each.action, raise)
          ? { ...each, refusal: refuse(rules.tooMuch, 'sellsTooMuch', { needed: raise }) }
          : each,
      ),
    same: given.same ?? sameSale,
    sell: carryOut,
    raisable,
    cannotRaise: (state, seller, raise) =>
      raise > 0 && blocksBring(state, seller) < raise && raisable(state, seller) < raise,
    goBankrupt: (move, seller) => {
      const { player } = seller;
      sellAll(move, seller);
      pay(move, player, BANK, cashOf(move.state, player), 'bankruptcy');
      update(move, { out: [...move.state.out, player] });
      emit(move, { type: 'bankrupt', player });
      endGame(move, 'bankrupt');
    },
  };
};
