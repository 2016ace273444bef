/**
 * Firefox and WebKit as the system has them, driven by the two protocols that browsers agree on: WebDriver BiDi over a socket
 * for Firefox, WebDriver over HTTP for WebKit. Only what a smoke test needs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';

export interface OtherBrowser {
  readonly goTo: (address: string) => Promise<void>;
  /** Runs a function in the page and gives what it comes to. */
  readonly run: <T, A extends readonly unknown[]>(body: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

const exists = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const inPath = (...names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(exists);

/** The test browser of WebKitGTK lies where its library lies. */
const miniBrowser = (): string | undefined => {
  try {
    return readdirSync('/usr/lib')
      .flatMap((each) => ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${each}/webkit2gtk-${version}/MiniBrowser`))
      .find(exists);
  } catch {
    return undefined;
  }
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Tries until it works: a browser takes its time to listen. */
const eventually = async <T>(attempt: () => Promise<T>, within = 60_000): Promise<T> => {
  const end = Date.now() + within;
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resume) => setTimeout(resume, 200));
    }
};

const ended = async (process: ChildProcess): Promise<void> => {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const gone = new Promise((resume) => process.once('exit', resume));
  process.kill();
  const late = setTimeout(() => process.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(late);
};

/** Requests and answers of BiDi, matched by their numbers. */
const speakBidi = async (
  address: string,
): Promise<{
  readonly ask: (method: string, params: object) => Promise<Record<string, unknown>>;
  readonly close: () => void;
}> => {
  const socket = await eventually(
    () =>
      new Promise<WebSocket>((resolve, reject) => {
        const made = new WebSocket(address);
        made.once('open', () => resolve(made)).once('error', reject);
      }),
  );
  interface Answer {
    readonly id?: number;
    readonly result?: Record<string, unknown>;
    readonly message?: string;
  }
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  return {
    ask: async (method, params) => {
      const id = ++last;
      const answered = new Promise<Answer>((resume) => waiting.set(id, resume));
      socket.send(JSON.stringify({ id, method, params }));
      const { result, message } = await answered;
      if (!result) throw new Error(`${method}: ${message ?? 'no answer'}`);
      return result;
    },
    close: () => socket.close(),
  };
};

/** The same text in both languages of driving: the function with its arguments, as JSON in and out. */
const asText = (body: (...args: never) => unknown, args: readonly unknown[]): string =>
  `Promise.resolve((${body.toString()})(...${JSON.stringify(args)})).then((value) => JSON.stringify(value ?? null))`;

/** What the function came to: the caller knows its type. */
const valueOf = (text: string): never => JSON.parse(text) as never;

const startFirefox = async (file: string): Promise<OtherBrowser> => {
  const port = await freePort();
  const profile = mkdtempSync(path.join(os.tmpdir(), 'roundhouse-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`, 'about:blank'];
  const process = spawn(file, args, { stdio: 'ignore' });
  const { ask, close } = await speakBidi(`ws://127.0.0.1:${port}/session`);
  await ask('session.new', { capabilities: {} });
  const { context } = await ask('browsingContext.create', { type: 'tab' });
  return {
    goTo: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (body, ...given) => {
      const { result, exceptionDetails } = (await ask('script.evaluate', {
        expression: asText(body, given),
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!result) throw new Error(exceptionDetails?.text ?? 'the page stumbled');
      return valueOf(result.value);
    },
    resize: async (width, height) =>
      void (await ask('browsingContext.setViewport', { context, viewport: { width, height } })),
    close: async () => {
      close();
      await ended(process);
      rmSync(profile, { recursive: true, force: true });
    },
  };
};

/** A screen that nobody sees; its number comes through a pipe. */
const startScreen = async (file: string): Promise<{ readonly display: string; readonly process: ChildProcess }> => {
  const process = spawn(file, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    process.once('exit', () => reject(new Error('no screen')));
    process.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return { display: `:${number}`, process };
};

interface WebKit {
  readonly driver: string;
  readonly binary: string;
  readonly screen: string;
}

const startWebKit = async ({ driver, binary, screen }: WebKit): Promise<OtherBrowser> => {
  const shown = await startScreen(screen);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: shown.display,
    // Nobody looks: no card that draws, and no sandbox, which root cannot have.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const ask = async (method: string, where: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${where}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${where}: ${JSON.stringify(value).slice(0, 400)}`);
    return value;
  };
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  await eventually(() => ask('GET', '/status'));
  const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch } })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: 120_000, pageLoad: 60_000 });
  return {
    goTo: async (url) => void (await ask('POST', `${session}/url`, { url })),
    run: async (body, ...given) => {
      const script = `const done = arguments[0]; ${asText(body, given)}.then(done, (e) => done('!' + e))`;
      const text = String(await ask('POST', `${session}/execute/async`, { script, args: [] }));
      if (text.startsWith('!')) throw new Error(text);
      return valueOf(text);
    },
    resize: async (width, height) => void (await ask('POST', `${session}/window/rect`, { width, height })),
    close: async () => {
      await ask('DELETE', session);
      await ended(child);
      await ended(shown.process);
    },
  };
};

/** The browsers of this machine other than Chromium; `start` is absent where one is missing, and `needs` says what. */
export const OTHERS: readonly {
  readonly name: string;
  readonly needs: string;
  readonly start?: () => Promise<OtherBrowser>;
}[] = (() => {
  const firefox = inPath('firefox-esr', 'firefox');
  const [driver, binary, screen] = [inPath('WebKitWebDriver'), miniBrowser(), inPath('Xvfb')];
  return [
    { name: 'Firefox', needs: 'firefox-esr', ...(firefox ? { start: () => startFirefox(firefox) } : {}) },
    {
      name: 'WebKit',
      needs: 'webkit2gtk-driver and xvfb',
      ...(driver && binary && screen ? { start: () => startWebKit({ driver, binary, screen }) } : {}),
    },
  ];
})();
