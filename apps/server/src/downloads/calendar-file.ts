import { writeCalendar } from '@escala/formats';
import { federationKind, type OfficePorts } from '@escala/office';
import { eventCalendar } from '@escala/office/questions';
import type { Download } from '../routes/download.ts';

const MOST = 20;

/** `/calendar.ics`: upcoming, current and finished events, for calendars that subscribe to it. */
export const calendarFile = (ports: OfficePorts): Download => ({
  kind: 'event.calendar',
  path: '/calendar.ics',
  answer: async (reading, { publicUrl }, by) => {
    const asked = { upcoming: MOST, running: MOST, finished: MOST };
    const { upcoming, running, finished } = await eventCalendar.ask(reading, asked, by, ports);
    const { federation: id } = reading;
    const federation = (await reading.get(federationKind, id))?.body;
    const { name = id, timeZone = 'UTC', language = 'en' } = federation ?? {};
    const dates = [...upcoming, ...running, ...finished].map(({ id: event, name: title, start, end, time, place }) => ({
      id: `${event}@${id}.escala`,
      title,
      start,
      // A time is that of the first round: it is given only with events of one day.
      ...(start === end ? { time } : { end }),
      place,
      ...(publicUrl && { address: `${publicUrl}/${language}/${id}/events/${encodeURIComponent(event)}` }),
    }));
    return {
      contentType: 'text/calendar; charset=utf-8',
      body: writeCalendar(dates, { name, timeZone, at: by.at }),
      fileName: `${id}.ics`,
      // The file contains the moment of writing, so the tag is made from the content.
      etag: ports.digest(JSON.stringify(dates)).slice(0, 27),
    };
  },
});
