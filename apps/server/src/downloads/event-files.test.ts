import { describe, expect, it } from 'vitest';
import { SWISS, testServer } from '../testing/test-server.ts';

describe('files of an event', () => {
  it('are FIDE’s report in two editions and the document, for anybody', async () => {
    const { as, send } = await testServer();
    const officer = await as('officer');
    const registered = await officer.act('event.register', { id: 'a1', command: { event: 'open', facts: SWISS } });
    expect(registered.statusCode).toBe(200);
    const file = (name: string) => send({ method: 'GET', url: `/api/cat/events/open/files/${name}` });
    for (const name of ['report.trf', 'report.trf16']) {
      const report = await file(name);
      expect(report.headers['content-disposition']).toBe('attachment; filename="open.trf"');
      expect(report.body).toContain('012 Obert de prova');
    }
    const document = await file('tournament.json');
    expect(document.headers['content-disposition']).toBe('attachment; filename="open.json"');
    expect(document.json()).toMatchObject({ format: 'escala/tournament@1', name: 'Obert de prova' });
    const again = await send({
      method: 'GET',
      url: '/api/cat/events/open/files/tournament.json',
      headers: { 'if-none-match': String(document.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('rounds go into calendars and live boards, events and lists into a calendar and a feed to follow', async () => {
    const { as, send } = await testServer();
    const officer = await as('officer');
    const roundDates = Array.from({ length: SWISS.rounds }, () => SWISS.start);
    const roundTimes = Array.from({ length: SWISS.rounds }, (_, i) => `1${i}:30`);
    const facts = { ...SWISS, roundDates, roundTimes };
    expect((await officer.act('event.register', { id: 'a1', command: { event: 'open', facts } })).statusCode).toBe(200);
    const get = (path: string) => send({ method: 'GET', url: `/api/cat${path}` });
    const rounds = await get('/events/open/files/rounds.ics');
    expect(rounds.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(rounds.body.match(/BEGIN:VEVENT/g)).toHaveLength(SWISS.rounds);
    expect(rounds.body).toContain(`SUMMARY:Obert de prova 1/${SWISS.rounds}`);
    expect((await get('/events/open/files/round-1.pgn')).json()).toMatchObject({
      problems: [{ code: 'round-unknown' }],
    });
    const month = SWISS.start.slice(0, 7);
    const report = await get(`/events/open/files/report-${month}.trf16`);
    expect(report.headers['content-disposition']).toBe(`attachment; filename="open-${month}.trf"`);
    expect(report.body).toContain('012 Obert de prova');
    expect((await get('/events/open/files/report-1999-01.trf')).json()).toMatchObject({
      problems: [{ code: 'month-without-round' }],
    });
    // Nobody set a public address: the name that a request came under is in nothing that others keep.
    for (const path of ['/calendar.ics', '/feed.atom', '/events/open/files/rounds.ics']) {
      const { body } = await send({ method: 'GET', url: `/api/cat${path}`, headers: { host: 'evil.example.com' } });
      expect(body, path).not.toContain('evil.example.com');
    }
    const calendar = await get('/calendar.ics');
    expect(calendar.body).toContain('SUMMARY:Obert de prova');
    const feed = await get('/feed.atom');
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(feed.body).toMatch(/^<\?xml.*<feed xmlns="http:\/\/www.w3.org\/2005\/Atom".*<\/feed>\n$/s);
  });

  it('are refused by name where there is no such file or event', async () => {
    const { send } = await testServer();
    const refused = async (path: string) => (await send({ method: 'GET', url: `/api/cat/events/${path}` })).json();
    expect(await refused('open/files/report.pdf')).toMatchObject({
      status: 404,
      problems: [{ code: 'event-file-unknown' }],
    });
    expect(await refused('open/files/report.trf')).toMatchObject({
      status: 404,
      problems: [{ code: 'event-unknown' }],
    });
  });
});
