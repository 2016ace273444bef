/** The service worker keeps the built files, so that the app works without a net after the first visit. */
import { navigate } from 'wouter/use-browser-location';
import { create } from 'zustand';

/** A new build that lies ready. Nothing changes under a running game: the person says when. */
export const useUpdate = create<{ readonly waiting: ServiceWorker | null }>(() => ({ waiting: null }));

const HOUR = 3_600_000;

/** On a first visit the copy for times without a net begins so much later, in milliseconds: the first table comes before it. */
const FIRST_COPY = 4000;

const watch = (registration: ServiceWorkerRegistration): void => {
  const checkForUpdate = (): void => {
    // The very first build is nothing new.
    if (registration.waiting && navigator.serviceWorker.controller)
      useUpdate.setState({ waiting: registration.waiting });
  };
  checkForUpdate();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', checkForUpdate);
  });
  const ask = (): void => {
    registration.update().catch(() => {
      // Without a net there is nothing new to be had.
    });
  };
  setInterval(ask, HOUR);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
};

/** Lets the new build take over and loads it. Other tabs stay as they are until they are reloaded. */
export const takeUpdate = (): void => {
  const { waiting } = useUpdate.getState();
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('takeOver', []);
};

/** Installed, the app may ask the browser never to throw the games away; in a tab that would be a question to the person. */
const keepGames = (): void => {
  if (!matchMedia('(display-mode: standalone)').matches) return;
  navigator.storage.persist().catch(() => {
    // Storage is switched off: the note at the top of the page says so.
  });
};

/** Somebody has clicked on a message: this page goes where it leads. */
const followMessages = (): void => {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const path = typeof data === 'object' && data !== null && 'open' in data ? data.open : undefined;
    if (typeof path === 'string' && path.startsWith('/')) navigate(path);
  });
};

export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  followMessages();
  const register = (): void => {
    keepGames();
    // Private windows and some settings forbid it, by an error or by giving nothing: the app works all the same, only not offline.
    const registered: Promise<ServiceWorkerRegistration | undefined> = navigator.serviceWorker.register('/sw.js');
    registered.then(
      (registration) => registration && watch(registration),
      () => undefined,
    );
  };
  const registerLater = (): void => {
    if (navigator.serviceWorker.controller) register();
    else setTimeout(register, FIRST_COPY);
  };
  if (document.readyState === 'complete') registerLater();
  else addEventListener('load', registerLater, { once: true });
};
