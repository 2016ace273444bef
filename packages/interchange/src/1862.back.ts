import type { Action, State } from '@roundhouse/engine';
import type { ExportContext } from './adapter.ts';
import type { PeerAction } from './peer.ts';
export const back1862 = (
  _context: ExportContext,
  _action: Action,
  _before: State,
  _after: State,
): readonly PeerAction[] => [];
