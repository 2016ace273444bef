/** A sentence whose terms answer a tap with what they mean. */
import { memo, Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazyPart.ts';
import { useSettings } from '../../app/settings.ts';
import { typeset } from '../../i18n/typography.ts';
import css from './Glossary.module.css';
import { type Piece, termsIn, type TermId } from './terms.ts';

const TermDialog = lazyPart(() => import('./TermDialog.tsx'), 'glossary');

/** What closes a sentence or a part of it stays with the word before it; beside a button the line could break. */
const marksOf = ({ text }: Piece): string => /^[.,;:!?)»”…]*/u.exec(text)?.[0] ?? '';

/** And what opens a part of it with the word behind it. */
const openingOf = ({ text }: Piece): string => /[(«„“]*$/u.exec(text)?.[0] ?? '';

interface Props {
  readonly text: string;
  /** The title that the sentence is about: some words are terms of one title only. */
  readonly title: string;
}

export const Linked = memo(({ text, title }: Props) => {
  const language = useSettings((s) => s.language);
  const [open, setOpen] = useState<TermId | null>(null);
  const pieces = termsIn(typeset(language, text), language, title);
  return (
    <>
      {pieces.map((piece, index) => {
        const { term } = piece;
        const [before, next] = [pieces[index - 1], pieces[index + 1]];
        if (term === undefined) {
          const { length } = piece.text;
          return piece.text.slice(before ? marksOf(piece).length : 0, next ? length - openingOf(piece).length : length);
        }
        return (
          <span key={index} className={css.closed}>
            {before && openingOf(before)}
            <button
              type="button"
              className={css.term}
              data-term={term}
              aria-haspopup="dialog"
              onClick={() => setOpen(term)}
            >
              {piece.text}
            </button>
            {next && marksOf(next)}
          </span>
        );
      })}
      {open !== null && (
        <Suspense>
          <TermDialog term={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
});
