import { hasMessage } from '@escala/messages';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

interface ByRegulation {
  readonly regulation: string;
  readonly revision: string;
}

/** By which regulation a list was made, in words: its title, and what its revision means (D-OFF-283). */
export function listFacts(site: Site, { regulation, revision }: ByRegulation, players: number): Html {
  const { translate } = site;
  const words = (key: string, otherwise: string): string => (hasMessage(key) ? translate(key) : otherwise);
  return html`<p>${translate('web.list.players-by', { players })} <a href="${href(site, `/regulations/${regulation}`)}">${words(`web.book.${regulation}`, regulation)}</a>.
${words(`web.revision.${regulation}.${revision}`, revision)}</p>`;
}

/** What programs call them, beside the hash that is made of them. */
export function listHash({ translate }: Site, { regulation, revision, hash }: ByRegulation & { hash: string }): Html {
  return html`<p>${translate('web.list.hash')} <span class="hash">${hash}</span> <span class="quiet small">(${regulation}, ${revision})</span></p>`;
}
