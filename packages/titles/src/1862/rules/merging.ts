/** 1862 §7.5, §7.14: proposing a merger at the start of a turn, or an acquisition at its end. */
import {
  type ActionOf,
  citiesOf,
  type CompanyId,
  companyOf,
  defineStep,
  entersSome,
  factsOf,
  flatMap,
  type Frame,
  type HexId,
  leaving,
  type Move,
  one,
  type Option,
  placeMarker,
  type PlayerId,
  pop,
  type Proposal,
  propose,
  push,
  shapeAt,
  type State,
  tokensInCity,
  updateCompany,
} from '@roundhouse/engine';
import { MARKET, parFor } from '../market.ts';
import { ruling } from '../rulings.ts';
import { beginFold } from './folding.ts';
import { boardWithWaiting, isLondonPlace, NETWORK, reachOf } from './network.ts';
import { inReceivership, lnerFormed } from './slots.ts';
import { salePrice } from './prices.ts';
import { STEP } from '../steps.ts';
import { moveMarker, special } from '../vocabulary.ts';

type Kind = 'merger' | 'acquisition';

export interface MergeFrame extends Frame {
  readonly company: CompanyId;
  readonly kind: Kind;
}

/** §7.5.2: companies with a marker in a city that the company reaches; London never connects. */
export const partners = (state: State, company: CompanyId): readonly CompanyId[] => {
  const { track } = factsOf(state);
  const board = boardWithWaiting(state);
  const { hexes } = reachOf(state, company);
  const found = new Set<CompanyId>();
  for (const token of board.tokens) {
    if (token.company === company || isLondonPlace(token.hex)) continue;
    const node = citiesOf(shapeAt(track, board, token.hex))[token.city];
    if (node !== undefined && ((hexes.get(token.hex)?.nodes ?? 0) & (1 << node)) !== 0) found.add(token.company);
  }
  // §7.5.2 (b): not with companies in receivership.
  return Object.keys(state.companies).filter((id) => found.has(id) && !inReceivership(state, id));
};

/** Whether there is any of the `partners`; where there is one, most often it is near. */
const hasPartner = (state: State, company: CompanyId): boolean => {
  const { track } = factsOf(state);
  const board = boardWithWaiting(state);
  const isPartner = (id: CompanyId): boolean =>
    id !== company && state.companies[id] !== undefined && !inReceivership(state, id);
  const hasMarker = (hex: HexId, city: number): boolean =>
    !isLondonPlace(hex) && tokensInCity(board, hex, city).some((token) => isPartner(token.company));
  return (
    board.tokens.some((token) => token.company === company && hasMarker(token.hex, token.city)) ||
    entersSome(
      track,
      board,
      company,
      NETWORK,
      ({ kind }, hex, node) => kind === 'city' && hasMarker(hex, citiesOf(shapeAt(track, board, hex)).indexOf(node)),
    )
  );
};

/** §7.5.3 (a): the highest cell not above the lower value and half of the higher one. */
export const mergedCell = (
  state: State,
  a: CompanyId,
  b: CompanyId,
): { readonly id: string; readonly price: number } => {
  const [low = 0, high = 0] = [salePrice(state, a), salePrice(state, b)].sort((x, y) => x - y);
  const value = low + Math.floor(high / 2);
  const cell = MARKET.rows[0]?.findLast((each) => each !== null && each.price <= value);
  if (!cell) throw new Error('the MARKET has no cell');
  return cell;
};

const begin = (move: Move, { company, with: partner, survivor = company }: ActionOf<'merge'>, kind: Kind): void => {
  const other = survivor === company ? partner : company;
  const { id, price } = mergedCell(move.state, company, partner);
  special(move, kind === 'acquisition' ? 'acquires' : 'merges', { company, other: partner, survivor });
  // A marker that is there already goes to the bottom of its stack.
  if (move.state.market.at[survivor] === id) placeMarker(move, survivor, id);
  else moveMarker(move, survivor, id, 'merger');
  updateCompany(move, survivor, { par: parFor(price) });
  beginFold(move, { kind, acting: company, survivor, other });
};

export const mergerProposals: Readonly<Record<string, Proposal>> = {
  merge: {
    accepted: (move, action, { args }) => {
      if (action.type !== 'merge') return;
      // The one who proposed is done with this step.
      pop(move);
      begin(move, action, args['kind'] === 'acquisition' ? 'acquisition' : 'merger');
    },
  },
};

const proposals = (state: State, company: CompanyId, by: PlayerId): readonly Option[] =>
  flatMap(partners(state, company), (partner) =>
    [company, partner].map((survivor) => one({ type: 'merge', by, company, with: partner, survivor })),
  );

export const mergeStep = defineStep<MergeFrame>({
  decider: (state, { company }) => companyOf(state, company).president,
  choices: {
    merge: {
      options: (state, { company }) => {
        const by = companyOf(state, company).president;
        return by ? proposals(state, company, by) : [];
      },
      apply: (move, { company, kind }, action) => {
        const other = companyOf(move.state, action.with).president;
        const asked = ruling(move.state, 'consentRequired') && other ? other : action.by;
        const { price } = mergedCell(move.state, company, action.with);
        propose(move, mergerProposals, 'merge', asked, action, {
          kind,
          company,
          with: action.with,
          survivor: action.survivor ?? company,
          price,
        });
      },
    },
    pass: {
      options: (state, { company }) => {
        const by = companyOf(state, company).president;
        return by ? [one({ type: 'pass', by })] : [];
      },
      apply: (move, frame, action) => leaving(frame.kind)(move, frame, action),
    },
  },
});

/** §8 (d), §10.3 (d): not in receivership, not after the LNER has formed. */
export const mayUnite = (state: State, company: CompanyId): boolean =>
  !inReceivership(state, company) && !lnerFormed(state);

/** Nobody is asked without a partner. */
export const beginMerging = (move: Move, company: CompanyId, kind: Kind): void => {
  if (mayUnite(move.state, company) && hasPartner(move.state, company)) push(move, STEP.merge.frame({ company, kind }));
};
