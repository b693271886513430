import { eventVerdicts } from '@escala/office/questions';
import { eventPage } from '../components/event-frame.ts';
import { homologationSection } from '../components/homologation.ts';
import { normsSection, promotionsSection } from '../components/verdicts.ts';
import { html } from '../kit/html.ts';
import { definePage } from '../kit/page.ts';
import { eventSeen } from './event-seen.ts';

/** Norms, promotions and homologation: every verdict with all its reasons and articles. */
export const eventVerdictsPage = definePage({
  path: '/events/:event/verdicts',
  view: async (ask, { params }, site) => {
    const { shown, field, lastRound } = await eventSeen(ask, params.event ?? '');
    const { norms, promotions, homologation } = await ask(eventVerdicts, { event: shown.id });
    const isOver = shown.event.state !== 'registered' && shown.event.state !== 'running';
    return eventPage(site, shown, {
      part: 'verdicts',
      heading: site.translate('web.event.part-verdicts'),
      lastRound,
      main: html`${!isOver && html`<p class="notice">${site.translate('web.verdict.not-over')}</p>`}
${normsSection(site, norms, field)}${promotionsSection(site, promotions, field)}${homologationSection(site, homologation, (id) => field.get(id)?.name)}`,
    });
  },
});
