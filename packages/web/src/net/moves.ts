/** Playing and taking back at a table over the net. */
import type { PlayerId } from '@roundhouse/engine';
import { ownPart, type Session, triedOut } from '../game/session.ts';
import type { Table } from '../game/table.ts';
import type { OptimisticLine } from './optimisticLine.ts';
import type { Requests } from './requests.ts';

/** What is tried out in the sandbox stays on the page until it is played. */
export const movesOf = (
  session: Session,
  mine: (player: PlayerId) => boolean,
  line: Pick<OptimisticLine, 'decide' | 'unconfirmed'>,
  requests: Pick<Requests, 'takeBack' | 'askToTakeBackTo'>,
): Pick<Table, 'play' | 'undo' | 'redo' | 'undoTo' | 'playSandbox'> => ({
  play: (action) => {
    const { sandbox, play } = session.getState();
    if (sandbox) return play(action);
    if (!mine(action.by)) return { rule: '', key: 'notYourTurn', args: { player: action.by } };
    const refusal = play(action);
    if (!refusal) line.decide([action]);
    return refusal;
  },
  undo: () => {
    const { sandbox, shown, undo } = session.getState();
    if (sandbox || shown !== null) undo();
    // A decision that is still on its way cannot be taken back.
    else if (line.unconfirmed() === 0) void requests.takeBack();
  },
  redo: () => {
    if (session.getState().shown !== null) session.getState().redo();
  },
  undoTo: (position) => void requests.askToTakeBackTo(position),
  playSandbox: () => {
    const { sandbox, main, discardSandbox, play } = session.getState();
    if (!sandbox || sandbox.from !== main.actions.length) return;
    const own = ownPart(triedOut(sandbox), mine);
    discardSandbox();
    // All or nothing: it was thought of as one turn.
    if (own.length > 0 && own.every((action) => play(action) === undefined)) line.decide(own);
  },
});
