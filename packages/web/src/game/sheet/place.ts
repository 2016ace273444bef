/** Where the spreadsheet is open. As a page it has an address of its own, so that the way back closes it. */
import { useLocation } from 'wouter';
import { useWidth } from '../../app/width.ts';
import { useGameContext, useUi } from '../context.tsx';

export type SheetPlace = 'page' | 'beside' | 'tab';

export interface SheetOpening {
  readonly place: SheetPlace | null;
  /** Opens it there; null closes it. */
  readonly open: (place: SheetPlace | null) => void;
  /** Opens it where there is room for it, or closes it. */
  readonly toggle: () => void;
}

export const useSheet = (): SheetOpening => {
  const { table, ui } = useGameContext();
  const width = useWidth();
  const [location, navigate] = useLocation();
  const beside = useUi((s) => s.sheetBeside);
  const tab = useUi((s) => s.tab);
  const isPage = location === `${table.page}/sheet`;
  const place: SheetPlace | null =
    width === 'narrow'
      ? tab === 'sheet'
        ? 'tab'
        : null
      : isPage
        ? 'page'
        : beside && width === 'wide'
          ? 'beside'
          : null;
  const open = (wanted: SheetPlace | null): void => {
    ui.setState({ sheetBeside: wanted === 'beside' });
    if (width === 'narrow') ui.setState({ tab: wanted === null ? 'board' : 'sheet' });
    // The position that the address asks for stays: without it the game would be opened anew.
    if (wanted === 'page' && !isPage) navigate(`${table.page}/sheet${window.location.search}`);
    if (wanted !== 'page' && isPage) navigate(`${table.page}${window.location.search}`);
  };
  return {
    place,
    open,
    toggle: () => open(place !== null ? null : width === 'narrow' ? 'tab' : 'page'),
  };
};
