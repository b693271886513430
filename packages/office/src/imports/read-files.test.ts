import { beforeEach, describe, expect, it } from 'vitest';
import { DELEGATE, OFFICER, type RegistryOffice, registryOffice } from '../registry/testing/registry-office.ts';
import { readReports } from './events/read-events.ts';
import { compareFideList } from './fide/compare-fide-list.ts';
import { fideListWanted } from './fide/fide-list-wanted.ts';
import { readOldList } from './lists/import-list.ts';
import { readPlayers } from './players/read-players.ts';

let office: RegistryOffice;
beforeEach(async () => {
  office = await registryOffice();
  await office.register({ name: 'Puig, Anna', birthYear: 1990, fideId: '2200001' });
  await office.register({ name: 'Pi, Pau', birthYear: 1980, nationality: 'AND' });
});

describe('a register of players that is looked at', () => {
  const text = 'id;name;birth;club\n1;Puig, Anna;1990;\n7;Roca, Berta;tomorrow;Nou Club\n;Pau Pi;1980;\n;;1970;\n';
  it('gives its rows, what is wrong with them, and what taking them in would do', async () => {
    const answer = await office.ask(readPlayers, { text, season: 2017 }, OFFICER);
    expect(readPlayers.answer.parse(answer)).toEqual(answer);
    expect(answer.rows.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(answer.problems.map(({ line, code }) => [line, code])).toEqual([
      [3, 'entries-no-date'],
      [5, 'entries-row-no-name'],
    ]);
    expect(answer.effect).toMatchObject({ taken: 1, known: 2, leftOut: 0, newClubs: 0 });
    expect(answer.effect.doubts.map(({ line, code }) => [line, code])).toEqual([[3, 'import-club-unknown']]);
    const withClubs = await office.ask(readPlayers, { text, season: 2017, newClubs: true });
    expect(withClubs.effect).toMatchObject({ newClubs: 1, doubts: [] });
    expect((await office.player('1')).version).toBe(1);
  });

  it('needs an open season, and is for officers', async () => {
    expect(await office.faults(office.ask(readPlayers, { text, season: 2030 }))).toEqual(['season-unknown season']);
    expect(await office.faults(office.ask(readPlayers, { text }, DELEGATE))).toEqual(['not-allowed']);
  });
});

describe('an old list that is looked at', () => {
  const text = 'id;name;elo\n1;;2000\n2;;many\n9;Roca, Berta;1800\n;Pi, Pau;1700\n';
  it('gives its lines, what is wrong with it, and who is unknown', async () => {
    const answer = await office.ask(readOldList, { series: 'standard', date: '2016-01-01', text });
    expect(readOldList.answer.parse(answer)).toEqual(answer);
    expect(answer.lines[0]).toEqual({ line: 2, id: '1', rating: 2000 });
    expect(answer.problems.map(({ line }) => line)).toEqual([3, 3]);
    expect(answer.effect).toMatchObject({ taken: 2, leftOut: 1 });
    expect(answer.effect.doubts).toMatchObject([
      { line: 4, code: 'import-player-unknown', leftOut: true, values: { name: 'Roca, Berta', id: '9' } },
      { line: 5, code: 'import-by-name', leftOut: false, values: { player: '2' } },
    ]);
  });

  it('is refused at once if the office makes the lists of that day', async () => {
    const late = office.ask(readOldList, { series: 'standard', date: '2030-01-01', text });
    expect(await office.faults(late)).toEqual(['old-list-too-late date']);
  });
});

describe('reports of an archive', () => {
  const player = (number: number, name: string, rounds: string) =>
    `001 ${String(number).padStart(4)}      ${name.padEnd(33)} ${''.padStart(4)} ESP ${''.padStart(11)} 1990/00/00  ${(number === 1 ? '1.0' : '0.0').padStart(3)} ${String(number).padStart(4)}  ${rounds}\n`;
  const text = `012 Social\n042 2016/05/01\n052 2016/05/02\n122 90 minutes\n${player(1, 'Puig, Anna', '   2 w 1')}${player(2, 'Pi, Pau', '   1 b 0')}`;
  it('give an event each, or say what is missing', async () => {
    const files = [
      { name: 'a.trf', text },
      { name: 'b.trf', text: text.replace('122 90 minutes\n', '') },
    ];
    const answer = await office.ask(readReports, { files, ids: 'fide' });
    expect(readReports.answer.parse(answer)).toEqual(answer);
    const [a, b] = answer.files;
    expect(a!.event).toMatchObject({ facts: { name: 'Social', start: '2016-05-01' }, games: [{ round: 1 }] });
    expect(b!.event).toBeUndefined();
    expect(b!.problems.map(({ code }) => code)).toContain('trf-event-incomplete');
    const told = await office.ask(readReports, { files, ids: 'fide', timeControl: { minutes: 60 } });
    expect(told.files[1]!.event?.facts.timeControl).toEqual({ minutes: 60 });
  });
});

describe('a list of FIDE', () => {
  const person = (id: number, name: string, country: string, more: string) =>
    `<player>\n<fideid>${id}</fideid>\n<name>${name}</name>\n<country>${country}</country>\n${more}\n</player>\n`;
  it('is compared by the lines that concern the federation', async () => {
    expect(await office.ask(fideListWanted, {}, OFFICER)).toEqual({
      fideIds: ['2200001'],
      federations: ['AND', 'CAT'],
      applied: [],
    });
    const text = `<?xml version="1.0"?>\n<playerslist>\n${person(2200001, 'Puig, Ana', 'ESP', '<rating>2000</rating><birthday>1990</birthday>')}${person(99, 'Pi, Pau', 'AND', '<birthday>1980</birthday>')}</playerslist>\n`;
    const answer = await office.ask(compareFideList, { date: '2017-01-01', rhythm: 'standard', text }, OFFICER);
    expect(compareFideList.answer.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({
      rows: 2,
      matched: 1,
      changes: [{ player: '1', ratings: { standard: 2000 } }],
      mismatches: [{ player: '1', field: 'name', own: 'Puig, Anna', theirs: 'Puig, Ana', name: 'Puig, Anna' }],
      suggestions: [{ player: '2', fideId: '99', version: 1 }],
      missing: [],
    });
  });
});
