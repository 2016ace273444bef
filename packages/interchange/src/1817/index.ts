/** 1817 on 18xx.games: what its recorded actions mean here. Telling a game of ours in its words is `export.ts`. */
import {
  type Action,
  certificate,
  certificatesAt,
  type CompanyId,
  companyIn,
  decider,
  frameOf,
  type Game,
  isAt,
  type Place,
  type PlayerId,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { runsFromConnections } from '@roundhouse/routes';
import { faceOf, PRESETS, routeProblem, STEP, toRun, unitOf } from '@roundhouse/titles/1817';
import { exportAction } from './export.ts';
import { asked1817 } from './asked.ts';
import { firstAtTable1817, trace1817 } from './trace.ts';
import { type Adapter, type Context, PlayedOtherwise } from '../adapter.ts';
import { actor, connectionsIn, translateBid, translateDividend, translateLay, translateTrain } from '../common.ts';
import { cityFromPeer } from '../ids.ts';
import { number, type PeerAction, PeerError, type PeerFile, text, texts } from '../peer.ts';

const OPTION_NAMES: Readonly<Record<string, string>> = {
  short_squeeze: 'shortSqueeze',
  modern_trains: 'modernTrains',
  volatility: 'volatility',
};

/** Without a recorded pyramid it is drawn from the seed, or from the digits of the game's number. */
const fixedOf = ({ setup, settings, id }: PeerFile): Readonly<Record<string, unknown>> | undefined => {
  const rows = setup?.['auction_rows'];
  if (Array.isArray(rows)) return { auction_rows: rows };
  if (settings?.seed !== undefined && settings.seed !== null) return undefined;
  const digits = /\d+/.exec(String(id ?? ''))?.[0];
  return digits === undefined ? undefined : { seed: Number(BigInt(digits) % 2n ** 31n) };
};

const conditions = (file: PeerFile) => {
  const fixed = fixedOf(file);
  const chosen = file.settings?.optional_rules ?? [];
  const named = chosen.flatMap((name) => OPTION_NAMES[name] ?? []);
  return {
    // Bids are never capped there, and shorts only by an option (D-1, D-2).
    options: {
      uncappedPrivates: true,
      tenShorts: !chosen.includes('five_shorts'),
      ...Object.fromEntries(named.map((name) => [name, true])),
    },
    rulings: PRESETS['18xx.games'],
    ...(fixed ? { fixed } : {}),
  };
};

/** The company that the frame on top is about: the buyer where one is financed. */
const companyAsked = (state: State): CompanyId | undefined => {
  const top = topFrame(state);
  if (STEP.finance.is(top)) return top.buyer;
  if (STEP.mergerTurn.is(top) || STEP.growthLoans.is(top)) return companyIn(top);
  return companyIn(frameOf(state, STEP.operatingTurn));
};

/** Whether the turn of a company is over here, so that its pass stands for a step that was not asked. */
const isDone = (state: State, company: CompanyId): boolean => {
  const operating = frameOf(state, STEP.operatingRound);
  if (operating) return operating.operated.includes(company);
  const order = frameOf(state, STEP.mergerRound)?.order;
  return Array.isArray(order) && !order.includes(company);
};

const pass = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const { state } = context;
  const by = decider(state);
  if (!by) return [];
  if (action.entity_type === 'player')
    return by === actor(adapter1817, context, action) ? [{ type: 'pass', by }] : 'later';
  const company = text(action, 'entity');
  if (companyAsked(state) === company) return [{ type: 'pass', by }];
  return isDone(state, company) ? [] : 'later';
};

/** Certificates are numbered alike; where another of the same kind lies there, that one is meant. */
const certificatesFor = (state: State, action: PeerAction, place: Place) => {
  const shares = texts(action, 'shares');
  const company = (shares[0] ?? '').replace(/_\d+$/, '');
  const taken = new Set<string>();
  const certificates = shares.map((share) => {
    const kind = share.endsWith('_0') ? 'president' : 'ordinary';
    const there = certificatesAt(state, place, company).filter((each) => each.kind === kind && !taken.has(each.id));
    const found = there.find((each) => each.id === share) ?? there[0];
    if (!found) throw new PeerError(`${action.type} ${action.id ?? ''}: no certificate ${share}`);
    taken.add(found.id);
    return found.id;
  });
  return { company, certificates };
};

/** That system lets companies of a bidder act in an auction; a game that shows it is played so. */
const learnToAct = ({ state, file }: Context, action: PeerAction): void => {
  const auction = topFrame(state);
  if (action.entity_type !== 'corporation' || !STEP.startAuction.is(auction)) return;
  const { rulings } = state.rules;
  if (rulings['actsInAuction'] === true || state.companies[text(action, 'entity')]?.president !== auction.turn) return;
  throw new PlayedOtherwise({ ...conditions(file), rulings: { ...rulings, actsInAuction: true } });
};

const buyShares = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const { state } = context;
  const by = actor(adapter1817, context, action);
  const [share = ''] = texts(action, 'shares');
  const company = share.replace(/_\d+$/, '');
  const own = action.entity_type === 'corporation';
  const place = own || certificate(state, company, share)?.at === 'pool' ? 'pool' : company;
  if (own) return [{ type: 'buyShares', by, ...certificatesFor(state, action, place), for: company }];
  return [{ type: 'buyShares', by, ...certificatesFor(state, action, place) }];
};

/** In a cash crisis a bundle there is sold here share by share (D-28). */
const sellShares = (context: Context, action: PeerAction): readonly Action[] => {
  const { state } = context;
  const by = actor(adapter1817, context, action);
  const { company, certificates } = certificatesFor(state, action, by);
  if (isAt(state, STEP.crisis))
    return certificates.map((id) => ({
      type: 'sellShares',
      by,
      company,
      certificates: [id],
      percent: unitOf(state, company),
    }));
  return [{ type: 'sellShares', by, company, certificates, percent: number(action, 'percent') }];
};

/** The home station is placed by the one who opened the auction, the others by the president. */
const placeToken = (context: Context, action: PeerAction): readonly Action[] => {
  const top = topFrame(context.state);
  const home = STEP.home.is(top) ? top.player : undefined;
  const by = home ?? actor(adapter1817, context, action);
  return [{ type: 'placeToken', by, ...cityFromPeer(context.state, context.copies, text(action, 'city')) }];
};

/** `assign`: a private contributed, a company offered for sale, or a bridge. */
const assign = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const { state } = context;
  const by = actor(adapter1817, context, action);
  const target = text(action, 'target');
  const top = topFrame(state);
  if (action['target_type'] === 'hex') return [{ type: 'usePower', by, private: text(action, 'entity'), target }];
  if (action['target_type'] === 'corporation')
    return STEP.saleOffer.is(top) && top.company === target
      ? [{ type: 'choose', by, choice: 'offerForSale' }]
      : 'later';
  const company = companyIn(top);
  if (!STEP.contribution.is(top) || company === undefined) return 'later';
  return [{ type: 'sellPrivate', by, private: target, price: faceOf(state, target), to: company }];
};

const merge = (context: Context, action: PeerAction): readonly Action[] => {
  const by = actor(adapter1817, context, action);
  const other = text(action, 'corporation');
  if (action.entity_type === 'player') return [{ type: 'actFor', by, company: other }];
  const company = text(action, 'entity');
  return [{ type: 'merge', by, company, with: other, survivor: company }];
};

const runRoutes = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const { state } = context;
  const company = text(action, 'entity');
  if (!isAt(state, STEP.run) || companyAsked(state) !== company)
    return isDone(state, company) && companyAsked(state) !== company ? [] : 'later';
  const runs = runsFromConnections(routeProblem(state, company), connectionsIn(adapter1817, action));
  if (!runs) throw new PeerError(`run_routes ${action.id ?? ''}: no track as recorded`);
  return [{ type: 'runTrains', by: actor(adapter1817, context, action), runs: runs.map(toRun) }];
};

const translate = (context: Context, action: PeerAction): readonly Action[] | 'later' => {
  const { state } = context;
  const by = (): PlayerId => actor(adapter1817, context, action);
  const company = String(action.entity ?? '');
  switch (action.type) {
    case 'pass':
      return pass(context, action);
    case 'bid':
      return [translateBid(adapter1817, context, action)];
    case 'place_token':
      return placeToken(context, action);
    case 'assign':
      return assign(context, action);
    case 'choose':
      return [{ type: 'choose', by: by(), choice: `size${text(action, 'choice')}` }];
    case 'buy_shares':
      learnToAct(context, action);
      return buyShares(context, action);
    case 'sell_shares':
      return sellShares(context, action);
    case 'short':
      return [{ type: 'short', by: by(), company: text(action, 'corporation') }];
    case 'take_loan':
      learnToAct(context, action);
      return [{ type: 'takeLoan', by: by(), count: 1, company }];
    case 'payoff_loan':
      return [{ type: 'repayLoan', by: by(), count: 1, company }];
    case 'lay_tile':
      return [translateLay(adapter1817, context, action)];
    case 'run_routes':
      return runRoutes(context, action);
    case 'dividend':
      return [translateDividend(adapter1817, context, action)];
    case 'buy_train':
      return [translateTrain(adapter1817, context, action)];
    case 'discard_train':
      // A company without president has discarded by itself here.
      if (state.companies[company]?.president === null) return [];
      return [{ type: 'discardTrain', by: by(), company, train: text(action, 'train') }];
    case 'convert':
      return [{ type: 'convert', by: by(), company }];
    case 'merge':
      return merge(context, action);
    case 'remove_token':
      return [{ type: 'removeToken', by: by(), company, ...cityFromPeer(state, context.copies, text(action, 'city')) }];
    case 'bankrupt':
      // D-29: there it may be declared; here it follows when nothing is left.
      return [{ type: 'bankrupt', by: by() }];
    case 'end_game':
      return [{ type: 'endGame', by: decider(state) ?? by() }];
    default:
      throw new PeerError(`unknown action ${action.type}`);
  }
};

export const adapter1817: Adapter = {
  title: '1817',
  peerTitle: '1817',
  conditions,
  translate,
  trace: trace1817,
  asked: asked1817,
  operatedFrom: { turn: STEP.operatingTurn, begun: 5 },
  absorbs: 'gains',
  // Shares are traded or nothing is done; what else a player may do in their turn is added to that.
  canFirst: (step, can) =>
    step === 'BuySellParShares' && can.some((type) => ['buy_shares', 'sell_shares'].includes(type))
      ? ['buy_shares', 'sell_shares', 'pass']
      : [],
  firstAtTable: firstAtTable1817,
  exportAction,
  peerOptions: (game: Game) => [
    ...Object.entries(OPTION_NAMES).flatMap(([name, ours]) => (game.options[ours] === true ? [name] : [])),
    ...(game.options['tenShorts'] === true ? [] : ['five_shorts']),
  ],
};
