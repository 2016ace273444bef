/** What a company has once it has taken over another: trains and tokens against their limits, treasury, loans, what the title says of it. */
import { cashOf, factsOf, type State, titleOf, trainsAt } from '@roundhouse/engine';
import { DOT } from '../../i18n/dot.ts';
import { useT } from '../../i18n/words.ts';
import { useFormatter } from '../context.tsx';
import { aboutOf } from './About.tsx';
import css from './Holders.module.css';
import parts from './parts.module.css';

/** Titles whose limits go by the type of a train only keep a company from buying more: nothing is discarded. */
const keepsAll = (state: State): boolean => factsOf(state).phases.some(({ flags }) => flags.includes('perType'));

/** Pieces of a company as a person would list them. */
const useAssets = (): ((state: State, company: string) => readonly string[]) => {
  const t = useT('later');
  const formatter = useFormatter();
  return (state, company) => {
    const trains = trainsAt(state, company);
    const named = trains.map(({ side }) => side).join(', ');
    const limit = titleOf(state).trainLimit(state, company);
    const placed = state.board.tokens.filter((each) => each.company === company).length;
    const left = state.companies[company]?.tokens.length ?? 0;
    const loans = state.companies[company]?.loans ?? 0;
    const privates = Object.values(state.privates).filter(({ owner, closed }) => owner === company && !closed);
    return [
      keepsAll(state) && trains.length > 0
        ? t('holders.trains', { trains: named })
        : t('assets.trains', { count: trains.length, limit, trains: named }),
      formatter.term('assets.tokens', { placed, left }),
      formatter.term('assets.treasury', { cash: formatter.money(cashOf(state, company)) }),
      ...(loans > 0 ? [t('assets.loans', { count: loans })] : []),
      ...privates.map(({ id }) => formatter.privateName(id)),
    ];
  };
};

/** What a company that sells a train to another has left to run. */
export const TrainsLeft = ({ of: company, after }: { readonly of: string; readonly after: State }) => {
  const t = useT('later');
  const formatter = useFormatter();
  const trains = trainsAt(after, company);
  const named = trains.map(({ side }) => side).join(', ');
  const limit = titleOf(after).trainLimit(after, company);
  return (
    <p className={`${css.supposed} ${trains.length === 0 ? parts.bad : ''}`} data-left={company}>
      {formatter.chip(company)} {t('assets.left')}{' '}
      {trains.length === 0
        ? t('lot.trains', { count: 0, trains: '' })
        : keepsAll(after)
          ? t('holders.trains', { trains: named })
          : t('assets.trains', { count: trains.length, limit, trains: named })}
    </p>
  );
};

/** `company` before and after: only what the title says of it where nothing else changes. */
export const MergedCompany = ({
  before,
  after,
  company,
}: {
  readonly before: State;
  readonly after: State;
  readonly company: string;
}) => {
  const t = useT();
  const formatter = useFormatter();
  const assets = useAssets();
  const remarks = (state: State): readonly string[] => aboutOf(state, company, formatter);
  const news = remarks(after).filter((each) => !remarks(before).includes(each));
  const over = !keepsAll(after) && trainsAt(after, company).length > titleOf(after).trainLimit(after, company);
  return (
    <p className={`${css.supposed} ${over ? parts.bad : ''}`} data-joined={company}>
      {formatter.chip(company)} {t('assets.then')}{' '}
      {[...assets(after, company), ...(over ? [t('assets.over')] : [])].join(DOT)}
      {news.map((each) => `. ${each}`)}
    </p>
  );
};
