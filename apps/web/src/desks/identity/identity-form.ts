import { number } from '@escala/messages';
import { MOST_MARK_BYTES } from '@escala/office';
import { amendIdentity } from '@escala/office/acts';
import type { FieldsOf } from '../../components/act-fields.ts';
import { actForm } from '../../components/act-form.ts';
import { tick } from '../../components/form-fields.ts';
import { DEFAULT_ACCENT } from '../../components/ui/accent.ts';
import { LANGUAGE_NAMES } from '../../components/ui/languages.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { contrastInWords } from './contrast-words.ts';
import { inLanguages, languagesOf } from './identity-preview.ts';
import type { Settings, Shown } from './index.ts';

type F = FieldsOf<typeof amendIdentity>;

const FORM = 'identity';
/** Empty rows for links after the existing ones. */
const FREE_ROWS = 2;
const MOST_LINKS = 12;

export function identityForm(site: DeskSite, settings: Settings, { version, identity }: Shown): Html {
  const { translate } = site;
  const { shortName, address, email, phone, text, officeHours, privacyNotice, hallScreen = 'light' } = identity;
  const group = (key: 'logo' | 'contact' | 'privacy' | 'list-names' | 'links' | 'hall', ...controls: Value[]): Html =>
    html`<fieldset><legend>${translate(`web.desk-identity.${key}`)}</legend>${controls}</fieldset>\n`;
  const inEach = (texts: typeof text, control: (language: keyof typeof LANGUAGE_NAMES, name: string) => Html): Html =>
    inLanguages(site, settings, texts, control);
  const called = (key: 'text' | 'officeHours' | 'privacyNotice', language: string): string =>
    `${translate(`web.desk-identity.${key}`)} (${language})`;
  return actForm(site, amendIdentity, {
    id: FORM,
    // A value that no control sends is deleted.
    fixed: { version, text: null, officeHours: null, privacyNotice: null, links: null, listNames: null },
    leadsTo: '/desk/identity',
    fields: (
      f,
    ) => html`${group('logo', markField(site, f, identity.mark !== undefined), accentField(site, f, identity.accent))}
${group(
  'contact',
  f('shortName', { value: shortName, hint: translate('web.desk-identity.short-name-hint'), size: 24 }),
  inEach(text, (language, name) =>
    f.area(`text.${language}`, { label: called('text', name), value: text?.[language], rows: 2 }),
  ),
  f('address', { value: address }),
  f('email', { value: email, type: 'email' }),
  f('phone', { value: phone, type: 'tel', size: 24 }),
  inEach(officeHours, (language, name) =>
    f(`officeHours.${language}`, { label: called('officeHours', name), value: officeHours?.[language] }),
  ),
)}
${settings.series.length > 0 && group('list-names', html`<p class="hint">${translate('web.desk-identity.list-names-hint')}</p>`, listNames(settings, f, identity.listNames))}
${group('links', links(site, f, identity.links))}
${group(
  'privacy',
  html`<p class="hint">${translate('web.desk-identity.privacy-hint')}</p>`,
  inEach(privacyNotice, (language, name) =>
    f.area(`privacyNotice.${language}`, { label: called('privacyNotice', name), value: privacyNotice?.[language] }),
  ),
)}
${group(
  'hall',
  f.choice(
    'hallScreen',
    (['light', 'dark'] as const).map((each) => [each, translate(`web.desk-identity.${each}`)] as const),
    { label: translate('web.desk-identity.hall-look'), value: hallScreen },
  ),
)}`,
  });
}

/** A file to choose or drop; the page's module reads it. */
function markField({ translate }: DeskSite, f: F, hasMark: boolean): Html {
  const id = `${FORM}-mark-file`;
  const most = Math.floor(MOST_MARK_BYTES / 1000);
  return html`<div class="field drop" data-drop><label for="${id}">${translate('web.desk-identity.file')}</label>
<p class="hint" id="${id}-hint">${translate('web.desk-identity.file-hint', { most })}</p>
<input type="file" id="${id}" ${f.named('mark')} accept=".svg,.png,image/svg+xml,image/png" aria-describedby="${id}-hint ${id}-fault"
data-most="${MOST_MARK_BYTES}" data-too-big="${translate('refusal.mark-too-large', { size: '{size}', most })}">
<p class="fault" id="${id}-fault" hidden></p></div>
${hasMark && tick(FORM, { name: 'mark', value: 'null', as: 'json', label: translate('web.desk-identity.no-mark') })}`;
}

/** A colour as text, beside it the browser's colour picker, and the resulting contrast. */
function accentField({ translate, language }: DeskSite, f: F, accent: string | undefined): Html {
  const say = contrastInWords(accent ?? DEFAULT_ACCENT, (key, { own, used }) =>
    translate(key, { own: number(own, language), used: number(used, language) }),
  );
  return html`<div class="row colour">${f('accent', { value: accent, size: 9, form: translate('web.desk-identity.accent-form') })}
<input type="color" value="${accent ?? DEFAULT_ACCENT}" aria-label="${translate('web.desk-identity.accent-choose')}" data-colour hidden></div>
<p class="small" role="status" data-contrast data-otherwise="${DEFAULT_ACCENT}">${say}</p>`;
}

function listNames(settings: Settings, f: F, names: Shown['identity']['listNames']): Html[] {
  return settings.series.map(
    ({ id, name }) => html`<fieldset class="inner"><legend>${name}</legend><div class="fields">${languagesOf(
      settings,
      settings,
    ).map((language) =>
      f(`listNames.${id}.${language}`, { label: LANGUAGE_NAMES[language], value: names?.[id]?.[language] }),
    )}</div></fieldset>
`,
  );
}

/** Existing links and some empty rows; the page's module numbers them without gaps. */
function links({ translate }: DeskSite, f: F, known: Shown['identity']['links'] = []): Html {
  const rows = [...known, ...Array<undefined>(Math.min(FREE_ROWS, MOST_LINKS - known.length)).fill(undefined)];
  return html`${rows.map(
    (link, i) => html`<div class="fields" data-link>${f(`links.${i}.name`, {
      label: translate('web.desk-identity.link-name', { place: i + 1 }),
      value: link?.name,
    })}${f(`links.${i}.address`, {
      label: translate('web.desk-identity.link-address', { place: i + 1 }),
      value: link?.address,
      type: 'url',
      form: translate('web.desk-identity.link-form'),
    })}</div>
`,
  )}`;
}
