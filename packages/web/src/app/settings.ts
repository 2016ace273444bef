/** What a person set on this device. Kept in local storage; where that is switched off it lasts as long as the page. */
import { create } from 'zustand';
import { type Arrangement, readArrangement, STANDARD_ARRANGEMENT } from './arrangement.ts';
import { SETTINGS_KEY } from './settingsKey.ts';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEME_NAMES = ['light', 'dark', 'contrast', 'colourblind'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

export const BOT_PACES = ['instant', 'visible', 'slow'] as const;
export type BotPace = (typeof BOT_PACES)[number];

export const MARKET_SIZES = ['auto', 'whole', 'strip'] as const;
export type MarketSize = (typeof MARKET_SIZES)[number];

/** What the guide of a first game says: a word on every decision, only what is new, nothing. */
export const GUIDE_LEVELS = ['every', 'new', 'off'] as const;
export type GuideLevel = (typeof GUIDE_LEVELS)[number];

export interface Settings {
  readonly language: Language;
  /** `system`: light, dark or with more contrast, as the device says. */
  readonly theme: ThemeName | 'system';
  /** Whether a decision needs a second click. */
  readonly confirm: boolean;
  readonly hotkeys: boolean;
  /** Whether a turn in which only trades are left ends by itself, against bots. */
  readonly autoEnd: boolean;
  /** Whether the table is covered when the device goes from one player to the next. */
  readonly cover: boolean;
  readonly sounds: boolean;
  readonly pace: BotPace;
  /** The name a person plays under. */
  readonly name: string;
  readonly layers: {
    readonly names: boolean;
    readonly costs: boolean;
    readonly numbers: boolean;
    readonly coordinates: boolean;
  };
  /** Whether the routes of the last run stay on the board. */
  readonly lastRuns: boolean;
  /** Whether the last runs of all companies are on the board together. */
  readonly allRuns: boolean;
  /** Whether the hexes that the company reaches are marked. */
  readonly reach: boolean;
  /** Colours of routes, first train first; none: as the theme has them. */
  readonly routeColours: readonly string[];
  /** Panels that are folded away. */
  readonly folded: readonly string[];
  readonly arrangement: Arrangement;
  /** Heights of panels that were dragged, in pixels. */
  readonly heights: Readonly<Record<string, number>>;
  /** Width of the left column on a wide screen, in pixels; 0: as the screen allows. */
  readonly sideWidth: number;
  /** Width of the right column, likewise. */
  readonly farWidth: number;
  readonly textBoard: boolean;
  /** The market whole, as a strip of prices, or whole only while shares change hands. */
  readonly market: MarketSize;
  readonly guide: GuideLevel;
}

const preferredLanguage = (): Language => (navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en');

export const STANDARD: Settings = {
  language: 'en',
  theme: 'system',
  confirm: false,
  hotkeys: true,
  autoEnd: true,
  cover: false,
  sounds: false,
  pace: 'visible',
  name: '',
  layers: { names: true, costs: true, numbers: false, coordinates: false },
  lastRuns: true,
  allRuns: false,
  reach: false,
  routeColours: [],
  folded: [],
  arrangement: STANDARD_ARRANGEMENT,
  heights: {},
  sideWidth: 0,
  farWidth: 0,
  textBoard: false,
  market: 'auto',
  guide: 'off',
};

/** As it lies there: anything may stand in it. */
const stored = (): Readonly<Partial<Record<keyof Settings, unknown>>> => {
  try {
    const text = localStorage.getItem(SETTINGS_KEY);
    const value: unknown = text === null ? null : JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

const known = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((each) => each === value) ?? otherwise;

const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

const length = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0);

const layersOf = (value: unknown): Settings['layers'] => {
  const kept = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const { names, costs, numbers, coordinates } = STANDARD.layers;
  return {
    names: flag(kept['names'], names),
    costs: flag(kept['costs'], costs),
    numbers: flag(kept['numbers'], numbers),
    coordinates: flag(kept['coordinates'], coordinates),
  };
};

const colours = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.filter((each): each is string => typeof each === 'string' && /^#[\da-f]{6}$/i.test(each))
    : [];

const sizes = (value: unknown): Readonly<Record<string, number>> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, each]) => Number.isFinite(each)))
    : {};

const initial = (): Settings => {
  const kept = stored();
  return {
    language: known(LANGUAGES, kept.language, preferredLanguage()),
    theme: known(['system', ...THEME_NAMES] as const, kept.theme, 'system'),
    pace: known(BOT_PACES, kept.pace, STANDARD.pace),
    confirm: flag(kept.confirm, STANDARD.confirm),
    autoEnd: flag(kept.autoEnd, STANDARD.autoEnd),
    hotkeys: flag(kept.hotkeys, STANDARD.hotkeys),
    cover: flag(kept.cover, STANDARD.cover),
    sounds: flag(kept.sounds, STANDARD.sounds),
    name: typeof kept.name === 'string' ? kept.name : STANDARD.name,
    layers: layersOf(kept.layers),
    lastRuns: flag(kept.lastRuns, STANDARD.lastRuns),
    allRuns: flag(kept.allRuns, STANDARD.allRuns),
    reach: flag(kept.reach, STANDARD.reach),
    textBoard: flag(kept.textBoard, STANDARD.textBoard),
    sideWidth: length(kept.sideWidth),
    farWidth: length(kept.farWidth),
    market: known(MARKET_SIZES, kept.market, 'auto'),
    guide: known(GUIDE_LEVELS, kept.guide, 'off'),
    routeColours: colours(kept.routeColours),
    arrangement: readArrangement(kept.arrangement),
    heights: sizes(kept.heights),
    folded: Array.isArray(kept.folded) ? kept.folded.filter((each) => typeof each === 'string') : [],
  };
};

export const useSettings = create<Settings>(() => initial());

export const changeSettings = (changes: Partial<Settings>): void => {
  useSettings.setState(changes);
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(useSettings.getState()));
  } catch {
    // Storage is switched off or full: the setting lasts as long as the page.
  }
};

const darkWanted = matchMedia('(prefers-color-scheme: dark)');
const contrastWanted = matchMedia('(prefers-contrast: more)');

export const themeNow = (theme: Settings['theme']): ThemeName => {
  if (theme !== 'system') return theme;
  if (contrastWanted.matches) return 'contrast';
  return darkWanted.matches ? 'dark' : 'light';
};

/** Puts language and theme on the document, now and whenever they change. */
export const applySettingsToDocument = (): void => {
  const dress = (): void => {
    const { language, theme } = useSettings.getState();
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = themeNow(theme);
  };
  dress();
  useSettings.subscribe(dress);
  for (const wish of [darkWanted, contrastWanted])
    wish.addEventListener('change', () => {
      dress();
      useSettings.setState({});
    });
};

export const useThemeName = (): ThemeName => themeNow(useSettings((s) => s.theme));
