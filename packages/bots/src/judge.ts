/** The judge of a position: what every player will be worth at the end, as far as it can be foreseen. */
import { cashOf, type CompanyId, type PlayerId, privatesOf, type State } from '@roundhouse/engine';
import { holdingsOf } from './holdings.ts';
import type { Insight } from './insight.ts';
import { grows, type Outlook, outlookOf } from './outlook.ts';

export interface Judgement {
  readonly worth: Readonly<Record<PlayerId, number>>;
  readonly companies: Readonly<Record<CompanyId, Outlook>>;
}

/** What one percent brings until the end, its price then included. */
export const perPercent = (state: State, insight: Insight, company: CompanyId, outlook: Outlook): number => {
  const burden = insight.burden?.(state, company) ?? 0;
  const shares = insight.sharePercent(state, company);
  return outlook.price / shares + (outlook.dividends + outlook.left * insight.weights.treasury - burden) / 100;
};

/** How likely a company will operate. */
export const chanceOf = (state: State, insight: Insight, company: CompanyId): number =>
  state.companies[company]?.status === 'floated' ? 1 : (insight.floats?.(state, company) ?? 0.9);

export const judge = (state: State, insight: Insight, horizon: number): Judgement => {
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
    const outlook = outlookOf(state, insight, company, horizon);
    companies[company] = outlook;
    const chance = chanceOf(state, insight, company);
    const each = perPercent(state, insight, company, outlook) * chance;
    const held = holdingsOf(state, company);
    for (const player of state.seats) {
      const percent = held.get(player);
      if (percent === undefined || percent === 0) continue;
      worth[player] = (worth[player] ?? 0) + percent * each;
      income[player] = (income[player] ?? 0) + (percent * outlook.now) / 100;
    }
    if (president) {
      worth[president] = (worth[president] ?? 0) + insight.weights.office * rounds;
      bills[president] = (bills[president] ?? 0) + outlook.bill * chance;
      if (outlook.bill > 0) due[president] = Math.min(due[president] ?? Infinity, outlook.due);
    }
  }
  for (const player of state.seats) {
    if (state.out.includes(player)) continue;
    const bill = bills[player] ?? 0;
    // What is due later is paid out of what comes in until then, too.
    const until = bill > 0 ? (due[player] ?? 0) : 0;
    const missing = Math.max(0, bill - cashOf(state, player) - Math.max(0, income[player] ?? 0) * until);
    let sum = (worth[player] ?? 0) - bill - missing * insight.weights.dread;
    for (const id of privatesOf(state, player)) sum += insight.privateWorth(state, id, player);
    worth[player] = sum + (insight.beyond?.(state, player) ?? 0);
  }
  return { worth, companies };
};

/** One's own prospects beside the others'. */
export const standing = (state: State, insight: Insight, me: PlayerId, horizon: number): number => {
  const outcome = state.outcome?.scores;
  const worth = outcome ?? judge(state, insight, horizon).worth;
  let others = 0;
  for (const player of state.seats) if (player !== me) others += worth[player] ?? 0;
  const envy = state.seats.length > 1 ? insight.weights.envy / (state.seats.length - 1) : 0;
  return (worth[me] ?? 0) - envy * others;
};
