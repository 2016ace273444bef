/** 1849 on 18xx.games: what its recorded actions mean here. Telling a game of ours in its words is `export.ts`. */
import {
  type Action,
  companyOf,
  decider,
  factsOf,
  frameOf,
  type Game,
  isAt,
  isPlayer,
  type PlayerId,
  shapeAt,
  type State,
  tokensIn,
  topFrame,
} from '@roundhouse/engine';
import { runsFromConnections } from '@roundhouse/routes';
import { bids, COASTAL_CITIES, PRESETS, roster, routeProblem, STEP, toRun } from '@roundhouse/titles/1849';
import { exportAction } from './export.ts';
import { buyShares, sellShares } from './shares.ts';
import { asked1849 } from './asked.ts';
import { withoutPassed } from '../asked.ts';
import { firstAtTable1849, trace1849 } from './trace.ts';
import type { Adapter, Context } from '../adapter.ts';
import {
  actor,
  companyOnTop,
  connectionsIn,
  translateBid,
  translateDividend,
  translateLay,
  translatePar,
  translatePass,
  translateToken,
  translateTrain,
} from '../common.ts';
import { flatActions, indexIn } from '../flatten.ts';
import { cityFromPeer } from '../ids.ts';
import { number, type PeerAction, PeerError, type PeerFile, text } from '../peer.ts';

const OPTION_NAMES: Readonly<Record<string, string>> = {
  reduced_4p_corps: 'fiveCorporations',
  delay_ift: 'delayedIft',
  acquiring_station_tokens: 'tokenAcquisition',
  bonds: 'bonds',
  electric_dreams: 'electricDreams',
};

const conditions = (file: PeerFile) => {
  const options: Record<string, boolean> = {};
  for (const name of file.settings?.optional_rules ?? []) {
    const ours = OPTION_NAMES[name];
    if (ours !== undefined) options[ours] = true;
  }
  // Five corporations are an option for four players only.
  if (file.players.length !== 4) delete options['fiveCorporations'];
  const queue = file.setup?.['corporation_order'];
  return {
    options,
    // A recorded game was played: what its system remembered of networks then is not asked again.
    rulings: { ...PRESETS['18xx.games'], keptNetworks: false },
    ...(Array.isArray(queue) ? { fixed: { queue } } : {}),
  };
};

const bid = (context: Context, action: PeerAction): Action => {
  const { state } = context;
  const id = text(action, 'company');
  const lowest = Object.values(state.privates).find(({ owner, closed }) => owner === null && !closed)?.id;
  if (isAt(state, STEP.privateSale) && id === lowest)
    return { type: 'buyPrivate', by: actor(adapter1849, context, action), private: id, price: number(action, 'price') };
  return translateBid(adapter1849, context, action);
};

const runRoutes = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const { state } = context;
  const company = text(action, 'entity');
  const lists = connectionsIn(adapter1849, action);
  if (!isAt(state, STEP.run) || companyOnTop(state) !== company)
    return lists.length === 0 && hasOperated(state, company) ? [] : 'later';
  const runs = runsFromConnections(routeProblem(state, company), lists);
  if (!runs) throw new PeerError(`run_routes ${action.id ?? ''}: no track as recorded`);
  return [{ type: 'runTrains', by: actor(adapter1849, context, action), runs: runs.map(toRun) }];
};

/** Whether a company has begun its turn in this operating round. */
const hasOperated = (state: State, company: string): boolean =>
  frameOf(state, STEP.operatingRound)?.operated.includes(company) ?? false;

/** A pass of a corporation whose turn is over here belongs to a step that was not asked. */
const pass = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const { state } = context;
  if (action.entity_type === 'corporation') {
    const company = text(action, 'entity');
    const turn = frameOf(state, STEP.operatingTurn)?.company;
    if (turn !== company) return hasOperated(state, company) || !state.market.at[company] ? [] : 'later';
  }
  return translatePass(adapter1849, context, action);
};

/** The coastal city for which SMS is closed: that of the tile or station that follows; any where neither does. */
const smsTarget = (context: Context, action: PeerAction): string => {
  const all = flatActions(context.file);
  const at = indexIn(context.file, action);
  const named = (next: PeerAction): string | undefined => {
    if (next.type === 'lay_tile') return text(next, 'hex');
    if (next.type !== 'place_token') return undefined;
    return COASTAL_CITIES.find((hex) => cityNames(context, hex).includes(text(next, 'city')));
  };
  for (const next of all.slice(at + 1)) {
    if (next.entity !== action.entity) continue;
    const hex = named(next);
    if (hex !== undefined) return COASTAL_CITIES.includes(hex) ? hex : ANY_COAST;
    if (next.type === 'run_routes' || next.type === 'dividend' || next.type === 'buy_train') break;
  }
  return ANY_COAST;
};

const ANY_COAST = 'C5';

/** What the city of a hex is called now. */
const cityNames = ({ state, copies }: Context, hex: string): readonly string[] =>
  shapeAt(factsOf(state).track, state.board, hex).nodes.map(({ part }) => `${copies.get(hex) ?? `${hex}-0`}-${part}`);

const choose = (context: Context, action: PeerAction): readonly Action[] => {
  const choice = text(action, 'choice');
  const by = actor(adapter1849, context, action);
  if (choice === 'Close SMS') return [{ type: 'usePower', by, private: 'SMS', target: smsTarget(context, action) }];
  if (choice === 'Pass') return [];
  if (choice.startsWith('Buy E-Token')) return [{ type: 'choose', by, choice: 'buyEMarker' }];
  // The corporation may have closed with the sale: then nothing is left to choose.
  if (choice.endsWith('cert') || choice.endsWith('certs')) if (!frameOf(context.state, STEP.presidencySwap)) return [];
  if (choice.startsWith('Two 10%')) return [{ type: 'choose', by, choice: 'twoOrdinary' }];
  if (choice.startsWith('One 20%')) return [{ type: 'choose', by, choice: 'lastCertificate' }];
  if (choice.startsWith('Take')) return [{ type: 'choose', by, choice: 'takeLoan' }];
  if (choice.startsWith('Leave')) return [{ type: 'choose', by, choice: 'leaveGame' }];
  throw new PeerError(`choose ${action.id ?? ''}: ${choice}`);
};

const buyToken = (context: Context, action: PeerAction): readonly Action[] => {
  const place = cityFromPeer(context.state, context.copies, text(action, 'city'));
  const slot = number(action, 'slot');
  const token = tokensIn(context.state.board, place.hex, place.city).find((each) => each.slot === slot);
  if (!token) throw new PeerError(`buy_token ${action.id ?? ''}: no token in ${place.hex}`);
  const by = actor(adapter1849, context, action);
  const bought = { type: 'buyToken', by, ...place, from: token.company, price: number(action, 'price') } as const;
  return withConsent(context.state, bought, token.company);
};

/** The president of the corporation on turn, no matter who is named there. */
const presidentOnTurn = (context: Context, action: PeerAction): PlayerId => {
  const company = companyOnTop(context.state);
  const president = company === undefined ? undefined : companyOf(context.state, company).president;
  return president ?? actor(adapter1849, context, action);
};

/** What needs consent here happens there at once. */
const withConsent = (state: State, action: Action & { readonly by: PlayerId }, seller: string): readonly Action[] => {
  const asked = isPlayer(seller) ? seller : (state.companies[seller]?.president ?? action.by);
  return asked === action.by ? [action] : [action, { type: 'answer', by: asked, accept: true }];
};

const buyTrain = (context: Context, action: PeerAction): readonly Action[] => {
  const bought = translateTrain(adapter1849, context, action);
  return withConsent(context.state, bought, bought.type === 'buyTrain' ? bought.from : '');
};

const buyCompany = (context: Context, action: PeerAction): readonly Action[] => {
  const id = text(action, 'company');
  const by = actor(adapter1849, context, action);
  const bought: Action = {
    type: 'buyPrivate',
    by,
    private: id,
    price: number(action, 'price'),
    for: text(action, 'entity'),
  };
  return withConsent(context.state, bought, context.state.privates[id]?.owner ?? by);
};

const translate = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const by = (): PlayerId => actor(adapter1849, context, action);
  const company = String(action.entity ?? '');
  switch (action.type) {
    case 'pass':
      return pass(context, action);
    case 'bid':
      return [bid(context, action)];
    case 'par':
      return [translatePar(adapter1849, context, action)];
    case 'buy_shares':
      return [buyShares(context.state, by(), action)];
    case 'sell_shares':
      return [sellShares(context.state, by(), action)];
    case 'lay_tile':
      return [translateLay(adapter1849, context, action)];
    case 'place_token':
      return [translateToken(adapter1849, context, action)];
    case 'run_routes':
      return runRoutes(context, action);
    case 'dividend':
      return [translateDividend(adapter1849, context, action)];
    case 'buy_train':
      return buyTrain(context, action);
    case 'discard_train':
      return [{ type: 'discardTrain', by: by(), company, train: text(action, 'train') }];
    case 'buy_company':
      return buyCompany(context, action);
    case 'assign':
      return [{ type: 'usePower', by: by(), private: company, target: text(action, 'target') }];
    case 'choose':
      return choose(context, action);
    case 'bankrupt':
      return [{ type: 'bankrupt', by: presidentOnTurn(context, action) }];
    case 'buy_token':
      return buyToken(context, action);
    case 'take_loan':
      return [{ type: 'takeLoan', by: by(), count: 1, company }];
    case 'payoff_loan':
      return [{ type: 'repayLoan', by: by(), count: 1, company }];
    case 'payoff_debt':
      return [{ type: 'choose', by: presidentOnTurn(context, action), choice: 'payInterest' }];
    case 'end_game':
      return [{ type: 'endGame', by: decider(context.state) ?? by() }];
    default:
      throw new PeerError(`unknown action ${action.type}`);
  }
};

/** Owners and presidents are not asked there. */
const filler = ({ state }: Context): Action | undefined => {
  const top = topFrame(state);
  const by = decider(state);
  return STEP.consent.is(top) && by ? { type: 'answer', by, accept: true } : undefined;
};

export const adapter1849: Adapter = {
  title: '1849',
  peerTitle: '1849',
  conditions,
  translate,
  filler,
  trace: trace1849,
  asked: asked1849,
  operatedFrom: { turn: STEP.operatingTurn, begun: 5 },
  // A president may be bankrupt at any moment of a turn there.
  alwaysCan: ({ state }, active) =>
    state.round.kind === 'operating' && typeof active === 'string' ? ['bankrupt'] : [],
  leavesGaps: ['buy_token'],
  endsAtOnce: ['stockMarket'],
  firstAtTable: firstAtTable1849,
  standingBids: (state) => withoutPassed(state, bids.get(state)),
  companyOrder: (state) => roster.get(state),
  exportAction,
  peerOptions: (game: Game) =>
    Object.entries(OPTION_NAMES).flatMap(([name, ours]) => (game.options[ours] === true ? [name] : [])),
};
