/** A sentence of the table: plain until the terms are there, so that no decision waits for them and none is lost without a net. */
import { type ComponentType, useEffect, useState } from 'react';
import { useLaterParts } from '../../game/later.tsx';

interface Props {
  readonly text: string;
  readonly title: string;
}

let ready: ComponentType<Props> | null = null;

const getReady = async (): Promise<void> => {
  try {
    ready = (await import('./Linked.tsx')).Linked;
  } catch {
    // The sentence stays as it is; the next one asks again.
  }
};

export const LinkedLater = ({ text, title }: Props) => {
  const [Shown, setShown] = useState<ComponentType<Props> | null>(() => ready);
  // With what the first question does without.
  const later = useLaterParts() !== null;
  useEffect(() => {
    let here = true;
    const show = async (): Promise<void> => {
      await getReady();
      if (here) setShown(() => ready);
    };
    if (!Shown && later) void show();
    return () => {
      here = false;
    };
  }, [Shown, later]);
  return Shown ? <Shown text={text} title={title} /> : text;
};
