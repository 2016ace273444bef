/**
 * The service worker: keeps the files of a build, so that the app opens at once and without a net. Names below assets/
 * carry a hash of their content and never change. A new build is fetched whole beside the old one and waits until the
 * person says so: a page never runs on the files of two builds.
 */

/** Types of a service worker, as far as they are used here: the library of types knows a page or a worker, not both. */
interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}
interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly message: ExtendableEvent & { readonly data: unknown };
  readonly fetch: FetchEvent;
  readonly push: ExtendableEvent & { readonly data: { readonly json: () => unknown } | null };
  readonly notificationclick: ExtendableEvent & {
    readonly notification: { readonly data: unknown; readonly close: () => void };
  };
}
interface OpenPage {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: unknown, moved: readonly Transferable[]) => void;
}
interface OfflineWorker {
  readonly location: Location;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (which: { readonly type: 'window' }) => Promise<readonly OpenPage[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly showNotification: (title: string, more: Readonly<Record<string, unknown>>) => Promise<void>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <T extends keyof WorkerEvents>(
    type: T,
    listener: (event: WorkerEvents[T]) => void,
  ) => void;
}

/** Put in by the build: all files of it, and a name that changes with them. */
declare const BUILD_FILES: readonly string[];
declare const BUILD_NAME: string;

const worker = self as unknown as OfflineWorker;
const CACHE = `roundhouse ${BUILD_NAME}`;
const PAGE = '/index.html';

/** A file that an earlier build had too is not fetched again: its name says what is in it. */
const keep = async (cache: Cache, name: string): Promise<void> => {
  const known = name.startsWith('/assets/') ? await caches.match(name) : undefined;
  if (known) return cache.put(name, known);
  const cached = name.startsWith('/assets/') ? 'default' : 'reload';
  const answer = await fetch(new Request(name, { cache: cached, priority: 'low' }));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return cache.put(name, answer);
};

/** So many files are fetched at a time: somebody who plays meanwhile wants the line, too. */
const AT_A_TIME = 3;

const keepAll = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  const names = [PAGE, ...BUILD_FILES].values();
  const keepNext = async (): Promise<void> => {
    for (const name of names) await keep(cache, name);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, keepNext));
  // The page may be of a build that was put in place meanwhile: then this one is not complete, and the next one comes.
  const text = await (await cache.match(PAGE))?.text();
  if (!BUILD_FILES.some((name) => name.endsWith('.js') && text?.includes(name) === true)) {
    await caches.delete(CACHE);
    throw new Error('the page is of another build');
  }
};

/** The build before this one stays: a page in another tab may yet ask for one of its parts. */
const dropOld = async (): Promise<void> => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('roundhouse ') && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
};

const page = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  return (await cache.match(PAGE)) ?? fetch(request);
};

const file = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

interface Message {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly tag: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the server said; only the server that the browser subscribed to can have said it. */
const readMessage = (data: unknown): Message => {
  const { title, body, link, tag } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return { title: text(title) || 'Roundhouse', body: text(body), link: text(link), tag: text(tag) };
};

/** A newer message about the same game takes the place of the one before. */
const show = ({ title, body, link, tag }: Message): Promise<void> =>
  worker.registration.showNotification(title, {
    body,
    tag,
    renotify: tag !== '',
    data: link,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  });

/** The page that is open goes there; else one is opened. Only within this site. */
const goTo = async (link: string): Promise<void> => {
  const address = URL.canParse(link) ? new URL(link) : new URL('/online', worker.location.origin);
  const path = `${address.pathname}${address.search}`;
  const pages = await worker.clients.matchAll({ type: 'window' });
  const best = pages.find(({ url }) => new URL(url).pathname === address.pathname) ?? pages[0];
  if (!best) {
    await worker.clients.openWindow(path);
    return;
  }
  best.postMessage({ open: path }, []);
  await best.focus();
};

worker.addEventListener('push', (event) => event.waitUntil(show(readMessage(event.data?.json()))));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(text(event.notification.data)));
});
worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOld()));
worker.addEventListener('message', (event) => {
  if (event.data === 'takeOver') event.waitUntil(worker.skipWaiting());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== worker.location.origin || address.pathname.startsWith('/api/'))
    return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
