/** Where things lie on the table: everything at once on a wide screen, tabs that swipe on a phone. */
import { Fragment, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../app/lazyPart.ts';
import { type Arrangement, type Column as ColumnId, isPanel, movePanel, type PanelId } from '../app/arrangement.ts';
import { LanguageNote } from '../app/LanguageNote.tsx';
import { DRAGGED, Panel } from '../app/Panel.tsx';
import { Splitter } from '../app/Splitter.tsx';
import { StorageNote } from '../app/StorageNote.tsx';
import { changeSettings, useSettings } from '../app/settings.ts';
import { useWidth } from '../app/width.ts';
import { BoardView } from '../board/BoardView.tsx';
import { useT } from '../i18n/words.ts';
import { FirstGameSlot } from '../learn/first/FirstGameSlot.tsx';
import { useGameContext, useSession, useShown, useUi } from './context.tsx';
import { Decision } from './decision/Decision.tsx';
import { MapNote } from './decision/Hints.tsx';
import { VictoryAtEnd } from './assist/VictoryAtEnd.tsx';
import { LogOrRecap } from './assist/LogOrRecap.tsx';
import { focusDecision } from './focus.ts';
import css from './GamePage.module.css';
import { Heading, Notes } from './Heading.tsx';
import { TableKeys } from './keys.tsx';
import { HistoryLater } from './HistoryLater.tsx';
import { delayedPart } from './later.tsx';
import { Narrow } from './Narrow.tsx';
import { readStoredOrders } from './orders/automatic.ts';
import { hasShares } from './ownership.ts';
import { Companies } from './panels/Companies.tsx';
import { Depot } from './panels/Depot.tsx';
import { LayerMenu } from './panels/LayerMenu.tsx';
import { Market, MarketHead } from './panels/Market.tsx';
import { OrderStrip } from './panels/OrderStrip.tsx';
import { CROWD, MANY_PLAYERS, Players } from './panels/Players.tsx';
import { RustLine } from './panels/RustLine.tsx';
import { useSheet } from './sheet/place.ts';
import sheetCss from './sheet/SheetPage.module.css';

// What is looked at now and then comes when it is asked for.
const Spreadsheet = lazyPart(() => import('./sheet/Spreadsheet.tsx'), 'sheet');
const NetBar = lazyPart(() => import('./online/NetBar.tsx'), 'online', 'pace');
const Orders = lazyPart(() => import('./orders/Orders.tsx'), 'orders');
const LogWithChat = lazyPart(() => import('./online/LogWithChat.tsx'), 'online', 'later');
const Seats = lazyPart(() => import('./assist/Seats.tsx'), 'assist', 'pages');
const ReferenceDialog = lazyPart(() => import('./assist/ReferenceDialog.tsx'), 'assist', 'reference');
const TextBoard = lazyPart(() => import('../board/TextBoard.tsx'));

const Log = delayedPart(({ Log: Part }) => Part);
const TapTooltip = delayedPart(({ TapTooltip: Part }) => Part);
const Announcer = delayedPart(({ Announcer: Part }) => Part);
const SandboxBar = delayedPart(({ SandboxBar: Part }) => Part);

const Board = () => {
  const t = useT();
  const text = useSettings((s) => s.textBoard);
  const narrow = useWidth() === 'narrow';
  const state = useShown();
  return (
    <Panel
      id="board"
      title={t('panel.board')}
      extra={
        <>
          {!narrow && <OrderStrip />}
          <LayerMenu />
        </>
      }
    >
      <div className={css.board}>
        <MapNote state={state} />
        {text ? (
          <Suspense>
            <TextBoard />
          </Suspense>
        ) : (
          <BoardView />
        )}
      </div>
    </Panel>
  );
};

/** On a phone the board has no head: the order stands with the companies. */
const NarrowOrder = () => (useWidth() === 'narrow' ? <OrderStrip /> : null);

const PanelOf = ({
  id,
  extra,
  children,
}: {
  readonly id: PanelId;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}) => {
  const t = useT();
  return (
    <Panel id={id} title={t(`panel.${id}`)} extra={extra}>
      {children}
    </Panel>
  );
};

/** Without shares there is nothing to show; a phone has a tab for it all the same. */
const MarketPanel = () => {
  const t = useT();
  const { facts } = useGameContext();
  const narrow = useWidth() === 'narrow';
  if (!hasShares(facts) && !narrow) return null;
  return (
    <Panel id="market" title={t('panel.market')} extra={hasShares(facts) && !narrow && <MarketHead />}>
      {hasShares(facts) ? <Market /> : <p className={css.empty}>{t('market.none')}</p>}
    </Panel>
  );
};

/** Over the net there is talk beside the log. */
const LogPanel = () => {
  const { table } = useGameContext();
  return (
    <LogOrRecap>
      {table.net ? (
        <Suspense>
          <LogWithChat />
        </Suspense>
      ) : (
        <Log />
      )}
    </LogOrRecap>
  );
};

const CONTENT: Readonly<Record<PanelId, ReactNode>> = {
  board: <Board />,
  market: <MarketPanel />,
  companies: (
    <PanelOf id="companies">
      <NarrowOrder />
      <Companies />
    </PanelOf>
  ),
  players: (
    <PanelOf id="players">
      <Players />
    </PanelOf>
  ),
  trains: (
    <PanelOf id="trains" extra={<RustLine />}>
      <Depot />
    </PanelOf>
  ),
  log: (
    <PanelOf id="log">
      <LogPanel />
    </PanelOf>
  ),
};

/** The panel before which something dropped at this height would come. */
const placeAt = (column: HTMLElement, y: number): number =>
  [...column.querySelectorAll(':scope > [data-panel]')].filter((each) => {
    const { top, height } = each.getBoundingClientRect();
    return y > top + height / 2;
  }).length;

const panelsOf = (arrangement: Arrangement, columns: readonly ColumnId[]): readonly PanelId[] =>
  columns.flatMap((column) => arrangement[column]);

/** The panels of one or several columns below each other; panels can be dropped here. */
const Column = ({
  of,
  className,
  log = 'own',
  children,
}: {
  readonly of: readonly [ColumnId, ...ColumnId[]];
  readonly className: string | undefined;
  /** Whether the log stands where it was put, or last in this column, or in the other one. */
  readonly log?: 'own' | 'last' | 'elsewhere';
  readonly children?: ReactNode;
}) => {
  const arrangement = useSettings((s) => s.arrangement);
  const logFolded = useSettings((s) => s.folded.includes('log'));
  const [first] = of;
  const panels = panelsOf(arrangement, of).filter((panel) => log === 'own' || panel !== 'log');
  return (
    <div
      className={className}
      data-log={!logFolded && (log === 'last' || panels.includes('log')) ? '' : undefined}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={(event) => {
        const panel = event.dataTransfer.getData(DRAGGED);
        if (!isPanel(panel)) return;
        event.preventDefault();
        const place = placeAt(event.currentTarget, event.clientY);
        const lower = arrangement[first].indexOf(panel);
        changeSettings({
          arrangement: movePanel(arrangement, panel, first, lower >= 0 && lower < place ? place - 1 : place),
        });
      }}
    >
      {children}
      {panels.map((panel) => (
        <Fragment key={panel}>{CONTENT[panel]}</Fragment>
      ))}
      {log === 'last' && CONTENT.log}
    </div>
  );
};

const NARROWEST = 250;
const WIDEST = 640;

const SheetPart = () => (
  <Suspense>
    <Spreadsheet />
  </Suspense>
);

/** Room for everything; the decision is always on top of the left column. */
const Wide = ({ sheet }: { readonly sheet: boolean }) => {
  const t = useT();
  const side = useSettings((s) => s.sideWidth);
  const far = useSettings((s) => s.farWidth);
  const main = useRef<HTMLElement>(null);
  const widthOf = (column: 'first' | 'last'): number =>
    main.current?.[`${column}ElementChild`]?.getBoundingClientRect().width ?? 300;
  return (
    <main
      ref={main}
      className={`${css.wide} ${sheet ? sheetCss.split : ''}`}
      style={{
        ...(side === 0 || sheet ? {} : { ['--side' as string]: `${side}px` }),
        ...(far === 0 || sheet ? {} : { ['--far' as string]: `${far}px` }),
      }}
    >
      <Column of={['left']} className={css.column}>
        <Decision />
      </Column>
      <Splitter
        axis="x"
        label={t('layout.splitter')}
        value={side}
        min={NARROWEST}
        max={WIDEST}
        measure={() => widthOf('first')}
        onChange={(sideWidth) => changeSettings({ sideWidth })}
      />
      <Column of={['middle']} className={css.main} />
      <Splitter
        axis="x"
        behind
        label={t('layout.farSplitter')}
        value={far}
        min={NARROWEST}
        max={WIDEST}
        measure={() => widthOf('last')}
        onChange={(farWidth) => changeSettings({ farWidth })}
      />
      {sheet ? (
        <div className={css.column} data-panel="sheet">
          <SheetPart />
        </div>
      ) : (
        <Column of={['right']} className={css.column} />
      )}
    </main>
  );
};

/** Where two columns become one, the log goes below the board: it is long, and would keep the others apart. */
const Middle = () => (
  <main className={css.middle}>
    <Column of={['middle']} className={css.main} log="last">
      <Decision />
    </Column>
    <Column of={['right', 'left']} className={css.column} log="elsewhere" />
  </main>
);

export const Layout = () => {
  const t = useT();
  const width = useWidth();
  const { place: sheet } = useSheet();
  const dialog = useUi((s) => s.dialog);
  const net = useGameContext().table.net !== undefined;
  const many = useSession((s) => s.game.players.length >= MANY_PLAYERS);
  const crowd = useSession((s) => s.game.players.length >= CROWD);
  const alone = useUi((s) => s.wholeBoard);
  const operating = useUi((s) => s.operating);
  const { table } = useGameContext();
  // Orders that were given around this table go on; without any nothing is fetched for them.
  useEffect(() => {
    if (!table.net && readStoredOrders(table) !== null)
      void import('./orders/local.ts').then(({ localOrders }) => localOrders(table));
  }, [table]);
  const book = useUi((s) => s.reference !== null);
  const notices = (
    <>
      <FirstGameSlot />
      <SandboxBar />
    </>
  );
  return (
    <div
      className={css.table}
      data-width={width}
      data-many={crowd ? 'crowd' : many ? '' : undefined}
      data-alone={alone ? '' : undefined}
      data-operating={operating ? '' : undefined}
    >
      <a
        className="skip-link"
        href="#decision"
        onClick={(event) => {
          event.preventDefault();
          focusDecision();
        }}
      >
        {t('table.skip')}
      </a>
      <Heading>{width === 'wide' && <HistoryLater />}</Heading>
      <StorageNote />
      <LanguageNote />
      <Notes />
      {net && (
        <Suspense>
          <NetBar />
        </Suspense>
      )}
      {width !== 'narrow' && notices}
      {width === 'middle' && (
        <div className={css.historyRow}>
          <HistoryLater />
        </div>
      )}
      {width === 'narrow' ? (
        <Narrow content={CONTENT} spreadsheet={<SheetPart />}>
          {notices}
        </Narrow>
      ) : sheet === 'page' ? (
        <main className={sheetCss.page}>
          <SheetPart />
        </main>
      ) : width === 'wide' ? (
        <Wide sheet={sheet === 'beside'} />
      ) : (
        <Middle />
      )}
      <div className="visually-hidden" role="status" aria-atomic="true" data-announcer="">
        <Announcer />
      </div>
      <TableKeys />
      <VictoryAtEnd />
      <TapTooltip />
      {dialog === 'orders' && (
        <Suspense>
          <Orders />
        </Suspense>
      )}
      {dialog === 'seats' && (
        <Suspense>
          <Seats />
        </Suspense>
      )}
      {book && (
        <Suspense>
          <ReferenceDialog />
        </Suspense>
      )}
    </div>
  );
};
