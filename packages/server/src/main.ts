// The process behind `npm start`.
import { networkInterfaces } from 'node:os';
import { addressesOf } from './http/nearby.ts';
import { listen } from './listening.ts';
import { warmUp } from './people/passwords.ts';
import { openServer, STOP_DEADLINE } from './server.ts';
import { readSettings } from './settings.ts';

// What it makes is nobody else's on this machine.
process.umask(0o077);

const fail = (problem: string): never => {
  console.error(`roundhouse: ${problem}`);
  process.exit(1);
};

/** A wrong setting, or a database that cannot be had: one line, not a trace. */
const opened = async () => {
  try {
    return await openServer(readSettings(process.env), {
      onLost: ({ message }) => {
        process.exitCode = 1;
        console.error(`roundhouse: ${message}. Stopping. Start the server again to use the new file.`);
        // What runs may finish, but nothing more is confirmed.
        setTimeout(() => process.exit(1), STOP_DEADLINE).unref();
        void server.stop().finally(() => process.exit(1));
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

const server = await opened();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    // A connection that does not let go would hold up the end for long.
    setTimeout(() => process.exit(0), STOP_DEADLINE).unref();
    void server.stop().then(() => process.exit(0));
  });
const listening = await listen(server.app, process.env);
if ('problem' in listening) fail(listening.problem);
else {
  void warmUp();
  console.log(`Roundhouse: ${listening.url}`);
  const { hostname, port } = new URL(listening.url);
  const nearby = hostname === 'localhost' ? addressesOf(networkInterfaces()) : [];
  if (nearby.length > 0)
    console.log(
      `On other devices on your network: ${nearby.map((address) => `http://${address}:${port}/`).join(' or ')}`,
    );
}
