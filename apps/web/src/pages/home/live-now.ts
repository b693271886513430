import type { AnswerOf, liveRounds } from '@escala/office/questions';
import { eventHref, liveBar } from '../../components/events/event-frame.ts';
import { resultText } from '../../components/events/result.ts';
import { pointsText } from '../../components/format.ts';
import { surnames } from '../../components/player-link.ts';
import { badge } from '../../components/ui/badge.ts';
import { card } from '../../components/ui/card.ts';
import { progressBar } from '../../components/ui/stats.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { href, type Site } from '../../kit/site.ts';

type Live = AnswerOf<typeof liveRounds>;

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly round: number;
  readonly rounds: number;
  readonly results: number;
  readonly of: number;
  readonly first: readonly (readonly [sides: string, result: string | undefined])[];
}

/**
 * Rounds in progress, with their first boards; `live.ts` updates
 * them. The element exists even when nothing is in progress.
 */
export function liveNow(site: Site, { events, leagues }: Live): Html {
  const { translate } = site;
  const shown: readonly Shown[] = [
    ...events.map(({ event: id, boards: of, first, ...round }) => ({
      ...{ ...round, id, of, path: eventHref(site, id, `/rounds/${round.round}`) },
      first: first.map(
        (game) =>
          [
            `${surnames(game.white.name)} – ${surnames(game.black.name)}`,
            game.result === undefined ? undefined : resultText(game),
          ] as const,
      ),
    })),
    ...leagues.map(({ league: id, matches: of, first, ...round }) => ({
      ...{ ...round, id, of, path: href(site, `/leagues/${encodeURIComponent(id)}`) },
      first: first.map(
        ({ home, away, points }) =>
          [`${home} – ${away}`, points && `${pointsText(points.home)} – ${pointsText(points.away)}`] as const,
      ),
    })),
  ];
  if (shown.length === 0) return html`<div data-live></div>`;
  const width = shown.length === 2 ? 'half' : 'third';
  return html`<div class="live-now"><section data-live><div class="row spread"><h2>${translate('web.front.live')}</h2><a class="small" href="${href(site, '/events')}">${translate('web.front.all-events')}</a></div>
<ul class="columns plain">${shown.map((each) => html`<li class="${width}">${liveCard(site, each)}</li>\n`)}</ul></section>
${liveBar(site)}</div>`;
}

function liveCard({ translate }: Site, { name, path, round, rounds, results, of, first }: Shown): Html {
  const said = translate('web.front.results-in', { results, of });
  const result = (text: string | undefined): Value =>
    text === undefined
      ? html`<span class="quiet">${translate('web.front.playing')}</span>`
      : html`<strong>${text}</strong>`;
  return card(
    {
      level: 3,
      title: html`<a href="${path}">${name}</a>`,
      aside: badge(translate('web.word.round-of', { round, rounds }), 'live'),
    },
    html`<ul class="boards small">${first.map(([sides, text]) => html`<li><span>${sides}</span>${result(text)}</li>\n`)}</ul>
<p class="bar quiet small">${progressBar(results, of, said)} ${said}</p>`,
  );
}
