/** The companies: colour, home, tokens, certificates. */
import { THEMES, tokenAt } from '@roundhouse/board';
import type { CompanyFacts } from '@roundhouse/engine';
import { useThemeName } from '../../app/settings.ts';
import { liveryOf } from '../../board/liveries.ts';
import { markup } from '../../board/markup.ts';
import type { Shown } from './context.ts';
import css from './Reference.module.css';
import { useT, wordsIn } from '../../i18n/words.ts';

const Token = ({ company }: { readonly company: CompanyFacts }) => {
  const theme = THEMES[useThemeName()];
  return (
    <svg
      viewBox="-26 -26 52 52"
      width={52}
      height={52}
      aria-hidden="true"
      focusable="false"
      className={css.token}
      dangerouslySetInnerHTML={markup(tokenAt(company.id, liveryOf(company), 0, 0, 24, theme))}
    />
  );
};

export const CompaniesSection = ({ facts, formatter }: Shown) => {
  const t = useT('reference');
  const { language } = formatter;
  const { hexes } = facts.track.map;
  const companies = Object.values(facts.companies);
  const sizes = [...new Set(companies.map(({ kind, size }) => `${kind} ${size}`))];
  const sizeName = (kind: CompanyFacts['kind'], size: string): string =>
    formatter.has(`size.${size}`)
      ? formatter.term(`size.${size}`)
      : (wordsIn(language, 'reference')[`size.${size}`] ?? t(`companies.${kind}`));
  /** Where companies have no fixed certificates and tokens (1817), the title says how many they may have. */
  const ownWords = (key: string): string | undefined => (formatter.has(key) ? formatter.term(key) : undefined);
  return (
    <>
      {sizes.map((key) => {
        const group = companies.filter(({ kind, size }) => `${kind} ${size}` === key);
        const [first] = group;
        if (!first) return null;
        return (
          <section key={key} className={css.group}>
            <h3 className={sizes.length > 1 ? undefined : 'visually-hidden'}>
              {sizeName(first.kind, first.size)} <small>{group.length}</small>
            </h3>
            <ul className={css.cards}>
              {group.map((company) => (
                <li key={company.id} className={css.card}>
                  <Token company={company} />
                  <div className={css.cardText}>
                    <h4 className={css.cardName}>
                      {company.name[language]} <span className="quietText">{company.id}</span>
                    </h4>
                    <dl className={css.facts}>
                      <dt>{t('companies.home')}</dt>
                      <dd>
                        {company.home.length === 0
                          ? t('companies.anywhere')
                          : company.home
                              .map(({ hex }) => {
                                const printed = hexes[hex]?.printed ?? hex;
                                return hexes[hex]?.name ? `${hexes[hex].name} (${printed})` : printed;
                              })
                              .join(', ')}
                      </dd>
                      <dt>{t('companies.tokens')}</dt>
                      <dd>
                        {ownWords('reference.tokens') ??
                          [...new Set(company.tokens)]
                            .map((price) => {
                              const count = company.tokens.filter((each) => each === price).length;
                              if (price === 0) return t('companies.free', { count });
                              const cost = formatter.money(price);
                              return count === 1 ? cost : `${count}\u00a0×\u00a0${cost}`;
                            })
                            .join(' · ')}
                      </dd>
                      <dt>{t('companies.certificates')}</dt>
                      <dd>
                        {ownWords('reference.certificates') ??
                          company.certificates
                            .map(({ percent, count, kind, at }) =>
                              // A company in one certificate has an owner.
                              t('companies.certificate', {
                                percent,
                                count,
                                kind: percent === 100 ? 'whole' : kind,
                                at: at ?? 'ipo',
                              }),
                            )
                            .join(', ')}
                      </dd>
                      {company.floatPercent > 0 && (
                        <>
                          <dt>{t('companies.float')}</dt>
                          <dd>{t('companies.floatAt', { percent: company.floatPercent })}</dd>
                        </>
                      )}
                    </dl>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
};
