import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import { put } from '../../kit/act.ts';
import { playerKind } from '../../registry/players/player.ts';
import { fileDirectly } from '../../testing/file-directly.ts';
import { scrabbleOffice } from '../testing/scrabble-office.ts';
import { checkScrabbleReport, writtenPlayers } from './check-scrabble-report.ts';
import { refuseScrabbleReport } from './scrabble-report-acts.ts';
import { ownScrabbleReports } from './search-scrabble-reports.ts';
import { submitScrabbleReport } from './submit-scrabble-report.ts';

const ARBITER = { ...NOBODY, account: 'arb', roles: ['arbiter'] as const };
const reported = (...places: readonly number[]) => ({
  name: 'Cupa',
  collective: [
    {
      id: 'g',
      type: 'compunere' as const,
      date: '2012-01-10',
      results: places.map((place, i) => ({ player: 'abcd'[i]!, place })),
    },
  ],
  libere: [],
});

describe('the desk of whoever reports', () => {
  it('[6] says everything that the act would refuse, and what a good report comes to', async () => {
    const office = await scrabbleOffice(['a', 'b', 'c']);
    const faults = await office.refusals(office.ask(checkScrabbleReport, reported(1, 1, 2, 9), ARBITER));
    const refused = await office.refusals(office.perform(submitScrabbleReport, reported(1, 1, 2, 9)));
    expect(faults).toEqual(refused);
    expect(faults.map(({ code }) => code)).toContain('scrabble-unknown-player');
    const uneven = await office.refusals(office.ask(checkScrabbleReport, reported(1, 1, 2), ARBITER));
    expect(uneven).toMatchObject([
      { code: 'scrabble-places-uneven', article: '6', field: 'collective.0.results.2.place' },
    ]);
    expect(await office.ask(checkScrabbleReport, { ...reported(1, 1, 2), evenIf: ['places'] }, ARBITER)).toEqual({
      start: '2012-01-10',
      end: '2012-01-10',
      collective: 1,
      libere: 0,
      players: 3,
      findings: [],
    });
    expect((await office.ask(checkScrabbleReport, reported(1), ARBITER)).findings).toMatchObject([
      { code: 'frs-2012.one-player' },
    ]);
    const code = (await office.refusals(office.ask(checkScrabbleReport, reported(1, 2), NOBODY))).map(
      (each) => each.code,
    );
    expect(code).toEqual(['not-allowed']);
  });

  it('finds players by id, and by a name that only one has', async () => {
    const office = await scrabbleOffice(['a', 'b']);
    await fileDirectly(
      office,
      ['c', 'd', 'e'].map((id, i) =>
        put(playerKind, id, 0, { number: 2 + i, name: i < 2 ? 'Popa, Ana' : 'Rusu, Ștefan', licences: {} }),
      ),
    );
    const written = ['a', 'b', 'Ana Popa', 'stefan rusu', 'Rusu, Ștefan', 'nimeni'];
    expect(
      (await office.ask(writtenPlayers, { written }, ARBITER)).found.map(({ written: text, player }) => [text, player]),
    ).toEqual([
      ['a', 'a'],
      ['b', 'b'],
      ['stefan rusu', 'e'],
      ['Rusu, Ștefan', 'e'],
    ]);
  });

  it('lists own reports only, with the reason of a refusal', async () => {
    const office = await scrabbleOffice(['a', 'b']);
    await office.perform(submitScrabbleReport, { event: 'mine', ...reported(1, 2) }, { actor: ARBITER });
    await office.perform(submitScrabbleReport, { event: 'other', ...reported(1, 2) });
    await office.perform(refuseScrabbleReport, { event: 'mine', version: 1 }, { reason: 'Fără foi.' });
    expect((await office.ask(ownScrabbleReports, {}, ARBITER)).events).toMatchObject([
      { event: 'mine', state: 'refused', reason: 'Fără foi.', games: 1 },
    ]);
  });
});
