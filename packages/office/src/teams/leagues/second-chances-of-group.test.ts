import { describe, expect, it } from 'vitest';
import { matchId } from '../matches/match.ts';
import { ruleMatch } from '../matches/rule-match.ts';
import { LEAGUE, officeWithClubs } from '../testing/league-office.ts';
import { drawLeague } from './draw-league.ts';
import type { LeagueFacts } from './league.ts';
import { foundLeague } from './league-acts.ts';
import { showLeague } from './show-league.ts';
import { registerTeam } from './team-acts.ts';

const FIRST = matchId('copa', 'g1', 1, 1);

/** In the first round alfa meets gama, and beta meets delta. */
async function cupWith(categories: Readonly<Record<string, string | undefined>>, facts: Partial<LeagueFacts> = {}) {
  const office = await officeWithClubs();
  const cup = { ...LEAGUE, name: 'Copa', competition: 'copa-catalana', system: 'knockout', ...facts } as const;
  await office.perform(foundLeague, { league: 'copa', facts: cup });
  for (const [club, category] of Object.entries(categories)) {
    const team = { league: 'copa', group: 'g1', club, letter: 'A', name: club, ...(category && { category }) };
    await office.perform(registerTeam, team);
  }
  await office.perform(drawLeague, { league: 'copa', version: 1, group: 'g1' });
  await office.perform(ruleMatch, { match: FIRST, version: 1, result: '1-0' });
  return (await office.ask(showLeague, { league: 'copa' })).secondChances;
}

const against = (alfa: string | undefined, gama: string | undefined, facts?: Partial<LeagueFacts>) =>
  cupWith({ alfa, beta: 'first', gama, delta: 'first' }, facts);

describe('second chances of the cup', () => {
  it('[Sistemes 3.1.1] beaten by a higher, an equal and a lower category', async () => {
    expect(await against('first-division', 'second')).toEqual([
      { group: 'g1', category: 'second', entries: [{ team: 'copa/gama/A-1', round: 1, beatenBy: 'copa/alfa/A-1' }] },
    ]);
    expect(await against('second', 'second')).toEqual([]);
    expect(await against('third', 'second')).toEqual([]);
  });
  it('[D-OFF-373] words that are no competition of the championship are no category', async () => {
    expect(await against('first-division', 'Territorial')).toEqual([]);
    expect(await against('copa-catalana', 'second')).toEqual([]);
    expect(await against(undefined, 'second')).toEqual([]);
  });
  it('[Sistemes 3.1.1] of no other competition', async () => {
    expect(await against('first-division', 'second', { competition: 'promotion' })).toEqual([]);
  });
});
