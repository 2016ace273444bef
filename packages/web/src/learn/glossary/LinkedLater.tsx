/** A sentence of the table: plain until the terms are there, so that no decision waits for them and none is lost without a net. */
import { type ComponentType, useEffect, useState } from 'react';

interface Props {
  readonly text: string;
}

let ready: ComponentType<Props> | null = null;

const getReady = async (): Promise<void> => {
  try {
    ready = (await import('./Linked.tsx')).Linked;
  } catch {
    // The sentence stays as it is; the next one asks again.
  }
};

export const LinkedLater = ({ text }: Props) => {
  const [Shown, setShown] = useState<ComponentType<Props> | null>(() => ready);
  useEffect(() => {
    let here = true;
    const show = async (): Promise<void> => {
      await getReady();
      if (here) setShown(() => ready);
    };
    if (!Shown) void show();
    return () => {
      here = false;
    };
  }, [Shown]);
  return Shown ? <Shown text={text} /> : text;
};
