import type { MatchResult, Result } from '@escala/core';
import { describe, expect, it } from 'vitest';
import type { TestOffice } from '../../testing/test-office.ts';
import { submitClubList } from '../club-lists/submit-club-list.ts';
import { drawLeague } from '../leagues/draw-league.ts';
import { foundLeague } from '../leagues/league-acts.ts';
import { leagueStandings, showLeague } from '../leagues/show-league.ts';
import { registerTeam } from '../leagues/team-acts.ts';
import { CLUBS, delegateOf, LEAGUE, listOf, officeWithClubs, sheetOf } from '../testing/league-office.ts';
import { matchId } from './match.ts';
import { ruleMatch } from './rule-match.ts';
import { showMatch } from './show-match.ts';
import { submitActa } from './submit-acta.ts';

type System = (typeof LEAGUE)['system'];

/**
 * Four clubs with their lists submitted and the first round drawn; in a knockout alfa meets gama, and beta meets delta.
 */
async function officeWith(system: System, scoring: (typeof LEAGUE)['scoring'] = 'match-points'): Promise<TestOffice> {
  const office = await officeWithClubs();
  await office.perform(foundLeague, { league: 'liga', facts: { ...LEAGUE, system, scoring } });
  for (const club of CLUBS) {
    await office.perform(registerTeam, { league: 'liga', group: 'g1', club, letter: 'A', name: club });
    await office.perform(submitClubList, listOf(club), { actor: delegateOf(club) });
  }
  await office.perform(drawLeague, { league: 'liga', version: 1, group: 'g1' });
  office.setToday('2017-02-05');
  return office;
}

const FIRST = matchId('liga', 'g1', 1, 1);
const SECOND = matchId('liga', 'g1', 1, 2);

async function acta(office: TestOffice, match: string, results: readonly Result[], kind?: 'forfeit'): Promise<void> {
  const { match: shown } = await office.ask(showMatch, { match });
  await office.perform(
    submitActa,
    {
      match,
      side: 'home',
      version: 0,
      playedOn: '2017-02-04',
      home: sheetOf(shown.homeClub),
      away: sheetOf(shown.awayClub),
      results: results.map((result) => ({ result, ...(kind && { kind }) })),
    },
    { actor: delegateOf(shown.homeClub) },
  );
}

const rule = (office: TestOffice, match: string, result: MatchResult) =>
  office.perform(ruleMatch, { match, version: 1, result });

describe('a drawn match of a knockout', () => {
  it('[Desempats 2.5] [Desempats 2.5.2] goes to the better boards, then to who had Black on the first', async () => {
    const office = await officeWith('knockout');
    // Gama has boards 1 and 2 (4 + 3), alfa 3 and 4 (2 + 1); in the other match all games were drawn.
    await acta(office, FIRST, ['0-1', '1-0', '1-0', '0-1']);
    await acta(office, SECOND, ['1/2', '1/2', '1/2', '1/2']);
    expect(await office.ask(showMatch, { match: FIRST })).toMatchObject({
      match: { result: '1/2' },
      goesOn: { quantity: 'fce-1990.knockout.dutch', values: { winner: 'gama', home: 3, away: 7 } },
    });
    expect(await office.ask(showMatch, { match: SECOND })).toMatchObject({
      goesOn: { quantity: 'fce-1990.knockout.black', articles: ['Desempats 2.5.2'], values: { winner: 'delta' } },
    });
    await office.perform(drawLeague, { league: 'liga', version: 2, group: 'g1' });
    const { matches } = await office.ask(showLeague, { league: 'liga' });
    expect(matches.at(-1)).toMatchObject({ round: 2, homeClub: 'gama', awayClub: 'delta' });
  });

  it('waits for a ruling where there are no boards to decide it', async () => {
    const office = await officeWith('knockout');
    await rule(office, FIRST, '1/2');
    await rule(office, SECOND, '1-0');
    const early = office.perform(drawLeague, { league: 'liga', version: 2, group: 'g1' });
    expect(await office.refusals(early)).toMatchObject([{ values: { finding: 'fce-1990.knockout-undecided' } }]);
  });

  it('[Desempats 1.2.1] leaves the table of a cup by the Dutch system', async () => {
    const office = await officeWith('knockout');
    for (const match of [FIRST, SECOND]) await acta(office, match, ['1-0', '1/2', '1/2', '1/2']);
    const { standings } = await office.ask(leagueStandings, { league: 'liga', group: 'g1' });
    expect(standings.tiebreaks).toEqual(['dutch']);
  });

  it('is nobody’s matter in a league', async () => {
    const office = await officeWith('round-robin');
    await acta(office, FIRST, ['1/2', '1/2', '1/2', '1/2']);
    expect(await office.ask(showMatch, { match: FIRST })).not.toHaveProperty('goesOn');
  });
});

describe('a match to which a team did not come', () => {
  it('[Endarreriments 12.3] is lost by both where nobody came, on the page as in the table', async () => {
    const office = await officeWith('round-robin');
    await acta(office, FIRST, ['0-0', '0-0', '0-0', '0-0'], 'forfeit');
    await acta(office, SECOND, ['1-0', '1/2', '1/2', '1/2']);
    expect((await office.ask(showMatch, { match: FIRST })).match.result).toBe('0-0');
    const { standings } = await office.ask(leagueStandings, { league: 'liga', group: 'g1', round: 1 });
    expect(standings.rows.map(({ points }) => points)).toEqual([1, 0, 0, 0]);
  });

  it('[Sistemes 4.1.1] given away before there is an acta, is won on every board (D-COMP-19)', async () => {
    const office = await officeWith('round-robin', 'olympic');
    await rule(office, FIRST, '1-0');
    await acta(office, SECOND, ['1-0', '1/2', '1/2', '1/2']);
    const { standings } = await office.ask(leagueStandings, { league: 'liga', group: 'g1', round: 1 });
    expect(standings.rows.map(({ points }) => points)).toEqual([4, 2.5, 1.5, 0]);
  });

  it('[Retirats 14.1] a second time, asks for the elimination to be recorded', async () => {
    const office = await officeWith('round-robin');
    const { matches } = await office.ask(showLeague, { league: 'liga' });
    for (const { id, round, awayClub, homeClub } of matches)
      if (round < 3) await rule(office, id, awayClub === 'delta' ? '1-0' : homeClub === 'delta' ? '0-1' : '1/2');
    const { findings } = await office.ask(leagueStandings, { league: 'liga', group: 'g1', round: 2 });
    expect(findings).toMatchObject([{ code: 'fce-1990.eliminated-not-recorded', values: { round: 2, forfeits: 2 } }]);
  });
});
