/** What decided the game: looked for when somebody asks, told player by player, each statement with the way to its moment. */
import type { Finding } from '@roundhouse/bots/hindsight';
import type { Game, PlayerId } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type Key, useT } from '../../i18n/words.ts';
import type { Voice } from '../../i18n/voice.tsx';
import css from './Decided.module.css';
import { useHindsight } from './useHindsight.ts';

type Kind = Finding['kind'];
type Of<K extends Kind> = Extract<Finding, { readonly kind: K }>;

/** In this order, what weighs most first. */
const KINDS: readonly Kind[] = ['turningPoint', 'missedRun', 'ownMoney', 'shortLived', 'presidency', 'withheld'];

const HEADINGS = {
  turningPoint: 'decided.turningPoints',
  missedRun: 'decided.missedRuns',
  ownMoney: 'decided.ownMoney',
  shortLived: 'decided.shortLived',
  presidency: 'decided.companiesLost',
  withheld: 'decided.dividendsWithheld',
} as const satisfies Record<Kind, Key<'decided'>>;

const costOf = ({ best, revenue }: Of<'missedRun'>): number => best - revenue;

const useSentence = (voice: Voice): ((finding: Finding) => string) => {
  const t = useT('decided');
  const percent = new Intl.NumberFormat(voice.language, { style: 'percent' });
  return (finding) => {
    switch (finding.kind) {
      case 'turningPoint':
        return t(finding.after > finding.before ? 'decided.rose' : 'decided.fell', {
          round: voice.round(finding.round),
          before: percent.format(finding.before),
          after: percent.format(finding.after),
        });
      case 'missedRun':
        return t('decided.missed', {
          company: finding.company,
          revenue: voice.money(finding.revenue),
          best: voice.money(finding.best),
          cost: voice.money(costOf(finding)),
        });
      case 'ownMoney':
        return t('decided.own', {
          company: finding.company,
          train: finding.train,
          price: voice.money(finding.price),
          amount: voice.money(finding.amount),
        });
      case 'shortLived':
        return t('decided.short', {
          company: finding.company,
          train: finding.train,
          price: voice.money(finding.price),
          runs: finding.runs,
        });
      case 'presidency':
        return finding.to === null
          ? t('decided.nobody', { company: finding.company })
          : t('decided.presidency', { company: finding.company, player: voice.holder(finding.to) });
      case 'withheld':
        return t('decided.withheld', { company: finding.company, revenue: voice.money(finding.revenue) });
    }
  };
};

const Group = (props: {
  readonly kind: Kind;
  readonly findings: readonly Finding[];
  readonly voice: Voice;
  readonly addressOf: (position: number) => string;
}) => {
  const t = useT('decided');
  const { kind, findings, voice, addressOf } = props;
  const sentence = useSentence(voice);
  const sum = findings.reduce((total, each) => {
    if (each.kind === 'missedRun') return total + costOf(each);
    if (each.kind === 'withheld') return total + each.revenue;
    return each.kind === 'ownMoney' ? total + each.amount : total;
  }, 0);
  const list: ReactNode = (
    <ul className={css.list}>
      {findings.map((finding, i) => (
        <li key={i} data-finding={kind}>
          {sentence(finding)} <Link href={addressOf(finding.at)}>{t('decided.look', { at: finding.at })}</Link>
        </li>
      ))}
    </ul>
  );
  return (
    <details className={css.group} open={findings.length <= 4}>
      <summary>
        {t(HEADINGS[kind], { count: findings.length })}
        {sum > 0 && ` · ${voice.money(sum)}`}
      </summary>
      {list}
    </details>
  );
};

const Decided = (props: {
  readonly game: Game;
  readonly seats: readonly PlayerId[];
  readonly voice: Voice;
  readonly addressOf: (position: number) => string;
}) => {
  const t = useT('decided');
  const { game, seats, voice, addressOf } = props;
  const { looking, start, cancel } = useHindsight(game);
  return (
    <section className={css.decided} aria-labelledby="decided">
      <h2 id="decided">{t('decided.heading')}</h2>
      <p className="quietText">{t('decided.text')}</p>
      {looking.kind === 'idle' && (
        <p>
          <button type="button" className="primary" onClick={start}>
            {t('decided.start')}
          </button>
        </p>
      )}
      {looking.kind === 'busy' && (
        <p className={css.busy} role="status">
          <progress max={100} value={looking.percent} aria-label={t('decided.busy')} />
          <span>{t('decided.percent', { percent: looking.percent })}</span>
          <button type="button" onClick={cancel}>
            {t('decided.cancel')}
          </button>
        </p>
      )}
      {looking.kind === 'failed' && (
        <p role="alert">
          {t('decided.failed', { error: looking.error })}{' '}
          <button type="button" onClick={start}>
            {t('decided.again')}
          </button>
        </p>
      )}
      {looking.kind === 'found' && (
        <div className={css.players}>
          {seats.map((player) => {
            const mine = looking.findings.filter((finding) => finding.player === player);
            return (
              <section key={player} className={css.player} aria-label={voice.holder(player)}>
                <h3>{voice.holder(player)}</h3>
                {mine.length === 0 && <p className="quietText">{t('decided.nothing')}</p>}
                {KINDS.map((kind) => {
                  const group = mine.filter((finding) => finding.kind === kind);
                  return group.length === 0 ? null : (
                    <Group key={kind} kind={kind} findings={group} voice={voice} addressOf={addressOf} />
                  );
                })}
              </section>
            );
          })}
        </div>
      )}
    </section>
  );
};

export default Decided;
