import { mayTry } from '@escala/office';
import { acceptReport, refuseReport } from '@escala/office/acts';
import { actForm } from '../../../components/act-form.ts';
import { card } from '../../../components/ui/card.ts';
import { popup } from '../../../components/ui/popup.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html, NOTHING, type Value } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';
import { annulPart } from '../annul-event.ts';
import { isLate } from './reached-lists.ts';
import type { Report } from './report.ts';

/** Accept, refuse, annul: possible decisions on the report in its present state. */
export function reportDecision(site: DeskSite, shown: Report): Html {
  const { translate, viewer } = site;
  const { state } = shown.report;
  // An event that already counts is annulled by a correction.
  const isCounted = (shown.event.parts?.accepted ?? 0) > 0;
  const annuls = (state === 'submitted' || state === 'refused') && !isCounted && mayTry(viewer, 'event.annul');
  const decides = state === 'submitted' && mayTry(viewer, 'report.accept');
  if (!annuls && !decides) return NOTHING;
  return card(
    { title: translate('web.word.decision') },
    html`${decides && acceptPart(site, shown)}<div class="actions">${decides && refusePart(site, shown)} ${annuls && annulPart(site, { ...shown, version: shown.eventVersion })}</div>`,
  );
}

function acceptPart(site: DeskSite, shown: Report): Value {
  const { translate } = site;
  const { id, version, open, lists } = shown;
  if (open.length > 0)
    return html`<p id="accept-why">${translate('web.desk-office.accept-not-yet', { open: open.length })}</p>
<button type="button" disabled aria-describedby="accept-why">${translate('web.submit.report.accept')}</button>`;
  const { overruled, terms, guests } = shown;
  const late = terms.find(({ verdict }) => verdict === 'needs-permission');
  return html`${isLate(lists) && html`<p>${translate('web.desk-office.accept-next')}</p>`}${overruled.length > 0 && html`<p>${translate('web.decision.overrules', { articles: [...new Set(overruled.map(({ article }) => article))].join(', ') })}</p>`}${actForm(
    site,
    acceptReport,
    {
      id: 'accept',
      fixed: { event: id, version },
      words: { event: shown.event.name },
      fields: (f) =>
        html`${
          late &&
          f('permission.by', {
            required: true,
            label: translate('web.decision.permission-by'),
            hint: translate('web.decision.permission-hint', { article: late.article }),
          })
        }${guests.length > 0 && html`${guestList(site, guests)}${f.yes('confirmsGuests', translate('web.decision.confirm-guests', { guests: guests.length }))}`}`,
      reason: overruled.length > 0 ? 'required' : 'optional',
      ...(overruled.length > 0 && { reasonLabel: translate('web.decision.overrule-why') }),
      reasonHint: translate('web.decision.reason-public'),
    },
  )}`;
}

/** Guests not yet checked by the office, with what distinguishes them from others (D-OFF-1011). */
function guestList(site: DeskSite, guests: Report['guests']): Html {
  const { translate } = site;
  return html`<details><summary>${translate('web.decision.guests', { guests: guests.length })}</summary><ul>${guests.map(
    ({ player, name, fideId, federation, birthYear }) =>
      html`<li><a href="${href(site, `/desk/registry/players/${encodeURIComponent(player)}`)}">${name}</a> <span class="quiet">${[fideId && `FIDE ${fideId}`, federation, birthYear].filter(Boolean).join(' · ')}</span></li>`,
  )}</ul></details>`;
}

function refusePart(site: DeskSite, { id, version, event }: Report): Html {
  const { translate } = site;
  return popup(
    site,
    { id: 'refusing', opens: translate('web.submit.report.refuse'), kind: 'danger' },
    html`<p>${translate('web.desk-office.refuse-said')}</p>${actForm(site, refuseReport, {
      id: 'refuse',
      fixed: { event: id, version },
      words: { event: event.name },
      reasonLabel: translate('web.desk-office.refuse-why'),
      tone: 'danger',
    })}`,
  );
}
