/** One request of the contract. A no is a value: the key, and what comes with it. */
import {
  addressOf,
  type AnswerOf,
  type OutOfDate,
  type BodyOf,
  type Denied,
  type ParamsOf,
  PATHS,
  type QueryOf,
  type Refused,
  type RouteName,
} from '@roundhouse/protocol/client';

export type CallFailure = Denied | OutOfDate | Refused;
export type Answer<N extends RouteName> = { readonly ok: AnswerOf<N> } | { readonly no: CallFailure };

/** The server could not be reached, or said nothing that can be understood. */
export const UNREACHED: Denied = { denied: 'unavailable', detail: 'unreached' };

// A body may be one of several: they stay together.
type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [P in Name]?: undefined }
  : { readonly [P in Name]: T };
export type CallArguments<N extends RouteName> = Part<'params', ParamsOf<N>> &
  Partial<Part<'query', QueryOf<N>>> &
  Part<'body', BodyOf<N>>;

/** Some routes need no more than to be asked. */
interface Nothing {
  readonly params?: undefined;
  readonly query?: undefined;
  readonly body?: undefined;
}

const isNo = (value: unknown): value is CallFailure => typeof value === 'object' && value !== null && 'denied' in value;

const answerOf = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined;
  return response.json();
};

type Values = Readonly<Record<string, string | number | undefined>>;

export const call = async <N extends RouteName>(
  route: N,
  ...[asked]: Nothing extends CallArguments<N> ? [asked?: CallArguments<N>] : [asked: CallArguments<N>]
): Promise<Answer<N>> => {
  const { params, query, body } = (asked ?? {}) as { params?: Values; query?: Values; body?: unknown };
  try {
    const response = await fetch(addressOf(route, params, query), {
      method: PATHS[route][0],
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer = await answerOf(response);
    if (response.ok) return { ok: answer as AnswerOf<N> };
    return { no: isNo(answer) ? answer : UNREACHED };
  } catch {
    return { no: UNREACHED };
  }
};
