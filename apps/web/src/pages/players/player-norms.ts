import type { normsOfPlayer } from '@escala/office/questions';
import { time } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

type Norms = Awaited<ReturnType<(typeof normsOfPlayer)['ask']>>;

/** Norms towards a title, and how they stand. Nothing is shown of who has none. */
export function playerNorms(site: Site, { norms, held, needed }: Norms): Html {
  const { translate } = site;
  if (norms.length === 0) return html``;
  return card(
    {
      title: translate('web.player.norms'),
      aside: html`<span class="quiet small">${translate('web.player.norms-held', { held, needed })}</span>`,
      flush: true,
    },
    table(site, norms, [
      [
        'web.player.norm-where',
        ({ source, eventName }) =>
          source.kind === 'event'
            ? html`<a href="${href(site, `/events/${source.event}`)}">${eventName ?? source.event}</a>`
            : html`<a href="${href(site, `/lists/${source.series}/${source.date}`)}">${time(site, source.date)}</a>`,
        'name',
      ],
      ['web.list.player-title', ({ title }) => title],
      ['web.player.season', ({ season }) => season],
      [
        'web.list.status',
        ({ state, judgedOn }) =>
          html`${translate(`web.player.norm-${state}`)} <span class="quiet small">${time(site, judgedOn)}</span>`,
      ],
    ]),
  );
}
