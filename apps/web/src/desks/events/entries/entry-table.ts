import { addEntry, returnEntry, withdrawEntry } from '@escala/office/acts';
import { actForm } from '../../../components/act-form.ts';
import { numberedIn } from '../../../components/events/event-field.ts';
import { table } from '../../../components/table.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { type DeskEvent, deskPath } from '../desk-event.ts';

export type Entry = DeskEvent['entries'][number];

/** Everybody who is entered, by pairing number, with what can be done about each. */
export function entryTable(site: Site, shown: DeskEvent, clubName: (club: string) => string): Html {
  const { translate } = site;
  const { entries, event, rounds } = shown;
  if (entries.length === 0) return html`<p>${translate('web.entries.nobody')}</p>`;
  const byPlayer = new Map(entries.map((entry) => [entry.player, entry]));
  const numbered = numberedIn(
    event,
    entries.map((entry) => ({ ...entry, id: entry.player })),
  );
  const rows = numbered.map(({ id, number }) => ({ ...byPlayer.get(id)!, place: number }));
  const isOpen = ['registered', 'running', 'closed'].includes(event.state);
  const isProvisional = rounds.length === 0 && entries.some(({ number }) => number === undefined);
  return table(
    site,
    rows,
    [
      ['web.round.number', ({ place }) => place, 'number'],
      ['web.list.name', (entry) => entryName(site, shown, entry), 'name'],
      ['web.round.rating', ({ rating }) => rating ?? '–', 'number'],
      ['web.list.club', ({ club }) => club && clubName(club), 'wide'],
      isOpen && ['web.desk-events.action', (entry) => leaveOrReturn(site, shown, entry), 'unseen'],
    ],
    {
      caption: html`${translate('web.entries.caption', { players: entries.length })} ${isProvisional && translate('web.desk-events.provisional')}`,
      kind: 'entries',
    },
  );
}

function entryName(site: Site, { id, rounds }: DeskEvent, entry: Entry): Html {
  const { player, title, name } = entry;
  const remark = entryState(site, entry, rounds.length);
  return html`${title && html`<span class="quiet">${title}</span> `}<a href="${href(site, deskPath(id, `/entries/${encodeURIComponent(player)}`))}">${name}</a>${remark !== '' && html`<br><span class="small">${remark}</span>`}`;
}

/** Late, away in rounds that are to come, or gone. */
export function entryState(
  { translate }: Site,
  { firstRound = 1, absences, withdrawnAfter }: Entry,
  paired: number,
): string {
  if (withdrawnAfter !== undefined) return translate('web.entries.withdrawn', { round: withdrawnAfter });
  const ahead = absences.filter((round) => round > paired);
  return [
    ...(firstRound > 1 ? [translate('web.entries.late', { round: firstRound })] : []),
    ...(ahead.length > 0
      ? [translate('web.desk-events.absent', { rounds: ahead.join(', '), count: ahead.length })]
      : []),
  ].join('; ');
}

export function leaveOrReturn(
  site: Site,
  { id, event, rounds }: DeskEvent,
  { player, name, version, withdrawnAfter }: Entry,
): Value {
  const { translate } = site;
  const terms = {
    fixed: { event: id, player, version },
    id: `entry-${player}`,
    shape: 'button',
    tone: 'quiet',
    about: name,
  } as const;
  if (withdrawnAfter === undefined)
    return actForm(site, withdrawEntry, {
      ...terms,
      words: { name },
      confirm: translate(
        rounds.length === 0 ? 'web.desk-events.withdraw-sure-before' : 'web.desk-events.withdraw-sure',
        { name, round: rounds.length },
      ),
    });
  if (event.state !== 'running') return html``;
  return actForm(site, returnEntry, {
    ...terms,
    words: { name },
  });
}

/** Before anything is paired an entry that is taken back leaves no trace in the field; it can be made again. */
export function takenBack(site: Site, { id, event, desk }: DeskEvent): Html {
  const { translate } = site;
  if (desk.takenBack.length === 0) return html``;
  const isOpen = event.state === 'registered' || event.state === 'running';
  return html`<h3>${translate('web.desk-events.taken-back')}</h3>
<ul>${desk.takenBack.map(
    ({ player, name, withoutPlace }) =>
      html`<li>${name} ${
        withoutPlace && html`<span class="quiet">${translate('web.desk-places.without-place')}</span>`
      } ${
        isOpen &&
        !(withoutPlace && event.state === 'registered') &&
        actForm(site, addEntry, {
          id: `again-${player}`,
          fixed: { event: id, player },
          submit: translate('web.desk-events.enter-again'),
          about: name,
          words: { name },
          ...(desk.placesGiven && { reason: 'required' }),
          shape: desk.placesGiven ? 'form' : 'button',
          tone: 'quiet',
        })
      }</li>\n`,
  )}</ul>`;
}
