/** Options are declared once: ids and values come from the declaration, and what it does not know does not compile. */
import { describe, expect, test } from 'vitest';
import { option as option1817 } from '../src/1817/settings.ts';
import { option as option1849 } from '../src/1849/settings.ts';
import { option as option1862 } from '../src/1862/settings.ts';
import { ruling as ruling1862 } from '../src/1862/rulings.ts';
import { option as option18CZ } from '../src/18cz/settings.ts';
import { ruling as ruling18CZ } from '../src/18cz/rulings.ts';
import { option as option18MEX } from '../src/18mex/settings.ts';
import { declareOptions, defineVariants, optionReader, optionSettings } from '../src/common/options.ts';

const described = { name: { en: '', ru: '' }, effect: { en: '', ru: '' }, rule: 'plain §1.2' };

const OPTIONS = declareOptions({
  fast: { ...described, standard: false },
  length: { ...described, values: ['short', 'long'], standard: 'long', players: [3] },
  faster: { ...described, standard: false, requires: ['fast'], peer: 'very_fast' },
});
const option = optionReader(OPTIONS);
const playedWith = (options: Readonly<Record<string, boolean | string>>) => ({ rules: { options, rulings: {} } });

describe('options of a title', () => {
  test('are what was chosen, else the standard', () => {
    const read = (options: Readonly<Record<string, boolean | string>>) => {
      const game = playedWith(options);
      return [option(game, 'fast'), option(game, 'length'), option(game, 'faster')];
    };
    expect(read({})).toEqual([false, 'long', false]);
    expect(read({ fast: true, length: 'short' })).toEqual([true, 'short', false]);
  });

  test('are listed in their order, switches with the standard first', () => {
    expect(optionSettings(OPTIONS).map(({ id, values, standard }) => [id, values, standard])).toEqual([
      ['fast', [false, true], false],
      ['length', ['short', 'long'], 'long'],
      ['faster', [false, true], false],
    ]);
    expect(optionSettings(OPTIONS)[2]).toEqual({
      ...described,
      id: 'faster',
      values: [false, true],
      standard: false,
      requires: ['fast'],
      peer: 'very_fast',
    });
  });

  test('make variants, for all player counts of the title unless they say so', () => {
    const { name, effect } = described;
    const declared = { options: OPTIONS, players: [3, 4] };
    expect(
      defineVariants(declared, {
        printed: { name, effect },
        short: { name, effect, players: [3], options: { length: 'short' } },
      }),
    ).toEqual([
      { id: 'printed', name, effect, players: [3, 4], options: {} },
      { id: 'short', name, effect, players: [3], options: { length: 'short' } },
    ]);
  });
});

/** `tsc -b` reads these lines: an expectation of an error where there is none is an error itself. */
describe('a mistyped id or value does not compile', () => {
  const game = playedWith({});

  test('of an option or a ruling that is read', () => {
    // @ts-expect-error no such option
    expect(option1817(game, 'volatilty')).toBeUndefined();
    // @ts-expect-error no such option
    expect(option1849(game, 'delaydIft')).toBeUndefined();
    // @ts-expect-error no such option
    expect(option1862(game, 'shortGmae')).toBeUndefined();
    // @ts-expect-error no such option
    expect(option18CZ(game, 'moravia-silesia')).toBeUndefined();
    // @ts-expect-error no such option
    expect(option18MEX(game, 'erlyKcmo')).toBeUndefined();
    // @ts-expect-error no such ruling
    expect(ruling1862(game, 'routesMetAt')).toBeUndefined();
    // @ts-expect-error no such ruling
    expect(ruling18CZ(game, 'storedRevenu')).toBeUndefined();
  });

  test('of a value that is compared', () => {
    // @ts-expect-error no such length
    expect(option1862(game, 'length') === 'medium').toBe(false);
    // @ts-expect-error tokens are counted
    expect(option1862(game, 'maxMarkers') === '8').toBe(false);
  });

  test('in a declaration', () => {
    // @ts-expect-error the standard is none of the values
    expect(declareOptions({ length: { ...described, values: ['short'], standard: 'long' } })).toBeDefined();
    // @ts-expect-error it needs an option that there is not
    expect(declareOptions({ faster: { ...described, standard: false, requires: ['fast'] } })).toBeDefined();
  });

  test('in a variant', () => {
    const { name, effect } = described;
    const declared = { options: OPTIONS, players: [3] };
    // @ts-expect-error no such option
    expect(defineVariants(declared, { quick: { name, effect, options: { fats: true } } })).toHaveLength(1);
    // @ts-expect-error no such value
    expect(defineVariants(declared, { quick: { name, effect, options: { length: 'medium' } } })).toHaveLength(1);
  });
});
