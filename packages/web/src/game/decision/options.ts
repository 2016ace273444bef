/** Options sorted for the panel. */
import type { Action, ActionOf, ActionType, Option, PriceOffer } from '@roundhouse/engine';

export type OneOption = Option & { readonly kind: 'one' };
export type PriceOption = Option & PriceOffer;
export type LayOption = Extract<Option, { kind: 'lay' }>;

export const typeOf = (option: Option): ActionType => {
  if (option.kind === 'lay') return 'layTile';
  return option.kind === 'run' ? 'runTrains' : option.action.type;
};

/** An option of one kind of action, with its action typed. */
export type OfType<T extends ActionType> = Omit<OneOption, 'action'> & { readonly action: ActionOf<T> };

export const onesOf = <T extends ActionType>(
  options: readonly Option[],
  ...types: readonly T[]
): readonly OfType<T>[] =>
  options.filter(
    (each): each is OneOption & OfType<T> =>
      each.kind === 'one' && (types as readonly Action['type'][]).includes(each.action.type),
  );

/** What is open comes before what is refused. */
export const pricesOf = (options: readonly Option[], ...types: readonly ActionType[]): readonly PriceOption[] =>
  options
    .filter((each): each is PriceOption => each.kind === 'price' && types.includes(each.action.type))
    .sort((a, b) => Number(Boolean(a.refusal)) - Number(Boolean(b.refusal)));

export const keyOf = (option: Option): string => JSON.stringify('action' in option ? option.action : option);
