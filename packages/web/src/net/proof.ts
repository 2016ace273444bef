/**
 * What could take an account over needs a recent proof of who one is. A request that lacks it is answered with `confirmFirst`:
 * the person is asked, and the request is made once more.
 */
import { create } from 'zustand';
import type { CallFailure } from './call.ts';

type Answered = { readonly ok: unknown } | { readonly no: CallFailure };

interface PendingProof {
  readonly settle: (proved: boolean) => void;
}

/** Not null while a request waits for the proof. */
export const useProof = create<{ readonly asking: PendingProof | null }>(() => ({ asking: null }));

const askForProof = (): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (proved: boolean): void => {
      useProof.setState({ asking: null });
      resolve(proved);
    };
    useProof.setState({ asking: { settle } });
  });

/** Undefined: the person changed their mind. */
export const withProof = async <A extends Answered>(request: () => Promise<A | undefined>): Promise<A | undefined> => {
  const answer = await request();
  if (!answer || !('no' in answer) || answer.no.denied !== 'confirmFirst') return answer;
  return (await askForProof()) ? request() : undefined;
};
