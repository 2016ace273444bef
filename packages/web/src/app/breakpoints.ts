/**
 * Where the layout changes: nowhere else. Style sheets name a query (`@media (--narrow)`, `@container (--panel-tiny)`), and the build
 * puts it in. Widths are in pixels here, for letters of the usual size; in the queries they grow with the letters that somebody has set
 * in the browser, so that large letters get the layout of a page that is enlarged.
 */

/** Default font sizes, in pixels: the browser’s, which media queries use, and ours, which container queries use. */
const [BROWSER, OURS] = [16, 15];
const screen = (pixels: number): string => `${pixels / BROWSER}rem`;
const panel = (pixels: number): string => `${Math.round((pixels / OURS) * 100) / 100}rem`;

/** Widths of the screen from which there is room for a tablet's layout, for two columns of a page, for three of a table, for more. */
const [TABLET, LARGE, WIDE, ROOMY] = [700, 1000, 1200, 1600];
/** A screen lower than this is a phone held sideways, however wide it is; wider than the second it shows two things abreast. */
const [LOW, ABREAST] = [480, 560];
/** From here on the head of a phone held sideways has room for the history beside where the game stands. */
const HEADED = 830;
/** Lower than this a wide screen has little height for three panels below each other. */
const SHORT = 880;
/** From here on there is height for the recap and the log below each other. */
const TALL = 960;
/** Widths of the row of the history: without room for its slider, and for single steps. */
const [SLIM_ROW, TINY_ROW] = [370, 325];
/** Widths of the panel of decisions. */
const [TINY, TIGHT, SMALL] = [340, 420, 480];

/** These three are asked for by scripts as well. */
export const NOT_NARROW = `((width >= ${screen(TABLET)}) and (height >= ${screen(LOW)}))`;
export const WIDE_SCREEN = `((width >= ${screen(WIDE)}) and (height >= ${screen(LOW)}))`;
export const ROOMY_SCREEN = `(width >= ${screen(ROOMY)})`;

const QUERIES = {
  /** A phone: one panel at a time. */
  narrow: `((width < ${screen(TABLET)}) or (height < ${screen(LOW)}))`,
  'not-narrow': NOT_NARROW,
  /** A phone held sideways. */
  sideways: `((width >= ${screen(ABREAST)}) and (height < ${screen(LOW)}))`,
  /** A small one: its head has no room for the history. */
  'sideways-small': `((${screen(ABREAST)} <= width < ${screen(HEADED)}) and (height < ${screen(LOW)}))`,
  /** As little as a page enlarged four times has: it scrolls as a whole. */
  scrap: `((width < ${screen(ABREAST)}) and (height < ${screen(LOW)}))`,
  'not-scrap': `((width >= ${screen(ABREAST)}) or (height >= ${screen(LOW)}))`,
  tablet: `((${screen(TABLET)} <= width < ${screen(LARGE)}) and (height >= ${screen(LOW)}))`,
  /** Everything between a phone and a wide screen. */
  middle: `((${screen(TABLET)} <= width < ${screen(WIDE)}) and (height >= ${screen(LOW)}))`,
  large: `(width >= ${screen(LARGE)})`,
  wide: WIDE_SCREEN,
  'wide-short': `((width >= ${screen(WIDE)}) and (${screen(LOW)} <= height < ${screen(SHORT)}))`,
  'wide-tall': `((width >= ${screen(WIDE)}) and (height >= ${screen(TALL)}))`,
  roomy: ROOMY_SCREEN,
  'not-roomy': `(width < ${screen(ROOMY)})`,
  'panel-tiny': `(width < ${panel(TINY)})`,
  'panel-not-tiny': `(width >= ${panel(TINY)})`,
  'panel-small': `(${panel(TINY)} <= width < ${panel(SMALL)})`,
  'panel-tight': `(width < ${panel(TIGHT)})`,
  'panel-not-tight': `(width >= ${panel(TIGHT)})`,
  'row-slim': `(width < ${panel(SLIM_ROW)})`,
  'row-tiny': `(width < ${panel(TINY_ROW)})`,
} as const;

const isQuery = (name: string): name is keyof typeof QUERIES => Object.hasOwn(QUERIES, name);

/** Puts the queries that are named into the condition of a rule. An unknown name is a fault of the style sheet. */
export const withQueries = (condition: string): string =>
  condition.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
    if (!isQuery(name)) throw new Error(`no breakpoint is called --${name}`);
    return QUERIES[name];
  });
