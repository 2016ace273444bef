/** Trains: what is left, what comes next, what it rusts; and the phases. */
import { THEMES } from '@roundhouse/board';
import { type Colour, nextTrain, phaseFacts, trainsAt } from '@roundhouse/engine';
import { useThemeName } from '../../app/settings.ts';
import { inkOn } from '../../board/liveries.ts';
import { DOT } from '../../i18n/dot.ts';
import { useT } from '../../i18n/words.ts';
import { useGameContext, useShown, useFormatter } from '../context.tsx';
import css from './Depot.module.css';

/** A colour of tiles, as it is on the board beside it. */
const Swatch = ({ colour, text }: { readonly colour: Colour; readonly text: string }) => {
  const fill = THEMES[useThemeName()].hex[colour];
  return (
    <span className={css.swatch} style={{ background: fill, color: inkOn(fill, '#1f1c19') }}>
      {text}
    </span>
  );
};

export const Depot = () => {
  const t = useT();
  const formatter = useFormatter();
  const { facts } = useGameContext();
  const state = useShown();
  const next = nextTrain(state);
  const pool = trainsAt(state, 'pool');
  const phase = phaseFacts(state);
  const left = (name: string): number =>
    state.trains.filter((each) => each.name === name && each.at === 'depot').length;
  const coming = facts.trains.filter(({ name }) => left(name) > 0 || next?.name === name);
  const sidesOf = (train: (typeof facts.trains)[number]) => [train, ...train.sides];
  const isPriced = (train: (typeof facts.trains)[number]): boolean =>
    train.sides.some((side) => side.price !== train.price);
  // A card whose sides cost the same goes by a letter that no train has.
  const runsAs = (train: (typeof facts.trains)[number]) =>
    train.sides.length === 0 || isPriced(train) ? sidesOf(train) : train.sides;
  // What is gone already cannot rust; a card in the depot may still be bought with any of its sides.
  const inPlay = new Set(state.trains.flatMap(({ at, side }) => (at === 'out' ? [] : [side])));
  /** What goes with the purchase of any side of a card: trains as companies own them, never the card they are printed on. */
  const rustedBy = (train: (typeof facts.trains)[number]): readonly string[] => {
    const bought = sidesOf(train).map(({ name }) => name);
    return facts.trains.flatMap((each) =>
      runsAs(each)
        .filter(({ name }) => inPlay.has(name) || left(each.name) > 0)
        .filter(({ rustsOn }) => rustsOn.some((name) => bought.includes(name)))
        .map(({ name }) => name),
    );
  };
  // What a broken bank still pays is paid all the same: below nothing there is nothing to read.
  const bank = state.cash['bank'] ?? 0;
  return (
    <div className={css.depot}>
      <p className={css.phase}>
        <b>{t('depot.phase', { phase: formatter.phase(state.phase) })}</b>
        <small>
          {formatter.term('depot.bank')}{' '}
          {facts.bank === 'unlimited' ? '∞' : bank > 0 ? formatter.money(bank) : t('depot.broken')}
        </small>
        <span>
          {phase.colours.map((colour) => (
            <Swatch key={colour} colour={colour} text={t(`colour.${colour}`)} />
          ))}
        </span>
      </p>
      {coming.length === 0 ? (
        <p className={css.pool}>{t('depot.none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('depot.train')}</th>
              <th scope="col">{t('depot.price')}</th>
              <th scope="col">{t('depot.left')}</th>
              <th scope="col">{t('depot.rusts')}</th>
            </tr>
          </thead>
          <tbody>
            {coming.map((train) => {
              // What no card before it takes is the news of this one; the whole list is there for who points at it or listens.
              const before = new Set(coming.slice(0, coming.indexOf(train)).flatMap(rustedBy));
              const rusts = rustedBy(train);
              const news = rusts.filter((each) => !before.has(each));
              const isShortened = news.length > 0 && news.length < rusts.length;
              // Sides that differ in price stand in a row, each with its own.
              const sides = sidesOf(train);
              return (
                <tr key={train.name} className={next?.name === train.name ? css.next : undefined}>
                  {isPriced(train) ? (
                    <th scope="row" colSpan={2} className={css.sides}>
                      {sides.map((side) => (
                        <span key={side.name}>
                          {side.name} <small>{formatter.number(side.price)}</small>
                        </span>
                      ))}
                    </th>
                  ) : (
                    <>
                      <th scope="row">
                        {train.name}
                        {train.sides.length > 0 && <small> {train.sides.map((side) => side.name).join(DOT)}</small>}
                      </th>
                      <td>{formatter.money(train.price)}</td>
                    </>
                  )}
                  <td>
                    {train.unlimited ? (
                      <span title={t('depot.unlimited')}>∞</span>
                    ) : (
                      `${left(train.name)}/${train.count}`
                    )}
                  </td>
                  <td title={isShortened ? rusts.join(', ') : undefined}>
                    {isShortened ? (
                      <>
                        <span aria-hidden>{[...news, '…'].join(', ')}</span>
                        <span className="visually-hidden">{rusts.join(', ')}</span>
                      </>
                    ) : (
                      rusts.join(', ') || '–'
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {pool.length > 0 && (
        <p className={css.pool}>
          {formatter.term('depot.pool')} {pool.map((each) => each.side).join(', ')}
        </p>
      )}
    </div>
  );
};
