/** 1862: a game of ours in the words of 18xx.games. */
import {
  type Action,
  type ActionOf,
  apply,
  cashOf,
  certificatesAt,
  type CompanyId,
  type Event,
  factsOf,
  frameOf,
  type HexId,
  isAt,
  isPlayer,
  isRefusal,
  nextTrain,
  percentAt,
  type PlayerId,
  playersFrom,
  proposedAction,
  type State,
  tokensIn,
  topFrame,
  trainFacts,
  trainsAt,
} from '@roundhouse/engine';
import {
  freeWarranties,
  fromRun,
  fullPrice,
  lnerFormed,
  obligations,
  PRESETS,
  routeProblem,
  RULINGS,
  salePrice,
  STEP,
} from '@roundhouse/titles/1862';
import type { Problem, RunPath } from '@roundhouse/routes';
import { emptyRuns } from './emptyRuns.ts';
import { isAsked } from './stock.ts';
import { type ExportContext } from '../adapter.ts';
import { DeadEnd, NotExportable, type Reason } from '../export.ts';
import { cellToPeer, freeCopy } from '../ids.ts';
import type { PeerAction } from '../peer.ts';
import { byCorporation as byCompany, byPlayer, cityName, exportRoutes } from '../exportParts.ts';

const byHolder = (holder: string) => (isPlayer(holder) ? byPlayer(holder) : byCompany(holder));

const operating = (state: State): CompanyId => {
  const company = frameOf(state, STEP.operatingTurn)?.company;
  if (typeof company !== 'string') throw new Error('no company is operating');
  return company;
};

const layTile = (
  { copies }: ExportContext,
  { hex, tile, rotation }: ActionOf<'layTile'>,
  before: State,
): PeerAction => {
  const copy = freeCopy(copies, tile);
  copies.set(hex, copy);
  return { type: 'lay_tile', ...byCompany(operating(before)), hex, tile: copy, rotation };
};

const slotOf = (state: State, company: CompanyId, hex: HexId, city: number): number =>
  tokensIn(state.board, hex, city).find((each) => each.company === company)?.slot ?? 0;

/** London is built to there when a marker is placed: the track step is passed first. */
const placeToken = (context: ExportContext, { hex, city }: ActionOf<'placeToken'>, before: State, after: State) => {
  const company = operating(before);
  const token: PeerAction = {
    type: 'place_token',
    ...byCompany(company),
    city: cityName(context, before, hex, city),
    slot: slotOf(after, company, hex, city),
    tokener: company,
  };
  return isAt(before, STEP.track) ? [{ type: 'pass', ...byCompany(company) }, token] : [token];
};

/**
 * What each run brings the treasury, every hex with the first Local that visits it. Exported route by route, since that system would
 * else count the stops of n/m trains by itself, which it cannot do outside a browser.
 */
const subsidies = ({ trains }: Problem, paths: readonly RunPath[]): readonly number[] => {
  const seen = new Set<string>();
  return paths.map(({ train, stops, links }) => {
    const each = trains.find(({ id }) => id === train)?.rule.subsidyPerHex ?? 0;
    if (each === 0) return 0;
    const hexes = new Set([...stops.map(({ hex }) => hex), ...links.flat().map(([hex]) => hex)]);
    const fresh = [...hexes].filter((hex) => !seen.has(hex));
    for (const hex of fresh) seen.add(hex);
    return fresh.length * each;
  });
};

const runTrains = (action: ActionOf<'runTrains'>, before: State): PeerAction => {
  const company = operating(before);
  const problem = routeProblem(before, company);
  const paths = action.runs.map(fromRun);
  const { routes, subsidy } = exportRoutes(problem, paths);
  const parts = subsidies(problem, paths);
  const exported = routes.map((route, i) => ({ ...route, subsidy: parts[i] ?? 0 }));
  return { type: 'run_routes', ...byCompany(company), routes: exported, extra_revenue: 0, subsidy };
};

/** The first warranty of A and D trains is part of the name there. */
const buyTrain = ({ train, from, price, side, warranties = 0 }: ActionOf<'buyTrain'>, before: State): PeerAction => {
  const who = byCompany(operating(before));
  if (from !== 'depot') return { type: 'buy_train', ...who, train, price };
  const group = train.replace(/-\d+$/, '');
  const variant = `${side ?? ''}${'*'.repeat(freeWarranties(group))}`;
  return { type: 'buy_train', ...who, train, price, variant, warranties };
};

/** What a share of a company without a train brings is said there by the seller. */
const sellShares = ({ by, company, certificates, percent }: ActionOf<'sellShares'>, before: State): PeerAction => {
  const half = trainsAt(before, company).length === 0 ? { share_price: salePrice(before, company) } : {};
  return { type: 'sell_shares', ...byPlayer(by), shares: certificates, percent, ...half };
};

const DIVIDENDS = { pay: 'payout', withhold: 'withhold', half: 'half', hudson: 'hudson' } as const;

const choose = ({ choice, by }: ActionOf<'choose'>, before: State): PeerAction => {
  const top = topFrame(before);
  if (STEP.markers.is(top)) return { type: 'choose', ...byPlayer(by), choice: Number(choice) };
  const holder = STEP.fold.is(top) ? top.option?.holder : undefined;
  return { type: 'choose', ...byHolder(holder ?? by), choice };
};

const merge = ({ company, with: partner, survivor = company }: ActionOf<'merge'>): readonly PeerAction[] => [
  { type: 'merge', ...byCompany(company), corporation: partner },
  { type: 'choose', ...byCompany(company), choice: survivor === company ? 'first' : 'last' },
];

/** Refinancing has an action of its own only where treasury shares would do as well. */
const refinance = (before: State): PeerAction => {
  const company = operating(before);
  const next = nextTrain(before);
  const missing = (next ? trainFacts(before, next.name).price : 0) - cashOf(before, company);
  const shares = (before.certificates[company] ?? []).filter(({ at }) => at === company).length;
  const at = before.market.at[company] ?? '';
  const price = factsOf(before).market.cells[at]?.price ?? 0;
  return { type: shares * price >= missing && shares > 0 ? 'convert' : 'pass', ...byCompany(company) };
};

const pass = ({ by }: ActionOf<'pass'>, before: State): readonly PeerAction[] => {
  if (frameOf(before, STEP.operatingTurn) !== undefined) return [{ type: 'pass', ...byCompany(operating(before)) }];
  return isAsked(before) ? [{ type: 'pass', ...byPlayer(by) }] : [];
};

/** What needs consent here happens there at once. */
const agreed = (action: Action, before: State): readonly PeerAction[] | undefined => {
  if (action.type === 'merge') return merge(action);
  return action.type === 'buyTrain' ? [buyTrain(action, before)] : undefined;
};

const peerActions = (context: ExportContext, action: Action, before: State, after: State): readonly PeerAction[] => {
  if (isAt(after, STEP.consent)) return [];
  const exported = agreed(action, before);
  if (exported) return exported;
  switch (action.type) {
    case 'pass':
      return pass(action, before);
    case 'answer':
      return action.accept ? (agreed(proposedAction(before), before) ?? []) : [];
    case 'bid':
      return [{ type: 'bid', ...byPlayer(action.by), corporation: action.item, price: action.price }];
    case 'par': {
      const { company, cell, by } = action;
      return [{ type: 'par', ...byPlayer(by), corporation: company, share_price: cellToPeer(before, cell) }];
    }
    case 'buyShares': {
      const who = action.for === undefined ? byPlayer(action.by) : byCompany(action.for);
      return [{ type: 'buy_shares', ...who, shares: action.certificates, percent: 10 }];
    }
    case 'sellShares':
      if (action.for !== undefined) return [{ type: 'pass', ...byCompany(action.for) }];
      return [sellShares(action, before)];
    case 'layTile':
      return [layTile(context, action, before)];
    case 'placeToken':
      return placeToken(context, action, before, after);
    case 'removeToken': {
      const union = topFrame(before, STEP.excess)?.union;
      const { hex, city, company } = action;
      const slot = slotOf(before, company, hex, city);
      const who = byCompany(union?.survivor ?? company);
      return [{ type: 'remove_token', ...who, city: cityName(context, before, hex, city), slot }];
    }
    case 'runTrains':
      return [runTrains(action, before)];
    case 'dividend':
      return [{ type: 'dividend', ...byCompany(operating(before)), kind: DIVIDENDS[action.kind] }];
    case 'convert':
      return [refinance(before)];
    case 'bankrupt':
      return [{ type: 'pass', ...byCompany(operating(before)) }];
    case 'choose':
      return [choose(action, before)];
    case 'endGame':
      return [{ type: 'end_game', ...byPlayer(action.by) }];
    default:
      throw new NotExportable(action.type);
  }
};

const eventsOf = (before: State, action: Action): readonly Event[] => {
  const result = apply(before, action);
  return isRefusal(result) ? [] : result.events;
};

/** The position in which the stock round of the fines ended. */
const ROUND_END = '1862 round end';

const WAITS_FOR_SALE: Reason = {
  en: 'A fined player’s shares became void before they could be sold. 18xx.games waits for that sale forever.',
  ru: 'Акции оштрафованного игрока пропали раньше, чем их успели продать. 18xx.games ждёт этой продажи вечно.',
};
const KEEPS_TURN: Reason = {
  en: 'A company goes bankrupt before it can act. On 18xx.games it keeps the turn forever.',
  ru: 'Компания стала банкротом раньше, чем успела походить. На 18xx.games ход остаётся за ней навсегда.',
};

const held = (state: State, player: PlayerId): readonly CompanyId[] =>
  Object.keys(state.certificates).filter((company) => percentAt(state, player, company) > 0);

/**
 * There fines are looked at player by player, and a debtor who still has shares then must sell. Shares of companies that
 * fail after that are gone when they are asked: that system waits for a sale for ever.
 */
const waitsForEver = (end: State, debtor: PlayerId): boolean => {
  const order = playersFrom(end, end.priority);
  const upTo = order.slice(0, order.indexOf(debtor) + 1);
  const failed = Object.entries(obligations.get(end)).filter(([, sponsor]) => upTo.includes(sponsor));
  return held(end, debtor).some((company) => !failed.some(([id]) => id === company));
};

/** Whether a fine that is forgiven here leaves that system waiting. */
const finesStick = ({ memory }: ExportContext, action: Action, before: State, events: readonly Event[]): boolean => {
  const inFine = isAt(before, STEP.fine);
  if (!inFine) memory.set(ROUND_END, before);
  return events.some((event) => {
    if (event.type !== 'special' || event.key !== 'fineForgiven') return false;
    const debtor = event.args['player'] as PlayerId;
    return !(inFine && action.by === debtor) && waitsForEver(memory.get(ROUND_END) as State, debtor);
  });
};

/**
 * After the LNER: a company that had something to decide when its turn began, and is bankrupt before that, since it earns
 * nothing, keeps the turn there for ever.
 */
const keepsTurn = (before: State, company: CompanyId): boolean => {
  const next = nextTrain(before);
  const cash = cashOf(before, company);
  const redeems = certificatesAt(before, 'pool', company).length > 0 && cash >= fullPrice(before, company);
  const buys = next !== undefined && cash >= trainFacts(before, next.name).price;
  return before.companies[company]?.president !== null && (redeems || buys);
};

const bankruptKeepsTurn = (before: State, events: readonly Event[], runs: readonly PeerAction[]): boolean => {
  if (!lnerFormed(before)) return false;
  const onTurn = frameOf(before, STEP.operatingTurn)?.company;
  return events.some(
    (event) =>
      event.type === 'companyClosed' &&
      event.company !== onTurn &&
      keepsTurn(before, event.company) &&
      !runs.some(({ entity }) => entity === event.company),
  );
};

/** Nobody can do anything anymore: there the rounds go on by themselves, or the holders of shares are asked for ever. */
const endedByHand = (state: State): readonly PeerAction[] => {
  if (state.outcome?.reason !== 'stalemate') return [];
  const asked = state.seats.find((player) => held(state, player).length > 0);
  return asked ? [{ type: 'end_game', ...byPlayer(asked) }] : [];
};

/** A ruling under which the game is played differently there. */
const withoutCounterpart = ({ game }: ExportContext): string | undefined =>
  Object.entries(RULINGS).find(([id, { standard, onSite }]) => (game.rulings[id] ?? standard) !== onSite)?.[0] ??
  Object.entries(PRESETS['18xx.games']).find(([id, value]) => game.rulings[id] !== value)?.[0];

export const exportAction = (
  context: ExportContext,
  action: Action,
  before: State,
  after: State,
): readonly PeerAction[] => {
  const ruling = withoutCounterpart(context);
  if (ruling !== undefined) throw new NotExportable(ruling);
  const endsStockRound = before.round.kind === 'stock' && after.round.kind !== 'stock';
  const fined = endsStockRound || isAt(after, STEP.fine) || isAt(before, STEP.fine);
  const waits = fined && finesStick(context, action, before, eventsOf(before, action));
  const operates = before.round.kind === 'operating' || before.round !== after.round;
  const events = operates ? eventsOf(before, action) : [];
  const runs = operates ? emptyRuns(context, before, after, events) : [];
  const exported = [...peerActions(context, action, before, after), ...runs, ...endedByHand(after)];
  if (waits) throw new DeadEnd(WAITS_FOR_SALE, exported);
  if (bankruptKeepsTurn(before, events, runs)) throw new DeadEnd(KEEPS_TURN, exported);
  return exported;
};
