import { forbidPairs } from '@escala/office/acts';
import { actForm } from '../../components/act-form.ts';
import { systemOf } from '../../components/competition-book.ts';
import { card } from '../../components/ui/card.ts';
import { type Html, html, NOTHING } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { type DeskEvent, deskPath } from './desk-event.ts';

/** Usually two; more of one family or club form one group. */
const MOST_PLAYERS = 4;

/** Players who must not meet: each group with a button that removes it, and a form for another. */
export function playersApart(site: Site, shown: DeskEvent): Html {
  const { translate } = site;
  const { id, version, event, entries, desk } = shown;
  const isOpen = event.state === 'registered' || event.state === 'running';
  if (!isOpen || !systemOf(event)?.setByEvent?.includes('forbidden')) return NOTHING;
  const { forbidden = [] } = desk;
  const names = new Map(entries.map(({ player, name }) => [player, name]));
  const leadsTo = deskPath(id, '/settings');
  const players = entries
    .toSorted((a, b) => a.name.localeCompare(b.name, site.language))
    .map(({ player, name }) => [player, name] as const);
  const rounds = ({ fromRound = 1, toRound = event.rounds }: (typeof forbidden)[number]): string =>
    fromRound === 1 && toRound === event.rounds
      ? ''
      : ` (${translate('web.desk-pairing.apart-rounds', { from: fromRound, to: toRound })})`;
  return card(
    { title: translate('web.desk-pairing.apart') },
    html`<p class="quiet small">${translate('web.desk-pairing.apart-about')}</p>
${
  forbidden.length > 0 &&
  html`<ul class="rows">${forbidden.map((group, i) => {
    const said = group.players.map((player) => names.get(player) ?? player).join(' – ');
    return html`<li>${said}${rounds(group)} ${actForm(site, forbidPairs, {
      id: `apart-${i}`,
      fixed: { event: id, version, forbidden: forbidden.filter((_, at) => at !== i) },
      submit: translate('web.desk-pairing.apart-remove'),
      about: said,
      before: { forbidden },
      shape: 'button',
      leadsTo,
    })}</li>\n`;
  })}</ul>`
}
${
  entries.length < 2
    ? html`<p>${translate('web.desk-pairing.apart-few')}</p>`
    : actForm(site, forbidPairs, {
        id: 'apart',
        fixed: { event: id, version, forbidden },
        before: { forbidden },
        fields: (f) => {
          const at = forbidden.length;
          return html`<div class="fields">${Array.from({ length: Math.min(MOST_PLAYERS, entries.length) }, (_, i) =>
            f.choice(`forbidden.${at}.players.${i}`, players, {
              label: translate('web.desk-pairing.apart-player', { place: i + 1 }),
              none: '–',
            }),
          )}
${f(`forbidden.${at}.fromRound`, { label: translate('web.desk-pairing.virtual-fromRound'), max: event.rounds })}
${f(`forbidden.${at}.toRound`, { label: translate('web.desk-pairing.virtual-toRound'), max: event.rounds })}</div>`;
        },
        tone: 'quiet',
        leadsTo,
      })
}`,
  );
}
