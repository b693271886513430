import { amendEvent } from '@escala/office/acts';
import { actForm } from '../../../components/act-form.ts';
import { roundsNeededBy, systemName, systemOf } from '../../../components/competition-book.ts';
import { notice } from '../../../components/ui/notice.ts';
import { type Html, html } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type DeskEvent, deskPath, factsOf } from '../desk-event.ts';

/** Where the players decide how many rounds there are, and the event announces another number: said before it is too late (D-OFF-323). */
export function roundsNotice(site: Site, shown: DeskEvent): Html {
  const { id, event, entries, version } = shown;
  const { translate } = site;
  const { rounds } = event;
  const needed = roundsNeededBy(systemOf(event), entries);
  if (needed === undefined || needed === rounds) return html``;
  return notice(
    html`<p>${translate('web.desk-rounds.rounds-needed', { players: entries.length, system: systemName(site, event), needed, rounds })}
<a href="${href(site, deskPath(id, '/settings'))}">${translate('web.desk-rounds.rounds-correct')}</a></p>
${actForm(site, amendEvent, {
  id: 'rounds-needed',
  fixed: { event: id, version, facts: { ...factsOf(shown), rounds: needed } },
  before: { facts: factsOf(shown) },
  submit: translate('web.desk-rounds.rounds-set', { needed }),
  shape: 'button',
  tone: 'quiet',
})}`,
    'warning',
  );
}
