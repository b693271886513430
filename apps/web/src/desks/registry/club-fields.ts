import { CLUB_FIELDS, fieldsWhere } from '@escala/office';
import type { amendClub, registerClub } from '@escala/office/acts';
import type { AnswerOf, showFederation } from '@escala/office/questions';
import type { FieldsOf } from '../../components/act-fields.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';

export type Delegations = AnswerOf<typeof showFederation>['delegations'];

const ASKED = fieldsWhere(CLUB_FIELDS, 'told', 'asked');
type ClubFacts = { readonly [Field in 'name' | (typeof ASKED)[number]]?: string | undefined };

export function clubFields(
  { translate }: Site,
  f: FieldsOf<typeof registerClub | typeof amendClub>,
  facts: ClubFacts,
  delegations: Delegations,
): Html {
  const delegationField = (): Value =>
    delegations.length > 0 &&
    f.choice(
      'delegation',
      delegations.map(({ delegation: id, name: called }) => [id, called]),
      { none: translate('web.desk-registry.none'), value: facts.delegation },
    );
  return html`${f('name', { label: translate('web.desk-registry.club-name'), value: facts.name, required: true })}
${ASKED.map((field) => (field === 'delegation' ? delegationField() : f(field, { value: facts[field] })))}`;
}
