/**
 * Has this page and its modules kept, so that a reload without a connection still shows it. Only where the browser has such workers:
 * over https, or on the machine itself; elsewhere the page goes on as long as it stays open.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/desk-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const modules = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname);
    active?.postMessage({ keep: [`${location.pathname}${location.search}`, ...modules] });
  } catch {
    // A browser that does not want to: nothing is lost as long as the page stays open.
  }
}
