/** How much the guide says in which game: chosen at the table and kept on the device; a game without a choice follows the settings. */
import { create } from 'zustand';
import { GUIDE_LEVELS, type GuideLevel, useSettings } from '../../app/settings.ts';

const KEY = 'roundhouse.guide.levels';
/** Games beyond the last so many are forgotten. */
const KEPT = 30;

type Levels = Readonly<Record<string, GuideLevel>>;

const isLevel = (value: unknown): value is GuideLevel => GUIDE_LEVELS.some((each) => each === value);

const read = (): Levels => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, GuideLevel] => isLevel(entry[1])),
    );
  } catch {
    return {};
  }
};

const useLevels = create<Levels>(read);

export const setGuideLevel = (page: string, level: GuideLevel): void => {
  const { [page]: _before, ...others } = useLevels.getState();
  const levels = Object.fromEntries([...Object.entries(others).slice(1 - KEPT), [page, level]]);
  useLevels.setState(levels, true);
  try {
    localStorage.setItem(KEY, JSON.stringify(levels));
  } catch {
    // Full or switched off: it lasts as long as the page.
  }
};

/** `chosen`: whether it was set at this table, so that it can be set back there. */
export const useGuideLevel = (page: string): { readonly level: GuideLevel; readonly chosen: boolean } => {
  const own = useLevels((s) => s[page]);
  const usual = useSettings((s) => s.guide);
  return { level: own ?? usual, chosen: own !== undefined };
};
