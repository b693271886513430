/**
 * Has this page and what it has loaded kept, so that a reload without a connection still shows it. Only where the browser has such
 * workers: over https, or on the machine itself; elsewhere the page goes on as long as it stays open.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/desk-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    await everythingLoaded();
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname);
    active?.postMessage({ keep: [`${location.pathname}${location.search}`, ...loaded] });
  } catch {
    // A browser that does not want to: nothing is lost as long as the page stays open.
  }
}

/** On a slow line a sheet of styles comes after the modules. */
function everythingLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
