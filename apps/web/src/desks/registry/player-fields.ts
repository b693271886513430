import { type FieldsWhere, fieldsWhere, PLAYER_FIELDS } from '@escala/office';
import type { amendPlayer, registerPlayer } from '@escala/office/acts';
import type { ControlTerms, FieldsOf } from '../../components/act-fields.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

type Told<When> = FieldsWhere<typeof PLAYER_FIELDS, 'told', When>;
type AskedField = Told<'required' | 'asked'>;
type LaterField = Told<'later'>;

/** Known data, for the fields of a form. */
type Facts = { readonly [Field in AskedField | LaterField]?: string | number | undefined };

const ASKED = fieldsWhere(PLAYER_FIELDS, 'told', 'required', 'asked');
const LATER = fieldsWhere(PLAYER_FIELDS, 'told', 'later');

/** Fields for registering and for amending a player. */
export function personalFields(
  site: Site,
  f: FieldsOf<typeof registerPlayer | typeof amendPlayer>,
  facts: Facts,
): Html[] {
  return ASKED.map((field) => (field === 'sex' ? sexField(site, f, facts) : f(field, termsOf(site, field, facts))));
}

/** Fields needed when the rest of the record does not contain them. */
export const laterFields = (site: Site, f: FieldsOf<typeof amendPlayer>, facts: Facts): Html[] =>
  LATER.map((field) => f(field, termsOf(site, field, facts)));

const sexField = ({ translate }: Site, f: FieldsOf<typeof registerPlayer | typeof amendPlayer>, { sex }: Facts): Html =>
  f.choice(
    'sex',
    [
      ['f', translate('web.one-sex.f')],
      ['m', translate('web.one-sex.m')],
    ],
    { none: translate('web.desk-registry.not-known'), value: sex },
  );

const termsOf = (site: Site, field: AskedField | LaterField, facts: Facts): ControlTerms => ({
  value: facts[field],
  ...TERMS[field]?.(site, facts),
});

/** Additions to a control, besides the field's name and the schema of the act. */
const TERMS: { readonly [Field in AskedField | LaterField]?: (site: Site, facts: Facts) => ControlTerms } = {
  name: ({ translate }) => ({
    label: translate('web.word.name'),
    hint: translate('web.desk-registry.name-hint'),
    required: true,
  }),
  birthDate: ({ today }) => ({ max: today }),
  birthYear: ({ translate, today }, { birthDate, birthYear }) => ({
    hint: translate('web.desk-registry.birth-year-hint'),
    max: Number(today.slice(0, 4)),
    value: birthDate === undefined ? birthYear : undefined,
  }),
  nationality: ({ translate }) => ({
    hint: translate('web.desk-registry.nationality-hint'),
    form: translate('web.desk-registry.nationality-hint'),
    size: 4,
  }),
  minGames: ({ translate }) => ({ hint: translate('web.desk-registry.min-games-hint') }),
  federatedOn: ({ translate, today }) => ({ hint: translate('web.desk-registry.federated-hint'), max: today }),
};

/** Where `registry-similar.ts` lists possible duplicates, each with a check box for a different person. */
export function similarPanel({ translate, federation }: Site, except?: string): Html {
  return html`<div class="similar" role="group" aria-label="${translate('web.desk-registry.similar')}" data-similar="${federation.id}"${
    except !== undefined && html` data-except="${except}"`
  } hidden></div>`;
}
