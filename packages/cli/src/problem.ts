/** A line of a file of route problems, parsed. */
import { VALUE_COLOURS } from '@roundhouse/engine';
import type { ProblemLine } from '@roundhouse/routes';
import * as z from 'zod/mini';

const name = z.string().check(z.maxLength(60));
const list = z.array(name).check(z.maxLength(200));

const schema = z.object({
  id: z.optional(z.union([name, z.number()])),
  game: z.optional(z.union([name, z.number()])),
  i: z.optional(z.number()),
  title: name,
  players: z.int().check(z.gte(1), z.lte(20)),
  options: z.optional(list),
  phase: name,
  tile_colors: z.array(z.enum(VALUE_COLOURS)).check(z.maxLength(VALUE_COLOURS.length)),
  corporation: name,
  home: z.optional(list),
  trains: z.array(z.object({ id: name, name })).check(z.maxLength(40)),
  runnable: list,
  board: z.record(name, z.tuple([name, z.int().check(z.gte(0), z.lte(5))])),
  tokens: z.array(z.tuple([name, z.int(), z.union([z.int(), name]), name])),
  hex_marks: z.optional(z.record(name, list)),
  corporation_marks: z.optional(list),
});

export type NamedProblem = ProblemLine & Pick<z.infer<typeof schema>, 'id' | 'game' | 'i'>;

export const parseProblemLine = (input: unknown): { readonly value: NamedProblem } | { readonly error: string } => {
  const parsed = schema.safeParse(input);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return { error: `not a route problem: ${issue?.path.join('.') || 'line'}: ${issue?.message ?? 'malformed'}` };
  }
  const tokens = parsed.data.tokens.map(
    ([hex, city, slot, company]) => [hex, city, Number(slot) || 0, company] as const,
  );
  const { options = [], home = [] } = parsed.data;
  return { value: { ...parsed.data, options, home, tokens } };
};
