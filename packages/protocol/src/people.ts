/** People: names, accounts, sessions, passkeys. */
import * as z from 'zod/mini';
import { hours } from './hours.ts';

export const LANGUAGES = ['en', 'ru'] as const;
export const language = z.enum(LANGUAGES);

/** Ids that the server makes: lower-case letters and digits. */
export const id = z.string().check(z.regex(/^[a-z0-9]{8,40}$/));
export const time = z.int().check(z.gte(0));
export const json = z.unknown();

/** Control and formatting characters could make one name look like another. */
const plain = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]*$/u;

/** The name of a person: text, never markup; one line. */
export const name = z
  .string()
  .check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(40), z.regex(plain, 'not a name'));

/** U+0000 is no text: PostgreSQL does not store it, and nobody types it. */
const NUL = /\0/;
export const noNul = z.refine<string>((value) => !NUL.test(value), 'U+0000 is not allowed');

/** Text of one or several lines. */
export const text = (longest: number) => z.string().check(z.normalize('NFC'), z.maxLength(longest), noNul);

/** An id, a label or another short value that is only compared and stored. */
export const shortText = (longest: number) => z.string().check(z.maxLength(longest), noNul);

export const password = z.string().check(z.minLength(8), z.maxLength(200), noNul);

/** A person as others see them. */
export const person = z.strictObject({
  id,
  name,
  /** `program`: a member whose decisions a program makes. */
  kind: z.enum(['guest', 'member', 'former', 'program']),
});

/** A person as they see themselves. */
export const me = z.strictObject({
  id,
  name,
  kind: z.enum(['guest', 'member']),
  language,
  moderator: z.boolean(),
  /** Ways into the account. */
  password: z.boolean(),
  passkeys: z.int(),
  recovery: z.boolean(),
  /** Null: nothing was said; the usual ones in UTC. */
  hours: z.nullable(hours),
  created: time,
});

export const session = z.strictObject({
  id,
  /** The one that asks. */
  current: z.boolean(),
  created: time,
  seen: time,
  /** What the browser calls itself, shortened. */
  device: z.string(),
});

export const passkey = z.strictObject({ id, label: z.string(), created: time, used: z.nullable(time) });

/** What the browser's credential functions are given and give: bounded JSON; checked by the WebAuthn library. */
export const credential = z.looseObject({
  id: shortText(1024),
  rawId: shortText(1024),
  type: z.literal('public-key'),
  response: z.record(z.string().check(z.maxLength(40)), json),
});

export type Person = z.infer<typeof person>;
export type Me = z.infer<typeof me>;
export type Session = z.infer<typeof session>;
export type Passkey = z.infer<typeof passkey>;
export type Language = (typeof LANGUAGES)[number];
