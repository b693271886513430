import { describe, expect, it } from 'vitest';
import { parseTrf } from '../parse-trf.ts';
import { readCase } from '../testing/case-files.ts';
import { eventOfTrf } from './event-of-trf.ts';

describe('an event for rating', () => {
  it('has players by identity number, with ratings, and dated games', () => {
    const { report } = parseTrf(readCase('irish-events/irish_intermediate_champs_2011.tab'));
    const { event, players, ratings, remarks } = eventOfTrf(report, { id: 'e1' });
    expect(remarks).toEqual([]);
    expect(event).toMatchObject({
      id: 'e1',
      name: 'e2e4 Irish Championship Intermediate',
      type: 'swiss',
      start: '2011-07-02',
      end: '2011-07-03',
      timeControl: { minutes: 90, increment: 10 },
    });
    expect(players).toHaveLength(21);
    const { id } = players[0]!;
    expect(id).toBe(report.players[0]!.id);
    expect(ratings[id]).toBe(report.players[0]!.rating);
    expect(event!.games.length).toBeGreaterThan(40);
    for (const { date } of event!.games) expect(date).toMatch(/^2011-07-0[23]$/);
  });

  it('[D-F24-31] has the year of birth if the day is not given', () => {
    const birthOf = (birth: string) => {
      const { report } = parseTrf(`001    1 m    ${'Roca, Ot'.padEnd(33)} 2000 AND          77 ${birth}  0.0    1`);
      const [player] = eventOfTrf(report).players;
      return [player?.birthDate, player?.birthYear];
    };
    expect(birthOf('1987/00/00')).toEqual([undefined, 1987]);
    expect(birthOf('1987/02/03')).toEqual(['1987-02-03', undefined]);
  });

  it('uses start numbers if identity numbers are missing, or on request', () => {
    const { report } = parseTrf(readCase('irish-events/valid.tab'));
    expect(eventOfTrf(report).players[0]!.id).toBe('1');
    const lines = ['001    1 w', '001    2 m'].map(
      (line, i) => `${line.padEnd(57)}${10 + i}`.padEnd(91) + ['   2 w 1', '   1 b 0'][i],
    );
    const two = parseTrf(lines.join('\n')).report;
    const facts = { start: '2020-01-01', timeControl: { minutes: 60 } };
    expect(eventOfTrf(two, facts).event!.games).toEqual([{ round: 1, white: '10', black: '11', result: '1-0' }]);
    expect(eventOfTrf(two, { ...facts, ids: 'start' }).event!.participants).toEqual(['1', '2']);
    expect(eventOfTrf(two, facts).players.map(({ sex }) => sex)).toEqual(['f', 'm']);
  });

  it('without dates or thinking time is incomplete, and says so', () => {
    const { event, remarks } = eventOfTrf(parseTrf('001    1').report);
    expect(event).toBeUndefined();
    expect(remarks.map(({ code, values }) => [code, values.field])).toEqual([
      ['trf-event-incomplete', 'start'],
      ['trf-event-incomplete', 'timeControl'],
    ]);
  });

  it('of teams is a team event', () => {
    const { report } = parseTrf(readCase('irish-events/armstrong_2011.tab'));
    expect(eventOfTrf(report).event).toMatchObject({
      type: 'team',
      start: '2010-09-13',
      timeControl: { minutes: 120 },
    });
  });
});
