export * from './types.ts';
export { bestRuns, bestTotal, BUDGET, maximum } from './best.ts';
export { connectionsOf, runFromConnections, runsFromConnections, type Connections } from './connections.ts';
export { idleTrain } from './idle.ts';
export { judgeRuns } from './judge.ts';
export { problemOf, solveProblem, type ProblemLine, type Setting } from './problem.ts';
