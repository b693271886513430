import { html } from '../../kit/html.ts';
import type { Page } from '../../kit/page.ts';
import type { OutsideSite } from '../accounts/setup-document.ts';

interface ListedFederation {
  readonly id: string;
  readonly name: string;
}

/** The start page of an installation shared by several federations. */
export function federationsPage({ language, translate }: OutsideSite, federations: readonly ListedFederation[]): Page {
  const byName = [...federations].sort((a, b) => a.name.localeCompare(b.name, language));
  return {
    title: translate('web.federations.title'),
    main: html`<p>${translate('web.federations.introduction')}</p>
<ul class="cards">${byName.map(({ id, name }) => html`<li class="card inside"><h2><a href="/${language}/${id}">${name}</a></h2></li>\n`)}</ul>
<p><a href="/api">API</a></p>`,
  };
}
