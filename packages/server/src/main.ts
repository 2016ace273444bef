// The process behind `npm start`.
import { readSettings } from './settings.ts';
import { startServer, STOP_DEADLINE } from './server.ts';

const settings = readSettings(process.env);
const server = await startServer(settings);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    // A connection that does not let go would hold up the end for long.
    setTimeout(() => process.exit(0), STOP_DEADLINE).unref();
    void server.stop().then(() => process.exit(0));
  });
console.log(`Roundhouse: http://localhost:${new URL(server.address).port}/`);
