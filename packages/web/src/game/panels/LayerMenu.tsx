/** What the board shows. */
import { Menu, MenuCheck } from '../../app/Menu.tsx';
import { changeSettings, useSettings } from '../../app/settings.ts';
import { useT } from '../../i18n/words.ts';

const LAYERS = ['names', 'costs', 'numbers', 'coordinates'] as const;

export const LayerMenu = () => {
  const t = useT();
  const layers = useSettings((s) => s.layers);
  const lastRuns = useSettings((s) => s.lastRuns);
  const allRuns = useSettings((s) => s.allRuns);
  const reach = useSettings((s) => s.reach);
  const text = useSettings((s) => s.textBoard);
  return (
    <Menu label={t('layers.menu')}>
      {LAYERS.map((each) => (
        <MenuCheck
          key={each}
          checked={layers[each]}
          onChange={(checked) => changeSettings({ layers: { ...layers, [each]: checked } })}
        >
          {t(`layers.${each}`)}
        </MenuCheck>
      ))}
      <MenuCheck checked={lastRuns} onChange={(checked) => changeSettings({ lastRuns: checked })}>
        {t('layers.runs')}
      </MenuCheck>
      <MenuCheck checked={allRuns} onChange={(checked) => changeSettings({ allRuns: checked })}>
        {t('layers.allRuns')}
      </MenuCheck>
      <MenuCheck checked={reach} onChange={(checked) => changeSettings({ reach: checked })}>
        {t('layers.reach')}
      </MenuCheck>
      <MenuCheck checked={text} onChange={(checked) => changeSettings({ textBoard: checked })}>
        {t('layers.text')}
      </MenuCheck>
    </Menu>
  );
};
