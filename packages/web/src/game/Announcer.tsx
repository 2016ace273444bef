/**
 * The one place that speaks to people who listen: it is there from the beginning and only its words change, so that none of them
 * is missed. What others do is announced when they are done, not with every action.
 */
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useT } from '../i18n/words.ts';
import { announcementOf, heardAgain, withoutArrows } from './announcement.ts';
import { useFormatter, useGameContext, useSession, useUi } from './context.tsx';

export const Announcer = () => {
  const t = useT();
  const formatter = useFormatter();
  const { table } = useGameContext();
  const session = useSession((s) => s);
  const watching = useStore(table.film.state, ({ mode }) => mode !== null);
  // Parts of the table that have something to say: a tile that was turned, advice that was found.
  const aside = useUi((s) => s.aside);
  const heard = useRef(session.main.actions.length);
  const [said, setSaid] = useState('');
  const { current: say } = useRef((words: string): void => setSaid((before) => heardAgain(words, before)));
  useEffect(() => {
    if (watching) return;
    const words = announcementOf(session, heard.current, (player) => table.mine(player as `@${string}`), formatter, t);
    if (words === null) return;
    heard.current = session.main.actions.length;
    say(words);
  }, [session, watching, table, formatter, t, say]);
  useEffect(() => {
    if (aside !== '') say(withoutArrows(aside, t));
  }, [aside, say, t]);
  return said;
};
