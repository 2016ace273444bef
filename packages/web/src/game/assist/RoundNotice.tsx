/** The card of the round that has just ended, over the map of a phone. */
import { roundCardOf } from '@roundhouse/engine/models/roundCard';
import { useMemo } from 'react';
import { useT } from '../../i18n/words.ts';
import { useSession } from '../context.tsx';
import { RoundCard } from './RoundCard.tsx';
import css from './RoundNotice.module.css';

const RoundNotice = ({ close }: { readonly close: () => void }) => {
  const t = useT();
  const line = useSession((s) => s.main);
  const card = useMemo(() => roundCardOf(line, line.states.length - 1), [line]);
  if (!card) return null;
  return (
    <div className={css.notice} data-round-ended={card.to}>
      <div className={css.scroll}>
        <RoundCard card={card} />
      </div>
      <button type="button" className={`quiet ${css.close}`} aria-label={t('act.close')} onClick={close}>
        ×
      </button>
    </div>
  );
};

export default RoundNotice;
