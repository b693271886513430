import type { RowWorking, Standings, StandingsRow } from '@escala/core';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { tieBreakName, tieBreakText } from '../competition-book.ts';
import { pointsText } from '../format.ts';
import { reasonLines } from '../reasons/reasons.ts';
import { type Column, table } from '../table.ts';
import { badge } from '../ui/badge.ts';
import { card } from '../ui/card.ts';
import { type EventField, numberedName, playerLink } from './event-field.ts';
import { ratingListColumn } from './rating-list.ts';
import { reserveStar } from './under-reserve.ts';

interface StandingsShown {
  readonly standings: Standings;
  readonly field: EventField;
  /** Players whose points may still change by a ruling. */
  readonly underReserve?: ReadonlySet<string> | undefined;
  /** Most places to show. */
  readonly most?: number;
  /** Only these players, with their place in the group beside that in the event (D-OFF-393). */
  readonly group?: ReadonlySet<string> | undefined;
  /** Links to the explanation of a row's numbers. */
  readonly whyHref?: ((player: string) => string) | undefined;
  /** Overview: names, points and the first tie-break. */
  readonly isShort?: boolean;
}

const ON_PHONES = 2;

/** The standings with tie-breaks; the points of a row link to how its numbers were computed. */
export function standingsTable(site: Site, shown: StandingsShown): Html {
  const { standings, field, underReserve, most, group, whyHref, isShort = false } = shown;
  const { translate } = site;
  const rows = standings.rows.filter(({ player }) => group?.has(player) ?? true);
  const tiebreaks = standings.tiebreaks.slice(0, isShort ? 1 : undefined);
  // The place is that of the first level player.
  const placeOf = ({ rank }: StandingsRow): number =>
    group ? rows.findIndex((other) => other.rank === rank) + 1 : rank;
  const pointsOf = ({ player, points }: StandingsRow): Html => {
    const written = html`<strong>${pointsText(points)}</strong>${underReserve?.has(player) && reserveStar(site)}`;
    return whyHref
      ? html`<a class="proof" href="${whyHref(player)}"><span class="unseen">${translate('web.standings.working')} ${field.name(player)}: </span>${written}</a>`
      : written;
  };
  return table(
    site,
    rows.slice(0, most),
    [
      [
        html`<abbr title="${translate('web.word.rank')}">#</abbr>`,
        (row, i) =>
          rows[i - 1]?.rank === row.rank
            ? html`<abbr title="${translate('web.standings.level', { rank: placeOf(row) })}">=</abbr>`
            : placeOf(row),
        'number quiet',
      ],
      group && ['web.group.overall', ({ rank }) => rank, 'number quiet'],
      [
        'web.word.player',
        ({ player }) =>
          html`${playerLink(site, field, player)}${leftTag(site, field.leftAfter(player), standings, player)}`,
        'name',
      ],
      !isShort && ['web.word.rating', ({ player }) => field.get(player)?.rating, 'number wide quiet'],
      !isShort && ratingListColumn(site, field, ({ player }) => player),
      ['web.round.points-short', pointsOf, 'number'],
      ...tiebreaks.map(
        (name, i): Column<StandingsRow> => [
          tieBreakName(site, field.book, name),
          ({ tiebreaks: values }) => tieBreakText(site, field.book, name, values[i]),
          // Phones show the first two, so that names fit; the points link to all of them.
          i < ON_PHONES ? 'number quiet' : 'number wide quiet',
        ],
      ),
    ],
    { kind: isShort ? 'standings dense' : 'standings', row: ({ player }) => html` id="s-${player}"` },
  );
}

/** That a player has left, and whether their points were annulled (Retirats 14.3.1). */
function leftTag({ translate }: Site, after: number | undefined, { round, workings }: Standings, player: string): Html {
  if (after === undefined || after > round) return html``;
  const isAnnulled = workings?.some((working) => working.player === player && working.annulled) === true;
  return html` ${badge(translate('web.entries.withdrawn', { round: after }))}${isAnnulled && html` ${badge(translate('web.standings.annulled'))}`}`;
}

/** How the numbers of one row were computed, with a link back to the table. */
export function standingsWorking(site: Site, field: EventField, working: RowWorking, back: string): Html {
  const title = html`${site.translate('web.standings.working')}: ${playerLink(site, field, working.player)}`;
  const aside = html`<a href="${back}">${site.translate('web.event-page.close-working')}</a>`;
  return html`<div id="working">${card({ title, aside }, workingSections(site, field, working))}</div>`;
}

/** Points, then each tie-break: the number in a sentence with its article, and below it what each round contributed. */
function workingSections(site: Site, field: EventField, working: RowWorking): Html {
  return html`<div class="workings">${field.book.standings
    .workingSteps(working, numberedName(site, field))
    .map((step) => {
      const [total, ...parts] = reasonLines(site, step);
      return html`<section><p>${total!.words}</p>
${parts.length > 0 && html`<ul>${parts.map(({ words }) => html`<li>${words}</li>`)}</ul>`}</section>`;
    })}</div>`;
}
