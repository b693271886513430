import { mayTry } from '@escala/office';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import { href } from '../../kit/site.ts';

/** Says that no list is loaded, with a link for those who may load one. */
export function noFideList(site: DeskSite): Html {
  const { translate, viewer } = site;
  if (!mayTry(viewer, 'fide-register.load')) return html`${translate('web.desk-fide.none')}`;
  return html`${translate('web.desk-fide.nothing')} <a href="${href(site, '/desk/fide-list')}">${translate('web.desk-fide.load-link')}</a>`;
}
