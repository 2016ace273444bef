/** Trains and phases: price, distance, what rusts what, what a phase allows. */
import type { Facts, PhaseFacts, TrainFacts, TrainSide } from '@roundhouse/engine';
import { Scroll } from '../shared/Scroll.tsx';
import shared from '../shared/shared.module.css';
import type { Shown } from './context.ts';
import css from './Reference.module.css';
import { Swatch } from './Swatch.tsx';
import { trainsTogether } from '../../i18n/trainNames.ts';
import { type Translate, useT, wordsIn } from '../../i18n/words.ts';

const list = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : '–');

interface Ended {
  readonly rusts: readonly string[];
  readonly fades: readonly string[];
}
const NOTHING: Ended = { rusts: [], fades: [] };

/** What leaves or grows old when a train of this name is bought, and has not with one of the earlier ones. */
const ended = (facts: Facts, name: string, earlier: readonly string[]): Ended => {
  const sides = facts.trains.flatMap((train): readonly TrainSide[] => [train, ...train.sides]);
  const first = (on: readonly string[]): boolean => on.includes(name) && !on.some((each) => earlier.includes(each));
  return {
    rusts: sides.filter(({ rustsOn }) => first(rustsOn)).map((side) => side.name),
    fades: sides.filter(({ obsoleteOn }) => first(obsoleteOn)).map((side) => side.name),
  };
};

/** A card that runs only as one of its sides has no distance of its own (1862). */
const isBareCard = (train: TrainFacts, side: TrainSide): boolean =>
  side === train && train.sides.length > 0 && side.distance === side.name;

/** Short statements in a row, each a sentence. */
const sentences = (statements: readonly string[]): string =>
  statements.map((each) => `${each.charAt(0).toUpperCase()}${each.slice(1)}.`).join(' ');

const startsIn = (t: Translate<'reference'>, { starts }: TrainFacts, formatter: Shown['formatter']): string =>
  starts.map(({ nth, phase }) => t('trains.starts', { nth, phase: formatter.phase(phase) })).join('; ');

export const TrainsSection = ({ facts, formatter }: Shown) => {
  const t = useT('reference');
  const { language } = formatter;
  const sizes = [...new Set(facts.phases.flatMap(({ trainLimit }) => Object.keys(trainLimit)))];
  const word = (prefix: string, key: string): string | undefined =>
    formatter.has(`${prefix}.${key}`)
      ? formatter.term(`${prefix}.${key}`)
      : wordsIn(language, 'reference')[`${prefix}.${key}`];
  const sides = facts.trains.flatMap((train): readonly TrainSide[] => [train, ...train.sides]);
  const some = {
    rust: sides.some(({ rustsOn }) => rustsOn.length > 0),
    last: sides.some(({ obsoleteOn, endsWith }) => obsoleteOn.length > 0 || endsWith?.lastRun === true),
    rounds: facts.phases.some(({ operatingRounds }) => operatingRounds > 0),
  };
  /** 18MEX: with the second 6-train, not the first. */
  const later = ({ endsWith }: TrainSide, lastRun: boolean): readonly string[] =>
    endsWith?.lastRun === lastRun ? [t('trains.starts', { phase: endsWith.train, nth: endsWith.nth })] : [];
  const wordsOf = (prefix: string, keys: readonly string[]): readonly string[] =>
    keys.flatMap((key) => word(prefix, key) ?? []);
  const limitOf = (size: string): string =>
    sizes.length === 1
      ? t('trains.limit')
      : t('trains.limitOf', { size: size === 'default' ? t('trains.others') : (word('size', size) ?? size) });
  // Where only some phases count trains in a way of their own, the others say theirs, too (1862).
  const counted = [...new Set(facts.phases.flatMap(({ flags }) => flags))].filter((flag) =>
    formatter.has(`trainLimit.${flag}`),
  );
  const limitIn = ({ flags, trainLimit }: PhaseFacts, size: string): number | string => {
    const limit = trainLimit[size];
    if (limit === undefined) return '–';
    const how = counted.find((flag) => flags.includes(flag)) ?? 'all';
    return counted.length > 0 ? formatter.term(`trainLimit.${how}`, { limit }) : limit;
  };
  const trainsOf = (names: readonly string[]): string =>
    trainsTogether(names, language, (train) => t('trains.all', { train }));
  return (
    <>
      <Scroll label={t('trains.trains')}>
        <table className={`${shared.table} ${shared.stacked}`}>
          <caption className="visually-hidden">{t('trains.trains')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('trains.train')}</th>
              <th scope="col">{t('trains.count')}</th>
              <th scope="col">{t('trains.price')}</th>
              <th scope="col">{t('trains.distance')}</th>
              <th scope="col">{t('trains.phase')}</th>
              {some.rust && <th scope="col">{t('trains.rustsOn')}</th>}
              {some.last && <th scope="col">{t('trains.obsoleteOn')}</th>}
            </tr>
          </thead>
          <tbody>
            {facts.trains.flatMap((train) =>
              [train as TrainSide, ...train.sides].map((side, i) => (
                <tr key={`${train.name} ${side.name}`}>
                  <th scope="row">
                    <span className={i > 0 ? `${css.train} ${css.side}` : css.train}>{side.name}</span>
                  </th>
                  <td {...(i === 0 ? { 'data-label': t('trains.count') } : {})}>
                    {i === 0 ? (
                      train.unlimited ? (
                        t('trains.unlimited')
                      ) : (
                        train.count
                      )
                    ) : (
                      <span className="visually-hidden">{t('trains.sameCard')}</span>
                    )}
                  </td>
                  <td className={shared.plain} data-label={t('trains.price')}>
                    {side.price > 0 ? formatter.money(side.price) : '–'}
                  </td>
                  <td data-label={t('trains.distance')}>{isBareCard(train, side) ? '–' : side.distance}</td>
                  <td className={shared.plain} data-label={t('trains.phase')}>
                    {i === 0 ? startsIn(t, train, formatter) : ''}
                    {i === 0 && train.from !== undefined && t('trains.from', { phase: formatter.phase(train.from) })}
                  </td>
                  {some.rust && (
                    <td className={shared.listed} data-label={t('trains.rustsOn')}>
                      {list([...side.rustsOn, ...later(side, false)])}
                    </td>
                  )}
                  {some.last && (
                    <td className={shared.listed} data-label={t('trains.obsoleteOn')}>
                      {list([...side.obsoleteOn, ...later(side, true)])}
                    </td>
                  )}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </Scroll>
      <h3>{t('trains.phases')}</h3>
      <Scroll label={t('trains.phases')}>
        <table className={`${shared.table} ${shared.stacked}`}>
          <thead>
            <tr>
              <th scope="col">{t('trains.phase')}</th>
              <th scope="col">{t('trains.begins')}</th>
              <th scope="col">{t('trains.tiles')}</th>
              {some.rounds && <th scope="col">{t('trains.rounds')}</th>}
              {sizes.map((size) => (
                <th key={size} scope="col">
                  {limitOf(size)}
                </th>
              ))}
              <th scope="col">{t('trains.effects')}</th>
            </tr>
          </thead>
          <tbody>
            {facts.phases.map((phase, i) => {
              const before = facts.phases[i - 1];
              const starter = facts.trains.find(({ starts }) => starts.some((each) => each.phase === phase.name));
              const nth = starter?.starts.find((each) => each.phase === phase.name)?.nth ?? 1;
              // A card of an earlier phase may have ended the same trains already.
              const earlier = facts.trains
                .filter(({ starts }) =>
                  facts.phases.slice(0, i).some(({ name }) => starts.some((each) => each.phase === name)),
                )
                .map(({ name }) => name);
              const { rusts, fades } = starter && nth === 1 ? ended(facts, starter.name, earlier) : NOTHING;
              const begun = wordsOf(
                'flag',
                phase.flags.filter((flag) => before?.flags.includes(flag) !== true),
              );
              const over = wordsOf(
                'flag.over',
                (before?.flags ?? []).filter((flag) => !phase.flags.includes(flag)),
              );
              return (
                <tr key={phase.name}>
                  <th scope="row">{formatter.phase(phase.name)}</th>
                  <td data-label={t('trains.begins')}>
                    {starter ? t('trains.nth', { nth, train: starter.name }) : t('trains.atStart')}
                  </td>
                  <td data-label={t('trains.tiles')}>
                    <span className={css.values}>
                      {phase.colours.map((colour) => (
                        <Swatch key={colour} colour={colour} text={t(`swatch.${colour}`)} />
                      ))}
                    </span>
                  </td>
                  {some.rounds && (
                    <td data-label={t('trains.rounds')}>{phase.operatingRounds > 0 ? phase.operatingRounds : '–'}</td>
                  )}
                  {sizes.map((size) => (
                    <td key={size} data-label={limitOf(size)}>
                      {limitIn(phase, size)}
                    </td>
                  ))}
                  <td className={shared.wide}>
                    {sentences([
                      ...(rusts.length > 0 ? [t('trains.rusts', { trains: trainsOf(rusts) })] : []),
                      ...(fades.length > 0 ? [t('trains.fades', { trains: trainsOf(fades) })] : []),
                      ...wordsOf('phase', phase.happens ?? []),
                      ...begun,
                      ...over,
                    ])}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
    </>
  );
};
