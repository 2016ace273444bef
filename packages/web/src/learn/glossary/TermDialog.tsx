/** One term over the page: its picture, what it means, and the way to all of them. */
import { Link } from 'wouter';
import { Dialog } from '../../app/Dialog.tsx';
import { useT } from '../../i18n/words.ts';
import css from './Glossary.module.css';
import { Picture } from './Picture.tsx';
import type { TermId } from './terms.ts';

const TermDialog = ({ term, onClose }: { readonly term: TermId; readonly onClose: () => void }) => {
  const t = useT('glossary');
  return (
    <Dialog title={t(`term.${term}`)} onClose={onClose}>
      <div className={css.one}>
        <Picture of={term} />
        <p>{t(`means.${term}`)}</p>
        <Link href={`/glossary#${term}`}>{t('glossary.all')}</Link>
      </div>
    </Dialog>
  );
};

export default TermDialog;
