import { translator } from '@escala/messages';
import { federationKind, type OfficePorts } from '@escala/office';
import { eventCalendar, liveRounds, searchLists } from '@escala/office/questions';
import type { Download } from '../routes/download.ts';

const MOST = 20;

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** A day. */
  readonly on: string;
}

/** `/feed.atom`: published lists, rounds being played and finished events, newest first (RFC 4287). */
export const feedFile = (ports: OfficePorts): Download => ({
  kind: 'event.calendar',
  path: '/feed.atom',
  answer: async (reading, { publicUrl = '' }, by) => {
    const { federation: id } = reading;
    const { name = id, language = 'en' } = (await reading.get(federationKind, id))?.body ?? {};
    const translate = translator(language);
    const { lists } = await searchLists.ask(reading, {}, by, ports);
    const { events } = await liveRounds.ask(reading, { limit: MOST, most: 1 }, by, ports);
    const { finished } = await eventCalendar.ask(reading, { upcoming: 0, running: 0, finished: MOST }, by, ports);
    const entries: Entry[] = [
      ...lists.slice(0, MOST).map(({ series, date }) => ({
        id: `list-${series}-${date}`,
        title: translate('server.feed-list', { series, date }),
        path: `/lists/${series}/${date}`,
        on: date,
      })),
      ...events.map(({ event, name: title, round, date = by.today }) => ({
        id: `round-${event}-${round}`,
        title: translate('server.feed-round', { event: title, round }),
        path: `/events/${encodeURIComponent(event)}/rounds/${round}`,
        on: date,
      })),
      ...finished.map(({ id: event, name: title, end }) => ({
        id: `event-${event}`,
        title: translate('server.feed-finished', { event: title }),
        path: `/events/${encodeURIComponent(event)}`,
        on: end,
      })),
    ];
    const newest = entries
      .sort((a, b) => (a.on === b.on ? (a.id < b.id ? -1 : 1) : a.on < b.on ? 1 : -1))
      .slice(0, MOST);
    // Without an address that was set, links are relative, and names need none.
    const home = `${publicUrl}/${language}/${id}`;
    const own = `${publicUrl}/api/${id}/feed.atom`;
    const named = publicUrl === '' ? `urn:escala:${id}` : undefined;
    return {
      contentType: 'application/atom+xml; charset=utf-8',
      body: atom({ name, home, language, own, named }, newest),
    };
  },
});

interface Feed {
  readonly name: string;
  readonly home: string;
  readonly language: string;
  readonly own: string;
  /** What ids begin with, if not with the address. */
  readonly named: string | undefined;
}

/** Days as moments: nothing here is dated to the minute. */
const moment = (day: string): string => `${day}T00:00:00Z`;

function atom({ name, home, language, own, named }: Feed, entries: readonly Entry[]): string {
  const updated = moment(entries[0]?.on ?? '2000-01-01');
  const items = entries.map(
    (
      entry,
    ) => `<entry><id>${xml(`${named ?? home}#${entry.id}`)}</id><title>${xml(entry.title)}</title><updated>${moment(entry.on)}</updated>
<link href="${xml(`${home}${entry.path}`)}"/></entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${xml(named ?? own)}</id><title>${xml(name)}</title><updated>${updated}</updated><author><name>${xml(name)}</name></author>
<link rel="self" href="${xml(own)}"/><link href="${xml(home)}"/>
${items.join('\n')}
</feed>
`;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);
