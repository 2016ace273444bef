/** Where things lie on the table: everything at once on a wide screen, tabs that swipe on a phone. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Panel } from '../app/Panel.tsx';
import { StorageNote } from '../app/StorageNote.tsx';
import { changeSettings, useSettings } from '../app/settings.ts';
import { useWidth } from '../app/width.ts';
import { BoardView } from '../board/BoardView.tsx';
import { Twin } from '../board/Twin.tsx';
import { useT } from '../i18n/words.ts';
import { useHere, useShown, useUi } from './context.tsx';
import { Decision } from './decision/Decision.tsx';
import { MapNote } from './decision/Hints.tsx';
import css from './GamePage.module.css';
import { Heading, Notes } from './Heading.tsx';
import { TableKeys } from './keys.tsx';
import { Companies } from './panels/Companies.tsx';
import { Depot } from './panels/Depot.tsx';
import { History, SandboxBar } from './panels/History.tsx';
import { LayerMenu } from './panels/LayerMenu.tsx';
import { Log } from './panels/Log.tsx';
import { Market } from './panels/Market.tsx';
import { Players } from './panels/Players.tsx';
import { Sheet } from './panels/Sheet.tsx';
import { TABS, type Tab } from './ui.ts';

const Board = () => {
  const t = useT();
  const text = useSettings((s) => s.textBoard);
  const state = useShown();
  return (
    <Panel id="board" title={t('panel.board')} extra={<LayerMenu />}>
      <div className={css.board}>
        <MapNote state={state} />
        {text ? <Twin /> : <BoardView />}
      </div>
    </Panel>
  );
};

const PanelOf = ({
  id,
  children,
}: {
  readonly id: 'companies' | 'market' | 'players' | 'trains' | 'log';
  readonly children: ReactNode;
}) => {
  const t = useT();
  return (
    <Panel id={id} title={t(`panel.${id}`)}>
      {children}
    </Panel>
  );
};

const NARROWEST = 250;
const WIDEST = 640;

/** Drags the border between the decision and the board. */
const Splitter = () => {
  const t = useT();
  const width = useSettings((s) => s.sideWidth);
  const handle = useRef<HTMLDivElement>(null);
  const now = (): number => handle.current?.previousElementSibling?.getBoundingClientRect().width ?? 300;
  const set = (value: number): void =>
    changeSettings({ sideWidth: Math.max(NARROWEST, Math.min(WIDEST, Math.round(value))) });
  return (
    <div
      ref={handle}
      className={css.splitter}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('layout.splitter')}
      aria-valuenow={width === 0 ? 300 : width}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') set(now() - 20);
        if (event.key === 'ArrowRight') set(now() + 20);
      }}
      onDoubleClick={() => changeSettings({ sideWidth: 0 })}
      onPointerDown={(event) => {
        const start = event.clientX - now();
        const { currentTarget: bar, pointerId } = event;
        bar.setPointerCapture(pointerId);
        const drag = (move: PointerEvent): void => set(move.clientX - start);
        bar.addEventListener('pointermove', drag);
        bar.addEventListener('lostpointercapture', () => bar.removeEventListener('pointermove', drag), { once: true });
      }}
    />
  );
};

const Beside = () => (
  <>
    <PanelOf id="players">
      <Players />
    </PanelOf>
    <PanelOf id="trains">
      <Depot />
    </PanelOf>
    <PanelOf id="log">
      <Log />
    </PanelOf>
  </>
);

const CompaniesPanel = () => (
  <PanelOf id="companies">
    <Companies />
  </PanelOf>
);

const MarketPanel = () => (
  <PanelOf id="market">
    <Market />
  </PanelOf>
);

/** Room for everything: the decision over the companies, board over market, players beside. */
const Wide = () => {
  const side = useSettings((s) => s.sideWidth);
  return (
    <main className={css.wide} style={side === 0 ? undefined : { ['--side' as string]: `${side}px` }}>
      <div className={css.column}>
        <Decision />
        <CompaniesPanel />
      </div>
      <Splitter />
      <div className={css.main}>
        <Board />
        <MarketPanel />
      </div>
      <div className={css.column}>
        <Beside />
      </div>
    </main>
  );
};

const Middle = () => (
  <main className={css.middle}>
    <div className={css.main}>
      <Decision />
      <Board />
      <MarketPanel />
    </div>
    <div className={css.column}>
      <Beside />
      <CompaniesPanel />
    </div>
  </main>
);

/** One panel per screen, side by side in a strip that snaps: tabs scroll it, thumbs swipe it. */
const Narrow = () => {
  const t = useT();
  const { ui } = useHere();
  const tab = useUi((s) => s.tab);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = strip.current;
    const index = TABS.indexOf(tab);
    if (box && Math.abs(box.scrollLeft - index * box.clientWidth) > 2) box.scrollTo({ left: index * box.clientWidth });
  }, [tab]);
  const content: Readonly<Record<Tab, ReactNode>> = {
    board: <Board />,
    companies: <CompaniesPanel />,
    market: <MarketPanel />,
    players: (
      <>
        <PanelOf id="players">
          <Players />
        </PanelOf>
        <PanelOf id="trains">
          <Depot />
        </PanelOf>
      </>
    ),
    log: (
      <PanelOf id="log">
        <Log />
      </PanelOf>
    ),
  };
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
            onClick={() => ui.setState({ tab: each })}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
              const next = TABS[(TABS.indexOf(each) + step + TABS.length) % TABS.length];
              if (step === 0 || !next) return;
              ui.setState({ tab: next });
              document.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
            }}
          >
            {t(`tab.${each}`)}
          </button>
        ))}
      </div>
      <div
        className={css.strip}
        ref={strip}
        onScrollEnd={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget;
          const at = TABS[Math.round(scrollLeft / clientWidth)];
          if (at && at !== ui.getState().tab) ui.setState({ tab: at });
        }}
      >
        {TABS.map((each) => (
          <div
            key={each}
            id={`pane-${each}`}
            className={css.pane}
            role="tabpanel"
            aria-labelledby={`tab-${each}`}
            inert={each !== tab}
          >
            {content[each]}
          </div>
        ))}
      </div>
      <Decision />
    </main>
  );
};

export const Layout = () => {
  const width = useWidth();
  const dialog = useUi((s) => s.dialog);
  return (
    <div className={css.table} data-width={width}>
      <Heading>{width === 'wide' && <History />}</Heading>
      <StorageNote />
      <Notes />
      <SandboxBar />
      {width === 'middle' && (
        <div className={css.historyRow}>
          <History />
        </div>
      )}
      {width === 'narrow' ? <Narrow /> : width === 'wide' ? <Wide /> : <Middle />}
      {width === 'narrow' && (
        <div className={css.historyFoot}>
          <History />
        </div>
      )}
      <TableKeys />
      {dialog === 'sheet' && <Sheet />}
    </div>
  );
};
