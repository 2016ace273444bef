/** The board without pictures: hex by hex, what lies there and what can be built. */
import { useState } from 'react';
import { useHere, useShown, useUi, useVoice } from '../game/context.tsx';
import { useT } from '../i18n/words.ts';
import css from './BoardView.module.css';
import { hexText } from './hexText.ts';
import { useLit } from './lit.ts';

const Twin = () => {
  const t = useT();
  const voice = useVoice();
  const { facts, ui } = useHere();
  const state = useShown();
  const lit = useLit();
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
  return (
    <div className={css.twin}>
      <select aria-label={t('twin.filter')} value={only} onChange={(event) => setOnly(event.target.value as 'all')}>
        <option value="all">{t('twin.all')}</option>
        <option value="lit">{t('twin.lit', { count: lit.length })}</option>
        <option value="laid">{t('twin.laid')}</option>
      </select>
      <ul>
        {shown.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={hex === id}
              onClick={() => ui.setState({ hex: hex === id ? null : id, lay: null })}
            >
              {hexText(state, id, voice, t)}
              {lit.includes(id) && <b> · {t('twin.buildable')}</b>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

export default Twin;
