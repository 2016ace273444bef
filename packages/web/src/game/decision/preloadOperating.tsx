/** Decisions that no game begins with: they are fetched before they are asked for. */
import type { ActionType, Option, State } from '@roundhouse/engine';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../app/lazyPart.ts';
import { typeOf } from './options.ts';

interface Props {
  readonly options: readonly Option[];
  readonly state: State;
}

const fetchOperating = () => import('./Operating.tsx');
const Fetched = lazyPart<Props>(fetchOperating);
let ready: ComponentType<Props> | null = null;

const getReady = async (): Promise<void> => {
  try {
    ready = (await fetchOperating()).default;
  } catch {
    // It is asked for again when it is needed.
  }
};

/** While the first question is read. */
export const usePreloadOperating = (): void => {
  useEffect(() => {
    const timer = setTimeout(() => void getReady(), 300);
    return () => clearTimeout(timer);
  }, []);
};

const TYPES: ReadonlySet<ActionType> = new Set<ActionType>([
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
  'actFor',
  'choose',
  'usePower',
  'convert',
  'takeLoan',
  'repayLoan',
  'bankrupt',
  'endGame',
]);

const Present = (props: Props) => {
  // What is there already is drawn at once; it stays the same component for as long as it is on the screen.
  const [Shown] = useState<ComponentType<Props>>(() => ready ?? Fetched);
  return <Shown {...props} />;
};

export const OperatingWhenNeeded = ({ options, state }: Props) =>
  options.some((each) => each.kind === 'run' || TYPES.has(typeOf(each))) ? (
    <Suspense fallback={<p aria-busy="true" />}>
      <Present options={options} state={state} />
    </Suspense>
  ) : null;
