import { eventVerdicts, performanceNorms } from '@escala/office/questions';
import { verdictsDecided } from '../../components/events/event-decision.ts';
import { playerLink } from '../../components/events/event-field.ts';
import { eventPage } from '../../components/events/event-frame.ts';
import { chancesCard, isNear, performanceSection } from '../../components/events/performance-norms.ts';
import { homologationSection, normsSection, promotionsSection } from '../../components/events/verdicts.ts';
import { notice } from '../../components/ui/notice.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { eventSeen } from './event-seen.ts';

/** What the office decided and who made a norm or goes up; then every verdict with all its reasons and articles. */
export const eventVerdictsPage = definePage({
  path: '/events/:event/verdicts',
  isCopied: true,
  view: async (ask, { params }, site) => {
    const { shown, field, lastRound } = await eventSeen(ask, params.event ?? '');
    const { decision, norms, promotions, homologation } = await ask(eventVerdicts, { event: shown.id });
    const { norms: performance, chances } = await ask(performanceNorms, { event: shown.id });
    const nameOf = (id: string): string | undefined => field.get(id)?.name;
    const isOver = shown.event.state !== 'registered' && shown.event.state !== 'running';
    return eventPage(site, shown, {
      part: 'verdicts',
      heading: site.translate('web.event.part-verdicts'),
      lastRound,
      main: html`${decision ? verdictsDecided(site, decision, nameOf, norms !== undefined) : notice(site.translate(isOver ? 'web.decision.not-yet' : 'web.verdict.not-over'))}
${performance && html`${chancesCard(site, performance.regulation, chances.filter(isNear), (id) => playerLink(site, field, id))}${performanceSection(site, performance, shown.id, field.name)}`}
${norms && normsSection(site, norms, field)}${promotions && promotionsSection(site, promotions, field)}${homologation && homologationSection(site, homologation, nameOf)}`,
    });
  },
});
