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

/** A press on the first that fits, if there is one that can be pressed. */
export const press = (selector: string): string => {
  const found = `document.querySelector(${JSON.stringify(selector)})`;
  return `const each = ${found}; if (!each || each.matches(':disabled')) return false; each.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));`;
};
