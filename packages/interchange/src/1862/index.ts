/** 1862 on 18xx.games: what its recorded actions mean here. Telling a game of ours in its words is `export.ts`. */
import {
  type Action,
  type ActionType,
  certificate,
  certificatesAt,
  companyOf,
  decider,
  frameOf,
  type Game,
  isAt,
  offers,
  type Place,
  type PlayerId,
  type State,
  stepOnTop,
  tokensIn,
  topFrame,
  train,
} from '@roundhouse/engine';
import { runsFromConnections } from '@roundhouse/routes';
import {
  HOME_UPGRADE,
  judgementOf,
  leftBehind,
  lostToAreaHexes,
  phaseOfCompany,
  PRESETS,
  routeProblem,
  STEP,
  toRun,
} from '@roundhouse/titles/1862';
import { exportAction } from './export.ts';
import { asked1862 } from './asked.ts';
import { firstAtTable1862, noteUnion, order1862 } from './order.ts';
import { isAsked, isRemoved } from './stock.ts';
import { trace1862 } from './trace.ts';
import { type Adapter, type Conditions, type Context, PlayedOtherwise } from '../adapter.ts';
import {
  actor,
  connectionsIn,
  translateBid,
  translateDividend,
  translateLay,
  translatePar,
  translatePass,
  translateToken,
} from '../common.ts';
import { firstFrom, flatActions, indexIn } from '../flatten.ts';
import { cityFromPeer } from '../ids.ts';
import { maybeText, number, type PeerAction, PeerError, type PeerFile, revenuesIn, text, texts } from '../peer.ts';

/** What the dice of that system are counted by. */
const DICE = 2n ** 31n;

/** Without a recorded set-up it is drawn from the seed, or from the first number in the game's name. */
const fixedOf = ({ setup, settings, id }: PeerFile): Readonly<Record<string, unknown>> | undefined => {
  if (setup?.['corporation_order'] !== undefined)
    return { order: setup['corporation_order'], removed: setup['removed_corporations'], permits: setup['permits'] };
  if (settings?.seed !== undefined && settings.seed !== null) return undefined;
  return { seed: Number(BigInt(/\d+/.exec(String(id ?? ''))?.[0] ?? 0) % DICE) };
};

const recordedRevenue = (action: PeerAction): number | undefined => {
  const recorded = revenuesIn(action);
  return recorded && [...recorded.values()].reduce((sum, each) => sum + each, 0);
};

/** Remembered once a game has shown how its straight lines are measured. */
const MEASURED = 'measured';

/**
 * V-23: games before about August 2021 measured straight lines to the hex of an area. The first run that earns differently by
 * the two measures, and was recorded with one of them, decides.
 */
const learnMeasure = (context: Context, action: PeerAction, ours: Action | undefined): void => {
  const { state, memory } = context;
  if (ours?.type !== 'runTrains' || memory.has(MEASURED) || state.rules.rulings['freightDistance'] === 'areaHex')
    return;
  const judged = judgementOf(routeProblem(state, text(action, 'entity')), ours);
  const less = judged.ok ? lostToAreaHexes(state, judged.runs) : 0;
  if (!judged.ok || less === 0) return;
  const recorded = recordedRevenue(action);
  if (recorded === judged.revenue) memory.set(MEASURED, true);
  else if (recorded === judged.revenue - less) throw playedBy(context, { freightDistance: 'areaHex' });
};

const playedBy = ({ file, state }: Context, rulings: Conditions['rulings']): PlayedOtherwise =>
  new PlayedOtherwise({ ...conditions(file), rulings: { ...state.rules.rulings, ...rulings } });

const conditions = (file: PeerFile) => {
  const chosen = file.settings?.optional_rules ?? [];
  const fixed = fixedOf(file);
  const length = chosen.includes('short_length') ? 'short' : chosen.includes('long_length') ? 'long' : 'standard';
  return {
    options: { length, ...(chosen.includes('eight_tokens') ? { maxMarkers: 8 } : {}) },
    // What was recorded was accepted.
    rulings: { ...PRESETS['18xx.games'], strictBuilding: false },
    ...(fixed ? { fixed } : {}),
  };
};

const shareOf = (action: PeerAction): { readonly company: string; readonly share: string } => {
  const [share = ''] = texts(action, 'shares');
  return { company: share.replace(/_\d+$/, ''), share };
};

/** Where a share that is bought lies: its own number decides; else wherever one is for sale. */
const placeOf = (state: State, company: string, share: string): Place => {
  const own = certificate(state, company, share)?.at;
  const places: readonly Place[] = ['pool', 'ipo', company];
  if (own !== undefined && places.includes(own)) return own;
  return (
    places.find((place) => certificatesAt(state, place, company).some((each) => each.kind !== 'president')) ?? 'pool'
  );
};

const oneAt = (state: State, place: Place, company: string, wanted: string): string => {
  const there = certificatesAt(state, place, company).filter((each) => each.kind !== 'president');
  const found = there.find((each) => each.id === wanted) ?? there[0];
  return found?.id ?? wanted;
};

/** §4.2: with a charter an order in advance may buy a share of another company there. */
const learnCharterShares = (context: Context, by: PlayerId, company: string): void => {
  const { state } = context;
  const charter = topFrame(state);
  const isOther = STEP.charter.is(charter) && charter.player === by && charter.company !== company;
  if (isOther && state.rules.rulings['charterShares'] !== 'any') throw playedBy(context, { charterShares: 'any' });
};

const buyShares = (context: Context, action: PeerAction): Action => {
  const { state } = context;
  const { company, share } = shareOf(action);
  const by = actor(adapter1862, context, action);
  if (action.entity_type === 'corporation')
    return { type: 'buyShares', by, company, certificates: [oneAt(state, 'pool', company, share)], for: company };
  learnCharterShares(context, by, company);
  return {
    type: 'buyShares',
    by,
    company,
    certificates: [oneAt(state, placeOf(state, company, share), company, share)],
  };
};

/** So many percent of what the player holds: ordinary certificates first, then the director's. */
const sellShares = (context: Context, action: PeerAction): Action => {
  const { company } = shareOf(action);
  const by = actor(adapter1862, context, action);
  const percent = number(action, 'percent');
  const held = certificatesAt(context.state, by, company);
  const named = texts(action, 'shares').filter((id) =>
    held.some((each) => each.id === id && each.kind !== 'president'),
  );
  const ordinary = held.filter((each) => each.kind !== 'president').map((each) => each.id);
  const sorted = [...named, ...ordinary.filter((id) => !named.includes(id))];
  const directors = held.find((each) => each.kind === 'president');
  const count = percent / 10;
  const certificates = count > sorted.length && directors ? [...sorted, directors.id] : sorted.slice(0, count);
  return { type: 'sellShares', by, company, certificates, percent };
};

const turnOf = (state: State): string | undefined => {
  const company = frameOf(state, STEP.operatingTurn)?.company;
  return typeof company === 'string' ? company : undefined;
};

const hasOperated = (state: State, company: string): boolean =>
  frameOf(state, STEP.operatingRound)?.operated.includes(company) ?? false;

/** What comes next in a turn when its run is over. */
const AFTER_RUN = new Set<unknown>(['dividend', 'trains', 'redeem', 'acquire', 'end']);

/** Where nothing runs it is decided by itself here: once in a round, when the turn of the company has come so far. */
const emptyRun = ({ state, memory }: Context, company: string, action: PeerAction): readonly Action[] | 'later' => {
  const round = `${state.round.set}.${state.round.number}`;
  const key = `1862 ran ${company}`;
  const ran = memory.get(key) as { readonly id: unknown; readonly round: string } | undefined;
  if (ran?.round === round && ran.id !== action.id) return 'later';
  const turn = frameOf(state, STEP.operatingTurn);
  const isOver = turn?.company === company ? AFTER_RUN.has(turn.stage) : hasOperated(state, company);
  if (!isOver && companyOf(state, company).status === 'floated') return 'later';
  memory.set(key, { id: action.id, round });
  return [];
};

const runRoutes = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const { state } = context;
  const company = text(action, 'entity');
  const lists = connectionsIn(adapter1862, action);
  if (!isAt(state, STEP.run) || turnOf(state) !== company)
    return lists.length === 0 ? emptyRun(context, company, action) : 'later';
  const runs = runsFromConnections(routeProblem(state, company), lists);
  if (!runs) throw new PeerError(`run_routes ${action.id ?? ''}: no track as recorded`);
  return [{ type: 'runTrains', by: actor(adapter1862, context, action), runs: runs.map(toRun) }];
};

const nextOf = (context: Context, action: PeerAction): PeerAction | undefined => {
  return firstFrom(context.file, indexIn(context.file, action) + 1);
};

const offered = (state: State, type: ActionType): Action | undefined => {
  const [found] = offers(state, type);
  return found?.kind === 'one' ? found.action : undefined;
};

/** A trainless company that cannot pay: shares of its treasury, else refinancing, else bankruptcy. */
const raiseMoney = (state: State): Action | undefined =>
  offered(state, 'sellShares') ?? offered(state, 'convert') ?? offered(state, 'bankrupt');

const STEPS = { ...STEP, homeUpgrade: HOME_UPGRADE };

/** A pass of a company whose turn is over here, or past that step, belongs to a step that was not asked. */
const pass = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const { state } = context;
  // Nobody passes there who has no choice.
  if (action.entity_type === 'player') return isAsked(state) ? translatePass(adapter1862, context, action) : 'later';
  const company = text(action, 'entity');
  if (turnOf(state) !== company)
    return hasOperated(state, company) || companyOf(state, company).status !== 'floated' ? [] : 'later';
  const by = decider(state);
  if (!by) return 'later';
  const follows = (type: string): boolean => {
    const next = nextOf(context, action);
    return next?.type === type && next.entity === company;
  };
  switch (stepOnTop(state, STEPS)) {
    case 'merge': {
      if (topFrame(state, STEP.merge)?.kind !== 'acquisition') return [{ type: 'pass', by }];
      // An acquisition follows: this belongs to a step before it.
      return follows('merge') ? [] : [{ type: 'pass', by }];
    }
    case 'track':
    case 'station':
      return [{ type: 'pass', by }];
    case 'trains':
      return [raiseMoney(state) ?? { type: 'pass', by }];
    case 'redeem':
      return follows('buy_shares') ? [] : [{ type: 'pass', by }];
    case 'homeUpgrade':
    case 'run':
    case 'dividend':
      return 'later';
    default:
      return [];
  }
};

/** The merger that a choice of the survivor belongs to. */
const proposalBefore = (context: Context, action: PeerAction): PeerAction => {
  const before = flatActions(context.file).slice(0, indexIn(context.file, action));
  const found = before.findLast((each) => each.type === 'merge');
  if (!found) throw new PeerError(`choose ${action.id ?? ''}: no merger was proposed`);
  return found;
};

const choose = (context: Context, action: PeerAction): readonly Action[] => {
  const { state } = context;
  const choice = text(action, 'choice');
  const by = decider(state) ?? actor(adapter1862, context, action);
  if (choice !== 'first' && choice !== 'last') return [{ type: 'choose', by, choice }];
  const company = text(action, 'entity');
  const partner = text(proposalBefore(context, action), 'corporation');
  const survivor = choice === 'first' ? company : partner;
  noteUnion(context, { company, partner, survivor });
  return [{ type: 'merge', by, company, with: partner, survivor }];
};

const removeToken = (context: Context, action: PeerAction): Action => {
  const place = cityFromPeer(context.state, context.copies, text(action, 'city'));
  const slot = number(action, 'slot');
  const token = tokensIn(context.state.board, place.hex, place.city).find((each) => each.slot === slot);
  if (!token) throw new PeerError(`remove_token ${action.id ?? ''}: no token in ${place.hex}`);
  const by = decider(context.state) ?? actor(adapter1862, context, action);
  return { type: 'removeToken', by, company: token.company, ...place };
};

/** Stars are warranties, not part of the name. */
const buyTrain = (context: Context, action: PeerAction): Action => {
  const id = text(action, 'train');
  const bought = train(context.state, id);
  const by = actor(adapter1862, context, action);
  const price = number(action, 'price');
  // A train of a company that went bankrupt is out of the game, but for sale there.
  const from = leftBehind.get(context.state)[id] ?? bought.at;
  if (from !== 'depot') return { type: 'buyTrain', by, train: id, from, price };
  const side = text(action, 'variant').replace(/\*+$/, '');
  const warranties = Number(maybeText(action, 'warranties') ?? 0);
  return { type: 'buyTrain', by, train: id, from: 'depot', price, side, ...(warranties > 0 ? { warranties } : {}) };
};

const dividend = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const company = text(action, 'entity');
  const { state } = context;
  if (isAt(state, STEP.dividend) && turnOf(state) === company) return [translateDividend(adapter1862, context, action)];
  return isAt(state, STEP.run) && turnOf(state) === company ? 'later' : [];
};

const translate = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  // Where nothing can happen anymore there may still be a share to sell: it changes nothing. Anything else shows that it could.
  if (context.state.outcome?.reason === 'stalemate' && (action.type === 'pass' || action.type === 'sell_shares'))
    return [];
  switch (action.type) {
    case 'pass':
      return pass(context, action);
    case 'bid':
      return [translateBid(adapter1862, context, action)];
    case 'par':
      return [translatePar(adapter1862, context, action)];
    case 'buy_shares':
      return [buyShares(context, action)];
    case 'sell_shares':
      return [sellShares(context, action)];
    case 'lay_tile':
      return [translateLay(adapter1862, context, action)];
    case 'place_token':
      return [translateToken(adapter1862, context, action)];
    case 'remove_token':
      return [removeToken(context, action)];
    case 'run_routes': {
      const runs = runRoutes(context, action);
      if (runs !== 'later') learnMeasure(context, action, runs[0]);
      return runs;
    }
    case 'dividend':
      return dividend(context, action);
    case 'buy_train':
      return [buyTrain(context, action)];
    case 'convert':
      return [{ type: 'convert', by: actor(adapter1862, context, action), company: text(action, 'entity') }];
    case 'merge':
      // Which company survives is said by the next action.
      return isAt(context.state, STEP.merge) && turnOf(context.state) === text(action, 'entity') ? [] : 'later';
    case 'choose':
      return choose(context, action);
    case 'end_game':
      return [{ type: 'endGame', by: actor(adapter1862, context, action) }];
    default:
      throw new PeerError(`unknown action ${action.type}`);
  }
};

/** What is decided there without an action: consent, runs that earn nothing, money that can be raised in one way only. */
const filler = ({ state }: Context): Action | undefined => {
  const by: PlayerId | null = decider(state);
  if (!by) return undefined;
  if (isAt(state, STEP.consent)) return { type: 'answer', by, accept: true };
  if (isAt(state, STEP.run)) return { type: 'runTrains', by, runs: [] };
  return isAt(state, STEP.trains) ? raiseMoney(state) : undefined;
};

export const adapter1862: Adapter = {
  title: '1862',
  peerTitle: '1862',
  conditions,
  translate,
  filler,
  trace: trace1862,
  asked: asked1862,
  roundOrder: order1862,
  firstAtTable: firstAtTable1862,
  companyOrder: (state) => {
    const inPlay = phaseOfCompany.get(state);
    return Object.keys(state.companies).filter((id) => inPlay[id] !== undefined && !isRemoved(state, id));
  },
  exportAction,
  peerOptions: ({ options }: Game) => {
    const known = ['standard', undefined].includes(options['trainTypes'] as string | undefined);
    if (
      !known ||
      options['shortGame'] === true ||
      options['beginner'] === true ||
      options['firstBuildOptional'] === true
    )
      return undefined;
    const length = options['length'];
    return [
      ...(length === 'short' || length === 'long' ? [`${length}_length`] : []),
      ...(options['maxMarkers'] === 8 ? ['eight_tokens'] : []),
    ];
  },
};
