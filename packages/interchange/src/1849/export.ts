/** 1849: a game of ours in the words of 18xx.games. */
import {
  type Action,
  type ActionOf,
  apply,
  certificatesOf,
  type CompanyId,
  companyIn,
  frameOf,
  isAt,
  isRefusal,
  percentOf,
  playerAfter,
  type PlayerId,
  proposedAction,
  type State,
  tokensIn,
  topFrame,
  train,
} from '@roundhouse/engine';
import { eMarkerPrice, fromRun, routeProblem, STEP } from '@roundhouse/titles/1849';
import { SMS_ANSWERED, turnOf } from './asked.ts';
import { cutsTurn } from './cutTurn.ts';
import { divergingRuling } from './divergence.ts';
import { failsForTrains } from './noTrains.ts';
import { type ExportContext } from '../adapter.ts';
import { DeadEnd, NotExportable, type Reason } from '../export.ts';
import { cellToPeer, freeCopy } from '../ids.ts';
import type { PeerAction } from '../peer.ts';
import { byCorporation as byCompany, byPlayer, cityName, exportRoutes } from '../exportParts.ts';

const operating = (state: State): CompanyId => {
  const company = frameOf(state, STEP.operatingTurn)?.company;
  if (typeof company !== 'string') throw new Error('no corporation is operating');
  return company;
};

/** SMS is asked for there before anything else of the turn; unless it is used, it is declined once. */
const declineSms = ({ memory }: ExportContext, state: State): readonly PeerAction[] => {
  const company = operating(state);
  const sms = state.privates['SMS'];
  const turn = turnOf(state, company);
  if (sms?.owner !== company || sms.closed || !isAt(state, STEP.track)) return [];
  if (memory.get(SMS_ANSWERED) === turn) return [];
  memory.set(SMS_ANSWERED, turn);
  return [{ type: 'choose', ...byCompany(company), choice: 'Pass' }];
};

/** Whether SMS is closed later in this tile step. */
const smsFollows = (context: ExportContext): boolean => {
  const at = Number(context.memory.get('index') ?? 0);
  for (const next of context.game.actions.slice(at)) {
    if (next.type === 'usePower' && next.private === 'SMS') return true;
    if (next.type !== 'usePower' && next.type !== 'buyPrivate' && next.type !== 'answer') return false;
  }
  return false;
};

const closeSms = ({ memory }: ExportContext, state: State): readonly PeerAction[] => {
  const company = operating(state);
  const turn = turnOf(state, company);
  if (memory.get(SMS_ANSWERED) === turn) return [];
  memory.set(SMS_ANSWERED, turn);
  return [{ type: 'choose', ...byCompany(company), choice: 'Close SMS' }];
};

const usePower = (context: ExportContext, action: ActionOf<'usePower'>, before: State): readonly PeerAction[] => {
  if (action.private === 'SMS') return closeSms(context, before);
  const sms = before.privates['SMS'];
  const mayFollow = isAt(before, STEP.track) && sms?.owner === operating(before) && !sms.closed;
  const first = mayFollow && smsFollows(context) ? closeSms(context, before) : declineSms(context, before);
  const assign: PeerAction = {
    type: 'assign',
    entity: action.private,
    entity_type: 'company',
    target: action.target,
    target_type: 'hex',
  };
  return [...first, assign];
};

const layTile = (context: ExportContext, action: ActionOf<'layTile'>, before: State): readonly PeerAction[] => {
  const first = declineSms(context, before);
  const tile = freeCopy(context.copies, action.tile);
  context.copies.set(action.hex, tile);
  const { hex, rotation } = action;
  return [...first, { type: 'lay_tile', ...byCompany(operating(before)), hex, tile, rotation }];
};

const placeToken = (
  context: ExportContext,
  { hex, city }: ActionOf<'placeToken'>,
  before: State,
  after: State,
): readonly PeerAction[] => {
  const company = companyIn(topFrame(before));
  if (company === undefined) throw new Error('no corporation places a station');
  const slot = tokensIn(after.board, hex, city).find((each) => each.company === company)?.slot ?? 0;
  return [
    { type: 'place_token', ...byCompany(company), city: cityName(context, before, hex, city), slot, tokener: company },
  ];
};

const runTrains = (action: ActionOf<'runTrains'>, before: State): readonly PeerAction[] => {
  const company = operating(before);
  const { routes } = exportRoutes(routeProblem(before, company), action.runs.map(fromRun));
  return [{ type: 'run_routes', ...byCompany(company), routes, extra_revenue: 0, subsidy: 0 }];
};

const buyShares = (action: ActionOf<'buyShares'>, before: State): PeerAction => {
  const { company, certificates, by } = action;
  const percent = percentOf(certificatesOf(before, company).filter((each) => certificates.includes(each.id)));
  const who = action.for === undefined ? byPlayer(by) : byCompany(action.for);
  return { type: 'buy_shares', ...who, shares: certificates, percent };
};

const sellShares = ({ certificates, percent, by, for: issuer }: ActionOf<'sellShares'>): PeerAction => {
  const who = issuer === undefined ? byPlayer(by) : byCompany(issuer);
  return { type: 'sell_shares', ...who, shares: certificates, percent };
};

const choose = ({ choice, by }: ActionOf<'choose'>, before: State): readonly PeerAction[] => {
  switch (choice) {
    case 'lastCertificate':
      return [{ type: 'choose', ...byPlayer(by), choice: 'One 20% cert' }];
    case 'twoOrdinary':
      return [{ type: 'choose', ...byPlayer(by), choice: 'Two 10% certs' }];
    case 'takeLoan':
      return [{ type: 'choose', ...byPlayer(by), choice: 'Take L.500 loan' }];
    case 'leaveGame':
      return [{ type: 'choose', ...byPlayer(by), choice: 'Leave game' }];
    case 'buyEMarker':
      return [{ type: 'choose', ...byCompany(operating(before)), choice: `Buy E-Token for L.${eMarkerPrice(before)}` }];
    case 'payInterest':
      return [{ type: 'payoff_debt', ...byPlayer(by) }];
    default:
      throw new Error(`no choice ${choice}`);
  }
};

/** What needs consent here happens there at once: it is exported with the consent. */
const agreed = (
  context: ExportContext,
  action: Action,
  before: State,
  after: State,
): readonly PeerAction[] | undefined => {
  switch (action.type) {
    case 'buyPrivate':
      if (action.for === undefined) return undefined;
      return [{ type: 'buy_company', ...byCompany(action.for), company: action.private, price: action.price }];
    case 'buyTrain': {
      const { name } = train(before, action.train);
      return [
        { type: 'buy_train', ...byCompany(operating(before)), train: action.train, price: action.price, variant: name },
      ];
    }
    case 'buyToken': {
      const slot =
        tokensIn(before.board, action.hex, action.city).find((each) => each.company === action.from)?.slot ?? 0;
      const city = cityName(context, after, action.hex, action.city);
      return [{ type: 'buy_token', ...byCompany(operating(before)), city, slot, price: action.price }];
    }
    default:
      return undefined;
  }
};

const pass = (context: ExportContext, { by }: ActionOf<'pass'>, before: State): readonly PeerAction[] => {
  const top = topFrame(before);
  if (frameOf(before, STEP.operatingTurn) === undefined) return [{ type: 'pass', ...byPlayer(by) }];
  const first = STEP.track.is(top) ? declineSms(context, before) : [];
  return [...first, { type: 'pass', ...byCompany(operating(before)) }];
};

const peerActions = (context: ExportContext, action: Action, before: State, after: State): readonly PeerAction[] => {
  const exported = isAt(after, STEP.consent) ? [] : agreed(context, action, before, after);
  if (exported) return exported;
  switch (action.type) {
    case 'pass':
      return pass(context, action, before);
    case 'answer':
      return action.accept ? (agreed(context, proposedAction(before), before, after) ?? []) : [];
    case 'bid':
      return [{ type: 'bid', ...byPlayer(action.by), company: action.item, price: action.price }];
    case 'buyPrivate':
      return [{ type: 'bid', ...byPlayer(action.by), company: action.private, price: action.price }];
    case 'par': {
      const { company, cell, by } = action;
      return [{ type: 'par', ...byPlayer(by), corporation: company, share_price: cellToPeer(before, cell) }];
    }
    case 'buyShares':
      return [buyShares(action, before)];
    case 'sellShares':
      return [sellShares(action)];
    case 'layTile':
      return layTile(context, action, before);
    case 'placeToken':
      return placeToken(context, action, before, after);
    case 'usePower':
      return usePower(context, action, before);
    case 'runTrains':
      return runTrains(action, before);
    case 'dividend':
      return [
        { type: 'dividend', ...byCompany(operating(before)), kind: action.kind === 'pay' ? 'payout' : 'withhold' },
      ];
    case 'discardTrain':
      return [{ type: 'discard_train', ...byCompany(action.company), train: action.train }];
    case 'bankrupt':
      return [{ type: 'bankrupt', ...byCompany(operating(before)) }];
    case 'choose':
      return choose(action, before);
    case 'takeLoan':
      return [{ type: 'take_loan', ...byCompany(operating(before)), loan: 0 }];
    case 'repayLoan':
      return [{ type: 'payoff_loan', ...byCompany(operating(before)), loan: 0 }];
    case 'endGame':
      return [{ type: 'end_game', ...byPlayer(action.by) }];
    default:
      throw new NotExportable(action.type);
  }
};

/**
 * A sale that closes a corporation may leave the next player there without anything to do and without a pass; a word in the
 * chat sets play going again, and changes nothing otherwise.
 */
const nudge = (action: Action, before: State, after: State): readonly PeerAction[] => {
  if (action.type !== 'sellShares' || !isAt(before, STEP.stockTurn)) return [];
  if (after.companies[action.company]?.status === 'floated') return [];
  const turn = frameOf(after, STEP.stockTurn)?.player;
  const goesOn = turn === action.by || turn === playerAfter(after, action.by);
  if (goesOn && after.round === before.round) return [];
  return [{ type: 'message', ...byPlayer(action.by), message: '…' }];
};

const UNASKED = 'unasked';

/**
 * Who loses the presidency with the corporation itself is asked there all the same what is given for it, after the choice
 * between leaving and a loan.
 */
const idleChoice = ({ memory }: ExportContext, action: Action, before: State, after: State): readonly PeerAction[] => {
  if ((action.type === 'sellShares' && action.for === undefined) || action.type === 'bankrupt') {
    const result = apply(before, action);
    const lapsed =
      !isRefusal(result) && result.events.some((each) => each.type === 'special' && each.key === 'choiceLapsed');
    if (lapsed) memory.set(UNASKED, action.by);
  }
  const player = memory.get(UNASKED) as PlayerId | undefined;
  if (player === undefined || isAt(after, STEP.leaveOrLoan) || (after.outcome && action.type === 'choose')) return [];
  memory.delete(UNASKED);
  return [{ type: 'choose', ...byPlayer(player), choice: 'One 20% cert' }];
};

const NO_TRAINS: Reason = {
  en: 'The depot has only E-trains and the corporation has no E marker. 18xx.games demands a purchase it doesn’t allow.',
  ru: 'В банке остались только поезда E, а у корпорации нет маркера E. 18xx.games требует покупки, которую сам же запрещает.',
};

const CUT_TURN: Reason = {
  en: 'A corporation that hit the Closed cell closes during another’s turn, while that one buys trains. 18xx.games cuts that turn short.',
  ru: 'Корпорация, попавшая в ячейку «Закрыта», закрывается в ход другой, пока та покупает поезда. 18xx.games обрывает этот ход.',
};

export const exportAction = (
  context: ExportContext,
  action: Action,
  before: State,
  after: State,
): readonly PeerAction[] => {
  const ruling = divergingRuling(context, action, before, after);
  if (ruling !== undefined) throw new NotExportable(ruling);
  context.memory.set('index', Number(context.memory.get('index') ?? 0) + 1);
  if (failsForTrains(before, after)) throw new DeadEnd(NO_TRAINS);
  const exported = [
    ...peerActions(context, action, before, after),
    ...idleChoice(context, action, before, after),
    ...nudge(action, before, after),
  ];
  if (cutsTurn(before, after)) throw new DeadEnd(CUT_TURN, exported);
  // The tile that the earthquake destroys does not return to the supply there.
  const lost = context.copies.get('B14');
  if (lost !== undefined && !after.board.tiles['B14']) {
    context.copies.delete('B14');
    context.copies.set('B14 lost', lost);
  }
  return exported;
};
