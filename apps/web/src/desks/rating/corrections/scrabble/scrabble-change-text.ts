import type { ScrabbleBefore, ScrabbleChange } from '@escala/office';
import { time } from '../../../../components/format.ts';
import { playerLink } from '../../../../components/player-link.ts';
import { type Html, html, type Value } from '../../../../kit/html.ts';
import { href, type Site } from '../../../../kit/site.ts';

/** What a correction of a Scrabble event puts right, and what was there before (D-OFF-415). */
export function scrabbleChangeText(
  site: Site,
  change: ScrabbleChange,
  names: Readonly<Record<string, string>>,
  before: ScrabbleBefore = {},
  path = `/desk/reports/scrabble/${encodeURIComponent(change.event)}`,
): Html {
  const { translate } = site;
  const event = html`<a href="${href(site, path)}">${names[change.event] ?? change.event}</a>`;
  return html`${translate(`web.desk-office.scrabble-kind-${change.kind}`)}: ${event}${more(site, change, names, before)}`;
}

function more(
  site: Site,
  change: ScrabbleChange,
  names: Readonly<Record<string, string>>,
  before: ScrabbleBefore,
): Value {
  const { translate } = site;
  const player = (id: string): Html => playerLink(site, id, names[id] ?? id);
  if ('a' in change)
    return html`, ${translate('web.cause.round', { round: change.round })}: ${player(change.a)} – ${player(change.b)}${resultFromTo(change, before)}`;
  if (change.kind === 'identity') return html`: ${player(change.from)} → ${player(change.to)}`;
  if (change.kind === 'date')
    return html`: ${before.date && html`${time(site, before.date)} → `}${time(site, change.date)}`;
  if (change.kind === 'ranking') return placesFromTo(change, before, player);
  return undefined;
}

const sign = (result: string): string => (result === '1/2' ? '½–½' : result);

/** “½–½ → 1-0”; of a game that was none, what it had been. */
function resultFromTo(change: Extract<ScrabbleChange, { a: string }>, { result }: ScrabbleBefore): string {
  const after = change.kind === 'result' ? sign(change.result) : '–';
  return result === undefined ? ` ${after}` : ` ${sign(result)} → ${after}`;
}

/** Rows that are shown of a ranking with many others. */
const MOST_PLACES = 6;

/** Whose place or score in a ranking is another one. */
function placesFromTo(
  { results }: Extract<ScrabbleChange, { kind: 'ranking' }>,
  { results: before = [] }: ScrabbleBefore,
  player: (id: string) => Html,
): Value {
  const was = new Map(before.map((row) => [row.player, row.place ?? row.score]));
  const others = results.filter((row) => was.get(row.player) !== (row.place ?? row.score));
  if (before.length === 0 || others.length === 0) return undefined;
  const shown = others.slice(0, MOST_PLACES);
  return html`: ${shown.map(
    (row, i) =>
      html`${i > 0 && '; '}${player(row.player)} ${was.get(row.player) ?? '–'} → ${row.place ?? row.score ?? '–'}`,
  )}${others.length > shown.length && '; …'}`;
}
