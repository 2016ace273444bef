/**
 * What a company will do for its shareholders: a quick play of its coming turns with itself. It runs what it has, buys
 * what it must and can, pays when it need not save; its marker moves; what is missing for a train its president pays.
 */
import {
  cashOf,
  type CellId,
  type CompanyId,
  factsOf,
  fieldsOf,
  firstNeighbour,
  memo,
  operatingRoundOf,
  sideFacts,
  type State,
  stepNameOf,
  titleOf,
  type Train,
  trainFacts,
  trainsAt,
  type TrainSide,
} from '@roundhouse/engine';
import { buyersIn, type Depot, depotOfState } from './depot.ts';
import type { Insight, MarketMove, Weights } from './insight.ts';
import { trackPotentialOf } from './trackPotential.ts';
import { boardFor, revenueWith } from './revenue.ts';

export interface Outlook {
  /** Revenue now, and as it will be paid out in all, of a hundred percent. */
  readonly now: number;
  readonly dividends: number;
  /** Market value of a share at the end. */
  readonly price: number;
  /** What the president is going to pay out of their own pocket. */
  readonly bill: number;
  /** In how many rounds the first of that is due. */
  readonly due: number;
  /** What is left in the treasury when it has bought its trains. */
  readonly left: number;
}

const NOTHING: Outlook = { now: 0, dividends: 0, price: 0, bill: 0, due: Infinity, left: 0 };

interface Runner {
  readonly side: TrainSide;
  readonly until: number;
}

/** Whether a company is still to run in the present round. */
const runsThisRound = (state: State, company: CompanyId): boolean => {
  const round = operatingRoundOf(state);
  if (!round) return false;
  if (!round.operated.includes(company)) return true;
  const turn = state.agenda
    .map(fieldsOf)
    .findLast((each) => each['company'] === company && typeof each['begun'] === 'number');
  if (!turn) return false;
  // Within its turn: as long as it has neither run nor gone past its run.
  return (
    turn['revenue'] === undefined &&
    !state.agenda
      .map((each) => stepNameOf(each))
      .some((step) => /train|divid|discard/i.test(step) && !/run/i.test(step))
  );
};

const ruleNames = memo((_rules: State['rules']) => new Map<TrainSide, string>());

/** A train's name in the route rules. */
export const ruleName = (insight: Insight, state: State, company: CompanyId, side: TrainSide): string => {
  const bySide = ruleNames(state.rules);
  let name = bySide.get(side);
  if (name === undefined) {
    const { trains } = insight.problem(state, company).rules;
    name = [side.name, side.distance].find((each) => trains[each] !== undefined) ?? side.distance;
    bySide.set(side, name);
  }
  return name;
};

const cellAfter = (state: State, insight: Insight, from: CellId, move: MarketMove): CellId => {
  if (insight.marker) return insight.marker(state, from, move) ?? from;
  return firstNeighbour(state, from, ...(move.paid ? (['right', 'up'] as const) : (['left', 'down'] as const))) ?? from;
};

/** The cell where a company that has no marker yet will start. */
const parCell = (state: State, company: CompanyId): CellId | undefined => {
  const par = state.companies[company]?.par;
  if (par === null || par === undefined) return undefined;
  return Object.values(factsOf(state).market.cells).find((each) => each.price === par)?.id;
};

/** Today's potential of a hex map full of cities; more is better than usual. */
const USUAL_POTENTIAL = 220;
const LEAST_QUALITY = 0.5;

/** What money becomes that its owner has in so many rounds before the end. */
export const grows = ({ cashReturn }: Weights, rounds: number): number => 1 + cashReturn * Math.min(8, rounds);

/** A bill that is far away may be met in ways that are not seen yet. */
const FORESIGHT = 0.88;

/** The part of its usual run that one train more makes at once, where those that are there run fully and where they do not. */
const ROOMY = 0.6;
const CROWDED = 0.2;

/** What a train that reaches far would run for. */
export const farRevenue = (state: State, insight: Insight, company: CompanyId): number =>
  revenueWith(state, insight, company, [insight.far?.(state, company) ?? insight.weights.longTrain]);

/** The trains that the company may run: others are only kept for somebody. */
const runnersOf = (state: State, insight: Insight, company: CompanyId): readonly Train[] => {
  const { runs } = insight;
  const own = trainsAt(state, company);
  return runs ? own.filter((each) => runs(state, company, sideFacts(state, each))) : own;
};

/** The same by the names of the route rules. */
export const namesOf = (state: State, insight: Insight, company: CompanyId): readonly string[] =>
  runnersOf(state, insight, company).map((each) => ruleName(insight, state, company, sideFacts(state, each)));

export const revenueNow = (state: State, insight: Insight, company: CompanyId): number =>
  revenueWith(state, insight, company, namesOf(state, insight, company));

/** What an outlook depends on apart from the board; states differ in little from one decision to the next. */
const outlooks = memo((_insight: Insight) => memo((_board: State['board']) => new Map<string, Outlook>()));

/** Of all trains, what a company's outlook depends on: its own, and how many are left in the depot. */
const trainsOf = memo((trains: State['trains']): ReadonlyMap<string, string> => {
  const byPlace = new Map<string, string>();
  let left = 0;
  for (const { at, side, obsolete, warranties } of trains)
    if (at === 'depot') left++;
    else if (at !== 'out') byPlace.set(at, `${byPlace.get(at) ?? ''} ${side}${obsolete ? '*' : ''}${warranties}`);
  return byPlace.set('depot', String(left));
});

/** Operating rounds of a company that are foreseen. */
export const roundsOf = (state: State, insight: Insight, company: CompanyId, horizon: number): number =>
  Math.min(horizon, insight.roundsLeft(state) + (runsThisRound(state, company) ? 1 : 0));

/** In operating rounds from now, when a train leaves the game. A warranty is used up by every run, needed or not. */
const untilOf = (state: State, depot: Depot, each: Train): number =>
  each.obsolete ? 1 : Math.max(depot.gone(sideFacts(state, each)), each.warranties);

/** Whether it is plain, without a look at its runs, that its president will not have to pay for a train of this company. */
export const owesNoTrain = (state: State, insight: Insight, company: CompanyId, horizon: number): boolean => {
  if (!insight.presidentPays && !insight.closesWithoutTrain) return true;
  if (factsOf(state).companies[company]?.kind === 'minor' || !insight.mustOwn(state, company)) return true;
  if (insight.closesWithoutTrain && (insight.debts?.(state, company) ?? 0) <= 0) return true;
  const depot = depotOfState(state, insight);
  const rounds = roundsOf(state, insight, company, horizon);
  return runnersOf(state, insight, company).some((each) => untilOf(state, depot, each) >= rounds);
};

const treasuryOf = (state: State, insight: Insight, company: CompanyId): number =>
  cashOf(state, company) + insight.capital(state, company);

/** What the outlook of a company depends on apart from the board. */
const outlookKey = (state: State, insight: Insight, company: CompanyId, rounds: number): string =>
  `${ownTraits(state, insight, company, rounds)} ${buyersIn(state)}`;

/** The same, but for the pace at which others buy trains. */
export const ownTraits = (state: State, insight: Insight, company: CompanyId, rounds: number): string => {
  const trains = trainsOf(state.trains);
  const extra = insight.outlookKey?.(state, company) ?? '';
  return `${company} ${rounds} ${treasuryOf(state, insight, company)} ${state.market.at[company] ?? ''} ${trains.get('depot') ?? ''}:${trains.get(company) ?? ''} ${state.phase} ${state.companies[company]?.size ?? ''}${extra}`;
};

export const outlookOf = (state: State, insight: Insight, company: CompanyId, horizon: number): Outlook => {
  const status = state.companies[company]?.status;
  if (status === undefined || status === 'closed' || status === 'waiting') return NOTHING;
  const known = outlooks(insight)(state.board);
  const rounds = roundsOf(state, insight, company, horizon);
  const key = outlookKey(state, insight, company, rounds);
  let outlook = known.get(key);
  if (!outlook) {
    const money = treasuryOf(state, insight, company);
    const usual = foresee(state, insight, company, rounds, money);
    const others = guessesOf(insight).map((each) => foresee(state, each.insight, company, rounds, each.money * money));
    known.set(key, (outlook = others.length > 0 ? meanOf([usual, ...others]) : usual));
  }
  return outlook;
};

/** The insight as it would be if trains left the depot faster or more slowly. */
const guessesOf = memo((insight: Insight): readonly { readonly insight: Insight; readonly money: number }[] => {
  const { weights, guesses = [] } = insight;
  return guesses.map(({ trainPace, money }) => ({
    insight: { ...insight, weights: { ...weights, trainPace: weights.trainPace * trainPace } },
    money,
  }));
});

const meanOf = (outlooks: readonly Outlook[]): Outlook => {
  const mean = (of: (outlook: Outlook) => number): number =>
    outlooks.reduce((sum, each) => sum + of(each), 0) / outlooks.length;
  return {
    now: mean(({ now }) => now),
    dividends: mean(({ dividends }) => dividends),
    price: mean(({ price }) => price),
    bill: mean(({ bill }) => bill),
    due: Math.min(...outlooks.map(({ due }) => due)),
    left: mean(({ left }) => left),
  };
};

const foresee = (state: State, insight: Insight, company: CompanyId, rounds: number, money: number): Outlook => {
  const { weights } = insight;
  const facts = factsOf(state);
  const market = facts.market.cells;
  let cell = insight.markerAhead?.(state, company) ?? state.market.at[company] ?? parCell(state, company);
  const priceAt = (at: CellId | undefined): number => (at === undefined ? 0 : (market[at]?.price ?? 0));
  const known = facts.companies[company];
  const minor = known?.kind === 'minor';
  if (cell === undefined && !minor) return NOTHING;

  const depot = depotOfState(state, insight);
  const board = boardFor(state, company);
  const potential = trackPotentialOf(state, company, board);
  const quality =
    potential === 0
      ? (insight.potentialBeforeHome ?? LEAST_QUALITY)
      : Math.min(1.3, Math.max(LEAST_QUALITY, potential / USUAL_POTENTIAL));
  const far = farRevenue(state, insight, company);
  /** What a train could run for today: no more than the track gives, nor than its reach. */
  const valueOf = (side: TrainSide, round: number): number => {
    if (insight.runs && !insight.runs(state, company, side)) return 0;
    const reach = weights.matureRevenue[side.distance] ?? weights.matureRevenue[side.name] ?? 0;
    const today = Math.min(far, reach * 1.1);
    return today + (Math.max(today, reach * quality) - today) * (1 - (1 - weights.trackGrowth) ** round);
  };

  const mine = runnersOf(state, insight, company);
  let trains: Runner[] = mine.map((each) => ({ side: sideFacts(state, each), until: untilOf(state, depot, each) }));
  const now = revenueNow(state, insight, company);
  const sumOf = (round: number): number => {
    const each = trains.map(({ side }) => valueOf(side, round)).sort((a, b) => b - a);
    return each.reduce((total, value, index) => total + value * weights.extraTrain ** index, 0);
  };
  const together = sumOf(0);
  /** What the present trains really run for, as a ratio to the rule of thumb; fades to 1 over the rounds. */
  let exact = together > 0 ? now / together : 1;
  const setValue = (round: number): number => sumOf(round) * (exact + (1 - exact) * Math.min(1, round / 6));

  /** One train more finds the track as it is: where the others do not run fully, it adds hardly anything at first. */
  const join = (runner: Runner): void => {
    const before = sumOf(0);
    trains.push(runner);
    const after = sumOf(0);
    if (before > 0 && after > 0) exact = (exact * before + (exact < 1 ? CROWDED : ROOMY) * (after - before)) / after;
  };

  const sidesByName = new Map<string, readonly TrainSide[]>();
  const sidesOf = (name: string): readonly TrainSide[] => {
    let sides = sidesByName.get(name);
    if (!sides) {
      const card = trainFacts(state, name);
      sidesByName.set(name, (sides = [card, ...card.sides]));
    }
    return sides;
  };

  let treasury = money;
  /** What is spent beyond the cash in hand is borrowed. */
  let credit = insight.borrowed ? insight.capital(state, company) : 0;
  const borrow = (): void => {
    const borrowed = credit - Math.max(0, treasury);
    if (borrowed <= 0 || cell === undefined || !insight.borrowed) return;
    cell = insight.borrowed(state, cell, borrowed);
    credit -= borrowed;
  };
  const limit = titleOf(state).trainLimit(state, company);
  const mustOwn = insight.mustOwn(state, company);
  const wantedAt = (round: number): TrainSide | undefined => {
    const top = depot.onTop(round);
    const sides = top ? sidesOf(top.name) : [];
    return insight.sideFor ? insight.sideFor(state, company, sides) : sides[0];
  };
  /** Whether the train that comes after the last of these is only paid for if what is earned now is kept. */
  const savesFor = (round: number, revenue: number, treasury: number): boolean => {
    let last = round + 1;
    for (const { until } of trains) last = Math.max(last, until);
    if (last >= rounds || last - round > weights.savingRounds) return false;
    const missing = (wantedAt(last)?.price ?? 0) - treasury;
    return missing > 0 && missing > revenue * (Math.ceil(last) - round - 1);
  };
  let dividends = 0;
  let bill = 0;
  let due = Infinity;
  /** What is left of a share of today: less where the company may have been lost, or its shares folded. */
  let part = 1;
  for (let round = 0; round < rounds; round++) {
    trains = trains.filter(({ until }) => until > round);
    if (cell !== undefined && insight.closingRisk) part *= 1 - insight.closingRisk(state, cell);
    const revenue = Math.round(setValue(round));
    const wanted = minor ? undefined : wantedAt(round);
    const lasting = trains.filter(({ until }) => until > round + 1);
    const lacks = lasting.length === 0;
    const cost = wanted?.price ?? 0;
    const saves = !minor && mustOwn && savesFor(round, revenue, treasury);
    const pays = revenue > 0 && !saves;
    // What is paid early earns more until the end.
    if (pays) dividends += part * (minor ? revenue / 2 : revenue) * grows(weights, rounds - round - 1);
    else treasury += revenue;
    const at = cell;
    if (at !== undefined)
      cell = cellAfter(state, insight, at, {
        company,
        revenue: pays ? revenue : 0,
        paid: pays,
        price: priceAt(at),
      });
    if (!wanted) continue;
    const gone = depot.gone(wanted);
    const runs = Math.min(rounds, gone) - round - 1;
    if (lacks && treasury < cost && mustOwn && runs > 0) {
      // Somebody pays what is missing, unless it can still save in the rounds that its trains last.
      if (trains.length === 0) {
        // The nearer it comes to the price, the likelier it finds what is missing.
        const saved = Math.max(0, treasury) / cost;
        if (insight.closesWithoutTrain) {
          const owed = Math.max(0, (insight.debts?.(state, company) ?? 0) - treasury) * FORESIGHT ** round;
          if (owed > 0) {
            bill += owed * (1 - saved) * part;
            due = Math.min(due, round);
          }
          part *= saved;
        } else if (insight.presidentPays) {
          bill += (cost - treasury) * FORESIGHT ** round;
          due = Math.min(due, round);
        }
        const refinanced = insight.refinanced?.(state, company);
        if (refinanced !== undefined) {
          // What not even that pays for is the end: a shareholder gets half of their price.
          if (treasury + refinanced < cost)
            return { now, dividends, price: (part / 2) * priceAt(cell), bill, due, left: 0 };
          part *= (1 + saved) / 2;
          treasury = (1 - saved) * (treasury + refinanced - cost);
        } else treasury = 0;
        borrow();
        join({ side: wanted, until: gone });
      }
    } else if (treasury >= cost && runs > 0 && lasting.length < limit) {
      const gain = valueOf(wanted, round + 1) * weights.extraTrain ** lasting.length * runs;
      if (lacks || gain > cost * 0.5) {
        treasury -= cost;
        borrow();
        join({ side: wanted, until: gone });
      }
    }
  }
  return { now, dividends, price: part * priceAt(cell), bill, due, left: treasury * part };
};
