/** A round as headings name it, where no title is loaded. */
import type { RoundMark } from '@roundhouse/engine';
import { useSettings } from '../app/settings.ts';
import { wordsIn } from '../i18n/words.ts';

export const useRoundName = (): ((round: Pick<RoundMark, 'kind' | 'set' | 'number' | 'of'>) => string) => {
  const language = useSettings((s) => s.language);
  return ({ kind, set, number, of }) =>
    `${wordsIn(language)[`round.${kind}`] ?? kind} ${[...(set > 0 ? [set] : []), ...(of > 1 ? [number] : [])].join('.')}`;
};
