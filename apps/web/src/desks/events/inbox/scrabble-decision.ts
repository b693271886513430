import { mayTry } from '@escala/office';
import { acceptScrabbleReport, annulScrabbleReport, refuseScrabbleReport } from '@escala/office/acts';
import { actForm } from '../../../components/act-form.ts';
import { time } from '../../../components/format.ts';
import { notice } from '../../../components/ui/card.ts';
import type { DeskSite } from '../../../kit/desk-page.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';
import type { ShownScrabble } from './scrabble-report.ts';

/** Accept, refuse, annul; an event that counts, or did before it was annulled, is corrected. */
export function scrabbleDecision(site: DeskSite, shown: ShownScrabble): Html {
  const { translate, viewer } = site;
  const { event, report } = shown;
  if (report.state === 'accepted' || report.state === 'annulled')
    return html`<p><a class="button" href="${href(site, `/desk/corrections/new?event=${encodeURIComponent(event)}`)}">${translate('web.desk-office.correct-event')}</a></p>`;
  const annuls = mayTry(viewer, 'scrabble-report.annul');
  const decides = report.state === 'submitted' && mayTry(viewer, 'scrabble-report.accept');
  if (!annuls && !decides) return NOTHING;
  return html`<section><h2>${translate('web.word.decision')}</h2>${decides && html`${accept(site, shown)}${refuse(site, shown)}`}${annuls && annul(site, shown)}</section>`;
}

function accept(site: DeskSite, { event, version, report, late }: ShownScrabble): Html {
  const { translate } = site;
  const heading = html`<h3>${translate('web.submit.report.accept')}</h3>`;
  const afterList =
    late.length > 0 &&
    notice(
      html`${translate('web.desk-office.accept-next')} (${late.map(({ name, list }, i) => html`${i > 0 && '; '}${name}, ${time(site, list)}`)})`,
    );
  return html`${heading}${afterList}${actForm(site, acceptScrabbleReport, {
    id: 'accept',
    fixed: { event, version },
    words: { event: report.name },
    reason: 'optional',
  })}`;
}

function refuse(site: DeskSite, { event, version, report }: ShownScrabble): Html {
  const { translate } = site;
  return html`<h3>${translate('web.submit.report.refuse')}</h3><p>${translate('web.desk-office.refuse-said')}</p>${actForm(
    site,
    refuseScrabbleReport,
    {
      id: 'refuse',
      fixed: { event, version },
      words: { event: report.name },
      reasonLabel: translate('web.desk-office.refuse-why'),
      tone: 'quiet',
    },
  )}`;
}

function annul(site: DeskSite, { event, version, report }: ShownScrabble): Html {
  const { translate } = site;
  return html`<details><summary>${translate('web.submit.event.annul')}</summary><p>${translate('web.desk-office.annul-said')}</p>${actForm(
    site,
    annulScrabbleReport,
    {
      id: 'annul',
      fixed: { event, version },
      words: { event: report.name },
      confirm: translate('web.desk-office.annul-sure', { event: report.name }),
      tone: 'quiet',
    },
  )}</details>`;
}
