import { reasonText } from '../../../components/reasons/reasons.ts';
import { notice } from '../../../components/ui/card.ts';
import { html, type Value } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type DeskEvent, deskPath } from '../desk-event.ts';

/**
 * Before a round of an official Swiss is paired: players who can no longer be promoted and did not say that they wish to
 * go on (Retirats 14.2.2). In the championship that the rule names, the pairing withdraws them.
 */
export function hopelessNotice(site: Site, { id, entries, desk }: DeskEvent): Value {
  const { players, leave } = desk.hopeless;
  if (players.length === 0 || desk.next.step !== 'pair-round') return undefined;
  const { translate } = site;
  const names = new Map(entries.map(({ player, name }) => [player, name]));
  return notice(html`<h2>${translate('web.hopeless.title', { players: players.length })}</h2>
<p>${translate(leave ? 'web.hopeless.leave' : 'web.hopeless.about')}</p>
<ul>${players.map(
    ({ player, hope }) =>
      html`<li><a href="${href(site, deskPath(id, `/entries/${encodeURIComponent(player)}`))}">${names.get(player)!}</a>: ${reasonText(site, hope)}</li>\n`,
  )}</ul>`);
}
