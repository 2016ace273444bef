/** How fast a film runs on this device. */
import { type BotPace, useSettings } from '../../app/settings.ts';

const stillPicture = matchMedia('(prefers-reduced-motion: reduce)');

/** Who wants no motion gets the list of what happened. */
export const filmPace = (): BotPace => (stillPicture.matches ? 'instant' : useSettings.getState().pace);
