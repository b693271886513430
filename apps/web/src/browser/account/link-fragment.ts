/** What stands after `#` never reaches a server on the way; links to the page in other languages take it along. */
export function fragment(): string {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) link.hash = location.hash;
  return decodeURIComponent(location.hash.slice(1));
}
