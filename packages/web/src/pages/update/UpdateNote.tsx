/** A note that a new version is ready; it is loaded when the person likes. */
import { useState } from 'react';
import { takeUpdate } from '../../app/offline.ts';
import css from './UpdateNote.module.css';
import { useT } from '../../i18n/words.ts';

const UpdateNote = () => {
  const t = useT('pages');
  const [shown, setShown] = useState(true);
  return shown ? (
    <div className={css.note} role="status">
      <span>{t('update.ready')}</span>
      <button type="button" className="primary" onClick={takeUpdate}>
        {t('update.reload')}
      </button>
      <button type="button" onClick={() => setShown(false)}>
        {t('update.later')}
      </button>
    </div>
  ) : null;
};

export default UpdateNote;
