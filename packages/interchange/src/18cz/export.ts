/** What a decision of ours is called on 18xx.games. */
import {
  type Action,
  type ActionOf,
  certificate,
  companyAtWork,
  isAt,
  type Place,
  proposedAction,
  type State,
} from '@roundhouse/engine';
import { debtOf, firstReturned, fromRun, markerOwner, routeProblem, STEP } from '@roundhouse/titles/18cz';
import { type ExportContext } from '../adapter.ts';
import { NotExportable } from '../export.ts';
import { cellToPeer, freeCopy } from '../ids.ts';
import type { PeerAction } from '../peer.ts';
import { byCorporation as byCompany, byPlayer, cityName, exportRoutes } from '../exportParts.ts';
import { bookPurchase, bookSale, bookStart, type ShareBook } from './numbers.ts';

const bookOf = ({ memory }: ExportContext): ShareBook => {
  const known = memory.get('shares');
  if (known instanceof Map) return known as ShareBook;
  const book: ShareBook = new Map();
  memory.set('shares', book);
  return book;
};

/** The company whose turn or step it is. */
const companyOn = (state: State): string => {
  const company = companyAtWork(state);
  if (company === undefined) throw new Error('no company is operating');
  return company;
};

const pass = (before: State, { by }: ActionOf<'pass'>): PeerAction => {
  const entity = isAt(before, STEP.stockTurn, STEP.draft) ? byPlayer(by) : byCompany(companyOn(before));
  return { type: 'pass', ...entity };
};

const buyShares = (context: ExportContext, action: ActionOf<'buyShares'>, before: State, after: State): PeerAction => {
  const { by, company, certificates } = action;
  const bought = certificate(before, company, certificates[0] ?? '');
  const from: Place = bought?.at ?? 'ipo';
  const share = bookPurchase(bookOf(context), before, after, company, by, from);
  return { type: 'buy_shares', ...byPlayer(by), shares: [share], percent: bought?.percent ?? 0 };
};

const sellShares = (
  context: ExportContext,
  action: ActionOf<'sellShares'>,
  before: State,
  after: State,
): PeerAction => {
  const { by, company, percent } = action;
  const shares = bookSale(bookOf(context), before, after, company, by, percent);
  return { type: 'sell_shares', ...byPlayer(by), shares, percent };
};

const par = (context: ExportContext, { by, company, cell }: ActionOf<'par'>, before: State): PeerAction => {
  bookStart(bookOf(context), before, company, by);
  return { type: 'par', ...byPlayer(by), corporation: company, share_price: cellToPeer(before, cell) };
};

const layTile = (context: ExportContext, action: ActionOf<'layTile'>, before: State): PeerAction => {
  const { hex, tile, rotation, power } = action;
  const copy = freeCopy(context.copies, tile);
  context.copies.set(hex, copy);
  const entity = power === undefined ? byCompany(companyOn(before)) : { entity: power, entity_type: 'company' };
  return { type: 'lay_tile', ...entity, hex, tile: copy, rotation };
};

const placeToken = (
  context: ExportContext,
  { hex, city }: ActionOf<'placeToken'>,
  before: State,
  after: State,
): PeerAction => {
  const company = companyOn(before);
  const owner = isAt(before, STEP.assignMarker) ? markerOwner(before) : company;
  const slot = after.board.tokens.find((each) => each.company === owner && each.hex === hex)?.slot ?? 0;
  return { type: 'place_token', ...byCompany(company), city: cityName(context, before, hex, city), slot };
};

const removeToken = (context: ExportContext, action: ActionOf<'removeToken'>, before: State): PeerAction => {
  const { company, hex, city } = action;
  const slot =
    before.board.tokens.find((each) => each.company === company && each.hex === hex && each.city === city)?.slot ?? 0;
  return { type: 'remove_token', ...byCompany(companyOn(before)), city: cityName(context, before, hex, city), slot };
};

const runTrains = ({ runs }: ActionOf<'runTrains'>, before: State): PeerAction => {
  const company = companyOn(before);
  const { routes } = exportRoutes(routeProblem(before, company), runs.map(fromRun));
  return { type: 'run_routes', ...byCompany(company), routes };
};

/** Of like trains that were returned the copy is named that was really sold. */
const copySold = (state: State, { from, train }: ActionOf<'buyTrain'>): string =>
  from === 'pool' ? firstReturned(state, train) : train;

const buyTrain = (company: string, state: State, action: ActionOf<'buyTrain'>): PeerAction => ({
  type: 'buy_train',
  ...byCompany(company),
  train: copySold(state, action),
  price: action.price,
  ...(action.side === undefined ? {} : { variant: action.side }),
});

/** What needs consent here is exported when it is given: there nobody is asked. */
const peerActions = (action: Action, state: State): readonly PeerAction[] => {
  switch (action.type) {
    case 'buyTrain':
      return [buyTrain(companyOn(state), state, action)];
    case 'buyPrivate':
      return [{ type: 'buy_company', ...byCompany(action.for ?? ''), company: action.private, price: action.price }];
    case 'merge':
      return [
        { type: 'buy_corporation', ...byCompany(action.company), corporation: action.with, price: action.price ?? 0 },
      ];
    default:
      return [];
  }
};

const isAsked = (state: State): boolean => isAt(state, STEP.consent);

const answer = ({ accept }: ActionOf<'answer'>, before: State): readonly PeerAction[] =>
  accept ? peerActions(proposedAction(before), before) : [];

/** Rulings without which the steps there, or the money, are not those of the game. */
const NEEDED = [
  'peerDraw',
  'tepliceCosts',
  'doubleTownsMerge',
  'allMarkersCost100',
  'aCardsInStack',
  'vaclavSwapsAll',
  'idlePrompts',
  'storedRevenue',
  'endWithoutRunnable',
  'absorbOverflowToPool',
  'powerIsNoUpgrade',
  'lateReturn',
  'anyRoute',
  'vaclavBuys',
] as const;

const checkRulings = ({ game }: ExportContext): void => {
  const missing = NEEDED.find((ruling) => game.rulings[ruling] !== true);
  if (missing) throw new NotExportable(missing);
};

export const exportAction = (
  context: ExportContext,
  action: Action,
  before: State,
  after: State,
): readonly PeerAction[] => {
  checkRulings(context);
  switch (action.type) {
    case 'pass':
      return [pass(before, action)];
    case 'buyPrivate':
      if (action.for === undefined)
        return [{ type: 'bid', ...byPlayer(action.by), company: action.private, price: action.price }];
      return isAsked(after) ? [] : peerActions(action, before);
    case 'buyTrain':
    case 'merge':
      return isAsked(after) ? [] : peerActions(action, before);
    case 'answer':
      return answer(action, before);
    case 'par':
      return [par(context, action, before)];
    case 'buyShares':
      return [buyShares(context, action, before, after)];
    case 'sellShares':
      return [sellShares(context, action, before, after)];
    case 'repayLoan':
      return [
        {
          type: 'special_buy',
          ...byPlayer(action.by),
          description: 'Payoff all debt',
          cost: debtOf(before, action.by),
        },
      ];
    case 'layTile':
      return [layTile(context, action, before)];
    case 'placeToken':
      return [placeToken(context, action, before, after)];
    case 'removeToken':
      return [removeToken(context, action, before)];
    case 'runTrains':
      return [runTrains(action, before)];
    case 'dividend':
      return [
        { type: 'dividend', ...byCompany(companyOn(before)), kind: action.kind === 'pay' ? 'payout' : 'withhold' },
      ];
    case 'sellPrivate':
      return [{ type: 'sell_company', ...byCompany(companyOn(before)), company: action.private, price: action.price }];
    case 'discardTrain':
      return [{ type: 'discard_train', ...byCompany(action.company), train: action.train }];
    case 'turnTrain':
      return [{ type: 'swap_train', ...byCompany(companyOn(before)), train: action.train }];
    default:
      throw new NotExportable(action.type);
  }
};
