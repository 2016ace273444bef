/** Variants, options and rulings: what may be chosen when a game is created, and what each changes. */
import type { Setting } from '@roundhouse/engine';
import { Link } from 'wouter';
import { valueWord } from '../shared/values.ts';
import { ruleLink, type Shown } from './context.ts';
import css from './Reference.module.css';
import { anchorOf } from './rules.ts';
import { useRulebook } from './useRulebook.ts';
import { useT } from '../../i18n/words.ts';
import { Linked } from '../../learn/glossary/Linked.tsx';

/** 3–5, or 2, 4. */
const inWords = (players: readonly number[]): string => {
  const [first, last] = [players[0], players.at(-1)];
  const isRange =
    first !== undefined && last !== undefined && players.length > 2 && last - first === players.length - 1;
  return isRange ? `${first}–${last}` : players.join(', ');
};

export const OptionsSection = ({ title, formatter }: Shown) => {
  const t = useT('reference');
  const book = useRulebook(title);
  const { language } = formatter;
  const peers = title.presets['18xx.games'] ?? {};
  const Settings = ({ list, compare }: { readonly list: readonly Setting[]; readonly compare: boolean }) => (
    <ul className={css.settings}>
      {list.map((each) => (
        <li key={each.id}>
          <h4 className={css.cardName}>{each.name[language]}</h4>
          <p>
            <Linked text={each.effect[language]} title={title.id} />
          </p>
          <p className={css.small}>
            {t('options.standard')}: <strong>{valueWord(title, language, each, each.standard)}</strong>
            {compare && (
              <>
                {' · '}18xx.games: <strong>{valueWord(title, language, each, peers[each.id] ?? each.standard)}</strong>
              </>
            )}
            {each.players && <> · {t('options.players', { players: inWords(each.players) })}</>}
            {each.rule !== undefined && (
              <>
                {' · '}
                {book?.[each.rule] ? (
                  <Link href={ruleLink(title.id, anchorOf(each.rule))}>{each.rule}</Link>
                ) : (
                  each.rule
                )}
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {title.variants.length > 0 && (
        <section className={css.group}>
          <h3>{t('options.variants')}</h3>
          <ul className={css.settings}>
            {title.variants.map((each) => (
              <li key={each.id}>
                <h4 className={css.cardName}>{each.name[language]}</h4>
                <p>
                  <Linked text={each.effect[language]} title={title.id} />
                </p>
                <p className={css.small}>{t('options.players', { players: inWords(each.players) })}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {title.options.length > 0 && (
        <section className={css.group}>
          <h3>{t('options.options')}</h3>
          <Settings list={title.options} compare={false} />
        </section>
      )}
      {title.rulings.length > 0 && (
        <section className={css.group}>
          <h3>{t('options.rulings')}</h3>
          <p className="quietText">{t('options.rulingsLead')}</p>
          <Settings list={title.rulings} compare />
        </section>
      )}
      {title.recorded.length > 0 && (
        <section className={css.group}>
          <h3>{t('options.recorded')}</h3>
          <p className="quietText">{t('options.recordedLead')}</p>
          <Settings list={title.recorded} compare />
        </section>
      )}
    </>
  );
};
