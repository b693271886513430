/**
 * Has this page and its assets cached, so that a reload without a connection still shows it. Works only with service
 * workers: over https, or on the machine itself; otherwise the page works as long as it stays open.
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
    // The browser refuses: nothing is lost as long as the page stays open.
  }
}

/** On a slow connection a style sheet arrives after the modules. */
function everythingLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
