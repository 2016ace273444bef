/** 1849 §14.1, variant: a corporation buys a station marker of another. */
import {
  amend,
  cashOf,
  changedBoard,
  citiesOf,
  type CompanyId,
  companyOf,
  defineStep,
  factsOf,
  firstOpenSlot,
  isAt,
  type Move,
  networkOf,
  type Option,
  type PlacedToken,
  pop,
  type Proposal,
  propose,
  reachesNode,
  type Refusal,
  shapeAt,
  type State,
  update,
  updateCompany,
} from '@roundhouse/engine';
import { presidentPasses } from '../../common/passing.ts';
import { TOKENS_FOR_SALE } from '../trains.ts';
import { closeStep } from './closingSteps.ts';
import { GAUGES } from './track.ts';
import { ruling } from '../rulings.ts';
import { homeMarkers } from './slots.ts';
import { presidentOf, type StepFrame } from './operatingTurn.ts';
import { STEP } from '../steps.ts';
import { pay, phaseHas, refuse, special } from '../vocabulary.ts';

export interface AcquireFrame extends StepFrame {
  readonly bought?: boolean;
}

const whyNot = (state: State, { company, bought }: AcquireFrame, token: PlacedToken): Refusal | undefined => {
  const anytime = ruling(state, 'tokenSalesAnytime');
  if (!anytime && !phaseHas(state, TOKENS_FOR_SALE)) return refuse('1849 §14.1-a', 'tokensNotForSale');
  if (!anytime && bought) return refuse('1849 §14.1-a', 'oneTokenPerTurn');
  if (homeMarkers.get(state)[token.company] === token.hex)
    return refuse('1849 §14.1-d', 'homeMarkerStays', { company: token.company });
  if (companyOf(state, company).tokens.length === 0) return refuse('1849 §14.1-e', 'noToken');
  if (state.board.tokens.some((each) => each.company === company && each.hex === token.hex))
    return refuse('1849 §14.1-e', 'alreadyThere', { company, hex: token.hex });
  const { track } = factsOf(state);
  const node = citiesOf(shapeAt(track, state.board, token.hex))[token.city] ?? -1;
  if (!reachesNode(networkOf(track, state.board, company, GAUGES), token.hex, node))
    return refuse('1849 §14.1-b', 'notConnected', { company, hex: token.hex });
  const cash = cashOf(state, company);
  return cash < 1 ? refuse('1849 §10-e', 'notEnoughCash', { cost: 1, cash }) : undefined;
};

const offers = (state: State, frame: AcquireFrame): readonly Option[] => {
  const by = presidentOf(state, frame);
  if (!by) return [];
  return state.board.tokens
    .filter((token) => token.company !== frame.company)
    .map((token): Option => {
      const { hex, city, company: from } = token;
      const action = { type: 'buyToken', by, hex, city, from, price: 1 } as const;
      const refusal = whyNot(state, frame, token);
      const max = Math.max(1, cashOf(state, frame.company));
      return { kind: 'price', action, min: 1, max, step: 1, ...(refusal ? { refusal } : {}) };
    });
};

/** §14.1-c: the buyer's marker takes the slot, the seller's returns to its charter. */
const change = (move: Move, buyer: CompanyId, hex: string, city: number, seller: CompanyId, price: number): void => {
  const token = move.state.board.tokens.find(
    (each) => each.company === seller && each.hex === hex && each.city === city,
  );
  if (!token) throw new Error(`${seller} has no station in ${hex}`);
  pay(move, buyer, seller, price, 'station');
  updateCompany(move, buyer, { tokens: companyOf(move.state, buyer).tokens.slice(1) });
  updateCompany(move, seller, { tokens: [0, ...companyOf(move.state, seller).tokens] });
  const { board } = move.state;
  const others = board.tokens.filter((each) => each !== token);
  // Where another circle before it is empty, the marker comes to lie there: nothing depends on it but how circles are numbered.
  const slot = Math.min(token.slot, firstOpenSlot(changedBoard(board, { tokens: others }), hex, city, buyer));
  const tokens = board.tokens.map((each) => (each === token ? { company: buyer, hex, city, slot } : each));
  update(move, { board: changedBoard(board, { tokens }) });
  special(move, 'stationAcquired', { company: buyer, seller, hex, price });
};

export const tokenProposal: Proposal = {
  accepted: (move, action, { args }) => {
    const buyer = args['company'];
    if (action.type !== 'buyToken' || typeof buyer !== 'string') return;
    change(move, buyer, action.hex, action.city, action.from, action.price);
    if (isAt(move.state, STEP.acquireStation)) amend(move, STEP.acquireStation, { bought: true });
  },
};

export const acquireStationStep = defineStep<AcquireFrame>({
  decider: presidentOf,
  choices: {
    buyToken: {
      options: offers,
      apply: (move, { company }, action) => {
        const asked = companyOf(move.state, action.from).president;
        if (!asked) throw new Error(`${action.from} has no president`);
        const { hex, price, from } = action;
        propose(move, { buyToken: tokenProposal }, 'buyToken', asked, action, { company, seller: from, hex, price });
      },
    },
    pass: presidentPasses('acquireStation'),
  },
  settle: (move, frame) => {
    if (offers(move.state, frame).some((option) => !option.refusal)) return false;
    if (phaseHas(move.state, TOKENS_FOR_SALE) && !frame.bought)
      return closeStep(move, frame.company, 'noStationForSale');
    pop(move);
    return true;
  },
});
