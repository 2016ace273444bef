/** 1817: a game of ours in the words of 18xx.games. */
import {
  type Action,
  type ActionOf,
  apply,
  certificatesOf,
  type CompanyId,
  companyIn,
  type Event,
  frameOf,
  type HexId,
  isAt,
  isRefusal,
  proposedAction,
  type State,
  topFrame,
} from '@roundhouse/engine';
import { fromRun, routeProblem, STEP } from '@roundhouse/titles/1817';
import { bookLoans, loanBook, loansOfCompany } from './loans.ts';
import { divergingRuling } from './divergence.ts';
import { isAskedOnSite, passesAfterFaceValue } from './silent.ts';
import { type ExportContext } from '../adapter.ts';
import { NotExportable } from '../export.ts';
import { freeCopy } from '../ids.ts';
import type { PeerAction } from '../peer.ts';
import { byCorporation as byCompany, byPlayer, cityName, exportRoutes } from '../exportParts.ts';

/** The company whose step is on top. */
const companyOn = (state: State): CompanyId => {
  const top = topFrame(state);
  if (STEP.finance.is(top)) return top.buyer;
  if (STEP.consent.is(top)) {
    const { company } = top.args;
    return typeof company === 'string' ? company : '';
  }
  const company = companyIn(top);
  if (company === undefined) throw new Error('no company is on top');
  return company;
};

/** Steps in which a player passes there, not a company. */
const PLAYER_STEPS = [
  STEP.initialAuction,
  STEP.pyramidAuction,
  STEP.privateAuction,
  STEP.stockTurn,
  STEP.startAuction,
  STEP.contribution,
  STEP.growthTrading,
  STEP.saleOffer,
  STEP.companyAuction,
  STEP.crisis,
];

const pass = (before: State, { by }: ActionOf<'pass'>): readonly PeerAction[] => {
  if (!isAskedOnSite(before)) return [];
  return [{ type: 'pass', ...(isAt(before, ...PLAYER_STEPS) ? byPlayer(by) : byCompany(companyOn(before))) }];
};

const bid = (before: State, action: ActionOf<'bid'>): readonly PeerAction[] => {
  const { by, item, price } = action;
  const privates = isAt(before, STEP.initialAuction, STEP.pyramidAuction, STEP.privateAuction);
  const exported: PeerAction = {
    type: 'bid',
    ...byPlayer(by),
    ...(privates ? { company: item } : { corporation: item }),
    price,
  };
  if (!privates) return [exported];
  return [exported, ...passesAfterFaceValue(before, action).map((player) => ({ type: 'pass', ...byPlayer(player) }))];
};

const slotIn = (state: State, company: CompanyId, hex: HexId, city: number): number =>
  state.board.tokens.find((each) => each.company === company && each.hex === hex && each.city === city)?.slot ?? 0;

const placeToken = (
  context: ExportContext,
  { hex, city }: ActionOf<'placeToken'>,
  before: State,
  after: State,
): PeerAction => {
  const company = companyOn(before);
  const place = { city: cityName(context, before, hex, city), slot: slotIn(after, company, hex, city) };
  return { type: 'place_token', ...byCompany(company), ...place, tokener: company };
};

const layTile = (
  context: ExportContext,
  { hex, tile, rotation, power }: ActionOf<'layTile'>,
  before: State,
): PeerAction => {
  const copy = freeCopy(context.copies, tile);
  context.copies.set(hex, copy);
  const entity = power === undefined ? byCompany(companyOn(before)) : { entity: power, entity_type: 'company' };
  return { type: 'lay_tile', ...entity, hex, tile: copy, rotation };
};

const runTrains = ({ runs }: ActionOf<'runTrains'>, before: State): PeerAction => {
  const company = companyOn(before);
  const { routes } = exportRoutes(routeProblem(before, company), runs.map(fromRun));
  return { type: 'run_routes', ...byCompany(company), routes };
};

const percentOfShares = (state: State, company: CompanyId, ids: readonly string[]): number =>
  certificatesOf(state, company)
    .filter((each) => ids.includes(each.id))
    .reduce((sum, each) => sum + each.percent, 0);

const KINDS = { pay: 'payout', half: 'half', withhold: 'withhold', hudson: 'hudson' } as const;

const buyTrain = (company: CompanyId, { train, price }: ActionOf<'buyTrain'>, state: State): PeerAction => {
  const variant = state.trains.find((each) => each.id === train)?.name ?? '';
  return { type: 'buy_train', ...byCompany(company), train, price, variant };
};

const merge = ({ company, with: other, survivor }: ActionOf<'merge'>): PeerAction => {
  if (survivor !== undefined && survivor !== company) throw new NotExportable('initiatorSurvives');
  return { type: 'merge', ...byCompany(company), corporation: other };
};

/** What needs consent here is exported when it is given: there nobody is asked. */
const consented = (before: State, { accept }: ActionOf<'answer'>): readonly PeerAction[] => {
  if (!accept) return [];
  const proposed = proposedAction(before);
  if (proposed.type === 'merge') return [merge(proposed)];
  return proposed.type === 'buyTrain' ? [buyTrain(companyOn(before), proposed, before)] : [];
};

const isAsking = (after: State, before: State): boolean =>
  isAt(after, STEP.consent) && frameOf(before, STEP.consent) === undefined;

const peerActions = (context: ExportContext, action: Action, before: State, after: State): readonly PeerAction[] => {
  switch (action.type) {
    case 'pass':
      return pass(before, action);
    case 'bid':
      return bid(before, action);
    case 'placeToken':
      return [placeToken(context, action, before, after)];
    case 'sellPrivate':
      return [{ type: 'assign', ...byPlayer(action.by), target: action.private, target_type: 'company' }];
    case 'usePower':
      return [
        { type: 'assign', entity: action.private, entity_type: 'company', target: action.target, target_type: 'hex' },
      ];
    case 'choose':
      // There they are bought by themselves.
      if (action.choice === 'buyStations') return [];
      return action.choice === 'offerForSale'
        ? [{ type: 'assign', ...byPlayer(action.by), target: companyOn(before), target_type: 'corporation' }]
        : [{ type: 'choose', ...byPlayer(action.by), choice: Number(action.choice.slice('size'.length)) }];
    case 'buyShares': {
      const percent = percentOfShares(before, action.company, action.certificates);
      const entity = action.for === undefined ? byPlayer(action.by) : byCompany(action.company);
      return [{ type: 'buy_shares', ...entity, shares: action.certificates, percent }];
    }
    case 'sellShares':
      return [{ type: 'sell_shares', ...byPlayer(action.by), shares: action.certificates, percent: action.percent }];
    case 'short':
      return [{ type: 'short', ...byPlayer(action.by), corporation: action.company }];
    case 'takeLoan':
      return [
        { type: 'take_loan', ...byCompany(action.company ?? companyOn(before)), loan: loanBook(context).stock[0] ?? 0 },
      ];
    case 'repayLoan': {
      const company = action.company ?? companyOn(before);
      return [
        { type: 'payoff_loan', ...byCompany(company), loan: loansOfCompany(loanBook(context), company).at(-1) ?? 0 },
      ];
    }
    case 'layTile':
      return [layTile(context, action, before)];
    case 'runTrains':
      return [runTrains(action, before)];
    case 'dividend':
      return [{ type: 'dividend', ...byCompany(companyOn(before)), kind: KINDS[action.kind] }];
    case 'buyTrain':
      return isAsking(after, before) ? [] : [buyTrain(companyOn(before), action, before)];
    case 'discardTrain':
      return [{ type: 'discard_train', ...byCompany(action.company), train: action.train }];
    case 'convert':
      return [{ type: 'convert', ...byCompany(action.company) }];
    case 'merge':
      return isAsking(after, before) ? [] : [merge(action)];
    case 'answer':
      return consented(before, action);
    case 'actFor':
      return [{ type: 'merge', ...byPlayer(action.by), corporation: action.company }];
    case 'removeToken': {
      const { company, hex, city } = action;
      const place = { city: cityName(context, before, hex, city), slot: slotIn(before, company, hex, city) };
      return [{ type: 'remove_token', ...byCompany(company), ...place }];
    }
    case 'bankrupt':
      return [{ type: 'bankrupt', ...byPlayer(action.by) }];
    case 'endGame':
      return [{ type: 'end_game', ...byPlayer(action.by) }];
    default:
      throw new Error(`1817 has no ${action.type}`);
  }
};

/** A company without president discards by itself here; there it is recorded. */
const silentDiscards = (action: Action, before: State, events: readonly Event[]): readonly PeerAction[] =>
  events.flatMap((event): readonly PeerAction[] => {
    if (event.type !== 'trainDiscarded' || (action.type === 'discardTrain' && action.train === event.train)) return [];
    return before.companies[event.company]
      ? [{ type: 'discard_train', ...byCompany(event.company), train: event.train }]
      : [];
  });

export const exportAction = (
  context: ExportContext,
  action: Action,
  before: State,
  after: State,
): readonly PeerAction[] => {
  const result = apply(before, action);
  if (isRefusal(result)) throw new Error(`a refused action: ${result.key}`);
  const ruling = divergingRuling(before, action, after, result.events);
  if (ruling !== undefined) throw new NotExportable(ruling);
  const exported = [...peerActions(context, action, before, after), ...silentDiscards(action, before, result.events)];
  bookLoans(loanBook(context), result.events);
  return exported;
};
