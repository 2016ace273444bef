/** Lets the page live for a moment within long work. Timers would make the work wait for some milliseconds each time. */
export const yieldToPage = (): Promise<void> =>
  new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resume();
    });
    port1.start();
    port2.postMessage(null, []);
  });
