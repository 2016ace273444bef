/**
 * Where the layout changes, in CSS pixels: nowhere else. Style sheets name a query (`@media (--narrow)`, `@container (--panel-tiny)`),
 * and the build puts it in.
 */

/** Widths of the screen from which there is room for a tablet's layout, for two columns of a page, for three of a table, for more. */
const [TABLET, LARGE, WIDE, ROOMY] = [700, 1000, 1200, 1600];
/** A screen lower than this is a phone held sideways, however wide it is; wider than the second it shows two things abreast. */
const [LOW, ABREAST] = [480, 560];
/** Lower than this a wide screen has little height for three panels below each other. */
const SHORT = 880;
/** Narrower than most phones: the row of the history has no room for its slider. */
const SLIM = 380;
/** Widths of the panel of decisions. */
const [TINY, TIGHT, SMALL] = [340, 420, 480];

export const QUERIES = {
  /** A phone: one panel at a time. */
  narrow: `((width < ${TABLET}px) or (height < ${LOW}px))`,
  'not-narrow': `((width >= ${TABLET}px) and (height >= ${LOW}px))`,
  slim: `(width < ${SLIM}px)`,
  /** A phone held sideways. */
  sideways: `((width >= ${ABREAST}px) and (height < ${LOW}px))`,
  /** As little as a page enlarged four times has: it scrolls as a whole. */
  scrap: `((width < ${ABREAST}px) and (height < ${LOW}px))`,
  tablet: `((${TABLET}px <= width < ${LARGE}px) and (height >= ${LOW}px))`,
  /** Everything between a phone and a wide screen. */
  middle: `((${TABLET}px <= width < ${WIDE}px) and (height >= ${LOW}px))`,
  large: `(width >= ${LARGE}px)`,
  wide: `((width >= ${WIDE}px) and (height >= ${LOW}px))`,
  'wide-short': `((width >= ${WIDE}px) and (${LOW}px <= height < ${SHORT}px))`,
  roomy: `(width >= ${ROOMY}px)`,
  'not-roomy': `(width < ${ROOMY}px)`,
  'panel-tiny': `(width < ${TINY}px)`,
  'panel-not-tiny': `(width >= ${TINY}px)`,
  'panel-small': `(${TINY}px <= width < ${SMALL}px)`,
  'panel-tight': `(width < ${TIGHT}px)`,
  'panel-not-tight': `(width >= ${TIGHT}px)`,
} as const;

const isQuery = (name: string): name is keyof typeof QUERIES => Object.hasOwn(QUERIES, name);

/** Puts the queries that are named into the condition of a rule. An unknown name is a fault of the style sheet. */
export const withQueries = (condition: string): string =>
  condition.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
    if (!isQuery(name)) throw new Error(`no breakpoint is called --${name}`);
    return QUERIES[name];
  });
