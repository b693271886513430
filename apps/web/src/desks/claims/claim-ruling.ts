import { decideAppeal } from '@escala/office/acts';
import { actForm } from '../../components/act-form.ts';
import { dateInWords } from '../../components/format.ts';
import { card } from '../../components/ui/card.ts';
import { voteFields } from '../../components/vote-fields.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Corrections } from './claim-actions.ts';
import type { ToldClaim } from './claim-matter.ts';

/** The sports commission rules on an appeal, with its vote if recorded (fce-1990, Comissió 7). */
export function rulingForm(site: DeskSite, { claim, version }: ToldClaim, corrections: Corrections): Html {
  const { translate } = site;
  const form = actForm(site, decideAppeal, {
    id: 'ruling',
    fixed: { claim, version },
    fields: (f) => html`${f.choice(
      'verdict',
      [
        ['upheld', translate('web.desk-claims.ruling-upheld')],
        ['rejected', translate('web.desk-claims.ruling-rejected')],
      ],
      { label: translate('web.word.ruling'), none: translate('web.desk-claims.choose') },
    )}
${
  corrections.length > 0 &&
  f.choice(
    'correction',
    corrections.map(({ id, on, reason }) => [id, `${dateInWords(site, on)}: ${reason}`]),
    { label: translate('web.desk-claims.correction'), none: translate('web.desk-claims.no-correction') },
  )
}
${f.reason({ label: translate('web.desk-claims.answer'), hint: translate('web.desk-claims.answer-hint') })}
${voteFields(site, f, translate('web.desk-claims.vote-hint'))}`,
    confirm: translate('web.desk-claims.rule-ask'),
  });
  return card(
    { title: translate('web.desk-claims.rule') },
    html`<p>${translate('web.desk-claims.rule-help')}</p>${form}`,
  );
}
