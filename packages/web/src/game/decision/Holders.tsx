/** What every holder has before and after a decision: shares, certificates, money. */
import { Fragment, type ReactNode } from 'react';
import { Arrowed } from '../../app/Arrow.tsx';
import { DOT } from '../../i18n/dot.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { actionLabel, hexName } from './describe.ts';
import css from './Holders.module.css';
import { transfersOf, holdersOf, type Outcome } from './outcome.ts';
import { Worth } from './Worth.tsx';

const Change = ({
  of: [before, after],
  say,
  from,
  counts = false,
}: {
  readonly of: readonly [number, number];
  readonly say: (value: number) => string;
  /** How the first of two is said where it need not be said whole. */
  readonly from?: (value: number) => string;
  /** Whether more of it is better. */
  readonly counts?: boolean;
}) => {
  if (before === after) return before === 0 ? <td>–</td> : <td>{say(before)}</td>;
  return (
    // A share of something that has grown may be worth more: only money says what was gained.
    <td className={counts ? (after < before ? css.less : css.more) : css.moved}>
      <span className={css.before}>{(from ?? say)(before)} →</span> {say(after)}
    </td>
  );
};

/** Of longer rows the panel has no line: what everybody is worth is said over the table, which leaves it out. */
const ROW_LENGTH = 42;

/** What a column of another company takes besides its figures: its name stands over it. */
const COLUMN = 8;

/** A table of more rows than this is folded where something else has to be seen below it. */
const FEW_HOLDERS = 4;

export const Holders = ({
  of: outcome,
  title,
  folds = false,
}: {
  readonly of: Outcome;
  readonly title: string;
  /** Folded where nobody's worth changes and the table is long. */
  readonly folds?: boolean;
}) => {
  const t = useT();
  const tell = useT('later');
  const formatter = useFormatter();
  const table = holdersOf(outcome);
  if (!table) return null;
  // What several would choose alike is said once.
  const supposed = new Map<string, Set<string>>();
  for (const { state, action } of outcome.supposed) {
    const choice = actionLabel(action, state, formatter, t);
    supposed.set(choice, (supposed.get(choice) ?? new Set()).add(formatter.holder(action.by)));
  }
  const name = (id: string): ReactNode => {
    if (formatter.facts.companies[id]) return formatter.chip(id);
    return id === 'pool' || id === 'ipo' ? formatter.term(`place.${id}`) : formatter.holder(id);
  };
  const worths = table.rows.flatMap(({ holder, worth }) =>
    worth && worth[0] !== worth[1] ? [{ player: holder, from: worth[0], to: worth[1] }] : [],
  );
  const changed = ([before, after]: readonly [number, number], say: (value: number) => string): string =>
    before === after ? say(after) : `${say(before)}→${say(after)}`;
  const lengths = table.rows.map(({ holder, shares, certificates, cash, worth }) =>
    [
      formatter.facts.companies[holder] ? holder : formatter.holder(holder),
      ...shares.map((each) => `${changed(each, formatter.number)}%`),
      changed(certificates, formatter.number),
      changed(cash, formatter.money),
      worth ? changed(worth, formatter.money) : '',
    ].reduce((sum, { length }) => sum + length, COLUMN * (shares.length - 1)),
  );
  const apart = worths.length > 0 && Math.max(...lengths) > ROW_LENGTH;
  // Where nobody gains or loses by it, who holds what is the difference.
  const moves = table.rows.flatMap(({ holder, shares, cash }) => {
    const moved = [
      ...shares.flatMap((each) => (each[0] === each[1] ? [] : [`${changed(each, formatter.number)}%`])),
      ...(cash[0] === cash[1] ? [] : [changed(cash, formatter.money)]),
    ];
    return moved.length > 0 ? [{ holder, text: moved.join(', ') }] : [];
  });
  const folded = folds && worths.length === 0 && table.rows.length > FEW_HOLDERS;
  const rows = (
    <div className={css.scroll}>
      <table className={css.holders} data-holders={folded ? undefined : ''}>
        <caption className={folded ? 'visually-hidden' : undefined}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{tell('holders.holder')}</th>
            {table.companies.map((company) => (
              <th key={company} scope="col">
                {formatter.chip(company)}
              </th>
            ))}
            <th scope="col">
              <abbr title={tell('holders.certificates')}>{t('holders.certificates.short')}</abbr>
            </th>
            <th scope="col">{tell('holders.cash')}</th>
            {!apart && (
              <th scope="col">
                <abbr title={t('player.worth')}>{t('effect.worth')}</abbr>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ holder, shares, certificates, cash, worth }) => (
            <tr key={holder} data-holder={holder}>
              <th scope="row">{name(holder)}</th>
              {shares.map((change, at) => (
                <Change
                  key={table.companies[at]}
                  of={change}
                  say={(value) => `${formatter.number(value)}%`}
                  from={formatter.number}
                />
              ))}
              <Change of={certificates} say={formatter.number} />
              <Change of={cash} say={formatter.money} />
              {!apart && (worth ? <Change of={worth} say={formatter.money} counts /> : <td />)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  return (
    <>
      {/* Where the table has no room: what it comes to. */}
      <p className={css.brief} data-worths="" data-shown={folded || apart || undefined}>
        {worths.length > 0 ? (
          <Worth of={worths} />
        ) : folded || moves.length === 0 ? (
          tell('worth.same')
        ) : (
          moves.map(({ holder, text }, at) => (
            <Fragment key={holder}>
              {at > 0 && DOT}
              {name(holder)} <Arrowed text={text} />
            </Fragment>
          ))
        )}
      </p>
      {folded ? (
        <details className={css.folded} data-holders="">
          <summary>{title}</summary>
          {rows}
        </details>
      ) : (
        rows
      )}
      {transfersOf(outcome).map(({ from, to, trains, stations, privates }) => (
        <p key={`${from} ${to}`} className={css.supposed} data-goods={from}>
          {formatter.chip(from)} → {formatter.chip(to)}:{' '}
          {[
            ...(trains.length > 0 ? [tell('holders.trains', { trains: trains.join(', ') })] : []),
            ...(stations.length > 0
              ? [tell('holders.stations', { places: stations.map((hex) => hexName(formatter, hex)).join(', ') })]
              : []),
            ...privates.map((id) => formatter.privateName(id)),
          ].join(DOT)}
        </p>
      ))}
      {[...supposed].map(([choice, players]) => (
        <p key={choice} className={css.supposed}>
          {tell('holders.supposed', { players: formatter.list([...players]), count: players.size, choice })}
        </p>
      ))}
    </>
  );
};
