import { titleMark } from '../../../components/player-link.ts';
import { reasonText } from '../../../components/reasons/reasons.ts';
import { table } from '../../../components/table.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import type { PlacesOrder } from './event-places.ts';

/** Prefix of the check boxes for qualified players. */
export const QUALIFIED = 'qualified-';
/** The form they belong to, which is beside the table. */
export const ORDER_FORM = 'order-form';

type Line = PlacesOrder['lines'][number];

/** All applicants for a place, in order, with what put each behind the previous one. */
export function placesTable(site: Site, { lines, names }: PlacesOrder): Html {
  const { translate } = site;
  if (lines.length === 0) return html`<p>${translate('web.entries.nobody')}</p>`;
  const nameOf = (player: string): string => names[player] ?? player;
  return table(
    site,
    lines,
    [
      ['web.word.order', ({ order }) => order ?? '–', 'number'],
      [
        'web.word.player',
        (line) =>
          html`${titleMark(site, line.title)}${nameOf(line.player)}<span class="under">${reason(site, line, names)}</span>`,
        'name',
      ],
      ['web.word.rating', ({ rating }) => rating ?? '–', 'number'],
      [
        'web.word.sanctions',
        ({ sanctioned }) => translate(sanctioned ? 'web.field.sanctioned' : 'web.word.never'),
        'wide',
      ],
      ['web.desk-places.last-place', ({ lastPlace }) => lastPlace ?? '–', 'number wide'],
      [
        'web.desk-places.qualified',
        ({ player, qualified }) =>
          html`<input type="checkbox" form="${ORDER_FORM}" name="${QUALIFIED}${player}" value="1" aria-label="${translate('web.desk-places.qualified')}: ${nameOf(player)}"${qualified && html` checked`}>`,
      ],
      ['web.desk-places.has', ({ has }) => translate(has ? 'web.word.yes' : 'web.desk-places.no-place'), 'nowrap'],
      ['web.word.why', (line) => reason(site, line, names), 'wide small'],
    ],
    { caption: translate('web.desk-places.caption'), hidesCaption: true },
  );
}

function reason(site: Site, { step }: Line, names: PlacesOrder['names']): Html {
  if (step === undefined) return html``;
  const named = Object.fromEntries(
    Object.entries(step.values).map(([key, value]) => [key, names[String(value)] ?? value]),
  );
  return reasonText(site, { ...step, values: named });
}
