export * from './types.ts';
export { bestRuns, BUDGET } from './best.ts';
export { problemOf, solveProblem, type ProblemLine, type Setting } from './problem.ts';
