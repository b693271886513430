import type { amendPlayer, registerPlayer } from '@escala/office/acts';
import type { FieldsOf } from '../../components/act-fields.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

/** What is on record of somebody already, for the fields of a form. */
export interface PersonalFacts {
  readonly name?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly birthYear?: number | undefined;
  readonly sex?: string | undefined;
  readonly nationality?: string | undefined;
}

export function personalFields(
  site: Site,
  f: FieldsOf<typeof registerPlayer | typeof amendPlayer>,
  facts: PersonalFacts,
): Html {
  const { translate } = site;
  const { name, birthDate, birthYear, sex, nationality } = facts;
  return html`${f('name', { label: translate('web.desk-registry.name'), hint: translate('web.desk-registry.name-hint'), value: name, required: true })}
${f('birthDate', { label: translate('web.desk-registry.birth-date'), value: birthDate, max: site.today })}
${f('birthYear', { label: translate('web.desk-registry.birth-year'), hint: translate('web.desk-registry.birth-year-hint'), value: birthDate === undefined ? birthYear : undefined, max: Number(site.today.slice(0, 4)) })}
${f.choice(
  'sex',
  [
    ['f', translate('web.desk-registry.sex-f')],
    ['m', translate('web.desk-registry.sex-m')],
  ],
  { label: translate('web.list.sex'), none: translate('web.desk-registry.not-known'), value: sex },
)}
${f('nationality', { label: translate('web.desk-registry.nationality'), hint: translate('web.desk-registry.nationality-hint'), form: translate('web.desk-registry.nationality-hint'), value: nationality, size: 4 })}`;
}

/** Where `registry-similar.ts` shows who may be on record already, with a tick for each that is somebody else. */
export function similarPanel({ translate, federation }: Site, except?: string): Html {
  return html`<div class="similar" role="group" aria-label="${translate('web.desk-registry.similar')}" data-similar="${federation.id}"${
    except !== undefined && html` data-except="${except}"`
  } data-title="${translate('web.desk-registry.similar')}" data-other="${translate('web.desk-registry.somebody-else')}"
data-alike="${translate('web.desk-registry.alike')}" data-open="${translate('web.desk-registry.open-player')}" hidden></div>`;
}
