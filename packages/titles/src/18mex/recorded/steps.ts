/** The steps of 18MEX as 18xx.games takes them: wrapped from outside, so that the rules themselves say the rulebook only. */
import {
  type ActionType,
  amend,
  type AuctionFrame,
  cashOf,
  type Choice,
  type CompanyId,
  companyIn,
  defineDiscardStep,
  flatMap,
  type Frame,
  frameOf,
  type Move,
  offers,
  type Option,
  pop,
  sideFacts,
  type State,
  type Step,
  type StepOf,
  topFrame,
  type Train,
  trainsAt,
} from '@roundhouse/engine';
import { NDM } from '../companies.ts';
import { cheapestPrice, mustBuyTrain } from '../rules/emergency.ts';
import { auctionOfAll, mustTake } from '../rules/privateSale.ts';
import { canPayStation, canPlace, ownsUnusedBoleo, whyNotSantaRosalia } from '../rules/stations.ts';
import type { StockTurnFrame } from '../../common/stockTurn.ts';
import { closedToBuy } from '../rules/stockTurn.ts';
import { canyonMayCome, majorTilesLaid, minorTileLaid } from '../rules/track.ts';
import { trainsBelowLimit, trainRules } from '../rules/trains.ts';
import { stationsSeen } from './memory.ts';
import { forgetNetworks, keepNetwork, offeredAsSeen, reachedAsSeen } from './keptNetworks.ts';
import { changeChoice, choosing, settling, type Steps, type Wraps, wrapSteps } from '../../common/wrapping.ts';
import { recorded } from './rulings.ts';
import { couldPayForMerged, seemsForSale, tradedAsRecorded, withoutLoneChange } from './trading.ts';
import { STEP, type StepName } from '../steps.ts';
import { phaseHas } from '../vocabulary.ts';

interface CompanyFrame extends Frame {
  readonly company: CompanyId;
}

const close = (move: Move): true => {
  pop(move);
  return true;
};

/** `stationsSeenOnce`: what was found stays until somebody lays a tile or places a station. */
const lookAgain = (move: Move): void => {
  if (Object.keys(stationsSeen.get(move.state)).length > 0) stationsSeen.set(move, {});
  forgetNetworks(move);
};

const thenLooksAgain =
  <T extends ActionType>() =>
  ({ apply }: Choice<Frame, T>): Pick<Choice<Frame, T>, 'apply'> => ({
    apply: (move, frame, action) => {
      apply(move, frame, action);
      lookAgain(move);
    },
  });

/** A tile is laid where the kept network leads; then the network of its company is computed anew. */
const layingTiles = (step: Step): Step => {
  const laying = choosing(step, 'layTile', ({ apply }) => ({
    apply: (move, frame, action) => {
      apply(move, frame, action);
      lookAgain(move);
      const company = companyIn(frame);
      if (company !== undefined) keepNetwork(move, company);
    },
  }));
  return choosing(laying, 'layTile', offeredAsSeen<'layTile'>);
};

/** `askedInVain`: the tile step is asked as long as tiles may be laid, whether any fits or not. */
const asksForTiles = <F extends CompanyFrame>(step: Step, allLaid: (state: State, frame: F) => boolean): Step =>
  settling<F>(
    layingTiles(step),
    (move, frame, plain) => !(recorded(move.state, 'askedInVain') && !allLaid(move.state, frame)) && plain(),
  );

/** KCM&O can be bought and has something to lay, in a phase in which any private may be bought. */
export const canyonForSale = (state: State, company: CompanyId): boolean =>
  phaseHas(state, 'privatesToMajors') && canyonMayCome(state, company);

/** `canyonAfterTiles`: before Phase 3 nothing is waited for. */
const track = (step: Step): Step =>
  settling<CompanyFrame>(asksForTiles(step, majorTilesLaid), (move, frame, plain) => {
    const early = !recorded(move.state, 'canyonAfterTiles') && !phaseHas(move.state, 'privatesToMajors');
    return early && majorTilesLaid(move.state, frame) ? close(move) : plain();
  });

const station = (step: Step): Step => {
  const placing = choosing(choosing(step, 'placeToken', reachedAsSeen), 'placeToken', thenLooksAgain<'placeToken'>());
  return settling<CompanyFrame>(placing, (move, { company }, plain) => {
    const { state } = move;
    if (!recorded(state, 'stationsSeenOnce') || !canPayStation(state, company)) return plain();
    const seen = stationsSeen.get(state);
    const found = seen[company] ?? canPlace(state, company);
    if (seen[company] === undefined) {
      stationsSeen.set(move, { ...seen, [company]: found });
      if (!found) keepNetwork(move, company);
    }
    return found ? false : close(move);
  });
};

/** `askedInVain`: who could pay for a private of their own or for the merged major is asked, although they can only pass. */
const seemsToBuy = (state: State, frame: StockTurnFrame): boolean =>
  recorded(state, 'askedInVain') &&
  (seemsForSale(state, frame.player) || couldPayForMerged(state, frame.player)) &&
  !closedToBuy(state, frame);

const stockTurn = (step: Step): Step => {
  const selling = choosing(step, 'sellShares', ({ options }) => ({
    options: (state, frame, about) => {
      const asked = options(state, frame, about);
      return recorded(state, 'changeAlone') ? asked : withoutLoneChange(asked, () => options(state, frame));
    },
  }));
  const trading = choosing(selling, 'buyPrivate', ({ options }) => ({
    options: (state, frame, about) => tradedAsRecorded(state, options(state, frame, about)),
  }));
  return settling<StockTurnFrame>(trading, (move, frame, plain) => !seemsToBuy(move.state, frame) && plain());
};

interface TrainFrame extends CompanyFrame {
  readonly lastFromBank?: boolean;
  /** `lateRoute`: the first route came while trains were bought. */
  readonly late?: boolean;
}

/**
 * `askedInVain`: a major with room is asked as long as it could pay for the cheapest train, those of other majors taken
 * for $1; after a train from the bank, while the limit is one, only for what it can have.
 */
export const askedForTrains = (state: State, { company, lastFromBank }: TrainFrame): boolean => {
  const cash = cashOf(state, company);
  const others = flatMap(trainRules.sellers(state, company), (seller) =>
    trainsAt(state, seller).filter((each) => !each.obsolete),
  );
  const cheapest = Math.min(
    cheapestPrice(state, company) ?? Number.POSITIVE_INFINITY,
    others.length > 0 ? 1 : Number.POSITIVE_INFINITY,
  );
  if (trainsBelowLimit(state, company) <= 0 || cash < cheapest) return false;
  if (lastFromBank !== true || !phaseHas(state, 'oneBankTrain')) return true;
  const atFace = (each: Train): boolean => company === NDM || each.at === NDM;
  return others.some((each) => cash > 0 && (!atFace(each) || sideFacts(state, each).price <= cash));
};

/** The token of Compagnie du Boleo is waited for although Santa Rosalia is full. */
const boleoInVain = (state: State, company: CompanyId): boolean =>
  ownsUnusedBoleo(state, company) && whyNotSantaRosalia(state, company)?.key === 'cityFull';

/** `privatesAfterTrains`: before Phase 3 the turn does not wait for a private. */
const onlyPrivatesLeft = (state: State, { company }: TrainFrame): boolean =>
  !recorded(state, 'privatesAfterTrains') &&
  !phaseHas(state, 'privatesToMajors') &&
  !mustBuyTrain(state, company) &&
  (!ownsUnusedBoleo(state, company) || whyNotSantaRosalia(state, company) !== undefined) &&
  offers(state, 'buyTrain').length === 0;

const trains = (step: StepOf<TrainFrame>): StepOf<TrainFrame> => {
  const passing = choosing(step, 'pass', ({ options }) => ({
    options: (state, frame, about) => {
      const asked = options(state, frame, about);
      return (frame as TrainFrame).late === true ? asked.map(({ refusal: _must, ...each }) => each as Option) : asked;
    },
  }));
  return settling<TrainFrame>(passing, (move, frame, plain) => {
    const { state } = move;
    if (recorded(state, 'askedInVain') && (askedForTrains(state, frame) || boleoInVain(state, frame.company)))
      return false;
    return onlyPrivatesLeft(state, frame) ? close(move) : plain();
  });
};

/** `lateRoute`: whether the token that gave the first route came after trains had been passed. */
export const routeCameLate = (state: State): boolean => {
  const buying: TrainFrame | undefined = frameOf(state, STEP.trains);
  return buying?.late === true;
};

/** `lateRoute`: who had no route when trains were bought is not held to one that comes then. */
const noteLateRoute = (move: Move, company: CompanyId, had: boolean): void => {
  if (!recorded(move.state, 'lateRoute') || had) return;
  const buying: TrainFrame | undefined = topFrame(move.state, STEP.trains);
  if (buying && mustBuyTrain(move.state, company)) amend(move, buying, { late: true });
};

const boleo = ({ apply }: Choice<Frame, 'placeToken'>): Pick<Choice<Frame, 'placeToken'>, 'apply'> => ({
  apply: (move, frame, action) => {
    const { company } = frame as CompanyFrame;
    const had = mustBuyTrain(move.state, company);
    apply(move, frame, action);
    lookAgain(move);
    noteLateRoute(move, company, had);
  },
});

/** Minors and majors lay and place; what was seen of the cities is looked at anew. */
const operatingTurn = (step: Step): Step => ({
  ...step,
  ...(step.alongside ? { alongside: changeChoice(step.alongside, 'placeToken', boleo) } : {}),
});

/** `askedInVain`: in the sale everybody is asked, whatever they can pay. */
const sale = (step: Step): Step =>
  settling(step, (move, _frame, plain) => !(recorded(move.state, 'askedInVain') && !mustTake(move.state)) && plain());

const saleAuction = (step: Step): Step =>
  settling(step, (move, frame, plain) =>
    recorded(move.state, 'askedInVain') ? (auctionOfAll.settle?.(move, frame as AuctionFrame) ?? false) : plain(),
  );

/** Each of these steps is the rulebook's, with something wrapped around it. */
const WRAPS: Wraps<StepName> = {
  privateSale: sale,
  privateAuction: saleAuction,
  stockTurn,
  minorTrack: (step) => asksForTiles(step, minorTileLaid),
  track,
  operatingTurn,
  station,
  trains,
  // `askedInVain`: which of like trains goes is asked too.
  discardTrains: () => defineDiscardStep({ to: 'pool', alwaysAsk: (state) => recorded(state, 'askedInVain') }),
};

export const asRecorded = (steps: Steps): Steps => wrapSteps(steps, WRAPS);
