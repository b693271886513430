import { type ActKind, playerKind } from '@escala/office';
import { showReport } from '@escala/office/questions';
import { CATALONIA, type TestOffice, testOffice } from '@escala/office/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { html } from '../../kit/html.ts';
import { actOf, type Sitter, sitterOf } from '../../testing/visitor.ts';
import { titlesEvent } from './titles-event.ts';
import { titlesHome } from './titles-home.ts';
import { titlesPlayer } from './titles-player.ts';

const OPPONENTS = Array.from({ length: 9 }, (_, i) => `p${i + 1}`);

let office: TestOffice;
let officer: Sitter;
const perform = (kind: ActKind, command: object): Promise<unknown> =>
  office.perform(actOf(kind), command).then(({ outcome }) => outcome);

/** Five and a half out of nine against 2275: a norm, and a promotion from the first category. */
async function closedEvent(event: string, day: string): Promise<void> {
  const timeControl = { minutes: 90, increment: 30 };
  const facts = {
    name: `Tancat ${event}`,
    type: 'round-robin',
    ruleFacts: { kind: 'closed', internationalRating: true },
  };
  await perform('event.register', {
    event,
    facts: { ...facts, start: day, end: day, rounds: 9, timeControl, arbiters: [] },
  });
  const results = ['1-0', '1-0', '1-0', '1-0', '1-0', '1/2', '0-1', '0-1', '0-1'];
  const text = JSON.stringify({
    format: 'escala/tournament@1',
    name: facts.name,
    system: 'round-robin',
    rounds: 9,
    players: [
      { id: 'p0', category: 'first', rating: 2200 },
      ...OPPONENTS.map((id) => ({ id, category: 'preferent', rating: 2275, club: `club ${id}` })),
    ],
    games: results.map((result, i) => ({ round: i + 1, board: 1, white: 'p0', black: OPPONENTS[i], result })),
  });
  await perform('report.submit', { event, version: 1, from: { kind: 'json', text } });
  const { version, open } = await office.ask(showReport, { event });
  for (const { code, article } of open) await perform('report.waive', { event, version, code, article });
  await perform('report.accept', { event, version });
}

beforeEach(async () => {
  office = await testOffice();
  officer = sitterOf(office, 'en', { roles: ['officer'] }, '2017-01-15');
  for (const player of ['p0', ...OPPONENTS]) await perform('player.register', { player, name: `Player ${player}` });
  await closedEvent('e1', '2017-01-11');
});

describe('the desk of titles', () => {
  it('[MC norma 1] offers lists of standard chess alone for norms by rating (D-OFF-350)', async () => {
    office.setToday('2017-02-01');
    for (const series of ['standard', 'rapid']) await perform('list.publish', { series, date: '2017-02-01' });
    const { actions } = await officer(titlesHome);
    const main = html`${actions}`;
    expect(main.html).toContain('Estàndard, 2017-02-01');
    expect(main.html).not.toContain('Ràpid, 2017-02-01');
  });

  it('shows what events leave to record, and records it', async () => {
    expect((await officer(titlesHome)).main.html).toContain('one norm');
    const { main } = await officer(titlesEvent, { event: 'e1' });
    expect(main.html).toContain('Record norm');
    expect(main.html).toContain('&quot;players&quot;:[&quot;p0&quot;]');
    expect(main.html).toContain('MC norma');
    await perform('norm.record', { event: 'e1', players: ['p0'] });
    expect((await officer(titlesEvent, { event: 'e1' })).main.html).not.toContain('data-act="norm.record"');
  });

  it('shows norms by player with how they came and went, and grants the title that is due', async () => {
    for (const day of ['12', '13']) await closedEvent(`e${day}`, `2017-01-${day}`);
    for (const event of ['e1', 'e12', 'e13']) await perform('norm.record', { event });
    const shown = (await officer(titlesPlayer, { player: 'p0' })).main.html;
    expect(shown).toContain('Season 2017: norm in Tancat e1; norms now: 1.');
    expect(shown).toContain('data-act="title.grant-by-norms"');
    expect((await officer(titlesHome)).main.html).toContain('Award MC');
    await perform('title.grant-by-norms', { player: 'p0', version: 1 });
    const after = await officer(titlesPlayer, { player: 'p0' });
    expect(after.facts).toContain('Holds the title MC.');
    expect(after.main.html).not.toContain('title.grant-by-norms');
  });

  it('applies and revokes promotions', async () => {
    const { main } = await officer(titlesEvent, { event: 'e1' });
    expect(main.html).toContain('Record promotion');
    await perform('promotion.record', { event: 'e1' });
    const waiting = (await officer(titlesHome)).main.html;
    expect(waiting).toContain('from first to Preferent');
    expect(waiting).toContain('data-act="promotion.apply"');
    await perform('promotion.apply', { promotion: 'e1/p0', version: 1 });
    const event = (await officer(titlesEvent, { event: 'e1' })).main.html;
    expect(event).toContain('applied');
    expect(event).toContain('data-act="promotion.revoke"');
  });

  it('enters and revokes norms made elsewhere where norms go by performance (D-FT-13)', async () => {
    const fide = await testOffice({ ...CATALONIA, competitionRules: 'fide-2026' });
    const sitter = sitterOf(fide, 'en', { roles: ['officer'] }, '2017-01-15');
    await fide.perform(actOf('player.register'), { player: 'x', name: 'Pons, Pau', sex: 'm' });
    const home = (await sitter(titlesHome)).main.html;
    expect(home).toContain('/desk/titles/players/{player}');
    expect(home).not.toContain('no competition regulation');
    const before = await sitter(titlesPlayer, { player: 'x' });
    expect(html`${before.actions}`.html).toContain('data-act="norm.enter-elsewhere"');
    expect(html`${before.actions}`.html).not.toContain('WGM');
    const event = { name: 'Open de Pau', place: 'Pau', federation: 'FRA', start: '2016-06-01', end: '2016-06-09' };
    const told = { player: 'x', norm: 'IM', ...event, games: 9, score: 6, average: 2400, federations: 3, own: 1 };
    await fide.perform(actOf('norm.enter-elsewhere'), told);
    const { html: shown } = (await sitter(titlesPlayer, { player: 'x' })).main;
    for (const said of ['Open de Pau', 'made elsewhere', 'Pau, FRA', 'data-act="norm.revoke-elsewhere"'])
      expect(shown).toContain(said);
    expect(html`${before.actions}`.html).toContain('data-act="title.enter-by-place"');
    const championship = { name: 'World Junior', placeTaken: '2nd', article: 'A.2', end: '2016-10-20' };
    const place = { player: 'x', title: 'IM', ...championship, players: 120, rounds: 11 };
    await fide.perform(actOf('title.enter-by-place'), place);
    const { html: then } = (await sitter(titlesPlayer, { player: 'x' })).main;
    for (const said of ['IM by a place', 'World Junior', '2nd (A.2)', 'Until then FM may be taken'])
      expect(then).toContain(said);
    expect(then).toContain('data-act="title.revoke-by-place"');
  });

  it('lists everybody whose rating gives a title that they do not hold (D-OFF-636)', async () => {
    const fide = await testOffice({ ...CATALONIA, competitionRules: 'fide-2026' });
    const sitter = sitterOf(fide, 'en', { roles: ['officer'] }, '2017-01-15');
    await fide.perform(actOf('player.register'), { player: 'x', name: 'Pons, Pau', sex: 'm', fideId: '24' });
    expect((await sitter(titlesHome)).main.html).not.toContain('Titles by rating');
    const { body, version } = (await fide.ports.archive.read(fide.federation, (reading) =>
      reading.get(playerKind, 'x'),
    ))!;
    const rated = { ...body, fide: { id: '24', ratings: [{ from: '2016-03-01', standard: 2301 }] } };
    await fide.ports.archive.write(fide.federation, (writing) => writing.put(playerKind, 'x', version + 1, 1, rated));
    const { html: shown } = (await sitter(titlesHome)).main;
    expect(shown).toContain('Titles by rating');
    expect(shown).toMatch(/players\/x">Pons, Pau<.*>FM<.*2301/s);
  });

  it('[D-OFF-586] shows norms by performance made in events, and how far the applications are', async () => {
    office = await testOffice({ ...CATALONIA, country: 'AND', competitionRules: 'fide-2026' });
    const sitter = sitterOf(office, 'en', { roles: ['officer'] }, '2017-01-15');
    for (const player of ['p0', ...OPPONENTS])
      await perform('player.register', { player, name: `Player ${player}`, sex: 'm' });
    const days = { start: '2017-01-02', end: '2017-01-10', rounds: 9 };
    const ruleFacts = { registeredOn: '2016-11-01', arbiterTitle: 'IA' };
    const kind = { name: 'Closed of masters', type: 'round-robin', timeControl: { minutes: 90, increment: 30 } };
    await perform('event.register', { event: 'm', facts: { ...kind, ...days, ruleFacts, arbiters: [] } });
    const results = ['1-0', '1-0', '1-0', '1-0', '1-0', '1-0', '1/2', '1/2', '0-1'];
    const text = JSON.stringify({
      ...{ format: 'escala/tournament@1', name: 'Closed of masters', system: 'round-robin', rounds: 9 },
      players: ['p0', ...OPPONENTS].map((id, i) => ({
        ...{ id, name: `Player ${id}`, rating: 2450, title: i % 2 === 0 ? 'IM' : 'GM' },
        federation: ['AND', 'FRA', 'ESP', 'POR'][i % 4],
      })),
      games: results.map((result, i) => ({ round: i + 1, board: 1, white: 'p0', black: OPPONENTS[i], result })),
    });
    await perform('report.submit', { event: 'm', version: 1, from: { kind: 'json', text } });
    const { version, open } = await office.ask(showReport, { event: 'm' });
    for (const { code, article } of open) await perform('report.waive', { event: 'm', version, code, article });
    await perform('report.accept', { event: 'm', version });
    const home = (await sitter(titlesHome)).main.html;
    expect(home).toContain('/events/m/verdicts');
    expect(home).toContain(
      '<a href="/en/cat/desk/titles/players/p0">Player p0</a> <span class="badge success">IM</span>',
    );
    expect(home).toContain('not complete');
  });

  it('says where there are no such rules', async () => {
    const { competitionRules: _none, ...settings } = CATALONIA;
    const other = sitterOf(await testOffice(settings), 'en', { roles: ['officer'] });
    expect((await other(titlesHome)).main.html).toContain('no competition regulation');
  });
});
