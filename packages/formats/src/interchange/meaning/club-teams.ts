import type { TeamList } from '@escala/core';
import type { Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { writePath } from '../faults/shown.ts';
import type { Draft } from './draft.ts';

/** Each team of a club has a letter of its own. What is wrong with the list itself the regulation tells, with its articles. */
export function checkClubTeams(club: Draft<Pick<TeamList, 'teams'>> | undefined, path: Path, faults: FaultList): void {
  const first = new Map<string, number>();
  club?.teams?.forEach((team, i) => {
    if (team?.id === undefined) return;
    const { id } = team;
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, i);
    else
      faults.add({
        code: 'duplicate-participant',
        path: [...path, 'teams', i, 'id'],
        values: { id, first: writePath([...path, 'teams', earlier]) },
      });
  });
}
