/** The part of the service worker scope needed for messages, which the types for pages lack. */
interface NoticeSurroundings {
  readonly location: { readonly origin: string };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly clients: {
    matchAll(options: object): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: string, listener: (event: NoticeEvent) => void): void;
}
interface NoticeEvent {
  readonly data?: { json(): unknown } | null;
  readonly notification: { readonly data: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}

/** Shows the office's message about a new round; clicking it opens the page of the player's board (D-OFF-738). */
export function noticesOf(surroundings: unknown): void {
  const worker = surroundings as NoticeSurroundings;
  worker.addEventListener('push', (event) => {
    if (!event.data) return;
    const { title, body, path } = event.data.json() as Readonly<Record<'title' | 'body' | 'path', string>>;
    // One notification per board, replacing that of the previous round, and vibrating again.
    const options = { body, data: path, tag: path, renotify: true };
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(opened(worker, new URL(String(event.notification.data), worker.location.origin).href));
  });
}

async function opened({ clients }: NoticeSurroundings, address: string): Promise<unknown> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url === address);
  return there ? there.focus() : clients.openWindow(address);
}
