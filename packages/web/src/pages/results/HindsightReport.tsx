/** What decided the game: computed on request, player by player, each statement with a link to its moment. */
import type { Finding } from '@roundhouse/bots/hindsight';
import type { Game, PlayerId } from '@roundhouse/engine';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { type Key, useT } from '../../i18n/words.ts';
import type { Formatter } from '../../i18n/formatter.tsx';
import css from './HindsightReport.module.css';
import { useHindsight } from './useHindsight.ts';

type Kind = Finding['kind'];
type Of<K extends Kind> = Extract<Finding, { readonly kind: K }>;

/** In this order, what weighs most first. */
const KINDS: readonly Kind[] = [
  'bankrupt',
  'ruined',
  'merged',
  'takenOver',
  'leftTrainless',
  'indebted',
  'shorted',
  'turningPoint',
  'missedRun',
  'ownMoney',
  'shortLived',
  'presidency',
  'withheld',
];

const HEADINGS = {
  bankrupt: 'hindsight.bankruptcies',
  ruined: 'hindsight.closings',
  merged: 'hindsight.mergers',
  takenOver: 'hindsight.takeOvers',
  leftTrainless: 'hindsight.bare',
  indebted: 'hindsight.debts',
  shorted: 'hindsight.shorts',
  turningPoint: 'hindsight.turningPoints',
  missedRun: 'hindsight.missedRuns',
  ownMoney: 'hindsight.ownMoney',
  shortLived: 'hindsight.shortLived',
  presidency: 'hindsight.companiesLost',
  withheld: 'hindsight.dividendsWithheld',
} as const satisfies Record<Kind, Key<'hindsight'>>;

const costOf = ({ best, revenue }: Of<'missedRun'>): number => best - revenue;

/** What a statement comes to, where several of its kind can be added up: lost, paid or kept; of shorts, gained. */
const amountOf = (finding: Finding): number => {
  switch (finding.kind) {
    case 'missedRun':
      return costOf(finding);
    case 'withheld':
      return finding.revenue;
    case 'ownMoney':
      return finding.amount;
    case 'shorted':
      return finding.price - finding.last;
    default:
      return 0;
  }
};

const useSentence = (formatter: Formatter): ((finding: Finding) => string) => {
  const t = useT('hindsight');
  // “38%”, as everywhere: `Intl` would put a space before the sign in Russian.
  const percent = (part: number): string => `${formatter.number(Math.round(100 * part))}%`;
  return (finding) => {
    switch (finding.kind) {
      case 'bankrupt':
        return t('hindsight.bankrupt', { from: formatter.money(finding.from) });
      case 'ruined':
        return t('hindsight.ruined', {
          company: finding.company,
          closed: String(finding.why !== null),
          why:
            finding.why !== null && formatter.has(`closing.${finding.why}`)
              ? formatter.term(`closing.${finding.why}`)
              : 'none',
          from: formatter.money(finding.from),
          to: formatter.money(finding.to),
        });
      case 'merged':
        return t('hindsight.merged', {
          company: finding.company,
          absorbed: finding.absorbed,
          from: formatter.money(finding.from),
          to: formatter.money(finding.to),
        });
      case 'takenOver':
        return t('hindsight.takenOver', {
          company: finding.company,
          absorbed: finding.absorbed,
          price: formatter.money(finding.price),
          from: formatter.money(finding.from),
          to: formatter.money(finding.to),
        });
      case 'leftTrainless':
        return t('hindsight.leftTrainless', {
          company: finding.company,
          trains: finding.trains.join(', '),
          revenue: finding.revenue > 0 ? formatter.money(finding.revenue) : 'none',
        });
      case 'indebted':
        return t('hindsight.indebted', { amount: formatter.money(finding.amount) });
      case 'shorted':
        return t('hindsight.shorted', {
          company: finding.company,
          price: formatter.money(finding.price),
          last: formatter.money(finding.last),
          result: finding.last < finding.price ? 'gain' : finding.last > finding.price ? 'loss' : 'none',
          amount: formatter.money(Math.abs(finding.price - finding.last)),
        });
      case 'turningPoint':
        return t(finding.after > finding.before ? 'hindsight.rose' : 'hindsight.fell', {
          round: formatter.round(finding.round),
          before: percent(finding.before),
          after: percent(finding.after),
          within: percent(finding.within),
        });
      case 'missedRun':
        return t('hindsight.missed', {
          company: finding.company,
          revenue: formatter.money(finding.revenue),
          best: formatter.money(finding.best),
          cost: formatter.money(costOf(finding)),
        });
      case 'ownMoney':
        return t('hindsight.own', {
          company: finding.company,
          train: finding.train,
          price: formatter.money(finding.price),
          amount: formatter.money(finding.amount),
        });
      case 'shortLived':
        return t('hindsight.short', {
          company: finding.company,
          train: finding.train,
          price: formatter.money(finding.price),
          runs: finding.runs,
        });
      case 'presidency':
        return finding.to === null
          ? t('hindsight.nobody', { company: finding.company, price: formatter.money(finding.price) })
          : t('hindsight.presidency', {
              company: finding.company,
              player: formatter.holder(finding.to),
              price: formatter.money(finding.price),
            });
      case 'withheld':
        return t('hindsight.withheld', { company: finding.company, revenue: formatter.money(finding.revenue) });
    }
  };
};

const Group = (props: {
  readonly kind: Kind;
  readonly findings: readonly Finding[];
  readonly formatter: Formatter;
  readonly addressOf: (position: number) => string;
  /** The round of a position, by its name. */
  readonly roundAt: (position: number) => string;
}) => {
  const t = useT('hindsight');
  const { kind, findings, formatter, addressOf, roundAt } = props;
  const sentence = useSentence(formatter);
  const sum = findings.reduce((total, each) => total + amountOf(each), 0);
  /** What was done several times in the same way is said once: shorts of one company at one price. */
  const alike = new Map<string, readonly number[]>();
  for (const each of findings) {
    const said = sentence(each);
    alike.set(said, [...(alike.get(said) ?? []), each.at]);
  }
  const list: ReactNode = (
    <ul className={css.list}>
      {[...alike].map(([said, moments]) => (
        <li key={said} data-finding={kind}>
          {said}
          {moments.length > 1 && ` ×${moments.length}`}{' '}
          {moments.map((at, index) => {
            const whole = t('hindsight.look', { round: roundAt(at), at });
            return (
              <Fragment key={at}>
                {index > 0 && ', '}
                <Link href={addressOf(at)} aria-label={whole}>
                  {index > 0 && roundAt(at) === roundAt(moments[index - 1] ?? at) ? at : whole}
                </Link>
              </Fragment>
            );
          })}
        </li>
      ))}
    </ul>
  );
  return (
    <details className={css.group} open={findings.length <= 4}>
      <summary>
        {t(HEADINGS[kind], { count: findings.length })}
        {sum !== 0 && ` · ${kind === 'shorted' && sum > 0 ? '+' : ''}${formatter.money(sum)}`}
      </summary>
      {list}
    </details>
  );
};

const HindsightReport = (props: {
  readonly game: Game;
  readonly seats: readonly PlayerId[];
  readonly formatter: Formatter;
  readonly addressOf: (position: number) => string;
  /** The round of a position, by its name. */
  readonly roundAt: (position: number) => string;
}) => {
  const t = useT('hindsight');
  const { game, seats, formatter, addressOf, roundAt } = props;
  const { looking, start, cancel } = useHindsight(game);
  return (
    <section className={css.decided} aria-labelledby="decided">
      <h2 id="decided">{t('hindsight.heading')}</h2>
      <p className="quietText">{t('hindsight.text')}</p>
      {looking.kind === 'idle' && (
        <p>
          <button type="button" className="primary" onClick={start}>
            {t('hindsight.start')}
          </button>
        </p>
      )}
      {looking.kind === 'busy' && (
        <p className={css.busy} role="status">
          <progress max={100} value={looking.percent} aria-label={t('hindsight.busy')} />
          <span>{t('hindsight.percent', { percent: looking.percent })}</span>
          <button type="button" onClick={cancel}>
            {t('hindsight.cancel')}
          </button>
        </p>
      )}
      {looking.kind === 'failed' && (
        <p role="alert">
          {t('hindsight.failed', { error: looking.error })}{' '}
          <button type="button" onClick={start}>
            {t('hindsight.again')}
          </button>
        </p>
      )}
      {looking.kind === 'found' && (
        <div className={css.players}>
          {seats.map((player) => {
            const mine = looking.findings.filter((finding) => finding.player === player);
            return (
              <section key={player} className={css.player} aria-label={formatter.holder(player)}>
                <h3>{formatter.holder(player)}</h3>
                {mine.length === 0 && <p className="quietText">{t('hindsight.nothing')}</p>}
                {KINDS.map((kind) => {
                  const group = mine.filter((finding) => finding.kind === kind);
                  return group.length === 0 ? null : (
                    <Group
                      key={kind}
                      kind={kind}
                      findings={group}
                      formatter={formatter}
                      addressOf={addressOf}
                      roundAt={roundAt}
                    />
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

export default HindsightReport;
