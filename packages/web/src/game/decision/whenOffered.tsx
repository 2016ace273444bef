/** Decisions that hardly any game begins with: they are there before they are asked for, or fetched when they are. */
import type { ActionType, Option, State } from '@roundhouse/engine';
import { laterPart } from '../later.tsx';
import { typeOf } from './options.ts';
import { OTHER_TYPES } from './otherTypes.ts';

interface Props {
  readonly options: readonly Option[];
  readonly state: State;
}

const Operating = laterPart<Props>(({ Operating: Part }) => Part, <p aria-busy="true" />);
const Shares = laterPart<Props>(({ Shares: Part }) => Part, <p aria-busy="true" />);

const OPERATING: ReadonlySet<ActionType> = new Set<ActionType>([
  'layTile',
  'placeToken',
  'removeToken',
  'buyToken',
  'runTrains',
  'dividend',
  'buyTrain',
  'discardTrain',
  'turnTrain',
  'merge',
  'answer',
  ...OTHER_TYPES,
]);

const SHARES: ReadonlySet<ActionType> = new Set<ActionType>(['par', 'buyShares', 'sellShares', 'short']);

export const OperatingWhenOffered = ({ options, state }: Props) =>
  options.some((each) => each.kind === 'run' || OPERATING.has(typeOf(each))) ? (
    <Operating options={options} state={state} />
  ) : null;

export const SharesWhenOffered = ({ options, state }: Props) =>
  options.some((each) => SHARES.has(typeOf(each))) ? <Shares options={options} state={state} /> : null;
