/** The card of the round that has just ended, over the map of a phone; one line of it where the next question is on the map. */
import { options } from '@roundhouse/engine';
import { type RoundCard as Card, roundCardOf } from '@roundhouse/engine/models/roundCard';
import { useMemo, useState } from 'react';
import { choosableHexes } from '../../board/choosableHexes.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext, useSession } from '../context.tsx';
import { onesOf } from '../decision/options.ts';
import { newestOf } from '../session.ts';
import { RoundCard } from './RoundCard.tsx';
import css from './RoundNotice.module.css';

/** What the round came to, in a line. */
const Summary = ({ card }: { readonly card: Card }) => {
  const t = useT('film');
  const { money, round } = useFormatter();
  const { table } = useGameContext();
  const [me, ...others] = card.players.filter(({ player }) => table.mine(player));
  const title = t('roundCard.title', { round: round(card.mark) });
  if (!me || others.length > 0) return title;
  const place = 1 + card.players.filter(({ worth }) => worth > me.worth).length;
  return t('roundCard.short', { worth: money(me.worth), place });
};

const RoundNotice = ({ close }: { readonly close: () => void }) => {
  const t = useT();
  const line = useSession((s) => s.main);
  const state = useSession(newestOf);
  const card = useMemo(() => roundCardOf(line, line.states.length - 1), [line]);
  const onTheMap = useMemo(
    () => choosableHexes(state, null).length > 0 || onesOf(options(state, 'runTrains'), 'runTrains').length > 0,
    [state],
  );
  const [open, setOpen] = useState<boolean | null>(null);
  const isOpen = open ?? !onTheMap;
  if (!card) return null;
  return (
    <div className={`${css.notice} ${isOpen ? '' : css.folded}`} data-round-ended={card.to}>
      {isOpen ? (
        <div className={css.scroll}>
          <RoundCard card={card} />
        </div>
      ) : (
        <div>
          <button type="button" className="quiet" aria-expanded="false" onClick={() => setOpen(true)}>
            <span>
              <Summary card={card} />
            </span>
            <span aria-hidden="true">▾</span>
          </button>
        </div>
      )}
      <button type="button" className={`quiet ${css.close}`} aria-label={t('act.close')} onClick={close}>
        ×
      </button>
    </div>
  );
};

export default RoundNotice;
