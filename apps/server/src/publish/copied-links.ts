/** Addresses in a page as `html` of the web writes it: in text the same signs are escaped. */
const LINK = / (href|src)="([^"]*)"/g;

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const plain = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign]!);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The addresses of this server that a page names. */
export function linksOf(page: string): string[] {
  return [...page.matchAll(LINK)].map(([, , address]) => plain(address!)).filter((address) => address.startsWith('/'));
}

/** The page with its links put in other words; a link that leads nowhere stays as words. */
export function withLinks(page: string, linkTo: (address: string) => string | undefined): string {
  return page.replace(LINK, (whole, name: string, written: string) => {
    const address = plain(written);
    if (!address.startsWith('/')) return whole;
    const link = linkTo(address);
    return link === undefined ? '' : ` ${name}="${escaped(link)}"`;
  });
}
