// Installs and builds what is missing, and serves: `npm start`.
const say = (text) => process.stderr.write(`roundhouse: ${text}\n`);

// Each step may only need what the one before has put there.
await import('./bootstrap.mjs');
const { build } = await import('./build.mjs');
const { code } = await build(say);
if (code !== 0) {
  say('the build failed: see above');
  process.exit(1);
}
// In this process, so that it ends with the signals it gets.
await import('../packages/server/dist/main.js');
