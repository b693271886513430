import { competitionBookOf, titleBookOf } from '@escala/regulations';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventDocument } from '../../events/file/event-trf.ts';
import { showReport } from '../../events/inbox/show-report.ts';
import { acceptReport } from '../../events/reports/accept-report.ts';
import { waiveFinding } from '../../events/reports/refuse-report.ts';
import { submitReport } from '../../events/reports/submit-report.ts';
import { registerEvent } from '../../events/settings/register-event.ts';
import { ARBITER, enterAll, pair, playerOf, playRounds, SWISS, testPlayer } from '../../events/testing/event-office.ts';
import { fideOffice } from '../../events/testing/fide-office.ts';
import { playerKind } from '../../registry/players/player.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { titlesDue } from '../titles-due.ts';
import { enterNormElsewhere, revokeNormElsewhere } from './enter-norm-elsewhere.ts';
import { enterTitleByPlace, revokeTitleByPlace } from './enter-title-by-place.ts';
import { chancesOfPlayer, normCertificate, performanceNorms } from './norms-in-event.ts';
import { titleApplications } from './title-application.ts';

const PLAYERS = 24;
const ROUNDS = 9;
const FEDERATIONS = ['AND', 'FRA', 'ESP', 'POR'];
const TITLES = ['GM', 'MI', 'MF'] as const;

let office: TestOffice;
let early: Record<'all' | 'one', Awaited<ReturnType<typeof ask>>>;

/** Strong players of four federations: after seven of nine rounds, all of them can still make a norm. */
beforeAll(async () => {
  office = await fideOffice(0, { competitionRules: 'fide-2026' });
  await office.ports.archive.write(office.federation, async (writing) => {
    for (let i = 1; i <= PLAYERS; i++) {
      const fide = { id: String(22_000_000 + i), ratings: [{ from: '2016-01-01', standard: 2600 - 10 * i }] };
      const titles = [{ title: TITLES[i % 3]!, on: '2016-01-01' }];
      const facts = { number: i - 1, nationality: FEDERATIONS[i % 4]!, sex: 'm' as const, titles, fide };
      await writing.put(playerKind, playerOf(i), 1, 1, testPlayer(i, facts));
    }
  });
  const ruleFacts = { registeredOn: '2016-12-01', arbiterTitle: 'IA' };
  const facts = { ...SWISS, system: 'fide-dutch', rounds: ROUNDS, roundDates: undefined, ruleFacts };
  await office.perform(registerEvent, { event: 'open', facts }, { actor: ARBITER });
  await enterAll(office, PLAYERS);
  await playRounds(office, 1, 5);
  early = { all: await ask(), one: await ask(playerOf(1)) };
  await playRounds(office, 6, 7);
});

const ask = (player?: string) => office.ask(performanceNorms, { event: 'open', ...(player && { player }) });

describe('norms of an event by FIDE’s rules', () => {
  it('are judged with what the registry knows, and the federation of the event is this one (D-OFF-494)', async () => {
    const { norms } = await ask();
    expect(norms).toMatchObject({ regulation: 'fide-titles-2024', rounds: ROUNDS, findings: [] });
    expect(norms!.norms).toHaveLength(2 * PLAYERS);
    const row = norms!.norms.find(({ player, norm }) => player === playerOf(1) && norm === 'GM')!;
    expect(row.opponents).toHaveLength(7);
    for (const { federation, title, rating } of row.opponents) {
      expect(FEDERATIONS).toContain(federation);
      expect(['GM', 'IM', 'FM']).toContain(title);
      expect(rating).toBeGreaterThan(2300);
    }
    expect(norms!.conditions.filter(({ holds }) => holds === 'yes').map(({ article }) => article)).toEqual(
      expect.arrayContaining(['1.1.1', '1.1.5', '1.4.2e']),
    );
  });

  it('tell what is still needed, as the book does, and exactly once the round is paired', async () => {
    const { chances } = await ask();
    expect(chances.length).toBeGreaterThan(0);
    for (const { toPlay, paired, state } of chances) {
      expect([toPlay, paired]).toEqual([2, 0]);
      expect(state).not.toBe('gone');
    }
    await pair(office, 8);
    const after = (await ask()).chances;
    expect(after.every(({ paired }) => paired === 1)).toBe(true);
    const { performance } = titleBookOf(competitionBookOf('fide-2026')!.titles!)!;
    const [first] = after;
    const document = await office.ask(eventDocument, { event: 'open' });
    const direct = performance!.chances(
      { ...document, event: { ...document.event, federation: 'AND' } as object },
      first!.player,
    );
    expect(direct.find(({ norm }) => norm === first!.norm)).toEqual({
      player: first!.player,
      norm: first!.norm,
      state: first!.state,
      toPlay: first!.toPlay,
      paired: first!.paired,
      lines: first!.lines,
    });
  });

  it('D-FT-19: are not told of a title that is held, nor of a lower one', async () => {
    const held = async (player: string) =>
      (await office.ports.archive.read(office.federation, (reading) => reading.get(playerKind, player)))!.body
        .titles![0]!.title;
    const pairs = await Promise.all(
      (await ask()).chances.map(async ({ player, norm }) => `${await held(player)} ${norm}`),
    );
    expect(new Set(pairs)).toEqual(new Set(['MF GM', 'MF IM', 'MI GM']));
    const master = titleBookOf('fide-titles-2024')!.performance!;
    const of = (title: string) => master.titles.filter((norm) => master.isHeld(norm, [title]));
    expect(['GM', 'MI', 'WGM', 'FM', 'WIM', 'MC'].map(of)).toEqual([
      ['GM', 'IM'],
      ['IM'],
      ['WGM', 'WIM'],
      [],
      ['WIM'],
      [],
    ]);
  });

  it('are told of one player at any time, of everybody in the last three rounds (D-OFF-497)', () => {
    expect(early.all.chances).toEqual([]);
    expect(early.one.chances.length).toBeGreaterThan(0);
  });

  it('are told to a player of the events that go on', async () => {
    const [{ player } = { player: '' }] = (await ask()).chances;
    const { events } = await office.ask(chancesOfPlayer, { player });
    expect(events).toMatchObject([{ event: 'open', regulation: 'fide-titles-2024' }]);
    expect(events[0]!.chances[0]!.steps.length).toBeGreaterThan(0);
  });

  it('are none where the book has no such norms', async () => {
    const other = await fideOffice(4, { competitionRules: 'fce-1990' });
    await other.perform(registerEvent, { event: 'open', facts: SWISS }, { actor: ARBITER });
    await enterAll(other, 4);
    expect(await other.ask(performanceNorms, { event: 'open' })).toMatchObject({ chances: [] });
  });
});

describe('a certificate', () => {
  const of = (viewer = ARBITER) =>
    office.ask(normCertificate, { event: 'open', player: playerOf(1), norm: 'GM' }, viewer);

  it('has event, player and opponents, and names exactly what is missing (D-OFF-495)', async () => {
    const certificate = await of();
    expect(certificate).toMatchObject({
      regulation: 'fide-titles-2024',
      event: { name: SWISS.name, federation: 'AND', registeredOn: '2016-12-01', arbiterTitle: 'IA', rounds: ROUNDS },
      player: { id: playerOf(1), federation: 'FRA', fideId: '22000001', sex: 'm', rating: 2590 },
      norm: { norm: 'GM', player: playerOf(1) },
    });
    expect(certificate.missing).toEqual([
      { of: 'event', fact: 'place' },
      { of: 'event', fact: 'roundDates' },
      { of: 'event', fact: 'arbiter' },
      { of: 'player', player: playerOf(1), fact: 'birthDate' },
    ]);
  });

  it('refuses a norm that there is none of', async () => {
    await expect(
      office.ask(normCertificate, { event: 'open', player: playerOf(1), norm: 'WGM' }, ARBITER),
    ).rejects.toThrow();
  });
});

describe('an application', () => {
  /** Six and a half out of nine against an average of 2540, where five and a half is enough: ten games are credited. */
  async function reported(event: string, day: string): Promise<void> {
    const facts = { ...SWISS, system: 'fide-dutch', rounds: ROUNDS, roundDates: undefined, start: day, end: day };
    const ruleFacts = { registeredOn: '2016-01-01', arbiterTitle: 'IA' };
    await office.perform(registerEvent, { event, facts: { ...facts, name: event, ruleFacts } }, { actor: ARBITER });
    const results = ['1-0', '1-0', '1-0', '1-0', '1-0', '1/2', '1/2', '1/2', '0-1'];
    const tournament = {
      format: 'escala/tournament@1',
      rules: 'fide-2026',
      system: 'fide-dutch',
      rounds: ROUNDS,
      players: Array.from({ length: 10 }, (_, i) => ({
        id: playerOf(i + 1),
        rating: 2590 - 10 * i,
        title: TITLES[(i + 1) % 3]!,
      })),
      games: results.map((result, i) => ({ round: i + 1, white: playerOf(1), black: playerOf(i + 2), result })),
      event: { start: day, end: day, ...ruleFacts, timeControl: { minutes: 90, increment: 30 } },
    };
    const from = { kind: 'json' as const, text: JSON.stringify(tournament) };
    await office.perform(submitReport, { event, version: 1, from }, { actor: ARBITER });
    const { version, open } = await office.ask(showReport, { event });
    for (const { code, article } of open) await office.perform(waiveFinding, { event, version, code, article });
    await office.perform(acceptReport, { event, version, permission: { by: 'FIDE' } });
  }

  it('puts the norms of accepted events together, with what is lacking or not told (D-OFF-496)', async () => {
    expect(await office.ask(titleApplications, { player: playerOf(1) })).toMatchObject({
      rating: 2590,
      applications: [],
    });
    for (const day of ['2017-01-10', '2017-01-11', '2017-01-12']) await reported(`norm-${day}`, day);
    const { applications } = await office.ask(titleApplications, { player: playerOf(1) });
    expect(applications.map(({ title, verdict, norms }) => [title, verdict, norms.length])).toEqual([
      ['GM', 'unknown', 3],
      ['IM', 'yes', 3],
    ]);
    expect(applications[0]!.norms.map(({ credited }) => credited)).toEqual([10, 10, 10]);
    expect(applications[0]!.reasons.map(({ article, holds }) => [article, holds])).toContainEqual(['1.5.1', 'yes']);
  });
});

describe('a norm made elsewhere', () => {
  const told = {
    player: playerOf(3),
    norm: 'GM',
    name: 'Open de Pau',
    place: 'Pau',
    federation: 'FRA',
    start: '2016-06-01',
    end: '2016-06-09',
    games: 9,
    score: 6,
    average: 2480,
    federations: 3,
    own: 1,
  };
  const norms = async () => (await office.ask(titleApplications, { player: playerOf(3) })).applications[0]?.norms;

  it('is part of the application, marked, until it is revoked (D-FT-13)', async () => {
    const { outcome } = await office.perform(enterNormElsewhere, told);
    expect(await norms()).toMatchObject([
      { name: 'Open de Pau', credited: 9, rp: 2605, elsewhere: { place: 'Pau', federation: 'FRA', version: 1 } },
    ]);
    await office.perform(revokeNormElsewhere, { norm: outcome.norm, version: 1 }, { reason: 'Of another player.' });
    expect(await norms()).toBeUndefined();
    await office.perform(enterNormElsewhere, told);
    expect(await norms()).toHaveLength(1);
  });

  it.each([
    [{ norm: 'FM' }, 'norm-certificate-none'],
    [{ norm: 'WGM' }, 'norm-certificate-none'],
    [{ end: '2016-05-01' }, 'dates-reversed'],
    [{ end: '2030-01-01' }, 'date-after-today'],
    [{ score: 9.5 }, 'norm-score-over'],
    [{ player: 'nobody' }, 'player-unknown'],
  ])('is refused with %j', async (wrong, code) => {
    await expect(office.perform(enterNormElsewhere, { ...told, end: '2016-06-10', ...wrong })).rejects.toMatchObject({
      refusals: [{ code }],
    });
  });
});

describe('a title by a place', () => {
  const event = {
    name: 'World Junior',
    placeTaken: '1st',
    article: 'A.1',
    end: '2016-10-20',
    players: 120,
    rounds: 11,
  };
  const told = { player: playerOf(2), title: 'GM', ...event };
  const asked = async () => (await office.ask(titleApplications, { player: playerOf(2) })).byPlace;

  it('is shown with its conditions until it is held or revoked (D-FT-6)', async () => {
    const { outcome } = await office.perform(enterTitleByPlace, told);
    const shown = { title: 'GM', verdict: 'yes', name: 'World Junior', placeTaken: '1st', article: 'A.1', version: 1 };
    expect(await asked()).toMatchObject([{ ...shown, id: outcome.title, meanwhile: null }]);
    await expect(office.perform(enterTitleByPlace, told)).rejects.toMatchObject({
      refusals: [{ code: 'title-by-place-entered' }],
    });
    await office.perform(revokeTitleByPlace, { title: outcome.title, version: 1 }, { reason: 'Of another player.' });
    expect(await asked()).toEqual([]);
    await expect(
      office.perform(revokeTitleByPlace, { title: outcome.title, version: 2 }, { reason: 'Again.' }),
    ).rejects.toMatchObject({ refusals: [{ code: 'title-by-place-revoked' }] });
    await office.perform(enterTitleByPlace, told);
    expect(await asked()).toHaveLength(1);
  });

  it.each([
    [{ title: 'NM' }, 'title-by-place-none'],
    [{ title: 'FM' }, 'title-held'],
    [{ title: 'WGM' }, 'title-by-place-not-given'],
    [{ players: 9 }, 'title-by-place-not-given'],
    [{ rounds: 8 }, 'title-by-place-not-given'],
    [{ end: '2030-01-01' }, 'date-after-today'],
    [{ player: 'nobody' }, 'player-unknown'],
  ])('is refused with %j', async (wrong, code) => {
    await expect(office.perform(enterTitleByPlace, { ...told, end: '2016-10-21', ...wrong })).rejects.toMatchObject({
      refusals: [{ code }],
    });
  });
});

describe('titles by rating', () => {
  let known = PLAYERS;
  const told = async (facts: Parameters<typeof testPlayer>[1]) => {
    const player = playerOf(++known);
    await office.ports.archive.write(office.federation, (writing) =>
      writing.put(playerKind, player, 1, 1, testPlayer(known, { number: known - 1, sex: 'f', ...facts })),
    );
    const { byRating } = await office.ask(titleApplications, { player });
    return byRating.map(({ title, verdict }) => `${title} ${verdict}`);
  };
  const fide = (from: string, standard: number) => ({ ratings: [{ from, standard }] });

  it('come from FIDE’s lists, for who does not hold them (D-OFF-498)', async () => {
    expect(await told({ fide: fide('2016-01-01', 2210) })).toEqual(['CM yes', 'WFM yes']);
    expect(await told({ fide: fide('2016-01-01', 2210), titles: [{ title: 'WFM' }] })).toEqual(['CM yes']);
    expect(await told({ fide: fide('2016-01-01', 1990) })).toEqual([]);
    expect(await told({ fide: undefined })).toEqual([]);
  });

  it('are listed for everybody, the highest first (D-OFF-636)', async () => {
    await told({ fide: fide('2016-01-01', 2210), sex: 'm' });
    await told({ fide: fide('2016-02-01', 2310), sex: 'm' });
    await told({ fide: fide('2016-01-01', 2310), sex: 'm', titles: [{ title: 'IM' }] });
    await told({ fide: fide('2016-01-01', 2310), sex: 'm', mergedInto: playerOf(1) });
    const { due, byRating } = await office.ask(titlesDue, {});
    expect(due).toEqual([]);
    expect(byRating.slice(0, 1)).toMatchObject([{ title: 'FM', rating: 2310, on: '2016-02-01', verdict: 'yes' }]);
    const ratings = byRating.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    expect(byRating.filter(({ rating }) => rating === 2310)).toHaveLength(1);
    expect(byRating.some(({ title, rating }) => title === 'CM' && rating === 2210)).toBe(true);
  });

  it('wait for lists to come', async () => {
    expect(await told({ fide: fide('2099-01-01', 2210) })).toEqual([]);
  });
});

it('[fide-titles-2024 1.1.4] an event of more than 30 days takes each opponent with the rating and title of the round’s day (D-FT-18)', async () => {
  const long = await fideOffice(0, { competitionRules: 'fide-2026' });
  const know = (version: number, standard: readonly (readonly [string, number])[], title: string, on: string) =>
    long.ports.archive.write(long.federation, async (writing) => {
      const ratings = standard.map(([from, rating]) => ({ from, standard: rating }));
      for (let i = 1; i <= 4; i++) {
        const facts = { number: i - 1, nationality: FEDERATIONS[i % 4]!, sex: 'm' as const, titles: [{ title, on }] };
        const fide = { id: String(22_000_000 + i), ratings };
        await writing.put(playerKind, playerOf(i), version, version, testPlayer(i, { ...facts, fide }));
      }
    });
  await know(1, [['2016-01-01', 2300]], 'FM', '2016-01-01');
  const roundDates = ['2017-02-03', '2017-03-01'];
  const facts = { ...SWISS, system: 'fide-dutch', rounds: 2, end: '2017-04-10', roundDates };
  await long.perform(registerEvent, { event: 'open', facts }, { actor: ARBITER });
  await enterAll(long, 4);
  await know(
    2,
    [
      ['2016-01-01', 2300],
      ['2017-03-01', 2400],
      ['2017-05-01', 2500],
    ],
    'IM',
    '2017-03-01',
  );
  await playRounds(long, 1, 2);
  const { norms } = await long.ask(performanceNorms, { event: 'open', player: playerOf(1) });
  expect(norms!.norms[0]!.opponents.map(({ rating, title }) => [rating, title])).toEqual([
    [2300, 'FM'],
    [2400, 'IM'],
  ]);
  expect(norms!.conditions.find(({ article }) => article === '1.1.4')).toMatchObject({ holds: 'yes' });
});
