/** What is done in a game, counted alike for people and bots: by the one who decided it, or at the table as a whole. */
import type { Action, Event } from '@roundhouse/engine';

export const DEEDS = [
  'bids',
  'bought',
  'sold',
  'shorts',
  'started',
  'converted',
  'merged',
  'acquired',
  'liquidated',
  'loans',
  'tiles',
  'tokens',
  'runs',
  'withheld',
  'depot trains',
  'other trains',
  'proposals',
  'bankrupt',
] as const;
export type Deed = (typeof DEEDS)[number];
export type Tally = Partial<Record<Deed, number>>;

const CLOSINGS: Readonly<Record<string, Deed>> = {
  liquidation: 'liquidated',
  acquisition: 'acquired',
  sale: 'acquired',
};

const ofEvent = (event: Event): Deed | undefined => {
  switch (event.type) {
    case 'bid':
      return 'bids';
    case 'sharesBought':
      return 'bought';
    case 'sharesSold':
      return 'sold';
    case 'shorted':
      return 'shorts';
    case 'companyStarted':
      return 'started';
    case 'companiesMerged':
      return 'merged';
    case 'companyClosed':
      return CLOSINGS[event.why];
    case 'loansTaken':
      return 'loans';
    case 'tileLaid':
      return 'tiles';
    case 'tokenPlaced':
      return 'tokens';
    case 'trainsRan':
      return 'runs';
    case 'proposed':
      return 'proposals';
    case 'bankrupt':
      return 'bankrupt';
    default:
      return undefined;
  }
};

const ofAction = (action: Action): Deed | undefined => {
  switch (action.type) {
    case 'convert':
      return 'converted';
    case 'dividend':
      return action.kind === 'withhold' ? 'withheld' : undefined;
    case 'buyTrain':
      return action.from === 'depot' ? 'depot trains' : 'other trains';
    default:
      return undefined;
  }
};

/** Counts a decision and what followed from it. */
export const count = (tally: Tally, action: Action, events: readonly Event[]): void => {
  for (const deed of [ofAction(action), ...events.map(ofEvent)])
    if (deed !== undefined) tally[deed] = (tally[deed] ?? 0) + 1;
};

/** How often each bidder has bid for each lot. */
export const bidsByLot = (actions: readonly Action[]): readonly number[] => {
  const counts = new Map<string, number>();
  for (const action of actions)
    if (action.type === 'bid') {
      const key = `${action.item} ${action.by}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return [...counts.values()];
};
