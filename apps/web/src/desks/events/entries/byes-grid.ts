import { REQUESTED_BYES, type RequestedBye } from '@escala/core';
import { systemOf } from '../../../components/competition-book.ts';
import { numberedIn } from '../../../components/events/event-field.ts';
import { needsScript } from '../../../components/form-fields.ts';
import { foldedName } from '../../../components/player-link.ts';
import { table } from '../../../components/table.ts';
import { notice } from '../../../components/ui/card.ts';
import { segments } from '../../../components/ui/segments.ts';
import { type DeskSite, defineDeskPage } from '../../../kit/desk-page.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import { href } from '../../../kit/site.ts';
import { type DeskEvent, deskEvent, deskEventPage, deskPath } from '../desk-event.ts';
import { type Entry, offBefore } from './entry-table.ts';

/** A player's state in a round: present, or away with these points. */
type Off = RequestedBye | 'here';
const SIGNS: Readonly<Record<Off, string>> = { here: '·', half: '½', zero: '0', full: '1' };

/** Players by rounds: who is away when, and with how many points; one click or key per cell (D-OFF-543). */
export const byesGrid = defineDeskPage({
  path: '/desk/events/:event/byes',
  needs: ['absence.set'],
  view: async ({ ask, params, site, translate }) => {
    const shown = await deskEvent(ask, params.event);
    const isOpen = ['registered', 'running'].includes(shown.event.state) && shown.event.system !== undefined;
    const kinds = REQUESTED_BYES.filter((kind) => kind === 'zero' || byeKinds(shown.event).includes(kind)).toReversed();
    return deskEventPage(site, shown, {
      part: 'entries',
      heading: translate('web.byes.title'),
      scripts: ['event-byes.ts'],
      main: html`${needsScript(translate)}
<p><a href="${href(site, deskPath(shown.id, '/entries'))}">${translate('web.word.all-players')}</a></p>
${shown.entries.length === 0 ? notice(translate('web.entries.nobody')) : isOpen ? grid(site, shown, kinds) : notice(translate('web.desk-events.entries-closed'))}`,
    });
  },
});

function grid(site: DeskSite, shown: DeskEvent, kinds: readonly RequestedBye[]): Html {
  const { translate } = site;
  const { id, event, entries } = shown;
  const { most, last } = byeLimits(event);
  const rounds = Array.from({ length: event.rounds }, (_, i) => i + 1);
  const byPlayer = new Map(entries.map((entry) => [entry.player, entry]));
  const rows = numberedIn(
    event,
    entries.map((entry) => ({ ...entry, id: entry.player })),
  ).map(({ id: player, number }) => ({ ...byPlayer.get(player)!, place: number }));
  const hasPoints = kinds.length > 1;
  const said = (kind: RequestedBye): string => (kinds.includes(kind) ? 'yes' : 'no');
  return html`<div class="row">${segments(
    'bye',
    translate('web.byes.choose'),
    kinds.map((kind) => [kind, signed(site, kind)] as const),
    { chosen: hasPoints ? 'half' : 'zero' },
  )}</div>
<p class="hint">${translate('web.byes.about', { half: said('half'), full: said('full') })} ${hasPoints && limitsSaid(site, shown)}</p>
<p role="status" data-byes-said></p>
${table(
  site,
  rows,
  [
    ['web.word.number-short', ({ place }) => place, 'number quiet wide'],
    ['web.word.player', ({ name }) => foldedName(name), 'name cut held'],
    ...rounds.map(
      (round) =>
        [
          html`<abbr title="${translate('web.round.title', { round })}${hasPoints && round > last && `. ${translate('web.byes.no-points')}`}">${round}</abbr>`,
          (entry: Entry) => cell(site, shown, entry, round),
          `off${hasPoints && round > last ? ' late' : ''}`,
        ] as const,
    ),
    hasPoints && [
      'web.byes.count',
      ({ byes = [] }) => html`<span data-count>${byes.length}</span>${most !== undefined && ` / ${most}`}`,
      'number quiet wide',
    ],
  ],
  {
    caption: translate('web.byes.title'),
    hidesCaption: true,
    kind: 'dense narrow byes',
    attributes: html` data-byes="${id}" data-federation="${site.federation.id}" data-signs="${JSON.stringify(SIGNS)}" data-kinds="${JSON.stringify(kinds)}"${hasPoints && html` data-points`}`,
    row: (entry) =>
      html` data-player="${entry.player}" data-version="${entry.version}" data-off="${JSON.stringify(offBefore(entry))}"`,
  },
)}`;
}

const signed = ({ translate }: DeskSite, kind: RequestedBye): string =>
  `${SIGNS[kind]} ${kind === 'zero' ? translate('web.desk-pairing.off-zero') : translate(`web.round.bye-of-${kind}`)}`;

function offOf({ absences, byes = [] }: Entry, round: number): Off {
  return byes.find((bye) => bye.round === round)?.kind ?? (absences.includes(round) ? 'zero' : 'here');
}

/** A paired round cannot be changed, except for players who have not arrived yet; nor can rounds after a withdrawal. */
function cell(site: DeskSite, { rounds }: DeskEvent, entry: Entry, round: number): Value {
  const { firstRound = 1, withdrawnAfter, name } = entry;
  const paired = rounds.length;
  const off = offOf(entry, round);
  if (withdrawnAfter !== undefined && round > withdrawnAfter) return html`<span class="quiet">–</span>`;
  const isMissed = round < firstRound && firstRound > paired;
  if (round <= paired && !isMissed) return html`<span class="quiet">${off === 'here' ? '' : SIGNS[off]}</span>`;
  const words = off === 'here' ? site.translate('web.byes.here') : signed(site, off);
  const about = `${name}, ${site.translate('web.round.title', { round })}`;
  return html`<button type="button" class="off-cell" data-round="${round}" data-off="${off}" data-about="${about}" aria-label="${about}: ${words}">${SIGNS[off]}</button>`;
}

/** How many byes with points a player may have, and the last round for them (D-COMP-44). */
export function byeLimits({ byeLimits: told = {}, rounds }: DeskEvent['event']): {
  most: number | undefined;
  last: number;
} {
  const { most, notInLast = 0 } = told;
  return { most, last: Math.max(0, rounds - notInLast) };
}

/** Possible values of a round off: those of the system, with a whole point only if the event allows it (D-OFF-552). */
export const byeKinds = (event: DeskEvent['event']): readonly RequestedBye[] =>
  (systemOf(event)?.byes.onRequest ?? []).filter((kind) => kind !== 'full' || event.byeLimits?.full === true);

/** What the event allows, in words, and where to allow a whole point. */
export function limitsSaid(site: DeskSite, { id, event }: Pick<DeskEvent, 'id' | 'event'>): Html {
  const { translate } = site;
  const { most, last } = byeLimits(event);
  const isFullOff = systemOf(event)?.byes.onRequest?.includes('full') && !byeKinds(event).includes('full');
  return html`${most !== undefined && translate('web.desk-pairing.byes-most', { most })}
${last < event.rounds && most !== 0 && translate('web.desk-pairing.byes-until', { last })}
${isFullOff && html`<a href="${href(site, deskPath(id, '/settings'))}">${translate('web.byes.full-off')}</a>`}`;
}
