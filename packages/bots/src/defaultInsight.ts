/**
 * The insight of a title that has none of its own, built from its facts. It knows prices, trains, the market and what
 * privates pay, and assumes the usual: companies must own a train, presidents pay what is missing, nobody sells short.
 */
import {
  type Action,
  BANK,
  cashOf,
  cell,
  certificatesOf,
  type CompanyId,
  type Facts,
  factsOf,
  memo,
  type Offer,
  percentAt,
  phaseFacts,
  priceOf,
  type PrivateId,
  type Rules,
  sideFacts,
  type State,
  type Title,
  type TrainSide,
  trainsAt,
} from '@roundhouse/engine';
import type { Problem, RouteRules } from '@roundhouse/routes';
import type { RouteRulesFor } from '@roundhouse/titles';
import type { Proposal } from './bot.ts';
import { chanceToFloat, type Floating } from './floating.ts';
import { DEFAULT_WEIGHTS } from './defaultWeights.ts';
import type { Insight, View, Weights } from './insight.ts';
import { changesFrom } from './judge.ts';
import { judged } from './propose.ts';

/** What a train runs for on a mature board, by its price: the same line fits the trains of all titles that were tuned. */
const matureRevenueOf = ({ price }: TrainSide): number => 40 + price / 3;

/** The facts of every variant: a train that only one of them has is known, too. */
const factsOfVariants = (title: Title): readonly ReturnType<Title['facts']>[] => {
  const standard = (settings: Title['options'] | Title['rulings']): Rules['options'] =>
    Object.fromEntries(settings.map(({ id, standard: value }) => [id, value]));
  const rulings = standard([...title.rulings, ...title.recorded]);
  return [{ options: {}, players: title.players }, ...title.variants].map(({ options, players }) =>
    title.facts({
      title: title.id,
      players: players[0] ?? 3,
      options: { ...standard(title.options), ...options },
      rulings,
    }),
  );
};

const matureRevenues = (title: Title): Weights['matureRevenue'] => {
  const found: Record<string, number> = {};
  for (const { trains } of factsOfVariants(title))
    for (const card of trains)
      for (const side of [card, ...card.sides]) {
        found[side.name] = matureRevenueOf(side);
        found[side.distance] ??= matureRevenueOf(side);
      }
  return found;
};

const weightsOf = (title: Title): Weights => ({
  ...DEFAULT_WEIGHTS,
  matureRevenue: matureRevenues(title),
  longTrain: '',
});

const nameInRules = (rules: RouteRules, { name, distance }: TrainSide): string | undefined =>
  [name, distance].find((each) => rules.trains[each] !== undefined);

/** The train this far down the list measures what track is good for: long, but not without limit. */
const LONG = 0.6;

const longTrainIn = (state: State, rules: RouteRules): string => {
  const names = factsOf(state).trains.flatMap((card) =>
    [card, ...card.sides].flatMap((side) => nameInRules(rules, side) ?? []),
  );
  return names[Math.floor(names.length * LONG)] ?? names.at(-1) ?? '';
};

/** Operating rounds that a phase lasts, and that follow the last one. */
const ROUNDS_PER_PHASE = 1.6;
const LAST_ROUNDS = 4;
/** Rounds in which a bank pays out all its money. */
const ROUNDS_PER_BANK = 16;

const roundsLeft = (state: State): number => {
  const { kind, number, of } = state.round;
  const inSet = kind === 'operating' ? Math.max(0, of - number) : 0;
  const { bank, phases } = factsOf(state);
  const isBroken = bank !== 'unlimited' && cashOf(state, BANK) <= 0;
  if (state.ending || isBroken) return kind === 'operating' ? inSet : phaseFacts(state).operatingRounds;
  const later = phases.length - 1 - phases.findIndex(({ name }) => name === state.phase);
  const byPhase = Math.round(later * ROUNDS_PER_PHASE + LAST_ROUNDS);
  const byBank = bank === 'unlimited' ? Infinity : Math.ceil((cashOf(state, BANK) * ROUNDS_PER_BANK) / bank);
  return Math.max(inSet, Math.min(byPhase, byBank));
};

/** The percent of its smallest certificate: what the market price buys. */
const sharePercent = (state: State, company: CompanyId): number => {
  const percents = certificatesOf(state, company).map(({ percent }) => percent);
  return percents.length === 0 ? 10 : Math.min(...percents);
};

const priceOfShare = (state: State, company: CompanyId): number =>
  priceOf(state, company) || (state.companies[company]?.par ?? 0);

const FLOATING: Floating = {
  needed: (state, company) => factsOf(state).companies[company]?.floatPercent ?? 50,
  price: priceOfShare,
  share: sharePercent,
};

/** Of its own shares, the percent that a company sells in time, and how likely it does. */
const SOLD = 40;
const LIKELY_SOLD = 0.6;

/** A company that holds its own shares is paid as they sell; any other gets all its money when it floats. */
const capital = (state: State, company: CompanyId): number => {
  const shares = 100 / sharePercent(state, company);
  const own = percentAt(state, company, company);
  if (own > 0) return (Math.min(SOLD, own) / 100) * shares * priceOfShare(state, company) * LIKELY_SOLD;
  return state.companies[company]?.status === 'started' ? shares * priceOfShare(state, company) : 0;
};

/** Rounds for which a private is expected to pay. */
const PRIVATE_ROUNDS = 5;

const privateWorth = (state: State, id: PrivateId): number => {
  const { price = 0, revenue = 0 } = factsOf(state).privates[id] ?? {};
  return price * 0.9 + revenue * Math.min(PRIVATE_ROUNDS, roundsLeft(state));
};

/** What the shares cost that a company needs to float, at this price of a share. */
const costToFloat = (state: State, company: CompanyId, price: number): number =>
  (FLOATING.needed(state, company) / sharePercent(state, company)) * price;

const lowestPar = memo(({ market }: Facts): number =>
  Math.min(...Object.values(market.cells).flatMap(({ price, zones }) => (zones.includes('par') ? [price] : []))),
);

/** Whether the president's certificate is all that a company needs to float. */
const floatsAtOnce = ({ companies }: Facts, company: CompanyId): boolean => {
  const { certificates = [], floatPercent = 0 } = companies[company] ?? {};
  return floatPercent <= Math.max(0, ...certificates.map(({ percent }) => percent));
};

/** Of one's cash, the most that is bid for a company: less where its shares must still be paid for to float it. */
const STAKE = 0.5;
const STAKE_BEFORE_FLOATING = 0.25;

/** A private is worth its income and price; the right to start a company no more than what floating it leaves. */
const lotWorth: Insight['lotWorth'] = (state, item, player) => {
  const facts = factsOf(state);
  if (facts.privates[item]) return privateWorth(state, item);
  const cash = cashOf(state, player);
  const toFloat = floatsAtOnce(facts, item) ? 0 : costToFloat(state, item, lowestPar(facts));
  return Math.min(cash * (toFloat > 0 ? STAKE_BEFORE_FLOATING : STAKE), cash - toFloat);
};

/** Of what floating a company costs, the part that its founder should have in hand. */
const IN_HAND = 1;

const cannotFloat = (state: State, action: Action): boolean =>
  action.type === 'par' &&
  cashOf(state, action.by) < IN_HAND * costToFloat(state, action.company, cell(state, action.cell).price);

/** What the rules offer as a choice is worth making; the judge decides between several. */
const choices = (view: View, offered: readonly Offer[]): readonly Proposal[] => {
  const changed = changesFrom(view.state, view.insight, view.me, view.horizon);
  return offered.flatMap((offer) => {
    const found = offer.kind === 'one' ? judged(view, offer.action, changed) : undefined;
    return found ? [{ ...found, value: Math.max(1, found.value) }] : [];
  });
};

const problemWith =
  (routeRules: RouteRulesFor) =>
  (state: State, company: CompanyId): Problem => {
    const rules = routeRules(state.rules);
    return {
      track: factsOf(state).track,
      board: state.board,
      company,
      companyMarks: [],
      home: [],
      trains: trainsAt(state, company).flatMap((each) => {
        const rule = rules.trains[nameInRules(rules, sideFacts(state, each)) ?? ''];
        return rule ? [{ id: each.id, rule }] : [];
      }),
      colours: phaseFacts(state).colours,
      rules,
    };
  };

export const defaultInsight = (title: Title, routeRules: RouteRulesFor): Insight => ({
  title: title.id,
  weights: weightsOf(title),
  problem: problemWith(routeRules),
  roundsLeft,
  far: (state) => longTrainIn(state, routeRules(state.rules)),
  runs: (state, _company, side) => nameInRules(routeRules(state.rules), side) !== undefined,
  sideFor: (state, _company, sides) => sides.find((side) => nameInRules(routeRules(state.rules), side) !== undefined),
  capital,
  floats: (state, company) => chanceToFloat(state, company, FLOATING),
  mustOwn: () => true,
  presidentPays: true,
  sharePercent,
  privateWorth,
  lotWorth,
  propose: { choose: choices },
  never: (state, action) => action.type === 'short' || cannotFloat(state, action),
});
