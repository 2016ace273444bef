import { describe, expect, it } from 'vitest';
import { readableAddress } from '../src/http/client.ts';

describe('the address of a page', () => {
  it('stays as it is where it can be read', () => {
    for (const url of ['/', '/game/a1', '/titles/18MEX/rules?rule=%C2%A71', '/game/%D0%B0'])
      expect(readableAddress('GET', url)).toBe(url);
  });

  it('that cannot be read gets the client’s page', () => {
    for (const url of ['/titles/%E0%A4%A', '/game/%00', '/%']) expect(readableAddress('GET', url)).toBe('/');
  });

  it('is not that of files, the API or what is sent', () => {
    for (const url of ['/assets/%00.js', '/api/games/%00']) expect(readableAddress('GET', url)).toBe(url);
    expect(readableAddress('POST', '/unsubscribe/%00')).toBe('/unsubscribe/%00');
  });
});
