import type { ActKind } from '@escala/office';
import { showLeague } from '@escala/office/questions';
import { league } from '../../apps/web/src/pages/teams/league.ts';
import { match } from '../../apps/web/src/pages/teams/match.ts';
import { actOf, visitorOf } from '../../apps/web/src/testing/visitor.ts';
import {
  CLUBS,
  delegateOf,
  LEAGUE,
  listOf,
  officeWithClubs,
  sheetOf,
} from '../../packages/office/src/teams/testing/league-office.ts';

/** A cup of teams of two categories, a knockout with drawn matches, and a league in which every board counts. */
export async function openTeams(): Promise<void> {
  for (const facts of [
    { ...LEAGUE, competition: 'copa-catalana', system: 'knockout' },
    { ...LEAGUE, system: 'knockout' },
    { ...LEAGUE, scoring: 'olympic' },
  ] as const) {
    const isCup = facts.competition === 'copa-catalana';
    const office = await officeWithClubs();
    const perform = (kind: ActKind, command: object, club?: string) =>
      office.perform(actOf(kind), command, club === undefined ? {} : { actor: delegateOf(club) });
    await perform('league.found', { league: 'liga', facts });
    for (const [i, club] of CLUBS.entries()) {
      const category = isCup && { category: i === 0 ? 'first-division' : 'second' };
      await perform('team.register', { league: 'liga', group: 'g1', club, letter: 'A', name: club, ...category });
      if (!isCup) await perform('club-list.submit', listOf(club), club);
    }
    await perform('league.draw', { league: 'liga', version: 1, group: 'g1' });
    office.setToday('2017-02-05');
    const view = visitorOf(office, 'en');
    const { matches } = await office.ask(showLeague, { league: 'liga' });
    for (const [i, drawn] of DRAWN.entries()) {
      const { id, homeClub, awayClub, version } = matches[i]!;
      const sheets = { home: sheetOf(homeClub), away: sheetOf(awayClub) };
      const said = { match: id, side: 'home', version: 0, playedOn: '2017-02-04', ...sheets };
      if (isCup) await perform('match.rule', { match: id, version, result: '1-0' });
      else await perform('acta.submit', { ...said, results: drawn.map((result) => ({ result })) }, homeClub);
      await view(match, { match: id });
    }
    await view(league, { league: 'liga' });
  }
}

/** Level on games: one by other boards, one on every board. */
const DRAWN = [
  ['0-1', '1-0', '1-0', '0-1'],
  ['1/2', '1/2', '1/2', '1/2'],
];
