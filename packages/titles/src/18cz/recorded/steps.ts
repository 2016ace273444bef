/** The steps of the game as 18xx.games takes them, for games under recorded rulings; without these they are as they were. */
import {
  type ActionOf,
  amend,
  cashOf,
  type Choice,
  type CompanyId,
  companyIn,
  companyOf,
  type Frame,
  type Move,
  type Option,
  pop,
  slot,
  type State,
  type Step,
  trainsOverLimit,
  type TurnFrame,
} from '@roundhouse/engine';
import { targetsOf } from '../rules/absorb.ts';
import { ANY_TIME } from '../rules/anytime.ts';
import { runnableTrains } from '../rules/classes.ts';
import { canBuyNothing, type DraftFrame, endDraft, snake } from '../rules/draft.ts';
import type { StockTurnFrame } from '../../common/stockTurn.ts';
import { endStockTurn } from '../rules/stockTurn.ts';
import { coloursLeft, type TrackFrame } from '../rules/track.ts';
import { mustBuy } from '../rules/trainOffers.ts';
import type { TrainsFrame } from '../rules/trains.ts';
import { isVaclavs } from '../rules/vaclav.ts';
import { asksForLocals, asksForShares, asksForStation, asksForTrains, mightUseLocal } from './asked.ts';
import { keepOldest } from './certificates.ts';
import { firstReturned, hasSeenRoute } from './events.ts';
import { type RecordedId, recorded } from './rulings.ts';
import { STEP } from '../steps.ts';

type Settle = (move: Move, frame: Frame) => boolean;

const settled = (step: Step | undefined, move: Move, frame: Frame): boolean => step?.settle?.(move, frame) ?? false;

/** Under the ruling the step goes on by itself in another way. */
const settling = (step: Step | undefined, ruling: RecordedId, settle: Settle): Step => {
  if (!step) throw new Error('no such step');
  return {
    ...step,
    settle: (move, frame) => (recorded(move.state, ruling) ? settle(move, frame) : settled(step, move, frame)),
  };
};

/** A step of a company's turn that is open as long as that site asks. */
const openWhile = (step: Step | undefined, asks: (state: State, frame: Frame, company: CompanyId) => boolean): Step =>
  settling(step, 'idlePrompts', (move, frame) => {
    const company = companyIn(frame);
    if (company !== undefined && asks(move.state, frame, company)) return false;
    pop(move);
    return true;
  });

const asksForTrack = (state: State, frame: Frame, company: CompanyId): boolean =>
  coloursLeft(state, frame as TrackFrame).length > 0 || mightUseLocal(state, company);

const asksToBuy = (state: State, _frame: Frame, company: CompanyId): boolean =>
  mustBuy(state, company) || (asksForTrains(state, company) && !isVaclavs(state, company));

/** The frame remembers the last purchase after which that site looked whether the step is over. */
export interface JudgedFrame extends TrainsFrame {
  readonly judged?: number;
}

/** A purchase that leaves no room or money ends the step, whatever the company can run. */
const endsWithPurchase = (trains: Step): Step =>
  settling(trains, 'endWithoutRunnable', (move, frame) => {
    const { company, bought = 0, judged = 0 } = frame as JudgedFrame;
    if (bought === judged) return settled(trains, move, frame);
    amend(move, frame as JudgedFrame, { judged: bought });
    if (asksForTrains(move.state, company)) return true;
    pop(move);
    return true;
  });

const sellingFirstReturned = (trains: Step): Step => {
  const buying = trains.choices.buyTrain;
  if (!buying) throw new Error('no purchases');
  const apply = (move: Move, frame: Frame, action: ActionOf<'buyTrain'>): void => {
    const there = recorded(move.state, 'idlePrompts') && action.from === 'pool';
    buying.apply(move, frame, there ? { ...action, train: firstReturned(move.state, action.train) } : action);
  };
  return { ...trains, choices: { ...trains.choices, buyTrain: { ...buying, apply } } };
};

/** A player has been passed over since the last decision of the preliminary round. */
const passedOver = slot<boolean>('passedOver', false);

/** That site passes over one player at a time: a second one in a row who can buy nothing ends the round. */
const draftAsRecorded =
  (draft: Step | undefined, end: (move: Move) => void): Settle =>
  (move, frame) => {
    const { state } = move;
    const idle = canBuyNothing(state, snake(state.seats, (frame as DraftFrame).turn));
    if (idle && passedOver.get(state)) {
      endDraft(move, end);
      return true;
    }
    if (passedOver.get(state) !== idle) passedOver.set(move, idle);
    return settled(draft, move, frame);
  };

/** Prices that a file says, not the printed ones. */
const openPrices = (state: State, option: Option): Option => {
  if (option.kind !== 'one' || option.action.type !== 'buyPrivate') return option;
  const cash = cashOf(state, option.action.by);
  return cash > 0 ? { kind: 'price', action: option.action, min: 1, max: cash, step: 1 } : option;
};

const allowed = ({ refusal: _refusal, ...option }: Option): Option => option;

/** The offers of one kind, changed under a ruling. */
const offering = (
  step: Step,
  type: 'buyPrivate' | 'pass',
  ruling: RecordedId,
  change: (state: State, option: Option) => Option,
): Step => {
  const choice = step.choices[type];
  if (!choice) throw new Error(`no choice ${type}`);
  const options = (state: State, frame: Frame, about?: never): readonly Option[] => {
    const found = choice.options(state, frame, about);
    return recorded(state, ruling) ? found.map((option) => change(state, option)) : found;
  };
  return { ...step, choices: { ...step.choices, [type]: { ...choice, options } } };
};

/** Sold shares keep the numbers that they have in a file. */
const numbered = (step: Step): Step => {
  const selling = step.choices.sellShares;
  if (!selling) throw new Error('no sales');
  const apply = (move: Move, frame: Frame, action: ActionOf<'sellShares'>): void => {
    const before = move.state;
    selling.apply(move, frame, action);
    keepOldest(move, before, action.by, action.company);
  };
  return { ...step, choices: { ...step.choices, sellShares: { ...selling, apply } } };
};

const stockAsRecorded: Settle = (move, frame) => {
  const turn = frame as StockTurnFrame;
  if (!turn.bought && asksForShares(move.state, turn.player)) return false;
  endStockTurn(move, turn);
  return true;
};

/** A company that had a route before the city of its marker was chosen is asked to run. */
const runAsRecorded =
  (run: Step | undefined): Settle =>
  (move, frame) => {
    const company = companyIn(frame);
    const asks =
      company !== undefined && hasSeenRoute(move.state, company) && runnableTrains(move.state, company).length > 0;
    return asks ? false : settled(run, move, frame);
  };

/** As long as there is a smaller company, whether it can be paid or not. */
const absorbAsRecorded =
  (absorb: Step | undefined): Settle =>
  (move, frame) => {
    const company = companyIn(frame);
    return company !== undefined && targetsOf(move.state, company).length > 0 ? false : settled(absorb, move, frame);
  };

/** The president is asked even where all that could be given up are alike. */
const discardAsRecorded =
  (discard: Step | undefined): Settle =>
  (move, frame) => {
    const company = companyIn(frame);
    const asks =
      company !== undefined &&
      trainsOverLimit(move.state, company) > 0 &&
      companyOf(move.state, company).president !== null;
    return asks ? false : settled(discard, move, frame);
  };

/** The company whose turn it is. */
const isOnTurn = (state: State, frame: Frame): boolean =>
  state.agenda.some(
    (lower) => (STEP.operatingTurn.is(lower) || STEP.tutorialTurn.is(lower)) && lower.company === companyIn(frame),
  );

type AnyTime = keyof typeof ANY_TIME & ('layTile' | 'sellPrivate' | 'buyPrivate');

/** That site lets the company on turn trade locals and lay their purple tiles while it settles a station or gives up a train. */
const withLocals = (step: Step | undefined, ...types: readonly AnyTime[]): Step => {
  if (!step) throw new Error('no such step');
  const mayUse = (state: State, frame: Frame): boolean => recorded(state, 'idlePrompts') && isOnTurn(state, frame);
  const opened = <T extends AnyTime>(type: T): Choice<Frame, T> => {
    const choice: Choice<TurnFrame, T> | undefined = ANY_TIME[type];
    if (!choice) throw new Error(`${type} is not open at any time`);
    const { options, judge, expand, apply } = choice;
    const turnOf = (frame: Frame): TurnFrame => frame as TurnFrame;
    return {
      options: (state, frame, about) => (mayUse(state, frame) ? options(state, turnOf(frame), about) : []),
      ...(judge ? { judge: (state, frame, action) => judge(state, turnOf(frame), action) } : {}),
      ...(expand
        ? { expand: (state, frame, about) => (mayUse(state, frame) ? expand(state, turnOf(frame), about) : []) }
        : {}),
      apply: (move, frame, action) => apply(move, turnOf(frame), action),
    };
  };
  return { ...step, choices: { ...step.choices, ...Object.fromEntries(types.map((type) => [type, opened(type)])) } };
};

export const asRecorded = (
  steps: Readonly<Record<string, Step>>,
  endOfDraft: (move: Move) => void,
): Readonly<Record<string, Step>> => {
  const { draft, stockTurn, track, station, run, absorb, trains, locals, discardTrains } = steps;
  const { assignMarker, dropStation } = steps;
  const passing = settling(stockTurn, 'idlePrompts', stockAsRecorded);
  return {
    ...steps,
    draft: offering(
      settling(draft, 'idlePrompts', draftAsRecorded(draft, endOfDraft)),
      'buyPrivate',
      'openDraftPrice',
      openPrices,
    ),
    // Anyone who is over the certificate limit may pass there.
    stockTurn: numbered(offering(passing, 'pass', 'idlePrompts', (_state, option) => allowed(option))),
    track: openWhile(track, asksForTrack),
    station: openWhile(
      station,
      (state, frame, company) => !(STEP.station.is(frame) && frame.placed === true) && asksForStation(state, company),
    ),
    absorb: settling(absorb, 'idlePrompts', absorbAsRecorded(absorb)),
    run: settling(run, 'idlePrompts', runAsRecorded(run)),
    trains: endsWithPurchase(sellingFirstReturned(openWhile(trains, asksToBuy))),
    assignMarker: withLocals(assignMarker, 'layTile', 'sellPrivate'),
    dropStation: withLocals(dropStation, 'layTile', 'sellPrivate'),
    locals: openWhile(locals, (state, _frame, company) => asksForLocals(state, company)),
    discardTrains: withLocals(
      settling(discardTrains, 'idlePrompts', discardAsRecorded(discardTrains)),
      'layTile',
      'sellPrivate',
      'buyPrivate',
    ),
  };
};
