import { describe, expect, it } from 'vitest';
import { submitReport } from '../../events/reports/submit-report.ts';
import { registerEvent } from '../../events/settings/register-event.ts';
import { SWISS } from '../../events/testing/event-office.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { leagueStandings } from '../leagues/show-league.ts';
import { delegateOf, FIRST, played, sheetOf } from '../testing/league-office.ts';
import { confirmActa } from './answer-acta.ts';
import { openMatches } from './open-matches.ts';
import { showMatch } from './show-match.ts';
import { submitActa } from './submit-acta.ts';

type Command = Parameters<typeof submitActa.decide>[1];
type Told = Command['results'][number];

/** Results as on the sheet, White's points first; `…` is an adjourned game. */
const resultsOf = (...told: string[]): Told[] =>
  told.map((result) => (result === '…' ? {} : { result: result as NonNullable<Told['result']> }));

const submit = (office: TestOffice, side: 'home' | 'away', results: Told[], version = 0) =>
  office.perform(
    submitActa,
    {
      match: FIRST,
      side,
      version,
      playedOn: '2017-02-04',
      home: sheetOf('alfa'),
      away: sheetOf('delta'),
      results,
    },
    { actor: delegateOf(side === 'home' ? 'alfa' : 'delta') },
  );

const lineOf = async (office: TestOffice) => (await office.ask(showMatch, { match: FIRST })).match;

describe('adjourned games', () => {
  it.each([
    ['level', ['1-0', '1-0', '1/2', '…'], undefined, true],
    ['one point ahead, one game open', ['1-0', '…', '1/2', '1/2'], undefined, true],
    ['more ahead than is open', ['1-0', '0-1', '1/2', '…'], '1-0', false],
  ])('[Ajornaments 10.1] [Sistemes 4.1] %s', async (_, told, result, decide) => {
    const office = await played();
    await submit(office, 'home', resultsOf(...told));
    const line = await lineOf(office);
    expect(line.result).toBe(result);
    expect(line.adjourned).toEqual({ boards: [told.indexOf('…') + 1], decide });
  });

  it('[Sistemes 4.1] an open match has no points: its round is not ranked, and the office waits for it', async () => {
    const office = await played();
    await submit(office, 'home', resultsOf('1-0', '0-1', '1-0', '…'));
    await office.perform(confirmActa, { match: FIRST, side: 'away', version: 1 }, { actor: delegateOf('delta') });
    const asked = office.ask(leagueStandings, { league: 'liga', group: 'g1', round: 1 });
    await expect(asked).rejects.toMatchObject({
      refusals: expect.arrayContaining([expect.objectContaining({ code: 'by-the-rules' })]),
    });
    const { matches } = await office.ask(openMatches, { season: 2017, upTo: '2017-02-05' });
    expect(matches.map(({ match }) => match.id)).toContain(FIRST);
    const { system: _system, roundDates: _dates, ...facts } = SWISS;
    await office.perform(registerEvent, { event: 'liga', facts: { ...facts, type: 'team', league: 'liga' } });
    const early = office.perform(submitReport, { event: 'liga', version: 1, from: { kind: 'league' } });
    expect(await office.refusals(early)).toContainEqual(
      expect.objectContaining({ code: 'match-open', values: expect.objectContaining({ id: FIRST }) }),
    );
  });

  it('are completed by either club, with nothing else changed, and confirmed by the other (D-OFF-470)', async () => {
    const office = await played();
    await submit(office, 'home', resultsOf('1-0', '…', '1/2', '…'));
    await office.perform(confirmActa, { match: FIRST, side: 'away', version: 1 }, { actor: delegateOf('delta') });
    const other = submit(office, 'away', resultsOf('0-1', '1-0', '1/2', '…'), 2);
    expect(await office.refusals(other)).toMatchObject([{ kind: 'conflict', code: 'acta-confirmed' }]);
    await submit(office, 'away', resultsOf('1-0', '1-0', '1/2', '…'), 2);
    expect(await lineOf(office)).toMatchObject({ acta: 'submitted', actaBy: 'away', adjourned: { boards: [4] } });
    await submit(office, 'home', resultsOf('1-0', '1-0', '1/2', '0-1'), 3);
    await office.perform(confirmActa, { match: FIRST, side: 'away', version: 4 }, { actor: delegateOf('delta') });
    const line = await lineOf(office);
    expect(line).toMatchObject({ acta: 'confirmed', result: '1-0', boardPoints: { home: 2.5, away: 1.5 } });
    expect(line.adjourned).toBeUndefined();
  });

  it('[Ajornaments 10.1] are no forfeits', async () => {
    const office = await played();
    const results: Told[] = [...resultsOf('1-0', '1-0', '1/2'), { kind: 'forfeit' }];
    expect(await office.refusals(submit(office, 'home', results))).toMatchObject([
      { code: 'acta-adjourned-kind', field: 'results.3.result', article: 'Ajornaments 10.1' },
    ]);
  });
});

describe('a team of which half did not come', () => {
  const came = async (count: number) => {
    const office = await played();
    const home = { boards: ['alfa1', 'alfa2', 'alfa3', 'alfa4'].map((id, i) => (i < count ? id : null)) };
    const results = [0, 1, 2, 3].map((i): Told => {
      const [won, lost] = i % 2 === 0 ? (['1-0', '0-1'] as const) : (['0-1', '1-0'] as const);
      return i < count ? { result: won } : { result: lost, kind: 'forfeit' };
    });
    const { outcome } = await office.perform(
      submitActa,
      { match: FIRST, side: 'home', version: 0, playedOn: '2017-02-04', home, away: sheetOf('delta'), results },
      { actor: delegateOf('alfa') },
    );
    return { outcome, line: await lineOf(office) };
  };
  it('[Endarreriments 12.3] has lost by absence, with all boards: below, at, above', async () => {
    const [below, at, above] = [await came(1), await came(2), await came(3)];
    expect(below.outcome.awarded).toBe('0-1');
    expect(below.outcome.findings.map(({ code }) => code)).toEqual(['fce-1990.lineup-half', 'fce-1990.match-absent']);
    expect(below.line).toMatchObject({ result: '0-1', boardPoints: { home: 0, away: 4 } });
    expect([at, above].map(({ outcome, line }) => [outcome.awarded, line.result])).toEqual([
      [null, '1/2'],
      [null, '1-0'],
    ]);
  });
});
