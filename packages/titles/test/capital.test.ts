/** What a company has when it floats, told before it does: as much as the bank then pays. */
import { capitalAt } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { COMPANIES as MEX } from '../src/18mex/companies.ts';
import { COMPANIES as CZ } from '../src/18cz/companies.ts';

test('18MEX §5.1: ten times par, for NdM with its half-shares, too', () => {
  for (const id of ['NdM', 'UdY', 'MEX']) expect([id, capitalAt(MEX[id], 90)]).toEqual([id, 900]);
  // A minor is bought with its treasury.
  expect(capitalAt(MEX['A'], 50)).toBeNull();
});

test('18CZ §VII.3-8: par for each share, four of a small company, ten of a large one', () => {
  const of = (id: string) => CZ.find((each) => each.id === id);
  expect(capitalAt(of('EKJ'), 50)).toBe(200);
  expect(capitalAt(of('SX'), 100)).toBe(1000);
});
