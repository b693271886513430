import { inLanguage } from '@escala/office';
import { showFederation, showIdentity } from '@escala/office/questions';
import { emptyState } from '../../components/ui/card.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';

/** The federation's privacy notice, in its own words. */
export const privacy = definePage({
  path: '/privacy',
  view: async ({ ask, site }) => {
    const { translate, language } = site;
    const { identity } = await ask(showIdentity, {});
    const { settings } = await ask(showFederation, {});
    const notice = inLanguage(identity.privacyNotice, language, settings);
    const title = translate('web.frame.privacy');
    if (notice === undefined) return { title, main: emptyState({ title: translate('web.frame.no-privacy') }) };
    // An empty line separates paragraphs.
    const paragraphs = notice.split(/\n\s*\n/u).map((paragraph) => html`<p>${paragraph}</p>\n`);
    return { title, main: html`${paragraphs}` };
  },
});
