/** The process around `run`. */
import { printError, run } from './run.ts';

// Anyone who reads our output may stop early (`| head`); that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') printError(error);
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.on('uncaughtException', (error) => {
  printError(error);
  process.exit(1);
});

process.exitCode = await run(process.argv.slice(2));
