/** The token of a company inside a chart. */
import { LIGHT, type Livery, tokenAt } from '@roundhouse/board';
import { markup } from '../../board/markup.ts';

export const tokenFor = (company: string, livery: Livery | undefined, radius = 14) =>
  livery && <g dangerouslySetInnerHTML={markup(tokenAt(company, livery, 0, 0, radius, LIGHT))} />;
