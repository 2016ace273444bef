/** Copies of the spreadsheet, and a word on whether it worked. */
import { useState } from 'react';
import { useT } from '../../i18n/words.ts';
import css from './Spreadsheet.module.css';

export const CopyButtons = ({ csv, text }: { readonly csv: () => string; readonly text: () => string }) => {
  const t = useT('sheet');
  const [done, setDone] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async (content: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(content);
      setDone('copied');
    } catch {
      setDone('notCopied');
    }
  };
  return (
    <span className={css.copies}>
      <button type="button" onClick={() => void copy(csv())}>
        {t('sheet.copyCsv')}
      </button>
      <button type="button" onClick={() => void copy(text())}>
        {t('sheet.copyText')}
      </button>
      <span role="status">{done && t(`sheet.${done}`)}</span>
    </span>
  );
};
