import { describe, expect, it } from 'vitest';
import { loadAllTitles, loadTitle } from '@roundhouse/titles';
import { anchorOf, highlighted, matching, movementRules, sectionsOf } from '../src/pages/reference/rules.ts';
import { variantsPlayed } from '../src/pages/shared/conditions.ts';

const book = {
  '18MEX §3.2(a)#2': { en: 'The marker moves down one row for every full 10% of a sale.', ru: 'Маркер опускается.' },
  '18MEX §3.6': { en: 'The round ends when all pass in a row.', ru: 'Раунд кончается, когда всё спасовали.' },
  '18MEX §10': { en: 'The rulebook decides.', ru: 'Решает книга правил.' },
  '1817 §mrg2.1': { en: 'Two small companies merge.', ru: 'Две малые сливаются.' },
  '18CZ §VIII.9-4': { en: 'A larger company absorbs.', ru: 'Крупная поглощает.' },
};

describe('the rulebook on the page', () => {
  it('is divided by the sections of the rulebook, in its order', () => {
    expect(sectionsOf(book).map(({ id }) => id)).toEqual(['3', '10', 'mrg2', 'VIII']);
  });

  it('gives every rule an anchor that needs no escaping', () => {
    expect(anchorOf('18MEX §3.2(a)#2')).toBe('3.2-a_2');
    expect(anchorOf('18MEX §3.2(a)(2)')).toBe('3.2-a-2');
    expect(anchorOf('1862 §6.4.2 (a)')).toBe('6.4.2-a');
  });

  it('gives different rules of a title different anchors', async () => {
    for (const { rulebook } of await loadAllTitles()) {
      const anchors = Object.keys(await rulebook()).map(anchorOf);
      expect(anchors.filter((each, i) => anchors.indexOf(each) !== i)).toEqual([]);
    }
  });

  it('finds all words of a question in either language, ё as е', () => {
    const found = (question: string) => matching(sectionsOf(book), question).flatMap(({ statements }) => statements);
    expect(found('marker sale').map(({ id }) => id)).toEqual(['18MEX §3.2(a)#2']);
    expect(found('все спасовали').map(({ id }) => id)).toEqual(['18MEX §3.6']);
    expect(found('marker absorbs')).toEqual([]);
    expect(found('  ')).toHaveLength(5);
  });

  it('marks what was asked for and keeps the text', () => {
    const pieces = highlighted('Всё о маркере: Маркер', 'маркер');
    expect(pieces.map(({ text }) => text).join('')).toBe('Всё о маркере: Маркер');
    expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['маркер', 'Маркер']);
  });

  it('knows how prices move in every title, and that a row of passes is no row of the market', async () => {
    expect(movementRules(book, [], []).map(({ id }) => id)).toEqual(['18MEX §3.2(a)#2']);
    const silent: string[] = [];
    for (const { id, rulebook, variants } of await loadAllTitles())
      if (movementRules(await rulebook(), variants, []).length < 4) silent.push(id);
    expect(silent).toEqual([]);
  });

  it('says how prices move in the variant that is played, and names it', async () => {
    const title = await loadTitle('18CZ');
    const book = await title.rulebook();
    const of = (id: string) => {
      const played = title.variants.filter((each) => each.id === id);
      return movementRules(book, title.variants, played)
        .filter((each) => each.id.startsWith('18CZ §XI'))
        .map((each) => [each.id, each.of?.id]);
    };
    expect(of('base')).toEqual([]);
    expect(of('bohemia')).toEqual([['18CZ §XI.1-15', 'bohemia']]);
    expect(of('moravia')).toEqual([['18CZ §XI.2-5', 'moravia']]);
  });

  it('knows the variant of a game by its players and options', async () => {
    const title = await loadTitle('18CZ');
    const played = (players: number, options: Record<string, boolean | string>) =>
      variantsPlayed(title, { players, options }).map(({ id }) => id);
    expect(played(2, {})).toEqual(['bohemia']);
    expect(played(3, { deals: 'binding' })).toEqual(['base']);
    expect(played(2, { moravia: true })).toEqual(['moravia']);
    const bonds = variantsPlayed(await loadTitle('1849'), { players: 4, options: { bonds: true } });
    expect(bonds.map(({ id }) => id)).toEqual(['bonds']);
  });
});
