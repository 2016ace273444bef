/** Whether the chat is on the screen: on a phone it has a tab to share, elsewhere the panel of the log. */
import { useWidth } from '../../app/width.ts';
import { useUi } from '../context.tsx';

export const useChatInSight = (): boolean => {
  const narrow = useWidth() === 'narrow';
  return useUi(({ tab, logPage }) => logPage === 'chat' && (!narrow || tab === 'log'));
};
