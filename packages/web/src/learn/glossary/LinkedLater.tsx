/** A sentence of the table: plain until the terms are there, so that no decision waits for them and none is lost without a net. */
import { type ComponentType, useEffect, useState } from 'react';

interface Props {
  readonly text: string;
}

let ready: ComponentType<Props> | null = null;

export const LinkedLater = ({ text }: Props) => {
  const [Shown, setShown] = useState<ComponentType<Props> | null>(() => ready);
  useEffect(() => {
    if (Shown) return;
    let here = true;
    import('./Linked.tsx').then(
      ({ Linked }) => {
        ready = Linked;
        if (here) setShown(() => Linked);
      },
      // The sentence stays as it is; the next one asks again.
      () => {},
    );
    return () => {
      here = false;
    };
  }, [Shown]);
  return Shown ? <Shown text={text} /> : text;
};
