/** Sentences about a title, each with links to the rules it rests on. */
import type { Point } from '@roundhouse/titles/primers';
import { Link } from 'wouter';
import { useSettings } from '../../app/settings.ts';
import { Linked } from '../../learn/glossary/Linked.tsx';
import { ruleLink } from './context.ts';
import css from './Reference.module.css';
import { anchorOf } from './rules.ts';

interface Shown {
  readonly points: readonly Point[];
  readonly title: string;
  /** Steps that follow each other are numbered. */
  readonly numbered?: boolean;
}

export const Points = ({ points, title, numbered = false }: Shown) => {
  const language = useSettings((s) => s.language);
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={css.about}>
      {points.map(({ words, rules }) => (
        <li key={words.en}>
          <Linked text={words[language]} title={title} />{' '}
          {rules.map((rule) => (
            <Link key={rule} className={css.ruleId ?? ''} href={ruleLink(title, anchorOf(rule))}>
              {rule.replace(/^\S+\s+/, '')}
            </Link>
          ))}
        </li>
      ))}
    </List>
  );
};
