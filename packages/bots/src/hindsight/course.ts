/** What the events of a game say about its course. */
import { type CompanyId, type Event, type PlayerId, priceOf, type State, type TrainId } from '@roundhouse/engine';
import type { Finding, OwnMoney, Presidency, ShortLived, Withheld } from './findings.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const presidentOf = (state: State, company: string): PlayerId | null => state.companies[company]?.president ?? null;

const withheld = (event: EventOf<'dividend'>, state: State, at: number): readonly Withheld[] => {
  const { company, revenue, perShare, paid } = event;
  const player = presidentOf(state, company);
  const others = Object.entries(paid).some(([who, amount]) => who !== company && amount > 0);
  if (!player || revenue <= 0 || perShare > 0 || others) return [];
  return [{ kind: 'withheld', at, player, company, revenue }];
};

/** A company that ends needs no president anymore: nobody lost it to anybody. */
export const isEnded = (events: readonly Event[], company: CompanyId): boolean =>
  events.some(
    (event) =>
      (event.type === 'companyClosed' && event.company === company) ||
      (event.type === 'companiesMerged' && event.absorbed === company),
  );

const lostPresidency = (
  state: State,
  events: readonly Event[],
  { company, from, to }: EventOf<'presidencyChanged'>,
  at: number,
): readonly Presidency[] =>
  from === null || from === to || (to === null && isEnded(events, company))
    ? []
    : [{ kind: 'presidency', at, player: from, company, to, price: priceOf(state, company) }];

/** What a person put into the treasury for the train that the same action bought. */
const ownMoney = (
  { seats }: State,
  events: readonly Event[],
  { company, name, price }: EventOf<'trainBought'>,
  at: number,
): readonly OwnMoney[] =>
  events.flatMap((event): readonly OwnMoney[] => {
    if (event.type !== 'paid' || event.for !== 'contribution' || event.to !== company || event.amount <= 0) return [];
    const player = seats.find((seat) => seat === event.from);
    return player ? [{ kind: 'ownMoney', at, player, company, train: name, price, amount: event.amount }] : [];
  });

interface Bought {
  readonly at: number;
  readonly player: PlayerId;
  readonly company: CompanyId;
  readonly price: number;
  readonly name: string;
  runs: number;
}

/** Looks at the actions of a game one after the other. */
export const courseFinder = (): ((state: State, events: readonly Event[], at: number) => readonly Finding[]) => {
  /** Trains that were bought from the bank and lie where they were bought. */
  const bought = new Map<TrainId, Bought>();

  const shortLived = ({ trains }: EventOf<'trainsRusted'>, at: number): readonly ShortLived[] =>
    trains.flatMap((id): readonly ShortLived[] => {
      const train = bought.get(id);
      bought.delete(id);
      if (!train || train.runs > 1) return [];
      const { at: when, player, company, name, price, runs } = train;
      return [
        {
          kind: 'shortLived',
          at: when,
          player,
          company,
          train: name,
          price,
          runs: runs === 0 ? 0 : 1,
          rusted: at,
        },
      ];
    });

  return (state, events, at) =>
    events.flatMap((event): readonly Finding[] => {
      switch (event.type) {
        case 'dividend':
          return withheld(event, state, at);
        case 'presidencyChanged':
          return lostPresidency(state, events, event, at);
        case 'trainsRan':
          for (const { train } of event.runs) {
            const known = bought.get(train);
            if (known) known.runs += 1;
          }
          return [];
        case 'trainBought': {
          const { company, train, name, price, from } = event;
          const player = presidentOf(state, company);
          // A train that goes from company to company is no longer the first buyer's.
          if (player && state.companies[from] === undefined)
            bought.set(train, { at, player, company, price, name, runs: 0 });
          else bought.delete(train);
          return ownMoney(state, events, event, at);
        }
        case 'trainsRusted':
          return shortLived(event, at);
        default:
          return [];
      }
    });
};
