/** A sentence whose terms answer a tap with what they mean. */
import { memo, Suspense, useState } from 'react';
import { part } from '../../app/part.ts';
import { useSettings } from '../../app/settings.ts';
import css from './Glossary.module.css';
import { termsIn, type TermId } from './terms.ts';

const TermDialog = part(() => import('./TermDialog.tsx'), 'glossary');

export const Linked = memo(({ text }: { readonly text: string }) => {
  const language = useSettings((s) => s.language);
  const [open, setOpen] = useState<TermId | null>(null);
  return (
    <>
      {termsIn(text, language).map(({ text: piece, term }, index) =>
        term === undefined ? (
          piece
        ) : (
          <button
            key={index}
            type="button"
            className={css.term}
            data-term={term}
            aria-haspopup="dialog"
            onClick={() => setOpen(term)}
          >
            {piece}
          </button>
        ),
      )}
      {open !== null && (
        <Suspense>
          <TermDialog term={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
});
