/** What a person reads when the server says no. */
import type { DeniedKey } from '@roundhouse/protocol/client';
import { deniedWords } from '@roundhouse/protocol/words';
import { useSettings } from '../../app/settings.ts';

export const useDenial = (): ((denied: DeniedKey) => string) => {
  const language = useSettings((s) => s.language);
  return (denied) => deniedWords[language][denied];
};
