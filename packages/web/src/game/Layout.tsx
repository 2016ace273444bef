/** Where things lie on the table: everything at once on a wide screen, tabs that swipe on a phone. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Panel } from '../app/Panel.tsx';
import { StorageNote } from '../app/StorageNote.tsx';
import { changeSettings, useSettings } from '../app/settings.ts';
import { useWidth } from '../app/width.ts';
import { BoardView } from '../board/BoardView.tsx';
import { Twin } from '../board/Twin.tsx';
import { useT } from '../i18n/words.ts';
import { useHere, useUi } from './context.tsx';
import { Decision } from './decision/Decision.tsx';
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
  return (
    <Panel id="board" title={t('panel.board')} extra={<LayerMenu />}>
      <div className={css.board}>{text ? <Twin /> : <BoardView />}</div>
    </Panel>
  );
};

const PanelOf = ({ id, children }: { readonly id: 'companies' | 'market' | 'players' | 'trains' | 'log'; readonly children: ReactNode }) => {
  const t = useT();
  return (
    <Panel id={id} title={t(`panel.${id}`)}>
      {children}
    </Panel>
  );
};

/** Drags the border between the board and the columns beside it. */
const Splitter = () => {
  const t = useT();
  const width = useSettings((s) => s.sideWidth);
  const set = (value: number): void => changeSettings({ sideWidth: Math.max(260, Math.min(560, Math.round(value))) });
  return (
    <div
      className={css.splitter}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('layout.splitter')}
      aria-valuenow={width}
      aria-valuemin={260}
      aria-valuemax={560}
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') set(width + 20);
        if (event.key === 'ArrowRight') set(width - 20);
      }}
      onPointerDown={(event) => {
        const start = event.clientX;
        const { currentTarget: handle, pointerId } = event;
        handle.setPointerCapture(pointerId);
        handle.onpointermove = (move) => set(width + (start - move.clientX) / 2);
        handle.onpointerup = () => {
          handle.onpointermove = null;
          handle.releasePointerCapture(pointerId);
        };
      }}
    />
  );
};

const Wide = ({ columns }: { readonly columns: 2 | 3 }) => {
  const side = useSettings((s) => s.sideWidth);
  const players = (
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
  const companies = (
    <PanelOf id="companies">
      <Companies />
    </PanelOf>
  );
  return (
    <main className={columns === 3 ? css.wide : css.middle} style={{ ['--side' as string]: `${side}px` }}>
      <div className={css.main}>
        <Decision />
        <Board />
        <PanelOf id="market">
          <Market />
        </PanelOf>
      </div>
      {columns === 3 && <Splitter />}
      {columns === 3 ? (
        <>
          <div className={css.column}>{companies}</div>
          <div className={css.column}>{players}</div>
        </>
      ) : (
        <div className={css.column}>
          {players}
          {companies}
        </div>
      )}
    </main>
  );
};

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
    companies: (
      <PanelOf id="companies">
        <Companies />
      </PanelOf>
    ),
    market: (
      <PanelOf id="market">
        <Market />
      </PanelOf>
    ),
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
          <div key={each} id={`pane-${each}`} className={css.pane} role="tabpanel" aria-labelledby={`tab-${each}`} inert={each !== tab}>
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
      <Heading />
      <StorageNote />
      <Notes />
      <SandboxBar />
      {width !== 'narrow' && (
        <div className={css.historyRow}>
          <History />
        </div>
      )}
      {width === 'narrow' ? <Narrow /> : <Wide columns={width === 'wide' ? 3 : 2} />}
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
