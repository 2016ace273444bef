/** The table on a phone: one panel per screen, side by side in a strip that snaps. The decision lies over it as a sheet. */
import {
  Fragment,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { afterPaint } from '../app/afterPaint.ts';
import { type PanelId, panelsOnTab, type Tab, TABS } from '../app/arrangement.ts';
import { useT } from '../i18n/words.ts';
import { delayedPart } from './later.tsx';
import { OutOfSight, useGameContext, useUi } from './context.tsx';
import { Decision } from './decision/Decision.tsx';
import css from './Narrow.module.css';
import { useSinceTurn } from './sinceTurn.ts';
import { HistoryLater } from './HistoryLater.tsx';

const MyMoney = delayedPart(({ MyMoney: Part }) => Part);
const RoundEnded = delayedPart(({ RoundEnded: Part }) => Part);

/** Messages in the chat that nobody here has read. */
const useUnread = (): number => {
  const { net } = useGameContext().table;
  return useSyncExternalStore(
    (changed) => net?.store.subscribe(changed) ?? (() => undefined),
    () => {
      if (!net) return 0;
      const { unread, you } = net.store.getState().view;
      return unread[you.seat === null ? 'spectators' : 'players'];
    },
  );
};

/**
 * The question comes first; the pane in sight and those out of sight follow one after another, each after a paint: all at once would
 * keep a slow device still for most of a second.
 */
const usePanesInTurn = (tab: Tab): ReadonlySet<Tab> => {
  const [drawn, setDrawn] = useState<ReadonlySet<Tab>>(() => new Set());
  useEffect(() => {
    const next = drawn.has(tab) ? TABS.find((each) => !drawn.has(each)) : tab;
    if (next === undefined) return undefined;
    let gone = false;
    afterPaint(() => {
      if (!gone) startTransition(() => setDrawn(new Set([...drawn, next])));
    });
    return () => {
      gone = true;
    };
  }, [drawn, tab]);
  return drawn;
};

export const Narrow = ({
  content,
  spreadsheet,
  children,
}: {
  readonly content: Readonly<Record<PanelId, ReactNode>>;
  readonly spreadsheet: ReactNode;
  readonly children?: ReactNode;
}) => {
  const t = useT();
  const { ui } = useGameContext();
  const tab = useUi((s) => s.tab);
  // The browser visits every element of a pane that is shown or hidden: that is for after the paint.
  const awake = useDeferredValue(tab);
  const drawn = usePanesInTurn(tab);
  const news = useSinceTurn();
  const unread = useUnread();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = strip.current;
    const index = TABS.indexOf(tab);
    if (box && Math.abs(box.scrollLeft - index * box.clientWidth) > 2) box.scrollTo({ left: index * box.clientWidth });
    // With large letters not all tabs are in sight. Only their row is moved, not the page.
    const name = document.querySelector<HTMLElement>(`#tab-${tab}`);
    const row = name?.parentElement;
    if (name && row && row.scrollWidth > row.clientWidth)
      row.scrollLeft = name.offsetLeft - row.offsetLeft - (row.clientWidth - name.offsetWidth) / 2;
  }, [tab]);
  // Who looks at something else wants to see it: the sheet makes way; on the board it comes back.
  const show = (next: (typeof TABS)[number]): void =>
    ui.setState({ tab: next, decisionHeight: next === 'board' ? 'choices' : 'line' });
  return (
    <main className={css.narrow}>
      <div className={css.tabs} role="tablist" aria-label={t('layout.tabs')}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-selected={each === tab}
            aria-controls={`pane-${each}`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => show(each)}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
              const next = TABS[(TABS.indexOf(each) + step + TABS.length) % TABS.length];
              if (step === 0 || !next) return;
              show(next);
              document.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
            }}
          >
            {t(`tab.${each}`)}
            {each === 'log' && unread > 0 && (
              <span className={css.unread} role="img" aria-label={t('tab.unread', { count: unread })}>
                {unread}
              </span>
            )}
            {each === 'log' && unread === 0 && news !== null && each !== tab && (
              <span className={css.news}>{t('tab.news')}</span>
            )}
          </button>
        ))}
      </div>
      <div
        className={css.strip}
        ref={strip}
        onScrollEnd={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          const at = TABS[Math.round(scrollLeft / clientWidth)];
          if (at && at !== ui.getState().tab) show(at);
        }}
      >
        {TABS.map((each) => (
          <div
            key={each}
            id={`pane-${each}`}
            className={css.pane}
            role="tabpanel"
            aria-labelledby={`tab-${each}`}
            inert={each !== awake}
            data-under-sheet=""
          >
            {(drawn.has(each) || (each === tab && drawn.size > 0)) && (
              <OutOfSight seen={each === tab}>
                {panelsOnTab(each).map((panel) => (
                  <Fragment key={panel}>{content[panel]}</Fragment>
                ))}
              </OutOfSight>
            )}
            {each === 'sheet' && tab === each && spreadsheet}
          </div>
        ))}
      </div>
      {/* Short notices lie over the map too: nothing that comes or goes moves it. */}
      <div className={css.notices} data-tab={tab} data-under-sheet="">
        {children}
        <MyMoney />
        <RoundEnded />
      </div>
      <Decision />
      <div className={css.historyFoot}>
        <HistoryLater />
      </div>
    </main>
  );
};
