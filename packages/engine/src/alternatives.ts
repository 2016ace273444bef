/**
 * What is said of an action that nobody offers. The title knows the rule that forbids it; what could be done instead is read from
 * the offers, so the sentence holds in every position of every title.
 */
import type { Action } from './actions.ts';
import { type Offer, offeredTo, offeredType } from './offers.ts';
import type { Refusal } from './refusal.ts';
import type { Json } from './state.ts';

/** Keys that say no more than "not now". */
const BARE: ReadonlySet<string> = new Set(['notOffered', 'stepOver']);

/** More names than this are a list to read, not an answer. */
const MOST_NAMES = 8;

/** What an action is about: a share of which company, a place for which token. */
const subjectOf = (action: Action): string | undefined => {
  switch (action.type) {
    case 'bid':
      return action.item;
    case 'buyPrivate':
    case 'sellPrivate':
    case 'usePower':
      return action.private;
    case 'par':
    case 'buyShares':
    case 'sellShares':
    case 'short':
    case 'convert':
    case 'actFor':
      return action.company;
    case 'merge':
      return action.with;
    case 'placeToken':
    case 'removeToken':
    case 'buyToken':
      return action.hex;
    case 'buyTrain':
    case 'discardTrain':
    case 'turnTrain':
      return action.train;
    default:
      return undefined;
  }
};

/** Words for kinds of action: `term.do.layTile`. */
const deed = (type: Action['type']): string => `do.${type}`;

const withoutEqual = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** Which things can be dealt with in this way now. */
const subjectsOf = (same: readonly Offer[]): readonly string[] =>
  withoutEqual(
    same.flatMap((offer) => ('action' in offer ? [subjectOf(offer.action)] : [])).filter((each) => each !== undefined),
  );

const alike = (
  action: Action,
  same: readonly Offer[],
): Pick<Refusal, 'key'> & { readonly args: Record<string, Json> } => {
  const what = subjectOf(action);
  const among = subjectsOf(same);
  if (what === undefined || among.length === 0) return { key: 'notAChoice', args: {} };
  if (among.includes(what)) return { key: 'notLikeThat', args: { what } };
  return among.length > MOST_NAMES ? { key: 'notThisOne', args: { what } } : { key: 'notAmong', args: { what, among } };
};

/** The refusal with a sentence that says what can be done now, where it said only that this cannot. */
export const withAlternatives = (refusal: Refusal, action: Action, offered: readonly Offer[]): Refusal => {
  if (!BARE.has(refusal.key)) return refusal;
  const mine = offered.filter((each) => offeredTo(each) === action.by);
  // To pass comes to mind last.
  const types = mine.map(offeredType).toSorted((one, other) => Number(one === 'pass') - Number(other === 'pass'));
  const now = withoutEqual(types.map(deed));
  const same = mine.filter((each) => offeredType(each) === action.type);
  const said = same.length > 0 ? alike(action, same) : { key: refusal.key, args: {} };
  return { ...refusal, key: said.key, args: { ...refusal.args, ...said.args, action: deed(action.type), now } };
};
