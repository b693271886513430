import { bracket } from '../../components/events/bracket.ts';
import { eventHref, eventPage } from '../../components/events/event-frame.ts';
import { emptyState } from '../../components/ui/empty-state.ts';
import { html } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { eventSeen } from './event-seen.ts';

/** A knockout as a tree. */
export const eventBracket = definePage({
  path: '/events/:event/bracket',
  isCopied: true,
  view: async (ask, { params }, site) => {
    const { shown, tournament, field, lastRound } = await eventSeen(ask, params.event ?? '');
    return eventPage(site, shown, {
      part: 'bracket',
      heading: site.translate('web.event.part-bracket'),
      isHeaded: true,
      lastRound,
      live: true,
      main:
        shown.event.type !== 'knockout'
          ? emptyState({ title: site.translate('web.bracket.none') })
          : html`${bracket(site, tournament, field)}
<p class="quiet small">${site.translate('web.bracket.seed')} <a href="${eventHref(site, shown.id, `/rounds/${Math.max(1, lastRound)}`)}">${site.translate('web.bracket.as-list')}</a></p>`,
    });
  },
});
