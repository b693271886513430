import type { decideAppeal, ruleActa, ruleResult } from '@escala/office/acts';
import { type Html, html } from '../kit/html.ts';
import type { Site } from '../kit/site.ts';
import type { FieldsOf } from './act-fields.ts';

const PRESIDENT = ['in-favour', 'against', 'abstains'] as const;

/** The vote of the committee, if recorded. */
export function voteFields(
  { translate }: Site,
  f: FieldsOf<typeof ruleResult | typeof ruleActa | typeof decideAppeal>,
  hint: string,
): Html {
  return html`<fieldset><legend>${translate('web.desk-claims.vote')}</legend><p class="hint">${hint}</p>
<div class="fields">${(['members', 'inFavour', 'against'] as const).map((name) => f(`vote.${name}`, { label: translate(`web.desk-claims.vote-${name}`) }))}
${f.choice(
  'vote.president',
  PRESIDENT.map((each) => [each, translate(`web.desk-claims.president-${each}`)]),
  { label: translate('web.desk-claims.vote-president'), none: '–' },
)}</div></fieldset>`;
}
