import { isOwnPlayer, mayPerform } from '@escala/office';
import { addEvidence, appealClaim, decideClaim, withdrawClaim } from '@escala/office/acts';
import type { AnswerOf, searchCorrections } from '@escala/office/questions';
import type { FieldsOf } from '../../components/act-fields.ts';
import { actForm } from '../../components/act-form.ts';
import { shortTime } from '../../components/format.ts';
import { card, notice } from '../../components/ui/card.ts';
import { popup } from '../../components/ui/popup.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { ToldClaim } from './claim-matter.ts';
import { rulingForm } from './claim-ruling.ts';

export type Corrections = AnswerOf<typeof searchCorrections>['corrections'];

/** What the viewer can do about the claim now. */
export function claimActions(site: DeskSite, claim: ToldClaim, corrections: Corrections): Html {
  const { translate, viewer } = site;
  const { state, player } = claim;
  const may = (kind: Parameters<typeof mayPerform>[1]): boolean => mayPerform(viewer, kind, { player });
  const isOwn = isOwnPlayer(viewer, player);
  // Another person's claim is decided, not withdrawn; the office can withdraw what it wrote for a player (D-OFF-285).
  const isClaimant = isOwn || claim.openedBy === viewer.account;
  const isWaiting = state === 'open' || state === 'appealed';
  const parts = [
    state === 'open' && may('claim.decide') && (isOwn ? ownCase(site) : decision(site, claim, corrections)),
    state === 'appealed' &&
      may('claim.decide-appeal') &&
      (isOwn ? ownCase(site) : rulingForm(site, claim, corrections)),
    claim.mayAppeal && may('claim.appeal') && appeal(site, claim, isOwn),
    isWaiting &&
      may('claim.add-evidence') &&
      html`<div class="actions">${evidence(site, claim)} ${may('claim.withdraw') && isClaimant && withdrawal(site, claim, isOwn)}</div>`,
  ].filter((part): part is Html => part !== false);
  return parts.length === 0
    ? card({}, html`<p class="quiet">${translate('web.desk-claims.nothing-to-do')}</p>`)
    : html`${parts}`;
}

const ownCase = ({ translate }: DeskSite): Html => notice(translate('refusal.claim-own-case'));

const seen = ({ claim, version }: ToldClaim) => ({ claim, version });

/** Two answers, each with its own form, so that the button pressed is the answer meant. */
function decision(site: DeskSite, claim: ToldClaim, corrections: Corrections): Html {
  const { translate } = site;
  const [correction] = corrections;
  const answer = (f: FieldsOf<typeof decideClaim>): Html =>
    f.reason({ label: translate('web.desk-claims.answer'), hint: translate('web.desk-claims.answer-hint') });
  return html`${card(
    {
      title: translate('web.desk-claims.uphold'),
      aside: html`<span class="small quiet">${translate('web.desk-claims.no-term')}</span>`,
    },
    html`<p>${
      correction
        ? html`${translate('web.desk-claims.uphold-with')} ${shortTime(site, correction.on)}: <q>${correction.reason}</q>`
        : translate('web.desk-claims.uphold-without')
    }</p>${actForm(site, decideClaim, {
      id: 'uphold',
      fixed: { ...seen(claim), verdict: 'upheld', ...(correction && { correction: correction.id }) },
      fields: answer,
      submit: translate('web.desk-claims.uphold'),
      done: translate('web.desk-claims.done-upheld'),
    })}`,
  )}${card(
    { title: translate('web.desk-claims.reject') },
    html`<p>${translate('web.desk-claims.reject-help')}</p>${actForm(site, decideClaim, {
      id: 'reject',
      fixed: { ...seen(claim), verdict: 'rejected' },
      fields: answer,
      submit: translate('web.desk-claims.reject'),
      tone: 'danger',
      done: translate('web.desk-claims.done-rejected'),
    })}`,
  )}`;
}

function appeal(site: DeskSite, claim: ToldClaim, isOwn: boolean): Html {
  const { translate } = site;
  return card(
    { title: translate('web.word.appeal') },
    html`<p>${translate(isOwn ? 'web.desk-claims.appeal-help' : 'web.desk-claims.appeal-paper')}</p>${actForm(
      site,
      appealClaim,
      {
        id: 'appeal',
        fixed: seen(claim),
        fields: (f) =>
          html`${!isOwn && paper(site, f)}${f.area('text', { label: translate('web.desk-claims.appeal-text') })}`,
      },
    )}`,
  );
}

/** Office entry of an appeal that came on paper (D-OFF-438). */
function paper({ translate, today }: DeskSite, f: FieldsOf<typeof appealClaim>): Html {
  return html`${f('onPaper.from', { label: translate('web.desk-claims.paper-from'), hint: translate('web.desk-claims.paper-from-hint'), required: true })}
${f('onPaper.receivedOn', { label: translate('web.desk-claims.paper-received'), max: today, required: true })}`;
}

function evidence(site: DeskSite, claim: ToldClaim): Html {
  const { translate } = site;
  return popup(
    site,
    { id: 'add-evidence', opens: translate('web.submit.claim.add-evidence') },
    actForm(site, addEvidence, {
      id: 'evidence',
      fixed: seen(claim),
      fields: (f) =>
        f.area('text', {
          label: translate('web.desk-claims.evidence-text'),
          hint: translate('web.desk-claims.evidence-hint'),
        }),
    }),
  );
}

function withdrawal(site: DeskSite, claim: ToldClaim, isOwn: boolean): Html {
  const { translate } = site;
  const what = claim.state === 'appealed' ? 'appeal' : 'claim';
  return popup(
    site,
    { id: 'withdraw-claim', opens: translate(`web.desk-claims.withdraw-${what}`), kind: 'danger' },
    html`<p>${translate(`web.desk-claims.withdraw-${what}-help`)}</p>${actForm(site, withdrawClaim, {
      id: 'withdraw',
      fixed: seen(claim),
      ...(!isOwn && { reason: 'optional' }),
      submit: translate(`web.desk-claims.withdraw-${what}`),
      tone: 'danger',
    })}`,
  );
}
