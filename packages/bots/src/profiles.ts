/** The characters: the same bot with other weights. */
import type { ActionType } from '@roundhouse/engine';
import type { CharacterId } from './characters.ts';
import type { Habits, Insight, Weights } from './insight.ts';

type Figure = Exclude<keyof Weights, 'matureRevenue' | 'longTrain'>;

export interface Profile {
  /** Weights as multiples of the usual. */
  readonly times?: Readonly<Partial<Record<Figure, number>>>;
  /** Dollars added to weights that are dollars. */
  readonly plus?: Readonly<Partial<Record<'depotPush' | 'startBonus' | 'presidency', number>>>;
  /** What doing such a thing is worth by itself, in dollars. */
  readonly likes?: Readonly<Partial<Record<ActionType, number>>>;
  readonly habits?: Habits;
}

export const PROFILES: Readonly<Record<CharacterId, Profile>> = {
  morgan: { times: { rivalry: 1.6, sellMargin: 0.5 }, likes: { short: 60 } },
  bruno: {
    times: { trackPotential: 2.5, futureRevenue: 1.6, buildingCost: 0.3, stationHold: 4 },
    likes: { placeToken: 30 },
  },
  kessler: { times: { trainUrgency: 2.5, trainPace: 1.15, savingRounds: 1.5 }, plus: { depotPush: 120 } },
  agnes: { times: { shortfall: 2, sellMargin: 3, rivalry: 0.5 }, plus: { startBonus: -40 }, likes: { short: -200 } },
  felix: {
    times: { sellMargin: 0, rivalry: 1.3, presidency: 0.2 },
    likes: { short: 30, sellShares: 10 },
    habits: { swaps: true },
  },
  lucia: { times: { presidency: 4 }, plus: { startBonus: 150 } },
  pip: { times: { trackPotential: 2.5, buildingCost: 0.3, trainUrgency: 1.5 }, plus: { depotPush: 60 } },
  basil: {
    times: { sellMargin: 3, buildingCost: 2, cashReturn: 2, trainUrgency: 0.6, depotPush: 0 },
    plus: { startBonus: -40 },
    likes: { short: -200 },
  },
};

const known = new WeakMap<Insight, Map<Profile, Insight>>();

/** The insight as somebody of this character has it. */
export const withProfile = (insight: Insight, profile: Profile): Insight => {
  const forms = known.get(insight) ?? new Map<Profile, Insight>();
  known.set(insight, forms);
  let made = forms.get(profile);
  if (!made) {
    const { times = {}, plus = {}, likes } = profile;
    const figures: Record<string, number> = {};
    for (const [figure, factor] of Object.entries(times)) figures[figure] = insight.weights[figure as Figure] * factor;
    for (const [figure, more] of Object.entries(plus))
      figures[figure] = (figures[figure] ?? insight.weights[figure as Figure]) + more;
    made = { ...insight, weights: { ...insight.weights, ...figures }, ...(likes ? { likes } : {}) };
    forms.set(profile, made);
  }
  return made;
};
