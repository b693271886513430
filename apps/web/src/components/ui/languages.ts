import { LANGUAGES, type Language } from '@escala/messages';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ca: 'Català',
  es: 'Español',
  ro: 'Română',
  en: 'English',
};

/** The same page in each language, by the language's own name. */
export const languageLinks = (site: Site): Html[] =>
  (site.copiedIn ?? LANGUAGES).map(
    (language) =>
      html`<li><a lang="${language}" hreflang="${language}" href="${href({ ...site, language }, site.path)}"${
        site.language === language && html` aria-current="true"`
      }>${LANGUAGE_NAMES[language]}</a></li>\n`,
  );

export function languageMenu(site: Site): Html {
  const name = site.translate('web.frame.language');
  return html`<button type="button" class="tongue only-wide" popovertarget="languages" aria-label="${name}: ${LANGUAGE_NAMES[site.language]}">${LANGUAGE_NAMES[site.language]}</button>
<nav class="languages" id="languages" popover aria-label="${name}"><ul>
${languageLinks(site)}</ul></nav>`;
}
