/** Passkeys: the browser's own functions speak of bytes, the server of text. The library that translates comes when it is needed. */
import type { Answer } from './call.ts';
import { call } from './call.ts';

type Credential = { id: string; rawId: string; type: 'public-key'; response: Record<string, unknown> };

/** Undefined: the person changed their mind. */
const asked = async (ask: () => Promise<unknown>): Promise<Credential | undefined> => {
  try {
    return (await ask()) as Credential;
  } catch {
    return undefined;
  }
};

export const canPasskey = (): boolean => 'PublicKeyCredential' in globalThis;

export const signInByPasskey = async (): Promise<Answer<'passkeySignIn'> | undefined> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const begun = await call('passkeySignInOptions');
  if ('no' in begun) return begun;
  const { challenge, options } = begun.ok;
  const credential = await asked(() => startAuthentication({ optionsJSON: options as never }));
  return credential && call('passkeySignIn', { body: { challenge, credential } });
};

export const addPasskey = async (label: string): Promise<Answer<'addPasskey'> | undefined> => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const begun = await call('passkeyOptions');
  if ('no' in begun) return begun;
  const { challenge, options } = begun.ok;
  const credential = await asked(() => startRegistration({ optionsJSON: options as never }));
  return credential && call('addPasskey', { body: { challenge, credential, label } });
};
