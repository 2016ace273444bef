export * from './golden.ts';
export * from './questions.ts';
export * from './play.ts';
export * from './position.ts';
export * from './rule.ts';
export * from './walk.ts';
export * from './houseRulings.ts';
