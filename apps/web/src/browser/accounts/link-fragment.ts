/**
 * What stands after `#` never reaches a server on the way; links to the page in other languages take it along. A link that is pasted
 * where the page is open already changes nothing else of the address: the page is begun anew with it.
 */
export function fragment(): string {
  const given = isPlace(location.hash) ? '' : location.hash;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) link.hash = given;
  addEventListener('hashchange', () => {
    if (!isPlace(location.hash)) location.reload();
  });
  return decodeURIComponent(given.slice(1));
}

/** Where the link that skips the header leads to. */
const isPlace = (hash: string): boolean => document.getElementById(hash.slice(1)) !== null;
