/** Putting a panel elsewhere: by a menu, for the keyboard and for fingers; dragging its head does the same. */
import { useT } from '../i18n/words.ts';
import { COLUMNS, columnOf, movePanel, type PanelId, shiftPanel, STANDARD_ARRANGEMENT } from './arrangement.ts';
import { Menu, MenuItem } from './Menu.tsx';
import { changeSettings, useSettings } from './settings.ts';

export const PanelPlace = ({ panel, title }: { readonly panel: PanelId; readonly title: string }) => {
  const t = useT();
  const arrangement = useSettings((s) => s.arrangement);
  const column = columnOf(arrangement, panel);
  const place = arrangement[column].indexOf(panel);
  const count = arrangement[column].length;
  const set = (next: typeof arrangement): void => changeSettings({ arrangement: next });
  return (
    <Menu label="⋮" name={t('place.menu', { panel: title })}>
      {place > 0 && <MenuItem onSelect={() => set(shiftPanel(arrangement, panel, -1))}>{t('place.up')}</MenuItem>}
      {place < count - 1 && (
        <MenuItem onSelect={() => set(shiftPanel(arrangement, panel, 1))}>{t('place.down')}</MenuItem>
      )}
      {COLUMNS.filter((each) => each !== column).map((each) => (
        <MenuItem key={each} onSelect={() => set(movePanel(arrangement, panel, each, arrangement[each].length))}>
          {t(`place.${each}`)}
        </MenuItem>
      ))}
      <MenuItem
        onSelect={() => changeSettings({ arrangement: STANDARD_ARRANGEMENT, heights: {}, sideWidth: 0, farWidth: 0 })}
      >
        {t('place.usual')}
      </MenuItem>
    </Menu>
  );
};
