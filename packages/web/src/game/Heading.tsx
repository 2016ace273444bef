/** The head of the table: title, round, phase, whose turn; and the menu. */
import { decider } from '@roundhouse/engine';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useOtherLanguage } from '../app/LanguageSwitch.tsx';
import { Menu, MenuGap, MenuItem } from '../app/Menu.tsx';
import { usePageTitle } from '../app/pageTitle.ts';
import { useWidth } from '../app/width.ts';
import { useT } from '../i18n/words.ts';
import { setGuideLevel, useGuideLevel } from '../learn/guide/level.ts';
import { saveFile } from '../store/download.ts';
import { recordOf, saveRecord } from '../store/games.ts';
import { useGameContext, useSession, useShown, useTableState, useFormatter } from './context.tsx';
import { delayedPart } from './later.tsx';
import { newestOf } from './session.ts';
import { useSheet } from './sheet/place.ts';
import css from './GamePage.module.css';

const EndInSight = delayedPart(({ EndInSight: Part }) => Part);
const PhaseBanner = delayedPart(({ PhaseBanner: Part }) => Part);

/** Rounds whose names leave room beside them on a phone: how far the end is stands in the same line. */
const FITS: ReadonlySet<string> = new Set(['operating', 'stock']);

export const Heading = ({ children }: { readonly children?: ReactNode }) => {
  const t = useT();
  const formatter = useFormatter();
  const { table, title, ui } = useGameContext();
  const state = useShown();
  const game = useSession((s) => s.game);
  const [, navigate] = useLocation();
  const sheet = useSheet();
  const by = decider(state);
  // On a phone the decision says whose turn it is, and the menu holds what is seldom needed.
  const narrow = useWidth() === 'narrow';
  const other = useOtherLanguage();
  const { level, chosen } = useGuideLevel(table.page);
  const unguided = level === 'off' && !chosen;
  // Also while somebody looks back: the tab tells where the game stands.
  const onTurn = useSession((s) => decider(newestOf(s)));
  const turn = onTurn === null ? '' : ` · ${t('heading.turn', formatter.who(onTurn))}`;
  const mark = onTurn !== null && table.mine(onTurn) ? '● ' : '';
  const page = sheet.place === 'page' ? ` · ${t('menu.sheet')}` : '';
  usePageTitle(`${mark}${title.name[formatter.language]}${page}${turn}`);
  return (
    <header className={css.heading}>
      <Link href="/" className={css.home} aria-label={t('nav.home')}>
        <img src="/icon.svg" alt="" width="28" height="28" />
      </Link>
      <h1>
        {title.name[formatter.language]}
        <small>
          {narrow && !FITS.has(state.round.kind) ? formatter.roundShort(state.round) : formatter.round(state.round)} ·{' '}
          {t('depot.phase', { phase: formatter.phase(state.phase) })}
          {by !== null && !narrow && <> · {t('heading.turn', formatter.who(by))}</>}
        </small>
        <EndInSight />
      </h1>
      {children}
      <div className={css.headingEnd}>
        <Menu label={t('nav.menu')}>
          <MenuItem onSelect={() => ui.setState({ dialog: 'orders' })}>{t('menu.orders')}</MenuItem>
          {table.seat && <MenuItem onSelect={() => ui.setState({ dialog: 'seats' })}>{t('menu.seats')}</MenuItem>}
          {unguided && <MenuItem onSelect={() => setGuideLevel(table.page, 'every')}>{t('menu.guide')}</MenuItem>}
          <MenuGap />
          <MenuItem onSelect={sheet.toggle}>{t('menu.sheet')}</MenuItem>
          <MenuItem onSelect={() => navigate(`${table.page}/result`)}>{t('menu.statistics')}</MenuItem>
          <MenuItem onSelect={() => ui.setState({ reference: { section: 'map', rule: null } })}>
            {t('menu.reference')}
          </MenuItem>
          <MenuItem onSelect={() => ui.setState({ reference: { section: 'rules', rule: null } })}>
            {t('menu.rules')}
          </MenuItem>
          <MenuGap />
          {!table.net && (
            <MenuItem onSelect={() => navigate(`/online/carry/${table.record().id}`)}>{t('menu.carry')}</MenuItem>
          )}
          {!table.net && (
            <MenuItem onSelect={() => navigate(`/print/${encodeURIComponent(title.id)}?game=${table.record().id}`)}>
              {t('menu.print')}
            </MenuItem>
          )}
          <MenuItem onSelect={() => saveFile(game)}>{t('menu.export')}</MenuItem>
          <MenuGap />
          {/* A phone has no keys; somebody who joins a keyboard to it still has `?`. */}
          {!narrow && <MenuItem onSelect={() => ui.setState({ dialog: 'keys' })}>{t('menu.keys')}</MenuItem>}
          <MenuItem onSelect={other.choose}>
            <span lang={other.id}>{other.name}</span>
          </MenuItem>
          <MenuItem onSelect={() => navigate('/settings')}>{t('nav.settings')}</MenuItem>
          <MenuItem onSelect={() => navigate('/')}>{t('nav.home')}</MenuItem>
        </Menu>
      </div>
    </header>
  );
};

/** What a person must know about this game: locked, changed elsewhere. */
export const Notes = () => {
  const t = useT();
  const formatter = useFormatter();
  const { table } = useGameContext();
  const conflict = useTableState((s) => s.conflict);
  const game = useSession((s) => s.game);
  const [, navigate] = useLocation();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const record = table.record();
    const saved = await saveRecord(recordOf(game, record.bots, record.name));
    setCopied(true);
    if ('record' in saved) navigate(`/game/${saved.record.id}`);
  };
  const { locked } = table;
  const gap = useSession((s) => s.main.gap);
  return (
    <>
      <PhaseBanner />
      {gap && !gap.recalling && (
        <div className={css.note} role="note">
          <span>{t('gap.text', { from: gap.after + 1, to: gap.before })}</span>
        </div>
      )}
      {locked && (
        <div className={css.note} role="alert">
          <span>
            {t('locked.text', { at: locked.at, of: locked.of })}{' '}
            {locked.refusal ? formatter.refusal(locked.refusal) : locked.error}
          </span>
          <button type="button" disabled={copied} onClick={() => void copy()}>
            {t('locked.copy')}
          </button>
          <button type="button" onClick={() => saveFile(table.record().game)}>
            {t('menu.export')}
          </button>
        </div>
      )}
      {conflict && (
        <div className={css.note} role="alert">
          <span>{t('conflict.text')}</span>
          <button type="button" onClick={() => location.reload()}>
            {t('conflict.reload')}
          </button>
          <button type="button" disabled={copied} onClick={() => void copy()}>
            {t('conflict.copy')}
          </button>
        </div>
      )}
    </>
  );
};
