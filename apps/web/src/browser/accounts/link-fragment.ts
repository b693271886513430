/**
 * What follows `#` never reaches a server; links to the page in other languages pass it on. Pasting such a link into
 * the open page changes only the fragment, so the page is reloaded.
 */
export function fragment(): string {
  const given = isPlace(location.hash) ? '' : location.hash;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) link.hash = given;
  addEventListener('hashchange', () => {
    if (!isPlace(location.hash)) location.reload();
  });
  return decodeURIComponent(given.slice(1));
}

/** Whether it is the target of the skip link. */
const isPlace = (hash: string): boolean => document.getElementById(hash.slice(1)) !== null;
