import { actForm } from '../../components/act-form.ts';
import { choice, numberField, textArea } from '../../components/form-fields.ts';
import { dateInWords } from '../../components/format.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Corrections } from './claim-actions.ts';
import type { ToldClaim } from './claim-matter.ts';

const PRESIDENT = ['in-favour', 'against', 'abstains'] as const;

/** The sports commission rules on an appeal, with its vote where it records one (fce-1990, Comissió 7). */
export function rulingForm(site: DeskSite, { claim, version }: ToldClaim, corrections: Corrections): Html {
  const { translate } = site;
  const count = (name: string): Html =>
    numberField('ruling', {
      name: `vote.${name}`,
      label: translate(`web.desk-claims.vote-${name}`),
      required: false,
      min: 0,
      max: 99,
    });
  return html`<h2>${translate('web.desk-claims.rule')}</h2><p>${translate('web.desk-claims.rule-help')}</p>
${actForm(site, {
  act: 'claim.decide-appeal',
  id: 'ruling',
  fixed: { claim, version },
  fields: html`${choice('ruling', { name: 'verdict', label: translate('web.desk-claims.verdict'), value: '' }, [
    ['', translate('web.desk-claims.choose')],
    ['upheld', translate('web.desk-claims.ruling-upheld')],
    ['rejected', translate('web.desk-claims.ruling-rejected')],
  ])}
${
  corrections.length > 0 &&
  choice('ruling', { name: 'correction', label: translate('web.desk-claims.correction') }, [
    ['', translate('web.desk-claims.no-correction')],
    ...corrections.map(({ id, on, reason }) => [id, `${dateInWords(site, on)}: ${reason}`] as const),
  ])
}
${textArea('ruling', { name: 'reason', label: translate('web.desk-claims.answer'), hint: translate('web.desk-claims.answer-hint') })}
<fieldset><legend>${translate('web.desk-claims.vote')}</legend><p class="hint">${translate('web.desk-claims.vote-hint')}</p>
${count('members')}${count('inFavour')}${count('against')}
${choice('ruling', { name: 'vote.president', label: translate('web.desk-claims.vote-president'), value: '' }, [
  ['', '–'],
  ...PRESIDENT.map((each) => [each, translate(`web.desk-claims.president-${each}`)] as const),
])}</fieldset>`,
  submit: translate('web.desk-claims.rule-send'),
  confirm: translate('web.desk-claims.rule-ask'),
  done: translate('web.desk-claims.done-ruled'),
})}`;
}
