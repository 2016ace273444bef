/** The tile step: where something may be laid, why something may not, and laying it. Titles say how much per turn. */
import {
  type ActionOf,
  BANK,
  type Board,
  boardAfterLay,
  cashOf,
  type Choice,
  type CompanyId,
  companyOf,
  emit,
  factsOf,
  flatMap,
  type Frame,
  type HexId,
  type Holder,
  layableHexes,
  type LayAllowed,
  type LayPolicy,
  type LayProblem,
  type LayRefusal,
  laysAt,
  type LayVerdict,
  layVerdict,
  contentAt,
  memo,
  memoOfTwo,
  memoryOfLast,
  type Move,
  one,
  type Option,
  pay,
  placementsAt,
  type PlayerId,
  type Refusal,
  refuse,
  type RuleRef,
  type State,
  update,
} from '@roundhouse/engine';

export interface TrackStepFrame extends Frame {
  readonly company: CompanyId;
}

export type LayAction = ActionOf<'layTile'>;

/** One right to lay: the normal one of the step, or that of a power. */
export interface LayRight<F extends TrackStepFrame> {
  /** The private whose power it is; absent: the step's own lays. */
  readonly power?: string;
  /** How tiles may be laid now; a refusal where no more may be, undefined where there is no such right at all. */
  readonly policy: (state: State, frame: F) => LayPolicy | Refusal | undefined;
  /** Added to the cost of the terrain. */
  readonly fee?: (state: State, frame: F) => number;
  /** Counting, and whatever a lay brings with it. The tile lies already. */
  readonly laid?: (move: Move, frame: F, action: LayAction, allowed: LayAllowed) => void;
}

export interface TrackRules<F extends TrackStepFrame> {
  readonly rights: readonly LayRight<F>[];
  readonly decider: (state: State, frame: F) => PlayerId | null;
  /** Whose money pays; absent: the company's. */
  readonly payer?: (state: State, frame: F) => Holder;
  /** The rule behind a refusal; where it depends on the place or the stops there, `about` says which. */
  readonly cite: (problem: LayProblem | 'notEnoughCash', about: LayRefusal['args']) => RuleRef;
}

export const isPolicy = (value: LayPolicy | Refusal | undefined): value is LayPolicy =>
  value !== undefined && 'upgrades' in value;

/** What fits costs alike in most hexes: then nothing need be tried out. */
const canPay = (state: State, company: CompanyId, hex: HexId, policy: LayPolicy, money: number): boolean => {
  const { track } = factsOf(state);
  const { board } = state;
  const printed = track.map.hexes[hex];
  if (!printed) return false;
  const from = contentAt(track, board, hex);
  const first = board.tiles[hex] === undefined;
  const costs = flatMap(placementsAt(track, board, hex, policy.upgrades, policy.power), ({ shape, mapping }) =>
    policy.power?.anyColour || policy.colours.includes(shape.colour)
      ? [policy.cost({ hex: printed, from, to: shape, first, mapping })]
      : [],
  );
  if (costs.every((cost) => cost <= money)) return true;
  if (costs.every((cost) => cost > money)) return false;
  return laysAt(track, board, company, hex, policy).some(({ cost }) => cost <= money);
};

/** By company and money. */
type Affordable = Map<CompanyId, Map<number, readonly HexId[]>>;
const affordable = memoOfTwo<Board, LayPolicy, Affordable>(() => new Map());

/** Hexes where the company can lay something that it can pay; remembered by board. */
export const payableHexes = (state: State, company: CompanyId, policy: LayPolicy, money: number): readonly HexId[] => {
  const { track } = factsOf(state);
  const { board } = state;
  const byCompany = affordable(board, policy);
  let byMoney = byCompany.get(company);
  if (!byMoney) byCompany.set(company, (byMoney = new Map<number, readonly HexId[]>()));
  let hexes = byMoney.get(money);
  if (!hexes) {
    hexes = layableHexes(track, board, company, policy).filter((hex) => canPay(state, company, hex, policy, money));
    byMoney.set(money, hexes);
  }
  return hexes;
};

const verdicts = memoryOfLast<
  LayAction,
  { readonly board: Board; readonly policy: LayPolicy; readonly found: LayVerdict }
>();

/** An action is judged and then carried out: looking at the track once is enough. */
const verdictOnce = (state: State, company: CompanyId, action: LayAction, policy: LayPolicy): LayVerdict => {
  const before = verdicts.get(action);
  if (before?.board === state.board && before.policy === policy) return before.found;
  const found = layVerdict(factsOf(state).track, state.board, company, action, policy);
  verdicts.set(action, { board: state.board, policy, found });
  return found;
};

/** Policies by a key, each made once: what fits where is cached by policy. */
export const policiesByKey = (): ((key: string, make: () => LayPolicy) => LayPolicy) => {
  const known = new Map<string, LayPolicy>();
  return (key, make) => {
    let policy = known.get(key);
    if (!policy) known.set(key, (policy = make()));
    return policy;
  };
};

const asIs = (policy: LayPolicy): LayPolicy => policy;

/** The same, wherever the company's track leads. */
const withoutConnection = memo((policy: LayPolicy): LayPolicy => ({ ...policy, connection: 'none' }));

/** The choice of laying a tile, for a step of the title's own. */
export const layChoice = <F extends TrackStepFrame>(rules: TrackRules<F>): Choice<F, 'layTile'> => {
  const rightFor = (power: string | undefined) => rules.rights.find((each) => each.power === power);
  const purse = (state: State, frame: F): number => cashOf(state, rules.payer?.(state, frame) ?? frame.company);
  const feeOf = (right: LayRight<F>, state: State, frame: F): number => right.fee?.(state, frame) ?? 0;

  const tooDear = (hex: HexId, cost: number, cash: number): Refusal | undefined =>
    cost > cash ? refuse(rules.cite('notEnoughCash', { hex }), 'notEnoughCash', { cost, cash }) : undefined;

  const offer = (state: State, frame: F, right: LayRight<F>, by: PlayerId, judged: boolean): readonly Option[] => {
    const policy = right.policy(state, frame);
    if (!policy) return [];
    const power = right.power === undefined ? {} : { power: right.power };
    const { company } = frame;
    if (!isPolicy(policy)) return [{ kind: 'lay', by, company, ...power, refusal: policy }];
    if (judged) return [{ kind: 'lay', by, company, ...power }];
    const hexes = payableHexes(state, company, policy, purse(state, frame) - feeOf(right, state, frame));
    return hexes.length > 0 ? [{ kind: 'lay', by, company, ...power, hexes }] : [];
  };

  const verdict = (state: State, frame: F, action: LayAction, adapt = asIs): LayAllowed | Refusal => {
    const right = rightFor(action.power);
    const policy = right?.policy(state, frame);
    if (!right || !policy) return refuse('', 'notOffered');
    if (!isPolicy(policy)) return policy;
    const found = verdictOnce(state, frame.company, action, adapt(policy));
    if (!found.ok) return refuse(rules.cite(found.problem, found.args), `lay.${found.problem}`, found.args);
    const cost = found.cost + feeOf(right, state, frame);
    return tooDear(action.hex, cost, purse(state, frame)) ?? { ...found, cost };
  };

  return {
    options: (state, frame, about) => {
      const by = rules.decider(state, frame);
      if (!by) return [];
      return flatMap(
        rules.rights.filter((right) => !about || right.power === about.power),
        (right) => offer(state, frame, right, by, about !== undefined),
      );
    },
    judge: (state, frame, action) => {
      if (action.mark !== undefined) return refuse('', 'notOffered');
      const found = verdict(state, frame, action);
      return 'ok' in found ? undefined : found;
    },
    expand: (state, frame, { hex, power }) => {
      const by = rules.decider(state, frame);
      const right = rightFor(power);
      const policy = right?.policy(state, frame);
      if (!by || !right || !isPolicy(policy)) return [];
      const fee = feeOf(right, state, frame);
      const cash = purse(state, frame);
      const { track } = factsOf(state);
      const hexes = hex === undefined ? payableHexes(state, frame.company, policy, cash - fee) : [hex];
      return flatMap(hexes, (at) =>
        laysAt(track, state.board, frame.company, at, policy).map(({ tile, rotation, cost }) =>
          one(
            { type: 'layTile', by, hex: at, tile, rotation, ...(power === undefined ? {} : { power }) },
            tooDear(at, cost + fee, cash),
          ),
        ),
      );
    },
    apply: (move, frame, action) => {
      let allowed = verdict(move.state, frame, action);
      // A step that was judged on the stations as a company has seen them (recorded rulings) may lay where the map does not lead.
      if (!('ok' in allowed) && allowed.key === 'lay.notConnected')
        allowed = verdict(move.state, frame, action, withoutConnection);
      if (!('ok' in allowed)) throw new Error(`a lay that is refused: ${allowed.key}`);
      lay(move, frame.company, action, allowed, rules.payer?.(move.state, frame) ?? frame.company);
      rightFor(action.power)?.laid?.(move, frame, action, allowed);
    },
  };
};

/** The tile lies; its cost goes to the bank. */
export const lay = (move: Move, company: CompanyId, action: LayAction, allowed: LayAllowed, payer: Holder): void => {
  const { hex, tile, rotation } = action;
  pay(move, payer, BANK, allowed.cost, 'track');
  update(move, { board: boardAfterLay(factsOf(move.state).track, move.state.board, action, allowed) });
  emit(move, { type: 'tileLaid', company, hex, tile, rotation, cost: allowed.cost });
};

/** The president decides. */
export const byPresident = (state: State, { company }: TrackStepFrame): PlayerId | null =>
  companyOf(state, company).president;
