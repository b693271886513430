import { LANGUAGES, type Language } from '@escala/messages';
import { LANGUAGE_NAMES } from '../../components/ui/languages.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Settings } from './index.ts';

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
