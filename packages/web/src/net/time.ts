/** How much time is left, in words. */
import type { GameSummary } from '@roundhouse/protocol/client';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/words.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The present, looked at again often enough for what is shown. */
export const useNow = (until: number | null): number => {
  const [now, setNow] = useState(Date.now);
  const every = until === null ? null : until - now < HOUR ? SECOND : MINUTE / 2;
  useEffect(() => {
    if (every === null) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};

export const useDuration = (): ((ms: number) => string) => {
  const t = useT('pace');
  return (ms) => {
    const left = Math.max(0, ms);
    if (left >= DAY) return t('pace.d', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
    if (left >= HOUR)
      return t('pace.h', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
    return t('pace.ms', {
      minutes: Math.floor(left / MINUTE),
      seconds: String(Math.floor((left % MINUTE) / SECOND)).padStart(2, '0'),
    });
  };
};

/** What a list says of the time of a game; empty where nothing runs. */
export const useTimeLeft = ({ time, status }: Pick<GameSummary, 'time' | 'status'>): string => {
  const t = useT('pace');
  const duration = useDuration();
  const now = useNow(time.deadline);
  if (status !== 'playing') return '';
  if (time.paused !== null) return t('pace.paused');
  if (time.over) return t('pace.over');
  return time.deadline === null ? '' : t('pace.left', { time: duration(time.deadline - now) });
};
