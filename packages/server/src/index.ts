/** For the command line: what operators do. The server itself is started by `main.ts`. */
export { examine, type Finding } from './operator/doctor.ts';
export { OperatorError } from './operator/context.ts';
export { asOperator, type Operator, restoreBackup } from './operator/operator.ts';
