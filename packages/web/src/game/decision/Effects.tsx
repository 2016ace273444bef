/** The consequences of a decision as short pieces: money, prices, rust, presidents. */
import type { ReactNode } from 'react';
import { useT } from '../../i18n/words.ts';
import { useVoice } from '../context.tsx';
import type { Consequence } from './consequences.ts';
import css from './Decision.module.css';

export const Effects = ({
  of,
  without = [],
  brief = false,
  told = false,
  self,
}: {
  readonly of: Consequence;
  /** Holders whose money is said elsewhere. */
  readonly without?: readonly string[];
  /** Only what is not plain from the label: prices, rust, presidents. */
  readonly brief?: boolean;
  /** What only the title knows is said too. */
  readonly told?: boolean;
  /** The company that it is about anyway. */
  readonly self?: string;
}) => {
  const t = useT();
  const voice = useVoice();
  const name = (id: string): ReactNode => (voice.facts.companies[id] ? voice.chip(id) : voice.holder(id));
  const pieces: { readonly key: string; readonly node: ReactNode; readonly tone?: 'bad' | 'good' }[] = [];
  if (!brief)
    for (const { holder, by, left } of of.cash.filter((each) => !without.includes(each.holder)))
      pieces.push({
        key: `cash ${holder}`,
        tone: by < 0 ? 'bad' : 'good',
        node: (
          <>
            {name(holder)} {by > 0 ? '+' : ''}
            {voice.money(by)} <small>{t('effect.left', { amount: voice.money(left) })}</small>
          </>
        ),
      });
  for (const { company, from, to } of of.prices)
    pieces.push({
      key: `price ${company}`,
      tone: to < from ? 'bad' : 'good',
      node:
        company === self ? (
          <>→ {voice.money(to)}</>
        ) : (
          <>
            {name(company)} {voice.money(from)} → {voice.money(to)}
          </>
        ),
    });
  for (const { name: train, owners } of of.rusted)
    pieces.push({
      key: `rust ${train}`,
      tone: 'bad',
      node: (
        <>
          {t('effect.rusts', { train })}{' '}
          {owners.map((owner) => (
            <span key={owner}>{name(owner)} </span>
          ))}
        </>
      ),
    });
  for (const train of of.fading) pieces.push({ key: `fade ${train}`, tone: 'bad', node: t('effect.fades', { train }) });
  if (of.phase !== null) pieces.push({ key: 'phase', node: t('effect.phase', { phase: of.phase }) });
  for (const company of of.floated)
    pieces.push({
      key: `float ${company}`,
      tone: 'good',
      node: (
        <>
          {name(company)} {t('effect.floats')}
        </>
      ),
    });
  for (const company of of.closed)
    pieces.push({
      key: `close ${company}`,
      tone: 'bad',
      node: (
        <>
          {name(company)} {t('effect.closes')}
        </>
      ),
    });
  for (const { company, to } of of.presidents)
    pieces.push({
      key: `president ${company}`,
      node: (
        <>
          {name(company)} {t('effect.president', { player: voice.holder(to) })}
        </>
      ),
    });
  for (const player of of.out)
    pieces.push({ key: `out ${player}`, tone: 'bad', node: t('effect.out', { player: voice.holder(player) }) });
  if (told)
    for (const [at, event] of of.specials.entries())
      pieces.push({ key: `special ${at}`, tone: 'bad', node: voice.event(event) });
  if (of.ending) pieces.push({ key: 'ending', tone: 'bad', node: t('effect.ending') });
  if (pieces.length === 0) return null;
  return (
    <span className={css.effects}>
      {pieces.map(({ key, node, tone }) => (
        <span key={key} className={tone === 'bad' ? css.bad : tone === 'good' ? css.good : undefined}>
          {node}
        </span>
      ))}
    </span>
  );
};
