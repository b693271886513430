import { LANGUAGES, type Language } from '@escala/messages';
import { inLanguage, listNameIn } from '@escala/office';
import { badge } from '../../components/ui/badge.ts';
import { card } from '../../components/ui/card.ts';
import { emblem } from '../../components/ui/icon.ts';
import { LANGUAGE_NAMES } from '../../components/ui/languages.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Settings, Shown } from './index.ts';

/** Light and dark side by side, as saved; the browser module `identity.ts` updates it with the form. */
export function identityPreview(site: DeskSite, settings: Settings, shown: Shown): Html {
  const { translate } = site;
  return html`<section class="preview" tabindex="0" aria-label="${translate('web.word.preview')}" data-preview>
${(['light', 'dark'] as const).map(
  (look) => html`<div class="${look}" role="img" aria-label="${translate(`web.desk-identity.preview-${look}`)}">
${sample(site, settings, shown)}</div>
`,
)}</section>`;
}

function sample(site: DeskSite, settings: Settings, { name, identity, markPath }: Shown): Html {
  const { translate, language } = site;
  const inOrder = (field: string): string[] => languagesOf(site, settings).map((each) => `${field}.${each}`);
  const { shortName, address, email, phone } = identity;
  const [series] = settings.series;
  const list = series
    ? follows([`listNames.${series.id}.${language}`], listNameIn(identity, series, language), series.name)
    : translate('web.nav.lists');
  return html`<header class="site"><div class="wrap"><span class="brand">${bothMarks(name, markPath)}<span>${name}</span></span>
<span class="wide dots quiet"><span>${translate('web.nav.lists')}</span><span>${translate('web.word.players')}</span></span></div></header>
<div class="inside stack"><div class="row"><span class="quiet small">${translate('web.desk-identity.on-phones')}</span><span class="brand">${bothMarks(name, markPath)}<span>${follows(['shortName'], shortName, name)}</span></span></div>
${card(
  { title: list, aside: badge(translate('web.event-state.running'), 'live') },
  html`<div class="row spread"><span class="link">${translate('web.desk-identity.sample-link')}</span><span class="button main">${translate('web.desk-identity.sample-button')}</span></div>`,
)}</div>
<footer class="site"><div class="wrap"><p><strong>${name}</strong> ${follows(inOrder('text'), inLanguage(identity.text, language, settings))}</p>
<p>${follows(['address'], address)}</p>
<p class="dots">${follows(['email'], email)}${follows(['phone'], phone)}${follows(inOrder('officeHours'), inLanguage(identity.officeHours, language, settings))}</p></div></footer>`;
}

/** The picture, and the initials used without one; only one of the two is visible. */
function bothMarks(name: string, mark: string | undefined): Html {
  return html`<span data-mark${mark === undefined && html` hidden`}>${emblem({ id: '', name, identity: { mark: mark ?? 'data:,' } })}</span><span data-initials${
    mark !== undefined && html` hidden`
  }>${emblem({ id: '', name })}</span>`;
}

/** The first of these fields with a value. */
const follows = (fields: readonly string[], said: string | undefined, otherwise = ''): Value =>
  html`<span data-follows="${fields.join(' ')}" data-otherwise="${otherwise}">${said ?? otherwise}</span>`;

/** The reader's language, the federation's own, then the others: the order in which a text is looked for. */
export const languagesOf = (
  { language }: Pick<DeskSite, 'language'>,
  { language: own }: Pick<Settings, 'language'>,
): Language[] => [...new Set([language, own, ...LANGUAGES])];

/** A text in the federation's own language, with the others folded below a line that lists the existing ones. */
export function inLanguages(
  { translate }: DeskSite,
  { language: own }: Settings,
  texts: Readonly<Partial<Record<Language, string | undefined>>> = {},
  control: (language: Language, name: string) => Html,
): Html {
  const others = LANGUAGES.filter((each) => each !== own);
  const written = others.filter((each) => texts[each] !== undefined).map((each) => LANGUAGE_NAMES[each]);
  return html`${control(own, LANGUAGE_NAMES[own])}
<details class="more"><summary>${translate('web.desk-identity.other-languages')} <span class="quiet small">${written.join(', ')}</span></summary>
${others.map((each) => control(each, LANGUAGE_NAMES[each]))}</details>`;
}
