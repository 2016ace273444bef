/** What Freights earn less where the straight line is measured to the hex of an area itself. */
import { factsOf, hexDistance, type State } from '@roundhouse/engine';
import type { Run } from '@roundhouse/routes';

const PER_HEX = 20;
const PER_HEX_WITH_PORT = 30;

/** Ends of a chain: stops where only one of its runs begins or ends. */
const endsOf = (chain: readonly Run[]): readonly string[] => {
  const tips = chain.flatMap(({ stops }) => [stops.at(0), stops.at(-1)].map((stop) => `${stop?.hex} ${stop?.node}`));
  return tips.filter((tip) => tips.indexOf(tip) === tips.lastIndexOf(tip)).map((tip) => tip.split(' ')[0] ?? '');
};

const bonusOf = (state: State, chain: readonly Run[]): number => {
  const { map } = factsOf(state).track;
  const [a, b] = endsOf(chain).map((hex) => map.hexes[hex]);
  if (!a || !b) return 0;
  const between = Math.max(0, hexDistance(map.layout, a, b) - 1);
  return between * (a.colour === 'blue' || b.colour === 'blue' ? PER_HEX_WITH_PORT : PER_HEX);
};

/** The difference for all chains of Freights. */
export const lostToAreaHexes = (state: State, runs: readonly Run[]): number => {
  const chains = new Map(runs.flatMap(({ chain }) => (chain ? [[chain.join(), chain] as const] : [])));
  return [...chains.values()].reduce((sum, ids) => {
    const legs = runs.filter(({ train }) => ids.includes(train));
    const given = legs.flatMap(({ bonuses }) => bonuses).reduce((total, { amount }) => total + amount, 0);
    return sum + given - bonusOf(state, legs);
  }, 0);
};
