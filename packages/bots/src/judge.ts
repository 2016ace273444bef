/** The judge of a position: what every player will be worth at the end, as far as it can be foreseen. */
import { cashOf, certificatesOf, type CompanyId, type PlayerId, privatesOf, type State } from '@roundhouse/engine';
import { holdingsOf } from './holdings.ts';
import type { Insight } from './insight.ts';
import { trackPotentialOf } from './trackPotential.ts';
import { grows, type Outlook, outlookOf, owesNoTrain, ownTraits, roundsOf } from './outlook.ts';
import { boardFor, runsAlike } from './revenue.ts';
import { bringsPhase, havingTaken, lasting, takenBetween } from './steady.ts';

export interface Judgement {
  readonly worth: Readonly<Record<PlayerId, number>>;
  readonly companies: Readonly<Record<CompanyId, Outlook>>;
}

/** What one percent brings until the end, its price then included. */
export const perPercent = (state: State, insight: Insight, company: CompanyId, outlook: Outlook): number => {
  const burden = insight.burden?.(state, company) ?? 0;
  const shares = insight.sharePercent(state, company);
  return outlook.price / shares + (outlook.dividends + outlook.left * insight.weights.treasuryAtEnd - burden) / 100;
};

/** How likely a company will operate. */
export const chanceOf = (state: State, insight: Insight, company: CompanyId): number =>
  state.companies[company]?.status === 'floated' ? 1 : (insight.floats?.(state, company) ?? 0.9);

const NONE: ReadonlySet<CompanyId> = new Set();

/** Some companies may be left out: those of which it is known that they owe no train. */
export const judge = (
  state: State,
  insight: Insight,
  horizon: number,
  leftOut: ReadonlySet<CompanyId> = NONE,
): Judgement => {
  const worth: Record<PlayerId, number> = {};
  const companies: Record<CompanyId, Outlook> = {};
  const bills: Record<PlayerId, number> = {};
  const income: Record<PlayerId, number> = {};
  const due: Record<PlayerId, number> = {};
  const rounds = Math.min(horizon, insight.roundsLeft(state));
  const inHand = grows(insight.weights, rounds);
  for (const player of state.seats) worth[player] = state.out.includes(player) ? 0 : cashOf(state, player) * inHand;
  for (const [company, { status, president }] of Object.entries(state.companies)) {
    if (status !== 'floated' && status !== 'started') continue;
    if (president) worth[president] = (worth[president] ?? 0) + insight.weights.presidency * rounds;
    if (leftOut.has(company)) continue;
    const outlook = outlookOf(state, insight, company, horizon);
    companies[company] = outlook;
    const chance = chanceOf(state, insight, company);
    const each = perPercent(state, insight, company, outlook) * chance;
    const held = holdingsOf(state, company);
    /** A short is bought back when that is cheaper than to owe it to the end. */
    const owedEach = (toTheEnd: number): number =>
      Math.min(toTheEnd, insight.closingCost?.(state, company) ?? toTheEnd);
    for (const player of state.seats) {
      const percent = held.get(player);
      if (percent === undefined || percent === 0) continue;
      worth[player] = (worth[player] ?? 0) + percent * (percent < 0 ? owedEach(each) : each);
      income[player] = (income[player] ?? 0) + (percent * outlook.now) / 100;
    }
    if (president) {
      bills[president] = (bills[president] ?? 0) + outlook.bill * chance;
      if (outlook.bill > 0) due[president] = Math.min(due[president] ?? Infinity, outlook.due);
    }
  }
  const incomeOf = (player: PlayerId): number => {
    let sum = income[player] ?? 0;
    for (const company of leftOut) {
      const percent = holdingsOf(state, company).get(player) ?? 0;
      if (percent !== 0) sum += (percent * outlookOf(state, insight, company, horizon).now) / 100;
    }
    return Math.max(0, sum);
  };
  for (const player of state.seats) {
    if (state.out.includes(player)) continue;
    const bill = bills[player] ?? 0;
    // What is due later is paid out of what comes in until then, too.
    const until = bill > 0 ? (due[player] ?? 0) : 0;
    const short = bill - cashOf(state, player);
    const missing = short <= 0 ? 0 : Math.max(0, short - (until > 0 ? incomeOf(player) * until : 0));
    let sum = (worth[player] ?? 0) - bill - missing * insight.weights.shortfall;
    for (const id of privatesOf(state, player)) sum += insight.privateWorth(state, id, player);
    worth[player] = sum + (insight.otherWorth?.(state, player) ?? 0);
  }
  return { worth, companies };
};

/** One player's worth less the others' average, as far as rivalry counts it. */
const againstOthers = (worth: Judgement['worth'], { seats }: State, insight: Insight, me: PlayerId): number => {
  let others = 0;
  for (const player of seats) if (player !== me) others += worth[player] ?? 0;
  const envy = seats.length > 1 ? insight.weights.rivalry / (seats.length - 1) : 0;
  return (worth[me] ?? 0) - envy * others;
};

/** What everybody is expected to be worth at the end; the scores where the game is over. */
export const worthAtEnd = (state: State, insight: Insight, horizon: number): Judgement['worth'] =>
  state.outcome?.scores ?? judge(state, insight, horizon).worth;

/** One player's prospects against the others'. */
export const standing = (state: State, insight: Insight, me: PlayerId, horizon: number): number =>
  againstOthers(worthAtEnd(state, insight, horizon), state, insight, me);

/** What a company is worth to those who have shares of it, and who leads it, as far as it can change while its runs stay. */
const traitsOf = (state: State, insight: Insight, company: CompanyId, horizon: number): string => {
  const { status, president } = state.companies[company] ?? {};
  const key = ownTraits(state, insight, company, roundsOf(state, insight, company, horizon));
  const burden = insight.burden?.(state, company) ?? 0;
  return `${key}|${status} ${president}|${chanceOf(state, insight, company)} ${burden} ${insight.sharePercent(state, company)}`;
};

/** Whether a decision leaves the runs and the track potential of a company as they are. */
const staysInPlace = (before: State, after: State, company: CompanyId): boolean =>
  before.board === after.board ||
  (runsAlike(before, after, company) &&
    trackPotentialOf(before, company, boardFor(before, company)) ===
      trackPotentialOf(after, company, boardFor(after, company)));

/**
 * How decisions change one's own prospects against the others'. A company that a decision leaves as it is, and that owes no
 * train, counts before as after: it is left out of both, for what its trains run for is costly to know.
 */
const changesBy = (
  before: State,
  insight: Insight,
  me: PlayerId,
  horizon: number,
  stays: typeof staysInPlace,
): ((after: State) => number) => {
  const traits = new Map<CompanyId, string>();
  const traitsBefore = (company: CompanyId): string => {
    let known = traits.get(company);
    if (known === undefined) traits.set(company, (known = traitsOf(before, insight, company, horizon)));
    return known;
  };
  const isUntouched = (after: State, company: CompanyId): boolean =>
    certificatesOf(before, company) === certificatesOf(after, company) &&
    traitsOf(after, insight, company, horizon) === traitsBefore(company) &&
    owesNoTrain(before, insight, company, horizon) &&
    stays(before, after, company);
  const untouched = (after: State): ReadonlySet<CompanyId> =>
    new Set(Object.keys(before.companies).filter((company) => isUntouched(after, company)));
  const judged = (state: State, leftOut: ReadonlySet<CompanyId>, by = insight): number =>
    againstOthers(judge(state, by, horizon, leftOut).worth, state, insight, me);
  const prospects = new Map<string, number>();
  return (after) => {
    if (after.outcome) return standing(after, insight, me, horizon) - standing(before, insight, me, horizon);
    const leftOut = untouched(after);
    const key = [...leftOut].join();
    let now = prospects.get(key);
    if (now === undefined) prospects.set(key, (now = judged(before, leftOut)));
    return judged(after, leftOut, havingTaken(insight, takenBetween(before, after))) - now;
  };
};

/** The same; a train that brings a phase does not cost the rounds that the next phase is known for. */
export const changesFrom = (
  before: State,
  insight: Insight,
  me: PlayerId,
  horizon: number,
  stays = staysInPlace,
): ((after: State) => number) => {
  const changed = changesBy(before, insight, me, horizon, stays);
  let steady: typeof changed | undefined;
  return (after) => {
    if (!bringsPhase(before, after)) return changed(after);
    steady ??= changesBy(before, lasting(insight, insight.roundsLeft(before)), me, horizon, stays);
    return steady(after);
  };
};
