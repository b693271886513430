import { describe, expect, it } from 'vitest';
import { type PeerCase, peerCases, peerTournaments } from '../testing/peer-cases.ts';
import { runEscala } from '../testing/run-escala.ts';

interface Written {
  readonly pairs: readonly { readonly white: string; readonly black: string }[];
  readonly bye: string | null;
  readonly byes?: readonly string[];
}

const inOrder = (pairs: PeerCase['expected']['pairs']): string[] => pairs.map((pair) => pair.join('-')).sort();

/** The team of each player, by 310. */
const teamsOf = (trf: string): ReadonlyMap<string, number> =>
  new Map(
    trf
      .split('\n')
      .filter((line) => line.startsWith('310'))
      .flatMap((line) =>
        line
          .slice(73)
          .trim()
          .split(/\s+/)
          .map((player) => [player, Number(line.slice(4, 7))] as const),
      ),
  );

describe('other programs', () => {
  it.each(peerCases('dutch'))('[C.04.3] $name: the next round', async ({ trf, expected }) => {
    const { code, stdout, stderr } = await runEscala(['pair', '-'], { input: trf });
    expect(code, stderr).toBe(0);
    const { pairs, bye } = JSON.parse(stdout) as Written;
    expect(inOrder(pairs.map(({ white, black }) => [Number(white), Number(black)]))).toEqual(inOrder(expected.pairs));
    expect(bye === null ? null : Number(bye)).toBe(expected.bye);
  });

  it.each(peerCases('team-swiss'))('[C.04.6] $name: the next round', async ({ trf, expected }) => {
    const { code, stdout, stderr } = await runEscala(['pair', '-'], { input: trf });
    expect(code, stderr).toBe(0);
    expect(stderr).not.toContain('Left out');
    const written = JSON.parse(stdout) as Written;
    const teams = teamsOf(trf);
    const first = new Map<string, readonly [number, number]>();
    for (const { white, black } of written.pairs) {
      const pair = [teams.get(white)!, teams.get(black)!] as const;
      const key = pair.toSorted().join();
      if (!first.has(key)) first.set(key, pair);
    }
    expect(inOrder([...first.values()])).toEqual(inOrder(expected.pairs));
    const resting = [written.bye, ...(written.byes ?? [])].flatMap((player) => teams.get(player ?? '') ?? []);
    expect([...new Set(resting)]).toEqual(expected.bye === null ? [] : [expected.bye]);
  });

  it.each(peerTournaments())('$name: every round', async ({ trf, rounds, different }) => {
    const { code, stdout, stderr } = await runEscala(['check', '-', '--pairings', '--json'], { input: trf });
    expect(code, stderr).toBe(0);
    const checked = JSON.parse(stdout) as { rounds: { round: number; differences: object[] }[] };
    expect(checked.rounds).toHaveLength(rounds);
    expect(checked.rounds.filter(({ differences }) => differences.length > 0).map(({ round }) => round)).toEqual(
      different,
    );
  });
});
