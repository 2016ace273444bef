/** What no game begins with: track, stations, runs, dividends, trains, mergers, answers. Fetched with the other parts that come later. */
import { askedFor, type Option, type State } from '@roundhouse/engine';
import { useMemo } from 'react';
import { Answer } from './Answer.tsx';
import { Dividend } from './Dividend.tsx';
import { Lay } from './Lay.tsx';
import { Merge } from './Merge.tsx';
import { typeOf } from './options.ts';
import { OtherChoices } from './OtherChoices.tsx';
import { RunTrains } from './RunTrains.tsx';
import { layOptionsAmong } from './layOptions.ts';
import { Stations } from './Stations.tsx';
import { Trains } from './Trains.tsx';

/** Track by the power of a private can be laid at any time: where another step asks, what it asks for goes first. */
const isAside = (options: readonly Option[], state: State): boolean => {
  const asked = askedFor(state);
  return (
    !asked.includes('layTile') &&
    options.some((each) => !each.refusal && typeOf(each) !== 'pass' && asked.includes(typeOf(each)))
  );
};

/** Where the bank's trains are out of reach, what else can be done stands before the trains of all other companies. */
const isWayOut = (options: readonly Option[], option: Option): boolean =>
  !option.refusal &&
  options.some((each) => typeOf(each) === 'buyTrain') &&
  !options.some(
    (each) => 'action' in each && each.action.type === 'buyTrain' && each.action.from === 'depot' && !each.refusal,
  );

export const Operating = ({ options, state }: { readonly options: readonly Option[]; readonly state: State }) => {
  const lays = useMemo(() => layOptionsAmong(options, state), [options, state]);
  const merges = options.some((each) => typeOf(each) === 'merge' && !each.refusal);
  const growing = options.filter((each) => typeOf(each) === 'convert' && (merges || isWayOut(options, each)));
  const rest = options.filter((each) => !growing.includes(each));
  const aside = isAside(options, state);
  return (
    <>
      <Answer options={options} state={state} />
      {lays.length > 0 && !aside && <Lay options={lays} state={state} />}
      <Stations options={options} state={state} />
      {options.some((each) => each.kind === 'run') && <RunTrains state={state} />}
      <Dividend options={options} state={state} />
      {/* What is done most often stands first: a company grows more often than it merges, and than it buys from another. */}
      <OtherChoices options={growing} state={state} folds={merges} />
      <Trains options={options} state={state} />
      {options.some((each) => typeOf(each) === 'merge') && <Merge options={options} state={state} />}
      {lays.length > 0 && aside && <Lay options={lays} state={state} />}
      <OtherChoices options={rest} state={state} />
    </>
  );
};
