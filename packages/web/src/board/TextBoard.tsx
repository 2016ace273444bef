/** The board without pictures: hex by hex, what lies there and what can be built. */
import { type KeyboardEvent, useState } from 'react';
import { useGameContext, useShown, useUi, useFormatter } from '../game/context.tsx';
import { useT } from '../i18n/words.ts';
import css from './BoardView.module.css';
import { hexText } from './hexText.ts';
import { useChoosableHexes } from './choosableHexes.ts';

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
  const [only, setOnly] = useState<'all' | 'lit' | 'laid'>('all');
  const all = Object.keys(facts.track.map.hexes).sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
  const shown = all.filter((id) => {
    if (only === 'lit') return lit.includes(id);
    if (only === 'laid') return state.board.tiles[id] !== undefined;
    return (
      (facts.track.map.hexes[id]?.nodes.length ?? 0) > 0 || state.board.tiles[id] !== undefined || lit.includes(id)
    );
  });
  const stop = hex !== null && shown.includes(hex) ? hex : shown[0];
  return (
    <div className={css.textBoard}>
      <select
        aria-label={t('textBoard.filter')}
        value={only}
        onChange={(event) => setOnly(event.target.value as 'all')}
      >
        <option value="all">{t('textBoard.all')}</option>
        <option value="lit">{t('textBoard.lit', { count: lit.length })}</option>
        <option value="laid">{t('textBoard.laid')}</option>
      </select>
      <ul onKeyDown={walk}>
        {shown.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={hex === id}
              tabIndex={id === stop ? 0 : -1}
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
