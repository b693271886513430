import type { ScrabbleChange } from '@escala/office';
import { time } from '../../../components/format.ts';
import { playerLink } from '../../../components/player-link.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';

/** What a correction of a Scrabble event puts right. */
export function scrabbleChangeText(
  site: Site,
  change: ScrabbleChange,
  names: Readonly<Record<string, string>>,
  path = `/desk/reports/scrabble/${encodeURIComponent(change.event)}`,
): Html {
  const { translate } = site;
  const event = html`<a href="${href(site, path)}">${names[change.event] ?? change.event}</a>`;
  return html`${translate(`web.desk-office.scrabble-kind-${change.kind}`)}: ${event}${more(site, change, names)}`;
}

function more(site: Site, change: ScrabbleChange, names: Readonly<Record<string, string>>): Value {
  const { translate } = site;
  const player = (id: string): Html => playerLink(site, id, names[id] ?? id);
  if ('a' in change)
    return html`, ${translate('web.cause.round', { round: change.round })}: ${player(change.a)} – ${player(change.b)}${change.kind === 'result' && ` ${change.result === '1/2' ? '½–½' : change.result}`}`;
  if (change.kind === 'identity') return html`: ${player(change.from)} → ${player(change.to)}`;
  if (change.kind === 'date') return html`: ${time(site, change.date)}`;
  return undefined;
}
