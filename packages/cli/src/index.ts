export { type Command, CommandError } from './command.ts';
