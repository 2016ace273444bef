/** Under which name the settings of a device are kept. */
export const SETTINGS_KEY = 'roundhouse.settings';
