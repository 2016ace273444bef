/** The holdings of everybody after a decision, carried through to where nothing about it is open. */
import {
  type Action,
  apply,
  cashOf,
  certificatesAt,
  fieldsOf,
  isRefusal,
  options as optionsOf,
  percentAt,
  type PlayerId,
  scoreOf,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { onesOf } from './options.ts';

export interface Outcome {
  readonly before: State;
  readonly after: State;
  /** Choices that others will have on the way, and what was supposed. */
  readonly supposed: readonly { readonly state: State; readonly action: Action }[];
}

/** A long chain of choices is not worth waiting for. */
const FAR = 12;

/** Companies that the question names, or the proposal that it is about. */
const companiesNamed = (state: State): readonly string[] => {
  const { args, ...fields } = fieldsOf(topFrame(state));
  const proposed = typeof args === 'object' && args !== null ? Object.values(args) : [];
  return [...Object.values(fields), ...proposed].filter(
    (each): each is string => typeof each === 'string' && state.companies[each] !== undefined,
  );
};

/** What follows of itself, or is asked about the same companies: consent is given, the first choice is taken. */
const nextOf = (state: State, about: readonly string[]): Action | undefined => {
  if (state.outcome) return undefined;
  const open = optionsOf(state).filter((each) => !each.refusal);
  const agreed = onesOf(open, 'answer').find((each) => each.action.accept);
  if (agreed) return agreed.action;
  const named = companiesNamed(state);
  if (about.length === 0 || !about.every((each) => named.includes(each))) return undefined;
  const choices = onesOf(open, 'choose');
  return choices.length === open.length ? choices[0]?.action : undefined;
};

const find = (before: State, action: Action): Outcome | null => {
  const first = apply(before, action);
  if (isRefusal(first)) return null;
  // What the next company or round brings is none of it.
  if (first.turnEnd) return { before, after: first.turnEnd.state, supposed: [] };
  const about = action.type === 'merge' ? [action.company, action.with] : companiesNamed(before);
  const supposed: { readonly state: State; readonly action: Action }[] = [];
  let after = first.state;
  for (let step = 0; step < FAR; step++) {
    const next = action.type === 'answer' && !action.accept ? undefined : nextOf(after, about);
    const result = next && apply(after, next);
    if (!next || !result || isRefusal(result)) break;
    if (next.type === 'choose') supposed.push({ state: after, action: next });
    after = result.turnEnd?.state ?? result.state;
    if (result.turnEnd) break;
  }
  return { before, after, supposed };
};

const known = new WeakMap<State, Map<string, Outcome | null>>();

/** Null where the action is refused. Remembered by position. */
export const outcomeOf = (state: State, action: Action): Outcome | null => {
  let byAction = known.get(state);
  if (!byAction) known.set(state, (byAction = new Map<string, Outcome | null>()));
  const key = JSON.stringify(action);
  let found = byAction.get(key);
  if (found === undefined) byAction.set(key, (found = find(state, action)));
  return found;
};

type Change = readonly [before: number, after: number];

export interface HolderRow {
  readonly holder: string;
  readonly cash: Change;
  /** By the rules of scoring; only players have one. */
  readonly worth: Change | null;
  readonly certificates: Change;
  /** By company of the table. */
  readonly shares: readonly Change[];
}

export interface HolderTable {
  readonly companies: readonly string[];
  readonly rows: readonly HolderRow[];
}

const isSeated = ({ seats }: State, holder: string): holder is PlayerId => seats.some((each) => each === holder);

const isBank = (holder: string): boolean => holder === 'pool' || holder === 'ipo';

const differs = ([before, after]: Change): boolean => before !== after;

/** Everybody whose shares, certificates or money change; null where no share moves. */
export const holdersOf = ({ before, after }: Outcome): HolderTable | null => {
  const all = Object.keys(before.companies);
  const holders = [...before.seats, ...all, 'pool', 'ipo'];
  const certificateCount = (state: State, holder: string, company: string): number =>
    certificatesAt(state, holder, company).length;
  const lasts = (company: string): boolean =>
    holders.some((holder) => !isBank(holder) && percentAt(after, holder, company) > 0);
  const share = (holder: string, company: string): Change =>
    // Where a company ends, its certificates lie somewhere in the bank: nobody's business.
    isBank(holder) && !lasts(company)
      ? [0, 0]
      : [percentAt(before, holder, company), percentAt(after, holder, company)];
  const moved = (holder: string, company: string): boolean =>
    differs(share(holder, company)) ||
    certificateCount(before, holder, company) !== certificateCount(after, holder, company);
  const companies = all.filter((company) => holders.some((holder) => moved(holder, company)));
  if (companies.length === 0) return null;
  const count = (state: State, holder: string): number =>
    isBank(holder) ? 0 : companies.reduce((sum, company) => sum + certificateCount(state, holder, company), 0);
  const cash = (state: State, holder: string): number => (isBank(holder) ? 0 : cashOf(state, holder));
  const rows = holders.map((holder) => ({
    holder,
    cash: [cash(before, holder), cash(after, holder)] as const,
    worth: isSeated(before, holder) ? ([scoreOf(before, holder), scoreOf(after, holder)] as const) : null,
    certificates: [count(before, holder), count(after, holder)] as const,
    shares: companies.map((company) => share(holder, company)),
  }));
  const touched = rows.filter(({ cash: money, certificates, shares, worth }) =>
    [money, certificates, ...shares, ...(worth ? [worth] : [])].some(differs),
  );
  return { companies, rows: touched };
};

/** What goes from one company to another: trains by the side they show, stations by hex, privates. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly trains: readonly string[];
  readonly stations: readonly string[];
  readonly privates: readonly string[];
}

export const transfersOf = ({ before, after }: Outcome): readonly Transfer[] => {
  const found = new Map<string, { trains: string[]; stations: string[]; privates: string[] }>();
  const put = (kind: keyof Omit<Transfer, 'from' | 'to'>, from: string, to: string | undefined, what: string): void => {
    if (to === undefined || to === from || !before.companies[from] || !before.companies[to]) return;
    const key = `${from} ${to}`;
    const goods = found.get(key) ?? { trains: [], stations: [], privates: [] };
    goods[kind].push(what);
    found.set(key, goods);
  };
  for (const { id, at, side } of before.trains)
    put('trains', at, after.trains.find((each) => each.id === id)?.at, side);
  for (const { company, hex, city, slot } of before.board.tokens)
    put(
      'stations',
      company,
      after.board.tokens.find((each) => each.hex === hex && each.city === city && each.slot === slot)?.company,
      hex,
    );
  for (const { id, owner } of Object.values(before.privates))
    if (owner !== null) put('privates', owner, after.privates[id]?.owner ?? undefined, id);
  return [...found].map(([key, goods]) => {
    const [from = '', to = ''] = key.split(' ');
    return { from, to, ...goods };
  });
};
