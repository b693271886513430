import { type AnswerOf, performanceNorms, titleApplications, titlesDue } from '@escala/office/questions';
import { eventHref } from '../../components/events/event-frame.ts';
import { needsScript } from '../../components/form-fields.ts';
import { shortRange, shortTime } from '../../components/format.ts';
import { table } from '../../components/table.ts';
import { badge } from '../../components/ui/badge.ts';
import { card } from '../../components/ui/card.ts';
import type { DeskSite } from '../../kit/desk-page.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Ask, Page } from '../../kit/page.ts';
import { href } from '../../kit/site.ts';
import { badgeOf } from '../../pages/players/player-applications.ts';
import { judgedLines, onePlayer, playerPath } from './titles-frame.ts';

type Applications = AnswerOf<typeof titleApplications>;
type Names = ReadonlyMap<string, string>;

/**
 * For norms by performance: those made in accepted events, and the progress of their players' applications (D-OFF-586).
 */
export async function performanceHome(
  ask: Ask,
  query: Readonly<Record<string, string>>,
  site: DeskSite,
): Promise<Page> {
  const { translate } = site;
  const { lines, older } = await judgedLines(ask, site, query, (event) => ask(performanceNorms, { event }));
  const rows = lines.map(({ event, judged }) => ({
    event,
    made: judged?.norms?.norms.filter(({ achieved }) => achieved) ?? [],
  }));
  const names: Names = new Map(lines.flatMap(({ judged }) => Object.entries(judged?.names ?? {})));
  const players = [...new Set(rows.flatMap(({ made }) => made.map(({ player }) => player)))];
  const applied: { player: string; shown: Applications }[] = [];
  for (const player of players) applied.push({ player, shown: await ask(titleApplications, { player }) });
  const { byRating } = await ask(titlesDue, {});
  const link = (player: string): Html =>
    html`<a href="${href(site, playerPath(player))}">${names.get(player) ?? player}</a>`;
  const events = table(site, rows, [
    [
      'web.word.event',
      ({ event }) => html`<a href="${eventHref(site, event.id, '/verdicts')}">${event.name}</a>`,
      'name',
    ],
    ['web.events.dates', ({ event }) => shortRange(site, event.start, event.end), 'quiet wide nowrap'],
    [
      'web.desk-titles.made',
      ({ made }) =>
        made.length === 0
          ? html`<span class="quiet">${translate('web.desk-titles.nothing')}</span>`
          : made.map(({ player, norm }) => html`<div>${link(player)} ${badge(norm, 'success')}</div>`),
    ],
  ]);
  return {
    title: translate('web.desk-titles.title'),
    scripts: ['registry-chosen.ts'],
    main: html`${needsScript(translate)}<div class="columns"><div class="most stack">
${applied.length > 0 && applications(site, applied, link)}${byRating.length > 0 && titlesByRating(site, byRating)}
${card({ title: translate('web.word.events'), footer: older, flush: rows.length > 0 }, rows.length === 0 ? html`<p class="quiet">${translate('web.desk-titles.no-events')}</p>` : events)}</div>
<div class="third stack">${onePlayer(site)}<p class="small quiet">${translate('web.desk-titles.performance-said')}</p></div></div>`,
  };
}

const applications = (
  site: DeskSite,
  applied: readonly { readonly player: string; readonly shown: Applications }[],
  link: (player: string) => Html,
): Html =>
  card(
    { title: site.translate('web.desk-titles.applications'), flush: true },
    html`<ul class="rows">${applied.map(
      ({ player, shown }) =>
        html`<li><div>${link(player)}</div><div>${[...shown.byRating, ...shown.applications].map(
          ({ title, verdict }) => html`<span class="strong">${title}</span> ${badgeOf(site, verdict)} `,
        )}</div></li>\n`,
    )}</ul>`,
  );

type ByRating = AnswerOf<typeof titlesDue>['byRating'];

/** Players who reached the rating of a title they do not hold, with the day (D-OFF-636). */
const titlesByRating = (site: DeskSite, due: ByRating): Html =>
  card(
    { title: site.translate('web.desk-titles.rating-titles'), flush: true },
    table(site, due, [
      ['web.word.player', ({ player, name }) => html`<a href="${href(site, playerPath(player))}">${name}</a>`, 'name'],
      ['web.list.player-title', ({ title }) => html`<span class="strong">${title}</span>`],
      ['web.word.rating', ({ rating }) => rating, 'number'],
      ['web.word.date', ({ on }) => shortTime(site, on), 'quiet wide nowrap'],
      ['web.word.state', ({ verdict }) => badgeOf(site, verdict)],
    ]),
  );
