/** A gentle invitation to put the app on the device, after the first finished game; declined once, it does not come back. */
import { useState } from 'react';
import { useInstall } from '../../app/install.ts';
import { useT } from '../../i18n/words.ts';
import css from './InstallNote.module.css';
import { decline, invitationFor, wasDeclined } from './invitation.ts';

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Only Safari on a phone or a tablet knows this field. */
const isByHand = (): boolean => 'standalone' in navigator && navigator.standalone === false;

const InstallNote = () => {
  const t = useT('pages');
  const event = useInstall((s) => s.event);
  const [declined, setDeclined] = useState(wasDeclined);
  const invitation = invitationFor({
    declined,
    installed: isInstalled(),
    canAsk: event !== null,
    byHand: isByHand(),
  });
  if (invitation === null) return null;
  const done = (): void => {
    decline();
    setDeclined(true);
  };
  const install = (): void => {
    // Whatever is answered there, it was asked once.
    void event?.prompt().finally(done);
  };
  return (
    <aside className={css.note} data-install={invitation}>
      <p>
        <b>{t('install.title')}</b> {t(invitation === 'ask' ? 'install.text' : 'install.byHand')}
      </p>
      {invitation === 'ask' && (
        <button type="button" onClick={install}>
          {t('install.do')}
        </button>
      )}
      <button type="button" className="quiet" onClick={done}>
        {t('install.later')}
      </button>
    </aside>
  );
};

export default InstallNote;
