export * from './contract.ts';
export * from './denied.ts';
export * from './games.ts';
export * from './live.ts';
export * from './openapi.ts';
export * from './paths.ts';
export * from './people.ts';
export * from './story.ts';
