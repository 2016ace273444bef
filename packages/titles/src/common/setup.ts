/** The state before anything happened, from the facts: certificates, charters, trains and an empty board. */
import {
  BANK,
  type Board,
  type Certificate,
  type Company,
  type CompanyFacts,
  depotOf,
  type Facts,
  type Frame,
  type PlayerId,
  type RoundMark,
  type SetupRequest,
  type State,
} from '@roundhouse/engine';

export interface Start {
  readonly cash: number;
  readonly phase: string;
  readonly round: RoundMark;
  readonly agenda: readonly Frame[];
  readonly priority?: PlayerId;
  /** Seats, where the set-up changes them. */
  readonly seats?: readonly PlayerId[];
  /** What differs for a company; the usual: available, nobody's, all tokens on the charter. */
  readonly company?: (facts: CompanyFacts) => Partial<Company>;
  readonly board?: Partial<Board>;
}

/** Certificates in the order of the facts, `X_0` first; ids are those of recorded games. */
export const certificatesFrom = ({ id, certificates }: CompanyFacts): readonly Certificate[] => {
  let number = 0;
  return certificates.flatMap(({ percent, kind, count, at }) =>
    Array.from({ length: count }, (): Certificate => ({
      id: `${id}_${number++}`,
      company: id,
      percent,
      kind,
      at: at === 'treasury' ? id : (at ?? 'ipo'),
    })),
  );
};

const charterOf = (facts: CompanyFacts): Company => ({
  id: facts.id,
  status: 'available',
  president: null,
  par: null,
  turns: 0,
  tokens: facts.tokens,
  loans: 0,
  size: facts.size,
});

/** Home circles that are kept for their companies: all with a fixed home. */
export const homeReservations = (facts: Facts): Board['reservations'] =>
  Object.values(facts.companies).flatMap(({ id, home }) => {
    const [only, ...others] = home;
    if (!only || others.length > 0) return [];
    return [only.city === undefined ? { company: id, hex: only.hex } : { company: id, hex: only.hex, city: only.city }];
  });

export const initialState = (request: SetupRequest, facts: Facts, start: Start): State => {
  const seats = start.seats ?? request.seats;
  const [first] = seats;
  if (!first) throw new Error('nobody plays');
  const companies = Object.values(facts.companies);
  const dealt = seats.length * start.cash;
  return {
    rules: request.rules,
    seats,
    out: [],
    priority: start.priority ?? first,
    cash: {
      [BANK]: facts.bank === 'unlimited' ? -dealt : facts.bank - dealt,
      ...Object.fromEntries(seats.map((each) => [each, start.cash])),
      ...Object.fromEntries(companies.map(({ id }) => [id, 0])),
    },
    certificates: Object.fromEntries(companies.map((each) => [each.id, certificatesFrom(each)])),
    companies: Object.fromEntries(
      companies.map((each) => [each.id, Object.assign(charterOf(each), start.company?.(each))]),
    ),
    privates: Object.fromEntries(
      Object.keys(facts.privates).map((id) => [id, { id, owner: null, closed: false, used: 0 }]),
    ),
    market: { at: {}, stacks: {} },
    trains: depotOf(facts.trains),
    phase: start.phase,
    board: Object.assign({ tiles: {}, tokens: [], reservations: homeReservations(facts), marks: {} }, start.board),
    lostTiles: {},
    round: start.round,
    agenda: start.agenda,
    own: {},
    ending: null,
    outcome: null,
  };
};
