/** The end of a game that was played to it here: who won, by how much, when it turned. */
import { finaleOf } from '@roundhouse/engine/models/finale';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { Celebration } from '../../app/Celebration.tsx';
import { Dialog } from '../../app/Dialog.tsx';
import { Podium } from '../../app/Podium.tsx';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useGameContext, useSession } from '../context.tsx';
import css from './Victory.module.css';

const Victory = ({ close }: { readonly close: () => void }) => {
  const t = useT('film');
  const formatter = useFormatter();
  const { table } = useGameContext();
  const line = useSession((s) => s.main);
  const goTo = useSession((s) => s.goTo);
  const { places, turned, before } = useMemo(() => finaleOf(line.states), [line]);
  const [first] = places;
  const round = turned === null ? undefined : line.states[turned]?.round;
  if (!first) return null;
  return (
    <Dialog title={t('victory.title', formatter.who(first.player))} onClose={close} wide>
      <div className={css.victory}>
        <Celebration />
        <Podium places={places} formatter={formatter} />
        {turned !== null && round && (
          <p>
            {t('victory.turned', {
              ...formatter.who(first.player),
              before: formatter.holder(before),
              round: formatter.roundShort(round),
            })}{' '}
            <button
              type="button"
              className="quiet"
              onClick={() => {
                close();
                goTo(turned);
              }}
            >
              {t('victory.look')}
            </button>
          </p>
        )}
        <p className={css.acts}>
          <Link className="button primary" href={`${table.page}/result`}>
            {t('over.result')}
          </Link>
          <Link className="button" href={`/new/${encodeURIComponent(formatter.title.id)}`}>
            {t('victory.again')}
          </Link>
        </p>
      </div>
    </Dialog>
  );
};

export default Victory;
