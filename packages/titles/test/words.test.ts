/** Words of every title: same keys and arguments in both languages, and a word for everything that is said in a game. */
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import {
  allRulings,
  CONSENT,
  diceOf,
  factsOf,
  memberOf,
  offers,
  options,
  type State,
  TERMS,
  type Title,
  topFrame,
  withTerms,
  words as engineWords,
} from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { loadTitle, titleIds, TITLES } from '../src/index.ts';
import { walk } from './support/index.ts';

const collect = (elements: readonly MessageFormatElement[], into: Set<string>): void => {
  for (const each of elements) {
    if (each.type === TYPE.literal || each.type === TYPE.pound) continue;
    if (each.type === TYPE.tag) {
      collect(each.children, into);
      continue;
    }
    into.add(each.value);
    if (each.type === TYPE.select || each.type === TYPE.plural)
      for (const { value } of Object.values(each.options)) collect(value, into);
  }
};

const argumentsOf = (message: string): readonly string[] => {
  const found = new Set<string>();
  collect(parse(withTerms(message, () => '')), found);
  return [...found].sort();
};

const has = (title: Title, key: string): boolean => {
  const both = [title.words.en, title.words.ru].every((each) => each[key] !== undefined);
  return both || Object.hasOwn(engineWords.en, key);
};

describe.each(titleIds.map((id) => [id, TITLES[id].players] as const))('%s', (id, players) => {
  test('both languages have the same messages with the same arguments', async () => {
    const { words } = await loadTitle(id);
    expect(Object.keys(words.ru).sort()).toEqual(Object.keys(words.en).sort());
    for (const [key, english] of Object.entries(words.en))
      expect([key, argumentsOf(words.ru[key] ?? '')]).toEqual([key, argumentsOf(english)]);
  });

  test('every term is there, and fits into every sentence that is shared', async () => {
    const { words } = await loadTitle(id);
    for (const language of ['en', 'ru'] as const) {
      expect(TERMS.filter((term) => (words[language][term] ?? '').trim() === '')).toEqual([]);
      for (const [key, message] of Object.entries(engineWords[language])) {
        const said = withTerms(message, (term) => words[language][term]);
        expect([key, said.includes('{@'), parse(said).length > 0]).toEqual([key, false, true]);
      }
    }
  });

  test('what a phase brings has words, in every variant', async () => {
    const title = await loadTitle(id);
    for (const { options: chosen } of [{ options: {} }, ...title.variants])
      for (const { happens = [] } of factsOf(
        walk({ title: id, players: players[0] ?? 3, seed: 1, limit: 0, options: chosen }).start,
      ).phases)
        for (const each of happens) expect([each, has(title, `phase.${each}`)]).toEqual([each, true]);
  });

  test('a rule that a phase ends says that it is over', async () => {
    const title = await loadTitle(id);
    const silent: string[] = [];
    for (const { options: chosen } of [{ options: {} }, ...title.variants]) {
      const { start } = walk({ title: id, players: players[0] ?? 3, seed: 1, limit: 0, options: chosen });
      const { phases } = factsOf(start);
      for (const [at, { flags }] of phases.entries())
        for (const flag of phases[at - 1]?.flags ?? [])
          if (!flags.includes(flag) && has(title, `flag.${flag}`) && !has(title, `flag.over.${flag}`))
            silent.push(flag);
    }
    expect(silent).toEqual([]);
  });

  test('presets, variants and settings fit together', async () => {
    const title = await loadTitle(id);
    expect(Object.keys(title.presets)).toContain('18xx.games');
    for (const preset of Object.values(title.presets))
      for (const [key, value] of Object.entries(preset))
        expect([
          key,
          allRulings(title)
            .find((each) => each.id === key)
            ?.values.includes(value),
        ]).toEqual([key, true]);
    for (const { options: chosen } of title.variants)
      for (const [key, value] of Object.entries(chosen))
        expect([key, title.options.find((each) => each.id === key)?.values.includes(value)]).toEqual([key, true]);
    for (const { standard, values, id: setting } of [...title.options, ...allRulings(title)])
      expect([setting, values.includes(standard)]).toEqual([setting, true]);
  });

  test('every refusal, choice, proposal and event of a game has words and a rule', async () => {
    const title = await loadTitle(id);
    const rulebook = await title.rulebook();
    const missing = new Set<string>();
    let looked = 0;
    const checkWords = (state: State): void => {
      // What is refused is listed hex by hex and share by share, and hardly changes from one decision to the next.
      for (const { refusal } of looked++ % 3 === 0 ? options(state) : []) {
        if (refusal && !has(title, `refusal.${refusal.key}`)) missing.add(`refusal.${refusal.key}`);
        if (refusal && refusal.rule !== '' && !Object.hasOwn(rulebook, refusal.rule)) missing.add(refusal.rule);
      }
      for (const option of options(state, 'choose'))
        if (option.kind === 'one' && option.action.type === 'choose' && !has(title, `choice.${option.action.choice}`))
          missing.add(`choice.${option.action.choice}`);
      const proposal = topFrame(state, CONSENT)?.proposal;
      if (proposal !== undefined && !has(title, `proposal.${proposal}`)) missing.add(`proposal.${proposal}`);
      if (!has(title, `round.${state.round.kind}`)) missing.add(`round.${state.round.kind}`);
      if (state.outcome && !has(title, `ending.${state.outcome.reason}`)) missing.add(`ending.${state.outcome.reason}`);
      const [offer] = offers(state);
      if (offer) memberOf(state, offer, diceOf(1));
    };
    for (const count of players.slice(0, 3))
      walk({ title: id, players: count, seed: 40 + count, limit: 900, after: checkWords });
    expect([...missing]).toEqual([]);
  });
});
