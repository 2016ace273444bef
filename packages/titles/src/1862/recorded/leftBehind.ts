/** Trains of bankrupt companies leave the game (§7.12 (c)); on 18xx.games others may still buy them. */
import {
  changeTrain,
  type CompanyId,
  type Move,
  sideFacts,
  slot,
  type State,
  train,
  type Train,
  trainsAt,
} from '@roundhouse/engine';
import { recorded } from './rulings.ts';

/** By train: whose it was. */
export const leftBehind = slot<Readonly<Record<string, CompanyId>>>('leftBehind', {});

/** Whose a train is: the company's that has it, or the bankrupt company's that left it behind. */
export const ownerAsRecorded = (state: State, { id, at }: Train): CompanyId | undefined =>
  at === 'out' ? leftBehind.get(state)[id] : state.companies[at] && at;

/** What a company has to sell: its trains, and those it left behind. */
export const trainsLeftToSell = (state: State, seller: CompanyId): readonly Train[] => [
  ...trainsAt(state, seller),
  ...trainsAt(state, 'out').filter((each) => ownerAsRecorded(state, each) === seller),
];

/** A company is bankrupt: its trains stay on offer, with their warranties. */
export const leaveTrains = (move: Move, company: CompanyId): void => {
  const trains = trainsAt(move.state, company);
  if (trains.length === 0 || recorded(move.state, 'trainsOfBankrupt') !== 'forSale') return;
  for (const { id } of trains) changeTrain(move, id, { at: 'out' });
  leftBehind.set(move, {
    ...leftBehind.get(move.state),
    ...Object.fromEntries(trains.map(({ id }) => [id, company])),
  });
};

export const forgetBought = (move: Move, id: string): void => {
  const { [id]: bought, ...others } = leftBehind.get(move.state);
  if (bought !== undefined) leftBehind.set(move, others);
};

/** Trains left behind rust like others; those under warranty never do, since nobody runs them. */
export const forgetRusted = (move: Move, group: string): void => {
  const all = Object.entries(leftBehind.get(move.state));
  const left = all.filter(([id]) => {
    const each = train(move.state, id);
    return each.warranties > 0 || !sideFacts(move.state, each).rustsOn.includes(group);
  });
  if (left.length < all.length) leftBehind.set(move, Object.fromEntries(left));
};
