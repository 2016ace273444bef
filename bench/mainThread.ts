/** What the main thread of a page works, in processor time: other programs on the machine do not count. */
import type { CDPSession, Page } from '@playwright/test';

export interface MainThread {
  /** Milliseconds of work since the page was opened. */
  readonly work: () => Promise<number>;
  /** Does something in the page and gives the work until the frame that shows it, in milliseconds. */
  readonly toPaint: (script: string) => Promise<number | null>;
}

/** Runs in the page: whether there was something to do, once its picture is painted. */
const painted = (script: string): string => `(async () => {
  const done = (() => { ${script} })();
  if (done === false) return false;
  await new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  }));
  return true;
})()`;

export const mainThreadOf = async (page: Page, session: CDPSession): Promise<MainThread> => {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find((each) => each.name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const toPaint = async (script: string): Promise<number | null> => {
    const before = await work();
    const done: unknown = await page.evaluate(painted(script));
    const after = await work();
    return done === true ? after - before : null;
  };
  return { work, toPaint };
};

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** How long each task of the page's main thread took while something was done, in milliseconds of processor time, longest first. */
export const tasksDuring = async (session: CDPSession, work: () => Promise<unknown>): Promise<readonly number[]> => {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly object[] }): void => {
    events.push(...(value as readonly TraceEvent[]));
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  });
  await work();
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  return events
    .filter((each) => each.name.endsWith('RunTask') && main.has(threadOf(each)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
};

/** A press on the first that fits, if there is one that can be pressed. */
export const press = (selector: string): string => {
  const found = `document.querySelector(${JSON.stringify(selector)})`;
  return `const each = ${found}; if (!each || each.matches(':disabled')) return false; each.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));`;
};
