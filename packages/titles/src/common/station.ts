/** The token step: cities where the company may place its next token, and why not elsewhere. */
import {
  type ActionOf,
  BANK,
  cashOf,
  type Choice,
  citiesOf,
  type CityPlace,
  type CompanyId,
  companyOf,
  emptyCircles,
  factsOf,
  flatMap,
  type Frame,
  freeSlots,
  hasTokenCity,
  type HexId,
  isNodeReached,
  type Move,
  type NetworkPolicy,
  one,
  pay,
  placeFromCharter,
  PLAIN_NETWORK,
  type PlayerId,
  type Refusal,
  refuse,
  type RuleRef,
  shapeAt,
  type State,
  tokenCities,
} from '@roundhouse/engine';

export interface StationFrame extends Frame {
  readonly company: CompanyId;
}

/** `cityFull`: every slot is taken; `slotReserved`: what is left is kept for others. */
export type StationProblem =
  | 'noToken'
  | 'notConnected'
  | 'cityFull'
  | 'slotReserved'
  | 'alreadyThere'
  | 'notEnoughCash';

/** A city without a slot for this company: all are taken, or what is left is kept for the home of another. */
export const noFreeSlot = (
  state: State,
  company: CompanyId,
  { hex, city }: CityPlace,
  cite: (problem: StationProblem) => RuleRef,
): Refusal => {
  const kept = state.board.reservations.find((each) => each.hex === hex && each.company !== company);
  return kept && emptyCircles(state, hex, city) > 0
    ? refuse(cite('slotReserved'), 'slotReserved', { hex, company: kept.company })
    : refuse(cite('cityFull'), 'cityFull', { hex });
};

export interface StationRules<F extends StationFrame> {
  /** Who decides; absent: the president. */
  readonly decider?: (state: State, frame: F) => PlayerId | null;
  readonly network?: NetworkPolicy;
  /** What the next token costs there; absent: the price on the charter. */
  readonly cost?: (state: State, company: CompanyId, place: CityPlace) => number;
  /** Why no token may be placed there, beyond the usual. */
  readonly mayNot?: (state: State, frame: F, place: CityPlace) => Refusal | undefined;
  readonly placed?: (move: Move, frame: F, place: CityPlace) => void;
  readonly cite: (problem: StationProblem) => RuleRef;
}

type Placing = ActionOf<'placeToken'>;

const nodeOfCity = (state: State, hex: HexId, city: number): number | undefined => {
  const { track } = factsOf(state);
  return track.map.hexes[hex] ? citiesOf(shapeAt(track, state.board, hex))[city] : undefined;
};

/** Whether any of the options of such a choice is open: one city is enough, and most often it is near. */
export const canPlaceStation = <F extends StationFrame>(rules: StationRules<F>, state: State, frame: F): boolean => {
  const { company } = frame;
  const { president, tokens } = companyOf(state, company);
  if (!(rules.decider ? rules.decider(state, frame) : president) || tokens.length === 0) return false;
  const { track } = factsOf(state);
  return hasTokenCity(track, state.board, company, rules.network, (place) => {
    const cost = rules.cost?.(state, company, place) ?? tokens[0] ?? 0;
    return cost <= cashOf(state, company) && !rules.mayNot?.(state, frame, place);
  });
};

export const stationChoice = <F extends StationFrame>(rules: StationRules<F>): Choice<F, 'placeToken'> => {
  const network = rules.network ?? PLAIN_NETWORK;
  const costOf = (state: State, company: CompanyId, place: CityPlace): number =>
    rules.cost?.(state, company, place) ?? companyOf(state, company).tokens[0] ?? 0;

  const tooDear = (state: State, company: CompanyId, place: CityPlace): Refusal | undefined => {
    const cost = costOf(state, company, place);
    const cash = cashOf(state, company);
    return cost > cash ? refuse(rules.cite('notEnoughCash'), 'notEnoughCash', { cost, cash }) : undefined;
  };

  const whyNot = (state: State, frame: F, { hex, city }: CityPlace): Refusal | undefined => {
    const { company } = frame;
    const { track } = factsOf(state);
    const node = nodeOfCity(state, hex, city);
    if (node === undefined) return refuse('', 'notOffered');
    if (companyOf(state, company).tokens.length === 0) return refuse(rules.cite('noToken'), 'noToken');
    if (state.board.tokens.some((each) => each.company === company && each.hex === hex))
      return refuse(rules.cite('alreadyThere'), 'alreadyThere', { company, hex });
    if (!isNodeReached(track, state.board, company, network, { hex, node }))
      return refuse(rules.cite('notConnected'), 'notConnected', { company, hex });
    if (freeSlots(track, state.board, hex, city, company) === 0)
      return noFreeSlot(state, company, { hex, city }, rules.cite);
    return rules.mayNot?.(state, frame, { hex, city }) ?? tooDear(state, company, { hex, city });
  };

  const placing = (state: State, frame: F, { hex, city }: CityPlace): Placing | undefined => {
    const by = rules.decider ? rules.decider(state, frame) : companyOf(state, frame.company).president;
    return by ? { type: 'placeToken', by, hex, city } : undefined;
  };

  return {
    options: (state, frame, about) => {
      const { company } = frame;
      const { board } = state;
      if (about && about.power !== undefined) return [];
      if (!about && companyOf(state, company).tokens.length === 0) return [];
      const places = about
        ? [{ hex: about.hex, city: about.city }]
        : tokenCities(factsOf(state).track, board, company, network);
      return flatMap(places, (place) => {
        const action = placing(state, frame, place);
        return action ? [one(action, whyNot(state, frame, place))] : [];
      });
    },
    apply: (move, frame, { hex, city }) => {
      const { company } = frame;
      const cost = costOf(move.state, company, { hex, city });
      pay(move, company, BANK, cost, 'token');
      placeFromCharter(move, company, hex, city, cost);
      rules.placed?.(move, frame, { hex, city });
    },
  };
};
