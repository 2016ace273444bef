// Threads of the unit tests read the sources as Node does: they have to learn TypeScript first.
import { register } from 'tsx/esm/api';

register();
