import { allActs, type OfficePorts, performAct, SYSTEM } from '@escala/office';

export const LEAGUE = 'lliga';

/** Four clubs against each other on the days before and after this one, drawn and not played. The demo has no league of its own. */
export async function smallLeague(
  ports: OfficePorts,
  federation: string,
  clubs: readonly string[],
  year: number,
): Promise<void> {
  let acts = 0;
  const perform = async (kind: string, command: object): Promise<void> => {
    const act = allActs.find((each) => each.kind === kind)!;
    await performAct(ports, act, { federation, id: `small-league-${++acts}`, actor: SYSTEM, command });
  };
  const facts = {
    name: 'Lliga de mostra',
    season: year,
    competition: 'promotion',
    system: 'round-robin',
    scoring: 'match-points',
    groups: [{ id: 'g1', name: 'Grup 1' }],
    roundDates: [`${year}-06-06`, `${year}-06-13`, `${year}-06-20`],
  };
  await perform('league.found', { league: LEAGUE, facts });
  for (const club of clubs.slice(0, 4))
    await perform('team.register', { league: LEAGUE, group: 'g1', club, letter: 'A', name: `${club} A` });
  await perform('league.draw', { league: LEAGUE, version: 1, group: 'g1' });
}
