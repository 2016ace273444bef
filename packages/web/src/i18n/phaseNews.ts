/** What a phase brings, piece by piece: tiles, operating rounds, train limits, and rules that begin with it. */
import type { Facts } from '@roundhouse/engine';
import type { Formatter } from './formatter.tsx';

type Words = Pick<Formatter, 'term' | 'has'>;

const limitsOf = ({ phases }: Facts, phase: string, before: string, { term, has }: Words): readonly string[] => {
  const [now, then] = [phase, before].map((name) => phases.find((each) => each.name === name));
  const [is, was] = [now?.trainLimit ?? {}, then?.trainLimit ?? {}];
  // A limit that counts otherwise from now on says so.
  const ended = then?.flags.find((flag) => !now?.flags.includes(flag) && has(`phase.limit.${flag}`));
  const limit = ended === undefined ? 'phase.limit' : `phase.limit.${ended}`;
  const sizes = Object.keys(is);
  const changes = new Map<string, string[]>();
  for (const size of sizes) {
    const [from, to] = [was[size], is[size]];
    if (from === undefined || to === undefined || (from === to && ended === undefined)) continue;
    // Companies of a size that is new have had no trains.
    if (from === 0) continue;
    const change = term(limit, { from, to });
    changes.set(change, [...(changes.get(change) ?? []), size]);
  }
  const named = (size: string): string => (has(`limit.${size}`) ? term(`limit.${size}`) : size);
  return [...changes].map(([change, of]) =>
    of.length === sizes.length || of.includes('default') ? change : `${of.map(named).join(', ')}: ${change}`,
  );
};

export const phaseNews = (facts: Facts, phase: string, before: string, words: Words): readonly string[] => {
  const { term, has } = words;
  const [is, was] = [phase, before].map((name) => facts.phases.find((each) => each.name === name));
  if (!is || !was) return [];
  return [
    ...is.colours.filter((each) => !was.colours.includes(each)).map((colour) => term('phase.tiles', { colour })),
    ...(is.operatingRounds === was.operatingRounds ? [] : [term('phase.rounds', { count: is.operatingRounds })]),
    ...limitsOf(facts, phase, before, words),
    ...is.flags.filter((flag) => !was.flags.includes(flag) && has(`flag.${flag}`)).map((flag) => term(`flag.${flag}`)),
  ];
};
