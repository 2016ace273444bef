/** Situations that only one title has. */
import {
  type Action,
  apply,
  cashOf,
  certificatesCounted,
  decider,
  factsOf,
  isAt,
  isRefusal,
  offers,
  percentAt,
  type PlayerId,
  revenueAtWork,
  sideFacts,
  type State,
  stepNameOf,
  titleOf,
  topFrame,
  train,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import { buyingPower } from '@roundhouse/titles/1817';
import { localValue } from '@roundhouse/titles/18cz';
import { depotOfState } from '../src/depot.ts';
import { farRevenue, revenueNow } from '../src/outlook.ts';
import { bankTrains, companyInTurn, isTrainStep } from './maxims.ts';
import { type Making, withCash } from './situations.ts';
import { STEP as STEP_18CZ } from '@roundhouse/titles/18cz';
import { STEP as STEP_1862 } from '@roundhouse/titles/1862';
import { STEP as STEP_1817 } from '@roundhouse/titles/1817';

const members = (state: State): readonly Action[] =>
  offers(state).flatMap((each) => ('action' in each ? [each.action] : []));

const priceOnTop = (state: State): number =>
  Math.min(...bankTrains(state).map((each) => (each.type === 'buyTrain' ? each.price : Infinity)));

/** With so much money a company without a train buys one that it can run. */
const buysWhatItRuns =
  (cash: number): Making =>
  (state, insight) => {
    const company = companyInTurn(state);
    if (company === undefined || !isTrainStep(state) || trainsAt(state, company).length > 0) return undefined;
    const rich = withCash(state, company, cash);
    if (bankTrains(rich).length <= 1) return undefined;
    const canRunAll = (after: State): boolean =>
      trainsAt(after, company).every((each) => insight.runs?.(after, company, sideFacts(after, each)));
    return {
      state: rich,
      obvious: (action) => {
        const result = apply(rich, action);
        return !isRefusal(result) && canRunAll(result.state);
      },
    };
  };

/** One step to the left, and the company is for sale. */
const nextToGray = (state: State, company: string): State => {
  const cells = Object.values(factsOf(state).market.cells).filter(({ price }) => price > 0);
  const last = cells.reduce((least, each) => (each.price < least.price ? each : least));
  return { ...state, market: { ...state.market, at: { ...state.market.at, [company]: last.id } } };
};

const IN_1817: Readonly<Record<string, Making>> = {
  'a company without a train borrows what the first one lacks': (state) => {
    const company = companyInTurn(state);
    if (!isTrainStep(state) || company === undefined || trainsAt(state, company).length > 0) return undefined;
    const next = state.trains.find((each) => each.at === 'depot');
    if (!next || !members(state).some(({ type }) => type === 'takeLoan')) return undefined;
    const short = withCash(state, company, trainFacts(state, next.name).price - 60);
    return buyingPower(short, company) >= trainFacts(state, next.name).price + 60
      ? { state: short, obvious: ({ type }) => type === 'takeLoan' || type === 'buyTrain' }
      : undefined;
  },
  'a company that would be lost without a train buys it with the money that it has': (state) => {
    const company = companyInTurn(state);
    if (!isTrainStep(state) || company === undefined) return undefined;
    const trains = state.trains.map((each) => (each.at === company ? { ...each, at: 'out' as const } : each));
    const bare = withCash({ ...state, trains }, company, 700);
    return priceOnTop(bare) <= 600 ? { state: bare, obvious: ({ type }) => type === 'buyTrain' } : undefined;
  },
  'nobody sells a company short that earns': (state, insight) => {
    const earns = members(state).some((each) => each.type === 'short' && revenueNow(state, insight, each.company) > 0);
    return earns
      ? {
          state,
          obvious: (action) => action.type !== 'short' || revenueNow(state, insight, action.company) === 0,
        }
      : undefined;
  },
  'nobody starts a company that could not pay for its first train': (state) => {
    const me = decider(state);
    if (!me || !isAt(state, STEP_1817.stockTurn) || !members(state).some(({ type }) => type === 'bid'))
      return undefined;
    return { state: withCash(state, me, 0), obvious: ({ type }) => type !== 'bid' };
  },
  'a company that is about to be put up for sale keeps nothing of what it earns': (state) => {
    const company = companyInTurn(state);
    if (company === undefined || !members(state).some(({ type }) => type === 'dividend')) return undefined;
    return {
      state: withCash(nextToGray(state, company), company, 300),
      obvious: (action) => action.type === 'dividend' && action.kind !== 'withhold',
    };
  },
  'nor does it buy a second train with the money for its interest': (state) => {
    const company = companyInTurn(state);
    if (company === undefined || !isTrainStep(state) || trainsAt(state, company).length !== 1) return undefined;
    if (trainsAt(state, company).some((each) => each.obsolete) || priceOnTop(state) > 250) return undefined;
    const known = state.companies[company];
    if (!known) return undefined;
    const owing = { ...state, companies: { ...state.companies, [company]: { ...known, loans: 1 } } };
    return {
      state: withCash(nextToGray(owing, company), company, priceOnTop(state)),
      obvious: ({ type }) => type !== 'buyTrain' && type !== 'takeLoan',
    };
  },
  'a company whose purse is full takes no loan': (state) => {
    const company = companyInTurn(state);
    if (company === undefined || !members(state).some(({ type }) => type === 'takeLoan')) return undefined;
    return { state: withCash(state, company, 2000), obvious: ({ type }) => type !== 'takeLoan' };
  },
};

const IN_18MEX: Readonly<Record<string, Making>> = {
  'nobody pays twice what an item of the first sale costs': (state) => {
    const me = decider(state);
    if (!me || !members(state).some(({ type }) => type === 'bid')) return undefined;
    const rich = withCash(state, me, 3000);
    return { state: rich, obvious: (action) => action.type !== 'bid' || action.price <= 600 };
  },
};

const IN_1849: Readonly<Record<string, Making>> = {
  'a corporation with a full treasury issues no certificates': (state) => {
    const company = companyInTurn(state);
    const issues = members(state).some((each) => each.type === 'sellShares' && each.for !== undefined);
    if (company === undefined || !issues) return undefined;
    return { state: withCash(state, company, 1500), obvious: ({ type }) => type !== 'sellShares' };
  },
  'a president with an eye on the price does not sell his majority in a company that pays': (state, insight) => {
    const me = decider(state);
    if (!me || !/stockTurn/.test(stepNameOf(topFrame(state)) ?? '')) return undefined;
    const mine = Object.values(state.companies).filter(
      (each) =>
        each.president === me && percentAt(state, me, each.id) >= 40 && revenueNow(state, insight, each.id) >= 60,
    );
    const [first] = mine;
    return first && cashOf(state, me) > 0 && members(state).some((each) => each.type === 'sellShares')
      ? {
          state,
          obvious: (action) =>
            action.type !== 'sellShares' ||
            mine.every(({ id }) => id !== action.company || percentAt(state, me, id) - action.percent >= 20),
        }
      : undefined;
  },
};

const stockTurn = (state: State): PlayerId | undefined =>
  /stockTurn/.test(stepNameOf(topFrame(state)) ?? '') ? (decider(state) ?? undefined) : undefined;

/** The company in turn and another of the same president. */
const family = (state: State): readonly (string | undefined)[] => {
  const company = companyInTurn(state);
  const { president } = state.companies[company ?? ''] ?? {};
  const other = Object.values(state.companies).find(
    (each) => each.id !== company && each.status === 'floated' && president && each.president === president,
  );
  return [company, other?.id];
};

const asLarge = (state: State, company: string): State => {
  const now = state.companies[company];
  return now ? { ...state, companies: { ...state.companies, [company]: { ...now, size: 'large' } } } : state;
};

const IN_18CZ: Readonly<Record<string, Making>> = {
  'the first pick of the preliminary round is a local with the highest income': (state) =>
    members(state).some((each) => each.type === 'buyPrivate' && each.private === 'L1') && cashOf(state, '@1') === 380
      ? { state, obvious: (action) => action.type === 'buyPrivate' && action.private.startsWith('L') }
      : undefined,
  'locals do not take the money for the first company': (state) => {
    const me = decider(state);
    if (!me || !isAt(state, STEP_18CZ.draft)) return undefined;
    return { state: withCash(state, me, 150), obvious: (action) => action.type !== 'buyPrivate' || action.price <= 20 };
  },
  'nobody starts a company for which he cannot pay until it floats': (state) => {
    const me = stockTurn(state);
    const big = (company: string): boolean => state.companies[company]?.size !== 'small';
    if (!me || !members(state).some((each) => each.type === 'par' && big(each.company))) return undefined;
    const poor = withCash(state, me, 170);
    return { state: poor, obvious: (action) => action.type !== 'par' || !big(action.company) };
  },
  'nobody starts a company for which he has no places left': (state) => {
    const me = stockTurn(state);
    const large = (company: string): boolean => state.companies[company]?.size === 'large';
    if (!me || !members(state).some((each) => each.type === 'par' && large(each.company))) return undefined;
    // As many locals as leave them two places.
    const room = titleOf(state).certificateLimit(state) - certificatesCounted(state, me) - 2;
    const others = Object.values(state.privates).filter(({ owner }) => owner && owner !== me);
    if (room < 0 || others.length < room) return undefined;
    const given = new Set(others.slice(0, room).map(({ id }) => id));
    const privates = Object.fromEntries(
      Object.entries(state.privates).map(([id, each]) => [id, given.has(id) ? { ...each, owner: me } : each]),
    );
    const full = withCash({ ...state, privates }, me, 1200);
    return { state: full, obvious: (action) => action.type !== 'par' || !large(action.company) };
  },
  'a player who owes the bank and can pay it back does so before he passes': (state) => {
    const me = stockTurn(state);
    if (!me || state.round.set < 3) return undefined;
    const owing = withCash({ ...state, own: { ...state.own, debts: { [me]: 100 } } }, me, 400);
    return { state: owing, obvious: ({ type }) => type === 'repayLoan' || type === 'sellShares' };
  },
  'a company that has money left buys a local of its president at the full price': (state) => {
    const me = decider(state);
    const company = companyInTurn(state);
    if (!me || company === undefined || !isAt(state, STEP_18CZ.locals)) return undefined;
    const [mine] = members(state).flatMap((each) =>
      each.type === 'buyPrivate' && state.privates[each.private]?.owner === me && each.private.startsWith('S')
        ? [each.private]
        : [],
    );
    if (mine === undefined) return undefined;
    const rich = withCash(state, company, 600);
    return {
      state: rich,
      obvious: (action) => action.type === 'buyPrivate' && action.price === localValue(rich, action.private),
    };
  },
  'a company cashes its locals before its president pays for a train': (state) => {
    const me = decider(state);
    const company = companyInTurn(state);
    if (!me || company === undefined || !isTrainStep(state)) return undefined;
    const own = Object.values(state.privates).find(({ owner }) => owner === me);
    if (!own || priceOnTop(state) === Infinity || !members(state).some(({ type }) => type === 'buyTrain'))
      return undefined;
    const bare: State = {
      ...state,
      trains: state.trains.map((each) => (each.at === company ? { ...each, at: 'out' as const } : each)),
      privates: { ...state.privates, [own.id]: { ...own, owner: company } },
    };
    const short = withCash(withCash(bare, company, 40), me, 1000);
    return members(short).some(({ type }) => type === 'sellPrivate')
      ? { state: short, obvious: ({ type }) => type === 'sellPrivate' }
      : undefined;
  },
  'a company fetches the train that a larger one of its president has for it': (state, insight) => {
    const [company, other] = family(state);
    if (company === undefined || other === undefined || !isTrainStep(state)) return undefined;
    const last = state.trains.findLast(({ at }) => at === 'depot');
    if (!last || state.companies[company]?.size !== 'small') return undefined;
    const card = trainFacts(state, last.name);
    const side = insight.sideFor?.(state, company, [card, ...card.sides])?.name ?? last.name;
    const kept: State = {
      ...asLarge(state, other),
      trains: state.trains.map((each) =>
        each === last ? { ...each, at: other, side } : each.at === company ? { ...each, at: 'out' as const } : each,
      ),
    };
    const poor = withCash(kept, company, 40);
    return members(poor).some((each) => each.type === 'buyTrain' && each.from === other)
      ? { state: poor, obvious: (action) => action.type === 'buyTrain' && action.from === other }
      : undefined;
  },
  'a rich company buys the train that a poor one of its president lacks': (state, insight) => {
    const [company, other] = family(state);
    if (company === undefined || other === undefined || !isTrainStep(state)) return undefined;
    const [own, last] = state.trains.filter(({ at }) => at === 'depot').slice(-2);
    if (!own || !last || state.companies[other]?.size !== 'small' || farRevenue(state, insight, other) === 0)
      return undefined;
    const large = asLarge(state, company);
    if (titleOf(state).trainLimit(large, company) < 2) return undefined;
    const card = trainFacts(state, own.name);
    const side = insight.sideFor?.(large, company, [card, ...card.sides])?.name ?? own.name;
    const trains = state.trains.map((each) => {
      if (each === own) return { ...each, at: company, side };
      return each !== last && [company, other, 'depot'].includes(each.at) ? { ...each, at: 'out' as const } : each;
    });
    // Enough for the side of a small company, not for its own.
    const rich = withCash(withCash({ ...large, trains }, company, card.price + 100), other, 0);
    return { state: rich, obvious: (action) => action.type === 'buyTrain' && action.price === card.price };
  },
  'a company buys the side of a card that it can run': buysWhatItRuns(1500),
  'what a larger company has left in the last round buys its president out of a smaller one': (state) => {
    const me = decider(state);
    const company = companyInTurn(state);
    if (!me || company === undefined || !members(state).some(({ type }) => type === 'dividend')) return undefined;
    const last = withCash({ ...state, round: { ...state.round, set: 8, number: 3, of: 3 } }, company, 3000);
    const result = apply(last, { type: 'dividend', by: me, kind: 'pay' });
    if (isRefusal(result)) return undefined;
    const others = (target: string): number =>
      state.seats.reduce((sum, seat) => (seat === me ? sum : sum + percentAt(state, seat, target)), 0);
    const mine = members(result.state).some(
      (each) =>
        each.type === 'merge' &&
        state.companies[each.with]?.president === me &&
        percentAt(state, me, each.with) > others(each.with),
    );
    return mine ? { state: result.state, obvious: ({ type }) => type === 'merge' } : undefined;
  },
};

const MOST_WARRANTIES = 3;

const done = (state: State, action: Action): State | undefined => {
  const result = apply(state, action);
  return isRefusal(result) ? undefined : result.state;
};

/** The others pass. */
const untilTurnOf = (me: PlayerId, state: State | undefined): State | undefined => {
  const who = state && decider(state);
  if (!state || !who || who === me) return state;
  return untilTurnOf(me, done(state, { type: 'pass', by: who }));
};

/** The player is given shares that nobody has until they have so many places left. */
const withoutPlaces = (state: State, player: PlayerId, places: number): State | undefined => {
  let few = titleOf(state).certificateLimit(state) - certificatesCounted(state, player) - places;
  const certificates = Object.fromEntries(
    Object.entries(state.certificates).map(([company, all]) => [
      company,
      state.companies[company]?.status === 'floated'
        ? all.map((each) =>
            few > 0 && each.percent === 10 && !state.seats.some((seat) => seat === each.at) && few-- > 0
              ? { ...each, at: player }
              : each,
          )
        : all,
    ]),
  );
  return few > 0 ? undefined : { ...state, certificates };
};

const IN_1862: Readonly<Record<string, Making>> = {
  'nobody takes a charter that he cannot float': (state) => {
    const me = decider(state);
    if (!me || state.round.kind !== 'parliament' || !members(state).some(({ type }) => type === 'bid'))
      return undefined;
    return { state: withCash(state, me, 230), obvious: ({ type }) => type !== 'bid' };
  },
  'nobody pays for a charter what a share costs while there are others to be had': (state) => {
    const me = decider(state);
    if (!me || state.round.kind !== 'parliament' || !members(state).some(({ type }) => type === 'bid'))
      return undefined;
    return { state: withCash(state, me, 3000), obvious: (action) => action.type !== 'bid' || action.price <= 60 };
  },
  'a player who names a company in parliament offers nothing for it at first': (state) => {
    const me = decider(state);
    if (!me || !isAt(state, STEP_1862.parliamentTurn) || !members(state).some(({ type }) => type === 'bid'))
      return undefined;
    return { state: withCash(state, me, 800), obvious: (action) => action.type === 'bid' && action.price === 0 };
  },
  'a player who has won a charter buys what floats the company': (state) => {
    const me = decider(state);
    if (!me || !members(state).some(({ type }) => type === 'buyShares')) return undefined;
    const begun = Object.values(state.companies).filter(
      ({ status, president }) => status === 'started' && president === me,
    );
    const [first] = begun;
    if (begun.length !== 1 || !first) return undefined;
    const rich = withCash(state, me, cashOf(state, me) + 400);
    return { state: rich, obvious: (action) => action.type === 'buyShares' && action.company === first.id };
  },
  'a run that is worth less than a share is topped up from a full treasury, or paid as it is': (state) => {
    const company = companyInTurn(state);
    if (company === undefined || !members(state).some(({ type }) => type === 'dividend')) return undefined;
    const run = revenueAtWork(state) ?? 0;
    const dearer = Object.values(factsOf(state).market.cells)
      .filter(({ price }) => price > run)
      .toSorted((a, b) => a.price - b.price)[0];
    if (!dearer) return undefined;
    const market = { ...state.market, at: { ...state.market.at, [company]: dearer.id } };
    const rich = withCash({ ...state, market }, company, 2500);
    if (!members(rich).some((each) => each.type === 'dividend' && each.kind === 'hudson')) return undefined;
    return {
      state: rich,
      obvious: (action) => action.type === 'dividend' && action.kind !== 'withhold',
    };
  },
  'nobody founds a company with the money for three of its five shares': (state) => {
    const me = stockTurn(state);
    if (!me || !members(state).some(({ type }) => type === 'par')) return undefined;
    return { state: withCash(state, me, 200), obvious: ({ type }) => type !== 'par' };
  },
  'a player who has begun a company keeps the places that its shares need': (state) => {
    const me = stockTurn(state);
    const start = me && members(withCash(state, me, 3000)).find(({ type }) => type === 'par');
    if (!start || start.type !== 'par') return undefined;
    const begun = untilTurnOf(me, done(withCash(state, me, 3000), start));
    const crowded = begun && withoutPlaces(begun, me, 2);
    return crowded && members(crowded).some((each) => each.type === 'buyShares' && each.company !== start.company)
      ? {
          state: crowded,
          obvious: (action) => action.type !== 'buyShares' || action.company === start.company,
        }
      : undefined;
  },
  'a company that must take a train of its director’s other one leaves that the train which only it can run': (
    state,
    insight,
  ) => {
    const company = companyInTurn(state);
    if (company === undefined || !isTrainStep(state)) return undefined;
    const other = Object.values(state.companies).find(
      ({ id, status, president }) =>
        id !== company && status === 'floated' && president === state.companies[company]?.president,
    )?.id;
    if (other === undefined) return undefined;
    const [first, second, ...others] = state.trains.filter(({ name }) => name === 'A');
    const sideFor = (id: string): string | undefined =>
      first && trainFacts(state, first.name).sides.find((side) => insight.runs?.(state, id, side))?.name;
    const [theirs, ours] = [sideFor(other), sideFor(company)];
    if (!first || !second || theirs === undefined || ours === undefined || theirs === ours) return undefined;
    const gone = new Set(others.map(({ id }) => id));
    const trains = state.trains.map((each) => {
      if (each.id === first.id) return { ...each, at: other, side: theirs };
      if (each.id === second.id) return { ...each, at: other, side: ours };
      return gone.has(each.id) || each.at === company ? { ...each, at: 'out' as const } : each;
    });
    const forced = withCash({ ...state, phase: 'B', trains }, company, 120);
    return {
      state: forced,
      obvious: (action) => action.type === 'buyTrain' && action.train === second.id,
    };
  },
  'a company buys a type of train that it has the permit for': buysWhatItRuns(2000),
  'no warranty is paid for a train that never rusts': (state) => {
    const company = companyInTurn(state);
    if (company === undefined || !isTrainStep(state)) return undefined;
    const trains = state.trains.map((each) =>
      each.at === 'depot' && trainFacts(state, each.name).rustsOn.length > 0 ? { ...each, at: 'out' as const } : each,
    );
    const rich = withCash({ ...state, trains }, company, 3000);
    return bankTrains(rich).some((each) => each.type === 'buyTrain' && each.warranties)
      ? { state: rich, obvious: (action) => action.type !== 'buyTrain' || !action.warranties }
      : undefined;
  },
  'no warranty is paid for that is used up long before the train can rust': (state, insight) => {
    const company = companyInTurn(state);
    if (company === undefined || !isTrainStep(state)) return undefined;
    const depot = depotOfState(state, insight);
    const rich = withCash(state, company, 3000);
    const lasts = bankTrains(rich).some(
      (each) =>
        each.type === 'buyTrain' &&
        each.warranties &&
        trainFacts(rich, train(rich, each.train).name).sides.every((side) => depot.gone(side) > MOST_WARRANTIES),
    );
    return lasts ? { state: rich, obvious: (action) => action.type !== 'buyTrain' || !action.warranties } : undefined;
  },
  'a company that cannot pay for a train with its money, but with a fold, is not folded while it has a train': (
    state,
  ) => {
    const company = companyInTurn(state);
    if (company === undefined || !isTrainStep(state) || trainsAt(state, company).length === 0) return undefined;
    return { state: withCash(state, company, 10), obvious: ({ type }) => type !== 'convert' };
  },
};

export const FLAVOURS: Readonly<Record<string, Readonly<Record<string, Making>>>> = {
  '1817': IN_1817,
  '1849': IN_1849,
  '1862': IN_1862,
  '18CZ': IN_18CZ,
  '18MEX': IN_18MEX,
};
