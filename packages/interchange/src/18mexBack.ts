/** 18MEX: a game of ours in the words of 18xx.games. */
import type { Action, State } from '@roundhouse/engine';
import type { ExportContext } from './adapter.ts';
import { NotExportable } from './export.ts';
import type { PeerAction } from './peer.ts';

export const back18MEX = (
  _context: ExportContext,
  action: Action,
  _before: State,
  _after: State,
): readonly PeerAction[] => {
  throw new NotExportable(action.type);
};
