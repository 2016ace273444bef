/** Which trains rust next, and with which purchase: in one line. */
import { type Rusting, rustingAhead } from '@roundhouse/engine/models/rusting';
import { useT } from '../../i18n/words.ts';
import { useFormatter, useShown } from '../context.tsx';
import css from './RustLine.module.css';

const useSentence = (): ((of: Rusting, short?: boolean) => string) => {
  const t = useT();
  const formatter = useFormatter();
  return ({ by, before, trains, lastRun }, short = false) =>
    t(short ? 'rust.short' : lastRun ? 'rust.obsolete' : 'rust.next', {
      train: by,
      before,
      // In the head of the panel several are called as its table calls them: the line is one line then.
      trains: trains
        .map((train) => (short && trains.length > 1 ? train : formatter.term('term.train.all', { train })))
        .join(', '),
    });
};

/** Always in sight: the nearest purchase that rusts something. */
export const RustLine = () => {
  const sentence = useSentence();
  const [next] = rustingAhead(useShown());
  if (!next) return null;
  return (
    <span className={css.line} data-rust={next.by} title={`${sentence(next)}: ${next.owners.join(', ')}`}>
      {sentence(next, true)}
    </span>
  );
};

export const RustLines = ({ of }: { readonly of: readonly Rusting[] }) => {
  const formatter = useFormatter();
  const sentence = useSentence();
  return of.map((each) => (
    <p key={`${each.by} ${each.lastRun}`} className={css.lines}>
      {sentence(each)}{' '}
      {each.owners.map((owner) => (
        <span key={owner}>{formatter.chip(owner)} </span>
      ))}
    </p>
  ));
};
