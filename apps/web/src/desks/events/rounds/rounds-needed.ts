import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type DeskEvent, deskPath } from '../desk-event.ts';

/** Where the players decide how many rounds there are, and the event announces another number: said before it is too late (D-OFF-323). */
export function roundsNotice(site: Site, { id, event, entries }: DeskEvent): Html {
  const { translate } = site;
  const { system, rounds } = event;
  const needed = system === undefined ? undefined : roundsNeeded(system, entries.length);
  if (needed === undefined || needed === rounds) return html``;
  return html`<div class="notice"><p>${translate('web.desk-rounds.rounds-needed', { players: entries.length, system: translate(`web.event-system.${system}`), needed, rounds })}
<a href="${href(site, deskPath(id, '/settings'))}">${translate('web.desk-rounds.rounds-correct')}</a></p></div>`;
}

/** Everybody meets everybody, once or twice; of a knockout each round leaves half. A Swiss has as many as one likes. */
export function roundsNeeded(system: string, players: number): number | undefined {
  if (players < 2) return undefined;
  const once = players % 2 === 0 ? players - 1 : players;
  if (system === 'round-robin') return once;
  if (system === 'double-round-robin') return 2 * once;
  return system === 'knockout' ? Math.ceil(Math.log2(players)) : undefined;
}
