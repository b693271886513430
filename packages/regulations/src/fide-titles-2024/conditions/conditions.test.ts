import type { PerformanceNorm, Tournament, TournamentPlayer } from '@escala/core';
import { describe, expect, it } from 'vitest';
import type { FideEvent } from '../../fide-2026/facts.ts';
import { normChances } from '../chances/norm-chances.ts';
import { judgeNorms } from '../norms/judge-norms.ts';
import { GOOD_EVENT, HERO, heroTournament, type Parts } from '../testing/arbitrary-field.ts';
import { canGiveNorms } from './event.ts';

/** Nine opponents averaging 2471: four GM, three IM, two FM; four at home, five from four other federations. */
const NINE: readonly Partial<TournamentPlayer>[] = [
  ['FRA', 2520, 'GM'],
  ['ESP', 2480, 'IM'],
  ['ITA', 2455, 'IM'],
  ['GER', 2610, 'GM'],
  ['ESP', 2390, 'FM'],
  ['ESP', 2540, 'GM'],
  ['POR', 2330, 'FM'],
  ['FRA', 2501, 'GM'],
  ['ESP', 2410, 'IM'],
].map(([federation, rating, title]) => ({ federation, rating, title }) as Partial<TournamentPlayer>);

interface Change {
  readonly event?: FideEvent;
  readonly marks?: string;
  readonly opponents?: readonly Partial<TournamentPlayer>[];
  readonly system?: string;
  readonly rounds?: number;
  readonly sex?: 'f' | 'm';
}

function normOf(norm: string, change: Change = {}): PerformanceNorm {
  const { event = {}, marks = '111111==0', opponents = NINE, system = 'fide-dutch', rounds, sex = 'm' } = change;
  const parts: Parts = { system, sex, opponents, marks: [...marks], event: { ...GOOD_EVENT, ...event } };
  const { norms } = judgeNorms(heroTournament({ ...parts, ...(rounds !== undefined && { rounds }) }), HERO);
  return norms.find((each) => each.norm === norm)!;
}

const withMinutes = (minutes: number, increment: number) => ({
  start: '2024-05-01',
  timeControl: { minutes, increment },
});

it('1.1.3: an event can give norms from two hours for 60 moves on, and where its time is not told', () => {
  expect([withMinutes(89, 30), withMinutes(90, 30), withMinutes(91, 30)].map(canGiveNorms)).toEqual([
    false,
    true,
    true,
  ]);
  expect(canGiveNorms({})).toBe(true);
});

const failures = (change?: Change, norm = 'GM'): readonly string[] => normOf(norm, change).failures;
const withEvent = (event: FideEvent): readonly string[] => failures({ event });
const changed = (index: number, facts: Partial<TournamentPlayer>): readonly Partial<TournamentPlayer>[] =>
  NINE.with(index, { ...NINE[index], ...facts });
/** The first `count` opponents with these facts, the rest unchanged. */
const first = (count: number, facts: Partial<TournamentPlayer>): readonly Partial<TournamentPlayer>[] =>
  NINE.map((each, i) => (i < count ? { ...each, ...facts } : each));

describe('the event', () => {
  it('[1.1.1] 30 days before the start', () => {
    expect(['2025-06-02', '2025-06-01', '2025-05-31'].map((registeredOn) => withEvent({ registeredOn }))).toEqual([
      ['1.1.1'],
      [],
      [],
    ]);
  });

  it('[1.1.2] twelve hours of play a day', () => {
    const twice = Array.from({ length: 9 }, (_, i) => `2025-07-0${1 + Math.floor(i / 2)}`);
    const of = (minutes: number) => withEvent({ roundDates: twice, timeControl: { minutes, increment: 30 } });
    expect([149, 150, 151].map(of)).toEqual([[], [], ['1.1.2']]);
  });

  it('[1.1.3] two rounds a day, and two hours for 60 moves', () => {
    const dates = (perDay: number) => Array.from({ length: 9 }, (_, i) => `2025-07-0${1 + Math.floor(i / perDay)}`);
    expect([1, 2, 3].map((perDay) => withEvent({ roundDates: dates(perDay) }))).toEqual([[], [], ['1.1.3']]);
    expect([89, 90, 91].map((minutes) => withEvent({ timeControl: { minutes, increment: 30 } }))).toEqual([
      ['1.1.3'],
      [],
      [],
    ]);
  });

  it('[1.1.4] over 30 days the list of each day counts, which a document does not tell (D-FT-8)', () => {
    const holds = (end: string) => {
      const parts: Parts = { system: 'fide-dutch', sex: 'm', opponents: NINE, marks: [...'111111==0'] };
      const { conditions } = judgeNorms(heroTournament({ ...parts, event: { ...GOOD_EVENT, end } }), HERO);
      return conditions.find(({ article }) => article === '1.1.4')?.holds;
    };
    expect(['2025-07-29', '2025-07-30', '2025-07-31'].map(holds)).toEqual(['yes', 'yes', 'unknown']);
  });

  it('[1.1.5] the chief arbiter is IA or FA', () => {
    expect((['IA', 'FA', 'NA', 'none'] as const).map((arbiterTitle) => withEvent({ arbiterTitle }))).toEqual([
      [],
      [],
      ['1.1.5'],
      ['1.1.5'],
    ]);
  });

  it('[1.4.2e] another system needs approval', () => {
    expect(failures({ system: 'fce-1990' })).toEqual(['1.4.2e']);
    expect(failures({ system: 'fce-1990', event: { approved: true } })).toEqual([]);
  });

  it('[1.4.5f] a double round robin has six players, and half of the different opponents have the titles (D-FT-2)', () => {
    const five = NINE.slice(0, 5);
    const robin = (people: readonly Partial<TournamentPlayer>[]) => {
      const count = people.length;
      const players = [
        { id: HERO, rating: 2400, federation: 'ESP', sex: 'm' as const },
        ...people.map((each, i) => ({ ...each, id: `o${i}` })),
      ];
      const games = Array.from({ length: 2 * count }, (_, i) => ({
        round: i + 1,
        white: HERO,
        black: `o${i % count}`,
        result: '1-0' as const,
      }));
      const tournament = { system: 'double-round-robin', rounds: 2 * count, players, games, event: GOOD_EVENT };
      return judgeNorms({ format: 'escala/tournament@1', ...tournament }, HERO).norms[0]!;
    };
    const titled = (count: number) => five.map((each, i) => ({ ...each, title: i < count ? 'GM' : 'IM' }));
    expect([2, 3, 4].map((count) => robin(titled(count)).failures)).toEqual([['1.4.5b'], [], []]);
    expect(robin(titled(5).slice(0, 4)).failures).toContain('1.4.5f');
  });

  it('a fact that is not told is not judged', () => {
    expect(normOf('GM', { event: { ...blank(), federation: 'ESP' } })).toMatchObject({ achieved: true, failures: [] });
  });
});

const blank = (): FideEvent => ({
  start: undefined,
  end: undefined,
  timeControl: undefined,
  arbiterTitle: undefined,
  registeredOn: undefined,
});

describe('the games', () => {
  it('[1.4.1] nine games', () => {
    const of = (games: number) => failures({ marks: '1'.repeat(games), rounds: games, opponents: [...NINE, ...NINE] });
    expect([8, 9, 10].map((games) => of(games).includes('1.4.1'))).toEqual([true, false, false]);
  });

  it('[1.4.1a] [1.4.1b] seven in team championships of seven to nine rounds, eight in a World Cup', () => {
    const of = (kind: FideEvent['kind'], games: number, rounds = games) =>
      failures({ marks: `${'1'.repeat(games)}${'h'.repeat(rounds - games)}`, rounds, event: { kind } }).includes(
        '1.4.1',
      );
    for (const kind of ['world-team', 'continental-team'] as const) {
      expect([6, 7, 8].map((games) => of(kind, games, 9))).toEqual([true, false, false]);
      expect(of(kind, 7, 10)).toBe(true);
    }
    expect([7, 8, 9].map((games) => of('world-cup', games))).toEqual([true, false, false]);
  });

  it('[1.4.1c] eight of nine rounds, if the ninth was a forfeit win or a bye by the pairing', () => {
    const of = (mark: string, rounds = 9) => normOf('GM', { marks: `11111${mark}===`, rounds });
    expect(['b', '+', 'h', '-'].map((mark) => of(mark).as9)).toEqual([true, true, false, false]);
    expect(of('b')).toMatchObject({ achieved: true, games: 8, credited: 10 });
    expect(of('b', 10).failures).toEqual(['1.4.1']);
  });

  it.each([
    [undefined, 9, true, 10],
    ['world-team', 9, true, 10],
    ['continental-team', 9, true, 10],
    ['continental-team', 8, false, 7],
    ['world-cup', 9, false, 10],
  ] as const)(
    '[1.4.1c] in an event of kind %s of %d rounds the last one a forfeit win: %s (D-FT-20)',
    (kind, rounds, as9, credited) => {
      const marks = rounds === 9 ? '11111===+' : '1111===+';
      expect(normOf('GM', { marks, rounds, event: kind ? { kind } : {} })).toMatchObject({
        achieved: true,
        as9,
        credited,
      });
    },
  );

  it('[1.4.1d] one more for each full point over the lowest score', () => {
    expect(
      ['1111====0', '11111===0', '111111==0', '111111=1=', '11111111='].map(
        (marks) => normOf('GM', { marks }).credited,
      ),
    ).toEqual([null, 9, 9, 10, 11]);
  });

  it('[1.4.1e] the end of a Swiss may be ignored, that of a round robin may not', () => {
    const eleven = { marks: '11111===000', opponents: [...NINE, ...NINE.slice(0, 2)] };
    expect(normOf('GM', eleven)).toMatchObject({
      achieved: true,
      dropped: [
        { round: 10, article: '1.4.1e' },
        { round: 11, article: '1.4.1e' },
      ],
    });
    expect(normOf('GM', { ...eleven, system: 'round-robin' })).toMatchObject({ achieved: false, dropped: [] });
  });

  it('[1.4.1f] wins may be ignored; in round robins only if all games have the mix', () => {
    const weak = { rating: 1800, title: 'GM', federation: 'FRA' };
    const eleven = { marks: '11111==0=11', opponents: [...NINE, weak, weak] };
    expect(normOf('GM', eleven)).toMatchObject({ achieved: true, dropped: [{ round: 10, article: '1.4.1f' }] });
    const robin = { ...eleven, system: 'round-robin' };
    expect(normOf('GM', robin)).toMatchObject({ achieved: true });
    const untitled = { rating: 1800, federation: 'FRA' };
    const few = [...NINE.map((each, i) => (i < 4 ? { ...each, title: 'CM' } : each)), untitled, untitled];
    expect(normOf('IM', { ...robin, opponents: few })).toMatchObject({ achieved: false, dropped: [] });
    expect(normOf('IM', { ...eleven, opponents: few })).toMatchObject({ achieved: true });
  });

  it('[1.4.2a] opponents of no federation of FIDE are left out', () => {
    expect(normOf('GM', { opponents: changed(4, { federation: 'NON' }) })).toMatchObject({
      games: 8,
      leftOut: [{ round: 5, article: '1.4.2a' }],
      failures: ['1.4.1'],
    });
  });

  it('[1.4.2b] in round robins, an unrated opponent who got nothing', () => {
    const opponents = changed(8, { rating: undefined });
    const of = (mark: string, system = 'round-robin') =>
      normOf('IM', { system, opponents, marks: `111111==${mark}` }).leftOut;
    expect([of('1'), of('='), of('0')]).toEqual([[{ round: 9, article: '1.4.2b' }], [], []]);
    expect(of('1', 'fide-dutch')).toEqual([]);
  });

  it('[1.4.2b] sees both games of an opponent whom the document has twice in a round (D-FT-15)', () => {
    const parts = { system: 'round-robin', sex: 'm', marks: [...'111111==0'], event: GOOD_EVENT } as const;
    const tournament = heroTournament({ ...parts, opponents: changed(8, { rating: undefined }) });
    const again = { round: 9, white: 'o9', black: 'o1', result: '0-1' } as const;
    const { norms } = judgeNorms({ ...tournament, games: [...tournament.games, again] }, HERO);
    expect(norms[0]!.leftOut).toEqual([]);
  });

  it('[1.4.2c] unplayed rounds; a forfeit win of the last one as a loss', () => {
    const ten = [...NINE, NINE[0]!];
    expect(normOf('GM', { marks: 'h11111111+', opponents: ten })).toMatchObject({
      achieved: true,
      applied: '1.4.2c',
      games: 9,
      leftOut: [{ round: 1, article: '1.4.2c' }],
    });
    expect(normOf('GM', { marks: 'h+11111111', opponents: ten })).toMatchObject({ achieved: false, applied: null });
  });

  it('[1.4.2c] a bye, an absence or a withdrawal known before the round is paired', () => {
    const parts: Parts = { system: 'fide-dutch', sex: 'm', opponents: NINE, marks: [...'111111='], rounds: 9 };
    const without = (known: Partial<Tournament>) => {
      const tournament = { ...heroTournament(parts), ...known };
      const [norm] = judgeNorms(tournament, HERO).norms;
      return [norm!.leftOut.map(({ round }) => round), normChances(tournament, HERO)[0]!.toPlay];
    };
    expect(without({})).toEqual([[], 2]);
    expect(without({ byes: [{ round: 9, player: HERO, points: 0.5, kind: 'half' }] })).toEqual([[9], 1]);
    expect(without({ absences: [{ round: 8, player: HERO }] })).toEqual([[8], 1]);
    expect(without({ withdrawals: [{ player: HERO, afterRound: 7 }] })).toEqual([[8, 9], 0]);
    expect(without({ withdrawals: [{ player: HERO, afterRound: 8 }] })).toEqual([[9], 1]);
  });

  it('[1.4.1e] [1.4.1f] [1.4.2a] [1.4.2c] [1.4.6b] rounds that do not count and who is raised are told before the conditions', () => {
    const told = (change: Change, norm = 'GM') =>
      normOf(norm, change)
        .reasons.map(({ code, article, values: { holds: _, ...values } }) => ({
          code: code.split('.')[1],
          article,
          ...values,
        }))
        .filter(({ code }) => ['round-out', 'forfeit-as-loss', 'raised'].includes(code!));
    expect(told({})).toEqual([]);
    expect(told({ marks: 'h11111111+', opponents: [...NINE, NINE[0]!] })).toEqual([
      { code: 'round-out', article: '1.4.2c', round: 1, why: 'unplayed' },
      { code: 'forfeit-as-loss', article: '1.4.2c', round: 10 },
    ]);
    const weak = { federation: 'ITA', rating: 1700 };
    expect(told({ marks: '1111111==1', opponents: [...NINE, weak] }, 'IM')).toEqual([
      { code: 'raised', article: '1.4.6b', round: 10, rating: 1700, floor: 2050 },
    ]);
    const stranger = { federation: 'NON', rating: 2500 };
    expect(told({ marks: '=1111===10', opponents: [...NINE, stranger] })[0]).toEqual({
      code: 'round-out',
      article: '1.4.2a',
      round: 10,
      why: 'stranger',
    });
    expect(told({ marks: '11111===011', opponents: [...NINE, weak, weak] })).toEqual([
      { code: 'round-out', article: '1.4.1f', round: 10, why: 'win' },
      { code: 'raised', article: '1.4.6b', round: 11, rating: 1700, floor: 2200 },
    ]);
    expect(told({ marks: '11111===00', opponents: [...NINE, NINE[0]!] })).toEqual([
      { code: 'round-out', article: '1.4.1e', round: 10, why: 'later' },
    ]);
  });

  it('[1.7] thirteen games at most are credited in longer events', () => {
    const many = (rounds: number) => ({
      marks: '1'.repeat(rounds),
      opponents: Array.from({ length: rounds }, (_, i) => NINE[i % 9]!),
    });
    expect([12, 13, 14].map((rounds) => normOf('GM', many(rounds)).credited)).toEqual([15, 17, 13]);
  });
});

describe('the mix', () => {
  it('[1.4.3] two foreign federations', () => {
    const abroad = (...federations: string[]) =>
      NINE.map((each, i) => ({ ...each, federation: federations[i % federations.length]! }));
    expect(failures({ opponents: abroad('ESP', 'FRA') })).toEqual(['1.4.3']);
    expect(failures({ opponents: abroad('ESP', 'FRA', 'GER') })).toEqual([]);
    // Players under FIDE itself belong to no federation.
    expect(failures({ opponents: abroad('ESP', 'FRA', 'FID') })).toEqual(['1.4.3']);
  });

  it('[1.4.4] three fifths of the own federation, two thirds of any', () => {
    const own = (count: number) =>
      NINE.map((each, i) => ({ ...each, federation: i < count ? 'ESP' : i % 2 ? 'FRA' : 'GER' }));
    expect([4, 5, 6].map((count) => failures({ opponents: own(count) }))).toEqual([[], [], ['1.4.4']]);
    const other = (count: number) => NINE.map((each, i) => ({ ...each, federation: i < count ? 'FRA' : 'GER' }));
    expect([5, 6, 7].map((count) => failures({ opponents: other(count) }))).toEqual([[], [], ['1.4.4']]);
  });

  it('[1.4.3a] [1.4.3b] [1.4.3c] championships let it pass, the first two for players of the federation', () => {
    const opponents = NINE.map((each) => ({ ...each, federation: 'ESP' }));
    const of = (kind: FideEvent['kind'], federation = 'ESP') => {
      const { exemption, failures: failed } = normOf('GM', { opponents, event: { kind, federation } });
      return exemption ?? failed;
    };
    expect(of('national-championship')).toBe('1.4.3a');
    expect(of('national-team-championship')).toBe('1.4.3b');
    expect(of('zonal', 'FRA')).toBe('1.4.3c');
    for (const kind of ['national-championship', 'national-team-championship', undefined] as const)
      expect(of(kind, 'FRA')).toEqual(['1.4.3', '1.4.4']);
    // A norm that does not need an exemption has none.
    expect(normOf('GM', { event: { kind: 'zonal' } }).exemption).toBeNull();
  });

  it('federations that are not told are asked for, and nothing is guessed', () => {
    const one = changed(4, { federation: undefined });
    expect(normOf('GM', { opponents: one })).toMatchObject({ achieved: true, failures: [] });
    const all = NINE.map(({ federation: _, ...each }) => each);
    const norm = normOf('GM', { opponents: all });
    expect(norm).toMatchObject({ achieved: false, failures: [] });
    expect(norm.reasons.filter(({ holds }) => holds === 'unknown').map(({ article }) => article)).toEqual(
      expect.arrayContaining(['1.4.3', '1.4.4']),
    );
    const { findings } = judgeNorms(
      heroTournament({ system: 'fide-dutch', sex: 'm', opponents: one, marks: [...'111111==0'] }),
      HERO,
    );
    expect(findings.map(({ code, player }) => [code, player])).toEqual([['fide-titles-2024.missing-federation', 'o5']]);
  });

  it('[1.4.4] a player and an opponent of unknown federation may both be of the one most opponents are of', () => {
    // Of nine, five at most may be of the own federation. The first opponents are French, the others of three others.
    const openIf = (french: number, untold: number) => {
      const opponents = NINE.map((each, i) => ({
        ...each,
        federation: i < french ? 'FRA' : i < french + untold ? undefined : ['ESP', 'ITA', 'GER'][i % 3]!,
      }));
      const event = heroTournament({ system: 'fide-dutch', sex: 'm', opponents, marks: [...'111111==0'] });
      const players = event.players.map(({ federation, ...each }) =>
        each.id === HERO || federation === undefined ? each : { ...each, federation },
      );
      const norm = judgeNorms({ ...event, players }, HERO).norms.find((each) => each.norm === 'GM')!;
      return norm.reasons.find(({ article }) => article === '1.4.4')!.holds;
    };
    expect([openIf(5, 0), openIf(4, 1), openIf(5, 1), openIf(6, 0)]).toEqual(['yes', 'yes', 'unknown', 'unknown']);
  });

  it('[1.4.5a] half of the opponents have a title, without CM and WCM', () => {
    const of = (count: number, title: string) =>
      failures({ opponents: NINE.map((each, i) => ({ ...each, title: i < count ? 'GM' : title })) });
    expect([4, 5, 6].map((count) => of(count, 'CM'))).toEqual([['1.4.5a'], [], []]);
    expect(of(4, 'WFM')).toEqual([]);
  });

  it.each([
    ['1.4.5b', 'GM', ['GM']],
    ['1.4.5c', 'IM', ['GM', 'IM']],
    ['1.4.5d', 'WGM', ['GM', 'IM', 'WGM']],
    ['1.4.5e', 'WIM', ['GM', 'IM', 'WGM', 'WIM']],
  ])('[%s] a norm of %s needs a third, three at least, of %s', (article, norm, titles) => {
    for (const title of titles) {
      const of = (count: number) =>
        failures({ opponents: NINE.map((each, i) => ({ ...each, title: i < count ? title : 'FM' })), sex: 'f' }, norm);
      expect([2, 3, 4].map(of)).toEqual([[article], [], []]);
    }
    const ten = (count: number) =>
      failures(
        {
          opponents: [...NINE, NINE[0]!].map((each, i) => ({ ...each, title: i < count ? 'GM' : 'FM' })),
          marks: '=111111==1',
          system: 'round-robin',
          sex: 'f',
        },
        norm,
      );
    expect([3, 4].map((count) => ten(count).includes(article))).toEqual([true, false]);
  });

  it('[1.4.5b] [1.4.5c] [1.4.5d] [1.4.5e] WGM and WIM are norms of women', () => {
    expect(normOf('WGM', { sex: 'm' })).toBeUndefined();
    expect(normOf('WIM', { sex: 'f' })).toBeDefined();
  });
});

describe('average and score', () => {
  const level = (rating: number) => NINE.map((each) => ({ ...each, rating }));

  it.each([
    ['GM', 2380, 2600],
    ['IM', 2230, 2450],
    ['WGM', 2180, 2400],
    ['WIM', 2030, 2250],
  ])('[1.4.8a] [1.4.8] %s: average %i, performance %i', (norm, average, performance) => {
    const of = (rating: number, marks: string) => failures({ opponents: level(rating), marks, sex: 'f' }, norm);
    expect([-1, 0, 1].map((more) => of(average + more, '111111111'))).toEqual([['1.4.8a'], [], []]);
    // With half of the points the performance equals the average.
    expect([-1, 0, 1].map((more) => of(performance + more, '====='.padEnd(9, '=')))).toEqual([['1.4.8'], [], []]);
  });

  it('[1.4.8b] 35 percent, exactly', () => {
    const twenty = (points: number) => ({
      marks: `${'1'.repeat(points)}${'0'.repeat(20 - points)}`,
      opponents: Array.from({ length: 20 }, (_, i) => ({ ...NINE[i % 9], rating: 2900 })),
      system: 'round-robin',
    });
    expect([6, 7, 8].map((points) => failures(twenty(points)))).toEqual([['1.4.8b'], [], []]);
  });

  it('[1.4.6b] the lowest opponent is raised to the floor, and no other; the first of two; in every game with them (D-FT-7)', () => {
    const of = (...ratings: number[]) =>
      normOf('GM', {
        opponents: first(9, { rating: 2600 }).map((each, i) => ({ ...each, rating: ratings[i] ?? 2600 })),
      });
    expect([2199, 2200, 2201].map((rating) => of(rating).raised)).toEqual(['o1', null, null]);
    expect(of(2199, 2100)).toMatchObject({ raised: 'o2' });
    expect(
      of(2100, 2100)
        .opponents.map(({ counts }) => counts)
        .slice(0, 3),
    ).toEqual([2200, 2100, 2600]);
  });

  it('[1.4.6d] an unrated opponent counts 1400', () => {
    const opponents = [{ ...NINE[0], rating: undefined }, { ...NINE[1], rating: undefined }, ...NINE.slice(2)];
    expect(
      normOf('IM', { opponents })
        .opponents.slice(0, 2)
        .map(({ counts }) => counts),
    ).toEqual([2050, 1400]);
  });

  it('[1.4.7] the average is rounded, one half upwards', () => {
    const of = (more: number) =>
      normOf('GM', { opponents: level(2400).map((each, i) => ({ ...each, rating: i === 0 ? 2400 + more : 2400 })) });
    expect([4, 5].map((more) => of(more).ra)).toEqual([2400, 2401]);
    const ten = (more: number) =>
      normOf('GM', { marks: '1111111===', opponents: [...level(2400), { ...NINE[0], rating: 2400 + more }] });
    expect([4, 5, 6].map((more) => ten(more).ra)).toEqual([2400, 2401, 2401]);
  });

  it('[1.4.8] the lowest averages by score, as printed for nine games', () => {
    const table = [
      [7, 2380],
      [6.5, 2434],
      [6, 2475],
      [5.5, 2520],
      [5, 2557],
      [4.5, 2600],
      [4, 2643],
      [3.5, 2680],
    ] as const;
    for (const [score, ra] of table) {
      const marks = `${'1'.repeat(Math.floor(score))}${score % 1 ? '=' : ''}`.padEnd(9, '0');
      expect([ra - 1, ra, ra + 1].map((rating) => normOf('GM', { opponents: level(rating), marks }).achieved)).toEqual([
        false,
        true,
        true,
      ]);
    }
  });
});
