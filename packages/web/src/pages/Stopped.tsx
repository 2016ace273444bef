/** Why a file that was brought in could not be played on, in the words of its title. */
import { begin, factsOf, type Game, type Refusal } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useSettings } from '../app/settings.ts';
import { makeFormatter } from '../i18n/formatter.tsx';
import { useT } from '../i18n/words.ts';
import { useTitle } from './useTitle.ts';

const Stopped = ({
  game,
  refusal,
}: {
  readonly game: Game;
  readonly refusal: Refusal & { readonly action: number };
}) => {
  const t = useT('pages');
  const title = useTitle(game.title);
  const language = useSettings((s) => s.language);
  const why = useMemo(() => {
    if (!title) return null;
    const facts = factsOf(begin({ ...game, actions: [] }).state);
    return makeFormatter(language, title, facts, game).refusal(refusal);
  }, [title, game, refusal, language]);
  if (why === null) return null;
  return <> {t('import.partlyWhy', { action: refusal.action, why })}</>;
};

export default Stopped;
