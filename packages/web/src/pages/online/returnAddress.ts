/** Signing in on the way to somewhere: the address of the account page says where to go afterward. */

const BACK = 'back';

export const signInLink = (from: string): string =>
  from === '/' ? '/account' : `/account?${new URLSearchParams({ [BACK]: from }).toString()}`;

/** Only pages of this site: `//elsewhere` would be another one. */
export const returnAddress = (search: string): string | null => {
  const address = new URLSearchParams(search).get(BACK);
  return address !== null && /^\/(?![/\\])/u.test(address) ? address : null;
};
