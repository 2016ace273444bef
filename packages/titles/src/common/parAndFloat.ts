/**
 * Starting a company by setting its par, and floating it when enough is sold.
 *
 * Plain: the president's certificate costs twice the par that its buyer picks in the market's zone `par`; the marker goes under
 * those in its cell; the company floats when its facts' `floatPercent` has left the initial offering, with ten times par.
 */
import {
  BANK,
  cashOf,
  type Cell,
  cell,
  type CellId,
  cellsInZone,
  type CompanyId,
  companyOf,
  emit,
  factsOf,
  flatMap,
  type Move,
  one,
  type Option,
  pay,
  percentAt,
  placeMarker,
  type PlayerId,
  presidentsCertificate,
  type Refusal,
  refuse,
  type RuleRef,
  setPresident,
  type State,
  transfer,
  updateCompany,
} from '@roundhouse/engine';
import { overLimits, type PurchaseRules } from './purchases.ts';

/** How many shares the president's certificate stands for. */
const PRESIDENTS_SHARES = 2;

export interface FloatRules {
  /** Percent that counts as sold; absent: what is no longer in the initial offering. */
  readonly sold?: (state: State, company: CompanyId) => number;
  /** What the bank pays into the treasury; absent: ten times par. */
  readonly capital?: (state: State, company: CompanyId, par: number) => number;
}

const outOfOffering = (state: State, company: CompanyId): number => 100 - percentAt(state, 'ipo', company);

const tenTimesPar = (_state: State, _company: CompanyId, par: number): number => 10 * par;

/** To be called whenever certificates have left the offering: a started company floats when enough of it is sold. */
export const floatIfSold =
  ({ sold = outOfOffering, capital = tenTimesPar }: FloatRules = {}) =>
  (move: Move, company: CompanyId): void => {
    const { status, par } = companyOf(move.state, company);
    const threshold = factsOf(move.state).companies[company]?.floatPercent ?? 0;
    if (status !== 'started' || par === null || sold(move.state, company) < threshold) return;
    updateCompany(move, company, { status: 'floated' });
    const amount = capital(move.state, company, par);
    pay(move, BANK, company, amount, 'capital');
    emit(move, { type: 'companyFloated', company, capital: amount });
  };

/** Par is set: the marker goes to its cell, and the player who holds the president's certificate is president. */
export const setPar = (move: Move, player: PlayerId, company: CompanyId, at: CellId): void => {
  const par = cell(move.state, at).price;
  updateCompany(move, company, { status: 'started', par });
  placeMarker(move, company, at);
  emit(move, { type: 'companyStarted', player, company, price: par });
  setPresident(move, company, player);
};

export interface ParRules {
  /** Companies that might be started, those that are refused included. */
  readonly companies: (state: State) => readonly CompanyId[];
  /** Cells in which this company may start; absent: the zone `par`. */
  readonly cells?: (state: State, company: CompanyId) => readonly Cell[];
  /** Why this player may not start this company, whatever the price. */
  readonly mayNotStart?: (state: State, buyer: PlayerId, company: CompanyId) => Refusal | undefined;
  /** Certificate and percentage limits, checked after the price; absent: `mayNotStart` has seen to them. */
  readonly limits?: Pick<PurchaseRules, 'ownershipLimit' | 'rules'>;
  /** The log also shows the purchase of the president's certificate. */
  readonly logsPurchase?: true;
  /** What follows from the start; most often `floatIfSold`. */
  readonly started?: (move: Move, company: CompanyId) => void;
  readonly rules: { readonly cash: RuleRef };
}

const parCells = (state: State): readonly Cell[] => cellsInZone(state, 'par');

/** Every company in every cell; refused ones say why. `closed` refuses all of them. */
export const parOptions = (
  state: State,
  buyer: PlayerId,
  { companies, cells = parCells, mayNotStart, limits, rules }: ParRules,
  closed?: Refusal,
  about?: CompanyId,
): readonly Option[] =>
  flatMap(
    companies(state).filter((company) => about === undefined || about === company),
    (company) => {
      const presidents = presidentsCertificate(state, company);
      if (!presidents) return [];
      const never = closed ?? mayNotStart?.(state, buyer, company);
      const cash = cashOf(state, buyer);
      return cells(state, company).map(({ id, price }) => {
        const cost = PRESIDENTS_SHARES * price;
        const refusal =
          never ??
          (cost > cash ? refuse(rules.cash, 'notEnoughCash', { cost, cash }) : undefined) ??
          (limits ? overLimits(state, buyer, company, presidents, limits) : undefined);
        return one({ type: 'par', by: buyer, company, cell: id }, refusal);
      });
    },
  );

/** The president's certificate is paid to the bank and taken, and par is set. */
export const startCompany = (
  move: Move,
  buyer: PlayerId,
  company: CompanyId,
  at: CellId,
  { logsPurchase, started }: Pick<ParRules, 'logsPurchase' | 'started'> = {},
): void => {
  const presidents = presidentsCertificate(move.state, company);
  if (!presidents || companyOf(move.state, company).par !== null) throw new Error(`${company} has been started`);
  const price = PRESIDENTS_SHARES * cell(move.state, at).price;
  const { id, percent, at: from } = presidents;
  pay(move, buyer, BANK, price, 'shares');
  transfer(move, company, [id], buyer);
  setPar(move, buyer, company, at);
  if (logsPurchase) emit(move, { type: 'sharesBought', who: buyer, company, certificates: [id], percent, from, price });
  started?.(move, company);
};
