import type { TrfReading } from '../read/trf-reading.ts';
import type { TrfReport } from '../trf-report.ts';
import type { Roll } from './roll.ts';

/** Records whose numbers are players' even where there are teams; 320 names teams alone. */
const OF_PLAYERS = ['013', '300', '310'];
const OF_TEAMS = ['320'];

/** Numbers in other records belong to players or, where there are teams, to teams. */
export function checkIds(report: TrfReport, roll: Roll, { mentions, problems }: TrfReading): void {
  const teams = new Set(report.teams.map((team) => team.number));
  for (const { record, id, line, column } of mentions) {
    const isPlayer = roll.byNumber[id] !== undefined && !OF_TEAMS.includes(record);
    const isTeam = teams.has(id) && !OF_PLAYERS.includes(record);
    if (isPlayer || isTeam) continue;
    const values = { record, number: id };
    problems.add({ severity: 'error', code: 'trf-player-unknown', path: [], line, column, values });
  }
}
