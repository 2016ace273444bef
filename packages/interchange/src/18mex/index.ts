/** 18MEX on 18xx.games: what its recorded actions mean here. Telling a game of ours in its words is `export.ts`. */
import {
  type Action,
  apply,
  certificate,
  decider,
  frameOf,
  type FrameOf,
  type Game,
  isAt,
  isRefusal,
  type Offer,
  offers,
  type PlayerId,
  type State,
} from '@roundhouse/engine';
import { runsFromConnections } from '@roundhouse/routes';
import {
  askedForTrains,
  bids,
  couldPayForMerged,
  lowestUnsold,
  mergerCandidates,
  PRESETS,
  routeProblem,
  seemsForSale,
  STEP,
  title18MEX,
  toRun,
} from '@roundhouse/titles/18mex';
import { askedInTurn, exportAction } from './export.ts';
import { NAMES, toPeerName } from './names.ts';
import { firstAtTable18MEX, stationsOfNdm, trace18MEX } from './trace.ts';
import {
  type Adapter,
  type Asked,
  askedSteps,
  type Context,
  fromPeer,
  PlayedOtherwise,
  playerFromPeer,
} from '../adapter.ts';
import { offeredOnSite, withoutPassed } from '../asked.ts';
import {
  actor,
  alikeCertificates,
  companyOnTop,
  connectionsIn,
  sharesOf,
  translateBid,
  translateDividend,
  translateLay,
  translatePar,
  translatePass,
  translateToken,
  translateTrain,
} from '../common.ts';
import { firstFrom, flatActions, lastBefore } from '../flatten.ts';
import { number, maybeText, type PeerAction, PeerError, type PeerFile, TRACED_ACTION, text, texts } from '../peer.ts';

const conditions = (file: PeerFile) => {
  const chosen = file.settings?.optional_rules ?? [];
  const options = Object.fromEntries(
    title18MEX.options.flatMap(({ id, peer }) => (peer !== undefined && chosen.includes(peer) ? [[id, true]] : [])),
  );
  // Its page offers change for a share of the open market only (of late); what is recorded it takes from the offering too.
  return { options, rulings: { ...PRESETS['18xx.games'], halfShareSwapBuyFromOffering: true } };
};

const discard = (action: PeerAction, by: PlayerId): Action => ({
  type: 'discardTrain',
  by,
  company: fromPeer(adapter18MEX, text(action, 'entity')),
  train: fromPeer(adapter18MEX, text(action, 'train')),
});

const discardedEarly = ({ memory }: Context): readonly PeerAction[] =>
  (memory.get('discardedEarly') as readonly PeerAction[] | undefined) ?? [];

/** Where the company on turn has merged, NdM is asked there only after the next company's dividend: the file says it later. */
const discardInAdvance = (context: Context, next: PeerAction, by: PlayerId): Action | undefined => {
  const rest = flatActions(context.file);
  const known = discardedEarly(context);
  const late = rest
    .slice(rest.indexOf(next) + 1)
    .find((each) => each.type === 'discard_train' && !known.includes(each));
  if (next.type === 'discard_train' || !late) return undefined;
  context.memory.set('discardedEarly', [...known, late]);
  return discard(late, by);
};

/** A bid for the lowest company there is its purchase. */
const bid = (context: Context, action: PeerAction): Action => {
  const item = text(action, 'company');
  if (!isAt(context.state, STEP.privateSale) || item !== lowestUnsold(context.state))
    return translateBid(adapter18MEX, context, action);
  return {
    type: 'buyPrivate',
    by: actor(adapter18MEX, context, action),
    private: item,
    price: number(action, 'price'),
  };
};

const buyShares = (context: Context, action: PeerAction): Action => {
  const { state } = context;
  const by = actor(adapter18MEX, context, action);
  const { company, numbers } = sharesOf(adapter18MEX, texts(action, 'shares'));
  // What is in the offering was never owned, so its number cannot have changed hands.
  const place = certificate(state, company, `${company}_${numbers[0]}`)?.at === 'ipo' ? 'ipo' : 'pool';
  const certificates = alikeCertificates(state, company, numbers, place);
  const swap = maybeText(action, 'swap');
  if (swap === undefined) return { type: 'buyShares', by, company, certificates: [...certificates] };
  const [exchange] = alikeCertificates(state, company, sharesOf(adapter18MEX, [swap]).numbers, by);
  return {
    type: 'buyShares',
    by,
    company,
    certificates: [...certificates],
    ...(exchange === undefined ? {} : { exchange }),
  };
};

/**
 * There any block may be sold with change for 5%; here that 5% and the rest are two sales at the same price. Where money is
 * raised for a train, no change is given there although it is asked for.
 */
const sellShares = (context: Context, action: PeerAction): readonly Action[] => {
  const { state } = context;
  const seller = actor(adapter18MEX, context, action);
  const { company, numbers } = sharesOf(adapter18MEX, texts(action, 'shares'));
  const certificates = [...alikeCertificates(state, company, numbers, seller)];
  const swap = maybeText(action, 'swap');
  const sale = { type: 'sellShares', by: seller, company, certificates } as const;
  const percent = number(action, 'percent');
  if (swap === undefined || isAt(state, STEP.trains)) return [{ ...sale, percent }];
  const [exchange] = alikeCertificates(state, company, sharesOf(adapter18MEX, [swap]).numbers, 'pool');
  const [changed, ...rest] = certificates;
  const change: Action = {
    ...sale,
    certificates: changed === undefined ? [] : [changed],
    percent: 5,
    ...(exchange === undefined ? {} : { exchange }),
  };
  return rest.length === 0 ? [change] : [change, { ...sale, certificates: rest, percent: percent - 10 }];
};

/** Mexico City is laid by either half there. */
const layTile = (context: Context, action: PeerAction): Action => {
  const lay = translateLay(adapter18MEX, context, action);
  if (lay.type !== 'layTile' || lay.hex !== 'P11') return lay;
  const copy = text(action, 'tile').replace('P-', 'MC-');
  context.copies.set('O10', copy);
  return { ...lay, hex: 'O10', tile: lay.tile.replace(/P$/, 'MC') };
};

const runRoutes = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const { state } = context;
  const company = fromPeer(adapter18MEX, text(action, 'entity'));
  const lists = connectionsIn(adapter18MEX, action);
  if (!isAt(state, STEP.run, STEP.minorRun) || companyOnTop(state) !== company)
    return lists.length === 0 && turnIsOver(state, company) ? [] : 'later';
  const runs = runsFromConnections(routeProblem(state, company), lists);
  if (!runs) throw new PeerError(`run_routes ${action.id ?? ''}: no track as recorded`);
  return [{ type: 'runTrains', by: actor(adapter18MEX, context, action), runs: runs.map(toRun) }];
};

const turnOf = (state: State): string | undefined => {
  const turn = frameOf(state, STEP.operatingTurn) ?? frameOf(state, STEP.minorTurn);
  return typeof turn?.company === 'string' ? turn.company : undefined;
};

const turnIsOver = (state: State, company: string): boolean => {
  const operated = frameOf(state, STEP.operatingRound)?.operated;
  return Array.isArray(operated) ? operated.includes(company) && turnOf(state) !== company : true;
};

/** D-22: there each eligible major is asked by itself; here its president is asked once. */
const declineMerger = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const { state, memory } = context;
  const by = decider(state);
  const declined = new Set(memory.get('declined') as readonly string[] | undefined);
  const candidates = mergerCandidates(state);
  const company = fromPeer(adapter18MEX, text(action, 'entity'));
  const asked = isAt(state, STEP.mergerQuery) ? company : candidates.find((each) => !declined.has(each));
  if (!by || asked === undefined) return 'later';
  if (isAt(state, STEP.mergerQuery) && !candidates.includes(company)) return [];
  declined.add(asked);
  memory.set('declined', [...declined]);
  const left = candidates.filter((each) => !declined.has(each));
  if (isAt(state, STEP.mergerQuery)) return left.length === 0 ? [{ type: 'pass', by }] : [];
  const [last, ...others] = left;
  return last !== undefined && others.length === 0 ? [{ type: 'merge', by, company: last, with: 'NdM' }] : [];
};

/** The pass that was recorded while trains could be bought here. */
const PASSED_AT_TRAINS = 'passedAtTrains';

const pass = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const { state } = context;
  if (isAt(state, STEP.mergerQuery, STEP.mergerChoice)) return declineMerger(context, action);
  if (action.entity_type === 'company') return [];
  if (action.entity_type === 'player')
    return isAt(state, STEP.stockTurn) && turnJustEnded(context, action)
      ? []
      : translatePass(adapter18MEX, context, action);
  const company = fromPeer(adapter18MEX, text(action, 'entity'));
  if (turnOf(state) !== company) return turnIsOver(state, company) ? [] : 'later';
  // There trains and privates are passed one after the other; here the last pass ends the turn.
  if (isAt(state, STEP.trains) && passesAgain(context, action)) {
    context.memory.set(PASSED_AT_TRAINS, action.id);
    return [];
  }
  // A step in which nobody may pass here is not the one that was passed there.
  return offers(state, 'pass').length > 0 ? translatePass(adapter18MEX, context, action) : [];
};

/** There a player may still be asked what to sell after a turn that is over here. */
const turnJustEnded = ({ state, file }: Context, action: PeerAction): boolean =>
  decider(state) !== playerFromPeer(text(action, 'entity')) &&
  lastBefore(file, (action.id ?? 1) - 1)?.entity === action.entity;

/** The turn goes on: the next recorded action is a pass of the same company, its purchase or the power of a private. */
const passesAgain = ({ state, file }: Context, action: PeerAction): boolean => {
  const next = firstFrom(file, action.id ?? 0);
  if (next?.type === 'place_token' && next.entity_type === 'company')
    return state.privates[text(next, 'entity')]?.owner === fromPeer(adapter18MEX, text(action, 'entity'));
  const goesOn = next?.type === 'pass' || next?.type === 'buy_company';
  return goesOn && next.entity === action.entity;
};

const merge = (context: Context, action: PeerAction): Action => {
  const entity = fromPeer(adapter18MEX, text(action, 'entity'));
  const named = fromPeer(adapter18MEX, maybeText(action, 'corporation') ?? entity);
  const company = named === 'NdM' ? entity : named;
  return { type: 'merge', by: decider(context.state) ?? actor(adapter18MEX, context, action), company, with: 'NdM' };
};

const buyCompany = (context: Context, action: PeerAction): Action => ({
  type: 'buyPrivate',
  by: actor(adapter18MEX, context, action),
  private: fromPeer(adapter18MEX, text(action, 'company')),
  price: number(action, 'price'),
  ...(action.entity_type === 'player' ? {} : { for: fromPeer(adapter18MEX, text(action, 'entity')) }),
});

const buyTrain = (context: Context, action: PeerAction): Action => {
  const bought = translateTrain(adapter18MEX, context, action);
  return bought.type === 'buyTrain' ? { ...bought, side: undefined } : bought;
};

const translate = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const by = (): PlayerId => decider(context.state) ?? actor(adapter18MEX, context, action);
  switch (action.type) {
    case 'pass':
      return pass(context, action);
    case 'bid':
      return [bid(context, action)];
    case 'par':
      return [translatePar(adapter18MEX, context, action)];
    case 'buy_shares':
      return [buyShares(context, action)];
    case 'sell_shares':
      return sellShares(context, action);
    case 'lay_tile':
      return [layTile(context, action)];
    case 'place_token':
      return [token(context, action)];
    case 'run_routes':
      return runRoutes(context, action);
    case 'dividend':
      return [translateDividend(adapter18MEX, context, action)];
    case 'buy_train':
      return [buyTrain(context, action)];
    case 'discard_train':
      return discardedEarly(context).includes(action) ? [] : [discard(action, by())];
    case 'buy_company':
      return [buyCompany(context, action)];
    case 'merge':
      return [merge(context, action)];
    case 'assign':
      return [{ type: 'placeToken', by: by(), hex: text(action, 'target'), city: 0 }];
    case 'bankrupt':
      return [{ type: 'bankrupt', by: by() }];
    case 'end_game':
      return [{ type: 'endGame', by: by() }];
    default:
      throw new PeerError(`unknown action ${action.type}`);
  }
};

/** A token of Compagnie du Boleo is placed by the private there. */
const token = (context: Context, action: PeerAction): Action => {
  const placed = translateToken(adapter18MEX, context, action);
  if (action.entity_type !== 'company' || placed.type !== 'placeToken') return placed;
  const byBoleo: Action = { ...placed, power: text(action, 'entity') };
  learnLateRoute(context, action, byBoleo);
  return byBoleo;
};

const mustBuy = (state: State): boolean => isAt(state, STEP.trains) && offers(state, 'pass').length === 0;

/** There a route that comes after trains were passed obliges to nothing in that turn. */
const learnLateRoute = ({ file, state, memory }: Context, action: PeerAction, ours: Action): void => {
  const { rulings } = state.rules;
  if (rulings['lateRoute'] === true || !isAt(state, STEP.trains) || mustBuy(state)) return;
  const before = lastBefore(file, (action.id ?? 1) - 1);
  if (before?.type !== 'pass' || memory.get(PASSED_AT_TRAINS) !== before.id) return;
  const result = apply(state, ours);
  if (isRefusal(result) || !mustBuy(result.state)) return;
  throw new PlayedOtherwise({ ...conditions(file), rulings: { ...rulings, lateRoute: true } });
};

/** Owners and presidents are not asked there; of what is received for a president's certificate 10% goes first. */
const filler = (context: Context, next: PeerAction | undefined): Action | undefined => {
  const { state } = context;
  const by = decider(state);
  if (!by) return undefined;
  if (isAt(state, STEP.consent)) return { type: 'answer', by, accept: true };
  if (isAt(state, STEP.discardTrains) && next) return discardInAdvance(context, next, by);
  return isAt(state, STEP.returnShares, STEP.presidency) ? { type: 'choose', by, choice: '10' } : undefined;
};

const PLAYER = 'player' as const;

type TrainFrame = Parameters<typeof askedForTrains>[1];

/** Trains are passed before privates there; here both are one step. A pass that led into it was of an earlier step. */
const trainsPassed = (context: Context, { company }: TrainFrame): boolean => {
  const { state, memory } = context;
  const key = `${state.round.set}.${state.round.number} ${JSON.stringify(company)}`;
  const action = memory.get(TRACED_ACTION) as PeerAction | undefined;
  const open = memory.get('trainsOpen') as { readonly key: string; readonly since?: number } | undefined;
  if (open?.key !== key) memory.set('trainsOpen', { key, since: action?.id });
  else if (action?.type === 'pass' && action.id !== open.since && passesAgain(context, action))
    memory.set('trainsPassed', key);
  return memory.get('trainsPassed') === key;
};

const privatesOnSite = (state: State): readonly string[] =>
  offers(state, 'buyPrivate').length > 0 ? ['buy_company'] : [];

/** 18xx.games asks as long as tiles may be laid, whether any fits or not. */
const track = ({ state }: Context): Asked => ({
  step: 'Track',
  active: 'company',
  can: [...privatesOnSite(state), 'lay_tile', 'pass'],
});

/** The merged major seems to be for sale again there to anyone who could pay, and before Phase 3 a private of one's own. */
const trading = ({ state }: Context, { player: by, bought }: FrameOf<typeof STEP.stockTurn>): Asked => {
  const merged = bought !== true && couldPayForMerged(state, by) ? ['par'] : [];
  const own = bought !== true && seemsForSale(state, by) ? ['buy_company'] : [];
  return { step: 'BuySellParShares', active: PLAYER, can: [...new Set([...offeredOnSite(state), ...merged, ...own])] };
};

/** The token of Compagnie du Boleo is the private's affair there, not that of its owner. */
const isOfPrivate = (offer: Offer): boolean =>
  offer.kind === 'one' && offer.action.type === 'placeToken' && offer.action.power !== undefined;

const ofCompany =
  (step: string) =>
  ({ state }: Context): Asked => ({
    step,
    active: 'company',
    can: offeredOnSite(state, (offer) => !isOfPrivate(offer)),
  });

/** The next question. */
const asked = askedSteps(STEP, {
  privateSale: { step: 'WaterfallAuction', active: PLAYER, can: ['bid', 'pass'] },
  privateAuction: { step: 'WaterfallAuction', active: PLAYER, can: ['bid', 'pass'] },
  setPar: { step: 'CompanyPendingPar', active: PLAYER },
  stockTurn: trading,
  track: track,
  minorTrack: track,
  station: ofCompany('Token'),
  run: ofCompany('Route'),
  minorRun: 'Route',
  dividend: ofCompany('Dividend'),
  trains: (context, frame) => {
    const { state } = context;
    const must = offers(state, 'pass').length === 0;
    const open = must || (!trainsPassed(context, frame) && askedForTrains(state, frame));
    const buying = must ? ['sell_shares', 'buy_train'] : ['buy_train', 'pass'];
    return {
      step: open ? 'SingleDepotTrainBuy' : 'BuyCompany',
      active: 'company',
      can: [...privatesOnSite(state), ...(open ? buying : ['pass'])],
    };
  },
  discardTrains: 'DiscardTrain',
  mergerQuery: ({ state, memory }) => {
    const action = memory.get(TRACED_ACTION) as PeerAction | undefined;
    const before = (memory.get('declinedShown') as readonly string[] | undefined) ?? [];
    const declined = action?.type === 'pass' ? [...before, fromPeer(adapter18MEX, text(action, 'entity'))] : before;
    memory.set('declinedShown', declined);
    const company = askedInTurn(state).find((each) => !declined.includes(each));
    return { step: 'Merge', active: company ?? 'NdM', can: ['merge', 'pass'] };
  },
  mergerChoice: { step: 'Merge', active: 'NdM', can: ['merge', 'pass'] },
  mergerRest: { step: 'Assign', active: 'NdM', can: ['assign'] },
});

export const adapter18MEX: Adapter = {
  title: '18MEX',
  peerTitle: '18MEX',
  conditions,
  translate,
  filler,
  names: NAMES,
  trace: trace18MEX,
  afterLists: stationsOfNdm,
  asked,
  operatedFrom: { turn: STEP.operatingTurn, begun: 5 },
  // A president may be bankrupt at any moment of a turn there.
  alwaysCan: ({ state }, active) => (active === toPeerName(turnOf(state) ?? '') ? ['bankrupt'] : []),
  endsInStep: ['bankrupt'],
  canFirst: (step) => (step === 'BuySellParShares' ? ['buy_shares', 'par', 'buy_company'] : []),
  firstAtTable: firstAtTable18MEX,
  standingBids: (state) => withoutPassed(state, bids.get(state)),
  exportAction,
  peerOptions: (game: Game) =>
    title18MEX.options.flatMap(({ id, peer }) => (game.options[id] === true && peer !== undefined ? [peer] : [])),
};
