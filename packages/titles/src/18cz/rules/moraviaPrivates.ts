/** §XI.2-14 to -17: the 3E-train and MW, the two privates of Moravia-Silesia that are no locals. */
import {
  addToken,
  BANK,
  boardAfterLay,
  changeTrain,
  citiesOf,
  type CompanyId,
  companyOf,
  defineStep,
  emit,
  factsOf,
  type Frame,
  type LayPolicy,
  laysAt,
  layVerdict,
  type Move,
  one,
  type Option,
  phaseFacts,
  PLAIN_NETWORK,
  type PlayerId,
  pop,
  push,
  removeToken,
  replaceToken,
  revenueOf,
  shapeAt,
  type State,
  tokensOf,
  train,
  update,
  updateCompany,
  updatePrivate,
} from '@roundhouse/engine';
import { playerOwning } from '../../common/privatePurchase.ts';
import { policiesByKey } from '../../common/track.ts';
import { modeOf } from '../modes.ts';
import { MORAVIA } from '../moravia.ts';
import { PRIVATE_TRAIN } from './classes.ts';
import { STEP } from '../steps.ts';
import { pay } from '../vocabulary.ts';
import { removePrivate } from '../../common/privates.ts';

const MW = 'MW';
const THREE_E = '3E';
const HOME = MORAVIA.mwHome;

export const isMoravia = (state: State): boolean => modeOf(state) === 'moravia';

/** The 3E-train waits with its owner until they hand it over. */
export const mayHandTrain = (state: State, company: CompanyId): readonly Option[] => {
  if (!isMoravia(state)) return [];
  const owner = playerOwning(state, THREE_E);
  if (!owner || companyOf(state, company).president !== owner) return [];
  return [one({ type: 'usePower', by: owner, private: THREE_E, target: company })];
};

export const handTrain = (move: Move, company: CompanyId): void => {
  updatePrivate(move, THREE_E, { closed: true, owner: null, used: 1 });
  changeTrain(move, PRIVATE_TRAIN, { at: company });
  emit(move, { type: 'special', key: 'trainHanded', args: { company } });
};

/** After one run it leaves the game. */
export const retirePrivateTrain = (move: Move, company: CompanyId): void => {
  if (!isMoravia(move.state) || train(move.state, PRIVATE_TRAIN).at !== company) return;
  changeTrain(move, PRIVATE_TRAIN, { at: 'out' });
  emit(move, { type: 'special', key: 'trainRetired', args: { company } });
};

export const ownsPrivateTrain = (state: State, company: CompanyId): boolean =>
  isMoravia(state) && train(state, PRIVATE_TRAIN).at === company;

/** The owner puts MW's marker on its home hex. */
export const placeMwMarker = (move: Move): void => addToken(move, MW, HOME, 0);

/** §XI.2-16: MW closes, its marker becomes a station of the buyer, or goes to their charter where they have one there. */
export const sellMw = (move: Move, company: CompanyId): void => {
  const marker = tokensOf(move.state.board, MW)[0];
  if (marker && tokensOf(move.state.board, company).some((each) => each.hex === marker.hex)) {
    removeToken(move, MW, marker.hex, marker.city);
    updateCompany(move, company, { tokens: [...companyOf(move.state, company).tokens, 100] });
  } else if (marker) replaceToken(move, marker, company);
  removePrivate(move, MW);
};

/** §XI.2-17: the first 4+4 closes what is still open. */
export const closeMoraviaPrivates = (move: Move): void => {
  for (const { id, closed } of Object.values(move.state.privates)) {
    if (closed) continue;
    const marker = id === MW ? tokensOf(move.state.board, MW)[0] : undefined;
    if (marker) removeToken(move, MW, marker.hex, marker.city);
    removePrivate(move, id);
  }
  if (train(move.state, PRIVATE_TRAIN).at !== 'out') changeTrain(move, PRIVATE_TRAIN, { at: 'out' });
};

export interface MwFrame extends Frame {}

const policyByColours = policiesByKey();

/** §XI.2-15: only on its home hex, by the colours of the phase, without cost. */
const mwPolicy = (state: State): LayPolicy => {
  const { colours } = phaseFacts(state);
  return policyByColours(colours.join(), () => ({
    upgrades: { mayMerge: ['city'] },
    network: PLAIN_NETWORK,
    connection: 'permissive',
    colours,
    cost: () => 0,
    closed: (hex) => hex !== HOME,
  }));
};

const mwOwner = (state: State): PlayerId | null => playerOwning(state, MW);

/** MW may build at the start of the round, then it pays the value of its tile. */
export const letMwBuild = (move: Move): void => {
  if (isMoravia(move.state) && mwOwner(move.state)) push(move, STEP.mwTile.frame({}));
};

const payMw = (move: Move): void => {
  const owner = mwOwner(move.state);
  if (!owner || !move.state.board.tiles[HOME]) return;
  const shape = shapeAt(factsOf(move.state).track, move.state.board, HOME);
  const city = shape.nodes[citiesOf(shape)[0] ?? -1];
  if (city) pay(move, BANK, owner, revenueOf(city, phaseFacts(move.state).colours), 'income');
};

const mwLays = (state: State): readonly Option[] => {
  const by = mwOwner(state);
  if (!by) return [];
  return laysAt(factsOf(state).track, state.board, MW, HOME, mwPolicy(state)).map(({ hex, tile, rotation }) =>
    one({ type: 'layTile', by, hex, tile, rotation }),
  );
};

const finish = (move: Move): void => {
  pop(move);
  payMw(move);
};

export const mwTileStep = defineStep<MwFrame>({
  decider: (state) => mwOwner(state),
  open: false,
  choices: {
    layTile: {
      options: (state) => mwLays(state),
      expand: (state, _frame, { hex, power }) =>
        power === undefined && (hex === undefined || hex === HOME) ? mwLays(state) : [],
      apply: (move, _frame, action) => {
        const { track } = factsOf(move.state);
        const verdict = layVerdict(track, move.state.board, MW, action, mwPolicy(move.state));
        if (!verdict.ok) throw new Error(`a lay that is refused: ${verdict.problem}`);
        update(move, { board: boardAfterLay(track, move.state.board, action, verdict) });
        const { hex, tile, rotation } = action;
        emit(move, { type: 'tileLaid', company: MW, hex, tile, rotation, cost: 0 });
        finish(move);
      },
    },
    pass: {
      options: (state) => {
        const by = mwOwner(state);
        return by ? [one({ type: 'pass', by })] : [];
      },
      apply: (move) => finish(move),
    },
  },
  settle: (move) => {
    if (mwLays(move.state).length > 0) return false;
    finish(move);
    return true;
  },
});
