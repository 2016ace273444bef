/** What a guide sees of a position: who decides, for which company, and what may be decided. */
import {
  type Action,
  type ActionOf,
  type ActionType,
  cashOf,
  type CompanyId,
  companyAtWork,
  decider,
  factsOf,
  type Frame,
  hasRoute,
  type NamedStep,
  type Offer,
  offeredTo,
  offeredType,
  offers,
  type PlayerId,
  rightAfter,
  type State,
  titleOf,
  topFrame,
} from '@roundhouse/engine';
import { valueIn } from '../declared.ts';
import type { Options } from '../options.ts';

export interface Scene {
  readonly state: State;
  readonly me: PlayerId;
  readonly frame: Frame;
  /** The company in whose turn the decision falls. */
  readonly company: CompanyId | null;
  readonly open: readonly Offer[];
}

/** Null where nobody has to decide. */
export const sceneOf = (state: State): Scene | null => {
  const me = decider(state);
  const frame = topFrame(state);
  if (me === null || !frame) return null;
  const open = offers(state).filter((each) => offeredTo(each) === me);
  return { state, me, frame, company: companyAtWork(state) ?? null, open };
};

export const may = ({ open }: Scene, type: ActionType): boolean => open.some((each) => offeredType(each) === type);

/** Whether one of these steps asks. */
export const isAt =
  (...steps: readonly NamedStep[]) =>
  ({ frame }: Scene): boolean =>
    steps.some((each) => each.is(frame));

/** Whether these options of a title are as its rulebook has them: what is said of the usual game need not hold otherwise. */
export const usualIn =
  <T extends Options>(options: T) =>
  ({ state }: Scene, ...ids: readonly (keyof T & string)[]): boolean =>
    ids.every((id) => valueIn(options, state.rules.options, id) === options[id]?.standard);

/** The single actions of one kind that are offered as they are. */
export const offered = <T extends ActionType>({ open }: Scene, type: T): readonly ActionOf<T>[] =>
  open.flatMap((each) => (each.kind === 'one' && isOf(each.action, type) ? [each.action] : []));

const isOf = <T extends ActionType>(action: Action, type: T): action is ActionOf<T> => action.type === type;

/** Whether the company whose turn it is has somewhere to run. */
export const joined = ({ state, company }: Scene): boolean => {
  const { network } = titleOf(state);
  return company !== null && hasRoute(factsOf(state).track, state.board, company, ...(network ? [network] : []));
};

/** Whether the company alone cannot pay for any train that it could buy as it is. */
export const lacksMoney = (scene: Scene): boolean =>
  scene.company !== null &&
  offered(scene, 'buyTrain').every(({ price }) => price > cashOf(scene.state, scene.company ?? ''));

export const hasStation = ({ state, company }: Scene): boolean =>
  state.board.tokens.some((each) => each.company === company);

/** The position once something was decided, before others act. */
export const after = ({ state }: Scene, action: Action): State => {
  const next = rightAfter(state, action);
  if (!next) throw new Error(`${action.type} is offered and not possible`);
  return next;
};
