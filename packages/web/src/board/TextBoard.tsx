/** The board without pictures: hex by hex, what lies there and what can be built. */
import { type KeyboardEvent, useState } from 'react';
import { useGameContext, useShown, useUi, useFormatter } from '../game/context.tsx';
import { useT } from '../i18n/words.ts';
import css from './BoardView.module.css';
import { hexText } from './hexText.ts';
import { useChoosableHexes } from './choosableHexes.ts';
import { companiesWithTokens, hexesOf, type Walk } from './hexWalks.ts';
import { useRoutes } from './routes.ts';

/** One stop for Tab; arrows, Home and End go through the hexes. */
const walk = (event: KeyboardEvent<HTMLUListElement>): void => {
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.findIndex((each) => each === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all[to]?.focus();
};

const TextBoard = () => {
  const t = useT();
  const formatter = useFormatter();
  const { facts, ui } = useGameContext();
  const state = useShown();
  const lit = useChoosableHexes();
  const hex = useUi((s) => s.hex);
  const [wanted, setWalk] = useState<Walk>('all');
  const routes = useRoutes();
  const companies = companiesWithTokens(state);
  const walks: readonly (readonly [Walk, string])[] = [
    ['all', t('textBoard.all')],
    ['lit', t('textBoard.lit', { count: lit.length })],
    ['laid', t('textBoard.laid')],
    ['cities', t('textBoard.cities')],
    ...companies.map((id) => [`tokens ${id}`, t('textBoard.tokens', { company: formatter.companyName(id) })] as const),
    ...routes.map((_route, at) => [`route ${at}`, t('textBoard.route', { number: at + 1 })] as const),
  ];
  // A route that was run to its end, or a company that is gone, leaves the whole board.
  const only = walks.some(([walk]) => walk === wanted) ? wanted : 'all';
  const shown = hexesOf(only, state, facts, lit, routes);
  const stop = hex !== null && shown.includes(hex) ? hex : shown[0];
  return (
    <div className={css.textBoard}>
      <select aria-label={t('textBoard.filter')} value={only} onChange={(event) => setWalk(event.target.value as Walk)}>
        {walks.map(([walk, name]) => (
          <option key={walk} value={walk}>
            {name}
          </option>
        ))}
      </select>
      <ul onKeyDown={walk} data-own-stops="">
        {shown.map((id, at) => (
          // A route may come by twice.
          <li key={`${id} ${shown.indexOf(id) === at ? '' : at}`}>
            <button
              type="button"
              aria-pressed={hex === id}
              tabIndex={id === stop && shown.indexOf(id) === at ? 0 : -1}
              onClick={() => ui.setState({ hex: hex === id ? null : id, lay: null })}
            >
              {hexText(state, id, formatter, t)}
              {lit.includes(id) && <b> · {t('textBoard.buildable')}</b>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

export default TextBoard;
