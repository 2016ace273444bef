/** The result for others: as a picture, or as text for a message. */
import { useState } from 'react';
import { useT } from '../../i18n/words.ts';
import { shareResult, type SharedResult } from './sharedPicture.ts';

export const ShareButtons = ({ result }: { readonly result: SharedResult }) => {
  const t = useT('results');
  const [done, setDone] = useState<'saved' | 'copied' | 'failed' | null>(null);
  const share = async (): Promise<void> => {
    try {
      const how = await shareResult(result);
      setDone(how === 'saved' ? 'saved' : null);
    } catch (error) {
      // Who closes the device's window has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setDone('failed');
    }
  };
  const copy = async (): Promise<void> => {
    const lines = result.lines.map(({ name, figure }, at) => `${at + 1}. ${name} ${figure}`);
    try {
      await navigator.clipboard.writeText([result.heading, result.below, ...lines].join('\n'));
      setDone('copied');
    } catch {
      setDone('failed');
    }
  };
  return (
    <>
      <button type="button" onClick={() => void share()}>
        {t('results.share.picture')}
      </button>
      <button type="button" onClick={() => void copy()}>
        {t('results.share.text')}
      </button>
      <span role="status">{done && t(`results.share.${done}`)}</span>
    </>
  );
};
