import { describe, expect, it } from 'vitest';
import { loadAllTitles } from '@roundhouse/titles';
import { anchorOf, highlighted, matching, movementRules, sectionsOf } from '../src/pages/reference/rules.ts';

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
    expect(movementRules(book).map(({ id }) => id)).toEqual(['18MEX §3.2(a)#2']);
    const silent: string[] = [];
    for (const { id, rulebook } of await loadAllTitles())
      if (movementRules(await rulebook()).length < 4) silent.push(id);
    expect(silent).toEqual([]);
  });
});
