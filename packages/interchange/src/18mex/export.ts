/** 18MEX: a game of ours in the words of 18xx.games. */
import {
  type Action,
  type ActionOf,
  certificate,
  type CompanyId,
  companyOf,
  factsOf,
  frameOf,
  isAt,
  isPlayer,
  type PlayerId,
  proposedAction,
  rightAfter,
  type State,
  stepOnTop,
  titleOf,
  tokensIn,
  trainsAt,
} from '@roundhouse/engine';
import {
  fromRun,
  mergerCandidates,
  MINOR_HOMES,
  routeCameLate,
  routeProblem,
  STEP,
  tieBreakPlayed,
} from '@roundhouse/titles/18mex';
import { asks, type Done, PEER_STEPS, type PeerStep, type TokensSeen, trackOver, trainsOver } from './asked.ts';
import { divergingRuling } from './divergence.ts';
import { toPeerName } from './names.ts';
import { bookChange, bookGift, bookPurchase, bookSale, type ShareBook, sharesIn } from './numbers.ts';
import { type ExportContext } from '../adapter.ts';
import { DeadEnd, NotExportable, type Reason } from '../export.ts';
import { cellToPeer, freeCopy } from '../ids.ts';
import type { PeerAction } from '../peer.ts';
import { byPlayer, cityName, exportRoutes } from '../exportParts.ts';

const byCompany = (company: CompanyId) =>
  ({ entity: toPeerName(company), entity_type: company in MINOR_HOMES ? 'minor' : 'corporation' }) as const;

/** The current operating turn, with what has been exported of it. */
interface Turn {
  readonly key: string;
  readonly company: CompanyId;
  step: number;
  done: Done;
  readonly seen: TokensSeen;
  readonly held: PeerAction[];
}

/** The company whose turn it is, a minor or a major. */
const companyOfTurn = (state: State): CompanyId | undefined => {
  const frame = frameOf(state, STEP.operatingTurn) ?? frameOf(state, STEP.minorTurn);
  return typeof frame?.company === 'string' ? frame.company : undefined;
};

const keyOf = (state: State): string | undefined => {
  const company = companyOfTurn(state);
  return company === undefined ? undefined : `${state.round.set}.${state.round.number} ${company}`;
};

const seenIn = (memory: ExportContext['memory']): TokensSeen => {
  const known = memory.get('seen');
  if (known instanceof Map) return known as TokensSeen;
  const seen: TokensSeen = new Map();
  memory.set('seen', seen);
  return seen;
};

/** Trains are discarded there after the dividend: what NdM gives up when the company on turn has merged waits for the next turn's. */
const heldIn = (memory: ExportContext['memory']): PeerAction[] => {
  const known = memory.get('held') as PeerAction[] | undefined;
  if (known) return known;
  const held: PeerAction[] = [];
  memory.set('held', held);
  return held;
};

const turnOf = ({ memory }: ExportContext, state: State): Turn | undefined => {
  const company = companyOfTurn(state);
  const key = keyOf(state);
  if (company === undefined || key === undefined) return undefined;
  const known = memory.get('turn') as Turn | undefined;
  if (known?.key === key) return known;
  const done = { yellow: 0, upgraded: false, trackOver: false, trainsOver: false };
  const turn: Turn = { key, company, step: 0, done, seen: seenIn(memory), held: heldIn(memory) };
  memory.set('turn', turn);
  return turn;
};

const bookOf = ({ memory }: ExportContext): ShareBook => {
  const known = memory.get('shares');
  if (known instanceof Map) return known as ShareBook;
  const book: ShareBook = new Map();
  memory.set('shares', book);
  return book;
};

const passOf = (company: CompanyId): PeerAction => ({ type: 'pass', ...byCompany(company) });

/** Steps that are not asked there when their turn comes are over for good. */
const skip = (turn: Turn, state: State): void => {
  for (; turn.step < PEER_STEPS.length; turn.step++) {
    const at = PEER_STEPS[turn.step];
    if (at && asks(state, turn.company, at, turn.done, turn.seen)) return;
  }
};

const TRAIN_STEP = PEER_STEPS.indexOf('train');

/** Passes the steps that are asked there and lie before the given one. */
const moveTo = (turn: Turn, state: State, step: PeerStep | 'end'): readonly PeerAction[] => {
  const target = step === 'end' ? PEER_STEPS.length : PEER_STEPS.indexOf(step);
  const passes: PeerAction[] = [];
  for (;;) {
    skip(turn, state);
    if (turn.step >= TRAIN_STEP) passes.push(...turn.held.splice(0));
    if (turn.step >= target) break;
    const at = PEER_STEPS[turn.step];
    // Nobody passes a run or a dividend.
    if (at !== 'run' && at !== 'dividend') passes.push(passOf(turn.company));
    turn.step++;
  }
  return passes;
};

const layTile = (context: ExportContext, action: ActionOf<'layTile'>, before: State): PeerAction => {
  const { hex, rotation, power } = action;
  const tile = freeCopy(context.copies, action.tile);
  context.copies.set(hex, tile);
  if (hex === 'O10') context.copies.set('P11', tile.replace('MC-', 'P-'));
  const who =
    power === undefined ? byCompany(companyOfTurn(before) ?? '') : ({ entity: power, entity_type: 'company' } as const);
  return { type: 'lay_tile', ...who, hex, tile, rotation };
};

const placeToken = (
  context: ExportContext,
  action: ActionOf<'placeToken'>,
  before: State,
  after: State,
): PeerAction => {
  const { hex, city, power } = action;
  if (isAt(before, STEP.mergerRest)) return { type: 'assign', ...byCompany('NdM'), target: hex, target_type: 'hex' };
  const company = companyOfTurn(before) ?? '';
  const slot = tokensIn(after.board, hex, city).find((each) => each.company === company)?.slot ?? 0;
  const who = power === undefined ? byCompany(company) : ({ entity: power, entity_type: 'company' } as const);
  return { type: 'place_token', ...who, city: cityName(context, before, hex, city), slot };
};

/** Like trains: what is called so here may be called otherwise there (ours → theirs), and the order of discards. */
interface TrainBook {
  readonly names: Map<string, string>;
  discarded: readonly string[];
}

const trainsIn = ({ memory }: ExportContext): TrainBook => {
  const known = memory.get('trains') as TrainBook | undefined;
  if (known) return known;
  const book: TrainBook = { names: new Map(), discarded: [] };
  memory.set('trains', book);
  return book;
};

const trainOnSite = (context: ExportContext, id: string): string => trainsIn(context).names.get(id) ?? id;

/** Of like trains in the open market only the one that was discarded first is sold there. */
const takeFirstDiscarded = (context: ExportContext, id: string, before: State): void => {
  const { names, discarded } = trainsIn(context);
  const nameOf = (train: string) => before.trains.find((each) => each.id === train)?.name;
  const first = discarded.find((each) => nameOf(each) === nameOf(id));
  if (first === undefined || first === id) return;
  const [mine, other] = [trainOnSite(context, id), trainOnSite(context, first)];
  names.set(id, other).set(first, mine);
};

const followDiscards = (context: ExportContext, before: State, after: State): void => {
  const book = trainsIn(context);
  const inPool = (state: State): readonly string[] => trainsAt(state, 'pool').map(({ id }) => id);
  const now = inPool(after);
  const fresh = now.filter((id) => !inPool(before).includes(id));
  book.discarded = [...book.discarded.filter((id) => now.includes(id)), ...fresh];
};

const runTrains = (context: ExportContext, action: ActionOf<'runTrains'>, before: State): PeerAction => {
  const company = companyOfTurn(before) ?? '';
  const { routes } = exportRoutes(routeProblem(before, company), action.runs.map(fromRun), (id) =>
    toPeerName(trainOnSite(context, id)),
  );
  return { type: 'run_routes', ...byCompany(company), routes };
};

const buyShares = (context: ExportContext, action: ActionOf<'buyShares'>, before: State, after: State): PeerAction => {
  const { by, company, certificates, exchange } = action;
  const bought = certificate(before, company, certificates[0] ?? '');
  if (!bought) throw new Error(`no certificate ${certificates[0] ?? ''}`);
  const swapped = exchange === undefined ? undefined : certificate(before, company, exchange)?.percent;
  const { share, swap } = bookPurchase(bookOf(context), before, after, company, by, bought, swapped);
  return {
    type: 'buy_shares',
    ...byPlayer(by),
    shares: [toPeerName(share)],
    percent: bought.percent,
    ...(swap === undefined ? {} : { swap: toPeerName(swap) }),
  };
};

const sellShares = (
  context: ExportContext,
  action: ActionOf<'sellShares'>,
  before: State,
  after: State,
): PeerAction => {
  const { by, company, certificates, percent, exchange } = action;
  const sale = { type: 'sell_shares', ...byPlayer(by) } as const;
  if (exchange !== undefined) {
    const { share, swap } = bookChange(bookOf(context), before, after, company, by);
    return { ...sale, shares: [toPeerName(share)], percent: 10, swap: toPeerName(swap ?? '') };
  }
  const sold = certificates.flatMap((id) => certificate(before, company, id) ?? []);
  const presidents = sold.some((each) => each.kind === 'president');
  const ordinary = sold.filter((each) => each.kind !== 'president');
  const shares = bookSale(bookOf(context), before, after, company, by, { certificates: ordinary, percent, presidents });
  return { ...sale, shares: shares.map(toPeerName), percent };
};

const buyTrain = (
  context: ExportContext,
  { train: id, from, price }: ActionOf<'buyTrain'>,
  before: State,
): PeerAction => {
  if (from === 'pool') takeFirstDiscarded(context, id, before);
  const peer = toPeerName(trainOnSite(context, id));
  return {
    type: 'buy_train',
    ...byCompany(companyOfTurn(before) ?? ''),
    train: peer,
    price,
    variant: peer.replace(/-\d+$/, ''),
  };
};

/** The majors of a player are asked in operating order there. */
export const askedInTurn = (state: State): readonly CompanyId[] => {
  const candidates = mergerCandidates(state);
  const round = frameOf(state, STEP.operatingRound);
  if (isAt(state, STEP.mergerChoice) || !round) return candidates;
  const order = [...round.operated, ...titleOf(state).operatingOrder(state)];
  return [...candidates].sort((a, b) => order.indexOf(a) - order.indexOf(b));
};

/** D-22: what is declined before this choice; each eligible major is asked by itself there. */
const declined = (before: State, chosen: CompanyId | undefined): readonly PeerAction[] => {
  const candidates = askedInTurn(before);
  const until = chosen === undefined ? candidates.length : candidates.indexOf(chosen);
  const compulsory = isAt(before, STEP.mergerChoice);
  return candidates.slice(0, until).map((company) => passOf(compulsory ? 'NdM' : company));
};

const merge = ({ company }: ActionOf<'merge'>, before: State): readonly PeerAction[] => {
  const compulsory = isAt(before, STEP.mergerChoice);
  const first = declined(before, company);
  // The last one that is left merges by itself there.
  if (compulsory && first.length === mergerCandidates(before).length - 1) return first;
  return [...first, { type: 'merge', ...byCompany(compulsory ? 'NdM' : company), corporation: toPeerName(company) }];
};

/** What needs consent here happens at once there: it is exported with the consent. */
const agreed = (context: ExportContext, action: Action, before: State): PeerAction | undefined => {
  if (action.type === 'buyTrain') return buyTrain(context, action, before);
  if (action.type !== 'buyPrivate' || isAt(before, STEP.privateSale)) return undefined;
  const who = action.for === undefined ? byPlayer(action.by) : byCompany(action.for);
  return { type: 'buy_company', ...who, company: action.private, price: action.price };
};

/** `lateRoute`: the token that gave the first route came after trains had been passed. */
const cameLate = (after: State): boolean => routeCameLate(after);

/** The step of the other system that an action belongs to. */
const stepOf = (action: Action, after: State): PeerStep | undefined => {
  switch (action.type) {
    case 'layTile':
      return 'track';
    case 'placeToken':
      if (action.power === undefined) return 'token';
      return cameLate(after) ? 'company' : undefined;
    case 'runTrains':
      return 'run';
    case 'dividend':
      return 'dividend';
    case 'buyTrain':
    case 'bankrupt':
    case 'sellShares':
      return 'train';
    default:
      return undefined;
  }
};

const PASSED: Readonly<Partial<Record<keyof typeof STEP, PeerStep>>> = {
  track: 'track',
  minorTrack: 'track',
  station: 'token',
  trains: 'train',
};

const whoStops = ({ by }: ActionOf<'endGame'>, before: State) => {
  const company = companyOfTurn(before);
  return company === undefined ? byPlayer(by) : byCompany(company);
};

const peerActions = (context: ExportContext, action: Action, before: State, after: State): readonly PeerAction[] => {
  if (!isAt(after, STEP.consent)) {
    const exported = agreed(context, action, before);
    if (exported) return [exported];
  }
  switch (action.type) {
    case 'answer': {
      const exported = action.accept ? agreed(context, proposedAction(before), before) : undefined;
      return exported ? [exported] : [];
    }
    case 'bid':
      return [{ type: 'bid', ...byPlayer(action.by), company: action.item, price: action.price }];
    case 'buyPrivate':
      return isAt(before, STEP.privateSale)
        ? [{ type: 'bid', ...byPlayer(action.by), company: action.private, price: action.price }]
        : [];
    case 'buyTrain':
      return [];
    case 'par': {
      const { by, company, cell } = action;
      if (isAt(before, STEP.stockTurn)) bookGift(bookOf(context), before, after, company, `${company}_0`, by);
      return [
        { type: 'par', ...byPlayer(by), corporation: toPeerName(company), share_price: cellToPeer(before, cell) },
      ];
    }
    case 'buyShares':
      return [buyShares(context, action, before, after)];
    case 'sellShares':
      return [sellShares(context, action, before, after)];
    case 'layTile':
      return [layTile(context, action, before)];
    case 'placeToken':
      return [placeToken(context, action, before, after)];
    case 'runTrains':
      return [runTrains(context, action, before)];
    case 'dividend':
      return [
        {
          type: 'dividend',
          ...byCompany(companyOfTurn(before) ?? ''),
          kind: action.kind === 'pay' ? 'payout' : 'withhold',
        },
      ];
    case 'discardTrain':
      return [
        { type: 'discard_train', ...byCompany(action.company), train: toPeerName(trainOnSite(context, action.train)) },
      ];
    case 'merge':
      return merge(action, before);
    case 'bankrupt':
      return [{ type: 'bankrupt', ...byCompany(companyOfTurn(before) ?? '') }];
    case 'endGame':
      return [{ type: 'end_game', ...whoStops(action, before) }];
    case 'pass':
      return isAt(before, STEP.mergerQuery) ? declined(before, undefined) : [{ type: 'pass', ...byPlayer(action.by) }];
    case 'choose':
      return [];
    default:
      throw new NotExportable(action.type);
  }
};

/** The major that the merger takes; its tokens may be asked for before it is gone. */
const absorbedIn = (before: State, after: State): CompanyId | undefined => {
  const asked = frameOf(after, STEP.mergerRest)?.company;
  if (typeof asked === 'string') return asked;
  return ['CHI', 'MC', 'MEX', 'SPM', 'UdY'].find(
    (id) => companyOf(before, id).status !== 'closed' && companyOf(after, id).status === 'closed',
  );
};

/** Whom a private came to from another player. */
const tradedTo = (before: State, after: State, id: string): PlayerId | null => {
  const from = before.privates[id]?.owner;
  const to = after.privates[id]?.owner;
  return from && to && from !== to && isPlayer(from) && isPlayer(to) ? to : null;
};

const MIR_SHARE: Reason = {
  en: 'A player sells MIR while the CHI share that came with it is already in someone’s hands. 18xx.games would hand out that share again, and fails.',
  ru: 'MIR покупают у игрока, а пришедшая с ней акция CHI уже у кого-то из игроков. 18xx.games выдал бы эту акцию ещё раз, поэтому дальше не идёт.',
};

/** Which of the like shares is the one that came with MIR may be another there. */
const mirFails = (context: ExportContext, before: State, after: State): boolean => {
  if (!tradedTo(before, after, 'MIR')) return false;
  const share = sharesIn(bookOf(context), before, 'CHI').find(({ id }) => id === 'CHI_1');
  return share !== undefined && isPlayer(share.at);
};

/** Shares that change hands without an action of their own: with privates, minors and the merger. */
const followGifts = (context: ExportContext, before: State, after: State): void => {
  const book = bookOf(context);
  const moved = (company: CompanyId, id: string): boolean =>
    certificate(before, company, id)?.at !== certificate(after, company, id)?.at;
  const give = (company: CompanyId, id: string, to: PlayerId | 'ipo' | null): void => {
    if (to && moved(company, id)) bookGift(book, before, after, company, id, to);
  };
  const buyerOf = (id: string): PlayerId | null => {
    const owner = after.privates[id]?.owner;
    return before.privates[id]?.owner === null && owner?.startsWith('@') ? (owner as PlayerId) : null;
  };
  give('CHI', 'CHI_1', buyerOf('MIR') ?? tradedTo(before, after, 'MIR'));
  give('NdM', 'NdM_0', buyerOf('MNR'));
  const closing = (id: string): PlayerId | null =>
    companyOf(before, id).status !== 'closed' && companyOf(after, id).status === 'closed'
      ? companyOf(before, id).president
      : null;
  give('NdM', 'NdM_7', closing('A'));
  give('NdM', 'NdM_8', closing('B'));
  give('UdY', 'UdY_8', closing('C'));
  if (certificate(before, 'NdM', 'NdM_9')?.at !== 'reserved' || !moved('NdM', 'NdM_9')) return;
  const absorbed = absorbedIn(before, after);
  give('NdM', 'NdM_9', (absorbed === undefined ? null : companyOf(before, absorbed).president) ?? 'ipo');
};

const doneAfter = (done: Done, company: CompanyId, before: State, action: Action, after: State): Done => {
  if (action.type === 'buyTrain' && (action.from === 'depot' || action.from === 'pool'))
    return { ...done, trainsOver: done.trainsOver || trainsOver(after, company) };
  if (action.type !== 'layTile' || action.power !== undefined) return done;
  const yellow = factsOf(before).track.tiles[action.tile]?.colour === 'yellow';
  const laid = { ...done, ...(yellow ? { yellow: done.yellow + 1 } : { upgraded: true }) };
  return { ...laid, trackOver: trackOver(after, company, laid) };
};

const TIE_BREAK: Reason = {
  en: 'The leaders are tied, and one more operating round breaks the tie. On 18xx.games the game is over.',
  ru: 'У лидеров поровну, победителя определит ещё один операционный раунд. На 18xx.games партия уже окончена.',
};

export const exportAction = (
  context: ExportContext,
  action: Action,
  before: State,
  after: State,
): readonly PeerAction[] => {
  const exported = turnActions(context, action, before, after);
  if (tieBreakPlayed.get(after) && !tieBreakPlayed.get(before)) throw new DeadEnd(TIE_BREAK, exported);
  return exported;
};

const turnActions = (context: ExportContext, action: Action, before: State, after: State): readonly PeerAction[] => {
  const ruling = divergingRuling(before, action, after);
  if (ruling !== undefined) throw new NotExportable(ruling);
  if (mirFails(context, before, after)) throw new DeadEnd(MIR_SHARE);
  const turn = turnOf(context, before);
  const step = stepOnTop(before, STEP);
  const exported: PeerAction[] = [];
  const merges = isAt(before, STEP.mergerQuery, STEP.mergerChoice, STEP.mergerRest);
  const inTurn = turn && !merges && !isAt(before, STEP.discardTrains, STEP.presidency, STEP.returnShares);
  const passed = action.type === 'pass' && step ? PASSED[step] : undefined;
  if (turn && passed) {
    exported.push(...moveTo(turn, before, passed));
    if (turn.step === PEER_STEPS.indexOf(passed)) {
      exported.push(passOf(turn.company));
      turn.step++;
    }
  } else {
    const target = inTurn ? stepOf(action, after) : undefined;
    if (turn && target) exported.push(...moveTo(turn, before, target));
    const own = peerActions(context, action, before, after);
    const held = heldIn(context.memory);
    const operating = before.round.kind === 'operating';
    if (action.type === 'discardTrain' && !turn && operating) held.push(...own);
    else exported.push(...(operating ? [] : held.splice(0)), ...own);
    if (exported.some(({ type }) => type === 'lay_tile' || type === 'place_token')) seenIn(context.memory).clear();
    if (turn) turn.done = doneAfter(turn.done, turn.company, before, action, after);
    if (turn && target && !['track', 'train', 'company'].includes(target)) turn.step = PEER_STEPS.indexOf(target) + 1;
  }
  followGifts(context, before, after);
  followDiscards(context, before, after);
  if (!turn || after.outcome || companyOf(after, turn.company).status === 'closed') return exported;
  if (keyOf(after) === turn.key) skip(turn, after);
  // Incomes of the next round come after the end of the turn; a merger is done by then.
  else exported.push(...moveTo(turn, (merges ? undefined : rightAfter(before, action)) ?? after, 'end'));
  return exported;
};
