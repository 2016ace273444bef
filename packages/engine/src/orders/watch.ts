/** What has happened since an order was given that a person would want to look at: the position then and now compared. */
import { priceOf } from '../market.ts';
import { percentAt, percentWithPlayers } from '../shares.ts';
import type { CompanyId, PlayerId, State } from '../state.ts';
import type { Mark, Order, OrderForm, Watch, OrderEndReason } from './form.ts';

const startedIn = (state: State): readonly CompanyId[] =>
  Object.values(state.companies)
    .filter(({ status }) => status === 'started' || status === 'floated')
    .map(({ id }) => id);

const withOthers = (state: State, company: CompanyId, me: PlayerId): number =>
  percentWithPlayers(state, company) - percentAt(state, me, company);

export const markOf = (state: State, me: PlayerId): Mark => ({
  phase: state.phase,
  started: startedIn(state),
  held: Object.fromEntries(
    startedIn(state)
      .filter((company) => percentAt(state, me, company) !== 0)
      .map((company) => [
        company,
        {
          president: state.companies[company]?.president ?? null,
          others: withOthers(state, company, me),
          price: priceOf(state, company),
        },
      ]),
  ),
});

export const newOrder = (state: State, me: PlayerId, form: OrderForm): Order => ({
  form,
  mark: markOf(state, me),
  done: 0,
});

type Holding = Mark['held'][string];

const changedIn = (held: Mark['held'], test: (company: CompanyId, then: Holding) => boolean): CompanyId | undefined =>
  Object.entries(held).find(([company, then]) => test(company, then))?.[0];

const LOOK: Readonly<Record<Watch, (mark: Mark, state: State, me: PlayerId) => OrderEndReason | undefined>> = {
  sold: ({ held }, state, me) => {
    const company = changedIn(held, (each, { others }) => withOthers(state, each, me) < others);
    return company === undefined ? undefined : { kind: 'sold', company };
  },
  started: ({ started }, state) => {
    const company = startedIn(state).find((each) => !started.includes(each));
    return company === undefined ? undefined : { kind: 'started', company };
  },
  presidency: ({ held }, state) => {
    const company = changedIn(held, (each, { president }) => (state.companies[each]?.president ?? null) !== president);
    return company === undefined ? undefined : { kind: 'presidency', company };
  },
  phase: ({ phase }, state) => (state.phase === phase ? undefined : { kind: 'phase', phase: state.phase }),
  fell: ({ held }, state) => {
    const company = changedIn(held, (each, { price }) => priceOf(state, each) < price);
    return company === undefined ? undefined : { kind: 'fell', company };
  },
};

/** The first thing that its giver wanted to be asked about. */
export const happened = ({ form, mark }: Order, state: State, me: PlayerId): OrderEndReason | undefined => {
  for (const watch of form.watch) {
    const why = LOOK[watch](mark, state, me);
    if (why) return why;
  }
  return undefined;
};
