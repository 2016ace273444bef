// A thread that thinks, from the sources: it has to learn TypeScript first.
import { register } from 'tsx/esm/api';

register();
const { default: work } = await import('../src/bots/worker.ts');
export default work;
